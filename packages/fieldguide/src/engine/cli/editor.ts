import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { FieldguideError } from '../../shared/errors.ts';
import { parseJson } from '../../shared/text.ts';
import { loadSiteConfig } from '../config/load.ts';
import { writeInFolder } from '../content/disk.ts';
import type { Kit } from '../content/kit.ts';
import { type CommandContext, projectOptions } from './commandContext.ts';
import { editorFiles } from './editor/editorFiles.ts';

/**
 * `fieldguide editor`: schemas, snippets and tasks in `.vscode` of the working folder.
 * @throws FieldguideError if the site is not in that folder, or its settings are not valid.
 */
export async function runEditor(context: CommandContext): Promise<number> {
  const { cwd, home, siteDir = cwd } = context;
  if (path.relative(cwd, siteDir).startsWith('..'))
    throw new FieldguideError('Run this in the folder that your editor opens: the site must be below it.');
  const { kit } = await loadSiteConfig(siteDir, projectOptions(context, false));
  writeEditorFiles({ cwd, home, siteDir, kit });
  return 0;
}

interface EditorSite {
  /** The folder that the editor opens. */
  cwd: string;
  home: string;
  siteDir: string;
  kit: Kit;
}

/** Writes the files of `.vscode`, and says what those that are the writer's own lack. */
export function writeEditorFiles({ cwd, home, siteDir, kit }: EditorSite): void {
  const matcher = Object(parseJson(readFileSync(path.join(home, 'github/matcher.json'), 'utf8')));
  const { made, begun } = editorFiles({
    kit,
    folder: path.relative(cwd, siteDir).replaceAll('\\', '/'),
    pattern: matcher.problemMatcher?.[0]?.pattern?.[0],
  });
  const folder = path.join(cwd, '.vscode');
  rmSync(path.join(folder, 'fieldguide'), { recursive: true, force: true });
  for (const [name, text] of made) writeInFolder(path.join(folder, name), text);
  console.log('Wrote schemas and snippets for VS Code to .vscode.');
  for (const [name, text] of begun) {
    const file = path.join(folder, name);
    if (!existsSync(file)) writeInFolder(file, text);
    else if (lacks(readFileSync(file, 'utf8'), text))
      console.log(`Left .vscode/${name} as it is. It lacks some of this:\n${text.trimEnd()}`);
  }
}

/** Whether a file of the writer does not name all that the generator made. */
function lacks(own: string, wanted: string): boolean {
  const names = wanted.match(/"(?:\.\/\.vscode\/fieldguide\/[^"]+|fieldguide)"/g) ?? [];
  return names.some((name) => !own.includes(name));
}
