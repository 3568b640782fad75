/**
 * The script in `<head>` of each page, which runs before the first paint (specification 4, color mode and announcement
 * bar). It
 * - marks that scripts run, applies the stored color mode, and hides an announcement that was dismissed;
 * - is all that the switch of the color mode needs, in this tab and in others, and what the keys of search need
 *   (specification 9: Ctrl or Cmd and K, a slash outside of fields);
 * - closes a menu when one of its links is followed, or its entry for the current place is chosen;
 * - notes whether the keyboard is Apple's, for the names of keys (`⌘ K`);
 * - asks for the typeface of headings, unless data is to be saved;
 * - until the shell works, opens the search dialog, moves the focus among tabs by arrow keys, and notes what else the
 *   reader presses and enters: `replayActs` does it then;
 * - makes the page what it is without scripts if those that bring it to life do not arrive.
 *
 * `packages/fieldguide/scripts/bundle.mjs` makes one line of it, which never varies, so one hash in the policy covers it: what varies is in
 * attributes.
 */
import * as DATA from '../../shared/dataAttributes.ts';
import { SEARCH_DIALOG_ID } from '../../shared/shellIds.ts';
import { ANNOUNCEMENT_DISMISS_KEY, ANNOUNCEMENT_ID_KEY, COLOR_MODE_KEY } from '../../shared/ui/storage.ts';

/** Controls that need scripts; links and native controls work without. */
const PRESSABLE = `button:not([aria-current]),[${DATA.dialog}],[${DATA.island}] :is([type=checkbox],[type=radio]),a.term`;
const FIELD = 'input,textarea,select,[contenteditable]';
const SEARCH_LINK = `a[${DATA.dialog}=search]`;
const TAB_KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

const root = document.documentElement;
const usualMode = root.getAttribute(DATA.theme);
let presses = 0;

const targetOf = (event: Event) => event.target as HTMLElement;
const scriptsRun = () => root.hasAttribute(DATA.js);
const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function showMode(mode: string | null): void {
  const isMode = mode === 'light' || mode === 'dark';
  if (isMode) root.setAttribute(DATA.theme, mode);
}

function restoreMode(): void {
  showMode(stored(COLOR_MODE_KEY));
}

function switchMode(): void {
  const mode = root.getAttribute(DATA.theme) === 'dark' ? 'light' : 'dark';
  showMode(mode);
  try {
    localStorage.setItem(COLOR_MODE_KEY, mode);
  } catch {
    // Blocked storage: the mode lasts until the next page.
  }
}

/** Whether nothing listens to an element yet: the shell, or the island around it, has not started. */
function isAsleep(element: Element): boolean {
  return (
    !root.hasAttribute(DATA.interactive) || element.closest(`[${DATA.island}]:not([${DATA.alive}])`) !== null
  );
}

/** @returns Whether the search dialog is open now. */
function openSearch(): boolean {
  const dialog = document.getElementById(SEARCH_DIALOG_ID) as HTMLDialogElement | null;
  if (!dialog?.showModal) return false;
  if (!dialog.open) {
    // The focus returns to the link when the dialog closes.
    if (document.activeElement === document.body) focus(document.querySelector(SEARCH_LINK));
    dialog.showModal();
  }
  return true;
}

function note(element: Element): void {
  presses += 1;
  element.setAttribute(DATA.pressed, String(presses));
}

function closeMenu(target: Element): void {
  const entry = target.closest(`details[${DATA.closeOnFollow}] :is(a[href],button[aria-current])`);
  const menu = entry?.closest('details');
  if (!entry || !menu) return;
  menu.open = false;
  if (entry.matches('button')) focus(menu.querySelector('summary'));
}

function onClick(event: PointerEvent): void {
  const target = targetOf(event);
  closeMenu(target);
  const pressed = target.closest(PRESSABLE);
  if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (pressed.matches('.color-switch')) switchMode();
  else if (waits(pressed, event)) actLater(pressed, event);
}

