// src/search/synonyms.ts
/** The entries of `it-terms.yaml` as groups. A test checks that file. */
function synonymGroups(entries) {
	return entries.map((entry) => "from" in entry ? entry : {
		from: entry,
		to: entry
	});
}
/**
* The synonyms of a glossary: a term, its abbreviation and its synonyms mean the same; its related words lead to it,
* not back.
*/
function glossarySynonyms(entries) {
	return entries.flatMap(({ term, abbreviation, synonyms = [], related = [] }) => {
		let own = abbreviation === void 0 ? [term] : [term, abbreviation], all = [...own, ...synonyms];
		return [...all.length > 1 ? [{
			from: all,
			to: all
		}] : [], ...related.length ? [{
			from: related,
			to: own
		}] : []];
	});
}
export { synonymGroups as n, glossarySynonyms as t };
