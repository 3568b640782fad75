import os from 'node:os';

/** Where and when a measurement was made, and whether other work disturbed it, in one or two sentences. */
export function describeMachine() {
  const cores = os.availableParallelism();
  const [load] = os.loadavg();
  const gigabytes = Math.round(os.totalmem() / 2 ** 30);
  const date = new Date().toISOString().slice(0, 10);
  const place = `Measured ${date}: ${cores} cores, ${gigabytes} GB, Node ${process.versions.node}, ${os.type()} ${os.arch()}.`;
  if (load < cores / 2) return place;
  return `${place} The machine was busy with other work (load average ${load.toFixed(1)} before the start): times are too high, and ratios of wall time uncertain.`;
}
