import { readFileSync } from 'node:fs';
import path from 'node:path';
import { redirectsFile } from '../../packages/fieldguide/src/engine/output/hostFiles.ts';
import { parseRedirects } from '../../packages/fieldguide/src/engine/site/redirects.ts';
import { root } from '../support/fieldguide.ts';
import { type MiniSite, miniSite } from '../support/miniSite.ts';

const words = 'Lamps give light, and a lamp that gives none is broken. '.repeat(60);

/** Old addresses that rules can get wrong: with a query, a hash, marks of a regular expression, or other letter case. */
const ODD = [
  ['/with-query/', '/guide/?a=1'],
  ['/with-hash/', '/guide/#plug'],
  ['/mit leerzeichen/', '/guide/'],
  ['/with.dots(1)/', '/guide/'],
  ['/to-words/', '/zwei worte/'],
  ['/UPPER/', '/guide/'],
  ['/Upper/', '/zwei worte/'],
  ['/Guide/', '/guide/'],
  [`/${'long/'.repeat(60)}`, '/guide/'],
];

/** Browsers believe what they are told, since nothing may be guessed. */
export const TYPES = {
  'guide/': /^text\/html; charset=utf-8$/i,
  'guide/index.md': /^text\/markdown; charset=utf-8$/i,
  'site.webmanifest': /^application\/manifest\+json\b/,
  'sitemap.xml': /^(?:text|application)\/xml\b/,
  'llms.txt': /^text\/plain; charset=utf-8$/i,
  'favicon.svg': /^image\/svg\+xml\b/,
  'docs.zip': /^application\/zip$/,
  'kinds/a.js': /javascript/,
  'kinds/a.mjs': /javascript/,
  'kinds/a.css': /^text\/css; charset=utf-8$/i,
  'kinds/a.json': /^application\/json\b/,
  'kinds/a.wasm': /^application\/wasm$/,
  'kinds/a.woff2': /^(?:font|application)\/(?:font-)?woff2$/,
  'kinds/a.png': /^image\/png$/,
  'kinds/a.webp': /^image\/webp$/,
  'kinds/a.avif': /^image\/avif$/,
  'kinds/a.csv': /^text\/csv; charset=utf-8$/i,
  'kinds/a.yaml': /^(?:text|application)\/(?:x-)?yaml\b/,
  'kinds/a.yml': /^(?:text|application)\/(?:x-)?yaml\b/,
  'kinds/a.pdf': /^application\/pdf$/,
  'kinds/a.mp4': /^video\/mp4$/,
  'kinds/a.webm': /^video\/webm$/,
};

/** Those of them that a site brings itself. */
const KINDS = Object.keys(TYPES).filter((file) => file.startsWith('kinds/'));

/** The rules of a build for the old addresses of our own site, without its pages. */
export function ownRedirects(baseUrl: string): string {
  const file = 'site/redirects.tsv';
  const { rows } = parseRedirects(readFileSync(path.join(root, file), 'utf8'), file);
  const redirects = rows.map(({ from, to }) => ({ from, to: { route: to, suffix: '' } }));
  return redirectsFile({ redirects, urls: { baseUrl, trailingSlash: true } });
}

/** A site with odd old addresses, and files that servers treat in their own ways. */
export function hostSite(baseUrl: string): MiniSite {
  return miniSite(
    {
      'index.md': `# Home\n\n${words}\n`,
      'guide/index.md': `# Guide\n\n${words}\n\n## Plug\n\nThe plug.\n`,
      'site/redirects.tsv': `from\tto\n${ODD.map((row) => `${row.join('\t')}\n`).join('')}`,
      'zwei worte.md': '# Zwei Worte\n',
      'site/static/secret/.hidden': 'hidden',
      'site/static/.well-known/security.txt': 'Contact: mailto:security@example.com\n',
      ...Object.fromEntries(KINDS.map((file) => [`site/static/${file}`, 'a'])),
      'site/static/picture.bin': Buffer.alloc(4_000, 7),
    },
    { config: { title: 'Mini', url: 'https://docs.example.com', baseUrl } },
  );
}
