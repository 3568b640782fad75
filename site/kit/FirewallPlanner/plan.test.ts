import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readDataSet } from 'fieldguide/testing';
import { describe, expect, it } from 'vitest';
import { dataSets } from '../dataSets.ts';
import { FEATURE_LABELS } from './features.ts';
import { portRows } from './index.ts';
import { COMPONENTS, featuresOf, heldBy, makeRules, planOf } from './plan.ts';
import { leftText, wayText } from './Results.tsx';

const file = path.resolve(import.meta.dirname, '../../data/product/ports.yaml');
const source = { name: 'ports', file, text: readFileSync(file, 'utf8'), schema: dataSets.ports };
const { set } = readDataSet(source);
const rows = set ? portRows(set) : [];

const plan = (components: string, features: string) =>
  planOf(rows, { features: features.split(' '), components: components.split(' ').filter(Boolean) });
const shown = ({ rows: planned }: ReturnType<typeof planOf>) =>
  planned.map(
    ({ source: from, destination, port, protocol }) => `${from} > ${destination} ${port || '-'} ${protocol}`,
  );

const UP = 'RC > MA 443 TCP';
const WDS_RC = 'WDS > RC 443 TCP';
const WDS_MA = 'WDS > MA 443 TCP';
const WDS_ANY = 'WDS > RC, or MA without RC 443 TCP';
const WMI = ['WDS > Windows host 135 TCP', 'WDS > Windows host 49152-65535 TCP'];
const OLD = 'WDS > Windows host 1025-5000 TCP';
const SMB = 'WDS > Windows host 445 TCP';
const LAPS = [389, 636].map((port) => `WDS > Domain controller ${port} TCP`);
const winrm = (from: string) => [`${from} > Windows host 5985 TCP`, `${from} > Windows host 5986 TCP`];
const snmp = (from: string) => `${from} > Network, blade, power or storage device 161 UDP`;
const ipmi = (from: string) => `${from} > Management controller (BMC) 623 UDP`;
const redfish = (from: string) => `${from} > Management controller (BMC) 443 TCP`;
const linux = (from: string) => [
  `${from} > Linux, UNIX, KVM with libvirt 22 TCP`,
  `${from} > UNIX host 23 TCP`,
];
const FLOWS = 'Flow exporter > RC or standalone collector 2055 UDP';
const FLOW_UP = 'Standalone collector > MA 443 TCP';
const MAIL = [
  ...[25, 465, 587].map((port) => `MA > Mail server ${port} TCP`),
  'MA > login.microsoftonline.com 443 TCP',
];

/** Thirty choices, each checked by hand against `ports.yaml`: [parts, features, rules in the order of the data]. */
const CASES: readonly (readonly [string, string, readonly string[]])[] = [
  // One part, one feature.
  ['rc', 'wmi', [UP, WDS_RC, ...WMI]],
  ['ma', 'wmi', [WDS_MA, ...WMI]],
  ['wds', 'wmi', [WDS_ANY, ...WMI]],
  ['', 'wmi', [WDS_ANY, ...WMI]],
  ['rc', 'snmp', [UP, snmp('RC')]],
  ['ma', 'snmp', [snmp('MA')]],
  ['', 'snmp', [snmp('Collector')]],
  ['wds', 'snmp', []],
  ['rc', 'winrm', [UP, ...winrm('RC')]],
  ['ma', 'nmap', [UP, 'RC > Any target 1-65535 TCP']],
  ['agent', 'components', ['Agent > MA or RC 443 TCP']],
  ['rc', 'mail', []],
  ['other', 'netflow', ['Flow exporter > Standalone collector 2055 UDP', FLOW_UP]],
  ['rc', 'netflow', [UP, 'Flow exporter > RC 2055 UDP']],
  ['ma', 'ping-sweep', ['MA > Any target - ICMP']],
  // Combinations.
  ['rc', 'wmi winrm', [UP, WDS_RC, ...WMI, ...winrm('RC')]],
  ['rc', 'wmi wmi-legacy windows-dependency windows-directory', [UP, WDS_RC, ...WMI, OLD, SMB, ...LAPS]],
  ['rc', 'snmp ipmi redfish', [UP, snmp('RC'), ipmi('RC'), redfish('RC')]],
  ['ma', 'linux wmi', [WDS_MA, ...linux('MA'), ...WMI]],
  ['rc', 'snmp mail', [UP, snmp('RC')]],
  ['ma rc', 'snmp mail', [snmp('Collector'), ...MAIL]],
  ['rc wds', 'snmp wmi', [UP, WDS_RC, snmp('RC'), ...WMI]],
  ['rc', 'components wmi', [UP, WDS_RC, 'Agent > RC 443 TCP', 'SSH client > RC 22 TCP', ...WMI]],
  ['ma', 'components sccm', [UP, WDS_MA, 'Agent > MA 443 TCP', 'External .NET client > MA 443 TCP']],
  ['', 'netflow snmp', [FLOWS, FLOW_UP, snmp('Collector')]],
  ['agent', 'wmi components', ['Agent > MA or RC 443 TCP']],
  ['rc', 'dns ntp', ['RC > DNS server 53 UDP', 'RC > DNS server 53 TCP', 'RC > NTP server 123 UDP']],
  [
    'ma',
    'appliance packet-capture',
    [
      'Browser or API client > MA 443 TCP',
      'Browser > MA 80 TCP',
      'Browser or API client > MA 4343 TCP',
      'Browser > MA 4242 TCP',
      'SSH client > MA 404 TCP',
      'ODBC or JDBC client > MA 443 TCP',
      'Capture host > MA 443 TCP',
    ],
  ],
  [
    'wds',
    'wmi winrm netbios',
    [
      WDS_ANY,
      ...WMI,
      'WDS > Windows host 137 UDP',
      'WDS > Windows host 138 UDP',
      'WDS > Windows host 139 TCP',
    ],
  ],
  [
    'rc',
    'cloud kubernetes ibm-i',
    [
      UP,
      'RC > API endpoints of clouds 443 TCP',
      'RC > Kubernetes API server 6443 TCP',
      'RC > IBM i 23 TCP',
      'RC > IBM i 21 TCP',
    ],
  ],
];

