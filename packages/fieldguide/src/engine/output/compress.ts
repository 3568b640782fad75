import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from '../content/disk.ts';
import { onDisk } from './diskFaults.ts';

/** Files that are text; pictures and archives are compressed as they are. */
const TEXT = /\.(?:css|csv|html|js|json|md|mjs|svg|txt|wasm|webmanifest|xml)$/;
/** Bytes below which an answer is one packet anyway. */
const SMALLEST = 1_000;
/** The best level of Brotli is a few percent smaller and takes minutes for a site of 300 pages. */
const QUALITY = 9;
/** As many at a time as Node has threads for it. */
const AT_ONCE = 4;

/**
 * Writes `.br` and `.gz` beside each text of a folder, for hosts that send them as they are: once, so that no
 * server compresses them for each reader. The same bytes each time.
 * @returns how many files there are more, and their bytes.
 */
export async function compressFiles(root: string): Promise<{ files: number; bytes: number }> {
  const total = { files: 0, bytes: 0 };
  const waiting = filesBelow(root).filter((file) => TEXT.test(file));
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const target = path.join(root, file);
      const content = readFileSync(target);
      if (content.byteLength < SMALLEST) continue;
      for (const [ending, packed] of [
        ['br', await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })],
        ['gz', await zip(content, { level: 9 })],
      ] as const) {
        if (packed.byteLength >= content.byteLength) continue;
        onDisk(file, () => writeFileSync(`${target}.${ending}`, packed));
        total.files += 1;
        total.bytes += packed.byteLength;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return total;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
