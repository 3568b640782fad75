import { type Diagnostic, hintFor } from 'fieldguide';
import type { Call } from '../api/endpoints.ts';
import type { Entry, Model } from './model.ts';

/** What the model says a call takes: names, each with the keys that lead to its place in the entry. */
interface Names {
  entry: Pick<Entry<unknown>, 'id' | 'file' | 'placeOf'>;
  call?: string;
  names: readonly { name: string; at: readonly string[] }[];
}

/** The columns of a sheet, and the keys of the fields of a form. */
export function namesInCalls({ imports, screens }: Model): Names[] {
  const sheets = [...imports.values()].map((entry): Names => {
    const names = Object.keys(entry.value.columns).map((name) => ({ name, at: ['columns', name] }));
    return { entry, call: entry.value.call, names };
  });
  const forms = [...screens.values()].map((entry): Names => {
    const names = Object.entries(entry.value.fields).flatMap(([label, { key }]) =>
      key ? [{ name: key, at: ['fields', label, 'key'] }] : [],
    );
    return { entry, call: entry.value.call, names };
  });
  return [...sheets, ...forms];
}

/** Sheets and forms whose call does not exist or lacks a name, and key columns that a sheet does not have. */
export function callFaults(model: Model, calls: readonly Call[]): Diagnostic[] {
  return [
    ...namesInCalls(model).flatMap((one) => unknownNames(one, calls)),
    ...[...model.imports.values()].flatMap((entry) => {
      const { columns, key = [] } = entry.value;
      const names = Object.keys(columns);
      const unknown = key.filter((name) => !names.includes(name));
      return unknown.map((name) => {
        const hint = hintFor(name, names, 'Name a column of the sheet.');
        return faultAt(entry, ['key'], { message: `"${entry.id}" has no column "${name}".`, hint });
      });
    }),
  ];
}

function unknownNames({ entry, call, names }: Names, calls: readonly Call[]): Diagnostic[] {
  if (call === undefined) return [];
  const own = calls.find(({ name }) => name === call);
  if (!own) {
    const known = calls.map(({ name }) => name);
    const hint = hintFor(call, known, 'Leave the key out if it has none.');
    return [faultAt(entry, ['call'], { message: `the API has no call "${call}".`, hint })];
  }
  const parameters = [...own.fields.keys()];
  return names
    .filter(({ name }) => !parameters.includes(name))
    .map(({ name, at }) => {
      const hint = hintFor(name, parameters, `Its parameters: ${parameters.join(', ')}.`);
      return faultAt(entry, at, { message: `the call "${call}" has no parameter "${name}".`, hint });
    });
}

function faultAt(
  { file, placeOf }: Names['entry'],
  keys: readonly string[],
  what: { message: string; hint: string },
): Diagnostic {
  return { code: 'product', file, ...placeOf(...keys), ...what };
}
