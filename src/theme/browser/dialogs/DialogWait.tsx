import type { ReactNode } from 'react';
import { LoadError } from '../loading/LoadError.tsx';
import { Spinner } from '../loading/Spinner.tsx';

interface Props {
  label: string;
  close: () => void;
  error?: Error;
  onRetry?: () => void;
}

/** What a dialog shows while its code loads, or when it could not: in its own place (specification 4). */
export function DialogWait({ label, close, error, onRetry = () => undefined }: Props): ReactNode {
  return (
    <div className="dialog-wait">
      {error ? <LoadError subject={label} error={error} onRetry={onRetry} /> : <Spinner />}
      <button type="button" className="button button-quiet" onClick={close}>
        Close
      </button>
    </div>
  );
}
