import { useEffect, useMemo, useRef } from 'react';
import { MAIN_ID, TOC_TITLE_ID } from '../../shared/shellIds.ts';
import { trustedHtml } from '../../shared/ui/trusted.ts';
import { decodePath } from '../../shared/url.ts';
import { findTarget } from '../browser/navigation/reveal.ts';

/** The column on the right; marks the section being read. `page` is the one whose sections these are. */
export function TableOfContents({ html, page }: { html: string; page: object }) {
  const column = useRef<HTMLElement>(null);
  const inner = useMemo(() => trustedHtml(html), [html]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other sections, by the same names or not
  useEffect(() => {
    const list = column.current;
    // The mark is set on the elements, past React: it never renders this attribute, so both agree.
    return list ? watchSections(sectionsOf(list), (id) => markLink(list, id)) : undefined;
  }, [html, page]);

  return <nav className="toc" aria-labelledby={TOC_TITLE_ID} ref={column} dangerouslySetInnerHTML={inner} />;
}

/** The ids that the links of the list lead to. */
function sectionsOf(list: HTMLElement): string[] {
  return [...list.querySelectorAll('a')].map(({ hash }) => decodePath(hash.slice(1)));
}

function markLink(list: HTMLElement, id: string | undefined): void {
  list.querySelector('[aria-current]')?.removeAttribute('aria-current');
  if (id === undefined) return;
  const link = list.querySelector<HTMLElement>(`a[href="#${CSS.escape(encodeURIComponent(id))}"]`);
  if (!link) return;
  link.setAttribute('aria-current', 'location');
  const box = list.getBoundingClientRect();
  const place = link.getBoundingClientRect();
  if (place.top < box.top || place.bottom > box.bottom) {
    list.scrollTop += place.top - box.top - (box.height - place.height) / 2;
  }
}

/**
 * Tells which section of the page is being read, at once and on each change. Stands outside of React:
 * scrolling renders nothing. Returns a function that stops it.
 */
function watchSections(ids: readonly string[], onChange: (id: string | undefined) => void): () => void {
  let shown: string | undefined;
  let frame = 0;
  // A link to a section near the end cannot bring it to the top: it stays the one being read until the
  // reader scrolls on.
  let pin: { id: string; scrollY: number } | undefined;
  let hash = '';

  const update = () => {
    frame = 0;
    const { scrollY } = window;
    const sections = displayedSections(ids);
    const isDisplayed = (id: string) => sections.some((section) => section.id === id);
    if (location.hash !== hash) {
      // By now the page has been scrolled there, by the browser or by the app.
      hash = location.hash;
      const { id = '' } = findTarget(hash) ?? {};
      pin = isDisplayed(id) ? { id, scrollY } : undefined;
    }
    if (pin && (Math.abs(pin.scrollY - scrollY) > 2 || !isDisplayed(pin.id))) pin = undefined;
    const id = pin?.id ?? activeSection(sections, viewport());
    if (id === shown) return;
    shown = id;
    onChange(id);
  };
  const schedule = () => {
    frame ||= requestAnimationFrame(update);
  };
  // Its first call comes at once, after the layout of the frame and before its paint: measuring costs no layout
  // of its own.
  const resized = new ResizeObserver(update);

  resized.observe(document.documentElement);
  const main = document.getElementById(MAIN_ID);
  if (main) resized.observe(main);
  window.addEventListener('scroll', schedule, { passive: true });
  // Not `hashchange`: the app moves through `history.pushState`, which fires no such event. A tab may also be exchanged
  // for one of the same height, by a key.
  window.addEventListener('click', schedule);
  window.addEventListener('keyup', schedule);
  return () => {
    cancelAnimationFrame(frame);
    resized.disconnect();
    window.removeEventListener('scroll', schedule);
    window.removeEventListener('click', schedule);
    window.removeEventListener('keyup', schedule);
    if (shown !== undefined) onChange(undefined);
  };
}

/** The sections whose headings are displayed now, from the top: one in a tab or a fold that is closed has no place. */
function displayedSections(ids: readonly string[]): SectionTop[] {
  return ids
    .flatMap((id) => {
      const heading = document.getElementById(id);
      if (!heading?.checkVisibility()) return [];
      return [{ id, top: heading.getBoundingClientRect().top + window.scrollY }];
    })
    .sort((a, b) => a.top - b.top);
}

function viewport() {
  const { documentElement: root } = document;
  return {
    scrollY: window.scrollY,
    height: root.clientHeight,
    documentHeight: root.scrollHeight,
    covered: Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0,
  };
}

/** One section: where its heading starts, in pixels from the top of the document. */
interface SectionTop {
  id: string;
  top: number;
}

interface Viewport {
  scrollY: number;
  height: number;
  /** Height of the whole document. */
  documentHeight: number;
  /** Height of the fixed bar, which covers the top of the page. */
  covered: number;
}

/** Distance below the bar at which a heading counts as read, for headings scrolled to by their link. */
const SLACK = 32;

/**
 * The section being read: the last one that starts above the reading line. The line is just below the
 * bar; over the last screenful it moves down to the end of the page, so that short sections there get
 * their turn too. Undefined above the first section.
 */
export function activeSection(sections: readonly SectionTop[], viewport: Viewport): string | undefined {
  const line = viewport.scrollY + readingLine(viewport);
  let active: string | undefined;
  for (const section of sections) {
    if (section.top > line) break;
    active = section.id;
  }
  return active;
}

function readingLine({ scrollY, height, documentHeight, covered }: Viewport): number {
  const resting = covered + SLACK;
  const end = documentHeight - height;
  // A page that does not scroll has no end to arrive at.
  if (end <= 0) return resting;
  const stretch = Math.min(end, height);
  const progress = Math.min(1, Math.max(0, (scrollY - (end - stretch)) / stretch));
  return resting + (height - resting) * progress ** 4;
}
