import path from 'node:path';
import { cac } from 'cac';
import { FieldguideError } from '../../shared/errors.ts';
import { runBuild } from './build.ts';
import type { CommandContext } from './commandContext.ts';
import { reportFault } from './report.ts';
import type { ServerFlags } from './serve.ts';

/** Options shared by the commands, as typed. */
interface Flags {
  site: string;
  docs?: string;
  out: string;
  lenient?: boolean;
  portable?: boolean;
  compress?: boolean;
  port?: string;
  host?: string;
  allowHost?: string;
  open?: boolean;
  dryRun?: boolean;
  recordAnchors?: boolean;
  only?: string;
  records?: string;
  file?: string;
  zip?: string;
  alone?: boolean;
  force?: boolean;
  strict?: boolean;
  trust?: boolean;
  version?: string;
  feedback?: string;
  feedbackRate?: string;
}

export interface MainOptions {
  /** `process.argv`. */
  argv: readonly string[];
  /** Folder of the bundled generator. */
  home: string;
}

/**
 * Runs one command line and returns its exit code: 0, or 1 after a fault that has been printed.
 * Building is what there is to wait for: what only the other commands need is loaded by them.
 */
export async function main({ argv, home }: MainOptions): Promise<number> {
  const cli = cac('fieldguide');
  let code: Promise<number> | undefined;
  const context = (flags: Flags): CommandContext => ({
    cwd: process.cwd(),
    home,
    siteDir: flags.docs === undefined ? path.resolve(flags.site) : undefined,
    docsDir: path.resolve(flags.docs ?? path.join(flags.site, 'docs')),
    out: path.resolve(flags.out),
    lenient: flags.lenient ?? false,
    portable: flags.portable ?? false,
    compress: flags.compress ?? false,
  });
  const input = (command: ReturnType<typeof cli.command>) =>
    command
      .option('--site <dir>', 'Folder with site.config.ts and docs/', { default: 'site' })
      .option('--docs <dir>', 'Build a bare folder of Markdown with default settings; ignores --site')
      .option('--lenient', 'Report every page error as a warning; what cannot be shown is marked in place');
  const output = (command: ReturnType<typeof cli.command>) =>
    command.option('--out <dir>', 'Folder of the built site', { default: 'dist' });
  const server = (command: ReturnType<typeof cli.command>) =>
    command
      .option('--port <number>', 'Port to listen on', { default: '3000' })
      .option('--host <name>', 'Address to listen on', { default: 'localhost' })
      .option('--allow-host <names>', 'Further host names of the server, separated by commas')
      .option('--open', 'Open a browser when ready');
  input(output(cli.command('build', 'Build the site')))
    .option('--portable', 'Build a site that opens from a folder without a server, including search')
    .option('--zip <file>', 'Also write the built site to a zip archive')
    .option('--compress', 'Also write each text as .br and .gz, for servers that send these')
    .action((flags: Flags) => {
      if (flags.compress && flags.portable)
        throw new FieldguideError('A copy that opens from a folder is not compressed: leave out --compress.');
      code = runBuild(context(flags), flags.zip);
    });
  input(cli.command('check', 'Check links, front matter, code languages and file names without building'))
    .option('--only <path>', 'Show all findings in files whose path contains this text')
    .option(
      '--record-anchors',
      'Add new ids of headings and rows to anchors.tsv, and new help ids to help-ids.txt, so that check reports if they get lost',
    )
    .action((flags: Flags) => {
      const recordAnchors = flags.recordAnchors ?? false;
      code = import('./check.ts').then(({ runCheck }) =>
        runCheck(context({ ...flags, out: 'dist' }), { recordAnchors, only: flags.only }),
      );
    });
  server(input(cli.command('dev', 'Serve the site while you write; saved changes show immediately'))).action(
    (flags: Flags) => {
      const server = serverFlags(flags);
      code = import('./dev.ts').then(({ runDev }) => runDev(context({ ...flags, out: 'dist' }), server));
    },
  );
  server(input(output(cli.command('serve', 'Serve the built site'))))
    .option('--feedback <file>', 'Take posts of the feedback form, and keep them in this file')
    .option('--feedback-rate <number>', 'Posts a minute that one address may send; 0 for any number', {
      default: '10',
    })
    .action((flags: Flags) => {
      const { feedback } = flags;
      const own = {
        feedback: feedback === undefined ? undefined : path.resolve(feedback),
        feedbackRate: rateFlag(flags.feedbackRate),
      };
      const server = serverFlags(flags);
      code = import('./serve.ts').then(({ runServe }) => runServe(context(flags), { ...server, ...own }));
    });
  cli
    .command('feedback <file>', 'Sum up what readers have said: votes, reasons, searches and texts')
    .action((file: string) => {
      code = import('./feedbackSummary.ts').then(({ runFeedback }) =>
        runFeedback(path.resolve(String(file))),
      );
    });
  input(
    output(
      cli.command('mcp', 'Offer the built site to language models: tools over standard input and output'),
    ),
  ).action((flags: Flags) => {
    code = import('./mcp.ts').then(({ runMcp }) => runMcp(context(flags)));
  });
  output(
    cli.command(
      'pdf [page]',
      'Print the built site as one PDF: the whole guide, or a page with all below it',
    ),
  )
    .option('--file <file>', 'The PDF to write', { default: 'guide.pdf' })
    .option('--alone', 'Print the page without those below it')
    .action((page: string | undefined, flags: Flags) => {
      const { alone = false, file = 'guide.pdf' } = flags;
      const options = { page, alone, file, environment: process.env };
      code = import('./pdf.ts').then(({ runPdf }) => runPdf(context({ ...flags, site: 'site' }), options));
    });
  input(cli.command('search <action>', 'push: upload the search records of the site to its hosted index'))
    .option('--dry-run', 'Print settings and records, one JSON value per line, and send nothing')
    .option('--records <file>', 'Also write the records to a file, one JSON value per line')
    .action((action: string, flags: Flags) => {
      if (action !== 'push')
        throw new FieldguideError(`fieldguide search has no action "${action}". Run: fieldguide search push`);
      const options = {
        dryRun: flags.dryRun ?? false,
        recordsFile: flags.records,
        environment: process.env,
      };
      code = import('./search.ts').then(({ runSearchPush }) =>
        runSearchPush(context({ ...flags, out: 'dist' }), options),
      );
    });
  cli
    .command('import <path>', 'Make a site folder of a Docusaurus repository')
    .option('--out <dir>', 'Folder of the new site')
    .option('--force', 'Replace the site that is in this folder')
    .option('--strict', 'Fail if anything did not come over')
    .option('--trust', 'Run the code of the repository without asking')
    .option(
      '--version <name>',
      'The version of the documentation; default: the one that its site shows first',
    )
    .action((from: string, flags: Flags) => {
      if (flags.out === undefined) throw new FieldguideError('Name the folder of the new site: --out DIR');
      const { force = false, strict = false, trust = false, version } = flags;
      const options = { from: path.resolve(from), force, strict, trust, version };
      code = import('./import.ts').then(({ runImport }) =>
        runImport(context({ ...flags, site: flags.out }), options),
      );
    });
  cli.help();
  try {
    cli.parse([...argv], { run: false });
    if (cli.options.help) return 0;
    Object.assign(cli.options, typedTexts(argv));
    if (!cli.matchedCommand) {
      cli.outputHelp();
      return cli.args.length === 0 ? 0 : 1;
    }
    cli.runMatchedCommand();
    return await (code ?? Promise.resolve(0));
  } catch (error) {
    reportFault(error);
    return 1;
  }
}

