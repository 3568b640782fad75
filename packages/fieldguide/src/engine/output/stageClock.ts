/** Times the stages of a build, for progress and for the summary. */
export class StageClock {
  /** Milliseconds by stage, in order; a stage that is gone on with later counts as one. */
  readonly stages: { stage: string; ms: number }[] = [];

  constructor(private readonly onStart: (stage: string) => void = () => {}) {}

  async time<T>(stage: string, work: () => T | Promise<T>): Promise<T> {
    this.onStart(stage);
    const start = performance.now();
    const result = await work();
    const ms = performance.now() - start;
    const before = this.stages.find((other) => other.stage === stage);
    if (before) before.ms += ms;
    else this.stages.push({ stage, ms });
    return result;
  }
}

/** A progress line, rewritten in place on a terminal; nothing elsewhere. */
interface Progress {
  show(text: string): void;
  clear(): void;
}

/** The part of a terminal's stream that progress needs. */
interface Terminal {
  isTTY?: boolean;
  columns?: number;
  write(text: string): boolean;
}

export function createProgress(stream: Terminal = process.stderr): Progress {
  if (!stream.isTTY) return { show: () => {}, clear: () => {} };
  const blank = '\r\u001b[2K';
  return {
    show: (text) => stream.write(`${blank}${text.slice(0, (stream.columns ?? 80) - 1)}`),
    clear: () => stream.write(blank),
  };
}
