import { type Badge, badgesText, readBadges } from '../../components/AppliesTo/badges.ts';
import { type BeforeItem, beforeLines, readBefore } from '../../components/Before/before.ts';
import type { Component, ComponentBody, ComponentProps } from '../../components/component.ts';
import { lightHtml } from '../../shared/lightMarkdown.ts';
import { escapeHtml } from '../../shared/text.ts';
import * as english from '../../shared/texts/english.ts';
import type { PageFactsCollector } from './pageCollector.ts';
import { keyPlace } from './pageSource.ts';

export type RenderComponent = (component: Component, props: ComponentProps, body: ComponentBody) => string;

/** What stands at the top of a page because its front matter says so. */
export interface PageBoxes {
  before: readonly BeforeItem[];
  badges: readonly Badge[];
  /** The same as plain lines: for search. */
  lines: readonly string[];
  /** The Before you start box with final links. */
  box?: ComponentBody;
}

/** What stands at the top of a page because its front matter says so, as HTML. */
export interface TopOfPage {
  /** Below the title. */
  badges: () => string;
  /** Behind the first paragraph: the table of contents of phones, and what to have before one starts. */
  before: () => string;
}

/** Reads the boxes of a page, and reports their faults at the lines of their keys. */
export function readPageBoxes(page: PageFactsCollector): PageBoxes {
  const { site } = page.services;
  const { before: texts = {}, applies_to: entries = [] } = page.page.frontMatter;
  const { items: before, faults } = readBefore(texts, site);
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
  const items = before.map(({ key, label, texts }) => {
    const html = texts.map((text) => lightHtml(text, (url) => page.link(url, placeOf(key))));
    const list = `<ul>${html.map((each) => `<li>${each}</li>`).join('')}</ul>`;
    return { props: { label }, html: html.length === 1 ? (html[0] ?? '') : list };
  });
  const applies = badges.length > 0 ? [site.t(english.appliesToBadges, { badges: badgesText(badges) })] : [];
  const box = items.length === 0 ? undefined : { html: '', items };
  return { before, badges, lines: [...applies, ...beforeLines(before)], box };
}

/** The badges and the Before you start box as HTML. */
export function topOfPage(
  { badges, box: before }: PageBoxes,
  {
    unread = [],
    components,
  }: {
    /** Faults of the front matter that a tolerant build shows. */
    unread?: readonly string[];
    components: ReadonlyMap<string, Component>;
  },
  render: RenderComponent,
): TopOfPage {
  const [badgeLine, box] = [components.get('AppliesTo'), components.get('Before')];
  const items = badges.map(({ key, value }) => ({ props: { key, value }, html: '' }));
  return {
    badges: () =>
      unread.map((fault) => `<p class="fault">${escapeHtml(fault)}</p>`).join('') +
      (badgeLine && items.length > 0 ? render(badgeLine, { page: true }, { html: '', items }) : ''),
    before: () => (box && before ? render(box, {}, before) : ''),
  };
}
