import { isRecord } from '../../shared/text.ts';

/** The product's name and slug, put in for `{product}`. */
export interface Product {
  name: string;
  slug: string;
}

/** One replacement on a line: text after `column` (of the new line) moved by `shift` characters. */
export interface ColumnShift {
  column: number;
  shift: number;
}

/** Of nearly every line: one list for all. */
export const UNMOVED: readonly ColumnShift[] = [];

const TOKEN = /\\?\{product(-slug)?\}/g;

/** Link targets on a line: `](target`, `[ref]: target`, `href="target"`, `<https://target>`, bare URLs. */
const LINK_TARGET =
  /\]\(\s*<?([^)\s>]*)|^\s*\[[^\]]+\]:\s*<?(\S+)|\b(?:href|src|to|url|slug)\s*[=:]\s*["']([^"']*)["']|(https?:\/\/[^\s<>"'`)]*)/dg;

/**
 * Puts the product into one line: its slug in link targets and for `{product-slug}`, its name elsewhere;
 * `\{product}` stays literal.
 */
export function replaceProductInLine(
  line: string,
  product: Product,
): { line: string; shifts: readonly ColumnShift[] } {
  if (!line.includes('{product')) return { line, shifts: UNMOVED };
  const targets = linkTargets(line);
  const shifts: ColumnShift[] = [];
  let result = '';
  let last = 0;
  for (const match of line.matchAll(TOKEN)) {
    const [token, slugOnly] = match;
    const at = match.index;
    const inTarget = targets.some(([start, end]) => at >= start && at < end);
    const value = token.startsWith('\\')
      ? token.slice(1)
      : slugOnly || inTarget
        ? product.slug
        : product.name;
    result += line.slice(last, at) + value;
    last = at + token.length;
    shifts.push({ column: result.length + 1, shift: token.length - value.length });
  }
  return { line: result + line.slice(last), shifts };
}

/** Whether a place on a line of prose lies in inline code. */
export function inCode(line: string, at: number): boolean {
  return (line.slice(0, at).match(/`/g)?.length ?? 0) % 2 === 1;
}

function linkTargets(line: string): [number, number][] {
  const targets: [number, number][] = [];
  for (const match of line.matchAll(LINK_TARGET)) {
    const span = match.indices?.slice(1).find(Boolean);
    if (span) targets.push(span);
  }
  return targets;
}

/**
 * Puts the product into a plain value (a title, a config text); link targets and routes use the slug. A site without a
 * product keeps its texts as they are.
 */
export function replaceProduct(
  text: string,
  product: Product | undefined,
  kind: 'text' | 'target' = 'text',
): string {
  if (!product) return text;
  return text.replace(TOKEN, (token, slugOnly) => {
    if (token.startsWith('\\')) return token.slice(1);
    return slugOnly || kind === 'target' ? product.slug : product.name;
  });
}

/** The product in every text of a value, however deep; in texts below the keys named by `targets` its slug. */
export function productIn<T>(value: T, product: Product | undefined, targets: ReadonlySet<string>): T {
  const replace = (given: unknown, key: string): unknown => {
    if (typeof given === 'string')
      return replaceProduct(given, product, targets.has(key) ? 'target' : 'text');
    if (Array.isArray(given)) return given.map((entry) => replace(entry, key));
    if (!isRecord(given)) return given;
    return Object.fromEntries(Object.entries(given).map(([name, entry]) => [name, replace(entry, name)]));
  };
  return product ? (replace(value, '') as T) : value;
}
