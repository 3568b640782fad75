import path from 'node:path';
import { isDataFault } from '../../shared/errors.ts';
import { findFences, isFenceOf } from '../content/codeFence.ts';
import { fenceLanguages } from '../content/highlight.ts';
import type { SitePage } from '../site/siteTypes.ts';
import type { Project, Tools } from './projectTypes.ts';

/** Lets the tools load what these pages need before they are compiled. */
export async function prepareTools(
  pages: Iterable<SitePage>,
  { config, options }: Project,
  tools: Tools,
): Promise<void> {
  const fences = [...pages].flatMap((page) => findFences(page.source?.body ?? ''));
  const languages = new Set([
    ...fences.flatMap(fenceLanguages),
    ...(config.kit.components ?? []).flatMap(({ languages = [] }) => languages),
  ]);
  const drawn = (config.kit.fences ?? []).filter(({ language }) => languages.has(language));
  for (const { uses = [] } of drawn) for (const used of uses) languages.add(used);
  const prepared = drawn.map(async (fence) => {
    const texts = new Set(fences.filter((one) => isFenceOf(fence, one)).map(({ text }) => text));
    if (texts.size === 0) return;
    try {
      await fence.prepare?.([...texts], path.join(options.cache, fence.mark ?? fence.language));
    } catch (error) {
      // The fence reports the fault when it is drawn.
      if (!isDataFault(error)) throw error;
    }
  });
  await Promise.all([tools.prepare(languages), ...prepared]);
}
