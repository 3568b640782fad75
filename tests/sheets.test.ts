import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sheetFiles, sheetLines } from '../site/kit/datacenter/sheets.ts';
import { readModel } from '../site/kit/product/readProduct.ts';
import { readDataCenter } from './support/dataCenter.ts';
import { root } from './support/fieldguide.ts';
import { codesIn, tablesOf, typedPages } from './support/markdownTables.ts';

type Line = Record<string, string>;

interface Sheet {
  columns: string[];
  lines: Line[];
}

const data = readDataCenter();
const model = readModel(path.join(root, 'site/data/product'));
const imports = [...model.imports.values()];
const folder = path.join(root, 'site/static/samples');
const typed = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.csv'))
    .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
);
const made = new Map(
  Object.entries(
    sheetFiles(
      () => data,
      () => model.imports,
    ),
  ).map(([file, make]) => [path.basename(file), make()]),
);
const sheets = new Map([...typed, ...made].map(([file, csv]) => [file, readSheet(csv)]));
const pages = typedPages();

function readSheet(csv: string): Sheet {
  const [columns = [], ...rows] = csv
    .trim()
    .split(/\r?\n/)
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, bare = '']) => quoted ?? bare),
    );
  for (const row of rows) expect(row).toHaveLength(columns.length);
  const lines = rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at] ?? ''])));
  return { columns, lines };
}

/** What the cells of typed sheets may hold where they speak of the data: they have wishes beside it. */
const allowed: Record<string, Record<string, (line: Line) => string[]>> = {
  'aws-asset-tags.csv': {
    Server: () => Object.keys(data.devices),
    Environment: ({ Server = '' }) => [data.devices[Server]?.service_level ?? ''],
    Application: ({ Server = '' }) =>
      Object.entries(data['business-services']).flatMap(([name, { devices }]) =>
        devices?.includes(Server) ? [name] : [],
      ),
    Department: () => Object.keys(data.customers),
  },
  'device-changes.csv': {
    name: () => Object.keys(data.devices),
    service_level: ({ name = '' }) => [data.devices[name]?.service_level ?? ''],
    customer: ({ name = '' }) => [data.devices[name]?.customer ?? ''],
  },
  'device-links.csv': { device: () => Object.keys(data.devices) },
  'device-notes.csv': {
    name: () => Object.keys(data.devices),
    notes: ({ name = '' }) =>
      orderLines(name).flatMap(({ order, contract, end }) =>
        contract ? [`Support on ${order} until ${end}`] : [],
      ),
  },
  'lifecycle-events.csv': {
    device: () => Object.keys(data.devices),
    notes: ({ device = '' }) => orderLines(device).map(({ order }) => `order ${order}`),
  },
  'parts.csv': {
    name: () => Object.keys(data.parts.models),
    room: ({ name, device }) =>
      device ? [''] : data.parts.stock.flatMap(({ model, room }) => (model === name ? [room] : [])),
    device: ({ name = '', room }) =>
      room
        ? ['']
        : Object.entries(data.parts.installed).flatMap(([device, slots]) =>
            Object.values(slots).includes(name) ? [device] : [],
          ),
    count: (line) =>
      line.serial_no
        ? ['1']
        : data.parts.stock.flatMap(({ model, room, count }) =>
            model === line.name && room === line.room ? [String(count)] : [],
          ),
  },
  'rack-notes.csv': {
    server: () => Object.keys(data.devices),
    address: ({ server }) =>
      Object.values(data.addresses).flatMap((addresses) =>
        Object.entries(addresses).flatMap(([address, { device }]) => (device === server ? [address] : [])),
      ),
  },
};

/** The lines of purchases that a device stands in. */
function orderLines(device: string) {
  return Object.entries(data.purchases).flatMap(([order, { lines }]) =>
    lines.flatMap((line) => (line.devices?.includes(device) ? [{ order, ...line }] : [])),
  );
}

