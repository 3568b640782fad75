import { type Fault, type Place, placeIn } from 'fieldguide';
import type { Recipes, Result } from './postgres.mjs';

/** Why a query has no result, in the words of PostgreSQL, and where in the query. */
export interface QueryFault extends Fault {
  place?: Place;
}

export type QueryOutcome = { result: Result } | { fault: QueryFault };

/** What a query gives, or its fault. */
export async function outcomeOf(database: Recipes, query: string): Promise<QueryOutcome> {
  try {
    return { result: await database.run(query) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const hint: unknown = Reflect.get(error, 'hint');
    const position = Number(Reflect.get(error, 'position'));
    // PostgreSQL counts characters, from 1.
    const before = [...query].slice(0, position - 1).join('');
    return {
      fault: {
        message: error.message,
        hint: typeof hint === 'string' ? hint : undefined,
        place: position > 0 ? placeIn(query, before.length) : undefined,
      },
    };
  }
}

/** `Line 2, column 3: column "x" does not exist. Perhaps you meant ...` */
export function faultText({ message, hint, place }: QueryFault): string {
  const where = place ? `Line ${place.line}, column ${place.column}: ` : '';
  return [`${where}${message}.`, hint].filter(Boolean).join(' ');
}

/** A value of a result as a reader sees it: dates and times without what says nothing. NULL is empty. */
export function shownValue(value: string | null): string {
  const [, day, time = '', zone] =
    /^(\d{4}-\d\d-\d\d) (\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(\+00)?$/.exec(value ?? '') ?? [];
  if (day === undefined) return value ?? '';
  if (time === '00:00') return day;
  return `${day} ${time}${zone === undefined ? '' : ' UTC'}`;
}
