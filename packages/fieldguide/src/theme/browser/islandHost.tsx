import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import * as DATA from '../../shared/dataAttributes.ts';
import * as english from '../../shared/texts/english.ts';
import { pageTexts } from '../../shared/texts/translate.ts';
import { nextTask, whenIdle } from '../../shared/ui/tasks.ts';
import type { IslandModule, Islands } from '../islands.tsx';
import type { Services } from '../services.ts';
import { CrashBox } from './CrashBoundary.tsx';
import { importAgain } from './importAgain.ts';
import { LoadError, loadPart, Spinner } from './loading.tsx';
import { focusQuietly } from './navigation/focusQuietly.ts';

interface IslandHostOptions {
  islands: Islands;
  services: Services;
  /** Called when an island's code cannot be loaded: a deployment may have replaced it. */
  onMissing: () => Promise<void>;
}

/**
 * Hydrates `<div data-island="Name">` elements in place, each in its own task and when it
 * comes near to what the reader sees. `showIslands` shows those of an article; its result lets go of them.
 */
export function createIslandHost({ islands, services, onMissing }: IslandHostOptions) {
  function loaderOf(element: HTMLElement): (() => Promise<IslandModule>) | undefined {
    const src = element.getAttribute(DATA.src);
    const ours = islands[nameOf(element)];
    if (src === null) return ours && (() => importAgain(ours));
    // An island of the site's kit: only pages that have one need React as a whole.
    return async () =>
      (await importAgain(() => import('./kitIsland.ts'))).loadKitIsland(nameOf(element), src);
  }

  async function hydrate(element: HTMLElement, cleanups: Set<() => void>): Promise<void> {
    const name = nameOf(element);
    const load = loaderOf(element);
    if (!load) {
      console.error(`There is no island named “${name}”. Islands: ${Object.keys(islands).join(', ')}.`);
      return;
    }
    const removeSpinner = element.hasChildNodes() ? undefined : placeBefore(element, <Spinner />);
    const module = await loadPart(load);
    removeSpinner?.();
    // The reader may have gone on meanwhile: its article is no longer in the document.
    if (!element.isConnected) return;
    let removeBox = () => {};
    const showBox = (box: ReactNode) => {
      removeBox = placeBefore(element, box);
      cleanups.add(removeBox);
    };
    const again = () => {
      removeBox();
      cleanups.delete(removeBox);
      focusQuietly(element);
      void hydrate(element, cleanups);
    };
    if (module instanceof Error) {
      await onMissing();
      const subject = pageTexts()(english.partOfPage, { name });
      showBox(<LoadError subject={subject} error={module} onRetry={again} />);
      return;
    }
    try {
      cleanups.add(module.hydrate(element, services));
    } catch (error) {
      console.error(error);
      showBox(<CrashBox error={error} onTryAgain={again} />);
    }
  }

  function showIslands(article: HTMLElement): () => void {
    const cleanups = new Set<() => void>();
    const observer = new IntersectionObserver(
      async (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting || !(target instanceof HTMLElement)) continue;
          observer.unobserve(target);
          await nextTask();
          if (target.isConnected) void hydrate(target, cleanups);
        }
      },
      // Half a window ahead. What is above counts: it would move the text that the reader has before them.
      { rootMargin: '1000000px 0px 50%' },
    );
    for (const element of article.querySelectorAll(`[${DATA.island}]`)) observer.observe(element);
    return () => {
      observer.disconnect();
      void whenIdle(2000).then(() => {
        for (const cleanup of cleanups) cleanup();
      });
    };
  }

  /** Loads the code of all islands of a page that the reader is likely to go to. */
  function prepareIslands(page: Document): void {
    // A part that cannot be loaded shows an error in its place.
    for (const element of page.querySelectorAll<HTMLElement>(`[${DATA.island}]`))
      loaderOf(element)?.().catch(() => undefined);
  }

  return { showIslands, prepareIslands };
}

function nameOf(element: HTMLElement): string {
  return element.getAttribute(DATA.island) ?? '';
}

/** Renders before the island, not in it: its server-rendered content stays readable and unchanged. */
function placeBefore(element: HTMLElement, node: ReactNode): () => void {
  const host = document.createElement('div');
  element.before(host);
  const root = createRoot(host);
  root.render(node);
  return () => {
    root.unmount();
    host.remove();
  };
}
