import { ArrowLeft, ArrowRight, X } from 'lucide';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as DATA from '../shared/dataAttributes.ts';
import * as english from '../shared/texts/english.ts';
import { guardDialog } from '../shared/ui/focusKeys.ts';
import { Icon, IconButton } from '../shared/ui/Icon.tsx';
import { DESKTOP } from '../shared/ui/useDesktop.ts';
import { useTexts } from '../shared/ui/useTexts.tsx';
import { Brand } from './Brand.tsx';
import { CrashBoundary } from './browser/CrashBoundary.tsx';
import { isModified } from './browser/navigation/links.ts';
import { FeedbackLink, NavbarItems } from './navbar/NavbarItems.tsx';
import { useShell } from './shellContext.ts';
import { Sidebar } from './sidebar/Sidebar.tsx';
import { type SidebarModel, showCurrent } from './sidebar/useSidebar.ts';

/** Links, and the entry of a menu for where the reader is. What opens a dialog looks after itself. */
const FOLLOWED = `a[href]:not([${DATA.dialog}]), button[aria-current]`;

interface SideMenuProps {
  onClose: () => void;
  sidebar: SidebarModel | undefined;
}

/**
 * The phone's menu, open as long as it is rendered. A native modal dialog: Escape, the inert page behind and the
 * return of focus are the browser's. Closes when one of its links is followed, whether that leads to another page or
 * not, on a route change and on widening to desktop.
 */
export function SideMenu({ onClose, sidebar }: SideMenuProps) {
  const { page } = useShell();
  const t = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);

  // Before the effects of what is in it, which measure: the current page comes into view only in an open menu.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    guardDialog(element);
    element.showModal();
    const root = document.documentElement;
    root.toggleAttribute(DATA.menuOpen, true);
    const desktop = window.matchMedia(DESKTOP);
    const widen = () => {
      if (desktop.matches) element.close();
    };
    desktop.addEventListener('change', widen);
    return () => {
      desktop.removeEventListener('change', widen);
      root.removeAttribute(DATA.menuOpen);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another route is the reason to close
  useEffect(() => () => dialog.current?.close(), [page.route]);

  const closeOnFollow = (click: MouseEvent) => {
    const followed = click.target instanceof Element && click.target.closest(FOLLOWED);
    if (followed && !isModified(click)) dialog.current?.close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys that follow a link click it
    <dialog
      ref={dialog}
      className="side-menu"
      aria-label={t(english.menu)}
      onClose={onClose}
      onClick={({ nativeEvent }) => closeOnFollow(nativeEvent)}
    >
      <CrashBoundary
        kept={
          <button type="button" className="button button-quiet" onClick={() => dialog.current?.close()}>
            {t(english.closeMenu)}
          </button>
        }
      >
        <Content sidebar={sidebar} close={() => dialog.current?.close()} />
      </CrashBoundary>
    </dialog>
  );
}

interface ContentProps {
  sidebar: SidebarModel | undefined;
  close: () => void;
}

/** The page's sidebar, if it has one, and then the main menu. */
function Content({ sidebar, close }: ContentProps) {
  const { site } = useShell();
  const t = useTexts();
  const [pane, setPane] = useState<'sidebar' | 'main'>(sidebar ? 'sidebar' : 'main');
  const body = useRef<HTMLDivElement>(null);
  const switchButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (body.current) showCurrent(body.current);
  }, []);

  const show = (next: 'sidebar' | 'main') => {
    setPane(next);
    body.current?.scrollTo({ top: 0 });
    // The pressed button is replaced by the one that leads back; focus goes with it.
    requestAnimationFrame(() => switchButton.current?.focus());
  };

  return (
    <>
      <div className="side-menu-bar">
        <Brand />
        <IconButton label={t(english.closeMenu)} node={X} size={22} onClick={close} />
      </div>
      <div className="side-menu-body" ref={body}>
        {sidebar && (
          <button
            key={pane}
            ref={switchButton}
            type="button"
            className="side-menu-switch"
            onClick={() => show(pane === 'main' ? 'sidebar' : 'main')}
          >
            {pane === 'sidebar' && <Icon node={ArrowLeft} size={18} />}
            {t(pane === 'sidebar' ? english.backToMainMenu : english.documentationPages)}
            {pane === 'main' && <Icon node={ArrowRight} size={18} />}
          </button>
        )}
        {pane === 'sidebar' && sidebar ? (
          <Sidebar model={sidebar} />
        ) : (
          <nav className="side-menu-main" aria-label={t(english.main)}>
            <NavbarItems items={site.navbar} />
            <FeedbackLink />
          </nav>
        )}
      </div>
    </>
  );
}
