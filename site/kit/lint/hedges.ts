import type { LintPassage } from './passage.ts';
import type { LintFault, Rule } from './rule.ts';

/** Ways of saying that a page does not know its own product. */
const HEDGES = [
  /\bif (?:the|your|its) (?:form|page|menu|screen|list|schedule|dialog|job)(?: there)? (?:has|have|shows?|offers?|asks?|lacks?)\b/gi,
  /\b(?:when|where) the (?:form|menu|page|dialog) (?:offers|has|shows) (?:it|one|them)\b/gi,
  /\b(?:(?:choose|pick|select|open) the (?:import )?category (?:of|with|that)|the (?:\S+ )?category for)\b/gi,
  /\bwith \S+ in its name\b/gi,
  /\bthe comments? (?:of|in) the header\b/gi,
  /\bask support (?:where|which|what|whether|for it|if you cannot)\b/gi,
  /\bif you cannot find (?:it|them)\b/gi,
  /\bdownload(?:ed)? (?:it |them |\S+ \S+ )?from the web interface\b/gi,
  /\bfirst-login account\b/gi,
  /\byour release may\b/gi,
  /\bif it has no effect\b/gi,
  /\bmay (?:come with|have brought)\b/gi,
];

const ADVERBS = /\b(?:usually|probably|mostly|most likely|perhaps|seems?|typically|generally|normally)\b/gi;

/** A page knows its product: it says what a form has, and what a category is called. */
export const hedges: Rule = ({ prose }) =>
  prose.passages.flatMap((passage) =>
    HEDGES.flatMap((pattern) =>
      found(passage, pattern, (text): Omit<LintFault, 'line' | 'column'> => {
        const message = `"${text}" says that the page does not know the product.`;
        const hint = 'Decide the fact in site/data/product, and say it. A variant names its condition.';
        return { code: 'hedge', message, hint };
      }),
    ),
  );

/** Adverbs that leave a fact open. They are right of other people's products. */
export const hedgingAdverbs: Rule = ({ prose }) =>
  prose.passages.flatMap((passage) =>
    found(passage, ADVERBS, (text): Omit<LintFault, 'line' | 'column'> => {
      const message = `"${text.toLowerCase()}" leaves open what is true.`;
      const hint = 'Say when it is so.';
      return { code: 'hedge-adverb', message, hint };
    }),
  );

function found(
  { text, placeAt }: LintPassage,
  pattern: RegExp,
  say: (text: string) => Omit<LintFault, 'line' | 'column'>,
): LintFault[] {
  return [...text.matchAll(pattern)].map((match) => ({ ...placeAt(match.index), ...say(match[0]) }));
}
