import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { countedOn, countedRange, singleCables } from '../site/kit/datacenter/facts.ts';
import { readModel } from '../site/kit/product/readProduct.ts';
import { readDataCenter } from './support/dataCenter.ts';
import { root } from './support/fieldguide.ts';
import { codesIn, type TypedTable, tablesOf, typedPages } from './support/markdownTables.ts';

const data = readDataCenter();
const pages = typedPages();
const addresses = new Map(
  Object.values(data.addresses).flatMap((some) =>
    Object.entries(some).map(([address, { device, power_unit }]) => [address, device ?? power_unit] as const),
  ),
);

/** A table of a page, by the first of its heads. */
function table(page: string, head: string): TypedTable {
  const found = tablesOf(pages.get(`${page}.md`) ?? '').find((one) => one.head[0] === head);
  if (!found) throw new Error(`${page}.md has no table that begins with ${head}`);
  return found;
}

/** The names of a cell; from one "to" another stands for those between them as well. */
function namesIn(cell = ''): string[] {
  return [...cell.matchAll(/`([^`]+)`(?: to `([^`]+)`)?/g)].flatMap(([, first = '', last = first]) => {
    const names = [first];
    while (names.at(-1) !== last && names.length < 100) names.push(countedOn(names.at(-1) ?? '', 1));
    return names;
  });
}

const devicesWith = (key: 'rack' | 'chassis' | 'host', value: string) =>
  Object.entries(data.devices).flatMap(([name, device]) => (device[key] === value ? [name] : []));

