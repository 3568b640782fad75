import type { Result } from './postgres.ts';

/** Why a query has no result, in the words of PostgreSQL; `position`: the character of the query, from 1. */
export interface QueryFault {
  message: string;
  hint?: string;
  position?: number;
}

export type Outcome = { result: Result } | { fault: QueryFault };

/** What a query gives, or its fault. */
export async function outcomeOf(run: () => Promise<Result>): Promise<Outcome> {
  try {
    return { result: await run() };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const hint: unknown = Reflect.get(error, 'hint');
    const position = Number(Reflect.get(error, 'position'));
    return {
      fault: {
        message: error.message,
        hint: typeof hint === 'string' ? hint : undefined,
        position: position > 0 ? position : undefined,
      },
    };
  }
}
