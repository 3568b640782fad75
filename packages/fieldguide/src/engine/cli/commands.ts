import path from 'node:path';
import { FieldguideError } from '../../shared/errors.ts';
import { context, rateFlag, serverFlags } from './commandFlags.ts';
import type { CommandSpec, ParsedCommand } from './commandLine.ts';
import { INPUT, LISTS, OUTPUT, SERVER } from './sharedOptions.ts';

interface Command extends CommandSpec {
  /** Runs it and returns its exit code. What only this command needs is loaded by it. */
  run(typed: ParsedCommand, home: string): Promise<number>;
}

/** All commands by their names, in the order of the help. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  init: {
    argument: '<dir>',
    description: 'Make a new site: settings, two pages, a workflow for GitHub, and help for VS Code',
    options: {},
    async run({ argument = '' }, home) {
      const { runInit } = await import('./init.ts');
      return runInit(path.resolve(argument), { cwd: process.cwd(), home });
    },
  },
  editor: {
    description: 'Write schemas, snippets and tasks for VS Code to .vscode',
    options: { site: INPUT.site },
    async run(typed, home) {
      const { runEditor } = await import('./editor.ts');
      return runEditor(context(typed, home));
    },
  },
  build: {
    description: 'Build the site',
    options: {
      ...INPUT,
      ...OUTPUT,
      portable: { description: 'Build a site that opens from a folder without a server, including search' },
      zip: { value: '<file>', description: 'Also write the built site to a zip archive' },
      compress: { description: 'Also write each text as .br and .gz, for servers that send these' },
      url: {
        value: '<address>',
        description: 'Protocol and host to publish at, in place of "url" in the settings',
      },
      'base-url': {
        value: '<path>',
        description: 'Folder of the host, in place of "baseUrl" in the settings',
      },
      preview: {
        description: 'Say on each page that it is a preview, and ask search engines to leave it out',
      },
    },
    async run(typed, home) {
      const own = context(typed, home);
      if (own.compress && own.portable)
        throw new FieldguideError('A copy that opens from a folder is not compressed: leave out --compress.');
      const { runBuild } = await import('./build.ts');
      return runBuild(own, typed.values.zip);
    },
  },
  check: {
    argument: '[path]',
    description:
      'Check links, front matter, code languages and file names without building; a path shows all that is found in files whose path contains it',
    options: {
      ...INPUT,
      ...LISTS,
      external: {
        description:
          'Also ask the addresses of links that lead out, slowly; those that answered in the last week are not asked',
      },
      'record-anchors': {
        description:
          'Add new ids of headings and rows to anchors.tsv, and new help ids to help-ids.txt, so that check reports if they get lost',
      },
    },
    async run(typed, home) {
      const { runCheck } = await import('./check.ts');
      const { argument: only, switches } = typed;
      return runCheck(context(typed, home), {
        recordAnchors: switches.has('record-anchors'),
        external: switches.has('external'),
        list: Object.keys(LISTS).find((name) => switches.has(name)),
        only,
      });
    },
  },
  dev: {
    description: 'Serve the site while you write; saved changes show immediately',
    options: { ...INPUT, ...SERVER },
    async run(typed, home) {
      const server = serverFlags(typed);
      const { runDev } = await import('./dev.ts');
      return runDev(context(typed, home), server);
    },
  },
  serve: {
    description: 'Serve the built site',
    options: {
      ...INPUT,
      ...OUTPUT,
      ...SERVER,
      feedback: {
        value: '<file>',
        description: 'Take posts of the feedback form, and keep them in this file',
      },
      'feedback-rate': {
        value: '<number>',
        description: 'Posts a minute that one address may send; 0 for any number',
        default: '10',
      },
    },
    async run(typed, home) {
      const { feedback, 'feedback-rate': rate = '' } = typed.values;
      const own = {
        ...serverFlags(typed),
        feedback: feedback === undefined ? undefined : path.resolve(feedback),
        feedbackRate: rateFlag(rate),
      };
      const { runServe } = await import('./serve.ts');
      return runServe(context(typed, home), own);
    },
  },
  feedback: {
    argument: '<file>',
    description: 'Sum up what readers have said: votes, reasons, searches and texts',
    options: {},
    async run({ argument = '' }) {
      const { runFeedback } = await import('./feedbackSummary.ts');
      return runFeedback(path.resolve(argument));
    },
  },
  mcp: {
    description:
      'Offer the built site to language models: tools over standard input and output, or over HTTP',
    options: {
      ...INPUT,
      ...OUTPUT,
      http: { value: '<port>', description: 'Listen on this port of this machine alone' },
      'allow-host': SERVER['allow-host'],
    },
    async run(typed, home) {
      const { http } = typed.values;
      const server = http === undefined ? undefined : { ...serverFlags(typed, 'http'), host: '127.0.0.1' };
      const { runMcp } = await import('./mcp.ts');
      return runMcp(context(typed, home), server);
    },
  },
  pdf: {
    argument: '[page]',
    description: 'Print the built site as one PDF: the whole guide, or a page with all below it',
    options: {
      ...OUTPUT,
      file: { value: '<file>', description: 'The PDF to write', default: 'guide.pdf' },
      alone: { description: 'Print the page without those below it' },
    },
    async run(typed, home) {
      const { argument: page, values, switches } = typed;
      const { runPdf } = await import('./pdf.ts');
      return runPdf(context(typed, home), {
        page,
        alone: switches.has('alone'),
        file: values.file ?? '',
        environment: process.env,
      });
    },
  },
  search: {
    argument: '<action>',
    description: 'push: upload the search records of the site to its hosted index',
    options: {
      ...INPUT,
      'dry-run': { description: 'Print settings and records, one JSON value per line, and send nothing' },
      records: {
        value: '<file>',
        description: 'Also write the records to a file, one JSON value per line',
      },
    },
    async run(typed, home) {
      const { argument, values, switches } = typed;
      if (argument !== 'push')
        throw new FieldguideError(
          `fieldguide search has no action "${argument}". Run: fieldguide search push`,
        );
      const { runSearchPush } = await import('./search.ts');
      return runSearchPush(context(typed, home), {
        dryRun: switches.has('dry-run'),
        recordsFile: values.records,
        environment: process.env,
      });
    },
  },
  import: {
    argument: '<path>',
    description: 'Make a site folder of a Docusaurus repository',
    options: {
      out: { value: '<dir>', description: 'Folder of the new site' },
      force: { description: 'Replace the site that is in this folder' },
      set: {
        value: '<id>',
        isList: true,
        description: 'A set of documentation, by its id; once for each one; default: all',
      },
      locale: {
        value: '<code>',
        isList: true,
        description: 'A language besides the default one; once for each one; default: all that have pages',
      },
      strict: { description: 'Fail if anything did not come over' },
      trust: { description: 'Run the code of the repository without asking' },
      version: {
        value: '<name>',
        description: 'The version of the documentation; default: the one that its site shows first',
      },
    },
    async run(typed, home) {
      const { argument = '', values, lists, switches } = typed;
      const { out, version } = values;
      if (out === undefined) throw new FieldguideError('Name the folder of the new site: --out DIR');
      const { runImport } = await import('./import.ts');
      return runImport(context({ ...typed, values: { ...values, site: out } }, home), {
        from: path.resolve(argument),
        force: switches.has('force'),
        strict: switches.has('strict'),
        trust: switches.has('trust'),
        version,
        sets: lists.set,
        locales: lists.locale,
      });
    },
  },
};
