// src/search/searchTypes.ts
/**
* What search is made of: records leave the compile pass, an index is built from them, a provider answers
* queries with results. Plain data; known to build, browser and hosted services alike.
*/
/** The kind of content of a result; readers filter by it. The first is for all other text. */
const KINDS = [
	"page",
	"error",
	"question",
	"setting",
	"port",
	"term"
];
/** Search cannot answer now: no network, a damaged index, a service that refuses. */
var SearchUnavailable = class extends Error {
	name = "SearchUnavailable";
};
const MAGIC = "fieldguide-search";
/** The index was written by another release than the code that reads it: reload the page. */
var OtherIndexVersion = class extends SearchUnavailable {
	name = "OtherIndexVersion";
};
/** The fields of a section that have a word: one bit a field. The higher bits are the count in the body. */
const FIELD = {
	title: 1,
	heading: 2,
	keywords: 4,
	description: 8,
	breadcrumbs: 16,
	code: 32,
	questions: 64
}, NAMES = [
	"title",
	"heading",
	"keywords",
	"questions",
	"description",
	"breadcrumbs"
], NAMING = NAMES.reduce((bits, name) => bits | FIELD[name], 0), COUNTS = [
	0,
	1,
	3
];
/** One number for the fields and the count of a word in a section. */
function codeOf(fields, count) {
	return (COUNTS.findLast((step) => step <= count) ?? 0) << 7 | fields;
}
function countOf(code) {
	return code >> 7;
}
/** The file's text: a line with version, length and checksum, then the data. */
function writeIndex(data) {
	let body = JSON.stringify(data);
	return `${MAGIC} 10 ${body.length} ${checksum(body)}\n${body}`;
}
/**
* Reads an index file.
* @throws OtherIndexVersion where another release wrote it; SearchUnavailable where it is foreign or damaged.
*/
function readIndex(file) {
	let text = typeof file == "string" ? file : new TextDecoder().decode(file), line = text.slice(0, 100).split("\n", 1)[0] ?? "", [magic, version, length, sum] = line.split(" ");
	if (magic !== MAGIC) throw new SearchUnavailable("The search index is not valid. Reload the page.");
	if (Number(version) !== 10) throw new OtherIndexVersion(`The search index has format ${version}, expected 10. Reload the page.`);
	let body = text.slice(line.length + 1);
	if (body.length !== Number(length)) throw new SearchUnavailable(`The search index is incomplete (${body.length} of ${length} characters). Try again.`);
	if (checksum(body) !== sum) throw new SearchUnavailable("The search index is damaged. Try again.");
	return JSON.parse(body);
}
/** FNV-1a: finds a damaged file, no protection against malice. */
function checksum(text) {
	let hash = 2166136261;
	for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
	return (hash >>> 0).toString(36);
}
// src/search/indexing/sections.ts
/** The sections of a page; the first is always the page itself, with the text before its first heading. */
function sectionsOf({ records }) {
	return records[0]?.anchor === "" ? records : [{
		heading: "",
		level: 1,
		anchor: "",
		text: "",
		code: ""
	}, ...records];
}
/** The id that a heading gets by itself; ids that differ are stored. */
function anchorOf(heading) {
	return heading.toLowerCase().replace(/[^\p{L}\p{M}\p{N}_ -]/gu, "").replaceAll(" ", "-");
}
/** The id that a row of a table gets by its first cell; empty where that has no words. Ids that differ are stored. */
function rowAnchorOf(cell) {
	return (cell.replace(/['’]/g, "").match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 8).join("-").toLowerCase();
}
/** True for a row of a table, which is a section without being a part of the page that is named. */
const isRow = ({ level }) => level > 6, FULL = 7e3;
/** Puts the text of sections, in order, into files; returns how many sections each has. */
function makeShards(pages) {
	let shards = [], counts = [], open = [], size = 0, close = () => {
		if (!open.length) return;
		let content = JSON.stringify(open);
		shards.push(namedByContent(shards.length.toString(36), content)), counts.push(open.length), open = [], size = 0;
	};
	for (let sections of pages) {
		let length = sections.reduce((sum, section) => sum + lengthOf(section), 0);
		size && size + length > FULL * 1.5 && close();
		for (let section of sections) {
			size && size + lengthOf(section) > FULL * 1.5 && close();
			let { text, code, rows } = section;
			open.push(rows ? [
				text,
				code,
				rows
			] : [text, code]), size += lengthOf(section);
		}
		size >= FULL && close();
	}
	return close(), {
		shards,
		counts
	};
}
const lengthOf = ({ text, code }) => text.length + code.length;
/** A file of the index that is named by what it holds. */
function namedByContent(name, content) {
	return {
		id: `${name}-${checksum(content)}`,
		content
	};
}
/** Reads a shard. @throws SearchUnavailable where it is not the one that was written with the index. */
function readShard(id, content) {
	let text = typeof content == "string" ? content : new TextDecoder().decode(content);
	if (!id.endsWith(`-${checksum(text)}`)) throw new SearchUnavailable(`The search text ${id} is damaged or belongs to another build. Try again.`);
	return JSON.parse(text);
}
export { readShard as a, FIELD as c, codeOf as d, countOf as f, SearchUnavailable as g, KINDS as h, namedByContent as i, NAMES as l, writeIndex as m, isRow as n, rowAnchorOf as o, readIndex as p, makeShards as r, sectionsOf as s, anchorOf as t, NAMING as u };
