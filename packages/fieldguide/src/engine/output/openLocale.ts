import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { codeBlockHtml } from '../../components/CodeBlock/index.ts';
import type { ComponentSite } from '../../components/component.ts';
import { glossaryIndex } from '../../components/Glossary/glossaryIndex.ts';
import { dataFile } from '../../shared/dataSet.ts';
import { placeOfWords, placeSubjects } from '../../shared/errors.ts';
import { TextsContext } from '../../shared/ui/useTexts.tsx';
import { fileHref, sharedHref } from '../../shared/url.ts';
import { TocFold } from '../../theme/TocLists.tsx';
import type { SiteConfig } from '../config/schema.ts';
import type { CompileServices } from '../content/compileServices.ts';
import { loadMath } from '../content/math.ts';
import type { PageSource } from '../content/pageSource.ts';
import { createTermTips } from '../content/pageTerms.ts';
import { tableOfContents } from '../site/pageFacts.ts';
import { resolveLink } from '../site/resolveLink.ts';
import { servedFile } from '../site/servedFile.ts';
import { createSite } from '../site/site.ts';
import type { Site } from '../site/siteTypes.ts';
import { childPages } from '../site/treeViews.ts';
import { AssetStore } from './assets.ts';
import { checkDataLinks } from './dataSets.ts';
import { offeredDownloads } from './downloads.ts';
import { type ExtraPages, loadExtraPages } from './extraPages.ts';
import { feedsOf } from './feeds.ts';
import { markdownFileNames } from './markdownFiles.ts';
import { ownFaults } from './ownFaults.ts';
import { componentsOf, syntaxOf } from './pageSyntax.ts';
import type { Project, ProjectOptions, Tools } from './projectTypes.ts';
import type { SiteSettings } from './siteSettings.ts';
import type { LocaleSources, SiteSources } from './siteSources.ts';

/** What all locales of a site have in common. */
interface SharedParts {
  options: ProjectOptions;
  settings: SiteSettings;
  sources: SiteSources;
  tools: Tools;
  /** Those that have been opened; each knows the others by it. */
  projects: readonly Project[];
}

/** The files that pages of a locale may link to, by their paths in the output. */
interface ServedFiles {
  /** Those that the build makes for this locale. */
  own: ReadonlySet<string>;
  all: ReadonlySet<string>;
}

/** The site in one of its languages. */
export async function openLocale(locale: LocaleSources, shared: SharedParts): Promise<Project> {
  const { t, texts, config, folder, prefix } = locale;
  const { options, settings, sources, tools, projects } = shared;
  const { data, glossary, pageList, staticDir, staticFiles, kitFiles } = sources;
  const extra = await loadExtraPages(options, {
    config,
    syntax: syntaxOf(config),
    t,
    locale: locale.locale,
    translations: folder,
  });
  const files = servedFiles(config, sources);
  const site = siteOf(locale, { ...shared, extra, files });
  const { urls, table } = site;
  const assets = new AssetStore({ staticDir, urls, externalOrigins: config.externalOrigins });
  const linter = options.lint && folder === undefined ? await config.kit.lint?.() : undefined;
  const services: CompileServices = {
    ...linkServices(site, { assets, files }),
    ...(await drawingServices(config, site)),
    components: new Map(componentsOf(config).map((one) => [one.name, one])),
    site: componentSite(locale, { site, sources }),
    externalOrigins: config.externalOrigins,
    markdown: config.markdown,
    renderCode: (block) => codeBlockHtml(block, t),
    fences: tools.fences,
    kitFile: (name) => kitFileOf(name, { site, sources }),
    termTips: createTermTips(glossary.entries, table.pages.values(), urls),
    contents: (page, headings) =>
      renderToStaticMarkup(
        createElement(
          TextsContext,
          { value: t },
          createElement(TocFold, { toc: tableOfContents(page, headings, config) }),
        ),
      ),
    placeholders: sources.placeholders,
    product: config.product,
    readTree: linter?.read,
    tolerant: options.tolerant,
  };
  // Links in data are the same in all locales: the default one reports them.
  const dataLinks =
    folder === undefined ? checkDataLinks(data, new Set([...table.pages.keys(), ...table.planned])) : [];
  const found = [...site.diagnostics, ...extra.diagnostics, ...dataLinks];
  return {
    options,
    config,
    site,
    locales: projects,
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
    downloads: offeredDownloads(config, staticDir, staticFiles),
    glossary: glossary.entries,
    diagnostics: ownFaults(placeSubjects(found, settings.configFile, settings.settingsText), {
      options,
      translations: folder,
    }),
  };
}

