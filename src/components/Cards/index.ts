import { type PendingLink, plannedHtml, plannedMarkdown } from '../../shared/lightMarkdown.ts';
import { escapeMarkdown, linkMarkdown, listMarkdown } from '../../shared/markdown.ts';
import { escapeHtml } from '../../shared/text.ts';
import {
  type Component,
  type ComponentBody,
  type ComponentPage,
  type ComponentProps,
  dedent,
  outsideHref,
  textOf,
} from '../component.ts';

type Item = ComponentBody['items'][number];

/** A list of cards. */
export const Cards: Component = {
  name: 'Cards',
  place: 'block',
  html({ body }, page) {
    // Text beside the cards would be no item of a list.
    return `${body.html.trim()}<ul class="cards">${body.items.map((item) => `<li class="card">${cardHtml(item, page)}</li>`).join('')}</ul>`;
  },
  markdown({ body }, page) {
    if (body.items.length === 0) return dedent(body.html);
    const cards = listMarkdown(body.items.map((item) => cardMarkdown(item, page)));
    return [dedent(body.html), cards].filter((block) => block !== '').join('\n\n');
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
  html({ props, body }, page) {
    return `<div class="card">${cardHtml({ props, html: body.html }, page)}</div>`;
  },
  markdown({ props, body }, page) {
    return listMarkdown([cardMarkdown({ props, html: body.html }, page)]);
  },
};

function cardHtml({ props, html }: Item, page: ComponentPage): string {
  const name = escapeHtml(textOf(props, 'title') ?? '');
  const href = textOf(props, 'href');
  const head = href === undefined ? `<strong>${name}</strong>` : `<a href="${escapeHtml(href)}">${name}</a>`;
  const waits = plannedHtml(waitsFor(props, page));
  return `<p class="card-title">${head}</p>${html}${waits && `<p>${waits.trim()}</p>`}`;
}

function cardMarkdown({ props, html }: Item, page: ComponentPage): string {
  const title = escapeMarkdown(textOf(props, 'title') ?? '');
  const href = textOf(props, 'href');
  const waits = waitsFor(props, page);
  const name =
    href === undefined
      ? `**${title}**${plannedMarkdown(waits)}`
      : linkMarkdown(title, outsideHref(href, page));
  const inner = dedent(html);
  if (inner === '') return name;
  return /\n/.test(inner) ? `${name}\n\n${inner}` : `${name}: ${inner}`;
}

/** The page a card leads to, where it is still to be written; without a route where there is none to wait for. */
function waitsFor(props: ComponentProps, { resolveLink }: ComponentPage): PendingLink {
  const waits = textOf(props, 'waits');
  const target = waits === undefined ? undefined : resolveLink(waits);
  return target?.kind === 'pending' ? target : { kind: 'pending' };
}
