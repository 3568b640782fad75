import { isRecord } from 'fieldguide';
import { slug } from 'github-slugger';
import type { Root as HastRoot } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import type { Nodes, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify, { type Options as StringifyOptions } from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { separateBoxes } from './boxes.ts';
import { ElementHandlers } from './elementHandlers.ts';
import { wordsOf } from './headingTexts.ts';
import type { TagLine } from './htmlNodes.ts';
import type { MarkdownHost } from './markdownHost.ts';
import { ThemeHandlers } from './themeHandlers.ts';

type WriteHandle = NonNullable<NonNullable<StringifyOptions['handlers']>['text']>;

/** Markdown of ours for the HTML of a part of a page. */
export function htmlToMarkdown(html: string, host: MarkdownHost): string {
  const tree: HastRoot = fromHtml(html, { fragment: true });
  separateBoxes(tree);
  const handlers = { ...new ElementHandlers(host).all(), ...new ThemeHandlers(host).all() };
  const root = toMdast(tree, { handlers, nodeHandlers: { comment: () => undefined } }) as Root;
  visit(root, (node) => {
    if ('url' in node && typeof node.url === 'string') node.url = host.address(node.url);
    if (node.type === 'heading') nameHeading(node);
  });
  return markdownOf(root, host.math);
}

function markdownOf(root: Root, math: boolean): string {
  const writer = unified().use(remarkStringify, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    listItemIndent: 'one',
    handlers: { fgTag: (node: TagLine) => node.value, containerDirective: writeAdmonition },
  });
  writer.use(remarkGfm);
  if (math) writer.use(remarkMath);
  return String(writer.stringify(root)).trimEnd();
}

/** An admonition needs more colons than those nested in it. */
const writeAdmonition: WriteHandle = (...[node, , state, info]: Parameters<WriteHandle>) => {
  const { name, children }: ContainerDirective = node;
  const [first, ...rest] = children;
  const label =
    first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data ? first : undefined;
  const title = label ? `[${state.containerPhrasing(label, { ...info, before: '[', after: ']' })}]` : '';
  const body = state.containerFlow({ type: 'root', children: label ? rest : children }, info);
  const colons = ':'.repeat(
    Math.max(3, ...[...body.matchAll(/^[ \t>]*(:{3,})[a-z]/gm)].map(([, inner = '']) => inner.length + 1)),
  );
  return `${colons}${name}${title}\n\n${body}\n\n${colons}`;
};

/** A heading gets an explicit id if its words would give another one. */
function nameHeading(node: Extract<Nodes, { type: 'heading' }>): void {
  const id =
    node.data && 'hProperties' in node.data && isRecord(node.data.hProperties)
      ? node.data.hProperties.id
      : undefined;
  if (typeof id !== 'string' || id === '' || id === slug(wordsOf(node))) return;
  node.children.push({ type: 'html', value: ` {#${id}}` });
}
