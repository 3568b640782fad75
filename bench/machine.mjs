import os from 'node:os';

/** Where and when a measurement was made, in one line. */
export function describeMachine() {
  const cores = os.availableParallelism();
  const gigabytes = Math.round(os.totalmem() / 2 ** 30);
  const date = new Date().toISOString().slice(0, 10);
  return `${date}, ${cores} cores, ${gigabytes} GB, Node ${process.versions.node}, ${os.type()} ${os.arch()}, load average at the start ${os.loadavg()[0].toFixed(2)}`;
}
