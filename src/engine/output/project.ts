import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { codeBlockHtml } from '../../components/CodeBlock/index.ts';
import type { Component, ComponentSite } from '../../components/component.ts';
import { glossaryIndex } from '../../components/Glossary/glossaryIndex.ts';
import { components } from '../../components/registry.ts';
import { type DataSets, dataFile } from '../../shared/dataSet.ts';
import { type Diagnostic, invariant, isDataFault, placeOfWords, placeSubjects } from '../../shared/errors.ts';
import { TextsContext } from '../../shared/ui/useTexts.tsx';
import { fileHref, sharedHref } from '../../shared/url.ts';
import { TocFold } from '../../theme/StaticParts.tsx';
import { findSiteConfig, loadSiteConfig } from '../config/load.ts';
import { type SiteConfig, siteConfigSchema } from '../config/schema.ts';
import { findFences, isFenceOf } from '../content/codeFence.ts';
import type { CompileServices } from '../content/compileServices.ts';
import { isFile } from '../content/disk.ts';
import { fenceLanguages } from '../content/highlight.ts';
import { loadMath } from '../content/math.ts';
import type { PageSource } from '../content/pageSource.ts';
import { createTermTips } from '../content/pageTerms.ts';
import type { PageSyntax } from '../content/parsePage.ts';
import { type ScanResult, scanDocs } from '../content/scan.ts';
import {
  type GlossaryFile,
  readAppliesValues,
  readGlossaryFile,
  readPlaceholders,
} from '../content/siteData.ts';
import { parsePageList } from '../data/pageList.ts';
import { productIn, replaceProduct } from '../data/product.ts';
import { tableOfContents } from '../site/pageFacts.ts';
import { parseRedirects } from '../site/redirects.ts';
import { resolveLink } from '../site/resolveLink.ts';
import { servedFile } from '../site/servedFile.ts';
import { createSite, type SiteInput } from '../site/site.ts';
import type { SitePage } from '../site/siteTypes.ts';
import { childPages } from '../site/treeViews.ts';
import { AssetStore, staysInside } from './assets.ts';
import { checkDataLinks, readDataSets } from './dataSets.ts';
import { offeredDownloads } from './downloads.ts';
import { folderIn, loadExtraPages } from './extraPages.ts';
import { feedsOf } from './feeds.ts';
import { bundleKit, type KitFiles } from './kitFiles.ts';
import { checkLocalePaths, type LocaleParts, readLocales, scanLocale } from './locales.ts';
import { markdownFileNames } from './markdownFiles.ts';
import type { Project, ProjectOptions, Tools } from './projectTypes.ts';

/**
 * Reads a site folder, or a bare folder of Markdown: settings, pages, redirects and planned routes. What it returns is
 * the site in its default locale; its `locales` has the others.
 * @throws FieldguideError for settings that are not valid or a docs folder that is not there.
 */
