// src/search/topSection.ts
/**
* Label of the top-level section that a page belongs to. A section's own page has nothing above it: it is told by
* the page below it, since its title need not be the label of the sidebar. `next` follows in order of routes.
*/
function topSection({ route, title, breadcrumbs }, next) {
	let isBelow = next !== void 0 && route !== "/" && next.route.startsWith(route);
	return breadcrumbs[0] ?? (isBelow ? next.breadcrumbs[0] : void 0) ?? title;
}
/** The same for all pages of a site, by route. */
function topSections(pages) {
	let sorted = [...pages].sort((a, b) => a.route < b.route ? -1 : 1);
	return new Map(sorted.map((page, index) => [page.route, topSection(page, sorted[index + 1])]));
}
export { topSections as n, topSection as t };
