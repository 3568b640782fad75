import path from 'node:path';
import { version } from '../package.json' with { type: 'json' };

export { countPages, reportText, summaryLines } from './importReport.ts';
export { type Imported, type ImportOptions, importSite } from './importSite.ts';
export { locate } from './locate.ts';
export { mendPages } from './mend.ts';

/** The version of this package. */
export const VERSION: string = version;

/** The program that runs the code of a repository: what is bundled of `runtime/runtimeProcess.ts`. */
export const RUNTIME = path.resolve(import.meta.dirname, '../dist/runtime.mjs');
