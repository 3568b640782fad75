// src/engine/site/searchPage.ts
/** Kinds of pages that readers look for; lists of tags and posts only lead to these. */
const FOUND = /* @__PURE__ */ new Set([
	"home",
	"doc",
	"category",
	"page",
	"blog-post"
]);
/** Whether search may lead to a page: not to drafts, unlisted pages, and those with `search: false`. */
function isSearchable({ kind, source }) {
	let { draft, unlisted, search } = source?.frontMatter ?? {};
	return FOUND.has(kind) && !draft && !unlisted && search !== !1;
}
/**
* What search knows of a page, or undefined where it must not lead to it. A page without a text of its own
* (home, a generated index, a component) is known by its title and description.
*/
function searchPage(page, records, site) {
	if (!isSearchable(page)) return;
	let { route, title, source } = page, matter = source?.frontMatter ?? {}, chain = site.placeOf(route)?.chain ?? [], last = chain.at(-1), label = last && "label" in last ? last.label : title;
	return {
		route,
		title,
		...label.toLowerCase() === title.toLowerCase() ? {} : { label },
		description: source ? matter.description ?? "" : page.description,
		keywords: matter.keywords ?? [],
		questions: (matter.questions ?? []).flatMap(({ id, text }) => id === "" ? [text] : []),
		breadcrumbs: chain.slice(0, -1).flatMap((node) => node.type === "category" ? [node.label] : []),
		records: source ? records.filter(({ heading }) => heading !== "Related pages") : [{
			route,
			title,
			anchor: "",
			heading: "",
			level: 1,
			text: page.description,
			code: ""
		}]
	};
}
export { searchPage as n, isSearchable as t };
