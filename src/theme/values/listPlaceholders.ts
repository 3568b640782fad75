/** A placeholder as the page declares it. */
export interface PlaceholderFacts {
  name: string;
  label: string;
  example: string;
  about: string;
}

/** The placeholders of the article that is on display. */
export function listPlaceholders(root: ParentNode): PlaceholderFacts[] {
  const list = root.querySelector<HTMLElement>('[data-placeholders]')?.dataset.placeholders;
  // Our own build wrote it.
  return list === undefined ? [] : JSON.parse(list);
}
