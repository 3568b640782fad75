import { Menu, Moon, Sun } from 'lucide';
import { useState } from 'react';
import { MENU_ID } from '../../shared/shellIds.ts';
import * as english from '../../shared/texts/english.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { useTexts } from '../../shared/ui/useTexts.tsx';
import { Brand } from '../Brand.tsx';
import { SideMenu } from '../SideMenu.tsx';
import { useShell } from '../shellContext.ts';
import type { SidebarModel } from '../sidebar/useSidebar.ts';
import { FeedbackLink, NavbarItems } from './NavbarItems.tsx';

/** The bar at the top of every page. */
export function Navbar({ sidebar }: { sidebar: SidebarModel | undefined }) {
  const { site } = useShell();
  const t = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <header className="navbar">
      <div className="navbar-inner">
        <button
          type="button"
          className="icon-button menu-button"
          aria-label={t(english.openMenu)}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <Icon node={Menu} size={22} />
        </button>
        {/* Without scripts the bar shows all its items, and this leads to the tree below the article. */}
        {sidebar && (
          <a className="icon-button menu-link" href={`#${MENU_ID}`} aria-label={t(english.menu)}>
            <Icon node={Menu} size={22} />
          </a>
        )}
        <Brand />
        <nav className="navbar-nav" aria-label={t(english.main)}>
          <NavbarItems items={site.navbar.filter(({ position }) => position === 'left')} />
          <span className="navbar-gap" />
          <NavbarItems items={site.navbar.filter(({ position }) => position === 'right')} />
          <FeedbackLink />
        </nav>
        <ColorModeSwitch />
      </div>
      {open && <SideMenu onClose={() => setOpen(false)} sidebar={sidebar} />}
    </header>
  );
}

/**
 * Switches the colour mode: the script in `<head>` does it, from the first paint on. The style sheet shows the icon and
 * the name that fit the `data-theme` of `<html>`, so nothing can disagree during hydration.
 */
function ColorModeSwitch() {
  const { colorMode } = useShell().site;
  const t = useTexts();
  if (!colorMode.switch) return null;
  return (
    <button type="button" className="icon-button color-switch">
      <span className="when-light">
        <Icon node={Moon} size={20} />
        <span className="visually-hidden">{t(english.toDark)}</span>
      </span>
      <span className="when-dark">
        <Icon node={Sun} size={20} />
        <span className="visually-hidden">{t(english.toLight)}</span>
      </span>
    </button>
  );
}
