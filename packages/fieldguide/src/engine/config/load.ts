import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { FieldguideError } from '../../shared/errors.ts';
import { bundleOnce, cannotLoad } from './bundleOnce.ts';
import type { SiteConfig } from './schema.ts';
import { validateConfig } from './validate.ts';

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
        external: (id) => !/^[./]/.test(id) && !path.isAbsolute(id),
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
  const module = await loadModule(file, options);
  const name = path.relative(options.cwd, file) || file;
  if (module.default === undefined) {
    throw new FieldguideError(
      `${name} has no default export. End it with: export default { ... } satisfies SiteConfigInput;`,
    );
  }
  return validateConfig(module.default, name, readFileSync(file, 'utf8'));
}
