import { closestWith, DATA } from '../../shared/attributes.ts';
/** Lines of a code block that run, or stay: neither output nor what a diff takes away. */
export const RUNS = '.line:not(.line--output, .line--remove)';

/** The text of a code block as it was written: lines by line breaks, however the HTML parts them. */
export function codeText(code: Pick<Element, 'querySelectorAll' | 'textContent'>, wanted = RUNS): string {
  const lines = [...code.querySelectorAll(wanted)];
  return lines.length > 0 ? lines.map((line) => line.textContent ?? '').join('\n') : (code.textContent ?? '');
}

/** Milliseconds the button says that it copied. */
const FEEDBACK = 2_000;

/** Copy buttons of code blocks, and heading links, which copy their address while the browser goes there. */
export function installCopying(): void {
  const region = document.createElement('div');
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  document.body.append(region);

  const copy = async (text: string, done: () => void) => {
    try {
      await navigator.clipboard.writeText(text);
      done();
      region.textContent = 'Copied';
    } catch {
      // Without https there is no clipboard, and a reader may refuse it: the text is still there to select.
      region.textContent = 'Could not copy';
    }
    setTimeout(() => {
      region.textContent = '';
    }, FEEDBACK);
  };

  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const button = closestWith(event.target, DATA.copy);
    const code = button?.closest('.code')?.querySelector('code');
    if (button && code) void copy(codeText(code), () => flash(button));
    const hashLink = event.target.closest<HTMLAnchorElement>('a.hash-link');
    if (hashLink && !event.metaKey && !event.ctrlKey) void copy(hashLink.href, () => flash(hashLink));
  });
}

function flash(element: Element): void {
  element.setAttribute(DATA.copied, '');
  setTimeout(() => element.removeAttribute(DATA.copied), FEEDBACK);
}

/** Buttons of code blocks other than the copy button. */
export function installCodeTools(): void {
  document.addEventListener('click', ({ target }) => {
    const button = closestWith(target, DATA.codeTool);
    if (button) runCodeTool(button);
  });
}

/** Does what a button of a code block says: wraps long lines, shows all lines, or saves the code as a file. */
function runCodeTool(button: HTMLElement): void {
  const block = button.closest<HTMLElement>('.code');
  if (!block) return;
  const tool = button.getAttribute(DATA.codeTool);
  const { name = 'code.txt', lines } = button.dataset;
  if (tool === 'wrap') {
    button.setAttribute('aria-pressed', String(block.toggleAttribute(DATA.wrap)));
  } else if (tool === 'fold') {
    const folded = block.toggleAttribute(DATA.folded);
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
