import { n as asError, t as FieldguideError } from "./part-errors.mjs";
import { n as readEntry, r as REASONS } from "./part-feedbackEntry.mjs";
import { f as plural } from "./part-text.mjs";
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
/**
* `fieldguide feedback FILE`: prints what readers have said.
* @throws FieldguideError where the file cannot be read.
*/
async function runFeedback(file) {
	for (let line of summaryLines(await readSummary(file))) console.log(line);
	return 0;
}
/** Reads a file line by line: it may be larger than memory. */
async function readSummary(file) {
	let pages = /* @__PURE__ */ new Map(), searches = /* @__PURE__ */ new Map(), texts = [], entries = 0, broken = 0;
	try {
		for await (let line of createInterface({
			input: createReadStream(file),
			crlfDelay: Infinity
		})) {
			if (line.trim() === "") continue;
			let entry = readEntry(line);
			if (!entry) {
				broken += 1;
				continue;
			}
			entries += 1;
			let query = entry.query?.trim().toLowerCase();
			query && searches.set(query, (searches.get(query) ?? 0) + 1), entry.kind === "page" && (countVote(pages, entry), (entry.text || entry.address) && (texts.push(entry), texts.length > 20 && texts.shift()));
		}
	} catch (error) {
		throw new FieldguideError(`${file} cannot be read: ${asError(error).message}`);
	}
	let byCount = ([a, one], [b, other]) => other - one || (a < b ? -1 : 1);
	return {
		entries,
		broken,
		pages: [...pages.values()].sort((a, b) => b.no - a.no || a.yes - b.yes || (a.route < b.route ? -1 : 1)),
		searches: [...searches].sort(byCount).map(([query, count]) => ({
			query,
			count
		})),
		texts: texts.reverse()
	};
}
function countVote(pages, { route, helpful, reason }) {
	let page = pages.get(route) ?? {
		route,
		yes: 0,
		no: 0,
		reasons: {
			missing: 0,
			wrong: 0,
			unclear: 0,
			other: 0
		}
	};
	pages.set(route, page), helpful ? page.yes += 1 : page.no += 1, reason && (page.reasons[reason] += 1);
}
function summaryLines({ entries, broken, pages, searches, texts }) {
	let lines = [`${plural(entries, "message")}.`];
	broken > 0 && lines.push(`${plural(broken, "line")} cannot be read.`), pages.length > 0 && lines.push("", "Pages, the least helpful first:");
	for (let { route, yes, no, reasons } of pages.slice(0, 20)) {
		let why = REASONS.filter((reason) => reasons[reason] > 0).map((reason) => `${reason} ${reasons[reason]}`);
		lines.push(`  no ${no}, yes ${yes}  ${oneLine(route)}${why.length > 0 ? `  (${why.join(", ")})` : ""}`);
	}
	pages.length > 20 && lines.push(`  and ${plural(pages.length - 20, "more page")}`), searches.length > 0 && lines.push("", "Searches without a result:");
	for (let { query, count } of searches.slice(0, 20)) lines.push(`  ${count}  ${oneLine(query)}`);
	texts.length > 0 && lines.push("", "Newest texts:");
	for (let entry of texts) {
		if (entry.kind !== "page") continue;
		let { time, route, helpful, reason, text = "", address } = entry, vote = [helpful ? "yes" : "no", reason].filter(Boolean).join(", ");
		lines.push(`  ${time.slice(0, 16).replace("T", " ")}  ${oneLine(route)}  (${vote})`), text !== "" && lines.push(`    ${oneLine(text)}`), address && lines.push(`    Answer to: ${oneLine(address)}`);
	}
	return lines;
}
/** Strangers wrote it: no line breaks, and nothing that a terminal would obey or that turns the direction of text. */
function oneLine(text) {
	return text.replace(/\s+/g, " ").replace(/[\p{Cc}\p{Cf}]/gu, "").trim();
}
export { runFeedback };
