import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import type { Commands, EventData, Script } from 'webdriver-bidi-protocol';
import { WebSocket } from 'ws';

/*
 * Firefox as it is installed, by WebDriver BiDi, the protocol of the W3C that it speaks itself. Playwright, which drives
 * Chromium in the other ring, needs a Firefox of its own making.
 */

/** Nothing of the browser's own: no traffic, no first-run pages. What automation needs it sets by itself. */
const PREFERENCES = {
  'app.update.auto': false,
  'browser.aboutwelcome.enabled': false,
  'browser.region.network.url': '',
  'browser.safebrowsing.downloads.remote.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.search.update': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'http://127.0.0.1:9/',
};

/** What stands on a page, by its role and name, as screen readers know it. */
export interface Named {
  role: string;
  name: string;
}

/** One tab of a reader. */
export interface Tab {
  /** What the console has held since the tab was opened: `level: text`. */
  console: readonly string[];
  goto(url: string): Promise<void>;
  /** Calls a function in the page, with values that JSON can hold. */
  run<Args extends unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Waits until the function answers this. */
  answers<Args extends unknown[], Result>(
    expected: Result,
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<void>;
  /** Clicks in the middle of an element that is displayed, once there is one. */
  click(what: Named): Promise<void>;
  /** Presses keys one after the other. */
  type(keys: string): Promise<void>;
  /** Goes back (-1) or forward (1). */
  step(delta: number): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

export interface Firefox {
  open(): Promise<Tab>;
  close(): Promise<void>;
}

/**
 * Starts the Firefox that `FIREFOX` names, with a profile that goes with it.
 * @throws Error where it does not say within 30 seconds that it listens.
 */
export async function startFirefox(program: string): Promise<Firefox> {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'fieldguide-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    (entry) => `user_pref(${entry.map((part) => JSON.stringify(part))});`,
  );
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  const child = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const exited = once(child, 'exit');
  const end = async () => {
    child.kill('SIGKILL');
    await exited;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const connection = await connect(`${await addressOf(child.stderr)}/session`);
    await connection.send('session.new', { capabilities: {} });
    await connection.send('session.subscribe', { events: ['log.entryAdded'] });
    return {
      open: () => openTab(connection),
      async close() {
        // It leaves its profile in order, and ends by itself.
        await Promise.race([connection.send('browser.close', {}), exited]).catch(() => undefined);
        connection.close();
        await Promise.race([exited, new Promise((resolve) => setTimeout(resolve, 5000))]);
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Reads where Firefox listens. */
function addressOf(stderr: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const timer = setTimeout(() => reject(new Error(`Firefox does not listen:\n${text}`)), 30_000);
    stderr.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(text) ?? [];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    });
  });
}

interface Connection {
  send<Method extends keyof Commands>(
    method: Method,
    params: Commands[Method]['params'],
  ): Promise<Commands[Method]['returnType']>;
  /** Calls back for each event. */
  listen(listener: (event: EventData) => void): void;
  close(): void;
}

/** One WebSocket: commands by number, and events. */
async function connect(address: string): Promise<Connection> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, (text: string) => void>();
  const listeners: ((event: EventData) => void)[] = [];
  let count = 0;
  socket.on('message', (data) => {
    const message = JSON.parse(String(data));
    if (message.type === 'event') for (const listener of listeners) listener(message);
    waiting.get(message.id)?.(String(data));
    waiting.delete(message.id);
  });
  return {
    send: <Method extends keyof Commands>(method: Method, params: Commands[Method]['params']) =>
      new Promise<Commands[Method]['returnType']>((resolve, reject) => {
        count += 1;
        waiting.set(count, (text) => {
          const answer: { error?: string; message?: string; result: Commands[Method]['returnType'] } =
            JSON.parse(text);
          if (answer.error) reject(new Error(`${method}: ${answer.error}: ${answer.message}`));
          else resolve(answer.result);
        });
        socket.send(JSON.stringify({ id: count, method, params }));
      }),
    listen: (listener) => listeners.push(listener),
    close: () => socket.close(),
  };
}

async function openTab({ send, listen }: Connection): Promise<Tab> {
  // As a new reader, with storage of their own.
  const { userContext } = await send('browser.createUserContext', {});
  const { context } = await send('browsingContext.create', { type: 'tab', userContext });
  const messages: string[] = [];
  listen((event) => {
    if (event.method !== 'log.entryAdded' || !('context' in event.params.source)) return;
    if (event.params.source.context === context) messages.push(`${event.params.level}: ${event.params.text}`);
  });

  const run: Tab['run'] = async (work, ...args) => {
    const answer = await send('script.callFunction', {
      functionDeclaration: `async (args) => JSON.stringify(await (${work})(...JSON.parse(args)))`,
      arguments: [{ type: 'string', value: JSON.stringify(args) }],
      awaitPromise: true,
      target: { context },
    });
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
    return 'value' in answer.result ? JSON.parse(String(answer.result.value)) : undefined;
  };

  /** The first displayed element of this role and name. */
  const find = async (value: Named): Promise<Script.SharedReference | undefined> => {
    const { nodes } = await send('browsingContext.locateNodes', {
      context,
      locator: { type: 'accessibility', value },
    });
    for (const { sharedId } of nodes) {
      if (sharedId === undefined) continue;
      const shown = await send('script.callFunction', {
        functionDeclaration: `(element) => {
          if (!element.checkVisibility()) return false;
          element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
          return true;
        }`,
        arguments: [{ sharedId }],
        awaitPromise: false,
        target: { context },
      });
      if (shown.type === 'success' && shown.result.type === 'boolean' && shown.result.value)
        return { sharedId };
    }
    return undefined;
  };

  return {
    console: messages,
    run,
    async goto(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async answers(expected, work, ...args) {
      // A page that is being left answers nothing.
      await expect.poll(() => run(work, ...args).catch(String), { timeout: 30_000 }).toEqual(expected);
    },
    async click(what) {
      let element: Script.SharedReference | undefined;
      const found = async () => {
        element = await find(what).catch(() => undefined);
        return element !== undefined;
      };
      await expect.poll(found, { timeout: 30_000, message: `${what.role} “${what.name}”` }).toBe(true);
      if (!element) return;
      await send('input.performActions', {
        context,
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            actions: [
              { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element } },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      });
    },
    async type(keys) {
      const actions = [...keys].flatMap((value) => [
        { type: 'keyDown' as const, value },
        { type: 'keyUp' as const, value },
      ]);
      await send('input.performActions', { context, actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    async step(delta) {
      await send('browsingContext.traverseHistory', { context, delta });
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async close() {
      await send('browser.removeUserContext', { userContext });
    },
  };
}