function servedFiles(config: SiteConfig, { data, staticFiles }: SiteSources): ServedFiles {
  const sets = [...data.keys()].flatMap((name) => [dataFile(name, 'json'), dataFile(name, 'csv')]);
  const own = new Set([...feedsOf(config).map(({ file }) => file), ...markdownFileNames(config)]);
  return { own, all: new Set([...staticFiles, ...own, ...sets, ...Object.keys(config.kit.files ?? {})]) };
}

function siteOf(
  { config, locale, t, scan }: LocaleSources,
  {
    options,
    settings,
    sources,
    projects,
    extra,
    files,
  }: SharedParts & { extra: ExtraPages; files: ServedFiles },
): Site {
  const { configFile, settingsText } = settings;
  const site = createSite({
    config,
    locale,
    t,
    configFile,
    scan,
    extraPages: extra.pages,
    planned: new Set(sources.pageList.keys()),
    redirects: sources.redirects,
    files: files.all,
    ownFiles: files.own,
    root: projects[0]?.site.urls.baseUrl,
    drafts: options.drafts,
  });
  const placed = site.anchorLinks.map((link) =>
    link.line === undefined ? { ...link, ...placeOfWords(link.url, settingsText) } : link,
  );
  return { ...site, anchorLinks: placed };
}

/** Where links and pictures of pages lead. */
function linkServices(site: Site, { assets, files }: { assets: AssetStore; files: ServedFiles }) {
  const { urls, table } = site;
  const asset = (page: PageSource, file: string) => {
    const beside = assets.file(page, file);
    if (beside !== undefined) return beside;
    const found = servedFile(file, (name) => files.all.has(name));
    if (found === undefined) return undefined;
    return files.own.has(found) ? fileHref(found, urls) : sharedHref(found, urls);
  };
  const world = { table, urls, redirects: site.redirectMap, asset };
  return {
    resolveLink: (page: PageSource, url: string) => resolveLink(page, url, world),
    resolveImage: (page: PageSource, url: string) => assets.image(page, url),
  };
}

/** What the site's kit and its settings draw. */
async function drawingServices({ kit, math }: SiteConfig, { table }: Site) {
  const hasMath = (source: PageSource) => /\$|^\s*(?:`{3}|~{3})\s*math\b/m.test(source.body);
  const sources = [...table.pages.values()].flatMap(({ source }) => source ?? []);
  return {
    drawnFences: kit.fences,
    roles: kit.roles,
    drawMath: math && sources.some(hasMath) ? await loadMath() : undefined,
  };
}

interface SitePart {
  site: Site;
  sources: SiteSources;
}

function kitFileOf(name: string, { site, sources }: SitePart) {
  const file = sources.kitFiles.files.get(name);
  return file && { href: sharedHref(file.output, site.urls), bytes: file.bytes };
}

/** What components may know of the site. */
function componentSite({ t, config }: LocaleSources, { site, sources }: SitePart): ComponentSite {
  const { table, urls } = site;
  const { data, glossary, pageList, applies } = sources;
  return {
    t,
    data,
    glossary: { ...glossary, groups: glossaryIndex(glossary.entries) },
    before: config.kit.before ?? {},
    appliesTo: { keys: config.kit.appliesTo ?? {}, values: applies },
    titleOf: (route) => table.pages.get(route)?.title ?? pageList.get(route)?.title,
    fileHref: (file) => sharedHref(file, urls),
    childPages: (route) => childPages(route, site),
    islandHref: (name) => kitFileOf(name, { site, sources })?.href,
  };
}
