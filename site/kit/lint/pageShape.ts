import type { LintFault, Rule } from './rule.ts';
import { isFaultTable } from './tables.ts';

/** Codes of these rules. */
export const SHAPES = ['long-page', 'heading-below-box', 'heading-of-faults'] as const;

/** A page with more words has more than one job. Words in code, and in tables made from data, do not count. */
const MOST_WORDS = 1500;
const OF_FAULTS = /troubleshoot|problem|error|symptom|cannot|not listed|undiscovered|not in the table/i;

export const longPage: Rule = ({ prose }) => {
  if (prose.words <= MOST_WORDS) return [];
  const message = `the page has ${prose.words} words.`;
  const hint = `Move reference and rare cases to another page: ${MOST_WORDS} words at most.`;
  // Length is a judgment: `fieldguide check --style` lists it.
  return [{ code: 'long-page', severity: 'warning', line: 1, column: 1, message, hint }];
};

/** The box above the text is called "Before you start". */
export const headingBelowBox: Rule = ({ source, prose }) =>
  prose.headings.flatMap(({ passage }): LintFault[] => {
    if (source.frontMatter.before === undefined || !/^before you \p{L}+$/iu.test(passage.text)) return [];
    const message = `the heading "${passage.text}" repeats the box above the text.`;
    const hint = 'Move its text into the box, or name what the section prepares.';
    return [{ code: 'heading-below-box', ...passage.placeAt(0), message, hint }];
  });

/** Readers look for a table of what can go wrong under a heading that says so. */
export const headingOfFaults: Rule = ({ prose }) =>
  prose.tables.filter(isFaultTable).flatMap(({ line, column }): LintFault[] => {
    const heading = prose.headings.findLast(({ passage }) => passage.placeAt(0).line < line)?.passage.text;
    if (heading !== undefined && OF_FAULTS.test(heading)) return [];
    const place = heading === undefined ? 'has no heading' : `is under the heading "${heading}"`;
    const message = `the table of what can go wrong ${place}.`;
    const hint = 'Write "## Troubleshooting" above it.';
    return [{ code: 'heading-of-faults', line, column, message, hint }];
  });
