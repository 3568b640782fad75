import { asError } from 'fieldguide';
import type { ParsedPage } from './parsedPage.ts';
import type { SourcePage } from './sourcePages.ts';
import type { Edit } from './types.ts';

/** Whether the first HTML of a component lacks words of a long text in its props. */
export function hidesText(code: string, html: string): boolean {
  return [...code.matchAll(/=\{`([^`]{80,})`\}|="((?!https?:|[./])[^"]{80,})"/g)].some(
    ([, template = '', text = template]) =>
      [...text.matchAll(/\p{L}{4,}/gu)].some(([word]) => !html.includes(word)),
  );
}

/** What is wrong with a page that is not valid MDX. */
export function faultOf(error: unknown): { message: string; line?: number } {
  const place: unknown = error instanceof Error ? Reflect.get(error, 'line') : undefined;
  const reason: unknown = error instanceof Error ? Reflect.get(error, 'reason') : undefined;
  return {
    message: typeof reason === 'string' ? reason.replace(/\s*\(note:.*$/, '') : asError(error).message,
    line: typeof place === 'number' ? place : undefined,
  };
}

/** Lines that MDX would run, in a page that is read as Markdown; those of its samples of code stay. */
export function moduleLines({ source }: SourcePage, { paragraphs }: ParsedPage): Edit[] {
  return [
    ...source.matchAll(
      /^(?:import\s[^\n]*(?:from\s+)?['"][^'"\n]+['"];?[ \t]*|import\s*\{[^}]*\}\s*from\s*['"][^'"\n]+['"];?)\n/gm,
    ),
  ]
    .filter(({ index }) => paragraphs.some(({ start, end }) => start <= index && index < end))
    .map(({ 0: text, index }) => ({ start: index, end: index + text.length, text: '' }));
}
