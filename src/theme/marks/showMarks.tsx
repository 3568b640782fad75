import { createRoot } from 'react-dom/client';
import { ARTICLE_ID } from '../../shared/shellIds.ts';
import { MarksBar } from './MarksBar.tsx';
import { rangesOfWords, showRange } from './rangesOfWords.ts';
import { takeWords } from './takeWords.ts';

const ALL = 'fieldguide-words';
const CURRENT = 'fieldguide-word';
/** Says to the marks of before that they go. */
const END = 'fieldguide:end-marks';

/**
 * Marks the words that a search result has left for this page, without touching the page: by ranges, which the
 * style sheet colours. Browsers that know no such ranges show the page as it is.
 */
export async function showMarks(): Promise<void> {
  const words = takeWords(location.pathname);
  const article = document.getElementById(ARTICLE_ID);
  document.dispatchEvent(new Event(END));
  if (!article || words.length === 0 || !('highlights' in CSS)) return;
  await whole(article);
  const ranges = rangesOfWords(article, words);
  if (ranges.length > 0) mark(article, ranges);
}

/** The end of an arriving article comes a little later; the reader may have gone on by then. */
async function whole(article: HTMLElement): Promise<void> {
  while (article.isConnected && article.hasAttribute('data-arriving'))
    await new Promise(requestAnimationFrame);
}

function mark(article: HTMLElement, ranges: Range[]): void {
  const first = Math.max(0, ranges.findIndex(isAhead));
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);

  const strengthen = (place: number) => {
    const range = ranges[place];
    if (range) CSS.highlights.set(CURRENT, new Highlight(range));
  };
  const end = () => {
    watcher.disconnect();
    document.removeEventListener(END, end);
    for (const name of [ALL, CURRENT]) CSS.highlights.delete(name);
    root.unmount();
    host.remove();
  };
  // Another article has come.
  const watcher = new MutationObserver(() => article.isConnected || end());
  if (article.parentElement) watcher.observe(article.parentElement, { childList: true });
  document.addEventListener(END, end);

  CSS.highlights.set(ALL, new Highlight(...ranges));
  strengthen(first);
  const show = (place: number) => {
    strengthen(place);
    const range = ranges[place];
    if (range) showRange(range);
  };
  root.render(<MarksBar count={ranges.length} first={first} show={show} close={end} />);
}

/** Where the reader is put, or below. */
function isAhead(range: Range): boolean {
  return range.getBoundingClientRect().top >= 0;
}
