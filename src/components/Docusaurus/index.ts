import { destination, escapeMarkdown, linkMarkdown, listMarkdown, titleLine } from '../../shared/markdown.ts';
import { escapeHtml } from '../../shared/text.ts';
import type { PageCard } from '../../shared/types.ts';
import { type Component, type ComponentPage, type ComponentProps, dedent, textOf } from '../component.ts';

/** Tags that imported pages bring along; each shows what its namesake of Docusaurus shows. */

export const BrowserOnly: Component = { name: 'BrowserOnly', place: 'block', html: ({ body }) => body.html };

export const Translate: Component = {
  name: 'Translate',
  place: 'inline',
  noProse: true,
  html: ({ body }) => body.html,
};

/** What stands in the head of a page has no place in its article. */
export const Head: Component = { name: 'Head', place: 'hidden', html: () => '', markdown: () => '' };

export const Details: Component = {
  name: 'Details',
  place: 'block',
  html({ props, body }) {
    const summary = escapeHtml(textOf(props, 'summary') ?? 'Details');
    return `<details><summary>${summary}</summary>${body.html}</details>`;
  },
  markdown: ({ props, body }) =>
    `${titleLine(textOf(props, 'summary') ?? 'Details')}\n\n${dedent(body.html)}`,
};

export const DocCardList: Component = {
  name: 'DocCardList',
  place: 'block',
  html(_, { route, site }) {
    const cards = site.childPages(route).map(({ label, href, description }) => {
      const text = description ? `<p>${escapeHtml(description)}</p>` : '';
      return `<li><a href="${escapeHtml(href)}">${escapeHtml(label)}</a>${text}</li>`;
    });
    return `<ul class="card-list">${cards.join('')}</ul>`;
  },
  markdown: (_, { route, site }) => cardsMarkdown(site.childPages(route)),
};

/** Links to pages, with what each is about. */
export function cardsMarkdown(cards: readonly PageCard[]): string {
  return listMarkdown(
    cards.map(({ label, href, description }) => {
      const link = linkMarkdown(escapeMarkdown(label), href);
      return description === '' ? link : `${link}: ${escapeMarkdown(description)}`;
    }),
  );
}

/** A picture for each colour mode; the style sheet shows one of them. */
export const ThemedImage: Component = {
  name: 'ThemedImage',
  place: 'block',
  describe(props, page) {
    // Whether they exist is told here, where the place of the tag is known.
    for (const key of ['light', 'dark']) {
      const url = textOf(props, key);
      if (url !== undefined) page.image(url);
    }
    return {};
  },
  html({ props }, page) {
    return (['light', 'dark'] as const).map((mode) => themedImage(mode, props, page)).join('');
  },
  markdown({ props }, page) {
    const url = textOf(props, 'light') ?? textOf(props, 'dark');
    if (url === undefined) return '';
    return `![${escapeMarkdown(textOf(props, 'alt') ?? '')}](${destination(page.image(url).src)})`;
  },
};

function themedImage(mode: 'light' | 'dark', props: ComponentProps, { image }: ComponentPage): string {
  const url = textOf(props, mode);
  if (!url) return '';
  const { src, width, height } = image(url);
  const size = width ? ` width="${width}" height="${height}"` : '';
  const alt = escapeHtml(textOf(props, 'alt') ?? '');
  return `<img class="themed themed--${mode}" src="${escapeHtml(src)}" alt="${alt}"${size} loading="lazy">`;
}
