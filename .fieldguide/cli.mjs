import { t as FieldguideError } from "./part-errors.mjs";
import { u as nearest } from "./part-text.mjs";
import { n as reportFault } from "./part-report.mjs";
import { parseArgs } from "node:util";
import path from "node:path";
// src/engine/cli/commandLine.ts
const HELP = { help: {
	type: "boolean",
	short: "h"
} };
/** Whether help is asked for: by `--help` or `-h`, or because nothing else is. */
function asksForHelp(args) {
	return args.length === 0 || args.some((argument) => argument === "--help" || argument === "-h");
}
/**
* Reads the words after the name of a command. An option that is given twice has its last value.
* @throws FieldguideError for an option that the command does not have, one without its value or with an empty one, and
*   for an argument that is missing or too many.
*/
function parseCommand(name, { argument, options }, args) {
	let help = `Run: fieldguide ${name} --help`, { tokens } = parseArgs({
		args: [...args],
		strict: !1,
		tokens: !0,
		allowPositionals: !0,
		options: {
			...HELP,
			...Object.fromEntries(Object.entries(options).map(([option, { value }]) => [option, { type: value === void 0 ? "boolean" : "string" }]))
		}
	}), values = {};
	for (let [option, { default: usual }] of Object.entries(options)) values[option] = usual;
	let switches = /* @__PURE__ */ new Set(), words = [];
	for (let token of tokens) {
		if (token.kind === "positional" && words.push(token.value), token.kind !== "option") continue;
		let spec = Object.hasOwn(options, token.name) ? options[token.name] : void 0;
		if (!spec) throw new FieldguideError(`Unknown option "${token.rawName}".${suggestion(token.name, options)} ${help}`);
		if (spec.value === void 0) {
			if (token.value !== void 0) throw new FieldguideError(`${token.rawName} takes no value. Leave out "${token.value}".`);
			switches.add(token.name);
		} else {
			if (token.value === void 0 || !token.inlineValue && token.value.startsWith("-")) throw new FieldguideError(`${token.rawName} needs a value: ${token.rawName} ${spec.value}. ${help}`);
			if (token.value === "") throw new FieldguideError(`${token.rawName} is empty. Give it a value, or leave it out.`);
			values[token.name] = token.value;
		}
	}
	let [word, extra] = argument === void 0 ? [void 0, words[0]] : words;
	if (extra !== void 0) throw new FieldguideError(`fieldguide ${name} does not expect "${extra}". Leave it out. ${help}`);
	if (argument?.startsWith("<") && word === void 0) throw new FieldguideError(`fieldguide ${name} needs ${argument}. ${help}`);
	return {
		argument: word,
		values,
		switches
	};
}
function suggestion(name, known) {
	let near = nearest(name, Object.keys(known));
	return near === void 0 ? "" : ` Did you mean "--${near}"?`;
}
/** The message for a command that does not exist. */
function unknownCommand(name, commands) {
	let near = nearest(name, Object.keys(commands));
	return `There is no command "${name}".${near === void 0 ? "" : ` Did you mean "${near}"?`} Run: fieldguide --help`;
}
/** All commands, for the terminal. */
function helpOfAll(commands) {
	return [
		"Usage: fieldguide <command> [options]",
		"",
		"Commands:",
		...columns(Object.entries(commands).map(([name, { argument, description }]) => [[name, argument].filter(Boolean).join(" "), description])),
		"",
		"Options of a command: fieldguide <command> --help"
	].join("\n");
}
/** One command with its options, for the terminal. */
function helpOf(name, { argument, description, options }) {
	let rows = Object.entries(options).map(([option, spec]) => [[`--${option}`, spec.value].filter(Boolean).join(" "), spec.default === void 0 ? spec.description : `${spec.description} (default: ${spec.default})`]);
	return [
		`Usage: ${[
			"fieldguide",
			name,
			argument,
			rows.length > 0 ? "[options]" : ""
		].filter(Boolean).join(" ")}`,
		"",
		description,
		...rows.length > 0 ? [
			"",
			"Options:",
			...columns(rows)
		] : []
	].join("\n");
}
function columns(rows) {
	let width = Math.max(...rows.map(([left]) => left.length));
	return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
// src/engine/cli/commands.ts
const INPUT = {
	site: {
		value: "<dir>",
		description: "Folder with site.config.ts and docs/",
		default: "site"
	},
	docs: {
		value: "<dir>",
		description: "Build a bare folder of Markdown with default settings; ignores --site"
	},
	lenient: { description: "Report every page error as a warning; what cannot be shown is marked in place" }
}, OUTPUT = { out: {
	value: "<dir>",
	description: "Folder of the built site",
	default: "dist"
} }, SERVER = {
	port: {
		value: "<number>",
		description: "Port to listen on",
		default: "3000"
	},
	host: {
		value: "<name>",
		description: "Address to listen on",
		default: "localhost"
	},
	"allow-host": {
		value: "<names>",
		description: "Further host names of the server, separated by commas"
	},
	open: { description: "Open a browser when ready" }
}, COMMANDS = {
	build: {
		description: "Build the site",
		options: {
			...INPUT,
			...OUTPUT,
			portable: { description: "Build a site that opens from a folder without a server, including search" },
			zip: {
				value: "<file>",
				description: "Also write the built site to a zip archive"
			},
			compress: { description: "Also write each text as .br and .gz, for servers that send these" }
		},
		async run(typed, home) {
			let own = context(typed, home);
			if (own.compress && own.portable) throw new FieldguideError("A copy that opens from a folder is not compressed: leave out --compress.");
			let { runBuild } = await import("./part-build.mjs");
			return runBuild(own, typed.values.zip);
		}
	},
	check: {
		description: "Check links, front matter, code languages and file names without building",
		options: {
			...INPUT,
			only: {
				value: "<path>",
				description: "Show all findings in files whose path contains this text"
			},
			topic: {
				value: "<name>",
				description: "Show what the site's own rules find on this topic, with counts"
			},
			"record-anchors": { description: "Add new ids of headings and rows to anchors.tsv, and new help ids to help-ids.txt, so that check reports if they get lost" }
		},
		async run(typed, home) {
			let { runCheck } = await import("./part-check.mjs"), { values, switches } = typed;
			return runCheck(context(typed, home), {
				recordAnchors: switches.has("record-anchors"),
				only: values.only,
				topic: values.topic
			});
		}
	},
	dev: {
		description: "Serve the site while you write; saved changes show immediately",
		options: {
			...INPUT,
			...SERVER
		},
		async run(typed, home) {
			let server = serverFlags(typed), { runDev } = await import("./part-dev.mjs");
			return runDev(context(typed, home), server);
		}
	},
	serve: {
		description: "Serve the built site",
		options: {
			...INPUT,
			...OUTPUT,
			...SERVER,
			feedback: {
				value: "<file>",
				description: "Take posts of the feedback form, and keep them in this file"
			},
			"feedback-rate": {
				value: "<number>",
				description: "Posts a minute that one address may send; 0 for any number",
				default: "10"
			}
		},
		async run(typed, home) {
			let { feedback, "feedback-rate": rate = "" } = typed.values, own = {
				...serverFlags(typed),
				feedback: feedback === void 0 ? void 0 : path.resolve(feedback),
				feedbackRate: rateFlag(rate)
			}, { runServe } = await import("./part-serve.mjs");
			return runServe(context(typed, home), own);
		}
	},
	feedback: {
		argument: "<file>",
		description: "Sum up what readers have said: votes, reasons, searches and texts",
		options: {},
		async run({ argument = "" }) {
			let { runFeedback } = await import("./part-feedbackSummary.mjs");
			return runFeedback(path.resolve(argument));
		}
	},
	mcp: {
		description: "Offer the built site to language models: tools over standard input and output",
		options: {
			...INPUT,
			...OUTPUT
		},
		async run(typed, home) {
			let { runMcp } = await import("./part-mcp.mjs");
			return runMcp(context(typed, home));
		}
	},
	pdf: {
		argument: "[page]",
		description: "Print the built site as one PDF: the whole guide, or a page with all below it",
		options: {
			...OUTPUT,
			file: {
				value: "<file>",
				description: "The PDF to write",
				default: "guide.pdf"
			},
			alone: { description: "Print the page without those below it" }
		},
		async run(typed, home) {
			let { argument: page, values, switches } = typed, { runPdf } = await import("./part-pdf.mjs");
			return runPdf(context(typed, home), {
				page,
				alone: switches.has("alone"),
				file: values.file ?? "",
				environment: process.env
			});
		}
	},
	search: {
		argument: "<action>",
		description: "push: upload the search records of the site to its hosted index",
		options: {
			...INPUT,
			"dry-run": { description: "Print settings and records, one JSON value per line, and send nothing" },
			records: {
				value: "<file>",
				description: "Also write the records to a file, one JSON value per line"
			}
		},
		async run(typed, home) {
			let { argument, values, switches } = typed;
			if (argument !== "push") throw new FieldguideError(`fieldguide search has no action "${argument}". Run: fieldguide search push`);
			let { runSearchPush } = await import("./part-search.mjs");
			return runSearchPush(context(typed, home), {
				dryRun: switches.has("dry-run"),
				recordsFile: values.records,
				environment: process.env
			});
		}
	},
	import: {
		argument: "<path>",
		description: "Make a site folder of a Docusaurus repository",
		options: {
			out: {
				value: "<dir>",
				description: "Folder of the new site"
			},
			force: { description: "Replace the site that is in this folder" },
			strict: { description: "Fail if anything did not come over" },
			trust: { description: "Run the code of the repository without asking" },
			version: {
				value: "<name>",
				description: "The version of the documentation; default: the one that its site shows first"
			}
		},
		async run(typed, home) {
			let { argument = "", values, switches } = typed, { out, version } = values;
			if (out === void 0) throw new FieldguideError("Name the folder of the new site: --out DIR");
			let { runImport } = await import("./part-import.mjs");
			return runImport(context({
				...typed,
				values: {
					...values,
					site: out
				}
			}, home), {
				from: path.resolve(argument),
				force: switches.has("force"),
				strict: switches.has("strict"),
				trust: switches.has("trust"),
				version
			});
		}
	}
};
function context({ values, switches }, home) {
	let { site = "site", docs, out = "dist" } = values;
	return {
		cwd: process.cwd(),
		home,
		siteDir: docs === void 0 ? path.resolve(site) : void 0,
		docsDir: path.resolve(docs ?? path.join(site, "docs")),
		out: path.resolve(out),
		lenient: switches.has("lenient"),
		portable: switches.has("portable"),
		compress: switches.has("compress")
	};
}
function rateFlag(given) {
	let rate = Number(given);
	if (!Number.isInteger(rate) || rate < 0) throw new FieldguideError(`--feedback-rate "${given}" is not a number. Enter 0 or more: --feedback-rate 10`);
	return rate;
}
function serverFlags({ values, switches }) {
	let { port: given = "", host = "", "allow-host": names = "" } = values, port = Number(given);
	if (!Number.isInteger(port) || port < 0 || port > 65535) throw new FieldguideError(`--port "${given}" is not a port. Enter a number from 1 to 65535: --port 3000`);
	return {
		port,
		host,
		allowHosts: names.split(",").map((name) => name.trim()),
		open: switches.has("open")
	};
}
// src/engine/cli/main.ts
/** Runs one command line and returns its exit code: 0, or 1 after a fault that has been printed. */
async function main({ argv, home }) {
	let [name = "", ...args] = argv.slice(2), command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : void 0;
	try {
		if (command && args.length > 0 && asksForHelp(args)) console.info(helpOf(name, command));
		else if (command) return await command.run(parseCommand(name, command, args), home);
		else if (asksForHelp(argv.slice(2))) console.info(helpOfAll(COMMANDS));
		else throw new FieldguideError(unknownCommand(name, COMMANDS));
		return 0;
	} catch (error) {
		return reportFault(error), 1;
	}
}
export { main };
