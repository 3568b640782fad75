import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, formatFault, formatPlace } from '../../shared/errors.ts';
import type { DevMessage } from '../../theme/browser/dev/liveReload.ts';
import { isFile } from '../content/disk.ts';

/** A fault as open pages show it, with a few lines of its file. */
export function faultMessage(diagnostic: Diagnostic, cwd: string): DevMessage {
  const { file, line, column } = diagnostic;
  return {
    type: 'error',
    message: formatFault(diagnostic),
    place: formatPlace(diagnostic),
    frame: frameOf(path.resolve(cwd, file), line, column),
  };
}

/** A few lines of the source around a fault, with a mark below its column. */
function frameOf(file: string, line: number | undefined, column = 1): string | undefined {
  if (line === undefined || !isFile(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const start = Math.max(0, line - 3);
  const width = String(line + 2).length;
  return lines
    .slice(start, line + 2)
    .flatMap((text, index) => {
      const number = start + index + 1;
      const row = `${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${text}`;
      return number === line
        ? [row, `${' '.repeat(width + 3)}| ${' '.repeat(Math.max(0, column - 1))}^`]
        : [row];
    })
    .join('\n');
}
