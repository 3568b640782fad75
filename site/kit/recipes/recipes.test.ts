import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ComponentProps, keepJson, readYaml } from 'fieldguide/components';
import { describe, expect, it } from 'vitest';
import { componentPage } from '../../../tests/support/componentPage.ts';
import { linesOf, shownNodes } from '../../../tests/support/shownNodes.ts';
import { openDataCenter } from '../datacenter/dataCenter.ts';
import { databaseSource } from './database.ts';
import { joins } from './joins.ts';
import { faultText, outcomeOf } from './outcome.ts';
import { recipeFence, showResult } from './recipeFence.tsx';
import { schemaComponent } from './schema.ts';
import { openThread } from './threadDatabase.ts';

const data = openDataCenter(path.resolve(import.meta.dirname, '../../data/datacenter'));

describe('A recipe', () => {
  const queries = {
    good: 'SELECT name FROM view_rack_v1 ORDER BY name',
    wrong: 'SELECT name,\n  nothing\nFROM view_rack_v1',
    empty: 'SELECT name FROM view_rack_v1 WHERE false',
    writing: 'DELETE FROM view_rack_v1',
  };
  const faultOf = (fence: ReturnType<typeof recipeFence>, text: string) => {
    const result = fence.draw({ text, meta: 'recipe' }, readYaml);
    return 'faults' in result
      ? result.faults.map(({ line, column, message }) => `${line}:${column} ${message}`)
      : [];
  };

  it('shows its first rows, and what is wrong with it at its line; what is known runs no more', async () => {
    const cache = mkdtempSync(path.join(tmpdir(), 'recipes-'));
    const fence = recipeFence(data);
    await fence.prepare?.(Object.values(queries), cache);
    const result = fence.draw({ text: queries.good, meta: 'recipe rows=2' }, readYaml);
    expect('nodes' in result && shownNodes(result.nodes).markdown).toBe(
      '**Result in the sample data center: 2 of 10 rows**\n\n| `name` |\n| --- |\n| `HB-R01` |\n| `HB-R02` |\n',
    );
    expect(faultOf(fence, queries.wrong)).toEqual(['2:3 column "nothing" does not exist.']);
    expect(faultOf(fence, queries.empty)).toEqual(['1:1 it returns no rows.']);
    expect(faultOf(fence, queries.writing)).toEqual([
      '1:1 cannot execute DELETE in a read-only transaction.',
    ]);
    expect(faultOf(fence, 'SELECT 1')).toEqual([
      '1:1 it was not run, because it is inside a block quote. Move it out of the quote.',
    ]);

    // Another process finds the results in the folder: that is what is shown.
    const kept = readdirSync(cache);
    expect(kept).toHaveLength(2);
    for (const file of kept) keepJson(path.join(cache, file), { columns: ['kept'], rows: [['yes']] });
    const second = recipeFence(data);
    await second.prepare?.([queries.good], cache);
    const again = second.draw({ text: queries.good, meta: 'recipe' }, readYaml);
    expect('nodes' in again && linesOf(again.nodes)).toEqual([
      'Result in the sample data center: 1 row',
      'kept yes',
      'kept',
    ]);
  }, 120_000);

  it('that does not end is a fault that says so, and the others run all the same', async () => {
    const endless =
      'WITH RECURSIVE r(n) AS (\n  SELECT 1 UNION ALL SELECT n+1 FROM r\n) SELECT count(*) FROM r';
    const fence = recipeFence(data, 4000);
    await fence.prepare?.([endless, queries.good], mkdtempSync(path.join(tmpdir(), 'recipes-')));
    expect(faultOf(fence, endless)).toEqual([
      '1:1 it did not end within 4 seconds: "WITH RECURSIVE r(n) AS ( SELECT 1 UNION ALL SELECT n+1 FROM r ) SELECT count(*) FROM r".',
    ]);
    expect(faultOf(fence, queries.good)).toEqual([]);
  }, 120_000);

  it('leaves the next one the settings that it found', async () => {
    const database = openThread(databaseSource(data()));
    await database.run(
      "SELECT set_config('search_path', 'nope', false), set_config('timezone', 'Asia/Tokyo', false)",
    );
    const [{ rows }, again] = await Promise.all([
      database.run('SHOW timezone'),
      database.run("SELECT count(*) FROM view_rack_v1 WHERE current_date < '2100-01-01'"),
    ]);
    expect([rows, again.rows]).toEqual([[['UTC']], [['10']]]);
    await database.close();
  }, 120_000);

  it('shows text as text, and nothing for NULL', () => {
    const { html, markdown } = shownNodes(showResult({ columns: ['a_b'], rows: [['<b>|'], [null]] }, 5));
    expect(html).toContain('<td class="short">&lt;b&gt;|</td></tr><tr><td class="short"></td>');
    expect(markdown).toContain('| \\<b>\\| |');
  });

  it('says once what each row says, leaves out what none fills, and writes times for readers', () => {
    const result = {
      columns: ['name', 'kind', 'notes', 'seen'],
      rows: ['09:05:00', '00:00:00', '12:30:10.5'].map((time, row) => [
        `hb-app-0${row}`,
        'server',
        null,
        `2026-11-01 ${time}+00`,
      ]),
    };
    const nodes = showResult(result, 5);
    const { html, markdown } = shownNodes(nodes);
    expect(html).toContain('<span class="each-row">In each row: kind <b>server</b></span>');
    expect(html).not.toContain('notes');
    expect(linesOf(nodes)).toContain('In each row: kind server');
    expect(markdown).toContain('In each row: kind server\n\n| `name` | `seen` |');
    expect(markdown).toContain(
      '| `hb-app-00` | 2026-11-01 09:05 UTC |\n| `hb-app-01` | 2026-11-01 |\n| `hb-app-02` | 2026-11-01 12:30 UTC |',
    );
  });
});

