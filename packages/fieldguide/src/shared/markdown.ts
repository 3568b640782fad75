/** Small pieces of Markdown, for what is written in it rather than read. Pure. */

/** Plain text as Markdown that shows exactly it: signs that would mean something are escaped. */
export function escapeMarkdown(text: string): string {
  const line = /\s{2}|[\n\t]/.test(text) ? text.replace(/\s+/g, ' ') : text;
  if (!/[\\`*[\]<_]/.test(line)) return line;
  return line.replace(/[\\`*[\]<]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, (sign) => `\\${sign}`);
}

/** The title of a block or a term, in bold. */
export function titleLine(title: string): string {
  return `**${escapeMarkdown(title)}**`;
}

/** Code in a line of text; it gets more backticks than it contains in a row. */
export function codeMarkdown(code: string): string {
  const ticks = fenceFor(code, 1);
  // Of blanks at both ends a reader of Markdown takes one away.
  const gap = /^`|`$|^ .*[^ ].* $/s.test(code) ? ' ' : '';
  return ticks + gap + code + gap + ticks;
}

/** Ticks for a fence (or, with `least` 1, for inline code) that no ticks in the code can end. */
export function fenceFor(code: string, least = 3): string {
  const longest = Math.max(0, ...(code.match(/`+/g) ?? []).map((ticks) => ticks.length));
  return '`'.repeat(Math.max(least, longest + 1));
}

/** A link; `label` is Markdown already. */
export function linkMarkdown(label: string, href: string): string {
  return `[${label}](${destination(href)})`;
}

/** An address as the target of a link. */
export function destination(href: string): string {
  return href === '' || /[\s()<>]/.test(href)
    ? `<${href.replace(/[<>\n]/g, (sign) => encodeURIComponent(sign))}>`
    : href;
}

/** Puts `indent` in front of every line but the first, which is in its place already. */
export function indentLines(text: string, indent: string): string {
  if (indent === '') return text;
  return text.replace(
    /\n(.*)/g,
    (_, line: string) => `\n${line.trim() === '' ? indent.trimEnd() : indent + line}`,
  );
}

/** A list, one item for each text; their further lines belong to them. */
export function listMarkdown(items: readonly string[]): string {
  return items.map((item) => `- ${indentLines(item, '  ')}`).join('\n');
}

/** A table; cells are Markdown of one line each. */
export function tableMarkdown(
  rows: readonly (readonly string[])[],
  align: readonly (string | null)[] = [],
): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replace(/\\.|\|/g, (sign) => (sign === '|' ? '\\|' : sign))).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [
    line(head),
    line(head.map((_, column) => RULES[align[column] ?? ''] ?? '---')),
    ...body.map(line),
  ].join('\n');
}

/** What aligns a column, below its head. */
const RULES: Readonly<Record<string, string>> = { left: ':---', center: ':---:', right: '---:' };
