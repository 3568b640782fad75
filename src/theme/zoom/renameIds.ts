/**
 * Markup whose ids, and all that refers to them, carry a prefix: a copy of a drawing can then stand in the
 * document beside the original.
 */
export function renameIds(markup: string, prefix: string): string {
  return markup
    .replace(/(\s(?:id|for)=")([^"]+)"/g, `$1${prefix}$2"`)
    .replace(/(\s(?:aria-labelledby|aria-describedby)=")([^"]+)"/g, (_, start: string, ids: string) => {
      return `${start}${ids
        .split(/\s+/)
        .map((id) => prefix + id)
        .join(' ')}"`;
    })
    .replace(/(\s(?:xlink:)?href="#)/g, `$1${prefix}`)
    .replace(/url\((&quot;|["'])?#/g, `url($1#${prefix}`);
}
