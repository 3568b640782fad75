import type { Nodes, Parents, Root } from 'mdast';
import { placeIn } from '../../shared/errors.ts';
import type { PageFactsCollector } from './pageCollector.ts';
import { rangeOf } from './pageTree.ts';
import { placeOf } from './place.ts';
import { oneLine } from './plainText.ts';

/** Blocks of text, in which a reference stays text if nothing defines it. */
const TEXTS = new Set(['paragraph', 'heading', 'tableCell']);
/** What has its words on the page as they are; all other parts of a text are no references. */
const INSIDE = new Set(['text', 'strong', 'emphasis', 'delete']);

/** `[text][name]`, `![text][name]`; behind a letter or a bracket it counts something, as in `rows[0][1]`. */
const LINK = /(?<![\\\]\w])!?\[(?:\\.|[^\\[\]])+\]\[(?!\^)((?:\\.|[^\\[\]])*)\]/g;
/** `[^name]`. A class of letters, as in `[^a-z]`, is none. */
const FOOTNOTE = /(?<![\\\]])\[\^(?!(?:\w-\w)+\])([^\s[\]]+)\]/g;

/** Warns of references that nothing defines, and of definitions that nothing refers to, which show nothing. */
export function checkReferences(page: PageFactsCollector, root: Root): void {
  const text = page.text.all;
  if (!text.includes('][') && !text.includes('[^') && !text.includes(']:')) return;
  const used = new Set<string>();
  const defined: Nodes[] = [];
  const read = (node: Nodes) => {
    if (node.type === 'linkReference' || node.type === 'imageReference') used.add(node.identifier);
    if (node.type === 'footnoteReference') used.add(`^${node.identifier}`);
    if (node.type === 'definition' || node.type === 'footnoteDefinition') defined.push(node);
    if (!('children' in node)) return;
    if (TEXTS.has(node.type)) undefinedIn(page, node);
    node.children.forEach(read);
  };
  read(root);
  const known = new Set<string>();
  for (const node of defined) checkDefinition(page, node, { used, known });
}

function undefinedIn(page: PageFactsCollector, node: Parents): void {
  const { start, end } = rangeOf(node);
  const words = page.text.all.slice(start, end);
  if (!words.includes('][') && !words.includes('[^')) return;
  const text = withoutParts(node, words, start);
  const report = (written: string, at: number, hint: string) => {
    const message = `"${oneLine(written)}" has no definition and is shown as text.`;
    page.warn({ code: 'reference-undefined', message, hint }, placeIn(words, at, placeOf(node)));
  };
  const found = [...text.matchAll(LINK), ...text.matchAll(FOOTNOTE)].sort((a, b) => a.index - b.index);
  for (const { 0: shown, 1: name = '', index } of found) {
    const written = words.slice(index, index + shown.length);
    const label = name || written.replace(/^!?\[|\](?:\[\])?$/g, '');
    const defined = written.startsWith('[^') ? `[^${name}]: text` : `[${label}]: address`;
    report(written, index, `Add a line "${defined}", or write \\[ for the first bracket.`);
  }
}

/** A text whose code, links, pictures and tags are replaced by letters. */
function withoutParts(node: Parents, words: string, from: number): string {
  const parts: string[] = [];
  let last = 0;
  for (const child of node.children) {
    if (child.type === 'text') continue;
    const start = rangeOf(child).start - from;
    const end = rangeOf(child).end - from;
    const own = words.slice(start, end);
    const isText = INSIDE.has(child.type) && 'children' in child;
    parts.push(
      words.slice(last, start),
      isText ? withoutParts(child, own, from + start) : 'x'.repeat(own.length),
    );
    last = end;
  }
  return parts.join('') + words.slice(last);
}

function checkDefinition(
  page: PageFactsCollector,
  node: Nodes,
  { used, known }: { used: ReadonlySet<string>; known: Set<string> },
): void {
  if (node.type !== 'definition' && node.type !== 'footnoteDefinition') return;
  const name = `${node.type === 'definition' ? '' : '^'}${node.identifier}`;
  // `[//]: # (note)` is how a note is written where comments are not known.
  if (node.type === 'definition' && /^#?$/.test(node.url)) return;
  const written = `[${node.type === 'definition' ? '' : '^'}${node.label ?? node.identifier}]`;
  if (known.has(name)) {
    const message = `"${written}" is defined twice; only the first definition counts.`;
    page.warn({ code: 'reference-twice', message, hint: 'Rename one of them.' }, placeOf(node));
  } else if (!used.has(name)) {
    const message = `"${written}" is defined but never used.`;
    page.warn(
      { code: 'reference-unused', message, hint: 'Add a reference to it, or remove it.' },
      placeOf(node),
    );
  }
  known.add(name);
}
