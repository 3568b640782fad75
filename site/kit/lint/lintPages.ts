import type { Diagnostic, Severity } from '../../../packages/fieldguide/src/shared/errors.ts';
import { beforePassages } from './beforePassages.ts';
import { SAMPLE_RECORDS, uncheckedSamples, voidRecords } from './checkedSamples.ts';
import { consoleTasks } from './consoleTasks.ts';
import { yamlPassages } from './dataTexts.ts';
import { diagramPaths } from './diagramPaths.ts';
import { withoutExcused } from './excuses.ts';
import { headingLevels, sentenceCase } from './headings.ts';
import { menuPaths } from './menuPaths.ts';
import { descriptionLength, keywordCount, labelOfTitle, pageListAgrees, questionForm } from './metadata.ts';
import {
  alternativeText,
  fenceLanguage,
  linksToOthers,
  orphan,
  screens,
  strayAsterisks,
  wordCount,
} from './parts.ts';
import { shellPlaceholders } from './placeholders.ts';
import type { Fault, LintContext, LintPage, Rule } from './rule.ts';
import { sentenceLength } from './sentences.ts';
import { sharedRuns } from './sharedRuns.ts';
import { spelling } from './spelling.ts';
import { sparseColumns, troubleshootingHeader, troubleshootingRows } from './tables.ts';
import { opening, tableHeads, turnsInPassages, turnsOfPhrase } from './voice.ts';
import { forbiddenWords, formsInPassages, linkTexts, vocabularyForms } from './wording.ts';

/** What the rules know of the site beside its pages. */
export type LintOptions = Omit<LintContext, 'linked'>;

const RULES: readonly Rule[] = [
  pageListAgrees,
  labelOfTitle,
  descriptionLength,
  keywordCount,
  questionForm,
  headingLevels,
  sentenceCase,
  alternativeText,
  fenceLanguage,
  strayAsterisks,
  sentenceLength,
  forbiddenWords,
  linkTexts,
  vocabularyForms,
  menuPaths,
  consoleTasks,
  turnsOfPhrase,
  opening,
  tableHeads,
  shellPlaceholders,
  spelling,
  troubleshootingHeader,
  troubleshootingRows,
  sparseColumns,
  diagramPaths,
  screens,
  uncheckedSamples,
  linksToOthers,
  wordCount,
  orphan,
];

/** The rules of the house voice. Their faults are warnings until all pages are rewritten; `error` makes them count. */
export const VOICE_SEVERITY: Severity = 'error';
const VOICE = new Set(
  'vocabulary opening fronted-what opening-where of-own alone is-no see percent nobody speaking ordinal table-head shell-placeholder excuse'.split(
    ' ',
  ),
);

/** The rules for our own pages (`docs/writing.md`) that a program can check. Imported folders are not held to them. */
export function lintPages(read: readonly LintPage[], options: LintOptions): Diagnostic[] {
  const pages = read.map(withBefore);
  const linked = new Set(
    pages.flatMap(({ source, links }) => links.filter((route) => route !== source.route)),
  );
  const found = pages.flatMap((page) =>
    diagnosticsOf(
      RULES.flatMap((rule) => rule(page, { ...options, linked })),
      { file: page.source.file, text: page.source.body },
    ),
  );
  return [...found, ...sharedRuns(pages), ...voidRecords(pages, options.data.get(SAMPLE_RECORDS))];
}

/** What the rules find in texts that are no page: `glossary.yaml`, data sets, the API document. */
export function lintData(
  { file, text }: LintedFile,
  { vocabulary }: Pick<LintContext, 'vocabulary'>,
): Diagnostic[] {
  const passages = yamlPassages(text);
  const faults = [...formsInPassages(passages, vocabulary), ...turnsInPassages(passages)];
  return diagnosticsOf(faults, { file, text });
}

interface LintedFile {
  file: string;
  text: string;
}

/** Faults that no excuse covers, in the order of their file. */
function diagnosticsOf(faults: readonly Fault[], { file, text }: LintedFile): Diagnostic[] {
  return withoutExcused(faults, text.split('\n'))
    .sort((a, b) => a.line - b.line || a.column - b.column)
    .map((fault): Diagnostic => {
      if (!VOICE.has(fault.code)) return { ...fault, file };
      const excuse = file.endsWith('.yaml')
        ? `# excuse ${fault.code}: why`
        : `<!-- excuse ${fault.code}: why -->`;
      return {
        ...fault,
        file,
        severity: VOICE_SEVERITY,
        hint: `${fault.hint} If it is correct here, put ${excuse} on the line above.`,
      };
    });
}

/** A page with the texts of its Before you start box among its passages. */
function withBefore({ prose, ...page }: LintPage): LintPage {
  return { ...page, prose: { ...prose, passages: [...beforePassages(page.source), ...prose.passages] } };
}
