import type { PageCards, TermCards } from '../../../shared/types.ts';

/** Loads what tips and cards show, each file once; undefined where it cannot be had. A failed load is tried again. */
export function createCardFiles(
  href: () => string,
): (kind: 'term' | 'page') => Promise<TermCards | PageCards | undefined> {
  const files = new Map<string, Promise<TermCards | PageCards>>();
  return async (kind) => {
    const url = href().replace('*', `${kind}s`);
    const file = files.get(url) ?? load(url);
    files.set(url, file);
    try {
      return await file;
    } catch {
      files.delete(url);
      return undefined;
    }
  };
}

async function load(url: string): Promise<TermCards | PageCards> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.json();
}
