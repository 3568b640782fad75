import { parseAst } from 'rolldown/parseAst';
import { type Place, placeIn } from '../../shared/errors.ts';

type Program = ReturnType<typeof parseAst>;
type Statement = Program['body'][number];
type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression'];

/**
 * The line and column of a setting in the settings file's source, or of the innermost part above it that is written
 * there; neither where the source cannot be parsed or makes the setting in another way.
 */
export function settingPlace(path: readonly string[], source: string): Partial<Place> {
  const program = parsed(source);
  let value = program && defaultExport(program);
  let found: number | undefined;
  for (const key of path) {
    const member = value && memberOf(value, key);
    if (!member) break;
    found = member.at;
    value = member.value;
  }
  return found === undefined ? {} : placeIn(source, found);
}

function parsed(source: string): Program | undefined {
  try {
    return parseAst(source, { lang: 'ts' });
  } catch {
    return undefined;
  }
}

/** The settings: what is exported, by its name or in a call that takes them first (`defineConfig({ ... })`). */
function defaultExport({ body }: Program): Expression | undefined {
  const exported = body.find((one) => one.type === 'ExportDefaultDeclaration')?.declaration;
  const named = exported?.type === 'Identifier' ? exported.name : undefined;
  const declared = body
    .flatMap((one) => (one.type === 'VariableDeclaration' ? one.declarations : []))
    .find(({ id }) => id.type === 'Identifier' && id.name === named)?.init;
  return bare((declared ?? exported) as Expression | undefined);
}

/** Without the types and calls around it. */
function bare(value: Expression | null | undefined): Expression | undefined {
  if (
    value?.type === 'TSSatisfiesExpression' ||
    value?.type === 'TSAsExpression' ||
    value?.type === 'ParenthesizedExpression'
  )
    return bare(value.expression);
  if (value?.type === 'CallExpression') return bare(value.arguments[0] as Expression | undefined);
  return value ?? undefined;
}

/** The places of a key, or of an item by its number, and its value. */
function memberOf(
  within: Expression,
  key: string,
): { at: number; value: Expression | undefined } | undefined {
  const literal = bare(within);
  if (literal?.type === 'ArrayExpression') {
    const item = literal.elements[Number(key)];
    const isCounted = literal.elements
      .slice(0, Number(key) + 1)
      .every((one) => one && one.type !== 'SpreadElement');
    return item && isCounted ? { at: item.start, value: item as Expression } : undefined;
  }
  if (literal?.type !== 'ObjectExpression') return undefined;
  for (const one of literal.properties)
    if (one.type === 'Property' && !one.computed && !one.shorthand && nameOf(one.key) === key)
      return { at: one.start, value: one.value };
  return undefined;
}

function nameOf(key: { type: string; name?: unknown; value?: unknown }): string {
  return String(key.type === 'Identifier' ? key.name : key.value);
}
