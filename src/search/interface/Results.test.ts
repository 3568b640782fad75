import { expect, it } from 'vitest';
import type { PageHit, SectionHit } from '../types.ts';
import { listedPages, plainText } from './Results.tsx';

const fragments = (text: string) => [{ text, marked: false }];
const hit = (href: string, heading: string): SectionHit => ({
  href,
  heading: fragments(heading),
  snippet: fragments(`About ${heading}`),
});

function linesOf(hits: SectionHit[]): string[] {
  const title = fragments('Ports');
  const page: PageHit = { route: '/ports/', href: '/ports/', title, breadcrumbs: [], section: 'Guide', hits };
  return listedPages([page]).flatMap(({ page, snippet, sections }) => [
    `page ${page.href} ${snippet ? plainText(snippet) : '–'}`,
    ...sections.map(({ href, snippet }) => `section ${href} ${plainText(snippet)}`),
  ]);
}

it.each([
  ['the page alone', [hit('/ports/', 'Ports')], ['page /ports/ About Ports']],
  [
    'the page, then its sections, best first',
    [hit('/ports/#tcp', 'TCP'), hit('/ports/#udp', 'UDP')],
    ['page /ports/ –', 'section /ports/#tcp About TCP', 'section /ports/#udp About UDP'],
  ],
  [
    'the page with what stands before its first heading',
    [hit('/ports/#tcp', 'TCP'), hit('/ports/', 'Ports')],
    ['page /ports/ About Ports', 'section /ports/#tcp About TCP'],
  ],
])('the lines of a page that answers: %s', (_, hits, expected) => {
  expect(linesOf(hits)).toEqual(expected);
});
