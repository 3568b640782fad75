import type { PageLink } from './facts.ts';
import { escapeMarkdown, linkMarkdown } from './markdown.ts';
import { escapeHtml } from './text.ts';

/** The light Markdown of cells and of front matter: inline code, bold labels and links. Pure. */

/** A part of such a text: plain words or code, or a label or link that holds any of the four. */
export type LightPart =
  | { type: 'text'; text: string }
  | { type: 'code'; text: string }
  | { type: 'strong'; parts: LightPart[] }
  | { type: 'link'; parts: LightPart[]; url: string };

/** A link whose page is still to be written; one without a route is never followed, and says nothing of it. */
export interface PendingLink {
  kind: 'pending';
  route?: string;
  /** The nearest page that exists: the one above it. */
  nearest?: PageLink;
}

/** Where a link of such a text leads; without an address where its page is still to be written. */
export type ResolveHref = (url: string) => PendingLink | { kind: string; href: string };

const PART = /`([^`]+)`|\[([^\]]+)\]\(([^()\s]+)\)|\*\*((?:`[^`]+`|[^*])+)\*\*/g;

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
    else if (strong === undefined) parts.push({ type: 'link', parts: parseLight(label), url });
    else parts.push({ type: 'strong', parts: parseLight(strong) });
    last = match.index + whole.length;
  }
  text(source.slice(last));
  return parts;
}

/** What a reader sees of a text, without marks: for search, CSV and comparison. */
export function lightText(source: string): string {
  return /[`[*]/.test(source) ? partsText(parseLight(source)) : source;
}

/** The same of parts that are read already. */
export function partsText(parts: readonly LightPart[]): string {
  return parts.map((part) => ('parts' in part ? partsText(part.parts) : part.text)).join('');
}

/** Where its links lead, those in bold too. */
export function lightLinks(parts: readonly LightPart[]): string[] {
  return parts.flatMap((part) =>
    'parts' in part ? [...('url' in part ? [part.url] : []), ...lightLinks(part.parts)] : [],
  );
}

/** Follows a link that waits: a few quiet words that can be read out with the sentence. */
export function plannedHtml({ route, nearest }: PendingLink): string {
  if (!route) return '';
  const see = nearest ? `; see <a href="${escapeHtml(nearest.href)}">${escapeHtml(nearest.label)}</a>` : '';
  return ` <span class="planned">(planned${see})</span>`;
}

/** The same as Markdown; `mark`: how the address is written. */
export function plannedMarkdown({ route, nearest }: PendingLink, mark = (href: string) => href): string {
  if (!route) return '';
  const see = nearest ? `; see ${linkMarkdown(escapeMarkdown(nearest.label), mark(nearest.href))}` : '';
  return ` (planned${see})`;
}
