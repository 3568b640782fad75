import { DATA } from '../../shared/attributes.ts';
import { ARTICLE_ID } from '../../shared/shellIds.ts';

/** Menus that cover what stands below them: dropdowns, and the table of contents on phones. */
const MENU = `details[${DATA.closeOnFollow}][open]`;

/**
 * Closes the open menus on a click elsewhere and on Escape (specification 4). When one of their links is followed, the
 * script in the head closes them.
 */
export function installClosing(): void {
  document.addEventListener('click', ({ target, isTrusted }) => {
    if (!(target instanceof Element)) return;
    // What is done late (`replayActs`) the reader has done before they opened the menu.
    for (const menu of isTrusted ? openMenus(MENU) : []) if (!menu.contains(target)) menu.open = false;
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const menu of openMenus(MENU)) {
      menu.open = false;
      // In the side menu, this Escape is the dropdown's and not the dialog's.
      event.preventDefault();
      if (menu.contains(document.activeElement))
        menu.querySelector('summary')?.focus({ preventScroll: true });
    }
  });
  // Leaving one by Tab closes it, as it would cover what has focus now.
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const menu of openMenus(`:is(.navbar-nav, #${ARTICLE_ID}) ${MENU}`))
      if (!menu.contains(target)) menu.open = false;
  });
}

function openMenus(selector: string): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll<HTMLDetailsElement>(selector);
}
