/**
 * The few JavaScript values that common components take as attributes, read without running them: their
 * plain meaning is all a static page needs.
 */

/** `{ light: useBaseUrl('/l.png'), dark: './d.png' }` of a themed image. */
export function themedSources(source: string): Record<string, string> {
  const found = source.matchAll(/\b(light|dark)\s*:[^'"`]*(["'`])(.*?)\2/g);
  return Object.fromEntries([...found].map(([, theme = '', , file = '']) => [theme, file]));
}
