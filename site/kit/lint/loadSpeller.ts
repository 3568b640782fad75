import type { Speller } from './dictionary.ts';

/** The speller for US English, or undefined where it is not installed: only those who write need it. */
export async function loadSpeller(): Promise<Speller | undefined> {
  try {
    const [{ default: nspell }, { default: english }] = await Promise.all([
      import('nspell'),
      import('dictionary-en'),
    ]);
    return nspell(english);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
