import type { ResolvedImage } from '../../components/component.ts';
import { escapeHtml } from '../../shared/text.ts';
import * as english from '../../shared/texts/english.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import type { Tip } from './pageTree.ts';

const GAP = ' > ';

/** True for the bold text of a way through menus: `Discovery > SNMP`. */
export function isMenuPath(text: string): boolean {
  return text.split(GAP).every((step) => step.trim() !== '') && text.includes(GAP);
}

/** Each step is an element. The sign between two steps is only visible; screen readers say "then". */
export function menuPath(text: string, t: Translate): string {
  const then = escapeHtml(t(english.menuThen));
  const gap = `<span class="menu-gap" aria-hidden="true"> &gt; </span><span class="menu-then visually-hidden"> ${then} </span>`;
  const steps = text.split(GAP).map((step) => `<span>${escapeHtml(step)}</span>`);
  return `<strong class="menu-path">${steps.join(gap)}</strong>`;
}

/** A text with links on the terms that the glossary explains. */
export function tippedText(value: string, tips: readonly Tip[] = []): string {
  let html = '';
  let last = 0;
  for (const { start, end, href } of tips) {
    html += escapeText(value.slice(last, start));
    html += `<a class="term" href="${escapeHtml(href)}">${escapeText(value.slice(start, end))}</a>`;
    last = end;
  }
  return html + escapeText(value.slice(last));
}

/** The link of a heading to itself. */
export function hashLink(id: string, heading: string, t: Translate): string {
  const label = escapeHtml(t(english.directLink, { name: heading }));
  const href = escapeHtml(encodeURIComponent(id));
  return `<a class="hash-link" href="#${href}" aria-label="${label}" title="${label}"></a>`;
}

/** A picture of a page. */
export function imageHtml(
  alt: string | null | undefined,
  { src, width, height }: ResolvedImage = { src: '' },
  title?: string | null,
): string {
  const given = { src: asUri(src), alt: alt ?? '', title: title || undefined, width, height };
  const attributes = Object.entries(given).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeValue(String(value))}"`],
  );
  return `<img${attributes.join('')} loading="lazy" decoding="async">`;
}

/** Signs that no address may hold are encoded; what is encoded stays. */
export function asUri(url: string): string {
  return url.replace(/%(?![\da-f]{2})|[^\w!#$%&'()*+,\-./:;=?@~]+/gi, encodeURIComponent);
}

/** Text between tags. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);
}

/** The value of an attribute in double quotes. */
export function escapeValue(text: string): string {
  return text.replace(/[&"]/g, (sign) => ESCAPES[sign] ?? sign);
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The footnotes of a page, in the order of the first references to them. */
export class Footnotes {
  /** The number of each, and how often it has been referred to. */
  private readonly known = new Map<string, { number: number; count: number }>();

  /** A reference as HTML. */
  reference(identifier: string): string {
    const { number, count: before } = this.known.get(identifier) ?? { number: this.known.size + 1, count: 0 };
    const count = before + 1;
    this.known.set(identifier, { number, count });
    const id = footnoteId(identifier);
    const again = count > 1 ? `-${count}` : '';
    return `<sup><a href="#user-content-fn-${id}" id="user-content-fnref-${id}${again}" data-footnote-ref aria-describedby="footnote-label">${number}</a></sup>`;
  }

  /** Adds a footnote without a reference, after the others. */
  keep(identifier: string): void {
    if (!this.known.has(identifier)) this.known.set(identifier, { number: this.known.size + 1, count: 0 });
  }

  /** The names of the footnotes in use. A loop over them includes those added during the loop. */
  get names(): Iterable<string> {
    return this.known.keys();
  }

  /** Those that are referred to: the start of each as HTML, and the links back to where it is. */
  used(t: Translate): { identifier: string; open: string; backLinks: string }[] {
    return [...this.known].map(([identifier, { number, count }]) => ({
      identifier,
      open: `<li id="user-content-fn-${footnoteId(identifier)}">\n`,
      backLinks: Array.from({ length: count }, (_, index) =>
        backLink({ identifier, number, count: index + 1 }, t),
      ).join(' '),
    }));
  }
}

/** What comes before the first footnote. */
export function footnotesStart(t: Translate): string {
  const title = escapeHtml(t(english.footnotes));
  return `<section data-footnotes class="footnotes"><h2 class="visually-hidden" id="footnote-label">${title}</h2>\n<ol>\n`;
}

function backLink(
  { identifier, number, count }: { identifier: string; number: number; count: number },
  t: Translate,
): string {
  const again = count > 1 ? `-${count}` : '';
  const sign = count > 1 ? `↩<sup>${count}</sup>` : '↩';
  return `<a href="#user-content-fnref-${footnoteId(identifier)}${again}" data-footnote-backref="" aria-label="${escapeHtml(t(english.backToReference, { number: number + again }))}" class="data-footnote-backref">${sign}</a>`;
}

function footnoteId(identifier: string): string {
  return escapeValue(asUri(identifier.toLowerCase()));
}
