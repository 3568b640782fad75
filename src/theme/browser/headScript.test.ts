import { describe, expect, it } from 'vitest';
import { headScript } from './headScript.ts';

type Attributes = Record<string, string>;

/** Runs the script against a stand-in for the document; `stored` of undefined means blocked storage. */
function run(stored: Attributes | undefined, html: Attributes = {}): Attributes {
  const attributes: Attributes = { 'data-theme': 'light', ...html };
  const document = {
    addEventListener: () => undefined,
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
  new Function('document', 'localStorage', headScript())(document, localStorage);
  return attributes;
}

describe('the inline script in <head>', () => {
  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['system', 'light'],
    ['<b>', 'light'],
  ])('stored %j: %s, and scripts are known to run', (stored, theme) => {
    expect(run({ 'fieldguide.theme': stored })).toEqual({ 'data-theme': theme, 'data-js': '' });
  });

  it.each([
    ['nothing stored', {}],
    ['blocked storage', undefined],
  ])('%s: the default', (_, stored) => {
    expect(run(stored)).toEqual({ 'data-theme': 'light', 'data-js': '' });
  });

  it.each([
    ['this announcement was dismissed', 'winter', 'winter', true],
    ['another one was dismissed: its id has changed', 'autumn', 'winter', false],
    ['none was dismissed', undefined, 'winter', false],
    ['the page has none', 'winter', undefined, false],
    ['there was none and is none', undefined, undefined, false],
  ])('%s: hidden %#', (_, dismissed, shown, hidden) => {
    const stored: Attributes = dismissed === undefined ? {} : { 'fieldguide.announcement': dismissed };
    const attributes = run(stored, shown === undefined ? {} : { 'data-announcement': shown });
    expect('data-announcement-dismissed' in attributes).toBe(hidden);
  });

  it('never varies, and cannot end its <script> element', () => {
    expect(headScript()).toBe(headScript());
    expect(headScript()).not.toMatch(/<\/|<!--/);
  });
});
