import { readFileSync } from 'node:fs';
import { fileScript, scriptOf } from '../../../shared/fileScript.ts';
import type { UrlSettings } from '../../../shared/url.ts';
import { createWriter, type Writer } from '../writer.ts';
import { portableHtml } from './portableHtml.ts';

/** What only a server or a crawler reads. */
const FOR_SERVERS = new Set(['_redirects', 'csp.txt', 'robots.txt', 'sitemap.xml']);

/** What the browser asks for by script. */
const ASKED_FOR = /^assets\/.*\.(?:json|txt)$/;

/** Where a site is written. */
export interface OutputPlace {
  /** Output folder. */
  root: string;
  /** The addresses of a site that opens from a folder, without a server. */
  portable?: UrlSettings;
}

/** The writer for a place. */
export function openWriter({ root, portable }: OutputPlace): Writer {
  const writer = createWriter(root);
  return portable ? createPortableWriter(writer, portable) : writer;
}

/** Writes a site that opens from a folder: pages lead to files, and what they ask for comes as scripts. */
export function createPortableWriter(writer: Writer, urls: UrlSettings): Writer {
  return {
    total: writer.total,
    write(file, content) {
      if (FOR_SERVERS.has(file)) return;
      if (file.endsWith('.html')) writer.write(file, portableHtml(textOf(content), file, urls));
      else if (ASKED_FOR.test(file)) writer.write(scriptOf(file), fileScript(file, textOf(content)));
      else writer.write(file, content);
    },
    copy(from, file) {
      if (FOR_SERVERS.has(file)) return;
      if (file.endsWith('.html')) writer.write(file, portableHtml(readFileSync(from, 'utf8'), file, urls));
      else writer.copy(from, file);
      if (file.endsWith('.vtt')) writer.write(scriptOf(file), fileScript(file, readFileSync(from, 'utf8')));
    },
  };
}

function textOf(content: string | Uint8Array): string {
  return typeof content === 'string' ? content : Buffer.from(content).toString();
}
