import type { InlineCode, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { freeNames } from './freeNames.ts';

/** What MDX and Docusaurus give each page, and what browsers and modules have. */
const GIVEN = new Set(
  'props toc frontMatter contentTitle assets metadata React undefined window document location localStorage sessionStorage require module exports arguments'.split(
    ' ',
  ),
);

export interface UnknownName {
  name: string;
  line: number;
}

/**
 * A name that nothing declares would stop the code of the whole page: the expression that has it becomes a text as it is
 * written.
 * @returns What was replaced.
 */
export function showUnknownNames(root: Root): UnknownName[] {
  const declared = new Set<string>();
  visit(root, 'mdxjsEsm', ({ value }: { value: string }) => {
    for (const [word] of value.matchAll(/[\w$]+/g)) declared.add(word);
  });
  const isUnknown = (code: unknown): boolean =>
    [...freeNames(code)].some((name) => !declared.has(name) && !GIVEN.has(name) && !(name in globalThis));
  const found: UnknownName[] = [];
  visit(root, (node, index, parent) => {
    const { position } = node;
    const line = position?.start.line ?? 1;
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const name of mendAttributes(node, isUnknown)) found.push({ name, line });
      return;
    }
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return;
    if (!parent || index === undefined || !isUnknown(treeOf(node))) return;
    const name = `{${node.value.trim()}}`;
    const text: InlineCode = { type: 'inlineCode', value: name, position };
    const siblings: Nodes[] = parent.children;
    siblings[index] =
      node.type === 'mdxFlowExpression' ? { type: 'paragraph', children: [text], position } : text;
    found.push({ name, line });
  });
  return found;
}

/** The syntax tree of an expression, which MDX has with it. */
function treeOf({ data }: { data?: object }): unknown {
  return data && Reflect.get(data, 'estree');
}

/** Values of attributes as they are written; attributes that are spread go. */
function mendAttributes(
  element: Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>,
  isUnknown: (code: unknown) => boolean,
): string[] {
  const found: string[] = [];
  element.attributes = element.attributes.filter((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      if (!isUnknown(treeOf(attribute))) return true;
      found.push(`{${attribute.value.trim()}}`);
      return false;
    }
    const { value } = attribute;
    if (!value || typeof value === 'string' || !isUnknown(treeOf(value))) return true;
    attribute.value = `{${value.value.trim()}}`;
    found.push(attribute.value);
    return true;
  });
  return found;
}
