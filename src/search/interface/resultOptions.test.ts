import { describe, expect, it } from 'vitest';
import type { PageHit, SectionHit } from '../types.ts';
import { firstGroups, plainText, resultGroups } from './resultOptions.ts';

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
    options.map(({ type, href, snippet }) => `${type} ${href} ${snippet ? plainText(snippet) : '–'}`),
  );
}

describe('the lines of a page that answers', () => {
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
  ])('%s', (_, hits, expected) => {
    expect(lines(hits)).toEqual(expected);
  });
});

describe('the groups that fill the dialog', () => {
  const groupsOf = (...lines: number[]) =>
    resultGroups(
      lines.map((count) =>
        page(Array.from({ length: count - 1 }, (_, at) => hit(`/ports/#${at}`, `At ${at}`))),
      ),
    );

  it.each([
    ['a short list', [3, 3, 3], 3],
    ['a list that just fills it', [4, 4], 2],
    ['a longer list, to the end of the group that fills it', [3, 3, 3, 3, 3], 3],
    ['a long group', [12, 1], 1],
    ['nothing', [], 0],
  ])('%s', (_, lines, expected) => {
    const groups = groupsOf(...lines);
    expect(firstGroups(groups)).toEqual(groups.slice(0, expected));
  });

  it('are the list itself where that is all', () => {
    const groups = groupsOf(3, 3);
    expect(firstGroups(groups)).toBe(groups);
  });
});
