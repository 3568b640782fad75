/**
 * The `data-*` attributes that tie HTML to scripts: the build and React write them, listeners on the document and
 * style sheets read them. Those without a value are there or not.
 */
export const DATA = {
  // On <html>.
  /** Scripts run. Taken off as long as the shell cannot be loaded: the page is what it is without scripts. */
  js: 'data-js',
  /** Scripts run, but the shell cannot be loaded. */
  failed: 'data-failed',
  /** The whole shell works. */
  interactive: 'data-interactive',
  /** `light` or `dark`. */
  theme: 'data-theme',
  /** The reader works by keyboard. */
  keyboard: 'data-keyboard',
  /** The phone's menu covers the page, which does not scroll behind it. */
  menuOpen: 'data-menu-open',
  /** Id of the announcement that can be dismissed. */
  announcement: 'data-announcement',
  announcementDismissed: 'data-announcement-dismissed',
  /** Whether parts of other hosts may be loaded: `yes` or `no`; missing until the reader has chosen. */
  consent: 'data-consent',

  // Parts that come alive.
  /** Name of an island: that of its component. */
  island: 'data-island',
  /** Where the code of an island of the site's kit lies. */
  src: 'data-src',
  /** An island, or the form of the search dialog, that works. */
  alive: 'data-alive',
  /** What an island knows of its page, as JSON. */
  props: 'data-props',
  /** This island keeps the query of the address: going back and forth within it loads no page. */
  ownQuery: 'data-own-query',

  // What the reader did before scripts worked (`headScript.ts`).
  /** Pressed; the number says in which order. Gone when it has been done. */
  pressed: 'data-pressed',
  /** What was typed or chosen here; gone when the part that the field belongs to knows it. */
  entered: 'data-entered',

  // What opens a dialog.
  /** Name of the dialog. */
  dialog: 'data-dialog',
  /** A click anywhere inside opens the dialog of the one element in it that names one. */
  dialogArea: 'data-dialog-area',
  /** What the feedback form says was missing. */
  missing: 'data-missing',

  // Behaviours of static HTML.
  /** A `<details>` that closes when one of its links is followed. */
  closeOnFollow: 'data-close-on-follow',
  /** Has the focus so that reading goes on there; shows no ring, since nothing there can be operated. */
  quietFocus: 'data-quiet-focus',
  /** A button that copies the code of its block. */
  copy: 'data-copy',
  copied: 'data-copied',
  /** A button of a code block: `wrap`, `fold` or `download`. */
  codeTool: 'data-code',
  wrap: 'data-wrap',
  folded: 'data-folded',
  /** A placeholder in a sample, by its name. */
  placeholder: 'data-placeholder',
  /** All placeholders of a page, as JSON. */
  placeholders: 'data-placeholders',
  filled: 'data-filled',
  /** The panel of the tab that is chosen. */
  selected: 'data-selected',
  /** A row or column of a table that is not shown on screens. */
  out: 'data-out',
  /** A box that has room for what it holds. */
  fits: 'data-fits',
  /** A box that has not, once that is known. */
  scrolls: 'data-scrolls',
  /** The whole address of a link, for paper. */
  printed: 'data-printed',
  /** A button that asks for consent again. */
  consentChoice: 'data-consent-choice',
} as const;

/** The nearest element around an event's target that carries an attribute. */
export function closestWith(target: unknown, attribute: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`[${attribute}]`) : null;
}
