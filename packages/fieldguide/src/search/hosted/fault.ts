/** The service has answered, but not as an index of ours does. */
export class MalformedAnswer extends Error {
  override name = 'MalformedAnswer';
}

interface FaultContext {
  indexName: string;
  /** Which key the service was asked with. */
  key: 'search' | 'admin';
}

const CHECK_KEY = {
  search: "search.applicationId and search.searchApiKey in the site's settings, and that the key may search",
  admin:
    'FIELDGUIDE_SEARCH_ADMIN_KEY and search.applicationId; the key must have the rights addObject, deleteIndex, settings and editSettings for',
};

/** What an error of the official client, or of reading its answer, means for whoever runs the site. */
export function serviceFault(error: unknown, { indexName, key }: FaultContext): string {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const said = message.replace(/\.$/, '');
  // The client gives out no classes: its errors are known by their names and their status.
  const status: unknown = error instanceof Error ? Reflect.get(error, 'status') : undefined;
  if (status === 401 || status === 403)
    return `The search service rejected the ${key} key (${status}): ${said}. Check ${CHECK_KEY[key]} "${indexName}".`;
  if (status === 404)
    return `The search service has no index "${indexName}" (404). Check search.indexName in the site's settings, and run: fieldguide search push`;
  if (status === 429)
    return 'The search service received too many requests (429). Try again in a few minutes.';
  if (typeof status === 'number' && status > 0)
    return `The search service rejected the request (${status}): ${said}.`;
  if (name === 'MalformedAnswer')
    return `The search service returned data that this site cannot read: ${said}. Run: fieldguide search push`;
  // What a hotel's sign-in page does.
  if (name === 'DeserializationError')
    return 'The search service returned something other than JSON. Check search.hosts.';
  if (name === 'TimeoutError') return 'The search service did not respond in time.';
  if (name === 'RetryError')
    return 'The search service cannot be reached. If the network is fine, check search.applicationId, search.hosts and the content security policy.';
  return `The search service cannot be queried: ${said}.`;
}
