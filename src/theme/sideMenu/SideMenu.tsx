import { useEffect, useRef } from 'react';
import { useShell } from '../context.ts';
import type { SidebarModel } from '../sidebar/useSidebar.ts';
import { SideMenuContent } from './SideMenuContent.tsx';
import { trapFocus } from './trapFocus.ts';

/** Wider than this the page has its columns (specification 9: desktop is above 996 px). */
const DESKTOP = '(min-width: 997px)';

export interface SideMenuProps {
  open: boolean;
  onClose: () => void;
  sidebar: SidebarModel | undefined;
}

/**
 * The phone's menu. A native modal dialog: Escape, the inert page behind and the return of focus are the
 * browser's. Closes on a route change and on widening to desktop.
 */
export function SideMenu({ open, onClose, sidebar }: SideMenuProps) {
  const { page } = useShell();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (!open) return;
    const element = dialog.current;
    element?.showModal();
    const desktop = window.matchMedia(DESKTOP);
    const widen = () => {
      if (desktop.matches) element?.close();
    };
    desktop.addEventListener('change', widen);
    return () => desktop.removeEventListener('change', widen);
  }, [open]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another route is the reason to close
  useEffect(() => () => dialog.current?.close(), [page.route]);

  return (
    <dialog
      ref={dialog}
      className="side-menu"
      aria-label="Menu"
      onClose={onClose}
      onClick={(event) => {
        // Only the backdrop: content fills the dialog.
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
      onKeyDown={(event) => trapFocus(event.currentTarget, event)}
    >
      {open && <SideMenuContent sidebar={sidebar} close={() => dialog.current?.close()} />}
    </dialog>
  );
}
