import type { Blockquote, Definition, Html, Nodes, Root, Table } from 'mdast';
import { ADMONITION_TYPES } from '../../components/Admonition/index.ts';
import type { ComponentProps } from '../../components/component.ts';
import type { ElementNode } from '../../components/nodes.ts';
import { rowAnchorOf } from '../../search/indexing/sections.ts';
import { codeSpan, escapeHtml, nearest, printable } from '../../shared/text.ts';
import { isExternal } from '../../shared/url.ts';
import { checkCells } from './extraCells.ts';
import { readFence } from './fenceNodes.ts';
import { readMath } from './math.ts';
import type { PageFactsCollector } from './pageCollector.ts';
import { type ComponentStart, isLabel, unlinked } from './pageTree.ts';
import { placeOf } from './place.ts';
import { markPlaceholders } from './placeholders.ts';
import { plainText } from './plainText.ts';
import { readHeading } from './readHeading.ts';

/**
 * The first pass over the tree of a page, in the order of the page: what must be found out, checked or asked of the
 * site is noted on the nodes, and faults are reported.
 */
export function readNodes(page: PageFactsCollector, root: Root): void {
  // Definitions first, so that the references to them can be read in any order.
  if (page.text.all.includes(']:')) readDefinitions(page, root);
  readNode(page, root, true);
  for (const table of page.tables) {
    if (!table.data?.plainTable) nameRows(page, table);
    const cells = table.children.map(({ children }) =>
      children.map((cell) => ({
        text: plainText(cell, page).trim(),
        code: cell.children.length > 0 && cell.children.every(({ type }) => type === 'inlineCode'),
      })),
    );
    table.data = { ...table.data, cells };
  }
}

/** Gives rows their ids after all headings have theirs, so that no row takes one away. */
function nameRows(page: PageFactsCollector, { children: [, ...rows] }: Table): void {
  for (const row of rows) {
    const [first] = row.children;
    const id = first ? rowAnchorOf(plainText(first, page)) : '';
    if (id) row.data = { id: page.ids.next(id) };
  }
}

