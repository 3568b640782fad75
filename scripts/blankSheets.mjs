import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A sheet of which more is blank at its end looks like a fault. */
const BLANK = 0.4;
/** What the margins take of the height of A4, at the top and the bottom; see `@page` in the styles. */
const TOP = 20 / 297;
const BOTTOM = 18 / 297;
/** Darker than paper, of 255. */
const INK = 235;

/** Which sheets of these printed pages are blank for the most part, the last of each page excepted. */
export async function blankSheets(browser, { routes, url }) {
  const page = await browser.newPage();
  const found = [];
  let count = 0;
  for (const route of routes) {
    await page.goto(url + route);
    const shares = ends(await page.pdf({ format: 'A4' })).slice(0, -1);
    count += shares.length;
    found.push(
      ...shares.flatMap((share, sheet) =>
        share > BLANK ? [`/${route} sheet ${sheet + 1}: ${Math.round(share * 100)} %`] : [],
      ),
    );
  }
  await page.close();
  return [
    `${found.length} of ${count} printed sheets are more than ${BLANK * 100} % blank at the end.`,
    ...found,
  ].join('\n  ');
}

/** The blank share at the end of each sheet. */
function ends(pdf) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sheets-'));
  try {
    execFileSync('pdftoppm', ['-gray', '-r', '20', '-', path.join(folder, 'sheet')], { input: pdf });
    const files = readdirSync(folder).sort();
    return files.map((file) => blankEnd(readFileSync(path.join(folder, file))));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The blank share at the end of a picture in the format PGM, between its margins. */
function blankEnd(pgm) {
  const [head, width, height] = /^P5\s+(\d+)\s+(\d+)\s+\d+\s/.exec(pgm.toString('latin1', 0, 40)) ?? [];
  if (head === undefined) throw new Error('pdftoppm did not write a PGM picture');
  const pixels = pgm.subarray(head.length);
  const last = Math.floor(height * (1 - BOTTOM));
  const first = Math.ceil(height * TOP);
  let row = last;
  const isBlank = (y) => pixels.subarray(y * width, (y + 1) * width).every((value) => value > INK);
  while (row > first && isBlank(row - 1)) row -= 1;
  return (last - row) / (last - first);
}
