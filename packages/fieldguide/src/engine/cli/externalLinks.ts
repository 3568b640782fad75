import { z } from 'zod';
import { asError, type Diagnostic, errorChain, type SourcePlace } from '../../shared/errors.ts';
import { keepJson, keptJson } from '../config/keptJson.ts';
import { VERSION } from '../config/version.ts';

/** A link that leads out of the site, and where it is written. */
export interface ExternalLink extends SourcePlace {
  url: string;
}

interface AskOptions {
  /** Addresses that begin with one of these are not asked. */
  except: readonly string[];
  /** File that keeps answers between runs. */
  keptIn: string;
  now: number;
  /** Milliseconds between two requests to one host. */
  pause?: number;
  /** Milliseconds that a host may take to answer. */
  patience?: number;
}

interface Asked {
  diagnostics: Diagnostic[];
  /** Numbers of addresses. */
  asked: number;
  kept: number;
}

/** Days for which an address that answered is not asked again. */
const KEPT_DAYS = 7;
const DAY = 86_400_000;
/** Hosts that are asked at the same time. */
const HOSTS_AT_ONCE = 6;
/** Redirects that are followed, as browsers do. */
const MOST_REDIRECTS = 20;
/** Names that stand for no host: examples, and the reader's own machine. */
const NO_HOST = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/;

const keptSchema = z.record(z.string(), z.number());

/**
 * Asks the addresses of links whether they are there: each once, those of one host one after the other. Those that answered
 * in the last days are not asked again. The first link of an address that is gone is an error, and one that could not be
 * asked a warning.
 */
export async function askExternalLinks(links: readonly ExternalLink[], options: AskOptions): Promise<Asked> {
  const { except, keptIn, now } = options;
  const kept = new Map(Object.entries(keptJson(keptIn, keptSchema) ?? {}));
  const byHost = new Map<string, ExternalLink[]>();
  const seen = new Set<string>();
  let fresh = 0;
  for (const link of links) {
    const url = addressOf(link.url);
    if (!url || seen.has(url.href) || except.some((start) => link.url.startsWith(start))) continue;
    seen.add(url.href);
    if (now - (kept.get(url.href) ?? 0) < KEPT_DAYS * DAY) fresh += 1;
    else byHost.set(url.host, [...(byHost.get(url.host) ?? []), { ...link, url: url.href }]);
  }
  const waiting = [...byHost];
  const diagnostics: Diagnostic[] = [];
  const askNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { good, faults } = await askHost(next[1], options);
      for (const url of good) kept.set(url, now);
      diagnostics.push(...faults);
    }
  };
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, askNext));
  keepJson(keptIn, Object.fromEntries([...kept].filter(([, time]) => now - time < KEPT_DAYS * DAY)));
  return { diagnostics, asked: seen.size - fresh, kept: fresh };
}

/** The address that is asked for a link: without its fragment, which stays in the browser. */
function addressOf(link: string): URL | undefined {
  if (!/^(?:https?:)?\/\//i.test(link) || !URL.canParse(link, 'https://site.invalid')) return undefined;
  const url = new URL(link, 'https://site.invalid');
  url.hash = '';
  return NO_HOST.test(url.hostname) ? undefined : url;
}

async function askHost(
  links: readonly ExternalLink[],
  { pause = 1_000, patience = 10_000 }: AskOptions,
): Promise<{ good: string[]; faults: Diagnostic[] }> {
  const good: string[] = [];
  const faults: Diagnostic[] = [];
  for (const [index, { url, ...place }] of links.entries()) {
    if (index > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    const answer = await ask(url, patience);
    if (answer === undefined) {
      good.push(url);
      continue;
    }
    const { severity, message, hint } = answer;
    const left = links.length - index - 1;
    const rest = answer.stops && left > 0 ? ` The other links to this host were not asked: ${left}.` : '';
    faults.push({ ...place, code: 'external-link', severity, message: `${url} ${message}${rest}`, hint });
    if (answer.stops) break;
  }
  return { good, faults };
}

interface Refusal extends Pick<Diagnostic, 'severity' | 'message' | 'hint'> {
  /** The host is asked no more in this run. */
  stops?: boolean;
}

const UPDATE = 'Link to where it is now, or remove the link.';
const EXCEPT = 'Try it in a browser. If it is right, add it to "externalExceptions" in the settings.';

/** What is wrong with an address; undefined where it answers. Nothing but the head of the answer is read. */
async function ask(url: string, patience: number): Promise<Refusal | undefined> {
  try {
    const status = await statusOf(url, patience);
    if (status === undefined)
      return { message: `redirects more than ${MOST_REDIRECTS} times.`, hint: UPDATE };
    if (status === 404 || status === 410) return { message: `is gone (${status}).`, hint: UPDATE };
    if (status === 429)
      return {
        severity: 'warning',
        message: 'wants fewer requests (429).',
        hint: 'Run the check again later.',
        stops: true,
      };
    return status < 400 ? undefined : { severity: 'warning', message: `answers ${status}.`, hint: EXCEPT };
  } catch (error) {
    if (asError(error).name === 'TimeoutError')
      return {
        severity: 'warning',
        message: `does not answer within ${patience / 1000} s.`,
        hint: EXCEPT,
        stops: true,
      };
    const reason = errorChain(error).at(-1) ?? '';
    const isUnknown = reason.includes('ENOTFOUND');
    const message = isUnknown ? 'has a host that does not exist.' : `cannot be reached: ${reason}.`;
    return {
      severity: isUnknown ? undefined : 'warning',
      message,
      hint: isUnknown ? UPDATE : EXCEPT,
      stops: true,
    };
  }
}

/** The status at the end of all redirects; undefined where they have no end. Hosts that refuse HEAD are asked by GET. */
async function statusOf(url: string, patience: number): Promise<number | undefined> {
  let place = url;
  let method = 'HEAD';
  const signal = AbortSignal.timeout(patience);
  const headers = { 'User-Agent': `fieldguide/${VERSION} (link check)`, Accept: '*/*' };
  for (let redirects = 0; redirects <= MOST_REDIRECTS; ) {
    const response = await fetch(place, { method, redirect: 'manual', signal, headers });
    await response.body?.cancel();
    const next = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && next !== null && URL.canParse(next, place)) {
      place = new URL(next, place).href;
      redirects += 1;
    } else if (method === 'HEAD' && response.status >= 400 && response.status !== 429) method = 'GET';
    else return response.status;
  }
  return undefined;
}
