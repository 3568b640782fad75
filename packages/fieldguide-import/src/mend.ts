import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from 'fieldguide';
import type { Losses, LossKind } from './types.ts';

export interface MendJob {
  /** The new site; paths of diagnostics are relative to `cwd`. */
  cwd: string;
  siteDir: string;
  /** Where pages of the new site come from. */
  sources: ReadonlyMap<string, string>;
  /** Where pages lead that did not come over. */
  liveUrl?: string;
  losses: Losses;
}

/**
 * Mends what would stop a build of the new site: links, pictures, languages and diagrams that the repository has, and we do
 * not. Each is reported as a loss.
 * @returns How many faults were mended.
 */
export function mendPages(diagnostics: readonly Diagnostic[], job: MendJob): number {
  const byFile = new Map<string, Diagnostic[]>();
  for (const fault of diagnostics) {
    if (fault.line === undefined) continue;
    const own = byFile.get(fault.file);
    if (own) own.push(fault);
    else byFile.set(fault.file, [fault]);
  }
  let count = 0;
  for (const { code, file } of diagnostics) {
    const inside = path.relative(job.siteDir, path.resolve(job.cwd, file)).replaceAll(path.sep, '/');
    if (code !== 'static-clash' || !inside.startsWith('static/')) continue;
    rmSync(path.join(job.siteDir, inside), { force: true });
    job.losses.add({ kind: 'reserved', what: inside, file: inside });
    count += 1;
  }
  for (const [name, faults] of byFile) {
    const file = path.resolve(job.cwd, name);
    const inside = path.relative(job.siteDir, file).replaceAll(path.sep, '/');
    const source = job.sources.get(inside) ?? (inside === REDIRECTS ? REDIRECTS : undefined);
    if (source === undefined) continue;
    const lines: Lines = readFileSync(file, 'utf8').split('\n');
    const before = count;
    // From the end, so that lines keep their numbers.
    for (const fault of [...faults].sort(
      (a, b) => (b.line ?? 0) - (a.line ?? 0) || (b.column ?? 0) - (a.column ?? 0),
    )) {
      const loss = mend(lines, fault, job);
      if (loss === undefined) continue;
      count += 1;
      job.losses.add({ ...loss, file: source });
    }
    if (count > before) writeFileSync(file, joined(lines));
  }
  return count;
}

/** The file of redirects, whose targets may have sections that are not there. */
const REDIRECTS = 'redirects.tsv';

/** The most lines that a link or picture may span. */
const LONGEST = 6;

/** The lines of a page at the places that they had; those that went are undefined. */
type Lines = (string | undefined)[];

function joined(lines: Lines): string {
  return lines.filter((line) => line !== undefined).join('\n');
}

function mend(
  lines: Lines,
  { code, message, repair, line = 1, column = 1 }: Diagnostic,
  job: MendJob,
): { kind: LossKind; what: string } | undefined {
  const at = line - 1;
  const replace = (change: (text: string) => string): boolean => {
    const places = lines.slice(at, at + LONGEST);
    const text = joined(places);
    const changed = change(text);
    if (changed === text) return false;
    const made = changed.split('\n');
    const last = places.length - 1;
    for (const index of places.keys()) lines[at + index] = index < last ? made[index] : undefined;
    if (made.length > last) lines[at + last] = made.slice(last).join('\n');
    return true;
  };
  const url = /^(?:broken link|the image) "(.*?)"(?::| )/.exec(message)?.[1];
  if (code === 'broken-link' && url !== undefined) {
    const live = liveAddress(url, job.liveUrl);
    const done =
      live === undefined
        ? replace((text) => unlinked(text, url))
        : replace((text) => withUrl(text, url, live));
    return done ? { kind: live === undefined ? 'dead-link' : 'link', what: url } : undefined;
  }
  if (code === 'broken-anchor' && url !== undefined) {
    const plain = url.replace(/#.*/s, '');
    const done = replace((text) => (plain === '' ? unlinked(text, url) : withUrl(text, url, plain)));
    return done ? { kind: plain === '' ? 'dead-link' : 'anchor', what: url } : undefined;
  }
  if (code === 'broken-image' && url !== undefined) {
    const isSetting = /^image:/.test(lines[at] ?? '');
    if (isSetting) lines[at] = undefined;
    const done = isSetting || replace((text) => withoutPicture(text, url));
    return done ? { kind: 'file', what: url } : undefined;
  }
  if (code === 'no-grammar') {
    const [, language = ''] = /"([^"]*)"/.exec(message) ?? [];
    const done = replace((text) =>
      text.replace(/^((?:[ \t>]|[-*+]\s|\d+[.)]\s)*(?:`{3,}|~{3,})[ \t]*)[^\s{`]+/, '$1text'),
    );
    return done ? { kind: 'language', what: language } : undefined;
  }
  if (code === 'unclosed' && repair !== undefined) {
    closeAtEnd(lines, (lines[at] ?? '').slice(0, column - 1), repair);
    return { kind: 'unclosed', what: message.replace(/, so the rest.*/, '') };
  }
  if (code === 'displayed-sidebar') {
    const dropped = lines[at];
    lines[at] = undefined;
    return { kind: 'front-matter', what: dropped?.trim() ?? '' };
  }
  if (code === 'math') {
    const done = replace((text) => text.slice(0, column - 1) + asCode(text.slice(column - 1)));
    return done
      ? { kind: 'formula', what: message.replace(/^the formula cannot be drawn: /, '') }
      : undefined;
  }
  if (/^diagram/.test(code)) {
    let fence = at;
    while (fence >= 0 && !MERMAID.test(lines[fence] ?? '')) fence -= 1;
    if (fence < 0) return undefined;
    lines[fence] = (lines[fence] ?? '').replace('mermaid', 'text');
    return { kind: 'diagram', what: message };
  }
  return undefined;
}

