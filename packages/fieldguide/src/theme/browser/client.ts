/**
 * Entry of every page. Small, since it is all that loads before the first paint; React and the shell come
 * after it.
 */
import * as DATA from '../../shared/dataAttributes.ts';
import { MAIN_ID, SEARCH_DIALOG_ID } from '../../shared/shellIds.ts';
import * as english from '../../shared/texts/english.ts';
import { pageTexts } from '../../shared/texts/translate.ts';
import { makeElement } from '../../shared/ui/makeElement.ts';
import { afterPaint, nextTask, whenIdle } from '../../shared/ui/tasks.ts';
import { followTargets } from './navigation/followTargets.ts';
import { hasWaitingActs } from './replayActs.ts';

/** An image that never arrives must not keep the page from coming alive. */
const LOAD_DEADLINE_MS = 3000;

/** Loads the shell and brings the page to life. Rejects where its code cannot be had. */
async function run(): Promise<void> {
  // Evaluated one after the other, each in its own task: together they block for too long.
  await import('./react.ts');
  await nextTask();
  const { start } = await import('./start.tsx');
  await nextTask();
  showFailure(undefined);
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

/**
 * Without the shell a page is what it is without scripts: it reads, its links are links, and what would do nothing goes.
 * What the script in `<head>` does stays. A red box says so; the search dialog, which would cover it, has one of its own.
 *
 * @param error undefined when the shell has come after all.
 */
function showFailure(error?: unknown, onRetry: () => void = () => undefined): void {
  const root = document.documentElement;
  const dialog = document.getElementById(SEARCH_DIALOG_ID);
  const focused = document.activeElement?.closest('.shell-error');
  const inDialog = dialog?.contains(focused ?? null);
  for (const box of document.querySelectorAll('.shell-error')) box.remove();
  root.toggleAttribute(DATA.js, error === undefined);
  root.toggleAttribute(DATA.failed, error !== undefined);
  if (inDialog) dialog?.querySelector('input')?.focus();
  else if (focused) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  if (error === undefined) return;
  for (const place of [document.body, dialog?.querySelector('.search-rest')])
    place?.append(failureBox(error instanceof Error ? error.message : String(error), onRetry));
}

function failureBox(reason: string, onRetry: () => void): HTMLElement {
  const t = pageTexts();
  const detail = makeElement('span', { className: 'load-error-text' }, reason);
  return makeElement(
    'div',
    { className: 'load-error shell-error', role: 'alert' },
    makeElement('p', {}, t(english.controlsNotLoaded), ' ', detail),
    makeElement('button', { type: 'button', className: 'button', onclick: onRetry }, t(english.retry)),
  );
}

/**
 * Tries until the page is alive: again by Retry, and when the network returns. What fails then too is loaded in full:
 * other parts import the shell, so it cannot come from another address (`importAgain.ts`).
 */
async function comeAlive(): Promise<void> {
  await Promise.race([quiet(), firstAct()]);
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await run();
    } catch (error) {
      if (!isFirst && navigator.onLine) {
        location.reload();
        return;
      }
      console.error('The page continues without its scripts:', error);
      await new Promise<void>((resolve) => {
        showFailure(error, resolve);
        addEventListener('online', () => resolve(), { once: true });
      });
    }
  }
}

followTargets();
void comeAlive();
