import type { LintPassage } from './passage.ts';
import type { ForbiddenForm } from './readVocabulary.ts';
import { atKey, type LintFault, type LintPage, type Rule } from './rule.ts';

/** Words of docs/writing.md that no page uses. */
const NEVER =
  /(?<![\p{L}\p{N}-])(?:click here|simply|just|please|easy|note that|utili[sz]e[sd]?)(?![\p{L}\p{N}-])/giu;
/** The text around an older name: "(formerly Azure AD)". */
const FORMER = /\b(?:formerly|former|previously|older|older name|earlier|before|renamed|was called)\b/i;
const EMPTY_LINK = /^(?:click )?(?:here|this|this page|link|this link|more|read more|learn more)$/i;

/** Words that say nothing to the reader. */
export const forbiddenWords: Rule = (page) =>
  page.prose.passages.flatMap((passage) =>
    [...passage.text.matchAll(NEVER)].map(
      (match): LintFault => ({
        ...passage.placeAt(match.index),
        code: 'forbidden-word',
        message: `"${match[0]}" is a word to avoid.`,
        hint: 'Leave it out, or say what to do.',
      }),
    ),
  );

export const linkTexts: Rule = ({ prose }) =>
  prose.linkTexts
    .filter(({ text }) => EMPTY_LINK.test(text.trim()))
    .map(({ text, line, column }) => ({
      code: 'link-text',
      line,
      column,
      message: `the link text "${text}" does not name its target.`,
      hint: 'Name the target of the link.',
    }));

/** Forms that the vocabulary replaces, in prose, menu paths and the texts of the front matter. */
export const vocabularyForms: Rule = (page, { vocabulary }) => {
  const menus = vocabulary.filter(({ where }) => where === 'menu');
  const texts = vocabulary.filter(({ where }) => where !== 'menu');
  const inLabels = page.prose.labels.flatMap(({ text, line, column }) =>
    menus
      .filter(({ pattern }) => pattern.test(text))
      .map(({ write }): LintFault => ({ line, column, ...formFault(text, write) })),
  );
  return [...formsInPassages(page.prose.passages, vocabulary), ...inLabels, ...inMatter(page, texts)];
};

/** The same for texts that are no page. */
export function formsInPassages(
  passages: readonly LintPassage[],
  vocabulary: readonly ForbiddenForm[],
): LintFault[] {
  const texts = vocabulary.filter(({ where }) => where !== 'menu');
  return passages.flatMap((passage) =>
    texts.flatMap(({ pattern, write }) =>
      [...passage.text.matchAll(pattern)]
        .filter((match) => !isFormerName(passage, match.index))
        .map((match): LintFault => ({ ...passage.placeAt(match.index), ...formFault(match[0], write) })),
    ),
  );
}

function inMatter(page: LintPage, texts: readonly { pattern: RegExp; write: string }[]): LintFault[] {
  const { title = '', sidebar_label: label = '', description = '' } = page.source.frontMatter;
  return Object.entries({ title, sidebar_label: label, description }).flatMap(([key, value]) =>
    texts.flatMap(({ pattern, write }) =>
      [...value.matchAll(pattern)].map((match) => atKey(page, key, formFault(match[0], write))),
    ),
  );
}

function formFault(found: string, write: string) {
  return {
    code: 'vocabulary',
    message: `"${found}" is not in the vocabulary.`,
    hint: `Write "${write}".`,
  };
}

/** An older name is allowed in brackets that say so, in a column of older names, or in a definition that says since when. */
function isFormerName({ kind, text, column }: LintPassage, at: number): boolean {
  if (kind === 'matter' && /\b(?:earlier|older|before \d)/.test(text)) return true;
  if (column !== undefined && FORMER.test(column)) return true;
  const open = text.lastIndexOf('(', at);
  return open > text.lastIndexOf(')', at) && FORMER.test(text.slice(open, at));
}