it('there are thirty cases, half of them combinations', () => {
  expect(CASES).toHaveLength(30);
  expect(CASES.filter(([parts, features]) => parts.includes(' ') || features.includes(' '))).toHaveLength(15);
});

it.each(CASES)('from "%s" by "%s"', (components, features, expected) => {
  expect(shown(plan(components, features))).toEqual(expected);
});

describe('nothing is dropped in silence', () => {
  it.each([
    ['agent', 'wmi', 'WMI connections start at the WDS, so no rule applies to the part you chose.', ['wds']],
    [
      'wds',
      'snmp',
      'SNMP connections start at the Collector, so no rule applies to the part you chose.',
      ['ma', 'rc'],
    ],
    ['rc', 'mail', 'Mail connections start at the MA, so no rule applies to the part you chose.', ['ma']],
    ['agent', 'appliance', undefined, ['ma']],
    [
      'rc',
      'netflow',
      'NetFlow: 1 rule does not apply to the part you chose (Standalone collector to MA).',
      ['other'],
    ],
  ])('from "%s" by "%s"', (components, feature, text, parts) => {
    const [left] = plan(components, feature).left;
    expect(left?.components).toEqual(parts);
    if (text !== undefined && left) expect(leftText(left)).toBe(text);
    const more = plan(`${components} ${parts.join(' ')}`, feature);
    expect(more.left).toEqual([]);
  });

  it('every row of a chosen feature is a rule or is told, whatever is chosen', () => {
    for (const feature of featuresOf(rows))
      for (const component of ['', ...Object.keys(COMPONENTS)]) {
        const { rows: planned, left } = plan(component, feature);
        const told = new Set([...planned, ...left.flatMap((each) => each.rows)].map(({ id }) => id));
        expect(rows.filter((row) => row.feature === feature && !told.has(row.id))).toEqual([]);
      }
  });
});

it.each([
  [
    'rc',
    'wmi',
    'WMI: the MA queries the RC, the RC queries the WDS, the WDS queries the target. This adds 2 rules: WDS to RC on TCP 443, RC to MA on TCP 443.',
  ],
  [
    'ma',
    'wmi',
    'WMI: the MA queries the WDS, the WDS queries the target. This adds 1 rule: WDS to MA on TCP 443.',
  ],
  [
    'rc',
    'netflow',
    'NetFlow: Flow exporter sends to the RC, the RC sends to the MA. This adds 1 rule: RC to MA on TCP 443.',
  ],
  [
    'rc',
    'snmp winrm',
    'SNMP, WinRM: the MA queries the RC, the RC queries the target. This adds 1 rule: RC to MA on TCP 443.',
  ],
])('says in words what comes along: from "%s" by "%s"', (components, features, text) => {
  expect(plan(components, features).ways.map(wayText)).toEqual([text]);
});

describe('scripts are held back', () => {
  const wmi = plan('rc', 'wmi').rows;

  it.each([
    [{}, ['RC', 'WDS']],
    [{ RC: '10.0.0.1' }, ['WDS']],
    [{ RC: '10.0.0.1', WDS: '10.0.0.2' }, []],
    [{ RC: '10.0.0.1', WDS: '10.0.0.2', MA: '10.0.0.300' }, ['MA']],
    [{ RC: '10.0.0.1', WDS: '10.0.0.2, 10.0.0' }, ['WDS']],
    [{ RC: 'any', WDS: '::/0' }, []],
  ])('%o', (networks, expected) => {
    expect(heldBy(wmi, networks)).toEqual(expected);
  });

  it('while one source of any row is not known, and no longer', () => {
    for (const row of rows) {
      expect(heldBy([row], { [row.destination]: '10.0.0.1' })).toEqual([row.source]);
      expect(makeRules([row], { [row.source]: '10.0.0.1' })[0]?.from).toHaveLength(1);
    }
  });
});

it('rows need rows that are there, and every feature has words', () => {
  const ids = rows.map(({ id }) => id);
  const needs = rows.flatMap((row) => row.needs.split(', ').filter(Boolean));
  expect(needs.filter((id) => !ids.includes(id))).toEqual([]);
  expect(featuresOf(rows).filter((name) => FEATURE_LABELS[name] === undefined)).toEqual([]);
});

it('finds every row by some part', () => {
  const all = planOf(rows, { features: featuresOf(rows), components: Object.keys(COMPONENTS) });
  expect(all.left).toEqual([]);
});
