import { useCallback, useEffect, useState } from 'react';
import type { SearchRequest, SearchResponse } from '../../search/types.ts';
import type { Services } from '../services.ts';
import { useLate } from '../useLate.ts';

/** Milliseconds until the reader sees that an answer takes its time. */
const LATE_MS = 250;

export interface SearchView {
  /** `waiting` keeps the response of before on display. */
  phase: 'idle' | 'waiting' | 'answered' | 'failed';
  /** It has been waiting for a while. */
  late: boolean;
  response?: SearchResponse;
  retry: () => void;
}

interface Outcome {
  /** The request it belongs to. */
  key: string;
  /** Missing where the request failed. */
  response?: SearchResponse;
}

/** Asks as the request changes. The last request wins: an answer to an earlier one is thrown away. */
export function useSearch(source: Services['search'], request: SearchRequest): SearchView {
  const { query, typing, offset, limit, section } = request;
  const [outcome, setOutcome] = useState<Outcome>();
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify([query, typing, offset, limit, section, attempt]);

  useEffect(() => {
    if (query === '') {
      setOutcome(undefined);
      return;
    }
    const gone = new AbortController();
    const { signal } = gone;
    const ask = async (patient: boolean) => {
      const provider = await source();
      const response = await provider.search({ query, typing, offset, limit, section, patient }, signal);
      if (!signal.aborted) setOutcome({ key, response });
      return response;
    };
    const run = async () => {
      const { partial } = await ask(false);
      if (partial && !signal.aborted) await ask(true);
    };
    run().catch((error: unknown) => {
      if (signal.aborted) return;
      console.warn('Search cannot answer:', error);
      setOutcome({ key });
    });
    return () => gone.abort();
  }, [source, query, typing, offset, limit, section, key]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const waiting = query !== '' && outcome?.key !== key;
  const late = useLate(waiting, LATE_MS);
  if (query === '') return { phase: 'idle', late, retry };
  const phase = waiting ? 'waiting' : outcome?.response ? 'answered' : 'failed';
  return { phase, late, response: outcome?.response, retry };
}
