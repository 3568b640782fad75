import { setImmediate } from 'node:timers/promises';
import type { SearchRecord } from '../../search/searchTypes.ts';
import { compilePage } from '../content/compile.ts';
import type { Project } from '../output/projectTypes.ts';
import type { SearchBytes, SearchIndexer } from '../output/searchIndexer.ts';
import { shardFile } from '../output/siteFacts.ts';
import { isSearchable, searchPage } from '../site/searchPage.ts';

/** Output path of the index while the site is written. */
export const DEV_INDEX = 'assets/search-dev.txt';

/** The search files of the dev server, made when they are asked for: many saves in a row cost nothing. */
export class DevSearch {
  private project: Project | undefined;
  private files: Promise<ReadonlyMap<string, Uint8Array>> | undefined;
  /** The records of pages as they were read. */
  private known: ReadonlyMap<string, SearchRecord[]> = new Map();

  constructor(private readonly startIndexer: () => SearchIndexer) {}

  /** Call it after a new reading of the site. `pagesOnly`: their own text is all that can make records differ. */
  changed(project: Project, pagesOnly: boolean): void {
    if (!pagesOnly) this.known = new Map();
    this.project = project;
    this.files = undefined;
  }

  /** The index or a shard; undefined where there is no such file. */
  async read(file: string): Promise<Uint8Array | undefined> {
    if (!this.project) return undefined;
    return (await (this.files ?? this.begin(this.project))).get(file);
  }

  private begin(project: Project): Promise<ReadonlyMap<string, Uint8Array>> {
    const making = this.make(project);
    // Callers get the error; the next request tries again.
    making.catch(() => {
      if (this.files === making) this.files = undefined;
    });
    this.files = making;
    return making;
  }

  private async make(project: Project): Promise<ReadonlyMap<string, Uint8Array>> {
    const indexer = this.startIndexer();
    const { known } = this;
    const made = new Map<string, SearchRecord[]>();
    try {
      for (const page of project.site.table.pages.values()) {
        if (!isSearchable(page)) continue;
        const { source } = page;
        const key = JSON.stringify(source ?? '');
        const records = known.get(key) ?? (source ? compilePage(source, project.services).records : []);
        made.set(key, records);
        const found = searchPage(page, records, project.site);
        if (found) indexer.add(found);
        // The server answers requests in between.
        await setImmediate();
      }
      // Unless data changed meanwhile.
      if (this.known === known) this.known = made;
      const { index, shards } = await indexer.finish();
      return new Map([[DEV_INDEX, index], ...shards.map(shardEntry)]);
    } finally {
      await indexer.close();
    }
  }
}

function shardEntry({ id, content }: SearchBytes['shards'][number]): [string, Uint8Array] {
  return [shardFile(id), content];
}
