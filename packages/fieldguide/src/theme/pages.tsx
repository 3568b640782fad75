import type { ReactNode } from 'react';
import * as DATA from '../shared/dataAttributes.ts';
import type { PageCard, PageProps } from '../shared/facts.ts';
import { formatBytes } from '../shared/text.ts';
import * as english from '../shared/texts/english.ts';
import { useTexts, withNodes } from '../shared/ui/useTexts.tsx';

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
  const t = useTexts();
  const { treeHref, baseUrl, homeHref, searchHref } = site;
  // Data for the island `Suggestions`.
  const data = { treeHref, baseUrl, homeHref, searchHref };
  return (
    <>
      <h1>{t(english.notFoundTitle)}</h1>
      <p>{t(english.notFoundAdvice)}</p>
      <div {...{ [DATA.island]: 'Suggestions', [DATA.props]: JSON.stringify(data) }}>
        <StartAgain homeHref={homeHref} searchHref={searchHref} />
      </div>
      {sections.length > 0 && (
        <>
          <h2>{t(english.notFoundSections)}</h2>
          <SectionList items={sections} />
        </>
      )}
    </>
  );
}

interface DownloadsProps {
  title: string;
  description: string;
  /** The release that the files belong to. */
  release?: string;
  items: readonly { href: string; label: string; about: string; bytes?: number }[];
}

/** Files to take along, each with its size. */
export function Downloads({ title, description, release, items }: DownloadsProps) {
  const t = useTexts();
  return (
    <>
      <h1>{title}</h1>
      <p>{description}</p>
      {release && <p>{t(english.downloadsRelease, { release })}</p>}
      <ul className="section-list">
        {items.map(({ href, label, about, bytes }) => (
          <li key={href}>
            <a href={href} download="">
              {label}
            </a>
            <p>{[about, bytes === undefined ? '' : formatBytes(bytes)].filter(Boolean).join(' ')}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The search page. Without scripts it leads on to the sections. */
export function Search({ site, sections }: Pick<PageProps, 'site' | 'sections'>) {
  const t = useTexts();
  return (
    <>
      <h1>{t(english.search)}</h1>
      {site.search && <div {...{ [DATA.island]: 'Search', [DATA.ownQuery]: '' }} />}
      <p className={site.search && 'no-script'}>
        {t(site.search ? english.searchNeedsScripts : english.noSearch)}
      </p>
      <div className={site.search && 'search-sections'}>
        {sections.length > 0 && (
          <>
            <p>{t(english.searchSections)}</p>
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
  const t = useTexts();
  const home = <a href={homeHref}>{t(english.homePage)}</a>;
  const search =
    words === '' ? (
      <a href={searchHref}>{t(english.crashSearch)}</a>
    ) : (
      <a href={`${searchHref}?${new URLSearchParams({ q: words })}`}>
        {t(english.startAgainSearch, { query: t(english.quoted, { text: words }) })}
      </a>
    );
  return <p>{withNodes(t, english.startAgain, { home, search })}</p>;
}
