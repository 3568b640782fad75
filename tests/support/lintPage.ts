import { compilePage } from '../../packages/fieldguide/src/engine/content/compile.ts';
import type { CompileServices } from '../../packages/fieldguide/src/engine/content/compileServices.ts';
import type { FrontMatter } from '../../packages/fieldguide/src/engine/content/frontMatterSchema.ts';
import { createHighlighter } from '../../packages/fieldguide/src/engine/content/highlight.ts';
import type { PageSource } from '../../packages/fieldguide/src/engine/content/pageSource.ts';
import type { DataSets } from '../../packages/fieldguide/src/shared/dataSet.ts';
import { nearest } from '../../packages/fieldguide/src/shared/text.ts';
import { readDictionary, type Speller } from '../../site/kit/lint/dictionary.ts';
import { emptyProse, readProse } from '../../site/kit/lint/prose.ts';
import { readVocabulary } from '../../site/kit/lint/readVocabulary.ts';
import type { LintContext, LintPage, Rule } from '../../site/kit/lint/rule.ts';
import { readMenus } from '../../site/kit/lint/siteMenus.ts';
import { emptyModel } from '../../site/kit/product/model.ts';
import { services } from './compileFixture.ts';
import { page } from './plainSite.ts';

/** A page for the tests of rules. */
export function lintPage(
  body: string,
  frontMatter: FrontMatter = {},
  links: readonly string[] = [],
): LintPage {
  return readPage(page('a/page.md', frontMatter, body), links);
}

/** A page as the linter reads it while it is compiled. */
export function readPage(source: PageSource, links: readonly string[] = []): LintPage {
  let prose = emptyProse();
  const readTree: CompileServices['readTree'] = (_, tree) => {
    prose = readProse(tree);
  };
  compilePage(source, { ...services(createHighlighter()), readTree });
  return { source, links, prose };
}

/** A speller that knows these words; a capital is wrong only where the word here has none and is a name. */
export function spellerOf(...words: string[]): Speller {
  return {
    correct: (word) => words.includes(word),
    suggest: (word) => [nearest(word, words)].flatMap((guess) => guess ?? []),
  };
}

export function contextOf({
  dictionary = '',
  vocabulary = '',
  speller,
  list = new Map(),
  menu = '',
  otherMenus = '',
  data = new Map(),
  model = emptyModel(),
}: {
  dictionary?: string;
  vocabulary?: string;
  speller?: Speller;
  list?: LintContext['list'];
  menu?: string;
  otherMenus?: string;
  data?: LintContext['data'];
  model?: LintContext['model'];
} = {}): LintContext {
  return {
    list,
    vocabulary: readVocabulary(`form\twrite\twhere\n${vocabulary}`),
    dictionary: readDictionary(dictionary, speller),
    menus: readMenus(menu.split('\n').filter(Boolean), `program\tpath\n${otherMenus}`),
    model,
    data,
    linked: new Set(),
  };
}

/** One data set of rows that have an id and some cells. */
export function dataSetOf(name: string, rows: readonly Record<string, string>[]): DataSets {
  const file = `data/${name}.yaml`;
  const read = rows.map(({ id = '', ...cells }, index) => ({ id, cells, line: index + 2 }));
  return new Map([[name, { name, title: name, file, columns: [], rows: read }]]);
}

/** What a rule says of a page: `line:column message`. */
export function say(rule: Rule, page: LintPage, context: LintContext = contextOf()): string[] {
  return rule(page, context).map(({ line, column, message }) => `${line}:${column} ${message}`);
}
