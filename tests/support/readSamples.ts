import path from 'node:path';
import { components } from '../../packages/fieldguide/src/components/registry.ts';
import { parsePage } from '../../packages/fieldguide/src/engine/content/parsePage.ts';
import { scanDocs } from '../../packages/fieldguide/src/engine/content/scan.ts';
import { readProse } from '../../site/kit/lint/prose.ts';

export type Sample = ReturnType<typeof readSamples>[number];

/** Every fence of a site's pages, in order, with the file and line where its code begins. */
export function readSamples(site: string) {
  const { pages } = scanDocs({ root: path.resolve(site, 'docs'), cwd: process.cwd() });
  return pages.flatMap((page) =>
    readProse(parsePage(page.body, { components })).fences.map((fence) => ({
      ...fence,
      file: page.file,
      language: fence.language.toLowerCase(),
    })),
  );
}
