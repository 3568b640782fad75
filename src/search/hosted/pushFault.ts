import { PushFailed } from './pushRecords.ts';

export interface PushFaultContext {
  indexName: string;
  /** Must not stand in any output. */
  adminKey: string;
}

/** What went wrong with a push, and what to do, for the terminal. The admin key is never in it. */
export function pushFault(error: unknown, { indexName, adminKey }: PushFaultContext): string {
  const failed = error instanceof PushFailed;
  const state =
    failed && error.exchanging
      ? 'It may have happened while the indexes were exchanged: run the command again.'
      : `The index "${indexName}" is unchanged.`;
  return redact(`${reason(failed ? error.cause : error)} ${state}`, adminKey);
}

function reason(error: unknown): string {
  const status: unknown = error instanceof Error ? Reflect.get(error, 'status') : undefined;
  const said = (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
  if (status === 401 || status === 403)
    return `The search service refuses the admin key (${status}): ${said}. Check FIELDGUIDE_SEARCH_ADMIN_KEY and search.applicationId; the key must have the rights addObject, deleteIndex, settings and editSettings.`;
  if (status === 429)
    return 'The search service takes no more requests for now (429). Try again in some minutes.';
  if (typeof status === 'number' && status > 0)
    return `The search service refuses the records (${status}): ${said}.`;
  if (error instanceof Error && error.name === 'RetryError')
    return 'The search service cannot be reached. Check the network, search.applicationId and search.hosts.';
  if (error instanceof Error && error.name === 'DeserializationError')
    return 'The search service answers with something that is not JSON. Check search.hosts.';
  return `The push failed: ${said}.`;
}

/** The text without the secret, however it is written in it. */
export function redact(text: string, secret: string): string {
  const spellings = [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)];
  return spellings.reduce((shown, spelling) => shown.replaceAll(spelling, '***'), text);
}
