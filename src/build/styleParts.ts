/** What in the HTML of a page asks for each style sheet of `src/theme/styles/parts`. */
const ASKS: Readonly<Record<string, RegExp>> = {
  admonitions: /class="admonition/,
  blocks: /class="(?:applies-to|cards|file-tree)/,
  figures: /<img |class="(?:diagram|video)/,
  home: /class="home-/,
  planner: /class="planner/,
  sections: /class="(?:section-list|card-list|toc-inline)/,
  'table-tools': /class="(?:table-box|planner)/,
  tabs: /class="tabs/,
};

/** The names of the style sheets that a page needs besides the one of all pages. */
export function stylePartsOf(html: string, names: readonly string[]): string[] {
  // One that nobody knows is better there than missing.
  return names.filter((name) => ASKS[name]?.test(html) ?? true);
}
