import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Files } from './miniSite.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Where the site with every component is. */
export const EVERY_COMPONENT = path.join(ROOT, 'tests/fixtures/every-component');

/** The site with every component, for a mini site; its settings are a text. */
export function everyComponent(): { files: Files; config: string } {
  const names = readdirSync(EVERY_COMPONENT, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !name.startsWith('copies') && statSync(path.join(EVERY_COMPONENT, name)).isFile(),
  );
  const { 'site/site.config.ts': config, ...files } = Object.fromEntries(
    names.map((name) => [`site/${name}`, readFileSync(path.join(EVERY_COMPONENT, name))]),
  );
  return {
    files,
    config: String(config)
      .replace(/^import type.*\n/m, '')
      .replaceAll("'../../../", `'${ROOT}/`)
      .replace(/ satisfies \w+/, ''),
  };
}
