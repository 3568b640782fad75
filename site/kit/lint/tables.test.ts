import { describe, expect, it } from 'vitest';
import { contextOf, dataSetOf, lintPage, say } from '../../../tests/support/lintPage.ts';
import { sparseColumns, troubleshootingHeader, troubleshootingRows } from './tables.ts';

const table = (head: string, ...rows: string[]) =>
  lintPage([head, head.replace(/[^|]+/g, ' --- '), ...rows].join('\n'));

describe('the header of a table of faults', () => {
  it.each([
    ['| What you see | Why | What to do |', []],
    ['| Problem | Send | Where to get it |', []],
    ['| Symptom | Cause | Fix |', ['1:1 the troubleshooting table has the header "Symptom | Cause | Fix".']],
    [
      '| what you see | why | what to do |',
      ['1:1 the troubleshooting table has the header "what you see | why | what to do".'],
    ],
  ])('%s', (head, faults) => {
    expect(say(troubleshootingHeader, table(head, '| a | b | c |'))).toEqual(faults);
  });
});

describe('a row of faults', () => {
  it.each([
    ['| `Timeout` | b | c |', []],
    ['| It says “no license” | b | c |', []],
    ['| a | b | look at **Tools > Jobs** |', []],
    ['| It is slow | b | wait |', ['1:1 the row "It is slow" neither quotes a message nor names a check.']],
  ])('%s', (row, faults) => {
    expect(say(troubleshootingRows, table('| What you see | Why | What to do |', row))).toEqual(faults);
  });
});

describe('a column of defaults', () => {
  it.each([
    ['is dropped where one row of four has one', ['| a | 1 |', '| b | |', '| c | |', '| d | |'], 1],
    ['stays where one row of three has one', ['| a | 1 |', '| b | |', '| c | |'], 0],
    ['stays in a short table', ['| a | |', '| b | |'], 0],
  ])('%s', (_, rows, faults) => {
    expect(say(sparseColumns, table('| Field | Default |', ...rows))).toHaveLength(faults);
  });

  it('is told with its numbers, other columns may be empty', () => {
    expect(
      say(sparseColumns, table('| Field | Note | Example |', '| a | | |', '| b | | |', '| c | | |')),
    ).toEqual(['1:1 the column "Example" is filled in only 0 of 3 rows.']);
  });

  it('is told of a table of data, at its tag', () => {
    const rows = ['a', 'b', 'c'].map((id) => ({ id, key: id, default: '' }));
    const set = dataSetOf('fields', rows).get('fields');
    const columns = ['key', 'default'].map((key) => ({ key, label: key }));
    const data = new Map(set ? [['fields', { ...set, columns }]] : []);
    const body = 'Text.\n\n<DataTable data="fields" where="key=a|b|c" columns="key,default" />';
    expect(say(sparseColumns, lintPage(body), contextOf({ data }))).toEqual([
      '3:1 the column "default" is filled in only 0 of 3 rows.',
    ]);
    const sample = `\`\`\`html\n${body.split('\n').at(-1)}\n\`\`\``;
    expect(say(sparseColumns, lintPage(sample), contextOf({ data }))).toEqual([]);
  });
});
