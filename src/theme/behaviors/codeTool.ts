import { codeText } from './codeText.ts';

/** Does what a button of a code block says: wraps long lines, shows all lines, or saves the code as a file. */
export function runCodeTool(button: HTMLElement): void {
  const block = button.closest<HTMLElement>('.code');
  if (!block) return;
  const { code: tool, name = 'code.txt', lines } = button.dataset;
  if (tool === 'wrap') {
    button.setAttribute('aria-pressed', String(block.toggleAttribute('data-wrap')));
  } else if (tool === 'fold') {
    const folded = block.toggleAttribute('data-folded');
    button.setAttribute('aria-expanded', String(!folded));
    button.textContent = folded ? `Show all ${lines} lines` : 'Show fewer lines';
    if (folded) block.scrollIntoView({ block: 'nearest' });
  } else if (tool === 'download') {
    const code = block.querySelector('code');
    if (code) save(name, codeText(code));
  }
}

/** Gives the reader a file. A Blob, not a `data:` address: those are cut off where they are long. */
function save(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
  link.download = name;
  link.click();
  // The browser has taken it over by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