export async function openProject(options: ProjectOptions, tools: Tools): Promise<Project> {
  const config =
    options.siteDir === undefined
      ? zeroConfig(options.docsDir)
      : await loadSiteConfig(options.siteDir, options);
  const { product, kit } = config;
  const settings = options.siteDir === undefined ? undefined : findSiteConfig(options.siteDir);
  const configFile = path.relative(options.cwd, settings ?? options.docsDir);
  const settingsText = settings === undefined ? '' : readFileSync(settings, 'utf8');
  const read = (name: string) => readOptional(options.siteDir, name);
  const siteFile = (name: string) => ({
    text: read(name),
    file: path.relative(options.cwd, path.join(options.siteDir ?? '', name)),
    product,
  });
  const settingsOf = { config: productInConfig(config), configFile, settingsText };
  const { locales, ...readings } = readLocales({
    ...settingsOf,
    ...options,
    siteDir: options.siteDir,
    readFile: siteFile,
  });
  const syntax = syntaxOf(config);
  const scan = scanDocs({ root: options.docsDir, cwd: options.cwd, syntax });
  const scans = new Map(
    locales.map(({ folder, locale }) => {
      if (folder === undefined) return [locale, scan];
      const root = path.join(folder, 'docs');
      return [locale, scanLocale(scan, { root, cwd: options.cwd, syntax, label: locale.label })];
    }),
  );
  const redirectList = siteFile('redirects.tsv');
  const redirects = parseRedirects(replaceProduct(redirectList.text, product, 'target'), redirectList.file);
  // Beside a bare docs folder, as Docusaurus has it.
  const staticDir = folderIn(options.siteDir ?? path.dirname(options.docsDir), 'static');
  const { files: staticFiles, ...statics } = listStaticFiles(staticDir, options.cwd);
  const { placeholders, ...declared } = readPlaceholders(siteFile('data/placeholders.yaml'));
  const applies = readAppliesValues(siteFile('data/applies-to.yaml'), Object.keys(kit.appliesTo ?? {}));
  const { siteDir, cwd } = options;
  const data = readDataSets({ siteDir, cwd, product, schemas: kit.dataSets });
  const bodies = [...scans.values()].flatMap(({ pages }) => pages.map(({ body }) => body));
  const shared: SharedParts = {
    options,
    tools,
    configFile,
    settingsText,
    redirects: { rows: redirects.rows, file: redirectList.file },
    staticDir,
    staticFiles,
    pageList: parsePageList(productInPageList(read('planned-routes.tsv'), product)),
    glossary: readGlossaryFile(siteFile('glossary.yaml')),
    placeholders,
    applies: applies.values,
    data: data.sets,
    kitFiles: await bundleKit(kit, options, { bodies, data: data.sets }),
    projects: [],
  };
  const expired = { diagnostics: checkSecurity(settingsOf.config, configFile) };
  const found = [expired, redirects, shared.glossary, data, declared, applies, statics, readings];
  const [usual, ...others] = locales;
  invariant(usual, 'A site has at least one locale.');
  const first = await openLocale(usual, scan, shared);
  const taken = [
    ...[...first.site.table.pages.values()].map(({ route, source, file }) => ({
      route,
      file: source?.file ?? file,
    })),
    ...first.site.redirects.map(({ from }) => ({ route: from, file: redirectList.file })),
    ...staticFiles.map((file) => ({ route: `/${file}`, file: `the static file ${file}` })),
  ];
  const paths = checkLocalePaths(taken, settingsOf);
  shared.projects.push(first);
  for (const parts of others)
    if (!paths.clashing.has(parts.locale.code))
      shared.projects.push(await openLocale(parts, scans.get(parts.locale) ?? scan, shared));
  const diagnostics = [...found, paths].flatMap((one) => one.diagnostics);
  const project = {
    ...first,
    diagnostics: [...first.diagnostics, ...placeSubjects(diagnostics, configFile, settingsText)],
  };
  shared.projects[0] = project;
  return project;
}

/** What all locales of a site have in common. */
interface SharedParts {
  options: ProjectOptions;
  tools: Tools;
  configFile: string;
  settingsText: string;
  redirects: SiteInput['redirects'];
  staticDir?: string;
  staticFiles: readonly string[];
  pageList: Project['pageList'];
  glossary: GlossaryFile;
  placeholders: CompileServices['placeholders'];
  applies: ComponentSite['appliesTo']['values'];
  data: DataSets;
  kitFiles: KitFiles;
  /** Those that have been opened; each knows the others by it. */
  projects: Project[];
}

