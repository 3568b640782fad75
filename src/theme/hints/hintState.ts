/** How long the pointer rests on a link before its card shows. */
export const CARD_DELAY_MS = 400;
/** A word with a tip says so; the pointer only has to stay for a moment. */
export const TIP_DELAY_MS = 120;
/** Time for the pointer to move from the link onto what it shows, or back. */
export const GRACE_MS = 250;

/**
 * What is shown for which link. `waiting` and `leaving` end by themselves after `wait` milliseconds.
 * `by`: a pointer that leaves takes the hint along, the focus keeps it, a tap keeps it until the next one.
 */
export type HintState<T> =
  | { phase: 'closed' }
  | { phase: 'waiting'; target: T; wait: number }
  | { phase: 'open'; target: T; by: 'pointer' | 'focus' | 'tap' }
  | { phase: 'leaving'; target: T; wait: number };

export type HintEvent<T> =
  /** The pointer came onto a link, or left it. */
  | { type: 'enter'; target: T; delay: number }
  | { type: 'leave' }
  /** The pointer came onto the hint, or left it. */
  | { type: 'enter-hint' }
  | { type: 'leave-hint' }
  | { type: 'focus'; target: T }
  | { type: 'blur' }
  | { type: 'tap'; target: T }
  /** Escape, a press elsewhere, another page. */
  | { type: 'dismiss' }
  /** The wait is over. */
  | { type: 'elapsed' };

export const CLOSED = { phase: 'closed' } as const;

/** The next state; the same object where nothing changes. */
export function nextHint<T>(state: HintState<T>, event: HintEvent<T>): HintState<T> {
  switch (event.type) {
    case 'enter':
      return enter(state, event);
    case 'leave':
    case 'leave-hint':
      if (state.phase === 'waiting') return CLOSED;
      if (state.phase !== 'open' || state.by !== 'pointer') return state;
      return { phase: 'leaving', target: state.target, wait: GRACE_MS };
    case 'enter-hint':
      return state.phase === 'leaving' ? { phase: 'open', target: state.target, by: 'pointer' } : state;
    case 'focus':
      return { phase: 'open', target: event.target, by: 'focus' };
    case 'blur':
      return state.phase === 'open' && state.by === 'focus' ? CLOSED : state;
    case 'tap':
      return { phase: 'open', target: event.target, by: 'tap' };
    case 'dismiss':
      return CLOSED;
    case 'elapsed':
      if (state.phase === 'waiting') return { phase: 'open', target: state.target, by: 'pointer' };
      return state.phase === 'leaving' ? CLOSED : state;
  }
}

function enter<T>(state: HintState<T>, { target, delay }: { target: T; delay: number }): HintState<T> {
  if (state.phase === 'open' && (state.by !== 'pointer' || state.target === target)) return state;
  if (state.phase === 'waiting' && state.target === target) return state;
  if (state.phase === 'leaving' && state.target === target) return { phase: 'open', target, by: 'pointer' };
  return { phase: 'waiting', target, wait: delay };
}

/** What is to be seen: a hint stays while the pointer is on its way to it. */
export function shownTarget<T>(state: HintState<T>): T | undefined {
  return state.phase === 'open' || state.phase === 'leaving' ? state.target : undefined;
}
