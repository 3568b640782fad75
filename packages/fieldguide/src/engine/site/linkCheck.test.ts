import { describe, expect, it } from 'vitest';
import type { ResolvedLink } from '../../components/component.ts';
import { formatDiagnostic } from '../../shared/errors.ts';
import type { LinkFact } from '../content/compileServices.ts';
import { checkLinks, type LinkCheckWorld } from './linkCheck.ts';

const anchors = new Map([
  ['/a/', new Set(['intro', 'ports', 'größe'])],
  ['/empty/', new Set<string>()],
  ['/many/', new Set(['one', 'two', 'three', 'four', 'five', 'six'])],
]);

const link = (url: string, target: ResolvedLink, line = 3): LinkFact => ({ url, line, column: 5, target });
const toPage = (route: string, hash = '', caseOnly?: string): ResolvedLink => ({
  kind: 'page',
  route,
  hash,
  href: route + hash,
  caseOnly,
});

function check(links: LinkFact[], { waiting = [] }: Partial<Pick<LinkCheckWorld, 'waiting'>> = {}) {
  const report = checkLinks([{ file: 'docs/x.md', links }], {
    anchorsOf: (route) => anchors.get(route),
    waiting,
  });
  return { ...report, messages: report.diagnostics.map(formatDiagnostic) };
}

describe('the link check', () => {
  it.each([
    ['/a/', toPage('/a/')],
    ['/a/#', toPage('/a/', '#')],
    ['/a/#ports', toPage('/a/', '#ports')],
    ['/a/#top', toPage('/a/', '#top')],
    ['/a/#gr%C3%B6%C3%9Fe', toPage('/a/', '#gr%C3%B6%C3%9Fe')],
    ['/a/#:~:text=x', toPage('/a/', '#:~:text=x')],
    ['/generated/#any', toPage('/generated/', '#any')],
    ['https://example.com', { kind: 'external', href: 'https://example.com' } satisfies ResolvedLink],
    ['x.pdf', { kind: 'asset', href: '/x.pdf' } satisfies ResolvedLink],
  ])('passes %s', (url, target) => {
    expect(check([link(url, target)]).messages).toEqual([]);
  });

  it.each([
    [
      '/a/#port',
      toPage('/a/', '#port'),
      'broken link "/a/#port": /a/ has no heading with the id "port". Did you mean "#ports"?',
    ],
    [
      '/a/#weather',
      toPage('/a/', '#weather'),
      'broken link "/a/#weather": /a/ has no heading with the id "weather". Its ids: intro, ports, größe.',
    ],
    [
      '/many/#weather',
      toPage('/many/', '#weather'),
      'broken link "/many/#weather": /many/ has no heading with the id "weather". Its ids: one, two, three, four, five, ….',
    ],
    [
      '/empty/#x',
      toPage('/empty/', '#x'),
      'broken link "/empty/#x": /empty/ has no heading with the id "x". The page has no headings.',
    ],
    [
      '/nope/',
      {
        kind: 'broken',
        href: '/nope/',
        message: 'there is no page at /nope/.',
        hint: 'Did you mean "/a/"?',
      } satisfies ResolvedLink,
      'broken link "/nope/": there is no page at /nope/. Did you mean "/a/"?',
    ],
  ])('names the place of %s and what to do', (url, target, message) => {
    expect(check([link(url, target)]).messages).toEqual([`docs/x.md:3:5: error: ${message}`]);
  });

  it('only warns of a miss by upper and lower case, and still checks the anchor', () => {
    expect(check([link('/A/#nope-nope', toPage('/a/', '#nope-nope', '/a/'))]).messages).toEqual([
      'docs/x.md:3:5: warning: the link "/A/#nope-nope" differs from its page in uppercase and lowercase letters. Write "/a/".',
      'docs/x.md:3:5: error: broken link "/A/#nope-nope": /a/ has no heading with the id "nope-nope". Its ids: intro, ports, größe.',
    ]);
  });

  it('counts the links that wait, and the pages they wait for', () => {
    const pending = (route: string): LinkFact => link(route, { kind: 'pending', route });
    const report = check([pending('/one/'), pending('/one/'), pending('/two/')]);
    expect(report.waiting).toEqual({ links: 3, pages: 2 });
    expect(report.messages).toEqual([]);
  });

  it('reports every fault of every page at once', () => {
    const broken = (line: number): LinkFact =>
      link('/x/', { kind: 'broken', href: '/x/', message: 'no.' }, line);
    const report = checkLinks(
      [
        { file: 'docs/a.md', links: [broken(1), broken(2)] },
        { file: 'docs/b.md', links: [broken(9)] },
      ],
      { anchorsOf: () => undefined, waiting: [] },
    );
    expect(report.diagnostics.map(({ file, line }) => `${file}:${line}`)).toEqual([
      'docs/a.md:1',
      'docs/a.md:2',
      'docs/b.md:9',
    ]);
  });

  it('counts links outside of pages that wait, each page once', () => {
    const links = [link('/b/', { kind: 'pending', route: '/b/' })];
    expect(check(links, { waiting: ['/b/', '/c/', '/c/'] }).waiting).toEqual({ links: 4, pages: 2 });
  });
});
