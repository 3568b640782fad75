import { describe, expect, it } from 'vitest';
import type { DataCenter } from '../site/kit/datacenter/dataCenterModel.ts';
import { readDataCenter } from './support/dataCenter.ts';
import * as rules from './support/dataCenterRules.ts';

const data = readDataCenter();

type Change = [place: string[], value: unknown];

/** The data with other values at some places. */
function changed(changes: Change[]): DataCenter {
  const dc = readDataCenter();
  for (const [place, value] of changes) {
    const holder = place
      .slice(0, -1)
      .reduce((at, key) => at[key] as Record<string, unknown>, dc as unknown as Record<string, unknown>);
    holder[place.at(-1) ?? ''] = value;
  }
  return dc;
}

/** One mistake for each rule, and what the rule says of it. */
const mistakes: [name: string, rule: (dc: DataCenter) => string[], changes: Change[], fault: string][] = [
  [
    'racks stand in rooms on tiles of their own',
    rules.racksInRooms,
    [[['racks', 'HB-R02', 'start_col'], 3]],
    'racks: HB-R02: Hall 1 row 3 column 3 is taken by HB-R01',
  ],
  [
    'devices and assets fit their rack and share no unit',
    rules.unitsInRacks,
    [[['devices', 'hb-esx-02', 'u'], 11]],
    'racks: hb-esx-02: HB-R02 U11 is taken by hb-esx-01',
  ],
  [
    'nothing ends above its rack',
    rules.unitsInRacks,
    [[['devices', 'hb-chassis-01', 'u'], 36]],
    'devices: hb-chassis-01: U36 to U43 are outside HB-R01',
  ],
  [
    'devices name models, hosts, chassis, owners and systems that exist',
    rules.devicesHaveParents,
    [[['devices', 'hb-web-01', 'host'], 'hb-db-01']],
    'devices: hb-web-01: hb-db-01 is not a virtual host',
  ],
  [
    'subnets lie in their parents, with the gateway inside',
    rules.subnetsNest,
    [[['subnets', '10.10.40.0/24', 'gateway'], '10.10.41.1']],
    'subnets: 10.10.40.0/24: the gateway 10.10.41.1 is outside',
  ],
  [
    'addresses lie in their subnets',
    rules.addressesInSubnets,
    [[['addresses', '10.10.40.0/24', '10.10.50.13'], { device: 'hb-web-01' }]],
    'addresses: 10.10.50.13: is no address of 10.10.40.0/24',
  ],
  [
    'an address is used once in a VRF group',
    rules.addressesInSubnets,
    [
      [['subnets', '10.10.40.0/25'], { vrf: 'Default' }],
      [['addresses', '10.10.40.0/25'], { '10.10.40.11': { device: 'hb-web-02' } }],
    ],
    'addresses: 10.10.40.0/25: 10.10.40.11 in Default is taken by 10.10.40.0/24',
  ],
  [
    'names and translations lead to addresses that are known',
    rules.namesLeadToAddresses,
    [[['dns', 'harbor.example.com', 'records', '0', 'content'], '10.10.40.12']],
    'dns: harbor.example.com: hb-web-01 A: 10.10.40.12 is not of hb-web-01',
  ],
  [
    'watts of the outlets add up to the sum stated',
    rules.powerAddsUp,
    [[['hardware-models', 'EC-1U', 'watts'], 400]],
    'power-units: hb-pdu-r01-a: its outlets add up to 4550 W, stated are 4650 W',
  ],
  [
    'a device hangs on no more outlets than it has cords',
    rules.powerAddsUp,
    [[['power-units', 'hb-pdu-r02-b', 'outlets', '3'], 'hb-sw-02']],
    'power-units: hb-sw-02 has 1 cords and hangs on hb-pdu-r02-a outlet 3, hb-pdu-r02-b outlet 3',
  ],
  [
    'cables end at ports that exist',
    rules.cablesEndAtPorts,
    [[['cables', 'C-0201', 'to'], [['hb-sw-01', 'fiber/3']]]],
    'cables: C-0201: hb-sw-01 has no port fiber/3',
  ],
  [
    'a port takes one cable',
    rules.cablesEndAtPorts,
    [
      [
        ['cables', 'C-0102', 'from'],
        ['hb-pp-01', 'front', 1],
      ],
    ],
    'cables: C-0102: hb-pp-01 front 1 is taken by C-0101',
  ],
  [
    'orders, licenses and parts add up',
    rules.purchasesAddUp,
    [[['licenses', 'Per device', 'in_use'], 18]],
    'licenses: Per device: 18 of 20 is not 85 %',
  ],
  [
    'applications name what exists',
    rules.applicationsNameWhatExists,
    [[['business-services', 'Payroll', 'devices'], ['hb-db-03']]],
    'business-services: Payroll: hb-db-03 is not in devices.yaml',
  ],
  [
    'rows of views agree with the records',
    rules.rowsAgree,
    [[['devices', 'hb-web-02', 'host'], 'hb-esx-03']],
    'rows: composition 3 (hb-esx-01): Client on Host does not hold for hb-web-02',
  ],
];

describe('The sample data center', () => {
  it.each(mistakes)('%s', (_name, rule, changes, fault) => {
    expect(rule(data)).toEqual([]);
    expect(rule(changed(changes))).toContain(fault);
  });

  it('has every rule in this test', () => {
    const tested = new Set(mistakes.map(([, rule]) => rule));
    expect(Object.values(rules).filter((rule) => !tested.has(rule))).toEqual([]);
  });

  it('counts what pages say', () => {
    const inRack = (rack: string) =>
      Object.values(data.devices).filter((device) => device.rack === rack).length;
    expect(inRack('HB-R01')).toBe(4);
    const units = Object.values(data['power-units']).filter(({ model }) => model === 'EP-24');
    expect(units).toHaveLength(16);
    expect(Object.values(data.racks).reduce((sum, { units }) => sum + units, 0)).toBe(420);
  });
});
