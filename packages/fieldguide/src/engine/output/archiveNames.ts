const RESERVED = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?:\..*)?$/i;

/**
 * Names of files that every system can unpack, by their paths: Windows has no files with such signs, names of devices or
 * a dot or blank at the end, and does not tell capitals apart.
 */
export function archiveNames(files: readonly string[]): Map<string, string> {
  const taken = new Set<string>();
  return new Map(
    files.map((file) => {
      const plain = file.split('/').map(plainName).join('/');
      let name = plain;
      for (let number = 2; taken.has(name.toLowerCase()); number++)
        name = plain.replace(/((?:\/index)?\.[^./]*)?$/, `-${number}$1`);
      taken.add(name.toLowerCase());
      return [file, name];
    }),
  );
}

function plainName(part: string): string {
  const name = part.replace(/[\\:*?"<>|\p{Cc}]/gu, '-').replace(/[. ]+$/, (end) => '-'.repeat(end.length));
  return RESERVED.test(name) ? name.replace(/^[^.]*/, '$&-') : name;
}
