import type { SiteConfigInput } from 'fieldguide';
import { isExternal } from 'fieldguide/sites';
import type { Data, DocsSet } from './configParts.ts';
import { UNSET } from './protocol.ts';
import type { SiteFacts } from './readConfig.ts';
import type { SourcePage } from './sourcePages.ts';
import type { Losses } from './types.ts';

export interface SettingsJob {
  facts: SiteFacts;
  /** The sets that come over, the main one first. */
  sets: readonly DocsSet[];
  /** The title of the site if the configuration has none. */
  name: string;
  pages: readonly SourcePage[];
  sidebars: SiteConfigInput['sidebars'];
  /** The name that a sidebar of a set has in the new site. */
  sidebarName(set: string, name: string): string;
  configFile: string;
  editUrl: string | undefined;
  hasBlog: boolean;
  hasMath: boolean;
  /** The languages, the default one first. */
  locales: NonNullable<SiteConfigInput['locales']>;
  version: string | undefined;
  losses: Losses;
  /** The address of a link in the settings, as the new site writes it; undefined for one that leads nowhere. */
  href(url: string): string | undefined;
  /** Whether a path is a file of the static folders. */
  isStatic(path: string): boolean;
}

/** A text of the settings; empty for one that is not known. */
export function textOf(value: unknown): string {
  return typeof value === 'string' && !value.includes(UNSET) ? value.trim() : '';
}

/** Where an item of the bar or the footer leads. */
export function hrefOf(item: Data, job: SettingsJob): string | undefined {
  const given = textOf(item.to) || textOf(item.href);
  if (given === '') return undefined;
  return job.href(isExternal(given) || given.startsWith('/') ? given : `/${given}`);
}

/** A file of the static folders by its path there; undefined, with a line of the report, where there is none. */
export function staticFile(
  given: string,
  { isStatic, losses, configFile, facts }: SettingsJob,
): string | undefined {
  const file = `/${given.replace(/^\/+/, '')}`;
  const { baseUrl } = facts;
  const inside = baseUrl !== '/' && file.startsWith(baseUrl) ? file.slice(baseUrl.length - 1) : file;
  if (isStatic(inside)) return inside;
  losses.add({ kind: 'file', what: given, file: configFile });
  return undefined;
}
