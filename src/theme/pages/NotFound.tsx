import type { PageProps } from '../../shared/types.ts';
import { SectionList } from './SectionList.tsx';

/** The page for every address that leads nowhere. */
export function NotFound({ site, sections }: Pick<PageProps, 'site' | 'sections'>) {
  return (
    <>
      <h1>Page not found</h1>
      <p>
        There is no page at this address. It may have been moved or renamed; check the address for a typing
        error.
      </p>
      <p>
        Start again from the <a href={site.homeHref}>home page</a>, <a href={site.searchHref}>search</a>
        {sections.length > 0 && ' or one of the sections'}.
      </p>
      <SectionList items={sections} />
    </>
  );
}
