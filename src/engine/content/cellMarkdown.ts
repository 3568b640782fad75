import { codeMarkdown, escapeMarkdown, linkMarkdown } from '../../shared/markdown.ts';
import { parseCell } from '../data/cell.ts';
import type { ResolvedLink } from './compile.ts';

/** The light Markdown of a cell as full Markdown, with final links; those that wait are their text. */
export function cellMarkdown(source: string, resolve: (url: string) => ResolvedLink): string {
  return parseCell(source)
    .map((part) => {
      if (part.type === 'code') return codeMarkdown(part.text);
      if (part.type === 'strong') return `**${escapeMarkdown(part.text)}**`;
      if (part.type !== 'link') return escapeMarkdown(part.text);
      const label = cellMarkdown(part.label, resolve);
      const target = resolve(part.url);
      return target.kind === 'pending' ? label : linkMarkdown(label, target.href);
    })
    .join('');
}
