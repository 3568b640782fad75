import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseSource, rowsSql, schemaSql } from '../site/kit/recipes/database.ts';
import { openDatabase, type Recipes } from '../site/kit/recipes/postgres.mjs';
import { readDataCenter } from './support/dataCenter.ts';
import { root } from './support/fieldguide.ts';
import { readSamples } from './support/readSamples.ts';

interface Recipe {
  page: string;
  query?: string;
  rows: number;
  columns?: string[];
  values?: string[];
  sql: string;
}

const data = readDataCenter();
const recipes = load(readFileSync(path.join(root, 'tests/support/doqlRecipes.yaml'), 'utf8')) as Recipe[];

describe('DOQL on the sample data center', () => {
  let database: Recipes;
  beforeAll(async () => {
    database = await openDatabase(databaseSource(data));
  }, 180_000);
  afterAll(() => database?.close());

  it.each(recipes.map((recipe) => [`${recipe.page} ${recipe.query ?? ''}`, recipe] as const))(
    'gives the rows of %s',
    async (_name, { sql, rows, columns, values }) => {
      const result = await database.run(sql);
      expect(result.rows).toHaveLength(rows);
      if (!values) return;
      const looked = (columns ?? result.columns).map((column) => result.columns.indexOf(column));
      const cell = (value: string | null | undefined) => value?.replaceAll('|', '¦') ?? '-';
      expect(result.rows.map((row) => looked.map((index) => cell(row[index])).join(' | '))).toEqual(values);
    },
  );

  it('knows the rack of a device: its own, else that of its chassis or host, else none', async () => {
    const { rows } = await database.run(`
      SELECT d.name, own.name, r.name FROM view_device_v2 d
      LEFT JOIN view_rack_v1 own ON own.rack_pk = d.rack_fk
      LEFT JOIN view_rack_v1 r ON r.rack_pk = d.calculated_rack_fk
      WHERE d.name IN ('hb-app-01', 'hb-blade-01', 'hb-vm-01', 'hb-web-01', 'hb-sw-01', 'hb-bkp-01')
      ORDER BY d.name`);
    expect(rows).toEqual([
      ['hb-app-01', 'HB-R01', 'HB-R01'],
      ['hb-bkp-01', null, null],
      ['hb-blade-01', null, 'HB-R01'],
      ['hb-sw-01', 'HB-R01', 'HB-R01'],
      ['hb-vm-01', null, 'HB-R01'],
      ['hb-web-01', null, 'HB-R02'],
    ]);
  });

  it('gives the rows that the examples of DOQL show in each form', async () => {
    const samples = readSamples(path.join(root, 'site')).filter(({ file }) =>
      file.endsWith('docs/reports/doql/doql-examples.md'),
    );
    const forms = samples.filter(({ meta }) => /title="(header|output_type)=/.test(meta));
    expect(forms).toHaveLength(3);
    for (const form of forms) {
      const query = samples.slice(0, samples.indexOf(form)).findLast(({ meta }) => meta.includes('recipe'));
      const { columns, rows } = await database.run(query?.code ?? '');
      if (form.language === 'json') {
        const objects = rows.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at]])));
        expect(JSON.parse(form.code)).toEqual(objects);
        continue;
      }
      const [, delimiter = ','] = /delimiter=([^,"])/.exec(form.meta) ?? [];
      const [, missing = ''] = /null_string=([^,"]*)/.exec(form.meta) ?? [];
      // An empty text is quoted where nothing else tells it from a missing value.
      const written = (value: string | null) => (value === '' && !missing ? '""' : (value ?? missing));
      const lines = [columns, ...rows].map((row) => row.map(written).join(delimiter));
      expect(form.code.trimEnd()).toBe(lines.join('\n'));
    }
  });

  it('runs every other query that a page has', async () => {
    const queries = readSamples(path.join(root, 'site')).flatMap(({ file, line, language, meta, code }) => {
      const texts =
        language === 'sql'
          ? [code].filter(
              (text) =>
                /^\s*(SELECT|WITH)\b/.test(text) && text.includes('view_') && !meta.includes('recipe'),
            )
          : [...code.matchAll(/"query=((?:SELECT|WITH)[^"]*)"/g)].map(([, text = '']) => text);
      return texts.map((text) => ({ place: `${file}:${line}`, text }));
    });
    expect(queries.length).toBeGreaterThan(10);
    const faults: string[] = [];
    for (const { place, text } of queries)
      await database.run(text).catch((error: Error) => faults.push(`${place}: ${error.message}`));
    expect(faults).toEqual([]);
  });

  it('has its clock at the date of the data, and leaves the clock of the program alone', async () => {
    const clock = Date.now;
    const { rows } = await database.run('SELECT current_date, now()::text');
    expect(rows).toEqual([[data.about.today, `${data.about.today} ${data.about.clock}+00`]]);
    expect(Date.now).toBe(clock);
  });

  it.each([
    ['DELETE FROM view_rack_v1', 'read-only transaction'],
    ['SELECT 1; SELECT 2', 'cannot insert multiple commands into a prepared statement'],
    ['SELECT nothing FROM view_rack_v1', 'column "nothing" does not exist'],
  ])('refuses %s', async (sql, message) => {
    await expect(database.run(sql)).rejects.toThrow(message);
  });

  it('is made of the same bytes each time', () => {
    expect(rowsSql(readDataCenter())).toBe(rowsSql(data));
    expect(schemaSql(readDataCenter())).toBe(schemaSql(data));
  });
});
