import * as DATA from '../../../shared/dataAttributes.ts';

/** Event on a box that was opened, or has to be: whatever keeps its state hears of it on its way up. */
export const REVEAL_EVENT = 'fieldguide:reveal';

/** Elements that hide a part of a page until a reader opens it. */
const HIDING = `details:not([open]), [role=tabpanel], [${DATA.out}]`;

/** The ids that a hash may mean, in the order of the HTML standard: as written, then decoded. */
export function targetIds(hash: string): string[] {
  const raw = hash.replace(/^#/, '');
  return raw === '' ? [] : [...new Set([raw, decoded(raw)])];
}

/** Stray percent signs are no encoding. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The element with the id that a hash means. */
export function findNamed(hash: string): HTMLElement | undefined {
  return (
    targetIds(hash)
      .map((id) => document.getElementById(id))
      .find((element) => element !== null) ?? undefined
  );
}

/**
 * What a hash leads to on the page on display. An empty element with an id is a mark (an old id, or one of raw HTML): the
 * target is what it is in.
 */
export function findTarget(hash: string): HTMLElement | undefined {
  const found = findNamed(hash);
  const marked = found?.matches(':is(a, span):empty') ? (found.closest('tr') ?? found.parentElement) : null;
  return marked ?? found;
}

/**
 * Opens all that hides an element: folds, tabs, and filters and left out columns of tables. Works on the HTML of the
 * build as on parts that are alive. No choice is stored: the reader made none. Returns whether it was hidden.
 */
export function reveal(element: Element): boolean {
  const hidden = !element.checkVisibility();
  for (let box = element.closest(HIDING); box; box = box.parentElement?.closest(HIDING) ?? null) {
    if (box instanceof HTMLDetailsElement) box.open = true;
    else if (!box.hasAttribute(DATA.out)) selectPanel(box);
    box.dispatchEvent(new Event(REVEAL_EVENT, { bubbles: true }));
  }
  const fold = element.checkVisibility() ? undefined : foldAbove(element);
  if (fold) fold.open = true;
  return hidden;
}

/** The fold that hides what stands after it, up to where the steps begin: that of the sections ahead of them. */
export function foldAbove(element: Element): HTMLDetailsElement | undefined {
  const block = element.closest('.article > *');
  const fold = block?.parentElement?.querySelector<HTMLDetailsElement>(':scope > .ahead-fold:not([open])');
  const end = block?.parentElement?.querySelector(':scope > .ahead-end');
  const isAfter = (a: Element | null | undefined, b: Element | null | undefined) =>
    Boolean(a && b && b.compareDocumentPosition(a) & Node.DOCUMENT_POSITION_FOLLOWING);
  return fold && isAfter(block, fold) && isAfter(end, block) ? fold : undefined;
}

function selectPanel(panel: Element): void {
  for (const each of panel.parentElement?.querySelectorAll(':scope > [role=tabpanel]') ?? []) {
    const tab = document.getElementById(each.getAttribute('aria-labelledby') ?? '');
    each.toggleAttribute(DATA.selected, each === panel);
    tab?.setAttribute('aria-selected', String(each === panel));
    if (tab) tab.tabIndex = each === panel ? 0 : -1;
    // A press that still waits for hydration is older than this, and would undo it.
    tab?.removeAttribute(DATA.pressed);
  }
}
