import { readFileSync } from 'node:fs';
import path from 'node:path';
import { asError } from 'fieldguide';
import { encodePath } from 'fieldguide/sites';
import { load as loadYaml } from 'js-yaml';
import { parseSync } from 'rolldown/utils';
import { FILE_MARK } from './protocol.ts';

export interface CodeBundle {
  /** Entries by name: absolute paths, or the code of modules that are made. */
  entries: ReadonlyMap<string, string>;
  /** Folder of the bundle. */
  out: string;
  /** The website folder, `@site`. */
  siteDir: string;
  docsDir: string;
  /** Folders that paths from the root of the site are looked for in. */
  staticDirs?: readonly string[];
  /** No file outside of this folder is read. */
  root: string;
  /** A Markdown file that is imported, as a module. */
  markdown?(file: string): Promise<string>;
  /** Called for a missing module that `importer` imports. */
  lost(fault: { kind: 'import' | 'outside' | 'failed'; what: string; importer: string }): void;
}

const CODE = /\.(?:[cm]?[jt]sx?)$/;
const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|ico|bmp|mp4|webm|mov|mp3|pdf|zip|woff2?|ttf|eot)$/i;
const STYLE = /\.(?:css|scss|sass|less|styl)$/;

/** A module that the process that runs the bundle provides. */
export function moduleCode(name: string) {
  return {
    code: `module.exports = globalThis.fieldguideModule(${JSON.stringify(name)});`,
    moduleType: 'js' as const,
  };
}

/** The module for a file of the repository. */
export async function loadFile(id: string, job: CodeBundle) {
  const file = id.replace(/\?.*$/, '');
  if (id.endsWith('?raw')) return text(readFileSync(file, 'utf8'));
  if (/\.mdx?$/.test(file)) {
    if (!job.markdown) return text(readFileSync(file, 'utf8'));
    try {
      return { code: await job.markdown(file), moduleType: 'js' as const };
    } catch (error) {
      job.lost({ kind: 'failed', what: `${path.basename(file)}: ${asError(error).message}`, importer: file });
      return moduleCode(file);
    }
  }
  if (STYLE.test(file))
    return {
      code: 'module.exports = new Proxy({}, { get: (_, key) => String(key) });',
      moduleType: 'js' as const,
    };
  if (PICTURE.test(file))
    return {
      code: `export default ${JSON.stringify(FILE_MARK + encodePath(file))};`,
      moduleType: 'js' as const,
    };
  if (/\.svg$/i.test(file)) return { code: pictureComponent(file), moduleType: 'js' as const };
  if (/\.ya?ml$/.test(file))
    return {
      code: `export default ${JSON.stringify(loadYaml(readFileSync(file, 'utf8')))};`,
      moduleType: 'js' as const,
    };
  if (CODE.test(file)) return loadCode(file, job);
  if (file.endsWith('.json')) return undefined;
  return text(readFileSync(file, 'utf8'));
}

function text(content: string) {
  return { code: `export default ${JSON.stringify(content)};`, moduleType: 'js' as const };
}

/** A drawing may be used as a component, and as an address. */
function pictureComponent(file: string): string {
  const address = JSON.stringify(FILE_MARK + encodePath(file));
  return `import { jsx } from 'react/jsx-runtime';
const Picture = (props) => jsx('img', { src: ${address}, alt: props.title ?? props.alt ?? '', width: props.width, height: props.height });
Picture.toString = () => ${address};
export default Picture;
export { Picture as ReactComponent };`;
}

/** What a module exports by default is there without naming it. */
const WITH_DEFAULT =
  'var __withDefault = (all) => Object(all.default) !== all.default ? all : new Proxy(all, { get: (_, key) => key in all ? all[key] : all.default[key] });';

/** A name that only running code knows: what cannot be loaded has a stand-in, as any other module. */
function computedRequire(folder: string): string {
  return `var __computed = (name) => { const file = /^\\.{1,2}[/\\\\]/.test(name) ? ${JSON.stringify(`${folder}/`)} + name : name; try { return require(file); } catch { return globalThis.fieldguideModule(String(name)); } };`;
}

/** A file that does not parse must not fail the whole bundle. */
function loadCode(file: string, job: CodeBundle) {
  const source = readFileSync(file, 'utf8');
  if (/[\\/]node_modules[\\/]/.test(file)) return undefined;
  const lang = /\.[cm]?ts$/.test(file) ? 'ts' : file.endsWith('.tsx') ? 'tsx' : 'jsx';
  const { errors } = parseSync(file, source, { lang });
  if (errors.length > 0) {
    job.lost({
      kind: 'failed',
      what: `${path.basename(file)}: ${errors[0]?.message ?? 'it cannot be read'}`,
      importer: file,
    });
    return moduleCode(file);
  }
  const folder = path.dirname(file);
  // Docusaurus loads its settings this way.
  const required = job.markdown
    ? source
    : source.replace(/\brequire\((\s*['"]\.[^'"]*['"]\s*)\)/g, '__withDefault(require($1))');
  const hasComputed = /\brequire\(\s*[^\s'"`)]/.test(required);
  const lines = [
    hasComputed ? computedRequire(folder) : '',
    /\b__dirname\b/.test(source) ? `var __dirname = ${JSON.stringify(folder)};` : '',
    /\b__filename\b/.test(source) ? `var __filename = ${JSON.stringify(file)};` : '',
    /\brequire\.resolve\(/.test(source)
      ? `var __resolveFile = (name) => /^[./]/.test(name) ? ${JSON.stringify(`${folder}/`)} + name : name;`
      : '',
    required === source ? '' : WITH_DEFAULT,
  ].join('');
  const code = required
    // The bundle knows `require`; the real one would load what the bundle must not have.
    .replace(/\b(?:const|let|var)\s+require\s*=\s*(?:\w+\.)?createRequire\([^()]*\);?/g, '')
    .replace(/\brequire\((?=\s*[^\s'"`)])/g, '__computed(')
    .replace(/\brequire\.resolve\(/g, '__resolveFile(')
    .replace(/\bimport\.meta\.url\b/g, JSON.stringify(`file://${file}`))
    .replace(/\bimport\.meta\.(?:dirname)\b/g, JSON.stringify(folder));
  // On the first line, so that faults keep theirs; a directive stays the first statement.
  return {
    code: lines === '' ? code : `${lines}${code.replace(/^#!.*/, '')}`,
    moduleType: lang === 'jsx' ? ('jsx' as const) : (lang as 'ts' | 'tsx'),
  };
}
