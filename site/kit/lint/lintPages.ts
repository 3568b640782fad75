import type { Diagnostic } from 'fieldguide';
import { beforePassages } from './beforePassages.ts';
import { SAMPLE_RECORDS, uncheckedSamples, voidRecords } from './checkedSamples.ts';
import { consoleTasks } from './consoleTasks.ts';
import { yamlPassages } from './dataTexts.ts';
import { diagramPaths } from './diagramPaths.ts';
import { diagramRoles } from './diagramRoles.ts';
import { withoutExcused } from './excuses.ts';
import { excusedFact, FACTS } from './facts.ts';
import { turnsInPassages, turnsOfPhrase } from './findTurns.ts';
import { headingLevels, sentenceCase } from './headings.ts';
import { hedges, hedgingAdverbs } from './hedges.ts';
import { unknownLabels } from './knownLabels.ts';
import { descriptionLength, keywordCount, labelOfTitle, pageListAgrees, questionForm } from './metadata.ts';
import { headingBelowBox, headingOfFaults, longPage, SHAPES } from './pageShape.ts';
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
import type { LintContext, LintFault, LintPage, Rule } from './rule.ts';
import { sentenceLength } from './sentences.ts';
import { sharedRuns } from './sharedRuns.ts';
import { spelling } from './spelling.ts';
import { sparseColumns, troubleshootingHeader, troubleshootingRows } from './tables.ts';
import { TURNS } from './turns.ts';
import { unusedEntries } from './unusedEntries.ts';
import { opening, tableHeads } from './voice.ts';
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
  consoleTasks,
  unknownLabels,
  hedges,
  hedgingAdverbs,
  turnsOfPhrase,
  opening,
  tableHeads,
  shellPlaceholders,
  spelling,
  troubleshootingHeader,
  troubleshootingRows,
  sparseColumns,
  diagramPaths,
  diagramRoles,
  screens,
  uncheckedSamples,
  linksToOthers,
  wordCount,
  orphan,
  longPage,
  headingBelowBox,
  headingOfFaults,
];

/** The rules of the house voice, which an excuse in place can set aside. */
const VOICE: ReadonlySet<string> = new Set([
  ...TURNS.map(({ code }) => code),
  ...SHAPES,
  'vocabulary',
  'opening',
  'table-head',
  'shell-placeholder',
  'excuse',
]);

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
  return [
    ...found,
    ...sharedRuns(pages),
    ...voidRecords(pages, options.data.get(SAMPLE_RECORDS)),
    ...unusedEntries(pages, options.model),
  ];
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

/** Faults that no excuse covers, in the order of their file, and what is excused on a topic that counts excuses. */
function diagnosticsOf(faults: readonly LintFault[], { file, text }: LintedFile): Diagnostic[] {
  const left = withoutExcused(faults, text.split('\n'));
  const excused = faults
    .filter((fault) => !left.includes(fault))
    .flatMap((fault) => excusedFact({ ...fault, file }));
  return [...left.map((fault) => diagnosticOf(fault, file)), ...excused].sort(
    (a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
  );
}

function diagnosticOf(fault: LintFault, file: string): Diagnostic {
  const found = { ...fault, file };
  const isExcusable = VOICE.has(fault.code) || FACTS.has(fault.code);
  if (!isExcusable || found.severity === 'warning') return found;
  const excuse = file.endsWith('.yaml')
    ? `# excuse ${fault.code}: why`
    : `<!-- excuse ${fault.code}: why -->`;
  return { ...found, hint: `${fault.hint} If it is correct here, put ${excuse} on the line above.` };
}

/** A page with the texts of its Before you start box among its passages. */
function withBefore({ prose, ...page }: LintPage): LintPage {
  return { ...page, prose: { ...prose, passages: [...beforePassages(page.source), ...prose.passages] } };
}