describe('Sheets that are typed', () => {
  it.each([...typed.keys()])('%s agrees with the data center', (file) => {
    expect(allowed).toHaveProperty([file]);
    const faults = sheets
      .get(file)
      ?.lines.flatMap((line, index) =>
        Object.entries(allowed[file] ?? {}).flatMap(([column, cells]) =>
          cells(line).includes(line[column] ?? '')
            ? []
            : [`line ${index + 2}: ${column} cannot be "${line[column]}"`],
        ),
      );
    expect(faults).toEqual([]);
  });
});

describe('Sheets that are made of the data center', () => {
  it.each([...made])('%s has lines, and nothing in them that is no text', (_file, csv) => {
    expect(csv.trim().split('\r\n').length).toBeGreaterThan(2);
    expect(csv).not.toMatch(/undefined|NaN|\[object|,null/);
  });

  it('follow the data', () => {
    const moved = readDataCenter();
    Object.assign(moved.devices['hb-app-01'] ?? {}, { rack: 'HB-R08', u: 7 });
    const csv = sheetFiles(() => moved)['samples/devices-in-racks.csv']?.();
    expect(csv).toContain('hb-app-01,7,HB-R08,Harbor DC,Hall 1,front,EC-1U');
  });
});

/** The sheets that a page or a part of it links to. */
function linked(markdown: string): [file: string, sheet: Sheet][] {
  const files = [...markdown.matchAll(/\/samples\/([\w-]+\.csv)/g)].map(([, file = '']) => file);
  return [...new Set(files)].flatMap((file) => {
    const sheet = sheets.get(file);
    return sheet ? [[file, sheet]] : [];
  });
}

const same = (names: readonly string[], sheet: Sheet) =>
  JSON.stringify([...names].sort()) === JSON.stringify([...sheet.columns].sort());

/** What the tables of pages say that sheets do not, and the sheets whose columns they name. */
function readTables() {
  const told = new Set<string>();
  const faults: string[] = [];
  for (const [page, markdown] of pages) {
    const links = linked(markdown);
    if (links.length === 0) continue;
    for (const [, category = ''] of markdown.matchAll(/^import: (.+)$/gm)) {
      const columns = model.imports.get(category)?.value.columns ?? {};
      for (const [file, sheet] of links) if (sheet.columns.every((name) => name in columns)) told.add(file);
    }
    for (const { head, rows } of tablesOf(markdown)) {
      const at = head.findIndex((cell) => /^Columns?\b/.test(cell));
      const heads = head.flatMap(codesIn);
      if (head[at] === 'Columns') {
        for (const row of rows)
          for (const [file, sheet] of linked(row.join(' ')))
            if (same(codesIn(row[at] ?? ''), sheet)) told.add(file);
            else faults.push(`${page}: the columns of ${file} are ${sheet.columns.join(', ')}`);
      } else if (at >= 0) {
        const names = rows.flatMap((row) => codesIn(row[at] ?? ''));
        const [file, sheet] = links.find(([, one]) => same(names, one)) ?? [];
        if (!file || !sheet) {
          faults.push(`${page}: no linked sheet has the columns ${names.join(', ')}`);
          continue;
        }
        told.add(file);
        faults.push(...examples({ head, rows, at, sheet }).map((fault) => `${page}: ${file}: ${fault}`));
      } else {
        const [file, sheet] = links.find(([, one]) => same(heads.length > 0 ? heads : head, one)) ?? [];
        if (!file || !sheet) continue;
        told.add(file);
        for (const row of rows) {
          const cells = row.map((cell) => codesIn(cell)[0] ?? cell);
          const line = sheet.lines.find((one) =>
            head.every((name, at) => cells[at] === one[codesIn(name)[0] ?? name]),
          );
          if (!line && !cells.includes('...'))
            faults.push(`${page}: ${file}: has no line ${cells.join(',')}`);
        }
      }
    }
    for (const [, indent = '', text = ''] of markdown.matchAll(/^( *)```csv.*\n([\s\S]*?)^ *```/gm)) {
      const shown = readSheet(text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''));
      for (const [file, sheet] of links.filter(([, one]) => same(shown.columns, one))) {
        told.add(file);
        if (JSON.stringify(shown) !== JSON.stringify(sheet)) faults.push(`${page}: shows another ${file}`);
      }
    }
  }
  return { told, faults };
}

