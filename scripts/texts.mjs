// Makes `src/shared/texts/english.ts` of `en.yaml`: constants, so that each part of the browser's code carries the
// texts that it shows and no others.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { load } from 'js-yaml';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../src/shared/texts');

/** The module for the texts of a YAML file. */
export function textsModule(yaml) {
  const seen = new Set();
  const lines = Object.values(load(yaml)).flatMap((group) =>
    Object.entries(group).map(([name, text]) => {
      const forms = typeof text === 'string' ? text : `${text.one}\n${text.other}`;
      const constant = seen.has(forms) ? `${forms}\u0004${name}` : forms;
      seen.add(constant);
      return `export const ${name} = ${JSON.stringify(constant)};\n`;
    }),
  );
  return `// Made by scripts/texts.mjs of en.yaml: change it there.\n${lines.join('')}`;
}

/** Writes the module, unless it says the same. */
export function writeTexts() {
  const made = textsModule(readFileSync(path.join(folder, 'en.yaml'), 'utf8'));
  const file = path.join(folder, 'english.ts');
  let before = '';
  try {
    before = readFileSync(file, 'utf8');
  } catch {
    // The first time.
  }
  if (before !== made) writeFileSync(file, made);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) writeTexts();
