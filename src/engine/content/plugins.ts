import type { Nodes } from 'mdast';
import type { MdastPluginDefinition, MdastPluginInstance, MdastVisitorContext } from 'satteri';
import { ADMONITION_TYPES } from '../../components/Admonition/index.ts';
import { tableBox } from '../../components/Table/tableBox.ts';
import { escapeHtml, nearest } from '../../shared/text.ts';
import { isExternal } from '../../shared/url.ts';
import { code } from './fenceNodes.ts';
import { heading } from './headings.ts';
import { jsxPlugin } from './jsxPlugin.ts';
import { isMenuPath, menuPath } from './menuPath.ts';
import type { PageFactsCollector } from './pageCollector.ts';
import { placeOf } from './place.ts';
import { markPlaceholders } from './placeholders.ts';
import { LINE, readsOfPicture } from './reading.ts';
import { WRAPPER } from './slots.ts';
import { sourceText } from './sourceText.ts';
import { noteAddress, noteDefinition, noteLink, noteText, tagNotes } from './twinNotes.ts';

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
      const box = tableBox({ rows: node.children.length - 1 });
      context.insertBefore(node, page.mark({ type: 'html', html: box.open }));
      context.insertAfter(node, page.mark({ type: 'html', html: box.close }));
    },
    containerDirective(node, context) {
      const name = node.name.toLowerCase();
      const type = ADMONITION_TYPES.find((known) => known === name);
      if (!type) {
        const guess = nearest(name, ADMONITION_TYPES);
        const hint = guess ? `Did you mean ":::${guess}"?` : `Known types: ${ADMONITION_TYPES.join(', ')}.`;
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
      context.setProperty(node, 'data', { hName: WRAPPER });
      const label = node.children[0];
      if (label?.type === 'paragraph' && label.data?.directiveLabel) {
        page.terms.skip(label);
        context.setProperty(label, 'data', { hName: WRAPPER });
        context.insertAfter(label, page.mark({ type: 'title-end' }));
      }
      context.prependChild(
        node,
        page.mark(page.openComponent('Admonition', { type: type ?? 'note' }, placeOf(node))),
      );
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

function asPendingText(node: Readonly<Nodes>, context: MdastVisitorContext): void {
  const hProperties = { className: ['pending-link'], href: null, title: null };
  context.setProperty(node, 'data', { hName: 'span', hProperties });
}
