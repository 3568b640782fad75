import { describe, expect, it } from 'vitest';
import { contextOf, lintPage, say } from '../../../tests/support/lintPage.ts';
import { keywordCount, labelOfTitle, pageListAgrees, questionForm } from './metadata.ts';
import {
  alternativeText,
  fenceLanguage,
  linksToOthers,
  screens,
  strayAsterisks,
  wordCount,
} from './parts.ts';

describe('pictures and code', () => {
  it.each([
    [`![${'x'.repeat(40)}](./a.svg)`, []],
    [`![${'x'.repeat(150)}](./a.svg)`, []],
    [`Text ![${'x'.repeat(39)}](./a.svg)`, ['1:6 the alternative text of the picture has 39 characters.']],
    [`![${'x'.repeat(151)}](./a.svg)`, ['1:1 the alternative text of the picture has 151 characters.']],
    ['<img src="/a.png" alt="short" />', ['1:1 the alternative text of the picture has 5 characters.']],
    ['**![](./a.svg)**', ['1:3 the alternative text of the picture has 0 characters.']],
    ['| a |\n| --- |\n| ![x](./a.svg) |', ['3:3 the alternative text of the picture has 1 character.']],
  ])('%j', (body, faults) => {
    expect(say(alternativeText, lintPage(body))).toEqual(faults);
  });

  it.each([
    ['```bash\nls\n```', []],
    ['```text{1}\nls\n```', []],
    ['text\n\n```\nls\n```', ['3:1 the code block has no language.']],
    ['- a\n\n  ~~~\n  ls\n  ~~~', ['3:3 the code block has no language.']],
  ])('%j', (body, faults) => {
    expect(say(fenceLanguage, lintPage(body))).toEqual(faults);
  });
});

describe('steps of the interface', () => {
  const steps = (count: number) =>
    Array.from({ length: count }, (_, at) => `${at + 1}. Select **Next**.`).join('\n');
  const screen = '```screen\ntitle: A form\n```';
  const fault = '8 steps name labels of the interface, and the page shows no screen.';

  it.each([
    [steps(7), []],
    [steps(8), [`1:1 ${fault}`]],
    [`${steps(4)}\n\nText.\n\n${steps(4)}`, [`1:1 ${fault}`]],
    [`${steps(8)}\n\n${screen}`, []],
    [`${steps(7)}\n8. Run \`ls\`.`, []],
    [steps(8).replaceAll(/^\d+\./gm, '-'), []],
  ])('%j', (body, faults) => {
    expect(say(screens, lintPage(body))).toEqual(faults);
  });
});

describe('asterisks that readers see', () => {
  it.each([
    ['Open **Discovery > Hypervisors / \\*nix / Windows**.', []],
    ['Open **Jobs**, *then* `SELECT *`.', []],
    ['Open **Discovery > Hypervisors / *nix / Windows**.', ['1:6 readers see an asterisk here.']],
    ['A line.\nOn *nix only.', ['2:4 readers see an asterisk here.']],
    ['| a |\n| --- |\n| *nix |', ['3:3 readers see an asterisk here.']],
  ])('%j', (body, faults) => {
    expect(say(strayAsterisks, lintPage(body))).toEqual(faults);
  });
});

