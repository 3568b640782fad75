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
  waits: boolean;
  /** It failed, or texts are missing: known here at once, on display only once it is drawn. */
  lacks: boolean;
}

const IDLE: SearchView = { phase: 'idle', late: false, offset: 0 };
const WAITING: SearchView = { ...IDLE, phase: 'waiting' };

/**
 * Asks, and shows the answer to what was asked last. Asking draws nothing where an answer is on display: a key is
 * drawn once, with its results.
 */
export function useSearch(source: SearchHost['search']): SearchControls {
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

  const ask = useCallback(
    (request: SearchRequest) => {
      asked.current?.control.abort();
      asked.current = undefined;
      if (request.query === '') {
        show(IDLE);
        return;
      }
      const control = new AbortController();
      const own: PendingSearch = { request, control, waits: true, lacks: false };
      const before = returns.current;
      asked.current = own;
      // A reader who types on has been waiting all the while.
      setView((last) => (last.phase === 'answered' || last.phase === 'waiting' ? last : WAITING));
      timer.current ||= window.setTimeout(() => setView((last) => ({ ...last, late: true })), LATE_MS);
      const onAnswer = (response: SearchResponse) => {
        if (control.signal.aborted) return;
        own.waits = false;
        own.lacks = isLacking(response.state);
        if (own.lacks && returns.current > before) ask(request);
        else show({ phase: 'answered', late: false, response, offset: request.offset });
      };
      const run = async () => {
        const provider = await source();
        onAnswer(await provider.search(request, control.signal, onAnswer));
      };
      run().catch((error: unknown) => {
        if (control.signal.aborted) return;
        console.warn('Search cannot answer:', error);
        own.waits = false;
        own.lacks = true;
        if (returns.current > before) ask(request);
        else show({ ...IDLE, phase: 'failed' });
      });
    },
    [source, show],
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
    if (asked.current?.lacks) retry();
  });

  return {
    ...view,
    ask,
    retry,
    isWaiting: () => asked.current?.waits === true,
  };
}
