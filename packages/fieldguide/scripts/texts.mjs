// Makes `src/shared/texts/english.ts` of `en.yaml`: constants, so that each part of the browser's code carries the
// texts that it shows and no others.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { load } from 'js-yaml';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../src/shared/texts');

/** The module for the texts of a YAML file. */
function textsModule(yaml) {
  const seen = new Set();
  const groups = Object.entries(load(yaml));
  const lines = groups.flatMap(([, group]) =>
    Object.entries(group).map(([name, text]) => {
      const forms = typeof text === 'string' ? text : `${text.one}\n${text.other}`;
      const constant = seen.has(forms) ? `${forms}¦${name}` : forms;
      seen.add(constant);
      return `export const ${name} = ${JSON.stringify(constant)};\n`;
    }),
  );
  const named = groups.map(([name, group]) => `  ${name}: { ${Object.keys(group).join(', ')} },\n`);
  return `// Made by scripts/texts.mjs of en.yaml: change it there.
${lines.join('')}
/** The same by their groups: for the build, which checks the texts of other languages. */
export const GROUPS = {
${named.join('')}};
`;
}

const made = () => textsModule(readFileSync(path.join(folder, 'en.yaml'), 'utf8'));

/** Writes the module, unless it says the same: its time tells whether a bundle is stale. */
export function writeTexts() {
  const file = path.join(folder, 'english.ts');
  const text = made();
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (process.argv.includes('--print')) process.stdout.write(made());
  else writeTexts();
}
