import type { Nodes } from 'mdast';
import { type PendingLink, plannedHtml } from '../../shared/lightMarkdown.ts';
import { type Component, type ComponentUse, textOf } from '../component.ts';
import { decoration, h, link, list, paragraph, strong } from '../nodes.ts';

type Item = ComponentUse['items'][number];

/** A list of cards. */
export const Cards: Component = {
  name: 'Cards',
  place: 'block',
  expand({ children, items }) {
    const cards = items.map(card);
    const html = h('ul', { class: 'cards' }, ...cards.map((one) => h('li', { class: 'card' }, ...one.html)));
    // Text between the cards would not be an item of the list.
    return [...children, { ...list(cards.map(({ blocks }) => blocks)), data: { looks: [html] } }];
  },
};

/** A title that may be a link, and a few words; one that waits for its page says so below. */
export const Card: Component = {
  name: 'Card',
  place: 'block',
  itemOf: 'Cards',
  noProse: true,
  expand(use, page) {
    const { html, blocks } = card({ ...use, page });
    return [{ ...list([blocks]), data: { looks: [h('div', { class: 'card' }, ...html)] } }];
  },
};

/** A card in a list, and as it is shown. */
function card({ props, children, page }: Item): { blocks: Nodes[]; html: Nodes[] } {
  const title = textOf(props, 'title');
  if (title === undefined) {
    const hint = 'Write <Card title="..." href="...">.';
    page.report({ code: 'card', message: 'this card has no title.', hint });
  }
  const href = textOf(props, 'href');
  const target = href === undefined ? undefined : page.resolveLink(href);
  const waits: PendingLink = target?.kind === 'pending' ? target : { kind: 'pending' };
  const name = target && 'href' in target ? link(target.href, title ?? '') : strong(title ?? '');
  const planned = plannedHtml(waits).trim();
  const html = [h('p', { class: 'card-title' }, name), ...children];
  if (planned !== '') html.push(h('p', {}, decoration(planned)));
  const [first, ...others] = children;
  const isLine = first?.type === 'paragraph' && others.length === 0;
  const line = paragraph(name, ...plannedNodes(waits), ...(isLine ? [': ', ...first.children] : []));
  return { blocks: isLine ? [line] : [line, ...children], html };
}

/** A short note after a link to a page that is still to be written. */
function plannedNodes({ route, nearest }: PendingLink): (Nodes | string)[] {
  if (!route) return [];
  return nearest ? [' (planned; see ', link(nearest.href, nearest.label), ')'] : [' (planned)'];
}
