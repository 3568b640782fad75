import { d as isError, r as asWarnings, t as FieldguideError } from "./part-errors.mjs";
import { a as hintFor, f as plural, n as escapeHtml, u as nearest } from "./part-text.mjs";
import { I as checkHelpRecord, L as formatHelpRecord, R as parseHelpRecord, a as threadTools, f as ownFaults, i as projectOptions, t as compilePages, xn as replaceProduct, yn as keyPlace } from "./part-commandContext.mjs";
import { n as openProject } from "./part-project.mjs";
import { E as normalizeRoute } from "./part-shellIds.mjs";
import { r as waits, t as printDiagnostics } from "./part-report.mjs";
import path from "node:path";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
// src/engine/site/anchorRecord.ts
/** Drawings and tabs number their ids: nobody keeps an address with one. */
const NUMBERED = /^(?:diagram|drawing|tabs)-\d/;
/** Reads `route<TAB>id id id` rows; the first row names the columns. */
function parseAnchorRecord(text) {
	let rows = text.split("\n").map((line, index) => {
		let [route = "", ids = ""] = line.trimEnd().split("	");
		return [route, {
			ids: ids.split(" ").filter(Boolean),
			line: index + 1
		}];
	});
	return new Map(rows.filter(([route]) => route.startsWith("/")).map(([route, row]) => [normalizeRoute(route), row]));
}
/** The record with all that is new, as text. Nothing is ever removed: who gives an address up deletes it by hand. */
function formatAnchorRecord(record, pages) {
	let all = new Map([...record].map(([route, { ids }]) => [route, new Set(ids)]));
	for (let { route, anchors } of pages) all.set(route, /* @__PURE__ */ new Set([...all.get(route) ?? [], ...recordable(anchors)]));
	return `${["route	ids", ...[...all].map(([route, ids]) => `${route}\t${[...ids].sort().join(" ")}`.trimEnd()).sort()].join("\n")}\n`;
}
/** What readers have kept and would lose: recorded pages without a redirect, recorded ids without an alias. */
function checkAnchorRecord(record, pages, { file, redirects }) {
	let byRoute = new Map(pages.map((page) => [page.route, page])), lost = [...record].flatMap(([route, { ids, line }]) => {
		let page = byRoute.get(route);
		return page ? ids.filter((id) => !page.anchors.has(id)).map((id) => lostId(id, page)) : redirects.has(route) ? [] : [{
			code: "route-lost",
			file,
			line,
			column: 1,
			message: `the page ${route} is recorded but is no longer on the site.`,
			hint: "Redirect it in redirects.tsv to the page that replaces it."
		}];
	}), fresh = pages.filter(({ route, anchors }) => {
		let known = record.get(route);
		return known === void 0 || recordable(anchors).some((id) => !known.ids.includes(id));
	});
	if (fresh.length === 0) return lost;
	let message = `${plural(fresh.length, "page")} ${fresh.length === 1 ? "has" : "have"} ids that are not recorded: ${fresh.slice(0, 3).map(({ route }) => route).join(", ")}${fresh.length > 3 ? " …" : ""}.`;
	return [...lost, {
		severity: "warning",
		code: "anchors-behind",
		file,
		line: 1,
		column: 1,
		message,
		hint: "Run \"fieldguide check --record-anchors\", and commit the file."
	}];
}
function lostId(id, { file, line, route, anchors }) {
	return {
		code: "anchor-lost",
		file,
		line,
		column: 1,
		message: `the id "${id}" is missing, so links to ${route}#${id} no longer reach its text.`,
		hint: () => `Give the heading this id again ({#${id}}), or declare the id that replaces it below "anchors:" in the front matter: "${id}: ${nearest(id, anchors) ?? "..."}".`
	};
}
function recordable(anchors) {
	return [...anchors].filter((id) => !NUMBERED.test(id));
}
// src/engine/cli/check.ts
/** `fieldguide check`: everything the build checks and the rules for our own pages, without writing a site. */
async function runCheck(context, flags) {
	let { diagnostics: all, pages, waiting, topics } = await findFaults(context, flags), { only, topic } = flags;
	if (topic !== void 0) return printTopic(all, {
		topic,
		topics,
		only
	});
	let diagnostics = all.filter(({ isQuiet }) => !isQuiet);
	only === void 0 ? printDiagnostics(diagnostics) : printDiagnostics(diagnostics.filter(({ file }) => file.includes(only)), Infinity);
	let errors = diagnostics.filter(isError).length;
	return console.log(`Checked ${plural(pages, "page")}: ${plural(errors, "error")}, ${plural(diagnostics.length - errors, "warning")}.`), waiting.links > 0 && console.log(`${waits(waiting.links, "link")} for ${plural(waiting.pages, "page")}.`), +(errors > 0);
}
/** All findings on a topic below a path, then how many there are of each kind. Without a path the numbers alone. */
function printTopic(all, { topic, topics, only }) {
	if (!topics.includes(topic)) throw new FieldguideError(`The rules of this site have no topic "${topic}". ${hintFor(topic, topics, `Topics: ${topics.join(", ") || "none"}.`)}`);
	let found = all.filter((one) => one.topic === topic && one.file.includes(only ?? ""));
	only !== void 0 && printDiagnostics(found.map((one) => ({
		...one,
		severity: "warning"
	})), Infinity);
	let codes = [...new Set(found.map(({ code }) => code))].sort();
	for (let code of codes) {
		let those = found.filter((one) => one.code === code), kinds = new Set(those.map(({ message }) => message)).size, files = new Set(those.map(({ file }) => file)).size;
		console.log(`${code}: ${plural(those.length, "place")}, ${kinds} different, in ${plural(files, "file")}.`);
	}
	return found.length === 0 && console.log(`Nothing found on the topic "${topic}".`), 0;
}
async function findFaults(context, { recordAnchors }) {
	let tools = withoutColors(threadTools(context));
	try {
		let project = await openProject({
			...projectOptions(context, !1),
			lint: !0
		}, tools), { locales, diagnostics: ofSite, waiting } = await compilePages(project, tools, context), [{ contents } = { contents: [] }] = locales, lint = await lintSite(project, contents);
		recordAnchors && writeRecords(project, contents);
		let anchors = checkRecords(project, contents);
		await tools.settled();
		let compiled = locales.flatMap((one) => {
			for (let content of one.contents) content.articleHtml();
			let found = one.contents.flatMap((content) => content.compiled.diagnostics);
			return ownFaults(found, one.project);
		}), refused = project.config.kit.refuses ?? [], diagnostics = [.../* @__PURE__ */ new Set([
			...ofSite,
			...compiled,
			...anchors,
			...lint
		])].map((found) => refused.includes(found.code) ? {
			...found,
			severity: "error"
		} : found);
		return {
			diagnostics: context.lenient ? asWarnings(diagnostics) : diagnostics,
			pages: locales.reduce((sum, one) => sum + one.contents.length, 0),
			waiting,
			topics: project.linter?.topics ?? []
		};
	} finally {
		await tools.close();
	}
}
/** What a site has promised to keep: the addresses that readers may have, and the ids that the product may ask for. */
const RECORDS = {
	anchors: "anchors.tsv",
	helpIds: "help-ids.txt"
};
/** Where something is recorded; undefined for a bare folder. */
function recordFile({ options }, name) {
	return options.siteDir === void 0 ? void 0 : path.join(options.siteDir, RECORDS[name]);
}
function readRecord(file, { config }) {
	return existsSync(file) ? replaceProduct(readFileSync(file, "utf8"), config.product, "target") : "";
}
function writeRecords(project, contents) {
	let write = (name, format) => {
		let file = recordFile(project, name);
		if (file === void 0) return;
		let text = format(readRecord(file, project)), { slug } = project.config.product ?? {};
		(text !== "" || existsSync(file)) && writeFileSync(file, slug ? text.replaceAll(slug, "{product}") : text);
	};
	write("anchors", (record) => formatAnchorRecord(parseAnchorRecord(record), anchoredPages(contents))), write("helpIds", (record) => formatHelpRecord(parseHelpRecord(record), pagesOf(contents)));
}
/** What readers and the product have kept, and would lose. A site without a record keeps none. */
function checkRecords(project, contents) {
	let check = (name, find) => {
		let file = recordFile(project, name);
		return file === void 0 || !existsSync(file) ? [] : find(readRecord(file, project), path.relative(project.options.cwd, file));
	};
	return [...check("anchors", (record, file) => checkAnchorRecord(parseAnchorRecord(record), anchoredPages(contents), {
		file,
		redirects: project.site.redirectMap
	})), ...check("helpIds", (record, file) => checkHelpRecord(parseHelpRecord(record), pagesOf(contents), file))];
}
function pagesOf(contents) {
	return contents.map(({ page }) => page);
}
function anchoredPages(contents) {
	return contents.flatMap(({ page: { route, source }, compiled: { anchors } }) => source ? [{
		route,
		...keyPlace(source, "anchors"),
		anchors
	}] : []);
}
/** Faults found by the site's own rules. */
async function lintSite(project, contents) {
	let { config, linter, options, pageList, data } = project, { siteDir, cwd } = options;
	if (siteDir === void 0 || !linter) return [];
	let pages = contents.flatMap(({ page, compiled }) => {
		let links = compiled.links.flatMap(({ target, file }) => file === void 0 && (target.kind === "page" || target.kind === "pending") ? [target.route] : []);
		return page.source ? [{
			source: page.source,
			links
		}] : [];
	});
	return linter.findings({
		siteDir,
		cwd,
		product: config.product,
		pages,
		pageList,
		data
	});
}
/** Highlighting finds no faults and takes as long as all other checks. */
function withoutColors(tools) {
	let code = (text) => () => text.split("\n").map(escapeHtml);
	return {
		...tools,
		fences: {
			...tools.fences,
			code
		},
		prepare: (languages) => tools.prepare(new Set([...languages].filter((language) => language.startsWith("mermaid"))))
	};
}
export { runCheck };
