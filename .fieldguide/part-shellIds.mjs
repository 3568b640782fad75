import { p as printable } from "./part-text.mjs";
// src/shared/url.ts
/** `docs` -> `/docs/`; empty -> `/`. */
function normalizeBaseUrl(baseUrl) {
	return `/${baseUrl}/`.replace(/\/{2,}/g, "/");
}
/**
* A path in any spelling to its route: leading and trailing slash added, doubled slashes folded,
* `index.html`, `index` and `.html` dropped (specification 2.1), percent-encoding decoded, accents composed
* (some file systems decompose them).
*/
function normalizeRoute(path) {
	return `/${decodePath(path).replace(/(^|\/)index(?:\.html?)?$/i, "$1").replace(/\.html?$/i, "")}/`.replace(/\/{2,}/g, "/").normalize();
}
/** Decodes percent-encoding; text that is not valid encoding, or hides control characters, is returned unchanged. */
function decodePath(path) {
	try {
		let decoded = decodeURIComponent(path);
		return decoded === printable(decoded) ? decoded : path;
	} catch {
		return path;
	}
}
/** Percent-encodes each segment of a route or file path; leaves slashes alone. */
function encodePath(path) {
	return path.split("/").map(encodeSegment).join("/");
}
function encodeSegment(segment) {
	return encodeURIComponent(segment).replace(/%(24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent);
}
/** The href of a route; `suffix` is a query and hash, added as it is. */
function routeHref(route, settings, suffix = "") {
	let inner = encodePath(route.replace(/^\/+|\/+$/g, ""));
	return inner === "" ? settings.baseUrl + suffix : `${settings.baseUrl}${inner}${settings.trailingSlash ? "/" : ""}${suffix}`;
}
/** The href of a file in the output folder: `assets/x.js` -> `/docs/assets/x.js`. */
function fileHref(file, settings) {
	return settings.baseUrl + encodePath(file.replace(/^\/+/, ""));
}
/** The href of a file that all locales share: code, pictures, files of the static folder. */
function sharedHref(file, { baseUrl, trailingSlash, root = baseUrl }) {
	return fileHref(file, {
		baseUrl: root,
		trailingSlash
	});
}
/** The route that a URL's path means, or undefined where it lies outside the base path. */
function routeOfPath(pathname, settings) {
	if (`${pathname}/` === settings.baseUrl) return "/";
	if (pathname.startsWith(settings.baseUrl)) return normalizeRoute(pathname.slice(settings.baseUrl.length));
}
/** The output file of a route: a folder's `index.html`, or `name.html` without trailing slashes. */
function routeFile(route, { trailingSlash }) {
	let inner = route.replace(/^\/+|\/+$/g, "");
	return inner === "" ? "index.html" : trailingSlash ? `${inner}/index.html` : `${inner}.html`;
}
/** The file of a page's Markdown copy, next to that of the page. */
function markdownFile(route, settings) {
	return routeFile(route, settings).replace(/\.html$/, ".md");
}
/**
* The output file that an href leads to, encoded, with its query and hash; undefined outside of the base path. Without
* trailing slashes a name with an extension is a file: extensions start with a letter, `/v1.2` is a page.
*/
function hrefFile(href, { baseUrl, trailingSlash }) {
	if (!href.startsWith(baseUrl) || href.startsWith("//")) return;
	let { path, query, hash } = splitLink(href.slice(baseUrl.length));
	return (path === "" || path.endsWith("/") || !(trailingSlash || /\.[a-z][a-z0-9]*$/i.test(path)) ? routeFile(path, { trailingSlash }) : path) + query + hash;
}
/** Localised URL rule (specification 2.4): the locale follows the base URL, except for the default one. */
function localizedBaseUrl(baseUrl, locale, defaultLocale) {
	return locale === defaultLocale ? baseUrl : `${baseUrl}${locale}/`;
}
/** Splits `a/b?x=1#y` into its parts. */
function splitLink(url) {
	let hashAt = url.indexOf("#"), hash = hashAt < 0 ? "" : url.slice(hashAt), beforeHash = hashAt < 0 ? url : url.slice(0, hashAt), queryAt = beforeHash.indexOf("?");
	return {
		path: queryAt < 0 ? beforeHash : beforeHash.slice(0, queryAt),
		query: queryAt < 0 ? "" : beforeHash.slice(queryAt),
		hash
	};
}
/** True for targets with a scheme or a host: `https:`, `mailto:`, `//cdn`. */
function isExternal(url) {
	return /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(url);
}
/** A URL that runs a script or brings its own page; browsers pass over white space and control characters in it. */
function isScriptUrl(url) {
	let visible = url.replace(/[^!-\uffff]/g, "");
	return /(?:^|;)(?:javascript:|vbscript:|data:(?!image\/(?:png|jpe?g|gif|webp|avif)[;,]))/i.test(visible);
}
/**
* The origin of another host that a browser would ask for an address; undefined where it asks none, or that of the page.
* An address without a protocol has that of the page: https, as far as origins are compared.
*/
function foreignOrigin(url) {
	let address = url.replaceAll("\\", "/");
	if (!URL.canParse(address, OWN_HOST)) return;
	let { protocol, host } = new URL(address, OWN_HOST);
	if (host !== "" && /^(?:own|https?|wss?|ftp):$/.test(protocol) && host !== new URL(OWN_HOST).host) return `${protocol === "own:" ? "https:" : protocol}//${host}`;
}
const OWN_HOST = "own://site/", SCRIPT_URL = "the address runs a script; write a path such as /guide/, or an https address";
/** Resolves a relative path against the folder of `from`, both with slashes; may not climb out. */
function joinPath(folder, relative) {
	let parts = folder.split("/").filter(Boolean);
	for (let part of relative.split("/")) if (part !== "" && part !== ".") {
		if (part === "..") {
			if (parts.length === 0) return;
			parts.pop();
		} else parts.push(part);
	}
	return parts.join("/");
}
/**
* A `srcset` (`a.png 1x, b.png 2x`) with each address replaced by what `map` makes of it; undefined leaves it as it is.
* The size after an address may end at a comma without a space. A `data:` address contains commas.
*/
function mapSrcset(value, map) {
	return value.replace(/(^\s*|,\s*)([^\s,]\S*[^\s,])(\s+[^\s,]+)?/g, (_, before, address, size = "") => before + (map(address) ?? address) + size);
}
// src/shared/shellIds.ts
/**
* Ids of the parts of a page around its article. The capital letter keeps them apart from the ids of headings,
* which are made in lower case.
*/
const ROOT_ID = "Shell-root", MENU_ID = "Shell-menu", MAIN_ID = "Shell-main", SEARCH_DIALOG_ID = "Shell-search", ARTICLE_ID = "Shell-article", TOC_TITLE_ID = "Shell-toc-title", TAGS_TITLE_ID = "Shell-tags-title", PAGE_FACTS_ID = "Shell-page-facts", SITE_FACTS_ID = "Shell-site-facts", TEXTS_ID = "Shell-texts", PORTABLE_SCRIPT_ID = "Shell-portable-script", REVISION_META = "fieldguide-revision";
export { sharedHref as A, mapSrcset as C, routeFile as D, normalizeRoute as E, routeHref as O, localizedBaseUrl as S, normalizeBaseUrl as T, foreignOrigin as _, PORTABLE_SCRIPT_ID as a, isScriptUrl as b, SEARCH_DIALOG_ID as c, TEXTS_ID as d, TOC_TITLE_ID as f, fileHref as g, encodePath as h, PAGE_FACTS_ID as i, splitLink as j, routeOfPath as k, SITE_FACTS_ID as l, decodePath as m, MAIN_ID as n, REVISION_META as o, SCRIPT_URL as p, MENU_ID as r, ROOT_ID as s, ARTICLE_ID as t, TAGS_TITLE_ID as u, hrefFile as v, markdownFile as w, joinPath as x, isExternal as y };
