import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../shared/errors.ts';
import { isRecord, plural } from '../../shared/text.ts';
import { findSiteConfig } from '../config/load.ts';
import type { SiteConfig } from '../config/schema.ts';
import { settingPlace } from '../config/settingPlace.ts';
import type { PageContent } from '../output/pageContent.tsx';
import type { Project } from '../output/projectTypes.ts';
import type { CommandContext } from './commandContext.ts';
import { askExternalLinks, type ExternalLink } from './externalLinks.ts';

interface CompiledPages {
  project: Project;
  contents: readonly PageContent[];
}

/** Faults of links that lead out, after their hosts have been asked: those of pages, and those of bar, sidebars and footer. */
export async function askOutside(
  locales: readonly CompiledPages[],
  { cache }: CommandContext,
): Promise<Diagnostic[]> {
  const links = [...locales.flatMap(({ contents }) => contents.flatMap(pageLinks)), ...menuLinks(locales[0])];
  const except = locales[0]?.project.config.externalExceptions ?? [];
  const keptIn = path.join(cache, 'externalLinks.json');
  const { diagnostics, asked, kept } = await askExternalLinks(links, { except, keptIn, now: Date.now() });
  console.log(`Asked ${plural(asked, 'external link')}; ${kept} answered in the last week.`);
  return diagnostics;
}

function pageLinks({ page, compiled }: PageContent): ExternalLink[] {
  return compiled.links.flatMap(({ target, line, column, file = page.source?.file }) =>
    target.kind === 'external' && file ? [{ url: target.href, file, line, column }] : [],
  );
}

/** The links of the settings, at their lines. The address check leaves out those that stay on the site. */
function menuLinks(first: CompiledPages | undefined): ExternalLink[] {
  const { siteDir, cwd = '' } = first?.project.options ?? {};
  const file = siteDir === undefined ? undefined : findSiteConfig(siteDir);
  if (!first || file === undefined) return [];
  const source = readFileSync(file, 'utf8');
  const { navbar, footer, sidebars, tasks }: Partial<SiteConfig> = first.project.config;
  return hrefsIn({ navbar, footer, sidebars, tasks }).map(({ url, at }) => ({
    url,
    file: path.relative(cwd, file),
    ...settingPlace(at, source),
  }));
}

/** Each `href` in a part of the settings, with the way to it. */
function hrefsIn(value: unknown, at: readonly string[] = []): { url: string; at: readonly string[] }[] {
  if (typeof value === 'string') return at.at(-1) === 'href' ? [{ url: value, at }] : [];
  if (!Array.isArray(value) && !isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => hrefsIn(inner, [...at, key]));
}
