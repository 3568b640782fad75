import { chmodSync, mkdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { articleOf } from '../support/html.ts';
import { miniSite } from '../support/miniSite.ts';

describe('A lenient build', () => {
  it('marks what cannot be compiled where it stood, and shows the rest of the page', async () => {
    const site = miniSite({
      'index.md': '---\ntitle: Home\nsidebar_position: first\n---\n\nText\n',
      'torn.md': '# Torn\n\n<Tabs>\n\nText **bold**\n\n<details>\n',
    });
    const { messages } = await site.build({ lenient: true });
    expect(messages).toEqual([
      'site/docs/index.md:3:1: warning: "sidebar_position" in the front matter is wrong: expected number, received string. Change the value, or quote it if it should be text.',
      'site/docs/torn.md:3:1: warning: <Tabs> is never closed. Add </Tabs>.',
      'site/docs/torn.md:7:1: warning: <details> is never closed and is shown as text. Add </details>, or write it in backticks.',
    ]);
    expect(articleOf(site.read('index.html'))).toContain(
      '<p class="fault">&quot;sidebar_position&quot; in the front matter is wrong',
    );
    expect(articleOf(site.read('torn/index.html'))).toContain('<strong>bold</strong>');
  });

  it('goes on where the aliases of front matter, or of a category, never end', async () => {
    const site = miniSite({
      'index.md': '# Home\n',
      'a.md': '---\ntags: &a [*a]\n---\n\n# Page A\n',
      'b/_category_.yml': 'label: &b [*b]\n',
      'b/c.md': '# Page C\n',
    });
    const { messages } = await site.build({ lenient: true });
    const fault =
      'aliases refer to themselves, or expand to more than 100,000 values. Write the values out instead of repeating them with "*".';
    expect(messages).toEqual(
      expect.arrayContaining([
        `site/docs/a.md:2:11: warning: ${fault}`,
        `site/docs/b/_category_.yml:1:12: warning: ${fault}`,
      ]),
    );
    expect(articleOf(site.read('a/index.html'))).toContain('Page A');
    expect(articleOf(site.read('b/c/index.html'))).toContain('Page C');
  });

  it('reads what it may read, and goes round the rest', async () => {
    const site = miniSite({
      'index.md': '# Home\n',
      'a b#c?d%e😀.md': '# Odd name\n',
      'binary.md': new Uint8Array([0xff, 0xfe, 0x00]),
    });
    mkdirSync(site.path('site/docs/folder.md'));
    const { messages } = await site.build({ lenient: true });
    expect(messages).toEqual([
      'site/docs/binary.md:1:1: warning: the file is not UTF-8. Save it as UTF-8 in your editor.',
    ]);
    expect(site.has('a b#c?d%e😀/index.html')).toBe(true);
    expect(site.read('index.html')).toContain('href="/a%20b%23c%3Fd%25e%F0%9F%98%80/"');
  });

  it.runIf(process.getuid?.() !== 0)('names a file that may not be read', async () => {
    const site = miniSite({ 'index.md': '# Home\n', 'secret.md': '# Secret\n' });
    chmodSync(site.path('site/docs/secret.md'), 0);
    const [message] = (await site.build({ lenient: true })).messages;
    expect(message).toBe(
      'site/docs/secret.md: warning: it cannot be read (EACCES). Check that it still exists and that this user can read it.',
    );
  });
});
