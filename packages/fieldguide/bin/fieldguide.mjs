#!/usr/bin/env node
// Starts the bundled command line; in the repository, bundles it first when a source file has changed since.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireNode } from './requireNode.mjs';

requireNode();
// `fieldguide build | head` closes the pipe early: the rest of the text goes nowhere, the work is done all the same.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
});
// React picks its fast build by this, when it is first imported.
process.env.NODE_ENV ??= 'production';
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
// In the repository. A package that is installed has its bundle, and no sources.
if (existsSync(path.join(root, 'scripts/stamp.mjs'))) {
  const { isStale } = await import('../scripts/stamp.mjs');
  if (isStale(root)) {
    const { bundle } = await import('../scripts/bundle.mjs');
    process.stderr.write('Bundling the generator ...\n');
    await bundle();
  }
}
const { main } = await import('../dist/cli.mjs');
process.exitCode = await main({ argv: process.argv, home: path.join(root, 'dist') });
