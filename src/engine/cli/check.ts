import { asWarnings, type Diagnostic, isError } from '../../shared/errors.ts';
import { escapeHtml, plural } from '../../shared/text.ts';
import { openProject } from '../build/project.ts';
import type { PageContent } from '../build/renderPage.tsx';
import type { Project, Tools } from '../build/types.ts';
import type { LinkReport } from '../site/linkCheck.ts';
import { type CommandContext, compilePages, projectOptions, threadTools } from './context.ts';
import { printDiagnostics, waits } from './report.ts';

/** `fieldguide check`: everything the build checks and the rules for our own pages, without writing. */
export async function runCheck(context: CommandContext): Promise<number> {
  const { diagnostics, pages, waiting } = await findFaults(context);
  printDiagnostics(diagnostics);
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

async function findFaults(context: CommandContext): Promise<Findings> {
  // A second thread draws diagrams while this one reads the prose.
  const tools = withoutColors(threadTools(context));
  try {
    const project = await openProject(projectOptions(context, false), tools);
    const { contents, diagnostics: ofSite, waiting } = await compilePages(project, tools, context);
    const lint = await lintSite(project, contents);
    await tools.settled();
    // Put together now, so that the faults of diagrams are known.
    for (const content of contents) content.articleHtml();
    const compiled = contents.flatMap((content) => content.compiled.diagnostics);
    const refused = project.config.kit.refuses ?? [];
    const diagnostics = [...ofSite, ...compiled, ...lint].map((found) =>
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
