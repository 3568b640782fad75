/**
 * How much of an answer is here. An answer may come up to three times: as `names`, as `list`, and as one of the last
 * three, which end it.
 *
 * - `names`: the rows that titles, headings and authors' words find. The rest of the index is on its way, and a line below
 *   the list says so.
 * - `list`: all rows, at their final places, with room for their snippets. The texts are on their way.
 * - `complete`: all rows with their snippets.
 * - `namesOnly`: the rows of `names`; the rest of the index cannot be had. A box above the list says so, and has Retry.
 * - `textsMissing`: all rows, some without a snippet, because a text could not be loaded. A box above the list says so, and
 *   has Retry.
 */
export type AnswerState = 'names' | 'list' | 'complete' | 'namesOnly' | 'textsMissing';

/** No more of the answer comes by itself. */
export function isFinal(state: AnswerState): boolean {
  return state !== 'names' && state !== 'list';
}

/** No more comes by itself, but asking again may bring more. */
export function isLacking(state: AnswerState): boolean {
  return state === 'namesOnly' || state === 'textsMissing';
}
