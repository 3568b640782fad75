import path from 'node:path';
import { type Diagnostic, isDataFault } from '../../shared/errors.ts';
import type { NavTree } from '../../shared/facts.ts';
import { routeFile, routeHref, sharedHref } from '../../shared/url.ts';
import { termDefinitions } from '../content/siteData.ts';
import { shortHash } from '../data/shortHash.ts';
import { docsMetadata } from '../site/docsMetadata.ts';
import { helpPages } from '../site/helpMap.ts';
import type { SitePage } from '../site/siteTypes.ts';
import { toNavNodes } from '../site/treeViews.ts';
import { dataFiles } from './dataSets.ts';
import { feedOutputs } from './feeds.ts';
import { REDIRECT_SCRIPT, redirectPage } from './hostFiles.ts';
import { type HostParts, hostOutputs } from './hostOutputs.ts';
import type { CopyPlace } from './markdownCopy.ts';
import { markdownFileOf } from './markdownCopy.ts';
import { markdownOutputs } from './markdownFiles.ts';
import type { FileContent, Output, Project } from './projectTypes.ts';

export interface OutputParts extends HostParts {
  /** Names of the files that pages load when a reader asks: the tree of the sidebars, and what tips show. */
  files: { tree: string; terms: string };
  document(page: SitePage): FileContent | Promise<FileContent>;
  markdown(page: SitePage, place?: CopyPlace): FileContent | Promise<FileContent>;
  notFound(): FileContent | Promise<FileContent>;
  /** `docs.zip`, if it is made already. */
  archive?: Uint8Array;
}

/**
 * Everything that a site is made of but its search index, which another thread makes. Files beside pages are known
 * only when these have been compiled: call it then. `others`: the same for its further locales.
 */
export function siteOutputs(parts: OutputParts, others: readonly OutputParts[] = []): Output[] {
  const { project, client } = parts;
  const { staticDir = '', staticFiles } = project;
  const own = new Set(staticFiles);
  const all = [parts, ...others];
  const made = [
    ...hostOutputs(parts, others),
    ...all.flatMap((one) => inFolder(one.project, localeOutputs(one))),
    ...dataOutputs(project),
  ];
  const forServers = new Set(made.flatMap((output) => (output.forServers ? [output.file] : [])));
  const beside = new Map(all.flatMap((one) => [...one.project.assets.files]));
  return [
    ...all.flatMap((one) => inFolder(one.project, pageOutputs(one))),
    ...redirectScript(all),
    ...client.files.map(({ output, source, forServers }) => ({ file: output, source, forServers })),
    ...[...beside].map(([file, source]) => ({ file, source })),
    // A file of the site's own wins over the one that we would make.
    ...made.filter(({ file }) => !own.has(file)),
    ...staticFiles.map((file) => ({
      file,
      source: path.join(staticDir, file),
      forServers: forServers.has(file),
    })),
  ];
}

/** The files of a locale where they are in the output. */
export function inFolder({ prefix }: Pick<Project, 'prefix'>, outputs: readonly Output[]): Output[] {
  return prefix === '' ? [...outputs] : outputs.map((output) => ({ ...output, file: prefix + output.file }));
}

/** The files that each locale has in addition to its pages. */
function localeOutputs({ project, markdown, lastModified, archive }: OutputParts): Output[] {
  return [
    ...helpMapOutputs(project),
    { file: 'docs-metadata.json', make: () => JSON.stringify(docsMetadata(project.site)) },
    ...markdownOutputs(project, markdown, archive),
    ...feedOutputs(project, lastModified),
  ];
}

function pageOutputs({ project, document, markdown, notFound, files }: OutputParts): Output[] {
  const { site } = project;
  const pages = [...site.table.pages.values()].flatMap((page): Output[] => {
    const route = project.prefix === '' ? page.route : `/${project.prefix.slice(0, -1)}${page.route}`;
    const name = `the page ${route}`;
    const markdownFile = markdownFileOf(page, project);
    return [
      { file: routeFile(page.route, site.urls), name, make: () => document(page) },
      ...(markdownFile === undefined
        ? []
        : [{ file: markdownFile, name: `the Markdown of the page ${route}`, make: () => markdown(page) }]),
    ];
  });
  return [
    ...pages,
    { file: '404.html', name: 'the not-found page', make: notFound },
    ...redirectOutputs(project),
    { file: files.tree, make: () => treeJson(project) },
    { file: files.terms, make: () => termsJson(project) },
  ];
}

function redirectFile(): string {
  return `assets/redirect-${shortHash(REDIRECT_SCRIPT)}.js`;
}

/** The script of all redirects. */
function redirectScript(all: readonly OutputParts[]): Output[] {
  const isUsed = all.some(({ project }) => project.site.redirects.length > 0);
  return isUsed ? [{ file: redirectFile(), make: () => REDIRECT_SCRIPT }] : [];
}

function redirectOutputs({ site, config }: Project): Output[] {
  if (site.redirects.length === 0) return [];
  const { urls, t, locale } = site;
  const script = sharedHref(redirectFile(), urls);
  const options = { urls, script, siteUrl: config.url, locale, t };
  return site.redirects.flatMap((redirect) => {
    const { from, file: old = '' } = redirect;
    const files = new Set([from.endsWith('/') ? routeFile(from, urls) : old, old]);
    return [...files].filter(Boolean).map((file) => ({
      file,
      name: `the redirect from ${from}`,
      make: () => redirectPage(redirect, options),
    }));
  });
}

/** The address of each page that the product's context help knows by an id; relative to the file. */
function helpMapOutputs({ site }: Project): Output[] {
  const pages = helpPages(site.table.pages.values());
  if (pages.size === 0) return [];
  const urls = { ...site.urls, baseUrl: './' };
  const addresses = [...pages].map(([id, { route }]) => [id, routeHref(route, urls)]);
  const make = () => `${JSON.stringify(Object.fromEntries(addresses), undefined, 1)}\n`;
  return [{ file: 'help-map.json', forServers: true, make }];
}

function dataOutputs({ data, config }: Project): Output[] {
  return [
    ...[...dataFiles(data)].map(([file, content]) => ({ file, make: () => content })),
    ...Object.entries(config.kit.files ?? {}).map(([file, make]) => ({ file, make })),
  ];
}

/**
 * Makes the files of a kit, and leaves out those whose data is faulty.
 * @returns the list with their content in it, and what is wrong.
 */
export function madeOutputs(
  outputs: readonly Output[],
  { config }: Project,
): { outputs: Output[]; diagnostics: Diagnostic[] } {
  const { files = {} } = config.kit;
  const diagnostics: Diagnostic[] = [];
  const made = outputs.flatMap((output): Output[] => {
    const make = Object.hasOwn(files, output.file) ? files[output.file] : undefined;
    if (!make) return [output];
    try {
      const content = make();
      return [{ file: output.file, make: () => content }];
    } catch (error) {
      if (!isDataFault(error)) throw error;
      diagnostics.push(...error.diagnostics);
      return [];
    }
  });
  return { outputs: made, diagnostics };
}

/** The whole tree of every sidebar, as the browser loads it on first use. */
export function treeJson({ site }: Project): string {
  const href = (route: string) => routeHref(route, site.urls);
  const tree: NavTree = Object.fromEntries(
    Object.entries(site.sidebars).map(([id, nodes]) => [id, toNavNodes(nodes, href)]),
  );
  return JSON.stringify(tree);
}

/** The texts of tips on terms. */
export function termsJson({ glossary }: Project): string {
  return JSON.stringify(termDefinitions(glossary));
}
