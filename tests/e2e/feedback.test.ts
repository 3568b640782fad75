import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test as plainTest } from 'vitest';
import { test } from '../support/browser.ts';
import { type RunningCommand, root, runFieldguide, startFieldguide } from '../support/fieldguide.ts';
import { openSearch, searchDialog, searchFor } from '../support/search.ts';

const CONFIG = {
  title: 'Lamps',
  navbar: { items: [{ type: 'search' }] },
  feedback: {
    provider: 'endpoint',
    url: 'https://git.example/new',
    countSearches: true,
  },
};

let folder = '';
let file = '';
let server: RunningCommand;

const serve = (...more: string[]) =>
  startFieldguide([
    ...['serve', '--site', path.join(folder, 'site'), '--out', path.join(folder, 'dist')],
    ...['--feedback', file, ...more],
  ]);

/** What was kept, without its times. */
function kept(): object[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n').filter(Boolean);
  return lines.map((line) => {
    const { time, ...entry } = JSON.parse(line);
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT/);
    return entry;
  });
}

beforeAll(async () => {
  mkdirSync(path.join(root, 'tests/.work'), { recursive: true });
  folder = mkdtempSync(path.join(root, 'tests/.work/feedback-'));
  file = path.join(folder, 'feedback.jsonl');
  mkdirSync(path.join(folder, 'site/docs'), { recursive: true });
  writeFileSync(path.join(folder, 'site/docs/index.md'), '# Lamps\n\nAll about lamps.\n');
  writeFileSync(path.join(folder, 'site/docs/plug.md'), '# Plug\n\nThe plug of a lamp.\n');
  writeFileSync(path.join(folder, 'site/site.config.ts'), `export default ${JSON.stringify(CONFIG)};\n`);
  await runFieldguide(['build', '--site', path.join(folder, 'site'), '--out', path.join(folder, 'dist')]);
  server = await serve();
});

afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Page feedback' });

