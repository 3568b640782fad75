import type { Heading } from 'mdast';

/** What the author of a heading writes behind its words, for no reader. */
export interface HeadingMarks {
  /** `{#id}` */
  id?: string;
  /** The attributes of `{applies release="19.05"}`, as they are written. */
  applies?: string;
}

const MARK = /^\{(?:#(?<id>[^\s{}]+)|applies(?<applies>(?:\s+[\w-]+="[^"]*")+)\s*)\}\s*$/;

/** Takes the marks at the end of a heading out of it, one of each kind; `known`: those behind them. */
export function takeHeadingMarks(heading: Pick<Heading, 'children'>, known: HeadingMarks = {}): HeadingMarks {
  const last = heading.children.at(-1);
  const start = last?.type === 'text' ? last.value.lastIndexOf('{') : -1;
  if (last?.type !== 'text' || start < 0) return known;
  const { id, applies } = MARK.exec(last.value.slice(start))?.groups ?? {};
  const isNew = (id && known.id === undefined) || (applies && known.applies === undefined);
  if (!isNew) return known;
  last.value = last.value.slice(0, start).trimEnd();
  if (last.value === '') heading.children.pop();
  return takeHeadingMarks(heading, { id: id ?? known.id, applies: applies ?? known.applies });
}
