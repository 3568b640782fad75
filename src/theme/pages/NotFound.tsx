import type { SuggestionsData } from '../../components/Suggestions/Suggestions.tsx';
import type { PageProps } from '../../shared/types.ts';
import { SectionList } from './SectionList.tsx';
import { StartAgain } from './StartAgain.tsx';

/** The page for every address that leads nowhere. Scripts add the pages most like the address. */
export function NotFound({ site, sections }: Pick<PageProps, 'site' | 'sections'>) {
  const { treeHref, baseUrl, homeHref, searchHref } = site;
  const data: SuggestionsData = { treeHref, baseUrl, homeHref, searchHref };
  return (
    <>
      <h1>Page not found</h1>
      <p>
        There is no page at this address. It may have been moved or renamed; check the address for a typing
        error.
      </p>
      <div data-island="Suggestions" data-props={JSON.stringify(data)}>
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
