/**
 * The few JavaScript values that common components take as attributes, read without running them: their
 * plain meaning is all a static page needs.
 */

/** `{ light: useBaseUrl('/l.png'), dark: './d.png' }` of a themed image. */
export function themedSources(source: string): Record<string, string> {
  const found = source.matchAll(/\b(light|dark)\s*:[^'"`]*(["'`])(.*?)\2/g);
  return Object.fromEntries([...found].map(([, theme = '', , file = '']) => [theme, file]));
}

/** `[{ label: 'Linux', value: 'linux' }, ...]` of tabs: the label of each value. */
export function tabLabels(source: string): Map<string, string> {
  const labels = new Map<string, string>();
  for (const [entry] of source.matchAll(/\{[^{}]*\}/g)) {
    const text = (key: string) => new RegExp(`\\b${key}\\s*:\\s*(["'\`])(.*?)\\1`).exec(entry)?.[2];
    const value = text('value');
    const label = text('label');
    if (value !== undefined && label !== undefined) labels.set(value, label);
  }
  return labels;
}
