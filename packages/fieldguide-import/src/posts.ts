import { normalizeRoute } from 'fieldguide/sites';
import type { SiteFacts } from './readConfig.ts';

/** A post whose name, or a folder of it, begins with a date: the date is part of its address. */
const DATED = /^(?<folder>.*)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<text>.*)$/;

export interface Post {
  /** Its address below the blog. */
  slug: string;
  /** Its day, where its name says it. */
  date?: string;
}

/** Reads date and address from the path of a post below its blog, by the rules of Docusaurus. */
export function postOf(relative: string, { slug }: Readonly<Record<string, unknown>>): Post {
  const name = relative.replace(/(?:\/index)?\.mdx?$/, '');
  const { folder = '', date, text = '' } = DATED.exec(name)?.groups ?? {};
  const own = date === undefined ? name : `${date.replaceAll('-', '/')}/${folder}${text}`;
  const [year = '', month = '', day = ''] = date?.split(/[-/]/) ?? [];
  return {
    slug: normalizeRoute(typeof slug === 'string' || typeof slug === 'number' ? String(slug) : own).slice(
      0,
      -1,
    ),
    ...(date === undefined ? {} : { date: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` }),
  };
}

/** The address of the blog, with slashes at both ends. */
export function blogBaseOf({ blog }: Pick<SiteFacts, 'blog'>): string {
  return normalizeRoute(typeof blog?.routeBasePath === 'string' ? blog.routeBasePath : 'blog');
}
