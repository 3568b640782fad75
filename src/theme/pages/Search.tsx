import type { PageProps } from '../../shared/types.ts';
import { SectionList } from './SectionList.tsx';

/** The search page. Without scripts it leads on to the sections. */
export function Search({ site, sections }: Pick<PageProps, 'site' | 'sections'>) {
  return (
    <>
      <h1>Search</h1>
      {site.search && <div data-island="Search" data-own-query="" />}
      <div className={site.search && 'no-script'}>
        <p>
          {site.search
            ? 'Search needs JavaScript, which is off in this browser.'
            : 'This site has no search.'}
        </p>
        {sections.length > 0 && (
          <>
            <p>These are the sections of the documentation; each lists its pages.</p>
            <SectionList items={sections} />
          </>
        )}
      </div>
    </>
  );
}
