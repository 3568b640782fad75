import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { listFiles } from '../support/miniSite.ts';

/** What the dev server leaves out or has of its own: pictures, dates and hashes take time, and its script reloads pages. */
const DIFFERENT: readonly [RegExp, string][] = [
  [/<meta (?:property="og:image|name="(?:twitter:card|twitter:image|fieldguide-revision)")[^>]*>\n?/g, ''],
  [/<link rel="(?:icon|apple-touch-icon)"[^>]*>\n?/g, ''],
  [/"image":"[^"]*\/previews\/[^"]*",|"dateModified":"[^"]*",/g, ''],
  [/<p class="last-updated">.*?<\/p>/g, ''],
  [/<script type="module" src="\/assets\/dev-[^>]*><\/script>\n?/g, ''],
  [/"(?:buildId":"[^"]*"|dev":(?:true|false))/g, ''],
  [/-(?:dev|[\da-f]{8})(?=\.\w+")/g, ''],
];

/** A document without all that. */
function alike(html: string): string {
  return DIFFERENT.reduce((text, [pattern, put]) => text.replace(pattern, put), html);
}

// What a reader does is tested on the built site alone: this is why it holds for the dev server, too.
it.each([
  ['test site', inject('dev'), inject('buildFolder')],
  ['site in two languages', inject('localesDev'), inject('localesFolder')],
])('the dev server gives the %s the documents of the build', async (_, dev, folder) => {
  const files = listFiles(folder).filter((file) => /(?:^|\/)index\.html$/.test(file));
  const different: string[] = [];
  let compared = 0;
  for (const file of files) {
    const built = readFileSync(path.join(folder, file), 'utf8');
    // A redirect is an answer of its own there: `redirects.test.ts`.
    if (/http-equiv="refresh"/.test(built)) continue;
    const answer = await fetch(new URL(file.replace(/index\.html$/, ''), dev));
    compared += 1;
    if (alike(await answer.text()) !== alike(built)) different.push(file);
  }
  expect(compared).toBeGreaterThan(9);
  expect(different).toEqual([]);
});
