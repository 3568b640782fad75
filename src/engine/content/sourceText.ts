import type { Nodes } from 'mdast';
import type { MdastVisitorContext } from 'satteri';

/** A node as its author wrote it. */
export function sourceText(
  node: Readonly<Nodes>,
  context: MdastVisitorContext,
): { type: 'text'; value: string } {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? start;
  return { type: 'text', value: context.source.slice(start, end) };
}
