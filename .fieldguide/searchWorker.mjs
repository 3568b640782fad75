import { c as negatedKey, g as createStemmer, h as createAnalyzer, i as termGroups, m as encodeNumbers, n as targetTerms, o as compoundsOf, p as encodeLines, s as isNegated, t as shippedSynonyms, u as isStopWord } from "./part-synonymTable.mjs";
import { c as FIELD, d as codeOf, h as KINDS, i as namedByContent, m as writeIndex, n as isRow, o as rowAnchorOf, r as makeShards, s as sectionsOf, t as anchorOf, u as NAMING } from "./part-sections.mjs";
import { n as synonymGroups } from "./part-synonyms.mjs";
import { parentPort, workerData } from "node:worker_threads";
import { readFileSync } from "node:fs";
// src/search/indexing/joins.ts
/** Words of letters only: words next to digits and dots are joined by the analysis or not at all. */
const LETTERS = /^[a-z]{4,}$/;
/**
* Makes a joiner. Two neighbours are one word where that is among `words` or a known term (`back up` and `backup`);
* terms of several words, given as lists of keys, are found whole, in any inflection.
*/
function createJoiner(words, terms, rootOf) {
	let single = terms.flatMap((keys) => keys.length === 1 ? keys : []), known = new Set([...words, ...single].filter((word) => LETTERS.test(word))), byFirst = /* @__PURE__ */ new Map();
	for (let keys of terms) {
		if (keys.length < 2) continue;
		let roots = keys.map(rootOf), [first = ""] = roots;
		byFirst.set(first, [...byFirst.get(first) ?? [], {
			roots,
			joined: keys.join("")
		}]);
	}
	let compoundOf = (first, second) => compoundsOf(first, second, rootOf).find((compound) => known.has(compound));
	return (words) => {
		let found = [], roots = words.map(rootOf);
		return words.forEach((first, at) => {
			let next = words[at + 1];
			if (next === void 0) return;
			let compound = compoundOf(first, next);
			compound && found.push(compound);
			for (let { roots: own, joined } of byFirst.get(roots[at] ?? "") ?? []) joined !== compound && own.every((root, step) => roots[at + step] === root) && found.push(joined);
		}), found;
	};
}
// src/search/indexing/postings.ts
/** End of a line, or of a clause. */
const BREAK = /\n|[.,:;!?)]\s/;
/** Splits a text for the index. */
function readText({ text, field }, analyzer) {
	let runs = [[]], wholes = [], end = 0;
	for (let token of analyzer.tokens(text)) token.span > 1 ? wholes.push(token.key) : (BREAK.test(text.slice(end, token.start)) && runs.push([]), runs.at(-1)?.push(token.key), end = token.end);
	return {
		field,
		runs: runs.map((run) => [...run]),
		wholes
	};
}
/**
* Lists for each word the sections that have it. `pages`: the texts of each section of each page, in order. `terms`,
* as lists of keys, are listed as one word where they are together.
*/
function collectPostings(pages, terms, rootOf) {
	let words = /* @__PURE__ */ new Set();
	for (let { runs, wholes } of pages.flat(2)) for (let list of [wholes, ...runs]) for (let word of list) words.add(word);
	let joiner = createJoiner(words, terms, rootOf), postings = /* @__PURE__ */ new Map(), section = 0;
	for (let sections of pages) {
		let page = section;
		for (let texts of sections) {
			for (let [word, { fields, count }] of countWords(texts, joiner, rootOf)) {
				let list = postings.get(word);
				list || (list = {
					sections: [],
					codes: []
				}, postings.set(word, list));
				let stop = isStopWord(word), at = stop && !fields ? page : section;
				stop && (list.sections.at(-1) ?? -1) >= at || (list.sections.push(at), list.codes.push(codeOf(fields, stop ? 1 : count)));
			}
			section++;
		}
	}
	return postings;
}
/** How often a section has each word, and in which of its fields. */
function countWords(texts, joiner, rootOf) {
	let counts = /* @__PURE__ */ new Map(), add = (word, field) => {
		let entry = counts.get(word) ?? {
			fields: 0,
			count: 0
		};
		field ? entry.fields |= field : entry.count++, counts.set(word, entry);
	};
	for (let { field, runs, wholes } of texts) {
		for (let word of wholes) add(word, field);
		for (let run of runs) {
			for (let [at, word] of run.entries()) add(word, field), isNegated(run, at) && add(negatedKey(word, rootOf), field);
			for (let word of joiner(run)) wholes.includes(word) || add(word, field);
		}
	}
	return counts;
}
// src/search/indexing/buildIndex.ts
/** Makes a builder for one index. */
function createIndexBuilder() {
	let rootOf = createStemmer(), analyzer = createAnalyzer(), pages = [];
	return {
		add(page) {
			let sections = sectionsOf(page), read = sections.map((section, index) => [...index === 0 ? textsOfPage(page) : [], ...textsOfSection(section)].filter(({ text }) => text !== "").map((text) => readText(text, analyzer))), said = new Set(read.flat().flatMap(wordsOf));
			for (let [at, { labels = "" }] of sections.entries()) {
				let own = wordsOf(readText({
					text: labels,
					field: FIELD.code
				}, analyzer)).filter((word) => !said.has(word) || !/^\p{L}+$/u.test(word));
				own.length && read[at]?.push({
					field: FIELD.code,
					runs: own.map((word) => [word]),
					wholes: []
				});
			}
			pages.push({
				page,
				sections,
				read
			});
		},
		finish(synonyms) {
			return pages.sort(({ page: a }, { page: b }) => a.route < b.route ? -1 : 1), writeFiles(pages, termGroups(synonyms, rootOf), rootOf);
		}
	};
}
function textsOfPage({ title, description, keywords, questions, breadcrumbs }) {
	return [
		{
			text: title,
			field: FIELD.title
		},
		{
			text: description,
			field: FIELD.description
		},
		{
			text: keywords.join("\n"),
			field: FIELD.keywords
		},
		{
			text: questions.join("\n"),
			field: FIELD.questions
		},
		{
			text: breadcrumbs.join("\n"),
			field: FIELD.breadcrumbs
		}
	];
}
const wordsOf = ({ runs, wholes }) => [...runs.flat(), ...wholes];
function textsOfSection({ heading, text, code, questions = [] }) {
	return [
		{
			text: heading,
			field: FIELD.heading
		},
		{
			text: questions.join("\n"),
			field: FIELD.questions
		},
		{
			text,
			field: 0
		},
		{
			text: code,
			field: FIELD.code
		}
	];
}
function writeFiles(read, groups, rootOf) {
	let postings = collectPostings(read.map((each) => each.read), targetTerms(groups), rootOf), words = [...postings.keys()].sort(), lists = words.map((word) => postings.get(word) ?? NOWHERE), pages = read.map(({ page }) => page), sections = read.map((each) => each.sections), { shards, counts } = makeShards(sections), all = sections.flat(), rowNumbers = all.flatMap((section, at) => isRow(section) ? [at] : []), rowSet = new Set(rowNumbers), naming = lists.map((list) => part(list, (code, at) => rowSet.has(at) ? 0 : code & NAMING)), others = lists.map((list) => part(list, (code, at) => rowSet.has(at) ? code : code & ~NAMING)), isNaming = (_, word) => (naming[word]?.sections.length ?? 0) > 0, anchorLine = (section) => {
		let usual = isRow(section) ? rowAnchorOf(section.heading) : anchorOf(section.heading);
		return section.anchor === usual ? "" : section.anchor;
	}, rows = all.filter(isRow), synonyms = shippedSynonyms(groups, words, rootOf), leadsOneWay = (group) => group.includes(">"), restData = {
		...encodePostings(others),
		words: encodeLines(words.filter((word, at) => !isNaming(word, at))),
		headings: encodeLines(rows.map(({ heading }) => heading)),
		anchors: encodeLines(rows.map(anchorLine)),
		synonyms: synonyms.filter(leadsOneWay).join(";")
	}, rest = namedByContent("rest", JSON.stringify(restData));
	return {
		index: writeIndex({
			rest: rest.id,
			shards: shards.map(({ id }) => id),
			shardSections: encodeNumbers(counts),
			routes: encodeLines(pages.map(({ route }) => route)),
			titles: encodeLines(pages.map(({ title }) => title)),
			labels: encodeLines(pages.map(({ label = "" }) => label)),
			breadcrumbs: pages.map(({ breadcrumbs }) => breadcrumbs),
			sectionCounts: encodeNumbers(sections.map(({ length }) => length)),
			headings: encodeLines(all.map((section) => isRow(section) ? "" : section.heading)),
			rows: encodeNumbers(gapsOf(rowNumbers)),
			rowCount: rowNumbers.length,
			kinds: encodeNumbers(all.map(({ kind = "page" }) => KINDS.indexOf(kind))),
			anchors: encodeLines(all.map((section) => isRow(section) ? "" : anchorLine(section))),
			...encodePostings(naming.filter(({ sections }) => sections.length)),
			words: encodeLines(words.filter(isNaming)),
			synonyms: synonyms.filter((group) => !leadsOneWay(group)).join(";")
		}),
		shards: [rest, ...shards]
	};
}
const NOWHERE = {
	sections: [],
	codes: []
};
/** A part of the places of a word: those that have a code left. */
function part(list, codeAt) {
	let kept = {
		sections: [],
		codes: []
	};
	for (let [at, section] of list.sections.entries()) {
		let code = codeAt(list.codes[at] ?? 0, section);
		code && (kept.sections.push(section), kept.codes.push(code));
	}
	return kept;
}
function encodePostings(lists) {
	return {
		wordCounts: encodeNumbers(lists.map(({ sections }) => sections.length)),
		gaps: lists.map(({ sections }) => encodeNumbers(gapsOf(sections))).join(""),
		codes: lists.map(({ codes }) => encodeNumbers(codes)).join("")
	};
}
/** The distance of each number of a rising list to the one before. */
function gapsOf(numbers) {
	return numbers.map((number, at) => number - (numbers[at - 1] ?? -1) - 1);
}
// src/engine/output/searchIndexer.ts
/** Works in this thread. `terms`: synonyms that hold on every site. */
function createSearchIndexer(terms = []) {
	let builder = createIndexBuilder();
	return {
		add: builder.add,
		async finish(synonyms) {
			return toBytes(builder.finish([...terms, ...synonyms]));
		},
		close: async () => {}
	};
}
/** The general synonyms (`src/search/it-terms.yaml`), as `scripts/bundle.mjs` left them: parsed. */
function readTerms(file) {
	return synonymGroups(JSON.parse(readFileSync(file, "utf8")));
}
function toBytes({ index, shards }) {
	let encoder = new TextEncoder();
	return {
		index: encoder.encode(index),
		shards: shards.map(({ id, content }) => ({
			id,
			content: encoder.encode(content)
		}))
	};
}
// src/engine/output/indexWorker.ts
const indexer = createSearchIndexer(readTerms(String(workerData)));
parentPort?.on("message", async (message) => {
	if (message.type === "add") for (let page of message.pages) indexer.add(page);
	else {
		let files = await indexer.finish(message.synonyms), contents = [files.index, ...files.shards.map(({ content }) => content)];
		parentPort?.postMessage(files, contents.map(({ buffer }) => buffer));
	}
});
export {};