/** Whether a press has to wait for the shell or an island. */
function waits(pressed: Element, { pointerType }: PointerEvent): boolean {
  if (!isAsleep(pressed) || pressed.closest('dialog')) return false;
  // With a mouse, a term is a link; a box that opens a dialog works by itself.
  return !pressed.matches(`input[${DATA.dialog}]`) && (pointerType === 'touch' || !pressed.matches('a.term'));
}

function actLater(pressed: Element, event: Event): void {
  const isSearch = pressed.getAttribute(DATA.dialog) === 'search' && openSearch();
  if (!isSearch && !scriptsRun()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!isSearch) note(pressed);
}

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey) return;
  const target = targetOf(event);
  const link = document.querySelector<HTMLElement>(SEARCH_LINK);
  const isSearch =
    event.ctrlKey || event.metaKey
      ? !event.shiftKey && event.key.toLowerCase() === 'k'
      : event.key === '/' && !target.closest(FIELD);
  if (link && isSearch) {
    event.preventDefault();
    link.click();
    return;
  }
  const key = TAB_KEYS.indexOf(event.key);
  const tab = key < 0 ? null : target.closest('[role=tab]');
  if (tab && isAsleep(tab)) chooseTab(event, { tab, key });
}

/** The next tab, the one before, the first or the last. */
function chooseTab(event: Event, { tab, key }: { tab: Element; key: number }): void {
  const isMirrored = tab.closest<HTMLElement>('[dir]')?.dir === 'rtl';
  const tabs = [...(tab.parentElement?.children ?? [])] as HTMLElement[];
  const at = tabs.indexOf(tab as HTMLElement);
  const step = isMirrored ? -1 : 1;
  const next = [at - step, at + step, 0, -1][key] ?? at;
  const chosen = tabs.at(next % tabs.length);
  event.preventDefault();
  chosen?.focus();
  chosen?.click();
}

function onInput(event: Event): void {
  const field = targetOf(event) as HTMLInputElement;
  if (isAsleep(field) && !field.closest('dialog') && field.matches('input,select,textarea'))
    field.setAttribute(DATA.entered, field.value);
}

function onSubmit(event: Event): void {
  const form = targetOf(event) as HTMLFormElement;
  const isSearch = form.closest(`#${SEARCH_DIALOG_ID}`) && form.method !== 'dialog';
  if (!scriptsRun() || !isSearch || form.hasAttribute(DATA.alive)) return;
  event.preventDefault();
  note(form);
}

function onError(event: Event): void {
  if (!targetOf(event).matches('body>script') || root.hasAttribute(DATA.interactive)) return;
  root.removeAttribute(DATA.js);
  root.setAttribute(DATA.failed, '');
}

/** Browsers wait for a typeface a moment, and only for one that is asked for before anything is laid out. */
function askForFace(): void {
  const href = root.getAttribute(DATA.face);
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) root.removeAttribute(DATA.face);
  else if (href) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href }));
  }
}

root.setAttribute(DATA.js, '');
if (/^(?:Mac|iP)/.test(navigator.platform)) root.setAttribute(DATA.apple, '');
restoreMode();
askForFace();
const announced = root.getAttribute(DATA.announcement);
if (announced && stored(ANNOUNCEMENT_ID_KEY) === announced && stored(ANNOUNCEMENT_DISMISS_KEY) === 'true')
  root.setAttribute(DATA.announcementDismissed, '');

window.addEventListener('storage', ({ key, newValue }) => {
  if (key !== null && key !== COLOR_MODE_KEY) return;
  showMode(usualMode);
  showMode(newValue);
});
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) restoreMode();
});
document.addEventListener('click', onClick, true);
document.addEventListener('keydown', onKey);
document.addEventListener('input', onInput, true);
document.addEventListener('submit', onSubmit, true);
document.addEventListener('error', onError, true);
document.addEventListener(
  'reset',
  (event) => targetOf(event).querySelector<HTMLElement>('[name=q]')?.focus(),
  true,
);
