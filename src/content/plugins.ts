import type { Code, Heading, Nodes, Parents, PhrasingContent } from 'mdast';
import type { MdastPluginDefinition, MdastPluginInstance, MdastVisitorContext } from 'satteri';
import { isDrawnFence } from '../diagrams/drawFence.ts';
import { escapeHtml, nearest } from '../shared/text.ts';
import { isExternal } from '../shared/url.ts';
import { readFenceMeta, splitFence, takeMagicComments } from './codeFence.ts';
import { beginLines } from './codeLines.ts';
import { diagramLines } from './diagramText.ts';
import { checkAccessibleText, checkDiagramSyntax, drawnFence, figureHtml, sourceHtml } from './drawings.ts';
import { jsxPlugin } from './jsxPlugin.ts';
import { isMenuPath, menuPath } from './menuPath.ts';
import { appliesText } from './pageBoxes.ts';
import type { PageFactsCollector } from './pageCollector.ts';
import type { Place } from './place.ts';
import { markPlaceholders } from './placeholders.ts';
import { HIDE, LINE, type Read, readsOfPicture, SHOW } from './reading.ts';
import { WRAPPER } from './slots.ts';
import {
  noteAddress,
  noteDefinition,
  noteFence,
  noteHeading,
  noteLink,
  noteText,
  tagNotes,
} from './twinNotes.ts';
import { ADMONITIONS } from './vocabulary.ts';

/** Reference definitions are resolved first, so that the references to them can be read in any order. */
export function definitionPlugin(page: PageFactsCollector): MdastPluginDefinition {
  return {
    name: 'definitions',
    options: { position: true },
    definition(node, context) {
      if (IMAGE_FILE.test(node.url) && !isExternal(node.url)) {
        const image = page.image(node.url, placeOf(node));
        page.definedImages.set(node.identifier, image);
        noteDefinition(page, node, image.src);
        context.setProperty(node, 'url', image.src);
        return;
      }
      const target = page.link(node.url, placeOf(node));
      noteDefinition(page, node, target.kind === 'pending' ? undefined : target.href);
      if (target.kind === 'pending') page.pendingDefinitions.add(node.identifier);
      else context.setProperty(node, 'url', target.href);
    },
  };
}

