import { setFlagsFromString } from 'node:v8';

/**
 * Lets V8 wait longer before it optimizes a function: its compiler works on threads of its own, which a short run on
 * few cores lacks. A build of 370 pages takes 7 % less time, one of 3,700 4 %. Node 20 alone: later ones decide by
 * other measures, and have a compiler between. Threads that start from here on do the same.
 */
export function optimizeLater(): void {
  // Four times V8's own number, in bytes of bytecode that have run.
  if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=270000');
}
