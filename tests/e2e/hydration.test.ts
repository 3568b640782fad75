import { describe, expect } from 'vitest';
import { targets, test } from '../support/browser.ts';

const PAGES = [
  { kind: 'home', path: '', title: 'How to keep the lights on with Beacon' },
  { kind: 'doc', path: 'guide/install/', title: 'Install the lamp' },
  { kind: 'category', path: 'guide/advanced/', title: 'Advanced' },
  { kind: 'search', path: 'search/?q=lamp', title: 'Search' },
  { kind: 'MDX', path: 'guide/components/', title: 'Components' },
  { kind: 'tabs', path: 'guide/tabs/', title: 'Tabs' },
  { kind: 'diagram', path: 'guide/diagram/', title: 'Diagram' },
  { kind: 'code', path: 'guide/code/', title: 'Commands' },
  { kind: 'admonitions', path: 'guide/admonitions/', title: 'Admonitions' },
  { kind: 'unlisted', path: 'guide/secret/', title: 'Hidden lamp' },
  { kind: 'long', path: 'guide/long/#section-7', title: 'Long page' },
];

describe.each(targets)('Hydration on $target', ({ base }) => {
  test.for(PAGES)('a $kind page comes alive without a word in the console', async ({ path, title }, { visit }) => {
    const page = await visit(base + path);
    expect(await page.locator('h1').allTextContents()).toEqual([title]);
  });

  test('the not-found page at an unknown address comes alive', async ({ visit }) => {
    const page = await visit(`${base}no/such/page/`, { provokes: [/status of 404/] });
    expect(await page.locator('h1').textContent()).toBe('Page not found');
  });
});
