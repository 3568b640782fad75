import type { PageProps } from '../../shared/types.ts';
import { SectionList } from './SectionList.tsx';

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
