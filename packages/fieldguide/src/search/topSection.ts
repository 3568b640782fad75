interface PlacedPage {
  route: string;
  title: string;
  /** Labels of the categories above it. */
  breadcrumbs: readonly string[];
}

/**
 * Label of the top-level section that a page belongs to. A section's own page has nothing above it: it is told by
 * the page below it, since its title need not be the label of the sidebar. `next` follows in order of routes.
 */
export function topSection({ route, title, breadcrumbs }: PlacedPage, next: PlacedPage | undefined): string {
  const isBelow = next !== undefined && route !== '/' && next.route.startsWith(route);
  return breadcrumbs[0] ?? (isBelow ? next.breadcrumbs[0] : undefined) ?? title;
}

/** The same for all pages of a site, by route. */
export function topSections(pages: readonly PlacedPage[]): ReadonlyMap<string, string> {
  const sorted = [...pages].sort((a, b) => (a.route < b.route ? -1 : 1));
  return new Map(sorted.map((page, index) => [page.route, topSection(page, sorted[index + 1])]));
}
