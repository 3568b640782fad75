import { slug } from 'github-slugger';
import type { Heading, Nodes, Parents, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { admonitionKind } from './admonitionKinds.ts';
import { headingText } from './headingTexts.ts';
import { type Leaves, type PageOptions, placeOf } from './parsedPage.ts';
import { ID_BRACE } from './sourceText.ts';

/** Nodes that keep their form inside of a component. */
const LEAF = new Set([
  'blockquote',
  'code',
  'containerDirective',
  'heading',
  'list',
  'math',
  'table',
  'thematicBreak',
  'paragraph',
]);

/** Prepares a tree for rendering: plain parts get names, addresses become absolute, directives become elements. */
export function prepareTree(
  root: Root,
  page: PageOptions,
  { titles, leaves }: { titles: ReadonlyMap<number, string>; leaves: Leaves },
): void {
  const definitions = new Map<string, { url: string; title?: string | null }>();
  visit(root, 'definition', (node) => void definitions.set(node.identifier, node));
  visit(root, (node, index, parent) => {
    if (node.type === 'linkReference' || node.type === 'imageReference') {
      const found = definitions.get(node.identifier);
      if (!found || !parent || index === undefined) return;
      const { url, title } = found;
      const resolved =
        node.type === 'linkReference'
          ? { type: 'link', url, title, children: node.children }
          : { type: 'image', url, title, alt: node.alt };
      (parent as Parents).children[index] = { ...resolved, position: node.position } as never;
    }
  });
  visit(root, (node, index, parent) => {
    if ('url' in node && typeof node.url === 'string') node.url = page.absolute(node.url);
    if ((node.type === 'textDirective' || node.type === 'leafDirective') && parent && index !== undefined) {
      const { start, end } = placeOf(node);
      const text = { type: 'text', value: page.source.slice(start, end) };
      (parent as Parents).children[index] = (
        node.type === 'textDirective' ? text : { type: 'paragraph', children: [text] }
      ) as never;
    }
    if (node.type === 'footnoteReference' && parent && index !== undefined)
      (parent as Parents).children[index] = {
        type: 'fgRaw',
        data: { hName: 'fg-raw', hProperties: { text: `[^${node.label ?? node.identifier}]` } },
        children: [],
      } as never;
    if (node.type === 'heading') readHeading(node);
    if (node.type === 'containerDirective') readAdmonition(node, page, titles);
  });
  wrapLeaves(root, page, (node) => {
    // A file may be both a page and a part of others, with other leaves.
    const key = String(leaves.size);
    leaves.set(key, node);
    return key;
  });
}

function wrapLeaves(parent: Parents, page: PageOptions, keep: (node: RootContent) => string): void {
  for (const [index, node] of parent.children.entries()) {
    const isTop = parent.type === 'root';
    const isTight = parent.type === 'listItem' && node.type === 'paragraph';
    if (LEAF.has(node.type) && !isTight && isPlainTree(node)) {
      const leaf = {
        type: 'fgLeaf',
        children: [node],
        data: { hName: 'fg-md', hProperties: { n: keep(node as RootContent) } },
      };
      parent.children[index] = leaf as never;
    } else if ('children' in node && !(isTop && node.type === ('mdxjsEsm' as string)))
      wrapLeaves(node as Parents, page, keep);
  }
}

function isPlainTree(node: Nodes): boolean {
  let plain = true;
  visit(node, ({ type }) => {
    if (/^(?:mdx|fg)/.test(type)) plain = false;
    return plain ? undefined : false;
  });
  return plain;
}

function readHeading(node: Heading): void {
  const { id, text } = headingText(node);
  const last = node.children.at(-1);
  if (id !== undefined && last?.type === 'text')
    last.value = last.value.replace(new RegExp(`\\s*${ID_BRACE}#[^\\s{}]+\\}\\s*$`), '');
  node.data = { ...node.data, hProperties: { id: id ?? slug(text) } };
}

function readAdmonition(
  node: ContainerDirective,
  page: PageOptions,
  titles: ReadonlyMap<number, string>,
): void {
  const { start } = placeOf(node);
  const line = page.source.lastIndexOf('\n', start - 1) + 1;
  const written = titles.get(line);
  const title = admonitionKind(node.name).title;
  const hasLabel = node.children[0]?.data && 'directiveLabel' in node.children[0].data;
  const label = written ?? title;
  if (!hasLabel && label !== undefined)
    node.children.unshift({
      type: 'paragraph',
      data: { directiveLabel: true },
      children: [{ type: 'text', value: label }],
    });
  node.data = { hName: 'fg-admonition', hProperties: { type: node.name } };
  node.name = admonitionKind(node.name).kind;
  const [first] = node.children;
  if (first?.data && 'directiveLabel' in first.data) first.data.hName = 'fg-title';
}
