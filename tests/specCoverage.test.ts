import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { coverageFaults, readCoverage } from './support/coverageTable.ts';
import { root } from './support/fieldguide.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const rows = readCoverage(read('docs/spec-coverage.md'));

/** Each one of the specification that says something. */
const SECTIONS = ['1', '2', '2.1', '2.2', '2.3', '2.4', '3', '4', '5', '6', '7', '8', '9'];

describe('The table of the specification', () => {
  it('has rows for every section', () => {
    expect([...new Set(rows.map(({ section }) => section))]).toEqual(SECTIONS);
  });

  it('names files and commands that exist and tests that run, and leaves no cell empty', () => {
    const exists = (file: string) => existsSync(path.join(root, file));
    const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
    expect(coverageFaults(rows, { exists, read, scripts })).toEqual([]);
  });
});
