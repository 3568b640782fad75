import type { Heading } from 'mdast';

/** Marks after the words of a heading, which readers do not see. */
export interface HeadingMarks {
  /** `{#id}` */
  id?: string;
  /** The attributes of `{applies release="19.05"}`, as they are written. */
  applies?: string;
}

const MARK = /^\{(?:#(?<id>[^\s{}]+)|applies(?<applies>(?:\s+[\w-]+="[^"]*")+)\s*)\}\s*$/;

/** Removes the marks from the end of a heading, one of each kind. `known`: marks already found after them. */
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
