import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isFolder } from 'fieldguide/sites';
import { filesBelow } from './sourceFiles.ts';
import type { Losses } from './types.ts';

/** Hosts that pages show pictures and frames of. */
export function shownHosts(out: string, losses: Losses): { externalOrigins?: string[] } {
  const found = new Set<string>();
  for (const kind of ['docs', 'blog', 'pages']) {
    const folder = path.join(out, kind);
    if (!isFolder(folder)) continue;
    for (const name of filesBelow(folder, { root: out, losses })) {
      if (!name.endsWith('.md')) continue;
      const text = readFileSync(path.join(folder, name), 'utf8');
      for (const [, url = ''] of text.matchAll(
        /(?:!\[(?:[^\]]|\](?!\())*\]\(\s*<?|\s(?:src|poster|light|dark)=["'])(https?:\/\/[^\s)"'>]+)/g,
      ))
        if (URL.canParse(url)) found.add(new URL(url).origin);
      for (const [, url = ''] of text.matchAll(
        /^\s*\[[^\]]+\]:\s*<?(https?:\/\/\S+\.(?:png|svg|jpe?g|gif|webp))/gm,
      ))
        if (URL.canParse(url)) found.add(new URL(url).origin);
    }
  }
  return found.size === 0 ? {} : { externalOrigins: [...found].sort() };
}
