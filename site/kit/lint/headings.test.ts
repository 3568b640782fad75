import { describe, expect, it } from 'vitest';
import { contextOf, lintPage, say, spellerOf } from '../../../tests/support/lintPage.ts';
import { headingLevels, sentenceCase } from './headings.ts';

describe('the levels of headings', () => {
  it.each([
    ['## A\n\n### B\n\n## C', []],
    ['text alone', []],
    ['# A', ['1:1 the text contains a level 1 heading.']],
    ['### A', ['1:1 a level 3 heading follows a level 1 heading.']],
    ['## A\n\n#### B', ['3:1 a level 4 heading follows a level 2 heading.']],
    ['```md\n# A\n```', []],
  ])('of %j', (body, faults) => {
    expect(say(headingLevels, lintPage(body)).map((fault) => fault.replace(/^(\d+):\d+/, '$1:1'))).toEqual(
      faults,
    );
  });
});

describe('sentence case', () => {
  const context = contextOf({
    dictionary: 'Main Appliance\nHyper-V\nvCenter\nWindows\nRemote Collector',
    speller: spellerOf('Microsoft', 'install', 'open', 'tasks', 'ports'),
  });
  it.each([
    'Install the Main Appliance',
    'Main Appliance',
    'vCenter ports',
    'What Remote Collectors do',
    'Install on Windows and Hyper-V',
    'Install with Microsoft tools',
    'Task 1: Deploy it',
    'SNMP and SSH',
    'PDUs in racks',
    'Use **Open Job** twice',
    '`lower` first',
    '2 steps',
    'Is it on? Then leave it',
  ])('passes "%s"', (heading) => {
    expect(say(sentenceCase, lintPage(`## ${heading}`), context)).toEqual([]);
  });

  it.each([
    ['Install The Tool', '1:12 "The" has a capital letter in "Install The Tool".'],
    ['install it', '1:4 "install" does not start with a capital letter.'],
    ['The Main Task', '1:8 "Main" has a capital letter in "The Main Task".'],
  ])('finds the fault in "%s"', (heading, fault) => {
    expect(say(sentenceCase, lintPage(`## ${heading}`), context)).toEqual([fault]);
  });

  it('holds for the sidebar label', () => {
    expect(say(sentenceCase, lintPage('', { sidebar_label: 'Ping Sweep' }), context)).toEqual([
      '2:1 "Sweep" has a capital letter in "Ping Sweep".',
    ]);
  });
});
