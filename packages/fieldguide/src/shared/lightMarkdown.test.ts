import { describe, expect, it } from 'vitest';
import { lightLinks, lightText, parseLight } from './lightMarkdown.ts';

describe('a cell', () => {
  it.each([
    ['plain', [{ type: 'text', text: 'plain' }]],
    ['`161`', [{ type: 'code', text: '161' }]],
    [
      '**Run Now** starts it',
      [
        { type: 'strong', parts: [{ type: 'text', text: 'Run Now' }] },
        { type: 'text', text: ' starts it' },
      ],
    ],
    ['[Ports](/ports/)', [{ type: 'link', parts: [{ type: 'text', text: 'Ports' }], url: '/ports/' }]],
    ['2 * 3 ** 4', [{ type: 'text', text: '2 * 3 ** 4' }]],
    ['`a **b**`', [{ type: 'code', text: 'a **b**' }]],
  ])('%j is read in parts', (source, parts) => {
    expect(parseLight(source)).toEqual(parts);
  });

  it('has links in labels, and labels in links', () => {
    const source = '**admin with [`x`](/a/)** or [**y**](/b/)';
    expect(lightLinks(parseLight(source))).toEqual(['/a/', '/b/']);
    expect(lightText(source)).toBe('admin with x or y');
  });

  it('is plain in files and in search', () => {
    expect(lightText('**Port** `161`, see [`SNMP`](/snmp/)')).toBe('Port 161, see SNMP');
  });
});
