import type { IndexSettings } from 'algoliasearch';
import { routeHref, type UrlSettings } from '../../shared/url.ts';
import type { Kind, SearchPage, SearchRecord } from '../searchTypes.ts';
import { topSections } from '../topSection.ts';

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
  kind: Kind;
  /** Place on the page, from 0. */
  position: number;
  /** Label of the top-level section. */
  section: string;
  breadcrumbs: readonly string[];
  text: string;
  code: string;
  description: string;
  keywords: readonly string[];
  questions: readonly string[];
}

export interface RecordOptions {
  /** Protocol and host of the public site. */
  siteUrl: string;
  urls: UrlSettings;
}

/** Bytes of text or code in one record: the service's smallest plan takes 10 KB a record with all that it holds. */
const ROOM = 7_000;

/** The records of the pages in reading order, each within the service's limit. */
export function hostedRecords(
  pages: readonly SearchPage[],
  { siteUrl, urls }: RecordOptions,
): HostedRecord[] {
  const labels = topSections(pages);
  return pages.flatMap(({ route, title, breadcrumbs, description, keywords, questions, records }) => {
    const empty = { route, anchor: '', title, heading: '', level: 1, text: '', code: '' };
    // A page without any text is found by its title.
    const sections: readonly SearchRecord[] = records.length > 0 ? records : [empty];
    return sections.flatMap(({ anchor, heading, level, kind = 'page', ...body }, position) => {
      const id = route + (anchor && `#${anchor}`);
      const hash = anchor && `#${encodeURIComponent(anchor)}`;
      return partsOf(body).map((part, number) => ({
        // No anchor has a space, so no id is given twice.
        objectID: number === 0 ? id : `${id} ${number + 1}`,
        url: new URL(routeHref(route, urls, hash), siteUrl).href,
        route,
        title,
        heading,
        level,
        kind,
        position,
        section: labels.get(route) ?? title,
        breadcrumbs,
        // What is said of the page as a whole finds its beginning.
        description: position === 0 ? description : '',
        keywords: position === 0 ? keywords : [],
        questions: [...(position === 0 ? questions : []), ...(body.questions ?? [])],
        ...part,
      }));
    });
  });
}

type Body = Pick<SearchRecord, 'text' | 'code'>;

/** Text and code of a section in as many parts as the service makes necessary: text before code. */
function partsOf({ text, code }: Body): Body[] {
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
 * find something although no place has every word. Numbers (ports, versions) are not corrected.
 */
export const INDEX_SETTINGS = {
  searchableAttributes: [
    'unordered(title)',
    'unordered(heading)',
    'unordered(keywords)',
    'unordered(questions)',
    'unordered(description)',
    'unordered(breadcrumbs)',
    'unordered(text)',
    'unordered(code)',
  ],
  attributesForFaceting: ['afterDistinct(section)', 'afterDistinct(kind)'],
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
