import { type ReactNode, useSyncExternalStore } from 'react';
import * as english from '../../../shared/texts/english.ts';
import { useTexts } from '../../../shared/ui/useTexts.tsx';
import { LoadError } from '../loading.tsx';
import type { Store } from '../store.ts';
import type { NavigationFailure } from './navigator.ts';
import { PROGRESS, type ProgressState } from './progressBar.ts';

/** Shows a navigation that is in progress or has failed. */
export interface NavigationView {
  progress: ProgressState;
  failure?: NavigationFailure;
}

interface Props {
  store: Store<NavigationView>;
  onRetry: (failure: NavigationFailure) => void;
}

/** Progress bar and error box of route changes (specification 2.4, 4 and 9); follows its own store. */
export function NavigationStatus({ store, onRetry }: Props): ReactNode {
  const t = useTexts();
  const { progress, failure } = useSyncExternalStore(store.subscribe, store.get, () => store.initial);
  return (
    <>
      <ProgressBar state={progress} />
      {failure && (
        <LoadError
          subject={t(english.page, { path: new URL(failure.target.url).pathname })}
          error={failure.error}
          onRetry={() => onRetry(failure)}
        />
      )}
    </>
  );
}

function ProgressBar({ state }: { state: ProgressState }): ReactNode {
  const t = useTexts();
  if (state.phase !== 'running' && state.phase !== 'finishing') return null;
  return (
    // It is outside of all landmarks, where only status messages are allowed.
    <div role="status">
      <div
        className="progress"
        data-phase={state.phase}
        role="progressbar"
        aria-label={t(english.loadingPage)}
        aria-valuemin={0}
        aria-valuemax={1}
        aria-valuenow={Math.round(state.value * 100) / 100}
      >
        {/* Set by script, not written in HTML: a strict CSP allows it. */}
        <div
          className="progress-bar"
          style={{ transform: `scaleX(${state.value})`, transitionDuration: `${PROGRESS.speed}ms` }}
        />
      </div>
    </div>
  );
}
