import { MalformedAnswer } from './answer.ts';

/** Why the service gives no results, in words for whoever runs the site. */
export interface ServiceFault {
  message: string;
  /** The site's settings or its index are wrong: nobody would find out from "check your network connection". */
  configuration: boolean;
}

/** What an error of the official client, or of reading its answer, means. */
export function serviceFault(error: unknown, { indexName }: { indexName: string }): ServiceFault {
  const { name, status, message } = facts(error);
  if (status === 401 || status === 403)
    return wrong(
      `refuses the search key (${status}). Check search.applicationId and search.searchApiKey in the site's settings, and that the key may search "${indexName}".`,
    );
  if (status === 404)
    return wrong(
      `has no index "${indexName}" (404). Check search.indexName in the site's settings, and run: fieldguide search push`,
    );
  if (status === 429) return passing('is asked too often (429). Try again in a moment.');
  if (status !== undefined) return wrong(`refuses the query (${status}): ${message}`);
  if (error instanceof MalformedAnswer)
    return wrong(`answers what this site cannot read: ${message} Run: fieldguide search push`);
  // What a hotel's sign-in page does.
  if (name === 'DeserializationError') return passing('answers with something that is not JSON.');
  if (name === 'TimeoutError') return passing('does not answer in time.');
  if (name === 'RetryError')
    return passing(
      'cannot be reached. Where the network is fine, check search.applicationId and the content security policy.',
    );
  return wrong(`cannot be asked: ${message}`);
}

const wrong = (reason: string) => ({ message: `The search service ${reason}`, configuration: true });
const passing = (reason: string) => ({ message: `The search service ${reason}`, configuration: false });

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
