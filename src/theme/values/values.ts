/** What readers have put in for placeholders, by name. Kept in this browser only. */
export type Values = Readonly<Record<string, string>>;

/** Longer texts are nobody's host name. */
const LONGEST = 200;

/** A value as one line of text: a line break in a command would run it. */
export function cleanValue(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, LONGEST);
}

/** The values in a stored text; whatever else stands there is passed over. */
export function readValues(stored: string | null): Values {
  let value: unknown;
  try {
    value = JSON.parse(stored || '{}');
  } catch {
    return {};
  }
  if (typeof value !== 'object' || value === null) return {};
  const entries = Object.entries(value).flatMap(([name, text]): [string, string][] => {
    const clean = typeof text === 'string' ? cleanValue(text) : '';
    return clean === '' ? [] : [[name, clean]];
  });
  return Object.fromEntries(entries);
}

/** The values with one of them changed; an empty text takes it out. */
export function withValue(values: Values, name: string, text: string): Values {
  return readValues(JSON.stringify({ ...values, [name]: text }));
}
