/** Kinds of admonitions that we have too. */
export const OWN_ADMONITIONS = new Set(['note', 'tip', 'info', 'warning', 'danger', 'caution']);
/** Those that Docusaurus knows besides. */
const OTHER_ADMONITIONS: Readonly<Record<string, string>> = {
  secondary: 'note',
  important: 'info',
  success: 'tip',
};

/** The kind of ours that an admonition of a repository becomes, with the title that tells its own. */
export function admonitionKind(name: string): { kind: string; title?: string } {
  if (OWN_ADMONITIONS.has(name)) return { kind: name };
  return { kind: OTHER_ADMONITIONS[name] ?? 'note', title: name.charAt(0).toUpperCase() + name.slice(1) };
}
