import { routeHref, type UrlSettings } from '../../shared/url.ts';
import { topSections } from '../topSection.ts';
import type { SearchPage, SearchRecord } from '../types.ts';
import { fitRecord } from './recordSize.ts';

/** A section, or a part of a long one, as the hosted service stores it. */
export interface HostedRecord {
  /** The same in each push: route, anchor and, from the second part on, the part's number. */
  objectID: string;
  /** Absolute, with the anchor. */
  url: string;
  route: string;
  title: string;
  heading: string;
  level: number;
  /** Place on the page, from 0. */
  position: number;
  /** Label of the top-level section. */
  section: string;
  breadcrumbs: readonly string[];
  text: string;
  code: string;
  /** On a page's first record only. */
  description?: string;
  keywords?: readonly string[];
}

export interface RecordOptions {
  /** Protocol and host of the public site. */
  siteUrl: string;
  urls: UrlSettings;
  /** Most bytes that the service stores in a record. */
  limit?: number;
}

/** A section that is too long for one record. */
export interface LongSection {
  route: string;
  anchor: string;
  parts: number;
}

/** The service's smallest plan takes 10 KB a record. */
const RECORD_LIMIT = 10_000;
/** What names a section is shown in one line. */
const MOST_CHARACTERS = 500;

/** The records of the pages in reading order, each within the service's limit; and which sections are in parts. */
export function hostedRecords(
  pages: readonly SearchPage[],
  { limit = RECORD_LIMIT, ...options }: RecordOptions,
): { records: HostedRecord[]; long: LongSection[] } {
  const records: HostedRecord[] = [];
  const long: LongSection[] = [];
  const labels = topSections(pages);
  for (const page of pages) {
    const label = labels.get(page.route) ?? page.title;
    for (const [position, section] of sectionsOf(page).entries()) {
      const parts = fitRecord(hostedRecord(section, { page, label, position, ...options }), limit);
      records.push(...parts);
      if (parts.length > 1) long.push({ route: page.route, anchor: section.anchor, parts: parts.length });
    }
  }
  return { records, long };
}

/** A page without any text is found by its title. */
function sectionsOf({ route, title, records }: SearchPage): readonly SearchRecord[] {
  if (records.length > 0) return records;
  return [{ route, anchor: '', title, heading: '', level: 1, text: '', code: '' }];
}

interface RecordPlace extends Omit<RecordOptions, 'limit'> {
  page: SearchPage;
  /** Of its top-level section. */
  label: string;
  position: number;
}

function hostedRecord(
  { anchor, heading, level, text, code }: SearchRecord,
  { page, label, position, siteUrl, urls }: RecordPlace,
): HostedRecord {
  const { route, title, breadcrumbs, description, keywords } = page;
  const hash = anchor === '' ? '' : `#${encodeURIComponent(anchor)}`;
  return {
    objectID: `${route}${anchor === '' ? '' : `#${anchor}`}`,
    url: new URL(routeHref(route, urls, hash), siteUrl).href,
    route,
    title: title.slice(0, MOST_CHARACTERS),
    heading: heading.slice(0, MOST_CHARACTERS),
    level,
    position,
    section: label,
    breadcrumbs,
    text,
    code,
    ...(position === 0 && description !== '' ? { description: description.slice(0, MOST_CHARACTERS) } : {}),
    ...(position === 0 && keywords.length > 0 ? { keywords } : {}),
  };
}
