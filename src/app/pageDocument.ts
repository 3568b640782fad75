import { type HeadTags, readHead } from './head.ts';
import { readShownPage, type ShownPage } from './shownPage.ts';

/** One page with all that it brings along when it takes the place of another. */
export interface PageDocument extends ShownPage {
  head: HeadTags;
  /** Style sheets that not every page has, by name. */
  styleParts: ReadonlyMap<string, string>;
}

/** Reads a page out of a document that was fetched; undefined where it is no Fieldguide page. */
export function readPageDocument(document: Document): PageDocument | undefined {
  const shown = readShownPage(document);
  return shown && withHead(shown, document);
}

/** Adds to a page what the head of its document says. */
export function withHead(shown: ShownPage, { head }: Document): PageDocument {
  const parts = head.querySelectorAll<HTMLStyleElement>('style[data-part]');
  const styleParts = new Map(
    [...parts].map(({ dataset, textContent }) => [dataset.part ?? '', textContent ?? '']),
  );
  return { ...shown, head: readHead(head), styleParts };
}
