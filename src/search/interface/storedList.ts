/** Reads a stored list; what is not of the right kind, or not even JSON, is left out. */
export function parseList<Item>(text: string | null, read: (value: unknown) => Item | undefined): Item[] {
  try {
    const values: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(values)) return [];
    return values.flatMap((value) => {
      const item = read(value);
      return item === undefined ? [] : [item];
    });
  } catch {
    // Another script wrote under our key: start without.
    return [];
  }
}
