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
  const text = plainMarkdown(paragraph.join(' '));
  if (text.length <= LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', LENGTH - 1)).replace(/[\s,;:.]+$/, '')}…`;
}

/** Markdown's inline marks taken off a short text. */
function plainMarkdown(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/!?\[([^\]]*)\]\[[^\]]*\]/g, '$1')
    .replace(/<https?:\/\/([^>]+)>/g, '$1')
    .replace(/<\/?[a-z][^>]*>/g, '')
    .replace(/(`+)(.+?)\1/g, '$2')
    .replace(/(\*\*|__)(.+?)\1/g, '$2')
    .replace(/(?<![\w\\])[*_](\S(?:.*?\S)?)[*_](?!\w)/g, '$1')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
