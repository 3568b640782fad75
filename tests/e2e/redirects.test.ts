import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject } from 'vitest';
import { takenOver, targets, test } from '../support/browser.ts';
import { address, shows } from '../support/page.ts';
import { NOT_FOUND_LINE } from '../support/testPages.ts';

describe.each(targets)('Redirects on $target', ({ base }) => {
  test('an old address leads to the new one and keeps query and hash', async ({ visit }) => {
    const page = await visit(base);
    await page.goto(`${base}old-install/?from=mail&n=1#plug`);
    await shows(page, 'Install the lamp');
    await takenOver(page);
    expect(address(page)).toBe('/guide/install/?from=mail&n=1#plug');
  });

  test('a target with a query and hash of its own keeps them where the reader brings none', async ({
    visit,
  }) => {
    const page = await visit(base);
    await page.goto(`${base}old-tabs/`);
    await shows(page, 'Tabs');
    await takenOver(page);
    expect(address(page)).toBe('/guide/tabs/?shell=fish#second-choice');
    await page.getByText('from fish').waitFor();
  });

  test('its own query is kept beside that of the reader', async ({ visit }) => {
    const page = await visit(base);
    await page.goto(`${base}old-tabs/?from=mail`);
    await shows(page, 'Tabs');
    await takenOver(page);
    expect(address(page)).toBe('/guide/tabs/?shell=fish&from=mail#second-choice');
  });

  test("a name that the reader brings twice keeps both values, in the place of the redirect's own", async ({
    visit,
  }) => {
    const page = await visit(base);
    await page.goto(`${base}old-tabs/?shell=bash&shell=fish&tag=a&tag=b`);
    await shows(page, 'Tabs');
    await takenOver(page);
    expect(new URL(page.url()).search).toBe('?shell=bash&shell=fish&tag=a&tag=b');
  });

  test('the way back does not lead through the old address', async ({ visit }) => {
    const page = await visit(base);
    await page.evaluate((url) => location.assign(url), `${base}old-install/`);
    await shows(page, 'Install the lamp');
    await page.goBack();
    await shows(page, 'How to keep the lights on with Beacon');
  });

  test('without scripts the browser leads on', async ({ visit }) => {
    const page = await visit(`${base}old-install/`, { javaScriptEnabled: false });
    await shows(page, 'Install the lamp');
  });

  test('a redirect to a planned page waits until that page exists', async ({ visit }) => {
    const page = await visit(`${base}old-planned/`, { provokes: [NOT_FOUND_LINE] });
    await shows(page, 'Page not found');
  });
});

test('hosts that redirect by themselves find the redirects in a file', () => {
  expect(readFileSync(path.join(inject('buildFolder'), '_redirects'), 'utf8')).toBe(
    '/old-install/ /guide/install/ 301\n/old-tabs/ /guide/tabs/?shell=fish#second-choice 301\n',
  );
});
