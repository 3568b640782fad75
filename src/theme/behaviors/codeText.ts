/** Lines of a code block that run, or stay: neither output nor what a diff takes away. */
export const RUNS = '.line:not(.line--output, .line--remove)';

/** The text of a code block as it was written: lines by line breaks, however the HTML parts them. */
export function codeText(code: Pick<Element, 'querySelectorAll' | 'textContent'>, wanted = RUNS): string {
  const lines = [...code.querySelectorAll(wanted)];
  return lines.length > 0 ? lines.map((line) => line.textContent ?? '').join('\n') : (code.textContent ?? '');
}
