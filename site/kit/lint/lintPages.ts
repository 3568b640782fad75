import type { LintedSite } from '../../../src/engine/config/kit.ts';
import type { PageSource } from '../../../src/engine/content/pageSource.ts';
import { prepareSource } from '../../../src/engine/content/prepare.ts';
import type { Product } from '../../../src/engine/content/product.ts';
import type { Diagnostic } from '../../../src/shared/errors.ts';
import { beforePassages } from './beforePassages.ts';
import { SAMPLE_RECORDS, uncheckedSamples, voidRecords } from './checkedSamples.ts';
import { consoleTasks } from './consoleTasks.ts';
import { diagramPaths } from './diagramPaths.ts';
import { headingLevels, sentenceCase, titleCase } from './headings.ts';
import { menuPaths } from './menuPaths.ts';
import {
  descriptionLength,
  hasTitle,
  keywordCount,
  labelOfTitle,
  pageListAgrees,
  questionForm,
  routeCase,
} from './metadata.ts';
import { orphans } from './orphans.ts';
import { alternativeText, fenceLanguage, linksToOthers, strayAsterisks, wordCount } from './parts.ts';
import { readProse } from './prose.ts';
import { sentenceLength } from './sentences.ts';
import { sharedRuns } from './sharedRuns.ts';
import { spelling } from './spelling.ts';
import { sparseColumns, troubleshootingHeader, troubleshootingRows } from './tables.ts';
import type { Fault, LintContext, LintPage, Rule } from './types.ts';
import { forbiddenWords, linkTexts, vocabularyForms } from './wording.ts';

/** A page and the routes that its text links to. */
export interface LintedSource {
  source: PageSource;
  links: readonly string[];
}

export interface LintOptions extends LintContext {
  product?: Product;
  /** The components that pages may use. */
  components?: LintedSite['components'];
  /** Routes that the site links to from elsewhere than its pages. */
  linked?: ReadonlySet<string>;
}

const RULES: readonly Rule[] = [
  routeCase,
  hasTitle,
  titleCase,
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
];

/** The rules for our own pages (`docs/writing.md`) that a program can check. Imported folders are not held to them. */
export function lintPages(sources: readonly LintedSource[], options: LintOptions): Diagnostic[] {
  const pages = sources.map((entry) => readPage(entry, options));
  const alone = new Map(orphans(pages, options.linked ?? new Set()));
  const found = pages.flatMap((page) => {
    const faults = RULES.flatMap((rule) => rule(page, options));
    const orphan = alone.get(page);
    return [...faults, ...(orphan ? [orphan] : [])]
      .sort((a, b) => a.line - b.line || a.column - b.column)
      .map((fault) => diagnosticOf(page, fault));
  });
  return [
    ...found,
    ...lintSharedRuns(sources.map(({ source }) => source)),
    ...voidRecords(pages, options.data.get(SAMPLE_RECORDS)),
  ];
}

function readPage(
  { source, links }: LintedSource,
  { product, components }: Pick<LintOptions, 'product' | 'components'>,
): LintPage {
  const { body, format } = source;
  const prose = readProse(prepareSource(body, { format, product, components }), format);
  return { source, links, prose: { ...prose, passages: [...beforePassages(source), ...prose.passages] } };
}

function diagnosticOf(page: LintPage, { code, line, column, message, hint }: Fault): Diagnostic {
  return { code, file: page.source.file, line, column, message, hint };
}

function lintSharedRuns(pages: readonly PageSource[]): Diagnostic[] {
  return sharedRuns(pages).map(({ first, second, words }) => ({
    code: 'shared-run',
    file: second.page.file,
    line: second.line,
    column: 1,
    message: `twelve words also stand in ${first.page.file}:${first.line}: "${words}".`,
    hint: 'Say it in words of this page.',
  }));
}
