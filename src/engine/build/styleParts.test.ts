import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { codeBlockHtml } from '../../components/CodeBlock/codeBlock.ts';
import { tableBox } from '../../components/Table/tableBox.ts';
import { SectionList } from '../../theme/pages/SectionList.tsx';
import { figureHtml } from '../content/drawings.ts';
import { stylePartsOf } from './styleParts.ts';

const folder = path.resolve(import.meta.dirname, '../../theme/styles/parts');
const names = readdirSync(folder).map((file) => path.basename(file, '.css'));

describe('the style sheets that a page needs', () => {
  it.each([
    ['plain text', '<p>Text <code class="language-bash">x</code></p>', []],
    ['a short table', tableBox({ rows: 8 }).open, []],
    ['a long table', tableBox({ rows: 9 }).open, ['table-tools']],
    ['a firewall planner', '<div class="planner">', ['code', 'planner', 'table-tools', 'tools']],
    ['a drawing', figureHtml('<svg></svg>', 100), ['figures', 'tools']],
    ['a picture', '<p><img src="/a.png" alt="A"></p>', ['figures', 'tools']],
    ['a code block', codeBlockHtml({ codeHtml: 'x', language: '', lineNumbers: false }), ['code', 'tools']],
    ['code that is written as HTML', '<pre>x</pre>', ['code', 'tools']],
    ['what must be true before', '<div class="before">', ['before']],
    ['a badge', '<span class="applies-to">', ['blocks']],
    ['cards', '<ul class="cards">', ['blocks']],
    ['a file tree', '<div class="file-tree">', ['blocks']],
    ['an admonition', '<div class="admonition admonition-note">', ['admonitions']],
    ['tabs', '<div class="tabs">', ['tabs']],
    ['a list of sections', renderToStaticMarkup(createElement(SectionList, { items: [] })), ['sections']],
    ['the home page', '<div class="home-head">', ['home']],
  ])('%s', (_, html, expected) => {
    expect(stylePartsOf(html, names)).toEqual(expected);
  });

  it('are all that nobody knows', () => {
    expect(stylePartsOf('<p>Text</p>', ['new'])).toEqual(['new']);
  });
});
