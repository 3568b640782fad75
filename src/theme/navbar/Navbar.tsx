import { Menu } from 'lucide';
import { useContext, useState } from 'react';
import { MENU_ID } from '../../shared/shellIds.ts';
import type { NavbarItem } from '../../shared/types.ts';
import { LateContext, useShell } from '../context.ts';
import { Icon } from '../Icon.tsx';
import { Mark } from '../Mark.tsx';
import type { SidebarModel } from '../sidebar/useSidebar.ts';
import { ColorModeSwitch } from './ColorModeSwitch.tsx';
import { FeedbackLink } from './FeedbackLink.tsx';
import { NavbarItemView } from './NavbarItemView.tsx';

/** The bar at the top of every page. */
export function Navbar({ sidebar }: { sidebar: SidebarModel | undefined }) {
  const { site } = useShell();
  const { SideMenu } = useContext(LateContext);
  const [open, setOpen] = useState(false);
  return (
    <header className="navbar">
      <div className="navbar-inner">
        <button
          type="button"
          className="icon-button menu-button"
          aria-label="Open menu"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <Icon node={Menu} size={22} />
        </button>
        {/* Without scripts the bar shows all its items, and this leads to the tree below the article. */}
        {sidebar && (
          <a className="icon-button menu-link" href={`#${MENU_ID}`} aria-label="Menu">
            <Icon node={Menu} size={22} />
          </a>
        )}
        <a className="brand" href={site.homeHref}>
          <Mark />
          {site.title}
        </a>
        <nav className="navbar-nav" aria-label="Main">
          <Items items={site.navbar} position="left" />
          <span className="navbar-gap" />
          <Items items={site.navbar} position="right" />
          <FeedbackLink />
        </nav>
        <ColorModeSwitch />
      </div>
      {SideMenu && <SideMenu open={open} onClose={() => setOpen(false)} sidebar={sidebar} />}
    </header>
  );
}

function Items({ items, position }: { items: readonly NavbarItem[]; position: NavbarItem['position'] }) {
  return items
    .filter((item) => item.position === position)
    .map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the items never change their order
      <NavbarItemView key={index} item={item} />
    ));
}
