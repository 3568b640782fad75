import type { Page } from 'playwright-core';

/** The limits of a table that reads well: see `tableFaults`. */
const LIMITS = { word: 24, narrow: 6, lines: 6, half: 0.5, columns: 5, window: 1280 };

/**
 * What of a page's tables, heads and labels reads badly as it is laid out now, one line each:
 * - a word of up to 24 letters that is broken;
 * - a head that is aligned in another way than the cells below it;
 * and in a window of 1280 px or more:
 * - a column of less than six characters whose words are in several lines;
 * - a cell of more than six lines, where another column is half empty;
 * - a table that is cut by the scroll bar of its own box: one of up to five columns has room.
 */
export function tableFaults(page: Page): Promise<string[]> {
  return page.evaluate((limits) => {
    const faults: string[] = [];
    const range = document.createRange();
    const short = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim().slice(0, 60);
    const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });

    const LABELS =
      'h1, h2, h3, h4, h5, h6, th, td, dt, caption, summary, [role=tab], .code-title, .tool-title, label';
    const lookAt = (element: Element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        const text = node.nodeValue ?? '';
        range.selectNodeContents(node);
        if (text.trim() === '' || range.getClientRects().length < 2) continue;
        // What only screen readers have is in a box of one pixel.
        if (node.parentElement && getComputedStyle(node.parentElement).clipPath !== 'none') continue;
        // A word may be broken behind signs, but not in front of its last letter or two.
        for (const match of text.matchAll(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]{1,2}(?![\p{L}\p{N}-]))?/gu)) {
          if (match[0].length > limits.word || match[0].length < 2) continue;
          range.setStart(node, match.index);
          range.setEnd(node, match.index + match[0].length);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (tops.size > 1)
            faults.push(`"${match[0]}" is broken in ${element.tagName.toLowerCase()} "${short(text)}"`);
        }
      }
    };
    for (const element of document.querySelectorAll(`main :is(${LABELS})`))
      if (seen(element) && !element.parentElement?.closest(LABELS)) lookAt(element);

    const alignment = (cell: Element) => getComputedStyle(cell).textAlign.replace('start', 'left');
    for (const table of document.querySelectorAll<HTMLTableElement>('main table')) {
      for (const head of table.tHead?.rows[0]?.cells ?? []) {
        const below = table.tBodies[0]?.rows[0]?.cells[head.cellIndex];
        if (below && seen(head) && alignment(head) !== alignment(below))
          faults.push(
            `head "${short(head.textContent)}" is aligned ${alignment(head)}, cells ${alignment(below)}`,
          );
      }
    }

    // On phones and tablets a table may have less room than it needs.
    if (window.innerWidth < limits.window) return faults;
    for (const table of document.querySelectorAll<HTMLTableElement>('main .table-wrap > table')) {
      if (!seen(table)) continue;
      const box = table.parentElement ?? table;
      const name = `table "${short(table.caption?.textContent ?? table.tHead?.textContent)}"`;
      if (box.scrollHeight > box.clientHeight + 1 && getComputedStyle(box).overflowY !== 'visible')
        faults.push(`${name} is cut: ${box.clientHeight} of ${box.scrollHeight} px are seen`);
      const [first] = table.rows;
      if (table.scrollWidth > box.clientWidth + 1 && (first?.cells.length ?? 0) <= limits.columns)
        faults.push(`${name} is ${table.scrollWidth} px wide, in a box of ${box.clientWidth} px`);
      // Rows that are lines of text have no columns.
      if (!first || getComputedStyle(first.cells[0] ?? first).display === 'inline') continue;
      if (
        table.tBodies[0]?.rows[0] &&
        getComputedStyle(table.tBodies[0].rows[0].cells[0] ?? first).display === 'inline'
      )
        continue;
      const columns: { width: number; used: number; most: number; text: string; char: number }[] = [];
      for (const row of table.rows)
        for (const cell of row.cells) {
          if (cell.colSpan > 1 || !seen(cell)) continue;
          const style = getComputedStyle(cell);
          const width =
            cell.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
          range.selectNodeContents(cell);
          const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
          const lines = new Set(rects.map(({ bottom }) => Math.round(bottom / 8))).size;
          const left = Math.min(...rects.map((rect) => rect.left));
          const used = rects.length === 0 ? 0 : Math.max(...rects.map((rect) => rect.right)) - left;
          const column = columns[cell.cellIndex] ?? {
            width,
            used: 0,
            most: 0,
            text: '',
            char: Number.parseFloat(style.fontSize) / 2,
          };
          columns[cell.cellIndex] = column;
          column.used = Math.max(column.used, used);
          if (row.parentElement !== table.tHead && lines > column.most) {
            column.most = lines;
            column.text = short(cell.textContent);
          }
        }
      const known = [...columns.entries()].filter(([, column]) => column !== undefined);
      for (const [index, { width, most, text, char }] of known) {
        if (most > 1 && width < limits.narrow * char && /\s/.test(text))
          faults.push(
            `${name}: column ${index + 1} is ${Math.round(width)} px wide, and "${text}" has ${most} lines`,
          );
        if (most <= limits.lines) continue;
        const [empty] = known.filter(([other, one]) => other !== index && one.used < one.width * limits.half);
        if (empty)
          faults.push(`${name}: "${text}" has ${most} lines, and column ${empty[0] + 1} is half empty`);
      }
    }
    return [...new Set(faults)];
  }, LIMITS);
}
