import type { PageFacts } from '../../shared/types.ts';

/** The issue form, filled in with the page it is about. A URL that cannot be read is left as it is. */
export function feedbackHref(url: string, page: Pick<PageFacts, 'title' | 'canonical'>): string {
  try {
    const form = new URL(url);
    form.searchParams.set('title', `Page feedback: ${page.title}`);
    form.searchParams.set('body', `Page: ${page.canonical}\n\n`);
    return form.href;
  } catch {
    return url;
  }
}
