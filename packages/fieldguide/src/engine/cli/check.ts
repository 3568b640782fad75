import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { asWarnings, type Diagnostic, FieldguideError, isError } from '../../shared/errors.ts';
import { escapeHtml, plural } from '../../shared/text.ts';
import type { LintedSite } from '../content/kit.ts';
import { keyPlace } from '../content/pageSource.ts';
import { replaceProduct } from '../data/product.ts';
import type { PageContent } from '../output/pageContent.tsx';
import { openProject } from '../output/project.ts';
import type { Project, Tools } from '../output/projectTypes.ts';
import {
  type AnchoredPage,
  checkAnchorRecord,
  formatAnchorRecord,
  parseAnchorRecord,
} from '../site/anchorRecord.ts';
import { checkHelpRecord, formatHelpRecord, parseHelpRecord } from '../site/helpMap.ts';
import type { LinkReport } from '../site/linkCheck.ts';
import type { SitePage } from '../site/siteTypes.ts';
import { type CommandContext, compileAll, projectOptions, threadTools } from './commandContext.ts';
import { askOutside } from './outsideLinks.ts';
import { type Listed, printDiagnostics, printList, waits } from './report.ts';

interface CheckFlags {
  /** Add new ids of pages to the record of the site's addresses. */
  recordAnchors: boolean;
  /** Ask the addresses of links that lead out. */
  external?: boolean;
  /** Print this list of the site's linter instead of faults. */
  list?: string;
  /** Show all findings in files whose path contains this text. */
  only?: string;
}

/** `fieldguide check`: everything the build checks and the rules for our own pages, without writing a site. */
export async function runCheck(context: CommandContext, flags: CheckFlags): Promise<number> {
  const { list, only } = flags;
  if (list !== undefined) {
    printList(await findListed(context, list), only);
    return 0;
  }
  const { diagnostics, pages, waiting } = await findFaults(context, flags);
  if (only === undefined) printDiagnostics(diagnostics);
  else
    printDiagnostics(
      diagnostics.filter(({ file }) => file.includes(only)),
      Number.POSITIVE_INFINITY,
    );
  const errors = diagnostics.filter(isError).length;
  console.log(
    `Checked ${plural(pages, 'page')}: ${plural(errors, 'error')}, ${plural(diagnostics.length - errors, 'warning')}.`,
  );
  if (waiting.links > 0) console.log(`${waits(waiting.links, 'link')} for ${plural(waiting.pages, 'page')}.`);
  return errors > 0 ? 1 : 0;
}

interface Findings {
  diagnostics: Diagnostic[];
  /** Number of pages that were looked at. */
  pages: number;
  waiting: LinkReport['waiting'];
}

async function findFaults(
  context: CommandContext,
  { recordAnchors, external }: CheckFlags,
): Promise<Findings> {
  // A second thread draws diagrams while this one reads the prose.
  const tools = withoutColors(threadTools(context));
  try {
    const project = await openProject({ ...projectOptions(context, false), lint: true }, tools);
    const { locales, diagnostics: ofSite, waiting } = await compileAll(project, tools, context);
    // Rules and records are about the default locale, whose pages the others translate.
    const [{ contents } = { contents: [] }] = locales;
    const lint = await lintSite(project, contents);
    if (recordAnchors) writeRecords(project, contents);
    const anchors = checkRecords(project, contents);
    const outside = external ? await askOutside(locales, context) : [];
    const refused = project.config.kit.refuses ?? [];
    const diagnostics = [...ofSite, ...anchors, ...lint, ...outside].map((found) =>
      refused.includes(found.code) ? { ...found, severity: 'error' as const } : found,
    );
    return {
      diagnostics: context.lenient ? asWarnings(diagnostics) : diagnostics,
      pages: locales.reduce((sum, one) => sum + one.contents.length, 0),
      waiting,
    };
  } finally {
    await tools.close();
  }
}

/**
 * What a list of the site's linter has.
 * @throws FieldguideError where there is no such list.
 */
