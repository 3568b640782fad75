import type { Nodes } from 'mdast';
import { type PendingLink, plannedHtml } from '../../shared/lightMarkdown.ts';
import { type Component, type ComponentPage, type ComponentUse, textOf } from '../component.ts';
import { decoration, h, link, list, paragraph, strong } from '../nodes.ts';

type Item = ComponentUse['items'][number];

/** A list of cards. */
export const Cards: Component = {
  name: 'Cards',
  place: 'block',
  expand({ children, items }, page) {
    const cards = items.map((item) => card(item, page));
    const html = h('ul', { class: 'cards' }, ...cards.map((one) => h('li', { class: 'card' }, ...one.html)));
    // Text beside the cards would be no item of a list.
    return [...children, { ...list(cards.map(({ blocks }) => blocks)), data: { looks: [html] } }];
  },
};

/** A title that may be a link, and a few words; one that waits for its page says so below. */
export const Card: Component = {
  name: 'Card',
  place: 'block',
  itemOf: 'Cards',
  noProse: true,
  describe(props, page) {
    const hint = 'Write <Card title="..." href="...">.';
    const faults =
      typeof props.title === 'string' ? [] : [{ code: 'card', message: 'this card has no title.', hint }];
    const { href, ...rest } = props;
    const target = typeof href === 'string' ? page.resolveLink(href) : undefined;
    if (target?.kind === 'pending') return { faults, props: { ...rest, waits: String(href) } };
    return { faults, props: target ? { ...rest, href: target.href } : rest };
  },
  expand(use, page) {
    const { html, blocks } = card(use, page);
    return [{ ...list([blocks]), data: { looks: [h('div', { class: 'card' }, ...html)] } }];
  },
};

/** A card in a list, and as it is shown. */
function card({ props, children }: Item, { resolveLink }: ComponentPage): { blocks: Nodes[]; html: Nodes[] } {
  const title = textOf(props, 'title') ?? '';
  const href = textOf(props, 'href');
  const target = props.waits === undefined ? undefined : resolveLink(String(props.waits));
  const waits: PendingLink = target?.kind === 'pending' ? target : { kind: 'pending' };
  const name = href === undefined ? strong(title) : link(href, title);
  const planned = plannedHtml(waits).trim();
  const html = [h('p', { class: 'card-title' }, name), ...children];
  if (planned !== '') html.push(h('p', {}, decoration(planned)));
  const [first, ...others] = children;
  const isLine = first?.type === 'paragraph' && others.length === 0;
  const line = paragraph(name, ...plannedNodes(waits), ...(isLine ? [': ', ...first.children] : []));
  return { blocks: isLine ? [line] : [line, ...children], html };
}

/** A few words behind what waits for its page. */
function plannedNodes({ route, nearest }: PendingLink): (Nodes | string)[] {
  if (!route) return [];
  return nearest ? [' (planned; see ', link(nearest.href, nearest.label), ')'] : [' (planned)'];
}
