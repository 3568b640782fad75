import { HTML_ELEMENTS } from './vocabulary.ts';

/**
 * The text of the first-level heading a page starts with, as plain text; undefined where it does not
 * start with one. Import lines, comments and empty lines may stand before it.
 */
export function contentTitle(body: string): string | undefined {
  const start = /^(?:\s*\n|import\s.*\n|export\s.*\n|<!--[\s\S]*?-->\s*\n)*/.exec(body)?.[0].length ?? 0;
  const rest = body.slice(start);
  const atx = /^ {0,3}#[ \t]+(.+?)(?:[ \t]+#+)?[ \t]*(?:\n|$)/.exec(rest);
  const setext = atx ? null : /^([^\s#>\-*+`|<:][^\n]*)\n=+[ \t]*(?:\n|$)/.exec(rest);
  const heading = atx?.[1] ?? setext?.[1];
  return heading === undefined ? undefined : plainMarkdown(heading.replace(/\s*\{#[^}]+\}\s*$/, ''));
}

const LENGTH = 160;
/** More than this is never shown, and an endless paragraph would cost time. */
const READ = 2_000;

/** The first sentence or so of a page's first paragraph, for pages without a description. */
export function excerpt(body: string): string {
  let fenced = false;
  const paragraph: string[] = [];
  for (const line of body.split('\n')) {
    if (/^\s*(?:```|~~~)/.test(line)) fenced = !fenced;
    const prose =
      !fenced &&
      /^[^\s#>|<:`~\-*+!=]|^\*\*|^\[|^\*\w/.test(line) &&
      !/^(?:import|export)\s|^\[[^\]]+\]:|^\d+[.)]\s/.test(line);
    if (prose) paragraph.push(line);
    else if (paragraph.length > 0) break;
  }
  const text = plainMarkdown(paragraph.join(' ').slice(0, READ));
  if (text.length <= LENGTH) return text;
  const end = text.lastIndexOf(' ', LENGTH - 1);
  return `${text.slice(0, end > 0 ? end : LENGTH - 1).replace(/[\s,;:.]+$/, '')}…`;
}

/** Markdown's inline marks taken off a short text. Code and placeholders such as `<host>` are kept as they are. */
function plainMarkdown(text: string): string {
  const kept: string[] = [];
  const keep = (piece: string) => `\uE000${kept.push(piece) - 1}\uE001`;
  return text
    .replace(/(`+)(.+?)\1(?!`)/g, (_, _ticks, code: string) => keep(code.replace(/^ (.*\S.*) $/, '$1')))
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/!?\[([^\]]*)\]\[[^\]]*\]/g, '$1')
    .replace(/<https?:\/\/([^>]+)>/g, (_, address: string) => keep(address))
    .replace(/<\/?([A-Za-z][\w-]*)(?:\s[^>]*)?\/?>/g, (tag, name: string) =>
      HTML_ELEMENTS.has(name) ? '' : keep(tag),
    )
    .replace(/\\([!-/:-@[-`{-~])/g, (_, character: string) => keep(character))
    .replace(/(\*\*|__)(.+?)\1/g, '$2')
    .replace(/(?<![\w\\])[*_](\S(?:.*?\S)?)[*_](?!\w)/g, '$1')
    .replace(/\uE000(\d+)\uE001/g, (_, index: string) => kept[Number(index)] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}
