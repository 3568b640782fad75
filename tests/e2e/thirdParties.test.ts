import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { takenOver, test, type VisitOptions } from '../support/browser.ts';
import { root, runFieldguide } from '../support/fieldguide.ts';
import { serveStrictly, urlOf } from '../support/strictServer.ts';

/** Stands in for the hosts, which no test may reach. */
const TAGS = 'window.tagged = window.dataLayer[0].event';
const WIDGET = `window.fieldguideFeedback = async ({ missing, page }) => {
  if (missing === 'throw') throw new Error('The widget is broken.');
  window.sentText = page.route + ' ' + missing;
};`;

/** What counts visits: each notes what its tags have told it, and sends something to where it sends visits. */
const SERVICES = {
  'plausible.io':
    "window.plausibleIs = typeof plausible.o; fetch('https://plausible.io/api/event', { method: 'POST', mode: 'no-cors' })",
  'matomo.example':
    "window.matomoKnows = window._paq; fetch('https://matomo.example/matomo.php', { method: 'POST', mode: 'no-cors' })",
  'www.googletagmanager.com':
    "window.googleKnows = [...window.dataLayer[1]]; fetch('https://region1.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors' })",
  'region1.google-analytics.com': '',
};

const COMMON = {
  title: 'Lamps',
  tagManager: { id: 'GTM-1', src: 'https://tags.example/gtm.js' },
  footer: { note: 'Lamps' },
};
const CONFIGS = {
  banner: {
    ...COMMON,
    feedback: { provider: 'script', src: 'https://widget.example/w.js', url: 'https://widget.example/form' },
  },
  script: { ...COMMON, consent: { script: 'https://consent.example/ask.js' } },
};

/** As users copy it. */
const DOCUMENT = readFileSync(path.join(root, 'docs/feedback.md'), 'utf8');
const EXAMPLE = /```ts title="site\/site\.config\.ts"\n(export default [\s\S]*?)```/.exec(DOCUMENT)?.[1];
/** The tags of all services that the document shows, in one site. */
const TAGS_OF_SERVICES = [...DOCUMENT.matchAll(/```ts title="[^"]*"\nhead: \[\n([\s\S]*?)\],\n```/g)]
  .map(([, tags]) => tags)
  .join('');
const SETTINGS = {
  banner: `export default ${JSON.stringify(CONFIGS.banner)};\n`,
  script: `export default ${JSON.stringify(CONFIGS.script)};\n`,
  example: EXAMPLE ?? '',
  visits: `export default { title: 'Lamps', head: [${TAGS_OF_SERVICES}] };\n`,
};

let folder = '';
const servers: Server[] = [];
const bases = { banner: '', script: '', example: '', visits: '' };

beforeAll(async () => {
  mkdirSync(path.join(root, 'tests/.work'), { recursive: true });
  folder = mkdtempSync(path.join(root, 'tests/.work/third-'));
  for (const name of ['banner', 'script', 'example', 'visits'] as const) {
    const site = path.join(folder, name);
    mkdirSync(path.join(site, 'docs'), { recursive: true });
    writeFileSync(path.join(site, 'docs/index.md'), '# Lamps\n\nAll about [lamps](more.md).\n');
    writeFileSync(path.join(site, 'docs/more.md'), '# More\n\nMore lamps.\n');
    writeFileSync(path.join(site, 'site.config.ts'), SETTINGS[name]);
    await runFieldguide(['build', '--site', site, '--out', path.join(folder, `${name}-dist`)]);
    const server = await serveStrictly(path.join(folder, `${name}-dist`));
    servers.push(server);
    bases[name] = urlOf(server);
  }
});

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(folder, { recursive: true, force: true });
});

/** Answers for all hosts; `consent` is what the consent script runs. Notes what is asked of them. */
function foreign(requests: string[], consent = ''): VisitOptions {
  const scripts: Record<string, string> = {
    'tags.example': TAGS,
    'widget.example': WIDGET,
    'consent.example': consent,
    ...SERVICES,
  };
  return {
    prepare: (page) =>
      page.route(
        (url) => url.hostname in scripts,
        (route) => {
          const url = new URL(route.request().url());
          requests.push(url.href);
          return route.fulfill({ contentType: 'text/javascript', body: scripts[url.hostname] ?? '' });
        },
      ),
  };
}