const MERMAID = /^[ \t>]*(?:[-*+] |\d+[.)] )?(?:`{3,}|~{3,})[ \t]*mermaid/;

/** Closes at the end of a page what goes on to it. `before`: what stands before it in the line where it begins. */
function closeAtEnd(lines: Lines, before: string, end: string): void {
  while (lines.length > 0 && !lines.at(-1)?.trim()) lines.pop();
  lines.push(before.replace(/[^>\t]/g, ' ') + end, '');
}

/** The formula that a text begins with, as code. */
function asCode(text: string): string {
  return text
    .replace(/^\$\$[ \t]*\n([\s\S]*?)\n[ \t>]*\$\$(?=[ \t]*(?:\n|$))/, '```text\n$1\n```')
    .replace(/^(\$+)([^$]+)\1/, (_, _marks, tex: string) => `\`${tex.replaceAll('`', '')}\``);
}

/** The address on the original site; undefined if it is unknown or not an address of that site. */
function liveAddress(url: string, live: string | undefined): string | undefined {
  if (live === undefined || !url.startsWith('/')) return undefined;
  return encodeURI(decodeSafely(new URL(url.replace(/^\/+/, ''), live).href));
}

function decodeSafely(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** A pattern for an address, whose marks may be escaped as Markdown or HTML needs it. */
function escaped(url: string): string {
  return url
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/_|~|\\\*/g, '\\\\?$&')
    .replace(/&/g, '\\\\?&(?:#x26;|amp;)?');
}

function withUrl(text: string, url: string, put: string): string {
  const written = new RegExp(`(\\]\\(\\s*<?|\t|\\]:\\s*<?|(?:href|src)=["'])${escaped(url)}(?=[\\s)>"']|$)`);
  return text.replace(written, (_, before: string) => before + put);
}

/** Replaces a link with its text. */
function unlinked(text: string, url: string): string {
  const inline = new RegExp(
    `(?<!!)\\[((?:\\\\.|[^\\]\\\\[]|\\[[^\\]]*\\](?:\\([^)]*\\))?)*)\\]\\(\\s*<?${escaped(url)}>?(?:\\s+(?:"[^"]*"|'[^']*'))?\\s*\\)`,
  );
  const once = text.replace(inline, '$1');
  if (once !== text) return once;
  const html = new RegExp(`\\s(?:href|src|poster)=(["'])${escaped(url)}\\1`);
  if (html.test(text)) return text.replace(html, '');
  return text.replace(new RegExp(`^(\\s*\\[[^\\]]+\\]:\\s*)<?${escaped(url)}>?`, 'm'), '$1#');
}

/** Replaces a picture with the name of its file. */
function withoutPicture(text: string, url: string): string {
  const name = `\`${url.replace(/`/g, '')}\``;
  const markdown = new RegExp(
    `!\\[(?:\\\\.|[^\\]\\\\])*\\]\\(\\s*<?${escaped(url)}>?(?:\\s+(?:"[^"]*"|'[^']*'))?\\s*\\)`,
  );
  const html = new RegExp(`<(?:img|ThemedImage)\\s[^>]*?${escaped(url)}[^>]*>`);
  return text.replace(markdown, name).replace(html, `<code>${url}</code>`);
}
