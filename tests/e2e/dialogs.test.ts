import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { built, test } from '../support/browser.ts';
import { address, follow, shows, sidebar } from '../support/page.ts';

/** What opens the dialog; a role of its own, since without scripts it is a link. */
function feedbackButton(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Page feedback' });
}

function feedback(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Page feedback' });
}

async function openFeedback(page: Page): Promise<Locator> {
  await feedbackButton(page).click();
  await feedback(page).getByRole('textbox', { name: 'What was missing?' }).waitFor();
  return feedback(page);
}

/** Stands in for the repository's issue form, which no test may reach. */
async function answerForm(page: Page): Promise<void> {
  await page
    .context()
    .route('https://git.beacon.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,"><h1>New issue</h1>' }),
    );
}

function hasFocus(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}

function isInDialog(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.closest('dialog') !== null);
}

describe.each(built)('Dialogs on $target', ({ base }) => {
  test('Page feedback opens a dialog that holds focus and gives it back', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    const dialog = await openFeedback(page);
    expect(await dialog.getByText('On the page “Install the lamp”').isVisible()).toBe(true);
    for (let step = 0; step < 12; step += 1) {
      expect(await isInDialog(page)).toBe(true);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await hasFocus(feedbackButton(page))).toBe(true);
  });

  test('what the reader has entered is sent to a form in a new tab', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`, { prepare: answerForm });
    await sidebar(page).getByRole('link', { name: 'Diagram' }).click();
    await shows(page, 'Diagram');
    const dialog = await openFeedback(page);
    await dialog.getByRole('textbox', { name: 'What was missing?' }).fill('The plug & the "socket"');
    // Helpful or not has to be said.
    await dialog.getByRole('button', { name: 'Continue in a new tab' }).click();
    expect(
      await dialog
        .getByRole('radio', { name: 'No' })
        .evaluate((radio: HTMLInputElement) => radio.validity.valueMissing),
    ).toBe(true);
    await dialog.getByRole('radio', { name: 'No' }).check();
    const opened = page.context().waitForEvent('page');
    await dialog.getByRole('button', { name: 'Continue in a new tab' }).click();
    const form = await opened;
    await shows(form, 'New issue');
    const { origin, pathname, searchParams } = new URL(form.url());
    expect(origin + pathname).toBe('https://git.beacon.example/docs/issues/new');
    expect(searchParams.get('title')).toBe('Page feedback: Diagram');
    expect(searchParams.get('body')).toBe(
      'Page: https://docs.beacon.example/guide/diagram/\nHelpful: no\n\nWhat was missing:\nThe plug & the "socket"\n\n',
    );
    expect(await form.evaluate(() => window.opener)).toBe(null);
    await page.bringToFront();
    await dialog.getByText('The form is open in a new tab.').waitFor();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await openFeedback(page);
    expect(await dialog.getByRole('textbox', { name: 'What was missing?' }).inputValue()).toBe('');
  });

  test('the text survives a failed send and a closed dialog', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    const dialog = await openFeedback(page);
    const text = dialog.getByRole('textbox', { name: 'What was missing?' });
    await text.fill('A long text');
    await dialog.getByRole('radio', { name: 'Yes' }).check();
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
    await dialog.getByRole('button', { name: 'Continue in a new tab' }).click();
    await dialog.getByRole('alert').getByText('You are offline').waitFor();
    expect(await text.inputValue()).toBe('A long text');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await openFeedback(page);
    expect(await text.inputValue()).toBe('A long text');
    expect(await dialog.getByRole('radio', { name: 'Yes' }).isChecked()).toBe(true);
  });

  test('each page has a draft of its own', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    const dialog = await openFeedback(page);
    const text = dialog.getByRole('textbox', { name: 'What was missing?' });
    await text.fill('About the first page');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await follow(sidebar(page).getByRole('link', { name: 'Diagram' }));
    await shows(page, 'Diagram');
    await openFeedback(page);
    expect(await text.inputValue()).toBe('');
    expect(await dialog.getByText('On the page “Diagram”').isVisible()).toBe(true);
  });

  test('going back closes the dialog', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    await follow(sidebar(page).getByRole('link', { name: 'Diagram' }));
    await shows(page, 'Diagram');
    const dialog = await openFeedback(page);
    await page.goBack();
    await shows(page, 'Install the lamp');
    expect(await dialog.isVisible()).toBe(false);
  });

  test('a dialog whose code cannot be loaded says so in its own place, and Retry loads it', async ({
    visit,
  }) => {
    const page = await visit(`${base}guide/install/`, { provokes: [/net::ERR_CONNECTION_RESET/] });
    let down = true;
    await page.route(
      (url) => url.pathname.includes('FeedbackDialog'),
      (route) => (down ? route.abort('connectionreset') : route.continue()),
    );
    await feedbackButton(page).click();
    const box = feedback(page).getByRole('alert');
    await box.getByText('Page feedback could not be loaded.').waitFor();
    expect(await page.locator('h1').textContent()).toBe('Install the lamp');
    down = false;
    await box.getByRole('button', { name: 'Retry' }).click();
    await feedback(page).getByRole('textbox', { name: 'What was missing?' }).waitFor();
  });

  test('a click with Control opens the form in a tab, without the dialog', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`);
    const opened = page.context().waitForEvent('page');
    await feedbackButton(page).click({ modifiers: ['Control'] });
    await opened;
    await shows(page, 'Install the lamp');
    expect(await feedback(page).count()).toBe(0);
  });

  test('without scripts Page feedback is a link to the form', async ({ visit }) => {
    const page = await visit(`${base}guide/install/`, { javaScriptEnabled: false, prepare: answerForm });
    await page.getByRole('link', { name: 'Page feedback' }).click();
    await shows(page, 'New issue');
    expect(new URL(page.url()).searchParams.get('title')).toBe('Page feedback: Install the lamp');
  });

  for (const [kind, name] of [
    ['diagram', 'From switch to light'],
    ['picture', 'A round yellow lamp on a thin dark stand before a light wall'],
  ] as const) {
    test(`a ${kind} opens in a dialog where it can be made larger`, async ({ visit }) => {
      const page = await visit(`${base}guide/diagram/`);
      const button = page.locator('#Shell-article').getByRole('button', { name: `Enlarge: ${name}` });
      await button.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Enlarged picture' });
      await dialog.waitFor();
      const picture = dialog.locator('.zoom-picture').getByRole('img');
      const width = async () => (await picture.boundingBox())?.width ?? 0;
      await expect.poll(width).toBeGreaterThan(0);
      const start = await width();
      await dialog.getByRole('button', { name: 'Make larger' }).click();
      await expect.poll(async () => (await width()) / start).toBeCloseTo(1.25);
      await page.keyboard.press('+');
      await expect.poll(async () => (await width()) / start).toBeCloseTo(1.5625);
      await page.keyboard.press('0');
      await expect.poll(async () => (await width()) / start).toBeCloseTo(1);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      expect(await hasFocus(button)).toBe(true);
    });
  }

  test('a click on a picture enlarges it', async ({ visit }) => {
    const page = await visit(`${base}guide/diagram/`);
    await page.locator('#Shell-article img').click();
    await page.getByRole('dialog', { name: 'Enlarged picture' }).waitFor();
    expect(address(page)).toBe('/guide/diagram/');
  });
});
