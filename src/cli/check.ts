import { openProject, prepareTools } from '../build/project.ts';
import { pageContent } from '../build/renderPage.tsx';
import { siteFacts } from '../build/siteFacts.ts';
import { createTools } from '../build/tools.ts';
import { plural } from '../shared/text.ts';
import { checkCompiled } from '../site/checkSite.ts';
import { type CommandContext, projectOptions } from './context.ts';
import { lintProject } from './lintProject.ts';
import { printDiagnostics } from './report.ts';

/** `fieldguide check`: everything the build checks and the rules for our own pages, without writing. */
export async function runCheck(context: CommandContext): Promise<number> {
  const tools = createTools();
  const project = await openProject(projectOptions(context, false), tools);
  const pages = [...project.site.table.pages.values()];
  await prepareTools(pages, tools);
  const facts = siteFacts(project, { treeHref: '', cardsHref: '', indexFile: '', buildId: '' });
  const contents = pages.map((page) => pageContent(page, project, facts));
  const links = checkCompiled(project.site, contents, context.lenient);
  // Put together now, so that diagrams are drawn and their faults are known.
  for (const content of contents) content.articleHtml();
  const diagnostics = [
    ...project.diagnostics,
    ...contents.flatMap((content) => content.compiled.diagnostics),
    ...links.diagnostics,
    ...(context.siteDir === undefined ? [] : await lintProject(project, contents, context.siteDir)),
  ];
  printDiagnostics(diagnostics);
  const errors = diagnostics.filter((diagnostic) => diagnostic.severity === 'error').length;
  console.log(
    `Checked ${plural(pages.length, 'page')}: ${plural(errors, 'error')}, ${plural(diagnostics.length - errors, 'warning')}.`,
  );
  if (links.waiting.links > 0)
    console.log(
      `${plural(links.waiting.links, 'link')} ${links.waiting.links === 1 ? 'waits' : 'wait'} for ${plural(links.waiting.pages, 'page')}.`,
    );
  return errors > 0 ? 1 : 0;
}
