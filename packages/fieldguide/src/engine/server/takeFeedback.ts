import type { IncomingMessage, ServerResponse } from 'node:http';
import { asError } from '../../shared/errors.ts';
import { feedbackPost } from './feedbackEntry.ts';
import type { FeedbackLog } from './feedbackLog.ts';

interface FeedbackOptions {
  log: FeedbackLog;
  /** Origins of the site, beside the address that a request itself names. */
  origins: readonly string[];
  /** Posts a minute that one address may send; 0 for any number. */
  perMinute: number;
}

/** Bytes of a post; the longest text of four bytes a character fits in. */
const LARGEST = 20_000;
/** Bytes that are read and discarded, so that a sender of too much gets an answer. */
const MOST_READ = 2_000_000;
/** Milliseconds that a post may take to arrive. */
const ARRIVAL_MS = 10_000;
const MINUTE_MS = 60_000;
/** All addresses together may send this many times what one may: a flood from many does not fill the disk. */
const ALL_TOGETHER = 30;

/** A post that is refused: the status, and what is wrong with it, in words for whoever sends it. */
class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Makes what takes the posts of a site's feedback form: checks where they come from, how many and how large they are, and
 * answers 204 once they are on the disk. Nothing is kept of who sent them.
 */
export function createFeedbackTaker({ log, origins, perMinute }: FeedbackOptions) {
  const mayPass = createRateLimit(perMinute);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      checkOrigin(request, origins);
      if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
        throw new Refused(415, 'Send JSON.');
      if (!mayPass(senderOf(request)))
        throw new Refused(429, 'There are too many posts. Try again in a minute.');
      const post = readPost(await bodyOf(request));
      await log
        .append(JSON.stringify({ time: new Date().toISOString(), ...post }))
        .catch((error: unknown) => {
          console.error(`Feedback was not kept: ${asError(error).message}`);
          throw new Refused(503, 'The post cannot be kept right now. Try again later.');
        });
      response.writeHead(204, { 'Cache-Control': 'no-store' }).end();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // The rest of what is still being sent is not read.
      response.writeHead(error.status, {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
        Connection: 'close',
        ...(error.status === 429 ? { 'Retry-After': '60' } : {}),
      });
      response.end(`${error.message}\n`);
    }
  };
}

/** Browsers name the origin of each post: pages of other sites are refused. */
function checkOrigin({ headers }: IncomingMessage, origins: readonly string[]): void {
  const { origin = '', host } = headers;
  const isOwn = URL.canParse(origin) && new URL(origin).host === host;
  if (!isOwn && !origins.includes(origin)) throw new Refused(403, 'Posts from other sites are not accepted.');
}

/** The sender's address. For a proxy on this machine, the last address that the proxy names. */
function senderOf({ socket, headers }: IncomingMessage): string {
  const address = socket.remoteAddress ?? '';
  const isLocal = /^(?:127\.|::1$|::ffff:127\.)/.test(address);
  const named = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return (isLocal && named) || address;
}

/** Counts by sender, in memory and for a minute only. */
function createRateLimit(perMinute: number): (sender: string) => boolean {
  const counts = new Map<string, number>();
  let began = 0;
  let all = 0;
  return (sender) => {
    if (perMinute === 0) return true;
    const now = Date.now();
    if (now - began >= MINUTE_MS) {
      began = now;
      all = 0;
      counts.clear();
    }
    const count = counts.get(sender) ?? 0;
    if (count >= perMinute || all >= perMinute * ALL_TOGETHER) return false;
    counts.set(sender, count + 1);
    all += 1;
    return true;
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const tooLarge = new Refused(413, `A post may have ${LARGEST} bytes.`);
  if (Number(request.headers['content-length'] ?? 0) > MOST_READ) throw tooLarge;
  const late = setTimeout(() => request.destroy(), ARRIVAL_MS);
  try {
    const chunks: Buffer[] = [];
    let size = 0;
    // Left open: the answer goes the same way.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size <= LARGEST) chunks.push(chunk);
      else if (size > MOST_READ) break;
    }
    if (size > LARGEST) throw tooLarge;
    return Buffer.concat(chunks).toString();
  } finally {
    clearTimeout(late);
  }
}

function readPost(body: string) {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new Refused(400, 'The post is not JSON.');
  }
  const read = feedbackPost.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Refused(400, `The post is wrong at "${issue?.path.join('.')}": ${issue?.message}.`);
}
