import { imageSize } from 'image-size';

/** What is to be said of a picture: its size in pixels, if it has one, and what it is if it is none. */
export interface PictureFile {
  width?: number;
  height?: number;
  /** What the file is instead of a picture. */
  fault?: { what: string; hint: string };
}

const EXPORT = 'Export the picture again.';

/** Reads what a browser must know of a picture; `ending`: that of its name, with the dot. */
export function readPicture(bytes: Uint8Array, ending: string): PictureFile {
  const isSvg = ending.toLowerCase() === '.svg';
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024)).toString(
    'latin1',
  );
  const fault = (what: string, hint = EXPORT): PictureFile => ({ fault: { what, hint } });
  if (bytes.length === 0) return fault('empty');
  if (text.startsWith('version https://git-lfs'))
    return fault('a Git LFS pointer', 'Run "git lfs pull", or turn on Git LFS where the site is built.');
  if (/^\s*<(?:!doctype html|html)\b/i.test(text)) return fault('an HTML page');
  try {
    const { width, height, type } = imageSize(bytes);
    if ((type === 'svg') !== isSvg)
      return fault(`${type?.toUpperCase()} data with the extension ${ending}`, 'Rename it.');
    if (isCut(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), type))
      return fault('incomplete');
    return width > 0 && height > 0 ? { width: Math.round(width), height: Math.round(height) } : {};
  } catch {
    // An SVG need not say how large it is.
    if (isSvg && /<svg[\s>/]/.test(Buffer.from(bytes).toString('utf8'))) return {};
    return fault(isSvg ? 'not an SVG file' : 'damaged or not an image');
  }
}

/** Whether the end of a picture is missing. */
function isCut(bytes: Buffer, type: string | undefined): boolean {
  if (type === 'png') return !bytes.includes('IEND', 0, 'latin1');
  if (type === 'jpg') return !bytes.includes('\xff\xd9', 0, 'latin1');
  if (type === 'webp') return bytes.readUInt32LE(4) + 8 > bytes.length;
  if (type === 'gif') return bytes.lastIndexOf(0x3b) < 14;
  if (type === 'svg') return !/<\/svg\s*>|<svg[^>]*\/>/.test(bytes.toString('utf8'));
  return false;
}
