import type { DataSets, PlacedFault, Severity } from 'fieldguide';
import type { PageListRow, PageSource } from 'fieldguide/rules';
import type { Model } from '../product/model.ts';
import type { LintDictionary } from './dictionary.ts';
import type { PageProse } from './prose.ts';
import type { ForbiddenForm } from './readVocabulary.ts';
import type { SiteMenus } from './siteMenus.ts';

/** One fault of a page; its place is that in the file. */
export interface LintFault extends PlacedFault {
  code: string;
  hint: string;
  /** An error, unless it says otherwise. */
  severity?: Severity;
}

/** A page as the rules see it. */
export interface LintPage {
  source: PageSource;
  prose: PageProse;
  /** Routes that its text links to, written or still to be written. */
  links: readonly string[];
}

/** What the rules know of the site. */
export interface LintContext {
  /** The site's page list, by route. */
  list: ReadonlyMap<string, PageListRow>;
  vocabulary: readonly ForbiddenForm[];
  dictionary: LintDictionary;
  menus: SiteMenus;
  /** What the product has, and what it is called. */
  model: Model;
  /** The site's data sets: some hold what rules compare pages with. */
  data: DataSets;
  /** Routes that the text of another page links to. */
  linked: ReadonlySet<string>;
}

/** One rule: a page in, its faults out. */
export type Rule = (page: LintPage, context: LintContext) => LintFault[];

/** A fault of a front matter key, at its line. */
export function atKey(page: LintPage, key: string, fault: Omit<LintFault, 'line' | 'column'>): LintFault {
  return { ...fault, line: page.source.keyLines[key] ?? 1, column: 1 };
}
