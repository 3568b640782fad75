import { beforeAll, describe, expect, it } from 'vitest';
import { findFences } from './codeFence.ts';
import { createHighlighter, fenceLanguages } from './highlight.ts';

const highlighter = createHighlighter();
beforeAll(() => highlighter.prepare(['js', 'bash', 'golang', 'console', 'no-such-language']));

describe('highlighted code', () => {
  it('has classes for its colours and no style', () => {
    const html = highlighter.lines('const a = "b"; // c', 'js').join('\n');
    expect(html).toMatch(/<span class="tk-keyword">/);
    expect(html).toMatch(/<span class="tk-comment">/);
    expect(html).not.toContain('style=');
    expect(html).not.toContain('color');
  });

  it('keeps its text, escaped, with one piece for each line', () => {
    const code = 'if (a < b && c > d) {\n\n  run("<b>$&</b>");\n}';
    const lines = highlighter.lines(code, 'js');
    expect(lines).toHaveLength(4);
    const text = lines.join('\n').replace(/<\/?span[^>]*>/g, '');
    expect(text).toBe(
      code.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;'),
    );
  });

  it('puts neighbours of one colour into one element', () => {
    const html = highlighter.lines('const re = /a(b|c)+/g, text = "x"; // one two', 'js').join('');
    expect(html).toContain('tk-string');
    expect(html).not.toMatch(/<span class="([^"]*)">[^<]*<\/span>\s*<span class="\1">/);
  });

  it.each(['text', '', 'plaintext', 'output'])('has no elements in the language "%s"', (language) => {
    expect(highlighter.lines('a <b> # c', language)).toEqual(['a &lt;b&gt; # c']);
  });

  it('of a language whose grammar was not loaded is plain text', () => {
    expect(highlighter.has('rust')).toBe(true);
    expect(highlighter.lines('let a = 1;', 'rust')).toEqual(['let a = 1;']);
  });

  it('of great length is plain text, at once', () => {
    const code = 'const a = 1;\n'.repeat(20_000);
    const start = process.cpuUsage();
    expect(highlighter.lines(code, 'js')[0]).toBe('const a = 1;');
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(3_000);
  });
});

describe('a language', () => {
  it.each([
    'js',
    'javascript',
    'bash',
    'sh',
    'golang',
    'go',
    'shell-session',
    'console',
    'powershell',
    'ini',
    'xml',
    'sql',
    'http',
    'python',
    'csv',
    'text',
    '',
  ])('%s is known', (language) => {
    expect(highlighter.has(language)).toBe(true);
  });

  it.each(['no-such-language', 'toString', 'constructor'])('%s is not', (language) => {
    expect(highlighter.has(language)).toBe(false);
  });

  it('is highlighted under its other names too', () => {
    expect(highlighter.lines('func main() {}', 'golang').join('')).toContain('tk-');
  });

  it.each([
    ['sql', "SELECT name FROM racks WHERE site = 'HB';"],
    ['yaml', 'rack: HB-R01 # first'],
    ['json', '{"rack": "HB-R01"}'],
    ['powershell', 'Get-Service -Name "lamp"'],
    ['bash', 'curl --fail "https://x" # ask'],
    ['http', 'GET /api/1.0/racks HTTP/1.1\nHost: x'],
    ['ini', '[lamp]\nbright = 80'],
    ['xml', '<rack name="HB-R01"/>'],
  ])('%s has colours', async (language, code) => {
    const own = createHighlighter();
    await own.prepare([language]);
    expect(own.lines(code, language).join('')).toContain('class="tk-');
  });

  it('is among the names for hints', () => {
    expect(highlighter.languages()).toContain('bash');
    expect(highlighter.languages()).toContain('text');
    expect(highlighter.languages()).not.toContain('');
  });
});

describe('the languages of a page', () => {
  it.each([
    ['```js\n```', ['js']],
    ['~~~bash\n~~~', ['bash']],
    ['````C++ title="x"\n````', ['c++']],
    ['- ```yaml\n  ```', ['yaml']],
    ['1. ```json\n   ```', ['json']],
    ['> ```ini\n> ```', ['ini']],
    ['   ``` sh\n   ```', ['sh']],
    ['```\nplain\n```', ['']],
    ['```js\nnever closed', ['js']],
    ['Text with `code`', []],
    ['```console\n$ a\nmysql> b\n```', ['console', 'bash', 'sql']],
    ['```bash\nmysql> b\n```', ['bash']],
  ])('are found in %j', (source, languages) => {
    expect(findFences(source).flatMap(fenceLanguages)).toEqual(languages);
  });
});
