import { describe, expect, it } from 'vitest';
import { targetIds } from './reveal.ts';

describe('the ids that a hash may mean', () => {
  it.each([
    ['none', '', []],
    ['none for a bare #', '#', []],
    ['its words', '#ports', ['ports']],
    ['as written, then decoded', '#caf%C3%A9', ['caf%C3%A9', 'café']],
    ['with a stray percent sign as written', '#100%', ['100%']],
  ] as const)('%s', (_, hash, ids) => {
    expect(targetIds(hash)).toEqual(ids);
  });
});
