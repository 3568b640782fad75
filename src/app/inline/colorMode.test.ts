import { describe, expect, it } from 'vitest';
import { colorModeScript } from './colorMode.ts';

/** Runs the script against a stand-in for the document; `stored` of undefined means blocked storage. */
function run(stored: string | null | undefined): Record<string, string> {
  const attributes: Record<string, string> = { 'data-theme': 'light' };
  const document = {
    documentElement: {
      setAttribute(name: string, value: string) {
        attributes[name] = value;
      },
    },
  };
  const localStorage = {
    getItem() {
      if (stored === undefined) throw new Error('The operation is insecure.');
      return stored;
    },
  };
  new Function('document', 'localStorage', colorModeScript())(document, localStorage);
  return attributes;
}

describe('the inline script in <head>', () => {
  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    [null, 'light'],
    ['system', 'light'],
    ['<b>', 'light'],
    [undefined, 'light'],
  ])('stored %j: %s, and scripts are known to run', (stored, theme) => {
    expect(run(stored)).toEqual({ 'data-theme': theme, 'data-js': '' });
  });

  it('never varies, and cannot end its <script> element', () => {
    expect(colorModeScript()).toBe(colorModeScript());
    expect(colorModeScript()).not.toMatch(/<\/|<!--/);
  });
});
