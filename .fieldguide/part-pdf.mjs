import { t as FieldguideError } from "./part-errors.mjs";
import { f as plural, n as escapeHtml, t as decodeEntities } from "./part-text.mjs";
import { n as onDisk } from "./part-outputFolder.mjs";
import { a as siteOpener, i as htmlOf, n as checkBuiltSite, r as findPage, t as CannotAnswer } from "./part-builtSite.mjs";
import { E as normalizeRoute, j as splitLink, k as routeOfPath, m as decodePath, t as ARTICLE_ID, y as isExternal } from "./part-shellIds.mjs";
import path from "node:path";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
// src/engine/server/paper/paperDocument.ts
/** A page that cannot be put on paper, and why. */
var BrokenPage = class extends Error {
	route;
	name = "BrokenPage";
	constructor(route, reason) {
		super(`The page ${route} cannot be printed: ${reason}`), this.route = route;
	}
};
/**
* One HTML document of many pages of a site, for a browser to print: each article begins on a new sheet, with its title
* and section in the margins, ids are unique, and links between the pages lead to places in the document.
* @throws BrokenPage for the first page that has no article.
*/
function paperDocument(site, pages, { root, title }) {
	let sheets = pages.map((page, index) => readSheet(site, page, index)), prefixes = new Map(sheets.map(({ page, prefix }) => [page.route, prefix])), { baseUrl, locale, tagline } = site.facts, whole = sheets.length > 1, articles = sheets.map((sheet) => {
		let inner = paperHtml(sheet, {
			site,
			prefixes,
			root
		});
		return `<article class="article paper-page" id="${sheet.prefix}">${inner}</article>`;
	}), named = sheets.map(({ prefix, title, section }) => `#${prefix}{page:${prefix}}@page ${prefix}{@top-left{content:${cssText(section)}}@top-right{content:${cssText(title)}}}`), stylesheet = /<link rel="stylesheet" href="([^"]+)"/.exec(site.read("index.html"))?.[1] ?? "", sheetFile = path.join(root, decodePath(stylesheet.slice(baseUrl.length))), edition = [site.facts.title, editionOf(site)].filter(Boolean).join(" · ");
	return `<!doctype html>
<html lang="${locale.htmlLang}" dir="${locale.direction}" data-theme="light">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src file: data:; style-src file: 'unsafe-inline'; font-src file:">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${pathToFileURL(sheetFile).href}">
<style>
@page{size:A4}
:root{--print-edition:${cssText(edition)}}
.paper-page{break-before:page}
.paper-page:first-of-type{break-before:auto}
.cover{break-after:page;padding-top:60mm}
.paper-contents{break-after:page}
.paper-contents li{list-style:none}
${named.join("\n")}
</style>
</head>
<body><main>
${whole ? cover(title, tagline, edition) + contents(sheets) : ""}
${articles.join("\n")}
</main></body>
</html>
`;
}
function cover(title, tagline, edition) {
	return `<section class="cover"><p class="lead">${escapeHtml(title)}</p><p>${escapeHtml(tagline)}</p><p>${escapeHtml(edition)}</p></section>\n`;
}
/** Sections with their pages, as links. */
function contents(sheets) {
	return `<nav class="paper-contents" aria-label="Contents"><h1>Contents</h1><ul>${sheets.map(({ prefix, page, depth }) => `<li class="toc-${Math.min(depth, 3)}"><a href="#${prefix}">${escapeHtml(page.title)}</a></li>`).join("")}</ul></nav>\n`;
}
function readSheet(site, page, index) {
	let html = htmlOf(site, page), start = html.indexOf(`<article id="${ARTICLE_ID}"`), from = html.indexOf(">", start) + 1, end = html.lastIndexOf("</article>");
	if (start < 0 || end < from) throw new BrokenPage(page.route, "its HTML has no article. Build the site again.");
	let labels = [...(/<nav class="breadcrumbs"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? "").matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, label = ""]) => label.replace(/<[^>]*>/g, ""));
	return {
		page,
		prefix: `p${index + 1}`,
		depth: Math.max(0, labels.length - 2),
		article: html.slice(from, end),
		title: page.title,
		section: labels.length > 2 ? decodeEntities(labels[1] ?? "") : site.facts.title
	};
}
/** The note at the end of each page: which release the documentation is of. */
function editionOf(site) {
	let [end = ""] = /<div class="footer-end">[\s\S]*?<\/div>/.exec(site.read("404.html")) ?? [], lines = [...end.matchAll(/<p[^>]*>([\s\S]*?)<\/p>/g)].slice(1);
	return decodeEntities(lines.map(([, line = ""]) => line.replace(/<[^>]*>/g, "")).join(" · "));
}
/** A JSON string is a string of CSS too; `<` must not end the style sheet. */
function cssText(text) {
	return JSON.stringify(text).replace(/</g, "\\3c ");
}
const SCRIPTS = /<(script|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, TAG = /<[a-z][^\s>/]*(?:"[^"]*"|'[^']*'|[^'">])*>/gi, ATTRIBUTE = /(\s)([^\s"'<>=]+)="([^"]*)"/g, IDS = /^(?:id|for|headers|aria-(?:labelledby|describedby|controls|owns|details))$/;
function paperHtml(sheet, world) {
	let { prefix, depth, article } = sheet;
	return article.replace(SCRIPTS, "").replace(TAG, (tag) => {
		let level = Number(/^<h([1-6])\b/i.exec(tag)?.[1]), mapped = tag.replace(ATTRIBUTE, (found, space, name, value) => IDS.test(name) ? `${space}${name}="${value.replace(/\S+/g, (id) => `${prefix}-${id}`)}"` : /^(?:xlink:)?href$/.test(name) ? `${space}${name}="${paperHref(value, sheet, world)}"` : name === "src" ? `${space}src="${fileAddress(value, world)}"` : found.replace(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`)).replace(/^<details(?![^>]*\sopen)/i, "<details open");
		return level ? mapped.replace(/>$/, ` aria-level="${Math.min(6, level + depth)}">`) : mapped;
	});
}
/** A place in the document for pages that are in it; the public address of everything else. */
function paperHref(href, { prefix, page }, { site, prefixes, root }) {
	if (href.startsWith("#")) return href === "#" ? `#${prefix}` : `#${prefix}-${href.slice(1)}`;
	if (isExternal(href)) return href;
	let { path: pathname, hash } = splitLink(href), route = routeOfPath(pathname, site.facts), target = route === void 0 ? void 0 : prefixes.get(normalizeRoute(route));
	if (target !== void 0) return hash === "" ? `#${target}` : `#${target}-${hash.slice(1)}`;
	let base = isExternal(page.address) ? page.address : pathToFileURL(path.join(root, page.file)).href;
	return new URL(href, base).href;
}
function fileAddress(src, { site, root }) {
	let { path: pathname } = splitLink(src), { baseUrl } = site.facts;
	return isExternal(src) || !pathname.startsWith(baseUrl) ? src : pathToFileURL(path.join(root, decodePath(pathname.slice(baseUrl.length)))).href;
}
// src/engine/server/paper/printPdf.ts
/** Where systems have the browser. */
const BROWSERS = [
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/usr/bin/google-chrome-stable",
	"/usr/bin/chromium-headless-shell",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe"
];
/** The browser that prints: the one that `CHROME` names, or that of the system. @throws FieldguideError where there is none. */
function findBrowser(environment) {
	let named = environment.CHROME;
	if (named !== void 0 && named !== "") {
		if (existsSync(named)) return named;
		throw new FieldguideError(`CHROME names "${named}", which does not exist. Set it to Chromium or Chrome.`);
	}
	let found = BROWSERS.find((file) => existsSync(file));
	if (found) return found;
	throw new FieldguideError("Printing needs Chromium or Chrome. Install one, or set CHROME to it.");
}
/** The browser did not write a PDF. */
var PrintFailed = class extends Error {
	name = "PrintFailed";
};
/**
* Prints an HTML document: tagged, with an outline of its headings, on the paper and with the margins of its style sheet.
* @throws PrintFailed where the browser crashes, takes too long or writes no PDF.
*/
async function printPdf(html, { browser, file, patience }) {
	let folder = mkdtempSync(path.join(tmpdir(), "fieldguide-pdf-"));
	try {
		let source = path.join(folder, "guide.html"), made = path.join(folder, "guide.pdf");
		writeFileSync(source, html);
		let output = await run(browser, patience, [
			"--headless",
			"--disable-gpu",
			"--disable-extensions",
			"--disable-dev-shm-usage",
			"--no-first-run",
			`--user-data-dir=${path.join(folder, "profile")}`,
			...process.getuid?.() === 0 ? ["--no-sandbox"] : [],
			"--no-pdf-header-footer",
			"--export-tagged-pdf",
			"--generate-pdf-document-outline",
			`--print-to-pdf=${made}`,
			pathToFileURL(source).href
		]);
		if (!existsSync(made) || readFileSync(made).subarray(0, 5).toString() !== "%PDF-") throw new PrintFailed(`the browser wrote no PDF${output === "" ? "" : `: ${output}`}`);
		move(made, file);
	} finally {
		rmSync(folder, {
			recursive: !0,
			force: !0
		});
	}
}
/** The temporary folder may be on another disk. */
function move(from, to) {
	let staged = `${to}.part`;
	writeFileSync(staged, readFileSync(from)), renameSync(staged, to);
}
/** Runs the browser until it exits; returns the last line of standard error. */
function run(browser, patience, args) {
	return new Promise((resolve, reject) => {
		let child = spawn(browser, args, { stdio: [
			"ignore",
			"ignore",
			"pipe"
		] }), output = "", timer = setTimeout(() => {
			child.kill("SIGKILL"), reject(new PrintFailed(`the browser took longer than ${Math.round(patience / 1e3)} s and was stopped`));
		}, patience);
		child.stderr.setEncoding("utf8").on("data", (text) => {
			output = (output + text).slice(-500);
		}), child.once("error", (error) => {
			clearTimeout(timer), reject(new PrintFailed(error.message));
		}), child.once("exit", (code, signal) => {
			clearTimeout(timer), code === 0 ? resolve(output.trim().split("\n").at(-1) ?? "") : reject(new PrintFailed(`the browser ended with ${signal ?? code}`));
		});
	});
}
/** `fieldguide pdf`: a built site, a section or a page of it as one PDF. */
async function runPdf(context, options) {
	let { out, cwd } = context;
	checkBuiltSite(out, path.relative(cwd, out) || out);
	let browser = findBrowser(options.environment), start = performance.now(), site = siteOpener(out)(), { title, pages } = choosePages(site, options), file = path.resolve(cwd, options.file);
	onDisk(options.file, () => mkdirSync(path.dirname(file), { recursive: !0 }));
	let print = (some) => printPdf(paperDocument(site, some, {
		root: out,
		title
	}), {
		browser,
		file,
		patience: 6e5
	});
	try {
		await print(pages);
	} catch (error) {
		if (error instanceof BrokenPage || error instanceof CannotAnswer) throw new FieldguideError(error.message);
		if (!(error instanceof PrintFailed)) throw error;
		let broken = await findBroken(pages, print), where = broken ? ` It fails on the page ${broken.route}.` : "";
		throw new FieldguideError(`The PDF could not be made: ${error.message}.${where}`);
	}
	let seconds = ((performance.now() - start) / 1e3).toFixed(1);
	return console.log(`Printed ${plural(pages.length, "page")} into ${options.file} in ${seconds} s.`), 0;
}
function choosePages(site, { page, alone }) {
	let all = [...site.pages.values()];
	if (page === void 0 || page === "/") return {
		title: site.facts.title,
		pages: all
	};
	try {
		let found = findPage(site, page), pages = alone ? [found] : all.filter(({ route }) => route.startsWith(found.route));
		return {
			title: `${found.title}${site.facts.title === found.title ? "" : ` | ${site.facts.title}`}`,
			pages
		};
	} catch (error) {
		throw error instanceof CannotAnswer ? new FieldguideError(error.message.replace(" Find it with the tool \"search\".", "")) : error;
	}
}
/** The page that cannot be printed, by printing ever smaller halves; undefined where each half can. */
async function findBroken(pages, print) {
	let fails = async (some) => {
		try {
			return await print(some), !1;
		} catch (error) {
			if (error instanceof PrintFailed) return !0;
			throw error;
		}
	};
	if (pages.length < 2) return pages[0];
	let middle = Math.ceil(pages.length / 2);
	for (let half of [pages.slice(0, middle), pages.slice(middle)]) if (await fails(half)) return findBroken(half, print);
}
export { runPdf };
