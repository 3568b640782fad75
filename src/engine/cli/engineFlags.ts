import { setFlagsFromString } from 'node:v8';

/*
 * How V8 spends processor time and memory is chosen for programs that run long. Threads that start later do the same
 * as this one.
 */

/**
 * V8 waits longer before it optimizes a function: its compiler works on threads of its own, which a short run on few
 * cores needs itself. A build of 370 pages takes 6 % less time, one of 3,700 4 %. Node 20 alone: later ones decide by
 * other measures, and have a compiler between.
 */
export function optimizeLater(): void {
  // Four times V8's own number, in bytes of bytecode that have run.
  if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=270000');
}

/** V8 collects what is no longer needed sooner: 30 MB less for a build of 3,700 pages, which takes 7 % more time. */
export function growSlowly(): void {
  // Percent that the heap may grow by until the next collection; V8 lets a small one become four times as large.
  setFlagsFromString('--heap-growing-percent=50');
}
