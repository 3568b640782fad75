import { expect, it } from 'vitest';
import { appliesText, pageBoxText } from './pageBoxes.ts';

const ports = {
  features: () => ['snmp'],
  describe: (feature: string) => (feature === 'snmp' ? '`161` UDP' : undefined),
};

it('the boxes read as plain lines, without marks', () => {
  const matter = {
    applies_to: [{ release: '19.05' }, { component: 'Remote Collector' }],
    before: { role: ['An admin with `jobs`'], ports: ['snmp', 'ssh'], impact: ['None, see [x](/y/)'] },
  };
  expect(pageBoxText(matter, ports)).toEqual([
    'Applies to Release 19.05, Remote Collector',
    'Role or permission: An admin with jobs',
    'Ports: 161 UDP; ssh',
    'Impact: None, see x',
  ]);
});

it('a page without boxes has no lines', () => {
  expect(pageBoxText({ title: 'A' })).toEqual([]);
});

it('a tag reads as its badges', () => {
  expect(appliesText({ component: 'A', release: '2', other: 'x', deployment: true })).toBe('Release 2, A');
});
