import { describe, expect, it } from 'vitest';
import type { PageHit, SectionHit } from '../../search/types.ts';
import { plainText, resultGroups } from './resultOptions.ts';

const fragments = (text: string) => [{ text, marked: false }];
const hit = (href: string, heading: string): SectionHit => ({
  href,
  heading: fragments(heading),
  snippet: fragments(`About ${heading}`),
});

function page(hits: SectionHit[]): PageHit {
  const title = fragments('Ports');
  return { route: '/ports/', href: '/ports/', title, breadcrumbs: [], section: 'Guide', hits };
}

function lines(hits: SectionHit[]): string[] {
  return resultGroups([page(hits)]).flatMap(({ options }) =>
    options.map(({ type, href, snippet }) => `${type} ${href} ${plainText(snippet)}`.trim()),
  );
}

describe('the lines of a page that answers', () => {
  it.each([
    ['the page alone', [hit('/ports/', 'Ports')], ['page /ports/ About Ports']],
    [
      'the page, then its sections, best first',
      [hit('/ports/#tcp', 'TCP'), hit('/ports/#udp', 'UDP')],
      ['page /ports/', 'section /ports/#tcp About TCP', 'section /ports/#udp About UDP'],
    ],
    [
      'the page with what stands before its first heading',
      [hit('/ports/#tcp', 'TCP'), hit('/ports/', 'Ports')],
      ['page /ports/ About Ports', 'section /ports/#tcp About TCP'],
    ],
  ])('%s', (_, hits, expected) => {
    expect(lines(hits)).toEqual(expected);
  });
});
