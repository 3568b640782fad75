import { describe, expect, it } from 'vitest';
import type { SearchPage, SearchRecord } from '../searchTypes.ts';
import { hostedRecords } from './hostedRecords.ts';

const OPTIONS = { siteUrl: 'https://docs.example.com', urls: { baseUrl: '/docs/', trailingSlash: true } };

const section = (more: Partial<SearchRecord> = {}): SearchRecord => ({
  route: '/operate/backup/',
  anchor: '',
  title: 'Backup',
  heading: '',
  level: 1,
  text: '',
  code: '',
  ...more,
});

const page = (records: SearchRecord[], more: Partial<SearchPage> = {}): SearchPage => ({
  route: '/operate/backup/',
  title: 'Backup',
  description: '',
  keywords: [],
  questions: [],
  breadcrumbs: ['Operate'],
  records,
  ...more,
});

describe('the records of a page', () => {
  it('carry absolute addresses and what a result shows', () => {
    const records = hostedRecords(
      [
        page(
          [section({ text: 'Intro' }), section({ anchor: 'größe', heading: 'Größe', level: 2, code: 'df' })],
          {
            description: 'How to',
            keywords: ['dump'],
            questions: ['How do I back up?'],
          },
        ),
      ],
      OPTIONS,
    );
    const shared = {
      route: '/operate/backup/',
      title: 'Backup',
      section: 'Operate',
      breadcrumbs: ['Operate'],
    };
    expect(records).toEqual([
      {
        ...shared,
        objectID: '/operate/backup/',
        url: 'https://docs.example.com/docs/operate/backup/',
        heading: '',
        level: 1,
        kind: 'page',
        position: 0,
        text: 'Intro',
        code: '',
        description: 'How to',
        keywords: ['dump'],
        questions: ['How do I back up?'],
      },
      {
        ...shared,
        objectID: '/operate/backup/#größe',
        url: 'https://docs.example.com/docs/operate/backup/#gr%C3%B6%C3%9Fe',
        heading: 'Größe',
        level: 2,
        kind: 'page',
        position: 1,
        text: '',
        code: 'df',
        description: '',
        keywords: [],
        questions: [],
      },
    ]);
  });

  it('are one where the page has no text, and its section is itself where it stands at the top', () => {
    const records = hostedRecords([page([], { breadcrumbs: [] })], OPTIONS);
    expect(records).toMatchObject([{ objectID: '/operate/backup/', title: 'Backup', section: 'Backup' }]);
  });
});

describe('a section that is too long', () => {
  const fitted = (more: Partial<SearchRecord>) =>
    hostedRecords([page([section({ anchor: 'a', heading: 'A', level: 2, ...more })])], OPTIONS);
  const lines = (count: number, line: string) =>
    Array.from({ length: count }, (_, at) => `${line} ${at}`).join('\n');
  /** The most that the service takes. */
  const LIMIT = 10_000;
  const sizeOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

  it('is parted between lines, within the limit, with ids that stay', () => {
    const text = lines(600, 'A line of some words');
    const code = lines(300, '$ run --all');
    const records = fitted({ text, code });
    expect(records.length).toBeGreaterThan(2);
    for (const record of records) expect(sizeOf(record)).toBeLessThanOrEqual(LIMIT);
    const all = (key: 'text' | 'code') =>
      records
        .map((record) => record[key])
        .filter(Boolean)
        .join('\n');
    expect(all('text')).toBe(text);
    expect(all('code')).toBe(code);
    expect(records.map(({ objectID }) => objectID).slice(0, 3)).toEqual([
      '/operate/backup/#a',
      '/operate/backup/#a 2',
      '/operate/backup/#a 3',
    ]);
    expect(new Set(records.map(({ url }) => url)).size).toBe(1);
  });

  it.each([
    ['words', 'word '.repeat(5_000)],
    ['one word', 'x'.repeat(25_000)],
    ['characters of two halves', '😀'.repeat(5_000)],
    ['characters that are escaped', '"\\'.repeat(5_000)],
  ])('is parted within a line of %s', (_name, text) => {
    const records = fitted({ text });
    for (const record of records) expect(sizeOf(record)).toBeLessThanOrEqual(LIMIT);
    expect(records.map((record) => record.text).join('')).toBe(text);
  });
});
