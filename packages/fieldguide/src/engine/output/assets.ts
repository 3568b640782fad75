import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { ResolvedImage } from '../../components/component.ts';
import { hintFor } from '../../shared/text.ts';
import {
  decodePath,
  foreignOrigin,
  isExternal,
  joinPath,
  sharedHref,
  splitLink,
  type UrlSettings,
} from '../../shared/url.ts';
import { isFile } from '../content/disk.ts';
import type { PageSource } from '../content/pageSource.ts';
import { shortHash } from '../data/shortHash.ts';
import { type PictureFile, readPicture } from './pictureFile.ts';

interface AssetOptions {
  /** Folder that is copied as it is; may be missing. */
  staticDir?: string;
  urls: UrlSettings;
  /** Other hosts that images may come from. */
  externalOrigins?: readonly string[];
}

const SIZED = /\.(?:png|jpe?g|gif|webp|avif|svg|bmp|ico)$/i;
const ACTIVE_SVG = /<script|\son\w+\s*=|javascript:|<foreignObject/i;

interface FoundFile {
  href: string;
  absolute: string;
}

/**
 * Images and other files that pages refer to. Gives those beside pages a hashed name, and reads the size of images so
 * that pages do not jump.
 */
export class AssetStore {
  /** Files to copy: path in the output folder -> absolute path. */
  readonly files = new Map<string, string>();
  private readonly found = new Map<string, FoundFile | undefined>();

  private readonly pictures = new Map<string, PictureFile>();

  constructor(private readonly options: AssetOptions) {}

  /** Final href of a file beside the page or in the static folder, or undefined where there is none. */
  file(page: PageSource, target: string): string | undefined {
    return this.find(page, target)?.href;
  }

  image(page: PageSource, url: string): ResolvedImage {
    if (url.startsWith('data:')) return { src: url };
    if (isExternal(url)) {
      const origin = foreignOrigin(url);
      if (origin !== undefined && this.options.externalOrigins?.includes(origin)) return { src: url };
      const message = `the image ${url} is loaded from another host.`;
      const hint =
        'Put it next to the page so that the site works without the internet, or allow the host in the settings ("externalOrigins").';
      return { src: url, problem: { code: 'image-external', severity: 'warning', message, hint } };
    }
    const { path: target, query, hash } = splitLink(url);
    const decoded = decodePath(target);
    const file = this.find(page, decoded);
    if (!file) {
      const known = neighbours(page, decoded, this.options);
      const message = `the image "${url}" does not exist.`;
      const name = path.basename(decoded);
      const hint = known.includes(name)
        ? `"${name}" exists, but it is a symbolic link out of the site, or not a file. Replace it with a copy of the file.`
        : hintFor(name, known, 'Put it next to the page or into the static folder.');
      return { src: url, problem: { code: 'broken-image', severity: 'forgivable', message, hint } };
    }
    const { fault, ...size } = this.picture(file.absolute);
    const image: ResolvedImage = { src: file.href + query + hash, ...size };
    if (fault) {
      const message = `the image "${url}" is ${fault.what}.`;
      image.problem = { code: 'broken-image', severity: 'forgivable', message, hint: fault.hint };
    }
    if (/\.svg$/i.test(file.absolute) && ACTIVE_SVG.test(readFileSync(file.absolute, 'utf8'))) {
      const message = `the image "${url}" contains a script, which will not run.`;
      const hint = 'Export it again without scripts.';
      image.problem = { code: 'svg-script', severity: 'warning', message, hint };
    }
    return image;
  }

  /** Many pages may show one picture: it is read once. */
  private picture(absolute: string): PictureFile {
    const known = this.pictures.get(absolute);
    const read = known ?? pictureOf(absolute);
    this.pictures.set(absolute, read);
    return read;
  }

  /** From the page, then from the docs folder, then from the static folder; absolute paths the other way round. */
  private find(page: PageSource, target: string): FoundFile | undefined {
    const folder = page.relative.slice(0, Math.max(0, page.relative.lastIndexOf('/')));
    const inRoots = (relative: string | undefined) => {
      for (const root of [page.root, ...(page.alsoIn ?? [])]) {
        const found = this.lookUp(root, relative, false);
        if (found) return found;
      }
      return undefined;
    };
    const beside = () => inRoots(joinPath(folder, target));
    const inDocs = () => inRoots(joinPath('', target));
    const inStatic = () => this.lookUp(this.options.staticDir, joinPath('', target), true);
    if (target.startsWith('/')) return inStatic() ?? inDocs();
    // The static folder is next to the docs folder.
    const [climb = ''] = /^(?:\.\.\/)+static\//.exec(target) ?? [];
    const fromStatic = () =>
      climb === '' ? undefined : this.lookUp(this.options.staticDir, target.slice(climb.length), true);
    return beside() ?? inDocs() ?? inStatic() ?? fromStatic();
  }

  private lookUp(root: string | undefined, relative: string | undefined, isStatic: boolean) {
    if (relative === undefined || root === undefined) return undefined;
    const key = `${root}:${relative}`;
    if (!this.found.has(key)) this.found.set(key, this.locate(root, relative, isStatic));
    return this.found.get(key);
  }

  private locate(root: string, relative: string, isStatic: boolean): FoundFile | undefined {
    const { urls } = this.options;
    // Some file systems decompose accented letters, and archives carry such names to other systems.
    const spellings = [relative, relative.normalize('NFC'), relative.normalize('NFD')];
    const spelled = spellings.find((name) => isFile(path.join(root, name))) ?? relative;
    const absolute = path.join(root, spelled);
    if (!isFile(absolute) || !staysInside(root, absolute)) return undefined;
    if (isStatic) return { href: sharedHref(spelled, urls), absolute };
    const { name, ext } = path.parse(spelled);
    const output = `assets/files/${name}-${shortHash(readFileSync(absolute))}${ext}`;
    this.files.set(output, absolute);
    return { href: sharedHref(output, urls), absolute };
  }
}

/** Whether a file is in a folder, after following links. */
export function staysInside(root: string, absolute: string): boolean {
  return realpathSync(absolute).startsWith(realpathSync(root) + path.sep);
}

/** What a file is as a picture; of other files nothing is asked. */
function pictureOf(file: string): PictureFile {
  return SIZED.test(file) ? readPicture(readFileSync(file), path.extname(file)) : {};
}

/** The files with similar names; none if the folder does not exist. */
function neighbours(page: PageSource, target: string, { staticDir }: AssetOptions): string[] {
  const folder = target.startsWith('/')
    ? path.join(staticDir ?? page.root, path.dirname(target))
    : path.join(page.root, path.dirname(page.relative), path.dirname(target));
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
