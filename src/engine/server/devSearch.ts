import { setImmediate } from 'node:timers/promises';
import type { SearchRecord } from '../../search/types.ts';
import { shardFile } from '../build/searchFiles.ts';
import type { SearchBytes, SearchIndexer } from '../build/searchIndexer.ts';
import type { Project } from '../build/types.ts';
import { compilePage } from '../content/compile.ts';
import { isSearchable, searchPage } from '../site/searchPage.ts';
import type { SitePage } from '../site/types.ts';

/** Output path of the index while the site is written. */
export const DEV_INDEX = 'assets/search-dev.txt';

/** The search files of the dev server, made when they are asked for: many saves in a row cost nothing. */
export interface DevSearch {
  /** The index or a shard; undefined where there is no such file. */
  read(file: string): Promise<Uint8Array | undefined>;
  /** Tells that the site has been read again. */
  changed(project: Project): void;
}

interface Known {
  /** All that the records depend on. */
  key: string;
  records: SearchRecord[];
}

export function createDevSearch(startIndexer: () => SearchIndexer): DevSearch {
  let project: Project | undefined;
  let files: Promise<ReadonlyMap<string, Uint8Array>> | undefined;
  const known = new Map<string, Known>();

  function recordsOf({ source }: SitePage, { services }: Project): SearchRecord[] {
    if (!source) return [];
    const key = JSON.stringify([source.format, source.title, services.product, source.body]);
    const last = known.get(source.route);
    if (last?.key === key) return last.records;
    const records = compilePage(source, services).records;
    known.set(source.route, { key, records });
    return records;
  }

  async function make(current: Project): Promise<ReadonlyMap<string, Uint8Array>> {
    const indexer = startIndexer();
    try {
      for (const page of current.site.table.pages.values()) {
        if (!isSearchable(page)) continue;
        const found = searchPage(page, recordsOf(page, current), current.site);
        if (found) indexer.add(found);
        // The server answers requests in between.
        await setImmediate();
      }
      const { index, shards } = await indexer.finish(current.synonyms);
      return new Map([[DEV_INDEX, index], ...shards.map(shardEntry)]);
    } finally {
      await indexer.close();
    }
  }

  function begin(current: Project): Promise<ReadonlyMap<string, Uint8Array>> {
    const making = make(current);
    // Told to those who ask; the next one begins again.
    making.catch(() => {
      if (files === making) files = undefined;
    });
    files = making;
    return making;
  }

  return {
    async read(file) {
      if (!project) return undefined;
      return (await (files ?? begin(project))).get(file);
    },
    changed(next) {
      project = next;
      files = undefined;
    },
  };
}

function shardEntry({ id, content }: SearchBytes['shards'][number]): [string, Uint8Array] {
  return [shardFile(id), content];
}