describe('links and length', () => {
  const list = new Map([
    ['/a/page/', { route: '/a/page/', title: 'A Page', label: 'A page', position: 2, kind: 'task' }],
  ]);

  it('asks for three other pages', () => {
    expect(say(linksToOthers, lintPage('', {}, ['/b/', '/c/', '/d/']))).toEqual([]);
    expect(say(linksToOthers, lintPage('', {}, ['/b/', '/b/', '/c/', '/a/page/']))).toEqual([
      '1:1 the page links to 2 other pages.',
    ]);
  });

  it('asks for 220 words where a page should answer a question', () => {
    const body = (count: number) => 'word '.repeat(count);
    expect(say(wordCount, lintPage(body(220)), contextOf({ list }))).toEqual([]);
    expect(say(wordCount, lintPage(body(219)), contextOf({ list }))).toEqual(['1:1 the page has 219 words.']);
    expect(say(wordCount, lintPage(`${body(9)}\n\n<DataTable data="ports" />`), contextOf({ list }))).toEqual(
      [],
    );
    expect(say(wordCount, lintPage(body(9)))).toEqual([]);
  });

  it('asks for 150 words on the index of a section', () => {
    const index = (count: number) => {
      const read = lintPage('word '.repeat(count));
      return { ...read, source: { ...read.source, isIndex: true } };
    };
    expect(say(wordCount, index(150), contextOf({ list }))).toEqual([]);
    expect(say(wordCount, index(149), contextOf({ list }))).toEqual(['1:1 the page has 149 words.']);
  });

  it.each([
    [{ title: 'A Page', sidebar_label: 'A page', sidebar_position: 2 }, []],
    [
      { title: 'A page', sidebar_label: 'A page' },
      [
        '2:1 the title is "A page", but the page list has "A Page".',
        '1:1 the sidebar_position is missing, but the page list has "2".',
      ],
    ],
    [{ title: 'A Page', slug: '/a/other/' }, ['3:1 the page list has no route /a/other/.']],
  ])('agrees with the page list: %o', (matter, faults) => {
    expect(say(pageListAgrees, lintPage('', matter), contextOf({ list }))).toEqual(faults);
  });

  it('counts keywords that the title lacks', () => {
    const keywords = ['a', 'b', 'c', 'd', 'Ping sweep'];
    expect(say(keywordCount, lintPage('', { title: 'Ping', keywords }))).toEqual([]);
    expect(say(keywordCount, lintPage('', { title: 'Sweep with Ping', keywords }))).toEqual([
      '3:1 the page has 4 keywords that the title lacks (it has "Ping sweep").',
    ]);
  });

  it.each([
    [['How do I restore a backup?', 'Why is the disk full?', 'Where are the logs?'], []],
    [['Backups'], ['3:1 the question "Backups" has no question mark at the end.']],
    [['Why? Oh, why?'], ['3:1 the question "Why? Oh, why?" has 13 characters.']],
    [
      [`How ${'very '.repeat(18)}long?`],
      [`3:1 the question "How ${'very '.repeat(18)}long?" has 99 characters.`],
    ],
    [Array(4).fill('How do I restore a backup?'), ['3:1 the page has 4 questions.']],
    [['#sweep', 'look for live hosts'], []],
    [['#sweep', 'go'], ['3:1 the question "go" has 2 characters.']],
    [['#sweep', ...Array(3).fill('look for hosts')], ['3:1 the section "sweep" has 3 questions.']],
  ])('takes few whole questions of a page, and short lines on a section: %o', (given, faults) => {
    const id = given[0]?.startsWith('#') ? given[0].slice(1) : '';
    const questions = (id === '' ? given : given.slice(1)).map((text) => ({ id, text }));
    expect(say(questionForm, lintPage('', { title: 'Ping', questions }))).toEqual(faults);
  });
});

it.each([
  ['Ports', 'Discovery Port Configurations', true],
  ['Environment', 'Environmental Monitoring', true],
  ['FAQs', 'Frequently Asked Questions', true],
  ['IPAM', 'IP Address Management', true],
  ['How-to', 'How-To Pages', true],
  ['In use', 'Software In Use', false],
  ['Using a phone', 'Using Mobile Devices', false],
  ['Incomplete records', 'Devices with Missing Type', false],
])('the label "%s" of "%s"', (sidebar_label, title, agrees) => {
  expect(say(labelOfTitle, lintPage('', { title, sidebar_label }))).toEqual(
    agrees ? [] : [`3:1 the label "${sidebar_label}" shares no main word with the title "${title}".`],
  );
});
