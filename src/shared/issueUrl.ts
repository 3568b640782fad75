import type { PageFacts } from './facts.ts';

/** The page a reader writes about. */
export type FeedbackPage = Pick<PageFacts, 'route' | 'title' | 'canonical'>;

/** What a reader has to say about a page (specification 2.4, Page feedback). */
export interface FeedbackReport {
  page: FeedbackPage;
  helpful: boolean;
  /** What was missing; may be empty. */
  missing: string;
}

/**
 * The issue form of `url`, filled in with the page it is about and, where there are some, with the reader's
 * answers. A URL that cannot be read is left as it is.
 */
export function issueUrl(
  url: string,
  page: FeedbackPage,
  answers?: Pick<FeedbackReport, 'helpful' | 'missing'>,
): string {
  if (!URL.canParse(url)) return url;
  const form = new URL(url);
  form.searchParams.set('title', `Page feedback: ${page.title}`);
  form.searchParams.set('body', issueBody(page, answers));
  return form.href;
}

function issueBody(
  page: FeedbackPage,
  answers: Pick<FeedbackReport, 'helpful' | 'missing'> | undefined,
): string {
  const lines = [`Page: ${page.canonical || page.route}`];
  if (answers) {
    const { helpful, missing } = answers;
    lines.push(`Helpful: ${helpful ? 'yes' : 'no'}`);
    if (missing.trim()) lines.push('', 'What was missing:', missing.trim());
  }
  return `${lines.join('\n')}\n\n`;
}
