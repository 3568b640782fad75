import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { renderAdmonition } from '../../theme/article/admonition.ts';
import { codeBlockHtml } from '../../theme/article/codeBlock.ts';
import { renderFirewallPlanner } from '../../theme/article/planners.tsx';
import { renderStaticPart } from '../../theme/article/staticParts.ts';
import { tableBox } from '../../theme/article/tableBox.ts';
import { renderTabs } from '../../theme/article/tabs.tsx';
import { SectionList } from '../../theme/pages/SectionList.tsx';
import { figureHtml } from '../content/drawings.ts';
import { stylePartsOf } from './styleParts.ts';

const folder = path.resolve(import.meta.dirname, '../../theme/styles/parts');
const names = readdirSync(folder).map((file) => path.basename(file, '.css'));
const body = (items: { props: Record<string, string>; html: string }[] = []) => ({ html: '', items });

describe('the style sheets that a page needs', () => {
  it.each([
    ['plain text', '<p>Text <code class="language-bash">x</code></p>', []],
    ['a short table', tableBox({ rows: 8 }).open, []],
    ['a long table', tableBox({ rows: 9 }).open, ['table-tools']],
    ['a firewall planner', renderFirewallPlanner([]), ['code', 'planner', 'table-tools', 'tools']],
    ['a drawing', figureHtml('<svg></svg>', 100), ['figures', 'tools']],
    ['a picture', '<p><img src="/a.png" alt="A"></p>', ['figures', 'tools']],
    [
      'a code block',
      codeBlockHtml({ codeHtml: 'x', language: '', lineNumbers: false }, () => ''),
      ['code', 'tools'],
    ],
    ['code that is written as HTML', '<pre>x</pre>', ['code', 'tools']],
    ['what must be true before', renderStaticPart('Before', {}, body()), ['before']],
    ['a badge', renderStaticPart('AppliesTo', { release: '1' }, body()), ['blocks']],
    ['cards', renderStaticPart('Cards', {}, body([{ props: { title: 'A' }, html: '' }])), ['blocks']],
    ['a file tree', renderStaticPart('FileTree', {}, body()), ['blocks']],
    ['an admonition', renderAdmonition({ type: 'note', bodyHtml: '' }, () => ''), ['admonitions']],
    ['tabs', renderTabs({ id: 'a', items: [{ value: 'a', label: 'A', html: '' }] }), ['tabs']],
    ['a list of sections', renderToStaticMarkup(createElement(SectionList, { items: [] })), ['sections']],
    ['the home page', '<div class="home-head">', ['home']],
  ])('%s', (_, html, expected) => {
    expect(stylePartsOf(html ?? '', names)).toEqual(expected);
  });

  it('are all that nobody knows', () => {
    expect(stylePartsOf('<p>Text</p>', ['new'])).toEqual(['new']);
  });
});
