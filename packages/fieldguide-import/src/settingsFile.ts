import { isRecord, type SiteConfigInput } from 'fieldguide';

/** The settings as a file for people to edit. */
export function settingsFile(settings: SiteConfigInput): string {
  return `/** Made by \`fieldguide import\`. The settings are described in docs/configuration.md of Fieldguide. */\nexport default ${literal(settings, '')};\n`;
}

/** A value as TypeScript, close to the format of Biome. */
function literal(value: unknown, indent: string): string {
  const inner = `${indent}  `;
  if (typeof value === 'string')
    return value.includes("'") || value.includes('\n')
      ? JSON.stringify(value)
      : `'${value.replaceAll('\\', '\\\\')}'`;
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    return `[\n${value.map((item) => `${inner}${literal(item, inner)},\n`).join('')}${indent}]`;
  }
  if (isRecord(value)) {
    const entries = Object.entries(value).filter(([, own]) => own !== undefined);
    if (entries.length === 0) return '{}';
    const lines = entries.map(
      ([key, own]) =>
        `${inner}${/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key)}: ${literal(own, inner)},\n`,
    );
    return `{\n${lines.join('')}${indent}}`;
  }
  return JSON.stringify(value);
}
