import { createProcessor } from '@mdx-js/mdx';
import GithubSlugger, { slug } from 'github-slugger';
import type { Heading, Nodes, Parents, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import type { Node } from 'unist';
import { SKIP, visit } from 'unist-util-visit';
import { ID_BRACE, readyText } from './sourceText.ts';
import type { Edit } from './types.ts';

export interface PageOptions {
  /** Absolute path. */
  file: string;
  source: string;
  /** Where its front matter ends. */
  bodyStart: number;
  frontMatter: unknown;
  isMdx: boolean;
  math: boolean;
  admonitions: ReadonlySet<string>;
  /** The address of a link or picture, as it is written in this file, in a form that holds anywhere. */
  absolute(url: string): string;
}

/** A part of a page that is code, and has to be rendered. */
export interface Block {
  number: number;
  start: number;
  end: number;
  line: number;
}

/** An address in a part of the page that stays as it is. */
export interface UrlPlace {
  start: number;
  end: number;
  url: string;
  line: number;
}

export interface ParsedPage {
  edits: Edit[];
  blocks: Block[];
  urls: UrlPlace[];
  /** Components that the page uses, by their names. */
  components: { name: string; line: number }[];
  /** The module that renders the blocks. */
  code?: string;
}

/** Parts of pages that are plain Markdown inside of components: they keep their nodes. */
export type Leaves = Map<string, RootContent>;

/** Elements that HTML and Markdown read alike in a line of text. */
const INLINE = new Set('abbr b br cite code del em i ins kbd mark q s small strong sub sup u wbr'.split(' '));

/**
 * Reads a page and finds what of it is code. `leaves` gets the plain Markdown inside of components.
 * @throws VFileMessage for one that is not valid MDX.
 */
export async function parsePage(page: PageOptions, leaves: Leaves): Promise<ParsedPage> {
  const ready = readyText(page.source, page.bodyStart, page.isMdx);
  const processor = processorFor(page);
  const file = { value: ready.text, path: page.file };
  const root = processor.parse(file) as Root;
  const reading: ParsedPage = { edits: ready.edits, blocks: [], urls: [], components: [] };
  if (page.isMdx) componentsOf(root, reading);
  const kept: RootContent[] = [];
  for (const [number, node] of root.children.entries()) {
    if (node.type === 'mdxjsEsm') {
      kept.push(node);
      reading.edits.push(wholeLines(node, page.source));
    } else if (isComment(node)) reading.edits.push(wholeLines(node, page.source));
    else if (isPlain(node, page)) {
      readPlain(node, page, reading);
      if (node.type === 'definition') kept.push(node);
    } else {
      const { start, end } = placeOf(node);
      reading.blocks.push({ number, start, end, line: node.position?.start.line ?? 1 });
      const block = {
        type: 'fgBlock',
        children: [node],
        data: { hName: 'fg-block', hProperties: { n: String(number) } },
      };
      kept.push(block as unknown as RootContent);
    }
  }
  if (reading.blocks.length === 0) return reading;
  const toc = headingsOf(root);
  root.children = kept;
  prepareTree(root, page, { titles: ready.titles, leaves });
  reading.code = await moduleCode(root, file, page, toc, processor);
  return reading;
}

/** The module of a page that others import: all of it is rendered. */
export async function compilePartial(page: PageOptions, leaves: Leaves): Promise<string> {
  const ready = readyText(page.source, page.bodyStart, true);
  const processor = processorFor(page);
  const file = { value: ready.text, path: page.file };
  const root = processor.parse(file) as Root;
  const toc = headingsOf(root);
  prepareTree(root, page, { titles: ready.titles, leaves });
  return moduleCode(root, file, page, toc, processor);
}

function processorFor({ math, isMdx }: PageOptions) {
  return createProcessor({
    format: isMdx ? 'mdx' : 'md',
    remarkPlugins: [remarkGfm, remarkDirective, ...(math ? [[remarkMath] as [typeof remarkMath]] : [])],
  });
}

async function moduleCode(
  root: Root,
  file: SourceFile,
  page: PageOptions,
  toc: readonly TocEntry[],
  processor: ReturnType<typeof processorFor>,
): Promise<string> {
  const declared = new Set<string>();
  visit(root, 'mdxjsEsm', ({ value }: { value: string }) => {
    for (const [, name = ''] of value.matchAll(/\b(?:const|let|var|function|class)\s+([\w$]+)/g))
      declared.add(name);
    for (const [, names = ''] of value.matchAll(/^import\s+([^'"]*)/gm))
      for (const [name] of names.matchAll(/[\w$]+/g)) declared.add(name);
  });
  const facts = {
    frontMatter: page.frontMatter,
    toc,
    contentTitle: toc[0]?.value ?? '',
    assets: {},
    metadata: {},
  };
  const lines = Object.entries(facts)
    .filter(([name]) => !declared.has(name))
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value ?? {})};`);
  // Its types name the tree that it began with, not the one that it makes.
  const steps: { run: unknown; stringify: unknown } = processor;
  const { run, stringify } = steps as Steps;
  const tree = await run.call(processor, root, file);
  return `${stringify.call(processor, tree, file)}\n${lines.join('\n')}\n`;
}

interface SourceFile {
  value: string;
  path: string;
}

interface Steps {
  run(tree: Node, file: SourceFile): Promise<Node>;
  stringify(tree: Node, file: SourceFile): string;
}

interface TocEntry {
  value: string;
  id: string;
  level: number;
}

function headingsOf(root: Root): TocEntry[] {
  const slugger = new GithubSlugger();
  const entries: TocEntry[] = [];
  visit(root, 'heading', (node: Heading) => {
    const { text, id } = headingText(node);
    entries.push({ value: text, id: id ?? slugger.slug(text), level: node.depth });
  });
  return entries;
}

/** The words of a node, as ids of headings are made of them. */
export function wordsOf(node: Nodes): string {
  if ('value' in node) return node.value;
  if ('alt' in node) return node.alt ?? '';
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

function headingText(node: Heading): { text: string; id?: string } {
  const all = wordsOf(node);
  const [, text = all, id] = new RegExp(`^(.*?)\\s*${ID_BRACE}#([^\\s{}]+)\\}\\s*$`).exec(all) ?? [];
  return { text, id };
}

function componentsOf(root: Root, reading: ParsedPage): void {
  const names = new Map<string, number>();
  const note = (name: string, line: number) => {
    if (/^[A-Z]/.test(name) && !names.has(name)) names.set(name, line);
  };
  visit(root, (node) => {
    const line = node.position?.start.line ?? 1;
    if ('name' in node && typeof node.name === 'string' && /^mdxJsx/.test(node.type))
      note(node.name.split('.')[0] ?? '', line);
    // Components in expressions and in exported code.
    const value = 'value' in node && typeof node.value === 'string' ? node.value : '';
    if (/^mdx/.test(node.type))
      for (const [, name = ''] of value.matchAll(/<([A-Z][\w$]*)/g)) note(name, line);
  });
  reading.components = [...names].map(([name, line]) => ({ name, line }));
}

function isComment(node: Nodes): boolean {
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return false;
  return node.value.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').trim() === '';
}

/** Whether Markdown means what MDX means by this node. */
function isPlain(node: Nodes, page: PageOptions): boolean {
  if (!page.isMdx) return true;
  let plain = true;
  visit(node, (inner, _, parent) => {
    if (isComment(inner)) return SKIP;
    if (inner.type === 'mdxJsxTextElement') {
      const isBare = inner.attributes.length === 0 && INLINE.has(inner.name ?? '');
      if (!isBare || beginsLine(inner, page.source)) plain = false;
    } else if (/^mdx/.test(inner.type)) plain = false;
    else if (inner.type === 'paragraph' && isIndented(inner, parent as Parents | undefined, page.source))
      plain = false;
    return plain ? undefined : false;
  });
  return plain;
}

/** A tag that begins a line begins a block of HTML. */
function beginsLine(node: Nodes, source: string): boolean {
  const { start } = placeOf(node);
  const line = source.slice(source.lastIndexOf('\n', start - 1) + 1, start);
  return /^[\s>]*$/.test(line);
}

/** MDX knows no code by indentation. */
function isIndented(node: Nodes, parent: Parents | undefined, source: string): boolean {
  if (parent !== undefined && parent.type !== 'root') return false;
  const { start } = placeOf(node);
  return /^(?: {4}|\t)/.test(source.slice(source.lastIndexOf('\n', start - 1) + 1, start));
}

function placeOf(node: Nodes): { start: number; end: number } {
  return { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 };
}

/** A node with the line that it ends in. */
function wholeLines(node: Nodes, source: string): Edit {
  const { start, end } = placeOf(node);
  const rest = /^[ \t]*\n(?:[ \t]*\n)?/.exec(source.slice(end));
  return { start, end: end + (rest?.[0].length ?? 0), text: '' };
}

/** Addresses and comments of a part that stays as it is. */
function readPlain(top: Nodes, page: PageOptions, reading: ParsedPage): void {
  visit(top, (node) => {
    if (isComment(node)) reading.edits.push({ ...placeOf(node), text: '' });
    if (node.type === 'containerDirective') readDirective(node, page, reading);
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return;
    const { start, end } = placeOf(node);
    const at = page.source.slice(start, end).lastIndexOf(node.url);
    if (at < 0 || node.url === '') return;
    const from = start + at;
    reading.urls.push({
      start: from,
      end: from + node.url.length,
      url: node.url,
      line: node.position?.start.line ?? 1,
    });
  });
}

/** Kinds of admonitions that we have too. */
const OWN_ADMONITIONS = new Set(['note', 'tip', 'info', 'warning', 'danger', 'caution']);
/** Those that Docusaurus knows besides. */
const OTHER_ADMONITIONS: Readonly<Record<string, string>> = {
  secondary: 'note',
  important: 'info',
  success: 'tip',
};

/** The kind of ours that an admonition of a repository becomes, with the title that tells its own. */
export function admonitionKind(name: string): { kind: string; title?: string } {
  if (OWN_ADMONITIONS.has(name)) return { kind: name };
  return { kind: OTHER_ADMONITIONS[name] ?? 'note', title: name.charAt(0).toUpperCase() + name.slice(1) };
}

function readDirective(
  node: ContainerDirective,
  { source, admonitions }: PageOptions,
  reading: ParsedPage,
): void {
  if (OWN_ADMONITIONS.has(node.name) || !admonitions.has(node.name)) return;
  const { start } = placeOf(node);
  const line = source.slice(start, source.indexOf('\n', start));
  const at = line.indexOf(node.name);
  const rest = line.slice(at + node.name.length).trim();
  const { kind, title } = admonitionKind(node.name);
  reading.edits.push({
    start: start + at,
    end: start + at + node.name.length,
    text: rest === '' ? `${kind}[${title}]` : kind,
  });
}

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

/** Makes a tree ready to be rendered: plain parts are named, addresses hold anywhere, directives are elements. */
function prepareTree(
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
  let count = 0;
  const name = page.file;
  wrapLeaves(root, page, (node) => {
    count += 1;
    leaves.set(`${name}:${count}`, node);
    return `${name}:${count}`;
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