const IMAGE_FILE = /\.(?:png|jpe?g|gif|webp|avif|svg|bmp|ico)(?:[?#]|$)/i;

/** Headings, links, images, code, raw HTML, tables and directives: what our pages add to plain Markdown. */
export function blockPlugin(page: PageFactsCollector): MdastPluginDefinition {
  return {
    name: 'blocks',
    options: { position: true },
    ...textPlugin(page),
    heading(node, context) {
      page.terms.skip(node);
      heading(page, node, context);
    },
    code(node, context) {
      context.replaceNode(node, page.mark({ type: 'later', html: code(page, node) }));
    },
    inlineCode(node, context) {
      page.reading.add(node, { type: 'text', text: node.value });
      const { code, used, show } = markPlaceholders(page, { code: node.value, language: '' }, placeOf(node));
      if (used)
        context.replaceNode(
          node,
          page.mark({ type: 'html', html: `<code>${show(escapeHtml(code))}</code>` }),
        );
    },
    strong(node, context) {
      page.terms.skip(node);
      const [only] = node.children;
      if (only?.type === 'text' && node.children.length === 1 && isMenuPath(only.value))
        context.replaceNode(node, page.mark({ type: 'html', html: menuPath(only.value) }));
    },
    html(node, context) {
      const slots = page.rawHtml.read(node.value, placeOf(node), tagNotes(page, node));
      const reads = slots.map((slot) => ({ type: 'slot', slot }) as const);
      page.reading.add(node, ...(page.reading.isInLine(node) ? reads : [LINE, ...reads]));
      context.replaceNode(node, { type: 'text', value: slots.map((slot) => page.markOf(slot)).join('') });
    },
    link(node, context) {
      page.terms.skip(node);
      // The parser takes `http://&lt;host&gt;/` for a bare URL; no host is spelled with an entity.
      if (/^https?:\/\/\S*&(?:lt|gt);/.test(node.url)) {
        const value = node.url.replace(/&lt;/g, '<').replace(/&gt;/g, '>');
        page.reading.replace(node, value);
        context.replaceNode(node, { type: 'text', value });
        return;
      }
      const target = page.link(node.url, placeOf(node));
      noteLink(page, node, target);
      if (target.kind === 'pending') asPendingText(node, context);
      else context.setProperty(node, 'url', target.href);
    },
    linkReference(node, context) {
      page.terms.skip(node);
      if (!page.pendingDefinitions.has(node.identifier)) return;
      noteText(page, node);
      asPendingText(node, context);
    },
    image(node, context) {
      page.reading.add(node, ...readsOfPicture(node.alt));
      const { src, width, height } = page.image(node.url, placeOf(node));
      noteAddress(page, node, src);
      context.setProperty(node, 'url', src);
      context.setProperty(node, 'data', {
        hProperties: { width, height, loading: 'lazy', decoding: 'async' },
      });
    },
    imageReference(node, context) {
      page.reading.add(node, ...readsOfPicture(node.alt));
      const { width, height } = page.definedImages.get(node.identifier) ?? {};
      context.setProperty(node, 'data', {
        hProperties: { width, height, loading: 'lazy', decoding: 'async' },
      });
    },
    table(node, context) {
      page.reading.table(node.align?.length ?? 0);
      for (const head of node.children.slice(0, 1)) page.terms.skip(head);
      const box = page.services.tableBox(node.children.length - 1);
      context.insertBefore(node, page.mark({ type: 'html', html: box.open }));
      context.insertAfter(node, page.mark({ type: 'html', html: box.close }));
    },
    containerDirective(node, context) {
      const name = node.name.toLowerCase();
      if (!ADMONITIONS.has(name)) {
        const guess = nearest(name, ADMONITIONS);
        const hint = guess ? `Did you mean ":::${guess}"?` : `Known types: ${[...ADMONITIONS].join(', ')}.`;
        page.report(
          {
            severity: 'warning',
            code: 'unknown-admonition',
            message: `unknown admonition type "${name}".`,
            hint,
          },
          placeOf(node),
        );
      }
      const type = ADMONITIONS.has(name) ? name : 'note';
      context.setProperty(node, 'data', { hName: WRAPPER });
      const label = node.children[0];
      if (label?.type === 'paragraph' && label.data?.directiveLabel) {
        page.terms.skip(label);
        context.setProperty(label, 'data', { hName: WRAPPER });
        context.insertAfter(label, page.mark({ type: 'title-end' }));
      }
      context.prependChild(node, page.mark({ type: 'open', name: 'Admonition', props: { type } }));
      context.appendChild(node, page.mark({ type: 'close', name: 'Admonition' }));
    },
    // Only container directives are part of the conventions; `10:30` and `::x` are text.
    leafDirective(node, context) {
      const source = sourceText(node, context);
      page.reading.around(node, [LINE], [LINE]);
      page.reading.replace(node, source.value);
      context.replaceNode(node, { type: 'paragraph', children: [source] });
    },
    textDirective(node, context) {
      const source = sourceText(node, context);
      page.reading.replace(node, source.value);
      context.replaceNode(node, source);
    },
    ...(page.page.format === 'mdx' ? jsxPlugin(page) : {}),
  };
}

export function placeOf(node: Nodes): Place {
  return node.position?.start ?? { line: 1, column: 1 };
}

/** The words of a page, where they stand. */
function textPlugin(page: PageFactsCollector): MdastPluginInstance {
  const { reading } = page;
  return {
    paragraph: (node) => reading.around(node, [LINE], [LINE]),
    tableRow: (node) => reading.row(node),
    tableCell: (node) => reading.cell(node),
    text(node, context) {
      reading.add(node, { type: 'text', text: node.value });
      const tipped = page.withTips(node);
      if (tipped !== undefined) context.setProperty(node, 'value', tipped);
    },
    break: (node) => reading.add(node, { type: 'text', text: ' ' }),
  };
}

function sourceText(node: Readonly<Nodes>, context: MdastVisitorContext): { type: 'text'; value: string } {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? start;
  return { type: 'text', value: context.source.slice(start, end) };
}

function asPendingText(node: Readonly<Nodes>, context: MdastVisitorContext): void {
  const hProperties = { className: ['pending-link'], href: null, title: null };
  context.setProperty(node, 'data', { hName: 'span', hProperties });
}

function heading(page: PageFactsCollector, node: Readonly<Heading>, context: MdastVisitorContext): void {
  const place = placeOf(node);
  // Reading the children one by one is slow, and only tags, images and colons need it.
  const simple = !/[<!]|:\w/.test(page.lineOf(place));
  const read = () => plainText(page, node, context);
  const text = (simple ? context.textContent(node) : read()).replace(/\s+/g, ' ').trim();
  const badges = page.headingBadges(place);
  for (const slot of badges) context.appendChild(node, page.mark(slot));
  const applies = badges.flatMap((slot) => (slot.type === 'open' ? [appliesText(slot.props)] : []));
  noteHeading(page, node, applies.join(', '));
  if (node.depth === 1 && !page.hasTitle && page.headings.length === 0) {
    page.hasTitle = true;
    page.titleEnd = node.position?.end.offset;
    context.setProperty(node, 'data', { hProperties: { id: page.headingId(text, place) } });
    const known = text === page.page.title.replace(/\s+/g, ' ').trim();
    page.reading.around(node, known ? [HIDE] : [LINE], known ? [SHOW] : [LINE]);
    return;
  }
  const id = page.headingId(text, place);
  const said = applies.flatMap((badge): Read[] => [{ type: 'text', text: `Applies to ${badge}` }, LINE]);
  page.reading.around(node, [{ type: 'heading', id, level: node.depth, text }, HIDE], [SHOW, ...said]);
  context.setProperty(node, 'data', { hProperties: { id } });
  const label = escapeHtml(`Direct link to ${text}`);
  const html = `<a class="hash-link" href="#${escapeHtml(encodeURIComponent(id))}" aria-label="${label}" title="${label}"></a>`;
  context.appendChild(node, page.mark({ type: 'html', html }));
  if (node.depth > 1) page.headings.push({ id, level: node.depth, text });
}

/** A node's text as a reader sees it: placeholders such as `<host>` belong to it, tags of HTML do not. */
function plainText(
  page: PageFactsCollector,
  node: Readonly<Parents | PhrasingContent>,
  context: MdastVisitorContext,
): string {
  if (node.type === 'html') return page.rawHtml.isText(node.value) ? node.value : '';
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'image') return node.alt ?? '';
  if (node.type === 'break') return ' ';
  if (node.type === 'textDirective') return sourceText(node, context).value;
  return 'children' in node
    ? node.children.map((child) => plainText(page, child as PhrasingContent, context)).join('')
    : '';
}

/** Begins the work on a fence; the answer gives its HTML. */
function code(page: PageFactsCollector, node: Readonly<Code>): () => string {
  const fence = splitFence(node.lang, node.meta);
  const language = fence.language.toLowerCase();
  const place = placeOf(node);
  if (language === 'mermaid') {
    for (const text of diagramLines(node.value)) page.reading.add(node, { type: 'text', text }, LINE);
    checkAccessibleText(page, node.value, place);
    return diagram(page, node.value, place);
  }
  if (isDrawnFence(language)) return drawnFence(page, node, language);
  const meta = readFenceMeta(fence.meta);
  noteFence(page, node, { ...fence, title: meta.title });
  const { code, marks } = takeMagicComments(node.value);
  const { fences, renderCode, lenient } = page.services;
  page.reading.add(node, { type: 'text', text: meta.title ?? '' }, LINE, { type: 'code', code });
  const known = fences.has(language);
  if (!known) {
    const guess = nearest(language, fences.languages());
    const hint = guess ? `Did you mean "${guess}"?` : 'Use a known language, or "text".';
    const message = `no grammar for the code language "${fence.language}".`;
    page.report({ severity: lenient ? 'warning' : 'error', code: 'no-grammar', message, hint }, place);
  }
  const marked = markPlaceholders(page, { code, language }, place);
  const lines = beginLines(marked.code, known ? language : 'text', fences);
  return () => {
    const drawn = lines();
    const codeHtml = drawn.map(({ html, prompt, output }, index) => {
      const mark = marks.get(index + 1) ?? (meta.marked.has(index + 1) ? 'mark' : undefined);
      const classes = `line${mark ? ` line--${mark}` : ''}${output ? ' line--output' : ''}`;
      const before = prompt ? `<span data-prompt="${escapeHtml(prompt)}"></span>` : '';
      return `<span class="${classes}">${before}${marked.show(html)}</span>`;
    });
    const { title, lineNumbers, download } = meta;
    return renderCode({
      codeHtml: codeHtml.join('\n'),
      language,
      title,
      lineNumbers,
      download,
      output: meta.output || language === 'output',
      lines: drawn.length,
      longest: Math.max(...code.split('\n').map((line) => line.length)),
    });
  };
}

function diagram(page: PageFactsCollector, source: string, place: Place): () => string {
  page.diagrams += 1;
  const faults = checkDiagramSyntax(page, source, place);
  const draw = page.services.fences.diagram(source, `diagram-${page.diagrams}`);
  return () => {
    try {
      const { svg, width } = draw();
      return figureHtml(svg, width);
    } catch (error) {
      // What is wrong has been said at its line.
      if (faults > 0) return sourceHtml(page, source, 'mermaid');
      const reason = error instanceof Error ? error.message : String(error);
      const message = `the Mermaid diagram is shown as its source: ${reason}.`;
      const hint =
        'Use flowchart, sequenceDiagram, stateDiagram, classDiagram or erDiagram, and check its syntax.';
      page.report({ severity: 'warning', code: 'diagram', message, hint }, place);
      return sourceHtml(page, source, 'mermaid');
    }
  };
}
