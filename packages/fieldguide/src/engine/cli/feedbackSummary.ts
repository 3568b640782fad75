import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { asError, FieldguideError } from '../../shared/errors.ts';
import { REASONS, type Reason } from '../../shared/feedback.ts';
import { plural } from '../../shared/text.ts';
import { type FeedbackEntry, readEntry } from '../server/feedbackEntry.ts';

/** Pages, searches and texts that a summary lists. */
const LISTED = 20;

interface PageVotes {
  route: string;
  yes: number;
  no: number;
  reasons: Record<Reason, number>;
}

/** The totals of the entries of a file. */
interface FeedbackSummary {
  entries: number;
  /** Lines that cannot be read, such as the end of one that a crash has cut off. */
  broken: number;
  /** The pages that helped least first. */
  pages: PageVotes[];
  /** Searches without a result that readers reported, or that were counted; the most frequent first. */
  searches: { query: string; count: number }[];
  /** The newest first. */
  texts: FeedbackEntry[];
}

/**
 * `fieldguide feedback FILE`: prints what readers have said.
 * @throws FieldguideError where the file cannot be read.
 */
export async function runFeedback(file: string): Promise<number> {
  for (const line of summaryLines(await readSummary(file))) console.log(line);
  return 0;
}

/** Reads a file line by line: it may be larger than memory. */
async function readSummary(file: string): Promise<FeedbackSummary> {
  const pages = new Map<string, PageVotes>();
  const searches = new Map<string, number>();
  const texts: FeedbackEntry[] = [];
  let entries = 0;
  let broken = 0;
  try {
    for await (const line of createInterface({
      input: createReadStream(file),
      crlfDelay: Number.POSITIVE_INFINITY,
    })) {
      if (line.trim() === '') continue;
      const entry = readEntry(line);
      if (!entry) {
        broken += 1;
        continue;
      }
      entries += 1;
      const query = entry.query?.trim().toLowerCase();
      if (query) searches.set(query, (searches.get(query) ?? 0) + 1);
      if (entry.kind !== 'page') continue;
      countVote(pages, entry);
      if (!entry.text && !entry.address) continue;
      texts.push(entry);
      if (texts.length > LISTED) texts.shift();
    }
  } catch (error) {
    throw new FieldguideError(`${file} cannot be read: ${asError(error).message}`);
  }
  const byCount = ([a, one]: [string, number], [b, other]: [string, number]) =>
    other - one || (a < b ? -1 : 1);
  return {
    entries,
    broken,
    pages: [...pages.values()].sort((a, b) => b.no - a.no || a.yes - b.yes || (a.route < b.route ? -1 : 1)),
    searches: [...searches].sort(byCount).map(([query, count]) => ({ query, count })),
    texts: texts.reverse(),
  };
}

function countVote(
  pages: Map<string, PageVotes>,
  { route, helpful, reason }: Extract<FeedbackEntry, { kind: 'page' }>,
): void {
  const none = { missing: 0, wrong: 0, unclear: 0, other: 0 };
  const page = pages.get(route) ?? { route, yes: 0, no: 0, reasons: none };
  pages.set(route, page);
  if (helpful) page.yes += 1;
  else page.no += 1;
  if (reason) page.reasons[reason] += 1;
}

function summaryLines({ entries, broken, pages, searches, texts }: FeedbackSummary): string[] {
  const lines = [`${plural(entries, 'message')}.`];
  if (broken > 0) lines.push(`${plural(broken, 'line')} cannot be read.`);
  if (pages.length > 0) lines.push('', 'Pages, the least helpful first:');
  for (const { route, yes, no, reasons } of pages.slice(0, LISTED)) {
    const why = REASONS.filter((reason) => reasons[reason] > 0).map(
      (reason) => `${reason} ${reasons[reason]}`,
    );
    lines.push(`  no ${no}, yes ${yes}  ${oneLine(route)}${why.length > 0 ? `  (${why.join(', ')})` : ''}`);
  }
  if (pages.length > LISTED) lines.push(`  and ${plural(pages.length - LISTED, 'more page')}`);
  if (searches.length > 0) lines.push('', 'Searches without a result:');
  for (const { query, count } of searches.slice(0, LISTED)) lines.push(`  ${count}  ${oneLine(query)}`);
  if (texts.length > 0) lines.push('', 'Newest texts:');
  for (const entry of texts) {
    if (entry.kind !== 'page') continue;
    const { time, route, helpful, reason, text = '', address } = entry;
    const vote = [helpful ? 'yes' : 'no', reason].filter(Boolean).join(', ');
    lines.push(`  ${time.slice(0, 16).replace('T', ' ')}  ${oneLine(route)}  (${vote})`);
    if (text !== '') lines.push(`    ${oneLine(text)}`);
    if (address) lines.push(`    Answer to: ${oneLine(address)}`);
  }
  return lines;
}

/** Strangers wrote it: no line breaks, and nothing that a terminal would obey or that turns the direction of text. */
function oneLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim();
}