function agreed(page: Page, choice: 'yes' | 'no'): Promise<void> {
  return page.locator(`html[data-consent=${choice}]`).waitFor();
}

const TAG = 'https://tags.example/gtm.js?id=GTM-1';

describe('Parts of other hosts', () => {
  test('are in the policy, and in no page as inline code', async () => {
    const dist = path.join(folder, 'banner-dist');
    const policy = readFileSync(path.join(dist, 'csp.txt'), 'utf8');
    expect(policy).toMatch(
      /script-src 'self' 'sha256-[^']+' https:\/\/tags\.example https:\/\/widget\.example;/,
    );
    expect(policy).not.toContain('unsafe');
    // Scripts of other hosts write HTML in their own ways.
    expect(policy).not.toContain('trusted-types');
    expect(readFileSync(path.join(dist, 'index.html'), 'utf8')).not.toContain('<script src="https://');
  });

  test('load after the reader agrees, and the choice can be changed in the footer', async ({ visit }) => {
    const requests: string[] = [];
    const page = await visit(bases.banner, foreign(requests));
    const banner = page.getByRole('region', { name: 'Privacy choices' });
    await banner.waitFor();
    expect(requests).toEqual([]);
    await banner.getByRole('button', { name: 'Allow', exact: true }).click();
    await page.waitForFunction(() => Reflect.get(window, 'tagged') === 'gtm.js');
    expect(requests).toEqual([TAG]);
    expect(await banner.count()).toBe(0);
    await page.reload();
    await takenOver(page);
    await page.waitForFunction(() => 'tagged' in window);
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    const reloaded = page.waitForEvent('load');
    await banner.getByRole('button', { name: 'Do not allow' }).click();
    await reloaded;
    await agreed(page, 'no');
    expect(requests).toEqual([TAG, TAG]);
    expect(await banner.count()).toBe(0);
  });

  test('two tabs agree with each other', async ({ visit }) => {
    const requests: string[] = [];
    const page = await visit(bases.banner, foreign(requests));
    await page.getByRole('region', { name: 'Privacy choices' }).waitFor();
    await page.evaluate(() =>
      window.dispatchEvent(new StorageEvent('storage', { key: 'fieldguide.consent', newValue: 'no' })),
    );
    await agreed(page, 'no');
    expect(await page.getByRole('region', { name: 'Privacy choices' }).count()).toBe(0);
  });

  test('ask where storage holds nonsense', async ({ visit }) => {
    const page = await visit(bases.banner, { ...foreign([]), stored: { 'fieldguide.consent': '{' } });
    await page.getByRole('region', { name: 'Privacy choices' }).waitFor();
  });

  for (const [signal, value] of [
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ] as const) {
    test(`${signal} counts as no, and nothing is asked`, async ({ visit }) => {
      for (const base of [bases.banner, bases.script]) {
        const requests: string[] = [];
        const { prepare } = foreign(requests);
        const page = await visit(base, {
          prepare: async (page) => {
            await prepare?.(page);
            await page.addInitScript(
              ([name, value]) => Object.defineProperty(navigator, String(name), { get: () => value }),
              [signal, value],
            );
          },
        });
        await agreed(page, 'no');
        expect(await page.getByRole('region', { name: 'Privacy choices' }).count()).toBe(0);
        expect(requests).toEqual([]);
      }
    });
  }

  test('a consent script answers by an event', async ({ visit }) => {
    const requests: string[] = [];
    const say = `document.dispatchEvent(new CustomEvent('fieldguide:consent', { detail: true }))`;
    const page = await visit(bases.script, foreign(requests, say));
    await agreed(page, 'yes');
    await page.waitForFunction(() => 'tagged' in window);
    expect(requests).toEqual(['https://consent.example/ask.js', TAG]);
  });

  test('the example of settings in docs/feedback.md has all three at work', async ({ visit }) => {
    const requests: string[] = [];
    const say = `document.dispatchEvent(new CustomEvent('fieldguide:consent', { detail: true }))`;
    const page = await visit(bases.example, foreign(requests, say));
    await agreed(page, 'yes');
    await page.waitForFunction(() => Reflect.get(window, 'tagged') === 'gtm.js');
    await page.locator('.navbar a.feedback-link').click();
    const dialog = page.getByRole('dialog', { name: 'Page feedback' });
    await dialog.getByRole('radio', { name: 'No' }).check();
    await dialog.getByRole('textbox', { name: 'What was missing?' }).fill('UDP ports');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await dialog.getByText('Your text is on its way.').waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'sentText'))).toBe('/ UDP ports');
    expect(requests).toEqual(['https://consent.example/ask.js', TAG, 'https://widget.example/w.js']);
  });

  test('a consent script that says nothing for 5 seconds has not agreed, and is asked by the footer', async ({
    visit,
  }) => {
    const requests: string[] = [];
    const ask = `document.addEventListener('fieldguide:consent-open', () =>
      document.dispatchEvent(new CustomEvent('fieldguide:consent', { detail: true })))`;
    const page = await visit(bases.script, foreign(requests, ask));
    await agreed(page, 'no');
    expect(requests).toEqual(['https://consent.example/ask.js']);
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await agreed(page, 'yes');
    await page.waitForFunction(() => 'tagged' in window);
  });

  test('a feedback widget gets what the reader sends, once they have agreed', async ({ visit }) => {
    const requests: string[] = [];
    const page = await visit(bases.banner, foreign(requests));
    const banner = page.getByRole('region', { name: 'Privacy choices' });
    await banner.getByRole('button', { name: 'Do not allow' }).click();
    await page.locator('.navbar a.feedback-link').click();
    const dialog = page.getByRole('dialog', { name: 'Page feedback' });
    const text = dialog.getByRole('textbox', { name: 'What was missing?' });
    await dialog.getByRole('radio', { name: 'No' }).check();
    await text.fill('throw');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await dialog.getByText('You have not allowed content from widget.example.').waitFor();
    expect(requests).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await banner.getByRole('button', { name: 'Allow', exact: true }).click();
    await page.locator('.navbar a.feedback-link').click();
    expect(await text.inputValue()).toBe('throw');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await dialog.getByText('The widget is broken.').waitFor();
    expect(await text.inputValue()).toBe('throw');
    await text.fill('UDP ports');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await dialog.getByText('Your text is on its way.').waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'sentText'))).toBe('/ UDP ports');
  });

  test('the tags that docs/feedback.md shows count visits: at once, or after the reader agrees', async ({
    visit,
  }) => {
    const requests: string[] = [];
    const page = await visit(bases.visits, foreign(requests));
    await page.waitForFunction(() => Reflect.get(window, 'plausibleIs') === 'object');
    const banner = page.getByRole('region', { name: 'Privacy choices' });
    await banner.waitFor();
    expect(requests.filter((url) => !url.startsWith('https://plausible.io/'))).toEqual([]);
    await banner.getByRole('button', { name: 'Allow', exact: true }).click();
    await expect
      .poll(() => [...requests].sort())
      .toEqual([
        'https://matomo.example/matomo.js',
        'https://matomo.example/matomo.php',
        'https://plausible.io/api/event',
        'https://plausible.io/js/pa-abc123.js',
        'https://region1.google-analytics.com/g/collect',
        'https://www.googletagmanager.com/gtag/js?id=G-ABC123',
      ]);
    expect(await page.evaluate(() => Reflect.get(window, 'googleKnows'))).toEqual(['config', 'G-ABC123']);
    await page.getByRole('link', { name: 'lamps', exact: true }).click();
    await page.getByRole('heading', { name: 'More', level: 1 }).waitFor();
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'matomoKnows')))
      .toEqual([
        ['trackPageView'],
        ['enableLinkTracking'],
        ['setTrackerUrl', 'https://matomo.example/matomo.php'],
        ['setSiteId', '1'],
        ['setCustomUrl', `${bases.visits}more/`],
        ['setDocumentTitle', 'More | Lamps'],
        ['trackPageView'],
      ]);
  });
});
