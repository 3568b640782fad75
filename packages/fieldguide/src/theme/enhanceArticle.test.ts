import { expect, it } from 'vitest';
import { isZoomable } from './enhanceArticle.ts';

it.each([
  ['a screenshot', '1280', '800', true],
  ['a wide strip', '600', '40', true],
  ['an icon', '24', '24', false],
  ['a picture of unknown size', null, null, true],
  ['a picture of which only the width is known', '16', null, true],
])('%s (%s x %s): %s', (_, width, height, expected) => {
  const picture = { getAttribute: (name: string) => (name === 'width' ? width : height) };
  expect(isZoomable(picture)).toBe(expected);
});
