import path from 'node:path';
import { isRecord } from 'fieldguide';
import { parseSync } from 'rolldown/utils';

type Node = Record<string, unknown> & { type: string };

/** What a module of settings says as plain data, read without running it: what only running code knows is left out. */
export function plainSettings(source: string, file: string): unknown {
  const { program, errors } = parseSync(file, source, { lang: /\.[cm]?ts$/.test(file) ? 'ts' : 'jsx' });
  if (errors.length > 0) return undefined;
  const statements = nodesOf(program.body);
  const reader = new Reader(path.dirname(file));
  for (const statement of statements) reader.declare(statement);
  const exported = statements.map(exportOf).find((node) => node !== undefined);
  const value = reader.value(exported);
  return isRecord(value) ? value : undefined;
}

/** The value that a statement exports as the settings. */
function exportOf({ type, declaration, expression }: Node): unknown {
  if (type === 'ExportDefaultDeclaration') return declaration;
  if (!isNode(expression) || expression.type !== 'AssignmentExpression') return undefined;
  const { left, right } = expression;
  if (!isNode(left) || left.type !== 'MemberExpression') return undefined;
  return nameOf(left.object) === 'module' && nameOf(left.property) === 'exports' ? right : undefined;
}

class Reader {
  private readonly known = new Map<string, unknown>();

  constructor(private readonly dir: string) {}

  /** Notes the constants of a statement, and what a function returns. */
  declare({ type, declarations, id, ...rest }: Node): void {
    if (type === 'FunctionDeclaration') this.known.set(nameOf(id), this.returned(rest.body));
    for (const one of type === 'VariableDeclaration' ? nodesOf(declarations) : [])
      this.known.set(nameOf(one.id), this.value(one.init));
  }

  value(node: unknown): unknown {
    if (!isNode(node)) return undefined;
    switch (node.type) {
      case 'Literal':
        return node.value;
      case 'Identifier':
        return this.known.get(nameOf(node));
      case 'TemplateLiteral':
        return this.template(node);
      case 'ArrayExpression':
        return nodesOf(node.elements).flatMap((one) => this.item(one));
      case 'ObjectExpression':
        return Object.fromEntries(nodesOf(node.properties).flatMap((one) => this.entries(one)));
      case 'MemberExpression':
        return this.member(node);
      case 'LogicalExpression':
        return node.operator === '&&'
          ? this.value(node.left) && this.value(node.right)
          : this.value(node.left) || this.value(node.right);
      case 'CallExpression':
        return this.resolved(node);
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
      case 'ParenthesizedExpression':
      case 'AwaitExpression':
        return this.value(node.expression ?? node.argument);
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
      case 'FunctionDeclaration':
        return this.returned(node.body);
      default:
        return undefined;
    }
  }

  private item(node: Node): unknown[] {
    const value = this.value(node.type === 'SpreadElement' ? node.argument : node);
    if (node.type === 'SpreadElement') return Array.isArray(value) ? value : [];
    return value === undefined ? [] : [value];
  }

  private entries({ type, key, value, argument, computed }: Node): [string, unknown][] {
    if (type === 'SpreadElement') return Object.entries(this.value(argument) ?? {});
    const name = isNode(key) && key.type === 'Literal' ? String(key.value) : nameOf(key);
    const isFunction = isNode(value) && /Function/.test(value.type);
    const own = isFunction || computed === true ? undefined : this.value(value);
    return own === undefined ? [] : [[name, own]];
  }

  private template({ quasis, expressions }: Node): string | undefined {
    const values = nodesOf(expressions).map((one) => this.value(one));
    if (values.some((value) => typeof value !== 'string' && typeof value !== 'number')) return undefined;
    return nodesOf(quasis)
      .map(({ value }, index) => `${isRecord(value) ? value.cooked : ''}${values[index] ?? ''}`)
      .join('');
  }

  private member({ object, property, computed }: Node): unknown {
    const owner = this.value(object);
    const key = computed === true ? this.value(property) : nameOf(property);
    return isRecord(owner) && typeof key === 'string' ? owner[key] : undefined;
  }

  /** Names of files: `require.resolve('./sidebars.js')`. */
  private resolved({ callee, arguments: given }: Node): unknown {
    if (!isNode(callee) || nameOf(callee.object) !== 'require') return undefined;
    const name = this.value(nodesOf(given)[0]);
    return typeof name === 'string' && name.startsWith('.') ? path.resolve(this.dir, name) : name;
  }

  /** What a function returns at its end. */
  private returned(body: unknown): unknown {
    if (!isNode(body)) return undefined;
    if (body.type !== 'BlockStatement' && body.type !== 'FunctionBody') return this.value(body);
    const statements = nodesOf(body.body);
    for (const statement of statements) this.declare(statement);
    return this.value(statements.findLast(({ type }) => type === 'ReturnStatement')?.argument);
  }
}

function isNode(value: unknown): value is Node {
  return isRecord(value) && typeof value.type === 'string';
}

function nodesOf(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function nameOf(node: unknown): string {
  return isNode(node) && typeof node.name === 'string' ? node.name : '';
}
