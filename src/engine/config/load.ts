import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { type Diagnostic, FieldguideError } from '../../shared/errors.ts';
import type { SiteConfig } from './schema.ts';
import { validateConfig } from './validate.ts';

export interface LoadModuleOptions {
  /** Folder for compiled copies; safe to delete. */
  cache: string;
  /** Folder that paths in messages are relative to. */
  cwd: string;
}

/**
 * Compiles one TypeScript module of the site (config or page) and imports it. The compiled copy is kept by the
 * hash of all it was made from, so an unchanged module costs no bundler.
 * @throws FieldguideError when it cannot be compiled or throws while loading.
 */
export async function loadModule(
  file: string,
  { cache, cwd }: LoadModuleOptions,
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
    const shown = path.relative(cwd, file) || file;
    const faults = bundlerFaults(error, cwd, shown);
    const reason = error instanceof Error ? error.message : String(error);
    const message = `${shown} cannot be loaded${faults.length > 0 ? '.' : `: ${reason}`}`;
    throw new FieldguideError(message, faults, { cause: error });
  }
}

/** What the bundler says of a file, as our own faults: its text is made for a terminal with colours. */
function bundlerFaults(error: unknown, cwd: string, shown: string): Diagnostic[] {
  const errors: unknown = error instanceof Error ? Reflect.get(error, 'errors') : undefined;
  if (!Array.isArray(errors)) return [];
  return errors.map((fault: { message?: unknown; loc?: { file?: string; line: number; column: number } }) => {
    const [first = ''] = stripVTControlCharacters(String(fault.message)).split('\n');
    const place = fault.loc && { line: fault.loc.line, column: fault.loc.column + 1 };
    const file = fault.loc?.file ? path.relative(cwd, fault.loc.file) : shown;
    const message = `${first.replace(/^\[\w+\]\s*/, '').replace(/\.$/, '')}.`;
    return { severity: 'error', code: 'module', file, ...place, message };
  });
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
