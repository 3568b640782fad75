import { type ReactNode, useEffect, useRef, useState } from 'react';
import { asError } from '../../shared/errors.ts';
import * as english from '../../shared/texts/english.ts';
import { useOnline } from '../../shared/ui/useOnline.ts';
import { useTexts } from '../../shared/ui/useTexts.tsx';

/**
 * Loads the code of a part of the page, usually by `() => import('./Part.tsx')`; a failed load is retried once (issue
 * "The shell", route change). Never throws: what went wrong is returned.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T | Error> {
  let hasReturned = false;
  const note = () => {
    hasReturned = true;
  };
  window.addEventListener('online', note);
  const loaded = await load().catch(load).catch(asError);
  window.removeEventListener('online', note);
  // The box of an error waits for the network to return: where it returned while the load failed, it would wait in vain.
  return hasReturned && loaded instanceof Error ? loadPart(load) : loaded;
}

/** Loads at the first call and keeps the result; a failure is not kept. */
export function lazily<T>(load: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined;
  return () => {
    kept ??= load().catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
}

/** Milliseconds before the spinner shows (specification 4 and 9). Its 3 s cycle and 1.5 s offset are CSS. */
export const SPINNER_DELAY_MS = 200;

/** Shown for a part that is still loading, unless it loads quickly. */
export function Spinner(): ReactNode {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SPINNER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  const t = useTexts();
  if (!late) return null;
  return (
    <div className="spinner" role="status" aria-label={t(english.loading)}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="6" />
        <circle cx="24" cy="24" r="6" />
      </svg>
    </div>
  );
}

interface PartBoxProps {
  children: ReactNode;
  /** Name of the button. */
  action: string;
  onAction: () => void;
}

/** The red box of a part that is not there. In a dialog that has lost the focus, it takes it. */
export function PartBox({ children, action, onAction }: PartBoxProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body && button.current?.closest('dialog')) button.current.focus();
  }, []);
  return (
    <div className="load-error" role="alert">
      <div>{children}</div>
      <button ref={button} type="button" className="button" onClick={onAction}>
        {action}
      </button>
    </div>
  );
}

interface LoadErrorProps {
  /** The name of the part that failed to load, as the start of a sentence: `The page “Ports”`. */
  subject: string;
  error: Error;
  /** Said instead where the browser is offline: constants of `english.ts`. */
  offline?: readonly string[];
  onRetry: () => void;
}

/**
 * The red box with the error text and Retry (specification 4 and 8, load failure). Tries again by itself when the
 * network returns.
 */
export function LoadError({ subject, error, offline, onRetry }: LoadErrorProps): ReactNode {
  useOnline(onRetry);
  const t = useTexts();
  return (
    <PartBox action={t(english.retry)} onAction={onRetry}>
      {offline && !navigator.onLine ? (
        offline.map((text) => <p key={text}>{t(text)}</p>)
      ) : (
        <p>
          {t(english.notLoaded, { subject })} <span className="load-error-text">{error.message}</span>
        </p>
      )}
    </PartBox>
  );
}
