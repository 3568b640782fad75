import { describe, expect, it } from 'vitest';
import { listFiles, miniSite } from '../support/miniSite.ts';
import { pageParts } from '../support/pageParts.ts';
import { spoiledPages } from '../support/spoiledPages.ts';

const SEED = 20;
/** A sample; more by `HOSTILE_PAGES=5000 npx vitest run tests/sites/hostilePages.test.ts`. */
const PAGES = Number(process.env.HOSTILE_PAGES ?? 200);
const AT_ONCE = 50;

describe(`${PAGES} spoiled pages`, () => {
  const pages = spoiledPages(PAGES, SEED);

  /** Processor time of each part, in microseconds. */
  const times: number[] = [];

  it.each(Array.from({ length: PAGES / AT_ONCE }, (_, index) => index))(
    'part %i: each is whole, and the pages beside it too',
    // Fifty pages and what is loaded for the first of them, on a machine with other work.
    { timeout: 120_000 },
    async (part) => {
      const own = pages.slice(part * AT_ONCE, (part + 1) * AT_ONCE);
      const site = miniSite(
        {
          'index.md': '# Home\n\n## Part\n',
          ...Object.fromEntries(own.map(({ name, text }) => [name, text])),
        },
        { kit: true },
      );
      const start = process.cpuUsage();
      await site.build({ lenient: true });
      const { user, system } = process.cpuUsage(start);
      times.push(user + system);
      const files = listFiles(site.path('dist')).filter((file) => file.endsWith('.html'));
      expect(files.length).toBeGreaterThan(AT_ONCE / 2);
      const expected = pageParts(site.read('index.html')).shell;
      for (const file of files) {
        const html = site.read(file);
        const { shell, repeatedIds, active } = pageParts(html);
        expect({ file, shell, repeatedIds, active }).toEqual({
          file,
          shell: expected,
          repeatedIds: [],
          active: [],
        });
        // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for
        expect({ file, control: html.match(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g) }).toEqual({
          file,
          control: null,
        });
      }
    },
  );

  it('take no part ten times as long as the others', () => {
    const sorted = times.toSorted((a, b) => a - b);
    expect(sorted).toHaveLength(PAGES / AT_ONCE);
    expect(sorted.at(-1)).toBeLessThan(10 * (sorted[sorted.length / 2] ?? 0));
  });
});
