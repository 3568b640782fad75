import { type Diagnostic, hintFor } from 'fieldguide';
import type { Call } from '../api/endpoints.ts';
import type { Model } from './model.ts';

/** Imports whose call does not exist or lacks a column, and key columns that the sheet does not have. */
export function importFaults({ imports }: Model, calls: readonly Call[]): Diagnostic[] {
  return [...imports.values()].flatMap(({ id, file, placeOf, value: { call, columns, key = [] } }) => {
    const fault = (keys: string[], message: string, hint: string): Diagnostic => ({
      code: 'product',
      file,
      ...placeOf(...keys),
      message,
      hint,
    });
    const own = calls.find(({ name }) => name === call);
    const names = Object.keys(columns);
    const unknownKeys = key
      .filter((name) => !names.includes(name))
      .map((name) =>
        fault(
          ['key'],
          `"${id}" has no column "${name}".`,
          hintFor(name, names, 'Name a column of the sheet.'),
        ),
      );
    if (call === undefined) return unknownKeys;
    if (!own) {
      const known = calls.map(({ name }) => name);
      return [
        fault(
          ['call'],
          `the API has no call "${call}".`,
          hintFor(call, known, 'Leave the key out if it has none.'),
        ),
      ];
    }
    const parameters = [...own.fields.keys()];
    const unknown = names
      .filter((name) => !parameters.includes(name))
      .map((name) => {
        const hint = hintFor(name, parameters, `Its parameters: ${parameters.join(', ')}.`);
        return fault(['columns', name], `the call "${call}" has no parameter "${name}".`, hint);
      });
    return [...unknown, ...unknownKeys];
  });
}
