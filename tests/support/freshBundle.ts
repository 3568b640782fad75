import { execFileSync } from 'node:child_process';
import path from 'node:path';

const program = path.resolve(import.meta.dirname, '../../bin/fieldguide.mjs');

/** Threads and programs that tests start are JavaScript on disk: any command bundles it anew where a source has changed. */
export function setup(): void {
  execFileSync(process.execPath, [program, '--version']);
}
