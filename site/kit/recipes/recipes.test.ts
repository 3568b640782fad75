import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readYaml } from '../../../src/engine/data/readYaml.ts';
import { openDataCenter } from '../datacenter/dataCenter.ts';
import { recipeFence, showResult } from './recipeFence.ts';

const data = openDataCenter(path.resolve(import.meta.dirname, '../../data/datacenter'));

describe('A recipe', () => {
  const queries = {
    good: 'SELECT name FROM view_rack_v1 ORDER BY name',
    wrong: 'SELECT name,\n  nothing\nFROM view_rack_v1',
    empty: 'SELECT name FROM view_rack_v1 WHERE false',
    writing: 'DELETE FROM view_rack_v1',
  };
  const faultOf = (fence: ReturnType<typeof recipeFence>, text: string) => {
    const result = fence.draw({ text, meta: 'recipe', idPrefix: 'd' }, readYaml);
    return 'faults' in result
      ? result.faults.map(({ line, column, message }) => `${line}:${column} ${message}`)
      : [];
  };

  it('shows its first rows, and what is wrong with it at its line; what is known runs no more', async () => {
    const cache = mkdtempSync(path.join(tmpdir(), 'recipes-'));
    const fence = recipeFence(data);
    await fence.prepare?.(Object.values(queries), cache);
    const result = fence.draw({ text: queries.good, meta: 'recipe rows=2', idPrefix: 'd' }, readYaml);
    expect('markdown' in result && result.markdown).toBe(
      '**Result in the sample data center: 10 rows, the first 2 of them here**\n\n| name |\n| --- |\n| HB-R01 |\n| HB-R02 |',
    );
    expect(faultOf(fence, queries.wrong)).toEqual(['2:3 column "nothing" does not exist.']);
    expect(faultOf(fence, queries.empty)).toEqual(['1:1 it returns no rows.']);
    expect(faultOf(fence, queries.writing)).toEqual([
      '1:1 cannot execute DELETE in a read-only transaction.',
    ]);
    expect(faultOf(fence, 'SELECT 1')).toEqual(['1:1 it was not run. Take it out of the quote.']);

    // Another process finds the results in the folder: what stands there is what is shown.
    const kept = readdirSync(cache);
    expect(kept).toHaveLength(2);
    for (const file of kept)
      writeFileSync(path.join(cache, file), JSON.stringify({ columns: ['kept'], rows: [['yes']] }));
    const second = recipeFence(data);
    await second.prepare?.([queries.good], cache);
    const again = second.draw({ text: queries.good, meta: 'recipe', idPrefix: 'd' }, readYaml);
    expect('lines' in again && again.lines).toEqual([
      'Result in the sample data center: 1 row',
      'kept',
      'yes',
    ]);
  }, 120_000);

  it('shows text as text, and nothing for NULL', () => {
    const { html, markdown } = showResult({ columns: ['a_b'], rows: [['<b>|'], [null]] }, 5);
    expect(html).toContain('<td>&lt;b&gt;|</td></tr><tr><td></td>');
    expect(markdown).toContain('| \\<b>\\| |');
  });
});
