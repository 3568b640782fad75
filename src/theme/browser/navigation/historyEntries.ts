const STATE_KEY = 'fieldguideEntry';

/** Names the entries of the tab's history, so that each can have its scroll position. */
export interface HistoryEntries {
  /** Name of the current entry; an entry without a name (followed `#` link) gets one. */
  current(): string;
  /** Name the current entry already has, if any. */
  known(): string | undefined;
  push(url: string): string;
}

/** Wraps `window.history`. Other parts of the app may keep their own values in the state object. */
export function createHistoryEntries(history: History, now: () => number): HistoryEntries {
  let made = 0;

  function newName(): string {
    made += 1;
    // Entries outlive the page: names must differ from those of earlier loads.
    return `${Math.round(now()).toString(36)}-${made}`;
  }

  function known(): string | undefined {
    const name: unknown = isRecord(history.state) ? history.state[STATE_KEY] : undefined;
    return typeof name === 'string' ? name : undefined;
  }

  return {
    known,
    current() {
      const found = known();
      if (found !== undefined) return found;
      const name = newName();
      const others = isRecord(history.state) ? history.state : {};
      history.replaceState({ ...others, [STATE_KEY]: name }, '');
      return name;
    },
    push(url) {
      const name = newName();
      history.pushState({ [STATE_KEY]: name }, '', url);
      return name;
    },
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
