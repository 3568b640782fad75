import { atKey, type LintFault, type Rule } from './rule.ts';

/** Words in Latin letters: names of other scripts are in no dictionary of ours. */
const WORD = /(?<!\p{N})\p{Script=Latin}[\p{Script=Latin}\p{N}\p{M}]*(?:['’.&-][\p{Script=Latin}\p{N}]+)*/gu;

/** Words that neither the language's dictionary nor the project's has; each once for a page. */
export const spelling: Rule = (page, { dictionary }) => {
  const reported = new Set<string>();
  const unknown = (text: string) =>
    [...text.matchAll(WORD)].filter(([word]) => {
      if (reported.has(word) || isAddress(word) || dictionary.knows(word)) return false;
      reported.add(word);
      return true;
    });
  const faultOf = (word: string) => {
    const guess = dictionary.suggestion(word);
    const hint = `${guess ? `Did you mean "${guess}"? ` : ''}If the word is correct, add it to site/dictionary.txt.`;
    return { code: 'spelling', message: `"${word}" is not in any dictionary.`, hint };
  };
  const { title = '', sidebar_label: label = '', description = '' } = page.source.frontMatter;
  const inMatter = Object.entries({ title, sidebar_label: label, description }).flatMap(([key, text]) =>
    unknown(text).map(([word]) => atKey(page, key, faultOf(word))),
  );
  const inText = page.prose.passages.flatMap((passage) =>
    unknown(passage.text).map(
      (match): LintFault => ({ ...passage.placeAt(match.index), ...faultOf(match[0]) }),
    ),
  );
  return [...inMatter, ...inText];
};

/** `example.com`, `v1.2`: names of hosts and files. */
function isAddress(word: string): boolean {
  return /\.\p{L}/u.test(word) && !/^(?:e\.g|i\.e)$/i.test(word);
}
