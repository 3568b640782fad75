/** A form that the site's vocabulary replaces. */
export interface ForbiddenForm {
  pattern: RegExp;
  /** What to write, for the message. */
  write: string;
  /** `prose`: running text; `text`: labels in bold too; `menu`: the start of a menu path in bold. */
  where: 'prose' | 'text' | 'menu';
}

/**
 * Reads `vocabulary.tsv`: form, what to write, where. `text` and `prose` find the form in any case, `exact` in
 * prose and only as it is written, `menu` at the start of a bold menu path. The first row names the columns.
 */
export function readVocabulary(tsv: string): ForbiddenForm[] {
  return tsv
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t').map((cell) => cell.trim()))
    .flatMap(([form = '', write = '', where = 'text']) => {
      if (form === '') return [];
      const literal = form.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/ /g, '\\s+');
      const pattern =
        where === 'menu'
          ? new RegExp(`^${literal}(?:\\s+>|$)`)
          : new RegExp(
              `(?<![\\p{L}\\p{N}-])${literal}s?(?![\\p{L}\\p{N}-])`,
              where === 'exact' ? 'gu' : 'giu',
            );
      return [
        {
          pattern,
          write,
          where: where === 'exact' ? 'prose' : where === 'menu' || where === 'prose' ? where : 'text',
        },
      ];
    });
}
