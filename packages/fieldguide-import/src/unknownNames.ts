import type { InlineCode, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** What MDX and Docusaurus give each page. */
const GIVEN = new Set('props toc frontMatter contentTitle assets metadata React undefined'.split(' '));

export interface UnknownName {
  name: string;
  line: number;
}

/**
 * A name in braces that nothing declares would stop the code of the whole page: it becomes a text as it is written.
 * @returns What was replaced.
 */
export function showUnknownNames(root: Root): UnknownName[] {
  const declared = new Set<string>();
  visit(root, 'mdxjsEsm', ({ value }: { value: string }) => {
    for (const [word] of value.matchAll(/[\w$]+/g)) declared.add(word);
  });
  const found: UnknownName[] = [];
  visit(root, (node, index, parent) => {
    if (
      !parent ||
      index === undefined ||
      !('value' in node) ||
      !/^mdx(?:Flow|Text)Expression$/.test(node.type)
    )
      return;
    const name = node.value.trim();
    const [, first = ''] = /^([A-Za-z_$][\w$]*)(?:\.[\w$]+)*$/.exec(name) ?? [];
    if (first === '' || declared.has(first) || GIVEN.has(first) || first in globalThis) return;
    const { position } = node;
    const text: InlineCode = { type: 'inlineCode', value: `{${name}}`, position };
    const siblings: Nodes[] = parent.children;
    siblings[index] =
      node.type === 'mdxFlowExpression' ? { type: 'paragraph', children: [text], position } : text;
    found.push({ name: `{${name}}`, line: position?.start.line ?? 1 });
  });
  return found;
}