describe('Tables that are typed, with facts of the data center', () => {
  it('agree where a row names one device or power unit', () => {
    const things: Record<string, { rack?: string; u?: number; model?: string }> = {
      ...data['power-units'],
      ...data.assets,
    };
    for (const [name, { hardware, rack, u }] of Object.entries(data.devices))
      things[name] = { rack, u, model: hardware };
    let compared = 0;
    const faults: string[] = [];
    for (const [page, markdown] of pages)
      for (const row of tablesOf(markdown).flatMap(({ rows }) => rows)) {
        const text = row.join(' | ');
        const all = (pattern: RegExp) => [...new Set(text.match(pattern) ?? [])];
        const [name = '', ...others] = all(/\bh[bl]-\w+(?:-\w+)*/g).filter((one) => one in things);
        if (name === '' || others.length > 0) continue;
        const { rack, u, model } = things[name] ?? {};
        const compare = (what: string, said: string[], known: unknown) => {
          if (said.length !== 1 || known === undefined) return;
          compared++;
          if (said[0] !== String(known)) faults.push(`${page}: ${name}: ${what} is ${known}, not ${said[0]}`);
        };
        const known = all(/(?<![\d.])(?:\d+\.){3}\d+(?![\d./])/g).filter((one) => addresses.has(one));
        compare(
          'who has the address',
          known.map((address) => addresses.get(address) ?? name),
          name,
        );
        compare('the rack', all(/\bH[BL]-R\d\d\b/g), rack);
        compare('the model', all(/\bE[CNSP]-[0-9A-Z]\w*/g), model);
        if (!text.includes('=')) compare('the lowest unit', all(/(?<=\bU|\bunit )\d+/g).slice(0, 1), u);
      }
    expect(faults).toEqual([]);
    expect(compared).toBeGreaterThan(10);
  });

  it('count what depends on a rack', () => {
    const { rows } = table('infrastructure-management/buildings-rooms-and-racks/impact-charts', 'Level');
    expect(rows.slice(0, -1).map(([, devices]) => namesIn(devices))).toEqual([
      devicesWith('rack', 'HB-R01'),
      ...[
        devicesWith('chassis', 'hb-chassis-01'),
        devicesWith('host', 'hb-blade-01'),
        devicesWith('host', 'hb-app-02'),
      ],
    ]);
    expect(rows.at(-1)?.at(-1)).toBe('4 + 3 + 1 + 3 = 11');
  });

  it('name the clients of a database', () => {
    const clients = data.communications.filter(
      ({ listener, ip }) => listener === 'hb-db-01' && !ip.includes(':'),
    );
    const { rows } = table('infrastructure-management/buildings-rooms-and-racks/impact-charts', 'Client');
    expect(rows.map((row) => row.slice(0, 2).flatMap(codesIn).join(' ')).sort()).toEqual(
      clients.map(({ client, ip }) => `${client} ${ip}`).sort(),
    );
  });

  it('follow the cables of a patch panel', () => {
    const { rows } = table('infrastructure-management/connectivity/patch-panels/index', 'Port of `hb-pp-01`');
    const cables = singleCables(data);
    const other = (panel: string, port: number) =>
      cables.flatMap(({ label, from, to }) => {
        const ends = [from, ...to];
        const isHere = ends.some((end) => end[0] === panel && end[1] === 'front' && end[2] === port);
        const there = ends.find((end) => end[0] !== panel);
        return isHere && there ? [{ label, name: there[0], port: there[1] }] : [];
      });
    expect(rows.map((row) => row.slice(1).flatMap(codesIn))).toEqual(
      rows.map(([port]) => {
        const [near] = other('hb-pp-01', Number(port));
        const [far] = other('hb-pp-02', Number(port));
        const end = near && near.name in data.devices ? [near.name, near.port] : [near?.name];
        return [...end, near?.label, far?.port];
      }),
    );
  });

  it('show two cables', () => {
    const { rows } = table('infrastructure-management/connectivity/cables', 'Cable');
    for (const [label = '', origin = '', ends = '', attributes] of rows) {
      const { from, to, connector, length_m, color } = data.cables[codesIn(label)[0] ?? ''] ?? {};
      expect(origin.replaceAll('`', '')).toBe(from?.join(' '));
      for (const [device, port] of to ?? [])
        expect(codesIn(ends)).toEqual(expect.arrayContaining([device, port]));
      if (connector) expect(attributes).toBe(`${connector}, ${length_m} m, ${color}`);
    }
  });

  it('repeat what power units have measured', () => {
    const { rows } = table(
      'infrastructure-management/power-and-environmental-monitoring/power-monitoring-and-control',
      'Part',
    );
    const [a, b] = ['hb-pdu-r02-a', 'hb-pdu-r02-b'].map((name) => data['power-units'][name]?.measured?.watts);
    const [one, two, both, alone] = rows.map(([, load]) => load?.replaceAll(',', ''));
    expect([one, two]).toEqual([`${a} W`, `${b} W`]);
    expect(both).toBe(`${a} + ${b} = ${Number(a) + Number(b)} W`);
    expect(alone).toBe(`${Number(a) + Number(b)} W`);
  });

  it('divide a subnet into what is used and what is free', () => {
    const { rows } = table('infrastructure-management/ipam/subnet-tree-view', 'Used');
    const used = Object.keys(data.subnets).filter((name) => data.subnets[name]?.parent === '10.10.0.0/16');
    expect(rows.map(([name = '']) => codesIn(name)[0])).toEqual(used);
    const blocks = rows.flatMap((row) => row.flatMap(codesIn)).map((name) => countedRange(name));
    let next = countedRange('10.10.0.0/16')?.first;
    for (const block of blocks) {
      expect(block?.first).toBe(next);
      next = (block?.last ?? 0) + 1;
    }
    expect(next).toBe((countedRange('10.10.0.0/16')?.last ?? 0) + 1);
  });

  it('name the asset numbers that devices have', () => {
    const { rows } = table(
      'infrastructure-management/mobile-inventory/auto-assign-asset-numbers',
      'Selected',
    );
    for (const [name = '', before = ''] of rows)
      expect(codesIn(before)[0]).toBe(data.devices[codesIn(name)[0] ?? '']?.asset_number);
  });
});

/** Every thing of the data that has a name, and those it has to do with: its entry names them, or a cable or a communication names both. */
function neighbors(): Map<string, Set<string>> {
  const { rows: _rows, views: _views, about: _about, ...files } = data;
  const kinds = ['devices', 'assets', 'power-units', 'racks', 'rooms', 'buildings', 'subnets'] as const;
  const more = ['business-services', 'application-components'] as const;
  const known = new Map<string, Set<string>>();
  for (const kind of [...kinds, ...more])
    for (const name of Object.keys(data[kind])) known.set(name, new Set([name]));
  const textsIn = (value: unknown): string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, part]) => [key, ...textsIn(part)])
      : [String(value)];
  for (const file of Object.values(files))
    for (const [name, entry] of Object.entries(file)) {
      const named = [name, ...textsIn(entry)].filter((text) => known.has(text));
      for (const one of named)
        for (const other of named)
          if (!known.has(name) || one === name || other === name) known.get(one)?.add(other);
    }
  return known;
}

