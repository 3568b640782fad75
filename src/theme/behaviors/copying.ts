import { codeText } from './codeText.ts';

/** Milliseconds the button says that it copied. */
const FEEDBACK = 2_000;

/** Copy buttons of code blocks, and heading links, which copy their address while the browser goes there. */
export function installCopying(signal: AbortSignal): void {
  const region = document.createElement('div');
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  document.body.append(region);
  signal.addEventListener('abort', () => region.remove());

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

  document.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return;
      const button = event.target.closest('[data-copy]');
      const code = button?.closest('.code')?.querySelector('code');
      if (button && code) void copy(codeText(code), () => flash(button));
      const hashLink = event.target.closest<HTMLAnchorElement>('a.hash-link');
      if (hashLink && !event.metaKey && !event.ctrlKey) void copy(hashLink.href, () => flash(hashLink));
    },
    { signal },
  );
}

function flash(element: Element): void {
  element.setAttribute('data-copied', '');
  setTimeout(() => element.removeAttribute('data-copied'), FEEDBACK);
}
