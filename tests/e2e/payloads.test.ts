import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { test, type Visit } from '../support/browser.ts';
import { openSearch } from '../support/search.ts';

const base = inject('ownSite');

/** What leads out of where a text may stand in HTML or in a script. */
const WAYS_OUT = ['', '">', "'>", '</script>', '</title>', '</textarea>', '-->', ']]>', '"};', '`'];
/** What would run. */
const CODE = [
  '<script>window.ran=1</script>',
  '<img src=x onerror=window.ran=1>',
  '<svg onload=window.ran=1>',
  '<svg><animate onbegin=window.ran=1 attributeName=x dur=1s>',
  '<details open ontoggle=window.ran=1>',
  '<iframe srcdoc="<script>parent.ran=1</script>">',
  '<a href="javascript:window.ran=1">a</a>',
  '<input autofocus onfocus=window.ran=1>',
  '<video><source onerror=window.ran=1></video>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=x onerror=window.ran=1>">',
  '<object data="javascript:window.ran=1">',
  '<form action=javascript:window.ran=1><button formaction=javascript:window.ran=1>',
  'javascript:window.ran=1',
  ' onfocus=window.ran=1 autofocus x=',
  '{{constructor.constructor("window.ran=1")()}}',
];
/** 150. */
const PAYLOADS = WAYS_OUT.flatMap((out) => CODE.map((code) => `${out}${code}`.trim()));

/** Without the site's policy, which would stop code that got as far as into the page. */
function visitUnguarded(visit: Visit, path: string): Promise<Page> {
  return visit(base + path, { bypassCSP: true, prepare: (page) => page.addInitScript(installTools) });
}

/** Runs in each page. */
function installTools(): void {
  const frame = () => new Promise(requestAnimationFrame);
  window.payloadTools = {
    /** Enters a text as a reader does. */
    enter(field, text) {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    },
    /** Shows what an address of this page says. */
    step(search) {
      history.pushState({ ...history.state, fieldguidePart: true }, '', search);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    /** True once the page shows the text; waits 200 frames. */
    async shows(selector, text) {
      const said = () => document.querySelector(selector)?.textContent?.replace(/\s+/g, ' ') ?? '';
      for (let left = 200; left > 0 && !said().includes(text); left -= 1) await frame();
      return said().includes(text);
    },
    frame,
  };
}

/** What of the payloads has become more than text. */
function harm(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = 'ran' in window ? ['code has run'] : [];
    for (const element of document.querySelectorAll('*'))
      for (const { name, value } of element.attributes)
        if (/^on|^srcdoc$/.test(name) || /^\s*javascript:/i.test(value))
          found.push(`${element.tagName} ${name}=${value}`);
    return found;
  });
}

interface Tools {
  enter: (field: Element, text: string) => void;
  step: (search: string) => void;
  shows: (selector: string, text: string) => Promise<boolean>;
  frame: () => Promise<unknown>;
}
declare global {
  interface Window {
    payloadTools: Tools;
  }
}

/** Enters each payload into each text field of a part of the page. */
function enterAll(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    async ({ selector, payloads }) => {
      const count = () => document.querySelectorAll(`${selector} :is(input:not([type=checkbox]), textarea)`);
      for (const payload of payloads) {
        for (const field of count()) window.payloadTools.enter(field, payload);
        await window.payloadTools.frame();
      }
      return count().length;
    },
    { selector, payloads: PAYLOADS },
  );
}

describe('Code in what a reader or an address brings is text', () => {
  test('on the search page and in the search dialog', { timeout: 120_000 }, async ({ visit }) => {
    const page = await visitUnguarded(visit, 'search/?q=rack');
    await page.locator('main').getByText('for “rack”').first().waitFor();
    const lost = await page.evaluate(async (payloads) => {
      const lost: string[] = [];
      for (const payload of payloads) {
        const values = { q: payload, section: payload, kind: payload, page: payload };
        window.payloadTools.step(`?${new URLSearchParams(values)}`);
        if (!(await window.payloadTools.shows('main', `“${payload}”`))) lost.push(payload);
      }
      return lost;
    }, PAYLOADS);
    expect(lost, 'is shown as it was written').toEqual([]);
    expect(await harm(page)).toEqual([]);
    await openSearch(page);
    const unsaid = await page.evaluate(async (payloads) => {
      const lost: string[] = [];
      for (const payload of payloads) {
        const field = document.querySelector('#Shell-search input');
        if (field) window.payloadTools.enter(field, payload);
        if (!(await window.payloadTools.shows('#Shell-search', `“${payload.trim()}”`))) lost.push(payload);
      }
      return lost;
    }, CODE);
    expect(unsaid, 'is shown as it was written').toEqual([]);
    expect(await harm(page)).toEqual([]);
  });

  test('in the firewall planner', { timeout: 60_000 }, async ({ visit }) => {
    const page = await visitUnguarded(visit, 'getstarted/installation/discovery-port-configurations/');
    await page.evaluate(async (payloads) => {
      for (const payload of payloads) {
        const known = { features: `snmp,wmi,linux,${payload}`, components: `rc,${payload}` };
        window.payloadTools.step(`?${new URLSearchParams(known)}`);
        await window.payloadTools.frame();
      }
    }, PAYLOADS);
    expect(await page.getByRole('checkbox', { name: 'SNMP' }).isChecked()).toBe(true);
    expect(await harm(page)).toEqual([]);
    expect(await enterAll(page, '.tool')).toBeGreaterThan(1);
    expect(await harm(page)).toEqual([]);
  });

  test('in the sizing calculator', { timeout: 60_000 }, async ({ visit }) => {
    const page = await visitUnguarded(visit, 'getstarted/installation/sizing-recommendations/');
    expect(await enterAll(page, '.tool')).toBeGreaterThan(1);
    expect(await harm(page)).toEqual([]);
  });

  test('in the playground: in queries, results, names of columns and faults', { timeout: 120_000 }, async ({
    visit,
  }) => {
    const page = await visitUnguarded(visit, 'administration/tags/');
    const playground = page.locator('.playground').first();
    await playground.scrollIntoViewIfNeeded();
    await playground.getByRole('button', { name: /^Change and run this query/ }).click();
    await playground.getByRole('table').waitFor({ timeout: 90_000 });
    const run = async (sql: string) => {
      await playground.getByRole('textbox', { name: 'Query' }).fill(sql);
      await playground.getByRole('button', { name: 'Run' }).click();
    };
    const quoted = PAYLOADS.map((payload) => `'${payload.replaceAll("'", "''")}'`);
    for (const [half, column] of [
      [quoted.slice(0, 75), 'onerror'],
      [quoted.slice(75), 'onbegin'],
    ] as const) {
      await run(`SELECT text AS "<img src=x ${column}=window.ran=1>" FROM unnest(ARRAY[${half}]) AS text`);
      await playground.getByRole('columnheader', { name: column }).waitFor();
      expect(await playground.getByRole('cell').first().textContent()).toMatch(/window\.ran=1|parent\.ran=1/);
      expect(await harm(page)).toEqual([]);
    }
    await run(`SELECT (${quoted.join(' || ')})::integer`);
    await playground.getByText('invalid input syntax').waitFor();
    expect(await harm(page)).toEqual([]);
  });
});
