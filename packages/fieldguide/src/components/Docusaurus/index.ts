import type { PageCard } from '../../shared/facts.ts';
import { escapeMarkdown, linkMarkdown, listMarkdown } from '../../shared/markdown.ts';
import { type Component, textOf } from '../component.ts';
import { h, link, list, paragraph } from '../nodes.ts';

/** Tags that imported pages have. */

export const DocCardList: Component = {
  name: 'DocCardList',
  place: 'block',
  expand(_, { route, site }) {
    const cards = site.childPages(route);
    const items = cards.map(({ label, href, description }) =>
      h('li', {}, link(href, label), ...(description ? [h('p', {}, description)] : [])),
    );
    const lines = cards.map(({ label, href, description }) => [
      paragraph(link(href, label), description && `: ${description}`),
    ]);
    return [{ ...list(lines), data: { looks: [h('ul', { class: 'card-list' }, ...items)] } }];
  },
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
  expand({ props }, page) {
    const alt = textOf(props, 'alt') ?? '';
    const images = ['light', 'dark'].flatMap((mode) => {
      const url = textOf(props, mode);
      return url ? [{ mode, ...page.image(url) }] : [];
    });
    const looks = images.map(({ mode, src, width, height }) =>
      h('img', { class: `themed themed--${mode}`, src, alt, width, height, loading: 'lazy' }),
    );
    const [first] = images;
    return first ? [{ ...paragraph({ type: 'image', url: first.src, alt }), data: { looks } }] : [];
  },
};
