import { n as asError, t as FieldguideError } from "./part-errors.mjs";
import { Y as isFile, c as loadSiteConfig, ct as HEADERS, i as projectOptions, st as FOREVER } from "./part-commandContext.mjs";
import { m as decodePath } from "./part-shellIds.mjs";
import { t as feedbackPost } from "./part-feedbackEntry.mjs";
import path from "node:path";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { spawn } from "node:child_process";
import { open } from "node:fs/promises";
import { createServer } from "node:http";
import send from "send";
import { isIP } from "node:net";
import compression from "compression";
// src/engine/server/hosts.ts
/**
* Whether a server may answer a request for this host, as its `Host` header has it. A page of another site can give its
* own name the address of this machine and then read what is served here (DNS rebinding). Nobody can do that to a
* loopback name or to an address written as numbers.
* @param allowed Further names, in any case.
*/
function isAllowedHost(header, allowed) {
	if (header === void 0) return !0;
	let bare = header.replace(/:\d*$/, "").toLowerCase().replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
	return isIP(bare) > 0 || /^(?:.*\.)?localhost$/.test(bare) || allowed.some((name) => name.toLowerCase() === bare);
}
// src/engine/server/listen.ts
/**
* Starts an HTTP server.
* @throws FieldguideError when the port is taken or not allowed, with what to type instead.
*/
function listen(handler, { port, host, allowHosts = [], posts }) {
	let server = createServer((request, response) => {
		try {
			let { method = "GET", url: target = "/", headers } = request, takes = posts && target.split("?")[0] === posts.path ? ["POST"] : ["GET", "HEAD"];
			takes.includes(method) ? isAllowedHost(headers.host, [host, ...allowHosts]) ? method === "POST" ? posts?.take(request, response).catch(() => response.destroy()) : /^\/[/\\]/.test(target) ? redirect(response, 301, target) : URL.canParse(target, "http://localhost") ? handler({
				url: new URL(target, "http://localhost"),
				request,
				response
			}) : response.writeHead(400).end() : refuseHost(response, headers.host) : response.writeHead(405, { Allow: takes.join(", ") }).end();
		} catch (error) {
			console.error(`${request.method} ${request.url}: ${asError(error).message}`), response.headersSent ? response.destroy() : response.writeHead(500).end();
		}
	}), notHere = `The host "${host}" is not an address of this machine. Use --host localhost or --host 0.0.0.0`, reasons = {
		EADDRINUSE: `Port ${port} is in use. Stop what uses it, or choose another: --port ${port + 1}`,
		EACCES: `This user is not allowed to use port ${port}. Choose one above 1023: --port 3000`,
		EADDRNOTAVAIL: notHere,
		ENOTFOUND: notHere
	};
	return new Promise((resolve, reject) => {
		server.once("error", (error) => {
			let reason = reasons[error.code ?? ""];
			reject(reason === void 0 ? error : new FieldguideError(reason));
		}), server.listen(port, host, () => {
			let address = server.address(), shown = host === "0.0.0.0" || host === "::" ? "localhost" : host;
			resolve({
				server,
				origin: `http://${shown.includes(":") ? `[${shown}]` : shown}:${address.port}`,
				close: () => new Promise((done) => {
					server.close(() => done()), server.closeAllConnections();
				})
			});
		});
	});
}
function refuseHost(response, header = "") {
	let name = header.replace(/:\d*$/, ""), text = `This server does not answer for the host "${name}". If the name is yours, start it with --allow-host ${name}\n`;
	response.writeHead(403, { "Content-Type": "text/plain; charset=utf-8" }).end(text);
}
/** Redirects the reader. */
function redirect(response, status, location) {
	response.writeHead(status, { Location: location.replace(/^[/\\]{2,}/, "/") }).end();
}
const MARKDOWN_TYPE = "text/markdown; charset=utf-8";
/** Answers with a file: ranges, conditional requests and readers who leave early included. */
function sendFile(request, response, { root, pathname, caching, missing }) {
	leadsOut(root, pathname) ? missing() : send(request, pathname, {
		root,
		dotfiles: "allow",
		cacheControl: !1
	}).on("headers", (own) => {
		own.setHeader("Cache-Control", caching), pathname.endsWith(".md") && own.setHeader("Content-Type", MARKDOWN_TYPE);
	}).on("directory", missing).on("error", ({ status }) => {
		response.headersSent ? response.destroy() : status === 416 || status === 412 ? response.writeHead(status).end() : missing();
	}).pipe(response);
}
/** Whether a symbolic link takes this path out of the folder. */
function leadsOut(root, pathname) {
	try {
		return !`${realpathSync(path.join(root, decodePath(pathname)))}${path.sep}`.startsWith(`${realpathSync(root)}${path.sep}`);
	} catch {
		return !1;
	}
}
// src/engine/server/feedbackLog.ts
/**
* Opens a file of lines for adding to it, and makes it where there is none. Lines that come while the disk is busy are
* written together, with one fsync for all.
* @throws FieldguideError where the file cannot be written.
*/
async function openFeedbackLog(file) {
	let handle, isTorn;
	try {
		handle = await open(file, "a+", 384), isTorn = await endsWithinLine(handle), await syncFolder(path.dirname(file));
	} catch (error) {
		throw new FieldguideError(`Feedback cannot be kept in ${file}: ${asError(error).message}`);
	}
	let waiting = [], writing;
	async function writeAll() {
		for (; waiting.length > 0;) {
			let batch = waiting;
			waiting = [];
			try {
				await handle.appendFile(`${isTorn ? "\n" : ""}${batch.map(({ line }) => `${line}\n`).join("")}`), await handle.sync(), isTorn = !1;
				for (let { resolve } of batch) resolve();
			} catch (error) {
				isTorn = !0;
				for (let { reject } of batch) reject(asError(error));
			}
		}
		writing = void 0;
	}
	return {
		append(line) {
			return new Promise((resolve, reject) => {
				waiting.push({
					line,
					resolve,
					reject
				}), writing ??= writeAll();
			});
		},
		async close() {
			await writing, await handle.close();
		}
	};
}
async function endsWithinLine(handle) {
	let { size } = await handle.stat();
	if (size === 0) return !1;
	let { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
	return buffer.toString() !== "\n";
}
/** A new file survives a power failure only if its folder is synced too. Not all systems can open a folder. */
async function syncFolder(folder) {
	if (process.platform === "win32") return;
	let handle = await open(folder, "r");
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}
// src/engine/server/serveSite.ts
/**
* Serves a built site as a host would: base path, missing slashes and `index.html` put right by a redirect,
* unknown paths answered with the not-found page, hashed files cached for a year, text compressed, and the site's
* security policy sent.
* @throws FieldguideError when there is no built site, or the port is taken.
*/
async function serveSite(options) {
	if (!existsSync(path.join(options.root, "404.html"))) throw new FieldguideError(`There is no built site in "${options.root}". Build it first: npm run build`);
	let compress = compression({ filter: (request, response) => !request.headers.range && compression.filter(request, response) }), answer = ({ url, request, response }) => {
		let inner = innerPath(url.pathname, options.baseUrl), headers = {
			...HEADERS,
			Vary: "Accept-Encoding",
			...policyOf(options.root, url.pathname)
		};
		for (let [name, value] of Object.entries(headers)) response.setHeader(name, value);
		if (inner === void 0) {
			url.pathname === "/" || `${url.pathname}/` === options.baseUrl ? redirect(response, 301, options.baseUrl + url.search) : notFound(response, options.root);
			return;
		}
		let missing = () => notFound(response, path.join(options.root, localeOf(inner, options)));
		if (/\/\.(?!well-known\/)|^\/404(?:\.html|\/)?$/.test(decodePath(inner).slice(localeOf(inner, options).length))) {
			missing();
			return;
		}
		let right = normalPath(inner, options);
		right === inner ? sendFile(request, response, {
			root: options.root,
			pathname: isFile(path.join(options.root, `${decodePath(inner)}.html`)) ? `${inner}.html` : inner,
			caching: HASHED.test(inner) ? FOREVER : "no-cache",
			missing
		}) : redirect(response, 301, options.baseUrl.slice(0, -1) + right + url.search);
	};
	return listen((asked) => compress(asked.request, asked.response, () => answer(asked)), options);
}
/** The folder of the locale that a path lies in, such as `/ar`; empty for the default one. */
function localeOf(inner, { locales = [] }) {
	let found = locales.find((name) => inner === `/${name}` || inner.startsWith(`/${name}/`));
	return found === void 0 ? "" : `/${found}`;
}
/** The policy that the build wrote to `csp.txt`: its first line is for all files, the others begin with the file they are for. */
function policyOf(root, pathname) {
	let file = path.join(root, "csp.txt");
	if (!existsSync(file)) return {};
	let [all = "", ...own] = readFileSync(file, "utf8").trim().split("\n");
	return { "Content-Security-Policy": own.find((line) => line.startsWith(`${pathname}: `))?.slice(pathname.length + 2) ?? all };
}
/** A file whose name changes with its content. */
const HASHED = /^\/(?:[\w-]+\/)?assets\/.*-[\da-f]{8}\.\w+$/;
function innerPath(pathname, baseUrl) {
	return pathname.startsWith(baseUrl) ? `/${pathname.slice(baseUrl.length)}` : void 0;
}
/** The one spelling of a path: no `index.html`, and a trailing slash as the site is configured. */
function normalPath(pathname, { root, trailingSlash }) {
	let right = pathname.replace(/\/index(?:\.html)?$/, "/").replace(/\/{2,}/g, "/"), isFolder = (name) => isFile(path.join(root, decodePath(name), "index.html")), isPage = (name) => isFile(path.join(root, `${decodePath(name)}.html`)), plain = right.replace(/\.html$/, "");
	trailingSlash && !right.endsWith("/") && isFolder(right) ? right = `${right}/` : trailingSlash && plain !== right && isFolder(plain) && !isPage(plain) && (right = `${plain}/`);
	let bare = right.replace(/\/$/, "");
	return !trailingSlash && bare !== "" && bare !== right && isPage(bare) && (right = bare), plain !== right && isPage(plain) && !isFolder(plain) && right !== "/404.html" && (right = plain), right;
}
/** A missing not-found page means that a build may be replacing the site. */
function notFound(response, root) {
	let page;
	try {
		page = readFileSync(path.join(root, "404.html"));
	} catch (error) {
		console.error(`The site cannot be read now: ${asError(error).message}`), response.writeHead(503, {
			"Content-Type": "text/plain; charset=utf-8",
			"Retry-After": "1"
		}).end("The site is being replaced. Try again in a moment.\n");
		return;
	}
	response.writeHead(404, {
		"Content-Type": "text/html; charset=utf-8",
		"Cache-Control": "no-cache"
	}).end(page);
}
// src/engine/server/takeFeedback.ts
/** Bytes of a post; the longest text of four bytes a character fits in. */
const LARGEST = 2e4, MOST_READ = 2e6;
/** A post that is refused: the status, and what is wrong with it, in words for whoever sends it. */
var Refused = class extends Error {
	status;
	constructor(status, message) {
		super(message), this.status = status;
	}
};
/**
* Makes what takes the posts of a site's feedback form: checks where they come from, how many and how large they are, and
* answers 204 once they are on the disk. Nothing is kept of who sent them.
*/
function createFeedbackTaker({ log, origins, perMinute }) {
	let mayPass = createRateLimit(perMinute);
	return async (request, response) => {
		try {
			if (checkOrigin(request, origins), !/^application\/json\b/i.test(request.headers["content-type"] ?? "")) throw new Refused(415, "Send JSON.");
			if (!mayPass(senderOf(request))) throw new Refused(429, "There are too many posts. Try again in a minute.");
			let post = readPost(await bodyOf(request));
			await log.append(JSON.stringify({
				time: (/* @__PURE__ */ new Date()).toISOString(),
				...post
			})).catch((error) => {
				throw console.error(`Feedback was not kept: ${asError(error).message}`), new Refused(503, "The post cannot be kept right now. Try again later.");
			}), response.writeHead(204, { "Cache-Control": "no-store" }).end();
		} catch (error) {
			if (!(error instanceof Refused)) throw error;
			response.writeHead(error.status, {
				"Content-Type": "text/plain; charset=utf-8",
				"Cache-Control": "no-store",
				Connection: "close",
				...error.status === 429 ? { "Retry-After": "60" } : {}
			}), response.end(`${error.message}\n`);
		}
	};
}
/** Browsers name the origin of each post: pages of other sites are refused. */
function checkOrigin({ headers }, origins) {
	let { origin = "", host } = headers;
	if (!(URL.canParse(origin) && new URL(origin).host === host) && !origins.includes(origin)) throw new Refused(403, "Posts from other sites are not accepted.");
}
/** The sender's address. For a proxy on this machine, the last address that the proxy names. */
function senderOf({ socket, headers }) {
	let address = socket.remoteAddress ?? "", isLocal = /^(?:127\.|::1$|::ffff:127\.)/.test(address), named = String(headers["x-forwarded-for"] ?? "").split(",").at(-1)?.trim();
	return isLocal && named || address;
}
/** Counts by sender, in memory and for a minute only. */
function createRateLimit(perMinute) {
	let counts = /* @__PURE__ */ new Map(), began = 0, all = 0;
	return (sender) => {
		if (perMinute === 0) return !0;
		let now = Date.now();
		now - began >= 6e4 && (began = now, all = 0, counts.clear());
		let count = counts.get(sender) ?? 0;
		return count >= perMinute || all >= perMinute * 30 ? !1 : (counts.set(sender, count + 1), all += 1, !0);
	};
}
async function bodyOf(request) {
	let tooLarge = new Refused(413, `A post may have ${LARGEST} bytes.`);
	if (Number(request.headers["content-length"] ?? 0) > MOST_READ) throw tooLarge;
	let late = setTimeout(() => request.destroy(), 1e4);
	try {
		let chunks = [], size = 0;
		for await (let chunk of request.iterator({ destroyOnReturn: !1 })) if (size += chunk.length, size <= LARGEST) chunks.push(chunk);
		else if (size > MOST_READ) break;
		if (size > LARGEST) throw tooLarge;
		return Buffer.concat(chunks).toString();
	} finally {
		clearTimeout(late);
	}
}
function readPost(body) {
	let value;
	try {
		value = JSON.parse(body);
	} catch {
		throw new Refused(400, "The post is not JSON.");
	}
	let read = feedbackPost.safeParse(value);
	if (read.success) return read.data;
	let [issue] = read.error.issues;
	throw new Refused(400, `The post is wrong at "${issue?.path.join(".")}": ${issue?.message}.`);
}
// src/engine/cli/serve.ts
/**
* `fieldguide serve`: returns when the process is asked to stop.
* @throws FieldguideError where there is no site, the port is taken or the file for feedback cannot be kept.
*/
async function runServe(context, { feedback, feedbackRate, ...flags }) {
	let config = context.siteDir === void 0 ? void 0 : await loadSiteConfig(context.siteDir, projectOptions(context, !1)), baseUrl = config?.baseUrl ?? "/", log = feedback === void 0 ? void 0 : await openLog(feedback, context), take = log && createFeedbackTaker({
		log,
		origins: originsOf(config?.url),
		perMinute: feedbackRate
	}), running = await serveSite({
		root: context.out,
		baseUrl,
		trailingSlash: config?.trailingSlash ?? !0,
		locales: config?.locales.slice(1).map(({ path }) => path),
		...flags,
		posts: take && {
			path: feedbackPath(config, baseUrl),
			take
		}
	}), code = await untilStopped(running, {
		url: running.origin + baseUrl,
		ready: "Ready",
		open: flags.open
	});
	return await log?.close(), code;
}
/** Feedback of readers must not be public. */
function openLog(file, { out }) {
	let inside = path.relative(out, file);
	if (!inside.startsWith("..") && !path.isAbsolute(inside)) throw new FieldguideError(`--feedback ${file} is in the folder of the site, so everybody could read it. Name a file elsewhere.`);
	return openFeedbackLog(file);
}
/** The public address of the site, which a proxy may hide from the server. */
function originsOf(url) {
	return url === void 0 ? [] : [new URL(url).origin];
}
/** Where the pages of the site post to. */
function feedbackPath(config, baseUrl) {
	let path = config?.feedback?.provider === "endpoint" ? config.feedback.endpoint : "/feedback";
	if (!path.startsWith("/")) throw new FieldguideError(`The settings send feedback to ${path} and not to this server. Write a path, such as /feedback, as "feedback.endpoint".`);
	return baseUrl + path.slice(1);
}
/** Prints the address of a server, and closes the server on Ctrl+C or SIGTERM. */
async function untilStopped(running, { url, ready, open }) {
	return console.log(`${ready}: ${url}  (stop with Ctrl+C)`), open && openBrowser(url), await new Promise((resolve) => {
		for (let signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => resolve());
	}), await running.close(), 0;
}
/** True on a terminal with a display; elsewhere a browser would be a surprise, or cannot start. */
function canOpenBrowser() {
	return !process.stdout.isTTY || process.env.CI ? !1 : process.platform === "darwin" || process.platform === "win32" || !!(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}
/** Opens the reader's browser, if there is one. */
function openBrowser(url) {
	if (!canOpenBrowser()) return;
	let [command, args] = process.platform === "darwin" ? ["open", [url]] : process.platform === "win32" ? ["cmd", [
		"/c",
		"start",
		"",
		url
	]] : ["xdg-open", [url]], child = spawn(command, args, {
		stdio: "ignore",
		detached: !0
	});
	child.on("error", () => {}), child.unref();
}
export { sendFile as i, listen as n, redirect as r, runServe, MARKDOWN_TYPE as t, untilStopped };
