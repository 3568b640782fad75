import { APPLIES_KEYS, type Badge, badgeText } from '../../shared/badge.ts';
import { readBadges } from './appliesTo.ts';
import { beforeText, type PortBook, readBefore } from './before.ts';
import type { FrontMatter } from './frontMatter.ts';
import type { PageFactsCollector } from './pageCollector.ts';
import type { ComponentBody, RenderComponent } from './slots.ts';

/** What stands at the top of a page because its front matter says so. */
export interface PageBoxes {
  before?: ComponentBody;
  applies: readonly Badge[];
}

/** Reads the boxes of a page; their faults are reported at the lines of their keys. */
export function readPageBoxes(page: PageFactsCollector): PageBoxes {
  const { frontMatter, keyLines } = page.page;
  const place = { line: keyLines.applies_to ?? 1, column: 1 };
  const read = (frontMatter.applies_to ?? []).map((entry) => readBadges(entry, page.services.appliesTo));
  for (const fault of read.flatMap(({ faults }) => faults)) page.reportAppliesTo(fault, place);
  return { before: readBefore(page), applies: read.flatMap(({ badges }) => badges) };
}

/** A title of the page's own, and the paragraph it begins with. */
const OPENING = /^(\s*(?:<h1[ >][\s\S]*?<\/h1>\s*)?)(<p>[\s\S]*?<\/p>)?/;

/** Puts the badges below the title and the Before you start box behind the first paragraph. */
export function placePageBoxes(
  html: string,
  { before, applies }: PageBoxes,
  render: RenderComponent,
): string {
  if (!before && applies.length === 0) return html;
  const badges = applies.map(({ key, value }) => ({ props: { key, value }, html: '' }));
  const applied = badges.length > 0 ? render('AppliesTo', { page: true }, { html: '', items: badges }) : '';
  const box = before ? render('Before', {}, before) : '';
  return html.replace(OPENING, (_, title: string, intro = '') => `${title}${applied}${intro}${box}`);
}

/** What a reader sees of the boxes, as plain lines: for search and text versions. */
export function pageBoxText({ applies_to, before }: FrontMatter, ports?: PortBook): string[] {
  const badges = (applies_to ?? []).map(appliesText).filter(Boolean).join(', ');
  return [...(badges ? [`Applies to ${badges}`] : []), ...beforeText(before, ports)];
}

/** The badges of one entry or tag in words: `Release 19.05, Remote Collector`. */
export function appliesText(given: Readonly<Record<string, unknown>>): string {
  const badges = APPLIES_KEYS.flatMap((key) => {
    const value = given[key];
    return typeof value === 'string' ? [badgeText({ key, value })] : [];
  });
  return badges.join(', ');
}
