import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseSource, rowsSql, schemaSql } from '../site/kit/recipes/database.ts';
import { openDatabase, type Recipes } from '../site/kit/recipes/postgres.ts';
import { readDataCenter } from './support/dataCenter.ts';
import { root } from './support/fieldguide.ts';

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
