import { n as __require, r as __toESM, t as __commonJSMin } from "./part-rolldown-runtime.mjs";
import { i as errorChain, l as invariant, m as placeOfWords, n as asError, p as placeIn, t as FieldguideError, u as isDataFault } from "./part-errors.mjs";
import { a as hintFor, c as jsonForScript, d as parseJson, i as formatBytes, l as longDate, n as escapeHtml, o as inlineCode$1, p as printable, r as foldText, s as isRecord, t as decodeEntities, u as nearest } from "./part-text.mjs";
import { A as baseUrlAdvice, At as noSearch, Bt as openMenu, C as announcement, Ct as main, Dt as movedTo, E as appliesToMarkdown, Et as moved, F as breadcrumbs$1, H as crashSearch, Ht as pageDidNotHelp, I as clear, Jt as partCrashed, K as docsSidebar, L as close, M as before, Nt as notFoundTitle, O as backToReference, Pt as notLoaded, Qt as printPage, R as closeMenu, Rt as onThisPage, St as loading, T as appliesToBadges, Tt as menuThen, U as diagram, Ut as pageHelped, W as directLink, Wt as pageMenu, Y as done, _ as admonitionSecondary, _n as toDark, _t as lastUpdatedBy, a as readSession, bn as tryAgain, c as shownIn, dn as skipToMain, en as quoted, f as admonitionCaution, fn as startAgain, ft as home, g as admonitionNote, gt as lastUpdated$1, h as admonitionInfo, hn as tableOf, i as isShell, in as search, it as feedbackHelpful, j as baseUrlTitle, jt as notFoundAdvice, k as backToTop, l as ROLES, lt as filterPages, m as admonitionImportant, mt as inEachRow, n as createWorkerTools, nn as retry, o as labelsIn, on as searchNeedsScripts, p as admonitionDanger, pn as startAgainSearch, pt as homePage, qt as pagination, r as fenceLanguages, rn as rows, rt as feedback, s as readDiagram, sn as searchPlaceholder, u as wrapText, ut as footnotes, v as admonitionSuccess, vn as toDo, vt as lastUpdatedOn, w as appliesTo, wt as menu, xt as listOfPages, y as admonitionWarning, yn as toLight, yt as lastUpdatedOnBy, zt as openIn } from "./part-compileTools.mjs";
import { o as rowAnchorOf } from "./part-sections.mjs";
import { t as glossarySynonyms } from "./part-synonyms.mjs";
import { n as require__by_require_react, t as require_server } from "./part-server.mjs";
import { A as sharedHref, C as mapSrcset, D as routeFile, E as normalizeRoute, O as routeHref, T as normalizeBaseUrl, _ as foreignOrigin, a as PORTABLE_SCRIPT_ID, b as isScriptUrl, c as SEARCH_DIALOG_ID, d as TEXTS_ID, f as TOC_TITLE_ID, g as fileHref, h as encodePath, i as PAGE_FACTS_ID, j as splitLink, k as routeOfPath, l as SITE_FACTS_ID, m as decodePath, n as MAIN_ID, p as SCRIPT_URL, s as ROOT_ID, t as ARTICLE_ID, w as markdownFile, x as joinPath, y as isExternal } from "./part-shellIds.mjs";
import { a as boolean, b as _isoDateTime, d as object, g as union, h as string, i as base64, l as literal, m as strictObject, n as _enum, o as custom, p as record, r as array, s as discriminatedUnion, t as ZodISODateTime, u as number, v as url, y as toJSONSchema } from "./part-schemas.mjs";
import { n as keptJson, t as keepJson } from "./part-keptJson.mjs";
import { stripVTControlCharacters } from "node:util";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { existsSync, mkdirSync, readFileSync, readdirSync, realpathSync, statSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { createHash } from "node:crypto";
import { createRequire } from "module";
// src/engine/content/headingMarks.ts
const MARK$1 = /^\{(?:#(?<id>[^\s{}]+)|applies(?<applies>(?:\s+[\w-]+="[^"]*")+)\s*)\}\s*$/;
/** Removes the marks from the end of a heading, one of each kind. `known`: marks already found after them. */
function takeHeadingMarks(heading, known = {}) {
	let last = heading.children.at(-1), start = last?.type === "text" ? last.value.lastIndexOf("{") : -1;
	if (last?.type !== "text" || start < 0) return known;
	let { id, applies } = MARK$1.exec(last.value.slice(start))?.groups ?? {};
	return id && known.id === void 0 || applies && known.applies === void 0 ? (last.value = last.value.slice(0, start).trimEnd(), last.value === "" && heading.children.pop(), takeHeadingMarks(heading, {
		id: id ?? known.id,
		applies: applies ?? known.applies
	})) : known;
}
// src/engine/content/htmlVocabulary.ts
const words$1 = (list) => new Set(list.trim().split(/\s+/)), HTML_ELEMENTS = words$1("\n  a abbr acronym address area article aside audio b base bdi bdo big blockquote br button canvas caption\n  center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset\n  figcaption figure font footer form h1 h2 h3 h4 h5 h6 header hgroup hr i iframe img\n  input ins kbd label legend li link main map mark math menu meta meter nav object ol optgroup option\n  output p param picture pre progress q rp rt ruby s samp script search section select slot small source span\n  strike strong style sub summary sup svg table tbody td textarea tfoot th thead time tr track\n  tt u ul var video wbr"), DOCUMENT_ELEMENTS = words$1("body frame frameset head html noscript plaintext template title"), BLOCK_ELEMENTS = words$1("\n  address article aside blockquote body caption center dd desc details dialog dir div dl dt fieldset figcaption\n  figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html iframe legend li main menu nav ol optgroup option p\n  search section select summary table tbody text textarea tfoot thead title tr ul"), VOID_ELEMENTS = words$1("area base br col embed frame hr img input link meta param source track wbr"), OPTIONAL_END = words$1("p li dt dd tr td th thead tbody tfoot colgroup caption option optgroup rp rt html head body"), SVG_ELEMENTS = words$1("\n  a animate animateMotion animateTransform circle clipPath defs desc ellipse feBlend feColorMatrix feComposite\n  feDropShadow feFlood feGaussianBlur feMerge feMergeNode feOffset filter foreignObject g image line\n  linearGradient marker mask metadata mpath path pattern polygon polyline radialGradient rect script set stop\n  style svg switch symbol text textPath title tspan use view"), REMOVED = words$1("script style base meta link object embed");
/** The HTML element of a tag; undefined if the tag is text. */
function elementName(rawName, inSvg) {
	if (inSvg && SVG_ELEMENTS.has(rawName)) return rawName;
	let lower = rawName.toLowerCase(), spelled = rawName === lower || rawName === rawName.toUpperCase();
	return HTML_ELEMENTS.has(lower) && spelled ? lower : void 0;
}
/** Whether a tag is named as components are. */
function isCapital(name) {
	return /^[A-Z][A-Za-z.]*$/.test(name);
}
// src/engine/content/pageTree.ts
/** Name of a component that is taken out with all it holds. */
const DROPPED = "dropped";
/** Whether a node shows nothing by itself. */
function isInvisible(node) {
	let { type } = node;
	return node.type === "heading" ? !!node.data?.isEmpty : type === "definition" || type === "footnoteDefinition";
}
function rangeOf({ position }) {
	let start = position?.start.offset ?? 0;
	return {
		start,
		end: position?.end.offset ?? start
	};
}
/** The host of an address such as `http://<host>/` is no host: the parser takes what is written with entities for a link. */
function unlinked(url) {
	if (/^https?:\/\/\S*&(?:lt|gt);/.test(url)) return url.replace(/&lt;/g, "<").replace(/&gt;/g, ">");
}
/** The node of a `:::type` that is its title. */
function isLabel(node) {
	return node.type === "paragraph" && !!node.data?.directiveLabel;
}
// src/engine/content/plainText.ts
/** A node's text as a reader sees it: placeholders such as `<host>` belong to it, tags of HTML do not. */
function plainText(node, page) {
	return node.type === "html" ? page.isText(node.value) ? node.value : "" : "value" in node ? node.value : node.type === "image" || node.type === "imageReference" ? node.alt ?? "" : node.type === "break" ? " " : node.type === "textDirective" ? page.sourceOf(node) : "children" in node ? node.children.map((child) => plainText(child, page)).join("") : "";
}
/** A text on one line. */
function oneLine(text) {
	return text.replace(/\s+/g, " ").trim();
}
/**
* The text of the first-level heading that a page begins with; undefined where it does not begin with one. Comments may
* be before it.
*/
function contentTitle(page) {
	let first = page.root.children.find((node) => !isInvisible(node) && !isComment(node));
	if (first?.type === "heading" && first.depth === 1) return takeHeadingMarks(first), textIn(first, page.text);
}
/** The first sentence or so of a page's first paragraph, for pages without a description. */
function excerpt(page) {
	let text = firstParagraph(page.root, (paragraph) => textIn(paragraph, page.text));
	if (text.length <= 160) return text;
	let end = text.lastIndexOf(" ", 159);
	return `${text.slice(0, end > 0 ? end : 159).replace(/[\s,;:.]+$/, "")}…`;
}
/** The text of the first paragraph that has one; those in lists and quotes do not count, and captions of pictures. */
function firstParagraph({ children }, textOf) {
	for (let node of children) {
		let isProse = node.type === "paragraph" && !isLabel(node) && !isPicture(node.children[0]), text = node.type === "containerDirective" ? firstParagraph(node, textOf) : isProse ? textOf(node) : "";
		if (text !== "") return text;
	}
	return "";
}
/** A picture, or one that is a link, as badges are. */
function isPicture(node) {
	return node?.type === "link" || node?.type === "linkReference" ? isPicture(node.children[0]) : node?.type === "image" || node?.type === "imageReference";
}
function isComment(node) {
	return node.type === "html" && /^\s*<!--/.test(node.value) && /-->\s*$/.test(node.value);
}
/** The text of a block on one line. */
function textIn(block, source) {
	let sourceOf = (node) => {
		let { start, end } = rangeOf(node);
		return source.slice(start, end);
	}, written = sourceOf(block), text = plainText(block, {
		sourceOf,
		isText: (tag) => isText(tag, written)
	});
	return printable(oneLine(text.slice(0, 2e3)));
}
/** Whether a tag in a text is neither an element nor a component; of those that are not known, a whole one is a component. */
function isText(tag, text) {
	let name = /^<\/?([A-Za-z][\w.:-]*)/.exec(tag)?.[1];
	return name === void 0 || elementName(name, !1) ? !1 : !isCapital(name) || !(tag.endsWith("/>") || text.includes(`</${name}>`));
}
/** Restore phantom-space sentinels to real spaces, allocating only when present. */
function restorePhantomSpaces(value) {
	return value.includes("") ? value.replaceAll("", " ") : value;
}
// node_modules/satteri/dist/wire-read.js
/**
* Little-endian primitives for reading the walk/snapshot wire buffers. Shared by
* the hand-written decoders and the generated layout decoder so both interpret
* the bytes identically.
*/
const textDecoder = new TextDecoder("utf-8", { ignoreBOM: !0 });
/** Read a u32 (LE) at `off`. */
function ru32(view, off) {
	return view.getUint32(off, !0);
}
/** Read a UTF-8 string of `len` bytes at `off`. Very short ASCII runs decode
*  with a charCode loop — TextDecoder's per-call overhead dominates there. The
*  threshold is lower than the encode-side `INLINE_STR_MAX`: decoding builds a
*  JS string by concatenation, which costs more per char than storing bytes.
*  Measured crossover ~8-12 bytes (Node 24: 8B 30 vs 57 ns, 16B 64 vs 57). */
function rstr(buf, off, len) {
	if (len === 0) return "";
	if (len <= 8) {
		let ascii = !0;
		for (let i = 0; i < len; i++) if (buf[off + i] > 127) {
			ascii = !1;
			break;
		}
		if (ascii) {
			let s = "";
			for (let i = 0; i < len; i++) s += String.fromCharCode(buf[off + i]);
			return s;
		}
	}
	return textDecoder.decode(buf.subarray(off, off + len));
}
/**
* Decode the 24-byte position block ([startOffset, endOffset, startLine,
* startColumn, endLine, endColumn], u32 LE each) shared by the walk prefixes
* and the snapshot node structs. A zero start line is the sentinel for
* synthesized nodes with no source range (e.g. GFM autolink-literal nodes, or a
* plugin-built replacement spliced by the rebuild): unist lines are 1-based, so
* line 0 always means "no source position" — even when the rebuild has rebased
* the (otherwise zero) offset by the spliced subtree's source base. Surfaced as
* `undefined` so a node reads the same however it's reached.
*/
function readPosition(view, off) {
	let startLine = ru32(view, off + 8);
	if (startLine !== 0) return {
		start: {
			offset: ru32(view, off),
			line: startLine,
			column: ru32(view, off + 12)
		},
		end: {
			offset: ru32(view, off + 4),
			line: ru32(view, off + 16),
			column: ru32(view, off + 20)
		}
	};
}
new TextEncoder();
// node_modules/satteri/dist/hast/element-props.js
/** Decode a HAST element property value from its wire `(kind, value)` — shared
*  by the walk decoder and the snapshot reader so the kind dispatch lives once.
*  The bool kinds carry no value string (callers pass `""`). */
function decodeElementProp(kind, value) {
	switch (kind) {
		case 1: return !0;
		case 2: return !1;
		case 3: return value.split(" ").filter((s) => s.length > 0);
		case 4: {
			let items = value.split(",").map((s) => s.trim());
			return items[items.length - 1] === "" && items.pop(), items;
		}
		case 7: {
			let items = value.split(",").map((s) => s.trim());
			return items[items.length - 1] === "" && items.pop(), items.map((s) => s !== "" && !Number.isNaN(Number(s)) ? Number(s) : s);
		}
		case 5: return Number(value);
		default: return value;
	}
}
// node_modules/satteri/dist/string-pool.js
const NO_WORDS = /* @__PURE__ */ new Uint32Array();
/**
* Byte-offset to UTF-16-offset remap for a wire string pool holding multibyte
* sequences, so the once-decoded pool can still be sliced with `substring`
* instead of a `TextDecoder` call per string.
*/
var PoolOffsets = class {
	#starts;
	#shifts;
	#count;
	#hint = 0;
	/** `extraBytes` is the pool's byte length minus its UTF-16 length, which
	*  bounds the multibyte character count: each one costs at least one byte. */
	constructor(bytes, extraBytes) {
		let starts = new Uint32Array(extraBytes), shifts = new Uint32Array(extraBytes), n = bytes.length, pad = 4 - (bytes.byteOffset & 3) & 3, wordCount = n > pad ? n - pad >> 2 : 0, words = wordCount === 0 ? NO_WORDS : new Uint32Array(bytes.buffer, bytes.byteOffset + pad, wordCount), count = 0, shift = 0, i = 0;
		for (;;) {
			if (i >= pad && !(i - pad & 3)) {
				let w = i - pad >> 2;
				for (; w < wordCount && !((words[w] ?? 0) & 2155905152);) w++;
				i = pad + (w << 2);
			}
			if (i >= n) break;
			let lead = bytes[i] ?? 0;
			lead < 128 ? i++ : (starts[count] = i, lead < 224 ? (shift += 1, i += 2) : lead < 240 ? (shift += 2, i += 3) : (shift += 2, i += 4), shifts[count] = shift, count++);
		}
		this.#starts = starts, this.#shifts = shifts, this.#count = count;
	}
	/** How many multibyte characters start strictly before `byteOffset`. */
	#seek(byteOffset) {
		let starts = this.#starts, count = this.#count, hint = this.#hint;
		if ((hint === count || (starts[hint] ?? 0) >= byteOffset) && (hint === 0 || (starts[hint - 1] ?? 0) < byteOffset)) return hint;
		let lo = 0, hi = count;
		for (; lo < hi;) {
			let mid = lo + hi >> 1;
			(starts[mid] ?? 0) < byteOffset ? lo = mid + 1 : hi = mid;
		}
		return this.#hint = lo, lo;
	}
	#shiftAt(index) {
		return index === 0 ? 0 : this.#shifts[index - 1] ?? 0;
	}
	/** Both ends of a string ref sit on character boundaries, so the remap is exact. */
	slice(text, offset, len) {
		let start = offset - this.#shiftAt(this.#seek(offset)), endByte = offset + len;
		return text.substring(start, endByte - this.#shiftAt(this.#seek(endByte)));
	}
};
// node_modules/satteri/dist/hast/generated/node-types.js
/** Node-type tag -> canonical AST name. */
const TYPE_NAMES$1 = {
	0: "root",
	1: "element",
	2: "text",
	3: "comment",
	4: "doctype",
	5: "raw",
	10: "mdxJsxFlowElement",
	11: "mdxJsxTextElement",
	12: "mdxFlowExpression",
	13: "mdxjsEsm",
	14: "mdxTextExpression"
}, NAME_TO_TYPE$1 = {
	root: 0,
	element: 1,
	text: 2,
	comment: 3,
	doctype: 4,
	raw: 5,
	mdxJsxFlowElement: 10,
	mdxJsxTextElement: 11,
	mdxFlowExpression: 12,
	mdxjsEsm: 13,
	mdxTextExpression: 14
}, VISITOR_KEYS = /* @__PURE__ */ new Set([
	"element",
	"text",
	"comment",
	"doctype",
	"raw",
	"mdxJsxFlowElement",
	"mdxJsxTextElement",
	"mdxFlowExpression",
	"mdxjsEsm",
	"mdxTextExpression"
]), FIELD = {
	id: 0,
	node_type: 4,
	parent: 8,
	start_offset: 12,
	end_offset: 16,
	start_line: 20,
	start_column: 24,
	end_line: 28,
	end_column: 32,
	children_start: 36,
	children_count: 40,
	data_offset: 44,
	data_len: 48
}, HEADER = {
	magic: 0,
	kind: 4,
	node_struct_size: 8,
	node_count: 12,
	nodes_offset: 16,
	children_count: 20,
	children_offset: 24,
	type_data_len: 28,
	type_data_offset: 32,
	string_pool_len: 36,
	string_pool_offset: 40,
	node_data_count: 44,
	node_data_offset: 48
}, HAST_ROOT = NAME_TO_TYPE$1.root, HAST_ELEMENT = NAME_TO_TYPE$1.element, HAST_TEXT = NAME_TO_TYPE$1.text, HAST_COMMENT = NAME_TO_TYPE$1.comment, HAST_RAW = NAME_TO_TYPE$1.raw, HAST_MDX_JSX_ELEMENT = NAME_TO_TYPE$1.mdxJsxFlowElement, HAST_MDX_JSX_TEXT_ELEMENT = NAME_TO_TYPE$1.mdxJsxTextElement, HAST_MDX_FLOW_EXPRESSION = NAME_TO_TYPE$1.mdxFlowExpression, HAST_MDX_ESM = NAME_TO_TYPE$1.mdxjsEsm, HAST_MDX_TEXT_EXPRESSION = NAME_TO_TYPE$1.mdxTextExpression;
// node_modules/satteri/dist/freeze.js
/** Freeze JSON-shaped data recursively; never call on objects with lazy getters. */
function deepFreeze(value) {
	if (typeof value == "object" && value && !Object.isFrozen(value)) {
		Object.freeze(value);
		for (let key of Object.keys(value)) deepFreeze(value[key]);
	}
	return value;
}
// node_modules/satteri/dist/materializer-cache.js
/**
* Shared materializer machinery for the HAST and MDAST flavors: per-reader
* node memo, lazy `children` descriptors, and the frozen-mode (plugin walk
* path) freeze rules.
*/
/**
* Build a memoizing materializer, memoized per `(reader, id)`.
*
* `node` materializes one node with lazy `children`; `frozen` (the plugin walk
* path) deep-freezes every node at construction so plugins cannot corrupt the
* shared cache. `tree` materializes a whole tree eagerly, which is what the
* step-by-step API wants: it asked for the tree, so laziness would only add
* per-node accessor overhead.
*/
function createMaterializer(spec) {
	let readerCaches = /* @__PURE__ */ new WeakMap();
	function materialize(reader, nodeId, frozen = !1, refs) {
		let cache = readerCache(reader, frozen, refs), node = cache.nodes.get(nodeId);
		return node === void 0 && (node = buildNode(reader, cache, nodeId, reader.getNodeType(nodeId)), cache.nodes.set(nodeId, node)), node;
	}
	/** Frozen-mode `children`: memoized in `cache.childLists` because the node
	*  is frozen, so the accessor cannot self-replace with a data property. */
	function frozenChildrenDescriptor(reader, cache) {
		return {
			get() {
				let nodeId = this._nodeId, value = cache.childLists.get(nodeId);
				if (value === void 0) {
					let ids = reader.getChildIds(nodeId), built = Array(ids.length), i = 0;
					for (let childId of ids) built[i++] = materialize(reader, childId, !0);
					value = Object.freeze(built), cache.childLists.set(nodeId, value);
				}
				return value;
			},
			configurable: !0,
			enumerable: !0
		};
	}
	/** Mutable-mode `children`: self-replacing with a plain writable array on
	*  first read. The id is captured rather than stored on the node, so a
	*  materialized tree carries no marker for `toEqual` or a spread to find. */
	function mutableChildrenDescriptor(reader, nodeId) {
		return {
			get() {
				let ids = reader.getChildIds(nodeId), value = Array(ids.length), i = 0;
				for (let childId of ids) value[i++] = materialize(reader, childId);
				return Object.defineProperty(this, "children", {
					value,
					writable: !0,
					configurable: !0,
					enumerable: !0
				}), value;
			},
			configurable: !0,
			enumerable: !0
		};
	}
	function readerCache(reader, frozen, refs) {
		let cache = readerCaches.get(reader);
		if (cache === void 0 && (cache = {
			nodes: /* @__PURE__ */ new Map(),
			childLists: /* @__PURE__ */ new Map(),
			children: void 0,
			frozen,
			refs
		}, frozen && (cache.children = frozenChildrenDescriptor(reader, cache)), readerCaches.set(reader, cache)), cache.frozen !== frozen) throw Error(`${spec.label}: a reader cannot mix frozen and mutable materialization`);
		return cache;
	}
	function buildNode(reader, cache, nodeId, nodeType, eager = !1) {
		let node = { type: spec.typeNames[nodeType] ?? `unknown(${nodeType})` }, position = reader.getPosition(nodeId);
		position !== void 0 && (node.position = position), cache.frozen && (cache.refs?.set(node, nodeId), Object.defineProperty(node, "_nodeId", {
			value: nodeId,
			writable: !1,
			configurable: !0,
			enumerable: !1
		})), spec.populate(node, reader, nodeId, nodeType);
		let rawData = reader.getNodeData(nodeId);
		if (rawData !== null) try {
			let parsed = JSON.parse(rawData);
			parsed && typeof parsed == "object" && Object.keys(parsed).length > 0 && Object.defineProperty(node, "data", {
				value: parsed,
				writable: !0,
				configurable: !0,
				enumerable: !0
			});
		} catch {}
		if (!eager && spec.hasChildren(nodeType, node, reader, nodeId) && Object.defineProperty(node, "children", cache.children ?? mutableChildrenDescriptor(reader, nodeId)), cache.frozen) {
			let descriptors = Object.getOwnPropertyDescriptors(node);
			for (let key of Object.keys(descriptors)) {
				let desc = descriptors[key];
				desc !== void 0 && "value" in desc && deepFreeze(desc.value);
			}
			Object.freeze(node);
		}
		return node;
	}
	/**
	* Iterative on purpose: recursing to full document depth overflows on deeply
	* nested input, and nothing else here descends more than one level.
	*
	* Breadth-first over the parents still to fill, so every node is built and
	* every child list decoded exactly once, and a child is wired into its
	* parent's array as it is built rather than in a second pass.
	*/
	function fillTree(reader, cache, rootId) {
		let rootType = reader.getNodeType(rootId), root = buildNode(reader, cache, rootId, rootType, !0);
		if (!spec.hasChildren(rootType, root, reader, rootId)) return root;
		let parents = [root], parentIds = [rootId];
		for (let p = 0; p < parentIds.length; p++) {
			let parent = parents[p], parentId = parentIds[p];
			if (parent === void 0 || parentId === void 0) continue;
			let ids = reader.getChildIds(parentId), kids = Array(ids.length);
			for (let i = 0; i < ids.length; i++) {
				let childId = ids[i];
				if (childId === void 0) continue;
				let childType = reader.getNodeType(childId), child = buildNode(reader, cache, childId, childType, !0);
				kids[i] = child, spec.hasChildren(childType, child, reader, childId) && (parents.push(child), parentIds.push(childId));
			}
			parent.children = kids;
		}
		return root;
	}
	/** Whole tree at once: the caller will walk it, so lazy accessors cost more than they defer. */
	function materializeTree(reader, rootId) {
		return fillTree(reader, readerCache(reader, !1, void 0), rootId);
	}
	return {
		node: materialize,
		tree: materializeTree
	};
}
// node_modules/satteri/dist/hast/hast-materializer.js
/** Container node types (the ones that carry `children`); everything else is a leaf. */
const HAST_CONTAINER_TYPES = /* @__PURE__ */ new Set([
	HAST_ROOT,
	HAST_ELEMENT,
	HAST_MDX_JSX_ELEMENT,
	HAST_MDX_JSX_TEXT_ELEMENT
]);
createMaterializer({
	label: "materializeHastNode",
	typeNames: TYPE_NAMES$1,
	hasChildren: (nodeType) => HAST_CONTAINER_TYPES.has(nodeType),
	populate(node, reader, nodeId, nodeType) {
		switch (nodeType) {
			case HAST_ELEMENT:
				reader.readElementInto(nodeId, node);
				break;
			case HAST_TEXT:
			case HAST_COMMENT:
			case HAST_RAW:
				node.value = reader.getTextValue(nodeId);
				break;
			case HAST_MDX_JSX_ELEMENT:
			case HAST_MDX_JSX_TEXT_ELEMENT: {
				let { name, attributes } = reader.getMdxJsxElementData(nodeId);
				node.name = name, node.attributes = attributes;
				break;
			}
			case HAST_MDX_FLOW_EXPRESSION:
			case HAST_MDX_TEXT_EXPRESSION:
				node.value = restorePhantomSpaces(reader.getTextValue(nodeId));
				break;
			case HAST_MDX_ESM: node.value = reader.getTextValue(nodeId);
		}
	}
}).node;
// node_modules/satteri/index.js
const require$2 = createRequire(import.meta.url);
new URL(".", import.meta.url).pathname;
const { readFileSync: readFileSync$1 } = require$2("fs");
let nativeBinding = null;
const loadErrors = [], isMusl = () => {
	let musl = !1;
	return process.platform === "linux" && (musl = isMuslFromFilesystem(), musl === null && (musl = isMuslFromReport()), musl === null && (musl = isMuslFromChildProcess())), musl;
}, isFileMusl = (f) => f.includes("libc.musl-") || f.includes("ld-musl-"), isMuslFromFilesystem = () => {
	try {
		return readFileSync$1("/usr/bin/ldd", "utf-8").includes("musl");
	} catch {
		return null;
	}
}, isMuslFromReport = () => {
	let report = null;
	return process.report && typeof process.report.getReport == "function" && (process.report.excludeNetwork = !0, report = process.report.getReport()), report ? report.header && report.header.glibcVersionRuntime ? !1 : !!(Array.isArray(report.sharedObjects) && report.sharedObjects.some(isFileMusl)) : null;
}, isMuslFromChildProcess = () => {
	try {
		return require$2("child_process").execSync("ldd --version", { encoding: "utf8" }).includes("musl");
	} catch {
		return !1;
	}
};
function requireNative() {
	if (process.env.NAPI_RS_NATIVE_LIBRARY_PATH) try {
		return require$2(process.env.NAPI_RS_NATIVE_LIBRARY_PATH);
	} catch (err) {
		loadErrors.push(err);
	}
	else if (process.platform === "android") {
		if (process.arch === "arm64") {
			try {
				return require$2("./satteri_napi.android-arm64.node");
			} catch (e) {
				loadErrors.push(e);
			}
			try {
				let binding = require$2("@bruits/satteri-android-arm64"), bindingPackageVersion = require$2("@bruits/satteri-android-arm64/package.json").version;
				if (bindingPackageVersion !== "0.10.1" && process.env.NAPI_RS_ENFORCE_VERSION_CHECK && process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== "0") throw Error(`Native binding package version mismatch, expected 0.10.1 but got ${bindingPackageVersion}. You can reinstall dependencies to fix this issue.`);
				return binding;
			} catch (e) {
				loadErrors.push(e);
			}
		} else if (process.arch === "arm") {
			try {
				return require$2("./satteri_napi.android-arm-eabi.node");
			} catch (e) {
				loadErrors.push(e);
			}
			try {
				let binding = require$2("@bruits/satteri-android-arm-eabi"), bindingPackageVersion = require$2("@bruits/satteri-android-arm-eabi/package.json").version;
				if (bindingPackageVersion !== "0.10.1" && process.env.NAPI_RS_ENFORCE_VERSION_CHECK && process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== "0") throw Error(`Native binding package version mismatch, expected 0.10.1 but got ${bindingPackageVersion}. You can reinstall dependencies to fix this issue.`);
				return binding;
			} catch (e) {
				loadErrors.push(e);
			}
		} else loadErrors.push(/* @__PURE__ */ Error(`Unsupported architecture on Android ${process.arch}`));
	} else if (process.platform === "win32") {
		if (process.arch === "x64") {
			if (process.config && process.config.variables && process.config.variables.shlib_suffix === "dll.a" || process.config && process.config.variables && process.config.variables.node_target_type === "shared_library") {
				try {
					return require$2("./satteri_napi.win32-x64-gnu.node");
				} catch (e) {
					loadErrors.push(e);
				}
				try {
					let binding = require$2("@bruits/satteri-win32-x64-gnu"), bindingPackageVersion = require$2("@bruits/satteri-win32-x64-gnu/package.json").version;
					if (bindingPackageVersion !== "0.10.1" && process.env.NAPI_RS_ENFORCE_VERSION_CHECK && process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== "0") throw Error(`Native binding package version mismatch, expected 0.10.1 but got ${bindingPackageVersion}. You can reinstall dependencies to fix this issue.`);
					return binding;
				} catch (e) {
					loadErrors.push(e);
				}
			} else {
				try {
					return require$2("./satteri_napi.win32-x64-msvc.node");
				} catch (e) {
					loadErrors.push(e);
				}
				try {
					let binding = require$2("@bruits/satteri-win32-x64-msvc"), bindingPackageVersion = require$2("@bruits/satteri-win32-x64-msvc/package.json").version;
					if (bindingPackageVersion !== "0.10.1" && process.env.NAPI_RS_ENFORCE_VERSION_CHECK && process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== "0") throw Error(`Native binding package version mismatch, expected 0.10.1 but got ${bindingPackageVersion}. You can reinstall dependencies to fix this issue.`);
					return binding;
				} catch (e) {
					loadErrors.push(e);
				}
			}
		} else if (process.arch === "ia32") {
			try {
				return require$2("./satteri_napi.win32-ia32-msvc.node");
			} catch (e) {
				loadErrors.push(e);
			}
			try {
				let binding = require$2("@bruits/satteri-win32-ia32-msvc"), bindingPackageVersion = require$2("@bruits/satteri-win32-ia32-msvc/package.json").version;
				if (bindingPackageVersion !== "0.10.1" && process.env.NAPI_RS_ENFORCE_VERSION_CHECK && process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== "0") throw Error(`Native binding package version mismatch, expected 0.10.1 but got ${bindingPackageVersion}. You can reinstall dependencies to fix this issue.`);
				return binding;
			} catch (e) {
				loadErrors.push(e);
			}
		} else if (process.arch === "arm64") {
			try {
				return require$2("./satteri_napi.win32-arm64-msvc.node");
			} catch (e) {
				loadErrors.push(e);
			}
			try {
				let binding = require$2("@bruits/satteri-win32-arm64-msvc"), bindingPackageVersion = require$2("@bruits/satteri-win32-arm64-msvc/package.json").version;
				if (bindingPackageVersion !== "0.10.1" && process.env.NAPI_RS_ENFORCE_VERSION_CHECK && process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== "0") throw Error(`Native binding package version mismatch, expected 0.10.1 but got ${bindingPackageVersion}. You can reinstall dependencies to fix this issue.`);
				return binding;
			} catch (e) {
				loadErrors.push(e);
			}
		} else loadErrors.push(/* @__PURE__ */ Error(`Unsupported architecture on Windows: ${process.arch}`));
	} else if (process.platform === "darwin") {
		try {
			return require$2("./satteri_napi.darwin-universal.node");
		} catch (e) {
			loadErrors.push(e);
		}
		try {
			let binding = require$2("@bruits/satteri-darwin-universal"), bindingPackageVersion = require$2("@bruits/satteri-darwin-universal/package.json").version;
			if (bindingPackageVersion !== "0.10.1" && process.env.NAPI_RS_ENFORCE_VERSION_CHECK && process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== "0") throw Error(`Native binding package version mismatch, expected 0.10.1 but got ${bindingPackageVersion}. You can reinstall dependencies to fix this issue.`);
			return binding;
		} catch (e) {
			loadErrors.push(e);
		}
		if (process.arch === "x64") {
			try {
				return require$2("./satteri_napi.darwin-x64.node");
			} catch (e) {
				loadErrors.push(e);
			}
			try {
				let binding = require$2("@bruits/satteri-darwin-x64"), bindingPackageVersion = require$2("@bruits/satteri-darwin-x64/package.json").version;
				if (bindingPackageVersion !== "0.10.1" && process.env.NAPI_RS_ENFORCE_VERSION_CHECK && process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== "0") throw Error(`Native binding package version mismatch, expected 0.10.1 but got ${bindingPackageVersion}. You can reinstall dependencies to fix this issue.`);
				return binding;
			} catch (e) {
				loadErrors.push(e);
			}
		} else if (process.arch === "arm64") {
			try {
				return require$2("./satteri_napi.darwin-arm64.node");
			} catch (e) {
				loadErrors.push(e);
			}
			try {
				let binding = require$2("@bruits/satteri-darwin-arm64"), bindingPackageVersion = require$2("@bruits/satteri-darwin-arm64/package.json").version;
				if (bindingPackageVersion !== "0.10.1" && process.env.NAPI_RS_ENFORCE_VERSION_CHECK && process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== "0") throw Error(`Native binding package version mismatch, expected 0.10.1 but got ${bindingPackageVersion}. You can reinstall dependencies to fix this issue.`);
				return binding;
			} catch (e) {
				loadErrors.push(e);
			}
		} else loadErrors.push(/* @__PURE__ */ Error(`Unsupported architecture on macOS: ${process.arch}`));
	} else if (process.platform === "freebsd") {
		if (process.arch === "x64") {
			try {
				return require$2("./satteri_napi.freebsd-x64.node");
			} catch (e) {
				loadErrors.push(e);
			}
			try {
				let binding = require$2("@bruits/satteri-freebsd-x64"), bindingPackageVersion = require$2("@bruits/satteri-freebsd-x64/package.json").version;
				if (bindingPackageVersion !== "0.10.1" && process.env.NAPI_RS_ENFORCE_VERSION_CHECK && process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== "0") throw Error(`Native binding package version mismatch, expected 0.10.1 but got ${bindingPackageVersion}. You can reinstall dependencies to fix this issue.`);
				return binding;
			} catch (e) {
				loadErrors.push(e);
			}
		} else if (process.arch === "arm64") {
			try {
				return require$2("./satteri_napi.freebsd-arm64.node");
			} catch (e) {
				loadErrors.push(e);
			}
			try {
				let binding = require$2("@bruits/satteri-freebsd-arm64"), bindingPackageVersion = require$2("@bruits/satteri-freebsd-arm64/package.json").version;
				if (bindingPackageVersion !== "0.10.1" && process.env.NAPI_RS_ENFORCE_VERSION_CHECK && process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== "0") throw Error(`Native binding package version mismatch, expected 0.10.1 but got ${bindingPackageVersion}. You can reinstall dependencies to fix this issue.`);
				return binding;
			} catch (e) {
				loadErrors.push(e);
			}
		} else loadErrors.push(/* @__PURE__ */ Error(`Unsupported architecture on FreeBSD: ${process.arch}`));
	} else if (process.platform === "linux") {
		if (process.arch === "x64") {
			if (isMusl()) {
				try {
					return require$2("./satteri_napi.linux-x64-musl.node");
				} catch (e) {
					loadErrors.push(e);
				}
				try {
					let binding = require$2("@bruits/satteri-linux-x64-musl"), bindingPackageVersion = require$2("@bruits/satteri-linux-x64-musl/package.json").version;
					if (bindingPackageVersion !== "0.10.1" && process.env.NAPI_RS_ENFORCE_VERSION_CHECK && process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== "0") throw Error(`Native binding package version mismatch, expected 0.10.1 but got ${bindingPackageVersion}. You can reinstall dependencies to fix this issue.`);
					return binding;
				} catch (e) {
					loadErrors.push(e);
				}
			} else {
				try {
					return require$2("./satteri_napi.linux-x64-gnu.node");
				} catch (e) {
					loadErrors.push(e);
				}
				try {
					let binding = require$2("@bruits/satteri-linux-x64-gnu"), bindingPackageVersion = require$2("@bruits/satteri-linux-x64-gnu/package.json").version;
					if (bindingPackageVersion !== "0.10.1" && process.env.NAPI_RS_ENFORCE_VERSION_CHECK && process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== "0") throw Error(`Native binding package version mismatch, expected 0.10.1 but got ${bindingPackageVersion}. You can reinstall dependencies to fix this issue.`);
					return binding;
				} catch (e) {
					loadErrors.push(e);
				}
			}
		} else if (process.arch === "arm64") {
			if (isMusl()) {
				try {
					return require$2("./satteri_napi.linux-arm64-musl.node");
				} catch (e) {
					loadErrors.push(e);
				}
				try {
					let binding = require$2("@bruits/satteri-linux-arm64-musl"), bindingPackageVersion = require$2("@bruits/satteri-linux-arm64-musl/package.json").version;
					if (bindingPackageVersion !== "0.10.1" && process.env.NAPI_RS_ENFORCE_VERSION_CHECK && process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== "0") throw Error(`Native binding package version mismatch, expected 0.10.1 but got ${bindingPackageVersion}. You can reinstall dependencies to fix this issue.`);
					return binding;
				} catch (e) {
					loadErrors.push(e);
				}
			} else {
				try {
					return require$2("./satteri_napi.linux-arm64-gnu.node");
				} catch (e) {
					loadErrors.push(e);
				}
				try {
					let binding = require$2("@bruits/satteri-linux-arm64-gnu"), bindingPackageVersion = require$2("@bruits/satteri-linux-arm64-gnu/package.json").version;
					if (bindingPackageVersion !== "0.10.1" && process.env.NAPI_RS_ENFORCE_VERSION_CHECK && process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== "0") throw Error(`Native binding package version mismatch, expected 0.10.1 but got ${bindingPackageVersion}. You can reinstall dependencies to fix this issue.`);
					return binding;
				} catch (e) {
					loadErrors.push(e);
				}
			}
		} else if (process.arch === "arm") {
			if (isMusl()) {
				try {
					return require$2("./satteri_napi.linux-arm-musleabihf.node");
				} catch (e) {
					loadErrors.push(e);
				}
				try {
					let binding = require$2("@bruits/satteri-linux-arm-musleabihf"), bindingPackageVersion = require$2("@bruits/satteri-linux-arm-musleabihf/package.json").version;
					if (bindingPackageVersion !== "0.10.1" && process.env.NAPI_RS_ENFORCE_VERSION_CHECK && process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== "0") throw Error(`Native binding package version mismatch, expected 0.10.1 but got ${bindingPackageVersion}. You can reinstall dependencies to fix this issue.`);
					return binding;
				} catch (e) {
					loadErrors.push(e);
				}
			} else {
				try {
					return require$2("./satteri_napi.linux-arm-gnueabihf.node");
				} catch (e) {
					loadErrors.push(e);
				}
				try {
					let binding = require$2("@bruits/satteri-linux-arm-gnueabihf"), bindingPackageVersion = require$2("@bruits/satteri-linux-arm-gnueabihf/package.json").version;
					if (bindingPackageVersion !== "0.10.1" && process.env.NAPI_RS_ENFORCE_VERSION_CHECK && process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== "0") throw Error(`Native binding package version mismatch, expected 0.10.1 but got ${bindingPackageVersion}. You can reinstall dependencies to fix this issue.`);
					return binding;
				} catch (e) {
					loadErrors.push(e);
				}
			}
		} else if (process.arch === "loong64") {
			if (isMusl()) {
				try {
					return require$2("./satteri_napi.linux-loong64-musl.node");
				} catch (e) {
					loadErrors.push(e);
				}
				try {
					let binding = require$2("@bruits/satteri-linux-loong64-musl"), bindingPackageVersion = require$2("@bruits/satteri-linux-loong64-musl/package.json").version;
					if (bindingPackageVersion !== "0.10.1" && process.env.NAPI_RS_ENFORCE_VERSION_CHECK && process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== "0") throw Error(`Native binding package version mismatch, expected 0.10.1 but got ${bindingPackageVersion}. You can reinstall dependencies to fix this issue.`);
					return binding;
				} catch (e) {
					loadErrors.push(e);
				}
			} else {
				try {
					return require$2("./satteri_napi.linux-loong64-gnu.node");
				} catch (e) {
					loadErrors.push(e);
				}
				try {
					let binding = require$2("@bruits/satteri-linux-loong64-gnu"), bindingPackageVersion = require$2("@bruits/satteri-linux-loong64-gnu/package.json").version;
					if (bindingPackageVersion !== "0.10.1" && process.env.NAPI_RS_ENFORCE_VERSION_CHECK && process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== "0") throw Error(`Native binding package version mismatch, expected 0.10.1 but got ${bindingPackageVersion}. You can reinstall dependencies to fix this issue.`);
					return binding;
				} catch (e) {
					loadErrors.push(e);
				}
			}
		} else if (process.arch === "riscv64") {
			if (isMusl()) {
				try {
					return require$2("./satteri_napi.linux-riscv64-musl.node");
				} catch (e) {
					loadErrors.push(e);
				}
				try {
					let binding = require$2("@bruits/satteri-linux-riscv64-musl"), bindingPackageVersion = require$2("@bruits/satteri-linux-riscv64-musl/package.json").version;
					if (bindingPackageVersion !== "0.10.1" && process.env.NAPI_RS_ENFORCE_VERSION_CHECK && process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== "0") throw Error(`Native binding package version mismatch, expected 0.10.1 but got ${bindingPackageVersion}. You can reinstall dependencies to fix this issue.`);
					return binding;
				} catch (e) {
					loadErrors.push(e);
				}
			} else {
				try {
					return require$2("./satteri_napi.linux-riscv64-gnu.node");
				} catch (e) {
					loadErrors.push(e);
				}
				try {
					let binding = require$2("@bruits/satteri-linux-riscv64-gnu"), bindingPackageVersion = require$2("@bruits/satteri-linux-riscv64-gnu/package.json").version;
					if (bindingPackageVersion !== "0.10.1" && process.env.NAPI_RS_ENFORCE_VERSION_CHECK && process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== "0") throw Error(`Native binding package version mismatch, expected 0.10.1 but got ${bindingPackageVersion}. You can reinstall dependencies to fix this issue.`);
					return binding;
				} catch (e) {
					loadErrors.push(e);
				}
			}
		} else if (process.arch === "ppc64") {
			try {
				return require$2("./satteri_napi.linux-ppc64-gnu.node");
			} catch (e) {
				loadErrors.push(e);
			}
			try {
				let binding = require$2("@bruits/satteri-linux-ppc64-gnu"), bindingPackageVersion = require$2("@bruits/satteri-linux-ppc64-gnu/package.json").version;
				if (bindingPackageVersion !== "0.10.1" && process.env.NAPI_RS_ENFORCE_VERSION_CHECK && process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== "0") throw Error(`Native binding package version mismatch, expected 0.10.1 but got ${bindingPackageVersion}. You can reinstall dependencies to fix this issue.`);
				return binding;
			} catch (e) {
				loadErrors.push(e);
			}
		} else if (process.arch === "s390x") {
			try {
				return require$2("./satteri_napi.linux-s390x-gnu.node");
			} catch (e) {
				loadErrors.push(e);
			}
			try {
				let binding = require$2("@bruits/satteri-linux-s390x-gnu"), bindingPackageVersion = require$2("@bruits/satteri-linux-s390x-gnu/package.json").version;
				if (bindingPackageVersion !== "0.10.1" && process.env.NAPI_RS_ENFORCE_VERSION_CHECK && process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== "0") throw Error(`Native binding package version mismatch, expected 0.10.1 but got ${bindingPackageVersion}. You can reinstall dependencies to fix this issue.`);
				return binding;
			} catch (e) {
				loadErrors.push(e);
			}
		} else loadErrors.push(/* @__PURE__ */ Error(`Unsupported architecture on Linux: ${process.arch}`));
	} else if (process.platform === "openharmony") {
		if (process.arch === "arm64") {
			try {
				return require$2("./satteri_napi.openharmony-arm64.node");
			} catch (e) {
				loadErrors.push(e);
			}
			try {
				let binding = require$2("@bruits/satteri-openharmony-arm64"), bindingPackageVersion = require$2("@bruits/satteri-openharmony-arm64/package.json").version;
				if (bindingPackageVersion !== "0.10.1" && process.env.NAPI_RS_ENFORCE_VERSION_CHECK && process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== "0") throw Error(`Native binding package version mismatch, expected 0.10.1 but got ${bindingPackageVersion}. You can reinstall dependencies to fix this issue.`);
				return binding;
			} catch (e) {
				loadErrors.push(e);
			}
		} else if (process.arch === "x64") {
			try {
				return require$2("./satteri_napi.openharmony-x64.node");
			} catch (e) {
				loadErrors.push(e);
			}
			try {
				let binding = require$2("@bruits/satteri-openharmony-x64"), bindingPackageVersion = require$2("@bruits/satteri-openharmony-x64/package.json").version;
				if (bindingPackageVersion !== "0.10.1" && process.env.NAPI_RS_ENFORCE_VERSION_CHECK && process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== "0") throw Error(`Native binding package version mismatch, expected 0.10.1 but got ${bindingPackageVersion}. You can reinstall dependencies to fix this issue.`);
				return binding;
			} catch (e) {
				loadErrors.push(e);
			}
		} else if (process.arch === "arm") {
			try {
				return require$2("./satteri_napi.openharmony-arm.node");
			} catch (e) {
				loadErrors.push(e);
			}
			try {
				let binding = require$2("@bruits/satteri-openharmony-arm"), bindingPackageVersion = require$2("@bruits/satteri-openharmony-arm/package.json").version;
				if (bindingPackageVersion !== "0.10.1" && process.env.NAPI_RS_ENFORCE_VERSION_CHECK && process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== "0") throw Error(`Native binding package version mismatch, expected 0.10.1 but got ${bindingPackageVersion}. You can reinstall dependencies to fix this issue.`);
				return binding;
			} catch (e) {
				loadErrors.push(e);
			}
		} else loadErrors.push(/* @__PURE__ */ Error(`Unsupported architecture on OpenHarmony: ${process.arch}`));
	} else loadErrors.push(/* @__PURE__ */ Error(`Unsupported OS: ${process.platform}, architecture: ${process.arch}`));
}
nativeBinding = requireNative();
const forceWasi = process.env.NAPI_RS_FORCE_WASI === "true" || process.env.NAPI_RS_FORCE_WASI === "error";
if (!nativeBinding || forceWasi) {
	let wasiBinding = null, wasiBindingError = null;
	try {
		wasiBinding = require$2("./satteri_napi.wasi.cjs"), nativeBinding = wasiBinding;
	} catch (err) {
		forceWasi && (wasiBindingError = err);
	}
	if (!nativeBinding || forceWasi) try {
		wasiBinding = require$2("@bruits/satteri-wasm32-wasi"), nativeBinding = wasiBinding;
	} catch (err) {
		forceWasi && (wasiBindingError ? wasiBindingError.cause = err : wasiBindingError = err, loadErrors.push(err));
	}
	if (process.env.NAPI_RS_FORCE_WASI === "error" && !wasiBinding) {
		let error = /* @__PURE__ */ Error("WASI binding not found and NAPI_RS_FORCE_WASI is set to error");
		throw error.cause = wasiBindingError, error;
	}
}
if (!nativeBinding && globalThis.process?.versions?.webcontainer) try {
	nativeBinding = require$2("./webcontainer-fallback.cjs");
} catch (err) {
	loadErrors.push(err);
}
if (!nativeBinding) {
	if (loadErrors.length > 0) {
		let error = /* @__PURE__ */ Error("Cannot find native binding. npm has a bug related to optional dependencies (https://github.com/npm/cli/issues/4828). Please try `npm i` again after removing both package-lock.json and node_modules directory.");
		throw error.cause = loadErrors.reduce((err, cur) => (cur.cause = err, cur)), error;
	}
	throw Error("Failed to load native binding");
}
const { applyCommandsAndCompileHandle, applyCommandsAndConvertToHastHandle, applyCommandsAndRenderHandle, applyCommandsToHandle, applyCommandsToMdastHandle, applyMdastCommandsAndConvertAndCompile, applyMdastCommandsAndConvertAndRender, compileHandle, compileMdx, convertMdastToHastHandle, createHastHandle, createHastHandleFromHtml, createHastHandleWithFrontmatter, createMdastHandle, createMdxHastHandle, createMdxHastHandleWithFrontmatter, createMdxMdastHandle, dropHandle, getHandleSource, getMdastFrontmatter, getNodeData, markdownToHtmlFast, markdownToJsFast, mdastTextContentHandle, mdxToJsFast, parseEsm, parseExpression, parseToHtml, renderHandle, serializeHandle, setNodeData, textContentHandle, walkHandle, walkMdastHandle } = nativeBinding, HANDLE_EPOCHS = /* @__PURE__ */ new WeakMap(), EPOCH_CACHE_SLOTS = [];
function registerEpochCacheSlot(slot) {
	return EPOCH_CACHE_SLOTS.push(slot), slot;
}
/** Record that `handle`'s arena was rebuilt. Resolvers created before the bump
*  refuse to take a fresh snapshot afterwards (their ids are stale). */
function markHandleMutated(handle) {
	HANDLE_EPOCHS.set(handle, (HANDLE_EPOCHS.get(handle) ?? 0) + 1);
	for (let slot of EPOCH_CACHE_SLOTS) slot.delete(handle);
}
// node_modules/satteri/dist/child-stub.js
/**
* Shared machinery for walk-path child stubs (see `hast/child-stub.ts` and
* `mdast/child-stub.ts`): lightweight stand-ins that carry arena id + type
* eagerly and defer the full-arena snapshot until a plugin reads a real field.
* Passthrough children (the common replaceNode shape) thus compile to one-word
* refs without ever serializing the arena.
*/
/** Stub → materialized arena node, filled on the first real-field read. */
const REAL_NODES = /* @__PURE__ */ new WeakMap(), FIELD_GETTERS = /* @__PURE__ */ new Map();
function fieldGetter(key) {
	let getter = FIELD_GETTERS.get(key);
	return getter === void 0 && (getter = function() {
		let real = REAL_NODES.get(this);
		real === void 0 && (real = this._resolver.materializeOne(this._id), REAL_NODES.set(this, real));
		let value = real[key];
		return Object.defineProperty(this, key, {
			value,
			writable: !1,
			enumerable: !0,
			configurable: !1
		}), value;
	}, FIELD_GETTERS.set(key, getter)), getter;
}
/**
* Descriptor entries for one node type's stub fields. Own enumerable getters
* so a spread copy carries correct values. `position`/`data` ride on every
* stub; they may yield `undefined` where a materialized node omits the key —
* accepted drift, invisible to `toEqual`. Installed one `defineProperty` at a
* time: `Object.defineProperties` re-validates the whole map per call and
* costs nearly double.
*/
function stubDescriptors(fields) {
	let entries = [];
	for (let key of [
		...fields,
		"position",
		"data"
	]) entries.push([key, {
		get: fieldGetter(key),
		enumerable: !0,
		configurable: !0
	}]);
	return entries;
}
function installStubDescriptors(host, entries) {
	for (let i = 0; i < entries.length; i++) {
		let e = entries[i];
		e !== void 0 && Object.defineProperty(host, e[0], e[1]);
	}
}
/** Node tags are dense small ints, so the per-child stub loop indexes flat
*  arrays instead of paying Map/dictionary lookups. */
function flatByTag(table) {
	let flat = [];
	for (let tag of Object.keys(table)) {
		let nodeType = Number(tag);
		flat[nodeType] = table[nodeType];
	}
	return flat;
}
// node_modules/satteri/dist/hast/child-stub.js
const N$1 = NAME_TO_TYPE$1, HAST_STUB_FIELDS = {
	[N$1.root]: [],
	[N$1.element]: ["tagName", "properties"],
	[N$1.text]: ["value"],
	[N$1.comment]: ["value"],
	[N$1.doctype]: [],
	[N$1.raw]: ["value"],
	[N$1.mdxJsxFlowElement]: ["name", "attributes"],
	[N$1.mdxJsxTextElement]: ["name", "attributes"],
	[N$1.mdxFlowExpression]: ["value"],
	[N$1.mdxTextExpression]: ["value"],
	[N$1.mdxjsEsm]: ["value"]
}, TYPE_NAME_BY_TAG$1 = flatByTag(TYPE_NAMES$1), HAST_STUB_DESCRIPTORS = [];
for (let tag of Object.keys(HAST_STUB_FIELDS)) {
	let nodeType = Number(tag), fields = [...HAST_STUB_FIELDS[nodeType]];
	HAST_CONTAINER_TYPES.has(nodeType) && fields.push("children"), HAST_STUB_DESCRIPTORS[nodeType] = stubDescriptors(fields);
}
/** Unknown node types still expose the prelude-backed lazy fields. */
const FALLBACK_DESCRIPTORS$1 = stubDescriptors([]);
/**
* Walk-path child stub: arena id + `type` eagerly, every other field a lazy
* forward to the materialized node (first read snapshots the arena via
* `materializeOne`, which enforces the handle epoch). Spread/identity rules
* are enforced by `nid()` in hast-visitor.ts.
*/
var HastChildStub = class {
	_resolver;
	_id;
	type;
	constructor(resolver, id, nodeType) {
		this._resolver = resolver, this._id = id, this.type = TYPE_NAME_BY_TAG$1[nodeType] ?? `unknown(${nodeType})`, installStubDescriptors(this, HAST_STUB_DESCRIPTORS[nodeType] ?? FALLBACK_DESCRIPTORS$1);
	}
	/** @internal */
	get _refs() {
		return this._resolver.refs;
	}
};
Object.fromEntries([...VISITOR_KEYS].map((name) => [name, NAME_TO_TYPE$1[name]]));
function decodeProperties(view, buf, pos) {
	let propCount = view.getUint16(pos, !0);
	pos += 2;
	let properties = {};
	for (let i = 0; i < propCount; i++) {
		let nameLen = view.getUint16(pos, !0);
		pos += 2;
		let name = rstr(buf, pos, nameLen);
		pos += nameLen;
		let kind = buf[pos];
		pos += 1;
		let valLen = view.getUint16(pos, !0);
		pos += 2;
		let valStr = rstr(buf, pos, valLen);
		pos += valLen, properties[name] = decodeElementProp(kind, valStr);
	}
	return properties;
}
/** Build the child-stub list for a matched node from the wire's `[child_ids]
*  [child_types]` blocks, no arena snapshot. Stale ids are caught at
*  materialization: the resolver's epoch check refuses a snapshot once the
*  arena has mutated or been dropped. */
function readChildStubs(view, buf, idsPos, typesPos, count, resolver) {
	if (resolver.hasHotSnapshot()) {
		let nodes = Array(count);
		for (let i = 0; i < count; i++) nodes[i] = resolver.materializeOne(view.getUint32(idsPos + i * 4, !0));
		return nodes;
	}
	let stubs = Array(count);
	for (let i = 0; i < count; i++) stubs[i] = new HastChildStub(resolver, view.getUint32(idsPos + i * 4, !0), buf[typesPos + i]);
	return stubs;
}
let WALK_PROPS_DESC, WALK_CHILDREN_DESC;
(class {
	type = "element";
	tagName;
	#nodeId;
	#wire;
	#propsPos;
	#childIdsPos;
	#childTypesPos;
	#childCount;
	constructor(tagName, nodeId, wire, propsPos, propCount, childIdsPos, childTypesPos, childCount) {
		this.tagName = tagName, this.#nodeId = nodeId, this.#wire = wire, this.#propsPos = propsPos, this.#childIdsPos = childIdsPos, this.#childTypesPos = childTypesPos, this.#childCount = childCount, propCount === 0 ? this.properties = {} : Object.defineProperty(this, "properties", WALK_PROPS_DESC), childCount === 0 ? this.children = [] : Object.defineProperty(this, "children", WALK_CHILDREN_DESC);
	}
	/** @internal */
	get _nid() {
		return this.#nodeId;
	}
	/** @internal */
	get _refs() {
		return this.#wire.resolver.refs;
	}
	static {
		WALK_PROPS_DESC = {
			enumerable: !0,
			configurable: !0,
			get() {
				let w = this.#wire, val = decodeProperties(w.view, w.buf, this.#propsPos);
				return Object.defineProperty(this, "properties", {
					value: val,
					writable: !0,
					enumerable: !0,
					configurable: !0
				}), val;
			}
		}, WALK_CHILDREN_DESC = {
			enumerable: !0,
			configurable: !0,
			get() {
				let w = this.#wire, val = readChildStubs(w.view, w.buf, this.#childIdsPos, this.#childTypesPos, this.#childCount, w.resolver);
				return Object.defineProperty(this, "children", {
					value: val,
					writable: !0,
					enumerable: !0,
					configurable: !0
				}), val;
			}
		};
	}
}), Object.fromEntries([
	"text",
	"comment",
	"raw",
	"mdxFlowExpression",
	"mdxTextExpression",
	"mdxjsEsm"
].map((name) => [NAME_TO_TYPE$1[name], name])), registerEpochCacheSlot(/* @__PURE__ */ new WeakMap());
// node_modules/satteri/dist/mdast/generated/node-types.js
/** Node-type tag -> canonical AST name. */
const TYPE_NAMES = {
	0: "root",
	1: "paragraph",
	2: "heading",
	3: "thematicBreak",
	4: "blockquote",
	5: "list",
	6: "listItem",
	7: "html",
	8: "code",
	9: "definition",
	10: "text",
	11: "emphasis",
	12: "strong",
	13: "inlineCode",
	14: "break",
	15: "link",
	16: "image",
	17: "linkReference",
	18: "imageReference",
	19: "footnoteDefinition",
	20: "footnoteReference",
	21: "table",
	22: "tableRow",
	23: "tableCell",
	24: "delete",
	25: "yaml",
	26: "toml",
	27: "math",
	28: "inlineMath",
	30: "containerDirective",
	31: "leafDirective",
	32: "textDirective",
	33: "superscript",
	34: "subscript",
	35: "descriptionList",
	36: "descriptionTerm",
	37: "descriptionDetails",
	38: "custom",
	100: "mdxJsxFlowElement",
	101: "mdxJsxTextElement",
	102: "mdxFlowExpression",
	103: "mdxTextExpression",
	104: "mdxjsEsm"
}, NAME_TO_TYPE = {
	root: 0,
	paragraph: 1,
	heading: 2,
	thematicBreak: 3,
	blockquote: 4,
	list: 5,
	listItem: 6,
	html: 7,
	code: 8,
	definition: 9,
	text: 10,
	emphasis: 11,
	strong: 12,
	inlineCode: 13,
	break: 14,
	link: 15,
	image: 16,
	linkReference: 17,
	imageReference: 18,
	footnoteDefinition: 19,
	footnoteReference: 20,
	table: 21,
	tableRow: 22,
	tableCell: 23,
	delete: 24,
	yaml: 25,
	toml: 26,
	math: 27,
	inlineMath: 28,
	containerDirective: 30,
	leafDirective: 31,
	textDirective: 32,
	superscript: 33,
	subscript: 34,
	descriptionList: 35,
	descriptionTerm: 36,
	descriptionDetails: 37,
	custom: 38,
	mdxJsxFlowElement: 100,
	mdxJsxTextElement: 101,
	mdxFlowExpression: 102,
	mdxTextExpression: 103,
	mdxjsEsm: 104
};
Object.freeze({
	Root: 0,
	Paragraph: 1,
	Heading: 2,
	ThematicBreak: 3,
	Blockquote: 4,
	List: 5,
	ListItem: 6,
	Html: 7,
	Code: 8,
	Definition: 9,
	Text: 10,
	Emphasis: 11,
	Strong: 12,
	InlineCode: 13,
	Break: 14,
	Link: 15,
	Image: 16,
	LinkReference: 17,
	ImageReference: 18,
	FootnoteDefinition: 19,
	FootnoteReference: 20,
	Table: 21,
	TableRow: 22,
	TableCell: 23,
	Delete: 24,
	Yaml: 25,
	Toml: 26,
	Math: 27,
	InlineMath: 28,
	ContainerDirective: 30,
	LeafDirective: 31,
	TextDirective: 32,
	Superscript: 33,
	Subscript: 34,
	DescriptionList: 35,
	DescriptionTerm: 36,
	DescriptionDetails: 37,
	Custom: 38,
	MdxJsxFlowElement: 100,
	MdxJsxTextElement: 101,
	MdxFlowExpression: 102,
	MdxTextExpression: 103,
	MdxjsEsm: 104
});
/** Node-type tag -> Rust variant name (`typeName` diagnostics). */
const NodeTypeName = {
	0: "Root",
	1: "Paragraph",
	2: "Heading",
	3: "ThematicBreak",
	4: "Blockquote",
	5: "List",
	6: "ListItem",
	7: "Html",
	8: "Code",
	9: "Definition",
	10: "Text",
	11: "Emphasis",
	12: "Strong",
	13: "InlineCode",
	14: "Break",
	15: "Link",
	16: "Image",
	17: "LinkReference",
	18: "ImageReference",
	19: "FootnoteDefinition",
	20: "FootnoteReference",
	21: "Table",
	22: "TableRow",
	23: "TableCell",
	24: "Delete",
	25: "Yaml",
	26: "Toml",
	27: "Math",
	28: "InlineMath",
	30: "ContainerDirective",
	31: "LeafDirective",
	32: "TextDirective",
	33: "Superscript",
	34: "Subscript",
	35: "DescriptionList",
	36: "DescriptionTerm",
	37: "DescriptionDetails",
	38: "Custom",
	100: "MdxJsxFlowElement",
	101: "MdxJsxTextElement",
	102: "MdxFlowExpression",
	103: "MdxTextExpression",
	104: "MdxjsEsm"
}, ALIGN_NAMES = [
	null,
	"left",
	"right",
	"center"
];
function decodeColumnAlign(byte) {
	return ALIGN_NAMES[byte] ?? null;
}
// node_modules/satteri/dist/mdast/generated/layout.js
/** Walk-wire fields per node-type tag (see Rust `write_mdast_type_data_inline`). */
const MDAST_LAYOUTS = {
	2: [{
		js: "depth",
		offset: 0,
		kind: "u8",
		default: 1
	}],
	7: [{
		js: "value",
		offset: 0,
		kind: "str32"
	}],
	10: [{
		js: "value",
		offset: 0,
		kind: "str32"
	}],
	13: [{
		js: "value",
		offset: 0,
		kind: "str32"
	}],
	25: [{
		js: "value",
		offset: 0,
		kind: "str32"
	}],
	26: [{
		js: "value",
		offset: 0,
		kind: "str32"
	}],
	8: [
		{
			js: "lang",
			offset: 0,
			kind: "str16",
			nullable: !0
		},
		{
			js: "meta",
			offset: 8,
			kind: "str16",
			nullable: !0
		},
		{
			js: "value",
			offset: 16,
			kind: "str32"
		}
	],
	9: [
		{
			js: "url",
			offset: 0,
			kind: "str16"
		},
		{
			js: "title",
			offset: 8,
			kind: "str16",
			nullable: !0
		},
		{
			js: "identifier",
			offset: 16,
			kind: "str16"
		},
		{
			js: "label",
			offset: 24,
			kind: "str16"
		}
	],
	15: [{
		js: "url",
		offset: 0,
		kind: "str16"
	}, {
		js: "title",
		offset: 8,
		kind: "str16",
		nullable: !0
	}],
	16: [
		{
			js: "url",
			offset: 0,
			kind: "str16"
		},
		{
			js: "alt",
			offset: 8,
			kind: "str16"
		},
		{
			js: "title",
			offset: 16,
			kind: "str16",
			nullable: !0
		}
	],
	17: [
		{
			js: "identifier",
			offset: 0,
			kind: "str16"
		},
		{
			js: "label",
			offset: 8,
			kind: "str16"
		},
		{
			js: "referenceType",
			offset: 16,
			kind: "u8",
			values: [
				"shortcut",
				"collapsed",
				"full"
			]
		}
	],
	18: [
		{
			js: "identifier",
			offset: 0,
			kind: "str16"
		},
		{
			js: "label",
			offset: 8,
			kind: "str16"
		},
		{
			js: "referenceType",
			offset: 16,
			kind: "u8",
			values: [
				"shortcut",
				"collapsed",
				"full"
			]
		},
		{
			js: "alt",
			offset: 20,
			kind: "str16"
		}
	],
	19: [{
		js: "identifier",
		offset: 0,
		kind: "str16"
	}, {
		js: "label",
		offset: 8,
		kind: "str16"
	}],
	20: [
		{
			js: "identifier",
			offset: 0,
			kind: "str16"
		},
		{
			js: "label",
			offset: 8,
			kind: "str16"
		},
		{
			js: "",
			offset: 16,
			kind: "u8",
			skip: !0
		}
	],
	27: [{
		js: "meta",
		offset: 0,
		kind: "str16",
		nullable: !0
	}, {
		js: "value",
		offset: 8,
		kind: "str32"
	}],
	28: [{
		js: "value",
		offset: 8,
		kind: "str32"
	}],
	38: [{
		js: "name",
		offset: 0,
		kind: "str16"
	}, {
		js: "value",
		offset: 8,
		kind: "str32"
	}],
	102: [{
		js: "value",
		offset: 0,
		kind: "str32",
		phantom: !0
	}],
	103: [{
		js: "value",
		offset: 0,
		kind: "str32",
		phantom: !0
	}],
	104: [{
		js: "value",
		offset: 0,
		kind: "str32",
		phantom: !0
	}]
}, MDAST_LAYOUT_KEYS = {
	2: ["depth"],
	7: ["value"],
	10: ["value"],
	13: ["value"],
	25: ["value"],
	26: ["value"],
	8: [
		"lang",
		"meta",
		"value"
	],
	9: [
		"url",
		"title",
		"identifier",
		"label"
	],
	15: ["url", "title"],
	16: [
		"url",
		"alt",
		"title"
	],
	17: [
		"identifier",
		"label",
		"referenceType"
	],
	18: [
		"identifier",
		"label",
		"referenceType",
		"alt"
	],
	19: ["identifier", "label"],
	20: ["identifier", "label"],
	27: ["meta", "value"],
	28: ["value"],
	38: ["name", "value"],
	102: ["value"],
	103: ["value"],
	104: ["value"]
};
/**
* Attach a node's fixed `type_data` fields, materialized from the arena
* snapshot, driven by `MDAST_LAYOUTS`. Returns `false` for tags with no entry,
* so the materializer falls through to its hand-written cases (list, table,
* directives, MDX JSX). Fields are eager plain stores.
*/
function materializeMdastFields(reader, node, nodeId, nodeType) {
	let fields = MDAST_LAYOUTS[nodeType];
	if (fields === void 0) return !1;
	let out = node;
	for (let f of fields) if (!f.skip) {
		if (f.kind === "u8") {
			let b = reader.fieldU8(nodeId, f.offset, f.default ?? 0);
			out[f.js] = f.values ? f.values[b] ?? f.values[0] : b;
		} else {
			let raw = reader.fieldString(nodeId, f.offset), s = f.nullable && raw === "" ? null : raw;
			out[f.js] = f.phantom && typeof s == "string" ? restorePhantomSpaces(s) : s;
		}
	}
	return !0;
}
// node_modules/satteri/dist/mdast/mdast-materializer.js
/** Internal tag for user-defined nodes; its stored `name` field carries the
*  author's public `type` string. */
const MDAST_CUSTOM$2 = NAME_TO_TYPE.custom, LEAF_TYPES = /* @__PURE__ */ new Set([
	9,
	10,
	13,
	7,
	8,
	14,
	3,
	16,
	18,
	20,
	25,
	26,
	27,
	28,
	102,
	103,
	104
]);
/** A `custom` node is a leaf when it has a non-empty `value` and no children or
*  `data.h*`. Leafness is per node there, not per type, so the read paths ask
*  this instead of {@link LEAF_TYPES}.
*  @see {@link Custom} */
function isCustomLeaf(node, childCount) {
	let { value, data } = node;
	if (childCount !== 0 || typeof value != "string" || value === "") return !1;
	if (typeof data != "object" || !data) return !0;
	if ("hName" in data && typeof data.hName == "string" || "hChildren" in data && Array.isArray(data.hChildren)) return !1;
	if (!("hProperties" in data)) return !0;
	let props = data.hProperties;
	return typeof props != "object" || !props || Array.isArray(props);
}
/**
* Add type-specific properties to a node object as eager plain stores.
*/
function addTypeProperties(node, reader, nodeId, nodeType) {
	if (materializeMdastFields(reader, node, nodeId, nodeType)) {
		if (nodeType === MDAST_CUSTOM$2) {
			let n = node;
			n.name !== void 0 && (n.type = n.name), delete n.name, n.value === "" && delete n.value;
		}
	} else switch (nodeType) {
		case 5: {
			let d = reader.getListData(nodeId), n = node;
			n.ordered = d.ordered, n.start = d.ordered ? d.start : null, n.spread = d.spread;
			break;
		}
		case 6: {
			let d = reader.getListItemData(nodeId), n = node;
			n.spread = d.spread, n.checked = d.checked;
			break;
		}
		case 37:
			node.spread = reader.getDescriptionDetailsData(nodeId).spread;
			break;
		case 21:
			node.align = reader.getTableAlign(nodeId);
			break;
		case 30:
		case 31:
		case 32: {
			let d = reader.getDirectiveData(nodeId), n = node;
			n.name = d.name, n.attributes = d.attributes;
			break;
		}
		case 100:
		case 101: {
			let d = reader.getMdxJsxElementData(nodeId), n = node;
			n.name = d.name, n.attributes = d.attributes;
			break;
		}
	}
}
const mdastMaterializer = createMaterializer({
	label: "materializeNode",
	typeNames: TYPE_NAMES,
	hasChildren: (nodeType, node, reader, nodeId) => nodeType === MDAST_CUSTOM$2 ? !isCustomLeaf(node, reader.getChildIds(nodeId).length) : !LEAF_TYPES.has(nodeType),
	populate: addTypeProperties
});
mdastMaterializer.node;
/** Materialize the full tree from root (nodeId=0). */
function materializeMdastTree(reader) {
	return mdastMaterializer.tree(reader, 0);
}
// node_modules/satteri/dist/mdast/mdast-reader.js
var MdastReader = class {
	#view;
	#header;
	#textDecoder;
	#stringPoolCache = null;
	#poolChecked = !1;
	#poolOffsets = null;
	constructor(buffer) {
		this.#view = buffer instanceof Uint8Array ? new DataView(buffer.buffer, buffer.byteOffset, buffer.byteLength) : new DataView(buffer), this.#textDecoder = new TextDecoder("utf-8", { ignoreBOM: !0 }), this.#header = this.#readHeader();
	}
	#readHeader() {
		let v = this.#view, magic = v.getUint32(HEADER.magic, !0);
		if (magic !== 1380009037) throw Error(`Invalid buffer: bad magic 0x${magic.toString(16)}, expected 0x5241444d`);
		let kind = v.getUint32(HEADER.kind, !0);
		if (kind !== 1) throw Error(`MdastReader was handed a buffer of kind ${kind} (expected 1). MDAST and HAST node types overlap; reading the wrong kind decodes garbage.`);
		return {
			nodeStructSize: v.getUint32(HEADER.node_struct_size, !0),
			nodeCount: v.getUint32(HEADER.node_count, !0),
			nodesOffset: v.getUint32(HEADER.nodes_offset, !0),
			childrenCount: v.getUint32(HEADER.children_count, !0),
			childrenOffset: v.getUint32(HEADER.children_offset, !0),
			typeDataLen: v.getUint32(HEADER.type_data_len, !0),
			typeDataOffset: v.getUint32(HEADER.type_data_offset, !0),
			stringPoolLen: v.getUint32(HEADER.string_pool_len, !0),
			stringPoolOffset: v.getUint32(HEADER.string_pool_offset, !0),
			nodeDataCount: v.getUint32(HEADER.node_data_count, !0),
			nodeDataOffset: v.getUint32(HEADER.node_data_offset, !0)
		};
	}
	#nodeDataTable = null;
	/** Per-node JSON `data` blob (set via `Arena::set_node_data` on the Rust
	* side). Lazy-builds a `Map<id, string>` on first call so materialization
	* of a data-heavy tree stays O(nodes) rather than O(nodes × entries). */
	getNodeData(nodeId) {
		if (this.#header.nodeDataCount === 0) return null;
		if (this.#nodeDataTable === null) {
			this.#nodeDataTable = /* @__PURE__ */ new Map();
			let v = this.#view, pos = this.#header.nodeDataOffset;
			for (let i = 0; i < this.#header.nodeDataCount; i++) {
				let id = v.getUint32(pos, !0);
				pos += 4;
				let len = v.getUint32(pos, !0);
				pos += 4;
				let slice = new Uint8Array(this.#view.buffer, this.#view.byteOffset + pos, len);
				this.#nodeDataTable.set(id, this.#textDecoder.decode(slice)), pos += len;
			}
		}
		return this.#nodeDataTable.get(nodeId) ?? null;
	}
	get nodeCount() {
		return this.#header.nodeCount;
	}
	get header() {
		return { ...this.#header };
	}
	/** The full string pool (original input + interning heap). Not the document
	* source as written; for that, read `ctx.source` from a plugin. */
	getStringPool() {
		if (this.#stringPoolCache === null) {
			let { stringPoolOffset, stringPoolLen } = this.#header, bytes = new Uint8Array(this.#view.buffer, this.#view.byteOffset + stringPoolOffset, stringPoolLen);
			this.#stringPoolCache = this.#textDecoder.decode(bytes);
		}
		return this.#stringPoolCache;
	}
	getString(offset, len) {
		if (len === 0) return "";
		let pool = this.getStringPool();
		if (!this.#poolChecked) {
			this.#poolChecked = !0;
			let { stringPoolOffset, stringPoolLen } = this.#header, extraBytes = stringPoolLen - pool.length;
			if (extraBytes > 0) {
				let bytes = new Uint8Array(this.#view.buffer, this.#view.byteOffset + stringPoolOffset, stringPoolLen);
				this.#poolOffsets = new PoolOffsets(bytes, extraBytes);
			}
		}
		let offsets = this.#poolOffsets;
		return offsets === null ? pool.substring(offset, offset + len) : offsets.slice(pool, offset, len);
	}
	getNode(nodeId) {
		let { nodesOffset, nodeStructSize, nodeCount } = this.#header;
		if (nodeId >= nodeCount) throw RangeError(`Node ID ${nodeId} out of range (count: ${nodeCount})`);
		let base = nodesOffset + nodeId * nodeStructSize, v = this.#view, type = v.getUint8(base + FIELD.node_type), position = readPosition(v, base + FIELD.start_offset);
		return {
			id: v.getUint32(base + FIELD.id, !0),
			type,
			typeName: NodeTypeName[type] ?? `Unknown(${type})`,
			parent: v.getUint32(base + FIELD.parent, !0),
			position,
			childrenStart: v.getUint32(base + FIELD.children_start, !0),
			childrenCount: v.getUint32(base + FIELD.children_count, !0),
			dataOffset: v.getUint32(base + FIELD.data_offset, !0),
			dataLen: v.getUint32(base + FIELD.data_len, !0)
		};
	}
	/** Fast path: read only the type byte for a node. */
	getNodeType(nodeId) {
		let { nodesOffset, nodeStructSize } = this.#header;
		return this.#view.getUint8(nodesOffset + nodeId * nodeStructSize + FIELD.node_type);
	}
	getPosition(nodeId) {
		let base = this.#header.nodesOffset + nodeId * this.#header.nodeStructSize;
		return readPosition(this.#view, base + FIELD.start_offset);
	}
	/** Fast path: read only the parent id for a node (0xffffffff at the root). */
	getParentId(nodeId) {
		let { nodesOffset, nodeStructSize } = this.#header;
		return this.#view.getUint32(nodesOffset + nodeId * nodeStructSize + FIELD.parent, !0);
	}
	getChildIds(nodeId) {
		let { nodesOffset, nodeStructSize, childrenOffset } = this.#header, base = nodesOffset + nodeId * nodeStructSize, v = this.#view, childrenStart = v.getUint32(base + FIELD.children_start, !0), childrenCount = v.getUint32(base + FIELD.children_count, !0);
		if (childrenCount === 0) return [];
		let ids = [];
		for (let i = 0; i < childrenCount; i++) ids.push(v.getUint32(childrenOffset + (childrenStart + i) * 4, !0));
		return ids;
	}
	/** Push child node IDs directly onto a stack array (reverse order for depth-first). */
	pushChildIds(nodeId, stack) {
		let { nodesOffset, nodeStructSize, childrenOffset } = this.#header, base = nodesOffset + nodeId * nodeStructSize, v = this.#view, childrenStart = v.getUint32(base + FIELD.children_start, !0), childrenCount = v.getUint32(base + FIELD.children_count, !0);
		if (childrenCount !== 0) for (let i = childrenCount - 1; i >= 0; i--) stack.push(v.getUint32(childrenOffset + (childrenStart + i) * 4, !0));
	}
	/** Fixed-layout field reads that touch the buffer directly. The generated
	*  decoder runs once per node, so an intermediate view or ref object here
	*  costs an allocation per field. */
	fieldU8(nodeId, offset, fallback) {
		let base = this.#header.nodesOffset + nodeId * this.#header.nodeStructSize, v = this.#view;
		if (offset >= v.getUint32(base + FIELD.data_len, !0)) return fallback;
		let at = this.#header.typeDataOffset + v.getUint32(base + FIELD.data_offset, !0);
		return v.getUint8(at + offset);
	}
	/** `""` when the field is absent or empty; callers map that to `null` for
	*  nullable fields, matching the Rust decoders' bounds checks. */
	fieldString(nodeId, offset) {
		let base = this.#header.nodesOffset + nodeId * this.#header.nodeStructSize, v = this.#view;
		if (offset + 8 > v.getUint32(base + FIELD.data_len, !0)) return "";
		let at = this.#header.typeDataOffset + v.getUint32(base + FIELD.data_offset, !0) + offset;
		return this.getString(v.getUint32(at, !0), v.getUint32(at + 4, !0));
	}
	getTypeData(nodeId) {
		let base = this.#header.nodesOffset + nodeId * this.#header.nodeStructSize, v = this.#view, dataOffset = v.getUint32(base + FIELD.data_offset, !0), dataLen = v.getUint32(base + FIELD.data_len, !0);
		return dataLen === 0 ? /* @__PURE__ */ new Uint8Array() : new Uint8Array(v.buffer, v.byteOffset + this.#header.typeDataOffset + dataOffset, dataLen);
	}
	/** Read a StringRef (offset: u32 LE, len: u32 LE) from type data. */
	readStringRef(typeData, byteOffset = 0) {
		let at = typeData.byteOffset - this.#view.byteOffset + byteOffset;
		return {
			offset: this.#view.getUint32(at, !0),
			len: this.#view.getUint32(at + 4, !0)
		};
	}
	/**
	* StringRef value. Valid for Text, InlineCode, Html, Yaml, Toml nodes.
	* These store a single StringRef as their type data.
	*/
	getTextValue(nodeId) {
		return this.fieldString(nodeId, 0);
	}
	/**
	* ListData #[repr(C)]: start(0..4), ordered(4), spread(5), _pad(6..8).
	* Valid for List nodes.
	*/
	getListData(nodeId) {
		let data = this.getTypeData(nodeId);
		return {
			start: new DataView(data.buffer, data.byteOffset).getUint32(0, !0),
			ordered: data[4] !== 0,
			spread: data[5] !== 0
		};
	}
	/**
	* ListItemData #[repr(C)]: checked(0), spread(1).
	* checked: 0=unchecked, 1=checked, 2=not-a-task-item.
	*/
	getListItemData(nodeId) {
		let data = this.getTypeData(nodeId), checkedByte = data[0];
		return {
			checked: checkedByte === 2 ? null : checkedByte === 1,
			spread: data[1] !== 0
		};
	}
	/**
	* DescriptionDetailsData #[repr(C)]: spread(0). Valid for descriptionDetails.
	*/
	getDescriptionDetailsData(nodeId) {
		let data = this.getTypeData(nodeId);
		return { spread: data.length > 0 && data[0] !== 0 };
	}
	/**
	* TableData #[repr(C)]: align_count(0..4), then align_count bytes.
	* Alignment bytes: 0=none, 1=left, 2=right, 3=center.
	*/
	getTableAlign(nodeId) {
		let data = this.getTypeData(nodeId);
		if (data.length < 4) return [];
		let count = new DataView(data.buffer, data.byteOffset).getUint32(0, !0), result = [];
		for (let i = 0; i < count; i++) result.push(decodeColumnAlign(data[4 + i]));
		return result;
	}
	/**
	* MdxJsxElementData: name StringRef (0..8). len===0 means fragment.
	*/
	getMdxJsxElementName(nodeId) {
		let data = this.getTypeData(nodeId), nameRef = this.readStringRef(data, 0);
		return nameRef.len > 0 ? this.getString(nameRef.offset, nameRef.len) : null;
	}
	/**
	* MDX JSX element data: name + attributes.
	*
	* Layout:
	*   [name: StringRef(8B)][attr_count: u32(4B)][_pad: u32(4B)] = 16-byte header
	*   then attr_count * 20 bytes:
	*     [kind: u8(1B)][_pad: [u8;3](3B)][name: StringRef(8B)][value: StringRef(8B)]
	*
	* Attribute kinds: 0=boolean, 1=literal, 2=expression, 3=spread
	*/
	getMdxJsxElementData(nodeId) {
		let data = this.getTypeData(nodeId);
		if (data.length < 16) return {
			name: this.getMdxJsxElementName(nodeId),
			attributes: []
		};
		let nameRef = this.readStringRef(data, 0), name = nameRef.len > 0 ? this.getString(nameRef.offset, nameRef.len) : null, attrCount = new DataView(data.buffer, data.byteOffset + 8).getUint32(0, !0), attributes = [];
		for (let i = 0; i < attrCount; i++) {
			let base = 16 + i * 20, kind = data[base], attrNameRef = this.readStringRef(data, base + 4), attrValueRef = this.readStringRef(data, base + 12);
			switch (kind) {
				case 0:
					attributes.push({
						type: "mdxJsxAttribute",
						name: this.getString(attrNameRef.offset, attrNameRef.len),
						value: null
					});
					break;
				case 1:
					attributes.push({
						type: "mdxJsxAttribute",
						name: this.getString(attrNameRef.offset, attrNameRef.len),
						value: this.getString(attrValueRef.offset, attrValueRef.len)
					});
					break;
				case 2:
					attributes.push({
						type: "mdxJsxAttribute",
						name: this.getString(attrNameRef.offset, attrNameRef.len),
						value: {
							type: "mdxJsxAttributeValueExpression",
							value: restorePhantomSpaces(this.getString(attrValueRef.offset, attrValueRef.len))
						}
					});
					break;
				case 3: attributes.push({
					type: "mdxJsxExpressionAttribute",
					value: restorePhantomSpaces(this.getString(attrValueRef.offset, attrValueRef.len))
				});
			}
		}
		return {
			name,
			attributes
		};
	}
	/**
	* DirectiveData layout:
	*   [name: StringRef(8B)][attr_count: u32(4B)][_pad: u32(4B)] = 16-byte header
	*   then attr_count × 16 bytes:
	*     [key: StringRef(8B)][value: StringRef(8B)]
	*/
	getDirectiveData(nodeId) {
		let data = this.getTypeData(nodeId);
		if (data.length < 16) return {
			name: "",
			attributes: {}
		};
		let nameRef = this.readStringRef(data, 0), name = this.getString(nameRef.offset, nameRef.len), attrCount = new DataView(data.buffer, data.byteOffset + 8).getUint32(0, !0), attributes = {};
		for (let i = 0; i < attrCount; i++) {
			let base = 16 + i * 16, keyRef = this.readStringRef(data, base), valRef = this.readStringRef(data, base + 8), key = this.getString(keyRef.offset, keyRef.len);
			attributes[key] = this.getString(valRef.offset, valRef.len);
		}
		return {
			name,
			attributes
		};
	}
	/**
	* Walk the tree depth-first. Return false from visitor to skip children.
	*/
	walk(visitor, rootId = 0) {
		let stack = [rootId];
		for (; stack.length > 0;) {
			let nodeId = stack.pop();
			if (visitor(nodeId, this.getNodeType(nodeId)) !== !1) {
				let childIds = this.getChildIds(nodeId);
				for (let i = childIds.length - 1; i >= 0; i--) stack.push(childIds[i]);
			}
		}
	}
	/** Walk depth-first with full node objects (slower, but convenient). */
	walkFull(visitor, rootId = 0) {
		this.walk((nodeId) => visitor(this.getNode(nodeId)), rootId);
	}
};
// node_modules/satteri/dist/mdast/child-stub.js
const N = NAME_TO_TYPE, HAND_WRITTEN_FIELDS = {
	[N.list]: [
		"ordered",
		"start",
		"spread"
	],
	[N.listItem]: ["spread", "checked"],
	[N.descriptionDetails]: ["spread"],
	[N.table]: ["align"],
	[N.containerDirective]: ["name", "attributes"],
	[N.leafDirective]: ["name", "attributes"],
	[N.textDirective]: ["name", "attributes"],
	[N.mdxJsxFlowElement]: ["name", "attributes"],
	[N.mdxJsxTextElement]: ["name", "attributes"]
};
flatByTag(TYPE_NAMES);
const MDAST_CUSTOM$1 = NAME_TO_TYPE.custom, MDAST_STUB_DESCRIPTORS = [];
for (let tag of Object.keys(TYPE_NAMES)) {
	let nodeType = Number(tag), fields = nodeType === MDAST_CUSTOM$1 ? ["value"] : [...MDAST_LAYOUT_KEYS[nodeType] ?? HAND_WRITTEN_FIELDS[nodeType] ?? []];
	nodeType !== MDAST_CUSTOM$1 && !LEAF_TYPES.has(nodeType) && fields.push("children"), MDAST_STUB_DESCRIPTORS[nodeType] = stubDescriptors(fields);
}
stubDescriptors([]), registerEpochCacheSlot(/* @__PURE__ */ new WeakMap()), NAME_TO_TYPE.root, NAME_TO_TYPE.custom;
// node_modules/satteri/dist/generated/parse-options.js
const ENABLE_MATH = 1024;
/** Packs into the bit set napi reads straight back as `satteri_pulldown_cmark::Options`. */
function featuresToParseOptions(features) {
	let options = 0, { gfm } = features;
	typeof gfm == "object" ? (options |= 2074, gfm.footnotes !== !1 && (options |= 4)) : (gfm ?? !0) && (options |= 2078), (features.frontmatter ?? !0) && (options |= 384);
	let { math } = features;
	typeof math == "object" ? options |= math.singleDollarTextMath === !1 ? 8388608 : ENABLE_MATH : math && (options |= ENABLE_MATH), features.headingAttributes && (options |= 64), features.directive && (options |= 65536), features.superscript && (options |= 8192), features.subscript && (options |= 16384), features.wikilinks && (options |= 32768), features.definitionList && (options |= 4096);
	let smartPunctuation = features.smartPunctuation;
	return typeof smartPunctuation == "object" ? ((smartPunctuation.quotes ?? !0) && (options |= 262144), (smartPunctuation.dashes ?? !0) && (options |= 524288), (smartPunctuation.ellipses ?? !0) && (options |= 1048576)) : smartPunctuation && (options |= 32), options;
}
/**
* Split the user-facing `Features` into the packed parser options plus the
* conversion-side `JsConvertOptions` carrying the footnote i18n strings and the
* raw-HTML reparse. The public API only exposes `features`; both halves are
* routed to napi internally.
*/
function featuresToNative(features) {
	if (!features) return {
		parseOptions: 2462,
		convertOptions: void 0
	};
	let convertOptions, { gfm } = features;
	if (typeof gfm == "object" && typeof gfm.footnotes == "object") {
		let { label, backContent, backLabel, clobberPrefix } = gfm.footnotes;
		convertOptions = {}, label !== void 0 && (convertOptions.footnoteLabel = label), backContent !== void 0 && (convertOptions.footnoteBackContent = backContent), backLabel !== void 0 && (convertOptions.footnoteBackLabel = backLabel), clobberPrefix !== void 0 && (convertOptions.clobberPrefix = clobberPrefix);
	}
	return features.rawHtml !== void 0 && (convertOptions ??= {}, convertOptions.rawHtml = features.rawHtml), {
		parseOptions: featuresToParseOptions(features),
		convertOptions
	};
}
/** Free a handle's arena. A plugin's visitor can hand child stubs to user code;
*  pass `invalidateStubs` so the epoch bump makes any stub retained past this
*  point hit the designed retention error instead of snapshotting the freed arena. */
function releaseHandle(handle, invalidateStubs) {
	invalidateStubs && markHandleMutated(handle), dropHandle(handle);
}
/** Parse Markdown source into a materialized mdast tree. */
function markdownToMdast(source, options = {}) {
	let handle = createMdastHandle(source, featuresToNative(options.features).parseOptions, options.position);
	try {
		return materializeMdastTree(new MdastReader(serializeHandle(handle)));
	} finally {
		releaseHandle(handle, !0);
	}
}
// src/engine/data/product.ts
/** Of nearly every line: one list for all. */
const UNMOVED = [], TOKEN$1 = /\\?\{product(-slug)?\}/g, LINK_TARGET = /\]\(\s*<?([^)\s>]*)|^\s*\[[^\]]+\]:\s*<?(\S+)|\b(?:href|src|to|url|slug)\s*[=:]\s*["']([^"']*)["']|(https?:\/\/[^\s<>"'`)]*)/dg;
/**
* Puts the product into one line: its slug in link targets and for `{product-slug}`, its name elsewhere;
* `\{product}` stays literal.
*/
function replaceProductInLine(line, product) {
	if (!line.includes("{product")) return {
		line,
		shifts: UNMOVED
	};
	let targets = linkTargets(line), shifts = [], result = "", last = 0;
	for (let match of line.matchAll(TOKEN$1)) {
		let [token, slugOnly] = match, at = match.index, inTarget = targets.some(([start, end]) => at >= start && at < end), value = token.startsWith("\\") ? token.slice(1) : slugOnly || inTarget ? product.slug : product.name;
		result += line.slice(last, at) + value, last = at + token.length, shifts.push({
			column: result.length + 1,
			shift: token.length - value.length
		});
	}
	return {
		line: result + line.slice(last),
		shifts
	};
}
/** Whether a place on a line of prose lies in inline code. */
function inCode(line, at) {
	return (line.slice(0, at).match(/`/g)?.length ?? 0) % 2 == 1;
}
function linkTargets(line) {
	let targets = [];
	for (let match of line.matchAll(LINK_TARGET)) {
		let span = match.indices?.slice(1).find(Boolean);
		span && targets.push(span);
	}
	return targets;
}
/**
* Puts the product into a plain value (a title, a config text); link targets and routes use the slug. A site without a
* product keeps its texts as they are.
*/
function replaceProduct(text, product, kind = "text") {
	return product ? text.replace(TOKEN$1, (token, slugOnly) => token.startsWith("\\") ? token.slice(1) : slugOnly || kind === "target" ? product.slug : product.name) : text;
}
/** The product in every text of a value, however deep; in texts below the keys named by `targets` its slug. */
function productIn(value, product, targets) {
	let replace = (given, key) => typeof given == "string" ? replaceProduct(given, product, targets.has(key) ? "target" : "text") : Array.isArray(given) ? given.map((entry) => replace(entry, key)) : isRecord(given) ? Object.fromEntries(Object.entries(given).map(([name, entry]) => [name, replace(entry, name)])) : given;
	return product ? replace(value, "") : value;
}
// src/engine/content/componentLines.ts
/**
* Brings the tags of components in a `.md` page into a form the Markdown parser takes for blocks: each on one line of
* its own, with Markdown between them that is not indented as code.
*/
function componentLines(lines, components) {
	let names = blockNames(components);
	return dedentBlocks(separateComponents(joinTags(lines, names), names), names);
}
/** Attributes up to the end of a tag; quotes may hold a `>`. */
const ATTRIBUTES = String.raw`(?:[^>"']|"[^"]*"|'[^']*')*`, TAG$1 = RegExp(`^<${ATTRIBUTES}>`);
/** Names of tags that get their own line, as part of a pattern. */
function blockNames(known) {
	return [...known].filter(({ place }) => place === "block").map(({ name }) => name).join("|");
}
/** A component's tag may run over several lines, one attribute each: it is put on its first line, the others are emptied. */
function joinTags(lines, names) {
	let tagStart = RegExp(`<(?:${names})(?=\\s|$)`);
	for (let [index, line] of lines.entries()) {
		let start = line.code ? -1 : line.text.search(tagStart);
		if (start < 0 || inCode(line.text, start) || tagEnd(line.text.slice(start)) >= 0) continue;
		let tag = line.text.slice(start);
		for (let next = index + 1; next < Math.min(lines.length, index + 60); next++) {
			let more = lines[next];
			if (!more || more.code) break;
			let end = tagEnd(`${tag} ${more.text.trim()}`);
			if (end < 0) {
				tag += ` ${more.text.trim()}`;
				continue;
			}
			let taken = more.text.length - (`${tag} ${more.text.trim()}`.length - end);
			line.text = line.text.slice(0, start) + `${tag} ${more.text.trim()}`.slice(0, end), more.text = more.text.trimEnd().slice(taken), more.indent += taken;
			for (let emptied of lines.slice(index + 1, next)) emptied.text = "";
			break;
		}
	}
	return lines;
}
/** The offset after the `>` of a tag; -1 if the tag does not end. */
function tagEnd(text) {
	return TAG$1.exec(text)?.[0].length ?? -1;
}
/** Puts each tag of a block component on a line of its own between empty lines, so that the Markdown beside it is parsed. */
function separateComponents(lines, names) {
	let componentTag = RegExp(`</?(?:${names})(?=[\\s/>])${ATTRIBUTES}>`, "g"), result = [];
	for (let line of lines) {
		if (!line.text.includes("<")) {
			result.push(line);
			continue;
		}
		let tags = line.code ? [] : [...line.text.matchAll(componentTag)].filter((m) => !inCode(line.text, m.index));
		if (tags.length === 0) {
			result.push(...aroundDetails(line));
			continue;
		}
		let indent = /^\s*/.exec(line.text)?.[0] ?? "", last = 0;
		for (let tag of [...tags, void 0]) {
			let before = line.text.slice(last, tag?.index).trim();
			if (before && result.push({
				...line,
				text: indent + before,
				indent: Math.max(0, last - indent.length)
			}), !tag) break;
			result.push({
				...line,
				text: ""
			}), result.push({
				...line,
				text: indent + tag[0],
				indent: tag.index - indent.length
			}), result.push({
				...line,
				text: ""
			}), last = tag.index + tag[0].length;
		}
	}
	return result;
}
/** Markdown may follow a `<summary>` and end before `</details>` without an empty line; the parser wants one. */
function aroundDetails(line) {
	let text = line.code ? "" : line.text.trim();
	if (text.startsWith("|")) return [line];
	let empty = {
		...line,
		text: ""
	};
	return text.endsWith("</summary>") ? [line, empty] : text.startsWith("</details>") ? [empty, line] : [line];
}
/**
* Authors indent what is inside a component tag. Four spaces would turn it into a code block, so from there on the
* indentation shared by all lines between the tags (`names`, as a part of a pattern) is taken back to that of the
* tag itself.
*/
function dedentBlocks(lines, names) {
	let tag = RegExp(`^(\\s*)<(/?)(${names})(?=[\\s/>]).*?(/?)>\\s*$`), open = [];
	for (let index = 0; index < lines.length; index++) {
		let line = lines[index], match = line?.code ? null : tag.exec(line?.text ?? "");
		if (match && match[4] !== "/") {
			if (match[2] !== "/") open.push({
				indent: match[1]?.length ?? 0,
				start: index
			});
			else {
				let block = open.pop();
				block && dedent(lines.slice(block.start + 1, index), block.indent);
			}
		}
	}
	return lines;
}
function dedent(lines, indent) {
	let excess = lines.filter((line) => line.text.trim() !== "").reduce((least, line) => Math.min(least, indentOf(line.text)), Infinity) - indent;
	if (!(!Number.isFinite(excess) || excess <= 0 || excess + indent < 4)) for (let line of lines) line.text = line.text.slice(Math.min(excess, indentOf(line.text))), line.indent += excess;
}
function indentOf(text) {
	return text.length - text.trimStart().length;
}
// src/engine/content/fenceLines.ts
/** White space, and the marks of quotes and list items, at the start of a line. */
const LEAD = /^(?:[ \t]|>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))*/, ITEM = /(?:[-*+]|\d{1,9}[.)])[ \t]+/g;
/**
* Finds the code fences of a page, line by line, as the Markdown parser will: one ends at a mark like its own that is
* not indented as code, or with the quote or list item that it is in.
*/
var FenceReader = class {
	open;
	/** Where the text of each open list item begins, and the number of quotes around them. */
	items = [];
	quotes = 0;
	/** Reads the next line of the page. */
	read(line) {
		if (this.open) {
			let inside = within(line, this.open);
			if (inside) return inside === "end" && (this.open = void 0), { kind: inside };
			this.open = void 0;
		}
		let lead = LEAD.exec(line)?.[0] ?? "";
		if (lead.length === line.length) return { kind: "text" };
		let { quotes, text } = behindQuotes(lead);
		this.openItems(text, quotes);
		let [, mark = "", info = ""] = /^(`{3,}|~{3,})(.*)$/.exec(line.slice(lead.length)) ?? [];
		return mark === "" || mark.startsWith("`") && info.includes("`") ? { kind: "text" } : (this.open = {
			mark,
			quotes,
			indent: widthOf(text),
			item: this.items.at(-1) ?? 0
		}, {
			kind: "start",
			lead,
			info: info.trim()
		});
	}
	/** Notes the list items that a line is part of. */
	openItems(lead, quotes) {
		let indent = widthOf(/^[ \t]*/.exec(lead)?.[0] ?? "");
		this.items = quotes === this.quotes ? this.items.filter((item) => item <= indent) : [], this.quotes = quotes;
		for (let { 0: mark, index } of lead.matchAll(ITEM)) this.items.push(widthOf(lead.slice(0, index + mark.length)));
	}
};
/** The role of a line in an open fence; undefined if the fence has ended before it. */
function within(line, fence) {
	let { quotes, text } = behindQuotes(line, fence.quotes);
	if (quotes < fence.quotes) return;
	let code = text.trim();
	if (code === "") return "code";
	let indent = widthOf(/^[ \t]*/.exec(text)?.[0] ?? "");
	if (!(indent < fence.item)) return code.length >= fence.mark.length && code === fence.mark.charAt(0).repeat(code.length) && indent <= Math.max(fence.item, fence.indent) + 3 ? "end" : "code";
}
/** What follows the marks of quotes, at most so many. */
function behindQuotes(line, most = Infinity) {
	let quotes = 0, text = line;
	for (; quotes < most;) {
		let mark = /^[^>]*?>[ \t]?/.exec(text)?.[0];
		if (mark === void 0 || LEAD.exec(mark)?.[0] !== mark) break;
		text = text.slice(mark.length), quotes += 1;
	}
	return {
		quotes,
		text
	};
}
/** Columns, with a tab to each fourth. */
function widthOf(text) {
	let width = 0;
	for (let sign of text) width += sign === "	" ? 4 - width % 4 : 1;
	return width;
}
// src/engine/content/place.ts
/** Where a node of the parser begins; those that a plugin made are nowhere. */
function placeOf(node) {
	return node.position?.start ?? {
		line: 1,
		column: 1
	};
}
/** A source map to the author's lines. It holds nothing else, because it is kept for faults that are found late. */
function sourceMap(lines) {
	if (lines.every(({ origin, indent, shifts }, index) => origin === index + 1 && indent === 0 && shifts.length === 0)) return samePlace;
	let moves = lines.map(({ origin, indent, shifts }) => ({
		origin,
		indent,
		shifts
	}));
	return (line, column) => {
		let move = moves[line - 1];
		if (!move) return {
			line,
			column
		};
		let shift = move.shifts.reduce((sum, s) => column >= s.column ? sum + s.shift : sum, 0);
		return {
			line: move.origin,
			column: column + move.indent + shift
		};
	};
}
const samePlace = (line, column) => ({
	line,
	column
});
// src/engine/content/prepare.ts
/**
* The conventions that Markdown itself does not know are brought into a form it does, line by line:
* admonition titles without brackets, component tags glued to text, and the product's name. Lines in code fences keep
* their text.
*/
function prepareSource(body, options) {
	let lines = markCode(body.split("\n"));
	body.includes("<") && (lines = componentLines(lines, options.components ?? []));
	let output = lines.map((line) => {
		if (line.code || (line.text = admonitionLabel(line.text)), options.product) {
			let replaced = replaceProductInLine(line.text, options.product);
			line.text = replaced.line, line.shifts = [...line.shifts, ...replaced.shifts];
		}
		return line.text;
	});
	return {
		text: output.join("\n"),
		lines: output,
		originOf: sourceMap(lines)
	};
}
function markCode(texts) {
	let fences = new FenceReader();
	return texts.map((text, index) => lineOf(text, index, fences.read(text).kind !== "text"));
}
function lineOf(text, index, code) {
	return {
		text,
		origin: index + 1,
		indent: 0,
		shifts: UNMOVED,
		code
	};
}
/** A text in which each bracket has its partner; they nest twice at most, as in `[[text](address)]`. */
const PAIRED = String.raw`(?:\\.|[^\\[\]]|\[(?:\\.|[^\\[\]])*\])*`, IS_PAIRED = RegExp(`^${PAIRED}$`), IS_LABEL = new RegExp(String.raw`^(?:\[${PAIRED}\])?\s*(?:\{(?!product)[^{}]*\})?$`);
/** `:::warning Old title` and `::: Info` to the directive syntax `:::warning[Old title]`, `:::info`. */
function admonitionLabel(text) {
	if (!text.includes(":::")) return text;
	let match = /^(\s*(?:>\s*)*)(:{3,})\s*([A-Za-z]+)[ \t]*(.*?)\s*$/.exec(text);
	if (!match) return text;
	let [, indent, colons, name = "", rest = ""] = match, title = IS_PAIRED.test(rest) ? rest : rest.replace(/(?<!\\)[[\]]/g, "\\$&"), label = IS_LABEL.test(rest) ? rest : `[${title}]`;
	return `${indent}${colons}${name.toLowerCase()}${label}`;
}
// src/engine/content/parsePage.ts
/** Parses the text of a page. @throws where the parser refuses it. */
function parsePage(body, syntax) {
	let prepared = prepareSource(body, syntax);
	return {
		...prepared,
		root: parseMarkdown(prepared.text, syntax.math)
	};
}
/** The syntax tree of a prepared text. @throws where the parser refuses it. */
function parseMarkdown(text, singleDollars = !1) {
	let root = markdownToMdast(text, { features: {
		directive: !0,
		frontmatter: !1,
		math: singleDollars || text.includes("$$") && { singleDollarTextMath: !1 }
	} });
	return root.type === "root" ? root : {
		type: "root",
		children: []
	};
}
// src/engine/content/pageSource.ts
/** Where the first of these keys is in the front matter of a page; the start of the page where none does. */
function keyPlace({ file, keyLines }, ...keys) {
	return {
		file,
		line: keys.map((key) => keyLines[key]).find((line) => line !== void 0) ?? 1,
		column: 1
	};
}
/** Names, route and texts of a page, from its path and front matter; texts that this lacks are taken from its body. */
function describePage(given, syntax = {}) {
	let { relative, frontMatter, body } = given, at = relative.lastIndexOf("/"), folder = at < 0 ? "" : relative.slice(0, at), name = relative.slice(at + 1).replace(/\.md$/, ""), isIndex = isIndexName(name, folder), named = isIndex && name.toLowerCase() !== "readme" && folder.split("/").at(-1) || name, { title, description } = frontMatter, parsed = title === void 0 || description === void 0 ? tryToParse(body, syntax) : void 0;
	return {
		...given,
		folder,
		id: [folder, frontMatter.id ?? name].filter(Boolean).join("/"),
		route: routeOf(folder, frontMatter.slug, isIndex ? "" : frontMatter.id ?? name),
		isIndex,
		title: title ?? (parsed && contentTitle(parsed) || named),
		description: description ?? (parsed ? excerpt(parsed) : ""),
		position: frontMatter.sidebar_position
	};
}
/** A page that the parser refuses has no texts: its compile reports the fault. */
function tryToParse(body, syntax) {
	try {
		return parsePage(body, syntax);
	} catch {
		return;
	}
}
function routeOf(folder, slug, name) {
	return slug?.startsWith("/") ? normalizeRoute(slug) : normalizeRoute(slug === void 0 ? `${folder}/${name}` : joinPath(folder, slug) ?? `../${slug}`);
}
/** Index pages: `index`, `README`, or the folder's own name. */
function isIndexName(name, folder) {
	let lower = name.toLowerCase(), own = (folder.split("/").at(-1) ?? "").toLowerCase();
	return lower === "index" || lower === "readme" || own !== "" && lower === own;
}
// src/engine/site/siteTypes.ts
/** The page of a file of Markdown. */
function sourcePage(source, kind) {
	let { route, title, description } = source;
	return {
		route,
		title,
		description,
		kind,
		source
	};
}
/** Whether a node is in no list: only its own page shows it. */
function isUnlisted(node) {
	return node.type === "doc" && node.unlisted;
}
/** Whether a page says in its own language what it says. */
function isTranslated({ source, untranslated }) {
	return !(source?.untranslated ?? untranslated);
}
/** Whether search engines of the web may list a page. */
function isIndexed({ kind, source }) {
	return !source?.frontMatter.unlisted && kind !== "search" && kind !== "not-found";
}
// src/engine/site/treeViews.ts
/** Every page of the tree in reading order, for previous and next; unlisted pages are passed over. */
function readingOrder(tree) {
	return tree.flatMap((node) => node.type === "doc" ? node.unlisted ? [] : [{
		route: node.route,
		label: node.label
	}] : node.type === "category" ? [...node.route === void 0 ? [] : [{
		route: node.route,
		label: node.label
	}], ...readingOrder(node.items)] : []);
}
/** Home, the categories above the page, and the page itself (without link). */
function breadcrumbsOf(chain, home, href) {
	let named = chain.filter((node) => node.type === "category" || node.type === "doc");
	return [home, ...named.map((node, index) => {
		let last = index === named.length - 1;
		return {
			label: node.label,
			href: last || node.route === void 0 ? void 0 : href(node.route)
		};
	})];
}
/** The tree as the browser gets it: final links instead of routes. */
function toNavNodes(tree, href) {
	return tree.map((node) => toNavNode(node, href, (items) => toNavNodes(items, href)));
}
/**
* What a page's own HTML holds of the tree: the top level, the categories that are open on it, and those that
* have no page of their own: without scripts, their items are all there is. Categories cut off carry
* `items: null`. Costs what is visible, not what the site holds.
*/
function branchFor(tree, chain, href) {
	let open = new Set(chain), visible = (nodes) => nodes.filter((node) => !isUnlisted(node) || open.has(node)).map((node) => toNavNode(node, href, (items, category) => open.has(category) || !isClosed(category) || category.route === void 0 ? visible(items) : null));
	return visible(tree);
}
function isClosed({ collapsible, collapsed }) {
	return collapsible && collapsed;
}
function toNavNode(node, href, itemsOf) {
	let { className, caption } = node;
	switch (node.type) {
		case "doc": {
			let { label, route, unlisted } = node;
			return {
				type: "link",
				label,
				href: href(route),
				unlisted: unlisted || void 0,
				className,
				caption
			};
		}
		case "link": {
			let { label, href } = node;
			return {
				type: "link",
				label,
				href,
				external: isExternal(href) || void 0,
				className,
				caption
			};
		}
		case "html": return {
			type: "html",
			html: node.html,
			className,
			caption
		};
		case "category": return {
			type: "category",
			label: node.label,
			key: node.key,
			href: node.route === void 0 ? void 0 : href(node.route),
			collapsible: node.collapsible && !node.items.every(isUnlisted),
			collapsed: node.collapsed,
			items: itemsOf(node.items, node),
			className,
			caption
		};
	}
}
/** What a generated page lists, with final links. */
function listedBy({ route, entries }, site) {
	let { urls } = site;
	return entries?.map((entry) => ({
		label: entry.label,
		href: routeHref(entry.route, urls),
		description: entry.description
	})) ?? childPages(route, site);
}
/** What is right below the page of a category, or beside any other page: for generated pages and card lists. */
function childPages(route, site) {
	let place = site.placeOf(route), [above, node] = [void 0, ...place?.chain ?? []].slice(-2);
	return node?.type === "category" ? cards(node.items, site) : cards(((above?.type === "category" ? above.items : site.sidebars[place?.sidebarId ?? ""]) ?? []).filter((one) => one.type === "html" || one.type === "link" || one.route !== route), site);
}
/** The top level of the default sidebar: the sections of the site. */
function sections(site) {
	return cards(Object.values(site.sidebars)[0] ?? [], site);
}
function cards(nodes, site) {
	return nodes.flatMap((node) => {
		if (isUnlisted(node) || node.type === "html") return [];
		if (node.type === "link") return [{
			label: node.label,
			href: node.href,
			description: ""
		}];
		let route = node.route ?? (node.type === "category" ? readingOrder(node.items)[0]?.route : void 0);
		if (route === void 0) return [];
		let description = site.table.pages.get(route)?.description ?? "";
		return [{
			label: node.label,
			href: routeHref(route, site.urls),
			description
		}];
	});
}
// src/engine/site/pageFacts.ts
var import__by_require_react = /* @__PURE__ */ __toESM(require__by_require_react(), 1), import_server = require_server();
/** `Trimmed title | Site title` (specification 2.4); the home page carries the site title alone. */
function documentTitle(title, site) {
	let trimmed = title.trim();
	return trimmed === "" || trimmed === site.title ? site.title : `${trimmed}${site.titleDelimiter}${site.title}`;
}
/** All that is said around the article of one page; `changed`: by version control, where front matter says nothing. */
function pageFacts(page, compiled, site, changed) {
	let { config, urls } = site, matter = page.source?.frontMatter ?? {}, place = site.placeOf(page.route), href = (route) => routeHref(route, urls), home$1 = {
		label: site.t(home),
		href: href("/")
	}, beside = (side, configured) => {
		let own = page[side];
		return own ? {
			label: own.label,
			href: href(own.route)
		} : place && neighbour(configured, place[side], site);
	};
	return {
		route: page.route,
		kind: page.kind,
		title: page.title,
		documentTitle: documentTitle(page.title, config),
		description: page.description,
		canonical: config.url ? new URL(href(page.route), config.url).href : "",
		breadcrumbs: place ? breadcrumbsOf(place.chain, home$1, href) : trailOf(page, home$1, href),
		toc: tableOfContents(page.source, compiled.headings, config),
		tags: (page.tags ?? []).map(({ label, route }) => ({
			label,
			href: href(route)
		})),
		sidebar: place && {
			id: place.sidebarId,
			branch: site.branchOf(place)
		},
		previous: beside("previous", matter.pagination_prev),
		next: beside("next", matter.pagination_next),
		editUrl: editUrl(page, site),
		lastUpdated: lastUpdated(page, site, changed),
		unlisted: matter.unlisted,
		draft: matter.draft
	};
}
/** The breadcrumbs of a page outside of the sidebars; none where nothing but the home page is above it. */
function trailOf({ trail = [], title }, home, href) {
	return trail.length === 0 ? [] : [
		home,
		...trail.map(({ label, route }) => ({
			label,
			href: href(route)
		})),
		{ label: title }
	];
}
/** The headings that the table of contents of a page lists, by the settings and by its front matter. */
function tableOfContents(page, headings, config) {
	let matter = page?.frontMatter ?? {};
	if (matter.hide_table_of_contents) return [];
	let min = matter.toc_min_heading_level ?? config.toc.minLevel, max = matter.toc_max_heading_level ?? config.toc.maxLevel;
	return headings.filter((heading) => heading.level >= min && heading.level <= max);
}
function neighbour(configured, derived, site) {
	if (configured === null) return;
	let named = configured === void 0 ? void 0 : docById(configured, site), route = named?.route ?? derived?.route;
	if (route === void 0) return;
	let matter = site.table.pages.get(route)?.source?.frontMatter;
	return {
		label: matter?.pagination_label ?? matter?.sidebar_label ?? named?.title ?? derived?.label ?? route,
		href: routeHref(route, site.urls)
	};
}
function docById(id, site) {
	for (let page of site.table.pages.values()) if (page.source?.id === id) return page;
}
/** A translation lies beside the docs folder that the address names. */
function editUrl(page, { config, locale, urls }) {
	let custom = page.source?.frontMatter.custom_edit_url;
	if (custom !== void 0) return custom ?? void 0;
	if (!page.source || page.kind !== "doc" || !config.editUrl) return;
	let docs = config.editUrl.replace(/\/$/, "");
	return `${urls.root !== void 0 && isTranslated(page) ? docs.replace(/\/[^/]*$/, `/i18n/${locale.code}/docs`) : docs}/${encodePath(page.source.relative)}`;
}
function lastUpdated(page, { locale }, fromGit) {
	let { date = fromGit, author } = page.source?.frontMatter.last_update ?? {};
	return date || author ? {
		date,
		author,
		shown: date && longDate(date, locale)
	} : void 0;
}
/** Front matter that names a page which does not exist: a fault with the page's own line. */
function checkFrontMatterLinks(site) {
	let sources = [...site.table.pages.values()].flatMap(({ source }) => source ?? []), ids = new Set(sources.map(({ id }) => id));
	return sources.flatMap((source) => ["pagination_prev", "pagination_next"].flatMap((key) => {
		let id = source.frontMatter[key];
		if (!id || ids.has(id)) return [];
		let message = `${key} names the document "${id}", which does not exist.`, hint = hintFor(id, ids, "Use the path of the file without its extension.");
		return [{
			severity: "forgivable",
			code: "broken-front-matter-link",
			...keyPlace(source, key),
			message,
			hint
		}];
	}));
}
// src/engine/site/linkCheck.ts
/**
* Checks every link of the site against every page's anchors: the last stage before anything is written.
* All faults come back at once.
*/
function checkLinks(pages, { anchorsOf, waiting: outside }) {
	let diagnostics = [], waitingFor = new Set(outside), waiting = outside.length;
	for (let { file, links } of pages) for (let { url, file: written = file, line, column, target } of links) {
		let report = (code, fault) => diagnostics.push({
			file: written,
			line,
			column,
			code,
			severity: "forgivable",
			...fault
		});
		if (target.kind === "pending") waiting += 1, waitingFor.add(target.route);
		else if (target.kind === "broken") report("broken-link", {
			message: `broken link "${url}": ${target.message}`,
			hint: target.hint
		});
		else if (target.kind === "page") {
			let { route, hash, caseOnly } = target;
			caseOnly && report("link-case", {
				severity: "warning",
				message: `the link "${url}" differs from its page in uppercase and lowercase letters.`,
				hint: `Write "${caseOnly}".`
			});
			let fault = anchorFault({
				url,
				route,
				hash
			}, anchorsOf);
			fault && diagnostics.push({
				file: written,
				line,
				column,
				...fault
			});
		}
	}
	return {
		diagnostics,
		waiting: {
			links: waiting,
			pages: waitingFor.size
		}
	};
}
/** The fault of a link to a place that its page does not have. */
function anchorFault({ url, route, hash }, anchorsOf) {
	let id = decodePath(hash.slice(1)), anchors = id && id !== "top" && !id.startsWith(":~:") ? anchorsOf(route) : void 0;
	return !anchors || anchors.has(id) ? void 0 : {
		severity: "forgivable",
		code: "broken-anchor",
		message: `broken link "${url}": ${route} has no heading with the id "${id}".`,
		hint: () => anchorHint(id, anchors)
	};
}
function anchorHint(id, anchors) {
	let known = [...anchors].slice(0, 5).join(", "), listed = `Its ids: ${known}${anchors.size > 5 ? ", …" : ""}.`, guess = nearest(id, anchors);
	return guess ? `Did you mean "#${guess}"?` : known ? listed : "The page has no headings.";
}
/**
* The link check over the whole site: pages, anchors, settings and front matter. `generated`: the links of pages that
* components make.
*/
function checkCompiled(site, contents, generated) {
	let byRoute = new Map(contents.map(({ page, compiled }) => [page.route, compiled])), pages = contents.flatMap(({ page, compiled }) => page.source ? [{
		file: page.source.file,
		links: compiled.links
	}] : []), anchorsOf = (route) => site.table.pages.get(route)?.source ? byRoute.get(route)?.anchors : void 0, { diagnostics, waiting } = checkLinks([...pages, ...generated], {
		anchorsOf,
		waiting: site.waitingLinks
	}), settings = site.anchorLinks.flatMap(({ url, route, hash, ...place }) => {
		let fault = anchorFault({
			url,
			route,
			hash
		}, anchorsOf);
		return fault ? [{
			...place,
			...fault
		}] : [];
	});
	return {
		waiting,
		diagnostics: [
			...checkFrontMatterLinks(site),
			...settings,
			...diagnostics
		]
	};
}
// src/engine/site/pageGroups.ts
/**
* Every page that is listed somewhere, once, in reading order: by the top level of the sidebars, where pages without a
* category are one group, and at the end what no sidebar has. `isWanted`: pages that are to be left out.
*/
function pageGroups({ sidebars, table, config }, isWanted) {
	let groups = /* @__PURE__ */ new Map(), left = new Map([...table.pages].filter(([, page]) => isWanted(page) && !isHidden(page))), add = (label, route) => {
		let page = left.get(route);
		page && (left.delete(route), groups.set(label, [...groups.get(label) ?? [], page]));
	};
	for (let node of Object.values(sidebars).flat()) {
		if (isUnlisted(node) || node.type !== "doc" && node.type !== "category") continue;
		let label = node.type === "category" ? node.label : config.title;
		for (let { route } of readingOrder([node])) add(label, route);
	}
	for (let route of [...left.keys()].sort()) add("More", route);
	return [...groups].map(([label, pages]) => ({
		label,
		pages
	}));
}
function isHidden({ source }) {
	return !!(source?.frontMatter.unlisted || source?.frontMatter.draft);
}
// src/shared/markdown.ts
/** Small pieces of Markdown, for what is written in it rather than read. Pure. */
/** Plain text as Markdown that shows exactly it: signs that would mean something are escaped. */
function escapeMarkdown(text) {
	let line = /\s{2}|[\n\t]/.test(text) ? text.replace(/\s+/g, " ") : text;
	return /[\\`*[\]<_]/.test(line) ? line.replace(/[\\`*[\]<]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, (sign) => `\\${sign}`) : line;
}
/** The title of a block or a term, in bold. */
function titleLine(title) {
	return `**${escapeMarkdown(title)}**`;
}
/** Code in a line of text; it gets more backticks than it contains in a row. */
function codeMarkdown(code) {
	let ticks = fenceFor(code, 1), gap = /^`|`$|^ .*[^ ].* $/s.test(code) ? " " : "";
	return ticks + gap + code + gap + ticks;
}
/** Ticks for a fence (or, with `least` 1, for inline code) that no ticks in the code can end. */
function fenceFor(code, least = 3) {
	let longest = Math.max(0, ...(code.match(/`+/g) ?? []).map((ticks) => ticks.length));
	return "`".repeat(Math.max(least, longest + 1));
}
/** A link; `label` is Markdown already. */
function linkMarkdown(label, href) {
	return `[${label}](${destination(href)})`;
}
/** An address as the target of a link. */
function destination(href) {
	return href === "" || /[\s()<>]/.test(href) ? `<${href.replace(/[<>\n]/g, (sign) => encodeURIComponent(sign))}>` : href;
}
/** Puts `indent` in front of every line but the first, which is in its place already. */
function indentLines(text, indent) {
	return indent === "" ? text : text.replace(/\n(.*)/g, (_, line) => `\n${line.trim() === "" ? indent.trimEnd() : indent + line}`);
}
/** A list, one item for each text; their further lines belong to them. */
function listMarkdown(items) {
	return items.map((item) => `- ${indentLines(item, "  ")}`).join("\n");
}
/** A table; cells are Markdown of one line each. */
function tableMarkdown(rows, align = []) {
	let line = (cells) => `| ${cells.map((cell) => cell.replace(/(?<!\\)\|/g, "\\|")).join(" | ")} |`, [head = [], ...body] = rows;
	return [
		line(head),
		line(head.map((_, column) => RULES$1[align[column] ?? ""] ?? "---")),
		...body.map(line)
	].join("\n");
}
/** What aligns a column, below its head. */
const RULES$1 = {
	left: ":---",
	center: ":---:",
	right: "---:"
};
// src/components/component.ts
/** An attribute that has a text. */
function textOf(props, key) {
	let value = props[key];
	return typeof value == "string" ? value : void 0;
}
// src/shared/lightMarkdown.ts
const PART = /`([^`]+)`|\[([^\]]+)\]\(([^()\s]+)\)|\*\*([^*]+)\*\*/g;
/** Reads a text; what is no code, label or link is plain words. */
function parseLight(source) {
	let parts = [], last = 0, text = (value) => {
		value && parts.push({
			type: "text",
			text: value
		});
	};
	for (let match of source.matchAll(PART)) {
		text(source.slice(last, match.index));
		let [whole, code, label = "", url = "", strong] = match;
		code === void 0 ? parts.push(strong === void 0 ? {
			type: "link",
			label,
			url
		} : {
			type: "strong",
			text: strong
		}) : parts.push({
			type: "code",
			text: code
		}), last = match.index + whole.length;
	}
	return text(source.slice(last)), parts;
}
/** What a reader sees of a text, without marks: for search, CSV and comparison. */
function lightText(source) {
	return /[`[*]/.test(source) ? parseLight(source).map((part) => part.type === "link" ? lightText(part.label) : part.text).join("") : source;
}
/** Follows a link that waits: a few quiet words that can be read out with the sentence. */
function plannedHtml({ route, nearest }) {
	return route ? ` <span class="planned">(planned${nearest ? `; see <a href="${escapeHtml(nearest.href)}">${escapeHtml(nearest.label)}</a>` : ""})</span>` : "";
}
/** The same as Markdown, with the address as it is. */
function plannedMarkdown({ route, nearest }) {
	return route ? ` (planned${nearest ? `; see ${linkMarkdown(escapeMarkdown(nearest.label), nearest.href)}` : ""})` : "";
}
// src/components/nodes.ts
/** An element; texts among its children become nodes. */
function h(name, attributes, ...children) {
	return {
		type: "element",
		name,
		attributes,
		children: children.map(nodeOf$1)
	};
}
function decoration(html) {
	return {
		type: "decoration",
		html
	};
}
/** A link whose address is final. */
function link(href, label) {
	return {
		type: "link",
		url: href,
		children: [text$1(label)],
		data: { target: {
			kind: "asset",
			href
		} }
	};
}
function text$1(value) {
	return {
		type: "text",
		value
	};
}
function strong(words) {
	return {
		type: "strong",
		children: [text$1(words)]
	};
}
function inlineCode(value) {
	return {
		type: "inlineCode",
		value
	};
}
function paragraph(...children) {
	return {
		type: "paragraph",
		children: listed(children)
	};
}
/** A list with one item for each of these blocks. */
function list(items) {
	return {
		type: "list",
		ordered: !1,
		spread: !1,
		children: items.map((blocks) => ({
			type: "listItem",
			children: listed(blocks)
		}))
	};
}
/** A table that is shown in another form (`looks`); `ids`: those of its rows, the head not among them. */
function plainTable(rows, ids = []) {
	let children = rows.map((cells, index) => ({
		type: "tableRow",
		data: { id: index === 0 ? void 0 : ids[index - 1] },
		children: cells.map((cell) => ({
			type: "tableCell",
			children: listed(cell)
		}))
	}));
	return {
		type: "table",
		align: rows[0]?.map(() => null),
		children
	};
}
/** Light Markdown as nodes. */
function lightNodes(source, resolve) {
	return parseLight(source).map((part) => part.type === "link" ? linkTo(part.url, lightNodes(part.label, resolve), resolve(part.url)) : part.type === "code" ? inlineCode(part.text) : part.type === "strong" ? strong(part.text) : text$1(part.text));
}
/** A link that leads to `target`, or waits for it. */
function linkTo(url, label, target) {
	return {
		type: "link",
		url,
		children: listed(label),
		data: { target }
	};
}
/** A text of the interface with nodes in its gaps. */
function filled$1(t, words, gaps) {
	let nodes = gaps;
	return t(words).split(/\{(\w+)\}/).flatMap((part, index) => index % 2 == 1 ? nodes[part] ?? [] : part === "" ? [] : [text$1(part)]);
}
/** `:::name[title]`, as authors write it. */
function directive(name, title, children) {
	return {
		type: "containerDirective",
		name,
		children: listed([...title.length > 0 ? [{
			...paragraph(...title),
			data: { directiveLabel: !0 }
		}] : [], ...children])
	};
}
/** The types of mdast say which node may be in which; a page may hold any in any, and is shown. */
function listed(children) {
	return children.map(nodeOf$1);
}
function nodeOf$1(child) {
	return typeof child == "string" ? text$1(child) : child;
}
// src/components/Docusaurus/index.ts
/** Tags that imported pages have. */
const DocCardList = {
	name: "DocCardList",
	place: "block",
	expand(_, { route, site }) {
		let cards = site.childPages(route), items = cards.map(({ label, href, description }) => h("li", {}, link(href, label), ...description ? [h("p", {}, description)] : []));
		return [{
			...list(cards.map(({ label, href, description }) => [paragraph(link(href, label), description && `: ${description}`)])),
			data: { looks: [h("ul", { class: "card-list" }, ...items)] }
		}];
	}
};
/** Links to pages, with what each is about. */
function cardsMarkdown(cards) {
	return listMarkdown(cards.map(({ label, href, description }) => {
		let link = linkMarkdown(escapeMarkdown(label), href);
		return description === "" ? link : `${link}: ${escapeMarkdown(description)}`;
	}));
}
/** A picture for each colour mode; the style sheet shows one of them. */
const ThemedImage = {
	name: "ThemedImage",
	place: "block",
	expand({ props }, page) {
		let alt = textOf(props, "alt") ?? "", images = ["light", "dark"].flatMap((mode) => {
			let url = textOf(props, mode);
			return url ? [{
				mode,
				...page.image(url)
			}] : [];
		}), looks = images.map(({ mode, src, width, height }) => h("img", {
			class: `themed themed--${mode}`,
			src,
			alt,
			width,
			height,
			loading: "lazy"
		})), [first] = images;
		return first ? [{
			...paragraph({
				type: "image",
				url: first.src,
				alt
			}),
			data: { looks }
		}] : [];
	}
};
// node_modules/lucide/dist/cjs/lucide.js
/**
* @license lucide v1.65.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var require_lucide = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.ArrowLeft = [["path", { d: "m12 19-7-7 7-7" }], ["path", { d: "M19 12H5" }]], exports.ArrowRight = [["path", { d: "M5 12h14" }], ["path", { d: "m12 5 7 7-7 7" }]], exports.ArrowUp = [["path", { d: "m5 12 7-7 7 7" }], ["path", { d: "M12 19V5" }]], exports.Check = [["path", { d: "M20 6 9 17l-5-5" }]], exports.CircleAlert = [
		["circle", {
			cx: "12",
			cy: "12",
			r: "10"
		}],
		["line", {
			x1: "12",
			x2: "12",
			y1: "8",
			y2: "12"
		}],
		["line", {
			x1: "12",
			x2: "12.01",
			y1: "16",
			y2: "16"
		}]
	], exports.CircleCheck = [["circle", {
		cx: "12",
		cy: "12",
		r: "10"
	}], ["path", { d: "m16 9-5.5 5.5L8 12" }]], exports.Copy = [["rect", {
		width: "14",
		height: "14",
		x: "8",
		y: "8",
		rx: "2",
		ry: "2"
	}], ["path", { d: "M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2" }]], exports.Download = [
		["path", { d: "M12 15V3" }],
		["path", { d: "M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4" }],
		["path", { d: "m7 10 5 5 5-5" }]
	], exports.Info = [
		["circle", {
			cx: "12",
			cy: "12",
			r: "10"
		}],
		["path", { d: "M12 16v-4" }],
		["path", { d: "M12 8h.01" }]
	], exports.Languages = [
		["path", { d: "m5 8 6 6" }],
		["path", { d: "m4 14 6-6 2-3" }],
		["path", { d: "M2 5h12" }],
		["path", { d: "M7 2h1" }],
		["path", { d: "m22 22-5-10-5 10" }],
		["path", { d: "M14 18h6" }]
	], exports.Lightbulb = [
		["path", { d: "M15 14c.2-1 .7-1.7 1.5-2.5 1-.9 1.5-2.2 1.5-3.5A6 6 0 0 0 6 8c0 1 .2 2.2 1.5 3.5.7.7 1.3 1.5 1.5 2.5" }],
		["path", { d: "M9 18h6" }],
		["path", { d: "M10 22h4" }]
	], exports.Menu = [
		["path", { d: "M4 5h16" }],
		["path", { d: "M4 12h16" }],
		["path", { d: "M4 19h16" }]
	], exports.MessageSquare = [["path", { d: "M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z" }]], exports.Moon = [["path", { d: "M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401" }]], exports.OctagonAlert = [
		["path", { d: "M12 16h.01" }],
		["path", { d: "M12 8v4" }],
		["path", { d: "M15.312 2a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2z" }]
	], exports.Pencil = [["path", { d: "M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497z" }], ["path", { d: "m15 5 4 4" }]], exports.Pin = [["path", { d: "M12 17v5" }], ["path", { d: "M9 10.76a2 2 0 0 1-1.11 1.79l-1.78.9A2 2 0 0 0 5 15.24V16a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-.76a2 2 0 0 0-1.11-1.79l-1.78-.9A2 2 0 0 1 15 10.76V7a1 1 0 0 1 1-1 2 2 0 0 0 0-4H8a2 2 0 0 0 0 4 1 1 0 0 1 1 1z" }]], exports.Search = [["path", { d: "m21 21-4.34-4.34" }], ["circle", {
		cx: "11",
		cy: "11",
		r: "8"
	}]], exports.Sun = [
		["circle", {
			cx: "12",
			cy: "12",
			r: "4"
		}],
		["path", { d: "M12 2v2" }],
		["path", { d: "M12 20v2" }],
		["path", { d: "m4.93 4.93 1.41 1.41" }],
		["path", { d: "m17.66 17.66 1.41 1.41" }],
		["path", { d: "M2 12h2" }],
		["path", { d: "M20 12h2" }],
		["path", { d: "m6.34 17.66-1.41 1.41" }],
		["path", { d: "m19.07 4.93-1.41 1.41" }]
	], exports.TextWrap = [
		["path", { d: "m16 16-3 3 3 3" }],
		["path", { d: "M3 12h14.5a1 1 0 0 1 0 7H13" }],
		["path", { d: "M3 19h6" }],
		["path", { d: "M3 5h18" }]
	], exports.TriangleAlert = [
		["path", { d: "m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3" }],
		["path", { d: "M12 9v4" }],
		["path", { d: "M12 17h.01" }]
	], exports.X = [["path", { d: "M18 6 6 18" }], ["path", { d: "m6 6 12 12" }]];
})), require_jsx_runtime = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = __require("react/jsx-runtime");
})), import_lucide = require_lucide(), import_jsx_runtime = require_jsx_runtime();
/**
* An icon of lucide, hidden from screen readers. Lucide's React components would bring settings, context and
* name checks that weigh more than all of our icons; its drawings alone are plain data.
*/
function Icon({ node, size }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("svg", {
		width: size,
		height: size,
		viewBox: "0 0 24 24",
		fill: "none",
		stroke: "currentColor",
		strokeWidth: 2,
		strokeLinecap: "round",
		strokeLinejoin: "round",
		"aria-hidden": "true",
		children: node.map(([tag, attributes], index) => (0, import__by_require_react.createElement)(tag, {
			key: index,
			...attributes
		}))
	});
}
/** A button that shows an icon alone; `label` names it. */
function IconButton({ label, node, size, onClick }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
		type: "button",
		className: "icon-button",
		"aria-label": label,
		onClick,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			node,
			size
		})
	});
}
/** The mark beside the site's name: three stacked stones. `site/static/favicon.svg` draws the same. */
function Mark() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("svg", {
		viewBox: "0 0 32 32",
		width: "28",
		height: "28",
		fill: "currentColor",
		"aria-hidden": "true",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: "M12 7.2C11.8 4.7 14 3 16.9 3c2.8 0 4.6 1.5 4.5 3.7-.1 2.3-2 3.5-4.9 3.5-2.8 0-4.3-.9-4.5-3Z" }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: "M7.2 15.9c0-2.9 3.8-4.3 8.9-4.3s8.4 1.5 8.4 4.1-3.2 3.4-8.6 3.4-8.7-.5-8.7-3.2Z" }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: "M3 25.1c0-3.3 5.5-4.6 13.3-4.6S29 21.9 29 24.8 24.6 29 16.2 29 3 28.5 3 25.1Z" })
		]
	});
}
// src/shared/texts/translate.ts
/** Parts the forms of a text that a number decides: `one`, then `other`. */
const NAME = /¦.*/;
/** @param own absent: English. */
function createTranslate(own, htmlLang = "en") {
	return (text, ...[given]) => {
		let values = given ?? {}, found = own?.[text] ?? text.replace(NAME, "");
		return fillGaps(typeof found == "string" ? found.split("\n")[values.count === 1 ? 0 : 1] ?? found : found[new Intl.PluralRules(htmlLang).select(Number(values.count))] ?? found.other ?? "", values);
	};
}
/** Puts values into the gaps of a text; a gap without one stays. */
function fillGaps(text, values) {
	return text.replace(/\{(\w+)\}/g, (gap, name) => String(values[name] ?? gap));
}
/** The texts of the open page: it brings them along where it is not in English. At build, where no page is open: English. */
function pageTexts() {
	if (typeof document > "u") return createTranslate();
	let brought = document.getElementById(TEXTS_ID)?.textContent;
	return createTranslate(brought ? JSON.parse(brought) : void 0, document.documentElement.lang);
}
// src/shared/ui/useTexts.tsx
/** The texts of the page that is being built; in the browser, it is the open one. */
const TextsContext = (0, import__by_require_react.createContext)(void 0);
/** The texts of the page in its language. */
function useTexts() {
	return (0, import__by_require_react.useContext)(TextsContext) ?? pageTexts();
}
/** A text with elements in its gaps. */
function withNodes(t, text, nodes) {
	let byName = nodes;
	return t(text).split(/\{(\w+)\}/).map((part, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import__by_require_react.Fragment, { children: index % 2 == 1 ? byName[part] : part }, index));
}
// src/search/interface/SearchInput.tsx
/** What the text fields of search have in common. */
function fieldAttributes(t) {
	return {
		type: "text",
		"aria-label": t(search),
		placeholder: t(searchPlaceholder),
		autoComplete: "off",
		autoCapitalize: "none",
		autoCorrect: "off",
		spellCheck: !1,
		dir: "auto"
	};
}
// src/search/interface/SearchFrame.tsx
/**
* The search dialog as every page contains it, outside of the React app: a native dialog with the field that the reader
* types into from the first paint on, whatever loads, fails or crashes below it. `SearchDialog` fills its second part.
* Before that, Enter asks the search page.
*/
function SearchFrame({ href }) {
	let t = useTexts();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dialog", {
		id: SEARCH_DIALOG_ID,
		className: "dialog dialog-search",
		"aria-label": t(search),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "search-head",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
				action: href,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						node: import_lucide.Search,
						size: 20
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
						...fieldAttributes(t),
						name: "q",
						role: "combobox",
						"aria-autocomplete": "list",
						"aria-expanded": !1,
						enterKeyHint: "go"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
						type: "reset",
						className: "icon-button search-clear",
						"aria-label": t(clear),
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
							node: import_lucide.X,
							size: 18
						})
					})
				]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("form", {
				method: "dialog",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
					type: "submit",
					className: "search-close",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t(close) })
				})
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { className: "search-rest" })]
	});
}
/**
* Where the words of HTML in a narrow place may be broken: long ones behind signs, and where there are none for long,
* anywhere. Others are never broken, so that the browser gives their column the width they need.
*/
function wrapWords(html) {
	return wholeWords(html.replace(CODES, (code) => code.replace(TAGS, "").length > 10 ? breakBehindSigns(code) : code).replace(LONG_WORDS, (word) => breakBehindSigns(word).replace(LONG_RUNS, breakAnywhere)));
}
function breakBehindSigns(html) {
	return html.replace(BEHIND_SIGNS, "<wbr>");
}
/** Character references are not split. */
function breakAnywhere(run) {
	return run.replace(/(?:&[^;\s]+;|[^&]){12}(?=.)/gu, "$&<wbr>");
}
const CODES = /<code\b.*?<\/code>/gs, TAGS = /<[^>]*>/g, OUTSIDE_OF_TAGS = "(?![^<>]*>)", LONG_WORDS = RegExp(`(?<![^\\s>-])[^\\s<>-]{25,}${OUTSIDE_OF_TAGS}`, "gu"), LONG_RUNS = RegExp(`[^\\s<>-]{25,}${OUTSIDE_OF_TAGS}`, "gu"), SIGNS = "[/_.:=?@,\\\\]", BEHIND_SIGNS = RegExp(`(?<!\\d[.:](?=\\d))(?<=(?:[\\p{L}\\p{N};})\\]]|</span>)${SIGNS}+)(?!${SIGNS}|[\\s]|</|$)${OUTSIDE_OF_TAGS}`, "gu");
/** Words of HTML that end in a hyphen and a letter or two, such as `Hyper-V`, are not broken there. */
function wholeWords(html) {
	return html.replace(SHORT_TAILS, "<span class=\"whole\">$&</span>");
}
const SHORT_TAILS = /(?<![\p{L}\p{N}-])(?:[\p{L}\p{N}]{1,12}-){1,3}[\p{L}\p{N}]{1,2}(?![\p{L}\p{N}-])(?![^<>]*>)/gu, menuOpen = "data-menu-open", announcementDismissed = "data-announcement-dismissed", island = "data-island", props = "data-props", dialog = "data-dialog", closeOnFollow = "data-close-on-follow";
// src/theme/Footer.tsx
/** What is in the footer: columns of links, a way to give feedback, the release, and legal links. */
function Footer({ hasMark = !0, columns, links, note, newest, feedbackHref, asksConsent }) {
	let t = useTexts();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "footer-inner",
		children: [columns.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "footer-columns",
			children: [columns.map((column) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "footer-title",
				children: column.title
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FooterList, { links: column.links })] }, column.title)), feedbackHref && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "footer-title",
					children: t("Missing something?")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("Tell us what you looked for, or what is wrong on this page.") }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
					className: "footer-feedback",
					href: feedbackHref,
					rel: "noopener",
					"data-dialog": "feedback",
					children: t("Send feedback")
				})
			] })]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "footer-end",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "footer-note",
					children: [hasMark && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Mark, {}), note]
				}),
				newest && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
					newest.feed,
					": ",
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
						href: newest.href,
						children: newest.label
					}),
					",",
					" ",
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("time", {
						dateTime: newest.date,
						children: newest.shown
					})
				] }),
				(links.length > 0 || asksConsent) && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "footer-links",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FooterList, { links }), asksConsent && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
						type: "button",
						className: "footer-consent",
						"data-consent-choice": "",
						children: t("Privacy choices")
					})]
				})
			]
		})]
	});
}
function FooterList({ links }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", { children: links.map(({ href, label, external }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
		href,
		rel: external ? "noopener" : void 0,
		children: label
	}) }, href)) });
}
// src/shared/issueUrl.ts
/**
* The issue form of `url`, filled in with the page it is about and, where there are some, with the reader's
* answers. A URL that cannot be read is left as it is.
*/
function issueUrl(url, page, answers) {
	if (!URL.canParse(url)) return url;
	let form = new URL(url);
	return form.searchParams.set("title", `Page feedback: ${page.title}`), form.searchParams.set("body", issueBody(page, answers)), form.href;
}
function issueBody(page, answers) {
	let lines = [`Page: ${page.canonical || page.route}`];
	if (answers) {
		let { helpful, reason, missing } = answers;
		lines.push(`Helpful: ${helpful ? "yes" : "no"}`), reason && !helpful && lines.push(`Reason: ${reason}`), missing.trim() && lines.push("", "What was missing:", missing.trim());
	}
	return `${lines.join("\n")}\n\n`;
}
// src/theme/PageMain.tsx
/** The content of `<main>`: the article and the facts about it. */
function PageMain({ page, articleHtml, menu, feedbackUrl }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		(page.breadcrumbs.length > 0 || menu) && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "page-top",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Breadcrumbs, { trail: page.breadcrumbs }), menu && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageMenu, { menu })]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageNotices, { page }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("article", {
			id: ARTICLE_ID,
			className: "article",
			...languageOf(page),
			dangerouslySetInnerHTML: { __html: articleHtml }
		}),
		feedbackUrl && ARTICLES.has(page.kind) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HelpfulQuestion, {
			page,
			feedbackUrl
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageMeta, { page }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Pagination, { page })
	] });
}
/** A `<details>`, as the menus of the top bar: without scripts, its links work. */
function PageMenu({ menu: { markdown, canCopy, assistants } }) {
	let t = useTexts();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", {
		className: "dropdown page-menu",
		[closeOnFollow]: "",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("summary", { children: t(pageMenu) }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", { children: [
			markdown && canCopy && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				"data-copy-file": markdown,
				children: t("Copy as Markdown")
			}) }),
			markdown && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
				href: markdown,
				children: t("View as Markdown")
			}) }),
			assistants.map(({ label, href }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
				href,
				rel: "noopener",
				children: t(openIn, { name: label })
			}) }, href)),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				"data-print": "",
				children: t(printPage)
			}) })
		] })]
	});
}
/** Attributes of a text that is in another language than the page around it. */
function languageOf({ shownIn }) {
	return shownIn && {
		lang: shownIn.htmlLang,
		dir: shownIn.direction
	};
}
/** The way from the top of the sidebar to this page. */
function Breadcrumbs({ trail }) {
	let t = useTexts();
	return trail.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("nav", {
		className: "breadcrumbs",
		"aria-label": t(breadcrumbs$1),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", { children: trail.map((crumb, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: crumb.href !== void 0 && index < trail.length - 1 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
			href: crumb.href,
			children: crumb.label
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			"aria-current": index === trail.length - 1 ? "page" : void 0,
			children: crumb.label
		}) }, `${crumb.href} ${crumb.label}`)) })
	});
}
/** Says above the article when a page is not a public one. */
function PageNotices({ page }) {
	let t = useTexts();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		page.shownIn && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "notice",
			children: t("This page is not translated yet. You are reading it in {language}.", { language: page.shownIn.label })
		}),
		page.draft && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "notice",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("strong", { children: t("Draft.") }),
				" ",
				t("This page is shown only by the development server and is left out of builds.")
			]
		}),
		page.unlisted && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "notice",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("strong", { children: t("Unlisted.") }),
				" ",
				t("This page is not listed in the sidebar or in search engines, but links to it work.")
			]
		})
	] });
}
/** Kinds of pages that somebody wrote to be read. */
const ARTICLES = /* @__PURE__ */ new Set(["doc", "blog-post"]);
/** Opens the form of Page feedback with the answer in it; without scripts leads to the form elsewhere. */
function HelpfulQuestion({ page, feedbackUrl }) {
	let t = useTexts();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "page-helpful",
		children: [t(feedbackHelpful), [!0, !1].map((helpful$1) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
			className: "button button-quiet",
			href: issueUrl(feedbackUrl, page),
			rel: "noopener",
			"aria-label": t(helpful$1 ? pageHelped : pageDidNotHelp),
			"data-dialog": "feedback",
			"data-helpful": helpful$1 ? "yes" : "no",
			children: t(helpful$1 ? "Yes" : "No")
		}, String(helpful$1)))]
	});
}
/** The end of an article: its tags, where to edit it and when it was last changed. */
function PageMeta({ page }) {
	let { tags: tags$1, editUrl, lastUpdated } = page, t = useTexts();
	return tags$1.length === 0 && !editUrl && !lastUpdated?.date && !lastUpdated?.author ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page-meta",
		children: [
			tags$1.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "tags",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					id: "Shell-tags-title",
					children: t("Tags")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
					"aria-labelledby": "Shell-tags-title",
					children: tags$1.map((tag) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
						href: tag.href,
						children: tag.label
					}) }, tag.href))
				})]
			}),
			editUrl && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
				className: "edit-link",
				href: editUrl,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					node: import_lucide.Pencil,
					size: 16
				}), t("Edit this page")]
			}),
			(lastUpdated?.date || lastUpdated?.author) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "last-updated",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LastUpdated, { ...lastUpdated })
			})
		]
	});
}
/** When a page was last changed, and by whom, as far as that is known. */
function LastUpdated({ date, shown, author }) {
	let t = useTexts(), time = date && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("time", {
		dateTime: date,
		children: shown
	});
	return time && author ? withNodes(t, lastUpdatedOnBy, {
		date: time,
		author
	}) : author ? t(lastUpdatedBy, { author }) : time ? withNodes(t, lastUpdatedOn, { date: time }) : t(lastUpdated$1);
}
/** Links to the page before and the page after this one; in a blog, to what is newer and older. */
function Pagination({ page: { kind, previous: previous$1, next: next$1 } }) {
	let t = useTexts();
	if (!previous$1 && !next$1) return null;
	let isBlog = kind.startsWith("blog-");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("nav", {
		className: "pagination",
		"aria-label": t(pagination),
		children: [previous$1 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
			className: "pagination-previous",
			rel: "prev",
			href: previous$1.href,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("small", { children: t(isBlog ? "Newer" : "Previous") }), previous$1.label]
		}), next$1 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
			className: "pagination-next",
			rel: "next",
			href: next$1.href,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("small", { children: t(isBlog ? "Older" : "Next") }), next$1.label]
		})]
	});
}
// src/theme/pages.tsx
/** Sections or pages, one line each: label and what it is about. */
function SectionList({ items }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "section-list",
		children: items.map((item) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
			href: item.href,
			children: item.label
		}), item.description && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: item.description })] }, item.href))
	});
}
/** The home page of a site that brings none: its title, its tagline and its sections. */
function DefaultHome({ site, sections }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", { children: site.title }),
		site.tagline && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "lead",
			children: site.tagline
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SectionList, { items: sections })
	] });
}
/** The page of a category that has no index page: what is in it. */
function GeneratedIndex({ title, description, items }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", { children: title }),
		description && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: description }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SectionList, { items })
	] });
}
/** The page for every address that leads nowhere. Scripts add the pages most like the address. */
function NotFound({ site, sections }) {
	let t = useTexts(), { treeHref, baseUrl, homeHref, searchHref } = site, data = {
		treeHref,
		baseUrl,
		homeHref,
		searchHref
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", { children: t(notFoundTitle) }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t(notFoundAdvice) }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			[island]: "Suggestions",
			[props]: JSON.stringify(data),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StartAgain, {
				homeHref,
				searchHref
			})
		}),
		sections.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", { children: t("Sections") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SectionList, { items: sections })] })
	] });
}
/** Files to take along, each with its size. */
function Downloads({ title, description, release, items }) {
	let t = useTexts();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", { children: title }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: description }),
		release && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("The files belong to release {release}.", { release }) }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "section-list",
			children: items.map(({ href, label, about, bytes }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
				href,
				download: "",
				children: label
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: [about, bytes === void 0 ? "" : formatBytes(bytes)].filter(Boolean).join(" ") })] }, href))
		})
	] });
}
/** The search page. Without scripts it leads on to the sections. */
function Search$1({ site, sections }) {
	let t = useTexts();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", { children: t(search) }),
		site.search && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			"data-island": "Search",
			"data-own-query": ""
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: site.search && "no-script",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t(site.search ? searchNeedsScripts : noSearch) }), sections.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("These are the sections of the documentation. Each one lists its pages.") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SectionList, { items: sections })] })]
		})
	] });
}
/** The line of the not-found page that leads on. */
function StartAgain({ homeHref, searchHref, words = "" }) {
	let t = useTexts(), home = /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
		href: homeHref,
		children: t(homePage)
	}), search = words === "" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
		href: searchHref,
		children: t(crashSearch)
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
		href: `${searchHref}?${new URLSearchParams({ q: words })}`,
		children: t(startAgainSearch, { query: t(quoted, { text: words }) })
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: withNodes(t, startAgain, {
		home,
		search
	}) });
}
// src/shared/ui/trusted.ts
/** Name of the policy; no other can be made. */
const TRUSTED_POLICY = "fieldguide", TRUSTED_TYPES = `require-trusted-types-for 'script'; trusted-types ${TRUSTED_POLICY}`, RULES = {
	createHTML: (html) => html,
	createScriptURL(address) {
		if (!isOurs(address)) throw TypeError(`${address} is not on this site, so it may run no script here.`);
		return address;
	}
};
function policy() {
	let { trustedTypes } = globalThis;
	return trustedTypes ? (globalThis.fieldguidePolicy ??= trustedTypes.createPolicy(TRUSTED_POLICY, RULES), globalThis.fieldguidePolicy) : RULES;
}
/** True for an address of the page's own origin; from a folder, for any file. */
function isOurs(address) {
	let here = new URL(location.href), { protocol, origin } = new URL(address, here);
	return protocol === here.protocol && origin === here.origin;
}
/** HTML that the build wrote, or that is in the page, for `dangerouslySetInnerHTML`. */
function trustedHtml(html) {
	return { __html: policy().createHTML(html) };
}
// src/shared/ui/storage.ts
/** The id of the announcement that the reader has seen, and whether they dismissed it: another id resets that. */
const ANNOUNCEMENT_DISMISS_KEY = "fieldguide.announcement.dismiss";
/** The stored text, or null where there is none or storage is blocked. */
function readStored(kind, key) {
	return attempt(kind, (storage) => storage.getItem(key));
}
/** Stores a text if the browser allows it. */
function writeStored(kind, key, value) {
	attempt(kind, (storage) => (storage.setItem(key, value), null));
}
/** Stores a text and notifies this page, as the browser notifies other tabs. Works even if storage is blocked. */
function shareStored(key, newValue) {
	writeStored("localStorage", key, newValue), window.dispatchEvent(new StorageEvent("storage", {
		key,
		newValue
	}));
}
/**
* Calls back when what is stored under a key has changed, in another tab or by `shareStored`; null where it was removed.
* Returns its end.
*/
function watchStored(key, changed) {
	let listener = (event) => {
		(event.key === key || event.key === null) && changed(event.newValue);
	};
	return window.addEventListener("storage", listener), () => window.removeEventListener("storage", listener);
}
function attempt(kind, action) {
	if (typeof window > "u") throw Error(`${kind} was used while pre-rendering. Read and write it in an effect or an event handler.`);
	try {
		return action(window[kind]);
	} catch (error) {
		return warnOnce(error), null;
	}
}
/** The mark is an attribute of the document, so that no module has to keep it and a new document warns again. */
function warnOnce(error) {
	let { dataset } = document.documentElement;
	dataset.storageBlocked === void 0 && (dataset.storageBlocked = "", console.warn(`Browser storage is not available (${String(error)}). Settings last until this page is left.`));
}
// src/theme/AnnouncementBar.tsx
/**
* A line above the top bar. Stays in the HTML when it was dismissed: a mark on `<html>` hides it, which the
* inline script can set before the first paint, so that nothing moves.
*/
function AnnouncementBar({ announcement: announcement$1 }) {
	let { id, html, dismissible } = announcement$1, t = useTexts();
	return (0, import__by_require_react.useLayoutEffect)(() => {
		if (dismissible) return markDismissed(id), watchStored(ANNOUNCEMENT_DISMISS_KEY, (value) => {
			value === "true" && document.documentElement.toggleAttribute(announcementDismissed, !0);
		});
	}, [id, dismissible]), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("aside", {
		className: "announcement",
		"aria-label": t(announcement),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { dangerouslySetInnerHTML: trustedHtml(html) }), dismissible && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
			label: t("Dismiss"),
			node: import_lucide.X,
			size: 18,
			onClick: () => shareStored(ANNOUNCEMENT_DISMISS_KEY, "true")
		})]
	});
}
/** Hides the bar where this announcement was dismissed; another id resets what is stored (specification 4). */
function markDismissed(id) {
	readStored("localStorage", "fieldguide.announcement.id") !== id && (writeStored("localStorage", "fieldguide.announcement.id", id), writeStored("localStorage", ANNOUNCEMENT_DISMISS_KEY, "false"));
	let dismissed = readStored("localStorage", ANNOUNCEMENT_DISMISS_KEY) === "true";
	document.documentElement.toggleAttribute(announcementDismissed, dismissed);
}
// src/theme/browser/navigation/focusQuietly.ts
/**
* Moves focus to a place of the text, so that Tab and screen readers go on from there. `data-quiet-focus` lets the style
* sheet leave out the ring: nothing there can be operated.
*/
function focusQuietly(place) {
	place.tabIndex < 0 && !place.hasAttribute("tabindex") && (place.setAttribute("tabindex", "-1"), place.setAttribute("data-quiet-focus", "")), place.focus({ preventScroll: !0 });
}
// src/theme/browser/navigation/reveal.ts
/** Event on a box that was opened, or has to be: whatever keeps its state hears of it on its way up. */
const REVEAL_EVENT = "fieldguide:reveal";
/** The ids that a hash may mean, in the order of the HTML standard: as written, then decoded. */
function targetIds(hash) {
	let raw = hash.replace(/^#/, "");
	return raw === "" ? [] : [.../* @__PURE__ */ new Set([raw, decoded(raw)])];
}
/** Stray percent signs are no encoding. */
function decoded(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
/**
* What a hash leads to on the page on display. An empty element with an id is a mark (an old id, or one of raw HTML): the
* target is what it is in.
*/
function findTarget(hash) {
	let found = targetIds(hash).map((id) => document.getElementById(id)).find((element) => element !== null);
	return (found?.matches(":is(a, span):empty") ? found.closest("tr") ?? found.parentElement : null) ?? found ?? void 0;
}
// src/theme/browser/navigation/scroll.ts
/** Moves focus to the anchor or, without one, to the page's `<h1>`. */
function moveFocus(target) {
	let article = document.getElementById(ARTICLE_ID), place = document.querySelector(".crash") ?? findAnchor(target) ?? article?.querySelector("h1") ?? article;
	place && focusQuietly(place);
}
function findAnchor(target) {
	return target.type === "anchor" ? findTarget(target.hash) : void 0;
}
// src/theme/motion.ts
/** True where the reader asked the system for less motion. */
function prefersReducedMotion() {
	return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
/**
* Milliseconds a box of this height takes to open or close: longer for more content, but never so long
* that a reader waits for it; 1 ms under reduced motion (specification 9).
*/
function collapseDuration(height, reducedMotion) {
	return reducedMotion ? 1 : Math.min(148, Math.round(60 + 4 * Math.sqrt(Math.max(0, height))));
}
/** The next position on the way up: 0.85 of the one before (specification 9). */
function nextPosition(scrollY) {
	return Math.floor(scrollY * .85);
}
/** Glides to the top, one step a frame. Stops when the reader scrolls down meanwhile. */
function glideToTop() {
	if (prefersReducedMotion()) {
		window.scrollTo({
			top: 0,
			behavior: "instant"
		});
		return;
	}
	let last = window.scrollY, step = () => {
		let { scrollY } = window;
		scrollY > last || scrollY === 0 || (last = nextPosition(scrollY), window.scrollTo({
			top: last,
			behavior: "instant"
		}), last > 0 && requestAnimationFrame(step));
	};
	requestAnimationFrame(step);
}
// src/theme/shellContext.ts
const ShellContext = (0, import__by_require_react.createContext)(void 0);
/** The shell's state. Throws outside of `<Shell>`: a component without its facts has nothing to show. */
function useShell() {
	let state = (0, import__by_require_react.useContext)(ShellContext);
	return invariant(state, "useShell() was called outside of <Shell>. Render the component inside of <Shell state={...}>."), state;
}
/**
* The client mount flag (specification 4): false while pre-rendering and hydrating, true once mounted. For
* what only scripts can offer and the HTML must not promise.
*/
function useMounted() {
	let [mounted, setMounted] = (0, import__by_require_react.useState)(!1);
	return (0, import__by_require_react.useEffect)(() => setMounted(!0), []), mounted;
}
/** A button that appears when the reader, far down, scrolls up. Only scripts make it. */
function BackToTop() {
	let button = (0, import__by_require_react.useRef)(null), mounted = useMounted(), t = useTexts();
	return (0, import__by_require_react.useEffect)(() => {
		let last = window.scrollY, follow = () => {
			let { scrollY } = window;
			button.current && scrollY !== last && (button.current.hidden = scrollY <= 300 || scrollY > last), last = scrollY;
		};
		return window.addEventListener("scroll", follow, { passive: !0 }), () => window.removeEventListener("scroll", follow);
	}, []), mounted ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
		ref: button,
		type: "button",
		hidden: !0,
		className: "back-to-top",
		"aria-label": t(backToTop),
		onClick: () => {
			glideToTop(), moveFocus({ type: "top" });
		},
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			node: import_lucide.ArrowUp,
			size: 20
		})
	}) : null;
}
// src/theme/Brand.tsx
/** The site's name with its logo, as a link to the home page. */
function Brand() {
	let { logo, title, homeHref } = useShell().site;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
		className: "brand",
		href: homeHref,
		children: [
			logo === void 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Mark, {}),
			logo && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Logo, {
				...logo,
				alt: logo.title ? "" : logo.alt || title
			}),
			(!logo || logo.title) && title
		]
	});
}
/** One picture, or one for each color mode. */
function Logo({ src, dark, alt }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
		src,
		alt,
		className: dark && "when-light"
	}), dark && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
		src: dark,
		alt,
		className: "when-dark"
	})] });
}
/** Keeps Tab inside of a modal dialog whose content fills it, and closes it on a click on the backdrop. */
function guardDialog(dialog) {
	dialog.addEventListener("keydown", (event) => trapFocus(dialog, event));
	let pressed = null;
	dialog.addEventListener("pointerdown", ({ target }) => {
		pressed = target;
	}), dialog.addEventListener("click", ({ target }) => {
		target === dialog && pressed === dialog && dialog.close();
	});
}
/**
* Tab leads from the last stop to the first, and back. A modal dialog already makes the rest of the page inert, but
* lets focus leave for the browser's own bars.
*/
function trapFocus(dialog, event) {
	if (event.key !== "Tab") return;
	let stops = [...dialog.querySelectorAll("a[href], button:not([disabled]), input, textarea, summary, [tabindex=\"0\"]")].filter((stop) => stop.tabIndex >= 0 && stop.checkVisibility()), [first, last] = event.shiftKey ? [stops.at(-1), stops[0]] : [stops[0], stops.at(-1)], { activeElement } = document;
	!first || activeElement !== last && dialog.contains(activeElement) && activeElement !== dialog || (event.preventDefault(), first.focus());
}
/**
* Makes one of the stops of a list or table the only one that the Tab key comes to ("roving tabindex"); `walkByKeys`
* leads to the others.
*/
function keepOneTabStop(stops, kept) {
	for (let stop of stops) stop.tabIndex = stop === kept ? 0 : -1;
}
/**
* Moves focus from one stop to another: up and down between rows, left and right inside of one, by Home and End to the
* first and the last row. What is not on display is passed over. Does nothing for any other key or place.
*/
function walkByKeys(rows, event) {
	let { target, altKey, ctrlKey, metaKey, shiftKey } = event;
	if (altKey || ctrlKey || metaKey || shiftKey || !(target instanceof HTMLElement)) return;
	let key = inReadingOrder(event.key, target);
	if (target instanceof HTMLInputElement && key !== "ArrowUp" && key !== "ArrowDown") return;
	let next = stopForKey(rows.map((row) => row.filter((stop) => stop.checkVisibility())).filter((row) => row.length > 0), target, key);
	next && (event.preventDefault(), next.focus());
}
const MIRRORED = {
	ArrowLeft: "ArrowRight",
	ArrowRight: "ArrowLeft"
};
/** An arrow key by where it leads to from left to right: from right to left, the left one leads on. */
function inReadingOrder(key, target) {
	return target.closest("[dir]")?.dir === "rtl" && MIRRORED[key] || key;
}
function stopForKey(rows, from, key) {
	let y = rows.findIndex((row) => row.includes(from)), row = rows[y] ?? [], x = row.indexOf(from), inRow = (other) => other?.[Math.min(x, other.length - 1)];
	if (!(x < 0)) return key === "ArrowDown" ? inRow(rows[y + 1]) : key === "ArrowUp" ? inRow(rows[y - 1]) : key === "ArrowRight" ? row[x + 1] : key === "ArrowLeft" ? row[x - 1] : key === "Home" ? inRow(rows[0]) : key === "End" ? inRow(rows.at(-1)) : void 0;
}
// src/shared/ui/useOnline.ts
/** Calls `retry` when the network returns. */
function useOnline(retry) {
	let latest = (0, import__by_require_react.useRef)(retry);
	latest.current = retry, (0, import__by_require_react.useLayoutEffect)(() => {
		let listener = () => latest.current();
		return window.addEventListener("online", listener), () => window.removeEventListener("online", listener);
	}, []);
}
/** Shown for a part that is still loading, unless it loads quickly. */
function Spinner() {
	let [late, setLate] = (0, import__by_require_react.useState)(!1);
	(0, import__by_require_react.useEffect)(() => {
		let timer = setTimeout(() => setLate(!0), 200);
		return () => clearTimeout(timer);
	}, []);
	let t = useTexts();
	return late ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "spinner",
		role: "status",
		"aria-label": t(loading),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("svg", {
			viewBox: "0 0 48 48",
			"aria-hidden": "true",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
				cx: "24",
				cy: "24",
				r: "6"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
				cx: "24",
				cy: "24",
				r: "6"
			})]
		})
	}) : null;
}
/** The red box of a part that is not there. In a dialog that has lost the focus, it takes it. */
function PartBox({ children, action, onAction }) {
	let button = (0, import__by_require_react.useRef)(null);
	return (0, import__by_require_react.useEffect)(() => {
		document.activeElement === document.body && button.current?.closest("dialog") && button.current.focus();
	}, []), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "load-error",
		role: "alert",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { children }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			ref: button,
			type: "button",
			className: "button",
			onClick: onAction,
			children: action
		})]
	});
}
/**
* The red box with the error text and Retry (specification 4 and 8, load failure). Tries again by itself when the
* network returns.
*/
function LoadError({ subject, error, onRetry }) {
	useOnline(onRetry);
	let t = useTexts();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PartBox, {
		action: t(retry),
		onAction: onRetry,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
			t(notLoaded, { subject }),
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "load-error-text",
				children: error.message
			})
		] })
	});
}
// src/theme/browser/CrashBoundary.tsx
/** Says that a page or a part of it crashed, where it threw while rendering (specification 4 and 8). */
var CrashBoundary = class extends import__by_require_react.Component {
	state = {
		crash: void 0,
		resetKey: this.props.resetKey
	};
	static getDerivedStateFromError(error) {
		return { crash: { error } };
	}
	static getDerivedStateFromProps(props, state) {
		return props.resetKey === state.resetKey ? null : {
			crash: void 0,
			resetKey: props.resetKey
		};
	}
	render() {
		let { crash } = this.state, { children, show = (crash) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CrashBox, { ...crash }), kept } = this.props;
		return crash ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [show({
			error: crash.error,
			onTryAgain: () => this.setState({ crash: void 0 })
		}), kept] }) : children;
	}
};
/** Says in the place of a part that it crashed. */
function CrashBox({ error, onTryAgain }) {
	let t = useTexts();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(PartBox, {
		action: t(tryAgain),
		onAction: onTryAgain,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t(partCrashed) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Chain, { error })]
	});
}
/** The messages of an error and of its causes, outermost first. */
function Chain({ error }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
		className: "crash-chain",
		children: errorChain(error).map((message, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: message }, index))
	});
}
// src/theme/browser/navigation/links.ts
/** True where a key was held by which readers ask for a new tab, a window or a download. */
function isModified({ metaKey, ctrlKey, shiftKey, altKey }) {
	return metaKey || ctrlKey || shiftKey || altKey;
}
// src/theme/sidebar/navNodes.ts
/** True where `href` leads to the page on screen, however it is spelled; never for a mere prefix. */
function isCurrent(href, { route, baseUrl }) {
	let path = baseUrl + route.slice(1);
	if (href === path) return !0;
	if (!/[%#?.]/.test(href)) return withoutSlash(href) === withoutSlash(path);
	let target = routeOfPath(splitLink(href).path, { baseUrl });
	return target !== void 0 && target === routeOfPath(path, { baseUrl });
}
function withoutSlash(path) {
	return path.endsWith("/") ? path.slice(0, -1) : path;
}
/** Active: the node's link or one below it leads to the page on screen (specification 2.4). */
function isActive(node, here) {
	return node.type === "html" ? !1 : node.type === "link" ? !node.external && isCurrent(node.href, here) : node.href !== void 0 && isCurrent(node.href, here) ? !0 : node.items?.some((child) => isActive(child, here)) ?? !1;
}
/** The nodes a reader gets to see: unlisted links show only while active (specification 2.4). */
function visibleNodes(nodes, here) {
	return nodes.filter((node) => node.type !== "link" || !node.unlisted || isActive(node, here));
}
/** Neighbours that share a caption, or have none, in their order. */
function captionGroups(nodes) {
	let groups = [];
	for (let node of nodes) {
		let last = groups.at(-1);
		last && last.caption === node.caption ? last.nodes.push(node) : groups.push({
			caption: node.caption,
			nodes: [node]
		});
	}
	return groups;
}
/** True if a link of the top bar leads to where the reader is. By whole segments of the path. */
function isHere({ href, external, activeBase }, { route, baseUrl }) {
	if (external) return !1;
	if (activeBase !== void 0) return normalizeRoute(route).startsWith(normalizeRoute(activeBase));
	let base = routeOfPath(splitLink(href).path, { baseUrl });
	return base === void 0 ? !1 : base === "/" ? route === "/" : normalizeRoute(route).startsWith(base);
}
/**
* Fills the cut categories of a page's branch from the whole tree, as far as it is loaded. The branch stays
* the truth where it says something: it came with the page. Nothing is changed in place.
*/
function mergeBranch(branch, whole = []) {
	return branch.map((node) => {
		if (node.type !== "category") return node;
		let counterpart = whole.find((other) => other.type === "category" && other.key === node.key);
		return node.items === null ? counterpart ? {
			...node,
			items: counterpart.items
		} : node : {
			...node,
			items: mergeBranch(node.items, counterpart?.items ?? [])
		};
	});
}
/**
* The part of the tree that matches the words of `query`, and the addresses of the pages that match. Each word must be
* in a link's label or in that of a category around it; a category that is kept for its content is no match. Case
* and accents do not matter. Unlisted links and raw HTML never match.
*/
function filterTree(nodes, query) {
	let words = foldText(query).split(/\s+/).filter(Boolean);
	return words.length === 0 ? {
		nodes: [...nodes],
		links: []
	} : keepMatches(nodes, words);
}
function keepMatches(nodes, words) {
	let kept = [], links = [];
	for (let node of nodes) {
		if (node.type === "html" || node.type === "link" && node.unlisted) continue;
		let text = foldText(node.label), missing = words.filter((word) => !text.includes(word)), matches = missing.length === 0;
		if (matches && node.href !== void 0 && links.push(node.href), node.type === "link") {
			matches && kept.push(node);
			continue;
		}
		let below = keepMatches(node.items ?? [], missing);
		links.push(...below.links), matches ? kept.push(node) : below.nodes.length > 0 && kept.push({
			...node,
			items: below.nodes
		});
	}
	return {
		nodes: kept,
		links
	};
}
// src/theme/navbar/NavbarItems.tsx
/** Items of the top bar; the side menu shows the same ones in a list. */
function NavbarItems({ items }) {
	let { page } = useShell();
	return items.map((item, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CrashBoundary, {
		resetKey: page,
		show: ({ error }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FailedItem, {
			item,
			error
		}),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NavbarItemView, { item })
	}, index));
}
/** Replaces an item that could not be drawn: its name, which opens the error (specification 8). */
function FailedItem({ item, error }) {
	let name = "label" in item ? item.label : item.type;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", {
		className: "dropdown nav-failed",
		name: "navbar",
		[closeOnFollow]: "",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("summary", {
			className: "nav-link",
			children: name
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Chain, { error: Error(`The navbar item “${name}” failed.`, { cause: error }) })]
	});
}
function NavbarItemView({ item }) {
	switch (item.type) {
		case "link": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NavbarLink, { ...item });
		case "docsVersion": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NavbarLink, {
			...item,
			external: !1
		});
		case "dropdown": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dropdown, { item });
		case "localeDropdown": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dropdown, {
			item,
			icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				node: import_lucide.Languages,
				size: 18
			})
		});
		case "search": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchLink, {});
		case "html": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: item.className,
			dangerouslySetInnerHTML: trustedHtml(item.html)
		});
	}
}
function NavbarLink(link) {
	let { site, page } = useShell(), here = {
		route: page.route,
		baseUrl: site.baseUrl
	}, isLit = link.sidebarId === void 0 ? isHere(link, here) : link.sidebarId === page.sidebar?.id;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
		className: `nav-link ${link.className ?? ""}`.trim(),
		href: link.href,
		"aria-current": isLit ? "true" : void 0,
		rel: link.external ? "noopener" : void 0,
		children: link.label
	});
}
/** A `<details>`, which works without scripts; the delegated behaviours close it on outside click and Escape. */
function Dropdown({ item, icon }) {
	let entries = [...item.href === void 0 ? [] : [{
		label: item.label,
		href: item.href,
		external: !1
	}], ...item.items];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", {
		className: `dropdown ${item.className ?? ""}`.trim(),
		name: "navbar",
		[closeOnFollow]: "",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("summary", {
			className: "nav-link",
			children: [icon, item.label]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", { children: entries.map((entry) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: "current" in entry ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			"aria-current": !0,
			children: entry.label
		}) : "htmlLang" in entry ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LocaleLink, { ...entry }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
			href: entry.href,
			rel: entry.external ? "noopener" : void 0,
			children: entry.label
		}) }, "href" in entry ? entry.href : entry.label)) })]
	});
}
/** Leads to the page on display in another language; scripts take query, hash and place along (`languageMenu.ts`). */
function LocaleLink({ label, htmlLang }) {
	let { page } = useShell(), href = page.languages?.find((one) => one.htmlLang === htmlLang)?.href;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
		href,
		lang: htmlLang,
		hrefLang: htmlLang,
		children: label
	});
}
/** Attributes of a link that scripts turn into the button of a dialog. One element for both, so that focus stays on it. */
function useOpener(dialog$1) {
	let button = useMounted() ? {
		role: "button",
		"aria-haspopup": "dialog"
	} : {};
	return {
		[dialog]: dialog$1,
		...button
	};
}
/** Looks like a box to type in: opens the search dialog, and without scripts leads to the search page. */
function SearchLink() {
	let { site } = useShell(), opener = useOpener("search"), t = useTexts();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
		className: "search-box",
		href: `${site.searchHref}#${MAIN_ID}`,
		...opener,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				node: import_lucide.Search,
				size: 18
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t(search) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("kbd", { children: "Ctrl K" })
		]
	});
}
/** Page feedback (specification 2.4): opens its dialog, and without scripts leads to the prefilled issue form. */
function FeedbackLink() {
	let { site, page } = useShell(), opener = useOpener("feedback"), t = useTexts();
	return site.feedback ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
		className: "nav-link feedback-link",
		href: issueUrl(site.feedback.url, page),
		...opener,
		rel: "noopener",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			node: import_lucide.MessageSquare,
			size: 18
		}), t(feedback)]
	}) : null;
}
// src/theme/sidebar/openState.ts
/** A category is open by choice; without one, where it is active or starts open. */
function isOpen(category, choices, here) {
	return category.collapsible ? choices[category.key] ?? (!category.collapsed || isActive(category, here)) : !0;
}
/** True where an open category waits for the whole tree. */
function needsTree(nodes, choices, here) {
	return nodes.filter(isCategory).some((category) => isOpen(category, choices, here) && (category.items === null || needsTree(category.items, choices, here)));
}
/** Opens one category and closes its open siblings (specification 2.4: categories auto-collapse). */
function autoCollapse({ nodes, choices, here }, key) {
	let closed = siblingsOf(nodes, key).filter((category) => category.key !== key && category.collapsible && isOpen(category, choices, here)).map((category) => [category.key, !1]);
	return {
		...choices,
		...Object.fromEntries(closed),
		[key]: !0
	};
}
/** The choices after the reader pressed the toggle of a category. */
function toggled(shown, category) {
	return isOpen(category, shown.choices, shown.here) ? {
		...shown.choices,
		[category.key]: !1
	} : autoCollapse(shown, category.key);
}
/**
* The choices after going from the page on display to another: the categories around the new page open, and their
* siblings close, as if the reader had pressed each. Returns the same object where nothing changes.
*/
function arriveAt(shown, to) {
	let { choices } = shown;
	for (let category of activeCategories(shown.nodes, to)) isOpen(category, choices, shown.here) || (choices = autoCollapse({
		...shown,
		choices
	}, category.key));
	return choices;
}
function activeCategories(nodes, here) {
	let category = nodes.filter(isCategory).find((node) => isActive(node, here));
	return category ? [category, ...activeCategories(category.items ?? [], here)] : [];
}
function siblingsOf(nodes, key) {
	let categories = nodes.filter(isCategory);
	if (categories.some((category) => category.key === key)) return categories;
	for (let category of categories) {
		let found = siblingsOf(category.items ?? [], key);
		if (found.length > 0) return found;
	}
	return [];
}
function isCategory(node) {
	return node.type === "category";
}
// src/theme/sidebar/SidebarTree.tsx
/** Sidebar nodes with the lists below them: one list, or one for each caption. */
function SidebarTree({ nodes, model, expanded = !1 }) {
	let id = (0, import__by_require_react.useId)();
	return captionGroups(visibleNodes(nodes, model.here)).map((group, index) => {
		let captionId = group.caption === void 0 ? void 0 : `${id}-${index}`;
		return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import__by_require_react.Fragment, { children: [captionId && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "tree-caption",
			id: captionId,
			children: group.caption
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TreeList, {
			nodes: group.nodes,
			model,
			expanded,
			labelledBy: captionId
		})] }, index);
	});
}
function TreeList({ nodes, model, expanded = !1, labelledBy }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "tree",
		"aria-labelledby": labelledBy,
		children: nodes.map((node, index) => node.type === "category" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CategoryItem, {
			category: node,
			model,
			expanded
		}, node.key) : node.type === "link" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkItem, {
			link: node,
			model
		}, `${node.href} ${node.label}`) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
			className: node.className,
			dangerouslySetInnerHTML: trustedHtml(node.html)
		}, index))
	});
}
function LinkItem({ link, model }) {
	let current = !link.external && isCurrent(link.href, model.here);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
		className: link.className,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
			className: "tree-link",
			href: link.href,
			"aria-current": current ? "page" : void 0,
			rel: link.external ? "noopener" : void 0,
			children: link.label
		})
	});
}
function CategoryItem({ category, model, expanded }) {
	let open = expanded || isOpen(category, model.choices, model.here), { items } = category, list = items && items.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SidebarTree, {
		nodes: items,
		model,
		expanded
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: category.className,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CategoryRow, {
				category,
				model,
				open,
				fixed: expanded || !category.collapsible
			}),
			open && !items && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TreeWait, {}),
			expanded ? list : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Collapse, {
				open: open && items !== null,
				animated: model.animated,
				kept: category.href === void 0,
				children: list
			})
		]
	});
}
/** Stands for pages that are still to come, or cannot be had. */
function TreeWait() {
	let { treeError, requestTree } = useShell(), t = useTexts(), place = (0, import__by_require_react.useRef)(null);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		ref: place,
		children: treeError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LoadError, {
			subject: t(listOfPages),
			error: treeError,
			onRetry: () => {
				place.current?.parentElement?.querySelector("button, input")?.focus(), requestTree();
			}
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Spinner, {})
	});
}
function CategoryRow({ category, model, open, fixed }) {
	let { label, href } = category, t = useTexts(), lit = isActive(category, model.here) ? " is-active" : "", toggle = () => model.toggle(category);
	return href === void 0 ? fixed ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: `tree-link tree-heading${lit}`,
		children: label
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
		type: "button",
		className: `tree-link tree-button${lit}`,
		"aria-expanded": open,
		onClick: toggle,
		children: label
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: "tree-link tree-heading no-script",
		children: label
	})] }) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "tree-row",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
			className: `tree-link${lit}`,
			href,
			"aria-current": isCurrent(href, model.here) ? "page" : void 0,
			children: label
		}), !fixed && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: "tree-toggle",
			"aria-expanded": open,
			"aria-label": t("Pages in {category}", { category: label }),
			onClick: toggle
		})]
	});
}
/** A box that opens and closes by its height. Closed content is not in the document, unless it is kept there. */
function Collapse({ open, animated, kept, children }) {
	let [content, setContent] = (0, import__by_require_react.useState)(open ? "shown" : kept ? "kept" : "gone"), box = (0, import__by_require_react.useRef)(null), shown = (0, import__by_require_react.useRef)(open);
	if (open && content !== "shown" && setContent("shown"), (0, import__by_require_react.useLayoutEffect)(() => {
		if (shown.current === open) return;
		shown.current = open;
		let element = box.current;
		if (!element || !animated) {
			setContent(open ? "shown" : "gone");
			return;
		}
		let height = element.scrollHeight, closed = {
			height: "0px",
			overflow: "clip",
			opacity: 0
		}, full = {
			height: `${height}px`,
			overflow: "clip",
			opacity: 1
		}, animation = element.animate(open ? [closed, full] : [full, closed], {
			duration: collapseDuration(height, prefersReducedMotion()),
			easing: "ease-out",
			fill: open ? "none" : "forwards"
		});
		return open || (animation.onfinish = () => setContent("gone")), () => animation.cancel();
	}, [open, animated]), content === "gone") return null;
	let isKept = content === "kept";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		ref: box,
		inert: !open && !isKept,
		className: isKept ? "tree-kept" : void 0,
		children
	});
}
// src/theme/sidebar/Sidebar.tsx
/** The docs sidebar: a filter above the tree of pages. */
function Sidebar({ model }) {
	let { treeError, requestTree } = useShell(), t = useTexts(), [query, setQuery] = (0, import__by_require_react.useState)(""), status = (0, import__by_require_react.useId)(), searching = query.trim() !== "", { nodes, links } = filterTree(model.nodes, query), count = links.length, nav = (0, import__by_require_react.useRef)(null);
	return (0, import__by_require_react.useEffect)(() => {
		nav.current && oneStop(nav.current);
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("nav", {
		ref: nav,
		className: "sidebar-nav",
		"aria-label": t(docsSidebar),
		onKeyDown: (event) => {
			event.key === "Escape" && query !== "" ? (event.preventDefault(), event.stopPropagation(), setQuery(""), event.currentTarget.querySelector("input")?.focus()) : event.key === "Enter" && event.target instanceof HTMLInputElement && searching ? (event.preventDefault(), [...event.currentTarget.querySelectorAll("a[href]")].find((link) => link.getAttribute("href") === links[0])?.click()) : walkByKeys(rowsOf(event.currentTarget), event);
		},
		onFocus: ({ currentTarget }) => oneStop(currentTarget),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "filter",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
					type: "search",
					"aria-label": t(filterPages),
					"aria-describedby": status,
					placeholder: t(filterPages),
					autoComplete: "off",
					spellCheck: !1,
					value: query,
					onFocus: requestTree,
					onChange: (event) => setQuery(event.target.value)
				}), searching && treeError && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TreeWait, {})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				id: status,
				role: "status",
				className: searching && count === 0 ? "filter-none" : "visually-hidden",
				children: searching && (count === 0 ? t("No page matches.") : t("{count} page\n{count} pages", { count }))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SidebarTree, {
				nodes,
				model,
				expanded: searching
			})
		]
	});
}
/** The filter, and each line of the tree: a link or button, and the switch beside it. */
function rowsOf(nav) {
	return [...nav.querySelectorAll("input, a[href], .tree-button")].map((stop) => [stop, ...stop.parentElement?.querySelectorAll(":scope > .tree-toggle") ?? []]);
}
/** Makes the tree one stop of the Tab key: what has focus in it, else the page on display, else the first. */
function oneStop(nav) {
	let stops = [...nav.querySelectorAll(".tree :is(a[href], button)")], focused = stops.filter((stop) => stop === document.activeElement), current = stops.filter((stop) => stop.ariaCurrent === "page");
	keepOneTabStop(stops, [
		...focused,
		...current,
		...stops
	].find((stop) => stop.checkVisibility()));
}
// src/theme/sidebar/useSidebar.ts
/** The sidebar of the page on screen; undefined where it has none. */
function useSidebar({ site, page, tree, requestTree }) {
	let { sidebar, route } = page, { baseUrl } = site, branch = sidebar?.branch, whole = sidebar && tree?.[sidebar.id], nodes = (0, import__by_require_react.useMemo)(() => mergeBranch(branch ?? [], whole), [branch, whole]), here = (0, import__by_require_react.useMemo)(() => ({
		route,
		baseUrl
	}), [route, baseUrl]), [open, setOpen] = (0, import__by_require_react.useState)({
		choices: {},
		animated: !1
	}), column = (0, import__by_require_react.useRef)(null), [from, setFrom] = (0, import__by_require_react.useState)(here);
	if (from !== here) {
		setFrom(here);
		let choices = arriveAt({
			nodes,
			choices: open.choices,
			here: from
		}, here);
		choices !== open.choices && setOpen({
			choices,
			animated: !0
		});
	}
	let waiting = needsTree(nodes, open.choices, here);
	if ((0, import__by_require_react.useEffect)(() => {
		waiting && requestTree();
	}, [waiting, requestTree]), useMemory(sidebar?.id, site.buildId, {
		column,
		choices: open.choices,
		route,
		waiting,
		restore: (left) => {
			let from = {
				...here,
				route: left.route
			}, choices = left.route === route ? left.choices : arriveAt({
				nodes,
				choices: left.choices,
				here: from
			}, here);
			return setOpen({
				choices,
				animated: !1
			}), choices;
		}
	}), (0, import__by_require_react.useLayoutEffect)(() => {
		column.current && showCurrent(column.current);
	}, [route]), !sidebar) return;
	let toggle = (category) => setOpen(({ choices }) => ({
		choices: toggled({
			nodes,
			choices,
			here
		}, category),
		animated: !0
	})), { choices, animated } = open;
	return {
		nodes,
		here,
		choices,
		animated,
		toggle,
		column
	};
}
/**
* Restores choices and scroll position after a full load and keeps them when the page is left. Works after
* hydration, not in the first render: the server knows nothing of this tab.
*/
function useMemory(id, buildId, parts) {
	let { column, choices, waiting } = parts, latest = (0, import__by_require_react.useRef)(parts);
	latest.current = parts;
	let pending = (0, import__by_require_react.useRef)(void 0);
	(0, import__by_require_react.useLayoutEffect)(() => {
		if (id === void 0) return;
		let key = `fieldguide.sidebar.${id}`, memory = decodeMemory(readStored("sessionStorage", key), buildId), choices = Object.keys(memory.choices).length > 0 ? latest.current.restore(memory) : latest.current.choices;
		pending.current = {
			...memory,
			choices
		};
		let save = () => {
			let { choices, route } = latest.current, left = {
				choices,
				route,
				scrollTop: column.current?.scrollTop ?? 0
			};
			writeStored("sessionStorage", key, encodeMemory(left, buildId));
		};
		return window.addEventListener("pagehide", save), () => window.removeEventListener("pagehide", save);
	}, [
		id,
		buildId,
		column
	]), (0, import__by_require_react.useLayoutEffect)(() => {
		pending.current?.choices !== choices || waiting || (column.current && (column.current.scrollTop = pending.current.scrollTop, showCurrent(column.current)), pending.current = void 0);
	}, [
		choices,
		waiting,
		column
	]);
}
/**
* Scrolls a sidebar's column, and only the column, until the current page's link is in it. No row is then cut by the
* filter, which stays at the top.
*/
function showCurrent(scroller) {
	let link = scroller.querySelector("[aria-current='page']");
	if (!link) return;
	let box = scroller.getBoundingClientRect(), place = link.getBoundingClientRect(), top = scroller.querySelector(".filter")?.getBoundingClientRect().bottom ?? box.top;
	if (!(place.top >= top && place.bottom <= box.bottom)) {
		scroller.scrollTop += place.top - (top + box.bottom - place.height) / 2;
		for (let row of scroller.querySelectorAll(".tree-link")) {
			let { top: start, bottom: end } = row.getBoundingClientRect();
			start < top && end > top && (scroller.scrollTop -= top - start);
		}
	}
}
const NOTHING$1 = {
	choices: {},
	route: "",
	scrollTop: 0
};
/** Text to store. It names the build: another build may have another tree. */
function encodeMemory(memory, buildId) {
	let { choices, route, scrollTop } = memory;
	return JSON.stringify({
		build: buildId,
		open: choices,
		route,
		top: scrollTop
	});
}
/** Reads stored text; anything that is not from this build counts as nothing. */
function decodeMemory(text, buildId) {
	let memory = parseJson(text);
	if (!isRecord(memory) || memory.build !== buildId) return NOTHING$1;
	let { open, route, top } = memory;
	return {
		choices: isRecord(open) ? booleansOf(open) : {},
		route: typeof route == "string" ? route : "",
		scrollTop: typeof top == "number" ? top : 0
	};
}
function booleansOf(value) {
	return Object.fromEntries(Object.entries(value).filter(([, open]) => typeof open == "boolean"));
}
// src/theme/SideMenu.tsx
/** Links, and the entry of a menu for where the reader is. What opens a dialog looks after itself. */
const FOLLOWED = `a[href]:not([${dialog}]), button[aria-current]`;
/**
* The phone's menu, open as long as it is rendered. A native modal dialog: Escape, the inert page behind and the
* return of focus are the browser's. Closes when one of its links is followed, whether that leads to another page or
* not, on a route change and on widening to desktop.
*/
function SideMenu({ onClose, sidebar }) {
	let { page } = useShell(), t = useTexts(), dialog = (0, import__by_require_react.useRef)(null);
	(0, import__by_require_react.useEffect)(() => {
		let element = dialog.current;
		if (!element) return;
		guardDialog(element), element.showModal();
		let root = document.documentElement;
		root.toggleAttribute(menuOpen, !0);
		let desktop = window.matchMedia("(min-width: 62.3125em)"), widen = () => {
			desktop.matches && element.close();
		};
		return desktop.addEventListener("change", widen), () => {
			desktop.removeEventListener("change", widen), root.removeAttribute(menuOpen);
		};
	}, []), (0, import__by_require_react.useEffect)(() => () => dialog.current?.close(), [page.route]);
	let closeOnFollow = (click) => {
		click.target instanceof Element && click.target.closest(FOLLOWED) && !isModified(click) && dialog.current?.close();
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dialog", {
		ref: dialog,
		className: "side-menu",
		"aria-label": t(menu),
		onClose,
		onClick: ({ nativeEvent }) => closeOnFollow(nativeEvent),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CrashBoundary, {
			kept: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: "button button-quiet",
				onClick: () => dialog.current?.close(),
				children: t(closeMenu)
			}),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Content, {
				sidebar,
				close: () => dialog.current?.close()
			})
		})
	});
}
/** The page's sidebar, if it has one, and then the main menu. */
function Content({ sidebar, close }) {
	let { site } = useShell(), t = useTexts(), [pane, setPane] = (0, import__by_require_react.useState)(sidebar ? "sidebar" : "main"), body = (0, import__by_require_react.useRef)(null), switchButton = (0, import__by_require_react.useRef)(null);
	(0, import__by_require_react.useEffect)(() => {
		body.current && showCurrent(body.current);
	}, []);
	let show = (next) => {
		setPane(next), body.current?.scrollTo({ top: 0 }), requestAnimationFrame(() => switchButton.current?.focus());
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "side-menu-bar",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Brand, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
			label: t(closeMenu),
			node: import_lucide.X,
			size: 22,
			onClick: close
		})]
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "side-menu-body",
		ref: body,
		children: [sidebar && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
			ref: switchButton,
			type: "button",
			className: "side-menu-switch",
			onClick: () => show(pane === "main" ? "sidebar" : "main"),
			children: [
				pane === "sidebar" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					node: import_lucide.ArrowLeft,
					size: 18
				}),
				t(pane === "sidebar" ? "Back to main menu" : "Documentation pages"),
				pane === "main" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					node: import_lucide.ArrowRight,
					size: 18
				})
			]
		}, pane), pane === "sidebar" && sidebar ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sidebar, { model: sidebar }) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("nav", {
			className: "side-menu-main",
			"aria-label": t(main),
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NavbarItems, { items: site.navbar }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FeedbackLink, {})]
		})]
	})] });
}
// src/theme/navbar/Navbar.tsx
/** The bar at the top of every page. */
function Navbar({ sidebar }) {
	let { site } = useShell(), t = useTexts(), [open, setOpen] = (0, import__by_require_react.useState)(!1);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", {
		className: "navbar",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "navbar-inner",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
					type: "button",
					className: "icon-button menu-button",
					"aria-label": t(openMenu),
					"aria-haspopup": "dialog",
					"aria-expanded": open,
					onClick: () => setOpen(!0),
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						node: import_lucide.Menu,
						size: 22
					})
				}),
				sidebar && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
					className: "icon-button menu-link",
					href: "#Shell-menu",
					"aria-label": t("Menu"),
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						node: import_lucide.Menu,
						size: 22
					})
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Brand, {}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("nav", {
					className: "navbar-nav",
					"aria-label": t(main),
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NavbarItems, { items: site.navbar.filter(({ position }) => position === "left") }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { className: "navbar-gap" }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NavbarItems, { items: site.navbar.filter(({ position }) => position === "right") }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FeedbackLink, {})
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ColorModeSwitch, {})
			]
		}), open && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SideMenu, {
			onClose: () => setOpen(!1),
			sidebar
		})]
	});
}
/**
* Switches the colour mode: the script in `<head>` does it, from the first paint on. The style sheet shows the icon and
* the name that fit the `data-theme` of `<html>`, so nothing can disagree during hydration.
*/
function ColorModeSwitch() {
	let { colorMode } = useShell().site, t = useTexts();
	return colorMode.switch ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
		type: "button",
		className: "icon-button color-switch",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: "when-light",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				node: import_lucide.Moon,
				size: 20
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "visually-hidden",
				children: t(toDark)
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: "when-dark",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				node: import_lucide.Sun,
				size: 20
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "visually-hidden",
				children: t(toLight)
			})]
		})]
	}) : null;
}
// src/theme/toc/TableOfContents.tsx
/** The column on the right; marks the section being read. `page` is the one whose sections these are. */
function TableOfContents({ html, page }) {
	let column = (0, import__by_require_react.useRef)(null), inner = (0, import__by_require_react.useMemo)(() => trustedHtml(html), [html]);
	return (0, import__by_require_react.useEffect)(() => {
		let list = column.current;
		return list ? watchSections(sectionsOf(list), (id) => markLink(list, id)) : void 0;
	}, [html, page]), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("nav", {
		className: "toc",
		"aria-labelledby": TOC_TITLE_ID,
		ref: column,
		dangerouslySetInnerHTML: inner
	});
}
/** The ids that the links of the list lead to. */
function sectionsOf(list) {
	return [...list.querySelectorAll("a")].map(({ hash }) => decodeURIComponent(hash.slice(1)));
}
function markLink(list, id) {
	if (list.querySelector("[aria-current]")?.removeAttribute("aria-current"), id === void 0) return;
	let link = list.querySelector(`a[href="#${CSS.escape(encodeURIComponent(id))}"]`);
	if (!link) return;
	link.setAttribute("aria-current", "location");
	let box = list.getBoundingClientRect(), place = link.getBoundingClientRect();
	(place.top < box.top || place.bottom > box.bottom) && (list.scrollTop += place.top - box.top - (box.height - place.height) / 2);
}
/**
* Tells which section of the page is being read, at once and on each change. Stands outside of React:
* scrolling renders nothing. Returns a function that stops it.
*/
function watchSections(ids, onChange) {
	let shown, frame = 0, pin, hash = "", update = () => {
		frame = 0;
		let { scrollY } = window, sections = displayedSections(ids), isDisplayed = (id) => sections.some((section) => section.id === id);
		if (location.hash !== hash) {
			hash = location.hash;
			let { id = "" } = findTarget(hash) ?? {};
			pin = isDisplayed(id) ? {
				id,
				scrollY
			} : void 0;
		}
		pin && (Math.abs(pin.scrollY - scrollY) > 2 || !isDisplayed(pin.id)) && (pin = void 0);
		let id = pin?.id ?? activeSection(sections, viewport());
		id !== shown && (shown = id, onChange(id));
	}, schedule = () => {
		frame ||= requestAnimationFrame(update);
	}, resized = new ResizeObserver(update);
	resized.observe(document.documentElement);
	let main = document.getElementById(MAIN_ID);
	return main && resized.observe(main), window.addEventListener("scroll", schedule, { passive: !0 }), window.addEventListener("click", schedule), window.addEventListener("keyup", schedule), () => {
		cancelAnimationFrame(frame), resized.disconnect(), window.removeEventListener("scroll", schedule), window.removeEventListener("click", schedule), window.removeEventListener("keyup", schedule), shown !== void 0 && onChange(void 0);
	};
}
/** The sections whose headings are displayed now, from the top: one in a tab or a fold that is closed has no place. */
function displayedSections(ids) {
	return ids.flatMap((id) => {
		let heading = document.getElementById(id);
		return heading?.checkVisibility() ? [{
			id,
			top: heading.getBoundingClientRect().top + window.scrollY
		}] : [];
	}).sort((a, b) => a.top - b.top);
}
function viewport() {
	let { documentElement: root } = document;
	return {
		scrollY: window.scrollY,
		height: root.clientHeight,
		documentHeight: root.scrollHeight,
		covered: Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0
	};
}
/**
* The section being read: the last one that starts above the reading line. The line is just below the
* bar; over the last screenful it moves down to the end of the page, so that short sections there get
* their turn too. Undefined above the first section.
*/
function activeSection(sections, viewport) {
	let line = viewport.scrollY + readingLine(viewport), active;
	for (let section of sections) {
		if (section.top > line) break;
		active = section.id;
	}
	return active;
}
function readingLine({ scrollY, height, documentHeight, covered }) {
	let resting = covered + 32, end = documentHeight - height;
	if (end <= 0) return resting;
	let stretch = Math.min(end, height), progress = Math.min(1, Math.max(0, (scrollY - (end - stretch)) / stretch));
	return resting + (height - resting) * progress ** 4;
}
// src/theme/Shell.tsx
/** One whole page: bar, sidebar, main part, table of contents, footer. Rendered at build, hydrated in the browser. */
function Shell({ state, html, mainKey, mainRef, status }) {
	let { site, page } = state, sidebar = useSidebar(state), hasToc = html.toc !== "", main = (0, import__by_require_react.useMemo)(() => trustedHtml(html.main), [html.main]), footer = (0, import__by_require_react.useMemo)(() => trustedHtml(html.footer), [html.footer]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ShellContext, {
		value: state,
		children: [
			status,
			site.announcement && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AnnouncementBar, { announcement: site.announcement }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Navbar, { sidebar }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: layoutClass(page.kind, sidebar !== void 0, hasToc),
				children: [
					sidebar && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
						id: "Shell-menu",
						className: "sidebar",
						ref: sidebar.column,
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sidebar, { model: sidebar })
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("main", {
						id: MAIN_ID,
						tabIndex: -1,
						ref: mainRef,
						dangerouslySetInnerHTML: main,
						suppressHydrationWarning: !0
					}, mainKey),
					hasToc && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TableOfContents, {
						html: html.toc,
						page
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackToTop, {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("footer", {
				className: "footer",
				dangerouslySetInnerHTML: footer
			})
		]
	});
}
function layoutClass(kind, hasSidebar, hasToc) {
	return [
		"layout",
		`layout-${kind}`,
		hasSidebar && "has-sidebar",
		hasToc && "has-toc"
	].filter(Boolean).join(" ");
}
// src/theme/TocLists.tsx
/** The page's sections as links. Levels show as indents, by steps and not by level numbers. */
function TocList({ toc }) {
	let levels = [...new Set(toc.map((item) => item.level))].sort();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", { children: toc.map((item) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
		className: `toc-${Math.min(levels.indexOf(item.level), 3)}`,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
			href: `#${encodeURIComponent(item.id)}`,
			children: item.text.split(/(?<=_|[\w}]\/)/).map((part, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import__by_require_react.Fragment, { children: [index > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("wbr", {}), part] }, index))
		})
	}, item.id)) });
}
/** The same for phones, below the first paragraph; a `<details>`, which works without scripts. */
function TocFold({ toc }) {
	let t = useTexts();
	return toc.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", {
		className: "toc-fold",
		[closeOnFollow]: "",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("summary", { children: t(onThisPage) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TocList, { toc })]
	});
}
/** The column on the right: a title and the list. */
function TocColumn({ toc }) {
	let t = useTexts();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		id: TOC_TITLE_ID,
		className: "toc-title",
		children: t(onThisPage)
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TocList, { toc })] });
}
// src/engine/content/anchorAliases.ts
/** The aliases of a page (`anchors` in its front matter), when all its ids are known. Faults are reported. */
function readAliases({ page, ids, diagnostics }) {
	let { anchors } = ids, { anchors: given = {} } = page.frontMatter, aliases = Object.entries(given).filter(([old, id]) => {
		let report = (message, hint) => {
			let line = page.keyLines[`anchors.${old}`] ?? page.keyLines.anchors ?? 1, place = {
				file: page.file,
				line,
				column: 1
			};
			return diagnostics.push({
				severity: "forgivable",
				code: "anchor-alias",
				...place,
				message,
				hint
			}), !1;
		};
		if (ids.isTaken(old)) return report(`the old id "${old}" is still an id of this page.`, "Remove the alias, or give the heading or row a different id.");
		if (anchors.has(id)) return !0;
		let next = Object.hasOwn(given, id) ? given[id] : void 0;
		return report(`the old id "${old}" leads to "${id}", which is ${next === void 0 ? "not on this page" : "an old id too"}.`, next === void 0 || next === old ? "Name the id of a heading or row of this page." : `Write "${next}".`);
	});
	for (let [old] of aliases) anchors.add(old);
	return aliases;
}
/**
* Puts an empty element with each old id into the element that has the new one, so that old addresses lead there
* without scripts too. In a table it goes into the first cell of its row.
*/
function withAliases(html, aliases) {
	return aliases.reduce((text, [old, id]) => {
		let at = text.indexOf(` id="${escapeHtml(id)}"`), tag = at < 0 ? null : /^[^>]*>(?:\s*<t[dh]\b[^>]*>)?/.exec(text.slice(at)), end = at + (tag?.[0].length ?? 0);
		return tag ? `${text.slice(0, end)}<span id="${escapeHtml(old)}"></span>${text.slice(end)}` : text;
	}, html);
}
// src/engine/content/componentTree.ts
/**
* Puts what lies between the tags of a component below a node for it, and then what the component shows in its place:
* the parser gives tags of raw HTML as siblings of their content. A component that is never closed ends with its block,
* an end without a start is left out (both are reported where the tags are read), and what has been removed from the
* page is left out with its content. What the site makes of a fence follows it, or takes its place.
*/
function nestComponents(parent, page) {
	new Expander(page).within(parent);
}
/** Puts nodes in the place of components, which it counts. */
var Expander = class {
	page;
	count = 0;
	constructor(page) {
		this.page = page;
	}
	within(parent) {
		let nest = new Nest(this, startOf(parent));
		for (let child of parent.children) if ("children" in child && this.within(child), child.type === "html" && child.data?.parts?.some(isBoundary)) nest.html(child, child.data.parts);
		else if (child.type === "code" && child.data?.made) for (let node of [...child.data.fence ? [child] : [], ...child.data.made]) nest.add(node);
		else nest.add(nodeOf(child));
		return parent.children = nest.end(), parent.children;
	}
	expanded(node) {
		let { component, props, place, isFaulty, nodes } = node.start;
		if (nodes) return this.within({ children: nodes });
		let { title, items, rest } = partsOf(node);
		if (!component || isFaulty) return rest;
		this.count += 1;
		let uses = items.map(({ start, children }) => ({
			props: start.props,
			children,
			page: this.page.seenFrom(start.place)
		})), use = {
			index: this.count,
			props,
			title,
			children: rest,
			items: uses
		};
		return this.page.ofData(() => component.expand(use, this.page.seenFrom(place))) ?? [];
	}
};
/** An admonition: the parser has nested it already. */
function nodeOf(node) {
	let start = startOf(node);
	return !start || !("children" in node) ? node : {
		type: "component",
		start,
		children: node.children,
		position: node.position
	};
}
function startOf({ data }) {
	return data?.component;
}
function isBoundary({ shown }) {
	return shown.some(({ type }) => type === "open" || type === "close");
}
var Nest = class {
	expander;
	root;
	open = [];
	constructor(expander, start) {
		this.expander = expander, this.root = {
			start,
			children: []
		};
	}
	get top() {
		return this.open.at(-1) ?? this.root;
	}
	add(node, from) {
		let { start } = this.top, isItem = node.type === "component" && start && node.start.component?.itemOf === start.name, [first, ...others] = node.type !== "component" || isItem ? [node] : this.expander.expanded(node);
		if (!first) return;
		let isJoined = from !== void 0 && this.top.from === from;
		this.top.children.push(isJoined ? {
			...first,
			data: {
				...first.data,
				joined: !0
			}
		} : first, ...others), this.top.from = from;
	}
	/** Raw HTML in which components begin or end. */
	html(node, parts) {
		let other = [], addOther = () => {
			let value = other.map(({ source }) => source).join("");
			other.length > 0 && this.add({
				...node,
				value,
				data: { parts: other }
			}, node), other = [];
		};
		for (let part of parts) if (isBoundary(part)) {
			addOther();
			for (let piece of part.shown) piece.type === "open" ? this.open.push({
				start: piece,
				children: []
			}) : piece.type === "close" && this.close(piece.name, node);
		} else other.push(part);
		addOther();
	}
	/** The end of a component, and of those in it that nothing ends. */
	close(name, from) {
		let at = this.open.findLastIndex(({ start }) => start?.name === name);
		for (; at >= 0 && this.open.length > at;) this.closeLast(from);
	}
	closeLast(from) {
		let { start, children } = this.open.pop() ?? this.root;
		start?.component && this.add({
			type: "component",
			start,
			children
		}, from);
	}
	end() {
		for (; this.open.length > 0;) this.closeLast();
		return this.root.children;
	}
};
/** The content of a component: its title, the components that it collects, and all else. */
function partsOf({ start, children }) {
	let items = [], rest = [], title;
	for (let child of children) child.type === "component" && child.start.component?.itemOf === start.name ? items.push(child) : isLabel(child) && "children" in child ? title = child.children : rest.push(child);
	return {
		title,
		items,
		rest
	};
}
/** The headings of a tree but for the title, in the order of the page. */
function headingsOf(node) {
	if (node.type !== "heading") return "children" in node ? node.children.flatMap(headingsOf) : [];
	let { id = "", text = "", isTitle, isEmpty } = node.data ?? {};
	return isEmpty || isTitle || node.depth === 1 ? [] : [{
		id,
		level: node.depth,
		text
	}];
}
// src/components/AppliesTo/badges.ts
/**
* The badges of a page, heading or tag, and the faults in them: unknown keys, and values that the site does not
* know. A badge with such a value is shown all the same.
*/
function readBadges(given, { keys, values: allowed }) {
	let names = Object.keys(keys), faults = [], badges = [], hint = (word, known) => hintFor(word, known, `Known: ${known.join(", ") || "none"}.`);
	for (let name of Object.keys(given)) names.includes(name) || faults.push({
		message: `unknown key "${name}" in "applies to".`,
		hint: hint(name, names)
	});
	for (let [key, { text }] of Object.entries(keys)) {
		let value = given[key];
		if (value === void 0) continue;
		let values = allowed[key];
		typeof value != "string" || value === "" ? faults.push({
			message: `the ${key} of "applies to" has no value.`,
			hint: `Write ${key}="...".`
		}) : (badges.push({
			key,
			value,
			text: text?.(value) ?? value
		}), values && !values.includes(value) && faults.push({
			message: `unknown ${key} "${value}".`,
			hint: hint(value, values)
		}));
	}
	return {
		badges,
		faults
	};
}
/** Badges in words: `Release 19.05, Remote Collector`. */
function badgesText(badges) {
	return badges.map(({ text }) => text).join(", ");
}
// src/components/AppliesTo/index.ts
/** Badges of the place where the tag is. */
const AppliesTo = {
	name: "AppliesTo",
	place: "inline",
	noProse: !0,
	expand({ props }, { site, report }) {
		let { badges, faults } = readBadges(props, site.appliesTo);
		for (let fault of faults) report({
			severity: "forgivable",
			code: "applies-to",
			...fault
		});
		return badges.length === 0 ? [] : [{
			...text$1(site.t(appliesToMarkdown, { badges: badgesText(badges) })),
			data: { looks: badgeLooks(badges, site.t) }
		}];
	}
};
/** Badges of a heading, or with `looks` of another place: a paragraph that says what applies. */
function badgeLine(badges, t, looks = badgeLooks(badges, t)) {
	return badges.length === 0 ? [] : [{
		...paragraph(t(appliesToBadges, { badges: badgesText(badges) })),
		data: { looks }
	}];
}
/** Badges of a page, on a separate line. */
function pageBadges(badges, t) {
	return badgeLine(badges, t, [h("p", { class: "applies-to-page" }, ...badgeLooks(badges, t).slice(1))]);
}
/** The space separates them from the last word of a heading. */
function badgeLooks(badges, t) {
	let shown = badges.flatMap(({ key, text }, index) => [...index > 0 ? [" "] : [], h("span", { class: `badge badge-${key}` }, text)]), hidden = h("span", { class: "visually-hidden" }, `${t(appliesTo)} `);
	return [text$1(" "), h("span", { class: "applies-to" }, hidden, ...shown)];
}
// src/components/Before/before.ts
/** What must be true before the task of a page is begun: one item for each key, and the faults in them. */
function readBefore(given, { before, data }) {
	let known = Object.keys(before), faults = Object.keys(given).filter((key) => !known.includes(key)).map((key) => {
		let hint = hintFor(key, known, `Known keys: ${known.join(", ") || "none"}.`);
		return {
			key,
			message: `unknown key "${key}" in "before".`,
			hint
		};
	});
	return {
		items: Object.entries(before).flatMap(([key, { label, book }]) => {
			let texts = given[key] ?? [];
			return texts.length === 0 ? [] : [{
				key,
				label,
				texts: book ? describe(key, texts, {
					book: book(data),
					faults
				}) : texts
			}];
		}),
		faults
	};
}
/** The texts of a key whose texts are names. */
function describe(key, names, { book, faults }) {
	return names.map((name) => {
		let text = book?.describe(name);
		return text !== void 0 || !book ? text ?? `\`${name}\`` : (faults.push({
			key,
			message: `"before.${key}" names "${name}", which is not a feature in the ${key} data of the site.`,
			hint: hintFor(name, book.names(), `Known features: ${[...book.names()].join(", ")}.`)
		}), `\`${name}\``);
	});
}
// src/components/Before/index.ts
/** What must be true before the task: a list of terms, so that it is read and printed as one. */
function beforeBox(entries, t) {
	let title = t(before), rows = entries.map(({ label, texts }) => {
		let [only = [], ...others] = texts, content = others.length === 0 ? only : [h("ul", {}, ...texts.map((text) => h("li", {}, ...text)))];
		return h("div", {}, h("dt", {}, label), h("dd", {}, ...content));
	}), box = h("div", {
		class: "before",
		role: "group",
		"aria-label": title
	}, h("p", { class: "before-title" }, title), h("dl", {}, ...rows)), items = entries.map(({ label, texts }) => {
		let [only = [], ...others] = texts;
		return others.length === 0 ? [paragraph(`${label}: `, ...only)] : [paragraph(`${label}:`), list(texts.map((text) => [paragraph(...text)]))];
	});
	return {
		title: {
			...paragraph(strong(title)),
			data: { looks: [box] }
		},
		items: {
			...list(items),
			data: { looks: [] }
		}
	};
}
// src/engine/content/pageBoxes.ts
/** Reads the boxes of a page, and reports their faults at the lines of their keys. */
function readPageBoxes(page) {
	let { site } = page.services, { before: texts = {}, applies_to: entries = [] } = page.page.frontMatter, { items, faults } = readBefore(texts, site), read = entries.map((entry) => readBadges(entry, site.appliesTo)), badges = read.flatMap((entry) => entry.badges), severityOf = (keys) => Object.keys(keys).length === 0 ? "warning" : "forgivable", placeOf = (key) => keyPlace(page.page, `before.${key}`, "before");
	for (let fault of read.flatMap((entry) => entry.faults)) {
		let severity = severityOf(site.appliesTo.keys);
		page.report({
			severity,
			code: "applies-to",
			...fault
		}, keyPlace(page.page, "applies_to"));
	}
	for (let { key, message, hint } of faults) page.report({
		severity: severityOf(site.before),
		code: "before",
		message,
		hint
	}, placeOf(key));
	let entriesOf = items.map(({ key, label, texts }) => ({
		label,
		texts: texts.map((text) => lightNodes(text, (url) => page.link(url, placeOf(key))))
	}));
	return {
		badges,
		before: items.length === 0 ? void 0 : beforeBox(entriesOf, site.t)
	};
}
/** The boxes in the order in which texts have them: what the page applies to, and what it needs. */
function boxNodes({ badges, before }, t) {
	return [...badgeLine(badges, t), ...before ? [before.title, before.items] : []];
}
/** The top of a page; `unread`: faults of the front matter that a tolerant build shows; `contents`: HTML. */
function topOfPage({ badges, before }, { unread = [], contents, t }) {
	return {
		badges: [...unread.map((fault) => decoration(`<p class="fault">${escapeHtml(fault)}</p>`)), ...pageBadges(badges, t)],
		before: [...contents === "" ? [] : [decoration(contents)], ...before ? [before.title] : []]
	};
}
// src/shared/htmlLinks.ts
const LINK = /<(?:a|area)\s(?:[^>"']|"[^"]*"|'[^']*')*>/gi, HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
/**
* HTML with the address of each link replaced by what `map` makes of it. The address is given without entities; a link
* for which there is none is its text alone.
*/
function mapLinks(html, map) {
	return html.replace(LINK, (tag) => tag.replace(HREF, (_, double, single, bare) => {
		let href = map(decodeEntities(double ?? single ?? bare ?? "").trim());
		return href === void 0 ? "" : ` href="${escapeHtml(href)}"`;
	}));
}
/** The addresses of the links in HTML, in their order. */
function linksIn(html) {
	let found = [];
	return mapLinks(html, (url) => (found.push(url), url)), found;
}
// src/engine/content/pageIds.ts
/** Ids that the shell, footnotes, drawings and tabs give to parts of a page. A capital letter keeps most apart from those made of text. */
const RESERVED = /^(?:Shell-|(?:Diagram|Tabs)-\d|user-content-fn(?:ref)?-|footnote-label$)/;
/** The ids of one page: none is on it twice. */
var PageIds = class {
	/** Those that links may lead to. */
	anchors = /* @__PURE__ */ new Set();
	/** The last number added to an id that was taken. */
	lastNumber = /* @__PURE__ */ new Map();
	/** Whether a part of the page may have this id that no author named. */
	isReserved(id) {
		return RESERVED.test(id);
	}
	isTaken(id) {
		return this.anchors.has(id) || this.isReserved(id);
	}
	/** Takes an id for what a component shows. False where the page has it already. */
	take(id) {
		let isFree = !this.isTaken(id);
		return isFree && this.anchors.add(id), isFree;
	}
	/**
	* The wanted id where it is free, else the next one with a number. Always finds one: each number makes another id, none
	* of them is reserved, and the page has only so many.
	*/
	next(wanted) {
		let id = unreserved(wanted), number = this.lastNumber.get(wanted) ?? 0;
		for (; this.anchors.has(id);) number += 1, id = unreserved(`${wanted}-${number}`);
		return this.lastNumber.set(wanted, number), this.anchors.add(id), id;
	}
	/** Lets go of what only a page that is being read needs. */
	finish() {
		this.lastNumber.clear();
	}
};
function unreserved(id) {
	return RESERVED.test(id) ? `section-${id}` : id;
}
// src/engine/content/pageTerms.ts
/** More underlined words make a page hard to read. */
const NO_PROSE = "a button code kbd samp pre summary th h1 h2 h3 h4 h5 h6 label abbr dfn dt caption figcaption option textarea\n  svg".split(/\s+/);
/** Places the tips of one page at the first use of each term in prose. Texts must be passed in the page's order. */
var PageTerms = class {
	tips;
	used = /* @__PURE__ */ new Set();
	noProse;
	constructor(tips, components) {
		this.tips = tips, this.noProse = [...NO_PROSE, ...[...components].filter(({ noProse }) => noProse).map(({ name }) => name)];
	}
	/** The tips of a text. `isOpen`: whether a raw tag is open here. */
	find(text, isOpen) {
		let { tips, used } = this;
		if (!tips || used.size >= 10) return [];
		let found = tips.find(text, used, 10 - used.size);
		if (found.length === 0 || this.noProse.some(isOpen)) return [];
		for (let { id } of found) used.add(id);
		return found.map(({ id, start, end }) => ({
			start,
			end,
			href: tips.href(id)
		}));
	}
};
/** Tips on terms; none for a site without a page that shows its glossary. */
function createTermTips(entries, pages, urls) {
	let terms = entries.filter(({ tip }) => tip);
	if (terms.length !== 0) {
		for (let { route, source } of pages) if (/^\s*<Glossary[\s/>]/m.test(source?.body ?? "")) return {
			find: createTermMatcher(terms),
			route,
			href: (id) => routeHref(route, urls, `#${encodeURIComponent(id)}`)
		};
	}
}
const LETTER = /[\p{L}\p{N}]/u, WORDS = /[\p{L}\p{N}]+/gu;
/**
* A matcher for whole words: the longest term first. An abbreviation and a name (`Main Appliance`) are found as
* they are written; a common word may begin with a capital or not (`Job`, `job`), and may mean several.
*/
function createTermMatcher(terms) {
	let byOpening = candidatesByOpening(terms);
	return (text, known, most) => {
		let found = [], ids = /* @__PURE__ */ new Set(), isNew = ({ id }) => !known.has(id) && !ids.has(id), end = 0;
		for (let { 0: word, index: start } of text.matchAll(WORDS)) {
			if (found.length >= most) break;
			let candidates = start < end ? void 0 : byOpening.get(openingOf(word));
			for (let candidate of candidates ?? []) {
				candidate.pattern.lastIndex = start;
				let match = candidate.pattern.exec(text);
				if (match && standsAlone(text, start, start + match[0].length)) {
					end = start + match[0].length, isNew(candidate) && found.push({
						id: candidate.id,
						start,
						end
					}), ids.add(candidate.id);
					break;
				}
			}
		}
		return found;
	};
}
/** The first letters of a text's first word: they say which terms may begin here. */
function openingOf(text) {
	return /^[\p{L}\p{N}]{0,2}/u.exec(text)?.[0].toLowerCase() ?? "";
}
function candidatesByOpening(terms) {
	let byOpening = /* @__PURE__ */ new Map(), add = (id, spelling, source) => {
		let candidate = {
			id,
			length: spelling.length,
			pattern: new RegExp(source, "y")
		};
		for (let opening of /* @__PURE__ */ new Set([openingOf(spelling), openingOf(`${spelling}s`)])) byOpening.set(opening, [...byOpening.get(opening) ?? [], candidate]);
	};
	for (let { id, term, abbreviation } of terms) add(id, term, termSource(term)), abbreviation !== void 0 && add(id, abbreviation, `${escapePattern(abbreviation)}s?`);
	for (let candidates of byOpening.values()) candidates.sort((a, b) => b.length - a.length);
	return byOpening;
}
/** Neither inside a word, a path, an address or a file's name nor joined to a word by a hyphen. */
function standsAlone(text, start, end) {
	let before = text.charAt(start - 1), after = text.charAt(end);
	return "_/\\@#$&.-".includes(before) && before !== "" || "_/\\@-".includes(after) && after !== "" || LETTER.test(before) || LETTER.test(after) ? !1 : after !== "." && after !== ":" || !LETTER.test(text.charAt(end + 1));
}
function termSource(term) {
	let words = term.trim().split(/\s+/);
	return words.map((word, index) => {
		let isCommon = index === 0 ? /^\p{L}\p{Ll}*(?:-|$)/u.test(word) : /^\p{Ll}/u.test(word), [first = "", ...rest] = word;
		return (isCommon ? `[${first.toLowerCase()}${first.toUpperCase()}]` : escapePattern(first)) + (index === words.length - 1 ? pluralSource(rest.join("")) : escapePattern(rest.join("")));
	}).join(String.raw`\s+`);
}
/** The end of a word, for one thing or several. */
function pluralSource(end) {
	return /[^aeiou]y$/.test(end) ? `${escapePattern(end.slice(0, -1))}(?:y|ies)` : /(?:s|x|z|ch|sh)$/.test(end) ? `${escapePattern(end)}(?:es)?` : /[a-z]$/.test(end) ? `${escapePattern(end)}s?` : escapePattern(end);
}
function escapePattern(text) {
	return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
// src/engine/content/openTags.ts
/** The tags of raw HTML that are open where a page has been read to. */
var OpenTags = class {
	open = [];
	/**
	* How often a name is open. Placeholders such as `<appliance>` stay open to the end, so a long page has
	* thousands: no tag may look at all of them.
	*/
	counts = /* @__PURE__ */ new Map();
	/** Number of tags that were open where the innermost Markdown block began. */
	outside = 0;
	has(name) {
		return (this.counts.get(name) ?? 0) > 0;
	}
	push(tag) {
		this.open.push(tag), this.counts.set(tag.name, (this.counts.get(tag.name) ?? 0) + 1);
	}
	/** Reads what lies in one Markdown block; returns what it leaves open. */
	within(read) {
		let { outside } = this;
		this.outside = this.open.length, read();
		let left = this.take(this.outside);
		return this.outside = outside, left;
	}
	/** Takes out the innermost tag of a name in this block, and those inside it; none where no such tag is open. */
	takeFrom(name) {
		if (!this.has(name)) return [];
		let at = this.open.slice(this.outside).findLastIndex((tag) => tag.name === name);
		return at < 0 ? [] : this.take(this.outside + at);
	}
	/** Takes the tags from a place on out of those that are open. */
	take(from) {
		let taken = this.open.splice(from);
		for (let tag of taken) this.counts.set(tag.name, (this.counts.get(tag.name) ?? 1) - 1);
		return taken;
	}
};
// src/engine/content/tagAttributes.ts
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g, ATTRIBUTE_NAMES = new Map(Object.entries({
	classname: "class",
	to: "href",
	htmlfor: "for"
}));
/** The name of an attribute in HTML, which ignores its case; SVG does not (`viewBox`). */
function spellAttribute(attribute, inSvg) {
	let lower = attribute.toLowerCase();
	return ATTRIBUTE_NAMES.get(lower) ?? (inSvg ? attribute : lower);
}
/** Addresses, and what animations of SVG set them to. */
const URLS = new Set("href src action formaction data xlink:href poster background to from by values".split(" ")), LOADED = new Set("src srcset data poster background action formaction ping attributionsrc href xlink:href from to by values".split(" ")), SENT = /* @__PURE__ */ new Set([
	"action",
	"formaction",
	"ping",
	"attributionsrc"
]), PAINTED = /^(?:fill|stroke|filter|mask|clip-?path|marker(?:-?(?:start|mid|end))?|cursor)$/i, PAINT = /url\(\s*["']?([^"')]+)/gi, MEDIA = /* @__PURE__ */ new Set([
	"video",
	"audio",
	"source",
	"track"
]);
/** The attributes in a tag of raw HTML, in their order. */
function readProps(source) {
	let props = {};
	for (let [, name = "", double, single, bare] of source.matchAll(ATTRIBUTE)) {
		let value = double ?? single ?? bare;
		props[name] = value === void 0 || decodeEntities(value);
	}
	return props;
}
/**
* The attributes of an HTML element as a page may have them: links and images are final, and what a strict Content
* Security Policy forbids is gone, with a warning.
*/
function keptAttributes(element, host) {
	let { name, place, spell } = element, given = new Map(element.attributes), kept = [], removed = (code, what, hint) => host.warn(code, `${what} on <${name}> has been removed.`, place, hint), foreign = (element, attribute, text) => loadedOrigins(element, attribute.toLowerCase(), text).find((origin) => !host.mayLoad(origin));
	for (let [written, value] of given) {
		let lower = written.toLowerCase(), key = spell(written), text = typeof value == "string" ? value : void 0;
		if (!text || key !== "id" && (key !== "name" || name !== "a") || host.anchor(text, place) || key !== "id") {
			if (lower.startsWith("on")) removed("raw-html-handler", `the attribute ${written}`, "Pages cannot contain scripts.");
			else if (lower === "style") removed("raw-html-style", "the style attribute", "Use a class, or width and height.");
			else if (lower === "srcdoc" || lower === "dangerouslysetinnerhtml" || text !== void 0 && URLS.has(key.toLowerCase()) && name !== "img" && isScriptUrl(text)) removed("raw-html-script-url", `a script in ${key}`);
			else if (text !== void 0 && foreign(name, key, text)) {
				let attribute = key.toLowerCase(), message = `${written} on <${name}> would ${SENT.has(attribute) ? "send to" : "load from"} ${foreign(name, key, text)}, and has been removed.`;
				host.warn("raw-html-external", message, place, "Link to it, put the file into the static folder, or allow the host in the settings (\"externalOrigins\").");
			} else if (key === "href" && LINKS.has(name) && text !== void 0) {
				let href = host.href(text, place);
				href !== void 0 && kept.push(["href", href]);
			} else if (key === "src" && MEDIA.has(name) && text !== void 0) {
				let src = host.href(text, place);
				src !== void 0 && kept.push(["src", src]);
			} else if (lower === "poster" && text !== void 0) kept.push([key, host.image(text, place).src]);
			else if (lower === "srcset" && text !== void 0) kept.push([key, mapSrcset(text, (url) => host.image(url, place).src)]);
			else if (key === "src" && name === "img" && text !== void 0) {
				let { src, width, height } = host.image(text, place);
				kept.push(["src", src]), given.has("loading") || kept.push(["loading", "lazy"]), width && !given.has("width") && !given.has("height") && kept.push(["width", String(width)], ["height", String(height)]);
			} else kept.push([key, value]);
		}
	}
	return kept;
}
/** Elements that lead to another page when a reader follows them. */
const LINKS = /* @__PURE__ */ new Set(["a", "area"]);
/** The other hosts that an attribute makes the browser ask. */
function loadedOrigins(element, attribute, text) {
	let isLink = LINKS.has(element) && attribute.endsWith("href"), urls = [];
	if (PAINTED.test(attribute)) for (let [, url = ""] of text.matchAll(PAINT)) urls.push(url);
	else attribute === "srcset" ? mapSrcset(text, (url) => (urls.push(url), url)) : attribute === "values" || attribute === "ping" ? urls.push(...text.split(/[;\s]+/)) : LOADED.has(attribute) && !isLink && urls.push(text);
	return urls.map(foreignOrigin).filter((origin) => origin !== void 0);
}
/** Whether an element is an empty box now: what it would frame has been removed. */
function isEmptyFrame(name, kept) {
	return name === "iframe" && !kept.some(([key]) => key === "src");
}
/** All character references of a text: the Markdown parser knows what `&eacute;` or `&nbsp;` means. */
function decodeText(text) {
	return text.includes("&") ? text.replace(/&(?:#x?[\da-f]{1,7}|[a-z][\da-z]*);/gi, (entity) => {
		let plain = decodeEntities(entity);
		if (plain !== entity) return plain;
		let root = markdownToMdast(entity), block = root.type === "root" ? root.children[0] : void 0, inline = block?.type === "paragraph" ? block.children[0] : void 0;
		return inline?.type === "text" ? inline.value : entity;
	}) : text;
}
/** The fault of an attribute that a component does not have. */
function unknownAttribute({ name, attributes }, props) {
	let unknown = attributes && Object.keys(props).find((key) => !attributes.includes(key));
	if (!attributes || unknown === void 0) return;
	let hint = hintFor(unknown, attributes, `Known: ${attributes.join(", ")}.`);
	return {
		code: "attribute",
		message: `<${name}> has no attribute "${unknown}".`,
		hint
	};
}
// src/engine/content/rawHtml.ts
const TOKEN = /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?\]\]>|<[!?][^>]*>|<(\/?)([A-Za-z][\w.:-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*(\/?)>/g;
/**
* Reads the raw HTML of one page tag by tag, in document order (it may span many Markdown nodes). HTML elements are
* kept without what a strict Content Security Policy forbids; any tag that is neither an element nor a component,
* and any element that is never closed, is text.
*/
var RawHtmlReader = class {
	host;
	open = new OpenTags();
	removing;
	constructor(host) {
		this.host = host;
	}
	/** Reads the HTML that begins at a place of the page. */
	read(html, start) {
		let parts = [], text = (source) => {
			if (this.removing || source === "") return;
			let shown = {
				type: "text",
				text: decodeText(source),
				html: strayAngles(source)
			};
			parts.push({
				source,
				isTag: !1,
				shown: [shown]
			});
		}, last = 0;
		for (let match of html.matchAll(TOKEN)) {
			text(html.slice(last, match.index)), last = match.index + match[0].length;
			let [source, slash, rawName, attributes = "", selfClosing] = match, part = {
				source,
				isTag: !0,
				shown: []
			};
			parts.push(part), rawName !== void 0 && this.tag({
				rawName,
				name: elementName(rawName, this.isOpen("svg")),
				attributes,
				isEnd: slash === "/",
				selfCloses: selfClosing === "/",
				place: placeIn(html, match.index, start),
				part
			});
		}
		return text(html.slice(last)), parts;
	}
	/**
	* Reads one Markdown block. A tag ends with its block, because an element that stays open would break the page
	* around the block.
	*/
	within(read) {
		let { removing } = this;
		if (this.neverClosed(this.open.within(read)), this.removing && !removing) {
			let { name, part, place } = this.removing;
			this.removing = void 0, this.unclosed(name, part, place);
		}
	}
	/** Whether an element or a component is open where the page has been read to. */
	isOpen(name) {
		return this.open.has(name);
	}
	/** Whether a lone tag would be text, for headings that need their plain text. */
	isText(html) {
		let name = /^<\/?([A-Za-z][\w.:-]*)/.exec(html)?.[1];
		return name !== void 0 && !this.host.isComponent(name) && !elementName(name, this.isOpen("svg"));
	}
	tag(tag) {
		let { name, rawName, isEnd, place, part } = tag;
		if (this.removing) {
			if (!isEnd || name !== this.removing.name) return;
			this.removing = void 0, part.shown = [{
				type: "close",
				name: DROPPED
			}];
		} else name && REMOVED.has(name) ? this.removed(tag, name) : this.host.isComponent(rawName) ? this.component(tag) : name ? isEnd ? this.close(name) ? part.shown = [{
			type: "element",
			name,
			end: !0,
			html: `</${name}>`
		}] : OPTIONAL_END.has(name) || this.unopened(part, place) : this.element(tag, name) : this.unknown(tag);
	}
	/** A lone `<script>` in a sentence is a word; taking out all that follows would empty the page. */
	removed({ isEnd, selfCloses, place, part }, name) {
		let isEmpty = selfCloses || VOID_ELEMENTS.has(name);
		isEnd ? this.unopened(part, place) : !isEmpty && !this.host.follows(`</${name}`, place) ? this.unclosed(name, part, place) : (this.host.warn("raw-html-removed", `<${name}> has been removed.`, place, "Pages cannot contain their own scripts or styles."), isEmpty || this.remove(name, part, place));
	}
	/** Leaves out all up to the end of an element. */
	remove(name, part, place) {
		this.removing = {
			kind: "element",
			name,
			part,
			place
		}, part.shown = [{
			type: "open",
			name: DROPPED,
			props: {}
		}];
	}
	element({ rawName, attributes, selfCloses, place, part }, name) {
		let inSvg = this.isOpen("svg"), props = readProps(attributes), kept = keptAttributes({
			name,
			attributes: Object.entries(props),
			place,
			spell: (attribute) => spellAttribute(attribute, inSvg || name === "svg")
		}, this.host);
		if (isEmptyFrame(name, kept)) {
			selfCloses || this.remove(name, part, place);
			return;
		}
		let written = kept.map(([key, value]) => typeof value == "string" ? ` ${key}="${escapeHtml(value)}"` : ` ${key}`), isVoid = VOID_ELEMENTS.has(name), closesInSvg = selfCloses && inSvg, start = `<${name}${written.join("")}${closesInSvg && !isVoid && SVG_ELEMENTS.has(rawName) ? "/" : ""}>`;
		part.shown = [{
			type: "element",
			name,
			end: !1,
			html: selfCloses && !isVoid && !inSvg ? `${start}</${name}>` : start,
			alt: name === "img" && typeof props.alt == "string" ? props.alt : void 0
		}], !isVoid && !selfCloses && this.open.push({
			kind: "element",
			name,
			part,
			place
		});
	}
	component({ rawName: name, attributes, isEnd, selfCloses, place, part }) {
		if (isEnd) {
			if (this.close(name)) part.shown = [{
				type: "close",
				name
			}];
			else {
				let hint = `Add <${name}> before it, or remove it.`;
				this.host.warn("component-unopened", `${part.source} has no opening tag.`, place, hint);
			}
		} else part.shown = [this.host.openComponent(name, readProps(attributes), place)], selfCloses ? part.shown.push({
			type: "close",
			name
		}) : this.open.push({
			kind: "component",
			name,
			part,
			place
		});
	}
	/**
	* A tag that is no element and no component. A capitalised pair is a component we lack: its children stay.
	* Anything else is a placeholder such as `<appliance>` and stays as text.
	*/
	unknown({ rawName: name, isEnd, selfCloses, place, part }) {
		let opened = isEnd && isCapital(name) ? this.close(name) : void 0;
		if (opened || selfCloses && isCapital(name)) {
			let message = `unknown component <${name}>; only its children are kept.`;
			this.host.warn("unknown-component", message, opened?.place ?? place), opened && (opened.part.shown = []);
		} else asWritten(part), !isEnd && DOCUMENT_ELEMENTS.has(name.toLowerCase()) && this.host.warn("raw-html-document", `${part.source} is shown as text.`, place, "Write it in backticks."), !isEnd && !selfCloses && this.open.push({
			kind: "unknown",
			name,
			part,
			place
		});
	}
	/** Takes the innermost open tag of a name out; those inside it have never been closed. */
	close(name) {
		let [closed, ...inside] = this.open.takeFrom(name);
		return this.neverClosed(inside), closed;
	}
	neverClosed(tags) {
		for (let { kind, name, part, place } of tags) if (kind === "component") {
			let hint = `Add </${name}>.`;
			this.host.warn("component-unclosed", `${part.source} is never closed.`, place, hint);
		} else kind === "element" && !OPTIONAL_END.has(name) && this.unclosed(name, part, place);
	}
	unclosed(name, part, place) {
		let hint = `Add </${name}>, or write it in backticks.`;
		this.host.warn("raw-html-unclosed", `${part.source} is never closed and is shown as text.`, place, hint), asWritten(part);
	}
	unopened(part, place) {
		this.host.warn("raw-html-unopened", `${part.source} has no opening tag and is shown as text.`, place), asWritten(part);
	}
};
function asWritten(part) {
	part.shown = [{
		type: "text",
		text: part.source,
		html: escapeHtml(part.source)
	}];
}
function strayAngles(text) {
	return text.replace(/<(?=[A-Za-z/!?])/g, "&lt;");
}
// src/engine/content/pageCollector.ts
/** Gathers what one compile pass finds: the first pass over the tree writes, `compilePage` reads. */
var PageFactsCollector = class {
	page;
	prepared;
	services;
	/** The headings of the finished tree, but for the title. */
	headings = [];
	ids = new PageIds();
	links = [];
	diagnostics = [];
	rawHtml = new RawHtmlReader(this);
	/** Reference definitions, by identifier. */
	definitions = /* @__PURE__ */ new Map();
	/** Footnotes, by identifier, wherever they are: in a quote, a list or an admonition too. */
	footnotes = /* @__PURE__ */ new Map();
	/** The last offset of each text, cached because a long page may ask at every line. */
	lastPlaces = /* @__PURE__ */ new Map();
	terms;
	/** The page's own address, for links to it from other files. */
	ownHref;
	/** Placeholders that are in the page's code. */
	placeholders = /* @__PURE__ */ new Set();
	hasTitle = !1;
	/** A heading below the title has been read. */
	hasSection = !1;
	/** A warning has said that formulas are not drawn. */
	hasMath = !1;
	/** True where the page cannot be compiled. */
	failed = !1;
	diagrams = 0;
	tables = [];
	constructor(page, prepared, services) {
		this.page = page, this.prepared = prepared, this.services = services;
		let { termTips } = services, wanted = page.frontMatter.term_tips !== !1 && page.route !== termTips?.route;
		this.terms = new PageTerms(wanted ? termTips : void 0, services.components.values());
		let own = services.resolveLink(page, page.route);
		this.ownHref = "href" in own ? own.href : "";
	}
	/** What a component sees of this page, whose tag is at a place of it. */
	seenFrom(place = START) {
		let { services, page } = this;
		return {
			route: page.route,
			href: this.ownHref,
			site: services.site,
			report: (fault) => this.report(fault, place),
			takeId: (id) => this.ids.take(id),
			lookUpLink: (url) => services.resolveLink(page, url),
			resolveLink: (url, written) => written ? this.dataLink(url, written) : this.link(url, place),
			image: (url) => this.image(url, place)
		};
	}
	/** A link in data that the page shows. */
	dataLink(url, place) {
		let target = this.services.resolveLink(this.page, url);
		return this.links.push({
			url,
			...place,
			target
		}), target;
	}
	get text() {
		return this.prepared.text;
	}
	/** A node as its author wrote it. */
	sourceOf(node) {
		let { start, end } = rangeOf(node);
		return this.text.slice(start, end);
	}
	/** Whether a lone tag of raw HTML is text, where the page has been read to. */
	isText(tag) {
		return this.rawHtml.isText(tag);
	}
	/** Whether the page contains a text after an offset, in any letter case. */
	follows(text, { line, column }) {
		let last = this.lastPlaces.get(text) ?? this.lastPlaceOf(text);
		return this.lastPlaces.set(text, last), last.line > line || last.line === line && last.column > column;
	}
	lastPlaceOf(text) {
		let { lines } = this.prepared, line = lines.findLastIndex((each) => each.toLowerCase().includes(text));
		return {
			line: line + 1,
			column: (lines[line]?.toLowerCase().lastIndexOf(text) ?? 0) + 1
		};
	}
	warn(code, message, place, hint) {
		this.report({
			severity: "warning",
			code,
			message,
			hint
		}, place);
	}
	report(fault, place) {
		let origin = this.prepared.originOf(place.line, place.column);
		this.diagnostics.push({
			...fault,
			file: this.page.file,
			...origin
		});
	}
	/** A fault that the parser threw. `known`: its place, where that is known. */
	reportFault(error, known) {
		if (isDataFault(error)) {
			this.diagnostics.push(...error.diagnostics);
			return;
		}
		let message = error instanceof Error ? error.message : String(error), at = /^(\d+):(\d+)\b/.exec(message), place = known ?? (at ? {
			line: Number(at[1]),
			column: Number(at[2])
		} : this.placeOfName(message)), reason = message.replace(/^\d+:\d+:\s*/, "").replace(/\.+$/, "");
		this.report({
			code: "compile",
			message: `the page cannot be compiled: ${reason}.`
		}, place);
	}
	/** An error thrown by code has no line, but the missing name leads to one. */
	placeOfName(message) {
		let name = /^([\w$]+) is not defined/.exec(message)?.[1], found = name && RegExp(`(?<![\\w$])${name.replaceAll("$", "\\$")}(?![\\w$])`).exec(this.prepared.text);
		return placeIn(this.prepared.text, found ? found.index : 0);
	}
	/** Resolves a link, notes it for the link check, and returns its target. */
	link(url, place) {
		if (isScriptUrl(url)) return this.warn("script-url", `the link "${url}" would run a script; only its text is kept.`, place), {
			kind: "pending",
			route: ""
		};
		let target = this.services.resolveLink(this.page, url);
		return this.links.push({
			url,
			...this.prepared.originOf(place.line, place.column),
			target
		}), target;
	}
	/** Final address of a link; undefined where it waits for its page. */
	href(url, place) {
		let target = this.link(url, place);
		return target.kind === "pending" ? void 0 : target.href;
	}
	/** HTML that code has made, with the final addresses of its links. */
	finalLinks(html, place) {
		return mapLinks(html, (url) => this.href(url, place));
	}
	/** Whether a tag is that of a component. */
	isComponent(name) {
		return this.services.components.has(name);
	}
	/** The start of a component. Unknown attributes are reported here. */
	openComponent(name, props, place) {
		let component = this.services.components.get(name), unknown = component && unknownAttribute(component, props);
		unknown && this.report(unknown, place);
		let start = {
			type: "open",
			name,
			component,
			props,
			place,
			isFaulty: unknown !== void 0
		};
		if (!component?.isLeaf || unknown) return start;
		let use = {
			index: 0,
			props,
			children: [],
			items: []
		}, nodes = this.ofData(() => component.expand(use, this.seenFrom(place))) ?? [];
		return {
			...start,
			nodes: nodes.map((node) => placedAt(node, place))
		};
	}
	/** What a component makes of the site's data; nothing if the data has faults, which are reported once. */
	ofData(make) {
		try {
			return make();
		} catch (error) {
			if (!isDataFault(error)) throw error;
			this.diagnostics.push(...error.diagnostics);
			return;
		}
	}
	mayLoad(origin) {
		return this.services.externalOrigins?.includes(origin) ?? !1;
	}
	image(url, place) {
		if (isScriptUrl(url) && !url.startsWith("data:image/")) return this.warn("script-url", `the image "${url}" would run a script and has been removed.`, place), { src: "data:," };
		let image = this.services.resolveImage(this.page, url);
		return image.problem && this.report(image.problem, place), image;
	}
	/** An id of raw HTML: as its author wrote it, or not at all. False where it is taken. */
	anchor(id, place) {
		return this.ids.isTaken(id) ? (this.repeated(id, place), !1) : (this.ids.anchors.add(id), !0);
	}
	/** Reports an id that the page has already, or that its shell, footnotes, drawings and tabs may have. */
	repeated(id, place) {
		let isReserved = this.ids.isReserved(id), message = `the id "${id}" is ${isReserved ? "reserved for parts of the page itself" : "used twice on this page"}.`, hint = isReserved ? "Choose a different id." : "Give each element its own id.";
		this.warn("duplicate-id", message, place, hint);
	}
	/**
	* Lets go of the prepared text and of all nodes, which take several times the room of the page: faults that are found
	* late need the way back to the author's lines alone.
	*/
	finish() {
		this.prepared = {
			...NOTHING_PREPARED,
			originOf: this.prepared.originOf
		}, this.tables.length = 0, this.definitions.clear(), this.footnotes.clear(), this.lastPlaces.clear(), this.ids.finish();
	}
};
const START = {
	line: 1,
	column: 1
};
/** Nodes that a component makes are where its tag is. */
function placedAt(node, { line, column }) {
	let point = {
		line,
		column,
		offset: 0
	};
	if (node.position = {
		start: point,
		end: point
	}, "children" in node) for (let child of node.children) placedAt(child, {
		line,
		column
	});
	return node;
}
const NOTHING_PREPARED = {
	text: "",
	lines: []
};
// src/components/islandHtml.tsx
/** An element that scripts take over where it is, rendered as its React component would. */
function islandHtml({ name, data, element, href }) {
	let src$1 = href === void 0 ? "" : ` data-src="${escapeHtml(href)}"`, props$1 = escapeHtml(JSON.stringify(data)).replaceAll("&quot;", "\"").replaceAll("'", "&#39;");
	return `<div ${island}="${name}"${src$1} ${props}='${props$1}'>${(0, import_server.renderToString)(element)}</div>`;
}
// src/engine/content/htmlPieces.ts
/**
* What puts pieces together. The texts between two functions are one, in bytes: until all pages are there, they wait in
* half the room.
*/
function packed(pieces) {
	let parts = [], run = [], close = () => {
		run.length > 0 && parts.push(Buffer.from(run.join(""))), run = [];
	};
	for (let piece of pieces) typeof piece == "string" ? run.push(piece) : (close(), parts.push(piece));
	return close(), () => parts.map((part) => typeof part == "function" ? part() : part.toString()).join("");
}
/** The start of an element. */
function startTag(name, attributes) {
	return `<${name}${Object.entries(attributes).flatMap(([key, value]) => value === void 0 ? [] : [` ${key}="${escapeHtml(String(value))}"`]).join("")}>`;
}
/** Pieces of HTML in their order. */
var HtmlPieces = class {
	pieces = [];
	/** Writes the next pieces. */
	put(...pieces) {
		this.pieces.push(...pieces);
	}
	/** Pieces of HTML that are not put where they are made. */
	apart(make) {
		let from = this.pieces.length;
		return make(), this.pieces.splice(from);
	}
};
/** True for the bold text of a way through menus: `Discovery > SNMP`. */
function isMenuPath(text) {
	return text.split(" > ").every((step) => step.trim() !== "") && text.includes(" > ");
}
/** Each step is an element. The sign between two steps is only visible; screen readers say "then". */
function menuPath(text, t) {
	let gap = `<span class="menu-gap" aria-hidden="true"> &gt; </span><span class="menu-then visually-hidden"> ${escapeHtml(t(menuThen))} </span>`;
	return `<strong class="menu-path">${text.split(" > ").map((step) => `<span>${escapeHtml(step)}</span>`).join(gap)}</strong>`;
}
/** A text with links on the terms that the glossary explains. */
function tippedText(value, tips = []) {
	let html = "", last = 0;
	for (let { start, end, href } of tips) html += escapeText(value.slice(last, start)), html += `<a class="term" href="${escapeHtml(href)}">${escapeText(value.slice(start, end))}</a>`, last = end;
	return html + escapeText(value.slice(last));
}
/** The link of a heading to itself. */
function hashLink(id, heading, t) {
	let label = escapeHtml(t(directLink, { name: heading }));
	return `<a class="hash-link" href="#${escapeHtml(encodeURIComponent(id))}" aria-label="${label}" title="${label}"></a>`;
}
/** A picture of a page. */
function imageHtml(alt, { src, width, height } = { src: "" }, title) {
	let given = {
		src: asUri(src),
		alt: alt ?? "",
		title: title || void 0,
		width,
		height
	};
	return `<img${Object.entries(given).flatMap(([key, value]) => value === void 0 ? [] : [` ${key}="${escapeValue(String(value))}"`]).join("")} loading="lazy" decoding="async">`;
}
/** Signs that no address may hold are encoded; what is encoded stays. */
function asUri(url) {
	return url.replace(/%(?![\da-f]{2})|[^\w!#$%&'()*+,\-./:;=?@~]+/gi, encodeURIComponent);
}
/** Text between tags. */
function escapeText(text) {
	return text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);
}
/** The value of an attribute in double quotes. */
function escapeValue(text) {
	return text.replace(/[&"]/g, (sign) => ESCAPES[sign] ?? sign);
}
const ESCAPES = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;"
};
/** The footnotes of a page, in the order of the first references to them. */
var Footnotes = class {
	/** The number of each, and how often it has been referred to. */
	known = /* @__PURE__ */ new Map();
	/** Whether anything refers to a footnote. */
	get any() {
		return this.known.size > 0;
	}
	/** A reference as HTML. */
	reference(identifier) {
		let { number, count: before } = this.known.get(identifier) ?? {
			number: this.known.size + 1,
			count: 0
		}, count = before + 1;
		this.known.set(identifier, {
			number,
			count
		});
		let id = footnoteId(identifier);
		return `<sup><a href="#user-content-fn-${id}" id="user-content-fnref-${id}${count > 1 ? `-${count}` : ""}" data-footnote-ref aria-describedby="footnote-label">${number}</a></sup>`;
	}
	/** The names of the footnotes in use. A loop over them includes those added during the loop. */
	get names() {
		return this.known.keys();
	}
	/** Those that are referred to: the start of each as HTML, and the links back to where it is. */
	used(t) {
		return [...this.known].map(([identifier, { number, count }]) => ({
			identifier,
			open: `<li id="user-content-fn-${footnoteId(identifier)}">\n`,
			backLinks: Array.from({ length: count }, (_, index) => backLink({
				identifier,
				number,
				count: index + 1
			}, t)).join(" ")
		}));
	}
};
/** What comes before the first footnote. */
function footnotesStart(t) {
	return `<section data-footnotes class="footnotes"><h2 class="visually-hidden" id="footnote-label">${escapeHtml(t(footnotes))}</h2>\n<ol>\n`;
}
function backLink({ identifier, number, count }, t) {
	let again = count > 1 ? `-${count}` : "", sign = count > 1 ? `↩<sup>${count}</sup>` : "↩";
	return `<a href="#user-content-fnref-${footnoteId(identifier)}${again}" data-footnote-backref="" aria-label="${escapeHtml(t(backToReference, { number: number + again }))}" class="data-footnote-backref">${sign}</a>`;
}
function footnoteId(identifier) {
	return escapeValue(asUri(identifier.toLowerCase()));
}
/**
* The box around a table: it scrolls, by keyboard too. Around a table that is not short is the island that offers
* a filter and sorting.
*/
function tableBox({ rows: rows$1, name, filters = [], linked = !1, t = pageTexts(), ...box }) {
	let label = box.label ?? t("Table"), wrap = `<div class="table-wrap"${linked && !hasTools(rows$1) ? " data-island=\"TableKeys\"" : ""} tabindex="0" role="group" aria-label="${escapeHtml(label)}">`;
	if (!hasTools(rows$1)) return {
		open: wrap,
		close: "</div>"
	};
	let tools = `<div class="table-tools" data-island="Table"${name === void 0 ? "" : ` data-name="${escapeHtml(name)}"`}${filters.length === 0 ? "" : ` data-filters="${filters.join(" ")}"`}>${filters.length === 0 ? "" : `<p class="tool-title"><b>${escapeHtml(label)}</b></p>`}<p>${t(rows, { count: rows$1 })}</p></div>`;
	return {
		open: `<div class="table-box${`${isLong(rows$1) ? " table-long" : ""}${filters.length === 0 ? "" : " tool-frame"}`}">${tools}${wrap}`,
		close: "</div></div>"
	};
}
/** What the box around a table of plain text is called: by its first columns, which tell it from the others of a page. */
function tableLabel([head = []], t) {
	let names = head.filter((name) => name !== "").slice(0, 3);
	return names.length > 0 ? t(tableOf, { names: names.join(", ") }) : void 0;
}
/** Whether a table of so many rows has tools. */
function hasTools(rows) {
	return rows > 8;
}
/** Whether a table of so many rows is laid out row by row. */
function isLong(rows) {
	return rows > 60;
}
/**
* How a table of plain text shows where its columns have no room (`style.css`): each row is lines, the first cell its
* name, each other one behind the name of its column. Takes the texts of all rows, the head first; what it returns is
* empty where the columns have room on a phone.
*/
function rowLines(texts) {
	let [head = []] = texts, fits = head.map((_, column) => texts.reduce((most, row) => Math.max(most, ...(row[column] ?? "").split(/[\s-]+/).map((word) => word.length + 2)), 8)).reduce((sum, width) => sum + width, 0) <= 40, isCramped = texts.some((row) => row.join(" ").length > 110);
	return fits && (head.length < 3 || !isCramped) ? {
		name: "",
		cells: head.map(() => ({}))
	} : {
		name: "stack",
		cells: head.map((label, column) => column > 0 && head.length > 2 && label !== "" ? { "data-label": `${label}: ` } : {})
	};
}
// src/engine/content/tableHtml.ts
/** Writes a table with its box. */
function writeTable(walk, { align, children: rows, data: table }, { gap, t }) {
	let box = tableBox({
		rows: table?.plainTable?.noTools ? 0 : rows.length - 1,
		label: table?.label,
		t
	}), { columns: looks = [], lines: { name = "", cells: labels = [] } = {} } = table ?? {}, classOf = (column, part) => [looks[column]?.[part], align?.[column] && `align-${align[column]}`].filter(Boolean).join(" ");
	walk.put(box.open, gap, name === "" ? "<table>\n<thead>\n" : `<table class="lines ${name}">\n<thead>\n`);
	for (let [index, { children: cells, data }] of rows.entries()) {
		let [tag, part] = index === 0 ? ["th", "head"] : ["td", "cell"];
		index === 1 && walk.put("<tbody>\n"), walk.put(data?.id === void 0 ? "<tr>\n" : `<tr id="${escapeHtml(data.id)}">\n`);
		for (let column = 0; column < (align?.length ?? 0); column++) {
			let said = index === 0 ? {} : labels[column];
			walk.put(startTag(tag, {
				class: classOf(column, part) || void 0,
				...said
			})), walk.shaped(cells[column]?.children ?? [], wrapWords), walk.put(`</${tag}>\n`);
		}
		walk.put(index === 0 ? "</tr>\n</thead>\n" : "</tr>\n");
	}
	walk.put(rows.length > 1 ? "</tbody>\n</table>" : "</table>", gap, box.close);
}
// src/engine/content/pageHtml.ts
/** Walks the tree of a page and writes its HTML. Returns a function that joins the HTML when the page is requested. */
function pageHtml(page, root, top) {
	let walk = new HtmlWalk(page);
	return walk.root(root, top), packed(walk.pieces);
}
/** Whether a page shows a node at all where it is. */
function isShown(node) {
	return !isInvisible(node) && node.data?.looks?.length !== 0;
}
/** Nodes whose HTML has been found out by the first pass. */
const SHOWN = /* @__PURE__ */ new Set(["math", "inlineMath"]);
var HtmlWalk = class extends HtmlPieces {
	page;
	footnotes = new Footnotes();
	constructor(page) {
		super(), this.page = page;
	}
	root({ children }, top) {
		let visible = children.filter(isShown), title = +(visible[0]?.type === "heading" && visible[0].depth === 1), intro = visible[title]?.type === "paragraph" ? title + 1 : title;
		for (let [index, node] of visible.entries()) index > 0 && this.put("\n"), index === title && this.all(top.badges, ""), index === title && intro === title && this.all(top.before, ""), this.node(node, "\n"), index + 1 === intro && intro > title && this.all(top.before, "");
		visible.length === title && this.all([...top.badges, ...top.before], ""), visible.length > 0 && this.put("\n"), this.footnotes.any && this.footnoteSection();
	}
	/** Nodes with `gap` between any two. */
	all(nodes, gap) {
		let isFirst = !0;
		for (let node of nodes) isShown(node) && (!isFirst && !node.data?.joined && this.put(gap), isFirst = !1, this.node(node, gap));
	}
	/** One node; `gap` is between it and its neighbours, and between its replacements. */
	node(node, gap) {
		let { type } = node;
		if (node.data?.looks) this.all(node.data.looks, "");
		else if (type === "text") this.put(tippedText(node.value, node.data?.tips));
		else if (type === "strong") this.strong(node);
		else if (type === "paragraph") this.inside("p", node);
		else if (type === "emphasis") this.inside("em", node);
		else if (type === "delete") this.inside("del", node);
		else if (type === "heading") this.heading(node);
		else if (type === "list") this.list(node);
		else if (type === "blockquote") this.put("<blockquote>\n"), this.all(node.children, "\n"), this.put(node.children.length > 0 ? "\n</blockquote>" : "</blockquote>");
		else if (type === "table") writeTable(this, node, {
			gap,
			t: this.page.services.site.t
		});
		else if (type === "thematicBreak") this.put("<hr>");
		else if (type === "break") this.put("<br>\n");
		else if (type === "code") this.put(node.data?.fence?.draw ?? "");
		else if (type === "inlineCode") this.put(node.data?.html ?? inlineCode$1(node.value, escapeText(node.value.replace(/\n/g, " "))));
		else if (type === "html") this.rawHtml(node.data?.parts ?? []);
		else if (type === "link") this.link(node, {
			target: node.data?.target,
			title: node.title,
			bare: unlinked(node.url)
		});
		else if (type === "image") this.put(imageHtml(node.alt, node.data?.image, node.title));
		else if (type === "linkReference" || type === "imageReference") {
			let { data, title } = this.page.definitions.get(node.identifier) ?? {};
			type === "linkReference" ? this.link(node, {
				target: data?.waits ?? { href: data?.href ?? "" },
				title
			}) : this.put(imageHtml(node.alt, data?.image ?? { src: data?.href ?? "" }, title));
		} else type === "footnoteReference" ? this.put(this.footnotes.reference(node.identifier)) : type === "element" ? this.element(node) : type === "decoration" ? this.put(node.html) : type === "drawing" ? this.put(node.draw) : type === "island" ? this.island(node) : type === "leafDirective" ? this.put(`<p>${escapeText(this.page.sourceOf(node))}</p>`) : type === "textDirective" ? this.put(escapeText(this.page.sourceOf(node))) : SHOWN.has(type) && this.put(node.data?.shown?.html ?? "");
	}
	/** The bold text of a menu path is written as steps. */
	strong(node) {
		let [only, ...others] = node.children;
		only?.type === "text" && others.length === 0 && isMenuPath(only.value) ? this.put(menuPath(only.value, this.page.services.site.t)) : this.inside("strong", node);
	}
	inside(element, { children }) {
		this.put(`<${element}>`), this.all(children, ""), this.put(`</${element}>`);
	}
	/** Nodes whose HTML is changed. */
	shaped(nodes, shape) {
		let inside = this.apart(() => this.all(nodes, ""));
		this.put(...inside.map((piece) => typeof piece == "string" ? shape(piece) : piece));
	}
	element({ name, attributes, children }) {
		this.put(startTag(name, attributes)), name === "td" || name === "th" ? this.shaped(children, wrapWords) : this.all(children, ""), VOID_ELEMENTS.has(name) || this.put(`</${name}>`);
	}
	island({ name, href, props, panels, element }) {
		let made = panels.map((panel) => packed(this.apart(() => this.all(panel, "\n"))));
		this.put(() => islandHtml({
			name,
			href,
			data: props,
			element: element(made.map((html) => html()))
		}));
	}
	heading({ depth, children, data }) {
		let { id = "", text = "", badges = [], isTitle } = data ?? {};
		this.put(`<h${depth} id="${escapeHtml(id)}">`), this.shaped(children, wrapWords), this.all(badges, ""), isTitle || this.put(hashLink(id, text, this.page.services.site.t)), this.put(`</h${depth}>`);
	}
	list({ ordered, start, spread, children }) {
		let loose = !!spread || children.some((item) => item.spread), tag = ordered ? "ol" : "ul", isTask = children.some((item) => typeof item.checked == "boolean"), from = ordered && typeof start == "number" && start !== 1 ? ` start="${start}"` : "";
		this.put(`<${tag}${from}${isTask ? " class=\"contains-task-list\"" : ""}>\n`);
		for (let item of children) this.item(item, loose), this.put("\n");
		this.put(`</${tag}>`);
	}
	item({ checked, children }, loose) {
		this.put(typeof checked == "boolean" ? "<li class=\"task-list-item\">" : "<li>");
		let label = escapeHtml(this.page.services.site.t(checked ? done : toDo)), box = `<input type="checkbox"${checked ? " checked" : ""} disabled aria-label="${label}"> `, visible = children.filter(isShown);
		for (let [index, node] of visible.entries()) {
			let isText = node.type === "paragraph" && node.data?.looks === void 0, inLine = isText && !loose;
			(index > 0 || !inLine) && this.put("\n"), isText ? (this.put(inLine ? "" : "<p>", index === 0 && typeof checked == "boolean" ? box : ""), this.all(node.children, ""), this.put(inLine ? "" : "</p>")) : this.node(node, "\n");
		}
		let last = visible.at(-1);
		this.put(last && (loose || last.type !== "paragraph") ? "\n</li>" : "</li>");
	}
	/** `bare`: an address that was parsed as a link but is text. */
	link(node, { target, title, bare }) {
		if (bare !== void 0) {
			this.put(escapeText(bare));
			return;
		}
		let titled = title ? ` title="${escapeValue(title)}"` : "", isPage = target && "href" in target;
		this.put(isPage ? `<a href="${escapeValue(asUri(target.href))}"${titled}>` : "<span class=\"pending-link\">"), this.all(node.children, ""), this.put(isPage ? "</a>" : `</span>${target ? plannedHtml(target) : ""}`);
	}
	rawHtml(parts) {
		for (let { shown } of parts) for (let piece of shown) (piece.type === "text" || piece.type === "element") && this.put(piece.html);
	}
	footnoteSection() {
		this.put(footnotesStart(this.page.services.site.t));
		let texts = /* @__PURE__ */ new Map();
		for (let name of this.footnotes.names) texts.set(name, this.apart(() => this.footnote(this.page.footnotes.get(name)?.children ?? [])));
		for (let { identifier, open, backLinks } of this.footnotes.used(this.page.services.site.t)) {
			let isText = this.page.footnotes.get(identifier)?.children.at(-1)?.type === "paragraph";
			this.put(open, ...texts.get(identifier) ?? []), this.put(isText ? ` ${backLinks}</p>\n</li>\n` : `\n${backLinks}\n</li>\n`);
		}
		this.put("</ol>\n</section>\n");
	}
	/** The text of a footnote; a last paragraph stays open for the links back. */
	footnote(children) {
		let last = children.at(-1);
		this.all(children.slice(0, -1), "\n"), children.length > 1 && this.put("\n"), last?.type === "paragraph" ? (this.put("<p>"), this.all(last.children, "")) : last && this.node(last, "\n");
	}
};
// src/engine/content/pageMarkdown.ts
/**
* Writes the tree of a page as Markdown for readers without our pages: addresses are final, fences keep nothing that
* only our pages understand, and components are Markdown. In front are its title and what its front matter says to
* readers. What it returns puts that together; `byline`: who wrote the page, and when.
*/
function pageMarkdown$1(page, root, boxes) {
	let visible = root.children.filter((node) => !isInvisible(node)), titleAt = visible.findIndex((node) => node.type === "heading" && node.data?.isTitle), writer = new MarkdownWriter(page), title = titleAt < 0 ? `# ${escapeMarkdown(page.page.title)}` : writer.blocks(visible.slice(0, titleAt + 1)).trimStart(), text = stacked([writer.blocks(visible.slice(titleAt + 1)).trim(), ...writer.footnotes()]), top = writer.blocks(boxNodes(boxes, page.services.site.t)), about = description(page, root), rest = Buffer.from(text);
	return (byline) => `${stacked([
		title,
		about,
		escapeMarkdown(byline),
		top,
		rest.toString()
	])}\n`;
}
/** The description of the front matter, unless the page begins with the same words. */
function description(page, root) {
	let given = oneLine(page.page.frontMatter.description ?? "");
	if (given === "") return "";
	let begins = firstParagraph(root, (node) => oneLine(plainText(node, page)));
	return begins !== "" && (given.startsWith(begins) || begins.startsWith(given)) ? "" : escapeMarkdown(given);
}
/** Blocks with an empty line between them. */
function stacked(blocks) {
	return blocks.filter((block) => block !== "").join("\n\n");
}
var MarkdownWriter = class {
	page;
	constructor(page) {
		this.page = page;
	}
	/** `gap`: text between two blocks. */
	blocks(nodes, gap = "\n\n") {
		let text = "", last;
		for (let node of nodes) {
			if (isInvisible(node)) continue;
			let block = node.type === "list" && last?.type === "list" && node.ordered === last.ordered ? this.list(node, ["*", ")"]) : this.block(node);
			block.trim() !== "" && (text += (text === "" ? "" : node.data?.joined ? "\n" : gap) + block, last = node);
		}
		return text;
	}
	footnotes() {
		return [...this.page.footnotes].map(([name, { children }]) => `[^${name}]: ${indentLines(this.blocks(children), "    ")}`);
	}
	block(node) {
		let { type } = node;
		return type === "paragraph" ? this.paragraph(node) : type === "heading" ? this.heading(node) : type === "list" ? this.list(node) : type === "blockquote" ? this.quote(node) : type === "code" ? fenceMarkdown(node.lang ?? "", node.value, node.data?.fence) : type === "thematicBreak" ? "---" : type === "table" ? tableMarkdown(node.children.map((row) => row.children.map((cell) => withoutBreaks(this.inline(cell.children)))), node.align ?? []) : type === "containerDirective" ? this.directive(node) : type === "element" && /^(?:summary|dt)$/.test(node.name) ? `**${this.inline(node.children)}**` : type === "element" && node.children.some(isBlock) ? this.blocks(node.children) : this.inline([node]);
	}
	paragraph({ children }) {
		return this.inline(children).trim().replace(BLOCK_START, "$1\\");
	}
	heading({ depth, children, data }) {
		return stacked([`${"#".repeat(depth)} ${withoutBreaks(this.inline(children))}`, this.blocks(data?.badges ?? [])]);
	}
	quote({ children }) {
		return `> ${indentLines(this.blocks(children), "> ")}`;
	}
	list({ ordered, start, spread, children }, [bullet, sign] = ["-", "."]) {
		let isLoose = !!spread || children.some((item) => item.spread);
		return children.map((item, index) => {
			let mark = ordered ? `${(start ?? 1) + index}${sign} ` : `${bullet} `;
			return mark + indentLines(this.item(item, isLoose ? "\n\n" : "\n"), " ".repeat(mark.length));
		}).map((item) => item.trimEnd()).join(isLoose ? "\n\n" : "\n");
	}
	item({ checked, children }, gap) {
		return (typeof checked == "boolean" ? `[${checked ? "x" : " "}] ` : "") + this.blocks(children, gap);
	}
	inline(nodes) {
		return nodes.map((node) => this.phrase(node)).join("");
	}
	phrase(node) {
		let { type } = node;
		if (type === "text") return escapeMarkdown(node.value);
		if (type === "inlineCode") return codeMarkdown(node.value.replace(/\n/g, " "));
		if (type === "strong") return `**${this.inline(node.children)}**`;
		if (type === "emphasis") return this.emphasis(node);
		if (type === "delete") return `~~${this.inline(node.children)}~~`;
		if (type === "break") return "\\\n";
		if (type === "html") return htmlMarkdown(node);
		if (type === "link") return unlinked(node.url) === void 0 ? this.link(node.children, {
			target: node.data?.target ?? { href: node.url },
			title: node.title
		}) : escapeMarkdown(unlinked(node.url) ?? "");
		if (type === "image") return imageMarkdown(node.alt, node.data?.image?.src ?? node.url, node.title);
		if (type === "linkReference" || type === "imageReference") {
			let { data, title } = this.page.definitions.get(node.identifier) ?? {};
			return type === "imageReference" ? imageMarkdown(node.alt, data?.image?.src ?? data?.href ?? "", title) : this.link(node.children, {
				target: data?.waits ?? { href: data?.href ?? "" },
				title
			});
		}
		return type === "element" ? this.inline(node.children) : type === "decoration" || type === "drawing" || type === "island" ? "" : type === "footnoteReference" ? `[^${node.identifier}]` : this.page.sourceOf(node);
	}
	/** Two runs of the same sign beside each other could be read in two ways. */
	emphasis({ children }) {
		let sign = children.some(({ type }) => type === "strong") ? "_" : "*";
		return sign + this.inline(children) + sign;
	}
	link(children, { target, title }) {
		let label = this.inline(children);
		return "href" in target ? label === target.href && /^[a-z]+:\S+$/i.test(label) ? `<${label}>` : `[${label}](${destination(target.href.startsWith("#") ? this.page.ownHref + target.href : target.href)}${titleMarkdown(title)})` : label + plannedMarkdown(target);
	}
	/** As authors write it, with more colons than any in it. */
	directive({ name, children }) {
		let inner = this.blocks(children.filter((child) => !isLabel(child))), label = children.find(isLabel), longest = Math.max(2, ...(inner.match(/^\s*:{3,}/gm) ?? []).map((colons) => colons.trim().length)), colons = ":".repeat(longest + 1);
		return stacked([
			`${colons}${name}${label && "children" in label ? `[${this.inline(label.children)}]` : ""}`,
			inner,
			colons
		]);
	}
};
/** Text that would begin another block than a paragraph; a backslash behind the first group is in its way. */
const BLOCK_START = /^(\d*)(?=[-+](?:\s|$)|#{1,6}(?:\s|$)|>|[-=]{2,}\s*$|~~~|:::|(?<=\d)[.)](?:\s|$))/;
function withoutBreaks(markdown) {
	return markdown.replace(/\\?\n/g, " ");
}
function titleMarkdown(title) {
	return title ? ` "${title.replace(/["\\]/g, "\\$&")}"` : "";
}
function imageMarkdown(alt, src, title) {
	return `![${escapeMarkdown(alt ?? "")}](${destination(src)}${titleMarkdown(title)})`;
}
/** Text as it is written, elements without what has been taken out of them. */
function htmlMarkdown({ value, data }) {
	return data?.parts ? data.parts.flatMap(({ source, shown }) => shown.map((piece) => piece.type === "element" ? piece.html : piece.type === "text" ? source : "")).join("") : value;
}
/** A fence keeps its language; its title is above it, and the rest is for our pages alone. */
function fenceMarkdown(language, value, fence) {
	let ticks = fenceFor(value);
	return stacked([fence?.title ? titleLine(fence.title) : "", `${ticks}${fence?.language ?? language}\n${value}\n${ticks}`]);
}
/** Whether a node is one that other blocks are beside, and words are not. */
function isBlock(node) {
	return node.type === "element" ? BLOCK_ELEMENTS.has(node.name) : BLOCKS.has(node.type);
}
const BLOCKS = new Set("paragraph heading list blockquote code thematicBreak table containerDirective".split(" ")), UNEVEN_SPACE = /[^\S ]\s*| \s+/g, BARE = /^(?:[\d.,–-]+|yes|no)$/i;
/** A row of a table as a sentence: `Port 135, TCP: WMI`. `head` has the heads of the columns, where they are known. */
function rowSentence(cells, head = []) {
	let [first = "", ...others] = cells.map((cell, column) => BARE.test(cell) && head[column] ? `${head[column]} ${cell}` : cell).filter((part) => part !== "");
	return others.reduce((text, part, at) => /[.!?]$/.test(text) ? `${text} ${capital(part)}` : /[:;]$/.test(text) ? `${text} ${part}` : `${text}${at === others.length - 1 ? ":" : ","} ${part}`, first);
}
/** What begins with a plain word, as a sentence does; `iSCSI`, `sudo:` and `a_b` stay. */
function capital(text) {
	return text.replace(/^\p{Ll}+(?=[\s,])/u, (word) => word.charAt(0).toUpperCase() + word.slice(1));
}
/** The text and the code of one search record, gathered in the order of the page. */
var RecordText = class {
	lines = [];
	line = "";
	code = [];
	labels = [];
	rows = {};
	/** The cells of the current row before the last one; undefined outside of rows. */
	cells;
	inCode = !1;
	/** Words of the current line, or code between the tags of a `<pre>`. */
	add(text) {
		this.line += text;
	}
	/** The text that follows is on a new line. */
	endLine() {
		if (this.inCode) {
			this.line += "\n";
			return;
		}
		let cells = this.takeCells();
		cells.length > 0 && this.lines.push(rowSentence(cells));
	}
	/** What follows is the next cell of a row. */
	nextCell() {
		this.cells ? this.cells.push(this.takeLine()) : (this.endLine(), this.cells = []);
	}
	/** The cells of the current row, which ends; a line is its only cell. */
	takeCells() {
		let cells = [...this.cells ?? [], this.takeLine()];
		return this.cells = void 0, cells.some(Boolean) ? cells : [];
	}
	takeLine() {
		let line = this.line.replace(UNEVEN_SPACE, " ").trim();
		return this.line = "", line;
	}
	/** A row: a separate line, with its anchor. */
	addRow(cells, { head, anchor } = {}) {
		this.endLine();
		let line = rowSentence(cells.map((cell) => cell.replace(UNEVEN_SPACE, " ").trim()), head);
		line !== "" && (anchor !== void 0 && (this.rows[this.lines.length] = anchor), this.lines.push(line));
	}
	addLabels(labels) {
		this.labels.push(...labels);
	}
	/** Whether the text that follows is code. */
	setCode(inCode) {
		inCode !== this.inCode && (inCode ? this.endLine() : (this.addCode(this.line.replace(/\n{2,}/g, "\n")), this.line = ""), this.inCode = inCode);
	}
	addCode(code) {
		let trimmed = code.replace(/^\s*\n|\s+$/g, "");
		trimmed !== "" && this.code.push(trimmed);
	}
	/** What was gathered; the next record begins. */
	take() {
		this.setCode(!1), this.endLine();
		let { lines, code, labels, rows } = this;
		return this.lines = [], this.code = [], this.labels = [], this.rows = {}, {
			text: lines.join("\n"),
			code: code.join("\n"),
			...labels.length > 0 ? { labels: labels.join("\n") } : {},
			...Object.keys(rows).length > 0 ? { rows } : {}
		};
	}
};
// src/engine/content/pageRecords.ts
/**
* Walks the tree of a page and writes its search records: what is before its first heading (left out where that
* is nothing), then one for each heading, in the order of the page. A page without headings is one record.
* What the front matter puts at the top finds the page, as labels do, and is no text to show.
*/
function pageRecords(page, root, boxes) {
	let walk = new RecordWalk(page);
	walk.node(root), walk.end();
	let [first, ...rest] = walk.records, opening = walk.linesOf(boxNodes({
		...boxes,
		before: void 0
	}, page.services.site.t)).concat(boxes.before ? walk.linesOf([boxes.before.items]) : []);
	first && opening.length > 0 && (first.labels = [first.labels, ...opening].filter((line) => line !== void 0).join("\n"));
	let isEmpty = first?.text === "" && first.code === "" && first.labels === void 0;
	return first && !(isEmpty && rest.length > 0) ? walk.records : rest;
}
/** Headers of the first column of a troubleshooting table. */
const FAULTS = /^(?:what you see|symptom|error(?: message)?|message|problem)$/i, PORTS = /^ports?$/i, SETTINGS = /^(?:setting|option|field|parameter|flag|variable)s?$/i;
var RecordWalk = class {
	page;
	records = [];
	text = new RecordText();
	heading = {
		anchor: "",
		heading: "",
		level: 1
	};
	/** Rows of tables of faults in the current section. */
	faults = [];
	/** Where nodes are in a line of text rather than as blocks. */
	inLine = 0;
	constructor(page) {
		this.page = page;
	}
	/** Ends the record of the current heading. */
	end(next = this.heading) {
		let { route, title } = this.page.page, { heading } = this.heading, kind = this.heading.kind ?? (heading.endsWith("?") ? "question" : void 0);
		this.records.push({
			route,
			title,
			...this.heading,
			...this.text.take(),
			...kind ? { kind } : {}
		});
		for (let fault of this.faults) this.records.push({
			route,
			title,
			level: 7,
			code: "",
			kind: "error",
			...fault
		});
		this.faults = [], this.heading = next;
	}
	line(text) {
		this.text.add(text), this.text.endLine();
	}
	/** The text of nodes, line by line; call it after all records are done. */
	linesOf(nodes) {
		return this.all({ children: nodes }), this.text.take().text.split("\n").filter((line) => line !== "");
	}
	node(node) {
		let { type } = node;
		if (!node.data?.isAside) {
			if (type === "text" || type === "inlineCode") this.text.add(node.value);
			else if (type === "inlineMath") this.text.add(node.value);
			else if (type === "math") this.text.addCode(node.value);
			else if (type === "break") this.text.add(" ");
			else if (type === "image" || type === "imageReference") this.picture(node.alt);
			else if (type === "code") {
				let { title, labels = [], code = "" } = node.data?.fence ?? {};
				title !== void 0 && this.line(title), this.text.addLabels(labels), this.text.addCode(code);
			} else type === "heading" ? node.data?.isEmpty || this.section(node) : type === "paragraph" ? this.block(node) : type === "table" ? this.table(node) : type === "link" && unlinked(node.url) !== void 0 ? this.text.add(unlinked(node.url) ?? "") : type === "leafDirective" ? (this.text.endLine(), this.line(this.page.sourceOf(node))) : type === "textDirective" ? this.text.add(this.page.sourceOf(node)) : type === "html" ? (this.inLine === 0 && this.text.endLine(), this.rawHtml(node.data?.parts ?? [])) : type === "drawing" ? this.text.addLabels(node.labels) : node.type === "element" && node.data?.isTerm ? this.term(node) : type === "element" ? (this.element(node.name, !1), this.all(node), this.element(node.name, !0)) : "children" in node && this.all(node);
		}
	}
	all({ children }) {
		for (let child of children) this.node(child);
	}
	/** Text on separate lines. */
	block(node) {
		this.text.endLine(), this.within(node), this.text.endLine();
	}
	within(node) {
		this.inLine += 1, this.all(node), --this.inLine;
	}
	/** Separate from the words next to it. */
	picture(alt) {
		alt && this.text.add(` ${alt} `);
	}
	section(node) {
		let { id = "", text = "", badges = [], isTitle } = node.data ?? {};
		if (isTitle) {
			text !== this.page.page.title.replace(/\s+/g, " ").trim() && this.block(node);
			return;
		}
		let { questions } = node.data ?? {};
		this.end({
			anchor: id,
			heading: text,
			level: node.depth,
			...questions && { questions }
		});
		for (let badge of badges) this.node(badge);
	}
	/** A term and, up to the next, what it means. */
	term({ attributes, children }) {
		this.text.endLine(), this.within({ children });
		let [heading = ""] = this.text.takeCells();
		this.end({
			anchor: String(attributes.id ?? ""),
			heading,
			level: 3,
			kind: "term"
		});
	}
	/**
	* Each row of a troubleshooting table is a record after the record of its section; rows of other tables are
	* lines of it.
	*/
	table({ align, children: [first, ...rows] }) {
		let columns = align?.length ?? 0, head = first ? this.cells(first, columns) : [], isFaults = FAULTS.test(head[0] ?? "");
		this.head(head);
		for (let row of rows) {
			let cells = this.cells(row, columns), anchor = row.data?.id, [seen = "", ...others] = cells;
			isFaults && anchor !== void 0 ? this.faults.push({
				anchor,
				heading: seen,
				text: others.map((cell, at) => sentence(cell, row.children[at + 1])).join(" ")
			}) : this.text.addRow(cells, {
				head,
				anchor
			});
		}
	}
	/** Column headers are text of the section. */
	head(head) {
		this.text.addLabels(head);
		let [first = ""] = head;
		this.heading.kind ??= PORTS.test(first) ? "port" : SETTINGS.test(first) ? "setting" : void 0;
	}
	/** Cells after the last column are not shown. */
	cells({ children }, columns) {
		this.text.endLine();
		for (let cell of children.slice(0, columns)) this.text.nextCell(), this.within(cell);
		return this.text.takeCells();
	}
	rawHtml(parts) {
		for (let { shown } of parts) for (let piece of shown) piece.type === "text" ? this.text.add(piece.text) : piece.type === "element" && piece.name === "img" ? this.picture(piece.alt) : piece.type === "element" && this.element(piece.name, piece.end);
	}
	/** What the start or the end of an HTML element does to the text. */
	element(name, isEnd) {
		name === "br" ? this.text.add(" ") : name === "td" || name === "th" ? isEnd || this.text.nextCell() : name === "pre" ? (isEnd || this.text.endLine(), this.text.setCode(!isEnd)) : BLOCK_ELEMENTS.has(name) && this.text.endLine();
	}
};
/** A cell that begins and ends as a sentence does; code stays as it is written. */
function sentence(cell, node) {
	let begun = node?.children[0]?.type === "inlineCode" ? cell : capital(cell);
	return /[\p{L}\p{N}]$/u.test(begun) ? `${begun}.` : begun;
}
// src/engine/content/placeholders.ts
const TAG = /<([a-z][a-z0-9]*(?:-[a-z0-9]+)*)>/g, MARKUP = new Set("html xml svg jsx tsx vue svelte astro mdx markdown md".split(" ")), FIRST = 57600, MARK = /[\ue100-\ue1ff]/g;
/**
* Finds the placeholders of the site in a piece of code. A name that is nearly one of them is a fault; any other
* `<word>` is text, which the grammars of shells must not take for a redirection.
*/
function markPlaceholders(page, { code, language }, place) {
	let known = page.services.placeholders ?? /* @__PURE__ */ new Map(), shell = isShell(language), names = [];
	if (!(known.size || shell) || !code.includes("<")) return {
		code,
		used: !1,
		show: (html) => html
	};
	let markup = MARKUP.has(language);
	return {
		code: code.replace(MARK, "�").replace(TAG, (tag, name) => {
			if (markup && code.includes(`</${name}>`)) return tag;
			if (known.has(name)) page.placeholders.add(name);
			else if (markup || reportUnknown(page, {
				name,
				known: known.keys()
			}, place), !shell) return tag;
			let index = names.includes(name) ? names.indexOf(name) : names.push(name) - 1;
			return index > 255 ? tag : String.fromCharCode(FIRST + index);
		}),
		used: names.some((name) => known.has(name)),
		show: (html) => names.length === 0 ? html : html.replace(MARK, (mark) => {
			let name = names[mark.charCodeAt(0) - FIRST] ?? "";
			return known.has(name) ? fieldHtml(name) : `<span class="tk-parameter">&lt;${name}&gt;</span>`;
		})
	};
}
/** As written, for all who read without scripts; those make a field of it. */
function fieldHtml(name) {
	return `<span class="placeholder" data-placeholder="${name}">&lt;${name}&gt;</span>`;
}
function reportUnknown(page, { name, known }, place) {
	let guess = nearest(name, known);
	if (guess === void 0) return;
	let message = `unknown placeholder <${name}>.`, hint = `Did you mean <${guess}>? Placeholders are declared in data/placeholders.yaml.`;
	page.report({
		severity: "forgivable",
		code: "unknown-placeholder",
		message,
		hint
	}, place);
}
/** What scripts need to know of the placeholders of a page, as HTML that shows nothing. */
function placeholderList(page) {
	let used = [...page.placeholders].flatMap((name) => page.services.placeholders?.get(name) ?? []);
	return used.length === 0 ? "" : `<template data-placeholders="${escapeHtml(JSON.stringify(used))}"></template>`;
}
// src/components/iconHtml.ts
/** An icon as HTML, hidden from screen readers. */
function iconHtml(icon) {
	return `<svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${icon.map(([tag, attributes]) => `<${tag}${Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(String(value))}"`).join("")}></${tag}>`).join("")}</svg>`;
}
// src/components/Admonition/index.ts
/** The types of the content conventions, and after them the older names that imported pages use. */
const TYPES = {
	note: {
		icon: import_lucide.Pin,
		title: admonitionNote
	},
	tip: {
		icon: import_lucide.Lightbulb,
		title: "Tip"
	},
	info: {
		icon: import_lucide.Info,
		title: admonitionInfo
	},
	warning: {
		icon: import_lucide.TriangleAlert,
		title: admonitionWarning
	},
	danger: {
		icon: import_lucide.OctagonAlert,
		title: admonitionDanger
	},
	caution: {
		icon: import_lucide.TriangleAlert,
		title: admonitionCaution
	},
	important: {
		icon: import_lucide.CircleAlert,
		title: admonitionImportant
	},
	secondary: {
		icon: import_lucide.Info,
		title: admonitionSecondary
	},
	success: {
		icon: import_lucide.CircleCheck,
		title: admonitionSuccess
	}
}, ADMONITION_TYPES = Object.keys(TYPES), Admonition = {
	name: "Admonition",
	place: "block",
	expand({ props, title, children }, { site }) {
		let asked = textOf(props, "type") ?? "", type = isType(asked) ? asked : "note", { icon, title: standard } = TYPES[type], given = textOf(props, "title"), named = title ?? (given ? [text$1(given)] : []), shown = named.length > 0 ? named : [text$1(site.t(standard))], html = h("div", { class: `admonition admonition-${type}` }, h("p", { class: "admonition-title" }, decoration(iconHtml(icon)), h("span", {}, ...shown)), h("div", { class: "admonition-body" }, ...children));
		return [{
			...directive(type, named, children),
			data: { looks: [html] }
		}];
	}
};
function isType(name) {
	return Object.hasOwn(TYPES, name);
}
// src/components/Table/columns.ts
/** Characters that fit beside each other in the narrowest table that is one: 38 rem (`style.css`). */
const NUMBER = /^[−–-]?\d+(?:,\d{3})*(?:\.\d+)? ?(?:%|°C|[kMGT]?i?[BW]|[kMG]Hz|V|A|U|ms|s|min|h)?$/;
/**
* How the columns of a table share its width, from the texts of all its rows, the head first: numbers and short texts
* take what they need and are never broken; texts share the rest, of which one that is much shorter than the longest
* takes its part. `long`: rows lay themselves out, so that every column but the widest has a set width.
*/
function columnLooks([head = [], ...rows], { long = !1, sorted = !1 } = {}) {
	let columns = head.map((name, column) => measure({
		...name,
		text: sorted ? `${name.text} ↓` : name.text
	}, rows.map((row) => row[column] ?? { text: "" }), column)), scrolls = columns.reduce((sum, { least }) => sum + 2 + least, 0) > 110, texts = textColumns(columns, scrolls), needs = (column) => {
		let { most = 0, least = 0 } = columns[column] ?? {};
		return texts.has(column) ? least : Math.max(most, least);
	}, room = 84 - columns.reduce((sum, _, column) => sum + 2 + (texts.has(column) ? 0 : needs(column)), 0), isTight = room < [...texts].reduce((sum, column) => sum + Math.max(10, needs(column)), 0), weight = (column) => Math.sqrt(columns[column]?.usual ?? 0), weights = [...texts].reduce((sum, column) => sum + weight(column), 0), longest = Math.max(0, ...[...texts].map((column) => columns[column]?.usual ?? 0)), isLongest = ({ usual }) => usual > 24 && usual * 2 > longest, last = columns.some(isLongest) ? -1 : columns.length - 1;
	return columns.map((one, column) => {
		let { isNumber, usual, least } = one, isText = texts.has(column), kind = isNumber ? "num" : isText ? "" : "short", takesRest = column === last || isText && isLongest(one), part = Math.max(least, 10, Math.min(usual + 1, room * weight(column) / weights));
		if (long) {
			let look = join$1(kind, widthClass(isText ? takesRest ? Math.max(least, 10) : part : needs(column)), takesRest ? "rest" : "");
			return {
				head: look,
				cell: look,
				isText
			};
		}
		return {
			head: join$1(kind, takesRest || texts.size === 0 ? "" : isTight ? isText ? "" : "fit" : widthClass(isText ? part : least), scrolls ? "whole" : ""),
			cell: kind,
			isText
		};
	});
}
/** The columns that are texts: those of long cells, and where the others have no room, the widest of them too. */
function textColumns(columns, scrolls) {
	let most = scrolls ? 48 : 24, texts = new Set(columns.flatMap((one, column) => one.most > most && !one.isNumber ? [column] : [])), total = () => columns.reduce((sum, { most, least }, column) => sum + 2 + (texts.has(column) ? Math.max(10, least) : Math.max(most, least)), 0);
	for (; !scrolls && total() > 84;) {
		let [widest] = [...columns.entries()].filter(([column, { isNumber, most, least }]) => !texts.has(column) && !isNumber && most > Math.max(10, least)).sort(([, a], [, b]) => b.most - a.most);
		if (!widest) break;
		texts.add(widest[0]);
	}
	return texts;
}
function measure(name, all, column) {
	let cells = all.filter(({ text }) => text !== "" && text !== "–" && text !== "-"), lengths = cells.map(lengthOf).sort((a, b) => a - b), words = [name, ...cells].flatMap(({ text, code }) => text.split(/[\s/-]+/).flatMap((word) => word.length > (code ? 10 : 24) ? word.split(/[_.:=?@,]/) : [word]).map((word) => lengthOf({
		text: word.length > 24 ? word.slice(0, 12) : word,
		code
	})));
	return {
		isNumber: column > 0 && cells.length > 0 && cells.every(({ text, code }) => !code && NUMBER.test(text)),
		most: lengths.at(-1) ?? 0,
		usual: lengths[Math.floor(lengths.length * .9)] ?? 0,
		least: words.reduce((most, word) => Math.max(most, word), lengthOf(name) / 2)
	};
}
/** About how wide a text is, in digits: capital letters are wider, and letters of code as wide as each other. */
function lengthOf({ text, code }) {
	if (code) return text.length * 1.08;
	let wide = text.match(/[\p{Lu}mw@%→↓]/gu)?.length ?? 0;
	return text.length * .95 + wide * .3;
}
/** With the room between columns. */
function widthClass(width) {
	return `w-${Math.min(32, 2 * Math.ceil((width + 2) / 2))}`;
}
/** The columns but the first that say the same in each row, or nothing, by what they say; takes rows without their head. */
function sameColumns(rows) {
	let [first = []] = rows, same = [...first.entries()].filter(([column, text]) => column > 0 && (text === "" || rows.length >= 3) && rows.every((row) => (row[column] ?? "") === text));
	return new Map(same);
}
/** The caption of a table, with a line below it of what each of its rows says. */
function captionNodes(caption, same, t) {
	if (caption === void 0 && same.length === 0) return [];
	let texts = same.flatMap(({ name, nodes }, index) => [text$1(`${index > 0 ? ", " : ""}${name} `), h("b", {}, ...nodes)]), line = same.length === 0 ? [] : [h("span", { class: "each-row" }, ...filled$1(t, inEachRow, { texts }))];
	return [h("caption", {}, caption ?? "", ...line)];
}
function join$1(...classes) {
	return classes.filter(Boolean).join(" ");
}
// src/engine/content/codeFence.ts
/** Splits the language from line marks right after it (```` ```js{1,3} ````); undefined parts are empty. */
function splitFence(language, meta) {
	let [, name = "", marks = ""] = /^([^{]*)(\{.*)?$/s.exec(language ?? "") ?? [];
	return {
		language: name,
		meta: `${marks} ${meta ?? ""}`.trim()
	};
}
/** Reads `title="a b" {1,4-6} showLineNumbers=3 download="a.sh" output`; a bare `download` is named by the title. */
function readFenceMeta(meta) {
	let text = meta ?? "", title = attribute(text, "title"), rest = text.replace(/\b(?:title|download)=(?:"[^"]*"|'[^']*'|\S+)/g, ""), bare = /(?:^|\s)download(?=\s|$)/.test(rest) ? title ?? "code.txt" : void 0, download = attribute(text, "download") ?? bare, numbers = /\bshowLineNumbers(?:=\{?(\d+)\}?)?(?![\w-])/.exec(rest), ranges = rest.replace(/\bshowLineNumbers=\{\d+\}/, "");
	return {
		title,
		download: download?.replace(/^.*[\\/]/, "") || void 0,
		output: /(?:^|\s)output(?=\s|$)/.test(rest) || void 0,
		marked: readRanges(/\{([\d,\s-]+)\}/.exec(ranges)?.[1] ?? ""),
		lineNumbers: numbers ? Number(numbers[1] ?? 1) : !1
	};
}
/** Whether a fence is one that the site draws, by its language and its mark. */
function isFenceOf({ language, mark }, fence) {
	return language === fence.language && (mark === void 0 || ` ${fence.meta} `.includes(` ${mark} `));
}
/** The fences of a page, found without parsing it: what they need can be made ready before. */
function findFences(source) {
	let found = [], fences = new FenceReader(), open, end = () => {
		open && found.push({
			...open.fence,
			text: open.lines.join("\n")
		}), open = void 0;
	};
	for (let text of source.split("\n")) {
		let line = fences.read(text);
		if (line.kind === "code") {
			open?.lines.push(text.replace(open.indent, ""));
			continue;
		}
		if (end(), line.kind !== "start") continue;
		let [, name, rest] = /^(\S*)\s*(.*)$/.exec(line.info) ?? [], { language, meta } = splitFence(name, rest), indent = RegExp(`^[\\s>]{0,${line.lead.length}}`);
		open = {
			fence: {
				language: language.toLowerCase(),
				meta,
				text: ""
			},
			lines: [],
			indent
		};
	}
	return end(), found;
}
function attribute(text, name) {
	let [, double, single, bare] = RegExp(`\\b${name}=(?:"([^"]*)"|'([^']*)'|(\\S+))`).exec(text) ?? [];
	return double ?? single ?? bare;
}
function readRanges(list) {
	let lines = /* @__PURE__ */ new Set();
	for (let part of list.split(",")) {
		let [from = 0, to = from] = part.split("-").map(Number);
		for (let line = from; line <= to && line - from < 1e4; line++) line > 0 && lines.add(line);
	}
	return lines;
}
// node_modules/js-yaml/dist/js-yaml.mjs
/*! js-yaml 5.5.0 https://github.com/nodeca/js-yaml @license MIT */
/**
* Returned by a scalar resolver when the source does not match its tag.
*
* @category Tags
*/
var NOT_RESOLVED = Symbol("NOT_RESOLVED");
/**
* Create a normalized scalar tag definition.
*
* @category Tags
*/
function defineScalarTag(tagName, options) {
	return {
		tagName,
		nodeKind: "scalar",
		implicit: options.implicit ?? !1,
		matchByTagPrefix: options.matchByTagPrefix ?? !1,
		implicitFirstChars: options.implicitFirstChars ?? null,
		resolve: options.resolve,
		identify: options.identify,
		represent: options.represent ?? ((data) => String(data)),
		representTagName: options.representTagName ?? (() => tagName)
	};
}
/**
* Create a normalized sequence tag definition.
*
* @category Tags
*/
function defineSequenceTag(tagName, options) {
	let carrierIsResult = options.finalize === void 0;
	return {
		tagName,
		nodeKind: "sequence",
		implicit: !1,
		matchByTagPrefix: options.matchByTagPrefix ?? !1,
		create: options.create,
		addItem: options.addItem,
		finalize: options.finalize ?? ((carrier) => carrier),
		carrierIsResult,
		identify: options.identify,
		represent: options.represent ?? ((data) => data),
		representTagName: options.representTagName ?? (() => tagName)
	};
}
/**
* Create a normalized mapping tag definition.
*
* @category Tags
*/
function defineMappingTag(tagName, options) {
	let carrierIsResult = options.finalize === void 0;
	return {
		tagName,
		nodeKind: "mapping",
		implicit: !1,
		matchByTagPrefix: options.matchByTagPrefix ?? !1,
		create: options.create,
		addPair: options.addPair,
		has: options.has,
		keys: options.keys,
		get: options.get,
		finalize: options.finalize ?? ((carrier) => carrier),
		carrierIsResult,
		identify: options.identify,
		represent: options.represent ?? ((data) => data),
		representTagName: options.representTagName ?? (() => tagName)
	};
}
/** @category Tags */
var strTag = defineScalarTag("tag:yaml.org,2002:str", {
	resolve: (source) => source,
	identify: (data) => typeof data == "string"
}), NULL_VALUES$1 = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], nullCoreTag = defineScalarTag("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (source) => NULL_VALUES$1.indexOf(source) === -1 ? NOT_RESOLVED : null,
	identify: (object) => object === null,
	represent: () => "null"
}), nullJsonTag = defineScalarTag("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: ["n"],
	resolve: (source, isExplicit) => source === "null" || isExplicit && source === "" ? null : NOT_RESOLVED,
	identify: (object) => object === null,
	represent: () => "null"
}), NULL_VALUES = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], nullYaml11Tag = defineScalarTag("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (source) => NULL_VALUES.indexOf(source) === -1 ? NOT_RESOLVED : null,
	identify: (object) => object === null,
	represent: () => "null"
}), TRUE_VALUES$2 = [
	"true",
	"True",
	"TRUE"
], FALSE_VALUES$2 = [
	"false",
	"False",
	"FALSE"
], boolCoreTag = defineScalarTag("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (source) => TRUE_VALUES$2.indexOf(source) !== -1 || FALSE_VALUES$2.indexOf(source) === -1 && NOT_RESOLVED,
	identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
	represent: (object) => object ? "true" : "false"
}), TRUE_VALUES$1 = ["true"], FALSE_VALUES$1 = ["false"], boolJsonTag = defineScalarTag("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: ["t", "f"],
	resolve: (source) => TRUE_VALUES$1.indexOf(source) !== -1 || FALSE_VALUES$1.indexOf(source) === -1 && NOT_RESOLVED,
	identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
	represent: (object) => object ? "true" : "false"
}), TRUE_VALUES = [
	"true",
	"True",
	"TRUE",
	"y",
	"Y",
	"yes",
	"Yes",
	"YES",
	"on",
	"On",
	"ON"
], FALSE_VALUES = [
	"false",
	"False",
	"FALSE",
	"n",
	"N",
	"no",
	"No",
	"NO",
	"off",
	"Off",
	"OFF"
], boolYaml11Tag = defineScalarTag("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: [
		"y",
		"Y",
		"n",
		"N",
		"t",
		"T",
		"f",
		"F",
		"o",
		"O"
	],
	resolve: (source) => TRUE_VALUES.indexOf(source) !== -1 || FALSE_VALUES.indexOf(source) === -1 && NOT_RESOLVED,
	identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
	represent: (object) => object ? "true" : "false"
}), YAML_INTEGER_IMPLICIT_PATTERN$1 = /* @__PURE__ */ RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"), YAML_INTEGER_EXPLICIT_PATTERN$1 = /* @__PURE__ */ RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function parseYamlInteger$2(source) {
	let value = source, sign = 1;
	return (value[0] === "-" || value[0] === "+") && (value[0] === "-" && (sign = -1), value = value.slice(1)), value.startsWith("0b") ? sign * parseInt(value.slice(2), 2) : value.startsWith("0o") ? sign * parseInt(value.slice(2), 8) : value.startsWith("0x") ? sign * parseInt(value.slice(2), 16) : sign * parseInt(value, 10);
}
function resolveYamlInteger$2(source, isExplicit) {
	if (isExplicit) {
		if (!YAML_INTEGER_EXPLICIT_PATTERN$1.test(source)) return NOT_RESOLVED;
	} else if (!YAML_INTEGER_IMPLICIT_PATTERN$1.test(source)) return NOT_RESOLVED;
	let result = parseYamlInteger$2(source);
	return Number.isFinite(result) ? result : NOT_RESOLVED;
}
/** @category Tags */
var intCoreTag = defineScalarTag("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: resolveYamlInteger$2,
	identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
	represent: (object) => object.toString(10)
}), YAML_INTEGER_IMPLICIT_PATTERN = /* @__PURE__ */ RegExp("^-?(?:0|[1-9][0-9]*)$"), YAML_INTEGER_EXPLICIT_PATTERN = /* @__PURE__ */ RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function parseYamlInteger$1(source) {
	let value = source, sign = 1;
	return (value[0] === "-" || value[0] === "+") && (value[0] === "-" && (sign = -1), value = value.slice(1)), value.startsWith("0b") ? sign * parseInt(value.slice(2), 2) : value.startsWith("0o") ? sign * parseInt(value.slice(2), 8) : value.startsWith("0x") ? sign * parseInt(value.slice(2), 16) : sign * parseInt(value, 10);
}
function resolveYamlInteger$1(source, isExplicit) {
	if (isExplicit) {
		if (!YAML_INTEGER_EXPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
	} else if (!YAML_INTEGER_IMPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
	let result = parseYamlInteger$1(source);
	return Number.isFinite(result) ? result : NOT_RESOLVED;
}
/** @category Tags */
var intJsonTag = defineScalarTag("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: resolveYamlInteger$1,
	identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
	represent: (object) => object.toString(10)
}), YAML_INTEGER_PATTERN = /* @__PURE__ */ RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function parseYamlInteger(source) {
	let value = source.replace(/_/g, ""), sign = 1;
	if ((value[0] === "-" || value[0] === "+") && (value[0] === "-" && (sign = -1), value = value.slice(1)), value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
	if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
	if (value.includes(":")) {
		let result = 0;
		for (let part of value.split(":")) result = result * 60 + Number(part);
		return sign * result;
	}
	return value !== "0" && value[0] === "0" ? sign * parseInt(value, 8) : sign * parseInt(value, 10);
}
function resolveYamlInteger(source) {
	if (!YAML_INTEGER_PATTERN.test(source)) return NOT_RESOLVED;
	let result = parseYamlInteger(source);
	return Number.isFinite(result) ? result : NOT_RESOLVED;
}
/** @category Tags */
var intYaml11Tag = defineScalarTag("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: resolveYamlInteger,
	identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
	represent: (object) => object.toString(10)
}), YAML_FLOAT_PATTERN$1 = /* @__PURE__ */ RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), YAML_FLOAT_SPECIAL_PATTERN$1 = /* @__PURE__ */ RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat$2(source) {
	if (!YAML_FLOAT_PATTERN$1.test(source)) return NOT_RESOLVED;
	let value = source.toLowerCase(), sign = value[0] === "-" ? -1 : 1;
	if ("+-".includes(value[0]) && (value = value.slice(1)), value === ".inf") return sign === 1 ? Infinity : -Infinity;
	if (value === ".nan") return NaN;
	let result = sign * parseFloat(value);
	return Number.isFinite(result) || YAML_FLOAT_SPECIAL_PATTERN$1.test(source) ? result : NOT_RESOLVED;
}
function representYamlFloat$2(object) {
	if (isNaN(object)) return ".nan";
	if (object === Infinity) return ".inf";
	if (object === -Infinity) return "-.inf";
	if (Object.is(object, -0)) return "-0.0";
	let result = object.toString(10);
	return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
/** @category Tags */
var floatCoreTag = defineScalarTag("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: resolveYamlFloat$2,
	identify: (object) => typeof object == "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
	represent: representYamlFloat$2
}), YAML_FLOAT_IMPLICIT_PATTERN = /* @__PURE__ */ RegExp("^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$"), YAML_FLOAT_EXPLICIT_PATTERN = /* @__PURE__ */ RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat$1(source, isExplicit) {
	if (isExplicit) {
		if (!YAML_FLOAT_EXPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
		let value = source.toLowerCase(), sign = value[0] === "-" ? -1 : 1;
		if ("+-".includes(value[0]) && (value = value.slice(1)), value === ".inf") return sign === 1 ? Infinity : -Infinity;
		if (value === ".nan") return NaN;
		let result = sign * parseFloat(value);
		return Number.isFinite(result) ? result : NOT_RESOLVED;
	}
	if (!YAML_FLOAT_IMPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
	let result = Number(source);
	return Number.isFinite(result) ? result : NOT_RESOLVED;
}
function representYamlFloat$1(object) {
	if (isNaN(object)) return ".nan";
	if (object === Infinity) return ".inf";
	if (object === -Infinity) return "-.inf";
	if (Object.is(object, -0)) return "-0.0";
	let result = object.toString(10);
	return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
/** @category Tags */
var floatJsonTag = defineScalarTag("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: resolveYamlFloat$1,
	identify: (object) => typeof object == "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
	represent: representYamlFloat$1
}), YAML_FLOAT_PATTERN = /* @__PURE__ */ RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), YAML_FLOAT_SPECIAL_PATTERN = /* @__PURE__ */ RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat(source) {
	if (!YAML_FLOAT_PATTERN.test(source)) return NOT_RESOLVED;
	let value = source.toLowerCase().replace(/_/g, ""), sign = value[0] === "-" ? -1 : 1;
	if ("+-".includes(value[0]) && (value = value.slice(1)), value === ".inf") return sign === 1 ? Infinity : -Infinity;
	if (value === ".nan") return NaN;
	let result = 0;
	if (value.includes(":")) {
		for (let part of value.split(":")) result = result * 60 + Number(part);
		result *= sign;
	} else result = sign * parseFloat(value);
	return Number.isFinite(result) || YAML_FLOAT_SPECIAL_PATTERN.test(source) ? result : NOT_RESOLVED;
}
function representYamlFloat(object) {
	if (isNaN(object)) return ".nan";
	if (object === Infinity) return ".inf";
	if (object === -Infinity) return "-.inf";
	if (Object.is(object, -0)) return "-0.0";
	let result = object.toString(10);
	return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
/** @category Tags */
var floatYaml11Tag = defineScalarTag("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: resolveYamlFloat,
	identify: (object) => typeof object == "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
	represent: representYamlFloat
}), mergeTag = defineScalarTag("tag:yaml.org,2002:merge", {
	implicit: !0,
	implicitFirstChars: ["<"],
	resolve: (source, isExplicit) => source === "<<" || isExplicit && source === "" ? "<<" : NOT_RESOLVED,
	identify: () => !1
}), BASE64_PATTERN = /^[A-Za-z0-9+/]*={0,2}$/;
function resolveYamlBinary(source) {
	let input = source.replace(/\s/g, "");
	if (input.length % 4 != 0 || !BASE64_PATTERN.test(input)) return NOT_RESOLVED;
	let binary = atob(input), result = new Uint8Array(binary.length);
	for (let index = 0; index < binary.length; index++) result[index] = binary.charCodeAt(index);
	return result;
}
function representYamlBinary(object) {
	let binary = "";
	for (let index = 0; index < object.length; index++) binary += String.fromCharCode(object[index]);
	return btoa(binary);
}
/**
* The `!!binary` tag, represented as a `Uint8Array`.
*
* @category Tags
*/
var binaryTag = defineScalarTag("tag:yaml.org,2002:binary", {
	resolve: resolveYamlBinary,
	identify: (object) => Object.prototype.toString.call(object) === "[object Uint8Array]",
	represent: representYamlBinary
}), YAML_DATE_REGEXP = /* @__PURE__ */ RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$"), YAML_TIMESTAMP_REGEXP = /* @__PURE__ */ RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function makeUtcDate(year, month, day, hour = 0, minute = 0, second = 0, fraction = 0) {
	let date = new Date(Date.UTC(year, month, day, hour, minute, second, fraction));
	return date.setUTCFullYear(year, month, day), date;
}
function resolveYamlTimestamp(source) {
	let match = YAML_DATE_REGEXP.exec(source);
	if (match === null && (match = YAML_TIMESTAMP_REGEXP.exec(source)), match === null) return NOT_RESOLVED;
	let year = +match[1], month = match[2] - 1, day = +match[3];
	if (!match[4]) {
		let date = makeUtcDate(year, month, day);
		return date.getUTCFullYear() !== year || date.getUTCMonth() !== month || date.getUTCDate() !== day ? NOT_RESOLVED : date;
	}
	let hour = +match[4], minute = +match[5], second = +match[6], fraction = 0;
	if (hour > 23 || minute > 59 || second > 59) return NOT_RESOLVED;
	if (match[7]) {
		let value = match[7].slice(0, 3);
		for (; value.length < 3;) value += "0";
		fraction = +value;
	}
	let date = makeUtcDate(year, month, day, hour, minute, second, fraction);
	if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month || date.getUTCDate() !== day) return NOT_RESOLVED;
	if (match[9]) {
		let offsetHour = +match[10], offsetMinute = +(match[11] || 0);
		if (offsetHour > 23 || offsetMinute > 59) return NOT_RESOLVED;
		let offset = (offsetHour * 60 + offsetMinute) * 6e4;
		date.setTime(date.getTime() - (match[9] === "-" ? -offset : offset));
	}
	return date;
}
/**
* The YAML 1.1 `!!timestamp` tag, represented as a JavaScript `Date`.
*
* @category Tags
*/
var timestampTag = defineScalarTag("tag:yaml.org,2002:timestamp", {
	implicit: !0,
	implicitFirstChars: [..."0123456789"],
	resolve: resolveYamlTimestamp,
	identify: (object) => object instanceof Date,
	represent: (object) => object.toISOString()
}), seqTag = defineSequenceTag("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (container, item) => {
		container.push(item);
	},
	identify: Array.isArray
});
function isPlainObject(data) {
	if (typeof data != "object" || !data || Array.isArray(data)) return !1;
	let prototype = Object.getPrototypeOf(data);
	return prototype === null || prototype === Object.prototype;
}
function pick(object, keys) {
	let result = {};
	for (let key of keys) object[key] !== void 0 && (result[key] = object[key]);
	return result;
}
/**
* Provided only for YAML 1.1 compatibility and supported by the loader only.
* JavaScript has no dedicated class to represent this type, so it cannot be
* identified and dumped.
*
* ```yaml
* !!omap
*   - one: 1
*   - two: 2
* ```
*
* is loaded as
*
* ```javascript
* [
*   { one: 1 },
*   { two: 2 }
* ]
* ```
*
* @category Tags
*/
var omapTag = defineSequenceTag("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: /* @__PURE__ */ new Set()
	}),
	addItem: (carrier, item) => {
		let key;
		if (item instanceof Map) {
			if (item.size !== 1) return "cannot resolve an ordered map item";
			key = item.keys().next().value;
		} else if (isPlainObject(item)) {
			let itemKeys = Object.keys(item);
			if (itemKeys.length !== 1) return "cannot resolve an ordered map item";
			key = itemKeys[0];
		} else return "cannot resolve an ordered map item";
		return carrier.seen.has(key) ? "duplicate key in ordered map" : (carrier.seen.add(key), carrier.list.push(item), "");
	},
	finalize: (carrier) => carrier.list,
	identify: () => !1
}), pairsTag = defineSequenceTag("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (container, item) => {
		if (item instanceof Map) return item.size === 1 ? (container.push(item.entries().next().value), "") : "cannot resolve a pairs item";
		if (Object.prototype.toString.call(item) !== "[object Object]") return "cannot resolve a pairs item";
		let object = item, keys = Object.keys(object);
		return keys.length === 1 ? (container.push([keys[0], object[keys[0]]]), "") : "cannot resolve a pairs item";
	},
	identify: () => !1
}), mapTag = defineMappingTag("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: isPlainObject,
	represent: (o) => {
		let map = /* @__PURE__ */ new Map();
		for (let key of Object.keys(o)) map.set(key, o[key]);
		return map;
	},
	addPair: (container, key, value) => {
		if (typeof key == "object" && key) return "object-based map does not support complex keys";
		let normalizedKey = String(key);
		return normalizedKey === "__proto__" ? Object.defineProperty(container, normalizedKey, {
			value,
			enumerable: !0,
			configurable: !0,
			writable: !0
		}) : container[normalizedKey] = value, "";
	},
	has: (container, key) => typeof key == "object" && key ? !1 : Object.prototype.hasOwnProperty.call(container, String(key)),
	keys: (container) => Object.keys(container),
	get: (container, key) => {
		let normalizedKey = String(key);
		return Object.prototype.hasOwnProperty.call(container, normalizedKey) ? container[normalizedKey] : null;
	}
}), setTag = defineMappingTag("tag:yaml.org,2002:set", {
	create: () => /* @__PURE__ */ new Set(),
	identify: (data) => data instanceof Set,
	represent: (data) => {
		let map = /* @__PURE__ */ new Map();
		for (let key of data) map.set(key, null);
		return map;
	},
	addPair: (container, key, value) => value === null ? (container.add(key), "") : "cannot resolve a set item",
	has: (container, key) => container.has(key),
	keys: (container) => container.keys(),
	get: () => null
});
function createTagDefinitionMap() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function createTagDefinitionListMap() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function compileTags(tags) {
	let result = [];
	for (let tag of tags) {
		let index = result.length;
		for (let previousIndex = 0; previousIndex < result.length; previousIndex++) {
			let previous = result[previousIndex];
			if (previous.nodeKind === tag.nodeKind && previous.tagName === tag.tagName && previous.matchByTagPrefix === tag.matchByTagPrefix) {
				index = previousIndex;
				break;
			}
		}
		result[index] = tag;
	}
	return result;
}
/**
* Controls tag resolution when loading and type selection when dumping.
*
* @category Schemas
*/
var Schema = class Schema {
	tags;
	/** @internal */
	implicitScalarTags;
	/**
	* Dispatch implicit scalar resolvers by `source.charAt(0)`. Each bucket holds
	* the resolvers that may match that key, in schema order; a key absent from
	* the map uses
	* {@link Schema.implicitScalarAnyFirstChar}
	* (resolvers that declared no first-char constraint, so they apply to any
	* first character).
	*/
	implicitScalarByFirstChar;
	implicitScalarAnyFirstChar;
	/**
	* The default scalar tag (`!!str`), resolved once so the composer's fallback
	* for unresolved plain scalars avoids a keyed lookup per scalar.
	*
	* @internal
	*/
	defaultScalarTag;
	/**
	* The default container tags (`!!seq` / `!!map`), used by the dumper: when a
	* value is identified by its default tag, the tag is implicit and not
	* printed. Undefined if the schema does not define them (then such values
	* can't be dumped).
	*
	* @internal
	*/
	defaultSequenceTag;
	/** @internal */
	defaultMappingTag;
	exact;
	prefix;
	constructor(tags) {
		let compiledTags = compileTags(tags), implicitScalarTags = [], exact = createTagDefinitionMap(), prefix = createTagDefinitionListMap();
		for (let tag of compiledTags) {
			if (tag.nodeKind === "scalar" && tag.implicit) {
				if (tag.matchByTagPrefix) throw Error("Implicit scalar tags cannot match by tag prefix");
				implicitScalarTags.push(tag);
			}
			switch (tag.nodeKind) {
				case "scalar":
					tag.matchByTagPrefix ? prefix.scalar.push(tag) : exact.scalar[tag.tagName] = tag;
					break;
				case "sequence":
					tag.matchByTagPrefix ? prefix.sequence.push(tag) : exact.sequence[tag.tagName] = tag;
					break;
				case "mapping": tag.matchByTagPrefix ? prefix.mapping.push(tag) : exact.mapping[tag.tagName] = tag;
			}
		}
		let implicitScalarAnyFirstChar = implicitScalarTags.filter((tag) => tag.implicitFirstChars === null), keys = /* @__PURE__ */ new Set();
		for (let tag of implicitScalarTags) if (tag.implicitFirstChars !== null) for (let key of tag.implicitFirstChars) keys.add(key);
		let implicitScalarByFirstChar = /* @__PURE__ */ new Map();
		for (let key of keys) implicitScalarByFirstChar.set(key, implicitScalarTags.filter((tag) => tag.implicitFirstChars === null || tag.implicitFirstChars.indexOf(key) !== -1));
		let defaultScalarTag = exact.scalar["tag:yaml.org,2002:str"];
		if (!defaultScalarTag) throw Error("schema does not define the default scalar tag (tag:yaml.org,2002:str)");
		this.tags = compiledTags, this.implicitScalarTags = implicitScalarTags, this.implicitScalarByFirstChar = implicitScalarByFirstChar, this.implicitScalarAnyFirstChar = implicitScalarAnyFirstChar, this.defaultScalarTag = defaultScalarTag, this.defaultSequenceTag = exact.sequence["tag:yaml.org,2002:seq"], this.defaultMappingTag = exact.mapping["tag:yaml.org,2002:map"], this.exact = exact, this.prefix = prefix;
	}
	/** @internal */
	lookupScalarTag(tagName) {
		let exactTag = this.exact.scalar[tagName];
		if (exactTag) return exactTag;
		for (let tag of this.prefix.scalar) if (tagName.startsWith(tag.tagName)) return tag;
	}
	/** @internal */
	lookupSequenceTag(tagName) {
		let exactTag = this.exact.sequence[tagName];
		if (exactTag) return exactTag;
		for (let tag of this.prefix.sequence) if (tagName.startsWith(tag.tagName)) return tag;
	}
	/** @internal */
	lookupMappingTag(tagName) {
		let exactTag = this.exact.mapping[tagName];
		if (exactTag) return exactTag;
		for (let tag of this.prefix.mapping) if (tagName.startsWith(tag.tagName)) return tag;
	}
	/** @internal */
	resolveImplicitScalarTag(source) {
		let candidates = this.implicitScalarByFirstChar.get(source.charAt(0)) ?? this.implicitScalarAnyFirstChar;
		for (let tag of candidates) {
			let value = tag.resolve(source, !1, tag.tagName);
			if (value !== NOT_RESOLVED) return {
				value,
				tag
			};
		}
		let tag = this.defaultScalarTag;
		return {
			value: tag.resolve(source, !1, tag.tagName),
			tag
		};
	}
	/**
	* Creates a new schema with the specified tags added. If a tag already
	* exists, it is replaced by the specified tag.
	*
	* @example
	*
	* ```javascript
	* import { CORE_SCHEMA, mergeTag, realMapTag } from 'js-yaml'
	*
	* const schema = CORE_SCHEMA.withTags(mergeTag, realMapTag)
	* ```
	*/
	withTags(...tags) {
		let flatTags = [];
		for (let tag of tags) flatTags = flatTags.concat(tag);
		return new Schema([...this.tags, ...flatTags]);
	}
}, FAILSAFE_SCHEMA = new Schema([
	strTag,
	seqTag,
	mapTag
]);
new Schema([
	...FAILSAFE_SCHEMA.tags,
	nullJsonTag,
	boolJsonTag,
	intJsonTag,
	floatJsonTag
]);
/**
* The default schema for the loaders. Note, {@link CORE_SCHEMA} comes
* without the `!!merge` tag. You can easily enable it if needed.
*
* @example
* Enable {@link mergeTag}:
*
* ```javascript
* import { load, CORE_SCHEMA, mergeTag } from 'js-yaml'
*
* try {
*   load(data, { schema: CORE_SCHEMA.withTags(mergeTag) })
* } catch (e) {
*   console.error(e)
* }
* ```
*
* @category Schemas
*/
var CORE_SCHEMA = new Schema([
	...FAILSAFE_SCHEMA.tags,
	nullCoreTag,
	boolCoreTag,
	intCoreTag,
	floatCoreTag
]), DUMP_SCHEMA = new Schema([
	...FAILSAFE_SCHEMA.tags,
	nullYaml11Tag,
	boolYaml11Tag,
	intYaml11Tag,
	floatYaml11Tag,
	timestampTag,
	mergeTag,
	binaryTag,
	omapTag,
	pairsTag,
	setTag
]).withTags({
	...intYaml11Tag,
	resolve: (source, isExplicit, tagName) => {
		let result = intYaml11Tag.resolve(source, isExplicit, tagName);
		return result === NOT_RESOLVED ? intCoreTag.resolve(source, isExplicit, tagName) : result;
	}
}, {
	...floatYaml11Tag,
	resolve: (source, isExplicit, tagName) => {
		let result = floatYaml11Tag.resolve(source, isExplicit, tagName);
		return result === NOT_RESOLVED ? floatCoreTag.resolve(source, isExplicit, tagName) : result;
	}
});
defineMappingTag("tag:yaml.org,2002:map", {
	create: () => /* @__PURE__ */ new Map(),
	addPair: (container, key, value) => (container.set(key, value), ""),
	has: (container, key) => container.has(key),
	keys: (container) => container.keys(),
	get: (container, key) => container.get(key),
	identify: (data) => data instanceof Map || isPlainObject(data),
	represent: (data) => {
		if (data instanceof Map) return data;
		let map = /* @__PURE__ */ new Map(), obj = data;
		for (let key of Object.keys(obj)) map.set(key, obj[key]);
		return map;
	}
});
function normalizeKey(key) {
	if (Array.isArray(key)) {
		let array = Array.prototype.slice.call(key);
		for (let index = 0; index < array.length; index++) {
			if (Array.isArray(array[index])) return null;
			typeof array[index] == "object" && Object.prototype.toString.call(array[index]) === "[object Object]" && (array[index] = "[object Object]");
		}
		return String(array);
	}
	return typeof key == "object" && Object.prototype.toString.call(key) === "[object Object]" ? "[object Object]" : String(key);
}
defineMappingTag("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: isPlainObject,
	represent: (o) => {
		let map = /* @__PURE__ */ new Map();
		for (let key of Object.keys(o)) map.set(key, o[key]);
		return map;
	},
	addPair: (container, key, value) => {
		let normalizedKey = normalizeKey(key);
		return normalizedKey === null ? "nested arrays are not supported inside keys" : (normalizedKey === "__proto__" ? Object.defineProperty(container, normalizedKey, {
			value,
			enumerable: !0,
			configurable: !0,
			writable: !0
		}) : container[normalizedKey] = value, "");
	},
	has: (container, key) => {
		let normalizedKey = normalizeKey(key);
		return normalizedKey !== null && Object.prototype.hasOwnProperty.call(container, normalizedKey);
	},
	keys: (container) => Object.keys(container),
	get: (container, key) => {
		let normalizedKey = String(key);
		return Object.prototype.hasOwnProperty.call(container, normalizedKey) ? container[normalizedKey] : null;
	}
});
var DEFAULT_SNIPPET_OPTIONS = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function getLine(buffer, lineStart, lineEnd, position, maxLineLength) {
	let head = "", tail = "", maxHalfLength = Math.floor(maxLineLength / 2) - 1;
	return position - lineStart > maxHalfLength && (head = " ... ", lineStart = position - maxHalfLength + head.length), lineEnd - position > maxHalfLength && (tail = " ...", lineEnd = position + maxHalfLength - tail.length), {
		str: head + buffer.slice(lineStart, lineEnd).replace(/\t/g, "→") + tail,
		pos: position - lineStart + head.length
	};
}
function padStart(string, max) {
	return " ".repeat(Math.max(max - string.length, 0)) + string;
}
function makeSnippet(mark, options) {
	if (!mark.buffer) return null;
	let opts = {
		...DEFAULT_SNIPPET_OPTIONS,
		...options
	}, re = /\r?\n|\r|\0/g, lineStarts = [0], lineEnds = [], match, foundLineNo = -1;
	for (; match = re.exec(mark.buffer);) lineEnds.push(match.index), lineStarts.push(match.index + match[0].length), mark.position <= match.index && foundLineNo < 0 && (foundLineNo = lineStarts.length - 2);
	foundLineNo < 0 && (foundLineNo = lineStarts.length - 1);
	let result = "", lineNoLength = Math.min(mark.line + opts.linesAfter, lineEnds.length).toString().length, maxLineLength = opts.maxLength - (opts.indent + lineNoLength + 3);
	for (let i = 1; i <= opts.linesBefore && !(foundLineNo - i < 0); i++) {
		let line = getLine(mark.buffer, lineStarts[foundLineNo - i], lineEnds[foundLineNo - i], mark.position - (lineStarts[foundLineNo] - lineStarts[foundLineNo - i]), maxLineLength);
		result = `${" ".repeat(opts.indent)}${padStart((mark.line - i + 1).toString(), lineNoLength)} | ${line.str}\n${result}`;
	}
	let line = getLine(mark.buffer, lineStarts[foundLineNo], lineEnds[foundLineNo], mark.position, maxLineLength);
	result += `${" ".repeat(opts.indent)}${padStart((mark.line + 1).toString(), lineNoLength)} | ${line.str}\n`, result += `${"-".repeat(opts.indent + lineNoLength + 3 + line.pos)}^\n`;
	for (let i = 1; i <= opts.linesAfter && !(foundLineNo + i >= lineEnds.length); i++) {
		let line = getLine(mark.buffer, lineStarts[foundLineNo + i], lineEnds[foundLineNo + i], mark.position - (lineStarts[foundLineNo] - lineStarts[foundLineNo + i]), maxLineLength);
		result += `${" ".repeat(opts.indent)}${padStart((mark.line + i + 1).toString(), lineNoLength)} | ${line.str}\n`;
	}
	return result.replace(/\n$/, "");
}
function formatError(exception, compact) {
	let where = "";
	return exception.mark ? (exception.mark.name && (where += `in "${exception.mark.name}" `), where += `(${exception.mark.line + 1}:${exception.mark.column + 1})`, !compact && exception.mark.snippet && (where += `\n\n${exception.mark.snippet}`), `${exception.reason} ${where}`) : exception.reason;
}
/**
* A YAML error. Unlike an ordinary `Error`, it adds a source snippet showing
* the location of the problem to the error message, when available.
*
* @category Main
*/
var YAMLException = class YAMLException extends Error {
	reason;
	mark;
	/**
	* Optional `mark` contains source snippet data. Usually, use
	* {@link YAMLException.throwAt} instead of passing it directly.
	*/
	constructor(reason, mark) {
		super(), this.name = "YAMLException", this.reason = reason, this.mark = mark, this.message = formatError(this, !1), Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	/**
	* Returns the formatted error, omitting the source snippet in compact mode.
	*/
	toString(compact) {
		return `${this.name}: ${formatError(this, compact)}`;
	}
	/**
	* Builds a YAMLException with a source snippet and throws it. `source` is
	* the raw input text; `position` is an offset into it.
	*/
	static throwAt(source, position, message, filename = "") {
		let line = 0, lineStart = 0;
		for (let index = 0; index < position; index++) {
			let ch = source.charCodeAt(index);
			ch === 10 ? (line++, lineStart = index + 1) : ch === 13 && (line++, source.charCodeAt(index + 1) === 10 && index++, lineStart = index + 1);
		}
		let mark = {
			name: filename,
			buffer: source,
			position,
			line,
			column: position - lineStart
		};
		throw mark.snippet = makeSnippet(mark), new YAMLException(message, mark);
	}
}, EVENT_ID = {
	DOCUMENT: 1,
	SEQUENCE: 2,
	MAPPING: 3,
	SCALAR: 4,
	ALIAS: 5,
	POP: 6
}, SCALAR_STYLE = {
	PLAIN: 1,
	SINGLE_QUOTED: 2,
	DOUBLE_QUOTED: 3,
	LITERAL_BLOCK: 4,
	FOLDED_BLOCK: 5
}, COLLECTION_STYLE = {
	BLOCK: 1,
	FLOW: 2
}, CHOMPING_MODE = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
}, NO_RANGE$3 = -1;
function simpleEscapeSequence(c) {
	switch (c) {
		case 48: return "\0";
		case 97: return "\x07";
		case 98: return "\b";
		case 116: return "	";
		case 9: return "	";
		case 110: return "\n";
		case 118: return "\v";
		case 102: return "\f";
		case 114: return "\r";
		case 101: return "\x1B";
		case 32: return " ";
		case 34: return "\"";
		case 47: return "/";
		case 92: return "\\";
		case 78: return "";
		case 95: return "\xA0";
		case 76: return "\u2028";
		case 80: return "\u2029";
		default: return "";
	}
}
var simpleEscapeCheck = Array(256), simpleEscapeMap = Array(256);
for (let i = 0; i < 256; i++) simpleEscapeCheck[i] = +!!simpleEscapeSequence(i), simpleEscapeMap[i] = simpleEscapeSequence(i);
function charFromCodepoint(c) {
	return c <= 65535 ? String.fromCharCode(c) : String.fromCharCode((c - 65536 >> 10) + 55296, (c - 65536 & 1023) + 56320);
}
function fromHexCode$1(c) {
	return c >= 48 && c <= 57 ? c - 48 : (c | 32) - 97 + 10;
}
function escapedHexLen$1(c) {
	return c === 120 ? 2 : c === 117 ? 4 : 8;
}
function skipFoldedBreaks(input, position, end) {
	let breaks = 0;
	for (; position < end;) {
		let ch = input.charCodeAt(position);
		if (ch === 10) breaks++, position++;
		else if (ch === 13) breaks++, position++, input.charCodeAt(position) === 10 && position++;
		else if (ch === 32 || ch === 9) position++;
		else break;
	}
	return {
		position,
		breaks
	};
}
function foldedBreaks(count) {
	return count === 1 ? " " : "\n".repeat(count - 1);
}
function getPlainValue(input, start, end) {
	let result = "", position = start, captureStart = start, captureEnd = start;
	for (; position < end;) {
		let ch = input.charCodeAt(position);
		if (ch === 10 || ch === 13) {
			result += input.slice(captureStart, captureEnd);
			let fold = skipFoldedBreaks(input, position, end);
			result += foldedBreaks(fold.breaks), position = captureStart = captureEnd = fold.position;
		} else position++, ch !== 32 && ch !== 9 && (captureEnd = position);
	}
	return result + input.slice(captureStart, captureEnd);
}
function getSingleQuotedValue(input, start, end) {
	let result = "", position = start, captureStart = start, captureEnd = start;
	for (; position < end;) {
		let ch = input.charCodeAt(position);
		if (ch === 39) result += input.slice(captureStart, position) + "'", position += 2, captureStart = captureEnd = position;
		else if (ch === 10 || ch === 13) {
			result += input.slice(captureStart, captureEnd);
			let fold = skipFoldedBreaks(input, position, end);
			result += foldedBreaks(fold.breaks), position = captureStart = captureEnd = fold.position;
		} else position++, ch !== 32 && ch !== 9 && (captureEnd = position);
	}
	return result + input.slice(captureStart, end);
}
function getDoubleQuotedValue(input, start, end) {
	let result = "", position = start, captureStart = start, captureEnd = start;
	for (; position < end;) {
		let ch = input.charCodeAt(position);
		if (ch === 92) {
			result += input.slice(captureStart, position), position++;
			let escaped = input.charCodeAt(position);
			if (escaped === 10 || escaped === 13) position = skipFoldedBreaks(input, position, end).position;
			else if (escaped < 256 && simpleEscapeCheck[escaped]) result += simpleEscapeMap[escaped], position++;
			else {
				let hexLength = escapedHexLen$1(escaped), hexResult = 0;
				for (; hexLength > 0; hexLength--) {
					position++;
					let digit = fromHexCode$1(input.charCodeAt(position));
					hexResult = (hexResult << 4) + digit;
				}
				result += charFromCodepoint(hexResult), position++;
			}
			captureStart = captureEnd = position;
		} else if (ch === 10 || ch === 13) {
			result += input.slice(captureStart, captureEnd);
			let fold = skipFoldedBreaks(input, position, end);
			result += foldedBreaks(fold.breaks), position = captureStart = captureEnd = fold.position;
		} else position++, ch !== 32 && ch !== 9 && (captureEnd = position);
	}
	return result + input.slice(captureStart, end);
}
function getBlockValue(input, start, end, indent, chomping, folded) {
	let textIndent = indent < 0 ? 0 : indent, region = input.slice(start, end).replace(/\r\n?/g, "\n"), lines = region === "" ? [] : (region.endsWith("\n") ? region.slice(0, -1) : region).split("\n"), result = "", didReadContent = !1, emptyLines = 0, atMoreIndented = !1;
	for (let line of lines) {
		let column = 0;
		for (; column < textIndent && line.charCodeAt(column) === 32;) column++;
		if (indent < 0 || column >= line.length) {
			emptyLines++;
			continue;
		}
		let content = line.slice(textIndent), first = content.charCodeAt(0);
		folded ? first === 32 || first === 9 ? (atMoreIndented = !0, result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines)) : atMoreIndented ? (atMoreIndented = !1, result += "\n".repeat(emptyLines + 1)) : emptyLines === 0 ? didReadContent && (result += " ") : result += "\n".repeat(emptyLines) : result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines), result += content, didReadContent = !0, emptyLines = 0;
	}
	return chomping === CHOMPING_MODE.KEEP ? result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines) : chomping !== CHOMPING_MODE.STRIP && didReadContent && (result += "\n"), result;
}
/**
* Decodes the scalar referenced by event offsets in `input`.
*
* @category Events
*/
function getScalarValue(input, scalar) {
	if (scalar.valueStart === NO_RANGE$3) return "";
	let { valueStart, valueEnd } = scalar;
	if (scalar.fast) return input.slice(valueStart, valueEnd);
	switch (scalar.style) {
		case SCALAR_STYLE.SINGLE_QUOTED: return getSingleQuotedValue(input, valueStart, valueEnd);
		case SCALAR_STYLE.DOUBLE_QUOTED: return getDoubleQuotedValue(input, valueStart, valueEnd);
		case SCALAR_STYLE.LITERAL_BLOCK: return getBlockValue(input, valueStart, valueEnd, scalar.indent, scalar.chomping, !1);
		case SCALAR_STYLE.FOLDED_BLOCK: return getBlockValue(input, valueStart, valueEnd, scalar.indent, scalar.chomping, !0);
		default: return getPlainValue(input, valueStart, valueEnd);
	}
}
var DEFAULT_TAG_HANDLERS = Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
}), TAG_SUFFIX_CHARS = "-#;/?:@&=+$_.~*'()", TAG_URI_CHARS = TAG_SUFFIX_CHARS + "!,[]", HEX = "0123456789ABCDEF";
function percentByte(byte) {
	return "%" + HEX[byte >> 4] + HEX[byte & 15];
}
function tagPercentEncode(source, isSuffix) {
	let allowed = isSuffix ? TAG_SUFFIX_CHARS : TAG_URI_CHARS, result = "";
	for (let index = 0; index < source.length; index++) {
		let ch = source.charCodeAt(index);
		ch >= 48 && ch <= 57 || ch >= 65 && ch <= 90 || ch >= 97 && ch <= 122 || allowed.includes(source[index]) ? result += source[index] : (ch >= 55296 && ch <= 56319 && (ch = 65536 + ((ch & 1023) << 10) + (source.charCodeAt(++index) & 1023)), result += ch < 128 ? percentByte(ch) : ch < 2048 ? percentByte(192 | ch >> 6) + percentByte(128 | ch & 63) : ch < 65536 ? percentByte(224 | ch >> 12) + percentByte(128 | ch >> 6 & 63) + percentByte(128 | ch & 63) : percentByte(240 | ch >> 18) + percentByte(128 | ch >> 12 & 63) + percentByte(128 | ch >> 6 & 63) + percentByte(128 | ch & 63));
	}
	return result;
}
function tagPercentDecode(source) {
	let result = "", index = 0;
	for (; index < source.length;) {
		if (source.charCodeAt(index) !== 37) {
			result += source[index++];
			continue;
		}
		let ch = parseInt(source.slice(index + 1, index + 3), 16);
		if (index += 3, ch >= 192) {
			let remaining = ch < 224 ? 1 : ch < 240 ? 2 : 3;
			for (ch &= (1 << 6 - remaining) - 1; remaining-- > 0;) ch = ch << 6 | parseInt(source.slice(index + 1, index + 3), 16) & 63, index += 3;
		}
		ch < 65536 ? result += String.fromCharCode(ch) : (ch -= 65536, result += String.fromCharCode(55296 | ch >> 10, 56320 | ch & 1023));
	}
	return result;
}
function tagNameFull(rawTag, tagHandlers) {
	if (rawTag.startsWith("!<") && rawTag.endsWith(">")) return tagPercentDecode(rawTag.slice(2, -1));
	let handleEnd = rawTag.indexOf("!", 1), handle = handleEnd === -1 ? "!" : rawTag.slice(0, handleEnd + 1);
	return tagPercentDecode(tagHandlers?.[handle] ?? DEFAULT_TAG_HANDLERS[handle] ?? handle) + tagPercentDecode(rawTag.slice(handle.length));
}
function tagNameShort(fullTag) {
	let tag = fullTag;
	return tag.charCodeAt(0) === 33 ? (tag = tag.slice(1), `!${tagPercentEncode(tag, !0)}`) : tag.slice(0, 18) === "tag:yaml.org,2002:" ? `!!${tagPercentEncode(tag.slice(18), !0)}` : `!<${tagPercentEncode(tag, !1)}>`;
}
var NO_RANGE$2 = -1, MERGE_TAG_NAME = "tag:yaml.org,2002:merge", DEFAULT_CONSTRUCTOR_OPTIONS = {
	filename: "",
	schema: CORE_SCHEMA,
	json: !1,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
};
function eventPosition$1(event) {
	return "tagStart" in event && event.tagStart !== NO_RANGE$2 ? event.tagStart : "anchorStart" in event && event.anchorStart !== NO_RANGE$2 ? event.anchorStart : "valueStart" in event && event.valueStart !== NO_RANGE$2 ? event.valueStart : "start" in event ? event.start : 0;
}
function throwError$1(state, message) {
	YAMLException.throwAt(state.source, state.position, message, state.filename);
}
function finalizeCollection(state, position, tag, carrier) {
	try {
		return tag.finalize(carrier);
	} catch (error) {
		if (error instanceof YAMLException) throw error;
		YAMLException.throwAt(state.source, position, error instanceof Error ? error.message : String(error), state.filename);
	}
}
function constructScalar(state, event) {
	let source = getScalarValue(state.source, event), rawTag = event.tagStart === NO_RANGE$2 ? "" : state.source.slice(event.tagStart, event.tagEnd), strTag = state.schema.defaultScalarTag;
	if (rawTag !== "") {
		if (rawTag === "!") return {
			value: source,
			tag: strTag
		};
		let tagName = tagNameFull(rawTag, state.tagHandlers), scalarTag = state.schema.lookupScalarTag(tagName);
		if (scalarTag) {
			let result = scalarTag.resolve(source, !0, tagName);
			return result === NOT_RESOLVED && throwError$1(state, `cannot resolve a node with !<${tagName}> explicit tag`), {
				value: result,
				tag: scalarTag
			};
		}
		let collectionTagDef = state.schema.lookupMappingTag(tagName) ?? state.schema.lookupSequenceTag(tagName);
		if (collectionTagDef) {
			source !== "" && throwError$1(state, `cannot resolve a node with !<${tagName}> explicit tag`);
			let carrier = collectionTagDef.create(tagName);
			return {
				value: collectionTagDef.carrierIsResult ? carrier : finalizeCollection(state, state.position, collectionTagDef, carrier),
				tag: collectionTagDef
			};
		}
		throwError$1(state, `unknown scalar tag !<${tagName}>`);
	}
	return event.style === SCALAR_STYLE.PLAIN ? state.schema.resolveImplicitScalarTag(source) : {
		value: strTag.resolve(source, !1, strTag.tagName),
		tag: strTag
	};
}
function collectionTagName(state, event, defaultTagName) {
	let rawTag = event.tagStart === NO_RANGE$2 ? "" : state.source.slice(event.tagStart, event.tagEnd);
	return rawTag === "" || rawTag === "!" ? defaultTagName : tagNameFull(rawTag, state.tagHandlers);
}
function isMappingTag(tag) {
	return tag.nodeKind === "mapping";
}
function chargeMergeWork(state) {
	state.totalMergeKeys++, state.maxTotalMergeKeys !== -1 && state.totalMergeKeys > state.maxTotalMergeKeys && throwError$1(state, `merge keys exceeded maxTotalMergeKeys (${state.maxTotalMergeKeys})`);
}
function mergeKeys(state, frame, source, sourceTag) {
	chargeMergeWork(state);
	for (let sourceKey of sourceTag.keys(source)) {
		if (chargeMergeWork(state), frame.tag.has(frame.value, sourceKey)) continue;
		let err = frame.tag.addPair(frame.value, sourceKey, sourceTag.get(source, sourceKey));
		err && throwError$1(state, err), frame.overridable ??= /* @__PURE__ */ new Set(), frame.overridable.add(sourceKey);
	}
}
function mergeSource(state, frame, source, sourceTag) {
	if (state.position = frame.keyPosition, isMappingTag(sourceTag)) mergeKeys(state, frame, source, sourceTag);
	else if (sourceTag.nodeKind === "sequence" && Array.isArray(source)) {
		source.length > 100 && throwError$1(state, "abnormal merge sequence size");
		for (let element of source) {
			let elementTag = state.nodeTags.get(element);
			elementTag || throwError$1(state, "cannot merge mappings; the provided source object is unacceptable"), mergeKeys(state, frame, element, elementTag);
		}
	} else throwError$1(state, "cannot merge mappings; the provided source object is unacceptable");
}
function addMappingValue(state, frame, key, value, tag) {
	if (state.position = frame.keyPosition, frame.keyIsMerge) {
		mergeSource(state, frame, value, tag);
		return;
	}
	!state.json && frame.tag.has(frame.value, key) && !frame.overridable?.has(key) && throwError$1(state, "duplicated mapping key");
	let err = frame.tag.addPair(frame.value, key, value);
	err && throwError$1(state, err), frame.overridable?.delete(key);
}
function addValue(state, value, tag) {
	let frame = state.frames[state.frames.length - 1];
	if (frame.kind === "document") frame.value = value, frame.hasValue = !0;
	else if (frame.kind === "sequence") {
		isMappingTag(tag) && state.nodeTags.set(value, tag);
		let err = frame.tag.addItem(frame.value, value, frame.index++);
		err && throwError$1(state, err);
	} else if (frame.hasKey) {
		let key = frame.key;
		frame.key = void 0, frame.hasKey = !1, addMappingValue(state, frame, key, value, tag);
	} else frame.key = value, frame.keyPosition = state.position, frame.hasKey = !0, frame.keyIsMerge = tag.tagName === MERGE_TAG_NAME;
}
function storeAnchor(state, event, value, tag, isValueFinal) {
	if (event.anchorStart !== NO_RANGE$2) {
		let anchor = {
			value,
			tag,
			isValueFinal
		};
		return state.anchors.set(state.source.slice(event.anchorStart, event.anchorEnd), anchor), anchor;
	}
	return null;
}
/**
* Constructs JavaScript documents directly from parser events, without an
* intermediate AST.
*
* @category Events
*/
function constructFromEvents(events, options) {
	let state = {
		...DEFAULT_CONSTRUCTOR_OPTIONS,
		...options,
		events,
		documents: [],
		eventIndex: 0,
		position: 0,
		frames: [],
		anchors: /* @__PURE__ */ new Map(),
		nodeTags: /* @__PURE__ */ new Map(),
		tagHandlers: Object.create(null),
		totalMergeKeys: 0,
		aliasCount: 0
	};
	for (; state.eventIndex < state.events.length;) {
		let event = state.events[state.eventIndex++];
		switch (state.position = eventPosition$1(event), event.type) {
			case EVENT_ID.DOCUMENT:
				state.anchors = /* @__PURE__ */ new Map(), state.nodeTags = /* @__PURE__ */ new Map(), state.aliasCount = 0, state.tagHandlers = Object.create(null);
				for (let directive of event.directives) directive.kind === "tag" && (state.tagHandlers[directive.handle] = directive.prefix);
				state.frames.push({
					kind: "document",
					position: state.position,
					value: void 0,
					hasValue: !1
				});
				break;
			case EVENT_ID.SCALAR: {
				let { value, tag } = constructScalar(state, event);
				storeAnchor(state, event, value, tag, !0), addValue(state, value, tag);
				break;
			}
			case EVENT_ID.SEQUENCE: {
				let tagName = collectionTagName(state, event, "tag:yaml.org,2002:seq"), tag = state.schema.lookupSequenceTag(tagName);
				tag || throwError$1(state, `unknown sequence tag !<${tagName}>`);
				let value = tag.create(tagName), anchor = storeAnchor(state, event, value, tag, tag.carrierIsResult);
				state.frames.push({
					kind: "sequence",
					position: state.position,
					value,
					tag,
					anchor,
					index: 0
				});
				break;
			}
			case EVENT_ID.MAPPING: {
				let tagName = collectionTagName(state, event, "tag:yaml.org,2002:map"), tag = state.schema.lookupMappingTag(tagName);
				tag || throwError$1(state, `unknown mapping tag !<${tagName}>`);
				let value = tag.create(tagName), anchor = storeAnchor(state, event, value, tag, tag.carrierIsResult);
				state.frames.push({
					kind: "mapping",
					position: state.position,
					value,
					tag,
					anchor,
					key: void 0,
					keyPosition: state.position,
					hasKey: !1,
					keyIsMerge: !1,
					overridable: null
				});
				break;
			}
			case EVENT_ID.ALIAS: {
				state.maxAliases !== -1 && ++state.aliasCount > state.maxAliases && throwError$1(state, `aliases exceeded maxAliases (${state.maxAliases})`);
				let name = state.source.slice(event.anchorStart, event.anchorEnd), anchor = state.anchors.get(name);
				anchor || throwError$1(state, `unidentified alias "${name}"`), anchor.isValueFinal || throwError$1(state, `recursive alias "${name}" is not supported for tag ${anchor.tag.tagName} because it uses finalize()`), addValue(state, anchor.value, anchor.tag);
				break;
			}
			case EVENT_ID.POP: {
				let frame = state.frames.pop();
				if (frame.kind === "mapping" && frame.hasKey && (state.position = frame.keyPosition, throwError$1(state, "incomplete mapping pair in event stream")), frame.kind === "document") state.documents.push(frame.value);
				else {
					let value = frame.tag.carrierIsResult ? frame.value : finalizeCollection(state, frame.position, frame.tag, frame.value);
					frame.anchor && (frame.anchor.value = value, frame.anchor.isValueFinal = !0), addValue(state, value, frame.tag);
				}
				break;
			}
		}
	}
	return state.documents;
}
var NO_RANGE$1 = -1, HAS_OWN = Object.prototype.hasOwnProperty, CONTEXT_FLOW_IN = 1, CONTEXT_FLOW_OUT = 2, CONTEXT_BLOCK_IN = 3, CONTEXT_BLOCK_OUT = 4, PATTERN_NON_PRINTABLE = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, PATTERN_FLOW_INDICATORS = /[,\[\]{}]/, PATTERN_TAG_HANDLE = /^(?:!|!!|![0-9A-Za-z-]+!)$/, NS_URI_CHAR = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, NS_TAG_CHAR = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, PATTERN_TAG_URI = RegExp(`^(?:${NS_URI_CHAR})*$`), PATTERN_TAG_SUFFIX = RegExp(`^(?:${NS_TAG_CHAR})+$`), PATTERN_TAG_PREFIX = RegExp(`^(?:!(?:${NS_URI_CHAR})*|${NS_TAG_CHAR}(?:${NS_URI_CHAR})*)$`), DEFAULT_PARSER_OPTIONS = {
	filename: "",
	maxDepth: 100
};
function addDocumentEvent(state, explicitStart, explicitEnd) {
	state.events.push({
		type: EVENT_ID.DOCUMENT,
		explicitStart,
		explicitEnd,
		directives: state.directives
	});
}
function addSequenceEvent(state, start, anchorStart, anchorEnd, tagStart, tagEnd, style) {
	state.events.push({
		type: EVENT_ID.SEQUENCE,
		start,
		anchorStart,
		anchorEnd,
		tagStart,
		tagEnd,
		style
	});
}
function addMappingEvent(state, start, anchorStart, anchorEnd, tagStart, tagEnd, style) {
	state.events.push({
		type: EVENT_ID.MAPPING,
		start,
		anchorStart,
		anchorEnd,
		tagStart,
		tagEnd,
		style
	});
}
function insertFlowPairMappingEvent(state, snapshot) {
	state.events.splice(snapshot.eventsLength, 0, {
		type: EVENT_ID.MAPPING,
		start: snapshot.position,
		anchorStart: NO_RANGE$1,
		anchorEnd: NO_RANGE$1,
		tagStart: NO_RANGE$1,
		tagEnd: NO_RANGE$1,
		style: COLLECTION_STYLE.FLOW
	});
}
function addScalarEvent(state, valueStart, valueEnd, anchorStart, anchorEnd, tagStart, tagEnd, style, chomping = CHOMPING_MODE.CLIP, indent = -1, fast = !1) {
	state.events.push({
		type: EVENT_ID.SCALAR,
		valueStart,
		valueEnd,
		anchorStart,
		anchorEnd,
		tagStart,
		tagEnd,
		style,
		chomping,
		indent,
		fast
	});
}
function addAliasEvent(state, anchorStart, anchorEnd) {
	state.events.push({
		type: EVENT_ID.ALIAS,
		anchorStart,
		anchorEnd
	});
}
function addPopEvent(state) {
	state.events.push({ type: EVENT_ID.POP });
}
function addEmptyScalarEvent(state) {
	addScalarEvent(state, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, SCALAR_STYLE.PLAIN);
}
function emptyProperties() {
	return {
		anchorStart: NO_RANGE$1,
		anchorEnd: NO_RANGE$1,
		tagStart: NO_RANGE$1,
		tagEnd: NO_RANGE$1
	};
}
function snapshotState(state) {
	return {
		position: state.position,
		line: state.line,
		lineStart: state.lineStart,
		lineIndent: state.lineIndent,
		firstTabInLine: state.firstTabInLine,
		eventsLength: state.events.length
	};
}
function restoreState(state, snapshot) {
	state.position = snapshot.position, state.line = snapshot.line, state.lineStart = snapshot.lineStart, state.lineIndent = snapshot.lineIndent, state.firstTabInLine = snapshot.firstTabInLine, state.events.length = snapshot.eventsLength;
}
function throwError(state, message) {
	YAMLException.throwAt(state.input.slice(0, state.length), state.position, message, state.filename);
}
function isEol(c) {
	return c === 10 || c === 13;
}
function isWhiteSpace(c) {
	return c === 9 || c === 32;
}
function isWsOrEol(c) {
	return isWhiteSpace(c) || isEol(c);
}
function isWsOrEolOrEnd(c) {
	return c === 0 || isWsOrEol(c);
}
function isFlowIndicator(c) {
	return c === 44 || c === 91 || c === 93 || c === 123 || c === 125;
}
function fromDecimalCode(c) {
	return c >= 48 && c <= 57 ? c - 48 : -1;
}
function fromHexCode(c) {
	if (c >= 48 && c <= 57) return c - 48;
	let lc = c | 32;
	return lc >= 97 && lc <= 102 ? lc - 97 + 10 : -1;
}
function escapedHexLen(c) {
	return c === 120 ? 2 : c === 117 ? 4 : c === 85 ? 8 : 0;
}
function isSimpleEscape(c) {
	return c === 48 || c === 97 || c === 98 || c === 116 || c === 9 || c === 110 || c === 118 || c === 102 || c === 114 || c === 101 || c === 32 || c === 34 || c === 47 || c === 92 || c === 78 || c === 95 || c === 76 || c === 80;
}
function consumeLineBreak(state) {
	state.input.charCodeAt(state.position) === 10 ? state.position++ : (state.position++, state.input.charCodeAt(state.position) === 10 && state.position++), state.line++, state.lineStart = state.position, state.lineIndent = 0, state.firstTabInLine = -1;
}
function skipSeparationSpace(state, allowComments) {
	let lineBreaks = 0, ch = state.input.charCodeAt(state.position), hasSeparation = state.position === state.lineStart || isWsOrEol(state.input.charCodeAt(state.position - 1));
	for (; ch !== 0;) {
		for (; isWhiteSpace(ch);) hasSeparation = !0, ch === 9 && state.firstTabInLine === -1 && (state.firstTabInLine = state.position), ch = state.input.charCodeAt(++state.position);
		if (allowComments && hasSeparation && ch === 35) do
			ch = state.input.charCodeAt(++state.position);
		while (!isEol(ch) && ch !== 0);
		if (!isEol(ch)) break;
		for (consumeLineBreak(state), lineBreaks++, hasSeparation = !0, ch = state.input.charCodeAt(state.position); ch === 32;) state.lineIndent++, ch = state.input.charCodeAt(++state.position);
	}
	return lineBreaks;
}
function testDocumentSeparator(state, position = state.position) {
	let ch = state.input.charCodeAt(position);
	if ((ch === 45 || ch === 46) && ch === state.input.charCodeAt(position + 1) && ch === state.input.charCodeAt(position + 2)) {
		let following = state.input.charCodeAt(position + 3);
		return following === 0 || isWsOrEol(following);
	}
	return !1;
}
function skipByteOrderMark(state) {
	state.position === state.lineStart && state.input.charCodeAt(state.position) === 65279 && (state.position++, state.lineStart = state.position);
}
function testDocumentBoundary(state) {
	if (state.position !== state.lineStart) return !1;
	if (testDocumentSeparator(state)) return !0;
	if (state.input.charCodeAt(state.position) !== 65279) return !1;
	let snapshot = snapshotState(state);
	skipByteOrderMark(state), skipSeparationSpace(state, !0);
	let ch = state.input.charCodeAt(state.position), result = state.position === state.lineStart && (ch === 37 || ch === 45 && testDocumentSeparator(state));
	return restoreState(state, snapshot), result;
}
function skipUntilLineEnd(state) {
	let ch = state.input.charCodeAt(state.position);
	for (; ch !== 0 && !isEol(ch);) ch = state.input.charCodeAt(++state.position);
}
function checkPrintable(state, start, end) {
	let match = PATTERN_NON_PRINTABLE.exec(state.input.slice(start, end));
	match !== null && (state.position = start + match.index + match[0].length - 1, throwError(state, "the stream contains non-printable characters"));
}
function readTagProperty(state, props, inFlow) {
	if (state.input.charCodeAt(state.position) !== 33) return !1;
	props.tagStart !== NO_RANGE$1 && throwError(state, "duplication of a tag property");
	let start = state.position, isVerbatim = !1, isNamed = !1, tagHandle = "!", ch = state.input.charCodeAt(++state.position);
	ch === 60 ? (isVerbatim = !0, ch = state.input.charCodeAt(++state.position)) : ch === 33 && (isNamed = !0, tagHandle = "!!", ch = state.input.charCodeAt(++state.position));
	let suffixStart = state.position, tagName;
	if (isVerbatim) {
		for (; ch !== 0 && ch !== 62;) ch = state.input.charCodeAt(++state.position);
		ch !== 62 && throwError(state, "unexpected end of the stream within a verbatim tag"), tagName = state.input.slice(suffixStart, state.position), state.position++;
	} else {
		for (; ch !== 0 && !isWsOrEol(ch) && !(inFlow && isFlowIndicator(ch));) ch === 33 && (isNamed ? throwError(state, "tag suffix cannot contain exclamation marks") : (tagHandle = state.input.slice(suffixStart - 1, state.position + 1), PATTERN_TAG_HANDLE.test(tagHandle) || throwError(state, "named tag handle cannot contain such characters"), isNamed = !0, suffixStart = state.position + 1)), ch = state.input.charCodeAt(++state.position);
		tagName = state.input.slice(suffixStart, state.position), PATTERN_FLOW_INDICATORS.test(tagName) && throwError(state, "tag suffix cannot contain flow indicator characters");
	}
	return tagName && !(isVerbatim ? PATTERN_TAG_URI.test(tagName) : PATTERN_TAG_SUFFIX.test(tagName)) && throwError(state, `tag name cannot contain such characters: ${tagName}`), !isVerbatim && tagHandle !== "!" && tagHandle !== "!!" && !HAS_OWN.call(state.tagHandlers, tagHandle) && throwError(state, `undeclared tag handle "${tagHandle}"`), props.tagStart = start, props.tagEnd = state.position, !0;
}
function readAnchorProperty(state, props) {
	if (state.input.charCodeAt(state.position) !== 38) return !1;
	props.anchorStart !== NO_RANGE$1 && throwError(state, "duplication of an anchor property"), state.position++;
	let start = state.position;
	for (; state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position)) && !isFlowIndicator(state.input.charCodeAt(state.position));) state.position++;
	return state.position === start && throwError(state, "name of an anchor node must contain at least one character"), props.anchorStart = start, props.anchorEnd = state.position, !0;
}
function readAlias(state, props) {
	if (state.input.charCodeAt(state.position) !== 42) return !1;
	(props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) && throwError(state, "alias node should not have any properties"), state.position++;
	let start = state.position;
	for (; state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position)) && !isFlowIndicator(state.input.charCodeAt(state.position));) state.position++;
	return state.position === start && throwError(state, "name of an alias node must contain at least one character"), addAliasEvent(state, start, state.position), !0;
}
function readFlowScalarBreak(state, nodeIndent) {
	skipSeparationSpace(state, !1), state.lineIndent < nodeIndent && throwError(state, "deficient indentation");
}
function readSingleQuotedScalar(state, nodeIndent, props) {
	if (state.input.charCodeAt(state.position) !== 39) return !1;
	state.position++;
	let start = state.position, simple = !0;
	for (; state.input.charCodeAt(state.position) !== 0;) {
		let ch = state.input.charCodeAt(state.position);
		if (ch === 39) {
			if (state.input.charCodeAt(state.position + 1) === 39) {
				simple = !1, state.position += 2;
				continue;
			}
			let end = state.position;
			return state.position++, addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.SINGLE_QUOTED, CHOMPING_MODE.CLIP, -1, simple), !0;
		}
		isEol(ch) ? (simple = !1, readFlowScalarBreak(state, nodeIndent)) : state.position === state.lineStart && testDocumentSeparator(state) ? throwError(state, "unexpected end of the document within a single quoted scalar") : ch !== 9 && ch < 32 ? throwError(state, "expected valid JSON character") : state.position++;
	}
	throwError(state, "unexpected end of the stream within a single quoted scalar");
}
function readDoubleQuotedScalar(state, nodeIndent, props) {
	if (state.input.charCodeAt(state.position) !== 34) return !1;
	state.position++;
	let start = state.position, simple = !0;
	for (; state.input.charCodeAt(state.position) !== 0;) {
		let ch = state.input.charCodeAt(state.position);
		if (ch === 34) {
			let end = state.position;
			return state.position++, addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.DOUBLE_QUOTED, CHOMPING_MODE.CLIP, -1, simple), !0;
		}
		if (ch === 92) {
			simple = !1;
			let escaped = state.input.charCodeAt(++state.position);
			if (isEol(escaped)) readFlowScalarBreak(state, nodeIndent);
			else if (isSimpleEscape(escaped)) state.position++;
			else {
				let hexLength = escapedHexLen(escaped);
				for (hexLength === 0 && throwError(state, "unknown escape sequence"); hexLength-- > 0;) state.position++, fromHexCode(state.input.charCodeAt(state.position)) < 0 && throwError(state, "expected hexadecimal character");
				state.position++;
			}
		} else isEol(ch) ? (simple = !1, readFlowScalarBreak(state, nodeIndent)) : state.position === state.lineStart && testDocumentSeparator(state) ? throwError(state, "unexpected end of the document within a double quoted scalar") : ch !== 9 && ch < 32 ? throwError(state, "expected valid JSON character") : state.position++;
	}
	throwError(state, "unexpected end of the stream within a double quoted scalar");
}
function readBlockScalar(state, parentIndent, props) {
	let ch = state.input.charCodeAt(state.position), chomping = CHOMPING_MODE.CLIP, indent = -1, detectedIndent = !1;
	if (ch !== 124 && ch !== 62) return !1;
	let style = ch === 124 ? SCALAR_STYLE.LITERAL_BLOCK : SCALAR_STYLE.FOLDED_BLOCK;
	for (state.position++; state.input.charCodeAt(state.position) !== 0;) {
		let current = state.input.charCodeAt(state.position), digit = fromDecimalCode(current);
		if (current === 43 || current === 45) chomping !== CHOMPING_MODE.CLIP && throwError(state, "repeat of a chomping mode identifier"), chomping = current === 43 ? CHOMPING_MODE.KEEP : CHOMPING_MODE.STRIP, state.position++;
		else if (digit >= 0) digit === 0 && throwError(state, "bad explicit indentation width of a block scalar; it cannot be less than one"), detectedIndent && throwError(state, "repeat of an indentation width identifier"), indent = parentIndent + digit - 1, detectedIndent = !0, state.position++;
		else break;
	}
	let hadWhitespace = !1;
	for (; isWhiteSpace(state.input.charCodeAt(state.position));) hadWhitespace = !0, state.position++;
	hadWhitespace && state.input.charCodeAt(state.position) === 35 && skipUntilLineEnd(state), isEol(state.input.charCodeAt(state.position)) ? consumeLineBreak(state) : state.input.charCodeAt(state.position) !== 0 && throwError(state, "a line break is expected");
	let contentIndent = detectedIndent ? indent : -1, maxLeadingIndent = 0, valueStart = state.position, valueEnd = state.position;
	for (; state.input.charCodeAt(state.position) !== 0;) {
		let linePosition = state.position, column = 0;
		for (; state.input.charCodeAt(linePosition + column) === 32;) column++;
		let first = state.input.charCodeAt(linePosition + column);
		if (first === 0) {
			contentIndent >= 0 ? column > contentIndent && (valueEnd = linePosition + column) : column > 0 && (valueEnd = linePosition + column);
			break;
		}
		if (testDocumentBoundary(state)) break;
		if (!detectedIndent && contentIndent === -1 && isEol(first) && (maxLeadingIndent = Math.max(maxLeadingIndent, column)), !detectedIndent && contentIndent === -1 && !isEol(first) && (first === 9 && column < parentIndent && (state.position = linePosition + column, throwError(state, "tab characters must not be used in indentation")), column >= parentIndent && column < maxLeadingIndent && (state.position = linePosition + column, throwError(state, "bad indentation of a mapping entry"))), contentIndent === -1 && first !== 0 && !isEol(first) && column < parentIndent) {
			state.lineIndent = column, state.position = linePosition + column;
			break;
		}
		!detectedIndent && first !== 0 && !isEol(first) && contentIndent === -1 && (contentIndent = column);
		let requiredIndent = contentIndent === -1 ? parentIndent + 1 : contentIndent;
		if (first !== 0 && !isEol(first) && column < requiredIndent) {
			state.lineIndent = column, state.position = linePosition + column;
			break;
		}
		skipUntilLineEnd(state), valueEnd = state.position, isEol(state.input.charCodeAt(state.position)) && (consumeLineBreak(state), valueEnd = state.position);
	}
	return checkPrintable(state, valueStart, valueEnd), addScalarEvent(state, valueStart, valueEnd, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, style, chomping, contentIndent), !0;
}
function canStartPlainScalar(state, nodeContext) {
	let ch = state.input.charCodeAt(state.position), inFlow = nodeContext === CONTEXT_FLOW_IN;
	if (ch === 0 || isWsOrEol(ch) || ch === 35 || ch === 38 || ch === 42 || ch === 33 || ch === 124 || ch === 62 || ch === 39 || ch === 34 || ch === 37 || ch === 64 || ch === 96 || isFlowIndicator(ch)) return !1;
	if (ch === 63 || ch === 45) {
		let following = state.input.charCodeAt(state.position + 1);
		if (isWsOrEolOrEnd(following) || inFlow && isFlowIndicator(following)) return !1;
	}
	return !0;
}
function readPlainScalar(state, nodeIndent, nodeContext, props) {
	if (!canStartPlainScalar(state, nodeContext)) return !1;
	let start = state.position, end = state.position, ch = state.input.charCodeAt(state.position), inFlow = nodeContext === CONTEXT_FLOW_IN, multiline = !1;
	for (; ch !== 0 && !testDocumentBoundary(state);) {
		if (ch === 58) {
			let following = state.input.charCodeAt(state.position + 1);
			if (isWsOrEolOrEnd(following) || inFlow && isFlowIndicator(following)) break;
		} else if (ch === 35) {
			if (isWsOrEol(state.input.charCodeAt(state.position - 1))) break;
		} else if (inFlow && isFlowIndicator(ch)) break;
		else if (isEol(ch)) {
			let savedPosition = state.position, savedLine = state.line, savedLineStart = state.lineStart, savedLineIndent = state.lineIndent;
			if (skipSeparationSpace(state, !1), state.lineIndent >= nodeIndent) {
				multiline = !0, ch = state.input.charCodeAt(state.position);
				continue;
			}
			state.position = savedPosition, state.line = savedLine, state.lineStart = savedLineStart, state.lineIndent = savedLineIndent;
			break;
		}
		isWhiteSpace(ch) || (end = state.position + 1), ch = state.input.charCodeAt(++state.position);
	}
	return end !== start && (checkPrintable(state, start, end), addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.PLAIN, CHOMPING_MODE.CLIP, -1, !multiline), !0);
}
function skipFlowSeparationSpace(state, nodeIndent) {
	let startLine = state.line;
	skipSeparationSpace(state, !0), (state.line > startLine && state.lineIndent < nodeIndent || state.firstTabInLine !== -1 && state.lineIndent < nodeIndent) && throwError(state, "deficient indentation");
}
function readFlowCollection(state, nodeIndent, props) {
	let ch = state.input.charCodeAt(state.position), isMapping = ch === 123, start = state.position, readNext = !0;
	if (ch !== 91 && ch !== 123) return !1;
	let terminator = isMapping ? 125 : 93;
	for (isMapping ? addMappingEvent(state, start, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.FLOW) : addSequenceEvent(state, start, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.FLOW), state.position++; state.input.charCodeAt(state.position) !== 0;) {
		skipFlowSeparationSpace(state, nodeIndent);
		let ch = state.input.charCodeAt(state.position);
		if (ch === terminator) return state.position++, addPopEvent(state), !0;
		readNext ? ch === 44 && throwError(state, "expected the node content, but found ','") : throwError(state, "missed comma between flow collection entries");
		let isPair = !1, isExplicitPair = !1;
		ch === 63 && isWsOrEol(state.input.charCodeAt(state.position + 1)) && (isPair = isExplicitPair = !0, state.position += 1, skipFlowSeparationSpace(state, nodeIndent));
		let entryLine = state.line, entryStart = snapshotState(state), keyWasRead = parseNode(state, nodeIndent, CONTEXT_FLOW_IN, !1, !0);
		skipFlowSeparationSpace(state, nodeIndent), ch = state.input.charCodeAt(state.position), (isMapping || isExplicitPair || state.line === entryLine) && ch === 58 ? (isPair = !0, state.position++, skipFlowSeparationSpace(state, nodeIndent), isMapping || insertFlowPairMappingEvent(state, entryStart), keyWasRead || addEmptyScalarEvent(state), parseNode(state, nodeIndent, CONTEXT_FLOW_IN, !1, !0) || addEmptyScalarEvent(state), skipFlowSeparationSpace(state, nodeIndent), isMapping || addPopEvent(state)) : isMapping && isPair ? (keyWasRead || addEmptyScalarEvent(state), addEmptyScalarEvent(state)) : isMapping ? addEmptyScalarEvent(state) : isPair && (insertFlowPairMappingEvent(state, entryStart), keyWasRead || addEmptyScalarEvent(state), addEmptyScalarEvent(state), addPopEvent(state)), ch = state.input.charCodeAt(state.position), ch === 44 ? (readNext = !0, state.position++) : readNext = !1;
	}
	throwError(state, "unexpected end of the stream within a flow collection");
}
function readBlockSequence(state, nodeIndent, props) {
	if (state.firstTabInLine !== -1 || state.input.charCodeAt(state.position) !== 45 || !isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) return !1;
	for (addSequenceEvent(state, state.position, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.BLOCK); state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1));) {
		state.firstTabInLine !== -1 && (state.position = state.firstTabInLine, throwError(state, "tab characters must not be used in indentation"));
		let entryLine = state.line;
		state.position++;
		let hadBreak = skipSeparationSpace(state, !0) > 0;
		if (state.firstTabInLine !== -1 && state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1)) && throwError(state, "bad indentation of a sequence entry"), hadBreak && state.lineIndent <= nodeIndent ? addEmptyScalarEvent(state) : parseNode(state, nodeIndent, CONTEXT_BLOCK_IN, !1, !0), skipSeparationSpace(state, !0), state.lineIndent < nodeIndent || state.position >= state.length) break;
		state.lineIndent > nodeIndent && throwError(state, "bad indentation of a sequence entry"), state.line === entryLine && state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1)) && throwError(state, "bad indentation of a sequence entry");
	}
	return addPopEvent(state), !0;
}
function readBlockMapping(state, nodeIndent, flowIndent, props) {
	let atExplicitKey = !1, detected = !1, mappingOpened = !1, pendingExplicitKey = !1;
	if (state.firstTabInLine !== -1) return !1;
	let ch = state.input.charCodeAt(state.position);
	for (; ch !== 0;) {
		!atExplicitKey && state.firstTabInLine !== -1 && (state.position = state.firstTabInLine, throwError(state, "tab characters must not be used in indentation"));
		let following = state.input.charCodeAt(state.position + 1), entryLine = state.line;
		if ((ch === 63 || ch === 58) && isWsOrEolOrEnd(following)) mappingOpened ||= (addMappingEvent(state, state.position, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.BLOCK), !0), ch === 63 ? (atExplicitKey && addEmptyScalarEvent(state), detected = !0, atExplicitKey = !0) : (atExplicitKey || (addEmptyScalarEvent(state), detected = !0), atExplicitKey = !1), state.position += 1, pendingExplicitKey = !0;
		else {
			atExplicitKey &&= (addEmptyScalarEvent(state), !1);
			let beforeKey = snapshotState(state);
			if (!parseNode(state, flowIndent, CONTEXT_FLOW_OUT, !1, !0)) break;
			if (state.line === entryLine) {
				for (ch = state.input.charCodeAt(state.position); isWhiteSpace(ch);) ch = state.input.charCodeAt(++state.position);
				if (ch === 58) ch = state.input.charCodeAt(++state.position), isWsOrEolOrEnd(ch) || throwError(state, "a whitespace character is expected after the key-value separator within a block mapping"), mappingOpened ||= (state.events.splice(beforeKey.eventsLength, 0, {
					type: EVENT_ID.MAPPING,
					start: beforeKey.position,
					anchorStart: props.anchorStart,
					anchorEnd: props.anchorEnd,
					tagStart: props.tagStart,
					tagEnd: props.tagEnd,
					style: COLLECTION_STYLE.BLOCK
				}), !0), detected = !0, atExplicitKey = !1, pendingExplicitKey = !1;
				else if (detected) throwError(state, "expected ':' after a mapping key");
				else return props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1 ? (restoreState(state, beforeKey), !1) : !0;
			} else if (detected) throwError(state, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else return props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1 ? (restoreState(state, beforeKey), !1) : !0;
		}
		if (parseNode(state, nodeIndent, CONTEXT_BLOCK_OUT, !0, pendingExplicitKey) && (pendingExplicitKey = !1), atExplicitKey || (pendingExplicitKey &&= (addEmptyScalarEvent(state), !1)), skipSeparationSpace(state, !0), ch = state.input.charCodeAt(state.position), (state.line === entryLine || state.lineIndent > nodeIndent) && ch !== 0) throwError(state, "bad indentation of a mapping entry");
		else if (state.lineIndent < nodeIndent) break;
	}
	return detected ? (atExplicitKey && addEmptyScalarEvent(state), mappingOpened && addPopEvent(state), !0) : !1;
}
function parseNode(state, parentIndent, nodeContext, allowToSeek, allowCompact, allowPropertyMapping = !0) {
	state.depth >= state.maxDepth && throwError(state, `nesting exceeded maxDepth (${state.maxDepth})`), state.depth++;
	let indentStatus = 1, atNewLine = !1, hasContent = !1, propertyStart = null, props = emptyProperties(), allowBlockScalars = nodeContext === CONTEXT_BLOCK_OUT || nodeContext === CONTEXT_BLOCK_IN, allowBlockCollections = allowBlockScalars, allowBlockStyles = allowBlockScalars;
	if (allowToSeek && skipSeparationSpace(state, !0) && (atNewLine = !0, indentStatus = state.lineIndent > parentIndent ? 1 : state.lineIndent === parentIndent ? 0 : -1), indentStatus === 1) for (;;) {
		let ch = state.input.charCodeAt(state.position), propertyState = snapshotState(state);
		if (atNewLine && indentStatus !== 1 && (ch === 33 || ch === 38)) break;
		if (atNewLine && allowBlockStyles && (props.tagStart !== NO_RANGE$1 || props.anchorStart !== NO_RANGE$1) && (ch === 33 || ch === 38)) {
			let fallbackState = snapshotState(state), flowIndent = parentIndent + 1;
			if (readBlockMapping(state, state.position - state.lineStart, flowIndent, props) && state.events[fallbackState.eventsLength]?.type === EVENT_ID.MAPPING) return state.depth--, !0;
			restoreState(state, fallbackState);
		}
		if (atNewLine && (ch === 33 && props.tagStart !== NO_RANGE$1 || ch === 38 && props.anchorStart !== NO_RANGE$1) || !readTagProperty(state, props, nodeContext === CONTEXT_FLOW_IN) && !readAnchorProperty(state, props)) break;
		propertyStart === null && (propertyStart = propertyState), skipSeparationSpace(state, !0) ? (atNewLine = !0, allowBlockCollections = allowBlockStyles, indentStatus = state.lineIndent > parentIndent ? 1 : state.lineIndent === parentIndent ? 0 : -1) : allowBlockCollections = !1;
	}
	if (allowBlockCollections &&= atNewLine || allowCompact, indentStatus === 1 || nodeContext === CONTEXT_BLOCK_OUT) {
		let flowIndent = nodeContext === CONTEXT_FLOW_IN || nodeContext === CONTEXT_FLOW_OUT ? parentIndent : parentIndent + 1, blockIndent = state.position - state.lineStart;
		if (indentStatus === 1) {
			if (allowBlockCollections && (readBlockSequence(state, blockIndent, props) || readBlockMapping(state, blockIndent, flowIndent, props)) || readFlowCollection(state, flowIndent, props)) hasContent = !0;
			else {
				let ch = state.input.charCodeAt(state.position);
				if (propertyStart !== null && allowPropertyMapping && allowBlockStyles && !allowBlockCollections && ch !== 124 && ch !== 62) {
					let fallbackState = snapshotState(state), propertyIndent = propertyStart.position - propertyStart.lineStart;
					restoreState(state, propertyStart), readBlockMapping(state, propertyIndent, flowIndent, emptyProperties()) && state.events[fallbackState.eventsLength]?.type === EVENT_ID.MAPPING ? hasContent = !0 : restoreState(state, fallbackState);
				}
				!hasContent && (allowBlockScalars && readBlockScalar(state, flowIndent, props) || readSingleQuotedScalar(state, flowIndent, props) || readDoubleQuotedScalar(state, flowIndent, props) || readAlias(state, props) || readPlainScalar(state, flowIndent, nodeContext, props)) && (hasContent = !0);
			}
		} else indentStatus === 0 && (hasContent = allowBlockCollections && readBlockSequence(state, blockIndent, props));
	}
	return allowBlockScalars &&= !hasContent, !hasContent && (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1 || allowBlockScalars) && (addScalarEvent(state, NO_RANGE$1, NO_RANGE$1, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.PLAIN), hasContent = !0), state.depth--, hasContent || props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1;
}
function readDirective(state) {
	if (state.lineIndent > 0 || state.input.charCodeAt(state.position) !== 37) return !1;
	state.position++;
	let nameStart = state.position;
	for (; state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position));) state.position++;
	let name = state.input.slice(nameStart, state.position), args = [];
	for (name.length === 0 && throwError(state, "directive name must not be less than one character in length"); state.input.charCodeAt(state.position) !== 0 && !isEol(state.input.charCodeAt(state.position));) {
		for (; isWhiteSpace(state.input.charCodeAt(state.position));) state.position++;
		if (state.input.charCodeAt(state.position) === 35 || isEol(state.input.charCodeAt(state.position)) || state.input.charCodeAt(state.position) === 0) break;
		let start = state.position;
		for (; state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position));) state.position++;
		args.push(state.input.slice(start, state.position));
	}
	if (isEol(state.input.charCodeAt(state.position)) && consumeLineBreak(state), name === "YAML") {
		state.directives.some((directive) => directive.kind === "yaml") && throwError(state, "duplication of %YAML directive"), args.length !== 1 && throwError(state, "YAML directive accepts exactly one argument");
		let match = /^([0-9]+)\.([0-9]+)$/.exec(args[0]);
		match === null && throwError(state, "ill-formed argument of the YAML directive"), parseInt(match[1], 10) !== 1 && throwError(state, "unacceptable YAML version of the document"), state.directives.push({
			kind: "yaml",
			version: args[0]
		});
	} else if (name === "TAG") {
		args.length !== 2 && throwError(state, "TAG directive accepts exactly two arguments");
		let [handle, prefix] = args;
		PATTERN_TAG_HANDLE.test(handle) || throwError(state, "ill-formed tag handle (first argument) of the TAG directive"), HAS_OWN.call(state.tagHandlers, handle) && throwError(state, `there is a previously declared suffix for "${handle}" tag handle`), PATTERN_TAG_PREFIX.test(prefix) || throwError(state, "ill-formed tag prefix (second argument) of the TAG directive"), state.tagHandlers[handle] = prefix, state.directives.push({
			kind: "tag",
			handle,
			prefix
		});
	}
	return !0;
}
function readDocument(state) {
	state.directives = [], state.tagHandlers = Object.create(null);
	let hasDirectives = !1;
	for (skipSeparationSpace(state, !0); readDirective(state);) hasDirectives = !0, skipSeparationSpace(state, !0);
	let explicitStart = !1, explicitEnd = !1, allowCompact = !0;
	if (state.lineIndent === 0 && state.input.charCodeAt(state.position) === 45 && state.input.charCodeAt(state.position + 1) === 45 && state.input.charCodeAt(state.position + 2) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 3))) {
		explicitStart = !0;
		let markerLine = state.line;
		state.position += 3, skipSeparationSpace(state, !0), allowCompact = state.line > markerLine;
	} else hasDirectives && throwError(state, "directives end mark is expected");
	let documentEventIndex = state.events.length;
	if (!explicitStart && state.position === state.lineStart && state.input.charCodeAt(state.position) === 46 && testDocumentSeparator(state)) {
		state.position += 3, skipSeparationSpace(state, !0);
		return;
	}
	if (addDocumentEvent(state, explicitStart, !1), parseNode(state, state.lineIndent - 1, CONTEXT_BLOCK_OUT, !1, allowCompact, allowCompact) || addEmptyScalarEvent(state), skipSeparationSpace(state, !0), state.position === state.lineStart && testDocumentSeparator(state) && (explicitEnd = state.input.charCodeAt(state.position) === 46, explicitEnd)) {
		let markerLine = state.line;
		state.position += 3, skipSeparationSpace(state, !0), state.line === markerLine && state.position < state.length && throwError(state, "end of the stream or a document separator is expected");
	}
	let documentEvent = state.events[documentEventIndex];
	documentEvent?.type === EVENT_ID.DOCUMENT && (documentEvent.explicitEnd = explicitEnd), addPopEvent(state), !explicitEnd && state.position < state.length && !testDocumentBoundary(state) && throwError(state, "end of the stream or a document separator is expected");
}
/**
* Parses YAML into a flat event stream referencing source text by offsets.
*
* @category Events
*/
function parseEvents(input, options) {
	let length = input.length, state = {
		...DEFAULT_PARSER_OPTIONS,
		...options,
		input: `${input}\0`,
		length,
		position: 0,
		line: 0,
		lineStart: 0,
		lineIndent: 0,
		firstTabInLine: -1,
		depth: 0,
		directives: [],
		tagHandlers: Object.create(null),
		events: []
	}, nullpos = input.indexOf("\0");
	for (nullpos !== -1 && YAMLException.throwAt(input, nullpos, "null byte is not allowed in input", state.filename); state.position < state.length && (skipByteOrderMark(state), skipSeparationSpace(state, !0), !(state.position >= state.length));) {
		let documentStart = state.position;
		readDocument(state), state.position === documentStart && 
		/* c8 ignore next */
		throwError(state, "can not read a document");
	}
	return state.events;
}
var DEFAULT_LOAD_OPTIONS = {
	...DEFAULT_PARSER_OPTIONS,
	...DEFAULT_CONSTRUCTOR_OPTIONS
};
function loadDocuments(input, options = {}) {
	let opts = {
		...DEFAULT_LOAD_OPTIONS,
		...options
	}, source = String(input), PARSER_OPT_KEYS = Object.keys(DEFAULT_PARSER_OPTIONS), CONSTRUCTOR_OPT_KEYS = Object.keys(DEFAULT_CONSTRUCTOR_OPTIONS);
	return constructFromEvents(parseEvents(source, pick(opts, PARSER_OPT_KEYS)), {
		...pick(opts, CONSTRUCTOR_OPT_KEYS),
		source
	});
}
/**
* Parses `string` as a single YAML document. Throws {@link YAMLException} on
* error. This function does not understand multi-document or empty sources; it
* throws an exception on those.
*
* > [!NOTE]
* > 1. When processing untrusted input, see the
* >    [security considerations](../docs/safety.md).
* > 2. All exceptions MUST be caught, not just {@link YAMLException}.
* > 3. The default {@link CORE_SCHEMA} comes without the `!!merge` tag. You can
* >    easily enable it if needed.
* > 4. The default {@link mapTag} is `{}`-object based, with known limitations
* >    (see description). For full compatibility use {@link realMapTag}
* >    instead (it uses native JS `Map`).
*
* @example
* Enable {@link mergeTag} and {@link realMapTag}:
*
* ```javascript
* import { load, CORE_SCHEMA, mergeTag, realMapTag } from 'js-yaml'
*
* try {
*   load(data, { schema: CORE_SCHEMA.withTags(mergeTag, realMapTag) })
* } catch (e) {
*   console.error(e)
* }
* ```
*
* @category Main
*/
function load(input, options) {
	let documents = loadDocuments(input, options);
	if (documents.length === 0) throw new YAMLException("expected a document, but the input is empty");
	if (documents.length === 1) return documents[0];
	throw new YAMLException("expected a single document in the stream, but found more");
}
var INVALID = Symbol("INVALID");
function buildRepresentTypes(schema) {
	let defaultTags = new Set([
		schema.defaultScalarTag,
		schema.defaultSequenceTag,
		schema.defaultMappingTag
	].filter((t) => t !== void 0)), implicitScalars = schema.implicitScalarTags, explicitTags = schema.tags.filter((t) => !(t.nodeKind === "scalar" && t.implicit) && !defaultTags.has(t)), defaultTagsLast = schema.tags.filter((t) => defaultTags.has(t));
	return [
		...implicitScalars.map((tag) => ({
			tag,
			implicitTag: !0
		})),
		...explicitTags.map((tag) => ({
			tag,
			implicitTag: !1
		})),
		...defaultTagsLast.map((tag) => ({
			tag,
			implicitTag: !0
		}))
	];
}
function matchTag(state, object) {
	for (let index = 0, length = state.representTypes.length; index < length; index += 1) {
		let { tag, implicitTag } = state.representTypes[index];
		if (tag.identify(object)) {
			let tagName;
			return tagName = tag.matchByTagPrefix ? tag.representTagName(object) : tag.tagName, {
				tag,
				tagName,
				implicitTag
			};
		}
	}
	return null;
}
function build(state, object) {
	if (!state.noRefs && typeof object == "object" && object) {
		let existing = state.refs.get(object);
		if (existing) return existing.anchor === void 0 && (existing.anchor = `ref_${state.refCounter++}`), {
			kind: "alias",
			anchor: existing.anchor
		};
	}
	let matched = matchTag(state, object);
	if (!matched) {
		if (object === void 0 || state.skipInvalid) return INVALID;
		throw new YAMLException(`unacceptable kind of an object to dump ${Object.prototype.toString.call(object)}`);
	}
	let { tag, tagName, implicitTag } = matched, nodeTagName = implicitTag ? tagName : tagNameShort(tagName);
	if (tag.nodeKind === "scalar") return {
		kind: "scalar",
		tag: nodeTagName,
		tagged: !implicitTag,
		style: SCALAR_STYLE.PLAIN,
		value: tag.represent(object)
	};
	if (tag.nodeKind === "sequence") {
		let container = tag.represent(object), node = {
			kind: "sequence",
			tag: nodeTagName,
			tagged: !implicitTag,
			style: COLLECTION_STYLE.BLOCK,
			items: []
		};
		state.noRefs || state.refs.set(object, node);
		for (let index = 0, length = container.length; index < length; index += 1) {
			let item = build(state, container[index]);
			item === INVALID && container[index] === void 0 && (item = build(state, null)), item !== INVALID && node.items.push(item);
		}
		return node;
	}
	let map = tag.represent(object), node = {
		kind: "mapping",
		tag: nodeTagName,
		tagged: !implicitTag,
		style: COLLECTION_STYLE.BLOCK,
		items: []
	};
	state.noRefs || state.refs.set(object, node);
	for (let [objectKey, objectValue] of map) {
		let key = build(state, objectKey);
		if (key === INVALID) continue;
		let value = build(state, objectValue);
		value !== INVALID && node.items.push({
			key,
			value
		});
	}
	return node;
}
/**
* Convert JS object to AST. A JS value is one YAML document. An unrepresentable
* root becomes an empty document, which the presenter renders as an empty
* string.
*
* @category AST
*/
function jsToAst(input, schema, options = {}) {
	let root = build({
		representTypes: buildRepresentTypes(schema),
		noRefs: options.noRefs ?? !1,
		skipInvalid: options.skipInvalid ?? !1,
		refs: /* @__PURE__ */ new Map(),
		refCounter: 0
	}, input);
	return [{
		contents: root === INVALID ? null : root,
		directives: []
	}];
}
/**
* Return from a visitor to stop the whole traversal.
*
* @category AST
*/
var VISIT_BREAK = Symbol("visit:break"), VISIT_SKIP = Symbol("visit:skip");
function visitNode(node, visitor, ctx) {
	let control = visitor(node, ctx);
	if (control === VISIT_BREAK) return !0;
	if (control === VISIT_SKIP) return !1;
	let depth = ctx.depth + 1;
	switch (node.kind) {
		case "sequence":
			for (let item of node.items) if (visitNode(item, visitor, {
				depth,
				parent: node,
				isKey: !1
			})) return !0;
			break;
		case "mapping": for (let { key, value } of node.items) if (visitNode(key, visitor, {
			depth,
			parent: node,
			isKey: !0
		}) || visitNode(value, visitor, {
			depth,
			parent: node,
			isKey: !1
		})) return !0;
	}
	return !1;
}
/**
* Walk every node in the documents, calling {@link Visitor} once per
* node (pre-order).
*
* @category AST
*/
function visit(documents, visitor) {
	for (let doc of documents) if (doc.contents && visitNode(doc.contents, visitor, {
		depth: 0,
		parent: null,
		isKey: !1
	})) return;
}
function hasBit(mask, bit) {
	return !!(mask & 1 << bit);
}
/**
* Default scalar styling rules in application order.
* See [Scalar styling](../../docs/scalar_styling.md) for usage details.
*
* @category AST
*/
var DEFAULT_SCALAR_STYLE_RULES = {
	applyQuoteFlowKeysOption,
	doubleQuoteForInvisibles,
	doubleQuoteWhitespaceOnly,
	applyForceQuotesOption,
	tryLongOrMultilineAsBlock,
	quoteInvalidPlain,
	fallbackToDoubleQuoted
};
function _preferredQuotedStyle(layout) {
	return layout.presenterOptions.quoteStyle === "single" && hasBit(layout.allowedStylesMask, SCALAR_STYLE.SINGLE_QUOTED) ? SCALAR_STYLE.SINGLE_QUOTED : SCALAR_STYLE.DOUBLE_QUOTED;
}
function applyQuoteFlowKeysOption(layout) {
	layout.presenterOptions.quoteFlowKeys && layout.isKey && layout.flowOnly && layout.style === SCALAR_STYLE.PLAIN && (layout.style = SCALAR_STYLE.DOUBLE_QUOTED);
}
function doubleQuoteForInvisibles(layout) {
	layout.style === SCALAR_STYLE.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(layout.node.value) && (layout.style = SCALAR_STYLE.DOUBLE_QUOTED);
}
function doubleQuoteWhitespaceOnly(layout) {
	layout.style === SCALAR_STYLE.PLAIN && /^\s+$/.test(layout.node.value) && (layout.style = SCALAR_STYLE.DOUBLE_QUOTED);
}
function applyForceQuotesOption(layout) {
	layout.presenterOptions.forceQuotes && (layout.isKey || layout.style !== SCALAR_STYLE.PLAIN || layout.node.tag === layout.presenterOptions.schema.defaultScalarTag.tagName && (layout.style = layout.node.value.includes("\n") ? SCALAR_STYLE.DOUBLE_QUOTED : _preferredQuotedStyle(layout)));
}
function tryLongOrMultilineAsBlock(layout) {
	if (layout.style !== SCALAR_STYLE.PLAIN || layout.isKey) return;
	let value = layout.node.value, multiline = value.indexOf("\n") !== -1;
	if (!hasBit(layout.allowedStylesMask, SCALAR_STYLE.LITERAL_BLOCK)) {
		multiline && (layout.style = SCALAR_STYLE.DOUBLE_QUOTED);
		return;
	}
	let w = layout.presenterOptions.lineWidth;
	if (w === -1) {
		multiline && (layout.style = SCALAR_STYLE.LITERAL_BLOCK);
		return;
	}
	let availableWidth = Math.max(Math.min(w, 40), w - layout.shiftOfContent), position = 0, shouldFold = !1;
	for (; position <= value.length;) {
		let lineEnd = value.length, nextLineBreak = value.indexOf("\n", position);
		nextLineBreak !== -1 && (lineEnd = nextLineBreak);
		let line = value.slice(position, lineEnd);
		if (line.length > availableWidth && line[0] !== " " && / [^ \t]/.test(line) && (shouldFold = !0), nextLineBreak === -1) break;
		position = nextLineBreak + 1;
	}
	shouldFold ? layout.style = SCALAR_STYLE.FOLDED_BLOCK : multiline && (layout.style = SCALAR_STYLE.LITERAL_BLOCK);
}
function quoteInvalidPlain(layout) {
	layout.style === SCALAR_STYLE.PLAIN && !hasBit(layout.allowedStylesMask, SCALAR_STYLE.PLAIN) && (layout.style = _preferredQuotedStyle(layout));
}
function fallbackToDoubleQuoted(layout) {
	hasBit(layout.allowedStylesMask, layout.style) || (layout.style = SCALAR_STYLE.DOUBLE_QUOTED);
}
function setBit(mask, bit) {
	return mask | 1 << bit;
}
var SRC_C_PRINTABLE = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]", SRC_B_CHAR = "[\\n\\r]", SRC_C_BYTE_ORDER_MARK = "\\uFEFF", SRC_S_WHITE = "[ \\t]", SRC_NB_CHAR = `(?:(?!(?:${SRC_B_CHAR}|${SRC_C_BYTE_ORDER_MARK}))${SRC_C_PRINTABLE})`, SRC_NS_CHAR = `(?:(?!${SRC_S_WHITE})${SRC_NB_CHAR})`, SRC_NB_JSON = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]", SRC_C_INDICATOR = "[-?:,\\[\\]{}#&*!|>'\"%@`]", SRC_C_FLOW_INDICATOR = "[,\\[\\]{}]", SRC_NS_PLAIN_SAFE_FLOW_OUT = SRC_NS_CHAR, SRC_NS_PLAIN_SAFE_FLOW_IN = `(?:(?!${SRC_C_FLOW_INDICATOR})${SRC_NS_CHAR})`, SRC_NS_PLAIN_FIRST_FLOW_OUT = `(?:(?:(?!${SRC_C_INDICATOR})${SRC_NS_CHAR})|[?:-](?=${SRC_NS_PLAIN_SAFE_FLOW_OUT}))`, SRC_NS_PLAIN_FIRST_FLOW_IN = `(?:(?:(?!${SRC_C_INDICATOR})${SRC_NS_CHAR})|[?:-](?=${SRC_NS_PLAIN_SAFE_FLOW_IN}))`, SRC_NS_PLAIN_CHAR_FLOW_OUT = `(?:(?:(?![:#])${SRC_NS_PLAIN_SAFE_FLOW_OUT})|:(?=${SRC_NS_PLAIN_SAFE_FLOW_OUT}))#*`, SRC_NS_PLAIN_CHAR_FLOW_IN = `(?:(?:(?![:#])${SRC_NS_PLAIN_SAFE_FLOW_IN})|:(?=${SRC_NS_PLAIN_SAFE_FLOW_IN}))#*`, SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT = `(?:${SRC_S_WHITE}*${SRC_NS_PLAIN_CHAR_FLOW_OUT})*`, SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN = `(?:${SRC_S_WHITE}*${SRC_NS_PLAIN_CHAR_FLOW_IN})*`, SRC_NS_PLAIN_ONE_LINE_FLOW_OUT = `${SRC_NS_PLAIN_FIRST_FLOW_OUT}#*${SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT}`, SRC_NS_PLAIN_ONE_LINE_FLOW_IN = `${SRC_NS_PLAIN_FIRST_FLOW_IN}#*${SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN}`, SRC_NS_PLAIN_ONE_LINE_BLOCK_KEY = SRC_NS_PLAIN_ONE_LINE_FLOW_OUT, SRC_NS_PLAIN_ONE_LINE_FLOW_KEY = SRC_NS_PLAIN_ONE_LINE_FLOW_IN, SRC_S_NS_PLAIN_NEXT_LINE_FLOW_OUT = `\\n+${SRC_NS_PLAIN_CHAR_FLOW_OUT}${SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT}`, SRC_S_NS_PLAIN_NEXT_LINE_FLOW_IN = `\\n+${SRC_NS_PLAIN_CHAR_FLOW_IN}${SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN}`, SRC_NS_PLAIN_MULTI_LINE_FLOW_OUT = `${SRC_NS_PLAIN_ONE_LINE_FLOW_OUT}(?:${SRC_S_NS_PLAIN_NEXT_LINE_FLOW_OUT})*`, SRC_NS_PLAIN_MULTI_LINE_FLOW_IN = `${SRC_NS_PLAIN_ONE_LINE_FLOW_IN}(?:${SRC_S_NS_PLAIN_NEXT_LINE_FLOW_IN})*`, NS_PLAIN_FLOW_OUT = RegExp(`^(?:${SRC_NS_PLAIN_MULTI_LINE_FLOW_OUT})$`, "u"), NS_PLAIN_FLOW_IN = RegExp(`^(?:${SRC_NS_PLAIN_MULTI_LINE_FLOW_IN})$`, "u"), NS_PLAIN_BLOCK_KEY = RegExp(`^(?:${SRC_NS_PLAIN_ONE_LINE_BLOCK_KEY})$`, "u"), NS_PLAIN_FLOW_KEY = RegExp(`^(?:${SRC_NS_PLAIN_ONE_LINE_FLOW_KEY})$`, "u"), NB_SINGLE_ONE_LINE = RegExp(`^(?:${SRC_NB_JSON})*$`, "u"), NB_SINGLE_MULTI_LINE = RegExp(`^(?:${SRC_NB_JSON}|\\n)*$`, "u"), BLOCK_SCALAR_CONTENT = RegExp(`^(?:${SRC_NB_CHAR}|\\n)*$`, "u"), C_FORBIDDEN_FIRST_LINE = /^(?:---|\.\.\.)(?=$|[ \t\n\r])/, C_FORBIDDEN_CONTENT = /^(?:---|\.\.\.)(?=$|[ \t\n\r])/m;
function canUsePlain(layout) {
	let str = layout.node.value;
	if (str !== "") {
		if (!(layout.isKey ? layout.flowOnly ? NS_PLAIN_FLOW_KEY : NS_PLAIN_BLOCK_KEY : layout.flowOnly ? NS_PLAIN_FLOW_IN : NS_PLAIN_FLOW_OUT).test(str) || layout.shiftOfFirstLine === 0 && C_FORBIDDEN_FIRST_LINE.test(str)) return !1;
		if (layout.shiftOfContent === 0) {
			let firstLineBreak = str.indexOf("\n");
			if (firstLineBreak !== -1) {
				let content = str.slice(firstLineBreak + 1);
				if (C_FORBIDDEN_CONTENT.test(content)) return !1;
			}
		}
	}
	let resolvedTag = layout.presenterOptions.schema.resolveImplicitScalarTag(str).tag.tagName;
	return !(!layout.node.tagged && resolvedTag !== layout.node.tag || !layout.node.tagged && str === "=" && resolvedTag === layout.presenterOptions.schema.defaultScalarTag.tagName);
}
function canUseSingleQuoted(layout) {
	let str = layout.node.value;
	if (!(layout.isKey ? NB_SINGLE_ONE_LINE : NB_SINGLE_MULTI_LINE).test(str) || /[ \t]\n|\n[ \t]/.test(str)) return !1;
	if (!layout.isKey && layout.shiftOfContent === 0) {
		let firstLineBreak = str.indexOf("\n");
		if (firstLineBreak !== -1 && C_FORBIDDEN_CONTENT.test(str.slice(firstLineBreak + 1))) return !1;
	}
	return !0;
}
function canUseBlock(layout) {
	if (layout.flowOnly || !BLOCK_SCALAR_CONTENT.test(layout.node.value)) return !1;
	let contentIndent = layout.shiftOfContent - layout.shiftOfParent;
	return !(contentIndent < 1 || contentIndent > 9 && /^\n* /.test(layout.node.value) || layout.shiftOfContent === 0 && C_FORBIDDEN_CONTENT.test(layout.node.value));
}
function detectAllowedStyles(layout) {
	let mask = setBit(0, SCALAR_STYLE.DOUBLE_QUOTED);
	canUsePlain(layout) && (mask = setBit(mask, SCALAR_STYLE.PLAIN)), canUseSingleQuoted(layout) && (mask = setBit(mask, SCALAR_STYLE.SINGLE_QUOTED)), canUseBlock(layout) && (mask = setBit(setBit(mask, SCALAR_STYLE.LITERAL_BLOCK), SCALAR_STYLE.FOLDED_BLOCK)), layout.allowedStylesMask = mask;
}
function renderScalar(layout) {
	switch (layout.style) {
		case SCALAR_STYLE.PLAIN: return renderPlain(layout);
		case SCALAR_STYLE.SINGLE_QUOTED: return renderSingleQuoted(layout);
		case SCALAR_STYLE.LITERAL_BLOCK: return renderLiteralBlock(layout);
		case SCALAR_STYLE.FOLDED_BLOCK: return renderFoldedBlock(layout);
		case SCALAR_STYLE.DOUBLE_QUOTED: return renderDoubleQuoted(layout);
	}
}
function renderPlain(layout) {
	return encodeFlowBreaks(layout.node.value, layout.shiftOfContent);
}
function renderSingleQuoted(layout) {
	return `'${encodeFlowBreaks(layout.node.value, layout.shiftOfContent).replace(/'/g, "''")}'`;
}
function renderLiteralBlock(layout) {
	let value = layout.node.value;
	return "|" + blockHeader(value, layout.shiftOfParent, layout.shiftOfContent) + dropEndingNewline(indentString(value, layout.shiftOfContent));
}
function renderFoldedBlock(layout) {
	let value = layout.node.value, w = layout.presenterOptions.lineWidth, availableWidth = Infinity;
	return w !== -1 && (availableWidth = Math.max(Math.min(w, 40), w - layout.shiftOfContent)), ">" + blockHeader(value, layout.shiftOfParent, layout.shiftOfContent) + dropEndingNewline(indentString(foldBlockScalar(value, availableWidth), layout.shiftOfContent));
}
function renderDoubleQuoted(layout) {
	return `"${escapeString(layout.node.value)}"`;
}
function encodeFlowBreaks(string, shiftOfContent) {
	let nextLF = string.indexOf("\n");
	if (nextLF === -1) return string;
	let pad = " ".repeat(shiftOfContent), result = string.slice(0, nextLF), lineRe = /(\n+)([^\n]*)/g;
	lineRe.lastIndex = nextLF;
	let match;
	for (; match = lineRe.exec(string);) {
		let breaks = match[1].length, line = match[2];
		result += "\n".repeat(breaks + 1) + pad + line;
	}
	return result;
}
function indentString(string, spaces) {
	let indent = " ".repeat(spaces), position = 0, result = "", length = string.length;
	for (; position < length;) {
		let line, next = string.indexOf("\n", position);
		next === -1 ? (line = string.slice(position), position = length) : (line = string.slice(position, next + 1), position = next + 1), line.length && line !== "\n" && (result += indent), result += line;
	}
	return result;
}
function needIndentIndicator(string) {
	return /^\n* /.test(string);
}
function blockHeader(string, shiftOfParent, shiftOfContent) {
	let indentIndicator = needIndentIndicator(string) ? String(shiftOfContent - shiftOfParent) : "", clip = string[string.length - 1] === "\n";
	return `${indentIndicator}${clip && (string[string.length - 2] === "\n" || string === "\n") ? "+" : clip ? "" : "-"}\n`;
}
function dropEndingNewline(string) {
	return string[string.length - 1] === "\n" ? string.slice(0, -1) : string;
}
function isMoreIndented(char) {
	return char === " " || char === "	";
}
function foldLine(line, width) {
	if (line === "" || isMoreIndented(line[0])) return line;
	let breakRe = / [^ \t]/g, match, start = 0, end, curr = 0, next = 0, result = "";
	for (; match = breakRe.exec(line);) next = match.index, next - start > width && (end = curr > start ? curr : next, result += `\n${line.slice(start, end)}`, start = end + 1), curr = next;
	return result += "\n", line.length - start > width && curr > start ? result += `${line.slice(start, curr)}\n${line.slice(curr + 1)}` : result += line.slice(start), result.slice(1);
}
function foldBlockScalar(string, width) {
	let lineRe = /(\n+)([^\n]*)/g, nextLF = string.indexOf("\n");
	nextLF === -1 && (nextLF = string.length), lineRe.lastIndex = nextLF;
	let result = foldLine(string.slice(0, nextLF), width), prevMoreIndented = string[0] === "\n" || isMoreIndented(string[0]), moreIndented, match;
	for (; match = lineRe.exec(string);) {
		let prefix = match[1], line = match[2];
		moreIndented = line !== "" && isMoreIndented(line[0]), result += prefix + (!prevMoreIndented && !moreIndented && line !== "" ? "\n" : "") + foldLine(line, width), prevMoreIndented = moreIndented;
	}
	return result;
}
var CHARACTERS_TO_ESCAPE = /["\\\x00-\x1F\x7F-\xA0\u2028\u2029\uD800-\uDFFF\uFEFF\uFFFE\uFFFF]/gu;
function escapeCharacter(character) {
	switch (character) {
		case "\0": return "\\0";
		case "\x07": return "\\a";
		case "\b": return "\\b";
		case "	": return "\\t";
		case "\n": return "\\n";
		case "\v": return "\\v";
		case "\f": return "\\f";
		case "\r": return "\\r";
		case "\x1B": return "\\e";
		case "\"": return "\\\"";
		case "\\": return "\\\\";
		case "": return "\\N";
		case "\xA0": return "\\_";
		case "\u2028": return "\\L";
		case "\u2029": return "\\P";
	}
	let code = character.charCodeAt(0), hex = code.toString(16).toUpperCase();
	return code <= 255 ? `\\x${"0".repeat(2 - hex.length)}${hex}` : `\\u${"0".repeat(4 - hex.length)}${hex}`;
}
function escapeString(string) {
	return string.replace(CHARACTERS_TO_ESCAPE, escapeCharacter);
}
var CHAR_LINE_FEED = 10, DEFAULT_PRESENTER_OPTIONS = {
	indent: 2,
	seqNoIndent: !1,
	seqInlineFirst: !0,
	lineWidth: 80,
	flowBracketPadding: !1,
	flowSkipCommaSpace: !1,
	flowSkipColonSpace: !1,
	quoteFlowKeys: !1,
	quoteStyle: "single",
	forceQuotes: !1,
	scalarStyleRules: Object.keys(DEFAULT_SCALAR_STYLE_RULES).map((name) => Reflect.get(DEFAULT_SCALAR_STYLE_RULES, name)),
	tagBeforeAnchor: !1
};
function nodeTagShort(node) {
	return node.tagged ? node.tag : tagNameShort(node.tag);
}
function createPresenterState(options) {
	let opts = {
		...DEFAULT_PRESENTER_OPTIONS,
		...options
	};
	return opts.flowSkipColonSpace && (opts.quoteFlowKeys = !0), {
		...opts,
		defaultScalarTagName: opts.schema.defaultScalarTag.tagName,
		openEnded: !1
	};
}
function generateNextLine(state, level) {
	return `\n${" ".repeat(state.indent * level)}`;
}
function scalarLayout(state, node, parent, level, isKey, flowOnly) {
	return {
		node,
		parent,
		level,
		isKey,
		flowOnly,
		shiftOfParent: level === 0 ? -1 : state.indent * (level - 1),
		shiftOfContent: state.indent * Math.max(1, level),
		shiftOfFirstLine: level === 0 ? 0 : state.indent * level,
		presenterOptions: state,
		allowedStylesMask: 0,
		style: node.style
	};
}
function writeFlowSequence(state, level, node) {
	let result = "";
	for (let index = 0, length = node.items.length; index < length; index += 1) {
		let item = writeNode(state, level, node.items[index], node, {}).text;
		index > 0 && (result += `,${state.flowSkipCommaSpace ? "" : " "}`), result += item;
	}
	let pad = state.flowBracketPadding && node.items.length > 0 ? " " : "";
	return `[${pad}${result}${pad}]`;
}
function writeBlockSequence(state, level, node, compact) {
	let result = "";
	for (let index = 0, length = node.items.length; index < length; index += 1) {
		let item = writeNode(state, level + 1, node.items[index], node, {
			block: !0,
			compact: state.seqInlineFirst,
			isblockseq: !0
		}).text;
		compact && result === "" || (result += generateNextLine(state, level)), item === "" || CHAR_LINE_FEED === item.charCodeAt(0) ? result += "-" : result += "- ", result += item;
	}
	return result;
}
function writeFlowMapping(state, level, node) {
	let result = "";
	for (let { key, value } of node.items) {
		let pairBuffer = "";
		result !== "" && (pairBuffer += `,${state.flowSkipCommaSpace ? "" : " "}`);
		let keyRender = writeNode(state, level, key, node, { iskey: !0 }), keyText = keyRender.text, valueText = writeNode(state, level, value, node, {}).text, sep = state.flowSkipColonSpace || valueText === "" ? "" : " ", keyIsBareProps = key.kind === "scalar" && keyRender.noBody && (key.tagged || key.anchor !== void 0), keyColonSep = key.kind === "alias" || keyIsBareProps ? " " : "";
		pairBuffer += `${keyText}${keyColonSep}:${sep}${valueText}`, result += pairBuffer;
	}
	let pad = state.flowBracketPadding && result !== "" ? " " : "";
	return `{${pad}${result}${pad}}`;
}
function writeBlockMapping(state, level, node, compact) {
	let result = "";
	for (let index = 0, length = node.items.length; index < length; index += 1) {
		let pairBuffer = "";
		compact && result === "" || (pairBuffer += generateNextLine(state, level));
		let { key, value } = node.items[index], keyIsBlock = (key.kind === "mapping" || key.kind === "sequence") && key.style === COLLECTION_STYLE.BLOCK && key.items.length !== 0 || key.kind === "scalar" && (key.style === SCALAR_STYLE.LITERAL_BLOCK || key.style === SCALAR_STYLE.FOLDED_BLOCK), keyRender = keyIsBlock ? writeNode(state, level + 1, key, node, {
			block: !0,
			compact: !0,
			isblockseq: !cannotBeCompact(state, key, level + 1)
		}) : writeNode(state, level + 1, key, node, {
			block: !0,
			compact: !0,
			iskey: !0
		}), keyText = keyRender.text, keyHasLineBreak = key.kind === "scalar" && key.value.indexOf("\n") !== -1, keyIsTooLong = keyText.length > 1024 && /^[\s\S]{1025}/u.test(keyText), explicitPair = keyIsBlock || keyHasLineBreak || keyIsTooLong;
		explicitPair && (keyText && CHAR_LINE_FEED === keyText.charCodeAt(0) ? pairBuffer += "?" : pairBuffer += "? "), pairBuffer += keyText, explicitPair && (pairBuffer += generateNextLine(state, level));
		let valueText = writeNode(state, level + 1, value, node, {
			block: !0,
			compact: explicitPair,
			isblockseq: explicitPair && !cannotBeCompact(state, value, level + 1)
		}).text, keyIsBareProps = key.kind === "scalar" && keyRender.noBody && (key.tagged || key.anchor !== void 0), keyColonSep = !explicitPair && (key.kind === "alias" || keyIsBareProps) ? " " : "";
		valueText === "" || CHAR_LINE_FEED === valueText.charCodeAt(0) ? pairBuffer += `${keyColonSep}:` : pairBuffer += `${keyColonSep}: `, pairBuffer += valueText, result += pairBuffer;
	}
	return result;
}
function cannotBeCompact(state, node, level) {
	return node.kind === "alias" || node.tagged || node.anchor !== void 0 || state.indent < 2 && level > 0;
}
function writeNode(state, level, node, parent, ctx) {
	if (node.kind === "alias") return state.openEnded = !1, {
		text: `*${node.anchor}`,
		noBody: !1
	};
	let { block = !1, iskey = !1, isblockseq = !1 } = ctx, compact = ctx.compact ?? !1, hasAnchor = node.anchor !== void 0;
	cannotBeCompact(state, node, level) && (compact = !1);
	let body, shouldPrintTag = node.tagged, useBlockCollection = block && (node.kind === "mapping" || node.kind === "sequence") && node.style === COLLECTION_STYLE.BLOCK && node.items.length !== 0;
	if (node.kind === "mapping") body = useBlockCollection ? writeBlockMapping(state, level, node, compact) : writeFlowMapping(state, level, node);
	else if (node.kind === "sequence") body = useBlockCollection ? state.seqNoIndent && !isblockseq && level > 0 ? writeBlockSequence(state, level - 1, node, compact) : writeBlockSequence(state, level, node, compact) : writeFlowSequence(state, level, node);
	else {
		let layout = scalarLayout(state, node, parent, level, iskey, !block);
		detectAllowedStyles(layout);
		for (let rule of state.scalarStyleRules) rule(layout);
		body = renderScalar(layout), state.openEnded = (layout.style === SCALAR_STYLE.LITERAL_BLOCK || layout.style === SCALAR_STYLE.FOLDED_BLOCK) && (node.value === "\n" || node.value.endsWith("\n\n")), shouldPrintTag = node.tagged || body === "" && layout.flowOnly && parent?.kind === "sequence" && !hasAnchor || layout.style !== SCALAR_STYLE.PLAIN && node.tag !== state.defaultScalarTagName;
	}
	node.kind !== "mapping" && node.kind !== "sequence" || useBlockCollection || (state.openEnded = !1), useBlockCollection && compact && level > 0 && state.indent > 2 && (body = `${" ".repeat(state.indent - 2)}${body}`);
	let noBody = body === "", text = body;
	if (shouldPrintTag || hasAnchor) {
		let props = [], tag = shouldPrintTag ? nodeTagShort(node) : null, anchor = hasAnchor ? `&${node.anchor}` : null;
		state.tagBeforeAnchor ? (tag !== null && props.push(tag), anchor !== null && props.push(anchor)) : (anchor !== null && props.push(anchor), tag !== null && props.push(tag));
		let sep = body === "" || body.charCodeAt(0) === CHAR_LINE_FEED ? "" : " ";
		text = `${props.join(" ")}${sep}${body}`;
	}
	return {
		text,
		noBody
	};
}
function rootStartsOwnLine(node) {
	return (node.kind === "sequence" || node.kind === "mapping") && node.style === COLLECTION_STYLE.BLOCK && node.items.length !== 0 && !node.tagged && node.anchor === void 0;
}
function writeDocumentDirectives(doc) {
	let result = "";
	for (let directive of doc.directives) {
		if (directive.kind === "yaml") {
			result += `%YAML ${directive.version}\n`;
			continue;
		}
		let { handle, prefix } = directive;
		result += `%TAG ${handle} ${prefix}\n`;
	}
	return result;
}
/**
* Build YAML from AST.
*
* @category AST
*/
function present(documents, options) {
	let state = createPresenterState(options), result = "", previousEnded = !1;
	for (let index = 0; index < documents.length; index += 1) {
		let doc = documents[index];
		state.openEnded = !1;
		let directives = writeDocumentDirectives(doc), hasDirectives = directives !== "", marker = doc.explicitStart || hasDirectives || index > 0 && !previousEnded;
		if (result += directives, doc.contents === null) marker && (result += "---\n");
		else if (marker) {
			let body = writeNode(state, 0, doc.contents, null, {
				block: !0,
				compact: !0
			}).text, sep = body === "" ? "" : hasDirectives || rootStartsOwnLine(doc.contents) ? "\n" : " ";
			result += `---${sep}${body}\n`;
		} else result += writeNode(state, 0, doc.contents, null, {
			block: !0,
			compact: !0
		}).text + "\n";
		previousEnded = doc.explicitEnd || state.openEnded, previousEnded && (result += "...\n");
	}
	return result;
}
var DEFAULT_DUMP_OPTIONS = {
	...DEFAULT_PRESENTER_OPTIONS,
	schema: DUMP_SCHEMA,
	skipInvalid: !1,
	noRefs: !1,
	flowLevel: -1,
	sortKeys: !1,
	transform: () => {}
};
function defaultCompareFn(a, b) {
	let x = String(a), y = String(b);
	return x < y ? -1 : +(x > y);
}
/**
* Serializes JS object as a YAML document. By default it can dump every
* supported YAML type, so it throws an exception if you try to dump regexps or
* functions. However, you can disable exceptions by setting the
* {@link DumpOptions.skipInvalid} option to `true`.
*
* @category Main
*/
function dump(input, options = {}) {
	let opts = {
		...DEFAULT_DUMP_OPTIONS,
		...options
	}, documents = jsToAst(input, opts.schema, {
		noRefs: opts.noRefs,
		skipInvalid: opts.skipInvalid
	});
	if (opts.flowLevel >= 0 && visit(documents, (node, ctx) => {
		if (!(ctx.depth < opts.flowLevel)) return (node.kind === "sequence" || node.kind === "mapping") && (node.style = COLLECTION_STYLE.FLOW), VISIT_SKIP;
	}), opts.sortKeys) {
		let compareFn = opts.sortKeys === !0 ? defaultCompareFn : opts.sortKeys;
		visit(documents, (node) => {
			node.kind === "mapping" && node.items.sort((a, b) => compareFn(a.key.kind === "scalar" ? a.key.value : "", b.key.kind === "scalar" ? b.key.value : ""));
		});
	}
	return opts.transform(documents), present(documents, {
		...pick(opts, Object.keys(DEFAULT_PRESENTER_OPTIONS)),
		schema: opts.schema
	});
}
EVENT_ID.DOCUMENT, EVENT_ID.SEQUENCE, EVENT_ID.MAPPING, EVENT_ID.SCALAR, EVENT_ID.ALIAS, EVENT_ID.POP, SCALAR_STYLE.PLAIN, SCALAR_STYLE.SINGLE_QUOTED, SCALAR_STYLE.DOUBLE_QUOTED, SCALAR_STYLE.LITERAL_BLOCK, SCALAR_STYLE.FOLDED_BLOCK, COLLECTION_STYLE.BLOCK, COLLECTION_STYLE.FLOW, CHOMPING_MODE.CLIP, CHOMPING_MODE.STRIP, CHOMPING_MODE.KEEP;
// node_modules/zod/v4/classic/iso.js
function datetime(params) {
	return _isoDateTime(ZodISODateTime, params);
}
// src/engine/data/schemaFaults.ts
/** Turns an issue of Zod into a message. */
function explainIssue(issue, { schema, value, nameOf }) {
	let { path } = issue, where = nameOf(path);
	if (issue.code === "unrecognized_keys") {
		let known = knownKeys(path, schema, value);
		return issue.keys.map((key) => {
			let guess = nearest(key, known), hint = guess ? `Did you mean "${guess}"?` : `Known keys: ${known.join(", ")}.`, message = `unknown key "${key}"${path.length > 0 ? ` in ${where}` : ""}.`;
			return {
				kind: "unknown key",
				path,
				reason: key,
				guess,
				message,
				hint
			};
		});
	}
	let given = valueAt(value, path), missing = given === void 0 && issue.code !== "custom", reason = issue.message.replace(/^Invalid input: /, ""), fault = {
		kind: missing ? "missing" : "value",
		path,
		reason
	};
	if (issue.code === "invalid_value") {
		let known = issue.values.map(String), isPart = typeof given == "object" && !!given, guess = isPart ? void 0 : nearest(String(given), known), hint = guess ? `Did you mean "${guess}"?` : `Known: ${known.join(", ")}.`, message = missing ? `${where} is missing.` : `${where} cannot be ${isPart ? Array.isArray(given) ? "a list" : "a map" : `"${String(given)}"`}.`;
		return [{
			...fault,
			guess,
			message,
			hint
		}];
	}
	let message = missing ? `${where} is missing.` : `${where} is wrong: ${reason}.`, keys = path.length === 0 ? knownKeys([], schema, value) : [], hint = keys.length > 0 ? `Known keys: ${keys.join(", ")}.` : void 0;
	return [{
		...fault,
		message,
		hint
	}];
}
/** The part of a value at a path; undefined where there is none. */
function valueAt(value, path) {
	let current = value;
	for (let key of path) {
		if (typeof current != "object" || !current) return;
		current = Reflect.get(current, key);
	}
	return current;
}
/** Keys that a schema knows at a path; where it is one of several, those of the one that the value names by its constants. */
function knownKeys(path, schema, value) {
	let taken = keysAt(path, {
		schema,
		value,
		io: "input"
	});
	return taken.length > 0 ? taken : keysAt(path, {
		schema,
		value,
		io: "output"
	});
}
function keysAt(path, { schema, value, io }) {
	let root = toJSONSchema(schema, {
		io,
		unrepresentable: "any"
	}), plain = (schema) => {
		let named = schema.$ref && root.$defs?.[schema.$ref.replace("#/$defs/", "")], branches = schema.anyOf ?? schema.oneOf ?? (named ? [named] : void 0);
		return branches ? branches.filter(isSchema).flatMap(plain) : [schema];
	}, schemas = plain(root).filter((one) => takesValue(one, value));
	for (let [depth, key] of path.entries()) {
		let inside = schemas.flatMap(({ items, properties, additionalProperties }) => [properties?.[String(key)] ?? items ?? additionalProperties].flat().filter(isSchema)), own = valueAt(value, path.slice(0, depth + 1));
		schemas = inside.flatMap(plain).filter((one) => takesValue(one, own));
	}
	return [...new Set(schemas.flatMap(({ properties }) => Object.keys(properties ?? {})))];
}
function isSchema(value) {
	return typeof value == "object" && !!value;
}
/** Whether the constants of a branch, such as its `type`, are those of the value. */
function takesValue({ properties = {} }, value) {
	return Object.entries(properties).every(([key, schema]) => !isSchema(schema) || schema.const === void 0 || schema.const === valueAt(value, [key]));
}
// src/engine/data/yamlTree.ts
/** YAML that no table can be made of. */
var TreeFault = class extends Error {
	place;
	constructor(message, place) {
		super(message), this.place = place;
	}
};
/**
* YAML as a tree in which every part knows its place. All values are text: a table's cells have no types.
* @throws YAMLException for a fault of syntax, TreeFault for aliases, for a key that is there twice, and for no document
* or several.
*/
function parseYamlTree(source) {
	let events = parseEvents(source, {}), next = 0, last = 0, line = 1, lineStart = 0;
	function read() {
		let event = events[next];
		if (next += 1, event?.type === EVENT_ID.SCALAR) return text(event);
		if (event?.type === EVENT_ID.SEQUENCE) {
			let list = {
				kind: "list",
				place: begin(event.start),
				items: []
			};
			for (; !ends();) list.items.push(read());
			return list;
		}
		if (event?.type === EVENT_ID.MAPPING) return map(event.start);
		throw new TreeFault("anchors and aliases are not allowed in a table", lastPlace());
	}
	function map(start) {
		let result = {
			kind: "map",
			place: begin(start),
			entries: [],
			byKey: /* @__PURE__ */ new Map()
		};
		for (; !ends();) {
			let key = read();
			if (key.kind !== "text") throw new TreeFault("a key must be a word", lastPlace());
			if (result.byKey.has(key.text)) throw new TreeFault(`the key "${key.text}" is used twice`, key.place);
			let entry = {
				key: key.text,
				place: key.place,
				value: read()
			};
			result.entries.push(entry), result.byKey.set(key.text, entry);
		}
		return result;
	}
	function text(event) {
		if (event.valueStart < 0) return {
			kind: "text",
			place: lastPlace(),
			text: ""
		};
		let place = begin(event.valueStart), value = getScalarValue(source, event);
		return {
			kind: "text",
			place,
			text: event.style === SCALAR_STYLE.PLAIN && /^(?:~|null)$/i.test(value) ? "" : value
		};
	}
	/** Events come in the order of the text. */
	function begin(offset) {
		last = offset;
		for (let end = source.indexOf("\n", lineStart); end >= 0 && end < offset; line++) lineStart = end + 1, end = source.indexOf("\n", lineStart);
		return lastPlace();
	}
	function lastPlace() {
		return {
			line,
			column: last - lineStart + 1
		};
	}
	function ends() {
		return events[next]?.type === EVENT_ID.POP && (next += 1, !0);
	}
	let documents = events.filter((event) => event.type === EVENT_ID.DOCUMENT).length;
	if (documents === 0) throw new TreeFault("the data file is empty", lastPlace());
	if (documents > 1) throw new TreeFault("a data file must contain one document", lastPlace());
	return next = 1, read();
}
/** The value of a key of a map, or of a place of a list, and where it begins. */
function partOf(node, key) {
	if (node?.kind === "map") return node.byKey.get(String(key));
	let item = node?.kind === "list" ? node.items[Number(key)] : void 0;
	return item && {
		place: item.place,
		value: item
	};
}
/** A value that should be text, as deep as it may be: its numbers and truth values as they are written, `1.30` and `True`. */
function textsIn(value, node) {
	if (typeof value == "number" || typeof value == "boolean") return node?.kind === "text" ? node.text : value;
	let inside = (each, key) => textsIn(each, partOf(node, key)?.value);
	return Array.isArray(value) ? value.map(inside) : isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inside(each, key)])) : value;
}
// src/engine/data/readYaml.ts
/** Reads a piece of YAML that has a schema. A fault comes with its place and, for a key, the nearest known one. */
function readYaml(text, schema) {
	let { parsed, fault } = parseYaml(text);
	return parsed ? checkYaml(parsed, schema) : { faults: [{
		...fault,
		hint: "Quote values that hold \": \", \" #\" or start with {, [, @ or *; indent with spaces."
	}] };
}
/** Reads YAML of any form. */
function parseYaml(text) {
	try {
		let loaded = /^\s*[^\s#]/m.test(text) ? load(text) : void 0;
		if (!isSmall(loaded)) return { fault: sizeFault(text) };
		let value = text.includes("\\") ? withoutControls$1(loaded) : loaded;
		return { parsed: {
			value,
			tree: () => value === void 0 ? void 0 : parseTree(text).tree
		} };
	} catch (error) {
		if (!(error instanceof YAMLException)) throw error;
		return { fault: syntaxFault(error, text) };
	}
}
const ALIAS = /[\s,:[{-]\*[^\s,[\]{}]/, MOST_VALUES = 1e5;
/**
* Whether a walk over all values of this one ends after a sensible number. Aliases are walked each time they are used,
* as by everything that reads the value later: ten lines can mean a billion values, or lead back to themselves.
*/
function isSmall(value) {
	let waiting = [value];
	for (let seen = 0; waiting.length > 0; seen++) {
		let next = waiting.pop(), inner = typeof next == "object" && next ? Object.values(next) : [];
		if (seen + waiting.length + inner.length > MOST_VALUES) return !1;
		waiting.push(...inner);
	}
	return !0;
}
/** The fault of values without an end, at the first alias; without one there are simply too many. */
function sizeFault(text) {
	let alias = ALIAS.exec(text), most = MOST_VALUES.toLocaleString("en-US");
	if (!alias) return {
		line: 1,
		column: 1,
		message: `there are more than ${most} values.`,
		hint: "Split them into several files."
	};
	let lines = text.slice(0, alias.index + 1).split("\n");
	return {
		line: lines.length,
		column: (lines.at(-1)?.length ?? 0) + 1,
		message: `aliases refer to themselves, or expand to more than ${most} values.`,
		hint: "Write the values out instead of repeating them with \"*\"."
	};
}
function withoutControls$1(value) {
	return typeof value == "string" ? printable(value) : Array.isArray(value) ? value.map(withoutControls$1) : isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, each]) => [printable(key), withoutControls$1(each)])) : value;
}
/** A fault of syntax as a diagnostic; `above`: lines of the file in front of the piece. */
function yamlDiagnostic({ line, column, message, hint }, file, above = 0) {
	return {
		code: "yaml",
		file,
		line: line + above,
		column,
		message,
		hint
	};
}
/** The parser's message, at its place. */
function syntaxFault(error, text) {
	let line = (error.mark?.line ?? 0) + 1, indent = /^\s*/.exec(text.split("\n")[line - 1] ?? "")?.[0].indexOf("	") ?? -1, tab = indent >= 0 || /\btab\b/i.test(error.reason);
	return {
		line,
		column: (indent >= 0 ? indent : error.mark?.column ?? 0) + 1,
		message: `invalid YAML: ${error.reason}.`,
		hint: tab ? "Indent with spaces; YAML allows no tabs." : "Quote values that hold \": \", \" #\" or start with {, [, @ or *."
	};
}
/** Holds a value against its schema. */
function checkYaml({ value, tree }, schema) {
	let result = schema.safeParse(value);
	if (result.success) return {
		value: result.data,
		faults: []
	};
	let written = tree();
	return { faults: result.error.issues.flatMap((issue) => explainIssue(issue, {
		schema,
		value,
		nameOf: nameOf$1
	})).map((fault) => ({
		...fault,
		...placeAt(written, keyPath(fault))
	})) };
}
/** The path of what is wrong, an unknown key included. */
function keyPath({ kind, path, reason }) {
	return kind === "unknown key" ? [...path, reason] : path;
}
/**
* Reads a map whose keys may all be missing: what is wrong is reported and left out, the rest is read. Faults have
* the place of the key at the top of the map.
*/
function readMap({ value = {}, tree }, schema) {
	let checked = checkYaml({
		value: value ?? {},
		tree
	}, schema);
	if (checked.value) return {
		value: checked.value,
		faults: []
	};
	let written = tree(), faults = checked.faults.map((fault) => ({
		...fault,
		...placeAt(written, keyPath(fault).slice(0, 2))
	})), wrong = new Set(faults.map((fault) => keyPath(fault).at(fault.kind === "unknown key" ? -1 : 0))), rest = Object.entries(value ?? {}).filter(([key]) => !wrong.has(key)), kept = schema.safeParse(Object.fromEntries(rest));
	return {
		value: kept.success ? kept.data : {},
		faults
	};
}
/** What is wrong with a map, as diagnostics; an unknown key is a warning. `what`: the map in words. */
function mapDiagnostics(faults, { what, code, file, above = 0 }) {
	return faults.map(({ kind, path, reason, guess, line }) => {
		let place = {
			file,
			line: line + above,
			column: 1
		};
		if (kind === "unknown key") {
			let hint = guess ? `Did you mean "${guess}"?` : "Remove it, because it has no effect.", message = `unknown key "${reason}" in the ${what}.`;
			return {
				severity: "warning",
				code: `${code}-unknown`,
				...place,
				message,
				hint
			};
		}
		if (path.length === 0) {
			let message = `the ${what} is not a list of "key: value" lines.`;
			return {
				code: `${code}-type`,
				...place,
				message
			};
		}
		let message = `"${path.join(".")}" in the ${what} is wrong: ${reason}.`;
		return {
			code: `${code}-type`,
			...place,
			message,
			hint: "Change the value, or quote it if it should be text."
		};
	});
}
/** `"devices", entry 2, "u"`: entries of a list count from 1. */
function nameOf$1(path) {
	return path.map((key) => typeof key == "number" ? `entry ${key + 1}` : `"${String(key)}"`).join(", ") || "the content";
}
/** YAML of text alone, as a tree. */
function parseTree(text) {
	try {
		return { tree: parseYamlTree(text) };
	} catch (error) {
		if (error instanceof TreeFault) return { fault: {
			...error.place,
			message: `${error.message}.`
		} };
		if (error instanceof YAMLException) return { fault: syntaxFault(error, text) };
		throw error;
	}
}
/** The place of the deepest part of a path that was written. */
function placeAt(tree, path) {
	let place = tree?.place ?? {
		line: 1,
		column: 1
	}, node = tree;
	for (let key of path) {
		let part = partOf(node, key);
		place = part?.place ?? place, node = part?.value;
	}
	return place;
}
// src/engine/content/drawnFences.ts
/** Begins to draw a Mermaid diagram; one with faults is shown as its source. */
function mermaidFence(page, node) {
	let place = placeOf(node), { diagram, faults } = readDiagram(node.value);
	checkAccessibleText(page, diagram, place), reportFaults(page, faults, {
		code: "diagram-syntax",
		place
	});
	let asWritten = () => sourceHtml(page, node.value, "mermaid");
	return faults.length > 0 ? {
		draw: asWritten,
		labels: labelsOf(diagram)
	} : drawnDiagram(page, diagram, {
		place,
		asWritten
	});
}
/** Draws a fence of the site's own; one with a fault is shown as its source. */
function drawnFence(page, node, fence) {
	let place = placeOf(node), { language, mark } = fence;
	page.diagrams += 1;
	let source = {
		text: node.value,
		meta: node.meta ?? "",
		idPrefix: `Diagram-${page.diagrams}`,
		fileOf: page.services.kitFile
	}, asWritten = {
		draw: () => sourceHtml(page, node.value, language),
		code: node.value
	}, result;
	try {
		result = fence.draw(source, readYaml);
	} catch (error) {
		if (!isDataFault(error)) throw error;
		return page.diagnostics.push(...error.diagnostics), { fence: asWritten };
	}
	if ("nodes" in result) {
		let { chart: diagram, svg, nodes } = result, chart = diagram === void 0 ? [] : [drawing(drawnDiagram(page, diagram, {
			place,
			asWritten: () => sourceHtml(page, node.value, language)
		}))], picture = svg === void 0 ? [] : [drawing({ draw: () => figureHtml(svg, {
			name: "diagram",
			label: titleOf(svg)
		}) })];
		return { made: [
			...chart,
			...picture,
			...nodes
		] };
	}
	if ("drawing" in result) {
		let { svg, width, height, notes, lines } = result.drawing, list = notes.map((note) => `<li>${escapeHtml(note)}</li>`).join(""), caption = list === "" ? "" : `<figcaption><ol class="marks">${list}</ol></figcaption>`, name = `diagram${warnIfTooLarge(page, { wide: {
			width,
			height
		} }, place) ? " diagram--wide" : ""}`;
		return { fence: {
			draw: () => figureHtml(svg + caption, {
				name,
				label: titleOf(svg)
			}),
			labels: lines
		} };
	}
	let what = mark === void 0 ? `the ${language} cannot be drawn` : `the ${mark} fails`;
	return reportFaults(page, result.faults.map((fault) => ({
		...fault,
		message: `${what}: ${fault.message}`
	})), {
		code: mark ?? "drawing",
		place
	}), { fence: asWritten };
}
function drawing({ draw, labels = [] }) {
	return {
		type: "drawing",
		draw,
		labels
	};
}
/** The words of a diagram, its names among them. */
function labelsOf(diagram) {
	let { title = "", description = "" } = diagram;
	return [
		title,
		description,
		...labelsIn(diagram)
	].filter((label) => label !== "");
}
/** Begins to draw a diagram; `asWritten`: what is shown of one that cannot be drawn. */
function drawnDiagram(page, diagram, { place, asWritten }) {
	let roles = rolesOf(diagram, page.services.roles), begun = page.services.fences.diagram(diagram, {
		roles,
		...diagramTexts(page.services.site.t)
	});
	return {
		draw: () => {
			try {
				let drawn = begun(), tooBig = warnIfTooLarge(page, drawn, place), name = `diagram${drawn.wide.width > 540 ? " diagram--large" : ""}${tooBig ? " diagram--wide" : ""}`;
				return figureHtml(drawn.html, {
					name,
					label: escapeHtml(drawn.label)
				});
			} catch (error) {
				let message = `the Mermaid diagram is shown as source text: ${error instanceof Error ? error.message : String(error)}.`;
				return page.warn("diagram", message, place, "Use flowchart or sequenceDiagram."), asWritten();
			}
		},
		labels: labelsOf(diagram)
	};
}
/** The roles of those that an author gave none, by their labels and the site's words; each with its id. */
function rolesOf(diagram, words) {
	return (shownIn(diagram) ?? []).flatMap(({ id, label, role }) => {
		let known = role ?? ROLES.find((one) => words?.[one]?.test(label.replace(/\n/g, " ")));
		return known ? [[id, known]] : [];
	});
}
/** Warns about a picture that readers must scroll; returns whether it did. */
function warnIfTooLarge(page, { wide, narrow }, place) {
	let warn = (size) => {
		let message = `the picture is ${size}, so readers must scroll.`;
		return page.warn("diagram-size", message, place, "Shorten its labels, or split it in two."), !0;
	};
	return wide.width > 672 ? warn(`${wide.width} px wide (limit 672)`) : wide.height > 700 ? warn(`${wide.height} px tall (limit 700)`) : narrow && narrow.width > 340 ? warn(`${narrow.width} px wide on a phone (limit 340)`) : narrow && narrow.height > 700 ? warn(`${narrow.height} px tall on a phone (limit 700)`) : !1;
}
/**
* A picture as a group with a name; what is too wide keeps its size and scrolls, by keyboard if it has the focus. The
* box around it is for the button that enlarges it, which scripts add.
*/
function figureHtml(html, { name, label }) {
	return `<div class="zoom" data-dialog-area><figure class="${name}"${html.includes("<figcaption") ? "" : " role=\"group\""} aria-label="${label}" tabindex="0">${html}</figure></div>`;
}
/** The title of a drawing, as HTML. */
function titleOf(svg) {
	return /<title[^>]*>([^<]*)/.exec(svg)?.[1] ?? "";
}
/** The source of what could not be drawn. */
function sourceHtml(page, source, language) {
	let lines = source.split("\n").map((line) => `<span class="line">${escapeHtml(line)}</span>`), title = `Diagram (${language === "mermaid" ? "Mermaid" : language} source)`;
	return page.services.renderCode({
		codeHtml: lines.join("\n"),
		language,
		title,
		lineNumbers: !1
	});
}
/** The texts that a drawing adds, if not in English. They are data, because another thread draws it. */
function diagramTexts(t) {
	let texts = {
		diagram: t(diagram),
		or: t("or"),
		to: t("to")
	};
	return texts.diagram === "Diagram" ? {} : { texts };
}
/** Warns of a Mermaid diagram that says nothing to readers who cannot see it. */
function checkAccessibleText(page, { title, description }, place) {
	let missing = [...title ? [] : ["title (accTitle)"], ...description ? [] : ["description (accDescr)"]];
	if (missing.length === 0) return;
	let message = `the diagram has no ${missing.join(" and no ")}.`;
	page.warn("diagram-text", message, place, "Put \"accTitle: ...\" and \"accDescr: ...\" below its first line, because some readers cannot see the diagram.");
}
/** Reports the faults in a fence at their lines. */
function reportFaults(page, faults, { code, place }) {
	for (let { line, column, message, hint } of faults) {
		let at = {
			line: place.line + line,
			column: place.column - 1 + column
		};
		page.report({
			severity: "forgivable",
			code,
			message,
			hint
		}, at);
	}
}
// src/engine/content/math.ts
/**
* KaTeX, loaded for sites that have formulas. It writes MathML: browsers draw that without a font, a style sheet or
* the style attributes that the security policy forbids.
*/
async function loadMath() {
	let { default: katex } = await import("katex");
	return (tex, display) => katex.renderToString(tex, {
		displayMode: display,
		output: "mathml",
		strict: "ignore"
	}).replace(/ style="[^"]*"/g, "");
}
/** The HTML of a formula; one that cannot be drawn is what its author wrote. */
function readMath(page, { tex, written, display, place }) {
	let { drawMath, renderCode } = page.services, lines = written.split("\n").map((line) => `<span class="line">${escapeHtml(line)}</span>`), shown = display ? renderCode({
		codeHtml: lines.join("\n"),
		language: "text",
		lineNumbers: !1
	}) : `<code>${escapeHtml(written)}</code>`;
	if (!drawMath) return page.hasMath || page.warn("math-off", "the formulas of this page are shown as they are written.", place, "Set \"math\" to true in the settings to have them drawn, or write them as code."), page.hasMath = !0, shown;
	try {
		let html = drawMath(tex, display);
		return display ? `<p class="math">${html}</p>` : html;
	} catch (error) {
		let message = `the formula cannot be drawn: ${(error instanceof Error ? error.message.replace(/^KaTeX parse error: /, "") : String(error)).replace(/\.+$/, "")}.`;
		return page.report({
			severity: "forgivable",
			code: "math",
			message,
			hint: "Correct its TeX."
		}, place), shown;
	}
}
// src/engine/content/fenceNodes.ts
/** Begins the work on a fence: what is noted on its node. */
function readFence(page, node) {
	let fence = splitFence(node.lang, node.meta), language = fence.language.toLowerCase(), place = placeOf(node);
	if (language === "mermaid") return { fence: mermaidFence(page, node) };
	if (language === "math") {
		let html = readMath(page, {
			tex: node.value,
			written: node.value,
			display: !0,
			place
		});
		return { fence: {
			draw: () => html,
			code: node.value
		} };
	}
	let drawn = page.services.drawnFences?.find((one) => isFenceOf(one, {
		language,
		meta: fence.meta
	}));
	if (drawn && drawn.mark === void 0) return drawnFence(page, node, drawn);
	let { made } = drawn ? drawnFence(page, node, drawn) : {}, meta = readFenceMeta(fence.meta), code = node.value, { fences, renderCode } = page.services, known = fences.has(language);
	if (!known) {
		let hint = hintFor(language, fences.languages(), "Use a known language, or \"text\"."), message = `no grammar for the code language "${fence.language}".`;
		page.report({
			severity: "forgivable",
			code: "no-grammar",
			message,
			hint
		}, place);
	}
	let marked = markPlaceholders(page, {
		code,
		language
	}, place), begun = beginLines(marked.code, known ? language : "text", fences), { title, lineNumbers, download } = meta;
	return {
		fence: {
			draw: () => {
				let drawnLines = begun(), codeHtml = drawnLines.map(({ html, prompt, output }, index) => `<span class="${`line${meta.marked.has(index + 1) ? " line--mark" : ""}${output ? " line--output" : ""}`}">${prompt ? `<span data-prompt="${escapeHtml(prompt)}"></span>` : ""}${marked.show(html)}</span>`);
				return renderCode({
					codeHtml: codeHtml.join("\n"),
					language,
					title,
					lineNumbers,
					download,
					output: meta.output || language === "output",
					lines: drawnLines.length,
					longest: code.split("\n").reduce((most, line) => Math.max(most, line.length), 0)
				});
			},
			code,
			title,
			language: fence.language
		},
		made
	};
}
/** Begins to highlight a code block. Prompts are not highlighted as code, and output has no colors. */
function beginLines(code, language, fences) {
	let session = readSession(code, language);
	if (!session) {
		let lines = fences.code(code, language);
		return () => lines().map((html) => ({
			html,
			prompt: "",
			output: !1
		}));
	}
	let commands = session.lines.filter((line) => !line.output).map((line) => line.text), known = fences.has(session.language) ? session.language : "text", lines = fences.code(commands.join("\n"), known);
	return () => {
		let drawn = lines(), next = 0;
		return session.lines.map(({ prompt, output, text }) => {
			if (output) return {
				html: escapeHtml(text),
				prompt,
				output
			};
			let html = drawn[next] ?? escapeHtml(text);
			return next += 1, {
				html,
				prompt,
				output
			};
		});
	};
}
// node_modules/github-slugger/regex.js
const regex = /[\0-\x1F!-,\.\/:-@\[-\^`\{-\xA9\xAB-\xB4\xB6-\xB9\xBB-\xBF\xD7\xF7\u02C2-\u02C5\u02D2-\u02DF\u02E5-\u02EB\u02ED\u02EF-\u02FF\u0375\u0378\u0379\u037E\u0380-\u0385\u0387\u038B\u038D\u03A2\u03F6\u0482\u0530\u0557\u0558\u055A-\u055F\u0589-\u0590\u05BE\u05C0\u05C3\u05C6\u05C8-\u05CF\u05EB-\u05EE\u05F3-\u060F\u061B-\u061F\u066A-\u066D\u06D4\u06DD\u06DE\u06E9\u06FD\u06FE\u0700-\u070F\u074B\u074C\u07B2-\u07BF\u07F6-\u07F9\u07FB\u07FC\u07FE\u07FF\u082E-\u083F\u085C-\u085F\u086B-\u089F\u08B5\u08C8-\u08D2\u08E2\u0964\u0965\u0970\u0984\u098D\u098E\u0991\u0992\u09A9\u09B1\u09B3-\u09B5\u09BA\u09BB\u09C5\u09C6\u09C9\u09CA\u09CF-\u09D6\u09D8-\u09DB\u09DE\u09E4\u09E5\u09F2-\u09FB\u09FD\u09FF\u0A00\u0A04\u0A0B-\u0A0E\u0A11\u0A12\u0A29\u0A31\u0A34\u0A37\u0A3A\u0A3B\u0A3D\u0A43-\u0A46\u0A49\u0A4A\u0A4E-\u0A50\u0A52-\u0A58\u0A5D\u0A5F-\u0A65\u0A76-\u0A80\u0A84\u0A8E\u0A92\u0AA9\u0AB1\u0AB4\u0ABA\u0ABB\u0AC6\u0ACA\u0ACE\u0ACF\u0AD1-\u0ADF\u0AE4\u0AE5\u0AF0-\u0AF8\u0B00\u0B04\u0B0D\u0B0E\u0B11\u0B12\u0B29\u0B31\u0B34\u0B3A\u0B3B\u0B45\u0B46\u0B49\u0B4A\u0B4E-\u0B54\u0B58-\u0B5B\u0B5E\u0B64\u0B65\u0B70\u0B72-\u0B81\u0B84\u0B8B-\u0B8D\u0B91\u0B96-\u0B98\u0B9B\u0B9D\u0BA0-\u0BA2\u0BA5-\u0BA7\u0BAB-\u0BAD\u0BBA-\u0BBD\u0BC3-\u0BC5\u0BC9\u0BCE\u0BCF\u0BD1-\u0BD6\u0BD8-\u0BE5\u0BF0-\u0BFF\u0C0D\u0C11\u0C29\u0C3A-\u0C3C\u0C45\u0C49\u0C4E-\u0C54\u0C57\u0C5B-\u0C5F\u0C64\u0C65\u0C70-\u0C7F\u0C84\u0C8D\u0C91\u0CA9\u0CB4\u0CBA\u0CBB\u0CC5\u0CC9\u0CCE-\u0CD4\u0CD7-\u0CDD\u0CDF\u0CE4\u0CE5\u0CF0\u0CF3-\u0CFF\u0D0D\u0D11\u0D45\u0D49\u0D4F-\u0D53\u0D58-\u0D5E\u0D64\u0D65\u0D70-\u0D79\u0D80\u0D84\u0D97-\u0D99\u0DB2\u0DBC\u0DBE\u0DBF\u0DC7-\u0DC9\u0DCB-\u0DCE\u0DD5\u0DD7\u0DE0-\u0DE5\u0DF0\u0DF1\u0DF4-\u0E00\u0E3B-\u0E3F\u0E4F\u0E5A-\u0E80\u0E83\u0E85\u0E8B\u0EA4\u0EA6\u0EBE\u0EBF\u0EC5\u0EC7\u0ECE\u0ECF\u0EDA\u0EDB\u0EE0-\u0EFF\u0F01-\u0F17\u0F1A-\u0F1F\u0F2A-\u0F34\u0F36\u0F38\u0F3A-\u0F3D\u0F48\u0F6D-\u0F70\u0F85\u0F98\u0FBD-\u0FC5\u0FC7-\u0FFF\u104A-\u104F\u109E\u109F\u10C6\u10C8-\u10CC\u10CE\u10CF\u10FB\u1249\u124E\u124F\u1257\u1259\u125E\u125F\u1289\u128E\u128F\u12B1\u12B6\u12B7\u12BF\u12C1\u12C6\u12C7\u12D7\u1311\u1316\u1317\u135B\u135C\u1360-\u137F\u1390-\u139F\u13F6\u13F7\u13FE-\u1400\u166D\u166E\u1680\u169B-\u169F\u16EB-\u16ED\u16F9-\u16FF\u170D\u1715-\u171F\u1735-\u173F\u1754-\u175F\u176D\u1771\u1774-\u177F\u17D4-\u17D6\u17D8-\u17DB\u17DE\u17DF\u17EA-\u180A\u180E\u180F\u181A-\u181F\u1879-\u187F\u18AB-\u18AF\u18F6-\u18FF\u191F\u192C-\u192F\u193C-\u1945\u196E\u196F\u1975-\u197F\u19AC-\u19AF\u19CA-\u19CF\u19DA-\u19FF\u1A1C-\u1A1F\u1A5F\u1A7D\u1A7E\u1A8A-\u1A8F\u1A9A-\u1AA6\u1AA8-\u1AAF\u1AC1-\u1AFF\u1B4C-\u1B4F\u1B5A-\u1B6A\u1B74-\u1B7F\u1BF4-\u1BFF\u1C38-\u1C3F\u1C4A-\u1C4C\u1C7E\u1C7F\u1C89-\u1C8F\u1CBB\u1CBC\u1CC0-\u1CCF\u1CD3\u1CFB-\u1CFF\u1DFA\u1F16\u1F17\u1F1E\u1F1F\u1F46\u1F47\u1F4E\u1F4F\u1F58\u1F5A\u1F5C\u1F5E\u1F7E\u1F7F\u1FB5\u1FBD\u1FBF-\u1FC1\u1FC5\u1FCD-\u1FCF\u1FD4\u1FD5\u1FDC-\u1FDF\u1FED-\u1FF1\u1FF5\u1FFD-\u203E\u2041-\u2053\u2055-\u2070\u2072-\u207E\u2080-\u208F\u209D-\u20CF\u20F1-\u2101\u2103-\u2106\u2108\u2109\u2114\u2116-\u2118\u211E-\u2123\u2125\u2127\u2129\u212E\u213A\u213B\u2140-\u2144\u214A-\u214D\u214F-\u215F\u2189-\u24B5\u24EA-\u2BFF\u2C2F\u2C5F\u2CE5-\u2CEA\u2CF4-\u2CFF\u2D26\u2D28-\u2D2C\u2D2E\u2D2F\u2D68-\u2D6E\u2D70-\u2D7E\u2D97-\u2D9F\u2DA7\u2DAF\u2DB7\u2DBF\u2DC7\u2DCF\u2DD7\u2DDF\u2E00-\u2E2E\u2E30-\u3004\u3008-\u3020\u3030\u3036\u3037\u303D-\u3040\u3097\u3098\u309B\u309C\u30A0\u30FB\u3100-\u3104\u3130\u318F-\u319F\u31C0-\u31EF\u3200-\u33FF\u4DC0-\u4DFF\u9FFD-\u9FFF\uA48D-\uA4CF\uA4FE\uA4FF\uA60D-\uA60F\uA62C-\uA63F\uA673\uA67E\uA6F2-\uA716\uA720\uA721\uA789\uA78A\uA7C0\uA7C1\uA7CB-\uA7F4\uA828-\uA82B\uA82D-\uA83F\uA874-\uA87F\uA8C6-\uA8CF\uA8DA-\uA8DF\uA8F8-\uA8FA\uA8FC\uA92E\uA92F\uA954-\uA95F\uA97D-\uA97F\uA9C1-\uA9CE\uA9DA-\uA9DF\uA9FF\uAA37-\uAA3F\uAA4E\uAA4F\uAA5A-\uAA5F\uAA77-\uAA79\uAAC3-\uAADA\uAADE\uAADF\uAAF0\uAAF1\uAAF7-\uAB00\uAB07\uAB08\uAB0F\uAB10\uAB17-\uAB1F\uAB27\uAB2F\uAB5B\uAB6A-\uAB6F\uABEB\uABEE\uABEF\uABFA-\uABFF\uD7A4-\uD7AF\uD7C7-\uD7CA\uD7FC-\uD7FF\uE000-\uF8FF\uFA6E\uFA6F\uFADA-\uFAFF\uFB07-\uFB12\uFB18-\uFB1C\uFB29\uFB37\uFB3D\uFB3F\uFB42\uFB45\uFBB2-\uFBD2\uFD3E-\uFD4F\uFD90\uFD91\uFDC8-\uFDEF\uFDFC-\uFDFF\uFE10-\uFE1F\uFE30-\uFE32\uFE35-\uFE4C\uFE50-\uFE6F\uFE75\uFEFD-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF3E\uFF40\uFF5B-\uFF65\uFFBF-\uFFC1\uFFC8\uFFC9\uFFD0\uFFD1\uFFD8\uFFD9\uFFDD-\uFFFF]|\uD800[\uDC0C\uDC27\uDC3B\uDC3E\uDC4E\uDC4F\uDC5E-\uDC7F\uDCFB-\uDD3F\uDD75-\uDDFC\uDDFE-\uDE7F\uDE9D-\uDE9F\uDED1-\uDEDF\uDEE1-\uDEFF\uDF20-\uDF2C\uDF4B-\uDF4F\uDF7B-\uDF7F\uDF9E\uDF9F\uDFC4-\uDFC7\uDFD0\uDFD6-\uDFFF]|\uD801[\uDC9E\uDC9F\uDCAA-\uDCAF\uDCD4-\uDCD7\uDCFC-\uDCFF\uDD28-\uDD2F\uDD64-\uDDFF\uDF37-\uDF3F\uDF56-\uDF5F\uDF68-\uDFFF]|\uD802[\uDC06\uDC07\uDC09\uDC36\uDC39-\uDC3B\uDC3D\uDC3E\uDC56-\uDC5F\uDC77-\uDC7F\uDC9F-\uDCDF\uDCF3\uDCF6-\uDCFF\uDD16-\uDD1F\uDD3A-\uDD7F\uDDB8-\uDDBD\uDDC0-\uDDFF\uDE04\uDE07-\uDE0B\uDE14\uDE18\uDE36\uDE37\uDE3B-\uDE3E\uDE40-\uDE5F\uDE7D-\uDE7F\uDE9D-\uDEBF\uDEC8\uDEE7-\uDEFF\uDF36-\uDF3F\uDF56-\uDF5F\uDF73-\uDF7F\uDF92-\uDFFF]|\uD803[\uDC49-\uDC7F\uDCB3-\uDCBF\uDCF3-\uDCFF\uDD28-\uDD2F\uDD3A-\uDE7F\uDEAA\uDEAD-\uDEAF\uDEB2-\uDEFF\uDF1D-\uDF26\uDF28-\uDF2F\uDF51-\uDFAF\uDFC5-\uDFDF\uDFF7-\uDFFF]|\uD804[\uDC47-\uDC65\uDC70-\uDC7E\uDCBB-\uDCCF\uDCE9-\uDCEF\uDCFA-\uDCFF\uDD35\uDD40-\uDD43\uDD48-\uDD4F\uDD74\uDD75\uDD77-\uDD7F\uDDC5-\uDDC8\uDDCD\uDDDB\uDDDD-\uDDFF\uDE12\uDE38-\uDE3D\uDE3F-\uDE7F\uDE87\uDE89\uDE8E\uDE9E\uDEA9-\uDEAF\uDEEB-\uDEEF\uDEFA-\uDEFF\uDF04\uDF0D\uDF0E\uDF11\uDF12\uDF29\uDF31\uDF34\uDF3A\uDF45\uDF46\uDF49\uDF4A\uDF4E\uDF4F\uDF51-\uDF56\uDF58-\uDF5C\uDF64\uDF65\uDF6D-\uDF6F\uDF75-\uDFFF]|\uD805[\uDC4B-\uDC4F\uDC5A-\uDC5D\uDC62-\uDC7F\uDCC6\uDCC8-\uDCCF\uDCDA-\uDD7F\uDDB6\uDDB7\uDDC1-\uDDD7\uDDDE-\uDDFF\uDE41-\uDE43\uDE45-\uDE4F\uDE5A-\uDE7F\uDEB9-\uDEBF\uDECA-\uDEFF\uDF1B\uDF1C\uDF2C-\uDF2F\uDF3A-\uDFFF]|\uD806[\uDC3B-\uDC9F\uDCEA-\uDCFE\uDD07\uDD08\uDD0A\uDD0B\uDD14\uDD17\uDD36\uDD39\uDD3A\uDD44-\uDD4F\uDD5A-\uDD9F\uDDA8\uDDA9\uDDD8\uDDD9\uDDE2\uDDE5-\uDDFF\uDE3F-\uDE46\uDE48-\uDE4F\uDE9A-\uDE9C\uDE9E-\uDEBF\uDEF9-\uDFFF]|\uD807[\uDC09\uDC37\uDC41-\uDC4F\uDC5A-\uDC71\uDC90\uDC91\uDCA8\uDCB7-\uDCFF\uDD07\uDD0A\uDD37-\uDD39\uDD3B\uDD3E\uDD48-\uDD4F\uDD5A-\uDD5F\uDD66\uDD69\uDD8F\uDD92\uDD99-\uDD9F\uDDAA-\uDEDF\uDEF7-\uDFAF\uDFB1-\uDFFF]|\uD808[\uDF9A-\uDFFF]|\uD809[\uDC6F-\uDC7F\uDD44-\uDFFF]|[\uD80A\uD80B\uD80E-\uD810\uD812-\uD819\uD824-\uD82B\uD82D\uD82E\uD830-\uD833\uD837\uD839\uD83D\uD83F\uD87B-\uD87D\uD87F\uD885-\uDB3F\uDB41-\uDBFF][\uDC00-\uDFFF]|\uD80D[\uDC2F-\uDFFF]|\uD811[\uDE47-\uDFFF]|\uD81A[\uDE39-\uDE3F\uDE5F\uDE6A-\uDECF\uDEEE\uDEEF\uDEF5-\uDEFF\uDF37-\uDF3F\uDF44-\uDF4F\uDF5A-\uDF62\uDF78-\uDF7C\uDF90-\uDFFF]|\uD81B[\uDC00-\uDE3F\uDE80-\uDEFF\uDF4B-\uDF4E\uDF88-\uDF8E\uDFA0-\uDFDF\uDFE2\uDFE5-\uDFEF\uDFF2-\uDFFF]|\uD821[\uDFF8-\uDFFF]|\uD823[\uDCD6-\uDCFF\uDD09-\uDFFF]|\uD82C[\uDD1F-\uDD4F\uDD53-\uDD63\uDD68-\uDD6F\uDEFC-\uDFFF]|\uD82F[\uDC6B-\uDC6F\uDC7D-\uDC7F\uDC89-\uDC8F\uDC9A-\uDC9C\uDC9F-\uDFFF]|\uD834[\uDC00-\uDD64\uDD6A-\uDD6C\uDD73-\uDD7A\uDD83\uDD84\uDD8C-\uDDA9\uDDAE-\uDE41\uDE45-\uDFFF]|\uD835[\uDC55\uDC9D\uDCA0\uDCA1\uDCA3\uDCA4\uDCA7\uDCA8\uDCAD\uDCBA\uDCBC\uDCC4\uDD06\uDD0B\uDD0C\uDD15\uDD1D\uDD3A\uDD3F\uDD45\uDD47-\uDD49\uDD51\uDEA6\uDEA7\uDEC1\uDEDB\uDEFB\uDF15\uDF35\uDF4F\uDF6F\uDF89\uDFA9\uDFC3\uDFCC\uDFCD]|\uD836[\uDC00-\uDDFF\uDE37-\uDE3A\uDE6D-\uDE74\uDE76-\uDE83\uDE85-\uDE9A\uDEA0\uDEB0-\uDFFF]|\uD838[\uDC07\uDC19\uDC1A\uDC22\uDC25\uDC2B-\uDCFF\uDD2D-\uDD2F\uDD3E\uDD3F\uDD4A-\uDD4D\uDD4F-\uDEBF\uDEFA-\uDFFF]|\uD83A[\uDCC5-\uDCCF\uDCD7-\uDCFF\uDD4C-\uDD4F\uDD5A-\uDFFF]|\uD83B[\uDC00-\uDDFF\uDE04\uDE20\uDE23\uDE25\uDE26\uDE28\uDE33\uDE38\uDE3A\uDE3C-\uDE41\uDE43-\uDE46\uDE48\uDE4A\uDE4C\uDE50\uDE53\uDE55\uDE56\uDE58\uDE5A\uDE5C\uDE5E\uDE60\uDE63\uDE65\uDE66\uDE6B\uDE73\uDE78\uDE7D\uDE7F\uDE8A\uDE9C-\uDEA0\uDEA4\uDEAA\uDEBC-\uDFFF]|\uD83C[\uDC00-\uDD2F\uDD4A-\uDD4F\uDD6A-\uDD6F\uDD8A-\uDFFF]|\uD83E[\uDC00-\uDFEF\uDFFA-\uDFFF]|\uD869[\uDEDE-\uDEFF]|\uD86D[\uDF35-\uDF3F]|\uD86E[\uDC1E\uDC1F]|\uD873[\uDEA2-\uDEAF]|\uD87A[\uDFE1-\uDFFF]|\uD87E[\uDE1E-\uDFFF]|\uD884[\uDF4B-\uDFFF]|\uDB40[\uDC00-\uDCFF\uDDF0-\uDFFF]/g, own = Object.hasOwnProperty;
/**
* Slugger.
*/
var BananaSlug = class {
	/**
	* Create a new slug class.
	*/
	constructor() {
		this.occurrences, this.reset();
	}
	/**
	* Generate a unique slug.
	*
	* Tracks previously generated slugs: repeated calls with the same value
	* will result in different slugs.
	* Use the `slug` function to get same slugs.
	*
	* @param  {string} value
	*   String of text to slugify
	* @param  {boolean} [maintainCase=false]
	*   Keep the current case, otherwise make all lowercase
	* @return {string}
	*   A unique slug string
	*/
	slug(value, maintainCase) {
		let self = this, result = slug(value, maintainCase === !0), originalSlug = result;
		for (; own.call(self.occurrences, result);) self.occurrences[originalSlug]++, result = originalSlug + "-" + self.occurrences[originalSlug];
		return self.occurrences[result] = 0, result;
	}
	/**
	* Reset - Forget all previous slugs
	*
	* @return void
	*/
	reset() {
		this.occurrences = Object.create(null);
	}
};
/**
* Generate a slug.
*
* Does not track previously generated slugs: repeated calls with the same value
* will result in the exact same slug.
* Use the `GithubSlugger` class to get unique slugs.
*
* @param  {string} value
*   String of text to slugify
* @param  {boolean} [maintainCase=false]
*   Keep the current case, otherwise make all lowercase
* @return {string}
*   A unique slug string
*/
function slug(value, maintainCase) {
	return typeof value == "string" ? (maintainCase || (value = value.toLowerCase()), value.replace(regex, "").replace(/ /g, "-")) : "";
}
// src/engine/content/readHeading.ts
/** Gives a heading its id and its badges. */
function readHeading(page, node) {
	let place = placeOf(node), marks = takeHeadingMarks(node), written = plainText(node, page), text = oneLine(written);
	if (text === "" && node.children.every(({ type }) => type === "text")) return page.warn("heading-empty", "the heading is empty.", place, "Write its text, or remove the line."), { isEmpty: !0 };
	let badges = badgesOf(page, marks, place), isTitle = node.depth === 1 && !page.hasTitle && !page.hasSection, id = node.data?.id ? page.ids.next(node.data.id) : headingId(page, {
		text: written.trim(),
		written: marks.id,
		place
	});
	return isTitle ? page.hasTitle = !0 : node.depth > 1 && (page.hasSection = !0), {
		...node.data,
		id,
		text,
		badges,
		isTitle
	};
}
/** The id of a heading: written by the author, or made from its text and unique on the page. */
function headingId(page, { text, written, place }) {
	return written === void 0 ? page.ids.next(slug(text) || "section") : (page.ids.isTaken(written) && page.repeated(written, place), page.ids.next(written));
}
/** The badges of a heading: `{applies release="19.05"}`. */
function badgesOf(page, { applies }, place) {
	if (applies === void 0) return [];
	let { t, appliesTo } = page.services.site, { badges, faults } = readBadges(readProps(applies), appliesTo);
	for (let fault of faults) page.report({
		severity: "forgivable",
		code: "applies-to",
		...fault
	}, place);
	return badgeLine(badges, t);
}
// src/engine/content/readNodes.ts
/**
* The first pass over the tree of a page, in the order of the page: what must be found out, checked or asked of the
* site is noted on the nodes, and faults are reported.
*/
function readNodes(page, root) {
	page.text.includes("]:") && readDefinitions(page, root), readNode(page, root, !0);
	for (let table of page.tables) {
		table.data?.plainTable || nameRows(page, table);
		let cells = table.children.map(({ children }) => children.map((cell) => ({
			text: plainText(cell, page).trim(),
			code: cell.children.length > 0 && cell.children.every(({ type }) => type === "inlineCode")
		}))), texts = cells.map((row) => row.map(({ text }) => text)), rows = table.data?.plainTable?.noTools ? 0 : cells.length - 1;
		table.data = {
			...table.data,
			columns: columnLooks(cells, {
				sorted: hasTools(rows),
				long: isLong(rows)
			}),
			lines: rowLines(texts),
			label: tableLabel(texts, page.services.site.t)
		};
	}
}
/** Gives rows their ids after all headings have theirs, so that no row takes one away. */
function nameRows(page, { children: [, ...rows] }) {
	for (let row of rows) {
		let [first] = row.children, id = first ? rowAnchorOf(plainText(first, page)) : "";
		id && (row.data = { id: page.ids.next(id) });
	}
}
const IMAGE_FILE = /\.(?:png|jpe?g|gif|webp|avif|svg|bmp|ico)(?:[?#]|$)/i;
function readDefinitions(page, node) {
	if (node.type === "definition") node.data = readDefinition(page, node), page.definitions.has(node.identifier) || page.definitions.set(node.identifier, node);
	else if (node.type === "footnoteDefinition" && !page.footnotes.has(node.identifier) && page.footnotes.set(node.identifier, node), "children" in node) for (let child of node.children) readDefinitions(page, child);
}
function readDefinition(page, node) {
	if (IMAGE_FILE.test(node.url) && !isExternal(node.url)) {
		let image = page.image(node.url, placeOf(node));
		return {
			image,
			href: image.src
		};
	}
	let target = page.link(node.url, placeOf(node));
	return "href" in target ? { href: target.href } : { waits: target };
}
/** `prose`: whether the terms of the glossary get their tips here. */
function readNode(page, node, prose) {
	let { type } = node;
	if (withoutControls(node), type === "text") prose && (node.data = { tips: page.terms.find(node.value, (name) => page.rawHtml.isOpen(name)) });
	else if (type === "heading") node.data = readHeading(page, node);
	else if (type === "table") page.tables.push(node);
	else if (type === "code") node.data = readFence(page, node);
	else if (type === "html") readHtml(page, node);
	else if (type === "image") node.data = { image: page.image(node.url, placeOf(node)) };
	else if (type === "link") {
		if (unlinked(node.url) !== void 0) return;
		node.data = { target: page.link(node.url, placeOf(node)) };
	} else if (type === "inlineCode") {
		let { code, used, show } = markPlaceholders(page, {
			code: node.value,
			language: ""
		}, placeOf(node));
		used && (node.data = { html: inlineCode$1(node.value, show(escapeHtml(code))) });
	} else if (type === "containerDirective") node.data = {
		...node.data,
		component: readAdmonition(page, node)
	};
	else if (node.type === "math" || node.type === "inlineMath") {
		let formula = {
			tex: node.value,
			written: page.sourceOf(node),
			display: type === "math",
			place: placeOf(node)
		};
		node.data = {
			...node.data,
			shown: {
				html: readMath(page, formula),
				text: node.value
			}
		};
	} else if (type === "blockquote") readAlert(page, node);
	else if (type === "leafDirective" || type === "textDirective") return;
	type === "element" && page.isComponent(node.name) && (node.data = {
		...node.data,
		component: page.openComponent(node.name, propsOf$1(node), placeOf(node))
	}), "children" in node && page.rawHtml.within(() => {
		for (let [index, child] of node.children.entries()) readNode(page, child, prose && isProse(node, {
			child,
			index
		}));
	});
}
/** Raw HTML, and what components without content expand to. */
function readHtml(page, node) {
	let parts = page.rawHtml.read(node.value, placeOf(node));
	node.data = { parts };
	for (let { shown } of parts) for (let piece of shown) piece.type === "open" && readExpanded(page, piece);
}
function readExpanded(page, { nodes = [] }) {
	for (let node of nodes) readNode(page, node, !1);
}
function propsOf$1({ attributes }) {
	return Object.fromEntries(Object.entries(attributes).flatMap(([key, value]) => value === void 0 ? [] : [[key, String(value)]]));
}
/** A reference such as `&#7;` means a character that no page may contain. */
function withoutControls(node) {
	node.type === "text" && (node.value = printable(node.value)), "title" in node && node.title && (node.title = printable(node.title)), "alt" in node && node.alt && (node.alt = printable(node.alt));
}
/** No tips in headings, links, bold text, titles and the heads of tables. */
function isProse(node, at) {
	return node.type === "heading" || node.type === "link" || node.type === "linkReference" || node.type === "strong" || node.type === "table" && at.index === 0 ? !1 : !isLabel(at.child);
}
/** An admonition of a type that is not listed is a note. */
function readAdmonition(page, node) {
	let name = node.name.toLowerCase(), type = ADMONITION_TYPES.find((known) => known === name);
	if (!type) {
		let guess = nearest(name, ADMONITION_TYPES), hint = guess ? `Did you mean ":::${guess}"?` : `Known types: ${ADMONITION_TYPES.join(", ")}.`;
		page.warn("unknown-admonition", `unknown admonition type "${name}".`, placeOf(node), hint);
	}
	return page.openComponent("Admonition", { type: type ?? "note" }, placeOf(node));
}
/** `> [!NOTE]`, alone on its line, as GitHub has it. */
const ALERT = /^\[!([a-z]+)\][ \t]*(?:\n|$)/i;
/** A quote that begins with such a mark is an admonition; the mark is taken out. */
function readAlert(page, node) {
	let [first] = node.children;
	if (first?.type !== "paragraph") return;
	let [text, next] = first.children, match = text?.type === "text" ? ALERT.exec(text.value) : null;
	if (text?.type !== "text" || !match) return;
	let [mark, name = ""] = match;
	if (mark !== text.value || mark.endsWith("\n") || !next || next.type === "break") {
		if (ADMONITION_TYPES.some((type) => type === name.toLowerCase())) {
			if (text.value = text.value.slice(mark.length), text.position && mark.endsWith("\n")) {
				let { line, column, offset = 0 } = text.position.start;
				text.position.start = {
					line: line + 1,
					column,
					offset: offset + mark.length + column - 1
				};
			}
			text.value === "" && first.children.splice(0, next?.type === "break" ? 2 : 1), first.children.length === 0 && node.children.shift(), node.data = { component: page.openComponent("Admonition", { type: name.toLowerCase() }, placeOf(node)) };
		} else {
			let guess = nearest(name.toUpperCase(), ALERTS), hint = guess ? `Did you mean "[!${guess}]"?` : `Known: ${ALERTS.join(", ")}.`;
			page.warn("unknown-admonition", `unknown admonition type "${name}".`, placeOf(node), hint);
		}
	}
}
const ALERTS = [
	"NOTE",
	"TIP",
	"IMPORTANT",
	"WARNING",
	"CAUTION"
];
// src/engine/content/sectionQuestions.ts
/** Gives the records of sections what the front matter (`questions`) says of them. Unknown ids are reported. */
function addQuestions({ page, diagnostics }, records) {
	for (let { id, text } of page.frontMatter.questions ?? []) {
		if (id === "") continue;
		let record = records.find(({ anchor }) => anchor === id);
		if (record) record.questions = [...record.questions ?? [], text];
		else {
			let place = {
				file: page.file,
				line: page.keyLines.questions ?? 1,
				column: 1
			}, message = `the question "${text}" is for "${id}", which is no id of a section on this page.`;
			diagnostics.push({
				severity: "forgivable",
				code: "question-id",
				...place,
				message,
				hint: "Name the id of a heading, or of a row of a table of what can go wrong."
			});
		}
	}
}
// src/engine/content/compile.ts
/**
* Compiles one page: Markdown to HTML, and in the same pass its headings, anchors, links,
* search records and faults. Never throws for faults of the page: they come back as diagnostics with file, line and column.
*/
function compilePage(page, services) {
	let prepared = prepareSource(page.body, {
		product: services.product,
		components: services.components.values()
	}), collector = new PageFactsCollector(page, prepared, services), root = readTree(collector, prepared), boxes = readPageBoxes(collector), aliases = collector.failed ? [] : readAliases(collector), article = pageHtml(collector, root, topOfPage(boxes, {
		unread: services.tolerant ? page.unread : [],
		contents: services.contents?.(page, collector.headings) ?? "",
		t: services.site.t
	})), records = pageRecords(collector, root, boxes);
	collector.failed || addQuestions(collector, records);
	let writeMarkdown = services.markdown ? pageMarkdown$1(collector, root, boxes) : void 0;
	collector.finish();
	let html;
	return {
		get html() {
			if (html) return html.toString();
			let made = collector.failed || !article ? "" : withAliases(article(), aliases) + placeholderList(collector);
			return html = Buffer.from(made), article = void 0, made;
		},
		hasTitle: collector.hasTitle,
		headings: collector.headings,
		anchors: collector.ids.anchors,
		links: collector.links,
		diagnostics: collector.diagnostics,
		records,
		markdown: (byline = "") => writeMarkdown?.(byline) ?? ""
	};
}
/** The syntax tree with all that the first pass finds out; an empty one where the page cannot be read. */
function readTree(page, { lines, originOf }) {
	try {
		let root = parseMarkdown(page.text, page.services.drawMath !== void 0);
		return readNodes(page, root), page.services.readTree?.(page.page, {
			root,
			lines,
			originOf
		}), nestComponents(root, page), page.headings = headingsOf(root), root;
	} catch (error) {
		return page.failed = !0, page.reportFault(error), EMPTY;
	}
}
const EMPTY = {
	type: "root",
	children: []
};
// src/shared/texts/withHtml.ts
/** A text as HTML, with HTML in its gaps. Apart from `translate.ts`, since only the build needs it. */
function withHtml(t, text, html) {
	return fillGaps(escapeHtml(t(text)), html);
}
// src/engine/output/hostFiles.ts
/**
* The policy that every page of the site works under: nothing from other hosts but those that the settings name,
* and of inline scripts and style sheets only ours, by their hashes. Style attributes stay forbidden. Trusted Types are
* required unless scripts of other hosts may run: those write HTML and load further scripts in their own ways.
*/
function contentSecurityPolicy(parts) {
	let { script, styles, origins = [], scripts = [], external = [] } = parts, hash = (text) => createHash("sha256").update(text).digest("base64");
	return [
		"default-src 'none'",
		[`script-src 'self' 'sha256-${hash(script)}'`, ...scripts].join(" "),
		`style-src 'self' 'sha256-${hash(styles)}'`,
		[
			"img-src 'self' data:",
			...scripts,
			...external
		].join(" "),
		"font-src 'self'",
		"manifest-src 'self'",
		[
			"connect-src 'self'",
			...origins,
			...scripts
		].join(" "),
		["media-src 'self'", ...external].join(" "),
		...external.length > 0 ? [["frame-src", ...external].join(" ")] : [],
		"base-uri 'none'",
		["form-action 'self'", ...external].join(" "),
		"frame-ancestors 'none'",
		...scripts.length > 0 ? [] : [TRUSTED_TYPES]
	].join("; ");
}
/** The policy of workers that compile WebAssembly. No page needs that. */
const HEADERS = {
	"X-Content-Type-Options": "nosniff",
	"Referrer-Policy": "strict-origin-when-cross-origin",
	"Permissions-Policy": "camera=(), geolocation=(), microphone=()"
}, FOREVER = "public, max-age=31536000, immutable";
/**
* The headers for a host that reads them from a file (`_headers` of Netlify and Cloudflare): a path, then its headers. A
* header that goes with all paths is taken off (`!`) where a path has another one. `deploy/rules.mjs` makes rules for other
* hosts of the same file.
*/
function headersFile(policy, own, urls) {
	let name = "Content-Security-Policy", block = (path, headers) => [path, ...headers.map((line) => `  ${line}`)], all = Object.entries({
		[name]: policy,
		...HEADERS
	}).map(([key, value]) => `${key}: ${value}`);
	return `${[
		...block(fileHref("*", urls), all),
		...block(fileHref("assets/*", urls), [`Cache-Control: ${FOREVER}`]),
		...own.flatMap(({ href, policy }) => block(href, [`! ${name}`, `${name}: ${policy}`]))
	].join("\n")}\n`;
}
/**
* `sitemap.xml` by sitemaps.org 0.9, of absolute addresses and ISO dates; the npm library for it needs a newer Node than
* we support.
*/
function sitemapXml(entries) {
	return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.map(({ url, lastModified }) => `<url><loc>${escapeHtml(url)}</loc>${lastModified ? `<lastmod>${lastModified}</lastmod>` : ""}</url>`).join("\n")}\n</urlset>\n`;
}
/** `robots.txt`: everything may be read; names the sitemap where the site knows its address. */
function robotsTxt(sitemapUrl) {
	return `User-agent: *\nAllow: /\n${sitemapUrl ? `\nSitemap: ${sitemapUrl}\n` : ""}`;
}
/** The web app manifest, which describes how the site is installed, in the output folder. */
const WEB_MANIFEST = "site.webmanifest";
/** The web app manifest (W3C): name and pictures of the site on a home screen. It opens in the browser, as any page. */
function webManifest({ title, description, urls, lang, icons, mark }) {
	let pictures = icons.map(({ file, size }) => ({
		src: fileHref(file, urls),
		sizes: `${size}x${size}`,
		type: "image/png"
	})), drawing = {
		src: fileHref("favicon.svg", urls),
		sizes: "any",
		type: "image/svg+xml"
	}, start = urls.baseUrl;
	return `${JSON.stringify({
		name: title,
		...description === "" ? {} : { description },
		lang,
		start_url: start,
		scope: start,
		display: "browser",
		icons: [...mark ? [drawing] : [], ...pictures]
	})}\n`;
}
/** The path that RFC 9116 requires. */
const SECURITY_TXT = ".well-known/security.txt";
/** `security.txt` (RFC 9116). `canonical`: its own address, where the site knows it. */
function securityTxt({ contact, expires, policy, acknowledgments }, { canonical, lang }) {
	return [
		...contact.map((address) => ["Contact", address]),
		["Expires", expires],
		["Policy", policy],
		["Acknowledgments", acknowledgments],
		["Preferred-Languages", lang],
		["Canonical", canonical]
	].map(([name, value]) => value ? `${name}: ${value}\n` : "").join("");
}
/** Leads on at once and keeps the query and hash the reader came with, beside the query of the redirect itself. Lives in a hashed file: no inline script. */
const REDIRECT_SCRIPT = "const to = new URL(document.currentScript.dataset.to, location.href);\nconst brought = new URLSearchParams(location.search);\nfor (const name of new Set(brought.keys())) to.searchParams.delete(name);\nfor (const [name, value] of brought) to.searchParams.append(name, value);\nif (location.hash) to.hash = location.hash;\nlocation.replace(to.href);\n";
/** The page at an old address: a script that leads on; without scripts the browser does, and there is a link. */
function redirectPage(redirect, options) {
	let href = escapeHtml(routeHref(redirect.to.route, options.urls, redirect.to.suffix)), { t } = options, { htmlLang, direction } = options.locale, title = escapeHtml(t(moved)), canonical = options.siteUrl ? `\n<link rel="canonical" href="${escapeHtml(new URL(routeHref(redirect.to.route, options.urls), options.siteUrl).href)}">` : "";
	return `<!doctype html>
<html lang="${htmlLang}"${direction === "ltr" ? "" : ` dir="${direction}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>${canonical}
<link rel="icon" href="${escapeHtml(sharedHref("favicon.svg", options.urls))}" type="image/svg+xml">
<script src="${escapeHtml(options.script)}" data-to="${href}"><\/script>
<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${withHtml(t, movedTo, { link: `<a href="${href}">${href}</a>` })}</p>
</main>
</body>
</html>
`;
}
/** The redirects for a host that answers them itself (`_redirects`, one `from to status` a line). */
function redirectsFile({ redirects, urls }) {
	return redirects.flatMap(({ from, file, to }) => [from.endsWith("/") && routeHref(from, urls), file && fileHref(file, urls)].filter(Boolean).map((path) => `${path} ${routeHref(to.route, urls, to.suffix)} 301\n`)).join("");
}
/** The questions of a page that is a list of questions: at least half of its sections are; none of any other page. */
function questionsOf(records) {
	let sections = records.filter(({ level, text }) => level > 1 && level < 7 && text !== ""), questions = sections.filter(({ kind }) => kind === "question");
	return questions.length < 3 || questions.length * 2 < sections.length ? [] : questions.map(({ heading, text }) => ({
		question: heading,
		answer: opening(text)
	}));
}
/** The beginning of a text, up to the end of a sentence or word. */
function opening(text) {
	let line = text.replace(/\s+/g, " ").trim();
	if (line.length <= 240) return line;
	let cut = line.slice(0, 240);
	return /^.{80,}[.!?](?=\s)/.exec(cut)?.[0] ?? `${cut.replace(/\s+\S*$/, "")}…`;
}
/**
* Data for search engines about a page, as JSON-LD (schema.org): documents are articles, breadcrumbs are a list, and a
* list of questions is one. All of it needs absolute URLs, so only sites that know theirs have it.
*/
function linkedData(parts) {
	let { facts } = parts;
	if (!facts.canonical || facts.kind === "not-found" || facts.kind === "search") return;
	let nodes = [
		article(parts),
		breadcrumbs(facts),
		questionList(parts.questions)
	].filter(Boolean);
	return nodes.length > 0 ? {
		"@context": "https://schema.org",
		"@graph": nodes
	} : void 0;
}
function article({ facts, site, image }) {
	if (facts.kind !== "doc" && facts.kind !== "blog-post") return;
	let { date, author } = facts.lastUpdated ?? {};
	return {
		"@type": facts.kind === "doc" ? "TechArticle" : "BlogPosting",
		headline: facts.title,
		description: facts.description || void 0,
		url: facts.canonical,
		image,
		inLanguage: site.locale.htmlLang,
		dateModified: date,
		author: author && {
			"@type": "Person",
			name: author
		},
		isPartOf: {
			"@type": "WebSite",
			name: site.title,
			url: new URL(site.homeHref, facts.canonical).href
		}
	};
}
function breadcrumbs({ breadcrumbs, canonical }) {
	if (!(breadcrumbs.length < 2)) return {
		"@type": "BreadcrumbList",
		itemListElement: breadcrumbs.map((crumb, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name: crumb.label,
			...crumb.href ? { item: new URL(crumb.href, canonical).href } : {}
		}))
	};
}
function questionList(questions) {
	if (questions.length !== 0) return {
		"@type": "FAQPage",
		mainEntity: questions.map(({ question, answer }) => ({
			"@type": "Question",
			name: question,
			acceptedAnswer: {
				"@type": "Answer",
				text: answer
			}
		}))
	};
}
// src/engine/output/document.ts
/** The whole HTML document of a page. */
function renderDocument(parts) {
	let { facts, site, shellHtml, searchDialog, assets, t } = parts, { htmlLang, direction } = site.locale;
	return `<!doctype html>
<html lang="${htmlLang}" dir="${direction}" data-theme="${site.colorMode.default}"${announcementMark(site)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(facts.documentTitle)}</title>
${headTags(parts)}${iconTags(parts)}
<script>${assets.inlineScript}<\/script>
${styles(facts, assets)}
</head>
<body>
${baseUrlBanner(facts, site, t)}<a class="skip-link" href="#${MAIN_ID}">${escapeHtml(t(skipToMain))}</a>
${searchDialog}<div id="${ROOT_ID}">${shellHtml}</div>
<script type="application/json" id="${PAGE_FACTS_ID}">${jsonForScript(forBrowser(facts))}<\/script>
<script type="application/json" id="${SITE_FACTS_ID}">${jsonForScript(site)}<\/script>${ownTexts(parts)}
<script ${assets.portable ? `defer id="${PORTABLE_SCRIPT_ID}"` : "type=\"module\""} src="${escapeHtml(assets.script)}"><\/script>${assets.devScript ? `\n<script type="module" src="${escapeHtml(assets.devScript)}"><\/script>` : ""}
</body>
</html>
`;
}
function ownTexts({ texts }) {
	return texts ? `\n<script type="application/json" id="${TEXTS_ID}">${jsonForScript(texts)}<\/script>` : "";
}
/** The facts that the browser needs; other details are in the page as HTML. */
function forBrowser(details) {
	let { route, kind, title, documentTitle, canonical, languages, sidebar } = details;
	return {
		route,
		kind,
		title,
		documentTitle,
		canonical,
		languages,
		sidebar
	};
}
/** The home page loads the sheet as a file: that it does not arrive is how a wrong base URL shows. */
function styles({ kind, route }, assets) {
	return kind === "home" || route === "/" ? `<link rel="stylesheet" href="${escapeHtml(assets.stylesheet)}">` : `<style>${assets.styles}</style>`;
}
/** Names the announcement for the inline script, which may have to hide it before the first paint. */
function announcementMark({ announcement }) {
	return announcement?.dismissible ? ` data-announcement="${escapeHtml(announcement.id)}"` : "";
}
/** The site's mark for tabs and home screens. Nothing is installed from a folder. */
function iconTags({ site, assets, touchIcon }) {
	let root = site.rootUrl ?? site.baseUrl, link = (rel, href, more = "") => `<link rel="${rel}" href="${escapeHtml(href)}"${more}>`;
	return [
		...iconLink(site).map(({ href, type }) => link("icon", href, type)),
		...touchIcon ? [link("apple-touch-icon", touchIcon)] : [],
		...assets.portable ? [] : [link("manifest", root + WEB_MANIFEST)]
	].join("\n");
}
/** The icon of the site. A site with its own logo never has the generator's mark. */
function iconLink({ favicon, logo, baseUrl, rootUrl = baseUrl }) {
	return favicon === void 0 ? logo === void 0 ? [{
		href: `${rootUrl}favicon.svg`,
		type: " type=\"image/svg+xml\""
	}] : [] : [{
		href: favicon,
		type: ""
	}];
}
function headTags(parts) {
	let { facts, site, image, keywords, markdown, feeds, questions } = parts, tags = [], meta = (attribute, key, content) => {
		content && tags.push(`<meta ${attribute}="${key}" content="${escapeHtml(content)}">`);
	};
	meta("name", "description", facts.description), meta("name", "keywords", keywords?.join(", ")), (facts.unlisted || facts.shownIn || facts.kind === "not-found" || facts.kind === "search") && meta("name", "robots", "noindex"), facts.canonical && facts.kind !== "not-found" && tags.push(`<link rel="canonical" href="${escapeHtml(facts.canonical)}">`);
	for (let { htmlLang, href } of facts.versions ?? []) tags.push(`<link rel="alternate" hreflang="${escapeHtml(htmlLang)}" href="${escapeHtml(href)}">`);
	let [usual] = facts.versions ?? [];
	usual && tags.push(`<link rel="alternate" hreflang="x-default" href="${escapeHtml(usual.href)}">`), markdown && tags.push(`<link rel="alternate" type="text/markdown" href="${escapeHtml(markdown)}">`);
	for (let { title, href } of feeds) tags.push(`<link rel="alternate" type="application/rss+xml" title="${escapeHtml(title)}" href="${escapeHtml(href)}">`);
	meta("property", "og:title", facts.documentTitle), meta("property", "og:description", facts.description), meta("property", "og:type", facts.kind === "home" ? "website" : "article"), facts.kind !== "not-found" && meta("property", "og:url", facts.canonical), meta("property", "og:site_name", site.title), meta("property", "og:locale", site.locale.htmlLang), meta("property", "og:image", image), meta("name", "twitter:card", image ? "summary_large_image" : "summary");
	let data = linkedData({
		facts,
		site,
		questions,
		image
	});
	return data && tags.push(`<script type="application/ld+json">${jsonForScript(data)}<\/script>`), tags.map((tag) => `${tag}\n`).join("");
}
/**
* The wrong base URL banner (specification 2.4): is in the home page's HTML only. The style
* sheet hides it, so it shows exactly where the style sheet did not load; the app takes it away before it
* starts. Needs no script, and no style of its own, which the site's policy would block.
*/
function baseUrlBanner(page, site, t) {
	if (page.kind !== "home" && page.route !== "/") return "";
	let baseUrl = escapeHtml(site.baseUrl), code = (text) => `<code>${text}</code>`, advice = withHtml(t, baseUrlAdvice, {
		built: code(`baseUrl: '${baseUrl}'`),
		setting: code("baseUrl"),
		file: code("site.config.ts"),
		path: code(baseUrl)
	});
	return `<div class="base-url-banner" data-nosnippet>
<h2>${escapeHtml(t(baseUrlTitle))}</h2>
<p>${advice}</p>
<hr>
</div>
`;
}
// src/engine/output/feeds.ts
/** The feeds that the settings ask for. Items need full addresses, so a site without a `url` has none. */
function feedsOf(config) {
	return config.url ? config.feeds.map(({ section, title, pages }) => {
		let route = normalizeRoute(section), file = `${route.slice(1)}${pages === "dated" ? "feed" : "changes"}.xml`;
		return {
			section: route,
			title,
			pages,
			file,
			href: fileHref(file, config)
		};
	}) : [];
}
/** The newest page of the site's first feed of dated pages: the latest release, where the feed lists releases. */
function newestPage({ site, config }) {
	let feed = config.feeds.find(({ pages }) => pages === "dated");
	if (!feed) return;
	let [newest] = datedPages(normalizeRoute(feed.section), [...site.table.pages.values()]);
	if (!newest) return;
	let { page, date } = newest, day = date.toISOString().slice(0, 10);
	return {
		feed: feed.title,
		label: page.source?.frontMatter.sidebar_label ?? page.title,
		href: routeHref(page.route, site.urls),
		date: day,
		shown: longDate(day, site.locale)
	};
}
/** `lastModified`: ISO date of a page's last change; without it nothing is known to have changed. */
function feedOutputs(project, lastModified = () => void 0) {
	let { site, config } = project, absolute = (href) => new URL(href, config.url).href, pages = [...site.table.pages.values()], listed = ({ section, pages: wanted }) => wanted === "dated" ? datedPages(section, pages) : newestFirst(section, pages, lastModified).slice(0, 50);
	return feedsOf(config).map((feed) => ({
		file: feed.file,
		make: () => rss2({
			title: feed.title,
			description: site.table.pages.get(feed.section)?.description ?? config.tagline,
			link: absolute(routeHref(feed.section, site.urls)),
			self: absolute(feed.href),
			items: listed(feed).map(({ page, date }) => ({
				title: page.title,
				description: page.description,
				link: absolute(routeHref(page.route, site.urls)),
				date,
				...feed.pages === "changed" ? { id: `${page.route} ${date.toISOString().slice(0, 10)}` } : {}
			}))
		})
	}));
}
/** Pages below a section that say when they came out, posts of the blog by their file's name too; newest first. */
function datedPages(section, pages) {
	return newestFirst(section, pages, ({ byline, source }) => source?.frontMatter.date ?? byline?.date);
}
function newestFirst(section, pages, dateOf) {
	return pages.flatMap((page) => {
		let { draft, unlisted } = page.source?.frontMatter ?? {}, date = dateOf(page);
		if (date === void 0 || draft || unlisted || !page.route.startsWith(section)) return [];
		let day = new Date(date);
		return Number.isNaN(day.getTime()) ? [] : [{
			page,
			date: day
		}];
	}).sort((a, b) => b.date.getTime() - a.date.getTime() || (a.page.route < b.page.route ? -1 : 1));
}
/** RSS 2.0, with the address of the feed as Atom has it, which validators ask for. */
function rss2({ title, description, link, self, items }) {
	let tag = (name, value) => `<${name}>${escapeHtml(value)}</${name}>`, entries = items.map((item) => [
		"<item>",
		tag("title", item.title),
		tag("link", item.link),
		item.id === void 0 ? tag("guid", item.link) : `<guid isPermaLink="false">${escapeHtml(item.id)}</guid>`,
		tag("pubDate", item.date.toUTCString()),
		tag("description", item.description),
		"</item>"
	].join(""));
	return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
${tag("title", title)}
${tag("link", link)}
${tag("description", description)}
<atom:link href="${escapeHtml(self)}" rel="self" type="application/rss+xml"/>
${entries.map((entry) => `${entry}\n`).join("")}</channel>
</rss>
`;
}
// src/engine/output/renderPage.tsx
const NOTHING = {
	html: "",
	hasTitle: !0,
	headings: [],
	anchors: /* @__PURE__ */ new Set(),
	links: [],
	diagnostics: [],
	records: [],
	markdown: () => ""
};
/** Compiles or renders the article of one page and gathers its facts. */
function pageContent(page, project, site, lastUpdated) {
	let compiled = page.source ? compilePage(page.source, project.services) : NOTHING;
	return {
		page,
		compiled,
		facts: {
			...pageFacts(page, compiled, project.site, lastUpdated),
			...languageFacts(page, project)
		},
		image: previewImage(page, compiled, project),
		questions: questionsOf(compiled.records),
		markdownFile: markdownFileOf(page, project),
		articleHtml: () => page.source ? withTitle(page, compiled, project.site.locale) : generatedArticle(page, project, site)
	};
}
/** The languages of a page of a site in several languages. */
function languageFacts(page, { locales, config }) {
	let [usual] = locales;
	if (!usual || locales.length < 2) return {};
	let there = locales.map((one) => ({
		one,
		page: one.site.table.pages.get(page.route)
	})), own = there.filter((other) => other.page && isTranslated(other.page) && isIndexed(other.page)), { label, htmlLang, direction } = usual.site.locale;
	return {
		...isTranslated(page) ? {} : { shownIn: {
			label,
			htmlLang,
			direction
		} },
		languages: there.map(({ one, page: same }) => ({
			htmlLang: one.site.locale.htmlLang,
			href: routeHref(same ? page.route : "/", one.site.urls)
		})),
		...config.url && isTranslated(page) && own.length > 1 ? { versions: own.map(({ one }) => ({
			htmlLang: one.site.locale.htmlLang,
			href: new URL(routeHref(page.route, one.site.urls), config.url).href
		})) } : {}
	};
}
/** The picture a page names in its front matter, beside it or in the static folder. */
function previewImage({ source }, compiled, { assets, config }) {
	let url = source?.frontMatter.image;
	if (!source || url === void 0) return;
	if (isExternal(url)) return url;
	let { src, problem } = assets.image(source, url);
	return problem && compiled.diagnostics.push({
		...problem,
		file: source.file,
		line: source.keyLines.image ?? 1,
		column: 1
	}), config.url ? new URL(src, config.url).href : void 0;
}
/** The document for unknown addresses. */
function notFoundPage(project, frame) {
	return renderPage(pageContent({
		route: "/404/",
		title: project.site.t(notFoundTitle),
		description: "",
		kind: "not-found"
	}, project, frame.site), frame);
}
function withTitle(page, compiled, locale) {
	return compiled.hasTitle ? compiled.html.replace("</h1>", (end) => `${end}\n${byline(page, locale)}`) : `<h1${page.source?.frontMatter.hide_title ? " class=\"visually-hidden\"" : ""}>${wrapWords(escapeHtml(page.title))}</h1>\n${byline(page, locale)}${compiled.html}`;
}
/** Date and authors of a blog post. */
function byline({ byline }, locale) {
	let { date = "", authors = [] } = byline ?? {}, parts = [date && `<time datetime="${escapeHtml(date)}">${escapeHtml(longDate(date, locale))}</time>`, escapeHtml(authors.join(", "))].filter(Boolean);
	return parts.length > 0 ? `<p class="byline">${parts.join(" · ")}</p>\n` : "";
}
function generatedArticle(page, project, site) {
	let { t } = project.site, Component = project.components.get(page.route);
	if (Component) try {
		return staticHtml(/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Component, { ...pageProps(project, site) }), t);
	} catch (error) {
		let message = `The page component ${page.file ?? page.route} throws when it is rendered: ${errorChain(error).join(". Caused by: ")}`;
		throw new FieldguideError(message, [], { cause: error });
	}
	if (page.kind === "not-found") return staticHtml(/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotFound, { ...pageProps(project, site) }), t);
	if (page.kind === "downloads") return downloadsArticle(page, project);
	if (page.kind === "search") return staticHtml(/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Search$1, { ...pageProps(project, site) }), t);
	if (page.kind === "home") return staticHtml(/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DefaultHome, { ...pageProps(project, site) }), t);
	let { title, description } = page, items = listedBy(page, project.site);
	return staticHtml(/* @__PURE__ */ (0, import_jsx_runtime.jsx)(GeneratedIndex, {
		title,
		description,
		items
	}), t);
}
function downloadsArticle({ title, description }, project) {
	let { t, urls } = project.site, items = project.downloads.map(({ file, ...offer }) => ({
		...offer,
		href: fileHref(file, urls)
	})), shown = {
		title,
		description,
		release: newestPage(project)?.label,
		items
	};
	return staticHtml(/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Downloads, { ...shown }), t);
}
function pageProps(project, site) {
	return {
		site,
		sections: sections(project.site),
		newest: newestPage(project),
		href: (route) => project.site.table.pages.has(route) ? routeHref(route, project.site.urls) : void 0
	};
}
/** The frame of a site's pages. */
function pageFrame(project, site, assets) {
	let { config } = project, note = config.footer.note || config.title, { t } = project.site, footer = staticHtml(/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Footer, {
		...project.site.footer,
		note,
		newest: newestPage(project),
		feedbackHref: site.feedback?.url,
		asksConsent: site.thirdParties !== void 0,
		hasMark: site.logo === void 0
	}), t), searchDialog = site.search ? staticHtml(/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchFrame, { href: site.searchHref }), t) : "", { assistants } = config;
	return {
		site,
		t,
		assets,
		footer,
		searchDialog,
		feeds: feedsOf(config),
		assistants,
		texts: project.texts
	};
}
/** HTML that no script takes over. */
function staticHtml(node, t) {
	return (0, import_server.renderToStaticMarkup)(/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextsContext, {
		value: t,
		children: node
	}));
}
/** What the menu of a page offers; search, the home page and the like have none. */
function pageActions({ page, facts, markdownFile }, { site, assets, assistants }) {
	if (!page.source && markdownFile === void 0) return;
	let markdown = markdownFile === void 0 ? void 0 : fileHref(markdownFile, site), address = facts.canonical && new URL(markdown ?? "", facts.canonical).href, asked = assistants.map(({ name, url }) => ({
		label: name,
		href: url.replaceAll("{page}", encodeURIComponent(address))
	}));
	return {
		markdown,
		canCopy: !assets.portable,
		assistants: address ? asked : []
	};
}
/** The whole document: shell, article, facts. Throws what a component throws. */
function renderPage(content, frame) {
	let { facts, page, image } = content, { site, t, assets, footer, searchDialog } = frame, html = {
		main: staticHtml(/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageMain, {
			page: facts,
			articleHtml: content.articleHtml(),
			menu: pageActions(content, frame),
			feedbackUrl: site.feedback?.url
		}), t),
		toc: facts.toc.length > 0 ? staticHtml(/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TocColumn, { toc: facts.toc }), t) : "",
		footer
	}, shellHtml = (0, import_server.renderToString)(/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextsContext, {
		value: t,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Shell, {
			state: {
				site,
				page: facts,
				tree: void 0,
				requestTree: () => {}
			},
			html
		})
	})), keywords = page.source?.frontMatter.keywords, markdown = content.markdownFile === void 0 ? void 0 : fileHref(content.markdownFile, site), feeds = frame.feeds.filter(({ section }) => facts.route.startsWith(section)), { questions } = content, { touchIcon } = frame, { texts } = frame;
	return renderDocument({
		facts,
		site,
		t,
		texts,
		shellHtml,
		searchDialog,
		assets,
		image,
		keywords,
		markdown,
		feeds,
		questions,
		touchIcon
	});
}
/**
* The file of a page's Markdown copy in the output; undefined if it has none: pages that a component makes, search,
* and every page of a site whose settings switch the copies off.
*/
function markdownFileOf(page, { config, site, components }) {
	if (!config.markdown || page.kind === "search" || components.has(page.route)) return;
	let isWritten = page.source !== void 0, isList = page.kind === "category" || page.entries !== void 0;
	return isWritten || isList ? markdownFile(page.route, site.urls) : void 0;
}
/** A page as Markdown: what its author wrote, or for a generated page what it lists. */
function pageMarkdown(page, compiled, { site }) {
	if (page.source) return compiled.markdown(bylineText(page, site.locale));
	let cards = cardsMarkdown(listedBy(page, site));
	return `${[
		`# ${escapeMarkdown(page.title)}`,
		escapeMarkdown(page.description),
		cards
	].filter((block) => block !== "").join("\n\n")}\n`;
}
/** Date and authors of a blog post. */
function bylineText({ byline }, locale) {
	let { date = "", authors = [] } = byline ?? {};
	return [longDate(date, locale), authors.join(", ")].filter(Boolean).join(" · ");
}
// node_modules/fflate/esm/index.mjs
var require$1 = createRequire("/"), _a;
try {
	_a = require$1("worker_threads"), _a.Worker, _a.isMarkedAsUntransferable;
} catch {}
var u8 = Uint8Array, u16 = Uint16Array, i32 = Int32Array, fleb = new u8([
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	1,
	1,
	2,
	2,
	2,
	2,
	3,
	3,
	3,
	3,
	4,
	4,
	4,
	4,
	5,
	5,
	5,
	5,
	0,
	0,
	0,
	0
]), fdeb = new u8([
	0,
	0,
	0,
	0,
	1,
	1,
	2,
	2,
	3,
	3,
	4,
	4,
	5,
	5,
	6,
	6,
	7,
	7,
	8,
	8,
	9,
	9,
	10,
	10,
	11,
	11,
	12,
	12,
	13,
	13,
	0,
	0
]), clim = new u8([
	16,
	17,
	18,
	0,
	8,
	7,
	9,
	6,
	10,
	5,
	11,
	4,
	12,
	3,
	13,
	2,
	14,
	1,
	15
]), freb = function(eb, start) {
	for (var b = new u16(31), i = 0; i < 31; ++i) b[i] = start += 1 << eb[i - 1];
	for (var r = new i32(b[30]), i = 1; i < 30; ++i) for (var j = b[i]; j < b[i + 1]; ++j) r[j] = j - b[i] << 5 | i;
	return {
		b,
		r
	};
}, _a = freb(fleb, 2), fl = _a.b, revfl = _a.r;
fl[28] = 258, revfl[258] = 28;
var _b = freb(fdeb, 0);
_b.b;
for (var revfd = _b.r, rev = new u16(32768), i = 0; i < 32768; ++i) {
	var x = (i & 43690) >> 1 | (i & 21845) << 1;
	x = (x & 52428) >> 2 | (x & 13107) << 2, x = (x & 61680) >> 4 | (x & 3855) << 4, rev[i] = ((x & 65280) >> 8 | (x & 255) << 8) >> 1;
}
for (var hMap = (function(cd, mb, r) {
	for (var s = cd.length, i = 0, l = new u16(mb); i < s; ++i) cd[i] && ++l[cd[i] - 1];
	var le = new u16(mb);
	for (i = 1; i < mb; ++i) le[i] = le[i - 1] + l[i - 1] << 1;
	var co;
	if (r) {
		co = new u16(1 << mb);
		var rvb = 15 - mb;
		for (i = 0; i < s; ++i) if (cd[i]) for (var sv = i << 4 | cd[i], r_1 = mb - cd[i], v = le[cd[i] - 1]++ << r_1, m = v | (1 << r_1) - 1; v <= m; ++v) co[rev[v] >> rvb] = sv;
	} else for (co = new u16(s), i = 0; i < s; ++i) cd[i] && (co[i] = rev[le[cd[i] - 1]++] >> 15 - cd[i]);
	return co;
}), flt = new u8(288), i = 0; i < 144; ++i) flt[i] = 8;
for (var i = 144; i < 256; ++i) flt[i] = 9;
for (var i = 256; i < 280; ++i) flt[i] = 7;
for (var i = 280; i < 288; ++i) flt[i] = 8;
for (var fdt = new u8(32), i = 0; i < 32; ++i) fdt[i] = 5;
var flm = /*#__PURE__*/ hMap(flt, 9, 0), fdm = /*#__PURE__*/ hMap(fdt, 5, 0), shft = function(p) {
	return (p + 7) / 8 | 0;
}, slc = function(v, s, e) {
	return (s == null || s < 0) && (s = 0), (e == null || e > v.length) && (e = v.length), new u8(v.subarray(s, e));
}, ec = [
	"unexpected EOF",
	"invalid block type",
	"invalid length/literal",
	"invalid distance",
	"stream finished",
	"no stream handler",
	,
	"no callback",
	"invalid UTF-8 data",
	"extra field too long",
	"date not in range 1980-2099",
	"filename too long",
	"stream finishing",
	"invalid zip data"
], err = function(ind, msg, nt) {
	var e = Error(msg || ec[ind]);
	if (e.code = ind, Error.captureStackTrace && Error.captureStackTrace(e, err), !nt) throw e;
	return e;
}, wbits = function(d, p, v) {
	v <<= p & 7;
	var o = p / 8 | 0;
	d[o] |= v, d[o + 1] |= v >> 8;
}, wbits16 = function(d, p, v) {
	v <<= p & 7;
	var o = p / 8 | 0;
	d[o] |= v, d[o + 1] |= v >> 8, d[o + 2] |= v >> 16;
}, hTree = function(d, mb) {
	for (var t = [], i = 0; i < d.length; ++i) d[i] && t.push({
		s: i,
		f: d[i]
	});
	var s = t.length, t2 = t.slice();
	if (!s) return {
		t: et,
		l: 0
	};
	if (s == 1) {
		var v = new u8(t[0].s + 1);
		return v[t[0].s] = 1, {
			t: v,
			l: 1
		};
	}
	t.sort(function(a, b) {
		return a.f - b.f;
	}), t.push({
		s: -1,
		f: 25001
	});
	var l = t[0], r = t[1], i0 = 0, i1 = 1, i2 = 2;
	for (t[0] = {
		s: -1,
		f: l.f + r.f,
		l,
		r
	}; i1 != s - 1;) l = t[t[i0].f < t[i2].f ? i0++ : i2++], r = t[i0 != i1 && t[i0].f < t[i2].f ? i0++ : i2++], t[i1++] = {
		s: -1,
		f: l.f + r.f,
		l,
		r
	};
	for (var maxSym = t2[0].s, i = 1; i < s; ++i) t2[i].s > maxSym && (maxSym = t2[i].s);
	var tr = new u16(maxSym + 1), mbt = ln(t[i1 - 1], tr, 0);
	if (mbt > mb) {
		var i = 0, dt = 0, lft = mbt - mb, cst = 1 << lft;
		for (t2.sort(function(a, b) {
			return tr[b.s] - tr[a.s] || a.f - b.f;
		}); i < s; ++i) {
			var i2_1 = t2[i].s;
			if (tr[i2_1] > mb) dt += cst - (1 << mbt - tr[i2_1]), tr[i2_1] = mb;
			else break;
		}
		for (dt >>= lft; dt > 0;) {
			var i2_2 = t2[i].s;
			tr[i2_2] < mb ? dt -= 1 << mb - tr[i2_2]++ - 1 : ++i;
		}
		for (; i >= 0 && dt; --i) {
			var i2_3 = t2[i].s;
			tr[i2_3] == mb && (--tr[i2_3], ++dt);
		}
		mbt = mb;
	}
	return {
		t: new u8(tr),
		l: mbt
	};
}, ln = function(n, l, d) {
	return n.s == -1 ? Math.max(ln(n.l, l, d + 1), ln(n.r, l, d + 1)) : l[n.s] = d;
}, lc = function(c) {
	for (var s = c.length; s && !c[--s];);
	for (var cl = new u16(++s), cli = 0, cln = c[0], cls = 1, w = function(v) {
		cl[cli++] = v;
	}, i = 1; i <= s; ++i) if (c[i] == cln && i != s) ++cls;
	else {
		if (!cln && cls > 2) {
			for (; cls > 138; cls -= 138) w(32754);
			cls > 2 && (w(cls > 10 ? cls - 11 << 5 | 28690 : cls - 3 << 5 | 12305), cls = 0);
		} else if (cls > 3) {
			for (w(cln), --cls; cls > 6; cls -= 6) w(8304);
			cls > 2 && (w(cls - 3 << 5 | 8208), cls = 0);
		}
		for (; cls--;) w(cln);
		cls = 1, cln = c[i];
	}
	return {
		c: cl.subarray(0, cli),
		n: s
	};
}, clen = function(cf, cl) {
	for (var l = 0, i = 0; i < cl.length; ++i) l += cf[i] * cl[i];
	return l;
}, wfblk = function(out, pos, dat) {
	var s = dat.length, o = shft(pos + 2);
	out[o] = s & 255, out[o + 1] = s >> 8, out[o + 2] = out[o] ^ 255, out[o + 3] = out[o + 1] ^ 255;
	for (var i = 0; i < s; ++i) out[o + i + 4] = dat[i];
	return (o + 4 + s) * 8;
}, wblk = function(dat, out, final, syms, lf, df, eb, li, bs, bl, p) {
	wbits(out, p++, final), ++lf[256];
	for (var _a = hTree(lf, 15), dlt = _a.t, mlb = _a.l, _b = hTree(df, 15), ddt = _b.t, mdb = _b.l, _c = lc(dlt), lclt = _c.c, nlc = _c.n, _d = lc(ddt), lcdt = _d.c, ndc = _d.n, lcfreq = new u16(19), i = 0; i < lclt.length; ++i) ++lcfreq[lclt[i] & 31];
	for (var i = 0; i < lcdt.length; ++i) ++lcfreq[lcdt[i] & 31];
	for (var _e = hTree(lcfreq, 7), lct = _e.t, mlcb = _e.l, nlcc = 19; nlcc > 4 && !lct[clim[nlcc - 1]]; --nlcc);
	var flen = bl + 5 << 3, ftlen = clen(lf, flt) + clen(df, fdt) + eb, dtlen = clen(lf, dlt) + clen(df, ddt) + eb + 14 + 3 * nlcc + clen(lcfreq, lct) + 2 * lcfreq[16] + 3 * lcfreq[17] + 7 * lcfreq[18];
	if (bs >= 0 && flen <= ftlen && flen <= dtlen) return wfblk(out, p, dat.subarray(bs, bs + bl));
	var lm, ll, dm, dl;
	if (wbits(out, p, 1 + (dtlen < ftlen)), p += 2, dtlen < ftlen) {
		lm = hMap(dlt, mlb, 0), ll = dlt, dm = hMap(ddt, mdb, 0), dl = ddt;
		var llm = hMap(lct, mlcb, 0);
		wbits(out, p, nlc - 257), wbits(out, p + 5, ndc - 1), wbits(out, p + 10, nlcc - 4), p += 14;
		for (var i = 0; i < nlcc; ++i) wbits(out, p + 3 * i, lct[clim[i]]);
		p += 3 * nlcc;
		for (var lcts = [lclt, lcdt], it = 0; it < 2; ++it) for (var clct = lcts[it], i = 0; i < clct.length; ++i) {
			var len = clct[i] & 31;
			wbits(out, p, llm[len]), p += lct[len], len > 15 && (wbits(out, p, clct[i] >> 5 & 127), p += clct[i] >> 12);
		}
	} else lm = flm, ll = flt, dm = fdm, dl = fdt;
	for (var i = 0; i < li; ++i) {
		var sym = syms[i];
		if (sym > 255) {
			var len = sym >> 18 & 31;
			wbits16(out, p, lm[len + 257]), p += ll[len + 257], len > 7 && (wbits(out, p, sym >> 23 & 31), p += fleb[len]);
			var dst = sym & 31;
			wbits16(out, p, dm[dst]), p += dl[dst], dst > 3 && (wbits16(out, p, sym >> 5 & 8191), p += fdeb[dst]);
		} else wbits16(out, p, lm[sym]), p += ll[sym];
	}
	return wbits16(out, p, lm[256]), p + ll[256];
}, deo = /*#__PURE__*/ new i32([
	65540,
	131080,
	131088,
	131104,
	262176,
	1048704,
	1048832,
	2114560,
	2117632
]), et = /*#__PURE__*/ new u8(0), dflt = function(dat, lvl, plvl, pre, post, st) {
	var s = st.z || dat.length, o = new u8(pre + s + 5 * (1 + Math.ceil(s / 7e3)) + post), w = o.subarray(pre, o.length - post), lst = st.l, pos = (st.r || 0) & 7;
	if (lvl) {
		pos && (w[0] = st.r >> 3);
		for (var opt = deo[lvl - 1], n = opt >> 13, c = opt & 8191, msk_1 = (1 << plvl) - 1, prev = st.p || new u16(32768), head = st.h || new u16(msk_1 + 1), bs1_1 = Math.ceil(plvl / 3), bs2_1 = 2 * bs1_1, hsh = function(i) {
			return (dat[i] ^ dat[i + 1] << bs1_1 ^ dat[i + 2] << bs2_1) & msk_1;
		}, syms = new i32(25e3), lf = new u16(288), df = new u16(32), lc_1 = 0, eb = 0, i = st.i || 0, li = 0, wi = st.w || 0, bs = 0; i + 2 < s; ++i) {
			var hv = hsh(i), imod = i & 32767, pimod = head[hv];
			if (prev[imod] = pimod, head[hv] = imod, wi <= i) {
				var rem = s - i;
				if ((lc_1 > 7e3 || li > 24576) && (rem > 423 || !lst)) {
					pos = wblk(dat, w, 0, syms, lf, df, eb, li, bs, i - bs, pos), li = lc_1 = eb = 0, bs = i;
					for (var j = 0; j < 286; ++j) lf[j] = 0;
					for (var j = 0; j < 30; ++j) df[j] = 0;
				}
				var l = 2, d = 0, ch_1 = c, dif = imod - pimod & 32767;
				if (rem > 2 && hv == hsh(i - dif)) for (var maxn = Math.min(n, rem) - 1, maxd = Math.min(32767, i), ml = Math.min(258, rem); dif <= maxd && --ch_1 && imod != pimod;) {
					if (dat[i + l] == dat[i + l - dif]) {
						for (var nl = 0; nl < ml && dat[i + nl] == dat[i + nl - dif]; ++nl);
						if (nl > l) {
							if (l = nl, d = dif, nl > maxn) break;
							for (var mmd = Math.min(dif, nl - 2), md = 0, j = 0; j < mmd; ++j) {
								var ti = i - dif + j & 32767, cd = ti - prev[ti] & 32767;
								cd > md && (md = cd, pimod = ti);
							}
						}
					}
					imod = pimod, pimod = prev[imod], dif += imod - pimod & 32767;
				}
				if (d) {
					syms[li++] = 268435456 | revfl[l] << 18 | revfd[d];
					var lin = revfl[l] & 31, din = revfd[d] & 31;
					eb += fleb[lin] + fdeb[din], ++lf[257 + lin], ++df[din], wi = i + l, ++lc_1;
				} else syms[li++] = dat[i], ++lf[dat[i]];
			}
		}
		for (i = Math.max(i, wi); i < s; ++i) syms[li++] = dat[i], ++lf[dat[i]];
		pos = wblk(dat, w, lst, syms, lf, df, eb, li, bs, i - bs, pos), lst || (st.r = pos & 7 | w[pos / 8 | 0] << 3, pos -= 7, st.h = head, st.p = prev, st.i = i, st.w = wi);
	} else {
		for (var i = st.w || 0; i < s + lst; i += 65535) {
			var e = i + 65535;
			e >= s && (w[pos / 8 | 0] = lst, e = s), pos = wfblk(w, pos + 1, dat.subarray(i, e));
		}
		st.i = s;
	}
	return slc(o, 0, pre + shft(pos) + post);
}, crct = /*#__PURE__*/ (function() {
	for (var t = /* @__PURE__ */ new Int32Array(256), i = 0; i < 256; ++i) {
		for (var c = i, k = 9; --k;) c = (c & 1 && -306674912) ^ c >>> 1;
		t[i] = c;
	}
	return t;
})(), crc = function() {
	var c = -1;
	return {
		p: function(d) {
			for (var cr = c, i = 0; i < d.length; ++i) cr = crct[cr & 255 ^ d[i]] ^ cr >>> 8;
			c = cr;
		},
		d: function() {
			return ~c;
		}
	};
}, dopt = function(dat, opt, pre, post, st) {
	if (!st && (st = { l: 1 }, opt.dictionary)) {
		var dict = opt.dictionary.subarray(-32768), newDat = new u8(dict.length + dat.length);
		newDat.set(dict), newDat.set(dat, dict.length), dat = newDat, st.w = dict.length;
	}
	return dflt(dat, opt.level == null ? 6 : opt.level, opt.mem == null ? st.l ? Math.ceil(Math.max(8, Math.min(13, Math.log(dat.length))) * 1.5) : 20 : 12 + opt.mem, pre, post, st);
}, mrg = function(a, b) {
	var o = {};
	for (var k in a) o[k] = a[k];
	for (var k in b) o[k] = b[k];
	return o;
}, wbytes = function(d, b, v) {
	for (; v; ++b) d[b] = v, v >>>= 8;
};
/**
* Compresses data with DEFLATE without any wrapper
* @param data The data to compress
* @param opts The compression options
* @returns The deflated version of the data
*/
function deflateSync(data, opts) {
	return dopt(data, opts || {}, 0, 0);
}
var fltn = function(d, p, t, o) {
	for (var k in d) {
		var val = d[k], n = p + k, op = o;
		Array.isArray(val) && (op = mrg(o, val[1]), val = val[0]), ArrayBuffer.isView(val) ? t[n] = [val, op] : (t[n += "/"] = [new u8(0), op], fltn(val, n, t, o));
	}
}, te = typeof TextEncoder < "u" && /*#__PURE__*/ new TextEncoder(), td = typeof TextDecoder < "u" && /*#__PURE__*/ new TextDecoder();
try {
	td.decode(et, { stream: !0 });
} catch {}
/**
* Converts a string into a Uint8Array for use with compression/decompression methods
* @param str The string to encode
* @param latin1 Whether or not to interpret the data as Latin-1. This should
*               not need to be true unless decoding a binary string.
* @returns The string encoded in UTF-8/Latin-1 binary
*/
function strToU8(str, latin1) {
	if (latin1) {
		for (var ar_1 = new u8(str.length), i = 0; i < str.length; ++i) ar_1[i] = str.charCodeAt(i);
		return ar_1;
	}
	if (te) return te.encode(str);
	for (var l = str.length, ar = new u8(str.length + (str.length >> 1)), ai = 0, w = function(v) {
		ar[ai++] = v;
	}, i = 0; i < l; ++i) {
		if (ai + 5 > ar.length) {
			var n = new u8(ai + 8 + (l - i << 1));
			n.set(ar), ar = n;
		}
		var c = str.charCodeAt(i);
		c < 128 || latin1 ? w(c) : c < 2048 ? (w(192 | c >> 6), w(128 | c & 63)) : c > 55295 && c < 57344 ? (c = 65536 + (c & 1047552) | str.charCodeAt(++i) & 1023, w(240 | c >> 18), w(128 | c >> 12 & 63), w(128 | c >> 6 & 63), w(128 | c & 63)) : (w(224 | c >> 12), w(128 | c >> 6 & 63), w(128 | c & 63));
	}
	return slc(ar, 0, ai);
}
var exfl = function(ex) {
	var le = 0;
	if (ex) for (var k in ex) {
		var l = ex[k].length;
		l > 65535 && err(9), le += l + 4;
	}
	return le;
}, wzh = function(d, b, f, fn, u, c, ce, co) {
	var fl = fn.length, ex = f.extra, col = co && co.length, exl = exfl(ex);
	wbytes(d, b, ce == null ? 67324752 : 33639248), b += 4, ce != null && (d[b++] = 20, d[b++] = f.os), d[b] = 20, b += 2, d[b++] = f.flag << 1 | (c < 0 && 8), d[b++] = u && 8, d[b++] = f.compression & 255, d[b++] = f.compression >> 8;
	var dt = new Date(f.mtime == null ? Date.now() : f.mtime), y = dt.getFullYear() - 1980;
	if ((y < 0 || y > 119) && err(10), wbytes(d, b, y << 25 | dt.getMonth() + 1 << 21 | dt.getDate() << 16 | dt.getHours() << 11 | dt.getMinutes() << 5 | dt.getSeconds() >> 1), b += 4, c != -1 && (wbytes(d, b, f.crc), wbytes(d, b + 4, c < 0 ? -c - 2 : c), wbytes(d, b + 8, f.size)), wbytes(d, b + 12, fl), wbytes(d, b + 14, exl), b += 16, ce != null && (wbytes(d, b, col), wbytes(d, b + 6, f.attrs), wbytes(d, b + 10, ce), b += 14), d.set(fn, b), b += fl, exl) for (var k in ex) {
		var exf = ex[k], l = exf.length;
		wbytes(d, b, +k), wbytes(d, b + 2, l), d.set(exf, b + 4), b += 4 + l;
	}
	return col && (d.set(co, b), b += col), b;
}, wzf = function(o, b, c, d, e) {
	wbytes(o, b, 101010256), wbytes(o, b + 8, c), wbytes(o, b + 10, c), wbytes(o, b + 12, d), wbytes(o, b + 16, e);
};
/**
* Synchronously creates a ZIP file. Prefer using `zip` for better performance
* with more than one file.
* @param data The directory structure for the ZIP archive
* @param opts The main options, merged with per-file options
* @returns The generated ZIP archive
*/
function zipSync(data, opts) {
	opts ||= {};
	var r = {}, files = [];
	fltn(data, "", r, opts);
	var o = 0, tot = 0;
	for (var fn in r) {
		var _a = r[fn], file = _a[0], p = _a[1], compression = p.level == 0 ? 0 : 8, f = strToU8(fn), s = f.length, com = p.comment, m = com && strToU8(com), ms = m && m.length, exl = exfl(p.extra);
		s > 65535 && err(11);
		var d = compression ? deflateSync(file, p) : file, l = d.length, c = crc();
		c.p(file), files.push(mrg(p, {
			size: file.length,
			crc: c.d(),
			c: d,
			f,
			m,
			u: s != fn.length || m && com.length != ms,
			o,
			compression
		})), o += 30 + s + exl + l, tot += 76 + 2 * (s + exl) + (ms || 0) + l;
	}
	for (var out = new u8(tot + 22), oe = o, cdl = tot - o, i = 0; i < files.length; ++i) {
		var f = files[i];
		wzh(out, f.o, f, f.f, f.u, f.c.length);
		var badd = 30 + f.f.length + exfl(f.extra);
		out.set(f.c, f.o + badd), wzh(out, o, f, f.f, f.u, f.c.length, f.o, f.m), o += 16 + badd + (f.m ? f.m.length : 0);
	}
	return wzf(out, o, files.length, cdl, oe), out;
}
// src/engine/output/zip.ts
/** A zip archive of files by their paths. The same files give the same bytes, on every machine and in every time zone. */
function zipFiles(files) {
	let entries = [...files].map(([file, content]) => [file, typeof content == "string" ? strToU8(content) : content]);
	return zipSync(Object.fromEntries(entries), { mtime: new Date(1980, 0, 1) });
}
// src/engine/output/markdownFiles.ts
/** The archive with the Markdown of all pages, for readers to download. */
const MARKDOWN_ARCHIVE = "docs.zip";
/** The files of `markdownOutputs`: links may lead to them. */
function markdownFileNames({ markdown }) {
	return markdown ? [
		"llms.txt",
		"llms-full.txt",
		MARKDOWN_ARCHIVE
	] : [];
}
/** `docs.zip`: the files of `markdown`, and what they are. */
async function markdownArchive(project, markdown) {
	let files = /* @__PURE__ */ new Map([["llms.txt", pageIndex(project)]]);
	for (let page of groupsOf(project).flatMap((group) => group.pages)) files.set(markdownFileOf(page, project) ?? "", String(await markdown(page)));
	return zipFiles(files);
}
/**
* The Markdown of the whole site for tools and for language models: `llms.txt` lists the pages (llmstxt.org),
* `llms-full.txt` has their text, one after the other, and `docs.zip` has their files. None where pages have no Markdown.
* `archive`: the last of these, if it is made already.
*/
function markdownOutputs(project, markdown, archive) {
	if (!project.config.markdown) return [];
	let textOf = async (page) => String(await markdown(page)), pages = () => groupsOf(project).flatMap((group) => group.pages);
	return [
		{
			file: "llms.txt",
			forServers: !0,
			make: () => pageIndex(project)
		},
		{
			file: "llms-full.txt",
			forServers: !0,
			async make() {
				let texts = [];
				for (let page of pages()) texts.push(`Source: ${addressOf(page, project)}\n\n${await textOf(page)}`);
				return texts.join("\n---\n\n");
			}
		},
		{
			file: MARKDOWN_ARCHIVE,
			forServers: !project.downloads.some(({ file }) => file === MARKDOWN_ARCHIVE),
			make: () => archive ?? markdownArchive(project, markdown)
		}
	];
}
function groupsOf(project) {
	return pageGroups(project.site, (page) => markdownFileOf(page, project) !== void 0);
}
/** Sections as headings, pages as links to their Markdown with what they are about. */
function pageIndex(project) {
	let { config } = project, sections = groupsOf(project).map(({ label, pages }) => `## ${label}\n\n${pages.map((page) => {
		let about = page.description.replace(/\s+/g, " ").trim();
		return `- [${page.title.replace(/[[\]\\]/g, "\\$&")}](${addressOf(page, project)})${about === "" ? "" : `: ${about}`}`;
	}).join("\n")}\n`), tagline = config.tagline === "" ? "" : `> ${config.tagline}\n`;
	return [
		`# ${config.title}\n`,
		tagline,
		...sections
	].filter(Boolean).join("\n");
}
/** Where a page's Markdown is; with the host, where the site knows it. */
function addressOf(page, project) {
	let { site, config } = project, markdownFile = markdownFileOf(page, project), href = markdownFile === void 0 ? routeHref(page.route, site.urls) : fileHref(markdownFile, site.urls);
	return config.url ? new URL(href, config.url).href : href;
}
// node_modules/image-size/dist/esm/types/utils.js
const decoder = new TextDecoder(), toUTF8String = (input, start = 0, end = input.length) => decoder.decode(input.slice(start, end)), toHexString = (input, start = 0, end = input.length) => input.slice(start, end).reduce((memo, i) => memo + `0${i.toString(16)}`.slice(-2), ""), getView = (input, offset) => new DataView(input.buffer, input.byteOffset + offset), readInt16LE = (input, offset = 0) => getView(input, offset).getInt16(0, !0), readUInt16BE = (input, offset = 0) => getView(input, offset).getUint16(0, !1), readUInt16LE = (input, offset = 0) => getView(input, offset).getUint16(0, !0), readUInt24LE = (input, offset = 0) => {
	let view = getView(input, offset);
	return view.getUint16(0, !0) + (view.getUint8(2) << 16);
}, readInt32LE = (input, offset = 0) => getView(input, offset).getInt32(0, !0), readUInt32BE = (input, offset = 0) => getView(input, offset).getUint32(0, !1), readUInt32LE = (input, offset = 0) => getView(input, offset).getUint32(0, !0), methods = {
	readUInt16BE,
	readUInt16LE,
	readUInt32BE,
	readUInt32LE
};
function readUInt(input, bits, offset = 0, isBigEndian = !1) {
	let methodName = `readUInt${bits}${isBigEndian ? "BE" : "LE"}`;
	return methods[methodName](input, offset);
}
function readBox(input, view, base, offset, boxCode) {
	if (input.length - offset < 8) return;
	let boxSize = view.getUint32(base + offset, !1);
	if (!(input.length - offset < boxSize)) return {
		offset,
		size: boxSize,
		matches: view.getUint32(base + 4 + offset, !1) === boxCode
	};
}
const boxViews = /* @__PURE__ */ new WeakMap();
function getBoxView(input) {
	let view = boxViews.get(input.buffer);
	return view || (view = new DataView(input.buffer), boxViews.set(input.buffer, view)), view;
}
function findBox(input, boxName, startOffset) {
	let view = getBoxView(input), boxCode = boxName.charCodeAt(0) << 24 | boxName.charCodeAt(1) << 16 | boxName.charCodeAt(2) << 8 | boxName.charCodeAt(3), base = input.byteOffset, currentOffset = startOffset;
	for (; currentOffset < input.length && !(input.length - currentOffset < 4);) {
		if (view.getUint32(base + currentOffset, !1) < 8) {
			currentOffset += 8;
			continue;
		}
		let box = readBox(input, view, base, currentOffset, boxCode);
		if (!box) break;
		if (box.matches) return {
			name: boxName,
			offset: box.offset,
			size: box.size
		};
		currentOffset += box.size;
	}
}
// node_modules/image-size/dist/esm/types/bmp.js
const BMP = {
	validate: (input) => toUTF8String(input, 0, 2) === "BM",
	calculate: (input) => ({
		height: Math.abs(readInt32LE(input, 22)),
		width: readUInt32LE(input, 18)
	})
};
function getSizeFromOffset(input, offset) {
	let value = input[offset];
	return value === 0 ? 256 : value;
}
function getImageSize$1(input, imageIndex) {
	let offset = 6 + imageIndex * 16;
	return {
		height: getSizeFromOffset(input, offset + 1),
		width: getSizeFromOffset(input, offset)
	};
}
const ICO = {
	validate(input) {
		let reserved = readUInt16LE(input, 0), imageCount = readUInt16LE(input, 4);
		return reserved !== 0 || imageCount === 0 ? !1 : readUInt16LE(input, 2) === 1;
	},
	calculate(input) {
		let nbImages = readUInt16LE(input, 4);
		if (6 + nbImages * 16 > input.length) throw TypeError("Invalid ICO");
		let imageSize = getImageSize$1(input, 0);
		if (nbImages === 1) return imageSize;
		let images = [];
		for (let imageIndex = 0; imageIndex < nbImages; imageIndex += 1) images.push(getImageSize$1(input, imageIndex));
		return {
			width: imageSize.width,
			height: imageSize.height,
			images
		};
	}
}, CUR = {
	validate(input) {
		let reserved = readUInt16LE(input, 0), imageCount = readUInt16LE(input, 4);
		return reserved !== 0 || imageCount === 0 ? !1 : readUInt16LE(input, 2) === 2;
	},
	calculate: (input) => ICO.calculate(input)
}, DDS = {
	validate: (input) => readUInt32LE(input, 0) === 542327876,
	calculate: (input) => ({
		height: readUInt32LE(input, 12),
		width: readUInt32LE(input, 16)
	})
}, gifRegexp = /^GIF8[79]a/, GIF = {
	validate: (input) => gifRegexp.test(toUTF8String(input, 0, 6)),
	calculate: (input) => ({
		height: readUInt16LE(input, 8),
		width: readUInt16LE(input, 6)
	})
}, brandMap = {
	avif: "avif",
	mif1: "heif",
	msf1: "heif",
	heic: "heic",
	heix: "heic",
	hevc: "heic",
	hevx: "heic"
}, HEIF = {
	validate(input) {
		if (toUTF8String(input, 4, 8) !== "ftyp") return !1;
		let ftypBox = findBox(input, "ftyp", 0);
		return ftypBox ? toUTF8String(input, ftypBox.offset + 8, ftypBox.offset + 12) in brandMap : !1;
	},
	calculate(input) {
		let metaBox = findBox(input, "meta", 0), iprpBox = metaBox && findBox(input, "iprp", metaBox.offset + 12), ipcoBox = iprpBox && findBox(input, "ipco", iprpBox.offset + 8);
		if (!ipcoBox) throw TypeError("Invalid HEIF, no ipco box found");
		let type = toUTF8String(input, 8, 12), images = [], currentOffset = ipcoBox.offset + 8;
		for (; currentOffset < ipcoBox.offset + ipcoBox.size;) {
			let ispeBox = findBox(input, "ispe", currentOffset);
			if (!ispeBox) break;
			if (ispeBox.size < 20) throw TypeError("Invalid HEIF");
			let rawWidth = readUInt32BE(input, ispeBox.offset + 12), rawHeight = readUInt32BE(input, ispeBox.offset + 16), clapBox = findBox(input, "clap", currentOffset), width = rawWidth, height = rawHeight;
			clapBox && clapBox.size >= 16 && clapBox.offset < ipcoBox.offset + ipcoBox.size && (width = rawWidth - readUInt32BE(input, clapBox.offset + 12)), images.push({
				height,
				width
			});
			let nextOffset = ispeBox.offset + ispeBox.size;
			if (nextOffset <= currentOffset) throw TypeError("Invalid HEIF");
			currentOffset = nextOffset;
		}
		if (images.length === 0) throw TypeError("Invalid HEIF, no sizes found");
		return {
			width: images[0].width,
			height: images[0].height,
			type,
			...images.length > 1 ? { images } : {}
		};
	}
}, ICON_TYPE_SIZE = {
	ICON: 32,
	"ICN#": 32,
	"icm#": 16,
	icm4: 16,
	icm8: 16,
	"ics#": 16,
	ics4: 16,
	ics8: 16,
	is32: 16,
	s8mk: 16,
	icp4: 16,
	icl4: 32,
	icl8: 32,
	il32: 32,
	l8mk: 32,
	icp5: 32,
	ic11: 32,
	ich4: 48,
	ich8: 48,
	ih32: 48,
	h8mk: 48,
	icp6: 64,
	ic12: 32,
	it32: 128,
	t8mk: 128,
	ic07: 128,
	ic08: 256,
	ic13: 256,
	ic09: 512,
	ic14: 512,
	ic10: 1024
};
function readImageHeader(input, imageOffset) {
	let imageLengthOffset = imageOffset + 4;
	if (imageLengthOffset + 4 > input.length) throw TypeError("Invalid ICNS");
	return [toUTF8String(input, imageOffset, imageLengthOffset), readUInt32BE(input, imageLengthOffset)];
}
function getImageSize(type) {
	let size = ICON_TYPE_SIZE[type];
	return {
		width: size,
		height: size,
		type
	};
}
const ICNS = {
	validate: (input) => toUTF8String(input, 0, 4) === "icns",
	calculate(input) {
		let inputLength = input.length, fileLength = readUInt32BE(input, 4), imageOffset = 8, images = [];
		for (; imageOffset < fileLength && imageOffset < inputLength;) {
			let imageHeader = readImageHeader(input, imageOffset), entryLength = imageHeader[1];
			if (entryLength < 8) throw TypeError("Invalid ICNS");
			let imageSize = getImageSize(imageHeader[0]);
			images.push(imageSize), imageOffset += entryLength;
		}
		if (images.length === 0) throw TypeError("Invalid ICNS, no sizes found");
		return {
			width: images[0].width,
			height: images[0].height,
			...images.length > 1 ? { images } : {}
		};
	}
}, J2C = {
	validate: (input) => readUInt32BE(input, 0) === 4283432785,
	calculate: (input) => ({
		height: readUInt32BE(input, 12),
		width: readUInt32BE(input, 8)
	})
}, JP2 = {
	validate(input) {
		if (toUTF8String(input, 4, 8) !== "jP  ") return !1;
		let ftypBox = findBox(input, "ftyp", 0);
		return ftypBox ? toUTF8String(input, ftypBox.offset + 8, ftypBox.offset + 12) === "jp2 " : !1;
	},
	calculate(input) {
		let jp2hBox = findBox(input, "jp2h", 0), ihdrBox = jp2hBox && findBox(input, "ihdr", jp2hBox.offset + 8);
		if (ihdrBox) return {
			height: readUInt32BE(input, ihdrBox.offset + 8),
			width: readUInt32BE(input, ihdrBox.offset + 12)
		};
		throw TypeError("Unsupported JPEG 2000 format");
	}
};
function isEXIF(input) {
	return toHexString(input, 2, 6) === "45786966";
}
function extractSize(input, index) {
	return {
		height: readUInt16BE(input, index),
		width: readUInt16BE(input, index + 2)
	};
}
function extractOrientation(exifBlock, isBigEndian) {
	let idfDirectoryEntries = readUInt(exifBlock, 16, 14, isBigEndian);
	for (let directoryEntryNumber = 0; directoryEntryNumber < idfDirectoryEntries; directoryEntryNumber++) {
		let start = 16 + directoryEntryNumber * 12, end = start + 12;
		if (start > exifBlock.length) return;
		let block = exifBlock.slice(start, end);
		if (readUInt(block, 16, 0, isBigEndian) === 274) return readUInt(block, 16, 2, isBigEndian) !== 3 || readUInt(block, 32, 4, isBigEndian) !== 1 ? void 0 : readUInt(block, 16, 8, isBigEndian);
	}
}
function validateExifBlock(input, index) {
	let exifBlock = input.slice(2, index), byteAlign = toHexString(exifBlock, 6, 8), isBigEndian = byteAlign === "4d4d";
	if (isBigEndian || byteAlign === "4949") return extractOrientation(exifBlock, isBigEndian);
}
function validateInput(input, index) {
	if (index > input.length) throw TypeError("Corrupt JPG, exceeded buffer limits");
}
const JPG = {
	validate: (input) => toHexString(input, 0, 2) === "ffd8",
	calculate(_input) {
		let input = _input.slice(4), orientation, next;
		for (; input.length;) {
			let i = readUInt16BE(input, 0);
			if (validateInput(input, i), input[i] !== 255) input = input.subarray(1);
			else {
				if (isEXIF(input) && (orientation = validateExifBlock(input, i)), next = input[i + 1], next === 192 || next === 193 || next === 194) {
					let size = extractSize(input, i + 5);
					return orientation ? {
						height: size.height,
						orientation,
						width: size.width
					} : size;
				}
				input = input.subarray(i + 2);
			}
		}
		throw TypeError("Invalid JPG, no size found");
	}
};
// node_modules/image-size/dist/esm/utils/bit-reader.js
var BitReader = class {
	input;
	endianness;
	byteOffset = 2;
	bitOffset = 0;
	constructor(input, endianness) {
		this.input = input, this.endianness = endianness;
	}
	getBits(length = 1) {
		let result = 0, bitsRead = 0;
		for (; bitsRead < length;) {
			if (this.byteOffset >= this.input.length) throw Error("Reached end of input");
			let currentByte = this.input[this.byteOffset], bitsLeft = 8 - this.bitOffset, bitsToRead = Math.min(length - bitsRead, bitsLeft);
			if (this.endianness === "little-endian") {
				let mask = (1 << bitsToRead) - 1, bits = currentByte >> this.bitOffset & mask;
				result |= bits << bitsRead;
			} else {
				let bits = (currentByte & (1 << bitsToRead) - 1 << 8 - this.bitOffset - bitsToRead) >> 8 - this.bitOffset - bitsToRead;
				result = result << bitsToRead | bits;
			}
			bitsRead += bitsToRead, this.bitOffset += bitsToRead, this.bitOffset === 8 && (this.byteOffset++, this.bitOffset = 0);
		}
		return result;
	}
};
// node_modules/image-size/dist/esm/types/jxl-stream.js
function calculateImageDimension(reader, isSmallImage) {
	if (isSmallImage) return 8 * (1 + reader.getBits(5));
	let extraBits = [
		9,
		13,
		18,
		30
	][reader.getBits(2)];
	return 1 + reader.getBits(extraBits);
}
function calculateImageWidth(reader, isSmallImage, widthMode, height) {
	return isSmallImage && widthMode === 0 ? 8 * (1 + reader.getBits(5)) : widthMode === 0 ? calculateImageDimension(reader, !1) : Math.floor(height * [
		1,
		1.2,
		4 / 3,
		1.5,
		16 / 9,
		5 / 4,
		2
	][widthMode - 1]);
}
const JXLStream = {
	validate: (input) => toHexString(input, 0, 2) === "ff0a",
	calculate(input) {
		let reader = new BitReader(input, "little-endian"), isSmallImage = reader.getBits(1) === 1, height = calculateImageDimension(reader, isSmallImage);
		return {
			width: calculateImageWidth(reader, isSmallImage, reader.getBits(3), height),
			height
		};
	}
};
// node_modules/image-size/dist/esm/types/jxl.js
function extractCodestream(input) {
	let jxlcBox = findBox(input, "jxlc", 0);
	if (jxlcBox) return input.subarray(jxlcBox.offset + 8, jxlcBox.offset + jxlcBox.size);
	let partialStreams = extractPartialStreams(input);
	if (partialStreams.length > 0) return concatenateCodestreams(partialStreams);
}
function extractPartialStreams(input) {
	let partialStreams = [], offset = 0;
	for (; offset < input.length;) {
		let jxlpBox = findBox(input, "jxlp", offset);
		if (!jxlpBox) break;
		if (jxlpBox.size < 12) throw TypeError("Invalid JXL");
		partialStreams.push(input.slice(jxlpBox.offset + 12, jxlpBox.offset + jxlpBox.size)), offset = jxlpBox.offset + jxlpBox.size;
	}
	return partialStreams;
}
function concatenateCodestreams(partialCodestreams) {
	let totalLength = partialCodestreams.reduce((acc, curr) => acc + curr.length, 0), codestream = new Uint8Array(Math.min(16, totalLength)), position = 0;
	for (let partial of partialCodestreams) {
		if (position >= codestream.length) break;
		let byteCount = Math.min(partial.length, codestream.length - position);
		codestream.set(partial.subarray(0, byteCount), position), position += byteCount;
	}
	return codestream;
}
const JXL = {
	validate: (input) => {
		if (toUTF8String(input, 4, 8) !== "JXL ") return !1;
		let ftypBox = findBox(input, "ftyp", 0);
		return ftypBox ? toUTF8String(input, ftypBox.offset + 8, ftypBox.offset + 12) === "jxl " : !1;
	},
	calculate(input) {
		let codestream = extractCodestream(input);
		if (codestream) return JXLStream.calculate(codestream);
		throw TypeError("Invalid JXL");
	}
}, KTX = {
	validate: (input) => {
		let signature = toUTF8String(input, 1, 7);
		return ["KTX 11", "KTX 20"].includes(signature);
	},
	calculate: (input) => {
		let type = input[5] === 49 ? "ktx" : "ktx2", offset = type === "ktx" ? 36 : 20;
		return {
			height: readUInt32LE(input, offset + 4),
			width: readUInt32LE(input, offset),
			type
		};
	}
}, pngFriedChunkName = "CgBI", PNG = {
	validate(input) {
		if (toUTF8String(input, 1, 8) === "PNG\r\n\n") {
			let chunkName = toUTF8String(input, 12, 16);
			if (chunkName === pngFriedChunkName && (chunkName = toUTF8String(input, 28, 32)), chunkName !== "IHDR") throw TypeError("Invalid PNG");
			return !0;
		}
		return !1;
	},
	calculate(input) {
		return toUTF8String(input, 12, 16) === pngFriedChunkName ? {
			height: readUInt32BE(input, 36),
			width: readUInt32BE(input, 32)
		} : {
			height: readUInt32BE(input, 20),
			width: readUInt32BE(input, 16)
		};
	}
}, PNMTypes = {
	P1: "pbm/ascii",
	P2: "pgm/ascii",
	P3: "ppm/ascii",
	P4: "pbm",
	P5: "pgm",
	P6: "ppm",
	P7: "pam",
	PF: "pfm"
}, isWhitespace = (byte) => byte === 32 || byte === 9 || byte === 10 || byte === 13, isEndOfLine = (byte) => byte === 10 || byte === 13, handlers = {
	default: (input) => {
		let end = Math.min(input.length, 64), tokens = [], token = "", inComment = !1;
		for (let i = 2; i < end && tokens.length < 2; i++) {
			let byte = input[i];
			inComment ? inComment = !isEndOfLine(byte) : byte === 35 ? inComment = !0 : isWhitespace(byte) ? token &&= (tokens.push(token), "") : token += String.fromCharCode(byte);
		}
		if (token && tokens.length < 2 && tokens.push(token), tokens.length < 2) throw TypeError("Invalid PNM");
		return {
			width: Number.parseInt(tokens[0], 10),
			height: Number.parseInt(tokens[1], 10)
		};
	},
	pam: (input) => {
		let header = toUTF8String(input, 0, Math.min(input.length, 256)), size = {};
		for (let line of header.split(/[\r\n]+/)) {
			if (line.length > 16 || line.charCodeAt(0) > 128) continue;
			let [key, value] = line.split(" ");
			if (key && value && (size[key.toLowerCase()] = Number.parseInt(value, 10)), size.height && size.width) break;
		}
		if (size.height && size.width) return {
			height: size.height,
			width: size.width
		};
		throw TypeError("Invalid PAM");
	}
}, PNM = {
	validate: (input) => toUTF8String(input, 0, 2) in PNMTypes,
	calculate(input) {
		let signature = toUTF8String(input, 0, 2), type = PNMTypes[signature];
		return (handlers[type] || handlers.default)(input);
	}
}, PSD = {
	validate: (input) => toUTF8String(input, 0, 4) === "8BPS",
	calculate: (input) => ({
		height: readUInt32BE(input, 14),
		width: readUInt32BE(input, 18)
	})
}, svgReg = /<svg\s([^>"']|"[^"]*"|'[^']*')*>/, extractorRegExps = {
	height: /\sheight=(['"])([^%]+?)\1/,
	root: svgReg,
	viewbox: /\sviewBox=(['"])(.+?)\1/i,
	width: /\swidth=(['"])([^%]+?)\1/
}, INCH_CM = 2.54, units = {
	in: 96,
	cm: 96 / INCH_CM,
	em: 16,
	ex: 8,
	m: 96 / INCH_CM * 100,
	mm: 96 / INCH_CM / 10,
	pc: 96 / 72 / 12,
	pt: 96 / 72,
	px: 1
}, unitsReg = RegExp(`^([0-9.]+(?:e\\d+)?)(${Object.keys(units).join("|")})?$`);
function parseLength(len) {
	let m = unitsReg.exec(len);
	if (m) return Math.round(Number(m[1]) * (units[m[2]] || 1));
}
function parseViewbox(viewbox) {
	let bounds = viewbox.split(" ");
	return {
		height: parseLength(bounds[3]),
		width: parseLength(bounds[2])
	};
}
function parseAttributes(root) {
	let width = root.match(extractorRegExps.width), height = root.match(extractorRegExps.height), viewbox = root.match(extractorRegExps.viewbox);
	return {
		height: height && parseLength(height[2]),
		viewbox: viewbox && parseViewbox(viewbox[2]),
		width: width && parseLength(width[2])
	};
}
function calculateByDimensions(attrs) {
	return {
		height: attrs.height,
		width: attrs.width
	};
}
function calculateByViewbox(attrs, viewbox) {
	let ratio = viewbox.width / viewbox.height;
	return attrs.width ? {
		height: Math.floor(attrs.width / ratio),
		width: attrs.width
	} : attrs.height ? {
		height: attrs.height,
		width: Math.floor(attrs.height * ratio)
	} : {
		height: viewbox.height,
		width: viewbox.width
	};
}
const SVG = {
	validate: (input) => svgReg.test(toUTF8String(input, 0, 1e3)),
	calculate(input) {
		let root = toUTF8String(input).match(extractorRegExps.root);
		if (root) {
			let attrs = parseAttributes(root[0]);
			if (attrs.width && attrs.height) return calculateByDimensions(attrs);
			if (attrs.viewbox) return calculateByViewbox(attrs, attrs.viewbox);
		}
		throw TypeError("Invalid SVG");
	}
}, TGA = {
	validate(input) {
		return readUInt16LE(input, 0) === 0 && readUInt16LE(input, 4) === 0;
	},
	calculate(input) {
		return {
			height: readUInt16LE(input, 14),
			width: readUInt16LE(input, 12)
		};
	}
}, CONSTANTS = {
	TAG: {
		WIDTH: 256,
		HEIGHT: 257,
		COMPRESSION: 259
	},
	TYPE: {
		SHORT: 3,
		LONG: 4,
		LONG8: 16
	},
	ENTRY_SIZE: {
		STANDARD: 12,
		BIG: 20
	},
	COUNT_SIZE: {
		STANDARD: 2,
		BIG: 8
	}
};
function readIFD(input, { isBigEndian, isBigTiff }) {
	let view = new DataView(input.buffer, input.byteOffset), le = !isBigEndian, ifdOffset = isBigTiff ? Number(view.getBigUint64(8, le)) : view.getUint32(4, le), entryCountSize = isBigTiff ? CONSTANTS.COUNT_SIZE.BIG : CONSTANTS.COUNT_SIZE.STANDARD;
	return input.slice(ifdOffset + entryCountSize);
}
function readTagValue(view, type, offset, le) {
	switch (type) {
		case CONSTANTS.TYPE.SHORT: return view.getUint16(offset, le);
		case CONSTANTS.TYPE.LONG: return view.getUint32(offset, le);
		case CONSTANTS.TYPE.LONG8: {
			let value = Number(view.getBigUint64(offset, le));
			if (value > 2 ** 53 - 1) throw TypeError("Value too large");
			return value;
		}
		default: return 0;
	}
}
function extractTags(input, { isBigEndian, isBigTiff }) {
	let tags = {}, entrySize = isBigTiff ? CONSTANTS.ENTRY_SIZE.BIG : CONSTANTS.ENTRY_SIZE.STANDARD, valueOffset = isBigTiff ? 12 : 8, view = new DataView(input.buffer, input.byteOffset), le = !isBigEndian;
	for (let offset = 0; offset + entrySize < input.length; offset += entrySize) {
		let code = view.getUint16(offset, le), type = view.getUint16(offset + 2, le), length = isBigTiff ? Number(view.getBigUint64(offset + 4, le)) : view.getUint32(offset + 4, le);
		if (code === 0) break;
		length === 1 && (type === CONSTANTS.TYPE.SHORT || type === CONSTANTS.TYPE.LONG || isBigTiff && type === CONSTANTS.TYPE.LONG8) && (tags[code] = readTagValue(view, type, offset + valueOffset, le));
	}
	return tags;
}
function determineFormat(input) {
	let isBigEndian = toUTF8String(input, 0, 2) === "MM";
	return {
		isBigEndian,
		isBigTiff: new DataView(input.buffer, input.byteOffset).getUint16(2, !isBigEndian) === 43
	};
}
function validateBigTIFFHeader(input, isBigEndian) {
	let view = new DataView(input.buffer, input.byteOffset), le = !isBigEndian, byteSize = view.getUint16(4, le), reserved = view.getUint16(6, le);
	if (byteSize !== 8 || reserved !== 0) throw TypeError("Invalid BigTIFF header");
}
const signatures = /* @__PURE__ */ new Set([
	"49492a00",
	"4d4d002a",
	"49492b00",
	"4d4d002b"
]), TIFF = {
	validate: (input) => {
		let signature = toHexString(input, 0, 4);
		return signatures.has(signature);
	},
	calculate(input) {
		let format = determineFormat(input);
		format.isBigTiff && validateBigTIFFHeader(input, format.isBigEndian);
		let tags = extractTags(readIFD(input, format), format), info = {
			height: tags[CONSTANTS.TAG.HEIGHT],
			width: tags[CONSTANTS.TAG.WIDTH],
			type: format.isBigTiff ? "bigtiff" : "tiff"
		};
		if (tags[CONSTANTS.TAG.COMPRESSION] && (info.compression = tags[CONSTANTS.TAG.COMPRESSION]), !info.width || !info.height) throw TypeError("Invalid Tiff. Missing tags");
		return info;
	}
};
// node_modules/image-size/dist/esm/types/webp.js
function calculateExtended(input) {
	return {
		height: 1 + readUInt24LE(input, 7),
		width: 1 + readUInt24LE(input, 4)
	};
}
function calculateLossless(input) {
	return {
		height: 1 + ((input[4] & 15) << 10 | input[3] << 2 | (input[2] & 192) >> 6),
		width: 1 + ((input[2] & 63) << 8 | input[1])
	};
}
function calculateLossy(input) {
	return {
		height: readInt16LE(input, 8) & 16383,
		width: readInt16LE(input, 6) & 16383
	};
}
// node_modules/image-size/dist/esm/types/index.js
const typeHandlers = /* @__PURE__ */ new Map([
	["bmp", BMP],
	["cur", CUR],
	["dds", DDS],
	["gif", GIF],
	["heif", HEIF],
	["icns", ICNS],
	["ico", ICO],
	["j2c", J2C],
	["jp2", JP2],
	["jpg", JPG],
	["jxl", JXL],
	["jxl-stream", JXLStream],
	["ktx", KTX],
	["png", PNG],
	["pnm", PNM],
	["psd", PSD],
	["svg", SVG],
	["tga", TGA],
	["tiff", TIFF],
	["webp", {
		validate(input) {
			let riffHeader = toUTF8String(input, 0, 4) === "RIFF", webpHeader = toUTF8String(input, 8, 12) === "WEBP", vp8Header = toUTF8String(input, 12, 15) === "VP8";
			return riffHeader && webpHeader && vp8Header;
		},
		calculate(_input) {
			let chunkHeader = toUTF8String(_input, 12, 16), input = _input.slice(20, 30);
			if (chunkHeader === "VP8X") {
				let extendedHeader = input[0], validStart = !(extendedHeader & 192), validEnd = !(extendedHeader & 1);
				if (validStart && validEnd) return calculateExtended(input);
				throw TypeError("Invalid WebP");
			}
			if (chunkHeader === "VP8 " && input[0] !== 47) return calculateLossy(input);
			let signature = toHexString(input, 3, 6);
			if (chunkHeader === "VP8L" && signature !== "9d012a") return calculateLossless(input);
			throw TypeError("Invalid WebP");
		}
	}]
]), types = Array.from(typeHandlers.keys()), firstBytes = /* @__PURE__ */ new Map([
	[0, [
		"cur",
		"heif",
		"ico",
		"jp2",
		"jxl",
		"tga"
	]],
	[56, ["psd"]],
	[60, ["svg"]],
	[66, ["bmp"]],
	[68, ["dds"]],
	[71, ["gif"]],
	[73, ["tiff"]],
	[77, ["tiff"]],
	[80, ["pnm"]],
	[82, ["webp"]],
	[105, ["icns"]],
	[137, ["png"]],
	[171, ["ktx"]],
	[255, [
		"j2c",
		"jpg",
		"jxl-stream"
	]]
]);
function detector(input) {
	let byte = input[0], candidates = firstBytes.get(byte), predicate = (type) => typeHandlers.get(type)?.validate(input);
	return candidates?.find(predicate) || types.find(predicate);
}
// node_modules/image-size/dist/esm/lookup.js
const globalOptions = { disabledTypes: [] };
function imageSize(input) {
	let type = detector(input);
	if (type !== void 0) {
		if (globalOptions.disabledTypes.indexOf(type) > -1) throw TypeError(`disabled file type: ${type}`);
		let size = typeHandlers.get(type)?.calculate(input);
		if (size !== void 0) {
			if (size.type = size.type ?? type, size.images && size.images.length > 1) {
				let largestImage = size.images.reduce((largest, current) => current.width * current.height > largest.width * largest.height ? current : largest, size.images[0]);
				size.width = largestImage.width, size.height = largestImage.height;
			}
			return size;
		}
	}
	throw TypeError(`unsupported file type: ${type}`);
}
// src/engine/content/disk.ts
/** True for an existing file; false for anything else, paths through files and names no disk can hold included. */
function isFile(file) {
	return statOf(file)?.isFile() ?? !1;
}
/** The same for a folder. */
function isFolder(file) {
	return statOf(file)?.isDirectory() ?? !1;
}
function statOf(file) {
	try {
		return statSync(file);
	} catch {
		return;
	}
}
// src/engine/output/assets.ts
const SIZED = /\.(?:png|jpe?g|gif|webp|avif|svg|bmp|ico)$/i, ACTIVE_SVG = /<script|\son\w+\s*=|javascript:|<foreignObject/i;
/**
* Images and other files that pages refer to. Gives those beside pages a hashed name, and reads the size of images so
* that pages do not jump.
*/
var AssetStore = class {
	options;
	/** Files to copy: path in the output folder -> absolute path. */
	files = /* @__PURE__ */ new Map();
	found = /* @__PURE__ */ new Map();
	constructor(options) {
		this.options = options;
	}
	/** Final href of a file beside the page or in the static folder, or undefined where there is none. */
	file(page, target) {
		return this.find(page, target)?.href;
	}
	image(page, url) {
		if (url.startsWith("data:")) return { src: url };
		if (isExternal(url)) {
			let origin = foreignOrigin(url);
			return origin !== void 0 && this.options.externalOrigins?.includes(origin) ? { src: url } : {
				src: url,
				problem: {
					code: "image-external",
					severity: "warning",
					message: `the image ${url} is loaded from another host.`,
					hint: "Put it next to the page so that the site works without the internet, or allow the host in the settings (\"externalOrigins\")."
				}
			};
		}
		let { path: target, query, hash } = splitLink(url), decoded = decodePath(target), file = this.find(page, decoded);
		if (!file) {
			let known = neighbours(page, decoded, this.options);
			return {
				src: url,
				problem: {
					code: "broken-image",
					severity: "forgivable",
					message: `the image "${url}" does not exist.`,
					hint: hintFor(path.basename(decoded), known, "Put it next to the page or into the static folder.")
				}
			};
		}
		let image = {
			src: file.href + query + hash,
			...sizeOf(file.absolute)
		};
		return /\.svg$/i.test(file.absolute) && ACTIVE_SVG.test(readFileSync(file.absolute, "utf8")) && (image.problem = {
			code: "svg-script",
			severity: "warning",
			message: `the image "${url}" contains a script, which will not run.`,
			hint: "Export it again without scripts."
		}), image;
	}
	/** From the page, then from the docs folder, then from the static folder; absolute paths the other way round. */
	find(page, target) {
		let folder = page.relative.slice(0, Math.max(0, page.relative.lastIndexOf("/"))), inRoots = (relative) => {
			for (let root of [page.root, ...page.alsoIn ?? []]) {
				let found = this.lookUp(root, relative, !1);
				if (found) return found;
			}
		}, beside = () => inRoots(joinPath(folder, target)), inDocs = () => inRoots(joinPath("", target)), inStatic = () => this.lookUp(this.options.staticDir, joinPath("", target), !0);
		if (target.startsWith("/")) return inStatic() ?? inDocs();
		let [climb = ""] = /^(?:\.\.\/)+static\//.exec(target) ?? [];
		return beside() ?? inDocs() ?? inStatic() ?? (climb === "" ? void 0 : this.lookUp(this.options.staticDir, target.slice(climb.length), !0));
	}
	lookUp(root, relative, isStatic) {
		if (relative === void 0 || root === void 0) return;
		let key = `${root}:${relative}`;
		return this.found.has(key) || this.found.set(key, this.locate(root, relative, isStatic)), this.found.get(key);
	}
	locate(root, relative, isStatic) {
		let { urls } = this.options, spelled = [
			relative,
			relative.normalize("NFC"),
			relative.normalize("NFD")
		].find((name) => isFile(path.join(root, name))) ?? relative, absolute = path.join(root, spelled);
		if (!isFile(absolute) || !staysInside(root, absolute)) return;
		if (isStatic) return {
			href: sharedHref(spelled, urls),
			absolute
		};
		let { name, ext } = path.parse(spelled), output = `assets/files/${name}-${shortHash(readFileSync(absolute))}${ext}`;
		return this.files.set(output, absolute), {
			href: sharedHref(output, urls),
			absolute
		};
	}
};
/** Eight digits that change with the content: for names of files. */
function shortHash(content) {
	return createHash("sha256").update(content).digest("hex").slice(0, 8);
}
/** Whether a file is in a folder, after following links. */
function staysInside(root, absolute) {
	return realpathSync(absolute).startsWith(realpathSync(root) + path.sep);
}
/** Width and height in pixels; nothing for files whose size cannot be read. */
function sizeOf(file) {
	if (!SIZED.test(file)) return {};
	try {
		let { width, height } = imageSize(readFileSync(file));
		return {
			width: Math.round(width),
			height: Math.round(height)
		};
	} catch {
		return {};
	}
}
/** The files with similar names; none if the folder does not exist. */
function neighbours(page, target, { staticDir }) {
	let folder = target.startsWith("/") ? path.join(staticDir ?? page.root, path.dirname(target)) : path.join(page.root, path.dirname(page.relative), path.dirname(target));
	try {
		return readdirSync(folder);
	} catch {
		return [];
	}
}
// src/engine/output/clientFiles.ts
const manifestSchema = object({
	id: string(),
	files: array(string()),
	stylesheet: string(),
	script: string(),
	portable: array(string()),
	devScript: string()
});
/** Reads what `scripts/bundle.mjs` wrote. `portable`: for a site that opens from a folder. */
function readClient(folder, { portable = !1 } = {}) {
	let manifest = manifestSchema.parse(JSON.parse(readFileSync(path.join(folder, "manifest.json"), "utf8"))), read = (file) => readFileSync(path.join(folder, file), "utf8").trim(), [script = ""] = manifest.portable, own = portable ? {
		id: script,
		script,
		files: [...manifest.portable, manifest.stylesheet]
	} : manifest;
	return {
		...manifest,
		...own,
		portable,
		styles: read(manifest.stylesheet),
		files: own.files.map((file) => ({
			source: path.join(folder, file),
			output: file
		})),
		favicon: readFileSync(path.join(folder, "favicon.svg"), "utf8"),
		headScript: read("headScript.js")
	};
}
/** The hrefs that pages of one site load. */
function clientAssets(client, urls, dev = !1) {
	return {
		stylesheet: sharedHref(client.stylesheet, urls),
		styles: client.styles,
		script: sharedHref(client.script, urls),
		portable: client.portable,
		...dev ? { devScript: sharedHref(client.devScript, urls) } : {},
		inlineScript: client.headScript
	};
}
// src/engine/content/siteData.ts
const filled = string("expected text").min(1, "must not be empty"), placeholderSchema = strictObject({
	name: string("expected text").regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, "expected lowercase letters, digits and hyphens, such as \"rc-ip\""),
	label: filled,
	example: filled,
	about: filled
});
/** Reads `placeholders.yaml`: a list of names with what they mean. Faults come with file and line. */
function readPlaceholders({ text, file, product }) {
	let placeholders = /* @__PURE__ */ new Map(), { parsed, fault } = parseYaml(text);
	if (!parsed) return {
		placeholders,
		diagnostics: [yamlDiagnostic(fault, file)]
	};
	let tree = parsed.tree(), value = textsIn(parsed.value ?? [], tree);
	if (!Array.isArray(value)) return {
		placeholders,
		diagnostics: [dataFault(file, {
			line: 1,
			column: 1,
			message: "the placeholders are not a list.",
			hint: "An entry is \"- name: appliance\" with label, example and about."
		})]
	};
	let { faults } = checkYaml({
		value,
		tree: () => tree
	}, array(placeholderSchema)), diagnostics = faults.map((found) => dataFault(file, found)), lines = /* @__PURE__ */ new Map();
	for (let [index, entry] of value.entries()) {
		let { success, data } = placeholderSchema.safeParse(entry);
		if (!success) continue;
		let place = placeAt(tree, [index]), { name } = data, before = lines.get(name);
		if (before !== void 0) {
			let message = `the placeholder <${name}> is declared twice, first in line ${before}.`;
			diagnostics.push(dataFault(file, {
				...place,
				message,
				hint: "Give each placeholder its own name."
			}));
		} else lines.set(name, place.line), placeholders.set(name, productIn(data, product, /* @__PURE__ */ new Set()));
	}
	return {
		placeholders,
		diagnostics
	};
}
/** Reads `applies-to.yaml`: the values that badges may have, by key. Faults come with file and line. */
function readAppliesValues({ text, file, product }, keys) {
	let { parsed, fault } = parseYaml(text);
	if (!parsed) return {
		values: {},
		diagnostics: [yamlDiagnostic(fault, file)]
	};
	let texts = array(string("quote a number (\"19.10\")")).optional(), schema = strictObject(Object.fromEntries(keys.map((key) => [key, texts]))), { value, faults } = checkYaml({
		...parsed,
		value: parsed.value ?? {}
	}, schema);
	return {
		values: productIn(value ?? {}, product, /* @__PURE__ */ new Set()),
		diagnostics: faults.map((found) => dataFault(file, found))
	};
}
function dataFault(file, { line, column, message, hint }) {
	return {
		code: "site-data",
		file,
		line,
		column,
		message,
		hint
	};
}
const words = string().min(1), glossarySchema = array(strictObject({
	term: words,
	abbreviation: words.optional(),
	definition: words,
	synonyms: array(words).optional(),
	/** For search only: words that lead to the term, but not from the term to them. */
	related: array(words).optional(),
	/** Route or address of the page with more information. */
	page: words.optional(),
	/** `false`: an everyday word, which pages do not explain where they use it. */
	tip: boolean().optional()
}));
/** The entries of a checked list. */
function toEntries(list, { tree }) {
	let root = tree();
	return list.map(({ term, abbreviation, definition, synonyms = [], page, tip = !0 }, index) => ({
		id: slug(term),
		term,
		abbreviation,
		definition: definition.trim(),
		synonyms,
		page,
		tip,
		line: placeAt(root, [index]).line,
		pageLine: placeAt(root, [index, "page"]).line
	}));
}
/** Reports duplicate terms and abbreviations of two terms, which would be ambiguous. */
function duplicateTerms(entries) {
	let faults = [], terms = /* @__PURE__ */ new Map(), short = /* @__PURE__ */ new Map();
	for (let entry of entries) {
		let { id, term, abbreviation, line } = entry, report = (message, hint) => faults.push({
			line,
			column: 1,
			message,
			hint
		}), same = terms.get(id);
		same ? report(`the term "${term}" is already in line ${same.line}.`, "Merge the two entries.") : terms.set(id, entry);
		let rival = abbreviation === void 0 ? void 0 : short.get(abbreviation);
		rival ? report(`"${abbreviation}" is already the abbreviation of "${rival.term}" in line ${rival.line}.`, "Leave it out here, or make it a synonym.") : abbreviation !== void 0 && short.set(abbreviation, entry);
	}
	return faults;
}
/** What tips on terms show, by the term's anchor. */
function termDefinitions(entries) {
	return Object.fromEntries(entries.map(({ id, term, definition }) => [id, [term, definition]]));
}
/** Reads the site's own glossary: its terms, and the words that mean the same. Faults come with file and line. */
function readGlossaryFile({ text, file, product }) {
	let none = {
		file,
		entries: [],
		synonyms: []
	}, { parsed, fault } = parseYaml(text);
	if (!parsed) return {
		...none,
		diagnostics: [yamlDiagnostic(fault, file)]
	};
	if (parsed.value === void 0) return {
		...none,
		diagnostics: []
	};
	let checked = checkYaml(parsed, glossarySchema), list = productIn(checked.value ?? [], product, /* @__PURE__ */ new Set(["page"])), entries = toEntries(list, parsed), faults = checked.value ? duplicateTerms(entries) : checked.faults;
	return {
		file,
		entries,
		synonyms: glossarySynonyms(list),
		diagnostics: faults.map((found) => {
			let message = `the glossary cannot be read: ${found.message}`, hint = found.hint ?? ENTRY_HINT;
			return {
				...dataFault(file, {
					...found,
					message,
					hint
				}),
				code: "glossary"
			};
		})
	};
}
const ENTRY_HINT = "An entry is \"- term: Word\" with \"definition\", and lists such as \"synonyms: [one, two]\".";
// src/engine/site/docsMetadata.ts
/**
* What the site is made of, as data: for tests and other tools. Pages do not load it. The docs version and its
* documents are those of the specification (1 and 3).
*/
function docsMetadata(site) {
	let { config, urls } = site, href = (route) => routeHref(route, urls), docs = docPages(site), version = {
		...config.docsVersion,
		/** There is one version, so it is the last one. */
		isLast: !0,
		path: href("/"),
		mainDocId: mainDoc(site, docs)?.source.id,
		docs: docs.map(({ route, source }) => ({
			/** Path-like: `getstarted/deploy`. */
			id: source.id,
			path: href(route),
			sidebar: site.placeOf(route)?.sidebarId,
			/** The content: the file's path below the docs folder. */
			source: source.relative
		})),
		draftIds: [...site.draftIds].sort(),
		/** Where each sidebar leads: to its first page. */
		sidebars: Object.fromEntries(Object.entries(site.sidebars).map(([id, nodes]) => {
			let first = readingOrder(nodes)[0];
			return [id, { link: first && {
				label: first.label,
				path: href(first.route)
			} }];
		}))
	}, { label, htmlLang, direction, calendar, path } = site.locale;
	return {
		version,
		locale: {
			label,
			htmlLang,
			direction,
			calendar,
			path,
			url: urls.baseUrl
		}
	};
}
/** A configured main document that is not there is an error, unless it is a draft (specification 8). */
function checkMainDoc(site, configFile) {
	let { mainDocId } = site.config;
	if (mainDocId === void 0 || site.draftIds.has(mainDocId)) return [];
	let ids = docPages(site).map(({ source }) => source.id);
	return ids.includes(mainDocId) ? [] : [{
		code: "main-doc",
		file: configFile,
		message: `mainDocId names the document "${mainDocId}", which does not exist.`,
		hint: hintFor(mainDocId, ids, "Use the path of its file without the extension.")
	}];
}
function docPages({ table }) {
	return [...table.pages.values()].filter((page) => page.kind === "doc" && page.source !== void 0);
}
/** The configured one; else the page at the top, else the first of the first sidebar. */
function mainDoc({ config, sidebars }, docs) {
	let first = Object.values(sidebars).flatMap(readingOrder)[0]?.route;
	return docs.find((page) => page.source.id === config.mainDocId) ?? docs.find((page) => page.route === "/") ?? docs.find((page) => page.route === first);
}
/** Faults of `displayed_sidebar` in front matter: it must name a sidebar of the site. */
function checkDisplayedSidebars(pages, sidebars) {
	let ids = Object.keys(sidebars);
	return pages.flatMap((page) => {
		let wanted = page.frontMatter.displayed_sidebar;
		if (wanted == null || ids.includes(wanted)) return [];
		let message = `"displayed_sidebar" names the sidebar "${wanted}", which does not exist.`, hint = hintFor(wanted, ids, `Known sidebars: ${ids.join(", ")}.`);
		return [{
			code: "displayed-sidebar",
			...keyPlace(page, "displayed_sidebar"),
			message,
			hint
		}];
	});
}
// src/engine/site/helpMap.ts
/** The page for each id that the product's context help requests (`help_id` in front matter), sorted by id. */
function helpPages(pages) {
	let found = /* @__PURE__ */ new Map();
	for (let page of pages) for (let id of page.source?.frontMatter.help_id ?? []) found.has(id) || found.set(id, page);
	return new Map([...found].sort(([a], [b]) => a < b ? -1 : 1));
}
/** Ids that two pages claim: the product could ask for one of them only. */
function checkHelpIds(pages) {
	let all = [...pages], owners = helpPages(all);
	return all.flatMap(({ source, route }) => {
		let ids = source?.frontMatter.help_id ?? [];
		return ids.flatMap((id, index) => {
			let owner = owners.get(id);
			if (!source || owner?.route === route && ids.indexOf(id) === index) return [];
			let message = `the help id "${id}" is already that of ${owner?.source?.file ?? owner?.route}.`;
			return [{
				severity: "forgivable",
				code: "help-id-twice",
				...keyPlace(source, "help_id"),
				message,
				hint: "Remove it from one of the two pages."
			}];
		});
	});
}
/** Reads the record of help ids (`help-ids.txt`), one on each line; with the numbers of their lines. */
function parseHelpRecord(text) {
	let lines = text.split("\n").map((line, index) => [line.trim(), index + 1]);
	return new Map(lines.filter(([id]) => id !== ""));
}
/** The record with the ids of these pages, as text. Nothing is removed: who gives an id up deletes it by hand. */
function formatHelpRecord(record, pages) {
	return [.../* @__PURE__ */ new Set([...record.keys(), ...helpPages(pages).keys()])].sort().map((id) => `${id}\n`).join("");
}
/** Ids that releases of the product may ask for, and that no page has any more. */
function checkHelpRecord(record, pages, file) {
	let known = helpPages(pages);
	return [...record].flatMap(([id, line]) => {
		if (known.has(id)) return [];
		let message = `the help id "${id}" is recorded but no page has it, so context help of the product would fail.`, near = nearest(id, [...known.keys()].filter((other) => !record.has(other)));
		return [{
			code: "help-id-lost",
			file,
			line,
			column: 1,
			message,
			hint: `Add "${id}" to help_id of the page that answers now${near ? `, such as the one with "${near}"` : ""}.`
		}];
	});
}
// src/shared/dataSet.ts
/** The path of a set in the output folder, as one of the files that readers may take along. */
function dataFile(name, format) {
	return `data/${name}.${format}`;
}
/** A cell that a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/**
* Rows as CSV by RFC 4180: lines end in CRLF; cells with commas, quotes or line breaks are quoted. A cell
* that a spreadsheet would run as a formula gets an apostrophe in front, which spreadsheets do not show.
*/
function toCsv(rows) {
	return rows.map((row) => `${row.map(csvCell).join(",")}\r\n`).join("");
}
function csvCell(text) {
	let safe = FORMULA.test(text) ? `'${text}` : text;
	return /[",\r\n]/.test(safe) ? `"${safe.replaceAll("\"", "\"\"")}"` : safe;
}
// src/engine/data/readDataSet.ts
/**
* Reads one data file. A set with a schema has its columns; any other names its own under
* `columns:`. A row with a fault is reported with file and line, and left out.
*/
function readDataSet(source) {
	let { file, product, schema } = source, diagnostics = [], report = (place, message, hint) => diagnostics.push({
		code: "data",
		file,
		...place,
		message,
		hint
	}), { tree: root, fault } = parseTree(source.text);
	if (!root) return { diagnostics: [yamlDiagnostic(fault, file)] };
	if (root.kind !== "map") return report(root.place, "the data file is not a list of \"key: value\" lines.", "Begin with \"rows:\"."), { diagnostics };
	let keys = schema ? ["title", "rows"] : [
		"title",
		"columns",
		"rows"
	];
	for (let { key, place } of root.entries) {
		if (keys.includes(key)) continue;
		let known = schema && key === "columns" ? `The columns of "${source.name}" are fixed.` : didYouMean(key, keys);
		report(place, `unknown key "${key}" in a data file.`, known);
	}
	let columns = schema?.columns ?? readColumns(root, report), rows = readRows(root, {
		columns,
		schema,
		report,
		product
	}), title = partOf(root, "title")?.value, name = title?.kind === "text" ? title.text : source.name;
	return {
		set: {
			name: source.name,
			title: replaceProduct(name, product),
			file,
			columns: columns.map((column) => ({
				...column,
				label: inLine(column.label, product)
			})),
			rows
		},
		diagnostics
	};
}
/** The columns a set names itself: `key: Label` lines. */
function readColumns(root, report) {
	let node = partOf(root, "columns")?.value;
	return node?.kind !== "map" || node.entries.length === 0 ? (report(node?.place ?? root.place, "the data file has no columns.", "Add \"columns:\" with a line \"key: Label\" for each."), []) : node.entries.map(({ key, value }) => ({
		key,
		label: value.kind === "text" && value.text ? value.text : key
	}));
}
/** The rows of a data file. A row with a fault is reported, and left out. */
function readRows(root, options) {
	let { report } = options, node = partOf(root, "rows")?.value;
	if (node?.kind !== "list") return report(node?.place ?? root.place, "the data file has no list of rows.", "Add \"rows:\", and a \"- id: ...\" for each row."), [];
	let rows = /* @__PURE__ */ new Map();
	for (let item of node.items) {
		let row = readRow(item, options), first = row && rows.get(row.id);
		if (first) {
			let message = `the id "${row.id}" is used twice, first in line ${first.line}.`;
			report(item.place, message, "Give each row its own id.");
		} else row && rows.set(row.id, row);
	}
	return [...rows.values()];
}
function readRow(item, { columns, schema, report, product }) {
	if (item.kind !== "map") {
		report(item.place, "a row is not a list of \"key: value\" lines.");
		return;
	}
	let keys = ["id", ...columns.map((column) => column.key)], values = {}, places = /* @__PURE__ */ new Map(), faults = 0, fault = (place, message, hint) => {
		faults += 1, report(place, message, hint);
	};
	for (let { key, place, value } of item.entries) keys.includes(key) ? value.kind === "text" ? values[key] = value.text.trim().replace(/\s+/g, " ") : fault(value.place, `the cell "${key}" is not text.`, "Put it in quotes.") : fault(place, `unknown column "${key}".`, didYouMean(key, keys)), places.set(key, place);
	let optional = columns.filter((column) => column.optional).map(({ key }) => key);
	for (let key of optional) values[key] ??= "";
	for (let key of keys) {
		if (places.has(key) || optional.includes(key)) continue;
		let hint = `Add "${key}:", and leave it empty if nothing is known.`;
		fault(item.place, `the row has no column "${key}".`, hint);
	}
	!schema && values.id === "" && fault(item.place, "the row has an empty id.");
	let checked = faults === 0 ? schema?.row.safeParse(values) : void 0;
	for (let issue of checked?.error?.issues ?? []) {
		let key = String(issue.path[0] ?? ""), { message, hint } = explain(issue, key, values[key] ?? "");
		fault(places.get(key) ?? item.place, message, hint);
	}
	if (faults > 0) return;
	let cells = columns.map(({ key, format }) => {
		let value = values[key] ?? "";
		return [key, format === "route" ? replaceProduct(value, product, "target") : inLine(value, product)];
	});
	return {
		id: values.id ?? "",
		cells: Object.fromEntries(cells),
		line: item.place.line
	};
}
function explain(issue, key, value) {
	if (issue.code !== "invalid_value") return { message: `the cell "${key}" is wrong: ${issue.message}.` };
	let known = issue.values.map(String).filter(Boolean);
	return {
		message: `"${value}" is not a value of the column "${key}".`,
		hint: didYouMean(value, known)
	};
}
/** The nearest of the known words, or all of them. */
function didYouMean(word, known) {
	return hintFor(word, known, `Known: ${known.join(", ")}.`);
}
/** The product put into a text that may hold links. */
function inLine(value, product) {
	return product ? replaceProductInLine(value, product).line : value;
}
// src/engine/output/dataSets.ts
/** Files of the same folder that are not data sets, but data for other parts of pages. */
const NOT_TABLES = /* @__PURE__ */ new Set(["placeholders", "applies-to"]);
/** Reads every `data/*.yaml` of a site, by name. */
function readDataSets({ siteDir, cwd, product, schemas = {} }) {
	let sets = /* @__PURE__ */ new Map(), diagnostics = [], folder = siteDir === void 0 ? void 0 : path.join(siteDir, "data");
	if (folder === void 0 || !existsSync(folder)) return {
		sets,
		diagnostics
	};
	for (let file of readdirSync(folder).sort()) {
		let name = /^([^.].*)\.ya?ml$/.exec(file)?.[1], absolute = path.join(folder, file);
		if (name === void 0 || NOT_TABLES.has(name) || !isFile(absolute)) continue;
		let shown = path.relative(cwd, absolute), first = sets.get(name);
		if (first) {
			let message = `the data set "${name}" already exists in ${first.file}.`;
			diagnostics.push({
				code: "data-twice",
				file: shown,
				message,
				hint: "Rename one of the two."
			});
		}
		let result = readDataSet({
			name,
			text: readFileSync(absolute, "utf8").replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n"),
			file: shown,
			product,
			schema: Object.hasOwn(schemas, name) ? schemas[name] : void 0
		});
		diagnostics.push(...result.diagnostics), result.set && sets.set(name, result.set);
	}
	return {
		sets,
		diagnostics
	};
}
/** The files that let readers take a whole set along, by their path in the output. */
function dataFiles(sets) {
	let files = /* @__PURE__ */ new Map();
	for (let set of sets.values()) {
		let keys = ["id", ...set.columns.map(({ key }) => key)], rows = set.rows.map((row) => keys.map((key) => key === "id" ? row.id : lightText(row.cells[key] ?? ""))), objects = rows.map((row) => Object.fromEntries(row.map((text, index) => [keys[index] ?? "", text]))), columns = set.columns.map(({ key, label }) => ({
			key,
			label
		}));
		files.set(dataFile(set.name, "json"), `${JSON.stringify({
			title: set.title,
			columns,
			rows: objects
		}, void 0, 1)}\n`), files.set(dataFile(set.name, "csv"), toCsv([keys, ...rows]));
	}
	return files;
}
/** Faults of the routes in data: of a column of pages, and of the links in cells. A planned route is allowed there. */
function checkDataLinks(sets, routes) {
	let diagnostics = [];
	for (let { file, columns, rows } of sets.values()) for (let { cells, line } of rows) for (let { key, format } of columns) for (let url of linksOf(cells[key] ?? "", format === "route")) {
		let route = normalizeRoute(splitLink(url).path);
		if (routes.has(route)) continue;
		let message = `the column "${key}" of this row links to ${url}, which does not exist.`, hint = hintFor(route, routes.keys(), "Name a page of the site, or a planned route.");
		diagnostics.push({
			severity: "forgivable",
			code: "data-link",
			file,
			line,
			message,
			hint
		});
	}
	return diagnostics;
}
function linksOf(cell, isRoute) {
	return isRoute ? cell === "" ? [] : [cell] : parseLight(cell).flatMap((part) => part.type === "link" ? [part.url] : []).filter((url) => !isExternal(url) && url.startsWith("/") && !/\.[a-z0-9]+$/i.test(splitLink(url).path));
}
// src/engine/output/pictures.ts
/** In SVG: the one font there is. */
const PICTURE_FONT = "Inter";
/**
* `font`: its file. `cache`: a folder that keeps pictures from build to build, since one takes some hundredths of a second;
* what is damaged is drawn again.
*/
function createPictures({ font, cache }) {
	let bytes = readFileSync(font), id = createHash("sha256").update(bytes).digest("hex").slice(0, 8), has = fontLetters(bytes);
	return {
		id,
		missing: (text) => [...new Set(text)].filter((letter) => !has(letter.codePointAt(0) ?? 0)),
		async png(svg, width) {
			let key = createHash("sha256").update(`${id} ${width} ${svg}`).digest("hex").slice(0, 24), file = path.join(cache, `${key}.json`), kept = keptJson(file, base64());
			if (kept !== void 0) return Buffer.from(kept, "base64");
			let { renderAsync } = await loadRenderer(), png = (await renderAsync(svg, {
				font: {
					fontFiles: [font],
					loadSystemFonts: !1,
					defaultFontFamily: PICTURE_FONT
				},
				fitTo: {
					mode: "width",
					value: width
				},
				logLevel: "off"
			})).asPng();
			return keepJson(file, png.toString("base64")), png;
		}
	};
}
/** Pictures cannot be drawn on this machine at all. */
var NoRenderer = class extends Error {
	name = "NoRenderer";
};
/** Loaded when it is needed: most builds find all their pictures. Its code is made for each system, and may be missing. */
async function loadRenderer() {
	try {
		return await import("@resvg/resvg-js");
	} catch (cause) {
		throw new NoRenderer(`@resvg/resvg-js cannot be loaded: ${asError(cause).message}`, { cause });
	}
}
/** Which characters an OpenType font has, by its table of segments (`cmap`, format 12). */
function fontLetters(font) {
	let record = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index).find((at) => font.toString("latin1", at, at + 4) === "cmap"), cmap = record === void 0 ? 0 : font.readUInt32BE(record + 8), segments = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) => cmap + font.readUInt32BE(cmap + 4 + 8 * index + 4)).find((at) => font.readUInt16BE(at) === 12);
	if (segments === void 0) throw Error("The font for pictures has no cmap of format 12.");
	let ranges = Array.from({ length: font.readUInt32BE(segments + 12) }, (_, index) => {
		let at = segments + 16 + 12 * index;
		return [font.readUInt32BE(at), font.readUInt32BE(at + 4)];
	});
	return (codePoint) => ranges.some(([first, last]) => first <= codePoint && codePoint <= last);
}
// src/engine/output/previewPictures.ts
/** Pixels. Twice as wide as high, nearly, as other sites show them; more would only be more to load. */
const [WIDTH, HEIGHT] = [800, 420], TITLE = {
	size: 50,
	line: 60,
	most: 3
}, COLORS = {
	surface: "#fbfaf6",
	ink: "#1d2427",
	quiet: "#566062",
	accent: "#3d6128"
};
/** Whether the pages of a site get pictures: other sites need full addresses of these. */
function hasPreviews({ url, previewImages }) {
	return url !== void 0 && previewImages;
}
/**
* Draws the picture of each page that names none: its title, its section, and the site's mark. `mark`: the site's own, as SVG.
*/
async function drawPreviews(project, mark, pictures) {
	let { config, site } = project, pages = [...site.table.pages.values()].filter(({ kind, source }) => kind !== "search" && source?.frontMatter.image === void 0), drawn = /* @__PURE__ */ new Map(), diagnostics = [], waiting = [...pages];
	return await Promise.all(Array.from({ length: 4 }, async () => {
		for (let page = waiting.shift(); page; page = waiting.shift()) try {
			let svg = previewSvg(page, project, mark), missing = pictures.missing(`${page.title}${sectionOf(page, project)}${config.title}`);
			if (missing.length > 0) throw Error(`its font has no ${missing.slice(0, 5).join(" ")}`);
			let file = `assets/previews/page-${shortHash(`${pictures.id} ${WIDTH} ${svg}`)}.png`;
			drawn.set(page, {
				file,
				png: await pictures.png(svg, WIDTH)
			});
		} catch (error) {
			error instanceof NoRenderer && (waiting.length = 0), diagnostics.push(undrawn(page, asError(error).message));
		}
	})), {
		addressOf(page) {
			let file = drawn.get(page)?.file;
			return file === void 0 ? void 0 : new URL(fileHref(file, site.urls), config.url).href;
		},
		outputs: [...new Map([...drawn.values()].map(({ file, png }) => [file, png]))].sort(byName).map(([file, png]) => ({
			file,
			forServers: !0,
			make: () => png
		})),
		diagnostics: diagnostics.sort((a, b) => a.file < b.file ? -1 : 1)
	};
}
function byName([a], [b]) {
	return a < b ? -1 : 1;
}
function undrawn({ source, file, route }, reason) {
	let message = `the preview picture of this page cannot be drawn: ${reason.replace(/\.$/, "")}.`;
	return {
		severity: "warning",
		code: "preview-picture",
		...source ? {
			file: source.file,
			line: 1,
			column: 1
		} : { file: file ?? route },
		message,
		hint: "Name a picture in its front matter (image: ./picture.png)."
	};
}
/** The label of the section that a page is in; of all others the tagline. */
function sectionOf({ route, trail }, { site, config }) {
	let chain = site.placeOf(route)?.chain ?? [], [first] = chain;
	return chain.length > 1 && first && "label" in first ? first.label : trail?.[0]?.label ?? config.tagline;
}
function previewSvg(page, project, mark) {
	let title = page.title.trim() || project.config.title, limit = WIDTH - 112, wrapped = wrapText(title, limit * .92, TITLE.size), lines = wrapped.slice(0, TITLE.most), last = lines.length - 1;
	wrapped.length > TITLE.most && (lines[last] = `${lines[last]?.replace(/[\s,.;:]+$/, "")}…`);
	let text = (content, at) => `<text x="${at.x}" y="${at.y}" font-size="${at.size}" fill="${at.color}">${escapeHtml(content)}</text>`, section = sectionOf(page, project), foot = HEIGHT - 56, image = Buffer.from(mark).toString("base64"), parts = [
		`<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLORS.surface}"/>`,
		`<rect width="${WIDTH}" height="10" fill="${COLORS.accent}"/>`,
		section === "" ? "" : text(section, {
			x: 56,
			y: 92,
			size: 26,
			color: COLORS.quiet
		}),
		...lines.map((line, index) => text(line, {
			x: 56,
			y: 164 + TITLE.line * index,
			size: TITLE.size,
			color: COLORS.ink
		})),
		`<image x="56" y="${foot - 36}" width="44" height="44" href="data:image/svg+xml;base64,${image}"/>`,
		text(project.config.title, {
			x: 116,
			y: foot - 4,
			size: 26,
			color: COLORS.ink
		})
	];
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="${PICTURE_FONT}" font-weight="600">${parts.join("")}</svg>`;
}
/** Square pictures of the site's mark for home screens, by their width in pixels. */
const ICON_SIZES = {
	touch: 180,
	large: 512
}, iconFile = (size) => size === ICON_SIZES.touch ? "apple-touch-icon.png" : `icon-${size}.png`;
/**
* The mark on a plain ground, since home screens fill what is transparent with black. None where pictures cannot be drawn:
* `drawPreviews` says so.
*/
async function drawIcons(mark, pictures) {
	let image = Buffer.from(mark).toString("base64"), svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect width="100" height="100" fill="${COLORS.surface}"/><image x="15" y="15" width="70" height="70" href="data:image/svg+xml;base64,${image}"/></svg>`, icons = Object.values(ICON_SIZES).map(async (size) => {
		let png = await pictures.png(svg, size);
		return {
			file: iconFile(size),
			forServers: !0,
			make: () => png
		};
	});
	return Promise.all(icons).catch(() => []);
}
// src/search/hosted/serviceHosts.ts
/** Configured hosts as a part of the client's options; nothing where it has its own. */
function clientHosts({ hosts }) {
	return hosts ? { hosts: hosts.map((address) => {
		let { protocol, host, pathname } = new URL(address);
		return {
			protocol: protocol === "http:" ? "http" : "https",
			url: host + pathname.replace(/\/$/, ""),
			accept: "readWrite"
		};
	}) } : {};
}
/** Origins that a page must be allowed to connect to (`connect-src` of a content security policy). */
function searchOrigins({ applicationId, hosts }) {
	if (hosts) return [...new Set(hosts.map((address) => new URL(address).origin))];
	let id = applicationId.toLowerCase();
	return [`https://${id}-dsn.algolia.net`, ...[
		1,
		2,
		3
	].map((number) => `https://${id}-${number}.algolianet.com`)];
}
/** Takes the site's own address off, so that a result leads to the host where the reader is. */
function ownUrlRule(siteUrl) {
	let { origin } = new URL(siteUrl);
	return {
		pattern: `^${origin.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?=/|$)`,
		replacement: ""
	};
}
// src/engine/output/siteFacts.ts
/** Pages can be compiled before all that is known. */
const NOTHING_BUILT = {
	treeHref: "",
	termsHref: "",
	indexFile: "",
	buildId: ""
}, SHARDS = "assets/search/";
/** Output path of a text shard of the search index; its id changes with its content. */
function shardFile(id) {
	return `${SHARDS}${id}.json`;
}
/** The facts about the site in every page. They contain no function and nothing that grows with the site. */
function siteFacts(project, build = NOTHING_BUILT) {
	let { config, site } = project, { label, htmlLang, direction, calendar } = site.locale;
	return {
		title: config.title,
		tagline: config.tagline,
		baseUrl: site.urls.baseUrl,
		rootUrl: site.urls.root,
		trailingSlash: site.urls.trailingSlash,
		logo: logoFacts(config.logo, site.urls),
		favicon: config.favicon && pictureHref(config.favicon, site.urls),
		homeHref: routeHref("/", site.urls),
		searchHref: routeHref("/search/", site.urls),
		navbar: [...site.navbar],
		announcement: config.announcement && {
			...config.announcement,
			html: site.announcement
		},
		colorMode: config.colorMode,
		feedback: feedbackFacts(config, site.urls),
		thirdParties: thirdPartyFacts(config),
		search: hasIndex(config) ? indexFacts(build.indexFile, site.urls) : hostedFacts(config),
		tasks: [...site.tasks],
		treeHref: build.treeHref,
		termsHref: build.termsHref,
		buildId: build.buildId,
		locale: {
			label,
			htmlLang,
			direction,
			calendar
		},
		docsVersion: config.docsVersion,
		dev: build.dev ?? !1
	};
}
function logoFacts(logo, urls) {
	if (!logo) return logo;
	let { src, dark, ...words } = logo;
	return {
		src: pictureHref(src, urls),
		dark: dark && pictureHref(dark, urls),
		...words
	};
}
/** A file of the static folder, or an address that is final. */
function pictureHref(picture, urls) {
	return isExternal(picture) ? picture : sharedHref(picture.replace(/^\/+/, ""), urls);
}
/** Content from other hosts, if the settings name any. */
function thirdPartyFacts({ tagManager, consent, feedback }) {
	return tagManager || feedback?.provider === "script" ? {
		consent,
		tagManager
	} : void 0;
}
/** Hosts whose scripts may run on the pages, by the site's settings. */
function scriptOrigins(config) {
	let thirdParties = thirdPartyFacts(config);
	if (!thirdParties) return [];
	let { consent, tagManager } = thirdParties, sources = [
		tagManager?.src,
		consent === "banner" ? void 0 : consent.script,
		config.feedback?.provider === "script" ? config.feedback.src : void 0
	];
	return [...new Set(sources.flatMap((src) => src === void 0 ? [] : [new URL(src).origin]))];
}
/** Facts about the site's own search index, for the browser. */
function indexFacts(index, urls) {
	let shard = `${fileHref(SHARDS, urls)}[id].json`;
	return {
		provider: "embedded",
		index: fileHref(index, urls),
		shard
	};
}
/** Whether the site has its own search index. */
function hasIndex({ search }) {
	return search && search.provider === "embedded";
}
/** What the browser needs to know of a hosted search: public settings only, each by name. */
function hostedFacts({ search, url }) {
	if (search === !1 || search.provider !== "algolia") return;
	let { provider, applicationId, searchApiKey, indexName, hosts } = search;
	return {
		provider,
		applicationId,
		searchApiKey,
		indexName,
		hosts,
		externalUrl: search.externalUrl ?? (url === void 0 ? void 0 : ownUrlRule(url))
	};
}
/** Other hosts that pages connect to, by the site's settings. */
function connectedOrigins({ search, feedback }) {
	let hosted = search !== !1 && search.provider === "algolia" ? searchOrigins(search) : [], taken = feedback?.provider === "endpoint" ? foreignOrigin(feedback.endpoint) : void 0;
	return taken === void 0 ? hosted : [...hosted, taken];
}
/** A path of the settings becomes one below the base path. */
function feedbackFacts({ feedback }, urls) {
	return feedback?.provider !== "endpoint" || !feedback.endpoint.startsWith("/") ? feedback : {
		...feedback,
		endpoint: fileHref(feedback.endpoint.slice(1), urls)
	};
}
// src/engine/output/outputs.ts
/**
* Everything that a site is made of but its search index, which another thread makes. Files beside pages are known
* only when these have been compiled: call it then. `others`: the same for its further locales.
*/
function siteOutputs(parts, others = []) {
	let { project, client } = parts, { staticDir = "", staticFiles } = project, own = new Set(staticFiles), all = [parts, ...others], made = [
		...hostOutputs(parts, others),
		...all.flatMap((one) => inFolder(one.project, localeOutputs(one))),
		...dataOutputs(project)
	], forServers = new Set(made.flatMap((output) => output.forServers ? [output.file] : [])), beside = new Map(all.flatMap((one) => [...one.project.assets.files]));
	return [
		...all.flatMap((one) => inFolder(one.project, pageOutputs(one))),
		...redirectScript(all),
		...client.files.map(({ output, source, forServers }) => ({
			file: output,
			source,
			forServers
		})),
		...[...beside].map(([file, source]) => ({
			file,
			source
		})),
		...made.filter(({ file }) => !own.has(file)),
		...staticFiles.map((file) => ({
			file,
			source: path.join(staticDir, file),
			forServers: forServers.has(file)
		}))
	];
}
/** The files of a locale where they are in the output. */
function inFolder({ prefix }, outputs) {
	return prefix === "" ? [...outputs] : outputs.map((output) => ({
		...output,
		file: prefix + output.file
	}));
}
/** The files that each locale has in addition to its pages. */
function localeOutputs({ project, markdown, lastModified, archive }) {
	return [
		...helpMapOutputs(project),
		{
			file: "docs-metadata.json",
			make: () => JSON.stringify(docsMetadata(project.site))
		},
		...markdownOutputs(project, markdown, archive),
		...feedOutputs(project, lastModified)
	];
}
function pageOutputs({ project, document, markdown, notFound, files }) {
	let { site } = project;
	return [
		...[...site.table.pages.values()].flatMap((page) => {
			let route = project.prefix === "" ? page.route : `/${project.prefix.slice(0, -1)}${page.route}`, name = `the page ${route}`, markdownFile = markdownFileOf(page, project);
			return [{
				file: routeFile(page.route, site.urls),
				name,
				make: () => document(page)
			}, ...markdownFile === void 0 ? [] : [{
				file: markdownFile,
				name: `the Markdown of the page ${route}`,
				make: () => markdown(page)
			}]];
		}),
		{
			file: "404.html",
			name: "the not-found page",
			make: notFound
		},
		...redirectOutputs(project),
		{
			file: files.tree,
			make: () => treeJson(project)
		},
		{
			file: files.terms,
			make: () => termsJson(project)
		}
	];
}
function redirectFile() {
	return `assets/redirect-${shortHash(REDIRECT_SCRIPT)}.js`;
}
/** The script of all redirects. */
function redirectScript(all) {
	return all.some(({ project }) => project.site.redirects.length > 0) ? [{
		file: redirectFile(),
		make: () => REDIRECT_SCRIPT
	}] : [];
}
function redirectOutputs({ site, config }) {
	if (site.redirects.length === 0) return [];
	let { urls, t, locale } = site, options = {
		urls,
		script: sharedHref(redirectFile(), urls),
		siteUrl: config.url,
		locale,
		t
	};
	return site.redirects.flatMap((redirect) => {
		let { from, file: old = "" } = redirect;
		return [.../* @__PURE__ */ new Set([from.endsWith("/") ? routeFile(from, urls) : old, old])].filter(Boolean).map((file) => ({
			file,
			name: `the redirect from ${from}`,
			make: () => redirectPage(redirect, options)
		}));
	});
}
/** Policy, sitemap and the like: what hosts, crawlers and tools ask for; the same files for all locales. */
function hostOutputs({ project, client, lastModified, icons = [] }, others) {
	let { site, config } = project, all = [{
		project,
		lastModified
	}, ...others], absolute = (href) => config.url ? new URL(href, config.url).href : void 0, policy = () => contentSecurityPolicy({
		script: client.headScript,
		styles: client.styles,
		origins: connectedOrigins(config),
		scripts: scriptOrigins(config),
		external: config.externalOrigins
	}), workers = client.files.flatMap(({ output, worker }) => worker ? [{
		href: fileHref(output, site.urls),
		policy: "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
	}] : []), csp = () => [policy(), ...workers.map(({ href, policy }) => `${href}: ${policy}`)].join("\n"), listed = () => all.flatMap((one) => [...one.project.site.table.pages.values()].filter((page) => isIndexed(page) && isTranslated(page)).map((page) => ({
		url: absolute(routeHref(page.route, one.project.site.urls)) ?? "",
		lastModified: one.lastModified?.(page)
	}))), lang = site.locale.htmlLang, { title, tagline, security } = config, hasOwnMark = config.favicon !== void 0 || config.logo !== void 0, largeIcons = icons.some(({ file }) => file === iconFile(ICON_SIZES.large)) ? [{
		file: iconFile(ICON_SIZES.large),
		size: ICON_SIZES.large
	}] : [], manifest = () => webManifest({
		title,
		description: tagline,
		urls: site.urls,
		lang,
		icons: largeIcons,
		mark: !hasOwnMark
	});
	return [
		...hasOwnMark ? [] : [{
			file: "favicon.svg",
			make: () => client.favicon
		}],
		...icons,
		{
			file: WEB_MANIFEST,
			forServers: !0,
			make: manifest
		},
		...security ? [{
			file: SECURITY_TXT,
			forServers: !0,
			make: () => securityTxt(security, {
				canonical: absolute(fileHref(SECURITY_TXT, site.urls)),
				lang
			})
		}] : [],
		{
			file: "csp.txt",
			forServers: !0,
			make: () => `${csp()}\n`
		},
		{
			file: "_headers",
			forServers: !0,
			make: () => headersFile(policy(), workers, site.urls)
		},
		{
			file: "robots.txt",
			forServers: !0,
			make: () => robotsTxt(absolute(fileHref("sitemap.xml", site.urls)))
		},
		...config.url ? [{
			file: "sitemap.xml",
			forServers: !0,
			make: () => sitemapXml(listed())
		}] : [],
		...all.some((one) => one.project.site.redirects.length > 0) ? [{
			file: "_redirects",
			forServers: !0,
			make: () => all.map((one) => redirectsFile(one.project.site)).join("")
		}] : []
	];
}
/** The address of each page that the product's context help knows by an id; relative to the file. */
function helpMapOutputs({ site }) {
	let pages = helpPages(site.table.pages.values());
	if (pages.size === 0) return [];
	let urls = {
		...site.urls,
		baseUrl: "./"
	}, addresses = [...pages].map(([id, { route }]) => [id, routeHref(route, urls)]);
	return [{
		file: "help-map.json",
		forServers: !0,
		make: () => `${JSON.stringify(Object.fromEntries(addresses), void 0, 1)}\n`
	}];
}
function dataOutputs({ data, config }) {
	return [...[...dataFiles(data)].map(([file, content]) => ({
		file,
		make: () => content
	})), ...Object.entries(config.kit.files ?? {}).map(([file, make]) => ({
		file,
		make
	}))];
}
/**
* Makes the files of a kit, and leaves out those whose data is faulty.
* @returns the list with their content in it, and what is wrong.
*/
function madeOutputs(outputs, { config }) {
	let { files = {} } = config.kit, diagnostics = [];
	return {
		outputs: outputs.flatMap((output) => {
			let make = Object.hasOwn(files, output.file) ? files[output.file] : void 0;
			if (!make) return [output];
			try {
				let content = make();
				return [{
					file: output.file,
					make: () => content
				}];
			} catch (error) {
				if (!isDataFault(error)) throw error;
				return diagnostics.push(...error.diagnostics), [];
			}
		}),
		diagnostics
	};
}
/** The whole tree of every sidebar, as the browser loads it on first use. */
function treeJson({ site }) {
	let href = (route) => routeHref(route, site.urls), tree = Object.fromEntries(Object.entries(site.sidebars).map(([id, nodes]) => [id, toNavNodes(nodes, href)]));
	return JSON.stringify(tree);
}
/** The texts of tips on terms. */
function termsJson({ glossary }) {
	return JSON.stringify(termDefinitions(glossary));
}
// src/engine/site/servedFile.ts
/**
* What hosts serve at a path: the file itself, the index of a folder, or the page of that name. Returns its path in the
* output folder, that of a folder with a slash at its end; undefined where there is none.
*/
function servedFile(path, hasFile) {
	let name = joinPath("", path.replace(/^(?:\.\.\/)+static\//, ""));
	if (name !== void 0 && name !== "") return hasFile(name) ? name : hasFile(`${name}/index.html`) ? `${name}/` : hasFile(`${name}.html`) ? `${name}.html` : void 0;
}
// src/engine/output/generatedLinks.ts
/**
* The links of pages that a component makes, as their HTML has them: with final addresses. Lists that are made of the
* pages themselves lead nowhere else. `hasFile`: whether the site has a file at a path of the output folder.
*/
function generatedLinks(contents, { site, options, components, prefix }, hasFile) {
	return contents.flatMap(({ page, articleHtml }) => {
		if (!components.has(page.route)) return [];
		let { file = page.route, route } = page, absolute = path.resolve(options.cwd, file), source = isFile(absolute) ? readFileSync(absolute, "utf8") : "";
		return [{
			file,
			links: linksIn(articleHtml()).map((url) => ({
				url,
				...placeOfWords(url, source) ?? {
					line: 1,
					column: 1
				},
				target: targetOf(url, {
					route,
					site,
					hasFile: (name) => hasFile(prefix + name)
				})
			}))
		}];
	});
}
/** Where an address in finished HTML leads. */
function targetOf(href, { route: here, site, hasFile }) {
	let { urls, table, redirectMap } = site, base = `https://site.invalid${routeHref(here, urls)}`, elsewhere = {
		kind: "external",
		href
	};
	if (isExternal(href) || /^(?:[#?]|$)/.test(href) || !URL.canParse(href, base)) return elsewhere;
	let { pathname } = new URL(href, base), route = routeOfPath(pathname, urls);
	if (route === void 0) return pathname === "/" || !table.pages.has(normalizeRoute(pathname)) ? elsewhere : {
		kind: "broken",
		href,
		message: `the site is published below ${urls.baseUrl}, and the address does not begin with it.`,
		hint: "Make it with the \"href\" that the page component is given."
	};
	if (table.pages.has(route)) return {
		kind: "page",
		href,
		route,
		hash: splitLink(href).hash
	};
	let moved = redirectMap.get(route);
	if (moved !== void 0) {
		let hint = `The page has moved to ${moved}. Link to the new address.`;
		return {
			kind: "broken",
			href,
			message: `there is no page at ${route}.`,
			hint
		};
	}
	return servedFile(decodePath(pathname.slice(urls.baseUrl.length)), hasFile) === void 0 ? {
		kind: "broken",
		href,
		message: `there is no page at ${route}.`,
		hint: () => hintFor(route, table.pages.keys(), "Link to a route of the site, or remove the link.")
	} : {
		kind: "asset",
		href
	};
}
// src/engine/config/bundleOnce.ts
/** What a bundle was made of, and what was made: files and the hashes of their contents. */
const recordSchema = object({
	inputs: record(string(), string()),
	hash: string(),
	made: record(string(), string())
});
/**
* Bundles a module of the site. The bundle is kept with the hashes of all it was made of, so that one whose files
* have not changed costs no bundler.
* @throws FieldguideError when it cannot be compiled.
*/
async function bundleOnce({ file, cache, cwd, input, output }) {
	let kind = hashOf(JSON.stringify([file, output])), name = `${path.basename(file).replace(/\W+/g, "-")}-${kind}`, record = path.join(cache, `${name}.json`), entry = (hash) => path.join(cache, `${name}-${hash}`, "entry.mjs"), known = readRecord(record);
	if (known && isWhole(path.dirname(entry(known.hash)), known.made)) return {
		file: entry(known.hash),
		hash: known.hash
	};
	let { build } = await import("rolldown"), chunks = (await build({
		logLevel: "silent",
		...input,
		input: { entry: file },
		plugins: [ownFolders],
		write: !1,
		output: {
			entryFileNames: "[name].mjs",
			chunkFileNames: "[name]-[hash].mjs",
			...output
		}
	}).catch((error) => {
		throw cannotLoad(file, error, cwd);
	})).output.flatMap((chunk) => chunk.type === "chunk" ? [chunk] : []), files = new Set(chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => existsSync(id))), inputs = Object.fromEntries([...files].sort().map((id) => [id, hashOf(readFileSync(id))])), hash = hashOf(JSON.stringify(inputs));
	mkdirSync(path.dirname(entry(hash)), { recursive: !0 });
	for (let { fileName, code } of chunks) writeFileSync(path.join(path.dirname(entry(hash)), fileName), code);
	let outputs = Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, hashOf(code)]));
	return writeFileSync(record, JSON.stringify({
		inputs,
		hash,
		made: outputs
	})), {
		file: entry(hash),
		hash
	};
}
/** The fault of a module of the site that cannot be compiled or throws while loading. */
function cannotLoad(file, error, cwd) {
	let shown = path.relative(cwd, file) || file, faults = bundlerFaults(error, cwd, shown), message = `${shown} cannot be loaded${faults.length > 0 ? "." : `: ${asError(error).message}`}`;
	return new FieldguideError(message, faults, { cause: error });
}
/** What the bundler says of a file, as our own faults: its text is made for a terminal with colours. */
function bundlerFaults(error, cwd, shown) {
	let errors = error instanceof Error ? Reflect.get(error, "errors") : void 0;
	return Array.isArray(errors) ? errors.map((fault) => {
		let [first = ""] = stripVTControlCharacters(String(fault.message)).split("\n"), place = fault.loc && {
			line: fault.loc.line,
			column: fault.loc.column + 1
		}, file = fault.loc?.file ? path.relative(cwd, fault.loc.file) : shown, message = `${first.replace(/^\[\w+\]\s*/, "").replace(/\.$/, "")}.`;
		return {
			code: "module",
			file,
			...place,
			message
		};
	}) : [];
}
/** The record of a bundle whose inputs are still what they were; one that was cut off while it was written is none. */
function readRecord(file) {
	let record = parseRecord(file);
	return record && isWhole("", record.inputs) ? record : void 0;
}
/** Whether all files of a folder are there, with the contents that these hashes name. */
function isWhole(folder, hashes) {
	return Object.entries(hashes).every(([name, hash]) => {
		let file = path.join(folder, name);
		return existsSync(file) && hashOf(readFileSync(file)) === hash;
	});
}
function parseRecord(file) {
	try {
		return recordSchema.parse(JSON.parse(readFileSync(file, "utf8")));
	} catch {
		return;
	}
}
/** In a bundle a module still knows the folder that it was written in. */
const ownFolders = {
	name: "fieldguide:own-folders",
	transform: (code, id) => code.includes("import.meta.dirname") ? code.replaceAll("import.meta.dirname", JSON.stringify(path.dirname(id))) : void 0
};
function hashOf(content) {
	return createHash("sha256").update(content).digest("hex").slice(0, 16);
}
// src/engine/output/kitFiles.ts
/**
* Bundles what a kit has for the browser: islands each as a classic script, so that it runs on a server as from a folder
* (React is what the page has: see `loadKitIsland`), workers as modules, and copies of other files. `bodies`: the texts of
* all pages; what belongs to a fence that none of them has is left out.
* @throws FieldguideError when a module cannot be compiled.
*/
async function bundleKit({ components = [], fences = [], styles = [] }, { cache, cwd }, { bodies, data }) {
	let needed = fences.filter(({ browser }) => browser), found = needed.length > 0 ? bodies.flatMap(findFences) : [], used = needed.filter((fence) => found.some((one) => isFenceOf(fence, one))), named = (kind) => used.flatMap(({ browser }) => Object.entries(browser?.[kind] ?? {})), islands = components.flatMap(({ name, island, islandProps }) => island === void 0 ? [] : [[
		name,
		island,
		propsOf(islandProps, data)
	]]), files = /* @__PURE__ */ new Map(), add = (name, file) => files.set(name, {
		...file,
		bytes: statSync(file.source).size
	});
	for (let [name, file, props = {}] of [...islands, ...named("islands")]) {
		let bundled = await bundleOnce({
			file,
			cache,
			cwd,
			...islandJob(name)
		}), code = `${readFileSync(bundled.file, "utf8")}\nfieldguide.props.${name} = ${JSON.stringify(props)};\n`, output = `assets/${name}-${shortHash(code)}.js`;
		add(name, {
			source: keepText(path.basename(output), code, cache),
			output
		});
	}
	for (let [name, file] of named("workers")) {
		let bundled = await bundleOnce({
			file,
			cache,
			cwd,
			...WORKER_JOB
		}), output = `assets/${name}-${shortHash(readFileSync(bundled.file))}.js`;
		add(name, {
			source: bundled.file,
			output,
			forServers: !0,
			worker: !0
		});
	}
	for (let [name, from] of used.flatMap(({ browser }) => Object.entries(browser?.files ?? {}))) {
		let source = typeof from == "string" ? from : keepMade(name, from, cache);
		if (source === void 0) continue;
		let hash = shortHash(readFileSync(source)), { name: base, ext } = path.parse(name);
		add(name, {
			source,
			output: `assets/${base}-${hash}${ext}`,
			forServers: !0
		});
	}
	return {
		files,
		styles: (await Promise.all(styles.map((file) => smallCss(file, cwd)))).join("\n"),
		cache
	};
}
const islandJob = (name) => ({
	input: {
		platform: "browser",
		external: ["react", "react/jsx-runtime"],
		transform: {
			target: "es2022",
			jsx: {
				runtime: "automatic",
				development: !1
			}
		}
	},
	output: {
		format: "iife",
		name: `fieldguide.islands.${name}`,
		exports: "default",
		globals: {
			react: "fieldguide.react",
			"react/jsx-runtime": "fieldguide.jsx"
		},
		minify: !0
	}
}), WORKER_JOB = {
	input: {
		platform: "browser",
		external: /^node:/,
		transform: { target: "es2022" }
	},
	output: {
		format: "esm",
		codeSplitting: !1,
		minify: !0
	}
};
/** The props that come with the code of an island; none if their data has faults, which the component reports. */
function propsOf(make, data) {
	try {
		return make?.(data);
	} catch (error) {
		if (!isDataFault(error)) throw error;
		return;
	}
}
/** A file that is made; none if its data has faults, which the fence reports when it is drawn. */
function keepMade(name, make, cache) {
	try {
		return keepText(name, make(), cache);
	} catch (error) {
		if (!isDataFault(error)) throw error;
		return;
	}
}
/** A file that is made, as one that can be copied. */
function keepText(name, text, cache) {
	let file = path.join(cache, name);
	return mkdirSync(cache, { recursive: !0 }), writeFileSync(file, text), file;
}
/** The browser's part of one site: the generator's, and what its kit adds. */
function withKit(client, { files: own, styles, cache }) {
	let files = [...client.files, ...own.values()];
	if (styles === "") return {
		...client,
		files
	};
	let all = `${client.styles}\n${styles}`, stylesheet = `assets/styles-${shortHash(all)}.css`, source = keepText(path.basename(stylesheet), all, cache);
	return {
		...client,
		id: shortHash(`${client.id} ${stylesheet} ${[...own.values()].map(({ output }) => output).join(" ")}`),
		styles: all,
		stylesheet,
		files: [...files.filter(({ output }) => output !== client.stylesheet), {
			source,
			output: stylesheet
		}]
	};
}
/** A style sheet as short as its rules can be written: every page carries it. */
async function smallCss(file, cwd) {
	let { transform } = await import("lightningcss");
	try {
		return transform({
			filename: file,
			code: readFileSync(file),
			minify: !0
		}).code.toString();
	} catch (cause) {
		let { loc, message } = cause, shown = path.relative(cwd, file), fault = {
			code: "style-sheet",
			file: shown,
			...loc,
			message: `${message}.`
		};
		throw new FieldguideError(`${shown} cannot be loaded.`, [fault], { cause });
	}
}
// src/engine/output/outputClashes.ts
/** Pages, redirects and files with the same path: it would be chance which of them the reader gets. */
function outputClashes(outputs, { site, options, staticDir, staticFiles }) {
	let named = new Map(outputs.flatMap(({ file, name }) => name === void 0 ? [] : [[file, name]])), own = new Set(staticFiles), nameOf = (file) => named.get(file) ?? `the file ${file}`, staticClash = (file, place) => ({
		code: "static-clash",
		file: path.join(path.relative(options.cwd, staticDir ?? ""), file),
		message: `this file would overwrite ${place}.`,
		hint: "Rename it."
	}), statics = staticFiles.flatMap((file) => {
		let name = named.get(file);
		return name === void 0 ? [] : [staticClash(file, name)];
	}), lost = [...site.table.pages.values()].find(({ route }) => routeFile(route, site.urls) === "404.html"), notFound = lost && {
		code: "not-found-clash",
		file: lost.source?.file ?? lost.file ?? lost.route,
		line: 1,
		column: 1,
		message: `the page ${lost.route} would overwrite the not-found page.`,
		hint: "Give it another slug."
	}, folders = [...filesAsFolders(outputs)].map(([folder, file]) => own.has(folder) ? staticClash(folder, `the folder ${folder} of the site`) : own.has(file) ? staticClash(file, nameOf(folder)) : {
		code: "folder-clash",
		file,
		message: `${nameOf(file)} would overwrite ${nameOf(folder)}.`,
		hint: "Give it another route."
	});
	return [
		...statics,
		...notFound ? [notFound] : [],
		...folders
	];
}
/** Files whose paths are those of folders too, each with the first file that would lie in it. */
function filesAsFolders(outputs) {
	let all = new Set(outputs.map(({ file }) => file)), found = /* @__PURE__ */ new Map();
	for (let file of all) for (let end = file.indexOf("/"); end >= 0; end = file.indexOf("/", end + 1)) {
		let folder = file.slice(0, end);
		all.has(folder) && !found.has(folder) && found.set(folder, file);
	}
	return found;
}
// src/engine/output/ownFaults.ts
/** Faults of one locale only; all others are reported for the default locale. */
function ownFaults(diagnostics, { options, translations }) {
	if (translations === void 0) return [...diagnostics];
	let folder = path.relative(options.cwd, translations) + path.sep;
	return diagnostics.filter(({ file }) => file.startsWith(folder));
}
// src/engine/output/prepareTools.ts
/** Lets the tools load what these pages need before they are compiled. */
async function prepareTools(pages, { config, options }, tools) {
	let fences = [...pages].flatMap((page) => findFences(page.source?.body ?? "")), languages = /* @__PURE__ */ new Set([...fences.flatMap(fenceLanguages), ...(config.kit.components ?? []).flatMap(({ languages = [] }) => languages)]), drawn = (config.kit.fences ?? []).filter(({ language }) => languages.has(language));
	for (let { uses = [] } of drawn) for (let used of uses) languages.add(used);
	let prepared = drawn.map(async (fence) => {
		let texts = new Set(fences.filter((one) => isFenceOf(fence, one)).map(({ text }) => text));
		if (texts.size !== 0) try {
			await fence.prepare?.([...texts], path.join(options.cache, fence.mark ?? fence.language));
		} catch (error) {
			if (!isDataFault(error)) throw error;
		}
	});
	await Promise.all([tools.prepare(languages), ...prepared]);
}
// src/engine/config/settingPlace.ts
/** Comments and strings, whose brackets and commas do not count. A string before a colon is a quoted name. */
const SILENT = /\/\/.*|\/\*[\s\S]*?\*\/|(["'`])(?:\\[\s\S]|(?!\1)[^\\])*\1(\s*:)?/g;
/** The line and column of a setting in the config's source, or of the innermost part above it that is written there. */
function settingPlace(path, source) {
	let code = source.replace(SILENT, (text, _, colon) => colon ? text : " ".repeat(text.length)), [, name] = /export\s+default\s+([\w$]+)/.exec(code) ?? [], [root] = /export\s+default[\w$\s(]*(?=\{)/.exec(code) ?? RegExp(`\\b${name}\\b[^=;]*=\\s*(?=\\{)`).exec(code) ?? [code], value = code.indexOf(root) + root.length, found;
	for (let key of path) {
		let member = memberOf(code, value, key);
		if (!member) break;
		found = member.at, value = member.value;
	}
	return found === void 0 ? {} : placeIn(source, found);
}
/** The places of a key, or of an item by its number, and of its value in the literal that begins at `from`. */
function memberOf(code, from, key) {
	let open = from + code.slice(from).search(/\S/), isList = code[open] === "[";
	if (!isList && code[open] !== "{") return;
	let named = RegExp(`(?<![\\w$])(["']?)${key.replace(/[^\w$]/g, "\\$&")}\\1\\s*:`, "y"), depth = 1, commas = 0;
	for (let at = open + 1; depth > 0 && at < code.length; at += 1) {
		let sign = code.charAt(at);
		if (named.lastIndex = at, depth === 1 && isList && commas === Number(key) && /[^\s,\]]/.test(sign)) return {
			at,
			value: at
		};
		if (depth === 1 && !isList && named.test(code)) return {
			at,
			value: code.indexOf(":", at) + 1
		};
		/[{[(]/.test(sign) && (depth += 1), /[}\])]/.test(sign) && --depth, depth === 1 && sign === "," && (commas += 1);
	}
}
// src/engine/config/settingsParts.ts
/** Text that may hold `{product}`. */
const text = string().min(1), href = string().min(1).refine((value) => !isScriptUrl(value), SCRIPT_URL), fullUrl = url().refine((value) => !isScriptUrl(value), SCRIPT_URL), origin = string().refine((value) => foreignOrigin(value) === value, "write protocol and host, such as https://videos.example.com"), menuLink = strictObject({
	label: text,
	href
}), navbarEntry = strictObject({
	type: _enum(["link", "doc"]).default("link"),
	label: text.optional(),
	href: href.optional(),
	docId: string().optional()
}), position = _enum(["left", "right"]).default("right"), className = string().optional(), navbarItem = discriminatedUnion("type", [
	strictObject({
		type: literal("link"),
		label: text,
		href,
		activeBase: string().optional(),
		position,
		className
	}),
	strictObject({
		type: literal("doc"),
		docId: string(),
		label: text.optional(),
		position,
		className
	}),
	strictObject({
		type: literal("docSidebar"),
		sidebarId: string(),
		label: text,
		href: href.optional(),
		position,
		className
	}),
	strictObject({
		type: literal("dropdown"),
		label: text,
		href: href.optional(),
		items: array(navbarEntry).min(1),
		position,
		className
	}),
	strictObject({
		type: literal("localeDropdown"),
		position,
		className
	}),
	strictObject({
		type: literal("docsVersion"),
		label: text.optional(),
		position,
		className
	}),
	strictObject({
		type: literal("search"),
		position,
		className
	}),
	strictObject({
		type: literal("html"),
		value: string(),
		position,
		className
	})
]), sidebarLink = union([strictObject({
	type: literal("doc"),
	id: string()
}), strictObject({
	type: literal("generated-index"),
	title: text.optional(),
	slug: string().optional(),
	description: text.optional()
})]), sidebarLeaf = [
	strictObject({
		type: literal("autogenerated"),
		dirName: string()
	}),
	strictObject({
		type: literal("doc"),
		id: string(),
		label: text.optional(),
		className
	}),
	strictObject({
		type: literal("link"),
		label: text,
		href: href.or(literal("")),
		className
	}),
	strictObject({
		type: literal("html"),
		value: string(),
		className
	})
], sidebarCategory = strictObject({
	type: literal("category"),
	label: text,
	link: sidebarLink.optional(),
	collapsible: boolean().optional(),
	collapsed: boolean().optional(),
	className,
	get items() {
		return array(sidebarItem);
	}
}), sidebarItem = union([string(), discriminatedUnion("type", [...sidebarLeaf, sidebarCategory])]), required = string().min(1), host = url("write a full address, such as https://search-proxy.example.com").refine((address) => {
	if (!URL.canParse(address)) return !0;
	let { protocol, hostname, username, search, hash } = new URL(address), local = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
	return (protocol === "https:" || protocol === "http:" && local) && username === "" && search === "" && hash === "";
}, "write an https address without user, query and fragment"), expression = required.superRefine((pattern, context) => {
	try {
		new RegExp(pattern);
	} catch (error) {
		let reason = asError(error).message.replace(/^.*\/: /, "");
		context.addIssue({
			code: "custom",
			message: `it is not a valid regular expression: ${reason}`
		});
	}
}), searchSettings = union([discriminatedUnion("provider", [strictObject({ provider: literal("embedded") }), strictObject({
	provider: literal("algolia"),
	applicationId: required.regex(/^[A-Za-z0-9]+$/, "an application id contains only letters and digits"),
	searchApiKey: required.regex(/^\S+$/, "a key has no spaces"),
	indexName: required.regex(/^[\w.-]+$/, "use letters, digits, dots, underscores and hyphens"),
	/** For proxies and tests, in place of the service's own hosts. */
	hosts: array(host).min(1).optional(),
	/**
	* The index holds absolute addresses; what the pattern matches in one is replaced (`$1` means a
	* group). Missing: the site's own address is taken off, so that results lead to the reader's host.
	*/
	externalUrl: strictObject({
		pattern: expression,
		replacement: string()
	}).optional()
})]), literal(!1)]).default({ provider: "embedded" });
function isLanguageTag(tag) {
	try {
		return Intl.getCanonicalLocales(tag).length === 1;
	} catch {
		return !1;
	}
}
const locale = strictObject({
	code: string().regex(/^[a-z]{2,3}(?:-[a-z0-9]+)*$/i, "write a language code, such as de or pt-BR"),
	label: text,
	direction: _enum(["ltr", "rtl"]).default("ltr"),
	htmlLang: string().refine(isLanguageTag, "write a language tag, such as de or zh-Hant").optional(),
	calendar: string().refine((name) => Intl.supportedValuesOf("calendar").includes(name), "write a calendar of Unicode, such as gregory, persian or islamic-umalqura").default("gregory"),
	path: string().regex(/^[\w-]+$/, "write one part of a path, of letters, digits, \"-\" and \"_\"").optional()
}), locales = array(locale).min(1).default([{
	code: "en",
	label: "English",
	direction: "ltr",
	htmlLang: "en",
	calendar: "gregory",
	path: "en"
}]);
/** The code of a locale is its language tag and its path, where these are not set. */
function nameLocales(all) {
	return all.map(({ htmlLang, path, ...rest }) => ({
		...rest,
		htmlLang: htmlLang ?? rest.code,
		path: path ?? rest.code
	}));
}
/** Codes and paths of locales are there once. */
function checkLocales(all, context) {
	for (let key of ["code", "path"]) for (let [index, one] of all.entries()) {
		let first = all.find((other) => other[key].toLowerCase() === one[key].toLowerCase());
		if (first === void 0 || first === one) continue;
		let message = `the locale "${first.label}" already has the ${key} "${one[key]}"`;
		context.addIssue({
			code: "custom",
			path: [index, key],
			message
		});
	}
}
// src/engine/config/schema.ts
const NO_KIT = {}, BASE_URL = /^\/*(?:(?!\.+(?:\/|$))[\w.~{}-]+(?:\/+(?!\.+(?:\/|$))[\w.~{}-]+)*\/*)?$/, tocLevel = number().int().min(2).max(6), siteConfigSchema = strictObject({
	title: text.meta({
		description: "The name of the site, shown after the title of each page.",
		examples: ["{product}"]
	}),
	product: strictObject({
		name: text,
		slug: string().regex(/^[a-z0-9-]+$/, "use lowercase letters, digits and hyphens")
	}).optional().meta({
		description: "What `{product}` stands for: the name in text, the slug in addresses.",
		examples: [{
			name: "Acme",
			slug: "acme"
		}]
	}),
	titleDelimiter: string().default(" | ").meta({
		description: "Separator between the page title and the site title.",
		examples: [" - "]
	}),
	tagline: string().default("").meta({
		description: "One line on what the site is for.",
		examples: ["The field guide to {product}"]
	}),
	url: url({
		error: "write the full address of the site, such as https://docs.example.com",
		abort: !0
	}).regex(/^[^:]+:\/\/[^/?#]+\/?$/, "write only the protocol and the host; a folder of the host goes into \"baseUrl\"").optional().meta({
		description: "Protocol and host of the public site, for canonical links, sitemap, feeds and Open Graph tags.",
		examples: ["https://docs.example.com"]
	}),
	baseUrl: string().regex(BASE_URL, "write a path of letters, digits, \".\", \"_\" and \"-\", such as /docs/").default("/").meta({
		description: "The folder of the host where the site is published.",
		examples: ["/docs/"]
	}).transform(normalizeBaseUrl),
	trailingSlash: boolean().default(!0).meta({
		description: "Addresses end in a slash; otherwise pages are files such as `a.html`.",
		examples: [!1]
	}),
	editUrl: fullUrl.optional().meta({
		description: "Address where pages can be edited; the path of the page below the docs folder is appended to it.",
		examples: ["https://git.example.com/docs/edit/main/site/docs/"]
	}),
	logo: union([literal(!1), strictObject({
		src: href,
		dark: href.optional(),
		alt: string().default(""),
		title: boolean().default(!0)
	})]).optional().meta({
		description: "The picture next to the title in the top bar, and one for dark mode: files of the static folder. With `title: false` it is shown without the title; `alt` then says it. `false`: the title alone. If left out, it is the mark of Fieldguide.",
		examples: [{
			src: "/img/logo.svg",
			dark: "/img/logo-dark.svg"
		}]
	}),
	favicon: href.optional().meta({
		description: "The icon of the site in tabs of browsers: a file of the static folder.",
		examples: ["/img/favicon.ico"]
	}),
	navbar: strictObject({ items: array(navbarItem).default([]) }).default({ items: [] }).meta({
		description: "Items of the top bar, in this order.",
		examples: [{ items: [{
			type: "link",
			label: "Documentation",
			href: "/getstarted/"
		}, { type: "search" }] }]
	}),
	sidebars: record(string(), array(sidebarItem)).optional().meta({
		description: "Sidebars by their ids. If left out, there is one sidebar, made from the folders.",
		examples: [{ docs: [{
			type: "autogenerated",
			dirName: "."
		}] }]
	}),
	toc: strictObject({
		minLevel: tocLevel.default(2),
		maxLevel: tocLevel.default(3)
	}).default({
		minLevel: 2,
		maxLevel: 3
	}).meta({
		description: "Levels of headings in the table of contents.",
		examples: [{
			minLevel: 2,
			maxLevel: 4
		}]
	}).refine((toc) => toc.minLevel <= toc.maxLevel, "minLevel must not be greater than maxLevel"),
	footer: strictObject({
		columns: array(strictObject({
			title: text,
			links: array(menuLink)
		})).default([]),
		links: array(menuLink).default([]),
		note: string().default("")
	}).default({
		columns: [],
		links: [],
		note: ""
	}).meta({
		description: "The end of each page: columns of links, and below them a note and a row of links, such as license, privacy and status. The newest page of the first feed is named next to the note.",
		examples: [{
			columns: [{
				title: "Help",
				links: [{
					label: "Support",
					href: "/support/"
				}]
			}],
			links: [{
				label: "Privacy",
				href: "https://example.com/privacy/"
			}],
			note: "Version 2"
		}]
	}),
	announcement: strictObject({
		id: text,
		html: text,
		dismissible: boolean().default(!0)
	}).optional().meta({
		description: "A bar above the top bar; readers can dismiss it until its id changes.",
		examples: [{
			id: "release-2",
			html: "<a href=\"/release-notes/\">Version 2</a> is out."
		}]
	}),
	colorMode: strictObject({
		default: _enum(["light", "dark"]).default("light"),
		switch: boolean().default(!0)
	}).default({
		default: "light",
		switch: !0
	}).meta({
		description: "The default color mode, and whether readers can change it.",
		examples: [{ default: "dark" }]
	}),
	feedback: discriminatedUnion("provider", [
		strictObject({
			provider: literal("issue"),
			url: fullUrl
		}),
		strictObject({
			provider: literal("endpoint"),
			endpoint: string().regex(/^(?:\/(?!\/)|https:\/\/)\S*$/, "write a path such as /feedback, or a full https address").default("/feedback"),
			url: fullUrl,
			countSearches: boolean().default(!1)
		}),
		strictObject({
			provider: literal("script"),
			src: fullUrl,
			url: fullUrl
		})
	]).optional().meta({
		description: "Page feedback, below each article and in the top bar. `issue`: a prefilled issue in a public repository. `endpoint`: a POST of JSON to a path below `baseUrl` or to a full address, such as `fieldguide serve --feedback FILE` takes (see `docs/feedback.md`); with `countSearches`, searches without a result are posted too, unless they contain an email or IP address. `script`: a widget of another host. The script at `src` is loaded when a reader who has agreed sends something, and sets `window.fieldguideFeedback`, a function that takes `{ page, helpful, reason, missing, address }`. `url` is a form for readers without scripts, and offered where sending fails.",
		examples: [{
			provider: "issue",
			url: "https://git.example.com/docs/issues/new"
		}, {
			provider: "endpoint",
			url: "https://git.example.com/docs/issues/new",
			countSearches: !0
		}]
	}),
	tagManager: strictObject({
		id: text,
		src: fullUrl
	}).optional().meta({
		description: "A tag manager: the script at `src` is loaded with `?id=`, after the reader has agreed, and never by inline code. A script of another host (this one, `consent.script` or `feedback.src`) is in the policy of `csp.txt` by its host; the policy then does without Trusted Types, because such scripts write HTML in their own ways.",
		examples: [{
			id: "GTM-1",
			src: "https://tags.example.com/gtm.js"
		}]
	}),
	consent: union([literal("banner"), strictObject({ script: fullUrl })]).default("banner").meta({
		description: "How readers are asked whether content from other hosts may be loaded: a built-in banner, or a script that responds within 5 seconds with the event `fieldguide:consent` on the document (`detail` true or false) and asks again on `fieldguide:consent-open`. Do Not Track and Global Privacy Control count as no.",
		examples: [{ script: "https://consent.example.com/ask.js" }]
	}),
	search: searchSettings.meta({
		description: "Search: a built-in index, a hosted service, or `false` for none.",
		examples: [{
			provider: "algolia",
			applicationId: "APP1",
			searchApiKey: "search-only",
			indexName: "docs"
		}]
	}),
	tasks: array(strictObject({
		label: text,
		href
	})).default([]).meta({
		description: "Common tasks: the empty search dialog lists them, and a home page can list `site.tasks`. A task is shown once its page exists.",
		examples: [[{
			label: "Install the appliance",
			href: "/getstarted/installation/"
		}]]
	}),
	blog: union([literal(!1), strictObject({
		title: text.default("Blog"),
		route: string().default("/blog/"),
		postsPerPage: number().int().min(1).default(10)
	})]).default(!1).meta({
		description: "Posts of the site’s `blog` folder.",
		examples: [{
			title: "News",
			route: "/news/"
		}]
	}),
	feeds: array(strictObject({
		section: href,
		title: text,
		pages: _enum(["dated", "changed"]).default("dated")
	})).default([]).meta({
		description: "RSS feeds. `dated`: `feed.xml` in a section, of its pages that have a `date` in front matter, or in the name of their file in the blog. `changed`: `changes.xml` in a section, of its 50 pages that changed last. Needs `url`.",
		examples: [[{
			section: "/release-notes/",
			title: "Releases of {product}"
		}, {
			section: "/",
			title: "Changed pages",
			pages: "changed"
		}]]
	}),
	security: strictObject({
		contact: array(fullUrl.regex(/^(?:https|mailto|tel):/, "write an https, mailto or tel address")).min(1),
		expires: datetime("write a date and time in UTC, such as 2027-11-30T00:00:00Z"),
		policy: fullUrl.optional(),
		acknowledgments: fullUrl.optional()
	}).optional().meta({
		description: "`.well-known/security.txt` (RFC 9116): who to tell about a vulnerability, and until when that is valid. The build warns when it has expired.",
		examples: [{
			contact: ["mailto:security@example.com"],
			expires: "2027-11-30T00:00:00Z"
		}]
	}),
	markdown: boolean().default(!0).meta({
		description: "A Markdown file next to each page, for readers and tools, and all of them as `llms.txt`, `llms-full.txt` and `docs.zip`.",
		examples: [!1]
	}),
	downloads: array(strictObject({
		file: text,
		label: text,
		about: string().default("")
	})).default([]).meta({
		description: "The page `/downloads/`: files to take along, with their size and the release they belong to. `file` is `docs.zip` or a path in the static folder; one that is not there is left out, and the build says so. A copy that opens from a folder offers only `docs.zip`.",
		examples: [[{
			file: "docs.zip",
			label: "All pages as Markdown"
		}, {
			file: "downloads/guide.pdf",
			label: "The guide as a PDF"
		}]]
	}),
	assistants: array(strictObject({
		name: text,
		url: fullUrl.refine((url) => url.includes("{page}"), "write {page} where the address of the page belongs")
	})).default([]).meta({
		description: "Assistants that the menu of each page offers: the reader is sent to `url`, with the address of the page’s Markdown in place of `{page}`. Needs the address of the site in `url`. Nothing is loaded from these hosts.",
		examples: [[{
			name: "Example Assistant",
			url: "https://assistant.example.com/?q=Read%20{page}"
		}]]
	}),
	previewImages: boolean().default(!0).meta({
		description: "A picture for each page that other sites show with a link to it: title, section and the mark of the site. A page that names an `image` in its front matter keeps that. Needs `url`.",
		examples: [!1]
	}),
	externalOrigins: array(origin).default([]).meta({
		description: "Other hosts that pages may load pictures, videos and frames from, and send forms to. Raw HTML that asks any other host is removed with a warning; the security policy is made from the same list.",
		examples: [["https://videos.example.com"]]
	}),
	math: boolean().default(!1).meta({
		description: "Formulas between dollar signs (`$E = mc^2$`, `$$` on lines above and below) and in `math` fences are drawn, as MathML by KaTeX. Otherwise they are shown as they are written.",
		examples: [!0]
	}),
	kit: custom((value) => typeof value == "object" && !!value, "expected lists of parts").default(() => NO_KIT).meta({
		description: "What belongs to this site and not to the generator: its own components, fences, data sets, vocabularies and rules. See `docs/components.md`.",
		examples: [{}]
	}),
	locales: locales.meta({
		description: "The languages of the site. The first one is the default: it is at the base URL, each other one below its `path`. `site/i18n/<code>/docs` has the pages of a locale, `site/i18n/<code>/texts.yaml` the texts of the interface. See `docs/writing.md`.",
		examples: [[{
			code: "en",
			label: "English"
		}, {
			code: "ar",
			label: "العربية",
			direction: "rtl"
		}]]
	}).transform(nameLocales).superRefine(checkLocales),
	mainDocId: string().optional().meta({
		description: "The main document of the version.",
		examples: ["what-is-{product}"]
	}),
	docsVersion: strictObject({
		name: string().default("current"),
		label: string().default("Next")
	}).default({
		name: "current",
		label: "Next"
	}).meta({
		description: "The one version of the documents.",
		examples: [{
			name: "current",
			label: "2.0"
		}]
	})
});
// src/engine/config/validate.ts
/**
* Checks what a config file exports and fills in the defaults.
* @throws FieldguideError with one diagnostic for each fault: what is wrong, where, what to do.
*/
function validateConfig(value, file, source = "") {
	let result = siteConfigSchema.safeParse(value, { reportInput: !0 });
	if (result.success) {
		let loop = categoryInItself(Object.values(result.data.sidebars ?? {}).flat());
		if (loop === void 0) return result.data;
		let message = `the sidebar category "${loop}" contains itself.`;
		throw notValid(file, [{
			code: "config-loop",
			file,
			...settingPlace(["sidebars"], source),
			message,
			hint: "Remove it from its own items."
		}]);
	}
	throw notValid(file, result.error.issues.flatMap((issue) => toDiagnostics(issue, value, file, source)));
}
function notValid(file, diagnostics) {
	return new FieldguideError(`The site's settings in ${file} are not valid.`, diagnostics);
}
/** The label of a category that is among its own items, at any depth: settings are code and can do that. */
function categoryInItself(items, above = /* @__PURE__ */ new Set()) {
	for (let item of items) {
		if (typeof item == "string" || item.type !== "category") continue;
		let inside = new Set(above).add(items), loop = inside.has(item.items) ? item.label : categoryInItself(item.items, inside);
		if (loop !== void 0) return loop;
	}
}
function toDiagnostics(issue, value, file, source) {
	let path = issue.path.map(String), fault = (code, at, message, hint) => ({
		code,
		file,
		...settingPlace(at, source),
		message,
		hint
	});
	if (issue.code === "invalid_union" && "options" in issue) {
		let given = String(valueAt(value, path) ?? ""), known = (issue.options ?? []).map(String), [kind, kinds] = path[0] === "search" ? ["search provider", "providers"] : ["item type", "types"], at = path.join("."), what = path[0] === "navbar" ? `navbar ${kind} "${given}"` : `${kind} "${given}"`, where = kind === "item type" && path[0] !== "navbar" ? ` at "${at}"` : "";
		return [fault("config-item-type", path, given === "" ? `"${at}" is missing.` : `unknown ${what}${where}.`, hintFor(given, known, `Known ${kinds}: ${known.join(", ")}.`))];
	}
	return issue.code === "invalid_union" ? ([...issue.errors].sort((a, b) => depth(b) - depth(a))[0] ?? []).flatMap((inner) => toDiagnostics({
		...inner,
		path: [...issue.path, ...inner.path]
	}, value, file, source)) : explainIssue(issue, {
		schema: siteConfigSchema,
		value,
		nameOf
	}).map(({ kind, reason, message, hint }) => {
		if (kind === "unknown key") return fault("config-unknown-key", [...path, reason], message, secretHint(path, reason) ?? hint ?? "");
		let toDo = kind === "missing" ? "Add it." : "See docs/configuration.md for what it takes.";
		return fault("config-value", path, message, path.length > 0 && hint ? hint : toDo);
	});
}
/** `"navbar.items.0"`: settings are code. */
function nameOf(path) {
	return `"${path.map(String).join(".") || "the settings"}"`;
}
/** The key that may write to the hosted search service has another place than the settings. */
function secretHint([area], key) {
	if (area === "search" && /admin|write|secret/i.test(key)) return "Remove it: settings are public. fieldguide search push reads the admin key from FIELDGUIDE_SEARCH_ADMIN_KEY.";
}
function depth(issues) {
	return Math.max(0, ...issues.map((issue) => issue.path.length + +(issue.code === "unrecognized_keys")));
}
// src/engine/config/load.ts
/**
* Compiles one TypeScript module of the site (config or page), with all that it imports by its path, and imports it.
* @throws FieldguideError when it cannot be compiled or throws while loading.
*/
async function loadModule(file, { cache, cwd }) {
	try {
		let compiled = await bundleOnce({
			file,
			cache,
			cwd,
			input: {
				platform: "node",
				external: (id) => !/^[./]/.test(id) && !path.isAbsolute(id),
				transform: { jsx: {
					runtime: "automatic",
					development: !1
				} }
			},
			output: { format: "esm" }
		});
		return await import(pathToFileURL(compiled.file).href);
	} catch (error) {
		throw error instanceof FieldguideError ? error : cannotLoad(file, error, cwd);
	}
}
/** The settings file of a site folder, or undefined where there is none. */
function findSiteConfig(siteDir) {
	return [
		"site.config.ts",
		"site.config.js",
		"site.config.mjs"
	].map((name) => path.join(siteDir, name)).find((name) => existsSync(name));
}
/**
* The settings of a site folder, checked.
* @throws FieldguideError when the file is missing, has no default export or is not valid.
*/
async function loadSiteConfig(siteDir, options) {
	let file = findSiteConfig(siteDir), shown = path.relative(options.cwd, siteDir) || siteDir;
	if (file === void 0) throw new FieldguideError(`There is no site.config.ts in "${shown}". Create it, name another folder with --site, or build a folder of Markdown with --docs.`);
	let module = await loadModule(file, options), name = path.relative(options.cwd, file) || file;
	if (module.default === void 0) throw new FieldguideError(`${name} has no default export. End it with: export default { ... } satisfies SiteConfigInput;`);
	return validateConfig(module.default, name, readFileSync(file, "utf8"));
}
/** Makes the index in a separate thread. `termsFile`: synonyms for all sites. */
function createWorkerIndexer(workerFile, termsFile) {
	let worker = new Worker(workerFile, { workerData: termsFile }), post = (message) => worker.postMessage(message), answer = new Promise((resolve, reject) => {
		worker.once("message", resolve), worker.once("error", reject), worker.once("exit", () => reject(/* @__PURE__ */ Error("The thread that builds the search index has stopped.")));
	});
	answer.catch(() => void 0);
	let waiting = [], flush = () => {
		waiting.length > 0 && post({
			type: "add",
			pages: waiting
		}), waiting = [];
	};
	return {
		add(page) {
			waiting.push(page), waiting.length >= 24 && flush();
		},
		async finish(synonyms) {
			return flush(), post({
				type: "finish",
				synonyms
			}), answer;
		},
		async close() {
			await worker.terminate();
		}
	};
}
// src/engine/cli/commandContext.ts
function projectOptions(context, drafts) {
	let { cwd, siteDir, docsDir, lenient, home } = context;
	return {
		cwd,
		siteDir,
		docsDir,
		tolerant: lenient,
		drafts,
		cache: path.join(home, "modules")
	};
}
/** Tools that highlight and draw in a second thread. */
function threadTools({ home }) {
	return createWorkerTools(path.join(home, "fenceWorker.mjs"), path.join(home, "diagrams"));
}
/** Begins a search index in a second thread, with the synonyms that hold on every site. */
function indexerOf({ home }) {
	return createWorkerIndexer(path.join(home, "searchWorker.mjs"), path.join(home, "it-terms.json"));
}
/** Draws previews and icons by the generator's own font, and keeps them. */
function picturesOf({ home }) {
	return createPictures({
		font: path.join(home, "font.otf"),
		cache: path.join(home, "pictures")
	});
}
/** Compiles every page of a site and checks it as a build would, for commands that write no site. */
async function compilePages(project, tools, { home }) {
	let { locales } = project;
	await prepareTools(locales.flatMap(({ site }) => [...site.table.pages.values()]), project, tools);
	let client = withKit(readClient(path.join(home, "client")), project.kitFiles), compiled = locales.map((one) => {
		let facts = siteFacts(one);
		return {
			project: one,
			contents: [...one.site.table.pages.values()].map((page) => pageContent(page, one, facts))
		};
	}), [first, ...others] = locales.map((one) => ({
		project: one,
		client,
		files: {
			tree: "assets/tree.json",
			terms: "assets/terms.json"
		},
		document: () => "",
		markdown: () => "",
		notFound: () => ""
	})), outputs = first ? siteOutputs(first, others) : [], written = new Set(outputs.map(({ file }) => file)), checks = compiled.map(({ project: one, contents }) => {
		let generated = generatedLinks(contents, one, (file) => written.has(file)), { diagnostics, waiting } = checkCompiled(one.site, contents, generated);
		return {
			diagnostics: ownFaults(diagnostics, one),
			waiting
		};
	});
	return {
		locales: compiled,
		diagnostics: [
			...locales.flatMap((one) => one.diagnostics),
			...checks.flatMap((one) => one.diagnostics),
			...outputClashes(outputs, project)
		],
		waiting: checks[0]?.waiting ?? {
			links: 0,
			pages: 0
		}
	};
}
export { markdownFileNames as $, lightNodes as $t, hasPreviews as A, tableBox as At, checkMainDoc as B, watchStored as Bt, hasIndex as C, captionNodes as Ct, ICON_SIZES as D, iconHtml as Dt, clientHosts as E, Admonition as Et, checkHelpIds as F, inReadingOrder as Ft, readClient as G, require_jsx_runtime as Gt, readGlossaryFile as H, wrapWords as Ht, checkHelpRecord as I, REVEAL_EVENT as It, staysInside as J, ThemedImage as Jt, AssetStore as K, require_lucide as Kt, formatHelpRecord as L, findTarget as Lt, checkDataLinks as M, mapLinks as Mt, readDataSets as N, AppliesTo as Nt, drawIcons as O, hasTools as Ot, dataFile as P, TocFold as Pt, markdownArchive as Q, inlineCode as Qt, parseHelpRecord as R, readStored as Rt, treeJson as S, replaceProductInLine as Sn, load as St, siteFacts as T, sameColumns as Tt, readPlaceholders as U, TextsContext as Ut, readAppliesValues as V, trustedHtml as Vt, clientAssets as W, createTranslate as Wt, isFolder as X, filled$1 as Xt, isFile as Y, decoration as Yt, MARKDOWN_ARCHIVE as Z, h as Zt, servedFile as _, sourcePage as _n, readMap as _t, threadTools as a, plainTable as an, renderPage as at, siteOutputs as b, productIn as bn, textsIn as bt, loadSiteConfig as c, lightText as cn, HEADERS as ct, prepareTools as d, checkCompiled as dn, BananaSlug as dt, link as en, zipFiles as et, ownFaults as f, tableOfContents as fn, slug as ft, generatedLinks as g, isUnlisted as gn, placeAt as gt, withKit as h, readingOrder as hn, parseYaml as ht, projectOptions as i, paragraph as in, pageMarkdown as it, iconFile as j, createTermTips as jt, drawPreviews as k, isLong as kt, siteConfigSchema as l, plannedHtml as ln, withHtml as lt, bundleKit as m, childPages as mn, mapDiagnostics as mt, indexerOf as n, list as nn, pageContent as nt, findSiteConfig as o, strong as on, feedsOf as ot, outputClashes as p, branchFor as pn, loadMath as pt, shortHash as q, DocCardList as qt, picturesOf as r, listed as rn, pageFrame as rt, loadModule as s, text$1 as sn, FOREVER as st, compilePages as t, linkTo as tn, notFoundPage as tt, settingPlace as u, textOf as un, compilePage as ut, inFolder as v, describePage as vn, yamlDiagnostic as vt, shardFile as w, columnLooks as wt, termsJson as x, replaceProduct as xn, dump as xt, madeOutputs as y, keyPlace as yn, partOf as yt, checkDisplayedSidebars as z, shareStored as zt };
