import { type Badge, type BadgeFault, badgesText, readBadges } from '../../components/AppliesTo/badges.ts';
import {
  type BeforeFault,
  type BeforeItem,
  beforeLines,
  readBefore,
} from '../../components/Before/before.ts';
import type { Component, ComponentBody } from '../../components/component.ts';
import { lightHtml } from '../../shared/lightMarkdown.ts';
import { escapeHtml } from '../../shared/text.ts';
import type { PageFactsCollector } from './pageCollector.ts';
import type { RenderComponent } from './pieces.ts';

/** What stands at the top of a page because its front matter says so. */
export interface PageBoxes {
  before: readonly BeforeItem[];
  badges: readonly Badge[];
  /** The same as plain lines: for search. */
  lines: readonly string[];
  faults: readonly (BeforeFault | BadgeFault)[];
}

/** What stands at the top of a page because its front matter says so, as HTML. */
export interface TopOfPage {
  /** Below the title. */
  badges: () => string;
  /** Behind the first paragraph: the table of contents of phones, and what to have before one starts. */
  before: () => string;
}

/** Reads the boxes of a page. */
export function readPageBoxes({ page, services }: PageFactsCollector): PageBoxes {
  const { before: texts = {}, applies_to: entries = [] } = page.frontMatter;
  const before = readBefore(texts, services.site);
  const read = entries.map((entry) => readBadges(entry, services.site.appliesTo));
  const badges = read.flatMap((entry) => entry.badges);
  const said = badges.length > 0 ? [`Applies to ${badgesText(badges)}`] : [];
  return {
    before: before.items,
    badges,
    lines: [...said, ...beforeLines(before.items)],
    faults: [...read.flatMap(({ faults }) => faults), ...before.faults],
  };
}

/** Reports the faults of the boxes at the lines of their keys, and returns the Before you start box with final links. */
export function finishPageBoxes(
  page: PageFactsCollector,
  { before, faults }: PageBoxes,
): ComponentBody | undefined {
  const { keyLines } = page.page;
  const { site } = page.services;
  // A site without such keys has pages that were written for another one.
  const severityOf = (keys: object) => (Object.keys(keys).length === 0 ? 'warning' : 'forgivable');
  const placeOf = (key: string) => ({ line: keyLines[`before.${key}`] ?? keyLines.before ?? 1, column: 1 });
  for (const fault of faults) {
    const { message, hint } = fault;
    if ('key' in fault)
      page.report({ severity: severityOf(site.before), code: 'before', message, hint }, placeOf(fault.key));
    else
      page.report(
        { severity: severityOf(site.appliesTo.keys), code: 'applies-to', message, hint },
        { line: keyLines.applies_to ?? 1, column: 1 },
      );
  }
  const items = before.map(({ key, label, texts }) => {
    const html = texts.map((text) => lightHtml(text, (url) => page.link(url, placeOf(key))));
    const list = `<ul>${html.map((each) => `<li>${each}</li>`).join('')}</ul>`;
    return { props: { label }, html: html.length === 1 ? (html[0] ?? '') : list };
  });
  return items.length === 0 ? undefined : { html: '', items };
}

/** The badges and the Before you start box as HTML. */
export function topOfPage(
  { badges }: PageBoxes,
  {
    before,
    unread = [],
    components,
  }: {
    before?: ComponentBody;
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
