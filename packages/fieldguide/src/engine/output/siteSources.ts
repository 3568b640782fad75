import path from 'node:path';
import type { ComponentSite } from '../../components/component.ts';
import type { DataSets } from '../../shared/dataSet.ts';
import type { Diagnostic } from '../../shared/errors.ts';
import type { CompileServices } from '../content/compileServices.ts';
import { isFile, readTextFile } from '../content/disk.ts';
import { type ScanResult, scanDocs } from '../content/scan.ts';
import {
  type GlossaryFile,
  readAppliesValues,
  readGlossaryFile,
  readPlaceholders,
} from '../content/siteData.ts';
import { parsePageList } from '../data/pageList.ts';
import { replaceProduct } from '../data/product.ts';
import { parseRedirects } from '../site/redirects.ts';
import type { SiteInput } from '../site/site.ts';
import { readDataSets } from './dataSets.ts';
import { folderIn } from './extraPages.ts';
import { bundleKit, type KitFiles } from './kitFiles.ts';
import { type LocaleParts, readLocales, scanLocale } from './locales.ts';
import { syntaxOf } from './pageSyntax.ts';
import type { Project, ProjectOptions } from './projectTypes.ts';
import { checkSecurity, type SiteSettings } from './siteSettings.ts';
import { listStaticFiles } from './staticFiles.ts';

/** A locale with its documents. */
export interface LocaleSources extends LocaleParts {
  scan: ScanResult;
}

/** All that the writers of a site have written, read but not yet put together. */
export interface SiteSources {
  /** The default one first. */
  locales: readonly LocaleSources[];
  redirects: SiteInput['redirects'];
  staticDir?: string;
  staticFiles: readonly string[];
  pageList: Project['pageList'];
  glossary: GlossaryFile;
  placeholders: CompileServices['placeholders'];
  applies: ComponentSite['appliesTo']['values'];
  data: DataSets;
  kitFiles: KitFiles;
  diagnostics: readonly Diagnostic[];
}

/** Reads the files of a site folder. Faults come as diagnostics: what is wrong is left out. */
export async function readSources(options: ProjectOptions, settings: SiteSettings): Promise<SiteSources> {
  const { siteDir, cwd, docsDir } = options;
  const { config, configFile } = settings;
  const { product, kit } = config;
  const siteFile = (name: string) => ({
    text: readOptional(siteDir, name),
    file: path.relative(cwd, path.join(siteDir ?? '', name)),
    product,
  });
  const { locales, ...readings } = readScans(options, { ...settings, readFile: siteFile });
  const redirectList = siteFile('redirects.tsv');
  const redirects = parseRedirects(replaceProduct(redirectList.text, product, 'target'), redirectList.file);
  // Next to a bare docs folder, as Docusaurus has it.
  const staticDir = folderIn(siteDir ?? path.dirname(docsDir), 'static');
  const statics = listStaticFiles(staticDir, cwd);
  const pageList = parsePageList(productInPageList(siteFile('planned-routes.tsv').text, product));
  const glossary = readGlossaryFile(siteFile('glossary.yaml'));
  const declared = readPlaceholders(siteFile('data/placeholders.yaml'));
  const applies = readAppliesValues(siteFile('data/applies-to.yaml'), Object.keys(kit.appliesTo ?? {}));
  const data = readDataSets({ siteDir, cwd, product, schemas: kit.dataSets });
  const bodies = locales.flatMap(({ scan }) => scan.pages.map(({ body }) => body));
  const found = [redirects, glossary, data, declared, applies, statics, readings];
  return {
    locales,
    redirects: { rows: redirects.rows, file: redirectList.file },
    staticDir,
    staticFiles: statics.files,
    pageList,
    glossary,
    placeholders: declared.placeholders,
    applies: applies.values,
    data: data.sets,
    kitFiles: await bundleKit(kit, options, { bodies, data: data.sets }),
    diagnostics: [...checkSecurity(config, configFile), ...found.flatMap(({ diagnostics }) => diagnostics)],
  };
}

/** The documents of each locale. */
function readScans(
  options: ProjectOptions,
  settings: SiteSettings & Pick<Parameters<typeof readLocales>[0], 'readFile'>,
): { locales: LocaleSources[]; diagnostics: readonly Diagnostic[] } {
  const { cwd, docsDir, siteDir } = options;
  const { locales, diagnostics } = readLocales({ ...settings, cwd, siteDir });
  const syntax = syntaxOf(settings.config);
  const usual = scanDocs({ root: docsDir, cwd, syntax });
  const scanOf = ({ folder, locale }: LocaleParts) =>
    folder === undefined
      ? usual
      : scanLocale(usual, { root: path.join(folder, 'docs'), cwd, syntax, label: locale.label });
  return { locales: locales.map((parts) => ({ ...parts, scan: scanOf(parts) })), diagnostics };
}

function readOptional(folder: string | undefined, name: string): string {
  const file = path.join(folder ?? '', name);
  return folder !== undefined && isFile(file) ? readTextFile(file) : '';
}

/** The product in a page list: its slug in the routes, the first column, and its name in what follows. */
function productInPageList(list: string, product: SiteSettings['config']['product']): string {
  const routed = list.replace(/^[^\t\n]+/gm, (route) => replaceProduct(route, product, 'target'));
  return replaceProduct(routed, product);
}
