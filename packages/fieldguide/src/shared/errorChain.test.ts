import { describe, expect, it } from 'vitest';
import { errorChain } from './errors.ts';

describe('the chain of error messages', () => {
  it('starts with the error and follows its causes', () => {
    const error = new Error('render failed', { cause: new TypeError('no title', { cause: 'a string' }) });
    expect(errorChain(error)).toEqual(['render failed', 'no title', 'a string']);
  });

  it('names an error without a message', () => {
    expect(errorChain(new RangeError())).toEqual(['RangeError']);
  });

  it('ends, even where a cause leads back', () => {
    const error = new Error('first');
    error.cause = new Error('second', { cause: error });
    expect(errorChain(error).slice(0, 3)).toEqual(['first', 'second', 'first']);
  });

  it('takes what is no error', () => {
    expect([errorChain('text'), errorChain(undefined)]).toEqual([['text'], []]);
  });
});
