import { ArrowLeft, ArrowRight, X } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useShell } from '../context.ts';
import { Icon } from '../Icon.tsx';
import { Mark } from '../Mark.tsx';
import { FeedbackLink } from '../navbar/FeedbackLink.tsx';
import { NavbarItemView } from '../navbar/NavbarItemView.tsx';
import { Sidebar } from '../sidebar/Sidebar.tsx';
import { showCurrent } from '../sidebar/showCurrent.ts';
import type { SidebarModel } from '../sidebar/useSidebar.ts';

interface ContentProps {
  sidebar: SidebarModel | undefined;
  close: () => void;
}

/** What the side menu holds: the page's sidebar where there is one, and the main menu behind it. */
export function SideMenuContent({ sidebar, close }: ContentProps) {
  const { site } = useShell();
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
        <a className="brand" href={site.homeHref}>
          <Mark />
          {site.title}
        </a>
        <button type="button" className="icon-button" aria-label="Close menu" onClick={close}>
          <Icon node={X} size={22} />
        </button>
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
            {pane === 'sidebar' ? 'Back to main menu' : 'Documentation pages'}
            {pane === 'main' && <Icon node={ArrowRight} size={18} />}
          </button>
        )}
        {pane === 'sidebar' && sidebar ? (
          <Sidebar model={sidebar} />
        ) : (
          <nav className="side-menu-main" aria-label="Main">
            {site.navbar.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the items never change their order
              <NavbarItemView key={index} item={item} />
            ))}
            <FeedbackLink />
          </nav>
        )}
      </div>
    </>
  );
}