async function findListed(context: CommandContext, name: string): Promise<Listed> {
  const tools = withoutColors(threadTools(context));
  try {
    const project = await openProject({ ...projectOptions(context, false), lint: true }, tools);
    const list = project.linter?.lists?.[name];
    if (!list) throw new FieldguideError(`This site has no rules that --${name} could list.`);
    const [{ contents } = { contents: [] }] = (await compileAll(project, tools, context)).locales;
    return { found: await linted(project, contents, list.find), codes: list.codes };
  } finally {
    await tools.close();
  }
}

/** What a site has promised to keep: the addresses that readers may have, and the ids that the product may ask for. */
const RECORDS = { anchors: 'anchors.tsv', helpIds: 'help-ids.txt' };

/** Where something is recorded; undefined for a bare folder. */
function recordFile({ options }: Project, name: keyof typeof RECORDS): string | undefined {
  return options.siteDir === undefined ? undefined : path.join(options.siteDir, RECORDS[name]);
}

function readRecord(file: string, { config }: Project): string {
  return existsSync(file) ? replaceProduct(readFileSync(file, 'utf8'), config.product, 'target') : '';
}

function writeRecords(project: Project, contents: readonly PageContent[]): void {
  const write = (name: keyof typeof RECORDS, format: (record: string) => string) => {
    const file = recordFile(project, name);
    if (file === undefined) return;
    const text = format(readRecord(file, project));
    const { slug } = project.config.product ?? {};
    if (text !== '' || existsSync(file))
      writeFileSync(file, slug ? text.replaceAll(slug, '{product}') : text);
  };
  write('anchors', (record) => formatAnchorRecord(parseAnchorRecord(record), anchoredPages(contents)));
  write('helpIds', (record) => formatHelpRecord(parseHelpRecord(record), pagesOf(contents)));
}

/** What readers and the product have kept, and would lose. A site without a record keeps none. */
function checkRecords(project: Project, contents: readonly PageContent[]): Diagnostic[] {
  const check = (
    name: keyof typeof RECORDS,
    find: (record: string, file: string) => Diagnostic[],
  ): Diagnostic[] => {
    const file = recordFile(project, name);
    if (file === undefined || !existsSync(file)) return [];
    return find(readRecord(file, project), path.relative(project.options.cwd, file));
  };
  return [
    ...check('anchors', (record, file) =>
      checkAnchorRecord(parseAnchorRecord(record), anchoredPages(contents), {
        file,
        redirects: project.site.redirectMap,
      }),
    ),
    ...check('helpIds', (record, file) => checkHelpRecord(parseHelpRecord(record), pagesOf(contents), file)),
  ];
}

function pagesOf(contents: readonly PageContent[]): SitePage[] {
  return contents.map(({ page }) => page);
}

function anchoredPages(contents: readonly PageContent[]): AnchoredPage[] {
  return contents.flatMap(({ page: { route, source }, compiled: { anchors } }) =>
    source ? [{ route, ...keyPlace(source, 'anchors'), anchors }] : [],
  );
}

/** Faults found by the site's own rules. */
async function lintSite(project: Project, contents: readonly PageContent[]): Promise<Diagnostic[]> {
  const { linter } = project;
  return linter ? linted(project, contents, (site) => linter.findings(site)) : [];
}

/** What a linter finds; nothing in a bare folder. */
async function linted(
  { config, options, pageList, data }: Project,
  contents: readonly PageContent[],
  find: (site: LintedSite) => Promise<Diagnostic[]>,
): Promise<Diagnostic[]> {
  const { siteDir, cwd } = options;
  if (siteDir === undefined) return [];
  const pages = contents.flatMap(({ page, compiled }) => {
    // Data that a page shows is not text of the page.
    const links = compiled.links.flatMap(({ target, file }) =>
      file === undefined && (target.kind === 'page' || target.kind === 'pending') ? [target.route] : [],
    );
    return page.source ? [{ source: page.source, links }] : [];
  });
  return find({ siteDir, cwd, product: config.product, pages, pageList, data });
}

/** Highlighting finds no faults and takes as long as all other checks. */
function withoutColors(tools: Tools): Tools {
  const code = (text: string) => () => text.split('\n').map(escapeHtml);
  return {
    ...tools,
    fences: { ...tools.fences, code },
    prepare: (languages) =>
      tools.prepare(new Set([...languages].filter((language) => language.startsWith('mermaid')))),
  };
}
