import { createEngine } from '../../packages/fieldguide/src/search/engine.ts';
import type { SiteFacts } from '../../packages/fieldguide/src/shared/facts.ts';

/** Addresses of all that a site's own index answers to a query, best first. `read` gives a file by its address. */
export async function askSearch(
  read: (href: string) => string | Promise<string>,
  facts: Record<string, unknown>,
  query: string,
): Promise<string[]> {
  const { search } = facts as Pick<SiteFacts, 'search'>;
  if (search?.provider !== 'embedded') throw new Error('the site has no index of its own');
  const options = {
    index: await read(search.index),
    loadShard: async (id: string) => read(search.shard.replace('[id]', id)),
    hrefOf: (route: string, anchor: string) => route + (anchor && `#${anchor}`),
  };
  const rest = await options.loadShard(createEngine(options).rest);
  const engine = createEngine({ ...options, rest });
  const request = { query, offset: 0, limit: 100 };
  const { pages } = await engine.search(request, new AbortController().signal);
  return pages.flatMap(({ hits }) => hits.map(({ href }) => href));
}
