import { escapeHtml } from '../../shared/text.ts';
import type { IconHtml } from './icons.tsx';

export interface CodeBlockParts {
  /** One `<span class="line">` for each line. */
  codeHtml: string;
  language: string;
  title?: string;
  /** Number of the first line, or false for none. */
  lineNumbers: number | false;
}

/** A code block: an optional title, the code in a box that scrolls by keyboard too, a copy button. */
export function codeBlockHtml(
  { codeHtml, language, title, lineNumbers }: CodeBlockParts,
  icon: IconHtml,
): string {
  const label = escapeHtml(title || (language ? `${language} code` : 'Code'));
  const head = title ? `<figcaption class="code-title">${escapeHtml(title)}</figcaption>` : '';
  const languageClass = language ? ` class="language-${escapeHtml(language)}"` : '';
  const lines = lineNumbers === false ? codeHtml : numberLines(codeHtml, lineNumbers);
  // A group, not a region: regions are landmarks, and a page with ten of them has none.
  return (
    `<figure class="code${lineNumbers === false ? '' : ' code-numbered'}">${head}` +
    `<div class="code-body"><pre tabindex="0" role="group" aria-label="${label}"><code${languageClass}>${lines}</code></pre>` +
    `<button type="button" class="copy" data-copy aria-label="Copy code">${icon('copy')}${icon('check')}</button></div></figure>`
  );
}

/** The number stands in an attribute: the style sheet shows it, and neither selecting nor copying takes it along. */
function numberLines(codeHtml: string, first: number): string {
  let number = first;
  return codeHtml.replace(/<span class="line(?=[ "])/g, () => `<span data-line="${number++}" class="line`);
}
