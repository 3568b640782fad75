import { c as loadSiteConfig, dt as BananaSlug, ft as slug, i as projectOptions, o as findSiteConfig } from "./part-commandContext.mjs";
import { a as siteOpener, i as htmlOf, n as checkBuiltSite, r as findPage, t as CannotAnswer } from "./part-builtSite.mjs";
import { h as string, m as strictObject, u as number } from "./part-schemas.mjs";
import { f as plural } from "./part-text.mjs";
import path from "node:path";
// src/engine/server/mcp/markdownSections.ts
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
/** The headings of a Markdown text, except lines in code blocks. */
function headingsOf(lines) {
	let headings = [], fence;
	for (let [line, text] of lines.entries()) {
		let mark = FENCE.exec(text)?.[1];
		fence === void 0 && mark ? fence = mark : fence !== void 0 && mark?.startsWith(fence) && (fence = void 0);
		let [, marks = "", title = ""] = fence === void 0 ? /^(#{1,6}) (.*)$/.exec(text) ?? [] : [];
		marks !== "" && headings.push({
			level: marks.length,
			text: plain(title),
			line
		});
	}
	return headings;
}
/** Words alone, without marks of Markdown or HTML. */
function plain(text) {
	return text.replace(/<[^>]*>/g, "").replace(/&(?:#39|#x27|apos);/g, "'").replace(/&quot;/g, "\"").replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&amp;/g, "&").replace(/[\\`*]/g, "").replace(/\s+/g, " ").trim();
}
/**
* One section of a page as Markdown, with all that is below its heading. `asked`: the anchor or the words of the heading.
* @throws CannotAnswer with the headings that there are.
*/
function readSection(site, page, asked) {
	let lines = site.read(page.file).split("\n"), headings = headingsOf(lines), id = asked.replace(/^#/, ""), slugger = new BananaSlug(), found = headings[headings.map(({ text }) => slugger.slug(text)).indexOf(id)] ?? headings.find(({ text }) => slug(text) === slug(asked)) ?? headings.find(({ text }) => text === titleOfId(htmlOf(site, page), id));
	if (!found) {
		let known = headings.slice(1).map(({ text }) => text);
		throw new CannotAnswer(`The page ${page.route} has no section "${asked.slice(0, 200)}". It has: ${known.join("; ")}.`);
	}
	let end = headings.find(({ level, line }) => line > found.line && level <= found.level)?.line;
	return lines.slice(found.line, end).join("\n").trim();
}
/** The words of the heading with an id, where an author has chosen that. */
function titleOfId(html, id) {
	for (let [, attributes = "", inner = ""] of html.matchAll(/<h[1-6]\b([^>]*)>([\s\S]*?)<\/h[1-6]>/g)) if (attributes.includes(`id="${id}"`)) return plain(inner.replace(/<a [^>]*class="hash-link"[\s\S]*?<\/a>/g, ""));
}
/** The row of a table of a page whose first cell has these words, with the head of the table. */
function readRow(markdown, words) {
	let lines = markdown.split("\n"), wanted = plain(words), at = lines.findIndex((line) => line.startsWith("| ") && plain(line.split(/(?<!\\)\|/)[1] ?? "") === wanted);
	if (at < 0) return;
	let head = at;
	for (; lines[head - 1]?.startsWith("|");) --head;
	return [
		lines[head],
		lines[head + 1],
		lines[at]
	].join("\n");
}
// src/engine/server/mcp/mcpTools.ts
const words = string().trim().min(1).max(500);
/** Ties the input of a tool to its schema. */
function tool(given) {
	return {
		...given,
		run: async (input, site) => given.run(given.input.parse(input), site)
	};
}
/** The tools over every built site; `own`: those of its kit. */
function siteTools(own = []) {
	return [
		tool({
			name: "search",
			description: "Search the documentation. Answers with the best pages and sections, their addresses and a passage of each.",
			input: strictObject({
				query: words.describe("Words, a question, a setting, a port or an error message"),
				section: string().optional().describe("Only pages of this section, by its name in list_sections"),
				limit: number().int().min(1).max(20).default(8).describe("Pages to answer with")
			}),
			async run({ query, section, limit }, site) {
				return hitList(await ask(site, {
					query,
					section,
					limit
				}), site);
			}
		}),
		tool({
			name: "read_page",
			description: "Read a page of the documentation as Markdown, whole or one section of it.",
			input: strictObject({
				page: words.describe("Route or address of the page, such as /getstarted/deploy/"),
				section: words.optional().describe("Anchor or words of a heading; without it, the whole page")
			}),
			run({ page, section }, site) {
				let found = findPage(site, page), anchor = section ?? decodeURIComponent(/#(.+)$/.exec(page)?.[1] ?? "");
				return anchor === "" ? site.read(found.file) : readSection(site, found, anchor);
			}
		}),
		tool({
			name: "list_sections",
			description: "List the sections of the documentation, or the pages of one section with what they are about.",
			input: strictObject({ section: words.optional().describe("Name of a section; without it, all sections are listed") }),
			run({ section }, { pages }) {
				let all = [...pages.values()], names = [...new Set(all.map((page) => page.section))];
				if (section === void 0) return names.map((name) => `- ${name} (${plural(all.filter((page) => page.section === name).length, "page")})`).join("\n");
				let name = names.find((one) => one.toLowerCase() === section.toLowerCase());
				if (name === void 0) throw new CannotAnswer(`There is no section "${section}". There are: ${names.join(", ")}.`);
				return all.filter((page) => page.section === name).map(({ title, route, description }) => `- ${title} (${route})${description && `: ${description}`}`).join("\n");
			}
		}),
		tool({
			name: "look_up_error",
			description: "Look up an error message: what it means and what to do, from the tables of the documentation.",
			input: strictObject({ message: words.describe("The message as the product shows it") }),
			async run({ message }, site) {
				let { pages, total } = await ask(site, {
					query: message,
					kind: "error",
					limit: 5
				});
				if (total === 0) throw new CannotAnswer("No page knows this message. Search for some words of it with the tool \"search\".");
				return pages.flatMap(({ route, hits }) => hits.map(({ heading, snippet, href }) => {
					let page = site.pages.get(route);
					return `${(page && readRow(site.read(page.file), textOf(heading))) ?? `**${textOf(heading)}**\n\n${textOf(snippet)}`}\n\nFrom ${page?.title ?? route}: ${href}`;
				})).join("\n\n---\n\n");
			}
		}),
		...own.map((given) => ({
			...given,
			async run(input, site) {
				let answer = await given.run(input, (page) => site.read(findPage(site, page).file));
				if ("fault" in answer) throw new CannotAnswer(answer.fault);
				return answer.text;
			}
		}))
	];
}
async function ask({ search }, asked) {
	if (!search) throw new CannotAnswer("This site has no index of its own. Use list_sections and read_page instead.");
	return search.search({
		...asked,
		offset: 0
	}, new AbortController().signal);
}
const textOf = (fragments) => fragments.map(({ text }) => text).join("");
function hitList({ pages, total, answer, suggestions, sections }, site) {
	if (total === 0) {
		let others = suggestions.length > 0 ? ` Try: ${suggestions.join("; ")}.` : "", known = sections.length > 0 ? ` Sections with results: ${sections.map(({ label }) => label).join(", ")}.` : "";
		throw new CannotAnswer(`Nothing was found.${others}${known}`);
	}
	let card = answer ? [`**Answer** (${answer.href}): ${textOf(answer.heading)}\n\n${textOf(answer.text)}`] : [], list = pages.map(({ route, href, title, hits }) => {
		let about = site.pages.get(route)?.description ?? "", places = hits.map((hit) => `  - ${textOf(hit.heading)} (${hit.href}): ${textOf(hit.snippet)}`);
		return [`- **${textOf(title)}** (${href})${about && `: ${about}`}`, ...places].join("\n");
	});
	return [
		...card,
		`${plural(total, "page")} found.`,
		list.join("\n")
	].join("\n\n");
}
// src/engine/cli/mcp.ts
/** `fieldguide mcp`: tools over a built site on standard input and output, until the client goes. Uses no network. */
async function runMcp(context) {
	let { siteDir, out, cwd } = context;
	checkBuiltSite(out, path.relative(cwd, out) || out);
	let settings = siteDir !== void 0 && findSiteConfig(siteDir) !== void 0 ? siteDir : void 0, config = settings && await loadSiteConfig(settings, projectOptions(context, !1)), openSite = siteOpener(out), [{ serveTools }, { StdioServerTransport }] = await Promise.all([import("./part-serveTools.mjs"), import("@modelcontextprotocol/sdk/server/stdio.js")]), transport = new StdioServerTransport();
	return process.stdin.once("end", () => void transport.close()), await serveTools({
		tools: siteTools(config ? config.kit.tools : []),
		openSite,
		title: openSite().facts.title
	}, transport), 0;
}
export { runMcp };
