/** `fieldguide/rules`: for rules of a site's own, which `fieldguide check` holds its pages to. */
export { selectRows } from '../components/DataTable/selectRows.ts';
export { isMenuPath } from '../engine/content/inlineHtml.ts';
export type { LintedSite, RuleList, SiteLinter } from '../engine/content/kit.ts';
export type { PageSource } from '../engine/content/pageSource.ts';
export { placeOf } from '../engine/content/place.ts';
export type { PageTree } from '../engine/content/readTree.ts';
export type { PageListRow } from '../engine/data/pageList.ts';
