import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { test } from '../support/browser.ts';
import { root } from '../support/fieldguide.ts';

const own = inject('ownSite');
const PORTS = 'getstarted/installation/discovery-port-configurations/';
const RACKS = 'infrastructure-management/buildings-rooms-and-racks/racks/';
const RECIPE = 'infrastructure-management/certificate-management/';

/** Words with one blank between them, wherever their lines end. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The same without blanks: between words of the headings' typeface, a reader of PDF files does not find each one. */
function letters(text: string): string {
  return text.replace(/\s+/g, '');
}

/** Prints a page on A4; returns the text of each sheet of paper, as it is read. */
async function print(page: Page, name: string): Promise<string[]> {
  const file = path.join(root, 'tests/.work', `${name}.pdf`);
  writeFileSync(file, await page.pdf({ format: 'A4' }));
  const text = execFileSync('pdftotext', ['-raw', '-enc', 'UTF-8', file, '-'], { encoding: 'utf8' });
  return text.split('\f').slice(0, -1).map(plain);
}

// A program of poppler-utils, which `npm test` installs where it can: without it, nothing reads a printed page.
const hasReader = spawnSync('pdftotext', ['-v']).status === 0;

describe.skipIf(!hasReader)('a printed page', () => {
  test.for([
    [PORTS, 'Getting started', 'Discovery Port Configurations', 'Firewall ports: how to read the tables'],
    [RACKS, 'Infrastructure management', 'Racks', 'HB-R05'],
    [RECIPE, 'Infrastructure management', 'Certificate Management', 'www.harbor.example.com 2026-11-22'],
  ])(
    '%s says what a reader needs, of what it is on each sheet, and public addresses',
    async ([route = '', section = '', title = '', said = ''], { visit }) => {
      const sheets = await print(await visit(own + route), 'printed');
      expect(letters(sheets.join())).toContain(letters(said));
      expect(sheets.join(' ')).not.toContain('Change and run this query');
      expect(sheets.join(' ')).not.toContain('Choose at least one feature');
      for (const [index, sheet] of sheets.entries()) {
        expect(letters(sheet)).toContain(letters(section));
        expect(letters(sheet)).toContain(letters(title));
        expect(sheet).toContain('Documentation of Cairn');
        expect(sheet).toMatch(new RegExp(`\\b${index + 1} ?/ ?${sheets.length}\\b`));
        expect(sheet).not.toMatch(/localhost|127\.0\.0\.1:/);
      }
      expect(sheets.at(-1)).toContain(`https://docs.cairn.example/${route}`);
    },
  );

  test('of a few lines is one sheet', async ({ visit }) => {
    expect(await print(await visit(`${inject('localesBuild')}guide/backups/`), 'short')).toHaveLength(1);
  });

  test('of all ports has every rule with all that is known of it, on at most 15 sheets', async ({
    visit,
  }) => {
    const page = await visit(own + PORTS);
    const rules = await page
      .locator('table.rows:has(th:nth-child(7)) tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) =>
          [...row.querySelectorAll<HTMLElement>('td:not(:has(.not-stated))')].map(
            ({ dataset, textContent }) => (dataset.label ?? '') + textContent,
          ),
        ),
      );
    expect(rules.length).toBeGreaterThan(80);
    const sheets = await print(page, 'ports');
    expect(sheets.length).toBeLessThanOrEqual(15);
    const printed = sheets.join(' ');
    const missing = rules.flat().filter((text) => !printed.includes(plain(text)));
    expect(missing).toEqual([]);
  });

  test('of racks shows the drawings', async ({ visit }) => {
    const page = await visit(own + RACKS);
    const drawings = await page
      .locator('svg.rack')
      .evaluateAll((racks) =>
        racks.map((rack) => [...rack.querySelectorAll('text')].map((text) => text.textContent ?? '')),
      );
    expect(drawings.length).toBeGreaterThan(0);
    const sheets = (await print(page, 'racks')).map((sheet) => sheet.split(' '));
    for (const texts of drawings) {
      const words = texts.flatMap((text) => plain(text).split(' '));
      expect(sheets.some((sheet) => words.every((word) => sheet.includes(word)))).toBe(true);
    }
  });
});