describe('Drawings that are typed', () => {
  it('join in flowcharts what the data joins', () => {
    const known = neighbors();
    const pattern = new RegExp(
      `(?<![\\w.-])(?:${[...known.keys()].map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})(?![\\w-]|\\.\\d)`,
      'g',
    );
    let compared = 0;
    const apart = [...pages].flatMap(([page, markdown]) =>
      [...markdown.matchAll(/^ *```mermaid\n\s*flowchart([\s\S]*?)^ *```/gm)].flatMap(([, chart = '']) => {
        const label = new Map(
          [...chart.matchAll(/\b(\w+)[[({]+"([^"]*)"/g)].map(([, id = '', text = '']) => [id, text]),
        );
        const lines = chart
          .replace(/acc(?:Title|Descr):.*/g, '')
          .replace(/[[({]+"[^"]*"[\])}]+|\|[^|]*\|/g, '');
        return [...lines.matchAll(/(\w+) *<?-[-.]*>? *(?=(\w+))/g)].flatMap(([, from = '', to = '']) => {
          const [ends, others] = [from, to].map((id) => label.get(id)?.match(pattern) ?? []);
          // What collectors ask and send is no part of the data.
          const isFlow = [...(ends ?? []), ...(others ?? [])].some((name) => data.devices[name]?.role);
          if (!ends?.length || !others?.length || isFlow) return [];
          compared++;
          const isJoined = ends.some((end) => others.some((other) => known.get(end)?.has(other)));
          return isJoined ? [] : [`${page}: ${label.get(from)} - ${label.get(to)}`];
        });
      }),
    );
    // A transfer: the device is still listed in the rack that it has left.
    expect(apart.filter((line) => !line.includes('Still listed in'))).toEqual([]);
    expect(compared).toBeGreaterThan(50);
  });

  it('show racks as they are', () => {
    let compared = 0;
    for (const [page, markdown] of pages)
      for (const [, rack = '', text = ''] of markdown.matchAll(
        /^```rack\nname: (H[BL]-R\d\d)$([\s\S]*?)^```/gm,
      ))
        for (const [, u, name = '', rest] of text.matchAll(/u: (\d+),.*label: (h[bl]-[\w-]+)(.*)/g)) {
          const device = data.devices[name];
          expect([page, name, rack, Number(u)]).toEqual([page, name, device?.rack, device?.u]);
          expect([page, name, rest?.includes('side: rear')]).toEqual([page, name, device?.face === 'back']);
          compared++;
        }
    expect(compared).toBeGreaterThan(7);
  });
});

describe('Before you start', () => {
  const USED = {
    'appliance-console': /ssh -p 404\b/,
    'appliance-manager': /(?:<appliance>|example\.com):4343\b/,
  };

  it('lists the console and the Appliance Manager on pages that open them and list ports', () => {
    const missing = [...pages].flatMap(([page, text]) => {
      const listed = /^ {2}ports: \[?([^\]\n]*)/m.exec(text)?.[1]?.split(', ');
      if (!listed || listed.includes('appliance')) return [];
      return Object.entries(USED).flatMap(([port, use]) =>
        use.test(text) && !listed.includes(port) ? [`${page}: ${port}`] : [],
      );
    });
    expect(missing).toEqual([]);
  });
});

describe('A limit', () => {
  it('has the numbers of the page that says where it is changed', () => {
    const { limits } = readModel(path.join(root, 'site/data/product'));
    const linked = [...limits.values()].flatMap(({ id, value: { value, where = '' } }) => {
      const route = /\]\(\/([^)#]+)\//.exec(where)?.[1];
      const text = route && (pages.get(`${route}.md`) ?? pages.get(`${route}/index.md`) ?? '');
      return text === undefined ? [] : [{ id, text, numbers: value.match(/\d+/g) ?? [] }];
    });
    const wrong = linked.flatMap(({ id, text, numbers }) =>
      numbers
        .filter((number) => !new RegExp(`\\b${number}\\b`).test(text))
        .map((number) => `${id}: ${number}`),
    );
    expect(wrong).toEqual([]);
    expect(linked.length).toBeGreaterThan(6);
  });
});
