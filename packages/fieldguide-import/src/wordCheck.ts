import { createProcessor } from '@mdx-js/mdx';
import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import type { Expected } from './parsedPage.ts';

/** Words and targets of a page that its copy lacks. */
export interface Missing {
  kind: Expected['kind'];
  line: number;
  words: string[];
}

/**
 * Compares a copy with what it must have. A word counts once a page, wherever it is: what moved is not lost.
 * `address`: the address that a target has in the copy.
 */
export function missingWords(
  expected: readonly Expected[],
  copy: string,
  address: (url: string) => string,
): Missing[] {
  const texts = expected.filter(({ kind }) => kind !== 'target');
  let have = new Set(wordsIn(copy));
  const lacks = ({ value }: Expected) => wordsIn(value).some((word) => !have.has(word));
  // Marks and references of characters may stand inside of a word: they are read only where they matter.
  if (texts.some(lacks)) have = new Set([...have, ...wordsRead(copy)]);
  const written = decoded(copy).replace(/\\(?=[_*&~])/g, '');
  // A page may have thousands of targets: only those that are no whole piece of it are searched for.
  const pieces = new Set(written.split(/[\s<>()[\]"']+/));
  const seen = new Set<string>();
  const found: Missing[] = [];
  for (const one of expected) {
    const wanted = one.kind === 'target' ? [address(one.value)] : wordsIn(one.value);
    const words = wanted.filter((word) => {
      if (seen.has(word)) return false;
      seen.add(word);
      return one.kind === 'target' ? !hasTarget(word, pieces, written) : !have.has(word);
    });
    const last = found.at(-1);
    if (words.length === 0) continue;
    if (last?.line === one.line && last.kind === one.kind) last.words.push(...words);
    else found.push({ kind: one.kind, line: one.line, words });
  }
  return found;
}

function wordsIn(text: string): string[] {
  return text.normalize().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Words as Markdown shows them. */
function wordsRead(copy: string): string[] {
  const words: string[] = [];
  visit(createProcessor({ format: 'md', remarkPlugins: [remarkGfm] }).parse(copy) as Nodes, (node) => {
    if ('value' in node) words.push(...wordsIn(decoded(node.value)));
    if ('alt' in node) words.push(...wordsIn(node.alt ?? ''));
    if ('title' in node) words.push(...wordsIn(node.title ?? ''));
  });
  return words;
}

/** A text without references of characters, as far as the writers of Markdown and HTML make some. */
function decoded(text: string): string {
  return text
    .replace(/&#x([\da-f]{1,5});/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}

function hasTarget(url: string, pieces: ReadonlySet<string>, copy: string): boolean {
  const plain = decodeSafely(url);
  // An address of mail may be written as the link that it is.
  const forms = [url, plain, encodeURI(plain), url.replace(/^mailto:/, '')];
  return forms.some((form) => pieces.has(form)) || forms.some((form) => copy.includes(form));
}

function decodeSafely(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
