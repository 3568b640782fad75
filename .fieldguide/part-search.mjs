import { O as routeHref } from "./part-shellIds.mjs";
import { n as topSections } from "./part-topSection.mjs";
import { E as clientHosts, f as ownFaults, i as projectOptions, t as compilePages } from "./part-commandContext.mjs";
import { d as isError, t as FieldguideError } from "./part-errors.mjs";
import { f as plural } from "./part-text.mjs";
import { t as createTools } from "./part-compileTools.mjs";
import { n as onDisk } from "./part-outputFolder.mjs";
import { n as openProject } from "./part-project.mjs";
import { n as searchPage } from "./part-searchPage.mjs";
import { t as printDiagnostics } from "./part-report.mjs";
import path from "node:path";
import { mkdirSync, writeFileSync } from "node:fs";
// src/search/hosted/fault.ts
const CHECK_KEY = {
	search: "search.applicationId and search.searchApiKey in the site's settings, and that the key may search",
	admin: "FIELDGUIDE_SEARCH_ADMIN_KEY and search.applicationId; the key must have the rights addObject, deleteIndex, settings and editSettings for"
};
/** What an error of the official client, or of reading its answer, means for whoever runs the site. */
function serviceFault(error, { indexName, key }) {
	let { name, message } = error instanceof Error ? error : Error(String(error)), said = message.replace(/\.$/, ""), status = error instanceof Error ? Reflect.get(error, "status") : void 0;
	return status === 401 || status === 403 ? `The search service rejected the ${key} key (${status}): ${said}. Check ${CHECK_KEY[key]} "${indexName}".` : status === 404 ? `The search service has no index "${indexName}" (404). Check search.indexName in the site's settings, and run: fieldguide search push` : status === 429 ? "The search service received too many requests (429). Try again in a few minutes." : typeof status == "number" && status > 0 ? `The search service rejected the request (${status}): ${said}.` : name === "MalformedAnswer" ? `The search service returned data that this site cannot read: ${said}. Run: fieldguide search push` : name === "DeserializationError" ? "The search service returned something other than JSON. Check search.hosts." : name === "TimeoutError" ? "The search service did not respond in time." : name === "RetryError" ? "The search service cannot be reached. If the network is fine, check search.applicationId, search.hosts and the content security policy." : `The search service cannot be queried: ${said}.`;
}
// src/search/hosted/hostedRecords.ts
/** Bytes of text or code in one record: the service's smallest plan takes 10 KB a record with all that it holds. */
const ROOM = 7e3;
/** The records of the pages in reading order, each within the service's limit. */
function hostedRecords(pages, { siteUrl, urls }) {
	let labels = topSections(pages);
	return pages.flatMap(({ route, title, breadcrumbs, description, keywords, questions, records }) => {
		let empty = {
			route,
			anchor: "",
			title,
			heading: "",
			level: 1,
			text: "",
			code: ""
		};
		return (records.length > 0 ? records : [empty]).flatMap(({ anchor, heading, level, kind = "page", ...body }, position) => {
			let id = route + (anchor && `#${anchor}`), hash = anchor && `#${encodeURIComponent(anchor)}`;
			return partsOf(body).map((part, number) => ({
				objectID: number === 0 ? id : `${id} ${number + 1}`,
				url: new URL(routeHref(route, urls, hash), siteUrl).href,
				route,
				title,
				heading,
				level,
				kind,
				position,
				section: labels.get(route) ?? title,
				breadcrumbs,
				description: position === 0 ? description : "",
				keywords: position === 0 ? keywords : [],
				questions: [...position === 0 ? questions : [], ...body.questions ?? []],
				...part
			}));
		});
	});
}
/** Text and code of a section in as many parts as the service makes necessary: text before code. */
function partsOf({ text, code }) {
	return bytesOf(text + code) <= ROOM ? [{
		text,
		code
	}] : [...pack(text).map((part) => ({
		text: part,
		code: ""
	})), ...pack(code).map((part) => ({
		text: "",
		code: part
	}))];
}
/** Text in pieces that fit, parted between lines; a line that is too long is parted between its characters. */
function pack(text) {
	let pieces = [];
	for (let line of text.split("\n")) {
		let last = pieces.at(-1);
		last !== void 0 && bytesOf(`${last}\n${line}`) <= ROOM ? pieces[pieces.length - 1] = `${last}\n${line}` : bytesOf(line) <= ROOM ? pieces.push(line) : pieces.push(...line.match(RegExp(".{1,1166}", "gu")) ?? []);
	}
	return pieces.filter((piece) => piece !== "");
}
/** Bytes as it is sent. */
function bytesOf(text) {
	return new TextEncoder().encode(JSON.stringify(text)).length;
}
/**
* How the service ranks our records: names before text, the page's own beginning before its sections, and questions
* find something although no place has every word. Numbers (ports, versions) are not corrected.
*/
const INDEX_SETTINGS = {
	searchableAttributes: [
		"unordered(title)",
		"unordered(heading)",
		"unordered(keywords)",
		"unordered(questions)",
		"unordered(description)",
		"unordered(breadcrumbs)",
		"unordered(text)",
		"unordered(code)"
	],
	attributesForFaceting: ["afterDistinct(section)", "afterDistinct(kind)"],
	attributeForDistinct: "route",
	distinct: 1,
	customRanking: ["asc(level)", "asc(position)"],
	queryLanguages: ["en"],
	indexLanguages: ["en"],
	ignorePlurals: !0,
	removeStopWords: !0,
	removeWordsIfNoResults: "allOptional",
	allowTyposOnNumericTokens: !1
}, TIMEOUTS = {
	connect: 15e3,
	read: 15e3,
	write: 6e4
}, ADMIN_KEY = "FIELDGUIDE_SEARCH_ADMIN_KEY";
/** `fieldguide search push`: puts the site's records into the hosted index that its settings name. */
async function runSearchPush(context, options) {
	let tools = createTools(), project = await openProject(projectOptions(context, !1), tools), adminKey = options.dryRun ? "" : adminKeyOf(options.environment, hostedSettings(project)), locales = (await searchPages(project, tools, context)).map(({ project: one, pages }) => {
		let records = hostedRecords(pages, {
			siteUrl: siteUrl(project),
			urls: one.site.urls
		}), summary = `${plural(records.length, "record")} of ${plural(pages.length, "page")}`;
		return {
			settings: hostedSettings(one),
			records,
			summary,
			pages,
			project: one
		};
	});
	if (locales.every(({ pages }) => pages.length === 0)) throw new FieldguideError("The site has no searchable pages. Nothing has been sent.");
	for (let { records, project: one } of locales) printDiagnostics(ownFaults(tooLong(records, one), one));
	if (options.recordsFile !== void 0) {
		let lines = locales.flatMap(({ records }) => records.map((record) => `${JSON.stringify(record)}\n`)), file = path.resolve(context.cwd, options.recordsFile);
		onDisk(options.recordsFile, () => {
			mkdirSync(path.dirname(file), { recursive: !0 }), writeFileSync(file, lines.join(""));
		});
	}
	for (let { settings, records, summary } of locales) {
		let { indexName } = settings;
		if (options.dryRun) {
			console.log(JSON.stringify({
				indexName,
				settings: INDEX_SETTINGS
			}));
			for (let record of records) console.log(JSON.stringify(record));
			console.error(`${summary} would be pushed to the index "${indexName}". Nothing has been sent.`);
		} else await push(records, settings, adminKey), console.log(`Pushed ${summary} to the index "${indexName}".`);
	}
	return 0;
}
function hostedSettings({ config: { search } }) {
	if (search !== !1 && search.provider === "algolia") return search;
	throw new FieldguideError("The site has no hosted search to push to. Set search: { provider: 'algolia', ... } in site.config.ts, or leave it out: fieldguide build creates the embedded index.");
}
function siteUrl({ config: { url } }) {
	if (url !== void 0) return url;
	throw new FieldguideError("The site has no address, but search records need full addresses. Set url: 'https://docs.example.com' in site.config.ts.");
}
function adminKeyOf(environment, settings) {
	let key = environment[ADMIN_KEY]?.trim() ?? "";
	if (key === "") throw new FieldguideError(`${ADMIN_KEY} is not set. Set it to a key of the search service with write access to "${settings.indexName}" (store it as a secret of your CI, not in the settings), or view the records with --dry-run.`);
	if (!/^[\x21-\x7e]+$/.test(key)) throw new FieldguideError(`${ADMIN_KEY} contains characters that are not allowed in a key. Copy the key again.`);
	if (key === settings.searchApiKey) throw new FieldguideError(`search.searchApiKey in the settings is the same key as ${ADMIN_KEY} and is published on every page. Revoke it at the search service, and use a search-only key in the settings.`);
	return key;
}
/** What search knows of each page of each locale; the same faults as in a build stop it. */
async function searchPages(project, tools, context) {
	let { locales, diagnostics } = await compilePages(project, tools, context), ofPages = locales.flatMap(({ contents, project: one }) => ownFaults(contents.flatMap((content) => content.compiled.diagnostics), one)), errors = [...diagnostics, ...ofPages].filter(isError);
	if (errors.length > 0 && !project.options.tolerant) throw new FieldguideError("The site cannot be built, so nothing has been sent.", errors);
	return locales.map(({ project: one, contents }) => ({
		project: one,
		pages: contents.flatMap(({ page, compiled }) => searchPage(page, compiled.records, one.site) ?? [])
	}));
}
/** The sections that are longer than a record of the service may be. */
function tooLong(records, { site }) {
	let parts = /* @__PURE__ */ new Map();
	for (let record of records) parts.set(record.url, [...parts.get(record.url) ?? [], record]);
	return [...parts.values()].flatMap((own) => {
		let [first] = own;
		if (!first || own.length < 2) return [];
		let page = site.table.pages.get(first.route), anchor = first.objectID.slice(first.route.length), name = anchor === "" ? "the text before the first heading" : `the section "${anchor}"`;
		return [{
			severity: "warning",
			code: "search-long-section",
			file: page?.source?.file ?? page?.file ?? first.route,
			message: `${name} is longer than the search service allows for one record, so it is stored in ${own.length} parts.`,
			hint: "Add headings so that search results lead closer to the answer."
		}];
	});
}
/** Replaces the records of the index in one step, and sets how it ranks them. */
async function push(records, settings, adminKey) {
	let { algoliasearch } = await import("algoliasearch"), { applicationId, indexName } = settings, client = algoliasearch(applicationId, adminKey, {
		timeouts: TIMEOUTS,
		...clientHosts(settings)
	});
	try {
		await client.setSettings({
			indexName,
			indexSettings: INDEX_SETTINGS
		}), await client.replaceAllObjects({
			indexName,
			objects: records.map((record) => ({ ...record }))
		});
	} catch (error) {
		let fault = serviceFault(error, {
			indexName,
			key: "admin"
		}), spellings = [
			adminKey,
			encodeURIComponent(adminKey),
			JSON.stringify(adminKey).slice(1, -1)
		];
		throw new FieldguideError(`${spellings.reduce((shown, spelling) => shown.replaceAll(spelling, "***"), fault)} Run the command again: until it succeeds, the index "${indexName}" may hold the records of an earlier push.`);
	}
}
export { runSearchPush };
