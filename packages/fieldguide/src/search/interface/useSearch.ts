import { useCallback, useEffect, useRef, useState } from 'react';
import { useOnline } from '../../shared/ui/useOnline.ts';
import { isLacking } from '../answerState.ts';
import type { SearchHost, SearchRequest, SearchResponse } from '../searchTypes.ts';

/** Milliseconds until the reader sees that an answer takes its time. */
const LATE_MS = 250;

export interface SearchView {
  /** `waiting` where there is no answer to show yet; an earlier one stays on display until the next one comes. */
  phase: 'idle' | 'waiting' | 'answered' | 'failed';
  /** The reader has been waiting for a while. */
  late: boolean;
  /** There where `phase` is `answered`. */
  response?: SearchResponse;
  /** Results before those of the response: while others are on their way, these keep their numbers. */
  offset: number;
}

export interface SearchControls extends SearchView {
  ask: (request: SearchRequest) => void;
  /** Asks once more. */
  retry: () => void;
  /** What is on display does not answer the last request. */
  isWaiting: () => boolean;
}

/** The last request. */
interface PendingSearch {
  request: SearchRequest;
  control: AbortController;
  /** What has come of it: known here at once, on display only once it is drawn. */
  outcome?: SearchView;
}

const IDLE: SearchView = { phase: 'idle', late: false, offset: 0 };
const WAITING: SearchView = { ...IDLE, phase: 'waiting' };

/**
 * Asks, and shows the answer to what was asked last. Asking draws nothing where an answer is on display: a key is
 * drawn once, with its results.
 */
export function useSearch({ search, recover }: Pick<SearchHost, 'search' | 'recover'>): SearchControls {
  const [view, setView] = useState(IDLE);
  const asked = useRef<PendingSearch>(undefined);
  const timer = useRef(0);
  /** How often the network has returned. */
  const returns = useRef(0);

  const show = useCallback((next: SearchView) => {
    clearTimeout(timer.current);
    timer.current = 0;
    setView(next);
  }, []);

  const showWaiting = useCallback(() => {
    // A reader who types on has been waiting all the while.
    setView((last) => (last.phase === 'answered' || last.phase === 'waiting' ? last : WAITING));
    timer.current ||= window.setTimeout(() => setView((last) => ({ ...last, late: true })), LATE_MS);
  }, []);

  const ask = useCallback(
    (request: SearchRequest) => {
      asked.current?.control.abort();
      asked.current = undefined;
      if (request.query === '') return show(IDLE);
      const control = new AbortController();
      const { signal } = control;
      const own: PendingSearch = { request, control };
      const before = returns.current;
      asked.current = own;
      showWaiting();

      function end(outcome: SearchView): void {
        if (signal.aborted) return;
        own.outcome = outcome;
        if (mayGrow(outcome) && returns.current > before) ask(request);
        else show(outcome);
      }
      const onAnswer = (response: SearchResponse) =>
        end({ phase: 'answered', late: false, response, offset: request.offset });
      async function onFailure(error: unknown): Promise<void> {
        if (signal.aborted) return;
        await recover(error);
        if (!signal.aborted) console.warn('Search cannot answer:', error);
        end({ ...IDLE, phase: 'failed' });
      }
      search()
        .then((provider) => provider.search(request, signal, onAnswer))
        .then(onAnswer)
        .catch(onFailure);
    },
    [search, recover, show, showWaiting],
  );

  useEffect(
    () => () => {
      asked.current?.control.abort();
      clearTimeout(timer.current);
    },
    [],
  );

  const retry = useCallback(() => asked.current && ask(asked.current.request), [ask]);
  useOnline(() => {
    // What is still on its way may have begun before.
    returns.current += 1;
    if (mayGrow(asked.current?.outcome)) retry();
  });

  return { ...view, ask, retry, isWaiting: () => asked.current !== undefined && !asked.current.outcome };
}

/** The same request may find more when it is asked again. */
function mayGrow({ phase, response }: SearchView = IDLE): boolean {
  return phase === 'failed' || (response !== undefined && isLacking(response.state));
}
