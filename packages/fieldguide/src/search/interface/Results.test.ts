import { expect, it } from 'vitest';
import type { PageHit, SectionHit } from '../searchTypes.ts';
import { hitText, listedPages } from './Results.tsx';

const fragments = (text: string) => [{ text, marked: false }];
const hit = (href: string, heading: string): SectionHit => ({
  href,
  heading: fragments(heading),
  snippet: fragments(`About ${heading}`),
  kind: 'page',
});

function linesOf(hits: SectionHit[]): string[] {
  const title = fragments('Ports');
  const page: PageHit = { route: '/ports/', href: '/ports/', title, breadcrumbs: [], section: 'Guide', hits };
  return listedPages([page]).flatMap(({ best, sections }) => [
    `${best.isSection ? 'section' : 'page'} ${best.href} ${hitText(best.snippet)}`,
    ...sections.map(({ href, snippet }) => `further ${href} ${hitText(snippet)}`),
  ]);
}

it.each([
  ['the page alone', [hit('/ports/', 'Ports')], ['page /ports/ About Ports']],
  [
    'its best section, then the others',
    [hit('/ports/#tcp', 'TCP'), hit('/ports/#udp', 'UDP')],
    ['section /ports/#tcp About TCP', 'further /ports/#udp About UDP'],
  ],
  [
    'a row of the part before the first heading has the name of the page',
    [hit('/ports/#ports-22', 'Ports'), hit('/ports/#tcp', 'TCP')],
    ['page /ports/#ports-22 About Ports', 'further /ports/#tcp About TCP'],
  ],
])('the lines of a page that answers: %s', (_, hits, expected) => {
  expect(linesOf(hits)).toEqual(expected);
});
