/** The text of a code block as it was written: lines by line breaks, however the HTML parts them. */
export function codeText(code: Pick<Element, 'querySelectorAll' | 'textContent'>): string {
  const lines = [...code.querySelectorAll('.line')];
  return lines.length > 0 ? lines.map((line) => line.textContent ?? '').join('\n') : (code.textContent ?? '');
}
