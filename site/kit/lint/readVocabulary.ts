/** A form that the site's vocabulary replaces. */
export interface ForbiddenForm {
  pattern: RegExp;
  /** What to write, for the message. */
  write: string;
  /** `text`: running text; `menu`: the start of a menu path in bold. Other labels are what the product shows. */
  where: 'text' | 'menu';
}

/**
 * Reads `vocabulary.tsv`: form, what to write, where. `text` finds the form in any case, `exact` only as
 * it is written, `menu` at the start of a bold menu path; the form of `pattern` is a regular expression. The first
 * row names the columns.
 */
export function readVocabulary(tsv: string): ForbiddenForm[] {
  return tsv
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t').map((cell) => cell.trim()))
    .flatMap(([form = '', write = '', where = 'text']) => {
      if (form === '') return [];
      if (where === 'pattern') return [{ pattern: new RegExp(form, 'giu'), write, where: 'text' }];
      const literal = form.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/ /g, '\\s+');
      const pattern =
        where === 'menu'
          ? new RegExp(`^${literal}(?:\\s+>|$)`)
          : new RegExp(
              `(?<![\\p{L}\\p{N}-])${literal}s?(?![\\p{L}\\p{N}-])`,
              where === 'exact' ? 'gu' : 'giu',
            );
      return [{ pattern, write, where: where === 'menu' ? where : 'text' }];
    });
}
