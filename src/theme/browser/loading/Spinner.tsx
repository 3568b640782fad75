import type { ReactNode } from 'react';
import { useLate } from '../../useLate.ts';

/** Milliseconds before the spinner shows (specification 4 and 9). Its 3 s cycle and 1.5 s offset are CSS. */
export const SPINNER_DELAY_MS = 200;

/** Stands in the place of a part that is still loading; what loads quickly shows none. */
export function Spinner({ label = 'Loading' }: { label?: string }): ReactNode {
  if (!useLate(true, SPINNER_DELAY_MS)) return null;
  return (
    <div className="spinner" role="status" aria-label={label}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="6" />
        <circle cx="24" cy="24" r="6" />
      </svg>
    </div>
  );
}
