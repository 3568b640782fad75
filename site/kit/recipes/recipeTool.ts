import { plural, type SiteTool } from 'fieldguide';
import { z } from 'zod';
import type { DataCenter } from '../datacenter/dataCenterModel.ts';
import { databaseSource } from './database.ts';
import { faultText, outcomeOf, shownValue } from './outcome.ts';
import type { Recipes } from './postgres.mjs';
import { openThread } from './threadDatabase.ts';

/** A query with its first rows below it: the mark of a recipe in the Markdown of a page. */
const RECIPE = /^```sql\n([\s\S]*?)\n```\n+(?=\*\*Result in the sample data center)/gm;

const input = z.strictObject({
  page: z.string().min(1).max(500).describe('Route of a page with recipes, such as /reports/doql/'),
  recipe: z.number().int().min(1).default(1).describe('Which recipe of the page, counted from 1'),
  rows: z.number().int().min(1).max(500).default(50).describe('Rows to answer with'),
});

/** Runs the published queries, and no others, on the sample data center: all rows, where a page shows the first ones. */
export function recipeTool(data: () => DataCenter): SiteTool {
  let database: Recipes | undefined;
  return {
    name: 'run_recipe',
    description: 'Run the DOQL query of a recipe of a page on the sample data center, and read its rows.',
    input,
    async run(given, readPage) {
      const { page, recipe, rows } = input.parse(given);
      const queries = [...readPage(page).matchAll(RECIPE)].map(([, query = '']) => query);
      const query = queries[recipe - 1];
      if (query === undefined) {
        const has = queries.length === 0 ? 'no recipe' : `only ${plural(queries.length, 'recipe')}`;
        return { fault: `The page ${page} has ${has}. Find pages with recipes with the tool "search".` };
      }
      database ??= openThread(databaseSource(data()));
      const outcome = await outcomeOf(database, query);
      if ('fault' in outcome) return { fault: faultText(outcome.fault) };
      const { columns, rows: all } = outcome.result;
      const line = (cells: readonly string[]) =>
        `| ${cells.map((cell) => cell.replace(/\|/g, '\\|').replace(/\n/g, ' ')).join(' | ')} |`;
      const table = [
        columns,
        columns.map(() => '---'),
        ...all.slice(0, rows).map((row) => row.map(shownValue)),
      ];
      const count = all.length > rows ? `${rows} of ${plural(all.length, 'row')}` : plural(all.length, 'row');
      return { text: `\`\`\`sql\n${query}\n\`\`\`\n\n${count}\n\n${table.map(line).join('\n')}` };
    },
  };
}
