import type { Algoliasearch, IndexSettings } from 'algoliasearch';
import type { HostedRecord } from './records.ts';

/** The part of the official client that a push needs. */
export type PushClient = Pick<
  Algoliasearch,
  'indexExists' | 'setSettings' | 'saveObjects' | 'operationIndex' | 'waitForTask' | 'deleteIndex'
>;

export interface Push {
  client: PushClient;
  indexName: string;
  settings: IndexSettings;
  records: readonly HostedRecord[];
  /** Makes the name of the temporary index one that no other push has. */
  suffix: string;
}

/** A push that failed; the index that readers search is what it was, unless `exchanging`. */
export class PushFailed extends Error {
  override name = 'PushFailed';
  /** It failed while the service exchanged the indexes: which one readers have now is not known. */
  readonly exchanging: boolean;

  constructor(cause: unknown, exchanging: boolean) {
    super('The push failed.', { cause });
    this.exchanging = exchanging;
  }
}

/** Records sent in one request. */
const BATCH = 500;

/**
 * Replaces an index in one step: settings and records go into a temporary index, which takes its place when all of
 * it is there. Synonyms and rules that were made in the service's dashboard are kept.
 * @throws PushFailed
 */
export async function pushRecords({ client, indexName, settings, records, suffix }: Push): Promise<void> {
  // The name that the service's own helper gives: keys may be restricted to an index and these.
  const temporary = `${indexName}_tmp_${suffix}`;
  const published = (taskID: number) => client.waitForTask({ indexName: temporary, taskID });
  let exchanging = false;
  try {
    if (await client.indexExists({ indexName })) {
      const copied = await client.operationIndex({
        indexName,
        operationIndexParams: { operation: 'copy', destination: temporary, scope: ['synonyms', 'rules'] },
      });
      await published(copied.taskID);
    }
    const set = await client.setSettings({ indexName: temporary, indexSettings: settings });
    await published(set.taskID);
    const objects = records.map((record) => ({ ...record }));
    await client.saveObjects({ indexName: temporary, objects, waitForTasks: true, batchSize: BATCH });
    exchanging = true;
    const moved = await client.operationIndex({
      indexName: temporary,
      operationIndexParams: { operation: 'move', destination: indexName },
    });
    await published(moved.taskID);
  } catch (error) {
    // While the service may still exchange them, nothing is deleted.
    if (!exchanging) await client.deleteIndex({ indexName: temporary }).catch(() => undefined);
    throw new PushFailed(error, exchanging);
  }
}
