/**
 * Entry of every page. Small, since it is all that loads before the first paint; React and the shell come after it
 * (design decision 1).
 */
import { DATA } from '../../shared/attributes.ts';
import { afterPaint, nextTask, whenIdle } from '../../shared/ui/tasks.ts';
import { hasWaitingActs, replayActs } from './replayActs.ts';

/** An image that never arrives must not keep the page from coming alive. */
const LOAD_DEADLINE_MS = 3000;

/** Resolves when the whole shell works. */
async function run(): Promise<void> {
  await Promise.race([quiet(), firstAct()]);
  // Evaluated one after the other, each in its own task: together they block for too long.
  await import('./react.ts');
  await nextTask();
  const { start } = await import('./start.tsx');
  await nextTask();
  await start();
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

/** A reader who acts waits for us. */
async function firstAct(): Promise<void> {
  if (hasWaitingActs()) return;
  await new Promise((resolve) => {
    for (const type of ['pointerdown', 'keydown', 'focusin'])
      addEventListener(type, resolve, { once: true, capture: true, passive: true });
  });
}

run().catch((error: unknown) => {
  console.error('The page stays without its scripts:', error);
  // Back to what a page is without scripts: it reads, its links are links, and what would do nothing goes.
  document.documentElement.removeAttribute(DATA.js);
  replayActs(document.body);
});
