import { describe, expect, it } from 'vitest';
import { type Clock, createProgressBar, PROGRESS, type ProgressState } from './progressBar.ts';

/** A clock that moves when told to. */
function controlledClock(): Clock & { advance: (milliseconds: number) => void } {
  const timers = new Map<number, { at: number; action: () => void }>();
  let now = 0;
  let made = 0;
  return {
    set(action, milliseconds) {
      made += 1;
      timers.set(made, { at: now + milliseconds, action });
      return made;
    },
    clear: (timer) => void timers.delete(timer),
    advance(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const due = [...timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
        if (!due) break;
        timers.delete(due[0]);
        now = due[1].at;
        due[1].action();
      }
      now = end;
    },
  };
}

function setUp() {
  const shown: ProgressState[] = [];
  const clock = controlledClock();
  const progress = createProgressBar((state) => shown.push(state), clock);
  return { clock, progress, last: () => shown.at(-1), value: () => shownValue(shown.at(-1)) };
}

function shownValue(state: ProgressState | undefined): number | undefined {
  return state && 'value' in state ? state.value : undefined;
}

describe('the progress bar', () => {
  it('has the constants of the specification', () => {
    expect(PROGRESS).toMatchObject({
      delay: 200,
      minimum: 0.08,
      speed: 200,
      trickleRate: 0.02,
      trickleSpeed: 800,
    });
  });

  it('shows after 200 ms, not before', () => {
    const { clock, progress, last } = setUp();
    progress.start();
    clock.advance(199);
    expect(last()).toEqual({ phase: 'waiting' });
    clock.advance(1);
    expect(last()).toEqual({ phase: 'running', value: 0.08 });
  });

  it('never shows for a page that is there within 200 ms', () => {
    const { clock, progress, last } = setUp();
    progress.start();
    clock.advance(150);
    progress.done();
    clock.advance(10_000);
    expect(last()).toEqual({ phase: 'idle' });
  });

  it('creeps by 0.02 every 800 ms and stops short of the end', () => {
    const { clock, progress, value } = setUp();
    progress.start();
    clock.advance(200 + 799);
    expect(value()).toBe(0.08);
    clock.advance(1);
    expect(value()).toBeCloseTo(0.1);
    clock.advance(800);
    expect(value()).toBeCloseTo(0.12);
    clock.advance(800 * 100);
    expect(value()).toBe(0.994);
  });

  it('runs to the end in 200 ms and goes', () => {
    const { clock, progress, last } = setUp();
    progress.start();
    clock.advance(500);
    progress.done();
    expect(last()).toEqual({ phase: 'finishing', value: 1 });
    clock.advance(199);
    expect(last()).toEqual({ phase: 'finishing', value: 1 });
    clock.advance(1);
    expect(last()).toEqual({ phase: 'idle' });
  });

  it('carries on where it was when another navigation starts', () => {
    const { clock, progress, value } = setUp();
    progress.start();
    clock.advance(200 + 1600);
    progress.start();
    expect(value()).toBeCloseTo(0.12);
    clock.advance(800);
    expect(value()).toBeCloseTo(0.14);
  });

  it('waits anew when a navigation starts while the last one fades', () => {
    const { clock, progress, last } = setUp();
    progress.start();
    clock.advance(300);
    progress.done();
    clock.advance(100);
    progress.start();
    clock.advance(199);
    expect(last()).toEqual({ phase: 'waiting' });
  });
});
