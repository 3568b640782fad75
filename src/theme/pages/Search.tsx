import type { PageProps } from '../../shared/types.ts';
import { SearchNotice } from './SearchNotice.tsx';
import { SectionList } from './SectionList.tsx';

/** The search page, until search exists: it says so, shows the words it was asked for, and leads on. */
export function Search({ sections }: Pick<PageProps, 'sections'>) {
  return (
    <>
      <h1>Search</h1>
      <div data-island="SearchWords">
        <SearchNotice />
      </div>
      {sections.length > 0 && (
        <>
          <p>These are the sections of the documentation; each lists its pages.</p>
          <SectionList items={sections} />
        </>
      )}
    </>
  );
}
