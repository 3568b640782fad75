import * as english from '../texts/english.ts';

/**
 * Copies a text, which may still be loading, and tells what became of it. Without https there is no clipboard, and a
 * reader may refuse it.
 */
export async function copyText(
  text: string | Promise<string>,
): Promise<typeof english.copied | typeof english.copyFailed> {
  try {
    await navigator.clipboard.writeText(await text);
    return english.copied;
  } catch {
    return english.copyFailed;
  }
}

/** Hands a text to the reader as a file. It is made here and goes to no server. */
export function downloadText(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  const link = document.createElement('a');
  // A Blob, not a `data:` address: those are cut off where they are long.
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // The browser has taken it over by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
