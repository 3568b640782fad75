import type { PageProps } from '../../shared/types.ts';
import { SectionList } from './SectionList.tsx';

/** The search page, until search exists: it says so and leads on. */
export function Search({ sections }: Pick<PageProps, 'sections'>) {
  return (
    <>
      <h1>Search</h1>
      <p>Search is not part of this build yet. Use the sidebar or the sections below.</p>
      <SectionList items={sections} />
    </>
  );
}
