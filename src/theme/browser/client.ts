/**
 * Entry of every page. Small, since it is all that loads before the first paint; React comes after it
 * (design decision 1), or at once when the reader reaches for something.
 */
import { installSearchKeys } from '../behaviors/searchKeys.ts';
import { readerIntent } from './intent.ts';
import { afterPaint, nextTask, whenIdle } from './tasks.ts';

/** An image that never arrives must not keep the page from coming alive. */
const LOAD_DEADLINE_MS = 3000;

/** Resolves when dialogs can be opened. */
async function run(): Promise<void> {
  const intent = readerIntent();
  await Promise.race([intent, quiet()]);
  // Evaluated one after the other, each in its own task: together they block for too long.
  await import('./react.ts');
  await nextTask();
  const { start } = await import('./start.tsx');
  await nextTask();
  await start(intent);
}

/** After the first paint and what belongs to it (images in view), when nothing else is going on. */
async function quiet(): Promise<void> {
  await afterPaint();
  await Promise.race([loaded(), new Promise((resolve) => setTimeout(resolve, LOAD_DEADLINE_MS))]);
  await afterPaint();
  await whenIdle(1000);
}

function loaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}

const interactive = run();
// From here on, or the browser would take the keys of a reader who is quick.
installSearchKeys(interactive);
// Without its script the page is still whole: it reads, and its links are links.
interactive.catch((error: unknown) => console.error('The page stays without its scripts:', error));
