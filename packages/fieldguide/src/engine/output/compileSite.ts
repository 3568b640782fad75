import { createHash } from 'node:crypto';
import { type Diagnostic, invariant } from '../../shared/errors.ts';
import { checkCompiled, type LinkReport } from '../site/linkCheck.ts';
import { searchPage } from '../site/searchPage.ts';
import type { SitePage } from '../site/siteTypes.ts';
import type { CompiledLocale } from './finishedOutputs.ts';
import { generatedLinks } from './generatedLinks.ts';
import { outputClashes } from './outputClashes.ts';
import { madeOutputs } from './outputs.ts';
import { ownFaults } from './ownFaults.ts';
import { pageContent } from './pageContent.tsx';
import { prepareTools } from './prepareTools.ts';
import type { Output, Project, Tools } from './projectTypes.ts';
import type { SearchIndexer } from './searchIndexer.ts';
import { siteFacts } from './siteFacts.ts';

/** ISO date of a page's last change. */
export type LastUpdated = (page: SitePage) => string | undefined;

interface CompileOptions {
  tools: Tools;
  /** The pages of a locale that are asked for; left out, all of them and the files of the kit are made. */
  pages?: (project: Project) => Iterable<SitePage>;
  /** The files of the site. Those beside pages are known by now. */
  outputs: (locales: readonly CompiledLocale[]) => readonly Output[] | Promise<readonly Output[]>;
  lastUpdated?: Promise<LastUpdated>;
  /** Begins a search index, which takes the records of all pages: nobody else has them then. */
  indexer?: (project: Project) => { indexer: SearchIndexer; code: string } | undefined;
}

/** A site in all its locales. */
export interface CompiledSite {
  /** The default one first. */
  locales: readonly CompiledLocale[];
  outputs: readonly Output[];
  /** Everything that is wrong with it, each fault once: nothing adds to them later. */
  diagnostics: readonly Diagnostic[];
  waiting: LinkReport['waiting'];
}

/** Compiles a site and checks it: the one way from its sources to pages, files and faults, for every command. */
export async function compileSite(
  projects: readonly Project[],
  options: CompileOptions,
): Promise<CompiledSite> {
  const { tools } = options;
  const [usual] = projects;
  invariant(usual, 'A site has at least one locale.');
  const asked = projects.map((project) => ({
    project,
    pages: [...(options.pages?.(project) ?? project.site.table.pages.values())],
  }));
  await prepareTools(
    asked.flatMap(({ pages }) => pages),
    usual,
    tools,
  );
  const lastUpdated = await options.lastUpdated;
  const locales = asked.map(({ project, pages }) =>
    compileLocale(project, pages, { lastUpdated, begin: options.indexer }),
  );
  const listed = await options.outputs(locales);
  const { outputs, diagnostics: ofKit } = options.pages
    ? { outputs: listed, diagnostics: [] }
    : madeOutputs(listed, usual);
  await tools.settled();
  const files = new Set(outputs.map(({ file }) => file));
  const checks = locales.map((locale) => checkLocale(locale, (file) => files.has(file)));
  const faults = [
    ...projects.flatMap(({ diagnostics }) => diagnostics),
    ...checks.flatMap(({ diagnostics }) => diagnostics),
    ...ofKit,
    ...outputClashes(outputs, usual),
    ...locales.flatMap(({ project, contents }) =>
      ownFaults(
        contents.flatMap(({ compiled }) => compiled.diagnostics),
        project,
      ),
    ),
  ];
  return {
    locales,
    outputs,
    // Faults of a file that many pages use are reported once.
    diagnostics: [...new Set(faults)],
    waiting: checks[0]?.waiting ?? { links: 0, pages: 0 },
  };
}

function compileLocale(
  project: Project,
  pages: readonly SitePage[],
  { lastUpdated, begin }: { lastUpdated?: LastUpdated; begin: CompileOptions['indexer'] },
): CompiledLocale {
  const draft = siteFacts(project);
  const { indexer, code } = begin?.(project) ?? {};
  // The index is named by all that it is made from, and the code that reads it: pages are written before it is made.
  const indexHash = createHash('sha256').update(code ?? '');
  const contents = pages.map((page) => {
    const content = pageContent(page, project, { site: draft, changed: lastUpdated?.(page) });
    if (indexer) {
      const found = searchPage(page, content.compiled.records, project.site);
      if (found) {
        indexer.add(found);
        indexHash.update(JSON.stringify(found));
      }
      content.compiled.records = [];
    }
    return content;
  });
  // The index is made by another thread while this one waits for drawings and writes pages.
  const indexing = indexer?.finish();
  // Awaited later, so that earlier faults are reported first.
  indexing?.catch(() => undefined);
  const indexId = indexHash.digest('hex').slice(0, 8);
  return { project, contents, indexing, indexFile: indexer ? `assets/search-${indexId}.txt` : '' };
}

/** What is wrong with links and generated pages of a locale, when its pages are drawn. */
function checkLocale({ project, contents }: CompiledLocale, hasFile: (file: string) => boolean): LinkReport {
  for (const { compiled } of contents) compiled.draw();
  const generated = generatedLinks(contents, project, hasFile);
  const { diagnostics, waiting } = checkCompiled(project.site, contents, {
    generated,
    services: project.services,
  });
  return { diagnostics: ownFaults(diagnostics, project), waiting };
}
