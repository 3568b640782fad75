import { copyFileSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { onDisk } from './diskFault.ts';
import type { Output } from './types.ts';

/** What has been written. */
export interface WriterTotal {
  files: number;
  bytes: number;
}

/**
 * Writes files below `root`; folders are made as needed. Each file is made when its turn comes and waited for: handing
 * thousands of small ones to other threads costs more than writing them, and what waits for the disk takes memory.
 * @throws FieldguideError where the disk does not take a file.
 */
export async function writeOutputs(outputs: readonly Output[], root: string): Promise<WriterTotal> {
  const folders = new Set<string>();
  const total = { files: 0, bytes: 0 };
  for (const output of outputs) {
    const target = path.join(root, output.file);
    const folder = path.dirname(target);
    const content = 'make' in output ? Buffer.from(await output.make()) : undefined;
    onDisk(output.file, () => {
      if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
      folders.add(folder);
      if (content) writeFileSync(target, content);
      else if ('source' in output) copyFileSync(output.source, target);
      total.bytes += content?.byteLength ?? statSync(target).size;
    });
    total.files += 1;
  }
  return total;
}
