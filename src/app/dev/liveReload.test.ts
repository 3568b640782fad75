import { describe, expect, it } from 'vitest';
import { type StreamHandlers, startLiveReload } from './liveReload.ts';
import { parseDevMessage } from './messages.ts';

function setUp({ appRuns = true, isPage = true, serverBuild = 'build-1' } = {}) {
  const events: string[] = [];
  const streams: StreamHandlers[] = [];
  const waits: (() => void)[] = [];
  startLiveReload({
    open(handlers) {
      streams.push(handlers);
      return { close: () => void events.push('close') };
    },
    overlay: {
      show: ({ message }) => void events.push(`overlay ${message}`),
      hide: () => void events.push('no overlay'),
    },
    refresh(routes) {
      events.push(`refresh ${String(routes)}`);
      return appRuns;
    },
    reload: () => void events.push('reload'),
    isPage: () => isPage,
    askBuildId: () => Promise.resolve(serverBuild || undefined),
    buildId: isPage ? 'build-1' : undefined,
    wait: (action) => void waits.push(action),
  });
  const send = (message: object) => streams.at(-1)?.onMessage(JSON.stringify(message));
  async function restartServer(): Promise<void> {
    streams.at(-1)?.onError();
    waits.shift()?.();
    streams.at(-1)?.onOpen();
    await Promise.resolve();
    await Promise.resolve();
  }
  return { events, send, restartServer };
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

  it('takes up what it missed when the connection was lost', async () => {
    const { events, restartServer } = setUp();
    await restartServer();
    expect(events).toEqual(['close', 'no overlay', 'refresh all']);
  });

  it('reloads when another server is there: its assets are others too', async () => {
    const { events, restartServer } = setUp({ serverBuild: 'build-2' });
    await restartServer();
    expect(events).toEqual(['close', 'no overlay', 'reload']);
  });

  it('waits when the server cannot build the page just now', async () => {
    const { events, restartServer } = setUp({ serverBuild: '' });
    await restartServer();
    expect(events).toEqual(['close', 'no overlay']);
  });
});

describe('a message', () => {
  it.each([
    ['{"type":"ok"}', { type: 'ok' }],
    ['{"type":"changed","routes":["/a/"]}', { type: 'changed', routes: ['/a/'] }],
    ['{"type":"changed","routes":"all"}', { type: 'changed', routes: 'all' }],
    [
      '{"type":"error","message":"m","file":"f.md","line":2,"column":5,"frame":"x"}',
      { type: 'error', fault: { message: 'm', file: 'f.md', line: 2, column: 5, frame: 'x' } },
    ],
    ['{"type":"other"}', undefined],
    ['no JSON', undefined],
    ['null', undefined],
  ])('%s', (text, message) => {
    expect(parseDevMessage(text)).toEqual(message);
  });
});
