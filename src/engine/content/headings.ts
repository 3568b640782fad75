import type { Heading, Parents, PhrasingContent } from 'mdast';
import type { MdastVisitorContext } from 'satteri';
import { escapeHtml } from '../../shared/text.ts';
import type { PageFactsCollector } from './pageCollector.ts';
import { placeOf } from './place.ts';
import { HIDE, LINE, type Read, SHOW } from './reading.ts';
import { sourceText } from './sourceText.ts';
import { noteHeading } from './twinNotes.ts';

/** Gives a heading its id, its badges and the link to itself, and notes it for table of contents and search. */
export function heading(
  page: PageFactsCollector,
  node: Readonly<Heading>,
  context: MdastVisitorContext,
): void {
  const place = placeOf(node);
  // Reading the children one by one is slow, and only tags, images and colons need it.
  const simple = !/[<!]|:\w/.test(page.lineOf(place));
  const read = () => plainText(page, node, context);
  const text = (simple ? context.textContent(node) : read()).replace(/\s+/g, ' ').trim();
  const badges = page.headingBadges(place);
  for (const slot of badges) context.appendChild(node, page.mark(slot));
  const applies = badges.flatMap((slot) => (slot.type === 'open' && slot.text ? [slot.text.trim()] : []));
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
  const said = applies.flatMap((badge): Read[] => [{ type: 'text', text: badge }, LINE]);
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