describe('The schema', () => {
  const schema = schemaComponent(data);
  const faults: string[] = [];
  const page = {
    ...componentPage,
    href: '/schema/',
    report: ({ message, hint = '' }: { message: string; hint?: string }) =>
      faults.push(`${message} ${hint}`.trim()),
  };
  const nodesOf = (props: ComponentProps) =>
    schema.expand({ index: 1, props, children: [], items: [] }, page);

  it('has a section for each view, with its columns and where they lead', () => {
    const { html, markdown, records } = shownNodes(nodesOf({ view: 'view_rack_v1' }));
    expect(records.map(({ anchor, level, text }) => [anchor, level, text.split('\n')[0]])).toEqual([
      ['view_rack_v1', 3, 'Racks. Its key is rack_pk.'],
    ]);
    expect(html).toContain('<h3 id="view_rack_v1">');
    expect(markdown).toContain('| `rack_pk` | integer | Key of the view |');
    expect(markdown).toMatch(/\[`view_room_v1\.room_pk`\]\([^)]*#view_room_v1\)/);
  });

  it('lists all views, and no column that published queries may not use', () => {
    const [list] = shownNodes(nodesOf({ list: true })).records;
    expect(list?.text.split('\n')).toHaveLength(Object.keys(data().views).length);
    const { records } = shownNodes(nodesOf({}));
    expect(records.some(({ text }) => /^listener_resource\b/m.test(text))).toBe(false);
  });

  it('knows the nearest name', () => {
    nodesOf({ view: 'view_rak_v1' });
    expect(faults).toEqual(['there is no view "view_rak_v1". Did you mean "view_rack_v1"?']);
  });

  it('joins views by the columns of the data', () => {
    expect(joins(data(), 'view_subnet_v1').facts).toEqual([
      'view_ipaddress_v1 leads to it; it leads to none.',
      'view_ipaddress_v1.subnet_fk = view_subnet_v1.subnet_pk',
    ]);
  });
});

describe('A fault of a query', () => {
  it.each([
    [{}, 'it is odd.'],
    [{ position: '1', hint: 'Try again.' }, 'Line 1, column 1: it is odd. Try again.'],
    [{ position: '10' }, 'Line 2, column 3: it is odd.'],
    [{ position: '11' }, 'Line 2, column 5: it is odd.'],
  ])('%j', async (facts, text) => {
    const run = () => Promise.reject(Object.assign(new Error('it is odd'), facts));
    const outcome = await outcomeOf({ run, close: async () => {} }, 'SELECT\n  \u{1F680}, x');
    expect('fault' in outcome && faultText(outcome.fault)).toBe(text);
  });
});
