import { type MouseEvent, memo, type ReactNode } from 'react';
import { type HandedWords, WORDS_KEY, writeStored } from '../../shared/ui/storage.ts';
import type { Fragment, PageHit, SectionHit } from '../types.ts';

/** A page that answers as it is listed: the section that answers best, then others. */
export interface ListedPage {
  page: PageHit;
  /** Its name is not that of the page. */
  best: SectionHit & { isSection: boolean };
  sections: SectionHit[];
}

/** The pages as they are listed: each leads to its best section. */
export function listedPages(pages: readonly PageHit[]): ListedPage[] {
  return pages.flatMap((page) => {
    const [best, ...sections] = page.hits;
    if (!best) return [];
    const isSection = best.href !== page.href && plainText(best.heading) !== plainText(page.title);
    return [{ page, best: { ...best, isSection }, sections }];
  });
}

export function plainText(fragments: readonly Fragment[]): string {
  return fragments.map(({ text }) => text).join('');
}

/** Text with what the reader looked for marked in it. */
function Marked({ fragments }: { fragments: readonly Fragment[] }): ReactNode {
  return fragments.map(({ text, marked, meant }, index) =>
    marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: fragments have no names and keep their order
      <mark key={index} className={meant ? 'search-meant' : undefined}>
        {text}
      </mark>
    ) : (
      text
    ),
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

interface ListProps {
  id: string;
  pages: readonly ListedPage[];
  /** Number of the active option, counted over all pages and their sections. */
  active: number | undefined;
}

/** The results in the dialog: options for the box above. Each is a link, so it can be opened in a tab. */
export const ResultList = memo(function ResultList({ id, pages, active }: ListProps): ReactNode {
  let next = 0;
  const option = (kind: string, { href, heading, snippet }: SectionHit, page?: ListedPage) => {
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
            <Marked fragments={page ? page.page.title : heading} />
          </span>
          {page && <Trail labels={page.page.breadcrumbs} />}
          {page?.best.isSection && (
            <span className="search-place" dir="auto">
              <Marked fragments={heading} />
            </span>
          )}
          <span className="search-snippet" dir="auto">
            <Marked fragments={snippet} />
          </span>
        </span>
      </a>
    );
  };
  return (
    <div className="search-list" role="listbox" id={id} aria-label="Results">
      {pages.map((listed) => (
        // biome-ignore lint/a11y/useSemanticElements: a list box groups its options by this role
        <div
          key={listed.page.href}
          className="search-group"
          role="group"
          aria-labelledby={`${id}-${next}-label`}
        >
          {option('search-top', listed.best, listed)}
          {listed.sections.map((section) => option('search-section', section))}
        </div>
      ))}
    </div>
  );
});

/** The results of the search page, numbered over all of its pages. */
export function PageResults({ pages, first }: { pages: readonly PageHit[]; first: number }): ReactNode {
  return (
    <ol className="search-results" start={first}>
      {listedPages(pages).map(({ page, best, sections }) => (
        <li key={page.href} className="search-result">
          <Trail labels={page.breadcrumbs} />
          <h2>
            <Place href={best.href} label={page.title} />
          </h2>
          {best.isSection && (
            <p className="search-place" dir="auto">
              <Marked fragments={best.heading} />
            </p>
          )}
          <Snippet fragments={best.snippet} />
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
