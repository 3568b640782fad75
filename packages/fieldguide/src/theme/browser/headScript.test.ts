import { afterEach, describe, expect, it, vi } from 'vitest';

type Attributes = Record<string, string>;

interface Page {
  attributes: Attributes;
  /** Presses of the link to search. */
  pressed: number;
  fire: (type: string, event: object) => void;
}

/** Runs the script with a stand-in for the document; `stored` of undefined means blocked storage. */
async function open(stored: Attributes | undefined, html: Attributes = {}, platform?: string): Promise<Page> {
  const attributes: Attributes = { 'data-theme': 'light', ...html };
  const listeners = new Map<string, (event: object) => void>();
  const page: Page = { attributes, pressed: 0, fire: (type, event) => listeners.get(type)?.(event) };
  const addEventListener = (type: string, listener: (event: object) => void) => listeners.set(type, listener);
  const document = {
    addEventListener,
    querySelector: () => ({
      click: () => {
        page.pressed += 1;
      },
    }),
    documentElement: {
      getAttribute: (name: string) => attributes[name] ?? null,
      setAttribute(name: string, value: string) {
        attributes[name] = value;
      },
    },
  };
  const localStorage = {
    getItem(key: string) {
      if (stored === undefined) throw new Error('The operation is insecure.');
      return stored[key] ?? null;
    },
  };
  vi.stubGlobal('document', document);
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('navigator', { platform });
  vi.stubGlobal('window', { addEventListener });
  vi.resetModules();
  await import('./headScript.ts');
  return page;
}

async function run(stored: Attributes | undefined, html: Attributes = {}): Promise<Attributes> {
  return (await open(stored, html)).attributes;
}

afterEach(() => vi.unstubAllGlobals());

describe('the inline script in <head>', () => {
  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['system', 'light'],
    ['<b>', 'light'],
  ])('stored %j: %s, and scripts are known to run', async (stored, theme) => {
    expect(await run({ 'fieldguide.theme': stored })).toEqual({ 'data-theme': theme, 'data-js': '' });
  });

  it.each([
    ['nothing stored', {}],
    ['blocked storage', undefined],
  ])('%s: the default', async (_, stored) => {
    expect(await run(stored)).toEqual({ 'data-theme': 'light', 'data-js': '' });
  });

  it.each([
    ['this announcement was dismissed', 'winter', 'winter', true],
    ['another one was dismissed: its id has changed', 'autumn', 'winter', false],
    ['none was dismissed', undefined, 'winter', false],
    ['the page has none', 'winter', undefined, false],
    ['there was none and is none', undefined, undefined, false],
  ])('%s: hidden %#', async (_, dismissed, shown, hidden) => {
    const stored: Attributes =
      dismissed === undefined
        ? {}
        : { 'fieldguide.announcement.id': dismissed, 'fieldguide.announcement.dismiss': 'true' };
    const attributes = await run(stored, shown === undefined ? {} : { 'data-announcement': shown });
    expect('data-announcement-dismissed' in attributes).toBe(hidden);
  });

  it.each([
    ['dark chosen in another tab', 'fieldguide.theme', 'dark', 'dark'],
    ['light chosen in another tab', 'fieldguide.theme', 'light', 'light'],
    ['the choice removed', 'fieldguide.theme', null, 'light'],
    ['storage cleared', null, null, 'light'],
    ['a value nobody wrote', 'fieldguide.theme', 'sepia', 'light'],
    ['another key', 'fieldguide.tabs.os', 'light', 'dark'],
  ])('another tab: %s', async (_, key, newValue, expected) => {
    const page = await open({});
    page.attributes['data-theme'] = 'dark';
    page.fire('storage', { key, newValue });
    expect(page.attributes['data-theme']).toBe(expected);
  });

  it.each([
    ['MacIntel', true],
    ['iPad', true],
    ['Linux x86_64', false],
    ['Win32', false],
    [undefined, false],
  ])('on %s it knows whose keys there are', async (platform, isApple) => {
    expect('data-apple' in (await open({}, {}, platform)).attributes).toBe(isApple);
  });

  it.each([
    ['Ctrl K', { key: 'k', ctrlKey: true }, false, 1],
    ['Cmd K', { key: 'k', metaKey: true }, false, 1],
    ['Ctrl K with caps lock', { key: 'K', ctrlKey: true }, false, 1],
    ['Ctrl K in a text field', { key: 'k', ctrlKey: true }, true, 1],
    ['Ctrl Shift K belongs to the browser', { key: 'K', ctrlKey: true, shiftKey: true }, false, 0],
    ['a slash', { key: '/' }, false, 1],
    ['a slash made with Shift', { key: '/', shiftKey: true }, false, 1],
    ['a slash typed in a text field', { key: '/' }, true, 0],
    ['the letter alone', { key: 'k' }, false, 0],
    ['a key that something else has taken', { key: '/', defaultPrevented: true }, false, 0],
  ])('a key: %s', async (_, event, inField, expected) => {
    const page = await open({});
    const target = { closest: () => (inField ? {} : null) };
    page.fire('keydown', { ...event, target, preventDefault: () => undefined });
    expect(page.pressed).toBe(expected);
  });
});
