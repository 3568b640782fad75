import { expect, it } from 'vitest';
import { pageNumbers } from './pageLinks.tsx';

it.each([
  [1, 0, '1'],
  [1, 10, '1'],
  [1, 11, '1 2'],
  [2, 45, '1 2 3 4 5'],
  [1, 200, '1 2 0 20'],
  [10, 200, '1 0 9 10 11 0 20'],
  [18, 200, '1 0 17 18 19 20'],
  [99, 25, '1 2 3'],
])('on page %i of %i results the pages offered are %s', (current, total, pages) => {
  expect(pageNumbers(current, total).join(' ')).toBe(pages);
});
