/** Times the stages of a build, for progress and for the summary. */
export interface StageClock {
  time<T>(stage: string, work: () => T | Promise<T>): Promise<T>;
  /** Milliseconds by stage, in order. */
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
      stages.push({ stage, ms: performance.now() - start });
      return result;
    },
  };
}
