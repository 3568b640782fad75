import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { FieldguideError } from '../../shared/errors.ts';
import { parseJson } from '../../shared/text.ts';
import { bundleOnce, cannotLoad } from './bundleOnce.ts';
import type { SiteConfig } from './schema.ts';
import { validateConfig } from './validate.ts';
import { isCompatible, VERSION } from './version.ts';

export interface LoadModuleOptions {
  /** Folder for compiled copies; safe to delete. */
  cache: string;
  /** Folder that paths in messages are relative to. */
  cwd: string;
}

/**
 * Compiles one TypeScript module of the site (config or page), with all that it imports by its path, and imports it.
 * @throws FieldguideError when it cannot be compiled or throws while loading.
 */
export async function loadModule(
  file: string,
  { cache, cwd }: LoadModuleOptions,
): Promise<Record<string, unknown>> {
  try {
    const compiled = await bundleOnce({
      file,
      cache,
      cwd,
      input: {
        platform: 'node',
        transform: { jsx: { runtime: 'automatic', development: false } },
      },
      output: { format: 'esm' },
    });
    return await import(pathToFileURL(compiled.file).href);
  } catch (error) {
    throw error instanceof FieldguideError ? error : cannotLoad(file, error, cwd);
  }
}

/** The settings file of a site folder, or undefined where there is none. */
export function findSiteConfig(siteDir: string): string | undefined {
  return ['site.config.ts', 'site.config.js', 'site.config.mjs']
    .map((name) => path.join(siteDir, name))
    .find((name) => existsSync(name));
}

/**
 * The settings of a site folder, checked.
 * @throws FieldguideError when the file is missing, has no default export or is not valid.
 */
export async function loadSiteConfig(siteDir: string, options: LoadModuleOptions): Promise<SiteConfig> {
  const file = findSiteConfig(siteDir);
  const shown = path.relative(options.cwd, siteDir) || siteDir;
  if (file === undefined) {
    throw new FieldguideError(
      `There is no site.config.ts in "${shown}". Create it, name another folder with --site, or build a folder of Markdown with --docs.`,
    );
  }
  refuseOtherVersion(siteDir, options.cwd);
  const module = await loadModule(file, options);
  const name = path.relative(options.cwd, file) || file;
  if (module.default === undefined) {
    throw new FieldguideError(
      `${name} has no default export. End it with: export default { ... } satisfies SiteConfigInput;`,
    );
  }
  return validateConfig(module.default, name, readFileSync(file, 'utf8'));
}

/**
 * The package that is installed for a site is the one that its settings and its kit are written for.
 * @throws FieldguideError if another major version runs.
 */
function refuseOtherVersion(siteDir: string, cwd: string): void {
  const beside = foldersAbove(path.resolve(siteDir))
    .map((folder) => path.join(folder, 'node_modules/fieldguide/package.json'))
    .find((file) => existsSync(file));
  if (beside === undefined) return;
  const { version } = Object(parseJson(readFileSync(beside, 'utf8')));
  if (typeof version !== 'string' || isCompatible(version)) return;
  const shown = path.relative(cwd, path.dirname(beside)) || '.';
  throw new FieldguideError(
    `This is fieldguide ${VERSION}, but the site has ${version} in ${shown}. Run that one (npx fieldguide, in its folder), or install this version there and follow the upgrade notes in its CHANGELOG.md.`,
  );
}

function foldersAbove(folder: string): string[] {
  const above = path.dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersAbove(above)];
}
