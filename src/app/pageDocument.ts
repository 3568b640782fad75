import { ARTICLE_ID } from '../shared/shellIds.ts';
import { type HeadTags, readHead } from './head.ts';
import { firstBlocks } from './navigation/firstBlocks.ts';
import { readShownPage, type ShownPage } from './shownPage.ts';

/** One page with all that it brings along when it takes the place of another. */
export interface PageDocument extends ShownPage {
  /** The blocks of the article that do not stand in `html.main`: they are out of view, and come after the rest. */
  late: string;
  head: HeadTags;
  /** Style sheets that not every page has, by name. */
  styleParts: ReadonlyMap<string, string>;
}

/** Reads a page out of a fetched document, which it takes apart; undefined where it is no Fieldguide page. */
export function readPageDocument(document: Document): PageDocument | undefined {
  const late = takeLateBlocks(document);
  const shown = readShownPage(document);
  return shown && { ...withHead(shown, document), late };
}

/** Takes the blocks out of the article that a window does not show at first. */
function takeLateBlocks(document: Document): string {
  const blocks = [...(document.getElementById(ARTICLE_ID)?.children ?? [])];
  const view = { width: window.innerWidth, height: window.innerHeight };
  const late = blocks.slice(
    firstBlocks(
      blocks.map(({ textContent }) => textContent?.length ?? 0),
      view,
    ),
  );
  for (const block of late) block.remove();
  return late.map((block) => block.outerHTML).join('\n');
}

/** Adds to a page what the head of its document says. */
export function withHead(shown: ShownPage, { head }: Document): PageDocument {
  const parts = head.querySelectorAll<HTMLStyleElement>('style[data-part]');
  const styleParts = new Map(
    [...parts].map(({ dataset, textContent }) => [dataset.part ?? '', textContent ?? '']),
  );
  return { ...shown, late: '', head: readHead(head), styleParts };
}
