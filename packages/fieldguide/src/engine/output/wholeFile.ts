import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { onDisk } from './diskFaults.ts';

/**
 * Writes a file that a person has named. It takes the place of an earlier one when all of it is there, and nothing is
 * left where the disk refuses. `option`: what the person wrote before the name.
 * @throws FieldguideError where the file cannot be written.
 */
export function writeWhole(
  named: string,
  content: string | Uint8Array,
  { cwd, option }: { cwd: string; option: string },
): void {
  const file = path.resolve(cwd, named);
  const staged = `${file}.part`;
  onDisk(
    named,
    () => {
      mkdirSync(path.dirname(file), { recursive: true });
      // A device or a pipe is written to. Another file in its place would break the machine.
      if (isSpecial(file)) return writeFileSync(file, content);
      try {
        writeFileSync(staged, content);
        renameSync(staged, file);
      } finally {
        rmSync(staged, { force: true });
      }
    },
    option,
  );
}

function isSpecial(file: string): boolean {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat !== undefined && !stat.isFile() && !stat.isDirectory();
}
