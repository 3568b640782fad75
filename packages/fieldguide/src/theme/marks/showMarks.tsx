import { ChevronDown, ChevronUp, X } from 'lucide';
import { type ReactNode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ARTICLE_ID } from '../../shared/shellIds.ts';
import * as english from '../../shared/texts/english.ts';
import { IconButton } from '../../shared/ui/Icon.tsx';
import { useTexts, withNodes } from '../../shared/ui/useTexts.tsx';
import { adoptStyles } from '../browser/adoptStyles.ts';
import { focusQuietly } from '../browser/navigation/focusQuietly.ts';
import { rangesOfWords, showRange } from './findWords.ts';
import css from './marks.css?inline';
import { END_OF_MARKS, takeWords } from './takeWords.ts';

const ALL = 'fieldguide-words';
const CURRENT = 'fieldguide-word';

/**
 * Marks the words that a search result has left for this page, without touching the page: by ranges, which the
 * style sheet colours. Browsers that know no such ranges show the page as it is.
 */
export function showMarks(): void {
  const words = takeWords(location.pathname);
  const article = document.getElementById(ARTICLE_ID);
  document.dispatchEvent(new Event(END_OF_MARKS));
  if (!article || words.length === 0 || !('highlights' in CSS)) return;
  const ranges = rangesOfWords(article, words);
  if (ranges.length > 0) mark(ranges);
}

function mark(ranges: Range[]): void {
  const first = Math.max(0, ranges.findIndex(isAhead));
  // Not among the late styles: rules for marks in any element make the browser style the whole page again.
  const unstyle = adoptStyles(css);
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);

  let current: Range | undefined;
  const strengthen = (place: number) => {
    current = ranges[place];
    if (current) CSS.highlights.set(CURRENT, new Highlight(current));
  };
  const end = () => {
    document.removeEventListener(END_OF_MARKS, end);
    for (const name of [ALL, CURRENT]) CSS.highlights.delete(name);
    // The bar goes, and the reader goes on where they are.
    const text = current?.startContainer.parentElement;
    if (text && host.contains(document.activeElement)) focusQuietly(text);
    root.unmount();
    host.remove();
    unstyle();
  };
  document.addEventListener(END_OF_MARKS, end);

  CSS.highlights.set(ALL, new Highlight(...ranges));
  strengthen(first);
  const show = (place: number) => {
    strengthen(place);
    const range = ranges[place];
    if (range) showRange(range);
  };
  const isBelow = (ranges[first]?.getBoundingClientRect().top ?? 0) > innerHeight;
  root.render(<MarksBar count={ranges.length} first={first} isBelow={isBelow} show={show} close={end} />);
}

/** Where the reader is put, or below. */
function isAhead(range: Range): boolean {
  return range.getBoundingClientRect().top >= 0;
}

interface BarProps {
  count: number;
  /** The place that is marked more strongly at first, from 0. */
  first: number;
  /** That place is not on the screen yet: the page was opened at its top. */
  isBelow: boolean;
  /** Marks a place more strongly and brings it into view. */
  show: (place: number) => void;
  close: () => void;
}

/** Steps through the words marked on the page, and takes the marks off. */
function MarksBar({ count, first, isBelow, show, close }: BarProps): ReactNode {
  const [current, setCurrent] = useState(first);
  const [below, setBelow] = useState(isBelow);
  const t = useTexts();
  const step = (by: number) => {
    const next = (current + by + count) % count;
    setCurrent(next);
    setBelow(false);
    show(next);
  };

  useEffect(() => {
    const seen = () => setBelow(false);
    document.addEventListener('scroll', seen, { once: true });
    return () => document.removeEventListener('scroll', seen);
  }, []);

  useEffect(() => {
    const off = (event: KeyboardEvent) => {
      // An open menu or dialog comes first.
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]'))
        close();
    };
    document.addEventListener('keydown', off);
    return () => document.removeEventListener('keydown', off);
  }, [close]);

  return (
    <section className="word-marks" aria-label={t(english.marks)}>
      <p role="status">
        {withNodes(t, below ? english.markBelow : english.markOf, {
          current: <span>{current + 1}</span>,
          count,
        })}
      </p>
      <IconButton label={t(english.previousMatch)} node={ChevronUp} size={18} onClick={() => step(-1)} />
      <IconButton label={t(english.nextMatch)} node={ChevronDown} size={18} onClick={() => step(1)} />
      <IconButton label={t(english.removeHighlights)} node={X} size={18} onClick={close} />
    </section>
  );
}
