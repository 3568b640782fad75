import type { Nodes } from 'mdast';
import { type Badge, readBadges } from '../../components/AppliesTo/badges.ts';
import { badgeLine, pageBadges } from '../../components/AppliesTo/index.ts';
import { readBefore } from '../../components/Before/before.ts';
import { beforeBox } from '../../components/Before/index.ts';
import { decoration, lightNodes } from '../../components/nodes.ts';
import { escapeHtml } from '../../shared/text.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import type { PageFactsCollector } from './pageCollector.ts';
import { keyPlace } from './pageSource.ts';

/** What is at the top of a page because its front matter says so. */
export interface PageBoxes {
  badges: readonly Badge[];
  /** What must be true before the task; `items` say it all. */
  before?: { title: Nodes; items: Nodes };
}

/** The top of a page as nodes. */
export interface TopOfPage {
  /** Below the title. */
  badges: Nodes[];
  /** After the first paragraph: the table of contents of phones, and what to have before one starts. */
  before: Nodes[];
}

/** Reads the boxes of a page, and reports their faults at the lines of their keys. */
export function readPageBoxes(page: PageFactsCollector): PageBoxes {
  const { site } = page.services;
  const { before: texts = {}, applies_to: entries = [] } = page.page.frontMatter;
  const { items, faults } = readBefore(texts, site);
  const read = entries.map((entry) => readBadges(entry, site.appliesTo));
  const badges = read.flatMap((entry) => entry.badges);
  // A site without such keys has pages that were written for another one.
  const severityOf = (keys: object) => (Object.keys(keys).length === 0 ? 'warning' : 'forgivable');
  const placeOf = (key: string) => keyPlace(page.page, `before.${key}`, 'before');
  for (const fault of read.flatMap((entry) => entry.faults)) {
    const severity = severityOf(site.appliesTo.keys);
    page.report({ severity, code: 'applies-to', ...fault }, keyPlace(page.page, 'applies_to'));
  }
  for (const { key, message, hint } of faults)
    page.report({ severity: severityOf(site.before), code: 'before', message, hint }, placeOf(key));
  const entriesOf = items.map(({ key, label, texts }) => ({
    label,
    texts: texts.map((text) => lightNodes(text, (url) => page.link(url, placeOf(key)))),
  }));
  return { badges, before: items.length === 0 ? undefined : beforeBox(entriesOf, site.t) };
}

/** The boxes in the order in which texts have them: what the page applies to, and what it needs. */
export function boxNodes({ badges, before }: PageBoxes, t: Translate): Nodes[] {
  return [...badgeLine(badges, t), ...(before ? [before.title, before.items] : [])];
}

/** The top of a page; `unread`: faults of the front matter that a tolerant build shows; `contents`: HTML. */
export function topOfPage(
  { badges, before }: PageBoxes,
  { unread = [], contents, t }: { unread?: readonly string[]; contents: string; t: Translate },
): TopOfPage {
  const faults = unread.map((fault) => decoration(`<p class="fault">${escapeHtml(fault)}</p>`));
  return {
    badges: [...faults, ...pageBadges(badges, t)],
    before: [...(contents === '' ? [] : [decoration(contents)]), ...(before ? [before.title] : [])],
  };
}
