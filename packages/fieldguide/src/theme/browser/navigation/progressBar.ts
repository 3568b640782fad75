/** Constants of the progress bar (specification 9). */
export const PROGRESS = {
  delay: 200,
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
  /** The bar must not look finished before the page is there. */
  ceiling: 0.994,
};

/** `idle` and `waiting` show nothing; `running` creeps; `finishing` runs to the end and fades. */
export type ProgressState =
  | { phase: 'idle' }
  | { phase: 'waiting' }
  | { phase: 'running'; value: number }
  | { phase: 'finishing'; value: 1 };

export type ProgressEvent = 'start' | 'tick' | 'done';

export interface ProgressStep {
  state: ProgressState;
  /** Milliseconds until the next `tick`, absent when none is due. */
  tickAfter?: number;
}

/** The progress bar as a state machine (specification 2.4 and 9). Pure; `createProgress` gives it a clock. */
export function stepProgress(state: ProgressState, event: ProgressEvent): ProgressStep {
  if (event === 'start') {
    // A second navigation while the bar is out carries on with the same bar.
    if (state.phase === 'running') return { state, tickAfter: PROGRESS.trickleSpeed };
    return { state: { phase: 'waiting' }, tickAfter: PROGRESS.delay };
  }
  if (event === 'done') {
    if (state.phase === 'running')
      return { state: { phase: 'finishing', value: 1 }, tickAfter: PROGRESS.speed };
    if (state.phase === 'finishing') return { state, tickAfter: PROGRESS.speed };
    return { state: { phase: 'idle' } };
  }
  switch (state.phase) {
    case 'waiting':
      return { state: { phase: 'running', value: PROGRESS.minimum }, tickAfter: PROGRESS.trickleSpeed };
    case 'running':
      return {
        state: { phase: 'running', value: Math.min(state.value + PROGRESS.trickleRate, PROGRESS.ceiling) },
        tickAfter: PROGRESS.trickleSpeed,
      };
    case 'finishing':
    case 'idle':
      return { state: { phase: 'idle' } };
  }
}

/** The timers in use; tests pass their own clock. */
export interface Clock {
  set(action: () => void, milliseconds: number): number;
  clear(timer: number): void;
}

export interface ProgressBar {
  start(): void;
  done(): void;
}

/** Runs the state machine and hands each new state to `show`. */
export function createProgressBar(show: (state: ProgressState) => void, clock: Clock): ProgressBar {
  let state: ProgressState = { phase: 'idle' };
  let timer: number | undefined;

  function send(event: ProgressEvent): void {
    if (timer !== undefined) clock.clear(timer);
    timer = undefined;
    const step = stepProgress(state, event);
    const changed = step.state !== state && !(step.state.phase === 'idle' && state.phase === 'idle');
    state = step.state;
    if (step.tickAfter !== undefined) timer = clock.set(() => send('tick'), step.tickAfter);
    if (changed) show(state);
  }

  return { start: () => send('start'), done: () => send('done') };
}

/** The browser's timers. */
export function browserClock(): Clock {
  return {
    set: (action, milliseconds) => window.setTimeout(action, milliseconds),
    clear: (timer) => window.clearTimeout(timer),
  };
}