/** The site in one of its languages; `scan`: its documents. */
async function openLocale(
  { locale, t, texts, config: named, folder, prefix }: LocaleParts,
  scan: ScanResult,
  shared: SharedParts,
): Promise<Project> {
  const { options, tools, configFile, settingsText, staticDir, staticFiles, pageList, glossary } = shared;
  const { data, kitFiles, placeholders } = shared;
  const { product, kit, externalOrigins } = named;
  const extra = await loadExtraPages(options, {
    config: named,
    syntax: syntaxOf(named),
    t,
    locale,
    translations: folder,
  });
  const sets = [...data.keys()].flatMap((name) => [dataFile(name, 'json'), dataFile(name, 'csv')]);
  // Files that the build makes: links may lead to them.
  const ownFiles = new Set([...feedsOf(named).map(({ file }) => file), ...markdownFileNames(named)]);
  const served = new Set([...staticFiles, ...ownFiles, ...sets, ...Object.keys(kit.files ?? {})]);
  const created = createSite({
    config: named,
    locale,
    t,
    configFile,
    scan,
    extraPages: extra.pages,
    planned: new Set(pageList.keys()),
    redirects: shared.redirects,
    files: served,
    ownFiles,
    root: shared.projects[0]?.site.urls.baseUrl,
    drafts: options.drafts,
  });
  const anchorLinks = created.anchorLinks.map((link) => ({
    ...link,
    ...placeOfWords(link.url, settingsText),
  }));
  const site = { ...created, anchorLinks };
  const { urls, table } = site;
  const assets = new AssetStore({ staticDir, urls, externalOrigins });
  const asset = (page: PageSource, file: string) => {
    const beside = assets.file(page, file);
    if (beside !== undefined) return beside;
    const found = servedFile(file, (name) => served.has(name));
    if (found === undefined) return undefined;
    return ownFiles.has(found) ? fileHref(found, urls) : sharedHref(found, urls);
  };
  const linkWorld = { table, urls, redirects: site.redirectMap, asset };
  const dataLinks = checkDataLinks(data, new Set([...table.pages.keys(), ...table.planned]));
  const kitFile = (name: string) => {
    const file = kitFiles.files.get(name);
    return file && { href: sharedHref(file.output, urls), bytes: file.bytes };
  };
  const shown: ComponentSite = {
    t,
    data,
    glossary: { ...glossary, groups: glossaryIndex(glossary.entries) },
    before: kit.before ?? {},
    appliesTo: { keys: kit.appliesTo ?? {}, values: shared.applies },
    titleOf: (route) => table.pages.get(route)?.title ?? pageList.get(route)?.title,
    fileHref: (file) => sharedHref(file, urls),
    childPages: (route) => childPages(route, site),
    islandHref: (name) => kitFile(name)?.href,
  };
  const hasMath = (source: PageSource) => /\$|^\s*(?:`{3}|~{3})\s*math\b/m.test(source.body);
  const sources = [...table.pages.values()].flatMap(({ source }) => source ?? []);
  const drawMath = named.math && sources.some(hasMath) ? await loadMath() : undefined;
  const linter = options.lint && folder === undefined ? await kit.lint?.() : undefined;
  const services: CompileServices = {
    resolveLink: (page, url) => resolveLink(page, url, linkWorld),
    resolveImage: (page, url) => assets.image(page, url),
    components: new Map(componentsOf(named).map((one) => [one.name, one])),
    site: shown,
    externalOrigins,
    markdown: named.markdown,
    renderCode: (block) => codeBlockHtml(block, t),
    fences: tools.fences,
    drawnFences: kit.fences,
    roles: kit.roles,
    kitFile,
    drawMath,
    termTips: createTermTips(glossary.entries, table.pages.values(), urls),
    contents: (page, headings) =>
      renderToStaticMarkup(
        createElement(
          TextsContext,
          { value: t },
          createElement(TocFold, { toc: tableOfContents(page, headings, named) }),
        ),
      ),
    placeholders,
    product,
    readTree: linter?.read,
    tolerant: options.tolerant,
  };
  const found = [...site.diagnostics, ...extra.diagnostics, ...(folder === undefined ? dataLinks : [])];
  return {
    options,
    config: named,
    site,
    locales: shared.projects,
    prefix,
    texts,
    translations: folder,
    assets,
    components: extra.components,
    kitFiles,
    services,
    linter,
    data,
    pageList,
    staticDir,
    staticFiles,
    downloads: offeredDownloads(named, staticDir, staticFiles),
    glossary: glossary.entries,
    synonyms: glossary.synonyms,
    diagnostics: ownFaults(placeSubjects(found, configFile, settingsText), { options, translations: folder }),
  };
}

/** The components that pages of a site may use. */
function componentsOf({ kit }: SiteConfig): readonly Component[] {
  return [...components, ...(kit.components ?? [])];
}

function syntaxOf(config: SiteConfig): PageSyntax {
  return { product: config.product, components: componentsOf(config), math: config.math };
}

/** The faults that are a locale's own: all others are told of the default one. */
export function ownFaults(
  diagnostics: readonly Diagnostic[],
  { options, translations }: Pick<Project, 'options' | 'translations'>,
): Diagnostic[] {
  if (translations === undefined) return [...diagnostics];
  const folder = path.relative(options.cwd, translations) + path.sep;
  return diagnostics.filter(({ file }) => file.startsWith(folder));
}

/** A warning where the settings say that the contact for vulnerabilities is not valid any more. */
function checkSecurity({ security }: SiteConfig, file: string): Diagnostic[] {
  if (!security || Date.parse(security.expires) > Date.now()) return [];
  const message = `security.txt expired on ${security.expires.slice(0, 10)}, so nobody will rely on it.`;
  const hint = 'Check that its contacts are right, and set "expires" to a day within the next year.';
  return [{ severity: 'warning', code: 'security-expired', file, subject: security.expires, message, hint }];
}

/** Lets the tools load what these pages need before they are compiled. */
export async function prepareTools(
  pages: Iterable<SitePage>,
  { config, options }: Project,
  tools: Tools,
): Promise<void> {
  const fences = [...pages].flatMap((page) => findFences(page.source?.body ?? ''));
  const languages = new Set([
    ...fences.flatMap(fenceLanguages),
    ...(config.kit.components ?? []).flatMap(({ languages = [] }) => languages),
  ]);
  const drawn = (config.kit.fences ?? []).filter(({ language }) => languages.has(language));
  for (const { uses = [] } of drawn) for (const used of uses) languages.add(used);
  const prepared = drawn.map(async (fence) => {
    const texts = new Set(fences.filter((one) => isFenceOf(fence, one)).map(({ text }) => text));
    if (texts.size === 0) return;
    try {
      await fence.prepare?.([...texts], path.join(options.cache, fence.mark ?? fence.language));
    } catch (error) {
      // The fence tells it when it is drawn.
      if (!isDataFault(error)) throw error;
    }
  });
  await Promise.all([tools.prepare(languages), ...prepared]);
}

/** Folders that hold input: what is watched, and where no output may lie. */
export function inputFolders({ docsDir, siteDir }: ProjectOptions): string[] {
  return siteDir === undefined ? [docsDir, path.join(path.dirname(docsDir), 'static')] : [docsDir, siteDir];
}

/** Every file of the static folder, by its path in the output folder, sorted. A link counts as the file that it leads to. */
function listStaticFiles(
  folder: string | undefined,
  cwd: string,
): { files: string[]; diagnostics: Diagnostic[] } {
  const files: string[] = [];
  const diagnostics: Diagnostic[] = [];
  if (folder === undefined) return { files, diagnostics };
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const absolute = path.join(entry.parentPath, entry.name);
    const isLink = entry.isSymbolicLink();
    if (entry.isFile() || (isLink && isFile(absolute) && staysInside(folder, absolute)))
      files.push(path.relative(folder, absolute).replaceAll(path.sep, '/'));
    else if (isLink) {
      const message = 'the symbolic link does not point to a file in the static folder, so it is left out.';
      const hint = 'Replace it with a copy of the file.';
      const file = path.relative(cwd, absolute);
      diagnostics.push({ severity: 'warning', code: 'symlink', file, message, hint });
    }
  }
  return { files: files.sort(), diagnostics };
}

function readOptional(folder: string | undefined, name: string): string {
  const file = path.join(folder ?? '', name);
  return folder !== undefined && isFile(file) ? readFileSync(file, 'utf8') : '';
}

/** Settings for a bare folder of Markdown: a neutral title from the folder's name. */
function zeroConfig(docsDir: string): SiteConfig {
  const absolute = path.resolve(docsDir);
  const base = path.basename(absolute);
  const name = /^docs?$/i.test(base) ? path.basename(path.dirname(absolute)) : base;
  return siteConfigSchema.parse({
    title: name.replace(/[-_]+/g, ' ').replace(/^./, (first) => first.toUpperCase()) || 'Documentation',
    navbar: { items: [{ type: 'search' }] },
  });
}

const CONFIG_TARGETS = new Set(
  'href url editUrl slug docId id mainDocId activeBase dirName indexName pattern replacement contact policy acknowledgments file'.split(
    ' ',
  ),
);

/** The product in every text of the settings; addresses and routes get its slug. */
function productInConfig(config: SiteConfig): SiteConfig {
  // Its parts are code, and see the product in what they are given.
  const { kit, ...settings } = config;
  return { ...productIn(settings, config.product, CONFIG_TARGETS), kit };
}

/** The product in a page list: its slug in the routes, the first column, and its name in what follows. */
function productInPageList(list: string, product: SiteConfig['product']): string {
  const routed = list.replace(/^[^\t\n]+/gm, (route) => replaceProduct(route, product, 'target'));
  return replaceProduct(routed, product);
}
