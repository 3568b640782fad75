import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { shortHash } from '../data/shortHash.ts';

/**
 * A value that was kept by `keepJson`; undefined where there is none, or where the file is not as it was written: a copy
 * that broke off, a damaged disk. Then it is made anew.
 */
export function keptJson<T>(file: string, schema: z.ZodType<T>): T | undefined {
  try {
    const [hash = '', text = ''] = readFileSync(file, 'utf8').split('\n', 2);
    return shortHash(text, 16) === hash ? schema.parse(JSON.parse(text)) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value for later runs, with its hash in front. What cannot be written is no fault: it only costs time. */
export function keepJson(file: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${shortHash(text, 16)}\n${text}`);
  } catch {
    // A read-only install.
  }
}
