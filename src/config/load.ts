import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { FieldguideError } from '../shared/errors.ts';
import type { SiteConfig } from './schema.ts';
import { validateConfig } from './validate.ts';

export interface LoadModuleOptions {
  /** Folder for compiled copies; safe to delete. */
  cache: string;
}

/**
 * Compiles one TypeScript module of the site (config or page) and imports it. The compiled copy is kept by the
 * hash of all it was made from, so an unchanged module costs no bundler.
 * @throws FieldguideError when it cannot be compiled or throws while loading.
 */
export async function loadModule(
  file: string,
  { cache }: LoadModuleOptions,
): Promise<Record<string, unknown>> {
  const source = readFileSync(file, 'utf8');
  const selfContained = !/\bfrom\s+['"]\.{1,2}\//.test(source.replace(/^\s*import\s+type\s[^;]+;?$/gm, ''));
  const hash = createHash('sha256').update(file).update(source).digest('hex').slice(0, 16);
  // Beside the project's packages, so that imports such as "react" find the copy the generator uses.
  const compiled = path.join(cache, `${path.basename(file).replace(/\W+/g, '-')}-${hash}.mjs`);
  try {
    if (!selfContained || !existsSync(compiled)) {
      const { build } = await import('rolldown');
      const result = await build({
        input: file,
        platform: 'node',
        external: (id) => !/^[./]/.test(id) && !path.isAbsolute(id),
        write: false,
        logLevel: 'silent',
        output: { format: 'esm' },
        transform: { jsx: { runtime: 'automatic', development: false } },
      });
      mkdirSync(cache, { recursive: true });
      writeFileSync(compiled, result.output[0].code);
    }
    const fresh = selfContained ? '' : `?${Date.now()}`;
    return await import(pathToFileURL(compiled).href + fresh);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new FieldguideError(`${file} cannot be loaded: ${reason}`, [], { cause: error });
  }
}

/**
 * The settings of a site folder, checked.
 * @throws FieldguideError when the file is missing, has no default export or is not valid.
 */
export async function loadSiteConfig(
  siteDir: string,
  options: LoadModuleOptions & { cwd: string },
): Promise<SiteConfig> {
  const file = ['site.config.ts', 'site.config.js', 'site.config.mjs']
    .map((name) => path.join(siteDir, name))
    .find((name) => existsSync(name));
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
