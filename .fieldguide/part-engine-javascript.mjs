// node_modules/@shikijs/engine-javascript/dist/string-CFc1qfdw.mjs
const MAX = 4294967295;
function isSearchCacheable(regexp) {
	return !regexp.sticky && !regexp.rawOptions?.strategy;
}
function toResult(index, indices) {
	return {
		index,
		captureIndices: indices.map((indice) => indice == null ? {
			start: MAX,
			end: MAX,
			length: 0
		} : {
			start: indice[0],
			end: indice[1],
			length: indice[1] - indice[0]
		})
	};
}
var JavaScriptScanner = class {
	patterns;
	options;
	regexps;
	/**
	* Last search of each regexp on the current string, reused the way `vscode-oniguruma` does.
	* `null` for regexps whose searches can't be reused.
	*/
	lastSearches;
	constructor(patterns, options = {}) {
		this.patterns = patterns, this.options = options;
		let { forgiving = !1, cache, regexConstructor } = options;
		if (!regexConstructor) throw Error("Option `regexConstructor` is not provided");
		this.regexps = patterns.map((p) => {
			if (typeof p != "string") return p;
			let cached = cache?.get(p);
			if (cached) {
				if (cached instanceof RegExp) return cached;
				if (forgiving) return null;
				throw cached;
			}
			try {
				let regex = regexConstructor(p);
				return cache?.set(p, regex), regex;
			} catch (e) {
				if (cache?.set(p, e), forgiving) return null;
				throw e;
			}
		}), this.lastSearches = this.regexps.map((regexp) => regexp && isSearchCacheable(regexp) ? {
			strId: 0,
			searchedFrom: 0,
			matchIndex: -1,
			indices: null
		} : null);
	}
	findNextMatchSync(string, startPosition, _options) {
		let str = typeof string == "string" ? string : string.content, strId = typeof string == "string" ? 0 : string.id || 0, bestIndex = -1, bestMatchIndex = 0, bestIndices = null;
		for (let i = 0; i < this.regexps.length; i++) {
			let regexp = this.regexps[i];
			if (regexp) try {
				let last = strId ? this.lastSearches[i] : null, matchIndex, indices;
				if (last && last.strId === strId && last.searchedFrom <= startPosition && (last.matchIndex === -1 || last.matchIndex >= startPosition)) matchIndex = last.matchIndex, indices = last.indices;
				else {
					regexp.lastIndex = startPosition;
					let match = regexp.exec(str);
					matchIndex = match ? match.index : -1, indices = match ? match.indices : null, last && (last.strId = strId, last.searchedFrom = startPosition, last.matchIndex = matchIndex, last.indices = indices);
				}
				if (matchIndex === -1) continue;
				if (matchIndex === startPosition) return toResult(i, indices);
				(bestIndex === -1 || matchIndex < bestMatchIndex) && (bestIndex = i, bestMatchIndex = matchIndex, bestIndices = indices);
			} catch (e) {
				if (this.options.forgiving) continue;
				throw e;
			}
		}
		return bestIndex === -1 ? null : toResult(bestIndex, bestIndices);
	}
};
let lastStringId = 0;
function createJavaScriptEngineString(content) {
	return {
		content,
		id: ++lastStringId
	};
}
// node_modules/oniguruma-parser/dist/utils.js
function r$2(e) {
	if ([...e].length !== 1) throw Error(`Expected "${e}" to be a single code point`);
	return e.codePointAt(0);
}
function l$1(e, t, n) {
	return e.has(t) || e.set(t, n), e.get(t);
}
const i = /* @__PURE__ */ new Set([
	"alnum",
	"alpha",
	"ascii",
	"blank",
	"cntrl",
	"digit",
	"graph",
	"lower",
	"print",
	"punct",
	"space",
	"upper",
	"word",
	"xdigit"
]), o$1 = String.raw;
function u(e, t) {
	if (e == null) throw Error(t ?? "Value expected");
	return e;
}
// node_modules/oniguruma-parser/dist/tokenizer/tokenize.js
const m$1 = o$1`\[\^?`, b$1 = `c.? | C(?:-.?)?|${o$1`[pP]\{(?:\^?[-\x20_]*[A-Za-z][-\x20\w]*\})?`}|${o$1`x[89A-Fa-f]\p{AHex}(?:\\x[89A-Fa-f]\p{AHex})*`}|${o$1`u(?:\p{AHex}{4})? | x\{[^\}]*\}? | x\p{AHex}{0,2}`}|${o$1`o\{[^\}]*\}?`}|${o$1`\d{1,3}`}`, y$1 = /[?*+][?+]?|\{(?:\d+(?:,\d*)?|,\d+)\}\??/, C$1 = new RegExp(o$1`
  \\ (?:
    ${b$1}
    | [gk]<[^>]*>?
    | [gk]'[^']*'?
    | .
  )
  | \( (?:
    \? (?:
      [:=!>({]
      | <[=!]
      | <[^>]*>
      | '[^']*'
      | ~\|?
      | #(?:[^)\\]|\\.?)*
      | [^:)]*[:)]
    )?
    | \*[^\)]*\)?
  )?
  | (?:${y$1.source})+
  | ${m$1}
  | .
`.replace(/\s+/g, ""), "gsu"), T$1 = new RegExp(o$1`
  \\ (?:
    ${b$1}
    | .
  )
  | \[:(?:\^?\p{Alpha}+|\^):\]
  | ${m$1}
  | &&
  | .
`.replace(/\s+/g, ""), "gsu");
function M$1(e, n = {}) {
	let t = {
		flags: "",
		...n,
		rules: {
			captureGroup: !1,
			singleline: !1,
			...n.rules
		}
	};
	if (typeof e != "string") throw Error("String expected as pattern");
	let o = Y(t.flags), s = [o.extended], a = {
		captureGroup: t.rules.captureGroup,
		getCurrentModX() {
			return s.at(-1);
		},
		numOpenGroups: 0,
		popModX() {
			s.pop();
		},
		pushModX(u) {
			s.push(u);
		},
		replaceCurrentModX(u) {
			s[s.length - 1] = u;
		},
		singleline: t.rules.singleline
	}, r = [], i;
	for (C$1.lastIndex = 0; i = C$1.exec(e);) {
		let u = F$1(a, e, i[0], C$1.lastIndex);
		u.tokens ? r.push(...u.tokens) : u.token && r.push(u.token), u.lastIndex !== void 0 && (C$1.lastIndex = u.lastIndex);
	}
	let l = [], c = 0;
	r.filter((u) => u.type === "GroupOpen").forEach((u) => {
		u.kind === "capturing" ? u.number = ++c : u.raw === "(" && l.push(u);
	}), c || l.forEach((u, S) => {
		u.kind = "capturing", u.number = S + 1;
	});
	let g = c || l.length;
	return {
		tokens: r.map((u) => u.type === "EscapedNumber" ? ee$1(u, g) : u).flat(),
		flags: o
	};
}
function F$1(e, n, t, o) {
	let [s, a] = t;
	if (t === "[" || t === "[^") {
		let r = K$1(n, t, o);
		return {
			tokens: r.tokens,
			lastIndex: r.lastIndex
		};
	}
	if (s === "\\") {
		if ("AbBGyYzZ".includes(a)) return { token: w$1(t, t) };
		if (/^\\g[<']/.test(t)) {
			if (!/^\\g(?:<[^>]+>|'[^']+')$/.test(t)) throw Error(`Invalid group name "${t}"`);
			return { token: R$1(t) };
		}
		if (/^\\k[<']/.test(t)) {
			if (!/^\\k(?:<[^>]+>|'[^']+')$/.test(t)) throw Error(`Invalid group name "${t}"`);
			return { token: A$1(t) };
		}
		if (a === "K") return { token: I$1("keep", t) };
		if (a === "N" || a === "R") return { token: k$1("newline", t, { negate: a === "N" }) };
		if (a === "O") return { token: k$1("any", t) };
		if (a === "X") return { token: k$1("text_segment", t) };
		let r = x$1(t, { inCharClass: !1 });
		return Array.isArray(r) ? { tokens: r } : { token: r };
	}
	if (s === "(") {
		if (a === "*") return { token: j(t) };
		if (t === "(?{") throw Error(`Unsupported callout "${t}"`);
		if (t.startsWith("(?#")) {
			if (n[o] !== ")") throw Error("Unclosed comment group \"(?#\"");
			return { lastIndex: o + 1 };
		}
		if (/^\(\?[-imx]+[:)]$/.test(t)) return { token: L$1(t, e) };
		if (e.pushModX(e.getCurrentModX()), e.numOpenGroups++, t === "(" && !e.captureGroup || t === "(?:") return { token: f("group", t) };
		if (t === "(?>") return { token: f("atomic", t) };
		if (t === "(?=" || t === "(?!" || t === "(?<=" || t === "(?<!") return { token: f(t[2] === "<" ? "lookbehind" : "lookahead", t, { negate: t.endsWith("!") }) };
		if (t === "(" && e.captureGroup || t.startsWith("(?<") && t.endsWith(">") || t.startsWith("(?'") && t.endsWith("'")) return { token: f("capturing", t, { ...t !== "(" && { name: t.slice(3, -1) } }) };
		if (t.startsWith("(?~")) {
			if (t === "(?~|") throw Error(`Unsupported absence function kind "${t}"`);
			return { token: f("absence_repeater", t) };
		}
		throw Error(t === "(?(" ? `Unsupported conditional "${t}"` : `Invalid or unsupported group option "${t}"`);
	}
	if (t === ")") {
		if (e.popModX(), e.numOpenGroups--, e.numOpenGroups < 0) throw Error("Unmatched \")\"");
		return { token: Q$1(t) };
	}
	if (e.getCurrentModX()) {
		if (t === "#") {
			let r = n.indexOf("\n", o);
			return { lastIndex: r === -1 ? n.length : r };
		}
		if (/^\s$/.test(t)) {
			let r = /\s+/y;
			return r.lastIndex = o, { lastIndex: r.exec(n) ? r.lastIndex : o };
		}
	}
	return t === "." ? { token: k$1("dot", t) } : t === "^" || t === "$" ? { token: w$1(e.singleline ? {
		"^": o$1`\A`,
		$: o$1`\Z`
	}[t] : t, t) } : t === "|" ? { token: P$1(t) } : y$1.test(t) ? { tokens: te$1(t) } : { token: d(r$2(t), t) };
}
function K$1(e, n, t) {
	let o = [E$1(n[1] === "^", n)], s = 1, a;
	for (T$1.lastIndex = t; a = T$1.exec(e);) {
		let r = a[0];
		if (r[0] === "[" && r[1] !== ":") s++, o.push(E$1(r[1] === "^", r));
		else if (r === "]") {
			if (o.at(-1).type === "CharacterClassOpen") o.push(d(93, r));
			else if (s--, o.push(z$1(r)), !s) break;
		} else {
			let i = X$1(r);
			Array.isArray(i) ? o.push(...i) : o.push(i);
		}
	}
	return {
		tokens: o,
		lastIndex: T$1.lastIndex || e.length
	};
}
function X$1(e) {
	if (e[0] === "\\") return x$1(e, { inCharClass: !0 });
	if (e[0] === "[") {
		let n = /\[:(?<negate>\^?)(?<name>[a-z]+):\]/.exec(e);
		if (!n || !i.has(n.groups.name)) throw Error(`Invalid POSIX class "${e}"`);
		return k$1("posix", e, {
			value: n.groups.name,
			negate: !!n.groups.negate
		});
	}
	return e === "-" ? U$1(e) : e === "&&" ? H(e) : d(r$2(e), e);
}
function x$1(e, { inCharClass: n }) {
	let t = e[1];
	if (t === "c" || t === "C") return Z(e);
	if ("dDhHsSwW".includes(t)) return q(e);
	if (e.startsWith(o$1`\o{`)) throw Error(`Incomplete, invalid, or unsupported octal code point "${e}"`);
	if (/^\\[pP]\{/.test(e)) {
		if (e.length === 3) throw Error(`Incomplete or invalid Unicode property "${e}"`);
		return V$1(e);
	}
	if (/^\\x[89A-Fa-f]\p{AHex}/u.test(e)) try {
		let o = e.split(/\\x/).slice(1).map((i) => parseInt(i, 16)), s = new TextDecoder("utf-8", {
			ignoreBOM: !0,
			fatal: !0
		}).decode(new Uint8Array(o)), a = new TextEncoder();
		return [...s].map((i) => {
			let l = [...a.encode(i)].map((c) => `\\x${c.toString(16)}`).join("");
			return d(r$2(i), l);
		});
	} catch {
		throw Error(`Multibyte code "${e}" incomplete or invalid in Oniguruma`);
	}
	if (t === "u" || t === "x") return d(J$1(e), e);
	if ($$1.has(t)) return d($$1.get(t), e);
	if (/\d/.test(t)) return W$1(n, e);
	if (e === "\\") throw Error(o$1`Incomplete escape "\"`);
	if (t === "M") throw Error(`Unsupported meta "${e}"`);
	if ([...e].length === 2) return d(e.codePointAt(1), e);
	throw Error(`Unexpected escape "${e}"`);
}
function P$1(e) {
	return {
		type: "Alternator",
		raw: e
	};
}
function w$1(e, n) {
	return {
		type: "Assertion",
		kind: e,
		raw: n
	};
}
function A$1(e) {
	return {
		type: "Backreference",
		raw: e
	};
}
function d(e, n) {
	return {
		type: "Character",
		value: e,
		raw: n
	};
}
function z$1(e) {
	return {
		type: "CharacterClassClose",
		raw: e
	};
}
function U$1(e) {
	return {
		type: "CharacterClassHyphen",
		raw: e
	};
}
function H(e) {
	return {
		type: "CharacterClassIntersector",
		raw: e
	};
}
function E$1(e, n) {
	return {
		type: "CharacterClassOpen",
		negate: e,
		raw: n
	};
}
function k$1(e, n, t = {}) {
	return {
		type: "CharacterSet",
		kind: e,
		...t,
		raw: n
	};
}
function I$1(e, n, t = {}) {
	return e === "keep" ? {
		type: "Directive",
		kind: e,
		raw: n
	} : {
		type: "Directive",
		kind: e,
		flags: u(t.flags),
		raw: n
	};
}
function W$1(e, n) {
	return {
		type: "EscapedNumber",
		inCharClass: e,
		raw: n
	};
}
function Q$1(e) {
	return {
		type: "GroupClose",
		raw: e
	};
}
function f(e, n, t = {}) {
	return {
		type: "GroupOpen",
		kind: e,
		...t,
		raw: n
	};
}
function D$1(e, n, t, o) {
	return {
		type: "NamedCallout",
		kind: e,
		tag: n,
		arguments: t,
		raw: o
	};
}
function _$1(e, n, t, o) {
	return {
		type: "Quantifier",
		kind: e,
		min: n,
		max: t,
		raw: o
	};
}
function R$1(e) {
	return {
		type: "Subroutine",
		raw: e
	};
}
const B$1 = /* @__PURE__ */ new Set([
	"COUNT",
	"CMP",
	"ERROR",
	"FAIL",
	"MAX",
	"MISMATCH",
	"SKIP",
	"TOTAL_COUNT"
]), $$1 = /* @__PURE__ */ new Map([
	["a", 7],
	["b", 8],
	["e", 27],
	["f", 12],
	["n", 10],
	["r", 13],
	["t", 9],
	["v", 11]
]);
function Z(e) {
	let n = e[1] === "c" ? e[2] : e[3];
	if (!n || !/[A-Za-z]/.test(n)) throw Error(`Unsupported control character "${e}"`);
	return d(r$2(n.toUpperCase()) - 64, e);
}
function L$1(e, n) {
	let { on: t, off: o } = /^\(\?(?<on>[imx]*)(?:-(?<off>[-imx]*))?/.exec(e).groups;
	o ??= "";
	let s = (n.getCurrentModX() || t.includes("x")) && !o.includes("x"), a = v(t), r = v(o), i = {};
	if (a && (i.enable = a), r && (i.disable = r), e.endsWith(")")) return n.replaceCurrentModX(s), I$1("flags", e, { flags: i });
	if (e.endsWith(":")) return n.pushModX(s), n.numOpenGroups++, f("group", e, { ...(a || r) && { flags: i } });
	throw Error(`Unexpected flag modifier "${e}"`);
}
function j(e) {
	let n = /\(\*(?<name>[A-Za-z_]\w*)?(?:\[(?<tag>(?:[A-Za-z_]\w*)?)\])?(?:\{(?<args>[^}]*)\})?\)/.exec(e);
	if (!n) throw Error(`Incomplete or invalid named callout "${e}"`);
	let { name: t, tag: o, args: s } = n.groups;
	if (!t) throw Error(`Invalid named callout "${e}"`);
	if (o === "") throw Error(`Named callout tag with empty value not allowed "${e}"`);
	let a = s ? s.split(",").filter((g) => g !== "").map((g) => /^[+-]?\d+$/.test(g) ? +g : g) : [], [r, i, l] = a, c = B$1.has(t) ? t.toLowerCase() : "custom";
	switch (c) {
		case "fail":
		case "mismatch":
		case "skip":
			if (a.length > 0) throw Error(`Named callout arguments not allowed "${a}"`);
			break;
		case "error":
			if (a.length > 1) throw Error(`Named callout allows only one argument "${a}"`);
			if (typeof r == "string") throw Error(`Named callout argument must be a number "${r}"`);
			break;
		case "max":
			if (!a.length || a.length > 2) throw Error(`Named callout must have one or two arguments "${a}"`);
			if (typeof r == "string" && !/^[A-Za-z_]\w*$/.test(r)) throw Error(`Named callout argument one must be a tag or number "${r}"`);
			if (a.length === 2 && (typeof i == "number" || !/^[<>X]$/.test(i))) throw Error(`Named callout optional argument two must be '<', '>', or 'X' "${i}"`);
			break;
		case "count":
		case "total_count":
			if (a.length > 1) throw Error(`Named callout allows only one argument "${a}"`);
			if (a.length === 1 && (typeof r == "number" || !/^[<>X]$/.test(r))) throw Error(`Named callout optional argument must be '<', '>', or 'X' "${r}"`);
			break;
		case "cmp":
			if (a.length !== 3) throw Error(`Named callout must have three arguments "${a}"`);
			if (typeof r == "string" && !/^[A-Za-z_]\w*$/.test(r)) throw Error(`Named callout argument one must be a tag or number "${r}"`);
			if (typeof i == "number" || !/^(?:[<>!=]=|[<>])$/.test(i)) throw Error(`Named callout argument two must be '==', '!=', '>', '<', '>=', or '<=' "${i}"`);
			if (typeof l == "string" && !/^[A-Za-z_]\w*$/.test(l)) throw Error(`Named callout argument three must be a tag or number "${l}"`);
			break;
		case "custom": throw Error(`Undefined callout name "${t}"`);
		default: throw Error(`Unexpected named callout kind "${c}"`);
	}
	return D$1(c, o ?? null, s?.split(",") ?? null, e);
}
function O$1(e) {
	let n = null, t, o;
	if (e[0] === "{") {
		let { minStr: s, maxStr: a } = /^\{(?<minStr>\d*)(?:,(?<maxStr>\d*))?/.exec(e).groups, r = 1e5;
		if (+s > r || a && +a > r) throw Error("Quantifier value unsupported in Oniguruma");
		if (t = +s, o = a === void 0 ? +s : a === "" ? 1 / 0 : +a, t > o && (n = "possessive", [t, o] = [o, t]), e.endsWith("?")) {
			if (n === "possessive") throw Error("Unsupported possessive interval quantifier chain with \"?\"");
			n = "lazy";
		} else n ||= "greedy";
	} else t = +(e[0] === "+"), o = e[0] === "?" ? 1 : 1 / 0, n = e[1] === "+" ? "possessive" : e[1] === "?" ? "lazy" : "greedy";
	return _$1(n, t, o, e);
}
function q(e) {
	let n = e[1].toLowerCase();
	return k$1({
		d: "digit",
		h: "hex",
		s: "space",
		w: "word"
	}[n], e, { negate: e[1] !== n });
}
function V$1(e) {
	let { p: n, neg: t, value: o } = /^\\(?<p>[pP])\{(?<neg>\^?)(?<value>[^}]+)/.exec(e).groups;
	return k$1("property", e, {
		value: o,
		negate: n === "P" && !t || n === "p" && !!t
	});
}
function v(e) {
	let n = {};
	return e.includes("i") && (n.ignoreCase = !0), e.includes("m") && (n.dotAll = !0), e.includes("x") && (n.extended = !0), Object.keys(n).length ? n : null;
}
function Y(e) {
	let n = {
		ignoreCase: !1,
		dotAll: !1,
		extended: !1,
		digitIsAscii: !1,
		posixIsAscii: !1,
		spaceIsAscii: !1,
		wordIsAscii: !1,
		textSegmentMode: null
	};
	for (let t = 0; t < e.length; t++) {
		let o = e[t];
		if (!"imxDPSWy".includes(o)) throw Error(`Invalid flag "${o}"`);
		if (o === "y") {
			if (!/^y{[gw]}/.test(e.slice(t))) throw Error("Invalid or unspecified flag \"y\" mode");
			n.textSegmentMode = e[t + 2] === "g" ? "grapheme" : "word", t += 3;
		} else n[{
			i: "ignoreCase",
			m: "dotAll",
			x: "extended",
			D: "digitIsAscii",
			P: "posixIsAscii",
			S: "spaceIsAscii",
			W: "wordIsAscii"
		}[o]] = !0;
	}
	return n;
}
function J$1(e) {
	if (/^(?:\\u(?!\p{AHex}{4})|\\x(?!\p{AHex}{1,2}|\{\p{AHex}{1,8}\}))/u.test(e)) throw Error(`Incomplete or invalid escape "${e}"`);
	let n = e[2] === "{" ? /^\\x\{\s*(?<hex>\p{AHex}+)/u.exec(e).groups.hex : e.slice(2);
	return parseInt(n, 16);
}
function ee$1(e, n) {
	let { raw: t, inCharClass: o } = e, s = t.slice(1);
	if (!o && (s !== "0" && s.length === 1 || s[0] !== "0" && +s <= n)) return [A$1(t)];
	let a = [], r = s.match(/^[0-7]+|\d/g);
	for (let i = 0; i < r.length; i++) {
		let l = r[i], c;
		if (i === 0 && l !== "8" && l !== "9") {
			if (c = parseInt(l, 8), c > 127) throw Error(o$1`Octal encoded byte above 177 unsupported "${t}"`);
		} else c = r$2(l);
		a.push(d(c, (i === 0 ? "\\" : "") + l));
	}
	return a;
}
function te$1(e) {
	let n = [], t = new RegExp(y$1, "gy"), o;
	for (; o = t.exec(e);) {
		let s = o[0];
		if (s[0] === "{") {
			let a = /^\{(?<min>\d+),(?<max>\d+)\}\??$/.exec(s);
			if (a) {
				let { min: r, max: i } = a.groups;
				if (+r > +i && s.endsWith("?")) {
					t.lastIndex--, n.push(O$1(s.slice(0, -1)));
					continue;
				}
			}
		}
		n.push(O$1(s));
	}
	return n;
}
// node_modules/oniguruma-parser/dist/parser/node-utils.js
function o(e, t) {
	if (!Array.isArray(e.body)) throw Error("Expected node with body array");
	if (e.body.length !== 1) return !1;
	let r = e.body[0];
	return !t || Object.keys(t).every((n) => t[n] === r[n]);
}
function s(e) {
	return y.has(e.type);
}
const y = /* @__PURE__ */ new Set([
	"AbsenceFunction",
	"Backreference",
	"CapturingGroup",
	"Character",
	"CharacterClass",
	"CharacterSet",
	"Group",
	"Quantifier",
	"Subroutine"
]);
// node_modules/oniguruma-parser/dist/parser/parse.js
function J(e, r = {}) {
	let n = {
		flags: "",
		normalizeUnknownPropertyNames: !1,
		skipBackrefValidation: !1,
		skipLookbehindValidation: !1,
		skipPropertyNameValidation: !1,
		unicodePropertyMap: null,
		...r,
		rules: {
			captureGroup: !1,
			singleline: !1,
			...r.rules
		}
	}, o = M$1(e, {
		flags: n.flags,
		rules: {
			captureGroup: n.rules.captureGroup,
			singleline: n.rules.singleline
		}
	}), i = (p, N) => {
		let u = o.tokens[t.nextIndex];
		switch (t.parent = p, t.nextIndex++, u.type) {
			case "Alternator": return b();
			case "Assertion": return W(u);
			case "Backreference": return X(u, t);
			case "Character": return m(u.value, { useLastValid: !!N.isCheckingRangeEnd });
			case "CharacterClassHyphen": return ee(u, t, N);
			case "CharacterClassOpen": return re(u, t, N);
			case "CharacterSet": return ne(u, t);
			case "Directive": return I(u.kind, { flags: u.flags });
			case "GroupOpen": return te(u, t, N);
			case "NamedCallout": return U(u.kind, u.tag, u.arguments);
			case "Quantifier": return oe(u, t);
			case "Subroutine": return ae(u, t);
			default: throw Error(`Unexpected token type "${u.type}"`);
		}
	}, t = {
		capturingGroups: [],
		hasNumberedRef: !1,
		namedGroupsByName: /* @__PURE__ */ new Map(),
		nextIndex: 0,
		normalizeUnknownPropertyNames: n.normalizeUnknownPropertyNames,
		parent: null,
		skipBackrefValidation: n.skipBackrefValidation,
		skipLookbehindValidation: n.skipLookbehindValidation,
		skipPropertyNameValidation: n.skipPropertyNameValidation,
		subroutines: [],
		tokens: o.tokens,
		unicodePropertyMap: n.unicodePropertyMap,
		walk: i
	}, d = B(T(o.flags)), s = d.body[0];
	for (; t.nextIndex < o.tokens.length;) {
		let p = i(s, {});
		p.type === "Alternative" ? (d.body.push(p), s = p) : s.body.push(p);
	}
	let { capturingGroups: a, hasNumberedRef: l, namedGroupsByName: c, subroutines: f } = t;
	if (l && c.size && !n.rules.captureGroup) throw Error("Numbered backref/subroutine not allowed when using named capture");
	for (let { ref: p } of f) if (typeof p == "number") {
		if (p > a.length) throw Error("Subroutine uses a group number that's not defined");
		p && (a[p - 1].isSubroutined = !0);
	} else if (c.has(p)) {
		if (c.get(p).length > 1) throw Error(o$1`Subroutine uses a duplicate group name "\g<${p}>"`);
		c.get(p)[0].isSubroutined = !0;
	} else throw Error(o$1`Subroutine uses a group name that's not defined "\g<${p}>"`);
	return d;
}
function W({ kind: e }) {
	return F(u({
		"^": "line_start",
		$: "line_end",
		"\\A": "string_start",
		"\\b": "word_boundary",
		"\\B": "word_boundary",
		"\\G": "search_start",
		"\\y": "text_segment_boundary",
		"\\Y": "text_segment_boundary",
		"\\z": "string_end",
		"\\Z": "string_end_newline"
	}[e], `Unexpected assertion kind "${e}"`), { negate: e === o$1`\B` || e === o$1`\Y` });
}
function X({ raw: e }, r) {
	let n = /^\\k[<']/.test(e), o = n ? e.slice(3, -1) : e.slice(1), i = (t, d = !1) => {
		let s = r.capturingGroups.length, a = !1;
		if (t > s) {
			if (r.skipBackrefValidation) a = !0;
			else throw Error(`Not enough capturing groups defined to the left "${e}"`);
		}
		return r.hasNumberedRef = !0, k(d ? s + 1 - t : t, { orphan: a });
	};
	if (n) {
		let t = /^(?<sign>-?)0*(?<num>[1-9]\d*)$/.exec(o);
		if (t) return i(+t.groups.num, !!t.groups.sign);
		if (/[-+]/.test(o)) throw Error(`Invalid backref name "${e}"`);
		if (!r.namedGroupsByName.has(o)) throw Error(`Group name not defined to the left "${e}"`);
		return k(o);
	}
	return i(+o);
}
function ee(e, r, n) {
	let { tokens: o, walk: i } = r, t = r.parent, d = t.body.at(-1), s = o[r.nextIndex];
	if (!n.isCheckingRangeEnd && d && d.type !== "CharacterClass" && d.type !== "CharacterClassRange" && s && s.type !== "CharacterClassOpen" && s.type !== "CharacterClassClose" && s.type !== "CharacterClassIntersector") {
		let a = i(t, {
			...n,
			isCheckingRangeEnd: !0
		});
		if (d.type === "Character" && a.type === "Character") return t.body.pop(), L(d, a);
		throw Error("Invalid character class range");
	}
	return m(r$2("-"));
}
function re({ negate: e }, r, n) {
	let { tokens: o, walk: i } = r, t = [C()], d = o[r.nextIndex], s = z(d);
	for (; s.type !== "CharacterClassClose";) {
		if (s.type === "CharacterClassIntersector") t.push(C()), r.nextIndex++;
		else {
			let l = t.at(-1);
			l.body.push(i(l, n));
		}
		s = z(o[r.nextIndex], d);
	}
	let a = C({ negate: e });
	return t.length === 1 ? a.body = t[0].body : (a.kind = "intersection", a.body = t.map((l) => l.body.length === 1 ? l.body[0] : l)), r.nextIndex++, a;
}
function ne({ kind: e, negate: r, value: n }, o) {
	let { normalizeUnknownPropertyNames: i$1, skipPropertyNameValidation: t, unicodePropertyMap: d } = o;
	if (e === "property") {
		let s = w(n);
		if (i.has(s) && !d?.has(s)) e = "posix", n = s;
		else return Q(n, {
			negate: r,
			normalizeUnknownPropertyNames: i$1,
			skipPropertyNameValidation: t,
			unicodePropertyMap: d
		});
	}
	return e === "posix" ? R(n, { negate: r }) : E(e, { negate: r });
}
function te(e, r, n) {
	let { tokens: o, capturingGroups: i, namedGroupsByName: t, skipLookbehindValidation: d, walk: s } = r, a = ie(e), l = a.type === "AbsenceFunction", c = $(a), f = c && a.negate;
	if (a.type === "CapturingGroup" && (i.push(a), a.name && l$1(t, a.name, []).push(a)), l && n.isInAbsenceFunction) throw Error("Nested absence function not supported by Oniguruma");
	let p = D(o[r.nextIndex]);
	for (; p.type !== "GroupClose";) {
		if (p.type === "Alternator") a.body.push(b()), r.nextIndex++;
		else {
			let N = a.body.at(-1), u = s(N, {
				...n,
				isInAbsenceFunction: n.isInAbsenceFunction || l,
				isInLookbehind: n.isInLookbehind || c,
				isInNegLookbehind: n.isInNegLookbehind || f
			});
			if (N.body.push(u), (c || n.isInLookbehind) && !d) {
				let v = "Lookbehind includes a pattern not allowed by Oniguruma";
				if (f || n.isInNegLookbehind) {
					if (M(u) || u.type === "CapturingGroup") throw Error(v);
				} else if (M(u) || $(u) && u.negate) throw Error(v);
			}
		}
		p = D(o[r.nextIndex]);
	}
	return r.nextIndex++, a;
}
function oe({ kind: e, min: r, max: n }, o) {
	let i = o.parent, t = i.body.at(-1);
	if (!t || !s(t)) throw Error("Quantifier requires a repeatable token");
	let d = _(e, r, n, t);
	return i.body.pop(), d;
}
function ae({ raw: e }, r) {
	let { capturingGroups: n, subroutines: o } = r, i = e.slice(3, -1), t = /^(?<sign>[-+]?)0*(?<num>[1-9]\d*)$/.exec(i);
	if (t) {
		let s = +t.groups.num, a = n.length;
		if (r.hasNumberedRef = !0, i = {
			"": s,
			"+": a + s,
			"-": a + 1 - s
		}[t.groups.sign], i < 1) throw Error("Invalid subroutine number");
	} else i === "0" && (i = 0);
	let d = O(i);
	return o.push(d), d;
}
function G(e, r) {
	if (e !== "repeater") throw Error(`Unexpected absence function kind "${e}"`);
	return {
		type: "AbsenceFunction",
		kind: e,
		body: h(r?.body)
	};
}
function b(e) {
	return {
		type: "Alternative",
		body: V(e?.body)
	};
}
function F(e, r) {
	let n = {
		type: "Assertion",
		kind: e
	};
	return (e === "word_boundary" || e === "text_segment_boundary") && (n.negate = !!r?.negate), n;
}
function k(e, r) {
	let n = !!r?.orphan;
	return {
		type: "Backreference",
		ref: e,
		...n && { orphan: n }
	};
}
function P(e, r) {
	let n = {
		name: void 0,
		isSubroutined: !1,
		...r
	};
	if (n.name !== void 0 && !se(n.name)) throw Error(`Group name "${n.name}" invalid in Oniguruma`);
	return {
		type: "CapturingGroup",
		number: e,
		...n.name && { name: n.name },
		...n.isSubroutined && { isSubroutined: n.isSubroutined },
		body: h(r?.body)
	};
}
function m(e, r) {
	let n = {
		useLastValid: !1,
		...r
	};
	if (e > 1114111) {
		let o = e.toString(16);
		if (n.useLastValid) e = 1114111;
		else throw Error(e > 1310719 ? `Invalid code point out of range "\\x{${o}}"` : `Invalid code point out of range in JS "\\x{${o}}"`);
	}
	return {
		type: "Character",
		value: e
	};
}
function C(e) {
	let r = {
		kind: "union",
		negate: !1,
		...e
	};
	return {
		type: "CharacterClass",
		kind: r.kind,
		negate: r.negate,
		body: V(e?.body)
	};
}
function L(e, r) {
	if (r.value < e.value) throw Error("Character class range out of order");
	return {
		type: "CharacterClassRange",
		min: e,
		max: r
	};
}
function E(e, r) {
	let n = !!r?.negate, o = {
		type: "CharacterSet",
		kind: e
	};
	return (e === "digit" || e === "hex" || e === "newline" || e === "space" || e === "word") && (o.negate = n), (e === "text_segment" || e === "newline" && !n) && (o.variableLength = !0), o;
}
function I(e, r = {}) {
	if (e === "keep") return {
		type: "Directive",
		kind: e
	};
	if (e === "flags") return {
		type: "Directive",
		kind: e,
		flags: u(r.flags)
	};
	throw Error(`Unexpected directive kind "${e}"`);
}
function T(e) {
	return {
		type: "Flags",
		...e
	};
}
function A(e) {
	let r = e?.atomic, n = e?.flags;
	if (r && n) throw Error("Atomic group cannot have flags");
	return {
		type: "Group",
		...r && { atomic: r },
		...n && { flags: n },
		body: h(e?.body)
	};
}
function K(e) {
	let r = {
		behind: !1,
		negate: !1,
		...e
	};
	return {
		type: "LookaroundAssertion",
		kind: r.behind ? "lookbehind" : "lookahead",
		negate: r.negate,
		body: h(e?.body)
	};
}
function U(e, r, n) {
	return {
		type: "NamedCallout",
		kind: e,
		tag: r,
		arguments: n
	};
}
function R(e, r) {
	let n = !!r?.negate;
	if (!i.has(e)) throw Error(`Invalid POSIX class "${e}"`);
	return {
		type: "CharacterSet",
		kind: "posix",
		value: e,
		negate: n
	};
}
function _(e, r, n, o) {
	if (r > n) throw Error("Invalid reversed quantifier range");
	return {
		type: "Quantifier",
		kind: e,
		min: r,
		max: n,
		body: o
	};
}
function B(e, r) {
	return {
		type: "Regex",
		body: h(r?.body),
		flags: e
	};
}
function O(e) {
	return {
		type: "Subroutine",
		ref: e
	};
}
function Q(e, r) {
	let n = {
		negate: !1,
		normalizeUnknownPropertyNames: !1,
		skipPropertyNameValidation: !1,
		unicodePropertyMap: null,
		...r
	}, o = n.unicodePropertyMap?.get(w(e));
	if (!o) {
		if (n.normalizeUnknownPropertyNames) o = de(e);
		else if (n.unicodePropertyMap && !n.skipPropertyNameValidation) throw Error(o$1`Invalid Unicode property "\p{${e}}"`);
	}
	return {
		type: "CharacterSet",
		kind: "property",
		value: o ?? e,
		negate: n.negate
	};
}
function ie({ flags: e, kind: r, name: n, negate: o, number: i }) {
	switch (r) {
		case "absence_repeater": return G("repeater");
		case "atomic": return A({ atomic: !0 });
		case "capturing": return P(i, { name: n });
		case "group": return A({ flags: e });
		case "lookahead":
		case "lookbehind": return K({
			behind: r === "lookbehind",
			negate: o
		});
		default: throw Error(`Unexpected group kind "${r}"`);
	}
}
function h(e) {
	if (e === void 0) e = [b()];
	else if (!Array.isArray(e) || !e.length || !e.every((r) => r.type === "Alternative")) throw Error("Invalid body; expected array of one or more Alternative nodes");
	return e;
}
function V(e) {
	if (e === void 0) e = [];
	else if (!Array.isArray(e) || !e.every((r) => !!r.type)) throw Error("Invalid body; expected array of nodes");
	return e;
}
function M(e) {
	return e.type === "LookaroundAssertion" && e.kind === "lookahead";
}
function $(e) {
	return e.type === "LookaroundAssertion" && e.kind === "lookbehind";
}
function se(e) {
	return /^[\p{Alpha}\p{Pc}][^)]*$/u.test(e);
}
function de(e) {
	return e.trim().replace(/[- _]+/g, "_").replace(/[A-Z][a-z]+(?=[A-Z])/g, "$&_").replace(/[A-Za-z]+/g, (r) => r[0].toUpperCase() + r.slice(1).toLowerCase());
}
function w(e) {
	return e.replace(/[- _]+/g, "").toLowerCase();
}
function z(e, r) {
	let n = r;
	return u(e, `Unclosed character class${n?.type === "Character" && n.value === 93 && n.raw === "]" ? " (started with \"]\")" : ""}`);
}
function D(e) {
	return u(e, "Unclosed group");
}
// node_modules/oniguruma-parser/dist/traverser/traverse.js
function S(a, v, N = null) {
	function b(e, s) {
		for (let t = 0; t < e.length; t++) {
			let r = n(e[t], s, t, e);
			t = Math.max(-1, t + r);
		}
	}
	function n(e, s = null, t = null, r = null) {
		let i = 0, c = !1, d = {
			node: e,
			parent: s,
			key: t,
			container: r,
			root: a,
			remove() {
				x(r).splice(Math.max(0, l(t) + i), 1), i--, c = !0;
			},
			removeAllNextSiblings() {
				return x(r).splice(l(t) + 1);
			},
			removeAllPrevSiblings() {
				let o = l(t) + i;
				return i -= o, x(r).splice(0, Math.max(0, o));
			},
			replaceWith(o, m = {}) {
				let y = !!m.traverse;
				r ? r[Math.max(0, l(t) + i)] = o : u(s, "Can't replace root node")[t] = o, y && n(o, s, t, r), c = !0;
			},
			replaceWithMultiple(o, m = {}) {
				let y = !!m.traverse;
				if (x(r).splice(Math.max(0, l(t) + i), 1, ...o), i += o.length - 1, y) {
					let g = 0;
					for (let p = 0; p < o.length; p++) g += n(o[p], s, l(t) + p + g, r);
				}
				c = !0;
			},
			skip() {
				c = !0;
			}
		}, { type: f } = e, u$1 = v["*"], h = v[f], R = typeof u$1 == "function" ? u$1 : u$1?.enter, P = typeof h == "function" ? h : h?.enter;
		if (R?.(d, N), P?.(d, N), !c) switch (f) {
			case "AbsenceFunction":
			case "Alternative":
			case "CapturingGroup":
			case "CharacterClass":
			case "Group":
			case "LookaroundAssertion":
				b(e.body, e);
				break;
			case "Assertion":
			case "Backreference":
			case "Character":
			case "CharacterSet":
			case "Directive":
			case "Flags":
			case "NamedCallout":
			case "Subroutine": break;
			case "CharacterClassRange":
				n(e.min, e, "min"), n(e.max, e, "max");
				break;
			case "Quantifier":
				n(e.body, e, "body");
				break;
			case "Regex":
				b(e.body, e), n(e.flags, e, "flags");
				break;
			default: throw Error(`Unexpected node type "${f}"`);
		}
		return h?.exit?.(d, N), u$1?.exit?.(d, N), i;
	}
	return n(a), a;
}
function x(a) {
	if (!Array.isArray(a)) throw Error("Container expected");
	return a;
}
function l(a) {
	if (typeof a != "number") throw Error("Numeric key expected");
	return a;
}
// node_modules/regex/src/utils-internals.js
const noncapturingDelim = String.raw`\(\?(?:[:=!>A-Za-z\-]|<[=!]|\(DEFINE\))`;
/**
Updates the array in place by incrementing each value greater than or equal to the threshold.
@param {Array<number>} arr
@param {number} threshold
*/
function incrementIfAtLeast$1(arr, threshold) {
	for (let i = 0; i < arr.length; i++) arr[i] >= threshold && arr[i]++;
}
/**
@param {string} str
@param {number} pos
@param {string} oldValue
@param {string} newValue
@returns {string}
*/
function spliceStr(str, pos, oldValue, newValue) {
	return str.slice(0, pos) + newValue + str.slice(pos + oldValue.length);
}
// node_modules/regex-utilities/src/index.js
const Context = Object.freeze({
	DEFAULT: "DEFAULT",
	CHAR_CLASS: "CHAR_CLASS"
});
/**
Replaces all unescaped instances of a regex pattern in the given context, using a replacement
string or callback.

Doesn't skip over complete multicharacter tokens (only `\` plus its folowing char) so must be used
with knowledge of what's safe to do given regex syntax. Assumes UnicodeSets-mode syntax.
@param {string} expression Search target
@param {string} needle Search as a regex pattern, with flags `su` applied
@param {string | (match: RegExpExecArray, details: {
context: 'DEFAULT' | 'CHAR_CLASS';
negated: boolean;
}) => string} replacement
@param {'DEFAULT' | 'CHAR_CLASS'} [context] All contexts if not specified
@returns {string} Updated expression
@example
const str = '.\\.\\\\.[[\\.].].';
replaceUnescaped(str, '\\.', '@');
// → '@\\.\\\\@[[\\.]@]@'
replaceUnescaped(str, '\\.', '@', Context.DEFAULT);
// → '@\\.\\\\@[[\\.].]@'
replaceUnescaped(str, '\\.', '@', Context.CHAR_CLASS);
// → '.\\.\\\\.[[\\.]@].'
*/
function replaceUnescaped(expression, needle, replacement, context) {
	let re = new RegExp(String.raw`${needle}|(?<$skip>\[\^?|\\?.)`, "gsu"), negated = [!1], numCharClassesOpen = 0, result = "";
	for (let match of expression.matchAll(re)) {
		let { 0: m, groups: { $skip } } = match;
		!$skip && (!context || context === Context.DEFAULT == !numCharClassesOpen) ? replacement instanceof Function ? result += replacement(match, {
			context: numCharClassesOpen ? Context.CHAR_CLASS : Context.DEFAULT,
			negated: negated[negated.length - 1]
		}) : result += replacement : (m[0] === "[" ? (numCharClassesOpen++, negated.push(m[1] === "^")) : m === "]" && numCharClassesOpen && (numCharClassesOpen--, negated.pop()), result += m);
	}
	return result;
}
/**
Runs a callback for each unescaped instance of a regex pattern in the given context.

Doesn't skip over complete multicharacter tokens (only `\` plus its folowing char) so must be used
with knowledge of what's safe to do given regex syntax. Assumes UnicodeSets-mode syntax.
@param {string} expression Search target
@param {string} needle Search as a regex pattern, with flags `su` applied
@param {(match: RegExpExecArray, details: {
context: 'DEFAULT' | 'CHAR_CLASS';
negated: boolean;
}) => void} callback
@param {'DEFAULT' | 'CHAR_CLASS'} [context] All contexts if not specified
*/
function forEachUnescaped(expression, needle, callback, context) {
	replaceUnescaped(expression, needle, callback, context);
}
/**
Returns a match object for the first unescaped instance of a regex pattern in the given context, or
`null`.

Doesn't skip over complete multicharacter tokens (only `\` plus its folowing char) so must be used
with knowledge of what's safe to do given regex syntax. Assumes UnicodeSets-mode syntax.
@param {string} expression Search target
@param {string} needle Search as a regex pattern, with flags `su` applied
@param {number} [pos] Offset to start the search
@param {'DEFAULT' | 'CHAR_CLASS'} [context] All contexts if not specified
@returns {RegExpExecArray | null}
*/
function execUnescaped(expression, needle, pos = 0, context) {
	if (!new RegExp(needle, "su").test(expression)) return null;
	let re = RegExp(`${needle}|(?<$skip>\\\\?.)`, "gsu");
	re.lastIndex = pos;
	let numCharClassesOpen = 0, match;
	for (; match = re.exec(expression);) {
		let { 0: m, groups: { $skip } } = match;
		if (!$skip && (!context || context === Context.DEFAULT == !numCharClassesOpen)) return match;
		m === "[" ? numCharClassesOpen++ : m === "]" && numCharClassesOpen && numCharClassesOpen--, re.lastIndex == match.index && re.lastIndex++;
	}
	return null;
}
/**
Checks whether an unescaped instance of a regex pattern appears in the given context.

Doesn't skip over complete multicharacter tokens (only `\` plus its folowing char) so must be used
with knowledge of what's safe to do given regex syntax. Assumes UnicodeSets-mode syntax.
@param {string} expression Search target
@param {string} needle Search as a regex pattern, with flags `su` applied
@param {'DEFAULT' | 'CHAR_CLASS'} [context] All contexts if not specified
@returns {boolean} Whether the pattern was found
*/
function hasUnescaped(expression, needle, context) {
	return !!execUnescaped(expression, needle, 0, context);
}
/**
Extracts the full contents of a group (subpattern) from the given expression, accounting for
escaped characters, nested groups, and character classes. The group is identified by the position
where its contents start (the string index just after the group's opening delimiter). Returns the
rest of the string if the group is unclosed.

Assumes UnicodeSets-mode syntax.
@param {string} expression Search target
@param {number} contentsStartPos
@returns {string}
*/
function getGroupContents(expression, contentsStartPos) {
	let token = /\\?./gsu;
	token.lastIndex = contentsStartPos;
	let contentsEndPos = expression.length, numCharClassesOpen = 0, numGroupsOpen = 1, match;
	for (; match = token.exec(expression);) {
		let [m] = match;
		if (m === "[") numCharClassesOpen++;
		else if (numCharClassesOpen) m === "]" && numCharClassesOpen--;
		else if (m === "(") numGroupsOpen++;
		else if (m === ")" && (numGroupsOpen--, !numGroupsOpen)) {
			contentsEndPos = match.index;
			break;
		}
	}
	return expression.slice(contentsStartPos, contentsEndPos);
}
// node_modules/regex/src/atomic.js
/**
@import {PluginData, PluginResult} from './regex.js';
*/
const atomicPluginToken = new RegExp(String.raw`(?<noncapturingStart>${noncapturingDelim})|(?<capturingStart>\((?:\?<[^>]+>)?)|\\?.`, "gsu");
/**
Apply transformations for atomic groups: `(?>…)`.
@param {string} expression
@param {PluginData} [data]
@returns {Required<PluginResult>}
*/
function atomic(expression, data) {
	let hiddenCaptures = data?.hiddenCaptures ?? [], captureTransfers = data?.captureTransfers ?? /* @__PURE__ */ new Map();
	if (!/\(\?>/.test(expression)) return {
		pattern: expression,
		captureTransfers,
		hiddenCaptures
	};
	let captureNumMap = [0], addedHiddenCaptures = [], numCapturesBeforeAG = 0, numAGs = 0, aGPos = NaN, hasProcessedAG;
	do {
		hasProcessedAG = !1;
		let numCharClassesOpen = 0, numGroupsOpenInAG = 0, inAG = !1, match;
		for (atomicPluginToken.lastIndex = Number.isNaN(aGPos) ? 0 : aGPos + 7; match = atomicPluginToken.exec(expression);) {
			let { 0: m, index, groups: { capturingStart, noncapturingStart } } = match;
			if (m === "[") numCharClassesOpen++;
			else if (numCharClassesOpen) m === "]" && numCharClassesOpen--;
			else if (m === "(?>" && !inAG) aGPos = index, inAG = !0;
			else if (inAG && noncapturingStart) numGroupsOpenInAG++;
			else if (capturingStart) inAG ? numGroupsOpenInAG++ : (numCapturesBeforeAG++, captureNumMap.push(numCapturesBeforeAG + numAGs));
			else if (m === ")" && inAG) {
				if (!numGroupsOpenInAG) {
					numAGs++;
					let addedCaptureNum = numCapturesBeforeAG + numAGs;
					if (expression = `${expression.slice(0, aGPos)}(?:(?=(${expression.slice(aGPos + 3, index)}))<$$${addedCaptureNum}>)${expression.slice(index + 1)}`, hasProcessedAG = !0, addedHiddenCaptures.push(addedCaptureNum), incrementIfAtLeast$1(hiddenCaptures, addedCaptureNum), captureTransfers.size) {
						let newCaptureTransfers = /* @__PURE__ */ new Map();
						captureTransfers.forEach((from, to) => {
							newCaptureTransfers.set(to >= addedCaptureNum ? to + 1 : to, from.map((f) => f >= addedCaptureNum ? f + 1 : f));
						}), captureTransfers = newCaptureTransfers;
					}
					break;
				}
				numGroupsOpenInAG--;
			}
		}
	} while (hasProcessedAG);
	return hiddenCaptures.push(...addedHiddenCaptures), expression = replaceUnescaped(expression, String.raw`\\(?<backrefNum>[1-9]\d*)|<\$\$(?<wrappedBackrefNum>\d+)>`, ({ 0: m, groups: { backrefNum, wrappedBackrefNum } }) => {
		if (backrefNum) {
			let bNum = +backrefNum;
			if (bNum > captureNumMap.length - 1) throw Error(`Backref "${m}" greater than number of captures`);
			return `\\${captureNumMap[bNum]}`;
		}
		return `\\${wrappedBackrefNum}`;
	}, Context.DEFAULT), {
		pattern: expression,
		captureTransfers,
		hiddenCaptures
	};
}
const baseQuantifier = String.raw`(?:[?*+]|\{\d+(?:,\d*)?\})`, possessivePluginToken = new RegExp(String.raw`
\\(?: \d+
  | c[A-Za-z]
  | [gk]<[^>]+>
  | [pPu]\{[^\}]+\}
  | u[A-Fa-f\d]{4}
  | x[A-Fa-f\d]{2}
  )
| \((?: \? (?: [:=!>]
  | <(?:[=!]|[^>]+>)
  | [A-Za-z\-]+:
  | \(DEFINE\)
  ))?
| (?<qBase>${baseQuantifier})(?<qMod>[?+]?)(?<invalidQ>[?*+\{]?)
| \\?.
`.replace(/\s+/g, ""), "gsu");
/**
Transform posessive quantifiers into atomic groups. The posessessive quantifiers are:
`?+`, `*+`, `++`, `{N}+`, `{N,}+`, `{N,N}+`.
This follows Java, PCRE, Perl, and Python.
Possessive quantifiers in Oniguruma and Onigmo are only: `?+`, `*+`, `++`.
@param {string} expression
@returns {PluginResult}
*/
function possessive(expression) {
	if (!RegExp(`${baseQuantifier}\\+`).test(expression)) return { pattern: expression };
	let openGroupIndices = [], lastGroupIndex = null, lastCharClassIndex = null, lastToken = "", numCharClassesOpen = 0, match;
	for (possessivePluginToken.lastIndex = 0; match = possessivePluginToken.exec(expression);) {
		let { 0: m, index, groups: { qBase, qMod, invalidQ } } = match;
		if (m === "[") numCharClassesOpen || (lastCharClassIndex = index), numCharClassesOpen++;
		else if (m === "]") numCharClassesOpen ? numCharClassesOpen-- : lastCharClassIndex = null;
		else if (!numCharClassesOpen) {
			if (qMod === "+" && lastToken && !lastToken.startsWith("(")) {
				if (invalidQ) throw Error(`Invalid quantifier "${m}"`);
				let charsAdded = -1;
				if (/^\{\d+\}$/.test(qBase)) expression = spliceStr(expression, index + qBase.length, qMod, "");
				else {
					if (lastToken === ")" || lastToken === "]") {
						let nodeIndex = lastToken === ")" ? lastGroupIndex : lastCharClassIndex;
						if (nodeIndex === null) throw Error(`Invalid unmatched "${lastToken}"`);
						expression = `${expression.slice(0, nodeIndex)}(?>${expression.slice(nodeIndex, index)}${qBase})${expression.slice(index + m.length)}`;
					} else expression = `${expression.slice(0, index - lastToken.length)}(?>${lastToken}${qBase})${expression.slice(index + m.length)}`;
					charsAdded += 4;
				}
				possessivePluginToken.lastIndex += charsAdded;
			} else m[0] === "(" ? openGroupIndices.push(index) : m === ")" && (lastGroupIndex = openGroupIndices.length ? openGroupIndices.pop() : null);
		}
		lastToken = m;
	}
	return { pattern: expression };
}
// node_modules/regex-recursion/src/index.js
const r$1 = String.raw, recursiveToken = r$1`\(\?R=(?<rDepth>[^\)]+)\)|${r$1`\\g<(?<gRNameOrNum>[^>&]+)&R=(?<gRDepth>[^>]+)>`}`, namedCaptureDelim = r$1`\(\?<(?![=!])(?<captureName>[^>]+)>`, captureDelim = r$1`${namedCaptureDelim}|(?<unnamed>\()(?!\?)`, token = new RegExp(r$1`${namedCaptureDelim}|${recursiveToken}|\(\?|\\?.`, "gsu"), overlappingRecursionMsg = "Cannot use multiple overlapping recursions";
/**
@param {string} pattern
@param {{
flags?: string;
captureTransfers?: Map<number, Array<number>>;
hiddenCaptures?: Array<number>;
mode?: 'plugin' | 'external';
}} [data]
@returns {{
pattern: string;
captureTransfers: Map<number, Array<number>>;
hiddenCaptures: Array<number>;
}}
*/
function recursion(pattern, data) {
	let { hiddenCaptures, mode } = {
		hiddenCaptures: [],
		mode: "plugin",
		...data
	}, captureTransfers = data?.captureTransfers ?? /* @__PURE__ */ new Map();
	if (!new RegExp(recursiveToken, "su").test(pattern)) return {
		pattern,
		captureTransfers,
		hiddenCaptures
	};
	if (mode === "plugin" && hasUnescaped(pattern, r$1`\(\?\(DEFINE\)`, Context.DEFAULT)) throw Error("DEFINE groups cannot be used with recursion");
	let addedHiddenCaptures = [], hasNumberedBackref = hasUnescaped(pattern, r$1`\\[1-9]`, Context.DEFAULT), groupContentsStartPos = /* @__PURE__ */ new Map(), openGroups = [], hasRecursed = !1, numCharClassesOpen = 0, numCapturesPassed = 0, match;
	for (token.lastIndex = 0; match = token.exec(pattern);) {
		let { 0: m, groups: { captureName, rDepth, gRNameOrNum, gRDepth } } = match;
		if (m === "[") numCharClassesOpen++;
		else if (numCharClassesOpen) m === "]" && numCharClassesOpen--;
		else {
			if (rDepth) {
				if (assertMaxInBounds(rDepth), hasRecursed) throw Error(overlappingRecursionMsg);
				if (hasNumberedBackref) throw Error(`${mode === "external" ? "Backrefs" : "Numbered backrefs"} cannot be used with global recursion`);
				let left = pattern.slice(0, match.index), right = pattern.slice(token.lastIndex);
				if (hasUnescaped(right, recursiveToken, Context.DEFAULT)) throw Error(overlappingRecursionMsg);
				let reps = rDepth - 1;
				pattern = makeRecursive(left, right, reps, !1, hiddenCaptures, addedHiddenCaptures, numCapturesPassed), captureTransfers = mapCaptureTransfers(captureTransfers, left, reps, addedHiddenCaptures.length, 0, numCapturesPassed);
				break;
			}
			if (gRNameOrNum) {
				assertMaxInBounds(gRDepth);
				let isWithinReffedGroup = !1;
				for (let g of openGroups) if (g.name === gRNameOrNum || g.num === +gRNameOrNum) {
					if (isWithinReffedGroup = !0, g.hasRecursedWithin) throw Error(overlappingRecursionMsg);
					break;
				}
				if (!isWithinReffedGroup) throw Error(r$1`Recursive \g cannot be used outside the referenced group "${mode === "external" ? gRNameOrNum : r$1`\g<${gRNameOrNum}&R=${gRDepth}>`}"`);
				let startPos = groupContentsStartPos.get(gRNameOrNum), groupContents = getGroupContents(pattern, startPos);
				if (hasNumberedBackref && hasUnescaped(groupContents, r$1`${namedCaptureDelim}|\((?!\?)`, Context.DEFAULT)) throw Error(`${mode === "external" ? "Backrefs" : "Numbered backrefs"} cannot be used with recursion of capturing groups`);
				let groupContentsLeft = pattern.slice(startPos, match.index), groupContentsRight = groupContents.slice(groupContentsLeft.length + m.length), numAddedHiddenCapturesPreExpansion = addedHiddenCaptures.length, reps = gRDepth - 1, expansion = makeRecursive(groupContentsLeft, groupContentsRight, reps, !0, hiddenCaptures, addedHiddenCaptures, numCapturesPassed);
				captureTransfers = mapCaptureTransfers(captureTransfers, groupContentsLeft, reps, addedHiddenCaptures.length - numAddedHiddenCapturesPreExpansion, numAddedHiddenCapturesPreExpansion, numCapturesPassed), pattern = `${pattern.slice(0, startPos)}${expansion}${pattern.slice(startPos + groupContents.length)}`, token.lastIndex += expansion.length - m.length - groupContentsLeft.length - groupContentsRight.length, openGroups.forEach((g) => g.hasRecursedWithin = !0), hasRecursed = !0;
			} else if (captureName) numCapturesPassed++, groupContentsStartPos.set(String(numCapturesPassed), token.lastIndex), groupContentsStartPos.set(captureName, token.lastIndex), openGroups.push({
				num: numCapturesPassed,
				name: captureName
			});
			else if (m[0] === "(") {
				let isUnnamedCapture = m === "(";
				isUnnamedCapture && (numCapturesPassed++, groupContentsStartPos.set(String(numCapturesPassed), token.lastIndex)), openGroups.push(isUnnamedCapture ? { num: numCapturesPassed } : {});
			} else m === ")" && openGroups.pop();
		}
	}
	return hiddenCaptures.push(...addedHiddenCaptures), {
		pattern,
		captureTransfers,
		hiddenCaptures
	};
}
/**
@param {string} max
*/
function assertMaxInBounds(max) {
	let errMsg = `Max depth must be integer between 2 and 100; used ${max}`;
	if (!/^[1-9]\d*$/.test(max) || (max = +max, max < 2 || max > 100)) throw Error(errMsg);
}
/**
@param {string} left
@param {string} right
@param {number} reps
@param {boolean} isSubpattern
@param {Array<number>} hiddenCaptures
@param {Array<number>} addedHiddenCaptures
@param {number} numCapturesPassed
@returns {string}
*/
function makeRecursive(left, right, reps, isSubpattern, hiddenCaptures, addedHiddenCaptures, numCapturesPassed) {
	let namesInRecursed = /* @__PURE__ */ new Set();
	isSubpattern && forEachUnescaped(left + right, namedCaptureDelim, ({ groups: { captureName } }) => {
		namesInRecursed.add(captureName);
	}, Context.DEFAULT);
	let rest = [
		reps,
		isSubpattern ? namesInRecursed : null,
		hiddenCaptures,
		addedHiddenCaptures,
		numCapturesPassed
	];
	return `${left}${repeatWithDepth(`(?:${left}`, "forward", ...rest)}(?:)${repeatWithDepth(`${right})`, "backward", ...rest)}${right}`;
}
/**
@param {string} pattern
@param {'forward' | 'backward'} direction
@param {number} reps
@param {Set<string> | null} namesInRecursed
@param {Array<number>} hiddenCaptures
@param {Array<number>} addedHiddenCaptures
@param {number} numCapturesPassed
@returns {string}
*/
function repeatWithDepth(pattern, direction, reps, namesInRecursed, hiddenCaptures, addedHiddenCaptures, numCapturesPassed) {
	let getDepthNum = (i) => direction === "forward" ? i + 2 : reps - i + 2 - 1, result = "";
	for (let i = 0; i < reps; i++) {
		let depthNum = getDepthNum(i);
		result += replaceUnescaped(pattern, r$1`${captureDelim}|\\k<(?<backref>[^>]+)>`, ({ 0: m, groups: { captureName, unnamed, backref } }) => {
			if (backref && namesInRecursed && !namesInRecursed.has(backref)) return m;
			let suffix = `_$${depthNum}`;
			if (unnamed || captureName) {
				let addedCaptureNum = numCapturesPassed + addedHiddenCaptures.length + 1;
				return addedHiddenCaptures.push(addedCaptureNum), incrementIfAtLeast(hiddenCaptures, addedCaptureNum), unnamed ? m : `(?<${captureName}${suffix}>`;
			}
			return r$1`\k<${backref}${suffix}>`;
		}, Context.DEFAULT);
	}
	return result;
}
/**
Updates the array in place by incrementing each value greater than or equal to the threshold.
@param {Array<number>} arr
@param {number} threshold
*/
function incrementIfAtLeast(arr, threshold) {
	for (let i = 0; i < arr.length; i++) arr[i] >= threshold && arr[i]++;
}
/**
@param {Map<number, Array<number>>} captureTransfers
@param {string} left
@param {number} reps
@param {number} numCapturesAddedInExpansion
@param {number} numAddedHiddenCapturesPreExpansion
@param {number} numCapturesPassed
@returns {Map<number, Array<number>>}
*/
function mapCaptureTransfers(captureTransfers, left, reps, numCapturesAddedInExpansion, numAddedHiddenCapturesPreExpansion, numCapturesPassed) {
	if (captureTransfers.size && numCapturesAddedInExpansion) {
		let numCapturesInLeft = 0;
		forEachUnescaped(left, captureDelim, () => numCapturesInLeft++, Context.DEFAULT);
		let recursionDelimCaptureNum = numCapturesPassed - numCapturesInLeft + numAddedHiddenCapturesPreExpansion, newCaptureTransfers = /* @__PURE__ */ new Map();
		return captureTransfers.forEach((from, to) => {
			let numCapturesInRight = (numCapturesAddedInExpansion - numCapturesInLeft * reps) / reps, numCapturesAddedInLeft = numCapturesInLeft * reps, newTo = to > recursionDelimCaptureNum + numCapturesInLeft ? to + numCapturesAddedInExpansion : to, newFrom = [];
			for (let f of from) if (f <= recursionDelimCaptureNum) newFrom.push(f);
			else if (f > recursionDelimCaptureNum + numCapturesInLeft + numCapturesInRight) newFrom.push(f + numCapturesAddedInExpansion);
			else if (f <= recursionDelimCaptureNum + numCapturesInLeft) for (let i = 0; i <= reps; i++) newFrom.push(f + numCapturesInLeft * i);
			else for (let i = 0; i <= reps; i++) newFrom.push(f + numCapturesAddedInLeft + numCapturesInRight * i);
			newCaptureTransfers.set(newTo, newFrom);
		}), newCaptureTransfers;
	}
	return captureTransfers;
}
// node_modules/oniguruma-to-es/dist/esm/index.js
var cp = String.fromCodePoint, r = String.raw, envFlags = {}, globalRegExp = globalThis.RegExp;
envFlags.flagGroups = (() => {
	try {
		new globalRegExp("(?i:)");
	} catch {
		return !1;
	}
	return !0;
})(), envFlags.unicodeSets = (() => {
	try {
		new globalRegExp("[[]]", "v");
	} catch {
		return !1;
	}
	return !0;
})(), envFlags.bugFlagVLiteralHyphenIsRange = envFlags.unicodeSets ? (() => {
	try {
		new globalRegExp(r`[\d\-a]`, "v");
	} catch {
		return !0;
	}
	return !1;
})() : !1, envFlags.bugNestedClassIgnoresNegation = envFlags.unicodeSets && new globalRegExp("[[^a]]", "v").test("a");
function getNewCurrentFlags(current, { enable, disable }) {
	return {
		dotAll: !disable?.dotAll && !!(enable?.dotAll || current.dotAll),
		ignoreCase: !disable?.ignoreCase && !!(enable?.ignoreCase || current.ignoreCase)
	};
}
function getOrInsert(map, key, defaultValue) {
	return map.has(key) || map.set(key, defaultValue), map.get(key);
}
function isMinTarget(target, min) {
	return EsVersion[target] >= EsVersion[min];
}
function throwIfNullish(value, msg) {
	if (value == null) throw Error(msg ?? "Value expected");
	return value;
}
var EsVersion = {
	ES2025: 2025,
	ES2024: 2024,
	ES2018: 2018
}, Target = (
/** @type {const} */
{
	auto: "auto",
	ES2025: "ES2025",
	ES2024: "ES2024",
	ES2018: "ES2018"
});
function getOptions(options = {}) {
	if ({}.toString.call(options) !== "[object Object]") throw Error("Unexpected options");
	if (options.target !== void 0 && !Target[options.target]) throw Error(`Unexpected target "${options.target}"`);
	let opts = {
		accuracy: "default",
		avoidSubclass: !1,
		flags: "",
		global: !1,
		hasIndices: !1,
		lazyCompileLength: Infinity,
		target: "auto",
		verbose: !1,
		...options,
		rules: {
			allowOrphanBackrefs: !1,
			asciiWordBoundaries: !1,
			captureGroup: !1,
			recursionLimit: 20,
			singleline: !1,
			...options.rules
		}
	};
	return opts.target === "auto" && (opts.target = envFlags.flagGroups ? "ES2025" : envFlags.unicodeSets ? "ES2024" : "ES2018"), opts;
}
var asciiSpaceChar = "[	-\r ]", CharsWithoutIgnoreCaseExpansion = /* @__PURE__ */ new Set([cp(304), cp(305)]), defaultWordChar = r`[\p{L}\p{M}\p{N}\p{Pc}]`;
function getIgnoreCaseMatchChars(char) {
	if (CharsWithoutIgnoreCaseExpansion.has(char)) return [char];
	let set = /* @__PURE__ */ new Set(), lower = char.toLowerCase(), upper = lower.toUpperCase(), title = LowerToTitleCaseMap.get(lower), altLower = LowerToAlternativeLowerCaseMap.get(lower), altUpper = LowerToAlternativeUpperCaseMap.get(lower);
	return [...upper].length === 1 && set.add(upper), altUpper && set.add(altUpper), title && set.add(title), set.add(lower), altLower && set.add(altLower), [...set];
}
var JsUnicodePropertyMap = /* @__PURE__ */ new Map("C Other\nCc Control cntrl\nCf Format\nCn Unassigned\nCo Private_Use\nCs Surrogate\nL Letter\nLC Cased_Letter\nLl Lowercase_Letter\nLm Modifier_Letter\nLo Other_Letter\nLt Titlecase_Letter\nLu Uppercase_Letter\nM Mark Combining_Mark\nMc Spacing_Mark\nMe Enclosing_Mark\nMn Nonspacing_Mark\nN Number\nNd Decimal_Number digit\nNl Letter_Number\nNo Other_Number\nP Punctuation punct\nPc Connector_Punctuation\nPd Dash_Punctuation\nPe Close_Punctuation\nPf Final_Punctuation\nPi Initial_Punctuation\nPo Other_Punctuation\nPs Open_Punctuation\nS Symbol\nSc Currency_Symbol\nSk Modifier_Symbol\nSm Math_Symbol\nSo Other_Symbol\nZ Separator\nZl Line_Separator\nZp Paragraph_Separator\nZs Space_Separator\nASCII\nASCII_Hex_Digit AHex\nAlphabetic Alpha\nAny\nAssigned\nBidi_Control Bidi_C\nBidi_Mirrored Bidi_M\nCase_Ignorable CI\nCased\nChanges_When_Casefolded CWCF\nChanges_When_Casemapped CWCM\nChanges_When_Lowercased CWL\nChanges_When_NFKC_Casefolded CWKCF\nChanges_When_Titlecased CWT\nChanges_When_Uppercased CWU\nDash\nDefault_Ignorable_Code_Point DI\nDeprecated Dep\nDiacritic Dia\nEmoji\nEmoji_Component EComp\nEmoji_Modifier EMod\nEmoji_Modifier_Base EBase\nEmoji_Presentation EPres\nExtended_Pictographic ExtPict\nExtender Ext\nGrapheme_Base Gr_Base\nGrapheme_Extend Gr_Ext\nHex_Digit Hex\nIDS_Binary_Operator IDSB\nIDS_Trinary_Operator IDST\nID_Continue IDC\nID_Start IDS\nIdeographic Ideo\nJoin_Control Join_C\nLogical_Order_Exception LOE\nLowercase Lower\nMath\nNoncharacter_Code_Point NChar\nPattern_Syntax Pat_Syn\nPattern_White_Space Pat_WS\nQuotation_Mark QMark\nRadical\nRegional_Indicator RI\nSentence_Terminal STerm\nSoft_Dotted SD\nTerminal_Punctuation Term\nUnified_Ideograph UIdeo\nUppercase Upper\nVariation_Selector VS\nWhite_Space space\nXID_Continue XIDC\nXID_Start XIDS".split(/\s/).map((p) => [w(p), p])), LowerToAlternativeLowerCaseMap = /* @__PURE__ */ new Map([["s", cp(383)], [cp(383), "s"]]), LowerToAlternativeUpperCaseMap = /* @__PURE__ */ new Map([
	[cp(223), cp(7838)],
	[cp(107), cp(8490)],
	[cp(229), cp(8491)],
	[cp(969), cp(8486)]
]), LowerToTitleCaseMap = new Map([
	titleEntry(453),
	titleEntry(456),
	titleEntry(459),
	titleEntry(498),
	...titleRange(8072, 8079),
	...titleRange(8088, 8095),
	...titleRange(8104, 8111),
	titleEntry(8124),
	titleEntry(8140),
	titleEntry(8188)
]), PosixClassMap = /* @__PURE__ */ new Map([
	["alnum", r`[\p{Alpha}\p{Nd}]`],
	["alpha", r`\p{Alpha}`],
	["ascii", r`\p{ASCII}`],
	["blank", r`[\p{Zs}\t]`],
	["cntrl", r`\p{Cc}`],
	["digit", r`\p{Nd}`],
	["graph", r`[\P{space}&&\P{Cc}&&\P{Cn}&&\P{Cs}]`],
	["lower", r`\p{Lower}`],
	["print", r`[[\P{space}&&\P{Cc}&&\P{Cn}&&\P{Cs}]\p{Zs}]`],
	["punct", r`[\p{P}\p{S}]`],
	["space", r`\p{space}`],
	["upper", r`\p{Upper}`],
	["word", r`[\p{Alpha}\p{M}\p{Nd}\p{Pc}]`],
	["xdigit", r`\p{AHex}`]
]);
function range(start, end) {
	let range2 = [];
	for (let i = start; i <= end; i++) range2.push(i);
	return range2;
}
function titleEntry(codePoint) {
	let char = cp(codePoint);
	return [char.toLowerCase(), char];
}
function titleRange(start, end) {
	return range(start, end).map((codePoint) => titleEntry(codePoint));
}
var UnicodePropertiesWithSpecificCase = /* @__PURE__ */ new Set([
	"Lower",
	"Lowercase",
	"Upper",
	"Uppercase",
	"Ll",
	"Lowercase_Letter",
	"Lt",
	"Titlecase_Letter",
	"Lu",
	"Uppercase_Letter"
]);
function transform(ast, options) {
	let opts = {
		accuracy: "default",
		asciiWordBoundaries: !1,
		avoidSubclass: !1,
		bestEffortTarget: "ES2025",
		...options
	};
	addParentProperties(ast);
	let firstPassState = {
		accuracy: opts.accuracy,
		asciiWordBoundaries: opts.asciiWordBoundaries,
		avoidSubclass: opts.avoidSubclass,
		flagDirectivesByAlt: /* @__PURE__ */ new Map(),
		jsGroupNameMap: /* @__PURE__ */ new Map(),
		minTargetEs2024: isMinTarget(opts.bestEffortTarget, "ES2024"),
		passedLookbehind: !1,
		strategy: null,
		subroutineRefMap: /* @__PURE__ */ new Map(),
		supportedGNodes: /* @__PURE__ */ new Set(),
		digitIsAscii: ast.flags.digitIsAscii,
		spaceIsAscii: ast.flags.spaceIsAscii,
		wordIsAscii: ast.flags.wordIsAscii
	};
	S(ast, FirstPassVisitor, firstPassState);
	let globalFlags = {
		dotAll: ast.flags.dotAll,
		ignoreCase: ast.flags.ignoreCase
	}, secondPassState = {
		currentFlags: globalFlags,
		prevFlags: null,
		globalFlags,
		groupOriginByCopy: /* @__PURE__ */ new Map(),
		groupsByName: /* @__PURE__ */ new Map(),
		multiplexCapturesToLeftByRef: /* @__PURE__ */ new Map(),
		openRefs: /* @__PURE__ */ new Map(),
		reffedNodesByReferencer: /* @__PURE__ */ new Map(),
		subroutineRefMap: firstPassState.subroutineRefMap
	};
	return S(ast, SecondPassVisitor, secondPassState), S(ast, ThirdPassVisitor, {
		groupsByName: secondPassState.groupsByName,
		highestOrphanBackref: 0,
		numCapturesToLeft: 0,
		reffedNodesByReferencer: secondPassState.reffedNodesByReferencer
	}), ast._originMap = secondPassState.groupOriginByCopy, ast._strategy = firstPassState.strategy, ast;
}
var FirstPassVisitor = {
	AbsenceFunction({ node, parent, replaceWith }) {
		let { body, kind } = node;
		if (kind === "repeater") {
			let innerGroup = A();
			innerGroup.body[0].body.push(K({
				negate: !0,
				body
			}), Q("Any"));
			let outerGroup = A();
			outerGroup.body[0].body.push(_("greedy", 0, Infinity, innerGroup)), replaceWith(setParentDeep(outerGroup, parent), { traverse: !0 });
		} else throw Error("Unsupported absence function \"(?~|\"");
	},
	Alternative: {
		enter({ node, parent, key }, { flagDirectivesByAlt }) {
			let flagDirectives = node.body.filter((el) => el.kind === "flags");
			for (let i = key + 1; i < parent.body.length; i++) {
				let forwardSiblingAlt = parent.body[i];
				getOrInsert(flagDirectivesByAlt, forwardSiblingAlt, []).push(...flagDirectives);
			}
		},
		exit({ node }, { flagDirectivesByAlt }) {
			if (flagDirectivesByAlt.get(node)?.length) {
				let flags = getCombinedFlagModsFromFlagNodes(flagDirectivesByAlt.get(node));
				if (flags) {
					let flagGroup = A({ flags });
					flagGroup.body[0].body = node.body, node.body = [setParentDeep(flagGroup, node)];
				}
			}
		}
	},
	Assertion({ node, parent, key, container, root, remove, replaceWith }, state) {
		let { kind, negate } = node, { asciiWordBoundaries, avoidSubclass, supportedGNodes, wordIsAscii } = state;
		if (kind === "text_segment_boundary") throw Error(`Unsupported text segment boundary "\\${negate ? "Y" : "y"}"`);
		if (kind === "line_end") replaceWith(setParentDeep(K({ body: [b({ body: [F("string_end")] }), b({ body: [m(10)] })] }), parent));
		else if (kind === "line_start") replaceWith(setParentDeep(parseFragment(r`(?<=\A|\n(?!\z))`, { skipLookbehindValidation: !0 }), parent));
		else if (kind === "search_start") {
			if (supportedGNodes.has(node)) root.flags.sticky = !0, remove();
			else {
				let prev = container[key - 1];
				if (prev && isAlwaysNonZeroLength(prev)) replaceWith(setParentDeep(K({ negate: !0 }), parent));
				else if (avoidSubclass) throw Error(r`Uses "\G" in a way that requires a subclass`);
				else replaceWith(setParent(F("string_start"), parent)), state.strategy = "clip_search";
			}
		} else if (kind !== "string_end" && kind !== "string_start") {
			if (kind === "string_end_newline") replaceWith(setParentDeep(parseFragment(r`(?=\n?\z)`), parent));
			else if (kind === "word_boundary") {
				if (!wordIsAscii && !asciiWordBoundaries) {
					let b = `(?:(?<=${defaultWordChar})(?!${defaultWordChar})|(?<!${defaultWordChar})(?=${defaultWordChar}))`, B = `(?:(?<=${defaultWordChar})(?=${defaultWordChar})|(?<!${defaultWordChar})(?!${defaultWordChar}))`;
					replaceWith(setParentDeep(parseFragment(negate ? B : b), parent));
				}
			} else throw Error(`Unexpected assertion kind "${kind}"`);
		}
	},
	Backreference({ node }, { jsGroupNameMap }) {
		let { ref } = node;
		typeof ref == "string" && !isValidJsGroupName(ref) && (ref = getAndStoreJsGroupName(ref, jsGroupNameMap), node.ref = ref);
	},
	CapturingGroup({ node }, { jsGroupNameMap, subroutineRefMap }) {
		let { name } = node;
		name && !isValidJsGroupName(name) && (name = getAndStoreJsGroupName(name, jsGroupNameMap), node.name = name), subroutineRefMap.set(node.number, node), name && subroutineRefMap.set(name, node);
	},
	CharacterClassRange({ node, parent, replaceWith }) {
		parent.kind === "intersection" && replaceWith(setParentDeep(C({ body: [node] }), parent), { traverse: !0 });
	},
	CharacterSet({ node, parent, replaceWith }, { accuracy, minTargetEs2024, digitIsAscii, spaceIsAscii, wordIsAscii }) {
		let { kind, negate, value } = node;
		if (digitIsAscii && (kind === "digit" || value === "digit")) replaceWith(setParent(E("digit", { negate }), parent));
		else if (spaceIsAscii && (kind === "space" || value === "space")) replaceWith(setParentDeep(setNegate(parseFragment(asciiSpaceChar), negate), parent));
		else if (wordIsAscii && (kind === "word" || value === "word")) replaceWith(setParent(E("word", { negate }), parent));
		else if (kind === "any") replaceWith(setParent(Q("Any"), parent));
		else if (kind === "digit") replaceWith(setParent(Q("Nd", { negate }), parent));
		else if (kind !== "dot") {
			if (kind === "text_segment") {
				if (accuracy === "strict") throw Error(r`Use of "\X" requires non-strict accuracy`);
				let eBase = "\\p{Emoji}(?:\\p{EMod}|\\uFE0F\\u20E3?|[\\x{E0020}-\\x{E007E}]+\\x{E007F})?", emoji = r`\p{RI}{2}|${eBase}(?:\u200D${eBase})*`;
				replaceWith(setParentDeep(parseFragment(r`(?>\r\n|${minTargetEs2024 ? r`\p{RGI_Emoji}` : emoji}|\P{M}\p{M}*)`, { skipPropertyNameValidation: !0 }), parent));
			} else if (kind === "hex") replaceWith(setParent(Q("AHex", { negate }), parent));
			else if (kind === "newline") replaceWith(setParentDeep(parseFragment(negate ? "[^\n]" : "(?>\r\n?|[\n\v\f\u2028\u2029])"), parent));
			else if (kind === "posix") {
				if (!minTargetEs2024 && (value === "graph" || value === "print")) {
					if (accuracy === "strict") throw Error(`POSIX class "${value}" requires min target ES2024 or non-strict accuracy`);
					let ascii = {
						graph: "!-~",
						print: " -~"
					}[value];
					negate && (ascii = `\0-${cp(ascii.codePointAt(0) - 1)}${cp(ascii.codePointAt(2) + 1)}-\u{10FFFF}`), replaceWith(setParentDeep(parseFragment(`[${ascii}]`), parent));
				} else replaceWith(setParentDeep(setNegate(parseFragment(PosixClassMap.get(value)), negate), parent));
			} else if (kind === "property") JsUnicodePropertyMap.has(w(value)) || (node.key = "sc");
			else if (kind === "space") replaceWith(setParent(Q("space", { negate }), parent));
			else if (kind === "word") replaceWith(setParentDeep(setNegate(parseFragment(defaultWordChar), negate), parent));
			else throw Error(`Unexpected character set kind "${kind}"`);
		}
	},
	Directive({ node, parent, root, remove, replaceWith, removeAllPrevSiblings, removeAllNextSiblings }) {
		let { kind, flags } = node;
		if (kind === "flags") {
			if (!flags.enable && !flags.disable) remove();
			else {
				let flagGroup = A({ flags });
				flagGroup.body[0].body = removeAllNextSiblings(), replaceWith(setParentDeep(flagGroup, parent), { traverse: !0 });
			}
		} else if (kind === "keep") {
			let firstAlt = root.body[0], topLevel = root.body.length === 1 && o(firstAlt, { type: "Group" }) && firstAlt.body[0].body.length === 1 ? firstAlt.body[0] : root;
			if (parent.parent !== topLevel || topLevel.body.length > 1) throw Error(r`Uses "\K" in a way that's unsupported`);
			let lookbehind = K({ behind: !0 });
			lookbehind.body[0].body = removeAllPrevSiblings(), replaceWith(setParentDeep(lookbehind, parent));
		} else throw Error(`Unexpected directive kind "${kind}"`);
	},
	Flags({ node, parent }) {
		if (node.posixIsAscii) throw Error("Unsupported flag \"P\"");
		if (node.textSegmentMode === "word") throw Error("Unsupported flag \"y{w}\"");
		[
			"digitIsAscii",
			"extended",
			"posixIsAscii",
			"spaceIsAscii",
			"wordIsAscii",
			"textSegmentMode"
		].forEach((f) => delete node[f]), Object.assign(node, {
			global: !1,
			hasIndices: !1,
			multiline: !1,
			sticky: node.sticky ?? !1
		}), parent.options = {
			disable: {
				x: !0,
				n: !0
			},
			force: { v: !0 }
		};
	},
	Group({ node }) {
		if (!node.flags) return;
		let { enable, disable } = node.flags;
		enable?.extended && delete enable.extended, disable?.extended && delete disable.extended, enable?.dotAll && disable?.dotAll && delete enable.dotAll, enable?.ignoreCase && disable?.ignoreCase && delete enable.ignoreCase, enable && !Object.keys(enable).length && delete node.flags.enable, disable && !Object.keys(disable).length && delete node.flags.disable, !node.flags.enable && !node.flags.disable && delete node.flags;
	},
	LookaroundAssertion({ node }, state) {
		let { kind } = node;
		kind === "lookbehind" && (state.passedLookbehind = !0);
	},
	NamedCallout({ node, parent, replaceWith }) {
		let { kind } = node;
		if (kind === "fail") replaceWith(setParentDeep(K({ negate: !0 }), parent));
		else throw Error(`Unsupported named callout "(*${kind.toUpperCase()}"`);
	},
	Quantifier({ node }) {
		if (node.body.type === "Quantifier") {
			let group = A();
			group.body[0].body.push(node.body), node.body = setParentDeep(group, node);
		}
	},
	Regex: {
		enter({ node }, { supportedGNodes }) {
			let leadingGs = [], hasAltWithLeadG = !1, hasAltWithoutLeadG = !1;
			for (let alt of node.body) if (alt.body.length === 1 && alt.body[0].kind === "search_start") alt.body.pop();
			else {
				let leadingG = getLeadingG(alt.body);
				leadingG ? (hasAltWithLeadG = !0, Array.isArray(leadingG) ? leadingGs.push(...leadingG) : leadingGs.push(leadingG)) : hasAltWithoutLeadG = !0;
			}
			hasAltWithLeadG && !hasAltWithoutLeadG && leadingGs.forEach((g) => supportedGNodes.add(g));
		},
		exit(_, { accuracy, passedLookbehind, strategy }) {
			if (accuracy === "strict" && passedLookbehind && strategy) throw Error(r`Uses "\G" in a way that requires non-strict accuracy`);
		}
	},
	Subroutine({ node }, { jsGroupNameMap }) {
		let { ref } = node;
		typeof ref == "string" && !isValidJsGroupName(ref) && (ref = getAndStoreJsGroupName(ref, jsGroupNameMap), node.ref = ref);
	}
}, SecondPassVisitor = {
	Backreference({ node }, { multiplexCapturesToLeftByRef, reffedNodesByReferencer }) {
		let { orphan, ref } = node;
		orphan || reffedNodesByReferencer.set(node, [...multiplexCapturesToLeftByRef.get(ref).map(({ node: node2 }) => node2)]);
	},
	CapturingGroup: {
		enter({ node, parent, replaceWith, skip }, { groupOriginByCopy, groupsByName, multiplexCapturesToLeftByRef, openRefs, reffedNodesByReferencer }) {
			let origin = groupOriginByCopy.get(node);
			if (origin && openRefs.has(node.number)) {
				let recursion2 = setParent(createRecursion(node.number), parent);
				reffedNodesByReferencer.set(recursion2, openRefs.get(node.number)), replaceWith(recursion2);
				return;
			}
			openRefs.set(node.number, node), multiplexCapturesToLeftByRef.set(node.number, []), node.name && getOrInsert(multiplexCapturesToLeftByRef, node.name, []);
			let multiplexNodes = multiplexCapturesToLeftByRef.get(node.name ?? node.number);
			for (let i = 0; i < multiplexNodes.length; i++) {
				let multiplex = multiplexNodes[i];
				if (origin === multiplex.node || origin && origin === multiplex.origin || node === multiplex.origin) {
					multiplexNodes.splice(i, 1);
					break;
				}
			}
			if (multiplexCapturesToLeftByRef.get(node.number).push({
				node,
				origin
			}), node.name && multiplexCapturesToLeftByRef.get(node.name).push({
				node,
				origin
			}), node.name) {
				let groupsWithSameName = getOrInsert(groupsByName, node.name, /* @__PURE__ */ new Map()), hasDuplicateNameToRemove = !1;
				if (origin) hasDuplicateNameToRemove = !0;
				else for (let groupInfo of groupsWithSameName.values()) if (!groupInfo.hasDuplicateNameToRemove) {
					hasDuplicateNameToRemove = !0;
					break;
				}
				groupsByName.get(node.name).set(node, {
					node,
					hasDuplicateNameToRemove
				});
			}
		},
		exit({ node }, { openRefs }) {
			openRefs.get(node.number) === node && openRefs.delete(node.number);
		}
	},
	Group: {
		enter({ node }, state) {
			state.prevFlags = state.currentFlags, node.flags && (state.currentFlags = getNewCurrentFlags(state.currentFlags, node.flags));
		},
		exit(_, state) {
			state.currentFlags = state.prevFlags;
		}
	},
	Subroutine({ node, parent, replaceWith }, state) {
		let { isRecursive, ref } = node;
		if (isRecursive) {
			let reffed = parent;
			for (; (reffed = reffed.parent) && (reffed.type !== "CapturingGroup" || reffed.name !== ref && reffed.number !== ref););
			state.reffedNodesByReferencer.set(node, reffed);
			return;
		}
		let reffedGroupNode = state.subroutineRefMap.get(ref), isGlobalRecursion = ref === 0, expandedSubroutine = isGlobalRecursion ? createRecursion(0) : cloneCapturingGroup(reffedGroupNode, state.groupOriginByCopy, null), replacement = expandedSubroutine;
		if (!isGlobalRecursion) {
			let reffedGroupFlagMods = getCombinedFlagModsFromFlagNodes(getAllParents(reffedGroupNode, (p) => p.type === "Group" && !!p.flags)), reffedGroupFlags = reffedGroupFlagMods ? getNewCurrentFlags(state.globalFlags, reffedGroupFlagMods) : state.globalFlags;
			areFlagsEqual(reffedGroupFlags, state.currentFlags) || (replacement = A({ flags: getFlagModsFromFlags(reffedGroupFlags) }), replacement.body[0].body.push(expandedSubroutine));
		}
		replaceWith(setParentDeep(replacement, parent), { traverse: !isGlobalRecursion });
	}
}, ThirdPassVisitor = {
	Backreference({ node, parent, replaceWith }, state) {
		if (node.orphan) {
			state.highestOrphanBackref = Math.max(state.highestOrphanBackref, node.ref);
			return;
		}
		let participants = state.reffedNodesByReferencer.get(node).filter((reffed) => canParticipateWithNode(reffed, node));
		participants.length ? participants.length > 1 ? replaceWith(setParentDeep(A({
			atomic: !0,
			body: participants.reverse().map((reffed) => b({ body: [k(reffed.number)] }))
		}), parent)) : node.ref = participants[0].number : replaceWith(setParentDeep(K({ negate: !0 }), parent));
	},
	CapturingGroup({ node }, state) {
		node.number = ++state.numCapturesToLeft, node.name && state.groupsByName.get(node.name).get(node).hasDuplicateNameToRemove && delete node.name;
	},
	Regex: { exit({ node }, state) {
		let numCapsNeeded = Math.max(state.highestOrphanBackref - state.numCapturesToLeft, 0);
		for (let i = 0; i < numCapsNeeded; i++) {
			let emptyCapture = P();
			node.body.at(-1).body.push(emptyCapture);
		}
	} },
	Subroutine({ node }, state) {
		node.isRecursive && node.ref !== 0 && (node.ref = state.reffedNodesByReferencer.get(node).number);
	}
};
function addParentProperties(root) {
	S(root, { "*"({ node, parent }) {
		node.parent = parent;
	} });
}
function areFlagsEqual(a, b) {
	return a.dotAll === b.dotAll && a.ignoreCase === b.ignoreCase;
}
function canParticipateWithNode(capture, node) {
	let rightmostPoint = node;
	do {
		if (rightmostPoint.type === "Regex") return !1;
		if (rightmostPoint.type === "Alternative") continue;
		if (rightmostPoint === capture) return !1;
		let kidsOfParent = getKids(rightmostPoint.parent);
		for (let kid of kidsOfParent) {
			if (kid === rightmostPoint) break;
			if (kid === capture || isAncestorOf(kid, capture)) return !0;
		}
	} while (rightmostPoint = rightmostPoint.parent);
	throw Error("Unexpected path");
}
function cloneCapturingGroup(obj, originMap, up, up2) {
	let store = Array.isArray(obj) ? [] : {};
	for (let [key, value] of Object.entries(obj)) key === "parent" ? store.parent = Array.isArray(up) ? up2 : up : value && typeof value == "object" ? store[key] = cloneCapturingGroup(value, originMap, store, up) : (key === "type" && value === "CapturingGroup" && originMap.set(store, originMap.get(obj) ?? obj), store[key] = value);
	return store;
}
function createRecursion(ref) {
	let node = O(ref);
	return node.isRecursive = !0, node;
}
function getAllParents(node, filterFn) {
	let results = [];
	for (; node = node.parent;) (!filterFn || filterFn(node)) && results.push(node);
	return results;
}
function getAndStoreJsGroupName(name, map) {
	if (map.has(name)) return map.get(name);
	let jsName = `$${map.size}_${name.replace(/^[^$_\p{IDS}]|[^$\u200C\u200D\p{IDC}]/gu, "_")}`;
	return map.set(name, jsName), jsName;
}
function getCombinedFlagModsFromFlagNodes(flagNodes) {
	let flagProps = ["dotAll", "ignoreCase"], combinedFlags = {
		enable: {},
		disable: {}
	};
	return flagNodes.forEach(({ flags }) => {
		flagProps.forEach((prop) => {
			flags.enable?.[prop] && (delete combinedFlags.disable[prop], combinedFlags.enable[prop] = !0), flags.disable?.[prop] && (combinedFlags.disable[prop] = !0);
		});
	}), Object.keys(combinedFlags.enable).length || delete combinedFlags.enable, Object.keys(combinedFlags.disable).length || delete combinedFlags.disable, combinedFlags.enable || combinedFlags.disable ? combinedFlags : null;
}
function getFlagModsFromFlags({ dotAll, ignoreCase }) {
	let mods = {};
	return (dotAll || ignoreCase) && (mods.enable = {}, dotAll && (mods.enable.dotAll = !0), ignoreCase && (mods.enable.ignoreCase = !0)), dotAll && ignoreCase || (mods.disable = {}, !dotAll && (mods.disable.dotAll = !0), !ignoreCase && (mods.disable.ignoreCase = !0)), mods;
}
function getKids(node) {
	if (!node) throw Error("Node expected");
	let { body } = node;
	return Array.isArray(body) ? body : body ? [body] : null;
}
function getLeadingG(els) {
	let firstToConsider = els.find((el) => el.kind === "search_start" || isLoneGLookaround(el, { negate: !1 }) || !isAlwaysZeroLength(el));
	if (!firstToConsider) return null;
	if (firstToConsider.kind === "search_start") return firstToConsider;
	if (firstToConsider.type === "LookaroundAssertion") return firstToConsider.body[0].body[0];
	if (firstToConsider.type === "CapturingGroup" || firstToConsider.type === "Group") {
		let gNodesForGroup = [];
		for (let alt of firstToConsider.body) {
			let leadingG = getLeadingG(alt.body);
			if (!leadingG) return null;
			Array.isArray(leadingG) ? gNodesForGroup.push(...leadingG) : gNodesForGroup.push(leadingG);
		}
		return gNodesForGroup;
	}
	return null;
}
function isAncestorOf(node, descendant) {
	let kids = getKids(node) ?? [];
	for (let kid of kids) if (kid === descendant || isAncestorOf(kid, descendant)) return !0;
	return !1;
}
function isAlwaysZeroLength({ type }) {
	return type === "Assertion" || type === "Directive" || type === "LookaroundAssertion";
}
function isAlwaysNonZeroLength(node) {
	let types = [
		"Character",
		"CharacterClass",
		"CharacterSet"
	];
	return types.includes(node.type) || node.type === "Quantifier" && node.min && types.includes(node.body.type);
}
function isLoneGLookaround(node, options) {
	let opts = {
		negate: null,
		...options
	};
	return node.type === "LookaroundAssertion" && (opts.negate === null || node.negate === opts.negate) && node.body.length === 1 && o(node.body[0], {
		type: "Assertion",
		kind: "search_start"
	});
}
function isValidJsGroupName(name) {
	return /^[$_\p{IDS}][$\u200C\u200D\p{IDC}]*$/u.test(name);
}
function parseFragment(pattern, options) {
	let alts = J(pattern, {
		...options,
		unicodePropertyMap: JsUnicodePropertyMap
	}).body;
	return alts.length > 1 || alts[0].body.length > 1 ? A({ body: alts }) : alts[0].body[0];
}
function setNegate(node, negate) {
	return node.negate = negate, node;
}
function setParent(node, parent) {
	return node.parent = parent, node;
}
function setParentDeep(node, parent) {
	return addParentProperties(node), node.parent = parent, node;
}
function generate(ast, options) {
	let opts = getOptions(options), minTargetEs2024 = isMinTarget(opts.target, "ES2024"), minTargetEs2025 = isMinTarget(opts.target, "ES2025"), recursionLimit = opts.rules.recursionLimit;
	if (!Number.isInteger(recursionLimit) || recursionLimit < 2 || recursionLimit > 20) throw Error("Invalid recursionLimit; use 2-20");
	let hasCaseInsensitiveNode = null, hasCaseSensitiveNode = null;
	if (!minTargetEs2025) {
		let iStack = [ast.flags.ignoreCase];
		S(ast, FlagModifierVisitor, {
			getCurrentModI: () => iStack.at(-1),
			popModI() {
				iStack.pop();
			},
			pushModI(isIOn) {
				iStack.push(isIOn);
			},
			setHasCasedChar() {
				iStack.at(-1) ? hasCaseInsensitiveNode = !0 : hasCaseSensitiveNode = !0;
			}
		});
	}
	let appliedGlobalFlags = {
		dotAll: ast.flags.dotAll,
		ignoreCase: !(!ast.flags.ignoreCase && !hasCaseInsensitiveNode || hasCaseSensitiveNode)
	}, lastNode = ast, state = {
		accuracy: opts.accuracy,
		appliedGlobalFlags,
		captureMap: /* @__PURE__ */ new Map(),
		currentFlags: {
			dotAll: ast.flags.dotAll,
			ignoreCase: ast.flags.ignoreCase
		},
		inCharClass: !1,
		lastNode,
		originMap: ast._originMap,
		recursionLimit,
		useAppliedIgnoreCase: !!(!minTargetEs2025 && hasCaseInsensitiveNode && hasCaseSensitiveNode),
		useFlagMods: minTargetEs2025,
		useFlagV: minTargetEs2024,
		verbose: opts.verbose
	};
	function gen(node) {
		return state.lastNode = lastNode, lastNode = node, throwIfNullish(generator[node.type], `Unexpected node type "${node.type}"`)(node, state, gen);
	}
	let result = {
		pattern: ast.body.map(gen).join("|"),
		flags: gen(ast.flags),
		options: { ...ast.options }
	};
	return minTargetEs2024 || (delete result.options.force.v, result.options.disable.v = !0, result.options.unicodeSetsPlugin = null), result._captureTransfers = /* @__PURE__ */ new Map(), result._hiddenCaptures = [], state.captureMap.forEach((value, key) => {
		value.hidden && result._hiddenCaptures.push(key), value.transferTo && getOrInsert(result._captureTransfers, value.transferTo, []).push(key);
	}), result;
}
var FlagModifierVisitor = {
	"*": {
		enter({ node }, state) {
			if (isAnyGroup(node)) {
				let currentModI = state.getCurrentModI();
				state.pushModI(node.flags ? getNewCurrentFlags({ ignoreCase: currentModI }, node.flags).ignoreCase : currentModI);
			}
		},
		exit({ node }, state) {
			isAnyGroup(node) && state.popModI();
		}
	},
	Backreference(_, state) {
		state.setHasCasedChar();
	},
	Character({ node }, state) {
		charHasCase(cp(node.value)) && state.setHasCasedChar();
	},
	CharacterClassRange({ node, skip }, state) {
		skip(), getCasesOutsideCharClassRange(node, { firstOnly: !0 }).length && state.setHasCasedChar();
	},
	CharacterSet({ node }, state) {
		node.kind === "property" && UnicodePropertiesWithSpecificCase.has(node.value) && state.setHasCasedChar();
	}
}, generator = {
	/**
	@param {AlternativeNode} node
	*/
	Alternative({ body }, _, gen) {
		return body.map(gen).join("");
	},
	/**
	@param {AssertionNode} node
	*/
	Assertion({ kind, negate }) {
		if (kind === "string_end") return "$";
		if (kind === "string_start") return "^";
		if (kind === "word_boundary") return negate ? r`\B` : r`\b`;
		throw Error(`Unexpected assertion kind "${kind}"`);
	},
	/**
	@param {BackreferenceNode} node
	*/
	Backreference({ ref }, state) {
		if (typeof ref != "number") throw Error("Unexpected named backref in transformed AST");
		if (!state.useFlagMods && state.accuracy === "strict" && state.currentFlags.ignoreCase && !state.captureMap.get(ref).ignoreCase) throw Error("Use of case-insensitive backref to case-sensitive group requires target ES2025 or non-strict accuracy");
		return "\\" + ref;
	},
	/**
	@param {CapturingGroupNode} node
	*/
	CapturingGroup(node, state, gen) {
		let { body, name, number } = node, data = { ignoreCase: state.currentFlags.ignoreCase }, origin = state.originMap.get(node);
		return origin && (data.hidden = !0, number > origin.number && (data.transferTo = origin.number)), state.captureMap.set(number, data), `(${name ? `?<${name}>` : ""}${body.map(gen).join("|")})`;
	},
	/**
	@param {CharacterNode} node
	*/
	Character({ value }, state) {
		let char = cp(value), escaped = getCharEscape(value, {
			escDigit: state.lastNode.type === "Backreference",
			inCharClass: state.inCharClass,
			useFlagV: state.useFlagV
		});
		if (escaped !== char) return escaped;
		if (state.useAppliedIgnoreCase && state.currentFlags.ignoreCase && charHasCase(char)) {
			let cases = getIgnoreCaseMatchChars(char);
			return state.inCharClass ? cases.join("") : cases.length > 1 ? `[${cases.join("")}]` : cases[0];
		}
		return char;
	},
	/**
	@param {CharacterClassNode} node
	*/
	CharacterClass(node, state, gen) {
		let { kind, negate, parent } = node, { body } = node;
		if (kind === "intersection" && !state.useFlagV) throw Error("Use of character class intersection requires min target ES2024");
		envFlags.bugFlagVLiteralHyphenIsRange && state.useFlagV && body.some(isLiteralHyphen) && (body = [m(45), ...body.filter((kid) => !isLiteralHyphen(kid))]);
		let genClass = () => `[${negate ? "^" : ""}${body.map(gen).join(kind === "intersection" ? "&&" : "")}]`;
		if (!state.inCharClass) {
			if ((!state.useFlagV || envFlags.bugNestedClassIgnoresNegation) && !negate) {
				let negatedChildClasses = body.filter((kid) => kid.type === "CharacterClass" && kid.kind === "union" && kid.negate);
				if (negatedChildClasses.length) {
					let group = A(), groupFirstAlt = group.body[0];
					return group.parent = parent, groupFirstAlt.parent = group, body = body.filter((kid) => !negatedChildClasses.includes(kid)), node.body = body, body.length ? (node.parent = groupFirstAlt, groupFirstAlt.body.push(node)) : group.body.pop(), negatedChildClasses.forEach((cc) => {
						let newAlt = b({ body: [cc] });
						cc.parent = newAlt, newAlt.parent = group, group.body.push(newAlt);
					}), gen(group);
				}
			}
			state.inCharClass = !0;
			let result = genClass();
			return state.inCharClass = !1, result;
		}
		let firstEl = body[0];
		if (kind === "union" && !negate && firstEl && ((!state.useFlagV || !state.verbose) && parent.kind === "union" && !(envFlags.bugFlagVLiteralHyphenIsRange && state.useFlagV) || !state.verbose && parent.kind === "intersection" && body.length === 1 && firstEl.type !== "CharacterClassRange")) return body.map(gen).join("");
		if (!state.useFlagV && parent.type === "CharacterClass") throw Error("Uses nested character class in a way that requires min target ES2024");
		return genClass();
	},
	/**
	@param {CharacterClassRangeNode} node
	*/
	CharacterClassRange(node, state) {
		let min = node.min.value, max = node.max.value, escOpts = {
			escDigit: !1,
			inCharClass: !0,
			useFlagV: state.useFlagV
		}, minStr = getCharEscape(min, escOpts), maxStr = getCharEscape(max, escOpts), extraChars = /* @__PURE__ */ new Set();
		return state.useAppliedIgnoreCase && state.currentFlags.ignoreCase && getCodePointRangesFromChars(getCasesOutsideCharClassRange(node)).forEach((value) => {
			extraChars.add(Array.isArray(value) ? `${getCharEscape(value[0], escOpts)}-${getCharEscape(value[1], escOpts)}` : getCharEscape(value, escOpts));
		}), `${minStr}-${maxStr}${[...extraChars].join("")}`;
	},
	/**
	@param {CharacterSetNode} node
	*/
	CharacterSet({ kind, negate, value, key }, state) {
		if (kind === "dot") return state.currentFlags.dotAll ? state.appliedGlobalFlags.dotAll || state.useFlagMods ? "." : "[^]" : r`[^\n]`;
		if (kind === "digit") return negate ? r`\D` : r`\d`;
		if (kind === "property") {
			if (state.useAppliedIgnoreCase && state.currentFlags.ignoreCase && UnicodePropertiesWithSpecificCase.has(value)) throw Error(`Unicode property "${value}" can't be case-insensitive when other chars have specific case`);
			return `${negate ? r`\P` : r`\p`}{${key ? `${key}=` : ""}${value}}`;
		}
		if (kind === "word") return negate ? r`\W` : r`\w`;
		throw Error(`Unexpected character set kind "${kind}"`);
	},
	/**
	@param {FlagsNode} node
	*/
	Flags(node, state) {
		return (state.appliedGlobalFlags.ignoreCase ? "i" : "") + (node.dotAll ? "s" : "") + (node.sticky ? "y" : "");
	},
	/**
	@param {GroupNode} node
	*/
	Group({ atomic: atomic2, body, flags, parent }, state, gen) {
		let currentFlags = state.currentFlags;
		flags && (state.currentFlags = getNewCurrentFlags(currentFlags, flags));
		let contents = body.map(gen).join("|"), result = !state.verbose && body.length === 1 && parent.type !== "Quantifier" && !atomic2 && (!state.useFlagMods || !flags) ? contents : `(?${getGroupPrefix(atomic2, flags, state.useFlagMods)}${contents})`;
		return state.currentFlags = currentFlags, result;
	},
	/**
	@param {LookaroundAssertionNode} node
	*/
	LookaroundAssertion({ body, kind, negate }, _, gen) {
		return `(?${`${kind === "lookahead" ? "" : "<"}${negate ? "!" : "="}`}${body.map(gen).join("|")})`;
	},
	/**
	@param {QuantifierNode} node
	*/
	Quantifier(node, _, gen) {
		return gen(node.body) + getQuantifierStr(node);
	},
	/**
	@param {SubroutineNode & {isRecursive: true}} node
	*/
	Subroutine({ isRecursive, ref }, state) {
		if (!isRecursive) throw Error("Unexpected non-recursive subroutine in transformed AST");
		let limit = state.recursionLimit;
		return ref === 0 ? `(?R=${limit})` : r`\g<${ref}&R=${limit}>`;
	}
}, BaseEscapeChars = /* @__PURE__ */ new Set([
	"$",
	"(",
	")",
	"*",
	"+",
	".",
	"?",
	"[",
	"\\",
	"]",
	"^",
	"{",
	"|",
	"}"
]), CharClassEscapeChars = /* @__PURE__ */ new Set([
	"-",
	"\\",
	"]",
	"^",
	"["
]), CharClassEscapeCharsFlagV = /* @__PURE__ */ new Set(/* @__PURE__ */ "()-/[\\]^{|}!#$%&*+,.:;<=>?@`~".split("")), CharCodeEscapeMap = /* @__PURE__ */ new Map([
	[9, r`\t`],
	[10, r`\n`],
	[11, r`\v`],
	[12, r`\f`],
	[13, r`\r`],
	[8232, r`\u2028`],
	[8233, r`\u2029`],
	[65279, r`\uFEFF`]
]), casedRe = /^\p{Cased}$/u;
function charHasCase(char) {
	return casedRe.test(char);
}
function getCasesOutsideCharClassRange(node, options) {
	let firstOnly = !!options?.firstOnly, min = node.min.value, max = node.max.value, found = [];
	if (min < 65 && (max === 65535 || max >= 131071) || min === 65536 && max >= 131071) return found;
	for (let i = min; i <= max; i++) {
		let char = cp(i);
		if (!charHasCase(char)) continue;
		let charsOutsideRange = getIgnoreCaseMatchChars(char).filter((caseOfChar) => {
			let num = caseOfChar.codePointAt(0);
			return num < min || num > max;
		});
		if (charsOutsideRange.length && (found.push(...charsOutsideRange), firstOnly)) break;
	}
	return found;
}
function getCharEscape(codePoint, { escDigit, inCharClass, useFlagV }) {
	if (CharCodeEscapeMap.has(codePoint)) return CharCodeEscapeMap.get(codePoint);
	if (codePoint < 32 || codePoint > 126 && codePoint < 160 || codePoint > 262143 || escDigit && isDigitCharCode(codePoint)) return codePoint > 255 ? `\\u{${codePoint.toString(16).toUpperCase()}}` : `\\x${codePoint.toString(16).toUpperCase().padStart(2, "0")}`;
	let escapeChars = inCharClass ? useFlagV ? CharClassEscapeCharsFlagV : CharClassEscapeChars : BaseEscapeChars, char = cp(codePoint);
	return (escapeChars.has(char) ? "\\" : "") + char;
}
function getCodePointRangesFromChars(chars) {
	let codePoints = chars.map((char) => char.codePointAt(0)).sort((a, b) => a - b), values = [], start = null;
	for (let i = 0; i < codePoints.length; i++) codePoints[i + 1] === codePoints[i] + 1 ? start ??= codePoints[i] : start === null ? values.push(codePoints[i]) : (values.push([start, codePoints[i]]), start = null);
	return values;
}
function getGroupPrefix(atomic2, flagMods, useFlagMods) {
	if (atomic2) return ">";
	let mods = "";
	if (flagMods && useFlagMods) {
		let { enable, disable } = flagMods;
		mods = (enable?.ignoreCase ? "i" : "") + (enable?.dotAll ? "s" : "") + (disable ? "-" : "") + (disable?.ignoreCase ? "i" : "") + (disable?.dotAll ? "s" : "");
	}
	return `${mods}:`;
}
function getQuantifierStr({ kind, max, min }) {
	let base;
	return base = !min && max === 1 ? "?" : !min && max === Infinity ? "*" : min === 1 && max === Infinity ? "+" : min === max ? `{${min}}` : `{${min},${max === Infinity ? "" : max}}`, base + {
		greedy: "",
		lazy: "?",
		possessive: "+"
	}[kind];
}
function isAnyGroup({ type }) {
	return type === "CapturingGroup" || type === "Group" || type === "LookaroundAssertion";
}
function isDigitCharCode(value) {
	return value > 47 && value < 58;
}
function isLiteralHyphen({ type, value }) {
	return type === "Character" && value === 45;
}
var EmulatedRegExp = class _EmulatedRegExp extends RegExp {
	/**
	@type {Map<number, {
	hidden?: true;
	transferTo?: number;
	}>}
	*/
	#captureMap = /* @__PURE__ */ new Map();
	/**
	@type {RegExp | EmulatedRegExp | null}
	*/
	#compiled = null;
	/**
	@type {string}
	*/
	#pattern;
	/**
	@type {Map<number, string>?}
	*/
	#nameMap = null;
	/**
	@type {string?}
	*/
	#strategy = null;
	/**
	Can be used to serialize the instance.
	@type {EmulatedRegExpOptions}
	*/
	rawOptions = {};
	get source() {
		return this.#pattern || "(?:)";
	}
	/**
	@overload
	@param {string} pattern
	@param {string} [flags]
	@param {EmulatedRegExpOptions} [options]
	*/
	/**
	@overload
	@param {EmulatedRegExp} pattern
	@param {string} [flags]
	*/
	constructor(pattern, flags, options) {
		let lazyCompile = !!options?.lazyCompile;
		if (pattern instanceof RegExp) {
			if (options) throw Error("Cannot provide options when copying a regexp");
			let re = pattern;
			super(re, flags), this.#pattern = re.source, re instanceof _EmulatedRegExp && (this.#captureMap = re.#captureMap, this.#nameMap = re.#nameMap, this.#strategy = re.#strategy, this.rawOptions = re.rawOptions);
		} else {
			let opts = {
				hiddenCaptures: [],
				strategy: null,
				transfers: [],
				...options
			};
			super(lazyCompile ? "" : pattern, flags), this.#pattern = pattern, this.#captureMap = createCaptureMap(opts.hiddenCaptures, opts.transfers), this.#strategy = opts.strategy, this.rawOptions = options ?? {};
		}
		lazyCompile || (this.#compiled = this);
	}
	/**
	Called internally by all String/RegExp methods that use regexes.
	@override
	@param {string} str
	@returns {RegExpExecArray?}
	*/
	exec(str) {
		if (!this.#compiled) {
			let { lazyCompile, ...rest } = this.rawOptions;
			this.#compiled = new _EmulatedRegExp(this.#pattern, this.flags, rest);
		}
		let useLastIndex = this.global || this.sticky, pos = this.lastIndex;
		if (this.#strategy === "clip_search" && useLastIndex && pos) {
			this.lastIndex = 0;
			let match = this.#execCore(str.slice(pos));
			return match && (adjustMatchDetailsForOffset(match, pos, str, this.hasIndices), this.lastIndex += pos), match;
		}
		return this.#execCore(str);
	}
	/**
	Adds support for hidden and transfer captures.
	@param {string} str
	@returns
	*/
	#execCore(str) {
		this.#compiled.lastIndex = this.lastIndex;
		let match = super.exec.call(this.#compiled, str);
		if (this.lastIndex = this.#compiled.lastIndex, !match || !this.#captureMap.size) return match;
		let matchCopy = [...match];
		match.length = 1;
		let indicesCopy;
		this.hasIndices && (indicesCopy = [...match.indices], match.indices.length = 1);
		let mappedNums = [0];
		for (let i = 1; i < matchCopy.length; i++) {
			let { hidden, transferTo } = this.#captureMap.get(i) ?? {};
			if (hidden ? mappedNums.push(null) : (mappedNums.push(match.length), match.push(matchCopy[i]), this.hasIndices && match.indices.push(indicesCopy[i])), transferTo && matchCopy[i] !== void 0) {
				let to = mappedNums[transferTo];
				if (!to) throw Error(`Invalid capture transfer to "${to}"`);
				if (match[to] = matchCopy[i], this.hasIndices && (match.indices[to] = indicesCopy[i]), match.groups) {
					this.#nameMap ||= createNameMap(this.source);
					let name = this.#nameMap.get(transferTo);
					name && (match.groups[name] = matchCopy[i], this.hasIndices && (match.indices.groups[name] = indicesCopy[i]));
				}
			}
		}
		return match;
	}
};
function adjustMatchDetailsForOffset(match, offset, input, hasIndices) {
	if (match.index += offset, match.input = input, hasIndices) {
		let indices = match.indices;
		for (let i = 0; i < indices.length; i++) {
			let arr = indices[i];
			arr && (indices[i] = [arr[0] + offset, arr[1] + offset]);
		}
		let groupIndices = indices.groups;
		groupIndices && Object.keys(groupIndices).forEach((key) => {
			let arr = groupIndices[key];
			arr && (groupIndices[key] = [arr[0] + offset, arr[1] + offset]);
		});
	}
}
function createCaptureMap(hiddenCaptures, transfers) {
	let captureMap = /* @__PURE__ */ new Map();
	for (let num of hiddenCaptures) captureMap.set(num, { hidden: !0 });
	for (let [to, from] of transfers) for (let num of from) getOrInsert(captureMap, num, {}).transferTo = to;
	return captureMap;
}
function createNameMap(pattern) {
	let re = /(?<capture>\((?:\?<(?![=!])(?<name>[^>]+)>|(?!\?)))|\\?./gsu, map = /* @__PURE__ */ new Map(), numCharClassesOpen = 0, numCaptures = 0, match;
	for (; match = re.exec(pattern);) {
		let { 0: m, groups: { capture, name } } = match;
		m === "[" ? numCharClassesOpen++ : numCharClassesOpen ? m === "]" && numCharClassesOpen-- : capture && (numCaptures++, name && map.set(numCaptures, name));
	}
	return map;
}
function toRegExp(pattern, options) {
	let d = toRegExpDetails(pattern, options);
	return d.options ? new EmulatedRegExp(d.pattern, d.flags, d.options) : new RegExp(d.pattern, d.flags);
}
function toRegExpDetails(pattern, options) {
	let opts = getOptions(options), regexPlusAst = transform(J(pattern, {
		flags: opts.flags,
		normalizeUnknownPropertyNames: !0,
		rules: {
			captureGroup: opts.rules.captureGroup,
			singleline: opts.rules.singleline
		},
		skipBackrefValidation: opts.rules.allowOrphanBackrefs,
		unicodePropertyMap: JsUnicodePropertyMap
	}), {
		accuracy: opts.accuracy,
		asciiWordBoundaries: opts.rules.asciiWordBoundaries,
		avoidSubclass: opts.avoidSubclass,
		bestEffortTarget: opts.target
	}), generated = generate(regexPlusAst, opts), recursionResult = recursion(generated.pattern, {
		captureTransfers: generated._captureTransfers,
		hiddenCaptures: generated._hiddenCaptures,
		mode: "external"
	}), atomicResult = atomic(possessive(recursionResult.pattern).pattern, {
		captureTransfers: recursionResult.captureTransfers,
		hiddenCaptures: recursionResult.hiddenCaptures
	}), details = {
		pattern: atomicResult.pattern,
		flags: `${opts.hasIndices ? "d" : ""}${opts.global ? "g" : ""}${generated.flags}${generated.options.disable.v ? "u" : "v"}`
	};
	if (opts.avoidSubclass) {
		if (opts.lazyCompileLength !== Infinity) throw Error("Lazy compilation requires subclass");
	} else {
		let hiddenCaptures = atomicResult.hiddenCaptures.sort((a, b) => a - b), transfers = Array.from(atomicResult.captureTransfers), strategy = regexPlusAst._strategy, lazyCompile = details.pattern.length >= opts.lazyCompileLength;
		(hiddenCaptures.length || transfers.length || strategy || lazyCompile) && (details.options = {
			...hiddenCaptures.length && { hiddenCaptures },
			...transfers.length && { transfers },
			...strategy && { strategy },
			...lazyCompile && { lazyCompile }
		});
	}
	return details;
}
// node_modules/@shikijs/engine-javascript/dist/engine-compile.mjs
/**
* The default regex constructor for the JavaScript RegExp engine.
*/
function defaultJavaScriptRegexConstructor(pattern, options) {
	return toRegExp(pattern, {
		global: !0,
		hasIndices: !0,
		lazyCompileLength: 3e3,
		rules: {
			allowOrphanBackrefs: !0,
			asciiWordBoundaries: !0,
			captureGroup: !0,
			recursionLimit: 5,
			singleline: !0
		},
		...options
	});
}
/**
* Use the modern JavaScript RegExp engine to implement the OnigScanner.
*
* As Oniguruma supports some features that can't be emulated using native JavaScript regexes, some
* patterns are not supported. Errors will be thrown when parsing TextMate grammars with
* unsupported patterns, and when the grammar includes patterns that use invalid Oniguruma syntax.
* Set `forgiving` to `true` to ignore these errors and skip any unsupported or invalid patterns.
*/
function createJavaScriptRegexEngine(options = {}) {
	let _options = {
		target: "auto",
		cache: /* @__PURE__ */ new Map(),
		...options
	};
	return _options.regexConstructor ||= (pattern) => defaultJavaScriptRegexConstructor(pattern, { target: _options.target }), {
		createScanner(patterns) {
			return new JavaScriptScanner(patterns, _options);
		},
		createString: createJavaScriptEngineString
	};
}
export { createJavaScriptRegexEngine };
