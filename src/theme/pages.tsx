import type { ReactNode } from 'react';
import { DATA } from '../shared/dataAttributes.ts';
import type { PageCard, PageProps } from '../shared/facts.ts';

/** Sections or pages, one line each: label and what it is about. */
export function SectionList({ items }: { items: readonly PageCard[] }) {
  return (
    <ul className="section-list">
      {items.map((item) => (
        <li key={item.href}>
          <a href={item.href}>{item.label}</a>
          {item.description && <p>{item.description}</p>}
        </li>
      ))}
    </ul>
  );
}

/** The home page of a site that brings none: its title, its tagline and its sections. */
export function DefaultHome({ site, sections }: Pick<PageProps, 'site' | 'sections'>) {
  return (
    <>
      <h1>{site.title}</h1>
      {site.tagline && <p className="lead">{site.tagline}</p>}
      <SectionList items={sections} />
    </>
  );
}

interface GeneratedIndexProps {
  title: string;
  description: string;
  items: readonly PageCard[];
}

/** The page of a category that has no index page: what is in it. */
export function GeneratedIndex({ title, description, items }: GeneratedIndexProps) {
  return (
    <>
      <h1>{title}</h1>
      {description && <p>{description}</p>}
      <SectionList items={items} />
    </>
  );
}

/** The page for every address that leads nowhere. Scripts add the pages most like the address. */
export function NotFound({ site, sections }: Pick<PageProps, 'site' | 'sections'>) {
  const { treeHref, baseUrl, homeHref, searchHref } = site;
  // What the island `Suggestions` reads.
  const data = { treeHref, baseUrl, homeHref, searchHref };
  return (
    <>
      <h1>Page not found</h1>
      <p>There is no page at this address. It may have been moved or renamed; check the address for typos.</p>
      <div {...{ [DATA.island]: 'Suggestions', [DATA.props]: JSON.stringify(data) }}>
        <StartAgain homeHref={homeHref} searchHref={searchHref} />
      </div>
      {sections.length > 0 && (
        <>
          <h2>Sections</h2>
          <SectionList items={sections} />
        </>
      )}
    </>
  );
}

/** The search page. Without scripts it leads on to the sections. */
export function Search({ site, sections }: Pick<PageProps, 'site' | 'sections'>) {
  return (
    <>
      <h1>Search</h1>
      {site.search && <div {...{ [DATA.island]: 'Search', [DATA.ownQuery]: '' }} />}
      <div className={site.search && 'no-script'}>
        <p>
          {site.search
            ? 'Search needs JavaScript, which is turned off in this browser.'
            : 'This site has no search.'}
        </p>
        {sections.length > 0 && (
          <>
            <p>These are the sections of the documentation. Each one lists its pages.</p>
            <SectionList items={sections} />
          </>
        )}
      </div>
    </>
  );
}

interface StartAgainProps {
  homeHref: string;
  searchHref: string;
  /** Words of the address, where scripts know it: the search page gets them. */
  words?: string;
}

/** The line of the not-found page that leads on. */
export function StartAgain({ homeHref, searchHref, words = '' }: StartAgainProps): ReactNode {
  return (
    <p>
      Start again from the <a href={homeHref}>home page</a>,{' '}
      {words === '' ? (
        <a href={searchHref}>search</a>
      ) : (
        <a href={`${searchHref}?${new URLSearchParams({ q: words })}`}>search for “{words}”</a>
      )}{' '}
      or pick a page below.
    </p>
  );
}
