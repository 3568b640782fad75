import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Writer } from '../writer.ts';
import { createPortableWriter } from './portableWriter.ts';

const urls = { baseUrl: '/', trailingSlash: true };

/** A portable writer over one that notes what it is given. */
function noted() {
  const written: Record<string, string> = {};
  const copied: Record<string, string> = {};
  const writer: Writer = {
    total: { files: 0, bytes: 0 },
    write(file, content) {
      written[file] = Buffer.from(content).toString();
    },
    copy(from, file) {
      copied[file] = from;
    },
  };
  return { portable: createPortableWriter(writer, urls), written, copied };
}

describe('a portable writer', () => {
  let folder = '';
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('writes pages whose addresses lead to files', () => {
    const { portable, written } = noted();
    portable.write('a/index.html', '<a href="/b/">b</a>');
    expect(written).toEqual({ 'a/index.html': '<a href="../b/index.html">b</a>' });
  });

  it('writes what pages ask for as scripts that hand it over', () => {
    const { portable, written } = noted();
    portable.write('assets/tree-1.json', '{"a":"</script> \u2028"}');
    portable.write('assets/search-1.txt', new TextEncoder().encode('é'));
    expect(Object.keys(written)).toEqual(['assets/tree-1.json.js', 'assets/search-1.txt.js']);
    const handed: unknown[] = [];
    for (const script of Object.values(written))
      new Function('fieldguideFile', script)((...parts: unknown[]) => handed.push(parts));
    expect(handed).toEqual([
      ['assets/tree-1.json', '{"a":"</script> \u2028"}'],
      ['assets/search-1.txt', 'é'],
    ]);
  });

  it('leaves out what only a server reads', () => {
    const { portable, written, copied } = noted();
    for (const file of ['_redirects', 'csp.txt', 'robots.txt', 'sitemap.xml']) portable.write(file, 'x');
    portable.copy('/elsewhere/robots.txt', 'robots.txt');
    expect({ ...written, ...copied }).toEqual({});
  });

  it('leaves all else as it is', () => {
    const { portable, written, copied } = noted();
    portable.write('data/lamps.json', '{}');
    portable.write('a/index.md', '[b](/b/)');
    portable.copy('/elsewhere/x.svg', 'assets/files/x.svg');
    expect(written).toEqual({ 'data/lamps.json': '{}', 'a/index.md': '[b](/b/)' });
    expect(copied).toEqual({ 'assets/files/x.svg': '/elsewhere/x.svg' });
  });

  it('hands captions over, too: a player may not read them', () => {
    folder = mkdtempSync(path.join(tmpdir(), 'portable-'));
    const captions = path.join(folder, 'lamp.vtt');
    writeFileSync(captions, 'WEBVTT');
    const { portable, written, copied } = noted();
    portable.copy(captions, 'assets/files/lamp.vtt');
    expect(copied).toEqual({ 'assets/files/lamp.vtt': captions });
    expect(written).toEqual({
      'assets/files/lamp.vtt.js': 'fieldguideFile("assets/files/lamp.vtt","WEBVTT")\n',
    });
  });

  it('looks into HTML that the site brings along', () => {
    folder = mkdtempSync(path.join(tmpdir(), 'portable-'));
    const own = path.join(folder, 'own.html');
    writeFileSync(own, '<a href="/b/">b</a>');
    const { portable, written } = noted();
    portable.copy(own, 'own.html');
    expect(written).toEqual({ 'own.html': '<a href="b/index.html">b</a>' });
  });
});
