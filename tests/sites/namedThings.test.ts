import { describe, expect, it } from 'vitest';
import { type Files, miniSite } from '../support/miniSite.ts';

const PAGES = { 'index.md': '# Home\n', 'a.md': '# A\n\n## Ports\n\nText.\n' };
const URL = 'https://docs.example';

/** Settings as a writer has them, one to a line. */
function settings(...lines: string[]): string {
  return [
    'export default {',
    "  title: 'Mini',",
    `  url: '${URL}',`,
    ...lines.map((line) => `  ${line}`),
    '};',
    '',
  ].join('\n');
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const page = (html: string) => `export default function Page() {\n  return (\n    ${html}\n  );\n}\n`;

describe('What names something that is not there is told at its place:', () => {
  it.each<[string, Files, string[]]>([
    [
      'a redirect to a section',
      { 'site/redirects.tsv': '/old/\t/a/#ports\n/older/\t/a/#port\n' },
      [
        'site/redirects.tsv:2:1: error: broken link "/a/#port": /a/ has no heading with the id "port". Did you mean "#ports"?',
      ],
    ],
    [
      'a logo, in light and dark, and a favicon',
      {
        'site/static/img/logo.svg': SVG,
        'site/site.config.ts': settings(
          "logo: { src: '/img/lgo.svg', dark: '/dark.png' },",
          "favicon: '/no.ico',",
        ),
      },
      [
        'site/site.config.ts:4:16: error: the logo "/img/lgo.svg" does not exist. Did you mean "img/logo.svg"?',
        'site/site.config.ts:4:38: error: the logo for dark mode "/dark.png" does not exist. Put it into the static folder, or correct its path.',
        'site/site.config.ts:5:12: error: the favicon "/no.ico" does not exist. Put it into the static folder, or correct its path.',
      ],
    ],
    [
      'a feed of a section',
      { 'site/site.config.ts': settings("feeds: [{ section: '/nope/', title: 'News' }],") },
      [
        'site/site.config.ts:4:22: error: the feed "/nope/" is of a section that does not exist. Name the address of a section, such as /release-notes/.',
      ],
    ],
    [
      'files of a page component',
      {
        'site/static/img/lamp.svg': SVG,
        'site/pages/x.tsx': page(
          `<><img src="/img/nope.png" alt="" /><img src="/img/lamp.svg" alt="" />\n    <img srcSet="/img/lamp.svg 1x, /img/two.png 2x" alt="" /><video src="/v.mp4" poster="../img/lamp.svg" /></>`,
        ),
      },
      ['/img/nope.png', '/img/two.png', '/v.mp4'].map((url) =>
        expect.stringMatching(
          new RegExp(
            `^site/pages/x\\.tsx:\\d+:\\d+: error: broken link "${url}": there is no such file\\. Put it into the static folder`,
          ),
        ),
      ),
    ],
  ])('%s', async (_, files, expected) => {
    const site = miniSite({ ...PAGES, ...files });
    expect(await site.fail()).toEqual(expected);
    const { messages } = await site.build({ lenient: true });
    expect(messages).toHaveLength(expected.length);
  });

  it('and what is there, planned, a draft or of another host is not', async () => {
    const config = {
      title: 'Mini',
      url: URL,
      logo: { src: 'img/lamp.svg', dark: 'https://cdn.example/dark.svg' },
      favicon: '/img/lamp.svg?v=2',
      feeds: ['/', '/later/', '/soon/'].map((section) => ({ section, title: 'News' })),
    };
    const site = miniSite(
      {
        ...PAGES,
        'later/x.md': '---\ndraft: true\n---\n\n# X\n',
        'site/planned-routes.tsv': '/soon/\tSoon\n',
        'site/static/img/lamp.svg': SVG,
        'site/pages/x.tsx': page(
          '<><img src="https://cdn.example/a.png" alt="" /><img src="data:image/png;base64,AA==" alt="" /><form action="/search/" /><svg><use href="#x" /></svg></>',
        ),
      },
      { config },
    );
    expect((await site.build()).messages).toEqual([]);
  });
});

it('An id twice on the page of a component is told with its place', async () => {
  const site = miniSite({
    ...PAGES,
    'site/pages/x.tsx': page(`<><h1 id="top-of-it">X</h1><p id={'a'}>1</p><p id="a">2</p><p id="b">3</p></>`),
  });
  expect((await site.build()).messages).toEqual([
    expect.stringMatching(
      /^site\/pages\/x\.tsx:\d+:\d+: warning: the id "a" is used twice on this page\. Give/,
    ),
  ]);
});

it('A script in the folder of pages that is no page is told', async () => {
  const script = page('<h1>X</h1>');
  const site = miniSite({
    ...PAGES,
    'site/pages/x.js': script,
    'site/pages/more/y.ts': script,
    'site/pages/_helper.js': script,
    'site/pages/x.test.ts': script,
    'site/pages/types.d.ts': 'export {};\n',
  });
  const message = (name: string, to: string, helper: string) =>
    `site/pages/${name}:1:1: warning: the file is not a page: pages are .tsx, .jsx or .md files. If it is one, rename it to "${to}"; if it helps another, to "${helper}".`;
  expect((await site.build()).messages).toEqual([
    message('more/y.ts', 'more/y.tsx', '_y.ts'),
    message('x.js', 'x.jsx', '_x.js'),
  ]);
});