const IMAGE_FILE = /\.(?:png|jpe?g|gif|webp|avif|svg|bmp|ico)(?:[?#]|$)/i;

function readDefinitions(page: PageFactsCollector, node: Nodes): void {
  if (node.type === 'definition') {
    node.data = readDefinition(page, node);
    // Of two with one name, the first counts.
    if (!page.definitions.has(node.identifier)) page.definitions.set(node.identifier, node);
    return;
  }
  if (node.type === 'footnoteDefinition' && !page.footnotes.has(node.identifier))
    page.footnotes.set(node.identifier, node);
  if ('children' in node) for (const child of node.children) readDefinitions(page, child);
}

function readDefinition(page: PageFactsCollector, node: Definition): Definition['data'] {
  if (IMAGE_FILE.test(node.url) && !isExternal(node.url)) {
    const image = page.image(node.url, placeOf(node));
    return { image, href: image.src };
  }
  const target = page.link(node.url, placeOf(node));
  return 'href' in target ? { href: target.href } : { waits: target };
}

/** `prose`: whether the terms of the glossary get their tips here. */
function readNode(page: PageFactsCollector, node: Nodes, prose: boolean): void {
  const { type } = node;
  withoutControls(node);
  if (type === 'text') {
    if (prose) node.data = { tips: page.terms.find(node.value, (name) => page.rawHtml.isOpen(name)) };
  } else if (type === 'heading') node.data = readHeading(page, node);
  else if (type === 'table') {
    checkCells(page, node);
    page.tables.push(node);
  } else if (type === 'code') node.data = readFence(page, node);
  else if (type === 'html') readHtml(page, node);
  else if (type === 'image') node.data = { image: page.image(node.url, placeOf(node)) };
  else if (type === 'link') {
    if (unlinked(node.url) !== undefined) return;
    node.data = { target: page.link(node.url, placeOf(node)) };
  } else if (type === 'inlineCode') {
    const { code, used, show } = markPlaceholders(page, { code: node.value, language: '' }, placeOf(node));
    if (used) node.data = { html: codeSpan(node.value, show(escapeHtml(code))) };
  } else if (type === 'containerDirective')
    node.data = { ...node.data, component: readAdmonition(page, node) };
  else if (node.type === 'math' || node.type === 'inlineMath') {
    const formula = {
      tex: node.value,
      written: page.text.of(node),
      display: type === 'math',
      place: placeOf(node),
    };
    node.data = { ...node.data, shown: { html: readMath(page, formula), text: node.value } };
  } else if (type === 'blockquote') readAlert(page, node);
  else if (type === 'leafDirective' || type === 'textDirective') return;
  if (type === 'element' && page.isComponent(node.name))
    node.data = { ...node.data, component: page.openComponent(node.name, propsOf(node), placeOf(node)) };
  if (!('children' in node)) return;
  page.rawHtml.within(() => {
    for (const [index, child] of node.children.entries())
      readNode(page, child, prose && isProse(node, { child, index }));
  });
}

/** Raw HTML, and what components without content expand to. */
function readHtml(page: PageFactsCollector, node: Html): void {
  const parts = page.rawHtml.read(node.value, placeOf(node));
  node.data = { parts };
  for (const { shown } of parts)
    for (const piece of shown) if (piece.type === 'open') readExpanded(page, piece);
}

function readExpanded(page: PageFactsCollector, { nodes = [] }: ComponentStart): void {
  for (const node of nodes) readNode(page, node, false);
}

function propsOf({ attributes }: ElementNode): ComponentProps {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );
}

/** A reference such as `&#7;` means a character that no page may contain. */
function withoutControls(node: Nodes): void {
  if (node.type === 'text') node.value = printable(node.value);
  if ('title' in node && node.title) node.title = printable(node.title);
  if ('alt' in node && node.alt) node.alt = printable(node.alt);
}

/** No tips in headings, links, bold text, titles and the heads of tables. */
function isProse(node: Nodes, at: { child: Nodes; index: number }): boolean {
  if (node.type === 'heading' || node.type === 'link' || node.type === 'linkReference') return false;
  if (node.type === 'strong' || (node.type === 'table' && at.index === 0)) return false;
  return !isLabel(at.child);
}

/** An admonition of a type that is not listed is a note. */
function readAdmonition(
  page: PageFactsCollector,
  node: Extract<Nodes, { type: 'containerDirective' }>,
): ComponentStart {
  const name = node.name.toLowerCase();
  const type = ADMONITION_TYPES.find((known) => known === name);
  if (!type) {
    const guess = nearest(name, ADMONITION_TYPES);
    const hint = guess ? `Did you mean ":::${guess}"?` : `Known types: ${ADMONITION_TYPES.join(', ')}.`;
    page.warn(
      { code: 'unknown-admonition', message: `unknown admonition type "${name}".`, hint },
      placeOf(node),
    );
  }
  const unread = Object.entries(node.attributes ?? {}).find(([key]) => key !== 'class' && key !== 'id');
  if (unread) {
    const [key, value] = unread;
    const message = `"${key}" of the admonition has no effect${value ? `, and "${value}" is not shown` : ''}.`;
    page.warn(
      { code: 'admonition-attribute', message, hint: `Write its title as ":::${node.name}[Title]".` },
      placeOf(node),
    );
  }
  return page.openComponent('Admonition', { type: type ?? 'note' }, placeOf(node));
}

/** `> [!NOTE]`, alone on its line, as GitHub has it. */
const ALERT = /^\[!([a-z]+)\][ \t]*(?:\n|$)/i;

/** A quote that begins with such a mark is an admonition; the mark is taken out. */
function readAlert(page: PageFactsCollector, node: Blockquote): void {
  const [first] = node.children;
  if (first?.type !== 'paragraph') return;
  const [text, next] = first.children;
  const match = text?.type === 'text' ? ALERT.exec(text.value) : null;
  if (text?.type !== 'text' || !match) return;
  const [mark, name = ''] = match;
  // What goes on in the line, as bold text does, is no mark.
  if (mark === text.value && !mark.endsWith('\n') && next && next.type !== 'break') return;
  if (!ADMONITION_TYPES.some((type) => type === name.toLowerCase())) {
    const guess = nearest(name.toUpperCase(), ALERTS);
    const hint = guess ? `Did you mean "[!${guess}]"?` : `Known: ${ALERTS.join(', ')}.`;
    page.warn(
      { code: 'unknown-admonition', message: `unknown admonition type "${name}".`, hint },
      placeOf(node),
    );
    return;
  }
  text.value = text.value.slice(mark.length);
  if (text.position && mark.endsWith('\n')) {
    const { line, column, offset = 0 } = text.position.start;
    // The next line has the same marks of quotes in front.
    text.position.start = { line: line + 1, column, offset: offset + mark.length + column - 1 };
  }
  if (text.value === '') first.children.splice(0, next?.type === 'break' ? 2 : 1);
  if (first.children.length === 0) node.children.shift();
  node.data = { component: page.openComponent('Admonition', { type: name.toLowerCase() }, placeOf(node)) };
}

const ALERTS = ['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION'];
