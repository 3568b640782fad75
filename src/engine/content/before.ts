import { escapeHtml, nearest } from '../../shared/text.ts';
import { parseCell, plainCell } from '../data/cell.ts';
import { BEFORE_KEYS, BEFORE_LABELS, type Before } from './beforeSchema.ts';
import type { PageFactsCollector } from './pageCollector.ts';
import type { Place } from './place.ts';
import type { ComponentBody } from './slots.ts';

/** The ports of the site's reference data, by feature: the way from `before.ports` to `site/data/ports.yaml`. */
export interface PortBook {
  /** Names of all features, for hints. */
  features(): Iterable<string>;
  /** What a feature needs, in light Markdown (`` `161` UDP (SNMP) ``); undefined where there is no such feature. */
  describe(feature: string): string | undefined;
}

/**
 * The Before you start box of a page as the body of a component: one item for each key, its links resolved and
 * its faults reported at the line of the key. Undefined where the page has none.
 */
export function readBefore(page: PageFactsCollector): ComponentBody | undefined {
  const { frontMatter, keyLines } = page.page;
  const { before } = frontMatter;
  if (!before) return undefined;
  const items = BEFORE_KEYS.flatMap((key) => {
    const texts = before[key] ?? [];
    if (texts.length === 0) return [];
    const place = { line: keyLines[`before.${key}`] ?? keyLines.before ?? 1, column: 1 };
    const shown = key === 'ports' ? texts.map((name) => portText(page, name, place)) : texts;
    const html = shown.map((text) => inlineHtml(page, text, place));
    const only = html.length === 1 ? html[0] : undefined;
    const list = `<ul>${html.map((each) => `<li>${each}</li>`).join('')}</ul>`;
    return [{ props: { label: BEFORE_LABELS[key] }, html: only ?? list }];
  });
  return items.length === 0 ? undefined : { html: '', items };
}

/** The box as plain text, one line for each key: for search and text versions. */
export function beforeText(before: Before | undefined, ports?: PortBook): string[] {
  if (!before) return [];
  return BEFORE_KEYS.flatMap((key) => {
    const texts = before[key] ?? [];
    const shown = key === 'ports' ? texts.map((name) => ports?.describe(name) ?? name) : texts;
    return shown.length === 0 ? [] : [`${BEFORE_LABELS[key]}: ${shown.map(plainCell).join('; ')}`];
  });
}

function portText(page: PageFactsCollector, name: string, place: Place): string {
  const { ports, lenient } = page.services;
  const text = ports?.describe(name);
  if (text !== undefined) return text;
  if (ports) {
    const guess = nearest(name, ports.features());
    const message = `"before.ports" names "${name}", and the ports of the site have no such feature.`;
    const hint = guess ? `Did you mean "${guess}"?` : `Known features: ${[...ports.features()].join(', ')}.`;
    page.report(
      { severity: lenient ? 'warning' : 'error', code: 'unknown-port-feature', message, hint },
      place,
    );
  }
  return `\`${name}\``;
}

function inlineHtml(page: PageFactsCollector, text: string, place: Place): string {
  return parseCell(text)
    .map((part) => {
      if (part.type === 'link') return linkHtml(page, part, place);
      const html = escapeHtml(part.text);
      return part.type === 'text' ? html : `<${part.type}>${html}</${part.type}>`;
    })
    .join('');
}

function linkHtml(
  page: PageFactsCollector,
  { label, url }: { label: string; url: string },
  place: Place,
): string {
  const target = page.link(url, place);
  const html = escapeHtml(plainCell(label));
  if (target.kind === 'pending') return `<span class="pending-link">${html}</span>`;
  return `<a href="${escapeHtml(target.href)}">${html}</a>`;
}
