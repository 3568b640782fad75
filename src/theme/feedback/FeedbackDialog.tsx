import { useMemo, useState } from 'react';
import { invariant } from '../../shared/invariant.ts';
import type { DialogProps } from '../dialogs.ts';
import { FeedbackForm } from './FeedbackForm.tsx';
import { createFeedbackProvider } from './provider.ts';
import { EMPTY_DRAFT, type FeedbackDraft } from './report.ts';

/** Page feedback (specification 2.4). Drafts are kept by page, as long as the document lives. */
export function Dialog({ site, page, trigger, opening, close }: DialogProps) {
  const [drafts, setDrafts] = useState<Readonly<Record<string, FeedbackDraft>>>({});
  const settings = site.feedback;
  invariant(settings, 'Page feedback was opened on a site that has none.');
  const provider = useMemo(() => createFeedbackProvider(settings), [settings]);
  const { route } = page;
  /** What search found nothing for, where the reader comes from there. */
  const { missing } = trigger.dataset;
  const key = missing === undefined ? route : `${route} ${missing}`;
  const empty = missing === undefined ? EMPTY_DRAFT : { ...EMPTY_DRAFT, helpful: false, missing };
  return (
    <FeedbackForm
      key={`${opening} ${key}`}
      // The not-found page stands for the address that the reader came by.
      page={page.kind === 'not-found' ? { ...page, canonical: location.href } : page}
      provider={provider}
      draft={drafts[key] ?? empty}
      onDraft={(draft) => setDrafts((all) => ({ ...all, [key]: draft }))}
      close={close}
    />
  );
}
