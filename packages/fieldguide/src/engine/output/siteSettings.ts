import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../shared/errors.ts';
import { findSiteConfig, loadSiteConfig } from '../config/load.ts';
import { type SiteConfig, siteConfigSchema } from '../config/schema.ts';
import { productIn } from '../data/product.ts';
import type { ProjectOptions } from './projectTypes.ts';
import { placedConfig } from './publishedPlace.ts';

/** The settings of a site with the file that they are written in. */
export interface SiteSettings {
  /** With the product in its texts. */
  config: SiteConfig;
  configFile: string;
  settingsText: string;
}

/**
 * Reads the settings of a site folder; a bare folder of Markdown has those of `zeroConfig`.
 * @throws FieldguideError for settings that are not valid.
 */
export async function readSettings(options: ProjectOptions): Promise<SiteSettings> {
  const { siteDir, docsDir, cwd } = options;
  const config = siteDir === undefined ? zeroConfig(docsDir) : await loadSiteConfig(siteDir, options);
  const file = siteDir === undefined ? undefined : findSiteConfig(siteDir);
  return {
    config: placedConfig(productInConfig(config), options.place),
    configFile: path.relative(cwd, file ?? docsDir),
    settingsText: file === undefined ? '' : readFileSync(file, 'utf8'),
  };
}

/** Settings for a bare folder of Markdown: a neutral title from the folder's name. */
function zeroConfig(docsDir: string): SiteConfig {
  const absolute = path.resolve(docsDir);
  const base = path.basename(absolute);
  const name = /^docs?$/i.test(base) ? path.basename(path.dirname(absolute)) : base;
  return siteConfigSchema.parse({
    title: name.replace(/[-_]+/g, ' ').replace(/^./, (first) => first.toUpperCase()) || 'Documentation',
  });
}

const CONFIG_TARGETS = new Set(
  'href url editUrl slug docId id mainDocId activeBase dirName exclude indexName pattern replacement contact policy acknowledgments file'.split(
    ' ',
  ),
);

/** The product in every text of the settings; addresses and routes get its slug. */
function productInConfig(config: SiteConfig): SiteConfig {
  // The kit is code and gets the product's name with its input.
  const { kit, ...settings } = config;
  return { ...productIn(settings, config.product, CONFIG_TARGETS), kit };
}

/** A warning where the settings say that the contact for vulnerabilities is not valid any more. */
export function checkSecurity({ security }: SiteConfig, file: string): Diagnostic[] {
  if (!security || Date.parse(security.expires) > Date.now()) return [];
  const message = `security.txt expired on ${security.expires.slice(0, 10)}, so nobody will rely on it.`;
  const hint = 'Check that its contacts are right, and set "expires" to a day within the next year.';
  return [{ severity: 'warning', code: 'security-expired', file, subject: security.expires, message, hint }];
}
