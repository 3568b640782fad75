import type { LintFault, Rule } from './rule.ts';

/** What a shell passes over, and then what a reader is to replace. `<file` and `<<EOF` are redirections. */
const TOKENS =
  /\\.|'[^']*'|"(?:[^"\\]|\\.)*"|(?<=^|\s)#[^\n]*|<<-?\s*["']?(?<end>\w+)["']?[^\n]*\n[\s\S]*?\n\s*\k<end>(?=\n|$)|(?<name><\p{L}(?:[\p{L}\p{N}_ .-]*[\p{L}\p{N}])?>)/gu;

/** In a shell, `<appliance>` without quotes reads from one file and writes to another. */
export const shellPlaceholders: Rule = ({ prose }) =>
  prose.fences.flatMap(({ language, code, line, column }) => {
    if (!/^(?:bash|sh|shell)$/.test(language)) return [];
    return unquotedPlaceholders(code).map(({ name, row }): LintFault => {
      const message = `the shell reads ${name} without quotes as a redirection.`;
      const hint = `Quote it ("${name}"), or set a variable on the first line.`;
      return { code: 'shell-placeholder', line: line + 1 + row, column, message, hint };
    });
  });

/** Each with the number of lines above it. */
export function unquotedPlaceholders(code: string): { name: string; row: number }[] {
  return [...code.matchAll(TOKENS)].flatMap(({ index, groups }) => {
    const name = groups?.name;
    return name === undefined ? [] : [{ name, row: code.slice(0, index).split('\n').length - 1 }];
  });
}
