import type { Place } from '../../shared/errors.ts';
import { escapeHtml } from '../../shared/text.ts';
import type { DrawMath } from './compileServices.ts';
import type { PageFactsCollector } from './pageCollector.ts';

/**
 * KaTeX, loaded for sites that have formulas. It writes MathML: browsers draw that without a font, a style sheet or
 * the style attributes that the security policy forbids.
 */
export async function loadMath(): Promise<DrawMath> {
  const { default: katex } = await import('katex');
  return (tex, display) =>
    katex
      .renderToString(tex, { displayMode: display, output: 'mathml', strict: 'ignore' })
      .replace(/ style="[^"]*"/g, '');
}

interface Formula {
  tex: string;
  /** As its author wrote it, for pages of a site that draws none. */
  written: string;
  /** It has separate lines. */
  display: boolean;
  place: Place;
}

/** The HTML of a formula; one that cannot be drawn is what its author wrote. */
export function readMath(page: PageFactsCollector, { tex, written, display, place }: Formula): string {
  const { drawMath, renderCode } = page.services;
  const lines = written.split('\n').map((line) => `<span class="line">${escapeHtml(line)}</span>`);
  const shown = display
    ? renderCode({ codeHtml: lines.join('\n'), language: 'text', lineNumbers: false })
    : `<code>${escapeHtml(written)}</code>`;
  if (!drawMath) {
    if (!page.hasMath) {
      const message = 'the formulas of this page are shown as they are written.';
      const hint = 'Set "math" to true in the settings to have them drawn, or write them as code.';
      page.warn({ code: 'math-off', message, hint }, place);
    }
    page.hasMath = true;
    return shown;
  }
  try {
    const html = drawMath(tex, display);
    return display ? `<p class="math">${html}</p>` : html;
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^KaTeX parse error: /, '') : String(error);
    const message = `the formula cannot be drawn: ${reason.replace(/\.+$/, '')}.`;
    page.report({ severity: 'forgivable', code: 'math', message, hint: 'Correct its TeX.' }, place);
    return shown;
  }
}
