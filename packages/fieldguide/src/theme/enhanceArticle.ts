import * as DATA from '../shared/dataAttributes.ts';
import * as english from '../shared/texts/english.ts';
import { pageTexts } from '../shared/texts/translate.ts';
import { makeElement } from '../shared/ui/makeElement.ts';
import { trustedHtml } from '../shared/ui/trusted.ts';
import { findTarget } from './browser/navigation/reveal.ts';
import { fillPlaceholders } from './values/values.ts';

/**
 * Gives an article on display what only scripts can: tables that fit, pictures that open, the reader's own values.
 * Returns its end.
 */
export function enhanceArticle(root: HTMLElement): () => void {
  addZoomButtons(root);
  for (const table of root.querySelectorAll<HTMLTableElement>('.table-wrap > .stack')) nameParts(table);
  const ends = [watchBoxes(root)];
  if (root.querySelector(`[${DATA.placeholders}]`)) ends.push(fillPlaceholders(root));
  return () => {
    for (const end of ends) end();
  };
}

/** Some browsers do not treat a table whose rows have their own layout as a table, so its elements get roles. */
export function nameParts(table: HTMLTableElement): void {
  table.role = 'table';
  for (const part of [table.tHead, table.tFoot, ...table.tBodies]) if (part) part.role = 'rowgroup';
  for (const row of table.rows) {
    row.role = 'row';
    for (const cell of row.cells)
      cell.role = cell.tagName === 'TD' ? 'cell' : cell.scope === 'row' ? 'rowheader' : 'columnheader';
  }
}

/** A head of one line has as many pixels: as much room as the style sheet leaves above a row that is scrolled to. */
const LOW_HEAD = 48;

/**
 * Boxes whose content fits need not scroll, so the Tab key passes them. Tables are marked too: without a scroll box
 * their header can stick to the top of the page. Nothing moves when the mark comes or goes. Returns a function that
 * stops it.
 */
function watchBoxes(root: HTMLElement): () => void {
  const boxes = [...root.querySelectorAll<HTMLElement>('.table-wrap, .code pre, .diagram')];
  // The width at which the mark made a table too wide: without this, the mark would come and go for ever.
  const tight = new Map<Element, number>();
  const measure = (target: Element) => {
    // Measured against the table: a box that no longer scrolls reports no overflow.
    const table = target.querySelector<HTMLTableElement>(':scope > table');
    const inner = table ?? target;
    const high = inner === target && target.scrollHeight > target.clientHeight;
    const { clientWidth } = target;
    const wide = inner.scrollWidth > clientWidth;
    if (wide && target.hasAttribute(DATA.fits)) tight.set(target, clientWidth);
    return {
      target,
      table,
      head: table?.tHead?.offsetHeight ?? 0,
      fits: !wide && !high && tight.get(target) !== clientWidth,
    };
  };
  const observer = new ResizeObserver((entries) => {
    const measures = entries.map((entry) => measure(entry.target));
    const release = holdTarget();
    // All are measured before one is marked: after each mark the browser would lay out the page anew to measure.
    for (const { target, table, head, fits } of measures) {
      // A row that is scrolled to stays clear of a head of several lines, too.
      if (head > LOW_HEAD) table?.style.setProperty('--head', `${head}px`);
      target.toggleAttribute(DATA.fits, fits);
      target.toggleAttribute(DATA.scrolls, !fits);
      if (target instanceof HTMLElement) target.tabIndex = fits ? -1 : 0;
    }
    release();
  });
  for (const box of boxes) observer.observe(box);
  return () => observer.disconnect();
}

/**
 * Holds in its place what the address leads to, if it is in view, until the function that this returns is called: a long
 * table whose box no longer scrolls is as long as its rows, and browsers make up for that only outside of the box.
 */
function holdTarget(): () => void {
  const target = findTarget(location.hash);
  const top = target?.getBoundingClientRect().top ?? -1;
  if (!target || top < 0 || top > window.innerHeight) return () => {};
  return () => window.scrollBy({ top: target.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** Two arrows out of a corner each; drawn here, since React renders nothing inside of an article. */
const ICON =
  '<svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M15 3h6v6M9 21H3v-6M21 3l-7 7M3 21l7-7"/></svg>';

/**
 * Puts a button on each picture and diagram of an article that opens it in the zoom dialog; a click on the
 * picture does the same. Done by script, since without scripts there is no dialog.
 */
function addZoomButtons(article: HTMLElement): void {
  const t = pageTexts();
  for (const picture of article.querySelectorAll<HTMLElement>('img, .zoom > .diagram')) {
    if (picture.closest('a, button, summary') || !isZoomable(picture)) continue;
    const label = picture instanceof HTMLImageElement ? picture.alt : picture.ariaLabel;
    const box = picture.closest('.zoom') ?? wrapImage(picture);
    if (box.querySelector('.zoom-button')) continue;
    const button = makeElement('button', {
      type: 'button',
      className: 'zoom-button',
      ariaHasPopup: 'dialog',
      ariaLabel: label ? t(english.enlarge, { picture: label }) : t(english.enlargePicture),
      innerHTML: trustedHtml(ICON).__html,
    });
    button.setAttribute(DATA.dialog, 'zoom');
    box.append(button);
  }
}

/** A box in the line. Drawings, which are blocks, have theirs from the build. */
function wrapImage(picture: HTMLElement): HTMLElement {
  const box = makeElement('span', { className: 'zoom' });
  // Of a pair for both colour modes, one is hidden: with its button.
  for (const name of picture.classList) if (name.startsWith('themed--')) box.classList.add(name);
  box.setAttribute(DATA.dialogArea, '');
  picture.replaceWith(box);
  box.append(picture);
  return box;
}

/** Smaller pictures (in pixels, both ways) are icons in the text: there is nothing to see in them. */
const SMALL = 96;

/** True for pictures worth enlarging, including those of unknown size. */
export function isZoomable(picture: Pick<Element, 'getAttribute'>): boolean {
  const [width, height] = ['width', 'height'].map((name) => Number(picture.getAttribute(name) ?? Number.NaN));
  return !(Number(width) < SMALL && Number(height) < SMALL);
}
