import { r as __toESM } from "./part-rolldown-runtime.mjs";
import { d as isError, h as placeSubjects, l as invariant, m as placeOfWords, p as placeIn, t as FieldguideError } from "./part-errors.mjs";
import { $ as markdownFileNames, $t as lightNodes, At as tableBox, B as checkMainDoc, Bt as watchStored, Ct as captionNodes, Dt as iconHtml, Et as Admonition, F as checkHelpIds, Ft as inReadingOrder, Gt as require_jsx_runtime, H as readGlossaryFile, Ht as wrapWords, It as REVEAL_EVENT, J as staysInside, Jt as ThemedImage, K as AssetStore, Kt as require_lucide, Lt as findTarget, M as checkDataLinks, Mt as mapLinks, N as readDataSets, Nt as AppliesTo, Ot as hasTools, P as dataFile, Pt as TocFold, Q as markdownArchive, Qt as inlineCode, Rt as readStored, Sn as replaceProductInLine, Tt as sameColumns, U as readPlaceholders, Ut as TextsContext, V as readAppliesValues, Vt as trustedHtml, Wt as createTranslate, X as isFolder, Xt as filled, Y as isFile, Yt as decoration, Z as MARKDOWN_ARCHIVE, Zt as h, _ as servedFile, _n as sourcePage, _t as readMap, an as plainTable, bn as productIn, bt as textsIn, c as loadSiteConfig, cn as lightText, en as link$1, f as ownFaults, fn as tableOfContents, ft as slug, gn as isUnlisted, gt as placeAt, hn as readingOrder, ht as parseYaml, in as paragraph, it as pageMarkdown, jt as createTermTips, kt as isLong, l as siteConfigSchema, ln as plannedHtml, lt as withHtml, m as bundleKit, mn as childPages, mt as mapDiagnostics, nn as list, o as findSiteConfig, on as strong, ot as feedsOf, pn as branchFor, pt as loadMath, qt as DocCardList, rn as listed, s as loadModule, sn as text$1, tn as linkTo, u as settingPlace, un as textOf, vn as describePage, vt as yamlDiagnostic, wt as columnLooks, xn as replaceProduct, yn as keyPlace, yt as partOf, z as checkDisplayedSidebars, zt as shareStored } from "./part-commandContext.mjs";
import { A as sharedHref, E as normalizeRoute, O as routeHref, S as localizedBaseUrl, b as isScriptUrl, g as fileHref, j as splitLink, m as decodePath, p as SCRIPT_URL, x as joinPath, y as isExternal } from "./part-shellIds.mjs";
import { a as hintFor, l as longDate, n as escapeHtml, p as printable, s as isRecord, u as nearest } from "./part-text.mjs";
import { $ as downloadsTitle, B as copyCode, Ft as notStated$1, Gt as pages, N as blogPage, P as blogPageTitle, S as alsoCalled, Tn as wrapLines, W as directLink, X as download, Xt as posts, Yt as postTagTitle, Z as downloadsDescription, an as searchDescription, b as allRows, bt as linkToRow, d as GROUPS, dt as glossaryLetters, gn as tags, ht as languageCode, in as search, ln as see, q as docsTagTitle, tn as readMore$1, un as showAllLines, wn as wholeTable, x as allTags, z as code } from "./part-compileTools.mjs";
import { n as require__by_require_react, t as require_server } from "./part-server.mjs";
import { _ as unknown, a as boolean, d as object, f as preprocess, g as union, h as string, l as literal, m as strictObject, p as record, r as array, u as number } from "./part-schemas.mjs";
import path from "node:path";
import { readFileSync, readdirSync, realpathSync, statSync } from "node:fs";
import { isUtf8 } from "node:buffer";
// src/engine/output/downloads.ts
var import__by_require_react = /* @__PURE__ */ __toESM(require__by_require_react(), 1), import_server = require_server(), import_lucide = require_lucide();
/** What the settings offer for download, as far as the files are there; sizes of those that a build makes come later. */
function offeredDownloads({ downloads, markdown }, staticDir, staticFiles) {
	return downloads.flatMap((offer) => staticDir !== void 0 && staticFiles.includes(offer.file) ? [{
		...offer,
		bytes: statSync(path.join(staticDir, offer.file)).size
	}] : offer.file === "docs.zip" && markdown ? [offer] : []);
}
/** Names the offered files that are still missing; undefined if there are none. */
function missingDownloads({ config, downloads }) {
	let there = new Set(downloads.map(({ file }) => file)), missing = config.downloads.map(({ file }) => file).filter((file) => !there.has(file));
	if (missing.length !== 0) return `/downloads/ does not offer ${missing.join(" and ")} yet. Put it into the static folder ("fieldguide pdf --file" and "fieldguide build --portable --zip" make such files), and build again.`;
}
/** A copy that opens from a folder: without the files that are as large as itself, one of which may be an older copy. */
function withoutLargeDownloads(project) {
	let large = new Set(project.downloads.map(({ file }) => file).filter((file) => file !== MARKDOWN_ARCHIVE));
	return {
		...project,
		downloads: project.downloads.filter(({ file }) => !large.has(file)),
		staticFiles: project.staticFiles.filter((file) => !large.has(file))
	};
}
/** The archive of all Markdown where it is offered for download: its size must be known before its page is written. */
async function archiveToOffer(project, contents) {
	if (!project.downloads.some(({ file, bytes }) => file === "docs.zip" && bytes === void 0)) return;
	let byPage = new Map(contents.map((content) => [content.page, content]));
	return markdownArchive(project, (page) => {
		let content = byPage.get(page);
		return content ? pageMarkdown(page, content.compiled, project) : "";
	});
}
// src/engine/content/categoryFile.ts
const schema = strictObject({
	label: string(),
	position: number(),
	collapsible: boolean(),
	collapsed: boolean(),
	className: string(),
	key: string(),
	description: string(),
	customProps: record(string(), unknown()),
	link: union([object({
		type: literal("generated-index"),
		slug: string().optional(),
		title: string().optional(),
		description: string().optional(),
		image: string().optional(),
		keywords: array(string()).optional()
	}), object({
		type: literal("doc"),
		id: string()
	})], "expected \"type: generated-index\", or \"type: doc\" with an \"id\"").nullable()
}).partial(), TARGETS = /* @__PURE__ */ new Set([
	"id",
	"slug",
	"image"
]);
/** Reads a category file; YAML is a superset of JSON, so one reader serves both. */
function readCategoryFile({ text, file, json, product }) {
	let { parsed, fault } = parseYaml(json ? text.replace(/\t/g, "  ") : text);
	if (!parsed) return { diagnostics: [yamlDiagnostic(fault, file)] };
	let { value, faults } = readMap(parsed, schema), diagnostics = mapDiagnostics(faults, {
		what: "category file",
		code: "category",
		file
	});
	if (diagnostics.some(isError)) return { diagnostics };
	let linkLine = placeAt(parsed.tree(), ["link"]).line;
	return {
		category: {
			...productIn(value, product, TARGETS),
			file,
			linkLine
		},
		diagnostics
	};
}
// src/engine/content/frontMatter.ts
/** Numbers and truth values are text by now (`TEXTS`); a list or a map (`{product}`) is none. */
const text = string("expected text"), date = string("expected a date").refine((value) => !Number.isNaN(Date.parse(value)), "expected a date").transform(isoDate), address = string().refine((value) => !isScriptUrl(value), SCRIPT_URL), link = string().nullable(), headingLevel = number().int().min(2).max(6), lines = union([text.transform((only) => [only]), array(text)], "expected text or a list of texts"), quoted = string("expected text; quote a number (\"19.10\")").min(1, "must not be empty"), question = union([text.transform((only) => [{
	id: "",
	text: only
}]), record(string(), text).transform((ofIds) => Object.entries(ofIds).map(([id, only]) => ({
	id,
	text: only
})))], "expected a text, or an id with a text"), helpId = string("expected an id or a list of ids").regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "use lowercase letters, digits and single hyphens"), frontMatterSchema = strictObject({
	id: text,
	title: text,
	slug: string(),
	description: text,
	keywords: union([array(text), string().transform((list) => list.split(/\s*,\s*/))]),
	/** What readers ask that this page answers, or would call a section of it; search knows it by them. */
	questions: array(question).transform((list) => list.flat()),
	image: address,
	sidebar_position: number(),
	sidebar_label: text,
	sidebar_class_name: string(),
	/** Stands above this item and its neighbours, up to the next one with a caption. */
	sidebar_caption: text,
	sidebar_custom_props: record(string(), unknown()),
	displayed_sidebar: link,
	hide_title: boolean(),
	hide_table_of_contents: boolean(),
	toc_min_heading_level: headingLevel,
	toc_max_heading_level: headingLevel,
	pagination_prev: link,
	pagination_next: link,
	pagination_label: text,
	custom_edit_url: address.nullable(),
	tags: array(union([text, object({
		label: text,
		permalink: string()
	})])),
	draft: boolean(),
	/** Blog posts only. */
	date,
	authors: union([text, array(union([text, object({ name: text })]))]),
	unlisted: boolean(),
	/** `false`: the page is not found by search. */
	search: boolean(),
	/** `false`: the page does not explain the terms of the glossary. */
	term_tips: boolean(),
	last_update: object({
		date: date.optional(),
		author: text.optional()
	}),
	/** What must be true before the reader begins, and what the page is about: see `docs/components.md`. */
	before: record(string(), lines),
	/** Ids that the page had, each with the one that is in its place now. */
	anchors: record(string(), text),
	/** Ids by which the product's context help finds the page; one or a list. Other releases keep them. */
	help_id: preprocess((given) => typeof given == "string" ? [given] : given, array(helpId)),
	/** One map, or a list of them. */
	applies_to: preprocess((given) => Array.isArray(given) ? given : [given], array(record(string(), quoted)))
}).partial();
/** `2026-11-21`. A date without a time is read in no time zone, so that it is the same day everywhere. */
function isoDate(value) {
	let written = /^\d{4}-\d{2}-\d{2}/.exec(value)?.[0];
	if (written) return written;
	let parsed = new Date(value);
	return [
		parsed.getFullYear(),
		parsed.getMonth() + 1,
		parsed.getDate()
	].map((part) => String(part).padStart(2, "0")).join("-");
}
const BLOCK = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/;
/**
* Reads the YAML block at the head of a page. A fault of YAML is an error with its line and column;
* a wrong-typed value is an error at the line of its key; an unknown key is a warning that names the nearest.
*/
function readFrontMatter(text, file) {
	let source = printable(text), read = readBlock(source, file);
	if (source === text) return read;
	let at = text.split("").findIndex((sign, index) => sign !== source[index]), fault = {
		code: "control-character",
		file,
		...placeIn(text, at),
		message: "the page contains control characters; each is shown as �.",
		hint: "Remove them."
	};
	return {
		...read,
		diagnostics: [{
			severity: "warning",
			...fault
		}, ...read.diagnostics]
	};
}
function readBlock(source, file) {
	let match = BLOCK.exec(source);
	if (!match) return {
		data: {},
		body: source,
		keyLines: {},
		diagnostics: unclosedBlock(source, file)
	};
	let body = "\n".repeat(match[0].split("\n").length - 1) + source.slice(match[0].length), { parsed, fault } = parseYaml(match[1] ?? "");
	if (!parsed) return {
		data: {},
		body,
		keyLines: {},
		diagnostics: [yamlDiagnostic(fault, file, 1)]
	};
	let tree = parsed.tree(), written = {
		value: asWritten(parsed.value, tree),
		tree: () => tree
	}, { value, faults } = readMap(written, frontMatterSchema), diagnostics = mapDiagnostics(faults, {
		what: "front matter",
		code: "front-matter",
		file,
		above: 1
	}), keyLines = linesOfKeys(tree);
	if (value.title?.trim() !== "") return {
		data: value,
		body,
		keyLines,
		diagnostics
	};
	let { title: _, ...data } = value;
	return diagnostics.push({
		severity: "warning",
		file,
		line: keyLines.title ?? 1,
		column: 1,
		code: "title-empty",
		message: "the title is empty, so the page is named after its first heading or its file.",
		hint: "Write a title, or remove the key."
	}), {
		data,
		body,
		keyLines,
		diagnostics
	};
}
function unclosedBlock(source, file) {
	return /^---[ \t]*\n[\w-]+:/.test(source) ? [{
		code: "front-matter-unclosed",
		file,
		line: 1,
		column: 1,
		message: "the front matter has no closing line.",
		hint: "Add a line with three hyphens (---) after its last key."
	}] : [];
}
/** Keys that hold text and nothing else, as deep as it may be: what is written counts (`time: 10`). */
const TEXTS = new Set("id title description keywords questions tags authors last_update before anchors help_id sidebar_label sidebar_caption pagination_label".split(" ")), NULLABLE = /* @__PURE__ */ new Set([
	"pagination_prev",
	"pagination_next",
	"custom_edit_url",
	"displayed_sidebar"
]);
/**
* Values as their author means them: `title: 1.30` is the text "1.30", not the number 1.3, and an empty value is "not
* set", except where null has a meaning of its own.
*/
function asWritten(value, tree) {
	if (!isRecord(value)) return value;
	let entries = Object.entries(value).flatMap(([key, given]) => given === null && Object.hasOwn(frontMatterSchema.shape, key) && !NULLABLE.has(key) ? [] : [[key, TEXTS.has(key) ? textsIn(given, partOf(tree, key)?.value) : given]]);
	return Object.fromEntries(entries);
}
/** Line of each top-level key, and of each key right below one (`before.role`), counted in the file (the opening `---` is line 1). */
function linesOfKeys(tree) {
	let lines = {};
	for (let { key, place, value } of tree?.kind === "map" ? tree.entries : []) {
		lines[key] = place.line + 1;
		for (let inner of value.kind === "map" ? value.entries : []) lines[`${key}.${inner.key}`] = inner.place.line + 1;
	}
	return lines;
}
const FRONT_MATTER_TARGETS = new Set("slug image custom_edit_url pagination_prev pagination_next id permalink".split(" "));
/** The product in front matter. What `before` says is light Markdown: the name, and in the targets of links the slug. */
function productInFrontMatter(data, product) {
	let { before, ...rest } = data, texts = productIn(rest, product, FRONT_MATTER_TARGETS);
	if (!before || !product) return {
		...texts,
		before
	};
	let inLine = (text) => replaceProductInLine(text, product).line, lines = Object.entries(before).map(([key, given]) => [key, given.map(inLine)]);
	return {
		...texts,
		before: Object.fromEntries(lines)
	};
}
// src/engine/content/scan.ts
/** What an underscore or a dot hides, and packages of a project whose folder holds pages. */
const LEFT_OUT = /^(?:[_.]|node_modules$)/, CATEGORY_FILE = /^_category_\.(?:json|ya?ml)$/;
/**
* Reads every page and category file below a folder. Files and folders whose names start with `_` or `.`
* are left out, and `node_modules`. Faults of single files come back as diagnostics.
* @throws FieldguideError when the folder does not exist.
*/
function scanDocs(options) {
	if (!isFolder(options.root)) {
		let file = path.relative(options.cwd, options.root) || options.root;
		throw new FieldguideError(`The docs folder "${file}" does not exist. Name a folder of Markdown files with --docs, or a site folder that contains "docs" with --site.`);
	}
	let scan = new Scan(options);
	return scan.folder(""), scan;
}
/** One walk through a folder; paths are relative to it. */
var Scan = class {
	options;
	pages = [];
	categories = /* @__PURE__ */ new Map();
	diagnostics = [];
	constructor(options) {
		this.options = options;
	}
	folder(folder) {
		let entries = this.readable(folder, (file) => readdirSync(file, { withFileTypes: !0 })) ?? [];
		entries.sort((a, b) => a.name < b.name ? -1 : 1);
		for (let entry of entries) {
			let isCategory = CATEGORY_FILE.test(entry.name);
			if (LEFT_OUT.test(entry.name) && !isCategory) continue;
			let relative = folder ? `${folder}/${entry.name}` : entry.name, isFolder = entry.isDirectory();
			if (entry.isSymbolicLink()) {
				let target = this.linkTarget(relative);
				if (target === void 0) continue;
				isFolder = target === "folder";
			}
			if (isCategory) this.category(folder, relative);
			else if (isFolder) this.folder(relative);
			else if (!entry.isFile() && !entry.isSymbolicLink()) continue;
			else entry.name.endsWith(".md") ? this.page(relative) : entry.name.endsWith(".mdx") && this.mdxPage(relative);
		}
	}
	/** What a symbolic link leads to; one that leaves the docs folder is an error. */
	linkTarget(relative) {
		let absolute = path.join(this.options.root, relative), fault = (message, hint) => this.fault(relative, {
			code: "symlink",
			message,
			hint
		}), target;
		try {
			target = realpathSync(absolute);
		} catch {
			return fault("the symbolic link is broken.", "Remove it, or create its target.");
		}
		let root = realpathSync(this.options.root);
		return target !== root && !target.startsWith(root + path.sep) ? fault(`the symbolic link points outside the docs folder, to ${target}.`, "Copy the file into the docs folder.") : path.join(realpathSync(path.dirname(absolute)), path.basename(absolute)).startsWith(target + path.sep) || target === root ? fault("the symbolic link points to a folder that contains it.", "Remove it.") : statSync(target).isDirectory() ? "folder" : "file";
	}
	/** Reads a file or folder, which may be gone by now or forbidden: a fault of its own. */
	readable(relative, read) {
		try {
			return read(path.join(this.options.root, relative));
		} catch (error) {
			let reason = error instanceof Error && "code" in error ? ` (${error.code})` : "";
			return this.fault(relative, {
				code: "unreadable",
				message: `it cannot be read${reason}.`,
				hint: "Check that it still exists and that this user can read it."
			});
		}
	}
	/** The text of a file without BOM, with `\n` as the only line end there is, or undefined with a diagnostic. */
	text(relative) {
		let bytes = this.readable(relative, (file) => readFileSync(file));
		if (bytes === void 0) return;
		let text = bytes.toString("utf8");
		if (isUtf8(bytes)) return text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n").replace(/[\u2028\u2029]/g, " ");
		let place = placeIn(text, text.indexOf("�"));
		return this.fault(relative, {
			code: "encoding",
			...place,
			message: "the file is not UTF-8.",
			hint: "Save it as UTF-8 in your editor."
		});
	}
	category(folder, relative) {
		let text = this.text(relative);
		if (text === void 0) return;
		let { product } = this.options.syntax ?? {}, { category, diagnostics } = readCategoryFile({
			text,
			file: this.shown(relative),
			json: relative.endsWith(".json"),
			product
		});
		this.diagnostics.push(...diagnostics), category && this.categories.set(folder, category);
	}
	page(relative) {
		let text = this.text(relative);
		if (text === void 0) return;
		let { root, syntax = {} } = this.options, file = this.shown(relative), { data, body, keyLines, diagnostics } = readFrontMatter(text, file);
		this.diagnostics.push(...diagnostics), body.trim() === "" && Object.keys(data).length === 0 && diagnostics.length === 0 && this.fault(relative, {
			severity: "warning",
			line: 1,
			column: 1,
			code: "empty-file",
			message: "the page is empty.",
			hint: "Write it, or remove the file."
		});
		let unread = diagnostics.filter(isError).map(({ message }) => message), frontMatter = productInFrontMatter(data, syntax.product), page = describePage({
			root,
			relative,
			file,
			frontMatter,
			keyLines,
			body,
			unread
		}, syntax);
		if (!page.route.split("/").includes("..")) this.pages.push(page);
		else {
			let message = `the route ${page.route} is outside the site.`;
			this.diagnostics.push({
				code: "route-escape",
				...keyPlace(page, "slug", "id"),
				message,
				hint: "Remove the \"..\" parts from its slug or id."
			});
		}
	}
	mdxPage(relative) {
		this.fault(relative, {
			code: "mdx",
			severity: "forgivable",
			message: "pages of MDX are not read here.",
			hint: "Make Markdown of all pages with \"fieldguide import\", or rename this one to .md if it has no code."
		});
	}
	fault(relative, fault) {
		this.diagnostics.push({
			file: this.shown(relative),
			...fault
		});
	}
	/** A path as it is in messages. */
	shown(relative) {
		let { root, cwd } = this.options;
		return path.relative(cwd, path.join(root, relative)) || relative;
	}
};
// src/engine/data/localeTexts.ts
const settingsSchema = record(string(), string().min(1));
/**
* Reads `texts.yaml` of a locale: the groups of `en.yaml` with the same keys, and under `settings` texts of the settings.
* A key that is unknown, or whose text lacks a gap of the English one, is an error with its line, one that is missing a
* warning; English is shown instead.
* `htmlLang` says which forms a text with a number has; `known`: texts of the settings.
*/
function readLocaleTexts({ text, file }, { htmlLang, known }) {
	let diagnostics = [], none = {
		own: {},
		browser: {},
		settings: /* @__PURE__ */ new Map(),
		diagnostics
	}, { parsed, fault } = parseYaml(text);
	if (!parsed) return {
		...none,
		diagnostics: [yamlDiagnostic(fault, file)]
	};
	let tree = parsed.tree(), report = (path, message, hint, severity = "forgivable") => diagnostics.push({
		severity,
		code: "locale-texts",
		file,
		...placeAt(tree, path),
		message,
		hint
	}), value = isRecord(parsed.value) ? parsed.value : {}, groups = [...Object.keys(GROUPS), "settings"];
	for (let name of Object.keys(value)) groups.includes(name) || report([name], `unknown key "${name}".`, hintFor(name, groups, `Known keys: ${groups.join(", ")}.`));
	let read = (group) => readGroup(value[group], GROUPS[group], {
		htmlLang,
		report: (path, ...fault) => report([group, ...path], ...fault)
	}), build = read("build"), browser = read("browser");
	return {
		own: {
			...build,
			...browser
		},
		browser,
		settings: readSettings$1(parsed, {
			known,
			report
		}),
		diagnostics
	};
}
function readGroup(given, english, { htmlLang, report }) {
	let written = isRecord(given) ? given : {}, own = {};
	for (let name of Object.keys(written)) Object.hasOwn(english, name) || report([name], `unknown key "${name}".`, hintFor(name, Object.keys(english), "Remove it: the interface has no such text."));
	let missing = Object.keys(english).filter((name) => !Object.hasOwn(written, name));
	if (missing.length > 0) {
		let names = missing.length > 5 ? [...missing.slice(0, 5), `and ${missing.length - 5} more`] : missing;
		report([], `${missing.length === 1 ? "a text is missing" : `${missing.length} texts are missing`}: ${names.join(", ")}.`, "Until they are translated, English is shown.", "warning");
	}
	for (let [name, constant] of Object.entries(english)) {
		if (!Object.hasOwn(written, name)) continue;
		let text = readText(written[name], {
			constant,
			htmlLang,
			report: (...fault) => report([name], ...fault)
		});
		text !== void 0 && (own[constant] = text);
	}
	return own;
}
/** One text, or its forms; undefined if it cannot replace the English one. */
function readText(given, { constant, htmlLang, report }) {
	let [, last = constant] = constant.split("\n"), isCounted = last !== constant, forms = isCounted ? new Intl.PluralRules(htmlLang).resolvedOptions().pluralCategories : [], written = isCounted ? given : { text: given };
	if (!isRecord(written) || Object.values(written).some((text) => typeof text != "string" || text === "")) {
		let hint = isCounted ? `Give it the forms ${forms.join(", ")}.` : "Write a text, in quotes if need be.";
		report(isCounted ? "the text has no forms by number." : "it is not a text.", hint);
		return;
	}
	let texts = Object.entries(written).flatMap(([form, text]) => typeof text == "string" ? [{
		form,
		text
	}] : []), strange = texts.find(({ form }) => isCounted && !forms.some((known) => known === form)), lacking = forms.find((form) => !Object.hasOwn(written, form));
	if (strange || lacking) {
		report(`${strange ? `"${strange.form}" is no form by number of this language` : `the form "${lacking}" is missing`}.`, `Its forms are ${forms.join(", ")}.`);
		return;
	}
	let gaps = gapsOf(last);
	for (let { form, text } of texts) {
		let dropped = gaps.filter((gap) => gap !== "{count}" || form === "other" || form === "text").find((gap) => !text.includes(gap)), added = gapsOf(text).find((gap) => !gaps.includes(gap));
		if (dropped === void 0 && added === void 0) continue;
		let all = `The English text is "${last.split("¦", 1).join("")}".`;
		report(dropped ? `the text lacks ${dropped}.` : `the text has ${added}, which nothing fills.`, all);
		return;
	}
	return isCounted ? Object.fromEntries(texts.map(({ form, text }) => [form, text])) : texts[0]?.text;
}
function gapsOf(text) {
	return text.match(/\{\w+\}/g) ?? [];
}
function readSettings$1({ value }, { known, report }) {
	let given = isRecord(value) ? value.settings ?? {} : {}, checked = settingsSchema.safeParse(given);
	if (!checked.success) return report(["settings"], "the texts of the settings are not a map of texts.", "Write \"Guides: ...\", a line each."), /* @__PURE__ */ new Map();
	for (let text of Object.keys(checked.data)) known.has(text) || report(["settings", text], `the settings have no text "${text}".`, hintFor(text, known, "Remove it."));
	return new Map(Object.entries(checked.data));
}
// src/engine/output/locales.ts
/**
* The languages of a site, the default one first. A language that cannot be shown is left out with a fault: the others
* are as they were.
*/
function readLocales(input) {
	let { siteDir, cwd, config, configFile, settingsText } = input, diagnostics = [], [usual, ...others] = config.locales;
	if (!usual) return {
		locales: [],
		diagnostics
	};
	let i18n = path.join(siteDir ?? "", "i18n"), report = (key, message, hint) => {
		let place = settingPlace(key, settingsText);
		diagnostics.push({
			code: "locale",
			file: configFile,
			...place,
			message,
			hint
		});
	}, codes = new Set(config.locales.map(({ code }) => code)), folders = siteDir !== void 0 && isFolder(i18n) ? foldersIn(i18n) : [];
	for (let name of folders.filter((folder) => !codes.has(folder))) report(["locales"], `the folder ${path.relative(cwd, path.join(i18n, name))} has no entry in "locales".`, `Add { code: '${name}', label: ... } to "locales", or remove the folder.`);
	let shown = others.filter(({ code }, index) => {
		let folder = path.join(i18n, code);
		if (siteDir !== void 0 && isFolder(folder)) return !0;
		let where = path.relative(cwd, folder);
		return report(["locales", String(index + 1)], `the locale "${code}" has no folder ${where}.`, `Create it, with pages in ${where}/docs and texts in ${where}/texts.yaml.`), !1;
	}), known = new Set(settingsTexts(config)), locales = shown.map((locale) => {
		let { code, htmlLang, path: segment } = locale, { own, browser, settings, ...read } = readLocaleTexts(input.readFile(`i18n/${code}/texts.yaml`), {
			htmlLang,
			known
		});
		return diagnostics.push(...read.diagnostics), {
			locale,
			t: createTranslate(own, htmlLang),
			texts: browser,
			config: {
				...inLanguage(config, settings),
				baseUrl: localizedBaseUrl(config.baseUrl, segment, usual.path),
				search: ownIndex(config.search, code),
				locales: [usual, ...shown]
			},
			folder: path.join(i18n, code),
			prefix: `${segment}/`
		};
	});
	return {
		locales: [{
			locale: usual,
			t: createTranslate(),
			prefix: "",
			config: {
				...config,
				locales: [usual, ...shown]
			}
		}, ...locales],
		diagnostics
	};
}
/** A hosted index holds one language: the words of two would answer each other's queries. */
function ownIndex(search, code) {
	return search === !1 || search.provider !== "algolia" ? search : {
		...search,
		indexName: `${search.indexName}-${code}`
	};
}
function foldersIn(folder) {
	return readdirSync(folder, { withFileTypes: !0 }).filter((entry) => entry.isDirectory() && !/^[._]/.test(entry.name)).map(({ name }) => name).sort();
}
/** A path of a locale that a route or a file of the default one begins with: whose page would it be? */
function checkLocalePaths(taken, { config, configFile, settingsText }) {
	let clashing = /* @__PURE__ */ new Set(), diagnostics = [], paths = new Map(config.locales.slice(1).map(({ path, code }, index) => [path.toLowerCase(), {
		path,
		code,
		index: index + 1
	}]));
	for (let { route, file } of taken) {
		let found = paths.get(route.split("/")[1]?.toLowerCase() ?? "");
		if (!found || clashing.has(found.code)) continue;
		let { path, code, index } = found;
		clashing.add(code);
		let place = settingPlace([
			"locales",
			String(index),
			"path"
		], settingsText), message = `the path "${path}" of the locale "${code}" is that of ${file ?? `the page ${route}`}.`;
		diagnostics.push({
			code: "locale-path",
			file: configFile,
			...place,
			message,
			hint: "Give the locale another \"path\"."
		});
	}
	return {
		clashing,
		diagnostics
	};
}
/**
* The pages of a locale: each page of the default one, in its own words where it has a translation. What exists in the
* locale alone is a fault, and left out.
*/
function scanLocale(usual, { label, ...options }) {
	let { root } = options, own = isFolder(root) ? scanDocs(options) : {
		pages: [],
		categories: /* @__PURE__ */ new Map(),
		diagnostics: []
	}, diagnostics = [...own.diagnostics], byPath = new Map(own.pages.map((page) => [page.relative, page])), pages = usual.pages.map((page) => {
		let translated = byPath.get(page.relative);
		if (byPath.delete(page.relative), !translated || translated.frontMatter.draft && !page.frontMatter.draft) return {
			...page,
			untranslated: !0,
			alsoIn: [root]
		};
		if (translated.route !== page.route) {
			let message = `the page is at ${translated.route}, but its original at ${page.route}.`;
			diagnostics.push({
				severity: "forgivable",
				code: "locale-route",
				...keyPlace(translated, "slug", "id"),
				message,
				hint: "Remove \"slug\" and \"id\": a translation has the address of its original."
			});
		}
		let { id, route, folder, isIndex, position, frontMatter } = page;
		return {
			...translated,
			id,
			route,
			folder,
			isIndex,
			position: translated.position ?? position,
			frontMatter: {
				...translated.frontMatter,
				draft: frontMatter.draft
			},
			alsoIn: [page.root]
		};
	});
	for (let page of byPath.values()) {
		let message = `the page exists in ${label} only.`, hint = `Write its original, ${page.relative}, in the default locale first.`;
		diagnostics.push({
			severity: "forgivable",
			code: "locale-only",
			...keyPlace(page),
			message,
			hint
		});
	}
	return {
		pages,
		categories: new Map([...usual.categories, ...own.categories]),
		diagnostics
	};
}
/** Keys of the settings that hold texts for readers. */
const TEXT_KEYS = new Set("title tagline label note html value description".split(" ")), TEXT_PARTS = [
	"title",
	"tagline",
	"navbar",
	"sidebars",
	"footer",
	"announcement",
	"tasks",
	"blog",
	"feeds",
	"docsVersion"
];
/** All texts for readers in the settings. */
function settingsTexts(config) {
	let texts = [];
	for (let part of TEXT_PARTS) mapTexts(config[part], part, (text) => (texts.push(text), text));
	return texts;
}
function inLanguage(config, texts) {
	let parts = TEXT_PARTS.map((part) => [part, mapTexts(config[part], part, (text) => texts.get(text) ?? text)]);
	return {
		...config,
		...Object.fromEntries(parts)
	};
}
function mapTexts(value, key, map) {
	return typeof value == "string" ? TEXT_KEYS.has(key) ? map(value) : value : Array.isArray(value) ? value.map((item) => mapTexts(item, key, map)) : typeof value != "object" || !value ? value : Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapTexts(inner, name, map)]));
}
/** A code block: a head with title and language, the code in a box that scrolls by keyboard too, and its buttons. */
function codeBlockHtml(parts, t) {
	let { codeHtml, language, title, lineNumbers, output: output$1, lines = 0 } = parts, named = language ? t(languageCode, { language }) : t(code), label = escapeHtml(title || (output$1 ? t("Output") : named)), kind = output$1 ? "" : `<small>${escapeHtml(language || "text")}</small>`, head = `<figcaption class="code-title">${[wrapWords(escapeHtml(title || (output$1 ? t("Output") : ""))), kind].filter(Boolean).join(" ")}</figcaption>`, languageClass = language ? ` class="language-${escapeHtml(language)}"` : "", numbered = lineNumbers === !1 ? codeHtml : numberLines(codeHtml, lineNumbers), folds = lines > 30;
	return `<figure class="${[
		"code",
		lineNumbers !== !1 && "code-numbered",
		output$1 && "code-output"
	].filter(Boolean).join(" ")}"${folds ? " data-folded" : ""}>${head}<div class="code-body"><pre tabindex="0" role="group" aria-label="${label}"><code${languageClass}>${numbered}</code></pre>${toolsHtml(parts, t)}</div>${folds ? foldHtml(lines, t) : ""}</figure>`;
}
/** Buttons that only scripts can use; the style sheet hides them until there are any. */
function toolsHtml({ download: download$1, output, longest = 0 }, t) {
	let label = (text) => `aria-label="${escapeHtml(text)}"`, tools = [];
	return download$1 && tools.push(`<button type="button" data-code="download" data-name="${escapeHtml(download$1)}" ${label(t(download, { file: download$1 }))}>${iconHtml(import_lucide.Download)}</button>`), longest > 36 && tools.push(`<button type="button" data-code="wrap"${longest > 76 ? "" : " class=\"narrow-only\""} aria-pressed="false" ${label(t(wrapLines))}>${iconHtml(import_lucide.TextWrap)}</button>`), output || tools.push(`<button type="button" class="copy" data-copy ${label(t(copyCode))}>${iconHtml(import_lucide.Copy)}${iconHtml(import_lucide.Check)}</button>`), tools.length > 0 ? `<div class="code-tools">${tools.join("")}</div>` : "";
}
function foldHtml(lines, t) {
	return `<button type="button" class="code-fold" data-code="fold" data-lines="${lines}" aria-expanded="false">${escapeHtml(t(showAllLines, { count: lines }))}</button>`;
}
/** The number is in an attribute: the style sheet shows it, and neither selecting nor copying takes it along. */
function numberLines(codeHtml, first) {
	let number = first;
	return codeHtml.replace(/<span class="line(?=[ "])/g, () => `<span data-line="${number++}" class="line`);
}
// src/components/Glossary/glossaryIndex.ts
/** Terms and abbreviations from A to Z; what begins with a digit or a sign comes first. */
function glossaryIndex(entries) {
	if (entries.length === 0) return [];
	let taken = new Set(entries.map(({ id }) => id)), items = entries.flatMap((entry) => {
		let term = {
			type: "term",
			id: entry.id,
			name: entry.term,
			entry
		}, { abbreviation } = entry, id = abbreviation === void 0 ? "" : slug(abbreviation);
		return abbreviation === void 0 || taken.has(id) ? [term] : [term, {
			type: "see",
			id,
			name: abbreviation,
			entry
		}];
	}), { compare } = new Intl.Collator("en", { numeric: !0 }), groups = /* @__PURE__ */ new Map();
	for (let item of items.sort((a, b) => compare(a.name, b.name))) {
		let first = item.name.normalize("NFD").charAt(0).toUpperCase(), letter = /\p{L}/u.test(first) ? first : "0-9";
		groups.set(letter, [...groups.get(letter) ?? [], item]);
	}
	let ids = new Set(items.map(({ id }) => id));
	return [...groups].map(([letter, found]) => {
		let id = letter.toLowerCase();
		return {
			id: ids.has(id) ? `letter-${id}` : id,
			letter,
			items: found
		};
	});
}
// src/engine/site/routes.ts
/** Names a file in the table: its folder of pages and its path in it, with accents composed as links write them. */
function fileKey(root, relative) {
	return `${root}/${relative}`.normalize();
}
/**
* Gives each page its route. Two pages with one route: the first one keeps it, and a warning names both files
* (specification 2.4: duplicate routes only warn).
*/
function buildRoutes(pages, { planned, drafts, configFile }) {
	let diagnostics = [], byRoute = /* @__PURE__ */ new Map(), byLowerCase = /* @__PURE__ */ new Map(), byFile = /* @__PURE__ */ new Map(), placeOf = ({ source, file }) => source ? keyPlace(source, "slug") : {
		file: file ?? configFile,
		line: 1,
		column: 1
	};
	for (let page of pages) {
		if (page.route.split("/").includes("..")) {
			let message = `the route ${page.route} is outside the site.`;
			diagnostics.push({
				code: "route-escape",
				...placeOf(page),
				message,
				hint: "Remove the \"..\" parts."
			});
			continue;
		}
		let { root, alsoIn = [], relative } = page.source ?? {
			root: void 0,
			relative: ""
		};
		if (root !== void 0) for (let folder of [root, ...alsoIn]) byFile.set(fileKey(folder, relative), page.route);
		let lower = page.route.toLowerCase(), first = byRoute.get(page.route) ?? byRoute.get(byLowerCase.get(lower) ?? "");
		if (first) {
			let left = page.source || page.file && page.kind !== "category" ? "this page" : nameOf(page), message = first.route === page.route ? `the route ${page.route} is already taken by ${nameOf(first)}; ${left} is left out.` : `the route ${page.route} differs from ${first.route} of ${nameOf(first)} only in uppercase and lowercase letters. On Windows and macOS, one page overwrites the other.`;
			if (diagnostics.push({
				severity: "warning",
				code: "duplicate-route",
				...placeOf(page),
				message,
				hint: "Give one of them another slug."
			}), first.route === page.route) continue;
		} else byLowerCase.set(lower, page.route);
		byRoute.set(page.route, page);
	}
	return {
		table: {
			pages: byRoute,
			byLowerCase,
			byFile,
			planned,
			drafts: new Set(drafts.flatMap((page) => [page.route, fileKey(page.root, page.relative)]))
		},
		diagnostics
	};
}
function nameOf(page) {
	return page.source?.file ?? (page.kind === "category" ? void 0 : page.file) ?? `the generated page "${page.title}"`;
}
/** The part of a route that is made of a label. */
function slugOf(label) {
	return label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
}
// src/engine/site/resolveLink.ts
/**
* Where a link on a page leads. Understands routes, paths of `.md` files, paths relative to the file, anchors,
* files, and full URLs. Anchors are checked later, when all pages are compiled.
*/
function resolveLink(page, written, world) {
	let url = written.trim(), { path, query, hash } = splitLink(url);
	if (isExternal(url)) return {
		kind: "external",
		href: url
	};
	let target = (route) => {
		let current = currentHash(hash, world.table.pages.get(route)?.source);
		return {
			kind: "page",
			route,
			hash: current,
			href: routeHref(route, world.urls, query + current)
		};
	};
	if (path === "") {
		let current = currentHash(hash, page);
		return {
			kind: "page",
			route: page.route,
			hash: current,
			href: query + current || "#"
		};
	}
	let decoded = decodePath(path);
	if (/\.mdx?$/i.test(decoded)) return toFile(page, decoded, target, world);
	for (let route of candidates(page, decoded)) {
		if (world.table.pages.has(route)) return target(route);
		if (world.table.planned.has(route)) return {
			kind: "pending",
			route,
			nearest: pageAbove(route, page, world)
		};
	}
	let asset = world.asset(page, decoded);
	return asset === void 0 ? notFound(page, decoded, url, target, world) : {
		kind: "asset",
		href: asset + query + hash
	};
}
/** An id that a page has given up leads to the one in its place. */
function currentHash(hash, page) {
	let aliases = page?.frontMatter.anchors ?? {}, old = decodePath(hash.slice(1));
	return Object.hasOwn(aliases, old) ? `#${aliases[old]}` : hash;
}
/** The nearest page above a route, unless the reader is there: the home page is near to nothing. */
function pageAbove(route, { route: here }, { table, urls }) {
	for (let above = parentOf(route); above !== "/"; above = parentOf(above)) {
		let page = table.pages.get(above);
		if (page) return above === here ? void 0 : {
			label: page.title,
			href: routeHref(above, urls)
		};
	}
}
function parentOf(route) {
	return route.replace(/[^/]+\/$/, "");
}
/**
* Routes a link may mean, the likeliest first: relative to the file's folder, to the page's own route, to the docs
* folder, and to the site around that, where Docusaurus puts pages below `/docs/`.
*/
function candidates(page, path) {
	let bases = path.startsWith("/") ? [""] : [
		folderOf(page),
		page.route,
		parentOf(page.route),
		""
	];
	return [...new Set(bases.map((base) => joinPath(base, path)))].filter((joined) => joined !== void 0).flatMap((joined) => [joined, joined.replace(/^docs\//, "")]).map(normalizeRoute);
}
function folderOf({ relative }) {
	return relative.slice(0, Math.max(0, relative.lastIndexOf("/")));
}
/** Files a link may mean: from the file, from the docs folder, and from the folder around that. */
function fileCandidates(page, path) {
	return (path.startsWith("/") ? [""] : [folderOf(page), ""]).map((base) => joinPath(base, path)).filter((joined) => joined !== void 0).flatMap((joined) => [joined, joined.replace(/^docs\//, "")]);
}
function toFile(page, path, target, world) {
	let { byFile, drafts } = world.table, keys = fileCandidates(page, path).map((file) => fileKey(page.root, file));
	for (let key of keys) {
		let route = byFile.get(key);
		if (route !== void 0) return target(route);
	}
	if (keys.some((key) => drafts.has(key))) return draft(path);
	let start = fileKey(page.root, ""), files = [...byFile.keys()].filter((key) => key.startsWith(start)), spelled = files.find((key) => keys.some((wanted) => wanted.toLowerCase() === key.toLowerCase())), found = spelled === void 0 ? void 0 : target(byFile.get(spelled) ?? "/");
	return spelled && found?.kind === "page" ? {
		...found,
		caseOnly: spelled.slice(start.length)
	} : {
		kind: "broken",
		href: path,
		message: `the file "${path}" does not exist.`,
		hint: () => {
			let wanted = keys[0]?.slice(start.length) ?? path, guess = nearest(wanted, files.map((key) => key.slice(start.length)));
			return guess ? `Did you mean "${guess}"?` : "Link to a file below the docs folder, or to a route.";
		}
	};
}
function draft(path) {
	return {
		kind: "broken",
		href: path,
		message: "the page is a draft, and drafts are not built.",
		hint: "Remove the link, or publish the page."
	};
}
/** A path that looks like a file, unlike `/release-notes/v1.30.X`. */
const FILE = /\.[a-z][a-z0-9]{1,4}$/i;
function notFound(page, path, url, target, world) {
	let routes = candidates(page, path);
	if (routes.some((route) => world.table.drafts.has(route))) return draft(url);
	for (let route of routes) {
		let spelled = world.table.byLowerCase.get(route.toLowerCase());
		if (spelled !== void 0) {
			let resolved = target(spelled);
			return resolved.kind === "page" ? {
				...resolved,
				caseOnly: spelled
			} : resolved;
		}
	}
	let [route = normalizeRoute(path)] = routes, moved = world.redirects.get(route);
	if (moved) {
		let hint = `The page has moved to ${moved}. Link to the new address.`;
		return {
			kind: "broken",
			href: url,
			message: `there is no page at ${route}.`,
			hint
		};
	}
	let isFile = FILE.test(path);
	return {
		kind: "broken",
		href: url,
		message: isFile ? "there is no such file, and no page." : `there is no page at ${route}.`,
		hint: () => {
			let guess = nearest(route, world.table.pages.keys()) ?? sameLastPart(route, world.table);
			return guess ? `Did you mean "${guess}"?` : isFile ? "Put it next to the page or into the static folder." : "Link to a route of the site, or remove the link.";
		}
	};
}
/** A page that moved keeps its last part more often than not. */
function sameLastPart(route, table) {
	let last = route.split("/").at(-2);
	if (last) {
		for (let candidate of table.pages.keys()) if (candidate.split("/").at(-2) === last) return candidate;
	}
}
// src/engine/site/tags.ts
/**
* The tag pages of a collection: one list of all tags, one page for each tag (specification 3: page kinds).
* No tags, no pages. Unlisted pages carry their tags but are not listed.
*/
function tagPages(pages$2, options) {
	let tags$1 = /* @__PURE__ */ new Map();
	for (let page of pages$2) for (let { label, route } of page.tags ?? []) {
		if (route === options.base) continue;
		let tag = tags$1.get(route) ?? {
			label,
			route,
			pages: []
		}, isIn = tag.pages.at(-1)?.route === page.route;
		!page.source?.frontMatter.unlisted && !isIn && tag.pages.push({
			label: page.title,
			route: page.route,
			description: page.description
		}), tags$1.set(route, tag);
	}
	if (tags$1.size === 0) return [];
	let sorted = [...tags$1.values()].sort((a, b) => a.label.toLowerCase() < b.label.toLowerCase() ? -1 : 1);
	return [{
		route: options.base,
		title: options.t(tags),
		description: "",
		kind: `${options.of}-tags`,
		trail: options.trail,
		entries: sorted.map(({ label, route, pages: pages$1 }) => ({
			label,
			route,
			description: options.t(options.of === "docs" ? pages : posts, { count: pages$1.length })
		}))
	}, ...sorted.map((tag) => tagPage(tag, options))];
}
function tagPage(tag, { of, base, trail, t }) {
	let values = {
		count: tag.pages.length,
		tag: tag.label
	}, title = t(of === "docs" ? docsTagTitle : postTagTitle, values);
	return {
		route: tag.route,
		title,
		description: "",
		kind: `${of}-tag`,
		entries: tag.pages,
		trail: [...trail, {
			label: t(tags),
			route: base
		}]
	};
}
/** The tags of a page's front matter with their routes, each once. */
function tagsOf({ frontMatter }, base) {
	let tags = (frontMatter.tags ?? []).map((tag) => {
		let label = typeof tag == "string" ? tag : tag.label, slug = typeof tag == "string" ? tag : tag.permalink;
		return {
			label,
			route: slug.startsWith("/") ? normalizeRoute(slug) : normalizeRoute(`${base}/${slugOf(slug)}`)
		};
	}), isSame = (a, b) => a.route === b.route && sameWords(a.label) === sameWords(b.label);
	return tags.filter((tag, index) => tags.findIndex((other) => isSame(tag, other)) === index);
}
/** Tags that differ in nothing but case, spaces and marks of a sentence are one: `Load-Balancer`, `load balancer`. */
function sameWords(label) {
	return label.toLowerCase().replace(/[-_\s!?,;:'"()]+/g, " ").trim();
}
/**
* Faults of tags: of those that would share a page though they are two (`C` and `C#`), and of those whose name makes no
* address. `base`: as in `TagOptions`.
*/
function checkTags(pages, base) {
	let diagnostics = [], first = /* @__PURE__ */ new Map(), reported = /* @__PURE__ */ new Set();
	for (let { source, tags = [] } of pages) {
		if (!source) continue;
		let place = keyPlace(source, "tags");
		for (let { label, route } of tags) {
			let known = first.get(route) ?? {
				label,
				file: source.file
			};
			first.set(route, known);
			let isEmpty = route === normalizeRoute(base);
			if (reported.has(label) || !isEmpty && sameWords(known.label) === sameWords(label)) continue;
			reported.add(label);
			let message = isEmpty ? `the tag "${label}" has no letter or digit to make an address of.` : `the tags "${known.label}" (${known.file}) and "${label}" would share the page ${route}.`, hint = `Give it an address: { label: "${label}", permalink: "${isEmpty ? "name" : `${route.split("/").at(-2)}-2`}" }.`;
			diagnostics.push({
				severity: "forgivable",
				code: "tag-clash",
				...place,
				message,
				hint
			});
		}
	}
	return diagnostics;
}
// src/engine/site/blog.ts
/** In the name of a post, or of its folders: `2026-11-21-news.md`, `team/2026-11-21-news.md`, `2026/11/21/news.md`. */
const DATE = /^(.*\/)?(\d{4})([-/])(\d{2})\3(\d{2})[-/]?(.*)$/;
/**
* The pages of a blog: posts, newest first, lists of them, and their tag pages (specification 3: page kinds).
* The date comes from front matter, else from the file's name: `2026-11-21-news.md`.
*/
function blogPages(sources, settings, { t, locale }) {
	let base = normalizeRoute(settings.route), tagBase = tagsRoute(settings), trail = [{
		label: settings.title,
		route: base
	}], posts = sources.map((source) => ({
		...post(source, base, tagBase),
		trail
	})).sort(newestFirst), listed = posts.filter((page) => !page.source?.frontMatter.unlisted);
	for (let [index, page] of listed.entries()) {
		let newer = listed[index - 1], older = listed[index + 1];
		newer && (page.previous = {
			route: newer.route,
			label: newer.title
		}), older && (page.next = {
			route: older.route,
			label: older.title
		});
	}
	let tags = tagPages(listed, {
		base: tagBase,
		of: "blog",
		trail,
		t
	}), toTags = tags.length > 0 ? [{
		label: t(allTags),
		route: tagBase
	}] : [];
	return [
		...lists(listed, {
			base,
			settings,
			t,
			locale
		}).map((list) => ({
			...list,
			tags: toTags
		})),
		...posts,
		...tags
	];
}
/** Route of the list of a blog's tags. */
function tagsRoute({ route }) {
	return normalizeRoute(`${route}/tags`);
}
/** Posts of one day by their routes: the order of files must not decide. */
function newestFirst(a, b) {
	let [dateA = "", dateB = ""] = [a.byline?.date, b.byline?.date];
	return dateA === dateB ? a.route < b.route ? -1 : 1 : dateA < dateB ? 1 : -1;
}
function post(source, base, tagBase) {
	let path = source.relative.replace(/\.md$/, "").replace(/\/index$/, ""), match = DATE.exec(path), { date, slug, authors } = source.frontMatter, [, folder = "", year, separator, month, day, rest] = match ?? [], name = rest && separator === "-" ? folder + rest : path, written = normalizeRoute(slug ?? name), route = written.startsWith(base) ? written : normalizeRoute(base + written);
	return {
		...sourcePage({
			...source,
			route
		}, "blog-post"),
		byline: {
			date: date ?? (match ? `${year}-${month}-${day}` : void 0),
			authors: authorNames(authors)
		},
		tags: tagsOf(source, tagBase)
	};
}
function authorNames(authors) {
	return authors === void 0 ? [] : (Array.isArray(authors) ? authors : [authors]).map((author) => typeof author == "string" ? author : author.name);
}
function lists(posts, { base, settings, t, locale }) {
	let { title, postsPerPage } = settings, count = Math.max(1, Math.ceil(posts.length / postsPerPage)), route = (index) => index === 0 ? base : normalizeRoute(`${base}/page/${index + 1}`);
	return Array.from({ length: count }, (_, index) => {
		let entries = posts.slice(index * postsPerPage, (index + 1) * postsPerPage).map((page) => ({
			label: page.title,
			route: page.route,
			description: [longDate(page.byline?.date ?? "", locale), page.description].filter(Boolean).join(" · ")
		}));
		return {
			route: route(index),
			title: index === 0 ? title : t(blogPageTitle, {
				blog: title,
				number: index + 1
			}),
			description: "",
			kind: "blog-list",
			entries,
			...index > 0 ? { previous: {
				route: route(index - 1),
				label: t(blogPage, { number: index })
			} } : {},
			...index < count - 1 ? { next: {
				route: route(index + 1),
				label: t(blogPage, { number: index + 2 })
			} } : {}
		};
	});
}
// src/engine/site/navbar.ts
/**
* The configured navbar items with final links, in their order. Items that name something missing are errors
* that name the item (specification 8).
*/
function resolveNavbar(world) {
	return world.config.navbar.items.flatMap((item) => {
		let name = `the navbar item "${"label" in item && item.label || item.type}"`, fault = {
			code: "navbar-item",
			subject: subjectOf(item),
			name
		};
		return world.links.reportingFaults(fault, () => resolveItem(item, world)) ?? [];
	});
}
/** What of an item names something else. */
function subjectOf(item) {
	return "docId" in item ? item.docId : "sidebarId" in item ? item.sidebarId : "items" in item ? item.label : "href" in item ? item.href : void 0;
}
function resolveItem(item, world) {
	let { links, urls, config } = world, { position, className } = item, frame = {
		position,
		className
	};
	switch (item.type) {
		case "link": {
			let link = links.target(item.href);
			if (!link) return;
			let { label, activeBase } = item, base = activeBase ? routeHref(normalizeRoute(activeBase), urls) : splitLink(link.href).path;
			return {
				...frame,
				type: "link",
				label,
				...link,
				activeBase: link.external ? void 0 : base
			};
		}
		case "doc": {
			let doc = docTarget(item.docId, world);
			if (!doc) return;
			let { label, href } = doc;
			return {
				...frame,
				type: "link",
				label: item.label ?? label,
				href,
				external: !1,
				activeBase: href
			};
		}
		case "docSidebar": {
			let { sidebarId, label } = item, sidebar = Object.hasOwn(world.sidebars, sidebarId) ? world.sidebars[sidebarId] : void 0;
			if (!sidebar) {
				let ids = Object.keys(world.sidebars), hint = hintFor(sidebarId, ids, `Known sidebars: ${ids.join(", ")}.`);
				throw new FieldguideError(`there is no sidebar with the id "${sidebarId}". ${hint}`);
			}
			let first = readingOrder(sidebar)[0];
			if (!first) throw new FieldguideError(`the sidebar "${sidebarId}" has no page to link to. Add a page to it.`);
			let href = (item.href === void 0 ? void 0 : links.target(item.href))?.href ?? routeHref(first.route, urls);
			return {
				...frame,
				type: "link",
				label,
				href,
				external: !1,
				sidebarId
			};
		}
		case "dropdown": {
			let href = item.href ? links.target(item.href)?.href : void 0, items = item.items.flatMap((entry) => menuEntry(entry, world) ?? []);
			return {
				...frame,
				type: "dropdown",
				label: item.label,
				href,
				items
			};
		}
		case "localeDropdown": return {
			...frame,
			type: "localeDropdown",
			label: world.locale.label,
			items: languages(world)
		};
		case "docsVersion": {
			if (world.docs.size === 0) throw new FieldguideError("this version has no page to link to. Add a page to the docs folder.");
			let main = config.mainDocId === void 0 ? void 0 : docTarget(config.mainDocId, world), label = item.label ?? config.docsVersion.label;
			return {
				...frame,
				type: "docsVersion",
				label,
				href: main?.href ?? routeHref("/", urls)
			};
		}
		case "search": return {
			...frame,
			type: "search"
		};
		case "html": return {
			...frame,
			type: "html",
			html: links.html(item.value, HTML_ITEM)
		};
	}
}
/** The languages of the site, as the menu lists them. */
function languages({ config, locale }) {
	return config.locales.map(({ code, label, htmlLang }) => code === locale.code ? {
		label,
		current: !0
	} : {
		label,
		htmlLang
	});
}
const HTML_ITEM = {
	code: "navbar-item",
	name: "a navbar item of HTML"
};
function menuEntry({ docId, label, href }, world) {
	if (docId !== void 0) {
		let doc = docTarget(docId, world);
		return doc && {
			label: label ?? doc.label,
			href: doc.href,
			external: !1
		};
	}
	if (!href) throw new FieldguideError(`its entry "${label ?? ""}" has no link target. Give it "href" or "docId".`);
	let link = world.links.target(href);
	return link && {
		label: label ?? href,
		...link
	};
}
function docTarget(id, { docs, draftIds, urls }) {
	let page = docs.get(id);
	if (page) return {
		href: routeHref(page.route, urls),
		label: page.title
	};
	if (!draftIds.has(id)) throw new FieldguideError(`there is no document with the id "${id}". Use the path of its file without the extension.`);
}
/** The footer's columns with final links; a link to a page that does not exist yet is left out. */
function resolveFooter({ config, links }) {
	let final = (items) => items.flatMap(({ label, href }) => {
		let fault = {
			code: "footer-link",
			subject: href,
			name: `the footer link "${label}"`
		}, link = links.reportingFaults(fault, () => links.target(href));
		return link ? [{
			label,
			...link
		}] : [];
	});
	return {
		columns: config.footer.columns.map(({ title, links: items }) => ({
			title,
			links: final(items)
		})),
		links: final(config.footer.links)
	};
}
/** The common tasks with final links; one whose page does not exist yet is left out. */
function resolveTasks({ config, links }) {
	return config.tasks.flatMap(({ label, href }) => {
		let fault = {
			code: "task-link",
			subject: href,
			name: `the task "${label}"`
		}, link = links.reportingFaults(fault, () => links.target(href));
		return link ? [{
			label,
			href: link.href
		}] : [];
	});
}
/** The HTML of the announcement with final links; one to a page that does not exist yet is its text alone. */
function resolveAnnouncement({ config, links }) {
	let { html = "" } = config.announcement ?? {};
	return links.html(html, {
		code: "announcement-link",
		name: "the announcement"
	});
}
// src/engine/site/navTree.ts
/** Used when the site configures no sidebars: one, made from the folders. */
const DEFAULT_SIDEBARS = { docs: [{
	type: "autogenerated",
	dirName: "."
}] };
/**
* Builds every sidebar from the configured items and the folders of pages. The result is frozen:
* what is current or open is derived from the path, never written into the tree.
*/
function buildNavTree(input) {
	let builder = new NavTreeBuilder(input), sidebars = {};
	for (let [id, items] of Object.entries(input.sidebars)) sidebars[id] = inGroups(items.flatMap((item) => builder.item(item, id)));
	return {
		sidebars: deepFreeze(sidebars),
		generated: builder.generated,
		diagnostics: builder.diagnostics
	};
}
var NavTreeBuilder = class {
	input;
	generated = [];
	diagnostics = [];
	byId = /* @__PURE__ */ new Map();
	byFolder = /* @__PURE__ */ new Map();
	subfolders = /* @__PURE__ */ new Map();
	keys = /* @__PURE__ */ new Map();
	constructor(input) {
		this.input = input;
		for (let page of input.pages) {
			this.byId.set(page.id, page);
			let siblings = this.byFolder.get(page.folder) ?? [];
			siblings.push(page), this.byFolder.set(page.folder, siblings);
			for (let folder = page.folder; folder !== "";) {
				let parent = folder.includes("/") ? folder.slice(0, folder.lastIndexOf("/")) : "", children = this.subfolders.get(parent) ?? /* @__PURE__ */ new Set();
				children.add(folder), this.subfolders.set(parent, children), folder = parent;
			}
		}
	}
	/** The nodes of one configured item. */
	item(item, path) {
		if (typeof item == "string") return this.doc({ id: item });
		switch (item.type) {
			case "autogenerated": return this.autogenerated(item.dirName);
			case "doc": return this.doc(item);
			case "link": return item.href || this.fault("sidebar-link", {
				subject: item.label,
				message: `The sidebar item "${item.label}" has no link target.`,
				hint: "Give it an \"href\"."
			}), [{
				type: "link",
				label: item.label,
				href: item.href,
				className: item.className
			}];
			case "html": return [{
				type: "html",
				html: item.value,
				className: item.className
			}];
			case "category": return this.configuredCategory(item, path);
		}
	}
	doc(item) {
		let page = this.byId.get(item.id);
		if (page) return [docNode(page, item)];
		if (!this.input.draftIds.has(item.id)) {
			let message = `A sidebar refers to the document "${item.id}", which does not exist.`, hint = hintFor(item.id, this.byId.keys(), "Use the path of the file without its extension.");
			this.fault("sidebar-doc", {
				subject: item.id,
				message,
				hint
			});
		}
		return [];
	}
	configuredCategory(item, path) {
		let key = this.key(`${path}/${item.label}`), linked = item.link?.type === "doc" ? this.doc({ id: item.link.id }) : [], [own] = linked.filter((node) => !isUnlisted(node)), route = own?.type === "doc" ? own.route : void 0;
		item.link?.type === "generated-index" && (route = normalizeRoute(item.link.slug ?? `/category/${slugOf(item.label)}`), this.generated.push({
			route,
			title: item.link.title ?? item.label,
			description: item.link.description ?? "",
			kind: "category",
			file: this.input.configFile
		}));
		let inside = inGroups(item.items.flatMap((child) => this.item(child, key))), items = [...linked.filter(isUnlisted), ...inside];
		return route === void 0 && !item.link && item.items.length === 0 && this.fault("sidebar-category", {
			subject: item.label,
			message: `The sidebar category "${item.label}" has neither a link nor items.`,
			hint: "Give it \"items\" or a \"link\", or remove it."
		}), route === void 0 && items.every(isUnlisted) ? items : [{
			type: "category",
			label: item.label,
			key,
			route,
			collapsible: (item.collapsible ?? !0) && items.length > 0,
			collapsed: item.collapsed ?? !0,
			items,
			className: item.className
		}];
	}
	autogenerated(dirName) {
		let folder = dirName.replace(/^\.?\/?|\/$/g, "");
		if (folder !== "" && !this.byFolder.has(folder) && !this.subfolders.has(folder)) {
			let folders = [...this.byFolder.keys()].filter(Boolean), message = `A sidebar is made from the folder "${dirName}", which contains no pages.`, hint = hintFor(folder, folders, "Name a folder below the docs folder.");
			this.fault("sidebar-folder", {
				subject: dirName,
				message,
				hint
			});
		}
		return this.folder(folder);
	}
	/** Pages and folders of one folder, in order of position, then name, without the page of its category. */
	folder(folder, own) {
		let entries = [];
		for (let page of this.byFolder.get(folder) ?? []) page !== own && entries.push({
			node: docNode(page),
			position: page.position ?? Infinity,
			name: page.relative
		});
		for (let child of this.subfolders.get(folder) ?? []) entries.push(...this.category(child));
		return entries.sort((a, b) => a.position - b.position || (a.name < b.name ? -1 : 1)), inGroups(entries.map((entry) => entry.node));
	}
	/** A folder as a category; where none of its pages may be listed, these by themselves. */
	category(folder) {
		let file = this.input.scan.categories.get(folder), asked = file?.link, index = asked === null || asked?.type === "generated-index" && asked.slug !== void 0 ? void 0 : (this.byFolder.get(folder) ?? []).find((page) => page.isIndex), own = (file?.link?.type === "doc" ? this.categoryDoc(file, file.link.id, folder) : void 0) ?? index, listed = own?.frontMatter.unlisted ? void 0 : own, label = file?.label ?? own?.frontMatter.sidebar_label ?? own?.title ?? folder.split("/").at(-1) ?? folder, key = this.key(folder), items = this.folder(folder, listed), position = file?.position ?? own?.position ?? Infinity;
		return !listed && items.every(isUnlisted) ? items.map((node) => ({
			node,
			position,
			name: folder
		})) : [{
			node: {
				type: "category",
				label,
				key,
				route: own ? listed?.route : this.generatedRoute(folder, label),
				collapsible: (file?.collapsible ?? !0) && items.length > 0,
				collapsed: file?.collapsed ?? !0,
				items,
				className: file?.className ?? own?.frontMatter.sidebar_class_name,
				caption: own?.frontMatter.sidebar_caption
			},
			position,
			name: folder
		}];
	}
	/** The document a category file links to, by its id or by its name within the folder. */
	categoryDoc(file, id, folder) {
		let inside = `${folder}/${id}`, page = this.byId.get(id) ?? this.byId.get(inside);
		if (page || this.input.draftIds.has(id) || this.input.draftIds.has(inside)) return page;
		let message = `the category links to the document "${id}", which does not exist.`, otherwise = hintFor(inside, this.byId.keys(), "Use the path of the file without its extension."), hint = hintFor(id, this.byId.keys(), otherwise), place = {
			file: file.file,
			line: file.linkLine,
			column: 1
		};
		this.fault("broken-category-link", {
			severity: "forgivable",
			...place,
			message,
			hint
		});
	}
	/** A category without an index page gets one, unless its category file says `link: null`. */
	generatedRoute(folder, label) {
		let file = this.input.scan.categories.get(folder);
		if (file?.link === null) return;
		let link = file?.link?.type === "generated-index" ? file.link : void 0, route = normalizeRoute(link?.slug ? link.slug.startsWith("/") ? link.slug : `${folder}/${link.slug}` : folder);
		return this.generated.some((page) => page.route === route) || this.generated.push({
			route,
			title: link?.title ?? label,
			description: link?.description ?? file?.description ?? "",
			kind: "category",
			file: file?.file ?? this.input.configFile
		}), route;
	}
	/** Keys name categories in the reader's stored state, so equal names get different keys. */
	key(name) {
		let count = this.keys.get(name) ?? 0;
		return this.keys.set(name, count + 1), count === 0 ? name : `${name}~${count}`;
	}
	fault(code, fault) {
		this.diagnostics.push({
			code,
			file: this.input.configFile,
			...fault
		});
	}
};
/** `item`: what the settings say of it. */
function docNode(page, item = {}) {
	let { sidebar_label, sidebar_class_name, sidebar_caption, unlisted } = page.frontMatter;
	return {
		type: "doc",
		label: item.label || (sidebar_label ?? page.title),
		route: page.route,
		unlisted: unlisted ?? !1,
		className: item.className || sidebar_class_name,
		caption: sidebar_caption
	};
}
/** A caption holds from its item up to the next one that has another: so what a filter leaves of a group keeps it. */
function inGroups(nodes) {
	let caption;
	return nodes.map((node) => (caption = node.caption ?? caption, {
		...node,
		caption
	}));
}
function deepFreeze(value) {
	if (typeof value != "object" || !value || Object.isFrozen(value)) return value;
	Object.freeze(value);
	for (let child of Object.values(value)) deepFreeze(child);
	return value;
}
// src/engine/site/redirects.ts
/** Reads `from<TAB>to` rows; the first row names the columns. */
function parseRedirects(text, file) {
	let rows = [], diagnostics = [];
	for (let [index, raw] of text.replace(/\r\n?/g, "\n").split("\n").entries()) {
		let line = raw.trim();
		if (line === "" || line.startsWith("#") || index === 0 && /^from\s+to$/.test(line)) continue;
		let [from = "", to = "", ...more] = line.split(/\t+|\s{2,}/);
		if (!isRoute(from) || !to.startsWith("/") || more.length > 0) {
			let message = `this line is not a redirect: "${line}".`;
			diagnostics.push({
				code: "redirect-row",
				file,
				line: index + 1,
				column: 1,
				message,
				hint: "Write two routes that start with a slash, separated by a tab. The first must not contain \"?\", \"#\" or \"..\"."
			});
		} else rows.push({
			from,
			to,
			line: index + 1
		});
	}
	return {
		rows,
		diagnostics
	};
}
/** A path that a page can have: no query, no hash, and not outside of the site. */
function isRoute(path) {
	return path.startsWith("/") && !/[?#]/.test(path) && !normalizeRoute(path).split("/").includes("..");
}
/**
* Sorts the redirects of a site into live and waiting ones and finds what is wrong with them: a duplicate, one
* from a page that exists, a loop, a chain (shortened to its end), a target that does not exist.
*/
function checkRedirects({ rows, file }, table, { trailingSlash }) {
	let diagnostics = [], byFrom = /* @__PURE__ */ new Map(), report = ({ line }, code, fault) => diagnostics.push({
		code,
		file,
		line,
		column: 1,
		...fault
	});
	for (let row of rows) {
		let route = normalizeRoute(row.from), old = oldFile(row.from), from = old !== void 0 && trailingSlash && table.pages.has(route) ? `/${old}` : route, earlier = byFrom.get(from);
		earlier ? report(row, "redirect-duplicate", {
			message: `${from} is already redirected in line ${earlier.line}.`,
			hint: "Remove one of the two."
		}) : table.pages.has(from) ? report(row, "redirect-from-page", {
			message: `${from} is a page of the site and cannot redirect.`,
			hint: "Remove the redirect, or the page."
		}) : byFrom.set(from, row);
	}
	let live = [], waiting = 0;
	for (let [from, row] of byFrom) {
		let end = follow(from, byFrom);
		if (end === void 0 || end === from) {
			report(row, "redirect-loop", {
				message: `the redirect from ${from} ${end === from ? "points back to itself" : "never ends, because it is part of a loop"}.`,
				hint: "Point it to a page."
			});
			continue;
		}
		let { path, query, hash } = splitLink(end), route = normalizeRoute(path);
		normalizeRoute(splitLink(row.to).path) !== route && report(row, "redirect-chain", {
			severity: "warning",
			message: `${row.to} redirects again to ${route}, so readers are sent there directly.`,
			hint: `Write ${route} as its target.`
		}), table.pages.has(route) ? live.push({
			from,
			file: oldFile(row.from),
			to: {
				route,
				suffix: query + hash
			}
		}) : table.planned.has(route) ? waiting += 1 : report(row, "redirect-target", {
			severity: "forgivable",
			message: `the redirect target ${route} does not exist.`,
			hint: hintFor(route, table.pages.keys(), "Point it to a page of the site.")
		});
	}
	return {
		live,
		waiting,
		diagnostics
	};
}
/** The file at an old address such as `/a.html`, which many hosts look for; the index of a folder is its route's file. */
function oldFile(from) {
	let path = decodePath(from).replace(/^\/+/, "");
	return /\.html$/.test(path) && !/(?:^|\/)index\.html$/.test(path) ? path : void 0;
}
/** Where a chain of redirects ends; `from` where it leads back there, undefined for a circle farther on. */
function follow(from, byFrom) {
	let seen = /* @__PURE__ */ new Set([from]), target = byFrom.get(from)?.to ?? from;
	for (;;) {
		let route = normalizeRoute(splitLink(target).path);
		if (seen.has(route)) return route === from ? from : void 0;
		seen.add(route);
		let next = byFrom.get(route);
		if (!next) return target;
		target = next.to;
	}
}
// src/engine/site/shellLinks.ts
/** Resolves a link of the settings: a route, a file of the static folder, or an address elsewhere. */
function resolveShellLink(link, { table, urls, files, ownFiles = files }) {
	if (isExternal(link)) return {
		kind: "external",
		href: link
	};
	let { path, query, hash } = splitLink(link), route = normalizeRoute(path);
	if (table.pages.has(route)) return {
		kind: "page",
		href: routeHref(route, urls, query + hash),
		route,
		hash
	};
	let file = servedFile(decodePath(path), (name) => files.has(name));
	return file === void 0 ? table.planned.has(route) ? {
		kind: "waiting",
		route
	} : {
		kind: "missing",
		route,
		hint: hintFor(route, table.pages.keys(), "Link to a route of the site or a file of its static folder.")
	} : {
		kind: "file",
		href: (ownFiles.has(file) ? fileHref(file, urls) : sharedHref(file, urls)) + query + hash
	};
}
/** Makes the links of the settings final, and gathers those that wait for their page and what is wrong. */
var ShellLinks = class {
	world;
	/** Routes that links wait for; one for each link. */
	waiting = [];
	diagnostics = [];
	/** Links to a place on a page, checked when all pages are compiled. */
	anchors = [];
	constructor(world) {
		this.world = world;
	}
	/** The final link, or undefined while its page is still to be written. @throws FieldguideError where there is no page. */
	target(link) {
		let found = resolveShellLink(link, this.world);
		if (found.kind === "missing") throw new FieldguideError(`there is no page at ${found.route}. ${found.hint}`);
		if (found.kind === "page" && found.hash.length > 1 && this.anchors.push({
			url: link,
			route: found.route,
			hash: found.hash,
			file: this.world.configFile
		}), found.kind !== "waiting") return {
			href: found.href,
			external: found.kind === "external"
		};
		this.waiting.push(found.route);
	}
	/** HTML of the settings with final links; one that waits or leads nowhere is its text alone. `part`: as for `reportingFaults`. */
	html(html, part) {
		return mapLinks(html, (url) => {
			if (/^(?:[#?]|$)/.test(url)) return url;
			let fault = {
				...part,
				subject: url,
				name: `the link "${url}" of ${part.name}`
			};
			return this.reportingFaults(fault, () => {
				if (isScriptUrl(url)) throw new FieldguideError(`${SCRIPT_URL}.`);
				return this.target(url)?.href;
			});
		});
	}
	/** Returns the result of `make`. If it throws a fault, reports it for the part of the settings. */
	reportingFaults(part, make) {
		try {
			return make();
		} catch (error) {
			if (!(error instanceof FieldguideError)) throw error;
			let { name, ...fault } = part, { configFile: file } = this.world;
			this.diagnostics.push({
				...fault,
				file,
				message: `${name} is wrong: ${error.message}`
			});
			return;
		}
	}
	/** Sidebars whose links by a route (`type: 'link'`) are final. One that waits or leads nowhere is left out. */
	inSidebars(sidebars) {
		return Object.fromEntries(Object.entries(sidebars).map(([id, nodes]) => [id, this.inTree(nodes)]));
	}
	inTree(nodes) {
		let resolved = nodes.flatMap((node) => {
			if (node.type === "category") return [Object.freeze({
				...node,
				items: this.inTree(node.items)
			})];
			if (node.type === "html") {
				let html = this.html(node.html, {
					...BROKEN_IN_SIDEBAR,
					name: "a sidebar item of HTML"
				});
				return [Object.freeze({
					...node,
					html
				})];
			}
			if (node.type !== "link" || !node.href) return [node];
			let name = `the sidebar item "${node.label}"`, link = this.reportingFaults({
				...BROKEN_IN_SIDEBAR,
				subject: node.href,
				name
			}, () => this.target(node.href));
			return link ? [Object.freeze({
				...node,
				href: link.href
			})] : [];
		});
		return Object.freeze(resolved), resolved;
	}
};
const BROKEN_IN_SIDEBAR = {
	severity: "forgivable",
	code: "broken-sidebar-link"
}, DOCS_TAGS = "/tags/";
/**
* Generated pages that other parts of the site lead to, such as the results of the search box: a page of a writer with
* the same route is left out, with a warning.
*/
function isKept({ kind, source }) {
	return source === void 0 && /^(?:search|downloads|docs-tags?|blog-list|blog-tags?)$/.test(kind);
}
/** The documents that get their routes: `buildRoutes` leaves the others out. */
function withOwnRoutes(docs, kept) {
	let taken = new Set(kept.map(({ route }) => route));
	return docs.filter(({ route }) => {
		let isFree = !taken.has(route);
		return taken.add(route), isFree;
	});
}
/** Turns what the files say into the site: routes, navigation tree, navbar, redirects. Pure. */
function createSite(input) {
	let { config, scan, locale, t } = input, urls = {
		baseUrl: config.baseUrl,
		trailingSlash: config.trailingSlash,
		...input.root === void 0 ? {} : { root: input.root }
	}, drafts = scan.pages.filter((page) => page.frontMatter.draft), docs = input.drafts ? scan.pages : scan.pages.filter((page) => !page.frontMatter.draft), draftIds = new Set(drafts.map((page) => page.id)), docPages = docs.map((source) => ({
		...sourcePage(source, "doc"),
		source,
		tags: tagsOf(source, DOCS_TAGS)
	})), tagged = (pages) => tagPages(pages, {
		base: DOCS_TAGS,
		of: "docs",
		trail: [],
		t
	}), shown = withOwnRoutes(docPages, [...input.extraPages, ...tagged(docPages)].filter(isKept)), tags = tagged(shown), shownIds = new Set(shown.map(({ source }) => source.id)), hiddenIds = /* @__PURE__ */ new Set([...draftIds, ...docs.map(({ id }) => id).filter((id) => !shownIds.has(id))]), tree = buildNavTree({
		scan,
		pages: shown.map(({ source }) => source),
		draftIds: hiddenIds,
		sidebars: config.sidebars ?? DEFAULT_SIDEBARS,
		configFile: input.configFile
	}), pages = [
		...docPages,
		...input.extraPages,
		...tree.generated,
		...tags
	].sort((a, b) => Number(isKept(b)) - Number(isKept(a))), taken = new Set(docs.map((page) => page.route)), { table, diagnostics } = buildRoutes(pages.filter((page) => page.kind === "doc" || isKept(page) || page.source !== void 0 || page.file !== void 0 && page.kind !== "category" || !taken.has(page.route)), {
		planned: input.planned,
		drafts: input.drafts ? [] : drafts,
		configFile: input.configFile
	}), redirects = checkRedirects(input.redirects, table, urls), { files, ownFiles, configFile } = input, links = new ShellLinks({
		table,
		urls,
		files,
		ownFiles,
		configFile
	}), sidebars = links.inSidebars(tree.sidebars), navbar = resolveNavbar({
		urls,
		sidebars,
		docs: new Map(shown.map((page) => [page.source.id, page])),
		draftIds: hiddenIds,
		config,
		locale,
		links
	}), footer = resolveFooter({
		config,
		links
	}), announcement = resolveAnnouncement({
		config,
		links
	}), tasks = resolveTasks({
		config,
		links
	}), { blog } = config, posts = input.extraPages.filter(({ kind }) => kind === "blog-post"), places = placePages(sidebars), displayed = checkDisplayedSidebars(docs, sidebars);
	return {
		config,
		locale,
		t,
		urls,
		table,
		sidebars,
		navbar,
		footer,
		announcement,
		tasks,
		redirects: redirects.live,
		redirectMap: new Map(redirects.live.map((redirect) => [redirect.from, redirect.to.route])),
		waitingRedirects: redirects.waiting,
		waitingLinks: links.waiting,
		anchorLinks: links.anchors,
		draftIds,
		placeOf: (route) => placeOf(route, {
			places,
			sidebars,
			pages: table.pages
		}),
		branchOf: createBranches(sidebars, urls),
		diagnostics: [
			...scan.diagnostics,
			...tree.diagnostics,
			...links.diagnostics,
			...diagnostics,
			...redirects.diagnostics,
			...displayed,
			...checkHelpIds(table.pages.values()),
			...checkTags(docPages, DOCS_TAGS),
			...checkTags(posts, blog ? tagsRoute(blog) : ""),
			...checkMainDoc({
				config,
				table,
				draftIds
			}, configFile)
		]
	};
}
/** Branches by sidebar and innermost open category. An unlisted page is in its own branch, so it has a separate one. */
function createBranches(sidebars, urls) {
	let known = /* @__PURE__ */ new Map(), href = (route) => routeHref(route, urls);
	return ({ sidebarId, chain }) => {
		let make = () => branchFor(sidebars[sidebarId] ?? [], chain, href), last = chain.at(-1);
		if (last && isUnlisted(last)) return make();
		let open = chain.findLast((node) => node.type === "category"), key = `${sidebarId}\n${open?.type === "category" ? open.key : ""}`, branch = known.get(key) ?? make();
		return known.set(key, branch), branch;
	};
}
/** One walk over all sidebars. */
function placePages(sidebars) {
	let places = /* @__PURE__ */ new Map();
	for (let [sidebarId, tree] of Object.entries(sidebars)) {
		let order = readingOrder(tree), positions = new Map(order.map((entry, index) => [entry.route, index])), visit = (nodes, above) => {
			for (let node of nodes) {
				if (node.type !== "doc" && node.type !== "category") continue;
				let chain = [...above, node];
				if (node.route !== void 0) {
					let known = places.get(node.route) ?? /* @__PURE__ */ new Map();
					places.set(node.route, known);
					let at = positions.get(node.route), neighbours = at === void 0 ? {} : {
						previous: order[at - 1],
						next: order[at + 1]
					};
					known.has(sidebarId) || known.set(sidebarId, {
						sidebarId,
						chain,
						...neighbours
					});
				}
				node.type === "category" && visit(node.items, chain);
			}
		};
		visit(tree, []);
	}
	return places;
}
/** A page belongs to the first sidebar that has it, unless `displayed_sidebar` names another one, or none. */
function placeOf(route, { places, sidebars, pages }) {
	let wanted = pages.get(route)?.source?.frontMatter.displayed_sidebar;
	if (wanted === null) return;
	let known = places.get(route);
	return wanted === void 0 || !Object.hasOwn(sidebars, wanted) ? known?.values().next().value : known?.get(wanted) ?? {
		sidebarId: wanted,
		chain: []
	};
}
/**
* The pages outside the docs: those of the site's `pages` folder and the folders in it (`.tsx`, `.md`), the search page, and a home
* page if the site has none.
* @throws FieldguideError for a page module without a default export (specification 5).
*/
async function loadExtraPages(options, { config, syntax, t, locale, translations }) {
	let folder = folderIn(options.siteDir, "pages"), ownFolder = folderIn(translations, "pages"), components = /* @__PURE__ */ new Map(), pages = [], diagnostics = [], markdownIn = (root) => {
		let usual = scanDocs({
			root,
			cwd: options.cwd,
			syntax
		}), own = translations === void 0 ? void 0 : path.join(translations, path.basename(root)), { cwd } = options, scan = own === void 0 ? usual : scanLocale(usual, {
			root: own,
			cwd,
			syntax,
			label: locale.label
		});
		return diagnostics.push(...scan.diagnostics), scan.pages.filter(({ frontMatter }) => options.drafts || !frontMatter.draft);
	};
	if (folder !== void 0) {
		for (let name of readdirSync(folder, {
			recursive: !0,
			encoding: "utf8"
		}).map((name) => name.replaceAll(path.sep, "/")).filter((name) => /\.[jt]sx$/.test(name) && !/(?:^|\/)_|\.test\.[jt]sx$/.test(name)).sort()) {
			let own = path.join(ownFolder ?? folder, name), file = isFile(own) ? own : path.join(folder, name), route = normalizeRoute(name.replace(/\.[jt]sx$/, "")), isHome = route === "/", { default: component, title, description } = await loadModule(file, options);
			if (!isComponent(component)) throw new FieldguideError(`The page component ${path.relative(options.cwd, file)} has no default export. End the file with: export default function Page() { ... }`);
			components.has(route) || components.set(route, component), pages.push({
				route,
				title: typeof title == "string" ? title : isHome ? config.title : route.split("/").at(-2) ?? "",
				description: typeof description == "string" ? description : isHome ? config.tagline : "",
				kind: isHome ? "home" : "page",
				file: path.relative(options.cwd, file),
				...translations !== void 0 && file !== own ? { untranslated: !0 } : {}
			});
		}
		pages.push(...markdownIn(folder).map((source) => sourcePage(source, "page")));
	}
	let blogFolder = config.blog ? folderIn(options.siteDir, "blog") : void 0;
	config.blog && blogFolder !== void 0 && pages.push(...blogPages(markdownIn(blogFolder), config.blog, {
		t,
		locale
	}));
	let has = (route) => pages.some((page) => page.route === route);
	return has("/") || pages.push({
		route: "/",
		title: config.title,
		description: config.tagline,
		kind: "home"
	}), has("/search/") || pages.push({
		route: "/search/",
		title: t(search),
		description: t(searchDescription, { site: config.title }),
		kind: "search"
	}), config.downloads.length > 0 && pages.push({
		route: "/downloads/",
		title: t(downloadsTitle),
		description: t(downloadsDescription),
		kind: "downloads"
	}), {
		pages,
		components,
		diagnostics
	};
}
/** A function, or what React makes of one: `memo(Page)`. */
function isComponent(value) {
	return typeof value == "function" || isRecord(value) && "$$typeof" in value;
}
/** A folder in another one; undefined if it does not exist. */
function folderIn(parent, name) {
	let folder = parent === void 0 ? void 0 : path.join(parent, name);
	return folder !== void 0 && isFolder(folder) ? folder : void 0;
}
// src/components/Cards/index.ts
/** A list of cards. */
const Cards = {
	name: "Cards",
	place: "block",
	expand({ children, items }) {
		let cards = items.map(card), html = h("ul", { class: "cards" }, ...cards.map((one) => h("li", { class: "card" }, ...one.html)));
		return [...children, {
			...list(cards.map(({ blocks }) => blocks)),
			data: { looks: [html] }
		}];
	}
}, Card = {
	name: "Card",
	place: "block",
	itemOf: "Cards",
	noProse: !0,
	expand(use, page) {
		let { html, blocks } = card({
			...use,
			page
		});
		return [{
			...list([blocks]),
			data: { looks: [h("div", { class: "card" }, ...html)] }
		}];
	}
};
/** A card in a list, and as it is shown. */
function card({ props, children, page }) {
	let title = textOf(props, "title");
	title === void 0 && page.report({
		code: "card",
		message: "this card has no title.",
		hint: "Write <Card title=\"...\" href=\"...\">."
	});
	let href = textOf(props, "href"), target = href === void 0 ? void 0 : page.resolveLink(href), waits = target?.kind === "pending" ? target : { kind: "pending" }, name = target && "href" in target ? link$1(target.href, title ?? "") : strong(title ?? ""), planned = plannedHtml(waits).trim(), html = [h("p", { class: "card-title" }, name), ...children];
	planned !== "" && html.push(h("p", {}, decoration(planned)));
	let [first, ...others] = children, isLine = first?.type === "paragraph" && others.length === 0, line = paragraph(name, ...plannedNodes(waits), ...isLine ? [": ", ...first.children] : []);
	return {
		blocks: isLine ? [line] : [line, ...children],
		html
	};
}
/** A short note after a link to a page that is still to be written. */
function plannedNodes({ route, nearest }) {
	return route ? nearest ? [
		" (planned; see ",
		link$1(nearest.href, nearest.label),
		")"
	] : [" (planned)"] : [];
}
// src/components/DataTable/selectRows.ts
/**
* The rows and columns that the attributes of a tag ask for, or what is wrong with it. Pure.
* - `data`: name of the set.
* - `where`: `feature=snmp|ipmi,encrypted!=no`, conditions that must all hold.
* - `columns`: `port,protocol`, which columns, in which order; all where it is left out.
* - `more`: further columns, which the reader can show. Without scripts and on paper they are always shown.
* - `filters`: columns whose values the reader picks from.
*/
function selectRows(sets, props) {
	let text = (key) => textOf(props, key) ?? "", name = text("data"), set = sets.get(name);
	if (!set) {
		let known = [...sets.keys()];
		return { fault: {
			message: name ? `there is no data set "${name}".` : "the table does not name a data set.",
			hint: known.length > 0 ? suggest(name, known) : "Add a file to the folder \"data\"."
		} };
	}
	let named = [
		"columns",
		"more",
		"filters"
	].map((key) => keysOf(text(key))), unknown = named.flat().find((key) => !set.columns.some((column) => column.key === key));
	if (unknown !== void 0) return { fault: unknownColumn(set, unknown) };
	let [asked = [], more = [], filters = []] = named, first = asked.length > 0 ? asked : set.columns.map(({ key }) => key).filter((key) => !more.includes(key)), keys = [...first, ...more], absent = filters.find((key) => !keys.includes(key));
	if (absent !== void 0) return { fault: {
		message: `the table has no column "${absent}" to pick from.`,
		hint: "List the column under \"columns\" or \"more\" as well."
	} };
	let rows = filterRows(set, text("where"));
	return "fault" in rows ? rows : {
		set,
		columns: keys.flatMap((key) => set.columns.find((column) => column.key === key) ?? []),
		shown: first.length,
		filters: filters.map((key) => keys.indexOf(key)),
		rows: rows.rows,
		whole: rows.rows.length === set.rows.length
	};
}
function keysOf(list) {
	return list.split(",").map((key) => key.trim()).filter(Boolean);
}
const CONDITION = /^\s*([^=!]*?)\s*(!?=)(.*)$/;
function filterRows(set, where) {
	let rows = [...set.rows];
	for (let condition of where.split(",").filter((part) => part.trim() !== "")) {
		let match = CONDITION.exec(condition);
		if (!match) return { fault: {
			message: `"${condition.trim()}" is not a condition.`,
			hint: "Write column=value, column!=value or column=one|other."
		} };
		let [, key = "", operator, list = ""] = match;
		if (key !== "id" && !set.columns.some((column) => column.key === key)) return { fault: unknownColumn(set, key) };
		let wanted = new Set(list.split("|").map((value) => value.trim())), cellOf = (row) => key === "id" ? row.id : lightText(row.cells[key] ?? ""), known = new Set(set.rows.map(cellOf));
		for (let value of wanted) if (!known.has(value)) return { fault: {
			message: `no row of "${set.name}" has the ${key} "${value}".`,
			hint: suggest(value, [...known].filter(Boolean))
		} };
		rows = rows.filter((row) => wanted.has(cellOf(row)) === (operator === "="));
	}
	return rows.length > 0 ? { rows } : set.rows.length === 0 ? { fault: {
		message: `"${set.name}" has no rows yet.`,
		hint: "Add a row, or remove the table."
	} } : { fault: {
		message: `no row of "${set.name}" matches "${where}".`,
		hint: "Change the conditions, or remove the table."
	} };
}
function unknownColumn(set, key) {
	let keys = set.columns.map((column) => column.key);
	return {
		message: `"${set.name}" has no column "${key}".`,
		hint: suggest(key, keys)
	};
}
function suggest(word, known) {
	let more = known.length > 12 ? ", ..." : "";
	return hintFor(word, known, `Known: ${known.slice(0, 12).join(", ")}${more}.`);
}
// src/components/DataTable/index.ts
/** Rows of the site's data as a table that is complete without scripts; each row has a link to itself. */
const DataTable = {
	name: "DataTable",
	place: "block",
	attributes: [
		"data",
		"where",
		"columns",
		"more",
		"filters",
		"caption"
	],
	expand({ props }, page) {
		let selected = selectRows(page.site.data, props);
		if ("fault" in selected) return page.report({
			code: "data-table",
			...selected.fault
		}), [];
		let { columns, rows, set } = selected, { t } = page.site, caption = textOf(props, "caption"), cells = rows.map((row) => columns.map((column) => cellOf(column, row, page))), ids = rows.map(({ id }) => `${set.name}-${id}`).map((id) => page.takeId(id) ? id : void 0), heads = columns.map(({ label }) => lightNodes(label, page.lookUpLink)), files = downloads(selected, page), links = files.flatMap((file, index) => [...index > 0 ? [text$1(", ")] : [], file]), whole = {
			...selected,
			cells,
			heads,
			ids
		};
		return [
			...caption === void 0 ? [] : [{
				...paragraph(strong(caption)),
				data: { looks: [] }
			}],
			{
				...plainTable([heads, ...cells.map((row) => row.map(({ nodes }) => nodes))], ids),
				data: { looks: shownTable(whole, caption, t) }
			},
			...files.length === 0 ? [] : [{
				...paragraph(...filled(t, allRows, { links })),
				data: {
					isAside: !0,
					looks: [h("p", { class: "table-downloads" }, ...filled(t, wholeTable, { links }))]
				}
			}]
		];
	}
};
function shownTable(whole, caption, t) {
	let { kept, same } = withoutSame(whole), { set, filters, cells, heads } = kept, looks = looksOf(kept), head = heads.map((nodes, column) => h("th", {
		scope: "col",
		...looks[column]?.head
	}, ...nodes)), body = cells.map((row, at) => {
		let id = whole.ids[at], named = (whole.cells[at] ?? []).map((cell) => cell.text).filter(Boolean), inner = row.map(({ nodes }, column) => h("td", looks[column]?.cell ?? {}, ...nodes.length === 0 ? [decoration(notStated(t))] : nodes, ...column === 0 && id !== void 0 ? [rowLink(id, t(linkToRow, { name: named.slice(0, 3).join(", ") }))] : []));
		return h("tr", { id }, ...inner);
	}), label = caption ?? set.title, box = tableBox({
		rows: cells.length,
		label,
		name: set.name,
		filters,
		linked: !0,
		t
	});
	return [
		decoration(box.open),
		h("table", { class: "rows stack" }, ...captionNodes(caption, same, t), h("thead", {}, h("tr", {}, ...head)), h("tbody", {}, ...body)),
		decoration(box.close)
	];
}
/** The table without the columns that say nothing, and without those shown ones that say the same in each row. */
function withoutSame(table) {
	let { columns, shown, filters, cells, heads } = table, texts = sameColumns(cells.map((row) => row.map(({ text }) => text))), goes = (column) => !filters.includes(column) && (texts.get(column) === "" || texts.has(column) && column < shown), left = columns.flatMap((_, column) => goes(column) ? [] : [column]), [first] = cells;
	return {
		kept: {
			...table,
			columns: left.flatMap((column) => columns[column] ?? []),
			heads: left.flatMap((column) => [heads[column] ?? []]),
			cells: cells.map((row) => left.flatMap((column) => row[column] ?? [])),
			shown: left.filter((column) => column < shown).length,
			filters: filters.map((column) => left.indexOf(column))
		},
		same: columns.flatMap(({ label }, index) => first && goes(index) && texts.get(index) !== "" ? [{
			name: lightText(label),
			nodes: first[index]?.nodes ?? []
		}] : [])
	};
}
/** The files of a set, for a table that leaves no row of it out. */
function downloads({ set, whole }, { site }) {
	return whole ? ["json", "csv"].map((kind) => {
		let href = site.fileHref(dataFile(set.name, kind)), label = kind.toUpperCase();
		return {
			...link$1(href, label),
			data: {
				target: {
					kind: "asset",
					href
				},
				looks: [h("a", {
					href,
					download: ""
				}, label)]
			}
		};
	}) : [];
}
function rowLink(id, label) {
	let href = `#${escapeHtml(encodeURIComponent(id))}`;
	return decoration(`<a class="hash-link" href="${href}" aria-label="${escapeHtml(label)}"></a>`);
}
/** Nothing is known: the style sheet draws a dash, so that filter, sorting and CSV find an empty cell. */
function notStated(t) {
	return `<span class="not-stated" role="img" aria-label="${escapeHtml(t(notStated$1))}"></span>`;
}
/** The text of a cell for readers; empty if it has no value. */
function cellOf({ key, words, format }, row, page) {
	let value = row.cells[key] ?? "", cell = words?.[value] ?? value;
	if (cell === "") return {
		nodes: [],
		text: ""
	};
	if (format === "code") return {
		nodes: [inlineCode(cell)],
		text: lightText(cell)
	};
	if (format !== "route") return {
		nodes: lightNodes(cell, page.lookUpLink),
		text: lightText(cell)
	};
	let title = page.site.titleOf(cell) ?? cell;
	return {
		nodes: [linkTo(cell, [text$1(title)], page.lookUpLink(cell))],
		text: title
	};
}
/**
* The attributes of each column's head and cells. Where there is no room for columns, a row is lines of text, and each
* cell says what is before it there.
*/
function looksOf({ columns, shown, cells: rows }) {
	let cells = [columns.map(({ label }) => ({ text: lightText(label) })), ...rows.map((row) => columns.map(({ format }, column) => ({
		text: row[column]?.text ?? "",
		code: format === "code"
	})))], options = {
		long: isLong(rows.length),
		sorted: hasTools(rows.length)
	}, looks = [...columnLooks(cells.map((row) => row.slice(0, shown)), options), ...columnLooks(cells, options).slice(shown)], leads = columns.some(({ lead }) => lead !== void 0);
	return columns.map(({ label, lead }, column) => {
		let { head = "", cell = "", isText = !1 } = looks[column] ?? {}, first = leads ? lead !== void 0 : column === 0, before = first ? lead ?? "" : isText ? "" : `${lightText(label)}:`, out = column >= shown && hasTools(rows.length) ? { "data-out": "" } : {}, said = before === "" ? {} : { "data-label": `${before} ` };
		return {
			head: {
				class: head || void 0,
				...out
			},
			cell: {
				class: [cell, first ? "row-key" : ""].filter(Boolean).join(" ") || void 0,
				...said,
				...out
			}
		};
	});
}
// src/components/FileTree/index.ts
/** A nested list of names; what follows a name is said about it. */
const FileTree = {
	name: "FileTree",
	place: "block",
	noProse: !0,
	expand: ({ children }) => [h("div", { class: "file-tree" }, ...children.map(marked))]
};
/** A node whose list items have their names marked. */
function marked(node) {
	return node.type === "list" || node.type === "listItem" ? {
		...node,
		children: listed(node.children.map(marked))
	} : node.type === "paragraph" ? {
		...node,
		children: listed(entry(node.children))
	} : node;
}
/** The sign between a name and what is said about it. */
const GAP = /^\s+(?:[-–—:]\s+)?/;
/** A name and, to the end of its line, what is said about it. */
function entry([first, ...others]) {
	if (first?.type === "text") {
		let [, name = "", rest = ""] = /^\s*(\S+)(.*)$/s.exec(first.value) ?? [];
		return named(text$1(name), name, [text$1(rest), ...others]);
	}
	if (first?.type === "inlineCode") return named(first, first.value, others);
	let [only] = first?.type === "strong" ? first.children : [];
	return first && only?.type === "text" ? named(first, only.value, others) : [...first ? [first] : [], ...others];
}
function named(name, written, [note, ...others]) {
	let folder = written.endsWith("/") ? " file-folder" : "", shown = h("span", { class: `file-name${folder}` }, name);
	if (note?.type !== "text") return [
		shown,
		...note ? [note] : [],
		...others
	];
	let [line = "", ...rest] = note.value.split(/(?=\n)/), [gap = ""] = GAP.exec(line) ?? [], after = [...rest.length > 0 ? [text$1(rest.join(""))] : [], ...others], said = line.slice(gap.length);
	return said.trim() === "" ? [shown, ...after] : [
		shown,
		{
			...text$1(gap),
			data: { looks: [text$1(" ")] }
		},
		h("span", { class: "file-note" }, after.length > 0 ? said : said.trimEnd()),
		...after
	];
}
// src/components/Glossary/index.ts
/** The site's own glossary from A to Z, complete without scripts. */
const Glossary = {
	name: "Glossary",
	place: "block",
	expand(_, page) {
		let { glossary, t } = page.site, { entries, groups } = glossary;
		if (entries.length === 0) return page.report({
			code: "glossary-empty",
			message: "<Glossary> has nothing to show.",
			hint: "Put a glossary.yaml with \"- term: ...\" and \"definition: ...\" into the site folder."
		}), [];
		let letters = groups.map(({ id, letter }) => `<a href="#${id}">${letter}</a>`).join(" ");
		return [decoration(`<nav class="letters" aria-label="${escapeHtml(t(glossaryLetters))}"><p>${letters}</p></nav>`), ...groups.flatMap(({ id, letter, items }) => [decoration(`<h2${page.takeId(id) ? ` id="${id}">${letter}${anchor(id, letter, t)}` : `>${letter}`}</h2>`), h("dl", {}, ...items.flatMap((item) => itemNodes(item, page)))])];
	}
};
/** A term with its definition. Abbreviations before a term are hidden from screen readers: the term includes them. */
function itemNodes({ type, id, name, entry }, page) {
	let { abbreviation, definition, synonyms } = entry, { t } = page.site, own = page.takeId(id), hash = own ? anchor(id, name, t) : "";
	if (type === "see") {
		let link = `<a href="#${escapeHtml(entry.id)}">${escapeHtml(entry.term)}</a>`, head = `<dt${own ? ` id="${escapeHtml(id)}"` : ""}>${escapeHtml(name)}${hash}</dt>`;
		return [decoration(`${head}<dd>${withHtml(t, see, { link })}</dd>`)];
	}
	let term = abbreviation === void 0 ? name : `${name} (${abbreviation})`;
	return [{
		...h("dt", { id: own ? id : void 0 }, term, decoration(hash)),
		data: { isTerm: !0 }
	}, h("dd", {}, paragraph(definition), ...synonyms.length > 0 ? [paragraph(h("small", {}, t(alsoCalled, { names: synonyms.join(", ") })))] : [], ...readMore(entry, page))];
}
/** The page with more about a term; no link if the page is still to be written. */
function readMore(entry, { resolveLink, site }) {
	if (entry.page === void 0) return [];
	let place = {
		file: site.glossary.file,
		line: entry.pageLine,
		column: 1
	}, target = resolveLink(entry.page, place);
	if (!("href" in target)) return [];
	let label = target.kind === "page" ? site.titleOf(target.route) : void 0;
	return [{
		...paragraph(...filled(site.t, readMore$1, { link: [link$1(target.href, label ?? entry.page)] })),
		data: { isAside: !0 }
	}];
}
function anchor(id, name, t) {
	let label = escapeHtml(t(directLink, { name }));
	return `<a class="hash-link" href="#${escapeHtml(encodeURIComponent(id))}" aria-label="${label}" title="${label}"></a>`;
}
// src/components/Kbd/index.ts
/** `Ctrl+K`: each key a cap, the plus signs between them; a plus at the end is a key itself. */
const Kbd = {
	name: "Kbd",
	place: "inline",
	noProse: !0,
	expand({ children }) {
		let keys = children.map((node) => node.type === "text" ? node.value : void 0);
		if (keys.includes(void 0)) return [h("kbd", {}, ...children)];
		let caps = keys.join("").trim().split(/\s*\+\s*(?=[^+\s]|\+$)/).flatMap((key, index) => [...index > 0 ? ["+"] : [], h("kbd", {}, key)]), [only] = caps;
		return caps.length === 1 && typeof only == "object" ? [only] : [h("kbd", { class: "keys" }, ...caps)];
	}
}, Steps = {
	name: "Steps",
	place: "block",
	expand: ({ children }) => [h("div", { class: "steps" }, ...children)]
};
// src/components/Tabs/Tabs.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* Tabs whose panels are all in the document. Without scripts, and in print, each is shown under its label;
* the style sheet decides, so no attribute has to change for it.
*/
function Tabs$1({ data, panels, shown }) {
	let { selected, choose } = useTabChoice(data, shown), contents = (0, import__by_require_react.useMemo)(() => panels.map(trustedHtml), [panels]), list = (0, import__by_require_react.useRef)(null), select = (index) => {
		let item = data.items[index];
		if (!item || item.value === selected) return;
		let top = list.current?.getBoundingClientRect().top;
		choose(item.value), requestAnimationFrame(() => {
			let moved = list.current?.getBoundingClientRect().top;
			top !== void 0 && moved !== void 0 && window.scrollBy({
				top: moved - top,
				behavior: "instant"
			});
		});
	}, onKeyDown = (event, index) => {
		let next = tabForKey(inReadingOrder(event.key, event.currentTarget), index, data.items.length);
		next !== void 0 && (event.preventDefault(), select(next), list.current?.querySelectorAll("button")[next]?.focus());
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "tabs",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "tabs-list",
			role: "tablist",
			ref: list,
			children: data.items.map((item, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				role: "tab",
				id: `${data.id}-tab-${index}`,
				"aria-controls": `${data.id}-panel-${index}`,
				"aria-selected": item.value === selected,
				tabIndex: item.value === selected ? 0 : -1,
				onClick: () => select(index),
				onKeyDown: (event) => onKeyDown(event, index),
				children: item.label
			}, item.value))
		}), data.items.map((item, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "tabs-panel",
			role: "tabpanel",
			id: `${data.id}-panel-${index}`,
			"aria-labelledby": `${data.id}-tab-${index}`,
			"data-selected": item.value === selected ? "" : void 0,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "tabs-label",
				children: item.label
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "tabs-content",
				dangerouslySetInnerHTML: contents[index],
				suppressHydrationWarning: !0
			})]
		}, item.value))]
	});
}
/**
* Which tab is shown. A choice goes into the URL and the group's storage where the tabs ask for it, and so to all tabs
* of the group, on this page and in other tabs of the browser. The tab that holds what the address leads to comes first,
* and is no choice.
*/
function useTabChoice(data, shown) {
	let [selected, setSelected] = (0, import__by_require_react.useState)(shown ?? data.selected), { groupId } = data;
	return (0, import__by_require_react.useEffect)(() => {
		let stored = groupId === void 0 ? null : readStored("localStorage", groupKey(groupId)), target = findTarget(location.hash);
		if (setSelected(valueAround(data, target) ?? chooseTab(data, location.search, stored)), groupId !== void 0) return watchStored(groupKey(groupId), (value) => {
			data.items.some((item) => item.value === value) && setSelected(value ?? data.selected);
		});
	}, [data, groupId]), (0, import__by_require_react.useEffect)(() => {
		let opened = ({ target }) => {
			let around = target instanceof Node ? valueAround(data, target) : void 0;
			around !== void 0 && setSelected(around);
		};
		return document.addEventListener(REVEAL_EVENT, opened), () => document.removeEventListener(REVEAL_EVENT, opened);
	}, [data]), {
		selected,
		choose: (value) => {
			setSelected(value), data.parameter !== void 0 && keepInUrl(data.parameter, value), groupId !== void 0 && shareStored(groupKey(groupId), value);
		}
	};
}
/** The tab whose panel holds a place of the page. */
function valueAround({ id, items }, place) {
	let panel = (index) => document.getElementById(`${id}-panel-${index}`);
	return place && items.find((_, index) => panel(index)?.contains(place))?.value;
}
/** The entry's own state stays: the app's navigation keeps its scroll positions there. */
function keepInUrl(parameter, value) {
	let url = new URL(location.href);
	url.searchParams.set(parameter, value), history.replaceState(history.state, "", url);
}
/** localStorage key of a group's choice. */
function groupKey(groupId) {
	return `fieldguide.tabs.${groupId}`;
}
/** The tab to show: the URL's choice before the stored one before the page's own; unknown values don't count. */
function chooseTab(data, search, stored) {
	return [data.parameter === void 0 ? null : new URLSearchParams(search).get(data.parameter), stored].find((value) => data.items.some((item) => item.value === value)) ?? data.selected;
}
/** The tab a key leads to from the one that has focus; undefined for keys that are not ours. */
function tabForKey(key, index, count) {
	switch (key) {
		case "ArrowRight": return (index + 1) % count;
		case "ArrowLeft": return (index - 1 + count) % count;
		case "Home": return 0;
		case "End": return count - 1;
		default: return;
	}
}
// src/components/Tabs/index.tsx
/** Tabs as an island: all panels are in the HTML, and the browser takes them over where they are. */
const Tabs = {
	name: "Tabs",
	place: "block",
	expand({ index, props, children, items: panels }) {
		if (panels.length === 0) return children;
		let { groupId, queryString, defaultValue } = props;
		checkValues(panels);
		let items = panels.map((item, position) => ({
			value: String(item.props.value ?? position),
			label: labelOf(item.props, position)
		})), preset = items.find(({ value }, position) => value === defaultValue || "default" in (panels[position]?.props ?? {})), group = typeof groupId == "string" ? groupId : void 0, data = {
			id: `Tabs-${index}`,
			groupId: group,
			parameter: queryString === !0 ? group : queryString,
			items,
			selected: (preset ?? items[0])?.value ?? ""
		}, blocks = panels.flatMap((panel, position) => [paragraph(strong(items[position]?.label ?? "")), ...panel.children]), shown = {
			type: "island",
			name: "Tabs",
			props: data,
			panels: panels.map((panel) => panel.children),
			element: (html) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tabs$1, {
				data,
				panels: html
			})
		};
		return [...children, {
			...h("div", {}, ...blocks),
			data: { looks: [shown] }
		}];
	}
}, TabItem = {
	name: "TabItem",
	place: "block",
	itemOf: "Tabs",
	expand: ({ children }) => children
};
/** Tells the tabs of one group that have the same value: it chooses one of them. */
function checkValues(panels) {
	let values = panels.map(({ props }) => props.value);
	for (let [index, { page }] of panels.entries()) {
		let value = values[index];
		if (value === void 0 || values.indexOf(value) === index) continue;
		let message = `the value "${value}" is used twice in these tabs.`;
		page.report({
			severity: "warning",
			code: "duplicate-value",
			message,
			hint: "Give each tab its own value."
		});
	}
}
function labelOf({ label, value }, position) {
	return String(label ?? value ?? position);
}
// src/components/registry.ts
/** Every component that pages may use. */
const components = [
	Admonition,
	AppliesTo,
	Card,
	Cards,
	DataTable,
	DocCardList,
	FileTree,
	Glossary,
	Kbd,
	Steps,
	TabItem,
	Tabs,
	ThemedImage
];
// src/engine/output/pageSyntax.ts
/** The components that pages of a site may use. */
function componentsOf({ kit }) {
	return [...components, ...kit.components ?? []];
}
/** How pages of a site are parsed. */
function syntaxOf(config) {
	return {
		product: config.product,
		components: componentsOf(config),
		math: config.math
	};
}
// src/engine/output/openLocale.ts
/** The site in one of its languages. */
async function openLocale(locale, shared) {
	let { t, texts, config, folder, prefix } = locale, { options, settings, sources, tools, projects } = shared, { data, glossary, pageList, staticDir, staticFiles, kitFiles } = sources, extra = await loadExtraPages(options, {
		config,
		syntax: syntaxOf(config),
		t,
		locale: locale.locale,
		translations: folder
	}), files = servedFiles(config, sources), site = siteOf(locale, {
		...shared,
		extra,
		files
	}), { urls, table } = site, assets = new AssetStore({
		staticDir,
		urls,
		externalOrigins: config.externalOrigins
	}), linter = options.lint && folder === void 0 ? await config.kit.lint?.() : void 0, services = {
		...linkServices(site, {
			assets,
			files
		}),
		...await drawingServices(config, site),
		components: new Map(componentsOf(config).map((one) => [one.name, one])),
		site: componentSite(locale, {
			site,
			sources
		}),
		externalOrigins: config.externalOrigins,
		markdown: config.markdown,
		renderCode: (block) => codeBlockHtml(block, t),
		fences: tools.fences,
		kitFile: (name) => kitFileOf(name, {
			site,
			sources
		}),
		termTips: createTermTips(glossary.entries, table.pages.values(), urls),
		contents: (page, headings) => (0, import_server.renderToStaticMarkup)((0, import__by_require_react.createElement)(TextsContext, { value: t }, (0, import__by_require_react.createElement)(TocFold, { toc: tableOfContents(page, headings, config) }))),
		placeholders: sources.placeholders,
		product: config.product,
		readTree: linter?.read,
		tolerant: options.tolerant
	}, dataLinks = folder === void 0 ? checkDataLinks(data, /* @__PURE__ */ new Set([...table.pages.keys(), ...table.planned])) : [], found = [
		...site.diagnostics,
		...extra.diagnostics,
		...dataLinks
	];
	return {
		options,
		config,
		site,
		locales: projects,
		prefix,
		texts,
		translations: folder,
		assets,
		components: extra.components,
		kitFiles,
		services,
		linter,
		data,
		pageList,
		staticDir,
		staticFiles,
		downloads: offeredDownloads(config, staticDir, staticFiles),
		glossary: glossary.entries,
		synonyms: glossary.synonyms,
		diagnostics: ownFaults(placeSubjects(found, settings.configFile, settings.settingsText), {
			options,
			translations: folder
		})
	};
}
function servedFiles(config, { data, staticFiles }) {
	let sets = [...data.keys()].flatMap((name) => [dataFile(name, "json"), dataFile(name, "csv")]), own = /* @__PURE__ */ new Set([...feedsOf(config).map(({ file }) => file), ...markdownFileNames(config)]);
	return {
		own,
		all: /* @__PURE__ */ new Set([
			...staticFiles,
			...own,
			...sets,
			...Object.keys(config.kit.files ?? {})
		])
	};
}
function siteOf({ config, locale, t, scan }, { options, settings, sources, projects, extra, files }) {
	let { configFile, settingsText } = settings, site = createSite({
		config,
		locale,
		t,
		configFile,
		scan,
		extraPages: extra.pages,
		planned: new Set(sources.pageList.keys()),
		redirects: sources.redirects,
		files: files.all,
		ownFiles: files.own,
		root: projects[0]?.site.urls.baseUrl,
		drafts: options.drafts
	}), placed = site.anchorLinks.map((link) => ({
		...link,
		...placeOfWords(link.url, settingsText)
	}));
	return {
		...site,
		anchorLinks: placed
	};
}
/** Where links and pictures of pages lead. */
function linkServices(site, { assets, files }) {
	let { urls, table } = site, world = {
		table,
		urls,
		redirects: site.redirectMap,
		asset: (page, file) => {
			let beside = assets.file(page, file);
			if (beside !== void 0) return beside;
			let found = servedFile(file, (name) => files.all.has(name));
			if (found !== void 0) return files.own.has(found) ? fileHref(found, urls) : sharedHref(found, urls);
		}
	};
	return {
		resolveLink: (page, url) => resolveLink(page, url, world),
		resolveImage: (page, url) => assets.image(page, url)
	};
}
/** What the site's kit and its settings draw. */
async function drawingServices({ kit, math }, { table }) {
	let hasMath = (source) => /\$|^\s*(?:`{3}|~{3})\s*math\b/m.test(source.body), sources = [...table.pages.values()].flatMap(({ source }) => source ?? []);
	return {
		drawnFences: kit.fences,
		roles: kit.roles,
		drawMath: math && sources.some(hasMath) ? await loadMath() : void 0
	};
}
function kitFileOf(name, { site, sources }) {
	let file = sources.kitFiles.files.get(name);
	return file && {
		href: sharedHref(file.output, site.urls),
		bytes: file.bytes
	};
}
/** What components may know of the site. */
function componentSite({ t, config }, { site, sources }) {
	let { table, urls } = site, { data, glossary, pageList, applies } = sources;
	return {
		t,
		data,
		glossary: {
			...glossary,
			groups: glossaryIndex(glossary.entries)
		},
		before: config.kit.before ?? {},
		appliesTo: {
			keys: config.kit.appliesTo ?? {},
			values: applies
		},
		titleOf: (route) => table.pages.get(route)?.title ?? pageList.get(route)?.title,
		fileHref: (file) => sharedHref(file, urls),
		childPages: (route) => childPages(route, site),
		islandHref: (name) => kitFileOf(name, {
			site,
			sources
		})?.href
	};
}
// src/engine/output/siteSettings.ts
/**
* Reads the settings of a site folder; a bare folder of Markdown has those of `zeroConfig`.
* @throws FieldguideError for settings that are not valid.
*/
async function readSettings(options) {
	let { siteDir, docsDir, cwd } = options, config = siteDir === void 0 ? zeroConfig(docsDir) : await loadSiteConfig(siteDir, options), file = siteDir === void 0 ? void 0 : findSiteConfig(siteDir);
	return {
		config: productInConfig(config),
		configFile: path.relative(cwd, file ?? docsDir),
		settingsText: file === void 0 ? "" : readFileSync(file, "utf8")
	};
}
/** Settings for a bare folder of Markdown: a neutral title from the folder's name. */
function zeroConfig(docsDir) {
	let absolute = path.resolve(docsDir), base = path.basename(absolute), name = /^docs?$/i.test(base) ? path.basename(path.dirname(absolute)) : base;
	return siteConfigSchema.parse({
		title: name.replace(/[-_]+/g, " ").replace(/^./, (first) => first.toUpperCase()) || "Documentation",
		navbar: { items: [{ type: "search" }] }
	});
}
const CONFIG_TARGETS = new Set("href url editUrl slug docId id mainDocId activeBase dirName indexName pattern replacement contact policy acknowledgments file".split(" "));
/** The product in every text of the settings; addresses and routes get its slug. */
function productInConfig(config) {
	let { kit, ...settings } = config;
	return {
		...productIn(settings, config.product, CONFIG_TARGETS),
		kit
	};
}
/** A warning where the settings say that the contact for vulnerabilities is not valid any more. */
function checkSecurity({ security }, file) {
	if (!security || Date.parse(security.expires) > Date.now()) return [];
	let message = `security.txt expired on ${security.expires.slice(0, 10)}, so nobody will rely on it.`;
	return [{
		severity: "warning",
		code: "security-expired",
		file,
		subject: security.expires,
		message,
		hint: "Check that its contacts are right, and set \"expires\" to a day within the next year."
	}];
}
// src/engine/data/pageList.ts
/**
* Reads the page list (`planned-routes.tsv`), by route. The first row names the columns: `route`, `title`,
* `sidebar_label`, `position`, `kind`; without it they are taken in this order. Only the route must be there.
*/
function parsePageList(text) {
	let rows = text.replace(/\r\n?/g, "\n").split("\n").map((line) => line.split("	").map((cell) => cell.trim())), names = rows[0]?.[0] === "route" ? rows[0] : [
		"route",
		"title",
		"sidebar_label",
		"position",
		"kind"
	], list = /* @__PURE__ */ new Map();
	for (let row of rows) {
		let cell = (name) => row[names.indexOf(name)] || void 0, route = cell("route");
		if (!route?.startsWith("/")) continue;
		let position = Number(cell("position"));
		list.set(normalizeRoute(route), {
			route: normalizeRoute(route),
			title: cell("title") ?? route,
			label: cell("sidebar_label"),
			position: Number.isInteger(position) ? position : void 0,
			kind: cell("kind")
		});
	}
	return list;
}
// src/engine/output/staticFiles.ts
/** Every file of the static folder, by its path in the output folder, sorted. A link counts as the file that it leads to. */
function listStaticFiles(folder, cwd) {
	let files = [], diagnostics = [];
	if (folder === void 0) return {
		files,
		diagnostics
	};
	for (let entry of readdirSync(folder, {
		recursive: !0,
		withFileTypes: !0
	})) {
		let absolute = path.join(entry.parentPath, entry.name), isLink = entry.isSymbolicLink();
		if (entry.isFile() || isLink && isFile(absolute) && staysInside(folder, absolute)) files.push(path.relative(folder, absolute).replaceAll(path.sep, "/"));
		else if (isLink) {
			let file = path.relative(cwd, absolute);
			diagnostics.push({
				severity: "warning",
				code: "symlink",
				file,
				message: "the symbolic link does not point to a file in the static folder, so it is left out.",
				hint: "Replace it with a copy of the file."
			});
		}
	}
	return {
		files: files.sort(),
		diagnostics
	};
}
// src/engine/output/siteSources.ts
/** Reads the files of a site folder. Faults come as diagnostics: what is wrong is left out. */
async function readSources(options, settings) {
	let { siteDir, cwd, docsDir } = options, { config, configFile } = settings, { product, kit } = config, siteFile = (name) => ({
		text: readOptional(siteDir, name),
		file: path.relative(cwd, path.join(siteDir ?? "", name)),
		product
	}), { locales, ...readings } = readScans(options, {
		...settings,
		readFile: siteFile
	}), redirectList = siteFile("redirects.tsv"), redirects = parseRedirects(replaceProduct(redirectList.text, product, "target"), redirectList.file), staticDir = folderIn(siteDir ?? path.dirname(docsDir), "static"), statics = listStaticFiles(staticDir, cwd), pageList = parsePageList(productInPageList(siteFile("planned-routes.tsv").text, product)), glossary = readGlossaryFile(siteFile("glossary.yaml")), declared = readPlaceholders(siteFile("data/placeholders.yaml")), applies = readAppliesValues(siteFile("data/applies-to.yaml"), Object.keys(kit.appliesTo ?? {})), data = readDataSets({
		siteDir,
		cwd,
		product,
		schemas: kit.dataSets
	}), bodies = locales.flatMap(({ scan }) => scan.pages.map(({ body }) => body)), found = [
		redirects,
		glossary,
		data,
		declared,
		applies,
		statics,
		readings
	];
	return {
		locales,
		redirects: {
			rows: redirects.rows,
			file: redirectList.file
		},
		staticDir,
		staticFiles: statics.files,
		pageList,
		glossary,
		placeholders: declared.placeholders,
		applies: applies.values,
		data: data.sets,
		kitFiles: await bundleKit(kit, options, {
			bodies,
			data: data.sets
		}),
		diagnostics: [...checkSecurity(config, configFile), ...found.flatMap(({ diagnostics }) => diagnostics)]
	};
}
/** The documents of each locale. */
function readScans(options, settings) {
	let { cwd, docsDir, siteDir } = options, { locales, diagnostics } = readLocales({
		...settings,
		cwd,
		siteDir
	}), syntax = syntaxOf(settings.config), usual = scanDocs({
		root: docsDir,
		cwd,
		syntax
	}), scanOf = ({ folder, locale }) => folder === void 0 ? usual : scanLocale(usual, {
		root: path.join(folder, "docs"),
		cwd,
		syntax,
		label: locale.label
	});
	return {
		locales: locales.map((parts) => ({
			...parts,
			scan: scanOf(parts)
		})),
		diagnostics
	};
}
function readOptional(folder, name) {
	let file = path.join(folder ?? "", name);
	return folder !== void 0 && isFile(file) ? readFileSync(file, "utf8") : "";
}
/** The product in a page list: its slug in the routes, the first column, and its name in what follows. */
function productInPageList(list, product) {
	let routed = list.replace(/^[^\t\n]+/gm, (route) => replaceProduct(route, product, "target"));
	return replaceProduct(routed, product);
}
// src/engine/output/project.ts
/**
* Reads a site folder, or a bare folder of Markdown: settings, then all that is written, then the site of each locale.
* It returns the site in its default locale; `locales` has the others.
* @throws FieldguideError for settings that are not valid or a docs folder that does not exist.
*/
async function openProject(options, tools) {
	let settings = await readSettings(options), sources = await readSources(options, settings), [usual, ...others] = sources.locales;
	invariant(usual, "A site has at least one locale.");
	let projects = [], open = (locale) => openLocale(locale, {
		options,
		settings,
		sources,
		tools,
		projects
	}), first = await open(usual);
	projects.push(first);
	let paths = checkLocalePaths(takenPaths(first, sources), settings);
	for (let locale of others) paths.clashing.has(locale.locale.code) || projects.push(await open(locale));
	let found = [...sources.diagnostics, ...paths.diagnostics], project = {
		...first,
		diagnostics: [...first.diagnostics, ...placeSubjects(found, settings.configFile, settings.settingsText)]
	};
	return projects[0] = project, project;
}
/** The addresses that the default locale takes, with what has them: no other locale can have its folder there. */
function takenPaths({ site }, { redirects, staticFiles }) {
	return [
		...[...site.table.pages.values()].map(({ route, source, file }) => ({
			route,
			file: source?.file ?? file
		})),
		...site.redirects.map(({ from }) => ({
			route: from,
			file: redirects.file
		})),
		...staticFiles.map((file) => ({
			route: `/${file}`,
			file: `the static file ${file}`
		}))
	];
}
/** Folders that hold input: what is watched, and where no output may be. */
function inputFolders({ docsDir, siteDir }) {
	return siteDir === void 0 ? [docsDir, path.join(path.dirname(docsDir), "static")] : [docsDir, siteDir];
}
export { missingDownloads as a, archiveToOffer as i, openProject as n, withoutLargeDownloads as o, readFrontMatter as r, inputFolders as t };
