import { escapeMarkdown, linkMarkdown, listMarkdown } from '../../shared/markdown.ts';
import { escapeHtml } from '../../shared/text.ts';
import {
  type Component,
  type ComponentBody,
  type ComponentPage,
  dedent,
  outsideHref,
  textOf,
} from '../component.ts';

type Item = ComponentBody['items'][number];

/** A list of cards. */
export const Cards: Component = {
  name: 'Cards',
  place: 'block',
  html({ body }) {
    return `<ul class="cards">${body.items.map((item) => `<li class="card">${cardHtml(item)}</li>`).join('')}</ul>`;
  },
  markdown({ body }, page) {
    if (body.items.length === 0) return dedent(body.html);
    return listMarkdown(body.items.map((item) => cardMarkdown(item, page)));
  },
};

/** A title that may be a link, and a few words; a link that waits for its page is left out. */
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
    return { faults, props: target && 'href' in target ? { ...rest, href: target.href } : rest };
  },
  html({ props, body }) {
    return `<div class="card">${cardHtml({ props, html: body.html })}</div>`;
  },
  markdown({ props, body }, page) {
    return listMarkdown([cardMarkdown({ props, html: body.html }, page)]);
  },
};

function cardHtml({ props, html }: Item): string {
  const name = escapeHtml(textOf(props, 'title') ?? '');
  const href = textOf(props, 'href');
  const head = href === undefined ? `<strong>${name}</strong>` : `<a href="${escapeHtml(href)}">${name}</a>`;
  return `<p class="card-title">${head}</p>${html}`;
}

function cardMarkdown({ props, html }: Item, page: ComponentPage): string {
  const title = escapeMarkdown(textOf(props, 'title') ?? '');
  const href = textOf(props, 'href');
  const name = href === undefined ? `**${title}**` : linkMarkdown(title, outsideHref(href, page));
  const inner = dedent(html);
  if (inner === '') return name;
  return /\n/.test(inner) ? `${name}\n\n${inner}` : `${name}: ${inner}`;
}
