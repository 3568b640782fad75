import { afterEach, describe, expect, it, vi } from 'vitest';
import { invariant } from './errors.ts';

afterEach(() => vi.unstubAllEnvs());

function failure(message?: string): unknown {
  try {
    invariant(false, message);
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('invariant', () => {
  it.each([true, 1, 'text', {}])('lets %j pass', (condition) => {
    expect(() => invariant(condition)).not.toThrow();
  });

  it('says what was expected while developing', () => {
    expect(failure('a page has a route')).toEqual(new Error('Invariant failed: a page has a route'));
    expect(failure()).toEqual(new Error('Invariant failed'));
  });

  it('says "Invariant failed" in production, with the reason as its cause', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(failure()).toEqual(new Error('Invariant failed'));
    expect(failure('a page has a route')).toMatchObject({
      message: 'Invariant failed',
      cause: 'a page has a route',
    });
  });
});
