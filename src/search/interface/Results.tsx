import { type MouseEvent, memo, type ReactNode } from 'react';
import { type HandedWords, WORDS_KEY, writeStored } from '../../shared/ui/storage.ts';
import type { Fragment, PageHit, SectionHit } from '../types.ts';

/** A page that answers as it is listed: with its own snippet, where it has one, and its best sections. */
export interface ListedPage {
  page: PageHit;
  /** Undefined where the page is found by what stands in its sections. */
  snippet: Fragment[] | undefined;
  sections: SectionHit[];
}

/** The pages as they are listed. A hit that leads to the page itself is the page's own line. */
export function listedPages(pages: readonly PageHit[]): ListedPage[] {
  return pages.map((page) => ({
    page,
    snippet: page.hits.find(({ href }) => href === page.href)?.snippet,
    sections: page.hits.filter(({ href }) => href !== page.href),
  }));
}

export function plainText(fragments: readonly Fragment[]): string {
  return fragments.map(({ text }) => text).join('');
}

/** Text with what the reader looked for marked in it. */
function Marked({ fragments }: { fragments: readonly Fragment[] }): ReactNode {
  return fragments.map(({ text, marked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: fragments have no names and keep their order
    marked ? <mark key={index}>{text}</mark> : text,
  );
}

/** Where a page stands: the labels above it. */
function Trail({ labels }: { labels: readonly string[] }): ReactNode {
  if (labels.length === 0) return null;
  return (
    <span className="search-trail" dir="auto">
      {labels.join(' › ')}
    </span>
  );
}

type ListedPlace = Pick<SectionHit, 'href' | 'heading'> & Partial<SectionHit>;

interface ListProps {
  id: string;
  pages: readonly ListedPage[];
  /** Number of the active option, counted over all pages and their sections. */
  active: number | undefined;
}

/** The results in the dialog: options for the box above. Each is a link, so it can be opened in a tab. */
export const ResultList = memo(function ResultList({ id, pages, active }: ListProps): ReactNode {
  let next = 0;
  const option = (kind: string, { href, heading, snippet }: ListedPlace, trail?: readonly string[]) => {
    const number = next++;
    return (
      <a
        key={href}
        role="option"
        id={`${id}-${number}`}
        href={href}
        className={`search-option ${kind}`}
        tabIndex={-1}
        aria-selected={number === active}
        // Enter opens it, although the reader is still in the text.
        data-best={(number === 0 && active === undefined) || undefined}
      >
        <span className="search-texts">
          <span className="search-label" id={`${id}-${number}-label`} dir="auto">
            <Marked fragments={heading} />
          </span>
          {trail && <Trail labels={trail} />}
          {snippet && (
            <span className="search-snippet" dir="auto">
              <Marked fragments={snippet} />
            </span>
          )}
        </span>
      </a>
    );
  };
  return (
    <div className="search-list" role="listbox" id={id} aria-label="Results">
      {pages.map(({ page, snippet, sections }) => (
        // biome-ignore lint/a11y/useSemanticElements: a list box groups its options by this role
        <div key={page.href} className="search-group" role="group" aria-labelledby={`${id}-${next}-label`}>
          {option('search-top', { href: page.href, heading: page.title, snippet }, page.breadcrumbs)}
          {sections.map((section) => option('search-section', section))}
        </div>
      ))}
    </div>
  );
});

/** The results of the search page, numbered over all of its pages. */
export function PageResults({ pages, first }: { pages: readonly PageHit[]; first: number }): ReactNode {
  return (
    <ol className="search-results" start={first}>
      {listedPages(pages).map(({ page, snippet, sections }) => (
        <li key={page.href} className="search-result">
          <Trail labels={page.breadcrumbs} />
          <h2>
            <Place href={page.href} label={page.title} />
          </h2>
          {snippet && <Snippet fragments={snippet} />}
          {sections.length > 0 && (
            <ul className="search-places">
              {sections.map(({ href, heading, snippet }) => (
                <li key={href}>
                  <Place href={href} label={heading} />
                  <Snippet fragments={snippet} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

function Place({ href, label }: { href: string; label: readonly Fragment[] }): ReactNode {
  return (
    <a href={href} dir="auto">
      <Marked fragments={label} />
    </a>
  );
}

function Snippet({ fragments }: { fragments: readonly Fragment[] }): ReactNode {
  return (
    <p dir="auto">
      <Marked fragments={fragments} />
    </p>
  );
}

/** The link in `container` that a click follows in this tab, if it is a result. */
export function followedLink(event: MouseEvent, selector: string): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest(selector) : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}

/** True where the click opens the link in this tab. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** Hands the words over to the page of a result; true where that page is the one on display. */
export function handOver(link: HTMLAnchorElement, words: readonly string[]): boolean {
  if (link.origin !== location.origin) return false;
  const handed: HandedWords = { path: link.pathname, words };
  writeStored('sessionStorage', WORDS_KEY, JSON.stringify(handed));
  return link.pathname === location.pathname;
}
