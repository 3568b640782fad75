import type { FeedbackPage, FeedbackReport } from './feedback.ts';

/**
 * The issue form of `url`, filled in with the page it is about and, where there are some, with the reader's
 * answers. A URL that cannot be read is left as it is.
 */
export function issueUrl(
  url: string,
  page: FeedbackPage,
  answers?: Pick<FeedbackReport, 'helpful' | 'reason' | 'missing'>,
): string {
  if (!URL.canParse(url)) return url;
  const form = new URL(url);
  form.searchParams.set('title', `Page feedback: ${page.title}`);
  form.searchParams.set('body', issueBody(page, answers));
  return form.href;
}

function issueBody(
  page: FeedbackPage,
  answers: Pick<FeedbackReport, 'helpful' | 'reason' | 'missing'> | undefined,
): string {
  const lines = [`Page: ${page.canonical || page.route}`];
  if (answers) {
    const { helpful, reason, missing } = answers;
    lines.push(`Helpful: ${helpful ? 'yes' : 'no'}`);
    if (reason && !helpful) lines.push(`Reason: ${reason}`);
    if (missing.trim()) lines.push('', 'What was missing:', missing.trim());
  }
  return `${lines.join('\n')}\n\n`;
}
