import type { SearchProvider } from './types.ts';

/** How many titles, and how many keys of each. */
const TITLES = 3;
const KEYS = 24;

/**
 * Asks for some titles as a reader types them. Browsers compile what has run often: so the reader's own first keys
 * find it compiled. Loads no texts; each key is a task of its own, so that a real query need not wait.
 */
export async function rehearse(engine: SearchProvider, titles: readonly string[]): Promise<void> {
  const step = Math.max(1, Math.floor(titles.length / TITLES));
  const some = titles.filter((_, at) => at % step === 0).slice(0, TITLES);
  for (const quoted of some) {
    // A phrase in quotes would need its texts.
    const title = quoted.replace(/["“”„]/g, '');
    for (let end = 1; end <= Math.min(KEYS, title.length); end++) {
      await new Promise((resolve) => setTimeout(resolve, 0));
      const enough = new AbortController();
      const request = { query: title.slice(0, end), typing: true, offset: 0, limit: 10 };
      await engine.search(request, enough.signal, () => enough.abort()).catch(() => undefined);
    }
  }
}
