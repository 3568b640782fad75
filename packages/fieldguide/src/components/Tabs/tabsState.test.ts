import { describe, expect, it } from 'vitest';
import { chooseTab, type TabsData, tabForKey } from './Tabs.tsx';

const data: TabsData = {
  id: 'tabs-1',
  groupId: 'os',
  parameter: 'os',
  items: [
    { value: 'linux', label: 'Linux' },
    { value: 'mac', label: 'macOS' },
    { value: 'win', label: 'Windows' },
  ],
  selected: 'linux',
};

describe('chooseTab', () => {
  it.each([
    ['the page alone', '', null, 'linux'],
    ['a stored choice', '', 'mac', 'mac'],
    ['the URL before a stored choice', '?os=win', 'mac', 'win'],
    ['an unknown value in the URL', '?os=beos', 'mac', 'mac'],
    ['unknown values everywhere', '?os=beos', 'amiga', 'linux'],
  ])('%s', (_, search, stored, expected) => {
    expect(chooseTab(data, search, stored)).toBe(expected);
  });

  it('does not read the URL without a parameter', () => {
    expect(chooseTab({ ...data, parameter: undefined }, '?os=win', null)).toBe('linux');
  });
});

describe('tabForKey', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Enter', 1, undefined],
  ])('%s from %i', (key, index, expected) => {
    expect(tabForKey(key, index, 3)).toBe(expected);
  });
});
