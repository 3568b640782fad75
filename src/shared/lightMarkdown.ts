import type { PageLink } from './facts.ts';
import { codeMarkdown, escapeMarkdown, linkMarkdown } from './markdown.ts';
import { escapeHtml } from './text.ts';

/** The light Markdown of cells and of front matter: inline code, bold labels and links. Pure. */

/** A part of such a text: plain words, a label, code, or a link whose label may be any of them. */
export type LightPart =
  | { type: 'text' | 'code' | 'strong'; text: string }
  | { type: 'link'; label: string; url: string };

/** A link whose page is still to be written; one without a route is never followed, and says nothing of it. */
export interface PendingLink {
  kind: 'pending';
  route?: string;
  /** The nearest page that exists: the one above it. */
  nearest?: PageLink;
}

/** Where a link of such a text leads; without an address where its page is still to be written. */
export type ResolveHref = (url: string) => PendingLink | { kind: string; href: string };

const PART = /`([^`]+)`|\[([^\]]+)\]\(([^()\s]+)\)|\*\*([^*]+)\*\*/g;

/** Reads a text; what is no code, label or link is plain words. */
export function parseLight(source: string): LightPart[] {
  const parts: LightPart[] = [];
  let last = 0;
  const text = (value: string) => {
    if (value) parts.push({ type: 'text', text: value });
  };
  for (const match of source.matchAll(PART)) {
    text(source.slice(last, match.index));
    const [whole, code, label = '', url = '', strong] = match;
    if (code !== undefined) parts.push({ type: 'code', text: code });
    else parts.push(strong === undefined ? { type: 'link', label, url } : { type: 'strong', text: strong });
    last = match.index + whole.length;
  }
  text(source.slice(last));
  return parts;
}

/** What a reader sees of a text, without marks: for search, CSV and comparison. */
export function lightText(source: string): string {
  if (!/[`[*]/.test(source)) return source;
  return parseLight(source)
    .map((part) => (part.type === 'link' ? lightText(part.label) : part.text))
    .join('');
}

/** A text as HTML; a link that waits for its page is its label, and says so. */
export function lightHtml(source: string, resolve: ResolveHref): string {
  return parseLight(source)
    .map((part) => {
      if (part.type === 'link') return linkHtml(lightHtml(part.label, resolve), resolve(part.url));
      const text = escapeHtml(part.text);
      return part.type === 'text' ? text : `<${part.type}>${text}</${part.type}>`;
    })
    .join('');
}

/** Stands behind a link that waits: a few quiet words that can be read out with the sentence. */
export function plannedHtml({ route, nearest }: PendingLink): string {
  if (!route) return '';
  const see = nearest ? `; see <a href="${escapeHtml(nearest.href)}">${escapeHtml(nearest.label)}</a>` : '';
  return ` <span class="planned">(planned${see})</span>`;
}

/** The same as Markdown, with the address as it is. */
export function plannedMarkdown({ route, nearest }: PendingLink): string {
  if (!route) return '';
  const see = nearest ? `; see ${linkMarkdown(escapeMarkdown(nearest.label), nearest.href)}` : '';
  return ` (planned${see})`;
}

/** A link around HTML, or the mark of one that waits. */
export function linkHtml(label: string, target: ReturnType<ResolveHref>): string {
  return 'href' in target
    ? `<a href="${escapeHtml(target.href)}">${label}</a>`
    : `<span class="pending-link">${label}</span>${plannedHtml(target)}`;
}

/** A text as full Markdown, with final links; those that wait are their label, and say so. */
export function lightMarkdown(source: string, resolve: ResolveHref): string {
  return parseLight(source)
    .map((part) => {
      if (part.type === 'code') return codeMarkdown(part.text);
      if (part.type === 'strong') return `**${escapeMarkdown(part.text)}**`;
      if (part.type !== 'link') return escapeMarkdown(part.text);
      const label = lightMarkdown(part.label, resolve);
      const target = resolve(part.url);
      return 'href' in target ? linkMarkdown(label, target.href) : label + plannedMarkdown(target);
    })
    .join('');
}
