import { createHash } from 'node:crypto';
import path from 'node:path';
import { keepJson, keptJson } from 'fieldguide/components';
import { z } from 'zod';
import type { DataCenter } from '../datacenter/dataCenterModel.ts';
import { databaseSource } from './database.ts';
import { outcomeOf, type QueryOutcome } from './outcome.ts';
import { openThread } from './threadDatabase.ts';

const resultSchema = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string().nullable())),
});

/** The results of queries on the sample data center. */
export interface Results {
  /** Runs those whose results are not known; `cache`: a folder that keeps them from build to build. */
  run(queries: readonly string[], cache: string): Promise<void>;
  /** Undefined for a query that has not been run. */
  of(query: string): QueryOutcome | undefined;
}

/**
 * One database runs them all, and none is started where every result is known. `limit`: milliseconds until a query counts as
 * one that does not end.
 */
export function createResults(data: () => DataCenter, limit?: number): Results {
  const known = new Map<string, QueryOutcome>();
  let base: { dc: DataCenter; text: string } | undefined;
  // Another schema, row, date or query is another result.
  const keyOf = (query: string) => {
    const dc = data();
    if (base?.dc !== dc) base = { dc, text: JSON.stringify(databaseSource(dc)) };
    return createHash('sha256').update(base.text).update(query).digest('hex').slice(0, 24);
  };
  return {
    of: (query) => known.get(keyOf(query)),
    async run(queries, cache) {
      const waiting = queries.filter((query) => {
        const key = keyOf(query);
        const kept = known.has(key) ? undefined : keptJson(fileOf(cache, key), resultSchema);
        if (kept) known.set(key, { result: kept });
        return !known.has(key);
      });
      if (waiting.length === 0) return;
      const database = openThread(databaseSource(data()), limit);
      try {
        for (const query of waiting) {
          const key = keyOf(query);
          const outcome = await outcomeOf(database, query);
          known.set(key, outcome);
          if ('result' in outcome) keepJson(fileOf(cache, key), outcome.result);
        }
      } finally {
        await database.close();
      }
    },
  };
}

function fileOf(cache: string, key: string): string {
  return path.join(cache, `${key}.json`);
}
