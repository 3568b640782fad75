import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './fieldguide.ts';
import { listFiles } from './miniSite.ts';

/** A table as the author has typed it. */
export interface TypedTable {
  head: string[];
  rows: string[][];
}

/** The Markdown of each page of our site, by its path below `site/docs`. */
export function typedPages(): Map<string, string> {
  const docs = path.join(root, 'site/docs');
  const files = listFiles(docs).filter((file) => file.endsWith('.md'));
  return new Map(files.map((file) => [file, readFileSync(path.join(docs, file), 'utf8')]));
}

/** The tables of a page, with the Markdown of their cells. */
export function tablesOf(markdown: string): TypedTable[] {
  const blocks = markdown.match(/(?:^[ \t]*\|.*\|[ \t]*\n){2,}/gm) ?? [];
  return blocks.map((block) => {
    const [head = [], , ...rows] = block
      .trim()
      .split('\n')
      .map((line) =>
        line
          .trim()
          .slice(1, -1)
          .split(/(?<!\\)\|/)
          .map((cell) => cell.trim()),
      );
    return { head, rows };
  });
}

/** What stands in backticks. */
export function codesIn(markdown: string): string[] {
  return [...markdown.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}
