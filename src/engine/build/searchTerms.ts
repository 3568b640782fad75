import { readFileSync } from 'node:fs';
import { readSynonyms, type SynonymGroup } from '../../search/synonyms.ts';

/** The general synonyms (`src/search/it-terms.yaml`), as `scripts/bundle.mjs` left them: parsed. */
export function readTerms(file: string): SynonymGroup[] {
  return readSynonyms(JSON.parse(readFileSync(file, 'utf8')));
}