describe('Feedback', () => {
  test('below an article is given by keys alone: vote, reason, text and address', async ({ visit }) => {
    const page = await visit(`${server.url}plug/`);
    const no = page.getByRole('link', { name: 'No, this page did not help' });
    await no.focus();
    await page.keyboard.press('Enter');
    const form = dialog(page);
    await form.getByText('On the page “Plug”').waitFor();
    expect(await form.getByRole('radio', { name: 'No', exact: true }).isChecked()).toBe(true);
    // The vote has the focus; the next group is that of the reasons.
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() => form.getByRole('radio', { name: 'Something is wrong or out of date' }).isChecked())
      .toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.type('230 V <b>is</b> wrong');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ada@example.com');
    await page.keyboard.press('Enter');
    await form.getByText('Your text has arrived.').waitFor();
    expect(kept().at(-1)).toEqual({
      kind: 'page',
      route: '/plug/',
      helpful: false,
      reason: 'wrong',
      text: '230 V <b>is</b> wrong',
      address: 'ada@example.com',
    });
    await form.getByRole('button', { name: 'Done' }).click();
    await form.waitFor({ state: 'hidden' });
    expect(await no.evaluate((link) => link === document.activeElement)).toBe(true);
  });

  test('in the top bar is the same form, and a vote for the page needs no reason', async ({ visit }) => {
    const page = await visit(`${server.url}plug/`);
    await page.getByRole('button', { name: 'Page feedback' }).click();
    const form = dialog(page);
    await form.getByRole('radio', { name: 'Yes', exact: true }).check();
    expect(await form.getByText('Why not?').count()).toBe(0);
    await form.getByRole('button', { name: 'Send' }).click();
    await form.getByText('Your text has arrived.').waitFor();
    expect(kept().at(-1)).toEqual({ kind: 'page', route: '/plug/', helpful: true });
  });

  for (const [kind, status, words] of [
    ['the network is down', 0, 'was not sent'],
    ['the server takes no more', 429, 'too many messages'],
    ['the disk of the server is full', 503, 'HTTP 503'],
  ] as const) {
    test(`keeps the text where ${kind}, and sends it later`, async ({ visit }) => {
      const page = await visit(`${server.url}plug/`, { provokes: [/Failed to load resource/] });
      let works = false;
      await page.route('**/feedback', (route) => {
        if (works) return route.continue();
        return status === 0 ? route.abort('connectionreset') : route.fulfill({ status, body: '' });
      });
      await page.getByRole('link', { name: 'No, this page did not help' }).click();
      const form = dialog(page);
      const text = form.getByRole('textbox', { name: 'What was missing?' });
      await text.fill(`The fuse, ${kind}`);
      await form.getByRole('button', { name: 'Send' }).click();
      await form.getByRole('alert').getByText(words).waitFor();
      const byHand = await form.getByRole('link', { name: 'Open the form' }).getAttribute('href');
      expect(new URL(byHand ?? '').searchParams.get('body')).toContain('The fuse');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Page feedback' }).click();
      expect(await text.inputValue()).toBe(`The fuse, ${kind}`);
      works = true;
      await form.getByRole('button', { name: 'Send' }).click();
      await form.getByText('Your text has arrived.').waitFor();
      expect(kept().at(-1)).toMatchObject({ text: `The fuse, ${kind}` });
    });
  }

  test('tells which search found nothing, which is counted once, and not while it is typed', async ({
    visit,
  }) => {
    const before = kept().length;
    const page = await visit(server.url);
    await openSearch(page);
    await page.keyboard.type('zzq', { delay: 30 });
    await searchFor(page, 'zzqx ada@example.com');
    await searchDialog(page).getByText('No results for').first().waitFor();
    await searchFor(page, 'zzqx');
    await searchDialog(page).getByText('No results for “zzqx”').first().waitFor();
    await expect.poll(() => kept().slice(before)).toEqual([{ kind: 'search', query: 'zzqx' }]);
    await searchDialog(page).getByRole('link', { name: 'Let us know.' }).click();
    const form = dialog(page);
    await form.getByRole('button', { name: 'Send' }).click();
    await form.getByText('Your text has arrived.').waitFor();
    expect(kept().slice(before)).toEqual([
      { kind: 'search', query: 'zzqx' },
      {
        kind: 'page',
        route: '/',
        helpful: false,
        query: 'zzqx',
        text: 'The search for “zzqx” returns no results.',
      },
    ]);
  });

  test('without scripts leads to the form elsewhere', async ({ visit }) => {
    const page = await visit(`${server.url}plug/`, { javaScriptEnabled: false });
    const href = await page.getByRole('link', { name: 'Yes, this page helped' }).getAttribute('href');
    expect(new URL(href ?? '').searchParams.get('title')).toBe('Page feedback: Plug');
  });
});

plainTest(
  'Of 10,000 posts over 50 connections, none that was answered is lost when the server is killed',
  {
    timeout: 120_000,
  },
  async () => {
    const flooded = await serve('--feedback-rate', '0');
    const agent = new Agent({ keepAlive: true, maxSockets: 50 });
    const { origin } = new URL(flooded.url);
    const answered: number[] = [];
    let next = 0;
    const post = (at: number) =>
      new Promise<boolean>((resolve) => {
        const headers = { 'Content-Type': 'application/json', Origin: origin };
        const asked = request(`${origin}/feedback`, { method: 'POST', agent, headers }, (answer) => {
          answer.resume().on('close', () => resolve(answer.statusCode === 204));
        });
        asked.on('error', () => resolve(false));
        asked.end(JSON.stringify({ kind: 'page', route: `/${at}/`, helpful: true }));
      });
    let killed: Promise<void> | undefined;
    const sender = async () => {
      while (next < 10_000) {
        const at = next;
        next += 1;
        if (await post(at)) answered.push(at);
        else if (!killed) throw new Error(`Post ${at} was refused.`);
        if (answered.length === 5_000) killed ??= flooded.kill();
      }
    };
    await Promise.all(Array.from({ length: 50 }, sender));
    await killed;
    expect(answered.length).toBeGreaterThanOrEqual(5_000);
    expect(answered.length).toBeLessThan(10_000);
    const lines = readFileSync(file, 'utf8');
    expect(answered.filter((at) => !lines.includes(`"route":"/${at}/"`))).toEqual([]);
    // The next server goes on behind what the killed one has left.
    const again = await serve();
    await again.stop();
  },
);
