import { describe, expect, it } from 'vitest';
import { formatDiagnostic, formatPlace } from './errors.ts';

describe('a fault on the terminal', () => {
  it.each([
    [{ file: 'a.md', line: 3, column: 7 }, 'a.md:3:7'],
    [{ file: 'a.md', line: 3 }, 'a.md:3'],
    [{ file: 'a.md' }, 'a.md'],
    [{ file: 'a.md', column: 7 }, 'a.md'],
  ])('names the place %o as far as it is known', (place, text) => {
    expect(formatPlace(place)).toBe(text);
  });

  it('is one line: place, severity, what is wrong, what to do', () => {
    const fault = {
      file: 'a.md',
      line: 3,
      column: 7,
      severity: 'error',
      code: 'x',
      message: 'It is wrong.',
    } as const;
    expect(formatDiagnostic(fault)).toBe('a.md:3:7: error: It is wrong.');
    expect(formatDiagnostic({ ...fault, severity: 'warning', hint: 'Put it right.' })).toBe(
      'a.md:3:7: warning: It is wrong. Put it right.',
    );
  });
});
