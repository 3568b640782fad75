import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { FieldguideError } from '../../shared/errors.ts';
import { writeInFolder } from '../content/disk.ts';
import { writeEditorFiles } from './editor.ts';

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
 * `fieldguide init`: settings and two pages in a folder, and in `cwd` a workflow for GitHub and the folder `.vscode`.
 * `home` is the folder of the bundled generator.
 * @throws FieldguideError if there is anything in the folder.
 */
export function runInit(folder: string, { cwd, home }: { cwd: string; home: string }): number {
  const shown = path.relative(cwd, folder) || '.';
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new FieldguideError(`"${shown}" is a file. Name a new folder.`);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new FieldguideError(`The folder "${shown}" is not empty. Name a new one, or empty it first.`);
  for (const [name, text] of Object.entries(FILES)) writeInFolder(path.join(folder, name), text);
  const workflows = path.join('.github', 'workflows');
  // A workflow that is there stays as it is.
  if (!existsSync(path.join(cwd, workflows, 'docs.yml'))) {
    const command = /npx fieldguide (?:check|build)/g;
    for (const name of readdirSync(path.join(home, 'github'))) {
      const text = readFileSync(path.join(home, 'github', name), 'utf8');
      writeInFolder(path.join(cwd, workflows, name), text.replace(command, `$& --site "${shown}"`));
    }
    console.log(`Made a workflow for GitHub in ${workflows}; docs.yml says what it does.`);
  }
  const outside = shown.startsWith('..');
  writeEditorFiles({ cwd: outside ? folder : cwd, home, siteDir: folder, kit: {} });
  console.log(`Made a site in ${shown}. See it with: npx fieldguide dev --site ${shown}`);
  return 0;
}
