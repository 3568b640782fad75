/**
 * The `data-*` attributes that tie HTML to scripts: the build and React write them, listeners on the document and
 * style sheets read them. Those without a value are there or not.
 */

// On <html>.
/** Scripts run. Taken off as long as the shell cannot be loaded: the page is what it is without scripts. */
export const js = 'data-js';
/** Scripts run, but the shell cannot be loaded. */
export const failed = 'data-failed';
/** The whole shell works. */
export const interactive = 'data-interactive';
/** `light` or `dark`. */
export const theme = 'data-theme';
/** Where the typeface of headings lies; gone when the reader saves data. */
export const face = 'data-face';
/** The keyboard is Apple's. */
export const apple = 'data-apple';
/** The reader works by keyboard. */
export const keyboard = 'data-keyboard';
/** The phone's menu covers the page, and the page does not scroll. */
export const menuOpen = 'data-menu-open';
/** Id of the announcement that can be dismissed. */
export const announcement = 'data-announcement';
export const announcementDismissed = 'data-announcement-dismissed';
/** Whether parts of other hosts may be loaded: `yes` or `no`; missing until the reader has chosen. */
export const consent = 'data-consent';

// Parts that come alive.
/** Name of an island: that of its component. */
export const island = 'data-island';
/** Where the code of an island of the site's kit lies. */
export const src = 'data-src';
/** An island, or the form of the search dialog, that works. */
export const alive = 'data-alive';
/** What an island knows of its page, as JSON. */
export const props = 'data-props';
/** This island keeps the query of the address: going back and forth within it loads no page. */
export const ownQuery = 'data-own-query';

// What the reader did before scripts worked (`headScript.ts`).
/** Pressed; the number says in which order. Gone when it has been done. */
export const pressed = 'data-pressed';
/** What was typed or chosen here; gone when the part that the field belongs to knows it. */
export const entered = 'data-entered';

// What opens a dialog.
/** Name of the dialog. */
export const dialog = 'data-dialog';
/** A click anywhere inside opens the dialog of the one element in it that names one. */
export const dialogArea = 'data-dialog-area';
/** What the feedback form says was missing. */
export const missing = 'data-missing';
/** What search found nothing for. */
export const query = 'data-query';
/** What the feedback form says about the page: `yes` or `no`. */
export const helpful = 'data-helpful';

// Behaviours of static HTML.
/** A `<details>` that closes when one of its links is followed. */
export const closeOnFollow = 'data-close-on-follow';
/** Has the focus so that reading goes on there; shows no ring, since nothing there can be operated. */
export const quietFocus = 'data-quiet-focus';
/** A button that copies the code of its block. */
export const copy = 'data-copy';
/** A button that copies what is at this address: the page as Markdown. */
export const copyFile = 'data-copy-file';
/** A button that prints the page. */
export const print = 'data-print';
export const copied = 'data-copied';
/** A button of a code block: `wrap`, `fold` or `download`. */
export const codeTool = 'data-code';
export const wrap = 'data-wrap';
export const folded = 'data-folded';
/** A placeholder in a sample, by its name. */
export const placeholder = 'data-placeholder';
/** All placeholders of a page, as JSON. */
export const placeholders = 'data-placeholders';
export const filled = 'data-filled';
/** The panel of the tab that is chosen. */
export const selected = 'data-selected';
/** A row or column of a table that is not shown on screens. */
export const out = 'data-out';
/** A box that has room for what it holds. */
export const fits = 'data-fits';
/** A box that has not, once that is known. */
export const scrolls = 'data-scrolls';
/** The whole address of a link, for paper. */
export const printed = 'data-printed';
/** A button that asks for consent again. */
export const consentChoice = 'data-consent-choice';

/** The nearest element around an event's target that carries an attribute. */
export function closestWith(target: unknown, attribute: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`[${attribute}]`) : null;
}
