import type { IndexSettings } from 'algoliasearch';
import { routeHref, type UrlSettings } from '../../shared/url.ts';
import { topSections } from '../topSection.ts';
import type { SearchPage, SearchRecord } from '../types.ts';

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
  description: string;
  keywords: readonly string[];
}

export interface RecordOptions {
  /** Protocol and host of the public site. */
  siteUrl: string;
  urls: UrlSettings;
}

/** A section that is too long for one record. */
export interface LongSection {
  route: string;
  anchor: string;
  parts: number;
}

/** Bytes of text or code in one record: the service's smallest plan takes 10 KB a record with all that it holds. */
const ROOM = 7_000;
/** What names a section is shown in one line. */
const MOST_CHARACTERS = 500;

/** The records of the pages in reading order, each within the service's limit; and which sections are in parts. */
export function hostedRecords(
  pages: readonly SearchPage[],
  options: RecordOptions,
): { records: HostedRecord[]; long: LongSection[] } {
  const labels = topSections(pages);
  const long: LongSection[] = [];
  const records = pages.flatMap((page) => {
    const { route, title } = page;
    const empty = { route, anchor: '', title, heading: '', level: 1, text: '', code: '' };
    // A page without any text is found by its title.
    const sections: readonly SearchRecord[] = page.records.length > 0 ? page.records : [empty];
    return sections.flatMap((section, position) => {
      const record = {
        ...hostedRecord(section, page, options),
        position,
        section: labels.get(route) ?? title,
      };
      const parts = partsOf(section);
      if (parts.length > 1) long.push({ route, anchor: section.anchor, parts: parts.length });
      return parts.map((part, number) => ({
        ...record,
        ...part,
        // No anchor has a space, so no id is given twice.
        objectID: number === 0 ? record.objectID : `${record.objectID} ${number + 1}`,
      }));
    });
  });
  return { records, long };
}

function hostedRecord(
  { anchor, heading, level }: SearchRecord,
  { route, title, breadcrumbs, description, keywords }: SearchPage,
  { siteUrl, urls }: RecordOptions,
) {
  const hash = anchor === '' ? '' : `#${encodeURIComponent(anchor)}`;
  return {
    objectID: `${route}${anchor === '' ? '' : `#${anchor}`}`,
    url: new URL(routeHref(route, urls, hash), siteUrl).href,
    route,
    title: title.slice(0, MOST_CHARACTERS),
    heading: heading.slice(0, MOST_CHARACTERS),
    level,
    breadcrumbs,
    // What is said of the page as a whole finds its beginning.
    description: anchor === '' ? description.slice(0, MOST_CHARACTERS) : '',
    keywords: anchor === '' ? keywords : [],
  };
}

/** Text and code of a section in as many parts as the service makes necessary: text before code. */
function partsOf({ text, code }: SearchRecord): Pick<HostedRecord, 'text' | 'code'>[] {
  if (bytesOf(text + code) <= ROOM) return [{ text, code }];
  return [
    ...pack(text).map((part) => ({ text: part, code: '' })),
    ...pack(code).map((part) => ({ text: '', code: part })),
  ];
}

/** Text in pieces that fit, parted between lines; a line that is too long is parted between its characters. */
function pack(text: string): string[] {
  const pieces: string[] = [];
  for (const line of text.split('\n')) {
    const last = pieces.at(-1);
    if (last !== undefined && bytesOf(`${last}\n${line}`) <= ROOM)
      pieces[pieces.length - 1] = `${last}\n${line}`;
    else if (bytesOf(line) <= ROOM) pieces.push(line);
    // No character takes more than six bytes as it is sent.
    else pieces.push(...(line.match(new RegExp(`.{1,${Math.floor(ROOM / 6)}}`, 'gu')) ?? []));
  }
  return pieces.filter((piece) => piece !== '');
}

/** Bytes as it is sent. */
function bytesOf(text: string): number {
  return new TextEncoder().encode(JSON.stringify(text)).length;
}

/**
 * How the service ranks our records: names before text, the page's own beginning before its sections, and questions
 * find something though not every word stands in one place. Numbers (ports, versions) are not corrected.
 */
export const INDEX_SETTINGS = {
  searchableAttributes: [
    'unordered(title)',
    'unordered(heading)',
    'unordered(keywords)',
    'unordered(description)',
    'unordered(breadcrumbs)',
    'unordered(text)',
    'unordered(code)',
  ],
  attributesForFaceting: ['afterDistinct(section)'],
  attributeForDistinct: 'route',
  distinct: 1,
  customRanking: ['asc(level)', 'asc(position)'],
  queryLanguages: ['en'],
  indexLanguages: ['en'],
  ignorePlurals: true,
  removeStopWords: true,
  removeWordsIfNoResults: 'allOptional',
  allowTyposOnNumericTokens: false,
} satisfies IndexSettings;
