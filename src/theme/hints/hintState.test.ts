import { describe, expect, it } from 'vitest';
import { CLOSED, GRACE_MS, type HintEvent, type HintState, nextHint, shownTarget } from './hintState.ts';

const statesAfter = (...events: HintEvent<string>[]) => events.reduce<HintState<string>>(nextHint, CLOSED);
const enter = (target: string): HintEvent<string> => ({ type: 'enter', target, delay: 400 });
const opened = [enter('a'), { type: 'elapsed' }] as const;

describe('A hint', () => {
  it('shows after the pointer has rested, not before', () => {
    expect(statesAfter(enter('a'))).toEqual({ phase: 'waiting', target: 'a', wait: 400 });
    expect(shownTarget(statesAfter(enter('a')))).toBeUndefined();
    expect(shownTarget(statesAfter(...opened))).toBe('a');
  });

  it('does not show where the pointer only passes', () => {
    expect(statesAfter(enter('a'), { type: 'leave' }, { type: 'elapsed' })).toBe(CLOSED);
  });

  it('stays while the pointer moves onto it, and goes when the pointer has left both', () => {
    const leaving = statesAfter(...opened, { type: 'leave' });
    expect(leaving).toEqual({ phase: 'leaving', target: 'a', wait: GRACE_MS });
    expect(shownTarget(leaving)).toBe('a');
    const over = nextHint(leaving, { type: 'enter-hint' });
    expect(over).toEqual({ phase: 'open', target: 'a', by: 'pointer' });
    expect(nextHint(nextHint(over, { type: 'leave-hint' }), { type: 'elapsed' })).toBe(CLOSED);
  });

  it('comes back to the link it belongs to without a wait, and begins anew on another', () => {
    const leaving = statesAfter(...opened, { type: 'leave' });
    expect(shownTarget(nextHint(leaving, enter('a')))).toBe('a');
    expect(nextHint(leaving, enter('b'))).toEqual({ phase: 'waiting', target: 'b', wait: 400 });
  });

  it('goes by Escape, and stays away while the pointer stays', () => {
    expect(statesAfter(...opened, { type: 'dismiss' }, { type: 'elapsed' })).toBe(CLOSED);
  });

  it('shows at once with the focus, whatever the pointer does, until the focus goes', () => {
    const focused = statesAfter({ type: 'focus', target: 'a' });
    for (const type of ['leave', 'leave-hint', 'enter-hint', 'elapsed'] as const)
      expect(nextHint(focused, { type })).toBe(focused);
    expect(nextHint(focused, enter('b'))).toBe(focused);
    expect(nextHint(focused, { type: 'blur' })).toBe(CLOSED);
  });

  it('stays after a tap until it is dismissed or another is tapped', () => {
    const tapped = statesAfter({ type: 'tap', target: 'a' });
    expect(nextHint(nextHint(tapped, { type: 'blur' }), { type: 'leave' })).toBe(tapped);
    expect(shownTarget(nextHint(tapped, { type: 'tap', target: 'b' }))).toBe('b');
    expect(nextHint(tapped, { type: 'dismiss' })).toBe(CLOSED);
  });
});
