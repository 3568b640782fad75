import { Check, Copy, Download, TextWrap } from 'lucide';
import { escapeHtml } from '../../shared/text.ts';
import * as english from '../../shared/texts/english.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { wrapWords } from '../../shared/wordBreaks.ts';
import { iconHtml } from '../iconHtml.ts';

export interface CodeBlockParts {
  /** One `<span class="line">` for each line. */
  codeHtml: string;
  language: string;
  title?: string;
  /** Number of the first line, or false for none. */
  lineNumbers: number | false;
  /** Name of the file that a download gives. */
  download?: string;
  /** All of it is output: there is nothing to copy and run. */
  output?: boolean;
  /** Number of lines; a block of many is folded where scripts can unfold it. */
  lines?: number;
  /** Characters of the longest line; one that never fills its box needs no wrapping. */
  longest?: number;
}

/** Blocks with more lines are folded. */
const FOLD = 30;
/** Characters that fit a phone, and the column of a desktop. */
const NARROW = 36;
const WIDE = 76;

/** A code block: a head with title and language, the code in a box that scrolls by keyboard too, and its buttons. */
export function codeBlockHtml(parts: CodeBlockParts, t: Translate): string {
  const { codeHtml, language, title, lineNumbers, output, lines = 0 } = parts;
  const named = language ? t(english.languageCode, { language }) : t(english.code);
  const label = escapeHtml(title || (output ? t(english.output) : named));
  const kind = output ? '' : `<small>${escapeHtml(language || 'text')}</small>`;
  const name = wrapWords(escapeHtml(title || (output ? t(english.output) : '')));
  const head = `<figcaption class="code-title">${[name && `<span>${name}</span>`, kind].filter(Boolean).join(' ')}</figcaption>`;
  const languageClass = language ? ` class="language-${escapeHtml(language)}"` : '';
  const numbered = lineNumbers === false ? codeHtml : numberLines(codeHtml, lineNumbers);
  const folds = lines > FOLD;
  const classes = ['code', lineNumbers !== false && 'code-numbered', output && 'code-output']
    .filter(Boolean)
    .join(' ');
  // A group, not a region: regions are landmarks, and a page with ten of them has none.
  return (
    `<figure class="${classes}"${folds ? ' data-folded' : ''}>${head}` +
    `<pre tabindex="0" role="group" aria-label="${label}"><code${languageClass}>${numbered}</code></pre>` +
    `${toolsHtml(parts, t)}${folds ? foldHtml(lines, t) : ''}</figure>`
  );
}

/** Buttons that only scripts can use; the style sheet hides them until there are any. */
function toolsHtml({ download, output, longest = 0 }: CodeBlockParts, t: Translate): string {
  const label = (text: string) => `aria-label="${escapeHtml(text)}"`;
  const tools: string[] = [];
  if (download)
    tools.push(
      `<button type="button" data-code="download" data-name="${escapeHtml(download)}" ${label(t(english.download, { file: download }))}>${iconHtml(Download)}</button>`,
    );
  if (longest > NARROW)
    tools.push(
      `<button type="button" data-code="wrap"${longest > WIDE ? '' : ' class="narrow-only"'} aria-pressed="false" ${label(t(english.wrapLines))}>${iconHtml(TextWrap)}</button>`,
    );
  if (!output)
    tools.push(
      `<button type="button" class="copy" data-copy ${label(t(english.copyCode))}>${iconHtml(Copy)}${iconHtml(Check)}</button>`,
    );
  return tools.length > 0 ? `<div class="code-tools">${tools.join('')}</div>` : '';
}

function foldHtml(lines: number, t: Translate): string {
  return `<button type="button" class="code-fold" data-code="fold" data-lines="${lines}" aria-expanded="false">${escapeHtml(t(english.showAllLines, { count: lines }))}</button>`;
}

/** The number is in an attribute: the style sheet shows it, and neither selecting nor copying takes it along. */
function numberLines(codeHtml: string, first: number): string {
  let number = first;
  return codeHtml.replace(/<span class="line(?=[ "])/g, () => `<span data-line="${number++}" class="line`);
}
