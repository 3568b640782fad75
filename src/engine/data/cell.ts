/** A part of a cell: plain words, a label, code, or a link whose label may be any of them. */
export type CellPart =
  | { type: 'text' | 'code' | 'strong'; text: string }
  | { type: 'link'; label: string; url: string };

const PART = /`([^`]+)`|\[([^\]]+)\]\(([^()\s]+)\)|\*\*([^*]+)\*\*/g;

/** Reads the light Markdown of a cell: inline code, bold labels and links; everything else is text. */
export function parseCell(source: string): CellPart[] {
  const parts: CellPart[] = [];
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

/** What a reader sees of a cell, without marks: for search, CSV and comparison. */
export function plainCell(source: string): string {
  if (!/[`[*]/.test(source)) return source;
  return parseCell(source)
    .map((part) => (part.type === 'link' ? plainCell(part.label) : part.text))
    .join('');
}
