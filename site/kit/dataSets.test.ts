import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formatDiagnostic } from 'fieldguide';
import { readDataSet } from 'fieldguide/testing';
import { describe, expect, it } from 'vitest';
import { dataSets } from './dataSets.ts';

const product = { name: 'Acme Base', slug: 'acme-base' };

function read(text: string, name: string) {
  const source = { name, text, file: `data/${name}.yaml`, product, schema: dataSets[name] };
  const { set, diagnostics } = readDataSet(source);
  return { set, messages: diagnostics.map(formatDiagnostic) };
}

const PORT = `  - id: web
    feature: appliance
    source: Browser
    destination: MA
    port: 443
    protocol: TCP
    service: HTTPS
    direction: in
    encrypted: yes
    purpose: web interface
    page: /guide/
`;

describe('a data set that we know', () => {
  it('has the columns of its schema', () => {
    const { set, messages } = read(`rows:\n${PORT}`, 'ports');
    expect(messages).toEqual([]);
    expect(set?.columns.map(({ key }) => key).join(' ')).toBe(
      'feature source destination port protocol service direction encrypted purpose page needs',
    );
  });

  it.each([
    ['port: 443', 'port: 70000', '6:5: error: the cell "port" is wrong: expected a port such as "443"'],
    ['port: 443', 'port: 9-3', '6:5: error: the cell "port" is wrong'],
    [
      'protocol: TCP',
      'protocol: TPC',
      '7:5: error: "TPC" is not a value of the column "protocol". Did you mean "TCP"?',
    ],
    ['direction: in', 'direction: sideways', 'Known: in, between, out.'],
    ['source: Browser', 'source:', '4:5: error: the cell "source" is wrong: must not be empty.'],
    ['page: /guide/', 'page: guide', '12:5: error: the cell "page" is wrong: expected the route of a page'],
    ['id: web', 'id: Web Server', '2:5: error: the cell "id" is wrong: expected lowercase letters'],
    ['purpose:', 'why: x\n    purpose:', 'error: unknown column "why".'],
  ])('%s as %s', (right, wrong, message) => {
    expect(read(`rows:\n${PORT.replace(right, wrong)}`, 'ports').messages.join('\n')).toContain(message);
  });

  it('names no columns itself', () => {
    expect(read(`columns:\n  a: A\nrows:\n${PORT}`, 'ports').messages).toEqual([
      'data/ports.yaml:1:1: error: unknown key "columns" in a data file. The columns of "ports" are fixed.',
    ]);
  });
});

describe('the data of our own site', () => {
  /** Keys and placeholders: no tables. */
  const OTHER_DATA = new Set(['applies-to', 'placeholders']);
  const folder = path.resolve(import.meta.dirname, '../data');
  const files = [folder, path.join(folder, 'product')].flatMap((dir) =>
    readdirSync(dir)
      .filter((file) => file.endsWith('.yaml') && !OTHER_DATA.has(path.basename(file, '.yaml')))
      .map((file) => path.relative(folder, path.join(dir, file))),
  );
  it.each(files)('%s has no faults', (file) => {
    const name = path.basename(file, '.yaml');
    const { set, messages } = read(readFileSync(path.join(folder, file), 'utf8'), name);
    expect(messages).toEqual([]);
    expect(set?.rows.length).toBeGreaterThan(3);
    expect(JSON.stringify(set)).not.toMatch(/\((?:corrected|decision|general|decided)\)|\{product/);
  });
});
