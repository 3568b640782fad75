/** A page that was opened from a disk may load scripts and nothing else: files are handed over by scripts. */
export const HAND_OVER = 'fieldguideFile';

/** The script that stands for a file. */
export function scriptOf(file: string): string {
  return `${file}.js`;
}

/** A classic script that hands over the text of a file, by its path from the site's root. */
export function fileScript(file: string, text: string): string {
  return `${HAND_OVER}(${JSON.stringify(file)},${JSON.stringify(text)})\n`;
}
