import { DATA } from '../../shared/attributes.ts';
/**
 * Closes the open menus: dropdowns on a click elsewhere and on Escape (specification 4), and all that say
 * `data-close-on-follow` when one of their links is followed.
 */
export function installClosing(): void {
  document.addEventListener('click', ({ target, isTrusted }) => {
    if (!(target instanceof Element)) return;
    // What is done late (`replayActs`) the reader has done before they opened the menu.
    for (const menu of isTrusted ? openMenus('details.dropdown[open]') : [])
      if (!menu.contains(target)) menu.open = false;
    const followed = target.closest('a[href]')?.closest<HTMLDetailsElement>(`details[${DATA.closeOnFollow}]`);
    if (followed) followed.open = false;
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const menu of openMenus('details.dropdown[open]')) {
      menu.open = false;
      // In the side menu, this Escape is the dropdown's and not the dialog's.
      event.preventDefault();
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    }
  });
  // Leaving a dropdown by Tab closes it, as it would cover what has focus now.
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const menu of openMenus('.navbar-nav details.dropdown[open]'))
      if (!menu.contains(target)) menu.open = false;
  });
}

function openMenus(selector: string): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll<HTMLDetailsElement>(selector);
}
