import { readFileSync } from 'node:fs';
import { fileScript, mapAddresses, scriptOf } from '../../shared/portable.ts';
import { encodePath, hrefFile, splitLink, type UrlSettings } from '../../shared/url.ts';
import type { FileContent, Output } from './projectTypes.ts';

/** What the browser asks for by script. */
const ASKED_FOR = /^assets\/.*\.(?:json|txt)$/;

/**
 * The files of a copy that opens from a folder, without a server: pages lead to files, what they ask for comes as
 * scripts, and what only a server reads is left out.
 */
export function portableOutputs(outputs: readonly Output[], urls: UrlSettings): Output[] {
  return outputs.flatMap((output): Output[] => {
    const { file } = output;
    if (output.forServers) return [];
    const text = async () =>
      'source' in output ? readFileSync(output.source, 'utf8') : textOf(await output.make());
    if (file.endsWith('.html')) return [{ file, make: async () => portableHtml(await text(), file, urls) }];
    if (ASKED_FOR.test(file))
      return [{ file: scriptOf(file), make: async () => fileScript(file, await text()) }];
    return [output];
  });
}

function textOf(content: FileContent): string {
  return typeof content === 'string' ? content : Buffer.from(content).toString();
}

/**
 * A finished page whose addresses lead to files, seen from its own: it opens from a folder, without a server.
 * `file`: its path in the output folder.
 */
export function portableHtml(html: string, file: string, urls: UrlSettings): string {
  const from = encodePath(file);
  return mapAddresses(html, (address) => {
    const target = hrefFile(address, urls);
    return target === undefined ? undefined : relativeHref(target, from);
  });
}

/** The way from one file to another; both are encoded paths from the same folder. */
function relativeHref(target: string, from: string): string {
  const { path, query, hash } = splitLink(target);
  const here = from.split('/').slice(0, -1);
  const there = path.split('/');
  let shared = 0;
  while (shared < here.length && shared < there.length - 1 && here[shared] === there[shared]) shared++;
  const way = '../'.repeat(here.length - shared) + there.slice(shared).join('/');
  // `a:b` would name a scheme.
  return (/^[^/]*:/.test(way) ? `./${way}` : way) + query + hash;
}
