import { describe, expect, it } from 'vitest';
import { FenceReader } from './fenceLines.ts';

/** The kinds of lines, by their first letters: text, start, code, end. */
function kinds(...lines: string[]): string {
  const fences = new FenceReader();
  return lines.map((line) => fences.read(line).kind[0]).join('');
}

describe('A fence', () => {
  it.each([
    ['ends at a mark as long as its own', ['````md', '```', '````', 'a'], 'scet'],
    ['ends at a mark of its own kind', ['~~~', '```', '~~~', 'a'], 'scet'],
    ['goes on behind a mark that is indented as code', ['```md', '    ```', '```', 'a'], 'scet'],
    ['goes on behind a mark with words', ['```', '``` js', '```'], 'sce'],
    ['goes on behind a mark in an item', ['```md', '- ```', '```'], 'sce'],
    ['may be indented more than its mark', ['    ```', '    a', '    ```', 'a'], 'scet'],
    ['may begin on the line of its item', ['1. ```', '   a', '   ```', 'a'], 'scet'],
    ['ends with its item', ['- a', '', '  ```', '  b', '', 'c'], 'ttscct'],
    ['ends with the item on its line', ['- ```', '- b'], 'st'],
    ['goes on behind lines without indentation where no item is', ['  ```', 'a', '  ```'], 'sce'],
    ['ends with its quote', ['> ```', '> a', 'b', '> c'], 'sctt'],
    ['ends with its quote, where another begins', ['> ```', '> a', '```', 'b', '```'], 'scsce'],
    ['stands in an item of a quote', ['> - ```', '>   a', '>   ```', '> b'], 'scet'],
    ['stands in an item that is indented by tabs', ['1.\ta', '', '\t```', '\tb', '\t```', 'c'], 'ttscet'],
    ['has no more of its marks behind it', ['```a``` b', 'c'], 'tt'],
  ])('%s', (_, lines, expected) => {
    expect(kinds(...lines)).toBe(expected);
  });
});
