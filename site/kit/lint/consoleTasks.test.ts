import { describe, expect, it } from 'vitest';
import { contextOf, dataSetOf, lintPage, say } from '../../../tests/support/lintPage.ts';
import { page } from '../../../tests/support/plainSite.ts';
import { consoleTasks } from './consoleTasks.ts';

const context = contextOf({ data: dataSetOf('console', [{ id: 'ntp', option: 'NTP Settings', key: 'n' }]) });

describe('tasks of the console menu', () => {
  it.each([
    ['Choose **NTP Settings** (`n`). Other **Label** (`q`).', []],
    ['```\noption 9\n```', []],
    ['DHCP has optional 9 leases.', []],
    ['Choose option 10.', ['1:8 "option 10" is a number from the console menu of older releases.']],
    ['Choose option\n10.', ['1:8 "option 10" is a number from the console menu of older releases.']],
    ['Then option `9` again', ['1:6 "option `9`" is a number from the console menu of older releases.']],
    ['**NTP Settings** (`i`)', ['1:1 the console menu lists "NTP Settings" under the letter n, not i.']],
  ])('in %j', (body, faults) => {
    expect(say(consoleTasks, lintPage(body), context)).toEqual(faults);
  });

  it('may have numbers on their own page, and where no menu is known', () => {
    const own = page('administration/console-menu.md', {}, 'option 9');
    expect(say(consoleTasks, { ...lintPage('option 9'), source: own }, context)).toEqual([]);
    expect(say(consoleTasks, lintPage('option 9'))).toEqual([]);
  });
});
