import { MalformedAnswer } from './answer.ts';

/** What an error of the official client, or of reading its answer, means for whoever runs the site. */
export function serviceFault(error: unknown, { indexName }: { indexName: string }): string {
  return `The search service ${reason(error, indexName)}`;
}

function reason(error: unknown, indexName: string): string {
  const { name, status, message } = facts(error);
  if (status === 401 || status === 403)
    return `refuses the search key (${status}). Check search.applicationId and search.searchApiKey in the site's settings, and that the key may search "${indexName}".`;
  if (status === 404)
    return `has no index "${indexName}" (404). Check search.indexName in the site's settings, and run: fieldguide search push`;
  if (status === 429) return 'is asked too often (429). Try again in a moment.';
  if (status !== undefined) return `refuses the query (${status}): ${message}`;
  if (error instanceof MalformedAnswer)
    return `answers what this site cannot read: ${message} Run: fieldguide search push`;
  // What a hotel's sign-in page does.
  if (name === 'DeserializationError') return 'answers with something that is not JSON.';
  if (name === 'TimeoutError') return 'does not answer in time.';
  if (name === 'RetryError')
    return 'cannot be reached. Where the network is fine, check search.applicationId and the content security policy.';
  return `cannot be asked: ${message}`;
}

/** The client's errors are known by their names; it gives out no classes. */
function facts(error: unknown): { name: string; status?: number; message: string } {
  if (!(error instanceof Error)) return { name: '', message: String(error) };
  const status: unknown = Reflect.get(error, 'status');
  return {
    name: error.name,
    message: error.message,
    ...(typeof status === 'number' && status > 0 ? { status } : {}),
  };
}
