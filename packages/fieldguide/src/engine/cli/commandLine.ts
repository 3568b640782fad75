import { parseArgs } from 'node:util';
import { FieldguideError } from '../../shared/errors.ts';
import { nearest } from '../../shared/text.ts';

/** An option of a command: a switch, or a value if `value` names it. */
export interface OptionSpec {
  /** What the value is, for the help: `<dir>`. */
  value?: string;
  description: string;
  default?: string;
  /** It may be given several times, and has all its values. */
  isList?: boolean;
}

export interface CommandSpec {
  /** What follows the name: `<path>` is needed, `[page]` may be missing. */
  argument?: string;
  description: string;
  options: Readonly<Record<string, OptionSpec>>;
}

/** A command line as it was typed; all values are texts. */
export interface ParsedCommand {
  argument: string | undefined;
  /** The values of options by their names, defaults included. */
  values: Readonly<Record<string, string | undefined>>;
  /** All values of options that may be given several times. */
  lists: Readonly<Record<string, readonly string[]>>;
  switches: ReadonlySet<string>;
}

const HELP = { help: { type: 'boolean', short: 'h' } } as const;

/** Whether help is asked for: by `--help` or `-h`, or because nothing else is. */
export function asksForHelp(args: readonly string[]): boolean {
  return args.length === 0 || args.some((argument) => argument === '--help' || argument === '-h');
}

/**
 * Reads the words after the name of a command. An option that is given twice has its last value, but for
 * those that are lists.
 * @throws FieldguideError for an option that the command does not have, one without its value or with an empty one, and
 *   for an argument that is missing or too many.
 */
export function parseCommand(
  name: string,
  { argument, options }: CommandSpec,
  args: readonly string[],
): ParsedCommand {
  const help = `Run: fieldguide ${name} --help`;
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    allowPositionals: true,
    options: {
      ...HELP,
      ...Object.fromEntries(
        Object.entries(options).map(([option, { value }]) => [
          option,
          { type: value === undefined ? ('boolean' as const) : ('string' as const) },
        ]),
      ),
    },
  });
  const values: Record<string, string | undefined> = {};
  for (const [option, { default: usual }] of Object.entries(options)) values[option] = usual;
  const lists: Record<string, string[]> = {};
  const switches = new Set<string>();
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const spec = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (!spec)
      throw new FieldguideError(
        `Unknown option "${token.rawName}".${suggestion(token.name, options)} ${help}`,
      );
    if (spec.value === undefined) {
      if (token.value !== undefined)
        throw new FieldguideError(`${token.rawName} takes no value. Leave out "${token.value}".`);
      switches.add(token.name);
      continue;
    }
    if (token.value === undefined || (!token.inlineValue && token.value.startsWith('-')))
      throw new FieldguideError(`${token.rawName} needs a value: ${token.rawName} ${spec.value}. ${help}`);
    // An unset variable of the shell leaves an empty text.
    if (token.value === '')
      throw new FieldguideError(`${token.rawName} is empty. Give it a value, or leave it out.`);
    values[token.name] = token.value;
    if (spec.isList) lists[token.name] = [...(lists[token.name] ?? []), token.value];
  }
  const [word, extra] = argument === undefined ? [undefined, words[0]] : words;
  if (extra !== undefined)
    throw new FieldguideError(`fieldguide ${name} does not expect "${extra}". Leave it out. ${help}`);
  if (argument?.startsWith('<') && word === undefined)
    throw new FieldguideError(`fieldguide ${name} needs ${argument}. ${help}`);
  return { argument: word, values, lists, switches };
}

function suggestion(name: string, known: Readonly<Record<string, unknown>>): string {
  const near = nearest(name, Object.keys(known));
  return near === undefined ? '' : ` Did you mean "--${near}"?`;
}

/** The message for a command that does not exist. */
export function unknownCommand(name: string, commands: Readonly<Record<string, CommandSpec>>): string {
  const near = nearest(name, Object.keys(commands));
  return `There is no command "${name}".${near === undefined ? '' : ` Did you mean "${near}"?`} Run: fieldguide --help`;
}

/** All commands, for the terminal. */
export function helpOfAll(commands: Readonly<Record<string, CommandSpec>>): string {
  const rows = Object.entries(commands).map(([name, { argument, description }]): [string, string] => [
    [name, argument].filter(Boolean).join(' '),
    description,
  ]);
  return [
    'Usage: fieldguide <command> [options]',
    '',
    'Commands:',
    ...columns(rows),
    '',
    'Options of a command: fieldguide <command> --help',
  ].join('\n');
}

/** One command with its options, for the terminal. */
export function helpOf(name: string, { argument, description, options }: CommandSpec): string {
  const rows = Object.entries(options).map(([option, spec]): [string, string] => [
    [`--${option}`, spec.value].filter(Boolean).join(' '),
    spec.default === undefined ? spec.description : `${spec.description} (default: ${spec.default})`,
  ]);
  return [
    `Usage: ${['fieldguide', name, argument, rows.length > 0 ? '[options]' : ''].filter(Boolean).join(' ')}`,
    '',
    description,
    ...(rows.length > 0 ? ['', 'Options:', ...columns(rows)] : []),
  ].join('\n');
}

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
