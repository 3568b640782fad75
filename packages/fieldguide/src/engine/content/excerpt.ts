import type { Html, Nodes, Parents } from 'mdast';
import { printable } from '../../shared/text.ts';
import { takeHeadingMarks } from './headingMarks.ts';
import { elementName, isCapital } from './htmlVocabulary.ts';
import { mdxStart } from './mdxStart.ts';
import { isInvisible, isLabel, rangeOf } from './pageTree.ts';
import type { ParsedPage } from './parsePage.ts';
import { oneLine, plainText } from './plainText.ts';

const LENGTH = 160;
/** No more than this is shown. A limit keeps very long paragraphs fast. */
const READ = 2_000;

/**
 * The text of the first-level heading that a page begins with; undefined where it does not begin with one. Comments may
 * be before it.
 */
export function contentTitle(page: Pick<ParsedPage, 'root' | 'text'>): string | undefined {
  const first = page.root.children.find(
    (node) => !isInvisible(node) && !isComment(node) && !isMdx(node, page.text),
  );
  if (first?.type !== 'heading' || first.depth !== 1) return undefined;
  takeHeadingMarks(first);
  return textIn(first, page.text);
}

/** The first sentence or so of a page's first paragraph, for pages without a description. */
export function excerpt(page: Pick<ParsedPage, 'root' | 'text'>): string {
  const text = firstParagraph(page.root, (paragraph) =>
    isMdx(paragraph, page.text) ? '' : textIn(paragraph, page.text),
  );
  if (text.length <= LENGTH) return text;
  const end = text.lastIndexOf(' ', LENGTH - 1);
  return `${text.slice(0, end > 0 ? end : LENGTH - 1).replace(/[\s,;:.]+$/, '')}…`;
}

/** The text of the first paragraph that has one; those in lists and quotes do not count, and captions of pictures. */
export function firstParagraph({ children }: Parents, textOf: (paragraph: Nodes) => string): string {
  for (const node of children) {
    const isProse = node.type === 'paragraph' && !isLabel(node) && !isPicture(node.children[0]);
    const text =
      node.type === 'containerDirective' ? firstParagraph(node, textOf) : isProse ? textOf(node) : '';
    if (text !== '') return text;
  }
  return '';
}

/** A picture, or one that is a link, as badges are. */
function isPicture(node: Nodes | undefined): boolean {
  if (node?.type === 'link' || node?.type === 'linkReference') return isPicture(node.children[0]);
  return node?.type === 'image' || node?.type === 'imageReference';
}

function isComment(node: Nodes): node is Html {
  return node.type === 'html' && /^\s*<!--/.test(node.value) && /-->\s*$/.test(node.value);
}

/** A statement or a comment of MDX, which says nothing to readers. */
function isMdx(node: Nodes, source: string): boolean {
  const { start, end } = rangeOf(node);
  return node.type === 'paragraph' && mdxStart(source.slice(start, end)) !== undefined;
}

/** The text of a block on one line. */
export function textIn(block: Nodes, source: string): string {
  const sourceOf = (node: Nodes) => {
    const { start, end } = rangeOf(node);
    return source.slice(start, end);
  };
  // Looked up once: a block may have thousands of tags.
  const written = sourceOf(block);
  const inSvg = /<svg\b/i.test(written);
  const closed = new Set([...written.matchAll(/<\/([A-Za-z][\w.:-]*)>/g)].map(([, name]) => name));
  const text = plainText(block, { text: { of: sourceOf }, isText: (tag) => isText(tag, inSvg, closed) });
  return printable(oneLine(text.slice(0, READ)));
}

/** Whether a tag in a text is neither an element nor a component; of those that are not known, a whole one is a component. */
function isText(tag: string, inSvg: boolean, closed: ReadonlySet<string | undefined>): boolean {
  const name = /^<\/?([A-Za-z][\w.:-]*)/.exec(tag)?.[1];
  if (name === undefined || elementName(name, inSvg)) return false;
  return !isCapital(name) || !(tag.endsWith('/>') || closed.has(name));
}
