/** Times the stages of a build, for progress and for the summary. */
export interface StageClock {
  time<T>(stage: string, work: () => T | Promise<T>): Promise<T>;
  /** Milliseconds by stage, in order; a stage that is gone on with later counts as one. */
  readonly stages: readonly { stage: string; ms: number }[];
}

export function createStageClock(onStart: (stage: string) => void = () => {}): StageClock {
  const stages: { stage: string; ms: number }[] = [];
  return {
    stages,
    async time(stage, work) {
      onStart(stage);
      const start = performance.now();
      const result = await work();
      const ms = performance.now() - start;
      const before = stages.find((other) => other.stage === stage);
      if (before) before.ms += ms;
      else stages.push({ stage, ms });
      return result;
    },
  };
}
