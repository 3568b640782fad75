import { describe, expect, it } from 'vitest';
import { renderStaticPart } from './staticParts.ts';

const body = (html = '', items: { props: Record<string, string>; html: string }[] = []) => ({ html, items });

describe('static parts', () => {
  it('the Before you start box is a named list of terms', () => {
    const html = renderStaticPart(
      'Before',
      {},
      body('', [{ props: { label: 'Time <x>' }, html: '<b>10</b>' }]),
    );
    expect(html).toContain('role="group" aria-label="Before you start"');
    expect(html).toContain('<dl><div><dt>Time &lt;x&gt;</dt><dd><b>10</b></dd></div></dl>');
  });

  it('badges say what applies, in a fixed order, escaped', () => {
    const html = renderStaticPart(
      'AppliesTo',
      { deployment: '<Cloud>', release: '19.05', other: 'x' },
      body(),
    );
    expect(html?.replace(/<[^>]+>/g, '|')).toBe(' ||Applies to ||Release 19.05| |&lt;Cloud&gt;||');
    expect(renderStaticPart('AppliesTo', { release: true }, body())).toBe('');
  });

  it('cards are a list; one without a link has a plain title', () => {
    const html = renderStaticPart(
      'Cards',
      {},
      body('', [
        { props: { title: 'A&B', href: '/a/' }, html: '<p>a</p>' },
        { props: { title: 'C' }, html: '' },
      ]),
    );
    expect(html).toBe(
      '<ul class="cards"><li class="card"><p class="card-title"><a href="/a/">A&amp;B</a></p><p>a</p></li>' +
        '<li class="card"><p class="card-title"><strong>C</strong></p></li></ul>',
    );
  });

  it.each([
    ['Enter', '<kbd>Enter</kbd>'],
    ['Ctrl+K', '<kbd class="keys"><kbd>Ctrl</kbd>+<kbd>K</kbd></kbd>'],
    ['Ctrl + Shift + K', '<kbd class="keys"><kbd>Ctrl</kbd>+<kbd>Shift</kbd>+<kbd>K</kbd></kbd>'],
    ['Ctrl++', '<kbd class="keys"><kbd>Ctrl</kbd>+<kbd>+</kbd></kbd>'],
    ['+', '<kbd>+</kbd>'],
  ])('the keys %s', (keys, expected) => {
    expect(renderStaticPart('Kbd', {}, body(keys))).toBe(expected);
  });

  it('a file tree tells names, folders and notes apart', () => {
    const html = renderStaticPart(
      'FileTree',
      {},
      body('<ul>\n<li>etc/ settings\n<ul>\n<li><strong>a.conf</strong> - the one</li>\n</ul>\n</li>\n</ul>'),
    );
    expect(html).toContain(
      '<span class="file-name file-folder">etc/</span> <span class="file-note">settings</span>',
    );
    expect(html).toContain(
      '<span class="file-name"><strong>a.conf</strong></span> <span class="file-note">the one</span>',
    );
  });

  it('knows no other component', () => {
    expect(renderStaticPart('Tabs', {}, body())).toBeUndefined();
  });
});
