import { caseFault } from './letterCase.ts';
import { atKey, type LintFault, type Rule } from './rule.ts';

/** Headings begin at the second level and skip none: the title is the first. */
export const headingLevels: Rule = ({ prose }) => {
  let above = 1;
  return prose.headings.flatMap(({ level, passage }): LintFault[] => {
    const allowed = above + 1;
    const wrong = level === 1 || level > allowed;
    const place = passage.placeAt(0);
    above = level;
    if (!wrong) return [];
    const message =
      level === 1
        ? 'the text contains a level 1 heading.'
        : `a level ${level} heading follows a level ${allowed - 1} heading.`;
    const hint =
      level === 1
        ? 'The title is the only level 1 heading. Start with "##".'
        : `Use level ${allowed}: "${'#'.repeat(allowed)}".`;
    return [{ ...place, code: 'heading-level', message, hint }];
  });
};

/** Headings and the sidebar's label are in sentence case. */
export const sentenceCase: Rule = (page, { dictionary }) => {
  const faults = page.prose.headings.flatMap(({ passage }): LintFault[] => {
    const fault = caseFault(passage.text, dictionary);
    if (!fault) return [];
    const { offset, ...text } = fault;
    return [{ ...passage.placeAt(offset), code: 'sentence-case', ...text }];
  });
  const label = page.source.frontMatter.sidebar_label;
  const fault = label === undefined ? undefined : caseFault(label, dictionary);
  if (fault) {
    const { message, hint } = fault;
    faults.push(atKey(page, 'sidebar_label', { code: 'sentence-case', message, hint }));
  }
  return faults;
};
