import { describe, expect, it } from 'vitest';
import { type Files, miniSite } from '../support/miniSite.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>';
const FILES: Files = {
  'a.webm': 'x',
  'poster.svg': SVG,
  'words.txt': 'Open the <menu>.\n\nSave.\n',
  'captions.vtt': 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello.\n',
};
const page = (attributes: string): Files => ({ ...FILES, 'index.md': `# Home\n\n<Video ${attributes} />\n` });
const WHOLE = 'src="a.webm" poster="poster.svg" title="A &amp; B" duration="1:05" transcript="words.txt"';

describe('A video', () => {
  it('is a picture that leads to it, with its words below', async () => {
    const site = miniSite(page(`${WHOLE} captions="captions.vtt"`));
    expect((await site.build()).messages).toEqual([]);
    const html = site.read('index.html');
    expect(html).toMatch(
      /<a href="\/assets\/files\/a-\w+\.webm" data-video="file" data-title="A &amp; B" data-captions="\/assets\/files\/captions-\w+\.vtt"><img src="\/assets\/files\/poster-\w+\.svg" alt="" width="16" height="9"/,
    );
    expect(html).toContain('Play video: A &amp; B (1:05)');
    expect(html).toContain('<summary>Transcript</summary><p>Open the &lt;menu&gt;.</p><p>Save.</p>');
    expect(html).not.toContain('<iframe');
    expect(site.read('csp.txt')).toContain("media-src 'self'; base-uri");
  });

  it('may come from a host that the settings allow, and from no other', async () => {
    const settings = { title: 'Mini', video: { hosts: ['videos.example'] } };
    const from = (host: string) => page(WHOLE.replace('a.webm', `https://${host}/embed/1`));
    const allowed = miniSite(from('videos.example'), { config: settings });
    await allowed.build();
    expect(allowed.read('index.html')).toContain('href="https://videos.example/embed/1" data-video="frame"');
    expect(allowed.read('index.html')).toContain('The video loads from videos.example when you start it.');
    expect(allowed.read('csp.txt')).toContain(
      "media-src 'self' https://videos.example; frame-src https://videos.example;",
    );
    const other = miniSite(from('evil.videos.example'), { config: settings });
    expect(await other.fail()).toEqual([
      'site/docs/index.md:3:1: error: the video comes from "evil.videos.example", which is no allowed host. Allowed: videos.example. Put the file beside the page, or the host into video.hosts of the site\'s settings.',
    ]);
  });

  it.each([
    ['no transcript', WHOLE.replace(/ transcript="[^"]*"/, ''), '<Video> has no transcript.'],
    ['no title', WHOLE.replace(/ title="[^"]*"/, ''), '<Video> has no title.'],
    [
      'a transcript that is not there',
      WHOLE.replace('words.txt', 'none.txt'),
      'the transcript "none.txt" is no file of this site.',
    ],
    [
      'a picture of another host',
      WHOLE.replace('poster.svg', 'https://b.example/p.png'),
      'the poster "https://b.example/p.png" is no file of this site.',
    ],
    [
      'a file that is not there',
      WHOLE.replace('a.webm', 'b.webm'),
      'the video "b.webm" is no file of this site.',
    ],
    [
      'an attribute that it does not know',
      `${WHOLE} tilte="A"`,
      '<Video> has no attribute "tilte". Did you mean "title"?',
    ],
    [
      'an address without encryption',
      WHOLE.replace('a.webm', 'http://videos.example/1'),
      'is no allowed host.',
    ],
    ['a script for an address', WHOLE.replace('a.webm', 'javascript:alert(1)'), 'is no allowed host.'],
  ])('with %s fails the build at its line', async (_, attributes, message) => {
    const faults = await miniSite(page(attributes)).fail();
    expect(faults).toEqual([expect.stringContaining(message)]);
    expect(faults[0]).toMatch(/^site\/docs\/index\.md:3:1: error: /);
  });

  it('with an empty transcript fails the build', async () => {
    const faults = await miniSite({ ...page(WHOLE), 'words.txt': ' \n' }).fail();
    expect(faults).toEqual([expect.stringContaining('the transcript "words.txt" is empty.')]);
  });
});
