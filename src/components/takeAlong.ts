/** Copies a text and tells what became of it. Without https there is no clipboard, and a reader may refuse it. */
export async function copyText(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied';
  } catch {
    return 'Could not copy';
  }
}

/** Hands a text to the reader as a file. It is made here and goes to no server. */
export function downloadText(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
