import { X } from 'lucide';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import * as DATA from '../../shared/dataAttributes.ts';
import { asError, invariant } from '../../shared/errors.ts';
import { type FeedbackPage, LONGEST, REASONS } from '../../shared/feedback.ts';
import * as english from '../../shared/texts/english.ts';
import { IconButton } from '../../shared/ui/Icon.tsx';
import { useTexts } from '../../shared/ui/useTexts.tsx';
import { focusQuietly } from '../browser/navigation/focusQuietly.ts';
import type { DialogProps } from '../services.ts';
import {
  createFeedbackProvider,
  EMPTY_DRAFT,
  type FeedbackDraft,
  type FeedbackProvider,
} from './provider.ts';

/** Page feedback (specification 2.4). Drafts are kept by page, as long as the document lives. */
export function Dialog({ site, page, trigger, opening, close }: DialogProps) {
  const [drafts, setDrafts] = useState<Readonly<Record<string, FeedbackDraft>>>({});
  /** The opening in which the reader has last changed something. */
  const [answered, setAnswered] = useState(0);
  const settings = site.feedback;
  const t = useTexts();
  invariant(settings, 'Page feedback was opened on a site that has none.');
  const provider = createFeedbackProvider(settings, t);
  const { route } = page;
  /** The query without results, if the reader comes from search. */
  const query = trigger.getAttribute(DATA.query) ?? undefined;
  const key = query === undefined ? route : `${route} ${query}`;
  const empty =
    query === undefined
      ? EMPTY_DRAFT
      : { helpful: false, query, missing: trigger.getAttribute(DATA.missing) ?? '' };
  /** The answer that was pressed below the article. */
  const given = trigger.getAttribute(DATA.helpful);
  const draft = { ...(drafts[key] ?? empty) };
  if (given !== null && answered !== opening) draft.helpful = given === 'yes';
  return (
    <FeedbackForm
      key={`${opening} ${key}`}
      // The not-found page reports the address that the reader asked for.
      page={page.kind === 'not-found' ? { ...page, canonical: location.href } : page}
      provider={provider}
      draft={draft}
      onDraft={(next) => {
        setAnswered(opening);
        setDrafts((all) => ({ ...all, [key]: next }));
      }}
      close={close}
    />
  );
}

interface Props {
  page: FeedbackPage;
  provider: FeedbackProvider;
  draft: FeedbackDraft;
  onDraft: (draft: FeedbackDraft) => void;
  close: () => void;
}

const REASON_TEXTS = {
  missing: english.feedbackReasonMissing,
  wrong: english.feedbackReasonWrong,
  unclear: english.feedbackReasonUnclear,
  other: english.feedbackReasonOther,
} as const;

type Sending = 'not yet' | 'under way' | 'done' | { failed: string };

/** The questions. Input is kept after a failed send, because the caller holds the draft. */
export function FeedbackForm({ page, provider, draft, onDraft, close }: Props): ReactNode {
  const [sending, setSending] = useState<Sending>('not yet');
  const t = useTexts();
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);

  const report = { ...draft, page, helpful: draft.helpful === true };
  const change = (part: Partial<FeedbackDraft>) => onDraft({ ...draft, ...part });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending === 'under way') return;
    setSending('under way');
    try {
      await provider.send(report);
      setSending('done');
    } catch (error) {
      setSending({ failed: asError(error).message });
    }
  };

  const head = (
    <div className="dialog-head">
      <h2>{t(english.feedback)}</h2>
      <IconButton label={t(english.close)} node={X} size={20} onClick={close} />
    </div>
  );
  if (sending === 'done') {
    const finish = () => {
      onDraft(EMPTY_DRAFT);
      close();
    };
    return (
      <div className="feedback">
        {head}
        <Sent text={provider.sent} />
        <div className="dialog-actions">
          <button type="button" className="button" onClick={finish}>
            {t(english.feedbackDone)}
          </button>
          <button type="button" className="button button-quiet" onClick={() => setSending('not yet')}>
            {t(english.feedbackBack)}
          </button>
        </div>
      </div>
    );
  }
  return (
    <form className="feedback" onSubmit={submit} aria-busy={sending === 'under way'}>
      {head}
      <p className="feedback-page">{t(english.feedbackPage, { page: page.title })}</p>
      <fieldset>
        <legend>{t(english.feedbackHelpful)}</legend>
        {[true, false].map((helpful) => (
          <label key={String(helpful)}>
            <input
              ref={helpful === (draft.helpful ?? true) ? first : undefined}
              type="radio"
              name={`${id}helpful`}
              required
              checked={draft.helpful === helpful}
              onChange={() => change({ helpful })}
            />
            {t(helpful ? english.feedbackYes : english.feedbackNo)}
          </label>
        ))}
      </fieldset>
      {draft.helpful === false && (
        <fieldset className="feedback-reasons">
          <legend>{t(english.feedbackReason)}</legend>
          {REASONS.map((reason) => (
            <label key={reason}>
              <input
                type="radio"
                name={`${id}reason`}
                checked={draft.reason === reason}
                onChange={() => change({ reason })}
              />
              {t(REASON_TEXTS[reason])}
            </label>
          ))}
        </fieldset>
      )}
      <label htmlFor={`${id}missing`}>{t(english.feedbackMissing)}</label>
      <textarea
        id={`${id}missing`}
        rows={5}
        maxLength={LONGEST.text}
        value={draft.missing}
        onChange={(event) => change({ missing: event.target.value })}
      />
      {provider.asksAddress && (
        <>
          <label htmlFor={`${id}address`}>{t(english.feedbackAddress)}</label>
          <input
            id={`${id}address`}
            type="email"
            autoComplete="email"
            maxLength={LONGEST.address}
            aria-describedby={`${id}note`}
            value={draft.address ?? ''}
            onChange={(event) => change({ address: event.target.value })}
          />
          <p id={`${id}note`} className="feedback-note">
            {t(english.feedbackAddressNote)}
          </p>
        </>
      )}
      <p className="feedback-note">{provider.note}</p>
      {typeof sending === 'object' && (
        <div className="load-error" role="alert">
          <p className="load-error-text">{sending.failed}</p>
          {provider.href && (
            <a href={provider.href(report)} target="_blank" rel="noopener">
              {t(english.feedbackForm)}
            </a>
          )}
        </div>
      )}
      <div className="dialog-actions">
        <button type="submit" className="button">
          {provider.action}
        </button>
        <button type="button" className="button button-quiet" onClick={close}>
          {t(english.cancel)}
        </button>
      </div>
    </form>
  );
}

/** Takes the focus that the form had, and so is read out. */
function Sent({ text }: { text: string }): ReactNode {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (place.current) focusQuietly(place.current);
  }, []);
  return <p ref={place}>{text}</p>;
}
