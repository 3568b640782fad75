import { z } from 'zod';
import { isCountable, LONGEST, REASONS } from '../../shared/feedback.ts';
import { printable } from '../../shared/text.ts';

const text = (longest: number) => z.string().max(longest).transform(printable);
const query = text(LONGEST.query);

/** What readers may post: a report on a page, or a search without a result. */
export const feedbackPost = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('page'),
    route: text(LONGEST.route).refine((route) => route.startsWith('/')),
    helpful: z.boolean(),
    reason: z.enum(REASONS).optional(),
    text: text(LONGEST.text).optional(),
    address: z.email().max(LONGEST.address).optional(),
    query: query.optional(),
  }),
  // Who counts searches learns no email or IP address by it, whatever sends them.
  z.strictObject({ kind: z.literal('search'), query: query.refine(isCountable) }),
]);

type ReceivedPost = z.infer<typeof feedbackPost>;

/** A line of the file that `fieldguide serve --feedback` keeps: what was posted, and when (ISO 8601, UTC). */
export type FeedbackEntry = ReceivedPost & { time: string };

/** Reads a line; undefined for one that no server has written whole. */
export function readEntry(line: string): FeedbackEntry | undefined {
  try {
    const { time, ...post } = JSON.parse(line);
    const read = feedbackPost.safeParse(post);
    return read.success && !Number.isNaN(Date.parse(time)) ? { ...read.data, time } : undefined;
  } catch {
    return undefined;
  }
}
