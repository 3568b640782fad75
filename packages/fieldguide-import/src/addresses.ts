import { realpathSync } from 'node:fs';
import path from 'node:path';
import { decodePath, encodePath, isFile } from 'fieldguide/sites';
import type { Source } from './docsSources.ts';
import { shown } from './isolated.ts';
import { FILE_MARK } from './protocol.ts';
import { type SourcePage, stripNumber } from './sourcePages.ts';
import type { Losses } from './types.ts';

export interface AddressJob {
  root: string;
  siteDir: string;
  staticDirs: readonly string[];
  baseUrl: string;
  /** The folders that pages come from, with where they go. */
  sources: readonly Pick<Source, 'kind' | 'dir' | 'base' | 'prefix' | 'usual'>[];
  pages: ReadonlyMap<string, SourcePage>;
  losses: Losses;
}

/** Addresses that lead out of the site, or stay on the page. */
const FINAL = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#|$)/i;

/** Resolves links and pictures of a repository to addresses of the new site. */
export class Addresses {
  /** Files that pages need beside them or in the static folder: path in the new site, path in the repository. */
  readonly copies = new Map<string, string>();

  constructor(private readonly job: AddressJob) {}

  /** An address as it is written in a file, in a form that holds in every other file. */
  absolute(url: string, from: string): string {
    if (FINAL.test(url)) return url;
    const { path: target, rest } = split(url);
    const found = this.candidates(decodePath(target), from).find(isFile);
    return found === undefined ? url : `${FILE_MARK}${encodePath(found)}${rest}`;
  }

  private candidates(target: string, from: string): string[] {
    const { siteDir, sources, root } = this.job;
    const site = /^@site\/(.*)/.exec(target)?.[1];
    if (site !== undefined) return [path.join(siteDir, site)];
    const isPage = /\.mdx?$/i.test(target);
    if (target.startsWith('/'))
      return isPage
        ? [
            ...sources.map(({ dir }) => path.join(dir, target)),
            path.join(siteDir, target),
            path.join(root, target),
          ]
        : [];
    const besides = this.besides(path.resolve(path.dirname(from), target));
    return isPage
      ? [...besides, ...sources.map(({ dir }) => path.join(dir, target)), path.join(siteDir, target)]
      : besides;
  }

  /** A file of a translation, and that of the default language. */
  private besides(file: string): string[] {
    const own = this.job.sources.find(({ dir, usual }) => usual !== undefined && inside(dir, file));
    return own?.usual === undefined ? [file] : [file, path.join(own.usual, path.relative(own.dir, file))];
  }

  /** The address on a finished page. */
  final(url: string, page: SourcePage): string {
    const bare = this.withoutMarks(url);
    const known = bare.startsWith(FILE_MARK) ? bare : this.absolute(bare, page.file);
    if (!known.startsWith(FILE_MARK)) return this.withoutBase(this.aboveRoot(known, page));
    const { path: encoded, rest } = split(known.slice(FILE_MARK.length));
    const file = decodePath(encoded);
    const target = this.job.pages.get(file);
    const made = target ? this.toPage(target, page) : this.toFile(file, page);
    if (made === undefined) return url.startsWith(FILE_MARK) ? encodePath(path.basename(file)) : url;
    const result = made + rest;
    return sameAddress(result, url, page.out) ? url : result;
  }

  /** A relative address that climbs higher than there are folders ends at the root, as in a browser. */
  private aboveRoot(url: string, { route }: SourcePage): string {
    const climbs = /^(?:\.\.\/)+/.exec(url)?.[0].length ?? 0;
    const depth = route.split('/').length - 2;
    if (climbs / 3 <= depth) return url;
    const full = new URL(url, `http://site${this.job.baseUrl}${route.slice(1)}`);
    return decodePath(full.pathname) + full.search + full.hash;
  }

  /** Without what only Docusaurus knows: addresses that it does not check, and those of its static folders. */
  private withoutMarks(url: string): string {
    const { siteDir, staticDirs } = this.job;
    const folder = staticDirs
      .map((dir) => `@site/${slashes(path.relative(siteDir, dir))}/`)
      .find((mark) => url.startsWith(mark));
    return folder === undefined ? url.replace(/^pathname:\/\//, '') : url.slice(folder.length - 1);
  }

  private withoutBase(url: string): string {
    const { baseUrl } = this.job;
    return baseUrl !== '/' && url.startsWith(baseUrl) ? url.slice(baseUrl.length - 1) : url;
  }

  private toPage(target: SourcePage, page: SourcePage): string {
    if (target.kind !== page.kind || target.kind === 'blog') return target.route;
    return relativeTo(target.out, page.out);
  }

  private toFile(file: string, page: SourcePage): string | undefined {
    const { staticDirs, sources, root, losses } = this.job;
    for (const dir of staticDirs)
      if (inside(dir, file)) return `/${encodePath(slashes(path.relative(dir, file)))}`;
    // A page that was not imported must not be copied as a file.
    if (/\.mdx?$/i.test(file)) return undefined;
    const real = realpathSync(file);
    if (!inside(realpathSync(root), real)) {
      losses.add({ kind: 'outside', what: file, file: shown(page.file, root) });
      return undefined;
    }
    const own = sources.find(({ kind, dir }) => kind === page.kind && inside(dir, file));
    if (own) {
      const parts = slashes(path.relative(own.dir, file)).split('/');
      const folders = parts.slice(0, -1).map((name) => (own.kind === 'docs' ? stripNumber(name).name : name));
      const out = [own.kind, own.base, ...folders, parts.at(-1)].filter(Boolean).join('/');
      this.copies.set(own.prefix + out, file);
      return relativeTo(out, page.out);
    }
    const out = `imported/${slashes(path.relative(root, file))}`;
    this.copies.set(`static/${out}`, file);
    return `/${encodePath(out)}`;
  }
}

function split(url: string): { path: string; rest: string } {
  const at = url.search(/[?#]/);
  return at < 0 ? { path: url, rest: '' } : { path: url.slice(0, at), rest: url.slice(at) };
}

function inside(folder: string, file: string): boolean {
  const relative = path.relative(folder, file);
  return relative !== '' && !relative.startsWith('..') && !path.isAbsolute(relative);
}

function slashes(file: string): string {
  return file.replaceAll(path.sep, '/');
}

function relativeTo(target: string, from: string): string {
  const relative = path.posix.relative(path.posix.dirname(from), target);
  return encodePath(relative.startsWith('.') ? relative : `./${relative}`);
}

/** Whether two addresses on the page at `out` differ only in how they are written. */
function sameAddress(a: string, b: string, out: string): boolean {
  const plain = (url: string) => path.posix.resolve('/', path.posix.dirname(out), decodePath(url));
  return plain(a) === plain(b);
}
