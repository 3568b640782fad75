import { describe, expect, it } from 'vitest';
import { FieldguideError } from '../../shared/errors.ts';
import { diskFault } from './diskFaults.ts';

const fault = (code: string) => Object.assign(new Error(code), { code });

describe('a fault of the disk', () => {
  it.each([
    [
      'ENOSPC',
      '"a/index.html" cannot be written: the disk is full. Free some space, or name another folder with --out.',
    ],
    [
      'EROFS',
      '"a/index.html" cannot be written: the disk cannot be written to. Name a folder on another one with --out.',
    ],
  ])('%s says what to do', (code, message) => {
    const told = diskFault(fault(code), 'a/index.html');
    expect(told).toBeInstanceOf(FieldguideError);
    expect(told).toMatchObject({ message });
  });

  it('of a kind nobody expects stays what it is', () => {
    const error = fault('EIO');
    expect(diskFault(error, 'a')).toBe(error);
    expect(diskFault('text', 'a')).toBe('text');
  });
});