/** Examples that the sheet does not have: of any line, or of the line that a head names. */
function examples(table: { head: string[]; rows: string[][]; at: number; sheet: Sheet }): string[] {
  const { head, rows, at, sheet } = table;
  return head.flatMap((label, column) => {
    const [named] = codesIn(label);
    if (column === at || !(named || /^(?:Example|Value)/.test(label))) return [];
    const lines = named
      ? sheet.lines.filter((line) => Object.values(line).includes(named)).slice(0, 1)
      : sheet.lines;
    return rows.flatMap((row) => {
      const values = codesIn(row[column] ?? '');
      return codesIn(row[at] ?? '').flatMap((name, index, names) => {
        const value = values[names.length === values.length ? index : 0] ?? '';
        const known = lines.map((line) => line[name]);
        return known.includes(value) || (value === '' && !named) ? [] : [`${name} is nowhere "${value}"`];
      });
    });
  });
}

describe('Pages', () => {
  const { told, faults } = readTables();

  it('name the columns that their sheets have, with values of the sheets', () => {
    expect(faults).toEqual([]);
  });

  it('count the lines of their sheets', () => {
    const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
    const counted = new RegExp(
      `\\b(\\d+|${words.join('|')}) (?:[\\w-]+ ){0,2}(?:rows|links|models|records|outlets|addresses|PDUs|units|orders)\\b`,
    );
    const counts = [...pages].flatMap(([page, markdown]) =>
      markdown.split('\n').flatMap((line) => {
        const [[file, sheet] = [], ...others] = linked(line);
        const [, said = ''] = counted.exec(line) ?? [];
        if (!sheet || others.length > 0 || said === '') return [];
        const count = words.indexOf(said) + 1 || Number(said);
        return [{ page, file, said: count, lines: sheet.lines.length }];
      }),
    );
    expect(counts.filter(({ said, lines }) => said !== lines)).toEqual([]);
    expect(counts.length).toBeGreaterThan(9);
  });

  it('show the same of a thing in sheets of their own', () => {
    let compared = 0;
    const faults = [...pages].flatMap(([page, markdown]) =>
      [...markdown.matchAll(/^```csv.*\n([\s\S]*?)^```/gm)].flatMap(([, text = '']) => {
        const { columns, lines } = readSheet(text);
        const key = ['device', 'name'].find((column) => columns.includes(column));
        // What is transferred changes its place.
        if (key === undefined || page.includes('/transferring-')) return [];
        return lines.flatMap((line) =>
          [...made.keys()].flatMap((file) => {
            const known = sheets.get(file)?.lines.find((one) => one[key] === line[key]);
            return Object.entries(line).flatMap(([column, cell]) => {
              // A device that is renamed keeps its old name as an alias.
              const isWish = cell === '' || cell === 'auto' || column === 'aliases';
              if (known?.[column] === undefined || isWish) return [];
              compared++;
              return known[column] === cell ? [] : [`${page}: ${line[key]}: ${column} is not ${cell}`];
            });
          }),
        );
      }),
    );
    expect(faults).toEqual([]);
    expect(compared).toBeGreaterThan(30);
  });

  it('name the columns of every sheet, unless it is of an import', () => {
    const ofImports = imports.flatMap(({ value }) => (value.sheet ?? []).map((sheet) => `${sheet}.csv`));
    const untold = [...sheets.keys()].filter((file) => !told.has(file) && !ofImports.includes(file));
    expect(untold).toEqual([]);
  });

  it.each(
    imports.flatMap(({ id, value: { columns, sheet = [] } }) => sheet.map((name) => ({ id, name, columns }))),
  )('load $name.csv with columns of $id', ({ name, columns }) => {
    const [first = {}] = sheetLines(data)[name] ?? [];
    expect(Object.keys(first).filter((column) => !(column in columns))).toEqual([]);
  });
});
