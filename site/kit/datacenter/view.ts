import type { ShownFence } from '../../../src/engine/content/kit.ts';
import { escapeMarkdown, listMarkdown, titleLine } from '../../../src/shared/markdown.ts';
import { escapeHtml } from '../../../src/shared/text.ts';

/** A drawing and the same in sentences, for those who do not see it. */
export interface View {
  title: string;
  /** The first one sums it up. */
  facts: readonly string[];
  /** The drawing: SVG, a flowchart, or HTML; none of them: the facts are all there is. */
  svg?: string;
  mermaid?: string;
  html?: string;
  /** What can be read in the HTML, where the facts do not say it in the same words. */
  lines?: readonly string[];
}

/** A drawing with its facts folded below it. */
export function showView({ title, facts, svg, mermaid, html = '', lines = [] }: View): ShownFence {
  const items = facts.map((fact) => `<li>${escapeHtml(fact)}</li>`).join('');
  const text = `<details><summary>As text: ${escapeHtml(title)}</summary><ul>${items}</ul></details>`;
  return {
    mermaid,
    svg,
    html: html + text,
    lines: [...lines, `As text: ${title}`, ...facts],
    markdown: `${titleLine(title)}\n\n${listMarkdown(facts.map(escapeMarkdown))}`,
  };
}

/** Things by their key, in the order in which keys come up. */
export function groupBy<T>(things: Iterable<T>, keyOf: (thing: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const group = groups.get(key);
    if (group) group.push(thing);
    else groups.set(key, [thing]);
  }
  return groups;
}

/** `4,650`. */
export function count(value: number): string {
  return value.toLocaleString('en-US');
}

/** `63 %`, of a whole that is not nothing. */
export function share(part: number, whole: number): string {
  return `${Math.round((100 * part) / whole)} %`;
}

/** `a, b and c`. */
export function list(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
