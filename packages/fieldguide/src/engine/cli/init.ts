import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FieldguideError } from '../../shared/errors.ts';

/** The files of a new site, by their paths in it. */
const FILES = {
  'site.config.ts': `import type { SiteConfigInput } from 'fieldguide';

export default {
  title: 'My docs',
  navbar: { items: [{ type: 'docSidebar', sidebarId: 'docs', label: 'Documentation' }, { type: 'search' }] },
} satisfies SiteConfigInput;
`,
  'docs/index.md': `---
title: Welcome
slug: /
---

This is the home page. Read [how to write a page](first-page.md).
`,
  'docs/first-page.md': `---
title: Your first page
---

Each Markdown file below \`docs\` is a page, and its path is its address.

:::tip
Save this file while \`fieldguide dev\` runs, and the browser shows the change.
:::
`,
};

/**
 * `fieldguide init`: settings and two pages.
 * @throws FieldguideError if there is anything in the folder.
 */
export function runInit(folder: string, cwd: string): number {
  const shown = path.relative(cwd, folder) || '.';
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new FieldguideError(`"${shown}" is a file. Name a new folder.`);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new FieldguideError(`The folder "${shown}" is not empty. Name a new one, or empty it first.`);
  for (const [name, text] of Object.entries(FILES)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  console.log(`Made a site in ${shown}. See it with: npx fieldguide dev --site ${shown}`);
  return 0;
}
