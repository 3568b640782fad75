import { createProcessor } from '@mdx-js/mdx';
import type { Nodes, Root, RootContent } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { expectedOfSource } from './expectedWords.ts';
import { directiveIds, headingsOf, type TocEntry } from './headingTexts.ts';
import { parseApart } from './leadingImports.ts';
import { type Leaves, type PageOptions, type ParsedPage, placeOf } from './parsedPage.ts';
import { isComment, isPlain, readPlain } from './plainParts.ts';
import { prepareTree } from './renderTree.ts';
import { readyText } from './sourceText.ts';
import { restoreTemplates } from './templateTexts.ts';
import type { Edit } from './types.ts';
import { showUnknownNames, type UnknownName } from './unknownNames.ts';

/**
 * Reads a page and finds what of it is code. `leaves` gets the plain Markdown inside of components.
 * @throws VFileMessage for one that is not valid MDX.
 */
export async function parsePage(page: PageOptions, leaves: Leaves): Promise<ParsedPage> {
  const ready = readyText(page.source, page.bodyStart, page.isMdx);
  const processor = processorFor(page);
  const file = { value: ready.text, path: page.file };
  const root = parseApart(ready.text, (text) => processor.parse({ ...file, value: text }) as Root);
  restoreTemplates(root, { parsed: ready.text, source: page.source, indent: 0 });
  const unknown = page.isMdx ? showUnknownNames(root) : [];
  const toc = headingsOf(root);
  const reading: ParsedPage = {
    edits: [...ready.edits, ...directiveIds(toc)],
    blocks: [],
    urls: [],
    paragraphs: root.children.filter(({ type }) => type === 'paragraph').map(placeOf),
    expected: expectedOfSource(root, ready.titles),
    unknown,
    components: page.isMdx ? componentsOf(root) : [],
  };
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
      reading.blocks.push({ number, start, end, line: node.position?.start.line ?? 1, leaves: [] });
      const block = {
        type: 'fgBlock',
        children: [node],
        data: { hName: 'fg-block', hProperties: { n: String(number) } },
      };
      kept.push(block as unknown as RootContent);
    }
  }
  if (reading.blocks.length === 0) return reading;
  root.children = kept;
  const first = leaves.size;
  prepareTree(root, page, { titles: ready.titles, leaves });
  for (let key = first; key < leaves.size; key += 1) {
    const { start } = placeOf(leaves.get(String(key)) ?? root);
    reading.blocks.find((block) => block.start <= start && start < block.end)?.leaves.push(String(key));
  }
  reading.code = await moduleCode({ root, file, toc }, page, processor);
  return reading;
}

/** The module of a page that others import: all of it is rendered. With it the components that it uses. */
export async function compilePartial(
  page: PageOptions,
  leaves: Leaves,
): Promise<{ code: string; components: string[]; unknown: UnknownName[] }> {
  const ready = readyText(page.source, page.bodyStart, page.isMdx);
  const processor = processorFor(page);
  const file = { value: ready.text, path: page.file };
  const root = parseApart(ready.text, (text) => processor.parse({ ...file, value: text }) as Root);
  restoreTemplates(root, { parsed: ready.text, source: page.source, indent: 0 });
  const unknown = page.isMdx ? showUnknownNames(root) : [];
  const toc = headingsOf(root);
  const components = componentsOf(root).map(({ name }) => name);
  prepareTree(root, page, { titles: ready.titles, leaves });
  return { code: await moduleCode({ root, file, toc }, page, processor), components, unknown };
}

function processorFor({ math, isMdx }: PageOptions) {
  return createProcessor({
    format: isMdx ? 'mdx' : 'md',
    providerImportSource: '@mdx-js/react',
    remarkPlugins: [
      remarkGfm,
      remarkDirective,
      ...(math ? [[remarkMath, math] as [typeof remarkMath, typeof math]] : []),
    ],
  });
}

async function moduleCode(
  { root, file, toc }: { root: Root; file: SourceFile; toc: readonly TocEntry[] },
  page: PageOptions,
  processor: ReturnType<typeof processorFor>,
): Promise<string> {
  const declared = new Set<string>();
  visit(root, 'mdxjsEsm', ({ value }: { value: string }) => {
    for (const [, name = ''] of value.matchAll(/\b(?:const|let|var|function|class)\s+([\w$]+)/g))
      declared.add(name);
    for (const [, names = ''] of value.matchAll(/^import\s+([^'"]*)/gm))
      for (const [name] of names.replace(/[\w$*]+\s+as\s+/g, '').matchAll(/[\w$]+/g)) declared.add(name);
  });
  const facts = {
    frontMatter: page.frontMatter,
    toc: toc.map(({ value, id, level }) => ({ value, id, level })),
    contentTitle: toc[0]?.value ?? '',
    assets: {},
    metadata: {},
  };
  const lines = Object.entries(facts)
    .filter(([name]) => !declared.has(name))
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value ?? {})};`);
  // Its types name the input tree, not the output tree.
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

function componentsOf(root: Root): ParsedPage['components'] {
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
  return [...names].map(([name, line]) => ({ name, line }));
}

/** A node with the line that it ends in. */
function wholeLines(node: Nodes, source: string): Edit {
  const { start, end } = placeOf(node);
  const rest = /^[ \t]*\n(?:[ \t]*\n)?/.exec(source.slice(end));
  return { start, end: end + (rest?.[0].length ?? 0), text: '' };
}
