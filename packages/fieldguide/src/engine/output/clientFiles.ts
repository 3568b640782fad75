import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { sharedHref, type UrlSettings } from '../../shared/url.ts';

/** A file of the browser's part. */
export interface ClientFile {
  source: string;
  output: string;
  /** A copy that opens from a folder does without it. */
  forServers?: boolean;
  /** Code of a worker that compiles WebAssembly: the policy allows it that. */
  worker?: boolean;
}

/** The browser's part, bundled when the generator was installed. The same for every site. */
export interface Client {
  /** Changes with any of its files. */
  id: string;
  files: readonly ClientFile[];
  stylesheet: string;
  styles: string;
  /** The typeface of headings; none where pages open from a folder, since browsers load no font from there. */
  face?: string;
  script: string;
  /** The script is a classic one, for pages that open from a folder. */
  portable: boolean;
  devScript: string;
  favicon: string;
  /** Text of the script in the head of each page. */
  headScript: string;
}

const manifestSchema = z.object({
  id: z.string(),
  files: z.array(z.string()),
  stylesheet: z.string(),
  face: z.string(),
  script: z.string(),
  portable: z.array(z.string()),
  devScript: z.string(),
});

/** Reads what `packages/fieldguide/scripts/bundle.mjs` wrote. `portable`: for a site that opens from a folder. */
export function readClient(folder: string, { portable = false } = {}): Client {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')));
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8').trim();
  const [script = ''] = manifest.portable;
  const own = portable
    ? { id: script, script, face: undefined, files: [...manifest.portable, manifest.stylesheet] }
    : { ...manifest, files: [...manifest.files, manifest.face] };
  return {
    ...manifest,
    ...own,
    portable,
    styles: read(manifest.stylesheet),
    files: own.files.map((file) => ({ source: path.join(folder, file), output: file })),
    favicon: readFileSync(path.join(folder, 'favicon.svg'), 'utf8'),
    headScript: read('headScript.js'),
  };
}

/**
 * The rule that gives pages the typeface of headings; empty where there is none. A page that has not got the file before
 * its first paint does without, so nothing moves.
 */
export function faceRule({ face }: Client, urls: UrlSettings): string {
  if (face === undefined) return '';
  const source = `url("${sharedHref(face, urls)}") format("woff2")`;
  return `@font-face{font-family:"Bitter";font-weight:600;font-display:optional;src:${source}}`;
}

/** The hrefs that pages of one site load. */
export function clientAssets(client: Client, urls: UrlSettings, dev = false): ClientAssets {
  return {
    stylesheet: sharedHref(client.stylesheet, urls),
    styles: client.styles,
    ...(client.face === undefined ? {} : { face: sharedHref(client.face, urls) }),
    script: sharedHref(client.script, urls),
    portable: client.portable,
    ...(dev ? { devScript: sharedHref(client.devScript, urls) } : {}),
    inlineScript: client.headScript,
  };
}

/** The bundled files that pages load; hrefs are final. */
export interface ClientAssets {
  stylesheet: string;
  /** The same as text. Pages contain it, because a separate sheet would cost a round trip before the first paint. */
  styles: string;
  /** The typeface of headings. */
  face?: string;
  script: string;
  /** The script is a classic one: no module loads from a folder. */
  portable: boolean;
  /** Loaded only by the dev server. */
  devScript?: string;
  /** Text of the inline script that sets the colour mode before the first paint; its hash goes into the policy. */
  inlineScript: string;
}
