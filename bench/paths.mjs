import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const bench = path.dirname(fileURLToPath(import.meta.url));
export const root = path.resolve(bench, '..');
/** Everything the benchmark makes; ignored by git. */
export const work = path.join(bench, '.work');
/** The package of the generator. */
export const generator = path.join(root, 'packages/fieldguide');
export const cli = path.join(root, 'bin/fieldguide.mjs');
export const rke2Docs = path.resolve(root, '../shared/samples/rke2-docs/docs');
