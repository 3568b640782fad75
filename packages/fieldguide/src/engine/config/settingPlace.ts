import { type Place, placeIn } from '../../shared/errors.ts';

/** Comments and strings, whose brackets and commas do not count. A string before a colon is a quoted name. */
const SILENT = /\/\/.*|\/\*[\s\S]*?\*\/|(["'`])(?:\\[\s\S]|(?!\1)[^\\])*\1(\s*:)?/g;

/** The line and column of a setting in the config's source, or of the innermost part above it that is written there. */
export function settingPlace(path: readonly string[], source: string): Partial<Place> {
  const code = source.replace(SILENT, (text, _, colon) => (colon ? text : ' '.repeat(text.length)));
  const [, name] = /export\s+default\s+([\w$]+)/.exec(code) ?? [];
  const [root] = /export\s+default[\w$\s(]*(?=\{)/.exec(code) ??
    new RegExp(`\\b${name}\\b[^=;]*=\\s*(?=\\{)`).exec(code) ?? [code];
  let value = code.indexOf(root) + root.length;
  let found: number | undefined;
  for (const key of path) {
    const member = memberOf(code, value, key);
    if (!member) break;
    found = member.at;
    value = member.value;
  }
  return found === undefined ? {} : placeIn(source, found);
}

/** The places of a key, or of an item by its number, and of its value in the literal that begins at `from`. */
function memberOf(code: string, from: number, key: string): { at: number; value: number } | undefined {
  const open = from + code.slice(from).search(/\S/);
  const isList = code[open] === '[';
  if (!isList && code[open] !== '{') return undefined;
  const named = new RegExp(`(?<![\\w$])(["']?)${key.replace(/[^\w$]/g, '\\$&')}\\1\\s*:`, 'y');
  let depth = 1;
  let commas = 0;
  for (let at = open + 1; depth > 0 && at < code.length; at += 1) {
    const sign = code.charAt(at);
    named.lastIndex = at;
    if (depth === 1 && isList && commas === Number(key) && /[^\s,\]]/.test(sign)) return { at, value: at };
    if (depth === 1 && !isList && named.test(code)) return { at, value: code.indexOf(':', at) + 1 };
    if (/[{[(]/.test(sign)) depth += 1;
    if (/[}\])]/.test(sign)) depth -= 1;
    if (depth === 1 && sign === ',') commas += 1;
  }
  return undefined;
}
