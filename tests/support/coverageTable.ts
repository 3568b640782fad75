import { parseAst } from 'rolldown/parseAst';

/** One row of docs/spec-coverage.md. */
export interface CoverageRow {
  /** Its line in the file, from 1. */
  line: number;
  /** Number of the specification's section: `2.4`. */
  section: string;
  /** What it says, where, proved by. */
  cells: readonly string[];
}

/** Why a row has no test, not all of it, or more than was asked for. */
const MARKS = ['differs', 'adds', 'none', 'open'] as const;

/** `proved` by a test alone; the others say why not. */
export type CoverageState = 'proved' | (typeof MARKS)[number];

/** One `describe`, `it` or `test` of a test file. */
export interface NamedTest {
  /** Titles of the groups around it, then its own, each as it is written in the source. */
  path: readonly string[];
  skipped: boolean;
}

/** What the table is held against. */
export interface CoverageWorld {
  exists: (path: string) => boolean;
  /** Source of a file, which exists. */
  read: (path: string) => string;
  /** Names of the commands in `package.json`. */
  scripts: readonly string[];
}

const COLUMNS = ['what it says', 'where', 'proved by'];
const SECTION = /^## (\d+(?:\.\d+)?)\b/;

/** The rows of all tables in the Markdown text, by section. */
export function readCoverage(markdown: string): CoverageRow[] {
  const rows: CoverageRow[] = [];
  let section = '';
  for (const [index, line] of markdown.split('\n').entries()) {
    section = SECTION.exec(line)?.[1] ?? section;
    if (!line.startsWith('|') || /^[|\s:-]+$/.test(line)) continue;
    const cells = line
      .replace(/^\||\|\s*$/g, '')
      .split(/(?<!\\)\|/)
      .map((cell) => cell.replaceAll('\\|', '|').trim());
    if (cells.join() !== COLUMNS.join()) rows.push({ line: index + 1, section, cells });
  }
  return rows;
}

/** What a row claims; undefined where it claims nothing. */
export function stateOf({ cells }: CoverageRow): CoverageState | undefined {
  const proof = cells[2] ?? '';
  const said = /^(\w+): *\S/.exec(proof)?.[1];
  const mark = MARKS.find((one) => one === said);
  if (mark) return mark;
  return testsIn(proof).length + commandsIn(proof).length > 0 ? 'proved' : undefined;
}

/** Everything that is wrong with the rows, one line each. */
export function coverageFaults(
  rows: readonly CoverageRow[],
  { exists, read, scripts }: CoverageWorld,
): string[] {
  const known = new Map<string, NamedTest[]>();
  const testsOf = (file: string): NamedTest[] => {
    const tests = known.get(file) ?? namedTests(read(file), file);
    known.set(file, tests);
    return tests;
  };
  return rows.flatMap((row) => {
    const [says = '', where = '', proof = ''] = row.cells;
    const faults: string[] = [];
    if (row.section === '') faults.push('stands under no section');
    if (row.cells.length !== COLUMNS.length)
      faults.push(`has ${row.cells.length} cells, not ${COLUMNS.length}`);
    else if ([says, where, proof].includes('')) faults.push('has an empty cell');
    else if (!stateOf(row))
      faults.push(
        `names no test or command and says none of ${MARKS.map((mark) => `"${mark}:"`).join(', ')}`,
      );
    const files = codeSpans(where);
    if (where !== '' && files.length === 0) faults.push('names no file that does it');
    for (const file of [...files, ...filesIn(proof)])
      if (!exists(file)) faults.push(`names ${file}, which does not exist`);
    for (const name of commandsIn(proof))
      if (!scripts.includes(name)) faults.push(`names the command ${name}, which package.json does not have`);
    for (const { file, title } of testsIn(proof)) {
      if (!exists(file)) faults.push(`names ${file}, which does not exist`);
      else faults.push(...titleFaults(testsOf(file), file, title));
    }
    return faults.map((fault) => `docs/spec-coverage.md:${row.line}: the row ${fault}.`);
  });
}

