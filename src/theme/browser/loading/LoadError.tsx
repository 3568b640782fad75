import type { ReactNode } from 'react';

interface Props {
  /** What could not be loaded, as the start of a sentence: `The page “Ports”`. */
  subject: string;
  error: Error;
  onRetry: () => void;
}

/** The red box with the error text and Retry (specification 4 and 8, load failure). */
export function LoadError({ subject, error, onRetry }: Props): ReactNode {
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
