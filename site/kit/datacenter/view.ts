import type { ShownFence } from 'fieldguide';
import { h, list, paragraph, strong, text } from 'fieldguide/components';
import type { Nodes } from 'mdast';

/** A drawing and the same in sentences, for those who do not see it. */
export interface View extends Pick<ShownFence, 'chart'> {
  title: string;
  svg?: string;
  /** The first one sums it up. */
  facts: readonly string[];
  /** A drawing of another kind; where there is none at all, the facts are all there is. */
  drawing?: Nodes;
}

/** A drawing with its facts folded below it. */
export function showView({ title, facts, svg, chart, drawing }: View): ShownFence {
  const items = facts.map((fact) => h('li', {}, fact));
  const folded = h('details', {}, h('summary', {}, `As text: ${title}`), h('ul', {}, ...items));
  const said = list(facts.map((fact) => [paragraph(text(fact))]));
  return {
    chart,
    picture: svg === undefined ? undefined : { title, svg },
    nodes: [
      ...(drawing ? [drawing] : []),
      { ...paragraph(strong(`As text: ${title}`)), data: { looks: [] } },
      { ...said, data: { looks: [folded] } },
    ],
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

/** `63%`, of a whole that is not nothing. */
export function share(part: number, whole: number): string {
  return `${Math.round((100 * part) / whole)}%`;
}

/** `a, b and c`. */
export function listOf(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