function titleFaults(tests: readonly NamedTest[], file: string, title: string): string[] {
  const found = tests.filter(({ path }) => path.some((_, from) => path.slice(from).join(' > ') === title));
  if (found.length === 0) return [`names “${title}”, which is no test of ${file}`];
  if (found.length > 1)
    return [`names “${title}”, which are ${found.length} tests of ${file}: name the group too`];
  return found[0]?.skipped ? [`names “${title}” of ${file}, which is skipped`] : [];
}

/** Code spans `path > title`. */
function testsIn(proof: string): { file: string; title: string }[] {
  return codeSpans(proof).flatMap((span) => {
    const [, file, title] = /^(\S+\.test\.tsx?) > (.+)$/.exec(span) ?? [];
    return file && title ? [{ file, title }] : [];
  });
}

/** Code spans `npm run name`: what a command shows is proof, too. */
function commandsIn(proof: string): string[] {
  return codeSpans(proof).flatMap((span) => /^npm run (\S+)/.exec(span)?.[1] ?? []);
}

/** Code spans that are paths of this repository, a test file without a title among them. */
function filesIn(proof: string): string[] {
  return codeSpans(proof).filter((span) => /^(src|site|tests|docs|scripts|bench)\/\S+$/.test(span));
}

function codeSpans(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
}

/** All groups and tests of a test file, read from its syntax: what is commented out is not there. */
export function namedTests(source: string, file: string): NamedTest[] {
  const program: unknown = parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file);
  return isNode(program) ? testsBelow(program, { path: [], skipped: false }, source) : [];
}

function testsBelow(node: SourceNode, around: NamedTest, source: string): NamedTest[] {
  const call = testCall(node, source);
  const here: NamedTest = call
    ? { path: [...around.path, call.title], skipped: call.skipped || around.skipped }
    : around;
  const below = childNodes(node).flatMap((child) => testsBelow(child, here, source));
  if (!call) return below;
  // A group with a skipped test in it proves less than its title says.
  return [{ ...here, skipped: here.skipped || below.some(({ skipped }) => skipped) }, ...below];
}

interface SourceNode extends Record<string, unknown> {
  type: string;
  start: number;
  end: number;
}

/** The title of `it('title', ...)`, `test.each(rows)('title', ...)` and their like. */
function testCall(node: SourceNode, source: string): { title: string; skipped: boolean } | undefined {
  if (node.type !== 'CallExpression' || !Array.isArray(node.arguments)) return undefined;
  const { name, modifiers } = calleeOf(node);
  if (!['it', 'test', 'describe'].includes(name)) return undefined;
  const [first, ...rest]: unknown[] = node.arguments;
  const title = isNode(first) ? titleOf(first, source) : undefined;
  if (title === undefined) return undefined;
  const work = rest.filter(isNode);
  const skipped =
    modifiers.some((modifier) => ['skip', 'todo', 'skipIf', 'runIf'].includes(modifier)) ||
    !work.some(({ type }) => type !== 'ObjectExpression') ||
    work.some(
      (option) => option.type === 'ObjectExpression' && /\b(skip|todo)\b/.test(textOf(option, source)),
    );
  return { title, skipped };
}

/** `describe.skip.each(rows)` is `describe` with the modifiers `each` and `skip`. */
function calleeOf(call: SourceNode): { name: string; modifiers: string[] } {
  const modifiers: string[] = [];
  let callee: unknown = call.callee;
  while (isNode(callee)) {
    if (callee.type === 'Identifier') return { name: String(callee.name), modifiers };
    if (callee.type === 'MemberExpression') {
      if (isNode(callee.property)) modifiers.push(String(callee.property.name));
      callee = callee.object;
    } else callee = callee.type === 'TaggedTemplateExpression' ? callee.tag : callee.callee;
  }
  return { name: '', modifiers };
}

function titleOf(node: SourceNode, source: string): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node.type === 'TemplateLiteral' ? textOf(node, source).slice(1, -1) : undefined;
}

function textOf({ start, end }: SourceNode, source: string): string {
  return source.slice(start, end);
}

function childNodes(node: SourceNode): SourceNode[] {
  return Object.values(node).flat().filter(isNode);
}

function isNode(value: unknown): value is SourceNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
