import { t as __commonJSMin } from "./part-rolldown-runtime.mjs";
// src/shared/text.ts
var import_fastest_levenshtein = (/* @__PURE__ */ __commonJSMin(((exports) => {
	exports.__esModule = !0, exports.distance = exports.closest = void 0;
	var peq = /* @__PURE__ */ new Uint32Array(65536), myers_32 = function(a, b) {
		for (var n = a.length, m = b.length, lst = 1 << n - 1, pv = -1, mv = 0, sc = n, i = n; i--;) peq[a.charCodeAt(i)] |= 1 << i;
		for (i = 0; i < m; i++) {
			var eq = peq[b.charCodeAt(i)], xv = eq | mv;
			eq |= (eq & pv) + pv ^ pv, mv |= ~(eq | pv), pv &= eq, mv & lst && sc++, pv & lst && sc--, mv = mv << 1 | 1, pv = pv << 1 | ~(xv | mv), mv &= xv;
		}
		for (i = n; i--;) peq[a.charCodeAt(i)] = 0;
		return sc;
	}, myers_x = function(b, a) {
		for (var n = a.length, m = b.length, mhc = [], phc = [], hsize = Math.ceil(n / 32), vsize = Math.ceil(m / 32), i = 0; i < hsize; i++) phc[i] = -1, mhc[i] = 0;
		for (var j = 0; j < vsize - 1; j++) {
			for (var mv_1 = 0, pv_1 = -1, start_1 = j * 32, vlen_1 = Math.min(32, m) + start_1, k = start_1; k < vlen_1; k++) peq[b.charCodeAt(k)] |= 1 << k;
			for (var i = 0; i < n; i++) {
				var eq = peq[a.charCodeAt(i)], pb = phc[i / 32 | 0] >>> i & 1, mb = mhc[i / 32 | 0] >>> i & 1, xv = eq | mv_1, xh = ((eq | mb) & pv_1) + pv_1 ^ pv_1 | eq | mb, ph = mv_1 | ~(xh | pv_1), mh = pv_1 & xh;
				ph >>> 31 ^ pb && (phc[i / 32 | 0] ^= 1 << i), mh >>> 31 ^ mb && (mhc[i / 32 | 0] ^= 1 << i), ph = ph << 1 | pb, mh = mh << 1 | mb, pv_1 = mh | ~(xv | ph), mv_1 = ph & xv;
			}
			for (var k = start_1; k < vlen_1; k++) peq[b.charCodeAt(k)] = 0;
		}
		for (var mv = 0, pv = -1, start = j * 32, vlen = Math.min(32, m - start) + start, k = start; k < vlen; k++) peq[b.charCodeAt(k)] |= 1 << k;
		for (var score = m, i = 0; i < n; i++) {
			var eq = peq[a.charCodeAt(i)], pb = phc[i / 32 | 0] >>> i & 1, mb = mhc[i / 32 | 0] >>> i & 1, xv = eq | mv, xh = ((eq | mb) & pv) + pv ^ pv | eq | mb, ph = mv | ~(xh | pv), mh = pv & xh;
			score += ph >>> m - 1 & 1, score -= mh >>> m - 1 & 1, ph >>> 31 ^ pb && (phc[i / 32 | 0] ^= 1 << i), mh >>> 31 ^ mb && (mhc[i / 32 | 0] ^= 1 << i), ph = ph << 1 | pb, mh = mh << 1 | mb, pv = mh | ~(xv | ph), mv = ph & xv;
		}
		for (var k = start; k < vlen; k++) peq[b.charCodeAt(k)] = 0;
		return score;
	}, distance = function(a, b) {
		if (a.length < b.length) {
			var tmp = b;
			b = a, a = tmp;
		}
		return b.length === 0 ? a.length : a.length <= 32 ? myers_32(a, b) : myers_x(a, b);
	};
	exports.distance = distance, exports.closest = function(str, arr) {
		for (var min_distance = Infinity, min_index = 0, i = 0; i < arr.length; i++) {
			var dist = distance(str, arr[i]);
			dist < min_distance && (min_distance = dist, min_index = i);
		}
		return arr[min_index];
	};
})))();
const HTML_ESCAPES = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;"
};
/** Escapes text for HTML content and double-quoted attribute values. */
function escapeHtml(text) {
	return text.replace(/[&<>"]/g, (character) => HTML_ESCAPES[character] ?? character);
}
/** Inline code as HTML, of its text as HTML. Short code that would break at a hyphen or space stays whole. */
function inlineCode(code, html) {
	return `<code${code.length <= 24 && /[-\s/?{(]./.test(code) ? " class=\"whole\"" : ""}>${html}</code>`;
}
/**
* Puts the replacement character in the place of what neither HTML nor the names of files may hold: control characters,
* and halves of characters, as an escape of YAML can write them.
*/
function printable(text) {
	return text.replace(CONTROLS, "�");
}
/** Controls other than tabs and line ends, and halves. */
const CONTROLS = /[^\P{Cc}\t\n\r]|\p{Cs}/gu, CHARACTERS = {
	quot: "\"",
	apos: "'",
	lt: "<",
	gt: ">",
	amp: "&"
};
/** Character references in the value of an attribute: numbers, and the few names that HTML itself needs. */
function decodeEntities(value) {
	return value.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(quot|apos|lt|gt|amp));/gi, (entity, hex, decimal, name) => {
		if (name) return CHARACTERS[name.toLowerCase()] ?? entity;
		let code = hex ? Number.parseInt(hex, 16) : Number(decimal);
		return code > 0 && code <= 1114111 ? printable(String.fromCodePoint(code)) : entity;
	});
}
/** JSON that is safe inside a `<script>` element: no `<\/script>` or `<!--` can end it. */
function jsonForScript(value) {
	return JSON.stringify(value).replace(/</g, "\\u003c").replace(/\u2028/g, "\\u2028").replace(/\u2029/g, "\\u2029");
}
/** The value of a JSON text; undefined if it is not valid, because another script or release may have written it. */
function parseJson(text) {
	try {
		return JSON.parse(text ?? "");
	} catch {
		return;
	}
}
/** True for an object with fields of unknown types. */
function isRecord(value) {
	return typeof value == "object" && !!value && !Array.isArray(value);
}
/** A text as it is compared with what readers type: without accents, in lower case. */
function foldText(text) {
	return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
/** The hint of a fault: the nearest known word, or else `otherwise`. */
function hintFor(word, known, otherwise) {
	let guess = nearest(word, known);
	return guess === void 0 ? otherwise : `Did you mean "${guess}"?`;
}
/**
* The candidate closest to `word`, or undefined if none is near enough
* (more than a third of the longer word would have to change).
*/
function nearest(word, candidates) {
	let best, bestDistance = Infinity;
	for (let candidate of candidates) {
		let changes = changesBetween(word.toLowerCase(), candidate.toLowerCase());
		changes <= Math.max(1, Math.floor(Math.max(word.length, candidate.length) / 3)) && changes < bestDistance && (best = candidate, bestDistance = changes);
	}
	return best;
}
/** The edit distance, with two neighbours in the wrong order (`titel`) as the one slip they are. */
function changesBetween(a, b) {
	let changes = (0, import_fastest_levenshtein.distance)(a, b);
	if (changes !== 2 || a.length !== b.length) return changes;
	let at = [...a].findIndex((character, index) => character !== b[index]);
	return a[at] === b[at + 1] && a[at + 1] === b[at] ? 1 : 2;
}
/** `1 page`, `2 pages`. */
function plural(count, noun) {
	return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
const MONTHS = "January February March April May June July August September October November December".split(" ");
/**
* `2026-11-21` as `November 21, 2026`. Written out by hand in English, since `Intl` takes half a millisecond a page; in
* another language or calendar as people write it there. Text that is no such date is returned as it is.
*/
function longDate(isoDate, { htmlLang, calendar } = {
	htmlLang: "en",
	calendar: "gregory"
}) {
	let [date, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(isoDate) ?? [], name = MONTHS[Number(month) - 1];
	return !date || !name ? isoDate : htmlLang === "en" && calendar === "gregory" ? `${name} ${Number(day)}, ${year}` : new Intl.DateTimeFormat(`${htmlLang}-u-ca-${calendar}`, {
		dateStyle: "long",
		timeZone: "UTC"
	}).format(new Date(date));
}
/** A function of texts that remembers its answers. `most`: bounds its memory. */
function remembering(work, most = Infinity) {
	let known = /* @__PURE__ */ new Map();
	return (text) => {
		let before = known.get(text);
		if (before !== void 0) return before;
		known.size >= most && known.clear();
		let answer = work(text);
		return known.set(text, answer), answer;
	};
}
/** `1.4 MB`. */
function formatBytes(bytes) {
	return bytes < 1e3 ? `${bytes} B` : bytes < 1e6 ? `${(bytes / 1e3).toFixed(0)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
export { hintFor as a, jsonForScript as c, parseJson as d, plural as f, formatBytes as i, longDate as l, remembering as m, escapeHtml as n, inlineCode as o, printable as p, foldText as r, isRecord as s, decodeEntities as t, nearest as u };
