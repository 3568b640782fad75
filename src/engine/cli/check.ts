import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { asWarnings, type Diagnostic, isError } from '../../shared/errors.ts';
import { escapeHtml, plural } from '../../shared/text.ts';
import { keyPlace } from '../content/pageSource.ts';
import { replaceProduct } from '../data/product.ts';
import { openProject } from '../output/project.ts';
import type { Project, Tools } from '../output/projectTypes.ts';
import type { PageContent } from '../output/renderPage.tsx';
import {
  type AnchoredPage,
  checkAnchorRecord,
  formatAnchorRecord,
  parseAnchorRecord,
} from '../site/anchorRecord.ts';
import type { LinkReport } from '../site/linkCheck.ts';
import { type CommandContext, compilePages, projectOptions, threadTools } from './commandContext.ts';
import { printDiagnostics, waits } from './report.ts';

export interface CheckFlags {
  /** Add new ids of pages to the record of the site's addresses. */
  recordAnchors: boolean;
  /** Show all findings in files whose path contains this text. */
  only?: string;
}

/** `fieldguide check`: everything the build checks and the rules for our own pages, without writing a site. */
export async function runCheck(context: CommandContext, flags: CheckFlags): Promise<number> {
  const { diagnostics, pages, waiting } = await findFaults(context, flags);
  const { only } = flags;
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

async function findFaults(context: CommandContext, { recordAnchors }: CheckFlags): Promise<Findings> {
  // A second thread draws diagrams while this one reads the prose.
  const tools = withoutColors(threadTools(context));
  try {
    const project = await openProject(projectOptions(context, false), tools);
    const { contents, diagnostics: ofSite, waiting } = await compilePages(project, tools, context);
    const lint = await lintSite(project, contents);
    if (recordAnchors) writeRecord(project, contents);
    const anchors = checkRecord(project, contents);
    await tools.settled();
    // Put together now, so that the faults of diagrams are known.
    for (const content of contents) content.articleHtml();
    const compiled = contents.flatMap((content) => content.compiled.diagnostics);
    const refused = project.config.kit.refuses ?? [];
    const diagnostics = [...ofSite, ...compiled, ...anchors, ...lint].map((found) =>
      refused.includes(found.code) ? { ...found, severity: 'error' as const } : found,
    );
    return {
      diagnostics: context.lenient ? asWarnings(diagnostics) : diagnostics,
      pages: contents.length,
      waiting,
    };
  } finally {
    await tools.close();
  }
}

/** Where the addresses of a site are recorded; undefined for a bare folder. */
function recordFile({ options }: Project): string | undefined {
  return options.siteDir === undefined ? undefined : path.join(options.siteDir, 'anchors.tsv');
}

function readRecord(file: string, { config }: Project) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return parseAnchorRecord(replaceProduct(text, config.product, 'target'));
}

function writeRecord(project: Project, contents: readonly PageContent[]): void {
  const file = recordFile(project);
  if (file === undefined) return;
  const text = formatAnchorRecord(readRecord(file, project), anchoredPages(contents));
  const { slug } = project.config.product ?? {};
  writeFileSync(file, slug ? text.replaceAll(slug, '{product}') : text);
}

/** Addresses that readers have kept, and would lose. A site without a record keeps none. */
function checkRecord(project: Project, contents: readonly PageContent[]): Diagnostic[] {
  const file = recordFile(project);
  if (file === undefined || !existsSync(file)) return [];
  return checkAnchorRecord(readRecord(file, project), anchoredPages(contents), {
    file: path.relative(project.options.cwd, file),
    redirects: project.site.redirectMap,
  });
}

function anchoredPages(contents: readonly PageContent[]): AnchoredPage[] {
  return contents.flatMap(({ page: { route, source }, compiled: { anchors } }) =>
    source ? [{ route, ...keyPlace(source, 'anchors'), anchors }] : [],
  );
}

/** What the rules of the site's own find. */
async function lintSite(project: Project, contents: readonly PageContent[]): Promise<Diagnostic[]> {
  const { config, options, pageList, services, data } = project;
  const { siteDir, cwd } = options;
  if (siteDir === undefined || !config.kit.lint) return [];
  const pages = contents.flatMap(({ page, compiled }) => {
    // What stands in the data that a page shows is no text of the page.
    const links = compiled.links.flatMap(({ target, file }) =>
      file === undefined && (target.kind === 'page' || target.kind === 'pending') ? [target.route] : [],
    );
    return page.source ? [{ source: page.source, links }] : [];
  });
  const components = [...services.components.values()];
  return config.kit.lint({ siteDir, cwd, product: config.product, pages, pageList, components, data });
}

/** Colors tell no fault, and finding them takes as long as all the rest. */
function withoutColors(tools: Tools): Tools {
  const code = (text: string) => () => text.split('\n').map(escapeHtml);
  return {
    ...tools,
    fences: { ...tools.fences, code },
    prepare: (languages) =>
      tools.prepare(new Set([...languages].filter((language) => language.startsWith('mermaid')))),
  };
}
