/** Kinds of admonitions that we have too. */
export const OWN_ADMONITIONS = new Set(['note', 'tip', 'info', 'warning', 'danger', 'caution']);
/** Other kinds that Docusaurus has. */
const OTHER_ADMONITIONS: Readonly<Record<string, string>> = {
  secondary: 'note',
  important: 'info',
  success: 'tip',
};

/** Our kind for an admonition of a repository, with a title that names the original kind. */
export function admonitionKind(name: string): { kind: string; title?: string } {
  if (OWN_ADMONITIONS.has(name)) return { kind: name };
  return { kind: OTHER_ADMONITIONS[name] ?? 'note', title: name.charAt(0).toUpperCase() + name.slice(1) };
}
