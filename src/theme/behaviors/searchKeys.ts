import { DATA } from '../../shared/attributes.ts';
/** True for the keys that lead to search: Ctrl or Cmd and K, or a slash outside of a text field (specification 9). */
export function isSearchKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
  inTextField: boolean,
): boolean {
  const control = event.ctrlKey || event.metaKey;
  // Caps lock makes it a capital K.
  if (control && !event.altKey && !event.shiftKey) return event.key.toLowerCase() === 'k';
  return event.key === '/' && !control && !event.altKey && !inTextField;
}

/** Leads to search by keyboard, the way a click on the search box does; before scripts work, `headScript.ts` does. */
export function installSearchKeys(): void {
  document.addEventListener('keydown', (event) => {
    const { target } = event;
    const inTextField =
      target instanceof HTMLElement &&
      (target.isContentEditable || target.matches('input, textarea, select'));
    const link = document.querySelector<HTMLElement>(`a[${DATA.dialog}=search]`);
    if (!link || event.defaultPrevented || !isSearchKey(event, inTextField)) return;
    event.preventDefault();
    link.click();
  });
}
