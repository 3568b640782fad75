import { f as plural, i as formatBytes, n as escapeHtml, t as decodeEntities } from "./part-text.mjs";
import { d as isError, f as isWarning, l as invariant, r as asWarnings, t as FieldguideError } from "./part-errors.mjs";
import { A as hasPreviews, C as hasIndex, D as ICON_SIZES, G as readClient, O as drawIcons, S as treeJson, T as siteFacts, W as clientAssets, X as isFolder, a as threadTools, at as renderPage, b as siteOutputs, d as prepareTools, dn as checkCompiled, et as zipFiles, f as ownFaults, g as generatedLinks, h as withKit, i as projectOptions, it as pageMarkdown, j as iconFile, k as drawPreviews, n as indexerOf, nt as pageContent, p as outputClashes, q as shortHash, r as picturesOf, rt as pageFrame, tt as notFoundPage, v as inFolder, w as shardFile, x as termsJson, y as madeOutputs } from "./part-commandContext.mjs";
import { n as searchPage } from "./part-searchPage.mjs";
import { a as writeOutputs, n as onDisk, r as openOutput } from "./part-outputFolder.mjs";
import { a as missingDownloads, i as archiveToOffer, n as openProject, o as withoutLargeDownloads, t as inputFolders } from "./part-project.mjs";
import { A as sharedHref, C as mapSrcset, g as fileHref, h as encodePath, j as splitLink, v as hrefFile } from "./part-shellIds.mjs";
import { n as createProgress, t as StageClock } from "./part-stageClock.mjs";
import { r as waits, t as printDiagnostics } from "./part-report.mjs";
import { promisify } from "node:util";
import path from "node:path";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { brotliCompress, constants, gzip } from "node:zlib";
import { spawn } from "node:child_process";
// src/engine/output/compress.ts
/** Files that are text; pictures and archives are compressed as they are. */
const TEXT = /\.(?:css|csv|html|js|json|md|mjs|svg|txt|wasm|webmanifest|xml)$/;
/**
* Writes `.br` and `.gz` beside each text of a folder, for hosts that send them as they are: once, so that no
* server compresses them for each reader. The same bytes each time.
* @returns how many files there are more, and their bytes.
*/
async function compressFiles(root) {
	let total = {
		files: 0,
		bytes: 0
	}, waiting = readdirSync(root, {
		recursive: !0,
		encoding: "utf8"
	}).filter((file) => TEXT.test(file));
	return await Promise.all(Array.from({ length: 4 }, async () => {
		for (let file = waiting.pop(); file !== void 0; file = waiting.pop()) {
			let target = path.join(root, file), content = readFileSync(target);
			if (!(content.byteLength < 1e3)) for (let [ending, packed] of [["br", await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })], ["gz", await zip(content, { level: 9 })]]) packed.byteLength >= content.byteLength || (onDisk(file, () => writeFileSync(`${target}.${ending}`, packed)), total.files += 1, total.bytes += packed.byteLength);
		}
	})), total;
}
const brotli = promisify(brotliCompress), zip = promisify(gzip);
// src/engine/output/finishedOutputs.ts
/** The files of a site whose pages are compiled and drawn. */
function finishedOutputs([first, ...others], shared) {
	return invariant(first, "A site has at least one locale."), siteOutputs(finishedParts(first, shared), others.map((one) => finishedParts(one, shared)));
}
/** The same of one locale; names of shared files change with their content. */
function finishedParts({ project, contents, indexFile, archive }, { client, icons }) {
	let { urls } = project.site, tree = treeJson(project), files = {
		tree: `assets/tree-${shortHash(tree)}.json`,
		terms: `assets/terms-${shortHash(termsJson(project))}.json`
	}, hrefs = {
		treeHref: fileHref(files.tree, urls),
		termsHref: fileHref(files.terms, urls),
		indexFile
	}, byPage = new Map(contents.map((content) => [content.page, content])), contentOf = (page) => byPage.get(page) ?? pageContent(page, project, frame().site), made, frame = () => {
		if (made) return made;
		let draft = pageFrame(project, siteFacts(project, {
			...hrefs,
			buildId: ""
		}), clientAssets(client, urls)), buildId = buildIdOf({
			client,
			tree,
			frame: draft,
			contents
		});
		return made = {
			...draft,
			site: {
				...draft.site,
				buildId
			},
			touchIcon: touchIconOf(project, icons)
		}, made;
	};
	return {
		project,
		client,
		files,
		document: (page) => renderPage(contentOf(page), frame()),
		markdown: (page) => pageMarkdown(page, contentOf(page).compiled, project),
		notFound: () => notFoundPage(project, frame()),
		lastModified: (page) => contentOf(page).facts.lastUpdated?.date,
		icons,
		archive
	};
}
function touchIconOf({ staticFiles, site }, icons) {
	let file = iconFile(ICON_SIZES.touch);
	return staticFiles.includes(file) || icons.some((icon) => icon.file === file) ? sharedHref(file, site.urls) : void 0;
}
/** Changes with anything that a page shows or loads; the sidebar's branches are parts of the tree. */
function buildIdOf({ client, tree, frame, contents }) {
	let hash = createHash("sha256").update(client.id).update(tree).update(JSON.stringify(frame));
	for (let { facts, articleHtml } of contents) hash.update(JSON.stringify({
		...facts,
		sidebar: facts.sidebar?.id
	})).update(articleHtml());
	return hash.digest("hex").slice(0, 12);
}
// src/engine/output/gitDates.ts
/**
* Asks git once for all files. No repository, or one without its full history, gives no dates and one hint:
* a missing date is better than a wrong one.
*/
async function readGitDates(folder) {
	let none = (hint) => ({
		dates: /* @__PURE__ */ new Map(),
		hint
	}), shallow = await git(["rev-parse", "--is-shallow-repository"], folder);
	if (shallow === void 0) return none("no last-updated dates: the docs folder is not in a git repository.");
	if (shallow.trim() === "true") return none("no last-updated dates: the git clone is shallow. Run: git fetch --unshallow");
	let log = await git([
		"log",
		"-z",
		"--format=%x01%cs",
		"--name-only",
		"--relative",
		"--no-renames",
		"--",
		"."
	], folder);
	if (log === void 0) return none("no last-updated dates: the git repository has no commits yet.");
	let dates = /* @__PURE__ */ new Map(), date = "";
	for (let part of log.split("\0")) {
		let text = part.replace(/^\n/, "");
		text.startsWith("") ? date = text.slice(1) : text !== "" && !dates.has(text) && dates.set(text, date);
	}
	return { dates };
}
/** The output of git, or undefined if git is not installed or the folder is not a repository. */
async function git(args, cwd) {
	if (isFolder(cwd)) return new Promise((resolve) => {
		let child = spawn("git", args, {
			cwd,
			stdio: [
				"ignore",
				"pipe",
				"ignore"
			]
		}), chunks = [];
		child.stdout.on("data", (chunk) => chunks.push(chunk)), child.on("error", () => resolve(void 0)), child.on("close", (code) => resolve(code === 0 ? Buffer.concat(chunks).toString("utf8") : void 0));
	});
}
// src/shared/portable.ts
/** Comments, scripts and styles as a whole, and all other tags; a quoted value may contain a `>`. */
const PIECES = /<!--[\s\S]*?-->|(<(script|style)\b(?:"[^"]*"|'[^']*'|[^'">])*>)[\s\S]*?<\/\2\s*>|<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi, ATTRIBUTE = /(\s[^\s"'<>=]+=)("[^"]*"|'[^']*')/g, ADDRESS = /^\s(?:(?:xlink:)?href|src|srcset|poster|action|formaction|data-to|data-src)=$/i, REFRESH = /^(<meta http-equiv="refresh" content="\d+; url=)([^"]*)/i;
/**
* The HTML with each address in a tag replaced by what `map` makes of it; undefined leaves it as it is. Text, code
* samples, scripts and styles are not looked into.
*/
function mapAddresses(html, map) {
	let inTag = (tag) => tag.replace(ATTRIBUTE, (found, name, quoted) => {
		if (!ADDRESS.test(name)) return found;
		let value = decodeEntities(quoted.slice(1, -1)), mapped = /srcset=$/i.test(name) ? mapSrcset(value, map) : map(value);
		return mapped === void 0 ? found : `${name}"${escapeHtml(mapped)}"`;
	}).replace(REFRESH, (found, start, address) => {
		let mapped = map(decodeEntities(address));
		return mapped === void 0 ? found : start + escapeHtml(mapped);
	});
	return html.replace(PIECES, (piece, start) => piece.startsWith("<!--") ? piece : start === void 0 ? inTag(piece) : inTag(start) + piece.slice(start.length));
}
/** The script that takes the place of a file. */
function scriptOf(file) {
	return `${file}.js`;
}
/** A classic script that hands over the text of a file, by its path from the site's root. */
function fileScript(file, text) {
	return `fieldguideFile(${JSON.stringify(file)},${JSON.stringify(text)})\n`;
}
// src/engine/output/portableOutputs.ts
/** What the browser asks for by script. */
const ASKED_FOR = /^assets\/.*\.(?:json|txt)$/;
/**
* The files of a copy that opens from a folder, without a server: pages lead to files, what they ask for comes as
* scripts, and what only a server reads is left out.
*/
function portableOutputs(outputs, urls) {
	return outputs.flatMap((output) => {
		let { file } = output;
		if (output.forServers) return [];
		let text = async () => "source" in output ? readFileSync(output.source, "utf8") : textOf(await output.make());
		return file.endsWith(".html") ? [{
			file,
			make: async () => portableHtml(await text(), file, urls)
		}] : ASKED_FOR.test(file) ? [{
			file: scriptOf(file),
			make: async () => fileScript(file, await text())
		}] : [output];
	});
}
function textOf(content) {
	return typeof content == "string" ? content : Buffer.from(content).toString();
}
/**
* A finished page whose addresses lead to files, seen from its own: it opens from a folder, without a server.
* `file`: its path in the output folder.
*/
function portableHtml(html, file, urls) {
	let from = encodePath(file);
	return mapAddresses(html, (address) => {
		let target = hrefFile(address, urls);
		return target === void 0 ? void 0 : relativeHref(target, from);
	});
}
/** The way from one file to another; both are encoded paths from the same folder. */
function relativeHref(target, from) {
	let { path, query, hash } = splitLink(target), here = from.split("/").slice(0, -1), there = path.split("/"), shared = 0;
	for (; shared < here.length && shared < there.length - 1 && here[shared] === there[shared];) shared++;
	let way = "../".repeat(here.length - shared) + there.slice(shared).join("/");
	return (/^[^/]*:/.test(way) ? `./${way}` : way) + query + hash;
}
// src/engine/output/buildSite.ts
/**
* Builds the whole site into `out`. Everything is compiled and checked before the first byte is written, and
* the last good output stays in place until the new one is complete.
* @throws FieldguideError with all faults at once; nothing is changed then.
*/
async function buildSite(options, services) {
	let { tools, clock, startIndexer } = services, output = openOutput(options.out, inputFolders(options)), indexers = [], closeIndexers = () => Promise.all(indexers.map((indexer) => indexer.close()));
	try {
		let usualDates = readGitDates(options.docsDir), opened = await clock.time("read", () => openProject(options, tools)), client = withKit(services.client, opened.kitFiles), projects = options.portable ? opened.locales.map((one) => withoutLargeDownloads(withoutServices(one))) : opened.locales, pictures = options.portable ? void 0 : services.pictures, mark = markOf(opened, client), icons = pictures !== void 0 && opened.config.logo === void 0 ? await drawIcons(mark, pictures) : [], drawing = pictures && hasPreviews(opened.config) ? drawPreviews(opened, mark, pictures) : void 0, own = projects.map(({ translations }) => translations === void 0 ? usualDates : readGitDates(path.join(translations, "docs"))), pages = projects.flatMap(({ site }) => [...site.table.pages.values()]);
		await clock.time("load", () => prepareTools(pages, opened, tools));
		let dates = await Promise.all(own), { hint } = await usualDates, compiledLocales = await clock.time("compile", () => projects.map((project, at) => {
			let indexer = hasIndex(project.config) ? startIndexer() : void 0;
			indexer && indexers.push(indexer);
			let lastUpdated = new Map([[options.docsDir, dates[0]?.dates], ...at === 0 ? [] : [[path.join(project.translations ?? "", "docs"), dates[at]?.dates]]]);
			return compileLocale(project, {
				client,
				indexer,
				lastUpdated
			});
		})), contents = compiledLocales.flatMap((one) => one.contents), compiled = () => compiledLocales.flatMap((one) => ownFaults(one.contents.flatMap((content) => content.compiled.diagnostics), one.project));
		for (let one of compiledLocales) {
			let archive = await archiveToOffer(one.project, one.contents);
			one.archive = archive;
			for (let content of one.contents) if (content.page.kind === "downloads") {
				let downloads = one.project.downloads.map((offer) => ({
					bytes: archive?.length,
					...offer
				})), project = {
					...one.project,
					downloads
				};
				content.articleHtml = pageContent(content.page, project, siteFacts(project)).articleHtml;
			}
		}
		let { outputs, ...made } = madeOutputs(finishedOutputs(compiledLocales, {
			client,
			icons
		}), opened), files = new Set(outputs.map(({ file }) => file)), checks = compiledLocales.map(({ project, contents: pages }) => {
			let generated = generatedLinks(pages, project, (file) => files.has(file)), { diagnostics, waiting } = checkCompiled(project.site, pages, generated);
			return {
				diagnostics: ownFaults(diagnostics, project),
				waiting
			};
		}), faults = [
			...projects.flatMap(({ diagnostics }) => diagnostics),
			...checks.flatMap(({ diagnostics }) => diagnostics),
			...made.diagnostics,
			...outputClashes(outputs, opened)
		], all = () => [.../* @__PURE__ */ new Set([...faults, ...compiled()])];
		options.tolerant || failOnErrors(all()), await clock.time("draw", () => tools.settled());
		let previews = drawing && await clock.time("pictures", () => drawing);
		for (let content of contents) content.image ??= previews?.addressOf(content.page);
		await tools.close();
		let place = (files) => options.portable ? portableOutputs(files, opened.site.urls) : files, written = await clock.time("write", () => writeOutputs(place([...outputs, ...previews?.outputs ?? []]), output.staging)), index = await clock.time("index", async () => {
			let made = [];
			for (let { project, indexing, indexFile } of compiledLocales) indexing && made.push(...inFolder(project, indexOutputs(await indexing, indexFile)));
			return writeOutputs(place(made), output.staging);
		});
		await closeIndexers();
		let packed = options.compress ? await clock.time("compress", () => compressFiles(output.staging)) : {
			files: 0,
			bytes: 0
		};
		output.commit();
		let diagnostics = [...all(), ...previews?.diagnostics ?? []];
		return {
			pages: contents.length,
			files: written.files + index.files + packed.files,
			bytes: written.bytes + index.bytes + packed.bytes,
			warnings: options.tolerant ? asWarnings(diagnostics) : diagnostics.filter(isWarning),
			waiting: {
				...checks[0]?.waiting ?? {
					links: 0,
					pages: 0
				},
				redirects: opened.site.waitingRedirects
			},
			hints: [hint ?? undatedHint(contents), options.portable ? void 0 : missingDownloads(opened)].filter((text) => text !== void 0)
		};
	} catch (error) {
		throw await closeIndexers(), output.discard(), error;
	}
}
function compileLocale(project, { client, indexer, lastUpdated }) {
	let draft = siteFacts(project), indexHash = createHash("sha256").update(client.id), contents = [...project.site.table.pages.values()].map((page) => {
		let { kind, source } = page, changed = kind === "doc" && source ? lastUpdated.get(source.root)?.get(source.relative) : void 0, content = pageContent(page, project, draft, changed), found = searchPage(page, content.compiled.records, project.site);
		return found && indexer && (indexer.add(found), indexHash.update(JSON.stringify(found))), content.compiled.records = [], content;
	}), indexing = indexer?.finish(project.synonyms);
	indexing?.catch(() => void 0);
	let indexId = indexHash.update(JSON.stringify(project.synonyms)).digest("hex").slice(0, 8);
	return {
		project,
		contents,
		indexing,
		indexFile: indexer ? `assets/search-${indexId}.txt` : ""
	};
}
/** The site's mark: its own file, or ours. Empty for a site with its own logo or without one. */
function markOf({ staticDir, staticFiles, config }, client) {
	return staticDir !== void 0 && staticFiles.includes("favicon.svg") ? readFileSync(path.join(staticDir, "favicon.svg"), "utf8") : config.logo === void 0 ? client.favicon : "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\"/>";
}
function indexOutputs({ index, shards }, indexFile) {
	return [{
		file: indexFile,
		make: () => index
	}, ...shards.map(({ id, content }) => ({
		file: shardFile(id),
		make: () => content
	}))];
}
/** Where there is no server, there is no service either: search is an index of the site's own, feedback a form elsewhere. */
function withoutServices(project) {
	let { search, feedback } = project.config, config = {
		...project.config,
		search: search && { provider: "embedded" },
		feedback: feedback?.provider === "endpoint" ? {
			provider: "issue",
			url: feedback.url
		} : feedback
	};
	return {
		...project,
		config
	};
}
/** Files unknown to git have no date. A missing date is better than a wrong one, but is reported. */
function undatedHint(contents) {
	let undated = contents.filter(({ page, facts }) => page.kind === "doc" && !facts.lastUpdated?.date), first = undated[0]?.page.source?.file;
	if (first !== void 0) return `no last-updated date for ${plural(undated.length, "page")} that git does not know yet, such as ${first}. Commit them.`;
}
/** Throws once, with every fault. */
function failOnErrors(diagnostics) {
	if (diagnostics.filter(isError).length > 0) throw new FieldguideError("The site cannot be built.", diagnostics);
}
// src/engine/cli/build.ts
/** `fieldguide build`; `zip`: a file for an archive of the built site. */
async function runBuild(context, zip) {
	let progress = createProgress(), clock = new StageClock((stage) => progress.show(`${stage} ...`)), start = performance.now(), tools = threadTools(context);
	try {
		let { portable, compress } = context, client = readClient(path.join(context.home, "client"), { portable }), result = await buildSite({
			...projectOptions(context, !1),
			out: context.out,
			portable,
			compress
		}, {
			client,
			tools,
			clock,
			startIndexer: () => indexerOf(context),
			pictures: picturesOf(context)
		});
		return zip !== void 0 && writeArchive(context, zip), progress.clear(), printDiagnostics(result.warnings), printSummary(result, {
			clock,
			ms: performance.now() - start,
			out: path.relative(context.cwd, context.out) || context.out
		}), 0;
	} finally {
		await tools.close(), progress.clear();
	}
}
/** All files of the built site; its folder in the archive is named after the archive. */
function writeArchive({ out, cwd }, zip) {
	let name = path.basename(zip).replace(/\.zip$/, ""), entries = readdirSync(out, {
		recursive: !0,
		withFileTypes: !0
	}).filter((entry) => entry.isFile() && entry.name !== ".fieldguide-output").map((entry) => path.join(entry.parentPath, entry.name)).sort().map((file) => [`${name}/${path.relative(out, file).replaceAll(path.sep, "/")}`, readFileSync(file)]), file = path.resolve(cwd, zip);
	onDisk(zip, () => {
		mkdirSync(path.dirname(file), { recursive: !0 }), writeFileSync(file, zipFiles(new Map(entries)));
	});
}
function printSummary(result, { clock, ms, out }) {
	let stages = clock.stages.map(({ stage, ms }) => `${stage} ${Math.round(ms)} ms`).join(", ");
	console.log(`Built ${plural(result.pages, "page")} (${plural(result.files, "file")}, ${formatBytes(result.bytes)}) into ${out} in ${(ms / 1e3).toFixed(2)} s: ${stages}.`);
	let { links, pages, redirects } = result.waiting;
	links > 0 && console.log(`${waits(links, "link")} for ${plural(pages, "page")}.`), redirects > 0 && console.log(`${waits(redirects, "redirect")} for pages that are not written yet.`);
	for (let hint of result.hints) console.log(`Hint: ${hint}`);
	result.warnings.length > 0 && console.log(`${plural(result.warnings.length, "warning")}.`);
}
export { runBuild };
