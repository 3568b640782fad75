import type { ReactNode } from 'react';
import { useLate } from '../hooks.ts';

/** Milliseconds before the spinner shows (specification 4 and 9). Its 3 s cycle and 1.5 s offset are CSS. */
export const SPINNER_DELAY_MS = 200;

/** Stands in the place of a part that is still loading; what loads quickly shows none. */
export function Spinner(): ReactNode {
  if (!useLate(true, SPINNER_DELAY_MS)) return null;
  return (
    <div className="spinner" role="status" aria-label="Loading">
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="6" />
        <circle cx="24" cy="24" r="6" />
      </svg>
    </div>
  );
}

interface LoadErrorProps {
  /** What could not be loaded, as the start of a sentence: `The page “Ports”`. */
  subject: string;
  error: Error;
  onRetry: () => void;
}

/** The red box with the error text and Retry (specification 4 and 8, load failure). */
export function LoadError({ subject, error, onRetry }: LoadErrorProps): ReactNode {
  return (
    <div className="load-error" role="alert">
      <p>
        {subject} could not be loaded. <span className="load-error-text">{error.message}</span>
      </p>
      <button type="button" className="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
