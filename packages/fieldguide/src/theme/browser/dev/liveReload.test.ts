import { describe, expect, it } from 'vitest';
import { startLiveReload } from './liveReload.ts';

function setUp({ appRuns = true, isPage = true } = {}) {
  const events: string[] = [];
  const streams: EventTarget[] = [];
  const waits: (() => void)[] = [];
  startLiveReload({
    open() {
      const stream = Object.assign(new EventTarget(), { close: () => void events.push('close') });
      streams.push(stream);
      return stream;
    },
    overlay: {
      show: ({ message }) => void events.push(`overlay ${message}`),
      hide: () => void events.push('no overlay'),
      warn: (warnings) => void events.push(`warnings ${String(warnings)}`),
    },
    refresh(routes) {
      events.push(`refresh ${String(routes)}`);
      return appRuns;
    },
    reload: () => void events.push('reload'),
    revision: 3,
    buildId: isPage ? 'build-1' : undefined,
    wait: (action) => void waits.push(action),
  });
  const send = (message: object) =>
    streams.at(-1)?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  function connectAnew(): void {
    streams.at(-1)?.dispatchEvent(new Event('error'));
    waits.shift()?.();
    streams.at(-1)?.dispatchEvent(new Event('open'));
  }
  return { events, send, connectAnew };
}

describe('live reload', () => {
  it('swaps changed pages in place', () => {
    const { events, send } = setUp();
    send({ type: 'changed', routes: ['/a/', '/b/'] });
    send({ type: 'changed', routes: 'all' });
    expect(events).toEqual(['refresh /a/,/b/', 'refresh all']);
  });

  it('reloads where no app is running yet', () => {
    const { events, send } = setUp({ appRuns: false });
    send({ type: 'changed', routes: 'all' });
    expect(events.at(-1)).toBe('reload');
  });

  it('shows a fault and takes it away when it is mended', () => {
    const { events, send } = setUp();
    send({ type: 'error', message: 'Unclosed tag', file: 'a.md', line: 3, column: 1 });
    send({ type: 'ok' });
    expect(events).toEqual(['overlay Unclosed tag', 'no overlay']);
  });

  it('keeps the fault on show while the page changes', () => {
    const { events, send } = setUp();
    send({ type: 'error', message: 'Unclosed tag' });
    send({ type: 'changed', routes: ['/a/'] });
    expect(events).toEqual(['overlay Unclosed tag', 'refresh /a/']);
  });

  it('leaves the error page of the server by reloading', () => {
    const { events, send } = setUp({ isPage: false, appRuns: false });
    send({ type: 'ok' });
    expect(events).toEqual(['reload']);
  });

  it('takes up what was saved between the page and the connection', () => {
    const { events, send } = setUp();
    send({ type: 'hello', buildId: 'build-1', revision: 4 });
    expect(events).toEqual(['refresh all']);
  });

  it('leaves a page alone that shows the latest state', () => {
    const { events, send } = setUp();
    send({ type: 'hello', buildId: 'build-1', revision: 3 });
    expect(events).toEqual([]);
  });

  it('leaves the error page of a state that has been mended meanwhile', () => {
    const { events, send } = setUp({ isPage: false, appRuns: false });
    send({ type: 'hello', buildId: 'build-1', revision: 4 });
    expect(events).toEqual(['refresh all', 'reload']);
  });

  it('takes up what it missed when the connection was lost', () => {
    const { events, send, connectAnew } = setUp();
    send({ type: 'changed', routes: ['/a/'], revision: 4 });
    connectAnew();
    send({ type: 'hello', buildId: 'build-1', revision: 5 });
    expect(events).toEqual(['refresh /a/', 'close', 'no overlay', 'refresh all']);
  });

  it('leaves the page alone when it has missed nothing', () => {
    const { events, send, connectAnew } = setUp();
    send({ type: 'changed', routes: ['/a/'], revision: 4 });
    connectAnew();
    send({ type: 'hello', buildId: 'build-1', revision: 4 });
    expect(events).toEqual(['refresh /a/', 'close', 'no overlay']);
  });

  it('reloads when another server is there: its assets are others too', () => {
    const { events, send, connectAnew } = setUp();
    connectAnew();
    send({ type: 'hello', buildId: 'build-2', revision: 3 });
    expect(events).toEqual(['close', 'no overlay', 'reload']);
  });

  it('waits when the server cannot build the page just now', () => {
    const { events, send, connectAnew } = setUp();
    connectAnew();
    send({ type: 'hello', revision: 0 });
    expect(events).toEqual(['close', 'no overlay']);
  });
});
