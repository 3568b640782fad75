import type { PageCards, TermCards } from '../../shared/types.ts';

/** What a link of an article can tell before it is followed. */
export type HintTarget = { kind: 'term'; id: string } | { kind: 'page'; route: string; id: string };

export interface HintLink {
  href: string;
  isTerm: boolean;
}

/** Where the reader is, and how the site reads its addresses. */
export interface HintPlace {
  href: string;
  routeOf: (pathname: string) => string | undefined;
  decode: (part: string) => string;
}

/** What a hint says. */
export interface HintText {
  title: string;
  /** Heading of the section that the link leads to. */
  section?: string;
  text: string;
}

/** What a link leads to; undefined for other sites, files, and places of the page on display. */
export function hintTarget({ href, isTerm }: HintLink, here: HintPlace): HintTarget | undefined {
  const url = new URL(href);
  const page = new URL(here.href);
  const id = here.decode(url.hash.slice(1));
  if (isTerm) return id === '' ? undefined : { kind: 'term', id };
  if (url.origin !== page.origin || url.pathname === page.pathname) return undefined;
  const route = here.routeOf(url.pathname);
  return route === undefined ? undefined : { kind: 'page', route, id };
}

/** The words for a target; undefined where the file does not know it. */
export function hintText(target: HintTarget, cards: TermCards | PageCards): HintText | undefined {
  const key = target.kind === 'term' ? target.id : target.route;
  const card = Object.hasOwn(cards, key) ? cards[key] : undefined;
  if (!card) return undefined;
  const [title, text, headings] = card;
  const section = target.kind === 'page' ? headings?.[target.id] : undefined;
  return { title, text, ...(section === undefined ? {} : { section }) };
}
