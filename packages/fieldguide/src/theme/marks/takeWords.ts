import { isRecord, parseJson } from '../../shared/text.ts';
import { type HandedWords, readStored, WORDS_KEY, writeStored } from '../../shared/ui/storage.ts';

/** Event on the document: marks go, another page or other words come. */
export const END_OF_MARKS = 'fieldguide:end-marks';

/** The words left for the page at `path`; they are given out once. */
export function takeWords(path: string): readonly string[] {
  const handed = parseWords(readStored('sessionStorage', WORDS_KEY));
  writeStored('sessionStorage', WORDS_KEY, '');
  return handed?.path === path ? handed.words : [];
}

function parseWords(text: string | null): HandedWords | undefined {
  const handed = parseJson(text);
  if (!isRecord(handed) || typeof handed.path !== 'string' || !Array.isArray(handed.words)) return undefined;
  return { path: handed.path, words: handed.words.filter((word) => typeof word === 'string' && word !== '') };
}