/** Options whose value is a text. */
const TEXTS: readonly (keyof Flags)[] = [
  'site',
  'docs',
  'out',
  'port',
  'host',
  'records',
  'only',
  'file',
  'zip',
  'version',
  'feedback',
];

/**
 * The texts of options as they were typed: the parser makes a number of `--out 007`, and a list of an option that stands
 * twice; the last one counts.
 * @throws FieldguideError for one that is empty, as an unset variable of the shell leaves it.
 */
function typedTexts(argv: readonly string[]): Partial<Flags> {
  const typed: Record<string, string> = {};
  for (const [index, argument] of argv.entries()) {
    const [, name = '', value = argv[index + 1]] = /^--([a-z]+)(?:=(.*))?$/s.exec(argument) ?? [];
    if (!TEXTS.some((text) => text === name) || value === undefined || value.startsWith('-')) continue;
    if (value === '') throw new FieldguideError(`--${name} is empty. Give it a value, or leave it out.`);
    typed[name] = value;
  }
  return typed;
}

function rateFlag(given = '10'): number {
  const rate = Number(given);
  if (!Number.isInteger(rate) || rate < 0)
    throw new FieldguideError(
      `--feedback-rate "${given}" is not a number. Enter 0 or more: --feedback-rate 10`,
    );
  return rate;
}

function serverFlags(flags: Flags): ServerFlags {
  const port = Number(flags.port ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new FieldguideError(
      `--port "${flags.port}" is not a port. Enter a number from 1 to 65535: --port 3000`,
    );
  const allowHosts = String(flags.allowHost ?? '')
    .split(',')
    .map((name) => name.trim());
  return { port, host: flags.host ?? 'localhost', allowHosts, open: flags.open ?? false };
}
