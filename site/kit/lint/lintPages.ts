import type { LintedSite } from '../../../src/engine/config/kit.ts';
import { prepareSource } from '../../../src/engine/content/prepare.ts';
import type { Diagnostic } from '../../../src/shared/errors.ts';
import { beforePassages } from './beforePassages.ts';
import { SAMPLE_RECORDS, uncheckedSamples, voidRecords } from './checkedSamples.ts';
import { consoleTasks } from './consoleTasks.ts';
import { diagramPaths } from './diagramPaths.ts';
import { headingLevels, sentenceCase } from './headings.ts';
import { menuPaths } from './menuPaths.ts';
import { descriptionLength, keywordCount, labelOfTitle, pageListAgrees, questionForm } from './metadata.ts';
import { alternativeText, fenceLanguage, linksToOthers, orphan, strayAsterisks, wordCount } from './parts.ts';
import { readProse } from './prose.ts';
import { sentenceLength } from './sentences.ts';
import { sharedRuns } from './sharedRuns.ts';
import { spelling } from './spelling.ts';
import { sparseColumns, troubleshootingHeader, troubleshootingRows } from './tables.ts';
import type { LintContext, LintPage, Rule } from './types.ts';
import { forbiddenWords, linkTexts, vocabularyForms } from './wording.ts';

type LintedSource = LintedSite['pages'][number];
type Authoring = Partial<Pick<LintedSite, 'product' | 'components'>>;

/** What the rules know of the site beside its pages, and what its pages are written with. */
export type LintOptions = Omit<LintContext, 'linked'> & Authoring;

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
  spelling,
  troubleshootingHeader,
  troubleshootingRows,
  sparseColumns,
  diagramPaths,
  uncheckedSamples,
  linksToOthers,
  wordCount,
  orphan,
];

/** The rules for our own pages (`docs/writing.md`) that a program can check. Imported folders are not held to them. */
export function lintPages(sources: readonly LintedSource[], options: LintOptions): Diagnostic[] {
  const pages = sources.map((entry) => readPage(entry, options));
  const linked = new Set(
    sources.flatMap(({ source, links }) => links.filter((route) => route !== source.route)),
  );
  const found = pages.flatMap((page) =>
    RULES.flatMap((rule) => rule(page, { ...options, linked }))
      .sort((a, b) => a.line - b.line || a.column - b.column)
      .map((fault): Diagnostic => ({ ...fault, file: page.source.file })),
  );
  return [
    ...found,
    ...sharedRuns(sources.map(({ source }) => source)),
    ...voidRecords(pages, options.data.get(SAMPLE_RECORDS)),
  ];
}

function readPage({ source, links }: LintedSource, { product, components }: Authoring): LintPage {
  const { body, format } = source;
  const prose = readProse(prepareSource(body, { format, product, components }), format);
  return { source, links, prose: { ...prose, passages: [...beforePassages(source), ...prose.passages] } };
}
