import { SITE_FACTS_ID } from '../../../shared/shellIds.ts';

/**
 * The build id in a document's site facts; undefined in what is no page of ours. Apart from
 * `pageDocument.ts`, so that pages outside of development share no chunk with this client.
 */
export function buildIdOf(document: Document): string | undefined {
  try {
    const facts: unknown = JSON.parse(document.getElementById(SITE_FACTS_ID)?.textContent ?? '');
    if (typeof facts !== 'object' || facts === null || !('buildId' in facts)) return undefined;
    return typeof facts.buildId === 'string' ? facts.buildId : undefined;
  } catch {
    return undefined;
  }
}
