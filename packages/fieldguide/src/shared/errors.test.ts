import { describe, expect, it } from 'vitest';
import {
  type Diagnostic,
  forgiving,
  formatDiagnostic,
  formatPlace,
  isError,
  placeSubjects,
} from './errors.ts';

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

describe('a fault that can be forgiven', () => {
  const fault: Diagnostic = { severity: 'forgivable', code: 'x', file: 'a.md', message: 'It is broken.' };

  it('is an error, and a warning while the site is written', () => {
    expect(isError(fault)).toBe(true);
    expect(formatDiagnostic(fault)).toBe('a.md: error: It is broken.');
    const others: Diagnostic[] = [
      { ...fault, severity: 'error' },
      { ...fault, severity: 'warning' },
    ];
    expect(forgiving([fault, ...others]).map(formatDiagnostic)).toEqual([
      'a.md: warning: It is broken.',
      'a.md: error: It is broken.',
      'a.md: warning: It is broken.',
    ]);
  });
});

describe('a fault that names the author’s own words', () => {
  const fault = (subject?: string): Diagnostic => ({
    severity: 'error',
    code: 'x',
    file: 'c.ts',
    message: 'm',
    subject,
  });
  const source = "export default {\n  a: 'one',\n  b: \"two\",\n  c: ['twice', 'twice'],\n};\n";
  it.each([
    ['one', 2, 6],
    ['two', 3, 6],
    ['twice', undefined, undefined],
    ['gone', undefined, undefined],
    [undefined, undefined, undefined],
  ])('%s stands at line %s, column %s', (subject, line, column) => {
    expect(placeSubjects([fault(subject)], 'c.ts', source)[0]).toMatchObject({
      ...(line ? { line, column } : { message: 'm' }),
    });
    expect(placeSubjects([fault(subject)], 'c.ts', source)[0]?.line).toBe(line);
  });

  it('is left alone in another file, and where its place is known', () => {
    const other = { ...fault('one'), file: 'd.ts' };
    const placed = { ...fault('one'), line: 9 };
    expect(placeSubjects([other, placed], 'c.ts', source)).toEqual([other, placed]);
  });
});
