import { createRoot } from 'react-dom/client';
import type { Services } from '../../services.ts';
import { LoadError } from '../loading/LoadError.tsx';
import { Spinner } from '../loading/Spinner.tsx';
import { afterPaint, nextTask, whenIdle } from '../tasks.ts';
import { type LoadPart, loadPart } from './loadPart.ts';

/** Module of one island: takes over the server-rendered element and returns its removal. */
export interface IslandModule {
  hydrate(element: HTMLElement, services: Services): () => void;
}

export type Islands = Record<string, LoadPart<IslandModule>>;

export interface IslandHost {
  /** Hydrates the islands of an article and, in idle time, lets go of those shown before. */
  show(article: HTMLElement): void;
}

export interface IslandHostOptions {
  islands: Islands;
  services: Services;
  /** Called when an island's code cannot be loaded: a deployment may have replaced it. */
  onMissing: () => Promise<void>;
  /** Resolves when the reader does something: from then on no island waits to come near. */
  intent: Promise<void>;
}

/**
 * Hydrates `<div data-island="Name">` elements where they stand (design decision 2), each in its own task. Those far
 * below what the reader sees wait until they come near, or until the reader does something.
 */
export function createIslandHost({ islands, services, onMissing, intent }: IslandHostOptions): IslandHost {
  let shown = { cleanups: new Set<() => void>() };

  async function hydrate(element: HTMLElement, cleanups: Set<() => void>): Promise<void> {
    const name = element.dataset.island ?? '';
    const load = islands[name];
    if (!load) {
      console.error(`There is no island named “${name}”. Islands: ${Object.keys(islands).join(', ')}.`);
      return;
    }
    const removeSpinner = element.hasChildNodes() ? undefined : placeBefore(element, <Spinner />);
    const result = await loadPart(load);
    removeSpinner?.();
    // The reader may have gone on meanwhile: its article is no longer in the document.
    if (!element.isConnected) return;
    if (result.type === 'loaded') {
      cleanups.add(result.module.hydrate(element, services));
      return;
    }
    await onMissing();
    const removeBox = placeBefore(
      element,
      <LoadError
        subject={`This part of the page (${name})`}
        error={result.error}
        onRetry={() => {
          removeBox();
          cleanups.delete(removeBox);
          void hydrate(element, cleanups);
        }}
      />,
    );
    cleanups.add(removeBox);
  }

  return {
    show(article) {
      const previous = shown;
      const current = { cleanups: new Set<() => void>() };
      shown = current;
      // Of this article: by the next frame another one may stand there, whose islands are not ours to take over.
      const elements = [...article.querySelectorAll<HTMLElement>('[data-island]')];
      void (async () => {
        await afterPaint();
        for (const element of elements) {
          const near = comesNear(element);
          current.cleanups.add(near.stop);
          void Promise.race([intent, near.reached]).then(async () => {
            near.stop();
            await nextTask();
            if (shown === current && element.isConnected) void hydrate(element, current.cleanups);
          });
        }
        await whenIdle(2000);
        for (const cleanup of previous.cleanups) cleanup();
        previous.cleanups.clear();
      })();
    },
  };
}

/** `reached` resolves when an element is less than half a window below what is on display, or above it. */
function comesNear(element: HTMLElement): { reached: Promise<void>; stop: () => void } {
  let observer: IntersectionObserver | undefined;
  const reached = new Promise<void>((resolve) => {
    // What is above counts: it would move the text that the reader has before them.
    observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && resolve(),
      { rootMargin: '1000000px 0px 50%' },
    );
    observer.observe(element);
  });
  return { reached, stop: () => observer?.disconnect() };
}

/** Renders before the island, not in it: its server-rendered content stays readable and unchanged. */
function placeBefore(element: HTMLElement, node: React.ReactNode): () => void {
  const host = document.createElement('div');
  element.before(host);
  const root = createRoot(host);
  root.render(node);
  return () => {
    root.unmount();
    host.remove();
  };
}
