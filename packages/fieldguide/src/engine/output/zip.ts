import { strToU8, zipSync } from 'fflate';

/** A zip archive of files by their paths. The same files give the same bytes, on every machine and in every time zone. */
export function zipFiles(files: ReadonlyMap<string, string | Uint8Array>): Uint8Array {
  const entries = [...files].map(([file, content]) => [
    file,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  // Archives keep dates without a zone: the first that they can hold, here.
  return zipSync(Object.fromEntries(entries), { mtime: new Date(1980, 0, 1) });
}
