import { describe, expect, it } from 'vitest';
import { nextScroll } from './scroll.ts';

const saved = { x: 0, y: 740 };

describe('where a page is shown', () => {
  it.each([
    ['a new page at its top', { kind: 'push', hash: '' }, { type: 'top' }],
    ['a bare # at the top', { kind: 'push', hash: '#' }, { type: 'top' }],
    ['a new page at its anchor', { kind: 'push', hash: '#ports' }, { type: 'anchor', hash: '#ports' }],
    [
      'back and forward where the reader was, not at the anchor',
      { kind: 'traverse', hash: '#ports', saved },
      { type: 'position', position: saved },
    ],
    [
      'back to an entry nobody remembers at its anchor',
      { kind: 'traverse', hash: '#ports' },
      { type: 'anchor', hash: '#ports' },
    ],
    ['back to one without anchor at the top', { kind: 'traverse', hash: '' }, { type: 'top' }],
    ['a new page at the top, whatever was saved', { kind: 'push', hash: '', saved }, { type: 'top' }],
  ] as const)('%s', (_, arrival, target) => {
    expect(nextScroll(arrival)).toEqual(target);
  });
});
