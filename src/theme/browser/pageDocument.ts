import { ARTICLE_ID } from '../../shared/shellIds.ts';
import { type HeadTags, readHead } from './head.ts';
import { firstBlocks } from './navigation/firstBlocks.ts';
import { readShownPage, type ShownPage } from './shownPage.ts';

/** One page with all that it brings along when it takes the place of another. */
export interface PageDocument extends ShownPage {
  /** The blocks of the article that do not stand in `html.main`: they are out of view, and come after the rest. */
  late: string;
  head: HeadTags;
}

/** Reads a page out of a fetched document, which it takes apart; undefined where it is no Fieldguide page. */
export function readPageDocument(document: Document): PageDocument | undefined {
  const late = takeLateBlocks(document);
  const shown = readShownPage(document);
  return shown && { ...withHead(shown, document), late };
}

/** Takes the blocks out of the article that a window does not show at first. */
function takeLateBlocks(document: Document): string {
  const article = document.getElementById(ARTICLE_ID);
  const blocks = [...(article?.children ?? [])];
  const lengths = blocks.map(({ textContent }) => textContent?.length ?? 0);
  const late = blocks[firstBlocks(lengths, { width: window.innerWidth, height: window.innerHeight })];
  if (!article || !late) return '';
  // With the text between blocks, which stays in its place.
  const range = document.createRange();
  range.setStartBefore(late);
  range.setEnd(article, article.childNodes.length);
  const taken = document.createElement('div');
  taken.append(range.extractContents());
  return taken.innerHTML;
}

/** Adds to a page what the head of its document says. */
export function withHead(shown: ShownPage, { head }: Document): PageDocument {
  return { ...shown, late: '', head: readHead(head) };
}
