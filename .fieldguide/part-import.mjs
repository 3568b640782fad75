import { d as parseJson, f as plural, n as escapeHtml, s as isRecord } from "./part-text.mjs";
import { St as load, X as isFolder, Y as isFile, dt as BananaSlug, ft as slug, i as projectOptions, t as compilePages, vn as describePage, xt as dump } from "./part-commandContext.mjs";
import { d as isError, n as asError, t as FieldguideError } from "./part-errors.mjs";
import { E as normalizeRoute, h as encodePath, m as decodePath, y as isExternal } from "./part-shellIds.mjs";
import { n as SAMPLE_FOLDER, r as SAMPLE_PAGE, t as FILE_MARK } from "./part-protocol.mjs";
import { n as openProject, r as readFrontMatter } from "./part-project.mjs";
import { t as createTools } from "./part-compileTools.mjs";
import { i as refuseOverlap, n as onDisk, r as openOutput, t as MARKER } from "./part-outputFolder.mjs";
import { n as createProgress } from "./part-stageClock.mjs";
import { builtinModules, createRequire } from "node:module";
import path from "node:path";
import { copyFileSync, cpSync, existsSync, lstatSync, mkdirSync, readFileSync, readdirSync, realpathSync, rmSync, statSync, writeFileSync } from "node:fs";
import { htmlVoidElements } from "html-void-elements";
import { find, html, svg } from "property-information";
import { zwitch } from "zwitch";
import { stringifyEntities } from "stringify-entities";
import { ccount } from "ccount";
import { stringify } from "comma-separated-tokens";
import { stringify as stringify$1 } from "space-separated-tokens";
import { whitespace } from "hast-util-whitespace";
import { createHash } from "node:crypto";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline/promises";
import picomatch from "picomatch";
import { build } from "rolldown";
import { parseSync } from "rolldown/utils";
import { fromHtml } from "hast-util-from-html";
import { defaultHandlers, toMdast } from "hast-util-to-mdast";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import { createProcessor } from "@mdx-js/mdx";
import remarkDirective from "remark-directive";
// node_modules/hast-util-to-html/lib/handle/comment.js
/**
* @import {Comment, Parents} from 'hast'
* @import {State} from '../index.js'
*/
const htmlCommentRegex = /^>|^->|<!--|-->|--!>|<!-$/g, bogusCommentEntitySubset = [">"], commentEntitySubset = ["<", ">"];
/**
* Serialize a comment.
*
* @param {Comment} node
*   Node to handle.
* @param {number | undefined} _1
*   Index of `node` in `parent`.
* @param {Parents | undefined} _2
*   Parent of `node`.
* @param {State} state
*   Info passed around about the current state.
* @returns {string}
*   Serialized node.
*/
function comment(node, _1, _2, state) {
	return state.settings.bogusComments ? "<?" + stringifyEntities(node.value, Object.assign({}, state.settings.characterReferences, { subset: bogusCommentEntitySubset })) + ">" : "<!--" + node.value.replace(htmlCommentRegex, encode) + "-->";
	/**
	* Encode a dangerous character.
	*
	* @param {string} $0
	*   Character.
	* @returns {string}
	*   Encoded character.
	*/
	function encode($0) {
		return stringifyEntities($0, Object.assign({}, state.settings.characterReferences, { subset: commentEntitySubset }));
	}
}
// node_modules/hast-util-to-html/lib/handle/doctype.js
/**
* @import {Doctype, Parents} from 'hast'
* @import {State} from '../index.js'
*/
/**
* Serialize a doctype.
*
* @param {Doctype} _1
*   Node to handle.
* @param {number | undefined} _2
*   Index of `node` in `parent`.
* @param {Parents | undefined} _3
*   Parent of `node`.
* @param {State} state
*   Info passed around about the current state.
* @returns {string}
*   Serialized node.
*/
function doctype(_1, _2, _3, state) {
	return "<!" + (state.settings.upperDoctype ? "DOCTYPE" : "doctype") + (state.settings.tightDoctype ? "" : " ") + "html>";
}
// node_modules/hast-util-to-html/lib/omission/util/siblings.js
/**
* @import {Parents, RootContent} from 'hast'
*/
const siblingAfter = siblings(1), siblingBefore = siblings(-1), emptyChildren$1 = [];
/**
* Factory to check siblings in a direction.
*
* @param {number} increment
*   Direction.
* @returns {typeof sibling}
*   Check.
*/
function siblings(increment) {
	return sibling;
	/**
	* Find applicable siblings in a direction.
	*
	* @template {Parents} Parent
	*   Parent type.
	* @param {Parent | undefined} parent
	*   Parent.
	* @param {number | undefined} index
	*   Index of child in `parent`.
	* @param {boolean | undefined} [includeWhitespace=false]
	*   Whether to include whitespace (default: `false`).
	* @returns {Parent extends {children: Array<infer Child>} ? Child | undefined : never}
	*   Child of parent.
	*/
	function sibling(parent, index, includeWhitespace) {
		let siblings = parent ? parent.children : emptyChildren$1, offset = (index || 0) + increment, next = siblings[offset];
		if (!includeWhitespace) for (; next && whitespace(next);) offset += increment, next = siblings[offset];
		return next;
	}
}
// node_modules/hast-util-to-html/lib/omission/omission.js
/**
* @import {Element, Parents} from 'hast'
*/
/**
* @callback OmitHandle
*   Check if a tag can be omitted.
* @param {Element} element
*   Element to check.
* @param {number | undefined} index
*   Index of element in parent.
* @param {Parents | undefined} parent
*   Parent of element.
* @returns {boolean}
*   Whether to omit a tag.
*/
const own = {}.hasOwnProperty;
/**
* Factory to check if a given node can have a tag omitted.
*
* @param {Record<string, OmitHandle>} handlers
*   Omission handlers, where each key is a tag name, and each value is the
*   corresponding handler.
* @returns {OmitHandle}
*   Whether to omit a tag of an element.
*/
function omission(handlers) {
	return omit;
	/**
	* Check if a given node can have a tag omitted.
	*
	* @type {OmitHandle}
	*/
	function omit(node, index, parent) {
		return own.call(handlers, node.tagName) && handlers[node.tagName](node, index, parent);
	}
}
// node_modules/hast-util-to-html/lib/omission/closing.js
/**
* @import {Element, Parents} from 'hast'
*/
const closing = omission({
	body: body$1,
	caption: headOrColgroupOrCaption,
	colgroup: headOrColgroupOrCaption,
	dd,
	dt,
	head: headOrColgroupOrCaption,
	html: html$3,
	li,
	optgroup,
	option,
	p,
	rp: rubyElement,
	rt: rubyElement,
	tbody: tbody$1,
	td: cells,
	tfoot,
	th: cells,
	thead,
	tr
});
/**
* Macro for `</head>`, `</colgroup>`, and `</caption>`.
*
* @param {Element} _
*   Element.
* @param {number | undefined} index
*   Index of element in parent.
* @param {Parents | undefined} parent
*   Parent of element.
* @returns {boolean}
*   Whether the closing tag can be omitted.
*/
function headOrColgroupOrCaption(_, index, parent) {
	let next = siblingAfter(parent, index, !0);
	return !next || next.type !== "comment" && !(next.type === "text" && whitespace(next.value.charAt(0)));
}
/**
* Whether to omit `</html>`.
*
* @param {Element} _
*   Element.
* @param {number | undefined} index
*   Index of element in parent.
* @param {Parents | undefined} parent
*   Parent of element.
* @returns {boolean}
*   Whether the closing tag can be omitted.
*/
function html$3(_, index, parent) {
	let next = siblingAfter(parent, index);
	return !next || next.type !== "comment";
}
/**
* Whether to omit `</body>`.
*
* @param {Element} _
*   Element.
* @param {number | undefined} index
*   Index of element in parent.
* @param {Parents | undefined} parent
*   Parent of element.
* @returns {boolean}
*   Whether the closing tag can be omitted.
*/
function body$1(_, index, parent) {
	let next = siblingAfter(parent, index);
	return !next || next.type !== "comment";
}
/**
* Whether to omit `</p>`.
*
* @param {Element} _
*   Element.
* @param {number | undefined} index
*   Index of element in parent.
* @param {Parents | undefined} parent
*   Parent of element.
* @returns {boolean}
*   Whether the closing tag can be omitted.
*/
function p(_, index, parent) {
	let next = siblingAfter(parent, index);
	return next ? next.type === "element" && (next.tagName === "address" || next.tagName === "article" || next.tagName === "aside" || next.tagName === "blockquote" || next.tagName === "details" || next.tagName === "div" || next.tagName === "dl" || next.tagName === "fieldset" || next.tagName === "figcaption" || next.tagName === "figure" || next.tagName === "footer" || next.tagName === "form" || next.tagName === "h1" || next.tagName === "h2" || next.tagName === "h3" || next.tagName === "h4" || next.tagName === "h5" || next.tagName === "h6" || next.tagName === "header" || next.tagName === "hgroup" || next.tagName === "hr" || next.tagName === "main" || next.tagName === "menu" || next.tagName === "nav" || next.tagName === "ol" || next.tagName === "p" || next.tagName === "pre" || next.tagName === "section" || next.tagName === "table" || next.tagName === "ul") : !parent || parent.type !== "element" || parent.tagName !== "a" && parent.tagName !== "audio" && parent.tagName !== "del" && parent.tagName !== "ins" && parent.tagName !== "map" && parent.tagName !== "noscript" && parent.tagName !== "video" && !parent.tagName.includes("-");
}
/**
* Whether to omit `</li>`.
*
* @param {Element} _
*   Element.
* @param {number | undefined} index
*   Index of element in parent.
* @param {Parents | undefined} parent
*   Parent of element.
* @returns {boolean}
*   Whether the closing tag can be omitted.
*/
function li(_, index, parent) {
	let next = siblingAfter(parent, index);
	return !next || next.type === "element" && next.tagName === "li";
}
/**
* Whether to omit `</dt>`.
*
* @param {Element} _
*   Element.
* @param {number | undefined} index
*   Index of element in parent.
* @param {Parents | undefined} parent
*   Parent of element.
* @returns {boolean}
*   Whether the closing tag can be omitted.
*/
function dt(_, index, parent) {
	let next = siblingAfter(parent, index);
	return !(!next || next.type !== "element" || next.tagName !== "dt" && next.tagName !== "dd");
}
/**
* Whether to omit `</dd>`.
*
* @param {Element} _
*   Element.
* @param {number | undefined} index
*   Index of element in parent.
* @param {Parents | undefined} parent
*   Parent of element.
* @returns {boolean}
*   Whether the closing tag can be omitted.
*/
function dd(_, index, parent) {
	let next = siblingAfter(parent, index);
	return !next || next.type === "element" && (next.tagName === "dt" || next.tagName === "dd");
}
/**
* Whether to omit `</rt>` or `</rp>`.
*
* @param {Element} _
*   Element.
* @param {number | undefined} index
*   Index of element in parent.
* @param {Parents | undefined} parent
*   Parent of element.
* @returns {boolean}
*   Whether the closing tag can be omitted.
*/
function rubyElement(_, index, parent) {
	let next = siblingAfter(parent, index);
	return !next || next.type === "element" && (next.tagName === "rp" || next.tagName === "rt");
}
/**
* Whether to omit `</optgroup>`.
*
* @param {Element} _
*   Element.
* @param {number | undefined} index
*   Index of element in parent.
* @param {Parents | undefined} parent
*   Parent of element.
* @returns {boolean}
*   Whether the closing tag can be omitted.
*/
function optgroup(_, index, parent) {
	let next = siblingAfter(parent, index);
	return !next || next.type === "element" && next.tagName === "optgroup";
}
/**
* Whether to omit `</option>`.
*
* @param {Element} _
*   Element.
* @param {number | undefined} index
*   Index of element in parent.
* @param {Parents | undefined} parent
*   Parent of element.
* @returns {boolean}
*   Whether the closing tag can be omitted.
*/
function option(_, index, parent) {
	let next = siblingAfter(parent, index);
	return !next || next.type === "element" && (next.tagName === "option" || next.tagName === "optgroup");
}
/**
* Whether to omit `</thead>`.
*
* @param {Element} _
*   Element.
* @param {number | undefined} index
*   Index of element in parent.
* @param {Parents | undefined} parent
*   Parent of element.
* @returns {boolean}
*   Whether the closing tag can be omitted.
*/
function thead(_, index, parent) {
	let next = siblingAfter(parent, index);
	return !(!next || next.type !== "element" || next.tagName !== "tbody" && next.tagName !== "tfoot");
}
/**
* Whether to omit `</tbody>`.
*
* @param {Element} _
*   Element.
* @param {number | undefined} index
*   Index of element in parent.
* @param {Parents | undefined} parent
*   Parent of element.
* @returns {boolean}
*   Whether the closing tag can be omitted.
*/
function tbody$1(_, index, parent) {
	let next = siblingAfter(parent, index);
	return !next || next.type === "element" && (next.tagName === "tbody" || next.tagName === "tfoot");
}
/**
* Whether to omit `</tfoot>`.
*
* @param {Element} _
*   Element.
* @param {number | undefined} index
*   Index of element in parent.
* @param {Parents | undefined} parent
*   Parent of element.
* @returns {boolean}
*   Whether the closing tag can be omitted.
*/
function tfoot(_, index, parent) {
	return !siblingAfter(parent, index);
}
/**
* Whether to omit `</tr>`.
*
* @param {Element} _
*   Element.
* @param {number | undefined} index
*   Index of element in parent.
* @param {Parents | undefined} parent
*   Parent of element.
* @returns {boolean}
*   Whether the closing tag can be omitted.
*/
function tr(_, index, parent) {
	let next = siblingAfter(parent, index);
	return !next || next.type === "element" && next.tagName === "tr";
}
/**
* Whether to omit `</td>` or `</th>`.
*
* @param {Element} _
*   Element.
* @param {number | undefined} index
*   Index of element in parent.
* @param {Parents | undefined} parent
*   Parent of element.
* @returns {boolean}
*   Whether the closing tag can be omitted.
*/
function cells(_, index, parent) {
	let next = siblingAfter(parent, index);
	return !next || next.type === "element" && (next.tagName === "td" || next.tagName === "th");
}
// node_modules/hast-util-to-html/lib/omission/opening.js
/**
* @import {Element, Parents} from 'hast'
*/
const opening = omission({
	body,
	colgroup,
	head,
	html: html$2,
	tbody
});
/**
* Whether to omit `<html>`.
*
* @param {Element} node
*   Element.
* @returns {boolean}
*   Whether the opening tag can be omitted.
*/
function html$2(node) {
	let head = siblingAfter(node, -1);
	return !head || head.type !== "comment";
}
/**
* Whether to omit `<head>`.
*
* @param {Element} node
*   Element.
* @returns {boolean}
*   Whether the opening tag can be omitted.
*/
function head(node) {
	/** @type {Set<string>} */
	let seen = /* @__PURE__ */ new Set();
	for (let child of node.children) if (child.type === "element" && (child.tagName === "base" || child.tagName === "title")) {
		if (seen.has(child.tagName)) return !1;
		seen.add(child.tagName);
	}
	let child = node.children[0];
	return !child || child.type === "element";
}
/**
* Whether to omit `<body>`.
*
* @param {Element} node
*   Element.
* @returns {boolean}
*   Whether the opening tag can be omitted.
*/
function body(node) {
	let head = siblingAfter(node, -1, !0);
	return !head || head.type !== "comment" && !(head.type === "text" && whitespace(head.value.charAt(0))) && (head.type !== "element" || head.tagName !== "meta" && head.tagName !== "link" && head.tagName !== "script" && head.tagName !== "style" && head.tagName !== "template");
}
/**
* Whether to omit `<colgroup>`.
* The spec describes some logic for the opening tag, but it’s easier to
* implement in the closing tag, to the same effect, so we handle it there
* instead.
*
* @param {Element} node
*   Element.
* @param {number | undefined} index
*   Index of element in parent.
* @param {Parents | undefined} parent
*   Parent of element.
* @returns {boolean}
*   Whether the opening tag can be omitted.
*/
function colgroup(node, index, parent) {
	let previous = siblingBefore(parent, index);
	if (parent && previous && previous.type === "element" && previous.tagName === "colgroup" && closing(previous, parent.children.indexOf(previous), parent)) return !1;
	let head = siblingAfter(node, -1, !0);
	return !!(head && head.type === "element" && head.tagName === "col");
}
/**
* Whether to omit `<tbody>`.
*
* @param {Element} node
*   Element.
* @param {number | undefined} index
*   Index of element in parent.
* @param {Parents | undefined} parent
*   Parent of element.
* @returns {boolean}
*   Whether the opening tag can be omitted.
*/
function tbody(node, index, parent) {
	let previous = siblingBefore(parent, index);
	if (parent && previous && previous.type === "element" && (previous.tagName === "thead" || previous.tagName === "tbody") && closing(previous, parent.children.indexOf(previous), parent)) return !1;
	let head = siblingAfter(node, -1);
	return !!(head && head.type === "element" && head.tagName === "tr");
}
// node_modules/hast-util-to-html/lib/handle/element.js
/**
* @import {Element, Parents, Properties} from 'hast'
* @import {State} from '../index.js'
*/
/**
* Maps of subsets.
*
* Each value is a matrix of tuples.
* The value at `0` causes parse errors, the value at `1` is valid.
* Of both, the value at `0` is unsafe, and the value at `1` is safe.
*
* @type {Record<'double' | 'name' | 'single' | 'unquoted', Array<[Array<string>, Array<string>]>>}
*/
const constants = {
	name: [["	\n\f\r &/=>".split(""), "	\n\f\r \"&'/=>`".split("")], ["\0	\n\f\r \"&'/<=>".split(""), "\0	\n\f\r \"&'/<=>`".split("")]],
	unquoted: [["	\n\f\r &>".split(""), "\0	\n\f\r \"&'<=>`".split("")], ["\0	\n\f\r \"&'<=>`".split(""), "\0	\n\f\r \"&'<=>`".split("")]],
	single: [["&'".split(""), "\"&'`".split("")], ["\0&'".split(""), "\0\"&'`".split("")]],
	double: [["\"&".split(""), "\"&'`".split("")], ["\0\"&".split(""), "\0\"&'`".split("")]]
}, htmlIntegrationPoints = /* @__PURE__ */ new Set([
	"desc",
	"foreignObject",
	"title"
]);
/**
* Serialize an element node.
*
* @param {Element} node
*   Node to handle.
* @param {number | undefined} index
*   Index of `node` in `parent`.
* @param {Parents | undefined} parent
*   Parent of `node`.
* @param {State} state
*   Info passed around about the current state.
* @returns {string}
*   Serialized node.
*/
function element(node, index, parent, state) {
	let { schema } = state, omit = schema.space !== "svg" && state.settings.omitOptionalTags, selfClosing = schema.space === "svg" ? state.settings.closeEmptyElements : state.settings.voids.includes(node.tagName.toLowerCase()), parts = [];
	schema.space === "html" && node.tagName === "svg" && (state.schema = svg);
	let attributes = serializeAttributes(state, node.properties);
	state.schema.space === "svg" && htmlIntegrationPoints.has(node.tagName) && (state.schema = html);
	let content = state.all(schema.space === "html" && node.tagName === "template" ? node.content : node);
	if (state.schema = schema, content && (selfClosing = !1), attributes || !omit || !opening(node, index, parent)) {
		if (parts.push("<", node.tagName, attributes ? " " + attributes : ""), selfClosing && (schema.space === "svg" || state.settings.closeSelfClosing)) {
			let last = attributes.charAt(attributes.length - 1);
			(!state.settings.tightSelfClosing || last === "/" || last && last !== "\"" && last !== "'") && parts.push(" "), parts.push("/");
		}
		parts.push(">");
	}
	return parts.push(content), selfClosing || omit && closing(node, index, parent) || parts.push("</" + node.tagName + ">"), parts.join("");
}
/**
* Serialize all attributes.
*
* @param {State} state
*   Info passed around about the current state.
* @param {Properties | null | undefined} properties
*   Properties.
* @returns {string}
*   Serialized attributes.
*/
function serializeAttributes(state, properties) {
	/** @type {Array<string>} */
	let values = [], index = -1, key;
	if (properties) {
		for (key in properties) if (properties[key] !== null && properties[key] !== void 0) {
			let value = serializeAttribute(state, key, properties[key]);
			value && values.push(value);
		}
	}
	for (; ++index < values.length;) {
		let last = state.settings.tightAttributes ? values[index].charAt(values[index].length - 1) : void 0;
		index !== values.length - 1 && last !== "\"" && last !== "'" && (values[index] += " ");
	}
	return values.join("");
}
/**
* Serialize an attribute.
*
* @param {State} state
*   Info passed around about the current state.
* @param {string} key
*   Property name.
* @param {Properties[keyof Properties]} value
*   Property value.
* @returns {string}
*   Serialized attribute.
*/
function serializeAttribute(state, key, value) {
	let info = find(state.schema, key), x = state.settings.allowParseErrors && state.schema.space === "html" ? 0 : 1, y = +!state.settings.allowDangerousCharacters;
	if (info.overloadedBoolean && (value === info.attribute || value === "") ? value = !0 : (info.boolean || info.overloadedBoolean) && (typeof value != "string" || value === info.attribute || value === "") && (value = !!value), value == null || value === !1 || typeof value == "number" && Number.isNaN(value)) return "";
	let name = stringifyEntities(info.attribute, Object.assign({}, state.settings.characterReferences, { subset: constants.name[x][y] }));
	if (value === !0 || (value = Array.isArray(value) ? (info.commaSeparated ? stringify : stringify$1)(value, { padLeft: !state.settings.tightCommaSeparatedLists }) : String(value), state.settings.collapseEmptyAttributes && !value)) return name;
	/** @type {string | undefined} */
	let result;
	if (state.settings.preferUnquoted && (result = stringifyEntities(value, Object.assign({}, state.settings.characterReferences, {
		attribute: !0,
		subset: constants.unquoted[x][y]
	}))), result !== value) {
		let { quote } = state;
		state.settings.quoteSmart && ccount(value, quote) > ccount(value, state.alternative) && (quote = state.alternative), result = quote + stringifyEntities(value, Object.assign({}, state.settings.characterReferences, {
			subset: (quote === "'" ? constants.single : constants.double)[x][y],
			attribute: !0
		})) + quote;
	}
	return name + (result && "=" + result);
}
// node_modules/hast-util-to-html/lib/handle/text.js
/**
* @import {Parents, Text} from 'hast'
* @import {Raw} from 'mdast-util-to-hast'
* @import {State} from '../index.js'
*/
const textEntitySubset = ["<", "&"];
/**
* Serialize a text node.
*
* @param {Raw | Text} node
*   Node to handle.
* @param {number | undefined} _
*   Index of `node` in `parent`.
* @param {Parents | undefined} parent
*   Parent of `node`.
* @param {State} state
*   Info passed around about the current state.
* @returns {string}
*   Serialized node.
*/
function text$2(node, _, parent, state) {
	return parent && parent.type === "element" && (parent.tagName === "script" || parent.tagName === "style") ? node.value : stringifyEntities(node.value, Object.assign({}, state.settings.characterReferences, { subset: textEntitySubset }));
}
// node_modules/hast-util-to-html/lib/handle/raw.js
/**
* @import {Parents} from 'hast'
* @import {Raw} from 'mdast-util-to-hast'
* @import {State} from '../index.js'
*/
/**
* Serialize a raw node.
*
* @param {Raw} node
*   Node to handle.
* @param {number | undefined} index
*   Index of `node` in `parent`.
* @param {Parents | undefined} parent
*   Parent of `node`.
* @param {State} state
*   Info passed around about the current state.
* @returns {string}
*   Serialized node.
*/
function raw(node, index, parent, state) {
	return state.settings.allowDangerousHtml ? node.value : text$2(node, index, parent, state);
}
// node_modules/hast-util-to-html/lib/handle/root.js
/**
* @import {Parents, Root} from 'hast'
* @import {State} from '../index.js'
*/
/**
* Serialize a root.
*
* @param {Root} node
*   Node to handle.
* @param {number | undefined} _1
*   Index of `node` in `parent`.
* @param {Parents | undefined} _2
*   Parent of `node`.
* @param {State} state
*   Info passed around about the current state.
* @returns {string}
*   Serialized node.
*/
function root(node, _1, _2, state) {
	return state.all(node);
}
// node_modules/hast-util-to-html/lib/handle/index.js
/**
* @import {Nodes, Parents} from 'hast'
* @import {State} from '../index.js'
*/
/**
* @type {(node: Nodes, index: number | undefined, parent: Parents | undefined, state: State) => string}
*/
const handle = zwitch("type", {
	invalid,
	unknown,
	handlers: {
		comment,
		doctype,
		element,
		raw,
		root,
		text: text$2
	}
});
/**
* Fail when a non-node is found in the tree.
*
* @param {unknown} node
*   Unknown value.
* @returns {never}
*   Never.
*/
function invalid(node) {
	throw Error("Expected node, not `" + node + "`");
}
/**
* Fail when a node with an unknown type is found in the tree.
*
* @param {unknown} node_
*   Unknown node.
* @returns {never}
*   Never.
*/
function unknown(node_) {
	throw Error("Cannot compile unknown node `" + node_.type + "`");
}
// node_modules/hast-util-to-html/lib/index.js
/**
* @import {Nodes, Parents, RootContent} from 'hast'
* @import {Schema} from 'property-information'
* @import {Options as StringifyEntitiesOptions} from 'stringify-entities'
*/
/**
* @typedef {Omit<StringifyEntitiesOptions, 'attribute' | 'escapeOnly' | 'subset'>} CharacterReferences
*
* @typedef Options
*   Configuration.
* @property {boolean | null | undefined} [allowDangerousCharacters=false]
*   Do not encode some characters which cause XSS vulnerabilities in older
*   browsers (default: `false`).
*
*   > ⚠️ **Danger**: only set this if you completely trust the content.
* @property {boolean | null | undefined} [allowDangerousHtml=false]
*   Allow `raw` nodes and insert them as raw HTML (default: `false`).
*
*   When `false`, `Raw` nodes are encoded.
*
*   > ⚠️ **Danger**: only set this if you completely trust the content.
* @property {boolean | null | undefined} [allowParseErrors=false]
*   Do not encode characters which cause parse errors (even though they work),
*   to save bytes (default: `false`).
*
*   Not used in the SVG space.
*
*   > 👉 **Note**: intentionally creates parse errors in markup (how parse
*   > errors are handled is well defined, so this works but isn’t pretty).
* @property {boolean | null | undefined} [bogusComments=false]
*   Use “bogus comments” instead of comments to save bytes: `<?charlie>`
*   instead of `<!--charlie-->` (default: `false`).
*
*   > 👉 **Note**: intentionally creates parse errors in markup (how parse
*   > errors are handled is well defined, so this works but isn’t pretty).
* @property {CharacterReferences | null | undefined} [characterReferences]
*   Configure how to serialize character references (optional).
* @property {boolean | null | undefined} [closeEmptyElements=false]
*   Close SVG elements without any content with slash (`/`) on the opening tag
*   instead of an end tag: `<circle />` instead of `<circle></circle>`
*   (default: `false`).
*
*   See `tightSelfClosing` to control whether a space is used before the
*   slash.
*
*   Not used in the HTML space.
* @property {boolean | null | undefined} [closeSelfClosing=false]
*   Close self-closing nodes with an extra slash (`/`): `<img />` instead of
*   `<img>` (default: `false`).
*
*   See `tightSelfClosing` to control whether a space is used before the
*   slash.
*
*   Not used in the SVG space.
* @property {boolean | null | undefined} [collapseEmptyAttributes=false]
*   Collapse empty attributes: get `class` instead of `class=""` (default:
*   `false`).
*
*   Not used in the SVG space.
*
*   > 👉 **Note**: boolean attributes (such as `hidden`) are always collapsed.
* @property {boolean | null | undefined} [omitOptionalTags=false]
*   Omit optional opening and closing tags (default: `false`).
*
*   For example, in `<ol><li>one</li><li>two</li></ol>`, both `</li>` closing
*   tags can be omitted.
*   The first because it’s followed by another `li`, the last because it’s
*   followed by nothing.
*
*   Not used in the SVG space.
* @property {boolean | null | undefined} [preferUnquoted=false]
*   Leave attributes unquoted if that results in less bytes (default: `false`).
*
*   Not used in the SVG space.
* @property {boolean | null | undefined} [quoteSmart=false]
*   Use the other quote if that results in less bytes (default: `false`).
* @property {Quote | null | undefined} [quote='"']
*   Preferred quote to use (default: `'"'`).
* @property {Space | null | undefined} [space='html']
*   When an `<svg>` element is found in the HTML space, this package already
*   automatically switches to and from the SVG space when entering and exiting
*   it, and goes to HTML inside `desc`, `foreignObject`, and `title`
*   (default: `'html'`).
*
*   > 👉 **Note**: hast is not XML.
*   > It supports SVG as embedded in HTML.
*   > It does not support the features available in XML.
*   > Passing SVG might break but fragments of modern SVG should be fine.
*   > Use [`xast`][xast] if you need to support SVG as XML.
*
*    [xast]: https://github.com/syntax-tree/xast
* @property {boolean | null | undefined} [tightAttributes=false]
*   Join attributes together, without whitespace, if possible: get
*   `class="a b"title="c d"` instead of `class="a b" title="c d"` to save
*   bytes (default: `false`).
*
*   Not used in the SVG space.
*
*   > 👉 **Note**: intentionally creates parse errors in markup (how parse
*   > errors are handled is well defined, so this works but isn’t pretty).
* @property {boolean | null | undefined} [tightCommaSeparatedLists=false]
*   Join known comma-separated attribute values with just a comma (`,`),
*   instead of padding them on the right as well (`,␠`, where `␠` represents a
*   space) (default: `false`).
* @property {boolean | null | undefined} [tightDoctype=false]
*   Drop unneeded spaces in doctypes: `<!doctypehtml>` instead of
*   `<!doctype html>` to save bytes (default: `false`).
*
*   > 👉 **Note**: intentionally creates parse errors in markup (how parse
*   > errors are handled is well defined, so this works but isn’t pretty).
* @property {boolean | null | undefined} [tightSelfClosing=false]
*   Do not use an extra space when closing self-closing elements: `<img/>`
*   instead of `<img />` (default: `false`).
*
*   > 👉 **Note**: only used if `closeSelfClosing: true` or
*   > `closeEmptyElements: true`.
* @property {boolean | null | undefined} [upperDoctype=false]
*   Use a `<!DOCTYPE…` instead of `<!doctype…` (default: `false`).
*
*   Useless except for XHTML.
* @property {ReadonlyArray<string> | null | undefined} [voids]
*   Tag names of elements to serialize without closing tag (default: `html-void-elements`).
*
*   Not used in the SVG space.
*
*   > 👉 **Note**: It’s highly unlikely that you want to pass this, because
*   > hast is not for XML, and HTML will not add more void elements.
*
* @typedef {'"' | "'"} Quote
*   HTML quotes for attribute values.
*
* @typedef {Omit<Required<{[key in keyof Options]: Exclude<Options[key], null | undefined>}>, 'space' | 'quote'>} Settings
*
* @typedef {'html' | 'svg'} Space
*   Namespace.
*
* @typedef State
*   Info passed around about the current state.
* @property {(node: Parents | undefined) => string} all
*   Serialize the children of a parent node.
* @property {Quote} alternative
*   Alternative quote.
* @property {(node: Nodes, index: number | undefined, parent: Parents | undefined) => string} one
*   Serialize one node.
* @property {Quote} quote
*   Preferred quote.
* @property {Schema} schema
*   Current schema.
* @property {Settings} settings
*   User configuration.
*/
/** @type {Options} */
const emptyOptions = {}, emptyCharacterReferences = {}, emptyChildren = [];
/**
* Serialize hast as HTML.
*
* @param {Array<RootContent> | Nodes} tree
*   Tree to serialize.
* @param {Options | null | undefined} [options]
*   Configuration (optional).
* @returns {string}
*   Serialized HTML.
*/
function toHtml(tree, options) {
	let options_ = options || emptyOptions, quote = options_.quote || "\"";
	if (quote !== "\"" && quote !== "'") throw Error("Invalid quote `" + quote + "`, expected `'` or `\"`");
	let alternative = quote === "\"" ? "'" : "\"";
	return {
		one,
		all,
		settings: {
			omitOptionalTags: options_.omitOptionalTags || !1,
			allowParseErrors: options_.allowParseErrors || !1,
			allowDangerousCharacters: options_.allowDangerousCharacters || !1,
			quoteSmart: options_.quoteSmart || !1,
			preferUnquoted: options_.preferUnquoted || !1,
			tightAttributes: options_.tightAttributes || !1,
			upperDoctype: options_.upperDoctype || !1,
			tightDoctype: options_.tightDoctype || !1,
			bogusComments: options_.bogusComments || !1,
			tightCommaSeparatedLists: options_.tightCommaSeparatedLists || !1,
			tightSelfClosing: options_.tightSelfClosing || !1,
			collapseEmptyAttributes: options_.collapseEmptyAttributes || !1,
			allowDangerousHtml: options_.allowDangerousHtml || !1,
			voids: options_.voids || htmlVoidElements,
			characterReferences: options_.characterReferences || emptyCharacterReferences,
			closeSelfClosing: options_.closeSelfClosing || !1,
			closeEmptyElements: options_.closeEmptyElements || !1
		},
		schema: options_.space === "svg" ? svg : html,
		quote,
		alternative
	}.one(Array.isArray(tree) ? {
		type: "root",
		children: tree
	} : tree, void 0, void 0);
}
/**
* Serialize a node.
*
* @this {State}
*   Info passed around about the current state.
* @param {Nodes} node
*   Node to handle.
* @param {number | undefined} index
*   Index of `node` in `parent`.
* @param {Parents | undefined} parent
*   Parent of `node`.
* @returns {string}
*   Serialized node.
*/
function one(node, index, parent) {
	return handle(node, index, parent, this);
}
/**
* Serialize all children of `parent`.
*
* @this {State}
*   Info passed around about the current state.
* @param {Parents | undefined} parent
*   Parent whose children to serialize.
* @returns {string}
*   Serialized children.
*/
function all(parent) {
	/** @type {Array<string>} */
	let results = [], children = parent && parent.children || emptyChildren, index = -1;
	for (; ++index < children.length;) results[index] = this.one(children[index], index, parent);
	return results.join("");
}
// src/import/types.ts
/** The kinds of losses, each with its message and what to do. */
const LOSS_KINDS = {
	invalid: ["Pages that are not valid MDX", "They came over as Markdown, without their components. Correct them in the repository, or by hand."],
	failed: ["Pages whose code does not run", "Their components are marked where they were. Replace them with Markdown."],
	threw: ["Components that throw an error", "They are marked where they were. Replace them with Markdown."],
	component: ["Components that are not known", "Their content is kept, if they have any. Nothing imports them."],
	package: ["Packages that are not installed", "What they show is missing. Install the packages of the repository, and import it again."],
	plugin: ["Parts of plugins", "What they show is missing. Plugins of Docusaurus do not come over."],
	import: ["Files that pages import and that do not exist", "What they show is missing."],
	browser: ["Components that need a browser", "They are kept as they are before scripts run."],
	state: ["Components that change by clicks", "They are kept as they are before scripts run. Compare them with the original."],
	element: ["Elements that pages of ours cannot have", "They are left out."],
	style: ["Style sheets inside of pages", "They are left out. Pages look like all others."],
	link: ["Links to pages that did not come over", "They lead to the original site."],
	"dead-link": ["Links that lead nowhere, in the repository too", "They are plain text now."],
	anchor: ["Links to headings that no page of the repository has", "They lead to the top of the page now. Correct those of headings that a plugin makes."],
	file: ["Images and files that do not exist", "Add them, or remove what shows them."],
	outside: ["Files outside of the repository", "They are left out. Copy them by hand if you need them."],
	language: ["Code in languages without a grammar", "It is shown without colors, as in the original."],
	formula: ["Formulas that cannot be drawn", "Their source is shown."],
	diagram: ["Diagrams that cannot be drawn", "Their source is shown."],
	"name-clash": ["Files whose names clash", "Only the first one came over. Rename the others."],
	"front-matter": ["Front matter that has no meaning here", "It is left out."],
	sidebar: ["Sidebar items", "They are left out."],
	"no-sidebar": ["Pages in no sidebar", "They can be found by search and by links only."],
	"two-sidebars": ["Pages in more than one sidebar", "They show the first one."],
	config: ["Settings", "They have no counterpart, or could not be read."],
	page: ["Pages made of React components", "Write them again, as Markdown or as a page of the site."],
	version: ["Versions of the documentation", "One version is imported at a time. Import another with --version."],
	locale: ["Languages", "Only the default language is imported."],
	instance: ["Further sets of documentation", "Only the main one is imported."]
}, CONTENT_LOSSES = /* @__PURE__ */ new Set([
	"invalid",
	"failed",
	"threw",
	"component",
	"package",
	"plugin",
	"import",
	"browser",
	"element",
	"file",
	"outside"
]);
var Losses = class {
	all = [];
	seen = /* @__PURE__ */ new Set();
	add(loss) {
		let key = `${loss.kind}\n${loss.what}\n${loss.file}\n${loss.line ?? ""}`;
		this.seen.has(key) || (this.seen.add(key), this.all.push(loss));
	}
};
/** Applies edits; an edit inside another one is left out. */
function applyEdits(text, edits) {
	let sorted = [...edits].sort((a, b) => a.start - b.start || b.end - a.end), result = "", at = 0;
	for (let { start, end, text: put } of sorted) start < at || (result += text.slice(at, start) + put, at = end);
	return result + text.slice(at);
}
// src/import/importReport.ts
/** How pages were imported. A page fails if it is not valid MDX or its code does not run. */
function countPages(files, losses) {
	let kinds = /* @__PURE__ */ new Map();
	for (let { kind, file } of losses) CONTENT_LOSSES.has(kind) && kinds.set(file, (kinds.get(file) ?? /* @__PURE__ */ new Set()).add(kind));
	let failed = files.filter((file) => kinds.get(file)?.has("invalid") || kinds.get(file)?.has("failed")).length, lossy = files.filter((file) => kinds.has(file)).length - failed, wanting = files.filter((file) => {
		let own = kinds.get(file);
		return (own?.has("package") || own?.has("plugin")) && !own.has("invalid") && !own.has("failed");
	}).length;
	return {
		found: files.length,
		whole: files.length - lossy - failed,
		lossy,
		failed,
		wanting
	};
}
/** The report of what was imported and what was lost, as Markdown. */
function reportText(name, counts, losses) {
	let lines = [
		`# Import of ${name}`,
		"",
		"| Pages | Number |",
		"| --- | --- |",
		`| Found | ${counts.found} |`,
		`| Whole | ${counts.whole} |`,
		`| With losses | ${counts.lossy} |`,
		...counts.wanting > 0 ? [`| Of them, in want of a package or plugin | ${counts.wanting} |`] : [],
		`| Failed | ${counts.failed} |`,
		""
	];
	for (let kind of Object.keys(LOSS_KINDS)) {
		let own = losses.filter((loss) => loss.kind === kind);
		if (own.length === 0) continue;
		let [title, toDo] = LOSS_KINDS[kind];
		lines.push(`## ${title} (${own.length})`, "", toDo, "");
		for (let [what, places] of byWhat(own)) {
			let listed = places.slice(0, 20).join(", "), more = places.length > 20 ? `, and ${plural(places.length - 20, "more place")}` : "";
			lines.push(`- ${code(what)}: ${listed}${more}`);
		}
		lines.push("");
	}
	return `${lines.join("\n").trimEnd()}\n`;
}
/** One line for each kind. */
function summaryLines(losses) {
	return Object.keys(LOSS_KINDS).flatMap((kind) => {
		let own = losses.filter((loss) => loss.kind === kind);
		return own.length === 0 ? [] : [`${LOSS_KINDS[kind][0]}: ${own.length}`];
	});
}
function byWhat(losses) {
	let groups = /* @__PURE__ */ new Map();
	for (let { what, file, line } of losses) {
		let place = line === void 0 ? file : `${file}:${line}`;
		groups.set(what, [...groups.get(what) ?? [], place]);
	}
	return [...groups].sort(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1));
}
function code(text) {
	let line = text.replace(/\s+/g, " ").slice(0, 200);
	return line.includes("`") ? `\`\` ${line} \`\`` : `\`${line}\``;
}
// src/import/isolated.ts
/** The flag of this Node under which code may read files, but not write them or start programs. */
function permissionFlag() {
	let [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
	return [
		major > 23 || major === 23 && minor >= 5 || major === 22 && minor >= 13 ? "--permission" : "--experimental-permission",
		"--allow-fs-read=*",
		"--no-warnings"
	];
}
/**
* Gives a job to a separate process without environment or write access, and with a time limit. That keeps accidents
* away; it is no sandbox.
* @returns Why it ended: `undefined` where it did its job.
*/
function runJob(job, options, take) {
	return new Promise((resolve) => {
		let child = spawn(process.execPath, [
			...permissionFlag(),
			"--max-old-space-size=2048",
			options.runtime
		], {
			cwd: options.cwd,
			env: { NODE_ENV: "production" },
			stdio: [
				"ignore",
				"ignore",
				"pipe",
				"ipc"
			]
		}), fault, errors = "", timer, wait = () => {
			clearTimeout(timer), timer = setTimeout(() => {
				fault = `it did not end within ${Math.round(options.patience / 1e3)} seconds`, child.kill("SIGKILL");
			}, options.patience);
		};
		wait(), child.stderr?.setEncoding("utf8").on("data", (text) => {
			errors = (errors + text).slice(-2e3);
		}), child.on("message", (answer) => {
			wait(), answer.kind === "failed" ? fault = answer.message : take(answer);
		}), child.once("error", (error) => {
			fault = error.message;
		}), child.once("close", (code) => {
			clearTimeout(timer);
			let reason = /heap out of memory/.test(errors) ? "it needs more than 2 GB of memory" : /^\w*Error.*$/m.exec(errors)?.[0] ?? `it ended with code ${code}`;
			resolve(fault ?? (code === 0 ? void 0 : reason));
		}), child.send(job);
	});
}
/** Runs a module and returns what it exports. */
async function readExports(file, options, { routes, pretend } = {}) {
	let value, packages = [], answered = !1, fault = await runJob({
		kind: "config",
		file,
		routes,
		pretend
	}, options, (answer) => {
		answer.kind === "config" && (answered = !0, value = answer.value, packages = answer.notes.flatMap(({ kind, name }) => kind === "package" ? [name] : []));
	});
	return {
		value,
		packages: [...new Set(packages)],
		fault: answered ? void 0 : fault ?? "it told nothing"
	};
}
/** Renders pages. If one hangs or ends the process, a new process continues with the next page. */
async function renderAll(job, options, done) {
	let rendered = /* @__PURE__ */ new Map(), waiting = [...job.pages];
	for (; waiting.length > 0;) {
		let current, fault = await runJob({
			...job,
			pages: waiting
		}, options, (answer) => {
			answer.kind === "started" && (current = answer.key), answer.kind === "page" && (rendered.set(answer.key, answer.page), done(answer.key));
		}), stopped = current ?? waiting[0]?.key ?? "";
		rendered.has(stopped) || rendered.set(stopped, {
			blocks: {},
			notes: [],
			fault: fault ?? "it ended early"
		});
		let before = waiting.length;
		if (waiting = waiting.filter(({ key }) => !rendered.has(key)), waiting.length === before) break;
	}
	return rendered;
}
/** A path as messages show it. */
function shown(file, root) {
	return path.relative(root, file).replaceAll(path.sep, "/") || file;
}
// src/import/newFrontMatter.ts
/** Keys that only matter to Docusaurus and are dropped without a report. */
const SILENT_KEYS = new Set("format mdx parse_number_prefixes sidebar_key hide_reading_time hide_last_update author author_title author_url author_image_url author_email authors image_alt".split(" "));
/** Front matter with what our pages may have: a line is changed only where it must be. */
function newFrontMatter({ block, written, position, relative, post, editUrl }, job) {
	let lines = block === "" ? [] : block.trimEnd().split("\n").slice(1, -1), { diagnostics, keyLines } = readFrontMatter(block === "" ? "" : `${block.trimEnd()}\n`, relative), broken = !(block === "" || block.trimEnd().includes("\n")) || diagnostics.some(({ code }) => code === "yaml"), bad = new Map(diagnostics.map((fault) => [fault.line, fault.message])), drop = /* @__PURE__ */ new Set();
	for (let [key, line] of Object.entries(keyLines)) {
		if (key.includes(".")) continue;
		let end = nextKeyLine(keyLines, line, lines.length + 2);
		([...bad].filter(([at]) => at !== void 0 && at >= line && at < end).length !== 0 || key === "parse_number_prefixes") && (drop.add(key), key === "date" && dayOf(written.date) !== void 0 || SILENT_KEYS.has(key) || job.losses.add({
			kind: "front-matter",
			what: key,
			file: relative,
			line
		}));
	}
	let put = /* @__PURE__ */ new Map(), { slug } = written;
	job.kind !== "blog" && job.base !== "" && typeof slug == "string" && slug.startsWith("/") && put.set("slug", `/${job.base}${slug}`);
	for (let key of ["pagination_next", "pagination_prev"]) job.base !== "" && typeof written[key] == "string" && put.set(key, `${job.base}/${written[key]}`);
	if (job.kind === "blog") {
		let authors = authorsOf(written, job.authors);
		authors.length > 0 && put.set("authors", JSON.stringify(authors)), post && typeof slug != "string" && put.set("slug", JSON.stringify(post.slug));
		let day = drop.has("date") ? dayOf(written.date) : written.date === void 0 ? post?.date : void 0;
		day !== void 0 && put.set("date", day);
	}
	if (position !== void 0 && written.sidebar_position === void 0 && put.set("sidebar_position", String(position)), editUrl !== void 0 && written.custom_edit_url === void 0 && put.set("custom_edit_url", JSON.stringify(editUrl)), broken) return job.losses.add({
		kind: "front-matter",
		what: "YAML that cannot be read",
		file: relative,
		line: 1
	}), "";
	let kept = [], skips = !1;
	for (let [index, line] of lines.entries()) {
		let key = Object.entries(keyLines).find(([name, at]) => at === index + 2 && !name.includes("."))?.[0];
		if (key !== void 0) {
			skips = drop.has(key) || put.has(key);
			let value = put.get(key);
			value !== void 0 && (kept.push(`${key}: ${value}`), put.delete(key));
		}
		skips || kept.push(line);
	}
	for (let [key, value] of put) kept.push(`${key}: ${value}`);
	return kept.length === 0 ? "" : `---\n${kept.join("\n")}\n---\n`;
}
/** The day of a date, in our form: months and days of one digit are valid YAML too. */
function dayOf(date) {
	let text = date instanceof Date ? date.toISOString() : String(date), [, year = "", month = "", day = ""] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})/.exec(text) ?? [];
	return year === "" ? void 0 : `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}
function nextKeyLine(keyLines, line, last) {
	let later = Object.entries(keyLines).flatMap(([key, at]) => at > line && !key.includes(".") ? [at] : []);
	return Math.min(last, ...later);
}
function authorsOf(written, known) {
	return (Array.isArray(written.authors) ? written.authors : written.authors === void 0 ? [written.author] : [written.authors]).flatMap((author) => typeof author == "string" ? [known.get(author) ?? author] : isRecord(author) && typeof author.name == "string" ? [author.name] : isRecord(author) && typeof author.key == "string" ? [known.get(author.key) ?? author.key] : []);
}
// src/import/posts.ts
/** A post whose name, or a folder of it, begins with a date: the date is part of its address. */
const DATED = /^(?<folder>.*)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<text>.*)$/;
/** Reads date and address from the path of a post below its blog, by the rules of Docusaurus. */
function postOf(relative, { slug }) {
	let name = relative.replace(/(?:\/index)?\.mdx?$/, ""), { folder = "", date, text = "" } = DATED.exec(name)?.groups ?? {}, own = date === void 0 ? name : `${date.replaceAll("-", "/")}/${folder}${text}`, [year = "", month = "", day = ""] = date?.split(/[-/]/) ?? [];
	return {
		slug: normalizeRoute(typeof slug == "string" ? slug : own).slice(0, -1),
		...date === void 0 ? {} : { date: `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` }
	};
}
/** The address of the blog, with slashes at both ends. */
function blogBaseOf({ blog }) {
	return normalizeRoute(typeof blog?.routeBasePath == "string" ? blog.routeBasePath : "blog");
}
// src/import/sourceFiles.ts
/** Files below a folder by their paths in it, sorted. Links that leave the repository are reported and left out. */
function filesBelow(dir, { root, losses }) {
	let found = [], walk = (relative, above) => {
		let folder = path.join(dir, relative), real = realpathSync(folder);
		if (!above.includes(real)) for (let entry of readdirSync(folder, { withFileTypes: !0 }).sort((a, b) => a.name < b.name ? -1 : 1)) {
			if (/^(?:\.|node_modules$)/.test(entry.name)) continue;
			let inside = relative === "" ? entry.name : `${relative}/${entry.name}`, absolute = path.join(dir, inside), isFolder = entry.isDirectory();
			if (entry.isSymbolicLink()) {
				let target = linkTarget(absolute, root);
				if (target === void 0) {
					losses.add({
						kind: "outside",
						what: shown(absolute, root),
						file: shown(absolute, root)
					});
					continue;
				}
				isFolder = target;
			}
			isFolder ? walk(inside, [...above, real]) : found.push(inside);
		}
	};
	return walk("", []), found;
}
/** Whether a link leads to a folder; undefined for one that leads nowhere or out of the repository. */
function linkTarget(file, root) {
	try {
		let real = realpathSync(file);
		return path.relative(realpathSync(root), real).startsWith("..") ? void 0 : statSync(real).isDirectory();
	} catch {
		return;
	}
}
// src/import/sourcePages.ts
const NUMBER_PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/, NOT_A_PREFIX = /^\d+[-_.]\d/;
/** A name without its number, and the number. Dates and versions are names. */
function stripNumber(name) {
	let match = NOT_A_PREFIX.test(name) ? null : NUMBER_PREFIX.exec(name);
	return match?.[2] ? {
		name: match[2],
		position: Number(match[1])
	} : { name };
}
const DEFAULT_EXCLUDE = [
	"**/_*.{js,jsx,ts,tsx,md,mdx}",
	"**/_*/**",
	"**/*.test.{js,jsx,ts,tsx}",
	"**/__tests__/**"
];
/** All pages of a folder, in the order of their paths. */
function scanPages(job) {
	let excluded = picomatch([...job.exclude], { dot: !0 }), included = picomatch([...job.include], { dot: !0 }), pages = [], taken = /* @__PURE__ */ new Map();
	for (let relative of filesBelow(job.dir, job)) {
		if (!/\.mdx?$/.test(relative) || excluded(relative) || !included(relative)) continue;
		let page = readPage(relative, job), other = taken.get(page.out.toLowerCase());
		other === void 0 ? (taken.set(page.out.toLowerCase(), shown(page.file, job.root)), pages.push(page)) : job.losses.add({
			kind: "name-clash",
			what: `${shown(page.file, job.root)} and ${other}`,
			file: shown(page.file, job.root)
		});
	}
	return pages;
}
const BLOCK = /^---[ \t]*\n(?:[\s\S]*?\n)?---[ \t]*(?:\n|$)/, OPENING = /^---[ \t]*\n(?=[\w-]+:)/;
/** Reads a page; line breaks are those of Unix. */
function readSource(file) {
	let source = readFileSync(file, "utf8").replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n"), [block = ""] = BLOCK.exec(source) ?? OPENING.exec(source) ?? [], written = parseYaml(block.replace(/^---.*\n/, "").replace(/---[ \t]*\n?$/, ""));
	return {
		file,
		source,
		bodyStart: block.length,
		written: isRecord(written) ? written : {}
	};
}
function readPage(relative, job) {
	let read = readSource(path.join(job.dir, relative)), { file, source, bodyStart, written } = read, block = source.slice(0, bodyStart), numbered = job.numberPrefixes && job.kind === "docs" && written.parse_number_prefixes !== !1, parts = relative.replace(/\.mdx?$/, "").split("/"), names = numbered ? parts.map(stripNumber) : parts.map((name) => ({ name })), plainPath = names.map(({ name }) => name).join("/"), position = names.at(-1).position, below = [job.base, plainPath].filter(Boolean).join("/"), post = job.kind === "blog" ? postOf(relative, written) : void 0, editUrl = job.kind === "docs" ? job.editUrl(file, `${below}.md`) : void 0, frontMatter = newFrontMatter({
		block,
		written,
		position,
		relative: shown(file, job.root),
		post,
		editUrl
	}, job), { data } = readFrontMatter(`${frontMatter}\n`, file), described = describePage({
		root: job.dir,
		relative: `${below}.md`,
		file,
		frontMatter: data,
		keyLines: {},
		body: ""
	}), own = describePage({
		root: job.dir,
		relative: `${plainPath}.md`,
		file,
		frontMatter: { id: idOf(written) },
		keyLines: {},
		body: ""
	});
	return {
		...read,
		out: `${job.kind}/${below}.md`,
		frontMatter,
		kind: job.kind,
		id: described.id,
		sourceId: own.id,
		route: post ? normalizeRoute(`${job.blogBase}/${post.slug}`) : described.route,
		isIndex: described.isIndex,
		draft: written.draft === !0
	};
}
function idOf({ id }) {
	return id == null ? void 0 : String(id);
}
/** A text read as YAML; undefined if it is not valid. */
function parseYaml(text) {
	try {
		return load(text);
	} catch {
		return;
	}
}
// src/import/addresses.ts
/** Addresses that lead out of the site, or stay on the page. */
const FINAL = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#|$)/i;
/** Resolves links and pictures of a repository to addresses of the new site. */
var Addresses = class {
	job;
	/** Files that pages need beside them or in the static folder: path in the new site, path in the repository. */
	copies = /* @__PURE__ */ new Map();
	constructor(job) {
		this.job = job;
	}
	/** An address as it is written in a file, in a form that holds in every other file. */
	absolute(url, from) {
		if (FINAL.test(url)) return url;
		let { path: target, rest } = split(url), found = this.candidates(decodePath(target), from).find(isFile);
		return found === void 0 ? url : `${FILE_MARK}${encodePath(found)}${rest}`;
	}
	candidates(target, from) {
		let { siteDir, sources, root } = this.job, site = /^@site\/(.*)/.exec(target)?.[1];
		if (site !== void 0) return [path.join(siteDir, site)];
		let isPage = /\.mdx?$/i.test(target);
		if (target.startsWith("/")) return isPage ? [
			...sources.map(({ dir }) => path.join(dir, target)),
			path.join(siteDir, target),
			path.join(root, target)
		] : [];
		let beside = path.resolve(path.dirname(from), target);
		return isPage ? [
			beside,
			...sources.map(({ dir }) => path.join(dir, target)),
			path.join(siteDir, target)
		] : [beside];
	}
	/** The address on a finished page. */
	final(url, page) {
		let bare = this.withoutMarks(url), known = bare.startsWith("fg-file:") ? bare : this.absolute(bare, page.file);
		if (!known.startsWith("fg-file:")) return this.withoutBase(this.aboveRoot(known, page));
		let { path: encoded, rest } = split(known.slice(FILE_MARK.length)), file = decodePath(encoded), target = this.job.pages.get(file), made = target ? this.toPage(target, page) : this.toFile(file, page);
		if (made === void 0) return url.startsWith("fg-file:") ? encodePath(path.basename(file)) : url;
		let result = made + rest;
		return sameAddress(result, url, page.out) ? url : result;
	}
	/** A relative address that climbs higher than there are folders ends at the root, as in a browser. */
	aboveRoot(url, { route }) {
		let climbs = /^(?:\.\.\/)+/.exec(url)?.[0].length ?? 0, depth = route.split("/").length - 2;
		if (climbs / 3 <= depth) return url;
		let full = new URL(url, `http://site${this.job.baseUrl}${route.slice(1)}`);
		return decodePath(full.pathname) + full.search + full.hash;
	}
	/** Without what only Docusaurus knows: addresses that it does not check, and those of its static folders. */
	withoutMarks(url) {
		let { siteDir, staticDirs } = this.job, folder = staticDirs.map((dir) => `@site/${slashes(path.relative(siteDir, dir))}/`).find((mark) => url.startsWith(mark));
		return folder === void 0 ? url.replace(/^pathname:\/\//, "") : url.slice(folder.length - 1);
	}
	withoutBase(url) {
		let { baseUrl } = this.job;
		return baseUrl !== "/" && url.startsWith(baseUrl) ? url.slice(baseUrl.length - 1) : url;
	}
	toPage(target, page) {
		return target.kind !== page.kind || target.kind === "blog" ? target.route : relativeTo(target.out, page.out);
	}
	toFile(file, page) {
		let { staticDirs, sources, root, losses } = this.job;
		for (let dir of staticDirs) if (inside(dir, file)) return `/${encodePath(slashes(path.relative(dir, file)))}`;
		if (/\.mdx?$/i.test(file)) return;
		let real = realpathSync(file);
		if (!inside(realpathSync(root), real)) {
			losses.add({
				kind: "outside",
				what: file,
				file: shown(page.file, root)
			});
			return;
		}
		let own = sources.find(({ kind, dir }) => kind === page.kind && inside(dir, file));
		if (own) {
			let parts = slashes(path.relative(own.dir, file)).split("/"), folders = parts.slice(0, -1).map((name) => own.kind === "docs" ? stripNumber(name).name : name), out = [
				own.kind,
				own.base,
				...folders,
				parts.at(-1)
			].filter(Boolean).join("/");
			return this.copies.set(out, file), relativeTo(out, page.out);
		}
		let out = `imported/${slashes(path.relative(root, file))}`;
		return this.copies.set(`static/${out}`, file), `/${encodePath(out)}`;
	}
};
function split(url) {
	let at = url.search(/[?#]/);
	return at < 0 ? {
		path: url,
		rest: ""
	} : {
		path: url.slice(0, at),
		rest: url.slice(at)
	};
}
function inside(folder, file) {
	let relative = path.relative(folder, file);
	return relative !== "" && !relative.startsWith("..") && !path.isAbsolute(relative);
}
function slashes(file) {
	return file.replaceAll(path.sep, "/");
}
function relativeTo(target, from) {
	let relative = path.posix.relative(path.posix.dirname(from), target);
	return encodePath(relative.startsWith(".") ? relative : `./${relative}`);
}
/** Whether two addresses on the page at `out` differ only in how they are written. */
function sameAddress(a, b, out) {
	let plain = (url) => path.posix.resolve("/", path.posix.dirname(out), decodePath(url));
	return plain(a) === plain(b);
}
// src/import/blogAuthors.ts
/** Names of the authors of a blog, by their keys. `given`: where the settings say that they are. */
function readAuthors(dir, given) {
	let file = [
		...typeof given == "string" ? [given] : [],
		"authors.yml",
		"authors.yaml",
		"authors.json"
	].map((name) => path.join(dir, name)).find(isFile), value = file === void 0 ? {} : parseYaml(readFileSync(file, "utf8"));
	return new Map(Object.entries(isRecord(value) ? value : {}).flatMap(([key, author]) => isRecord(author) && typeof author.name == "string" ? [[key, author.name]] : []));
}
// src/import/categories.ts
const KEYS = new Set("label position collapsible collapsed className description link".split(" "));
/** The category files of the new site: those of the repository, with what names of folders and the settings say. */
function categoryFiles(job) {
	let written = /* @__PURE__ */ new Map(), folders = /* @__PURE__ */ new Set();
	for (let file of filesBelow(job.dir, job)) {
		let folder = path.posix.dirname(file);
		for (let above = folder; above !== "."; above = path.posix.dirname(above)) folders.add(above);
		/(?:^|\/)_category_\.(?:json|ya?ml)$/.test(file) && written.set(folder, readCategory(file, job));
	}
	let files = /* @__PURE__ */ new Map();
	for (let folder of /* @__PURE__ */ new Set([...folders, ...written.keys()])) {
		let out = outOf(folder, job.base), pages = job.pages.filter((page) => page.out.startsWith(`${out}/`)), category = {
			...defaultsFor(folder, pages, job),
			...written.get(folder)
		};
		pages.length > 0 && Object.keys(category).length > 0 && files.set(`${out}/_category_.yml`, dump(category));
	}
	return files;
}
function outOf(folder, base) {
	let names = folder.split("/").map((name) => stripNumber(name).name);
	return path.posix.join("docs", base, ...names);
}
function defaultsFor(folder, pages, job) {
	let { position } = stripNumber(path.posix.basename(folder)), { collapsible, collapsed } = job.categories, out = outOf(folder, job.base), index = pages.find((page) => page.isIndex && path.posix.dirname(page.out) === out), isPlaced = /^sidebar_position:/m.test(index?.frontMatter ?? ""), route = normalizeRoute(out.slice(5));
	return {
		...index === void 0 && job.pages.some((page) => page.route === route) ? { link: null } : {},
		...position === void 0 || isPlaced ? {} : { position },
		...collapsible ? {} : { collapsible },
		...collapsible && collapsed ? {} : { collapsed: !1 }
	};
}
function readCategory(file, job) {
	let { dir, root, losses } = job, name = shown(path.join(dir, file), root), value;
	try {
		value = load(readFileSync(path.join(dir, file), "utf8").replace(/\t/g, "  "));
	} catch {
		losses.add({
			kind: "sidebar",
			what: "a category file that cannot be read",
			file: name
		});
	}
	let given = isRecord(value) ? value : {}, kept = Object.fromEntries(Object.entries(given).filter(([key, own]) => KEYS.has(key) && (key === "link" || own != null)));
	if (!isRecord(given.link)) return kept;
	if (given.link.type !== "doc") return {
		...kept,
		link: generatedIndex(given, path.posix.dirname(file), job)
	};
	let page = linkedPage(String(given.link.id), path.posix.dirname(file), job);
	if (page) return {
		...kept,
		link: {
			type: "doc",
			id: page.id
		}
	};
	let { link, ...others } = kept;
	return losses.add({
		kind: "sidebar",
		what: `the page "${given.link.id}", which does not exist`,
		file: name
	}), others;
}
/** The page that a category names by the name of its file, or by its whole id. */
function linkedPage(id, folder, { pages, base }) {
	let docs = pages.filter(({ kind }) => kind === "docs");
	return docs.filter(({ out }) => path.posix.dirname(out) === outOf(folder, base)).find(({ sourceId }) => path.posix.basename(sourceId) === id) ?? docs.find(({ sourceId }) => sourceId === id);
}
function generatedIndex({ label, link }, folder, { base, slugger }) {
	if (!isRecord(link)) return;
	let name = typeof label == "string" ? label : stripNumber(path.posix.basename(folder)).name, slug = typeof link.slug == "string" ? link.slug : `category/${slugger.slug(name)}`;
	return {
		...link,
		slug: path.posix.join("/", base, slug)
	};
}
// src/import/editLinks.ts
/** What `editUrl` of the docs says, which is the address of a folder or a function that has been asked for a sample. */
function editLinks({ docs }, siteDir, docsDir) {
	let given = String(docs?.editUrl ?? "");
	if (!URL.canParse(given) || given.includes("fieldguideUnset")) return () => void 0;
	let posix = (from, to) => path.relative(from, to).replaceAll(path.sep, "/");
	return (file) => given.includes("fg/sample.md") ? new URL(given.replace(SAMPLE_FOLDER, posix(siteDir, docsDir)).replace(SAMPLE_PAGE, posix(docsDir, file))).href : new URL(posix(siteDir, file), given.replace(/\/*$/, "/")).href;
}
/** The setting of the new site, to which it adds the path of a page below its docs. */
function editSetting(link, docsDir, base) {
	let folder = link(path.join(docsDir, "x"))?.slice(0, -1);
	return base !== "" && folder?.endsWith(`/${base}/`) ? folder.slice(0, -base.length - 1) : folder;
}
/** The address of a page that the setting does not give: its file has another name, or another folder, in the new site. */
function ownEditLink(link, setting) {
	return (file, relative) => {
		let own = link(file);
		return own === void 0 || decodePath(own) === `${setting}${relative}` ? void 0 : own;
	};
}
// src/import/notImported.ts
/** Reports what is not imported. */
function reportNotImported({ instances, config, docs, pages }, located, losses) {
	let { siteDir, root, others, config: configFile } = located, file = shown(configFile ?? siteDir, root);
	for (let id of instances) losses.add({
		kind: "instance",
		what: id,
		file
	});
	for (let folder of others) losses.add({
		kind: "instance",
		what: `the website ${shown(folder, root)}`,
		file
	});
	for (let name of [
		"scripts",
		"headTags",
		"clientModules"
	]) Array.isArray(config[name]) && config[name].length > 0 && losses.add({
		kind: "config",
		what: name,
		file
	});
	for (let name of ["sidebarItemsGenerator", "numberPrefixParser"]) typeof docs?.[name] == "string" && losses.add({
		kind: "config",
		what: `${name} of the docs`,
		file
	});
	let i18n = isRecord(config.i18n) ? config.i18n : {};
	for (let locale of Array.isArray(i18n.locales) ? i18n.locales.map(String) : []) locale !== (i18n.defaultLocale ?? "en") && losses.add({
		kind: "locale",
		what: locale,
		file
	});
	let folder = path.resolve(siteDir, typeof pages?.path == "string" ? pages.path : "src/pages");
	if (pages && isFolder(folder)) for (let name of filesBelow(folder, {
		root,
		losses
	})) /\.[jt]sx?$/.test(name) && !/(?:^|\/)_|\.test\./.test(name) && losses.add({
		kind: "page",
		what: `/${name.replace(/(?:^|\/)index\.\w+$|\.\w+$/, "")}`,
		file: shown(path.join(folder, name), root)
	});
}
const DIAGRAM = /^[ \t>]*(?:`{3,}|~{3,})[ \t]*mermaid\b[^\n]*\n(?:[ \t>]*(?:%%[^\n]*)?\n|[ \t>]*---[ \t]*\n(?:[^\n]*\n)*?[ \t>]*---[ \t]*\n)*[ \t>]*([\w-]+)/gm, DRAWN = /* @__PURE__ */ new Set([
	"graph",
	"flowchart",
	"flowchart-elk",
	"sequenceDiagram"
]), NPM_TABS = /^[ \t>]*(?:`{3,}|~{3,})[^\n]*\bnpm2yarn\b/m;
/** Reports what a page shows as source: kinds of diagrams that are not drawn, and commands given only for npm. */
function reportShownAsSource(file, text, losses) {
	NPM_TABS.test(text) && losses.add({
		kind: "plugin",
		what: "npm2yarn",
		file
	});
	for (let [, kind = ""] of text.matchAll(DIAGRAM)) DRAWN.has(kind) || losses.add({
		kind: "diagram",
		what: kind,
		file
	});
}
// src/import/moduleLoader.ts
const CODE = /\.(?:[cm]?[jt]sx?)$/, PICTURE = /\.(?:png|jpe?g|gif|webp|avif|ico|bmp|mp4|webm|mov|mp3|pdf|zip|woff2?|ttf|eot)$/i, STYLE = /\.(?:css|scss|sass|less|styl)$/;
/** A module that the process that runs the bundle provides. */
function moduleCode$1(name) {
	return {
		code: `module.exports = globalThis.fieldguideModule(${JSON.stringify(name)});`,
		moduleType: "js"
	};
}
/** The module for a file of the repository. */
async function loadFile(id, job) {
	let file = id.replace(/\?.*$/, "");
	if (id.endsWith("?raw")) return text$1(readFileSync(file, "utf8"));
	if (/\.mdx?$/.test(file)) {
		if (!job.markdown) return text$1(readFileSync(file, "utf8"));
		try {
			return {
				code: await job.markdown(file),
				moduleType: "js"
			};
		} catch (error) {
			return job.lost({
				kind: "failed",
				what: `${path.basename(file)}: ${asError(error).message}`,
				importer: file
			}), moduleCode$1(file);
		}
	}
	if (STYLE.test(file)) return {
		code: "module.exports = new Proxy({}, { get: (_, key) => String(key) });",
		moduleType: "js"
	};
	if (PICTURE.test(file)) return {
		code: `export default ${JSON.stringify(FILE_MARK + encodePath(file))};`,
		moduleType: "js"
	};
	if (/\.svg$/i.test(file)) return {
		code: pictureComponent(file),
		moduleType: "js"
	};
	if (/\.ya?ml$/.test(file)) return {
		code: `export default ${JSON.stringify(load(readFileSync(file, "utf8")))};`,
		moduleType: "js"
	};
	if (CODE.test(file)) return loadCode(file, job);
	if (!file.endsWith(".json")) return text$1(readFileSync(file, "utf8"));
}
function text$1(content) {
	return {
		code: `export default ${JSON.stringify(content)};`,
		moduleType: "js"
	};
}
/** A drawing may be used as a component, and as an address. */
function pictureComponent(file) {
	let address = JSON.stringify(FILE_MARK + encodePath(file));
	return `import { jsx } from 'react/jsx-runtime';
const Picture = (props) => jsx('img', { src: ${address}, alt: props.title ?? props.alt ?? '', width: props.width, height: props.height });
Picture.toString = () => ${address};
export default Picture;
export { Picture as ReactComponent };`;
}
/** A file that does not parse must not fail the whole bundle. */
function loadCode(file, job) {
	let source = readFileSync(file, "utf8");
	if (/[\\/]node_modules[\\/]/.test(file)) return;
	let lang = /\.[cm]?ts$/.test(file) ? "ts" : file.endsWith(".tsx") ? "tsx" : "jsx", { errors } = parseSync(file, source, { lang });
	if (errors.length > 0) return job.lost({
		kind: "failed",
		what: `${path.basename(file)}: ${errors[0]?.message ?? "it cannot be read"}`,
		importer: file
	}), moduleCode$1(file);
	let folder = path.dirname(file), required = job.markdown ? source : source.replace(/\brequire\((\s*['"]\.[^'"]*['"]\s*)\)/g, "__withDefault(require($1))"), lines = [
		/\b__dirname\b/.test(source) ? `var __dirname = ${JSON.stringify(folder)};` : "",
		/\b__filename\b/.test(source) ? `var __filename = ${JSON.stringify(file)};` : "",
		/\brequire\.resolve\(/.test(source) ? `var __resolveFile = (name) => /^[./]/.test(name) ? ${JSON.stringify(`${folder}/`)} + name : name;` : "",
		required === source ? "" : "var __withDefault = (all) => Object(all.default) !== all.default ? all : new Proxy(all, { get: (_, key) => key in all ? all[key] : all.default[key] });"
	].join(""), code = required.replace(/\brequire\.resolve\(/g, "__resolveFile(").replace(/\bimport\.meta\.url\b/g, JSON.stringify(`file://${file}`)).replace(/\bimport\.meta\.(?:dirname)\b/g, JSON.stringify(folder));
	return {
		code: lines === "" ? code : `${lines}${code.replace(/^#!.*/, "")}`,
		moduleType: lang === "jsx" ? "jsx" : lang
	};
}
// src/import/bundler.ts
/** Node modules that code may use. The others can reach the network or start processes, so they are missing. */
const ALLOWED = new Set("assert buffer console constants crypto events fs fs/promises module os path path/posix path/win32 process punycode querystring stream string_decoder timers tty url util v8 zlib".split(" ")), BUILTIN = new Set(builtinModules), EXTENSIONS = [
	"",
	".tsx",
	".ts",
	".jsx",
	".js",
	".mjs",
	".cjs",
	".json",
	".mdx",
	".md",
	"/index.tsx",
	"/index.ts",
	"/index.jsx",
	"/index.js",
	"/index.mdx",
	"/index.md"
], MODULE = "\0fg-module:", ENTRY = "\0fg-entry:";
/**
* Bundles code of a repository. What it imports of Docusaurus, of packages that are not installed and of the network is
* replaced by stand-ins, which the process that runs it has.
* @returns The files of the entries, by name.
*/
async function bundleCode(job) {
	let names = new Map([...job.entries.keys()].map((name, index) => [`e${index}`, name])), { output } = await build({
		input: Object.fromEntries([...names].map(([short, name]) => [short, ENTRY + name])),
		platform: "node",
		logLevel: "silent",
		treeshake: !1,
		tsconfig: !1,
		shimMissingExports: !0,
		plugins: [repository(job)],
		moduleTypes: {
			".js": "jsx",
			".cjs": "jsx",
			".mjs": "jsx"
		},
		transform: {
			jsx: {
				runtime: "automatic",
				development: !1
			},
			define: { "process.env.NODE_ENV": "\"production\"" }
		},
		output: {
			dir: job.out,
			format: "esm",
			entryFileNames: "[name].mjs",
			chunkFileNames: "part-[name]-[hash].mjs"
		}
	}), files = /* @__PURE__ */ new Map();
	for (let chunk of output) {
		let name = chunk.type === "chunk" && chunk.isEntry ? names.get(chunk.name) : void 0;
		name !== void 0 && files.set(name, path.join(job.out, chunk.fileName));
	}
	return files;
}
function repository(job) {
	let imports = /* @__PURE__ */ new Map();
	return {
		name: "fieldguide:repository",
		resolveId(id, importer) {
			if (id.startsWith("\0")) return id;
			let from = importer?.replace(ENTRY, "") ?? job.siteDir, found = resolve$1(id, from, job);
			return typeof found != "string" || !/\.mdx?$/.test(found) ? found : leadsTo(found, from, imports) ? (job.lost({
				kind: "failed",
				what: `${id} contains itself`,
				importer: from
			}), MODULE + id) : (imports.set(from, (imports.get(from) ?? /* @__PURE__ */ new Set()).add(found)), found);
		},
		async load(id) {
			if (id.startsWith(MODULE)) return moduleCode$1(id.slice(11));
			if (id.startsWith(ENTRY)) {
				let name = id.slice(10), entry = job.entries.get(name) ?? "";
				return {
					code: isFile(entry) ? entryOf(entry) : entry,
					moduleType: "js"
				};
			}
			return loadFile(id, job);
		}
	};
}
/** Whether a page is another one, or imports it directly or through others. */
function leadsTo(page, wanted, imports) {
	return page === wanted || [...imports.get(page) ?? []].some((next) => leadsTo(next, wanted, imports));
}
/** Exports what a module exports, CommonJS or not. */
function entryOf(file) {
	let from = JSON.stringify(file);
	return `import * as all from ${from};\nexport default all.default ?? all;\nexport * from ${from};`;
}
function resolve$1(given, importer, job) {
	let isRaw = /(?:^|!)raw-loader!|\?raw$/.test(given), id = given.replace(/^.*!/, "").replace(/\?.*$/, ""), mark = isRaw ? "?raw" : "", bare = id.replace(/^node:/, "");
	if (BUILTIN.has(bare)) return ALLOWED.has(bare) ? {
		id: `node:${bare}`,
		external: !0
	} : MODULE + id;
	let known = /^@site\/src\/theme\/(\w+)(?:\/index)?(?:\.[jt]sx?)?$/.exec(id)?.[1] ?? "";
	if (KNOWN_THEME.has(known)) return `${MODULE}@theme/${known}`;
	let base = baseOf(id, importer, job);
	if (base === void 0) {
		if (/^@(?:docusaurus|theme|theme-original|theme-init|generated|mdx-js)\//.test(id)) {
			let own = /^@theme\/(.+)/.exec(id)?.[1], swizzled = own === void 0 ? void 0 : existing(path.join(job.siteDir, "src/theme", own));
			return swizzled !== void 0 && !KNOWN_THEME.has(own ?? "") ? swizzled : MODULE + id;
		}
		return installed(id, importer) ?? MODULE + id;
	}
	let file = existing(base);
	return file === void 0 ? (job.lost({
		kind: "import",
		what: given,
		importer
	}), MODULE + id) : path.relative(job.root, file).startsWith("..") && !/[\\/]node_modules[\\/]/.test(file) ? (job.lost({
		kind: "outside",
		what: given,
		importer
	}), MODULE + id) : file + mark;
}
/** Parts of the theme that become Markdown of ours, even where a site has its own. */
const KNOWN_THEME = new Set("Tabs TabItem Admonition CodeBlock Details DocCard DocCardList ThemedImage TOCInline Heading IdealImage Mermaid MDXComponents Layout CodeInline".split(" "));
function baseOf(id, importer, { siteDir, docsDir }) {
	if (id.startsWith(".")) return path.resolve(path.dirname(importer.replace(/\?.*$/, "")), id);
	if (path.isAbsolute(id)) return id;
	let [, alias, rest = ""] = /^(@site|@docs|~)(?:\/(.*))?$/.exec(id) ?? [];
	if (alias === "@site") return path.join(siteDir, rest);
	if (alias === "@docs") return path.join(docsDir, rest);
}
function existing(base) {
	return EXTENSIONS.map((extension) => base + extension).find((file) => statSync(file, { throwIfNoEntry: !1 })?.isFile() ?? !1);
}
/** A package that the repository has installed, except packages that the importer replaces. */
function installed(id, importer) {
	if (!/^(?:react|react-dom|clsx|classnames)(?:\/|$)/.test(id) && !/(?:^|\/)(?:remark|rehype|recma)-/.test(id)) try {
		let file = createRequire(path.isAbsolute(importer) ? importer : "/").resolve(id);
		return /[\\/]node_modules[\\/]/.test(file) && file.startsWith(packageFolder(importer)) ? file : void 0;
	} catch {
		return;
	}
}
function packageFolder(importer) {
	let folder = path.dirname(importer);
	for (; folder !== path.dirname(folder) && !existsSync(path.join(folder, "package.json"));) folder = path.dirname(folder);
	return folder;
}
// src/import/htmlNodes.ts
function find$1(node, matches) {
	return node.children.some((child) => child.type === "element" && (matches(child) || find$1(child, matches)));
}
function elements(node, name) {
	return node.children.flatMap((child) => child.type === "element" ? child.tagName === name ? [child] : /^(?:div|span|fg-md|fg-lost)$/.test(child.tagName) ? elements(child, name) : [] : []);
}
/** All text of an element, as it is. */
function textIn(node) {
	return node.children.map((child) => child.type === "text" ? child.value : child.type === "element" ? textIn(child) : "").join("");
}
function record(node) {
	let data = parseJson(text(node, "data"));
	return isRecord(data) ? data : {};
}
function text(node, name) {
	let value = node.properties[name];
	return value == null || value === !1 ? "" : String(value);
}
function tag(value) {
	return {
		type: "fgTag",
		value
	};
}
function html$1(value) {
	return {
		type: "html",
		value
	};
}
const PHRASING = new Set("text emphasis strong delete inlineCode inlineMath break image link html footnoteReference".split(" "));
function isPhrasing({ type }) {
	return PHRASING.has(type);
}
function isInline(parent) {
	return parent.type === "element" && /^(?:p|a|span|em|strong|li|td|th|h\d|b|i|code|sub|sup|fg-title|summary)$/.test(parent.tagName);
}
// src/import/cleanHtml.ts
/** Elements that pages may not have. */
const DROPPED = "script style link meta title base noscript template".split(" ");
/** An element without what pages may not have; marks inside of it become HTML or go. */
function cleanHtml(node, host) {
	if (DROPPED.includes(node.tagName)) return;
	let properties = Object.fromEntries(Object.entries(node.properties).filter(([key]) => !/^(?:style|className|on[A-Z].*|dataSlate.*|ref)$/.test(key)));
	for (let key of [
		"src",
		"href",
		"poster"
	]) typeof properties[key] == "string" && (properties[key] = host.address(properties[key]));
	let children = node.children.flatMap((child) => {
		if (child.type !== "element") return child.type === "text" ? [child] : [];
		let inner = cleanHtml(child, host);
		return inner === void 0 ? [] : child.tagName === "fg-code" ? [{
			type: "element",
			tagName: "pre",
			properties: {},
			children: [{
				type: "element",
				tagName: "code",
				properties: {},
				children: [{
					type: "text",
					value: text(child, "text")
				}]
			}]
		}] : child.tagName === "fg-lost" && inner.children.length === 0 ? [{
			type: "element",
			tagName: "code",
			properties: {},
			children: [{
				type: "text",
				value: `<${text(child, "name")} />`
			}]
		}] : child.tagName.startsWith("fg-") ? inner.children : [inner];
	});
	return {
		...node,
		properties,
		children
	};
}
// src/import/elementHandlers.ts
const KEPT_INLINE = "abbr cite dfn ins kbd mark q small sub sup u var samp time".split(" "), RAW = "video audio iframe svg picture object map progress meter".split(" ");
/** Markdown for HTML elements. */
var ElementHandlers = class {
	host;
	constructor(host) {
		this.host = host;
	}
	all() {
		return {
			...Object.fromEntries(KEPT_INLINE.map((name) => [name, this.inline])),
			...Object.fromEntries(RAW.map((name) => [name, this.raw])),
			...Object.fromEntries(DROPPED.map((name) => [name, this.dropped])),
			a: this.anchor,
			img: this.image,
			table: this.table,
			details: this.details,
			div: this.box,
			section: this.box,
			span: this.box,
			button: (state, node) => state.all(node),
			form: this.dropped,
			input: this.dropped,
			select: this.dropped,
			textarea: this.dropped,
			...Object.fromEntries("h1 h2 h3 h4 h5 h6".split(" ").map((name) => [name, this.heading])),
			pre: this.pre,
			code: this.code
		};
	}
	inline = (state, node) => {
		let { title } = node.properties, named = node.tagName === "abbr" && title ? ` title="${escapeHtml(String(title))}"` : "";
		return [
			html$1(`<${node.tagName}${named}>`),
			...state.all(node),
			html$1(`</${node.tagName}>`)
		];
	};
	raw = (_, node, parent) => {
		let clean = cleanHtml(node, this.host);
		if (clean === void 0) return;
		let value = toHtml(clean).replace(/\n\s*\n/g, "\n");
		return parent && isInline(parent) ? html$1(value) : tag(value);
	};
	dropped = (_, node) => {
		node.tagName === "style" ? this.host.lost("style", "<style>") : /^(?:meta|title|link|base|noscript|template)$/.test(node.tagName) || this.host.lost("element", `<${node.tagName}>`);
	};
	anchor = (state, node) => {
		let { href, id, name } = node.properties, children = state.all(node), target = String(id ?? name ?? ""), marked = target === "" ? [] : [html$1(`<a id="${escapeHtml(target)}"></a>`)];
		return href == null ? [...marked, ...children] : children.some((child) => !isPhrasing(child)) ? children : [...marked, {
			type: "link",
			url: String(href),
			title: text(node, "title") || null,
			children
		}];
	};
	image = (state, node) => {
		let { src, alt, width, height } = node.properties;
		if (!src) return;
		if (width === void 0 && height === void 0) return defaultHandlers.img(state, node);
		let address = this.host.address(String(src)), size = [["width", width], ["height", height]].flatMap(([key, value]) => /^\d+(?:px|%)?$/.test(String(value)) ? [` ${key}="${String(value).replace("px", "")}"`] : []);
		return html$1(`<img src="${escapeHtml(address)}" alt="${escapeHtml(String(alt ?? ""))}"${size.join("")} />`);
	};
	/** The id of a box is kept. The box is dropped, because it has no meaning without its style sheet. */
	box = (state, node) => {
		let children = state.all(node), id = text(node, "id");
		if (id === "") return children;
		let mark = html$1(`<a id="${escapeHtml(id)}"></a>`);
		return children.every(isPhrasing) ? [mark, ...children] : [tag(mark.value), ...children];
	};
	heading = (state, node) => {
		let made = defaultHandlers.h2(state, node), id = text(node, "id");
		return id === "" ? made : {
			...made,
			data: { hProperties: { id } }
		};
	};
	pre = (state, node, parent) => ({
		type: "code",
		lang: [node.children.find((child) => child.type === "element" && child.tagName === "code") ?? node, node].flatMap(({ properties }) => Array.isArray(properties.className) ? properties.className.map(String) : []).map((name) => /^language-(\S+)/.exec(name)?.[1]).find(Boolean) ?? null,
		meta: null,
		value: textIn(node).replace(/\n$/, "")
	});
	code = (_, node) => {
		let classes = Array.isArray(node.properties.className) ? node.properties.className : [], value = textIn(node);
		return classes.includes("math-inline") ? {
			type: "inlineMath",
			value
		} : {
			type: "inlineCode",
			value
		};
	};
	table = (state, node) => find$1(node, ({ tagName, properties }) => Number(properties.rowSpan ?? 1) > 1 || Number(properties.colSpan ?? 1) > 1 || /^(?:ul|ol|pre|table|blockquote|h\d|p|fg-(?!raw|lost).*)$/.test(tagName) && !isOnlyParagraph(tagName, node)) ? this.raw(state, node, void 0) : defaultHandlers.table(state, node);
	details = (state, node) => {
		let [summary] = node.children.filter((child) => child.type === "element" && child.tagName === "summary"), shown = summary ? toHtml(cleanHtml(summary, this.host)?.children ?? []).replace(/\n+/g, " ").trim() : "Details", children = state.toFlow(state.all({
			...node,
			children: node.children.filter((child) => child !== summary)
		}));
		return [
			tag(`<details${node.properties.open ? " open" : ""}>\n<summary>${shown}</summary>`),
			...children,
			tag("</details>")
		];
	};
};
function isOnlyParagraph(tagName, table) {
	return tagName === "p" && !find$1(table, ({ tagName: name, children }) => /^t[dh]$/.test(name) && children.filter((child) => child.type === "element" && child.tagName === "p").length > 1);
}
// src/import/parsedPage.ts
/** Where a node is in its page. */
function placeOf(node) {
	return {
		start: node.position?.start.offset ?? 0,
		end: node.position?.end.offset ?? 0
	};
}
const ADMONITION = /^([ \t>]*)(:{3,})([ \t]?)([a-zA-Z][\w-]*)([ \t]+(?![[{])([^\n]*?))?[ \t]*$/, HEADING_ID = /^([ \t>]*#{1,6}[ \t].*)(\{)(#[^\s{}]+\}[ \t]*#*[ \t]*)$/;
/**
* Brings a page into the form that MDX reads, as Docusaurus does before it parses: comments of HTML, ids of headings,
* `mdx-code-block` fences, titles of admonitions. `isMdx`: false for pages that are plain Markdown.
*/
function readyText(source, bodyStart, isMdx) {
	let titles = /* @__PURE__ */ new Map(), edits = [], fences = [], isComment = !1, offset = 0;
	return {
		text: source.split("\n").map((line) => {
			let start = offset;
			if (offset += line.length + 1, start < bodyStart) return " ".repeat(line.length);
			let mark = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}|~{3,})(.*)$/.exec(line);
			if (!isComment && mark) {
				let [, ticks = "", info = ""] = mark, fence = fences.at(-1), closes = fence !== void 0 && ticks.startsWith(fence.mark) && info.trim() === "", opens = !closes && fence?.isMdx !== !1 && !(ticks.startsWith("`") && info.includes("`")), changed = closes ? fence : opens ? {
					mark: ticks,
					isMdx: info.trim() === "mdx-code-block"
				} : void 0;
				if (closes && fences.pop(), opens && changed && fences.push(changed), changed) return changed.isMdx ? (edits.push({
					start,
					end: offset,
					text: ""
				}), " ".repeat(line.length)) : line;
			}
			if (fences.at(-1)?.isMdx === !1) return line;
			let text = line;
			if (isMdx) {
				let commented = comments(text, isComment);
				isComment = commented.isOpen, text = commented.text.replace(HEADING_ID, (_, before, _brace, id) => before + "" + id);
			}
			let admonition = isComment ? null : ADMONITION.exec(text);
			if (!admonition) return text;
			let [, indent = "", colons = "", , name = "", , title = ""] = admonition;
			return title !== "" && titles.set(start, title), `${indent}${colons}${name}`.padEnd(text.length);
		}).join("\n"),
		titles,
		edits
	};
}
/** Comments of HTML as those of MDX, each mark as long as it was. */
function comments(line, wasOpen) {
	let isOpen = wasOpen, ticks = 0;
	return {
		text: line.replace(/`|<!--|-->|\*\//g, (sign) => isOpen ? sign === "-->" ? (isOpen = !1, "*/}") : sign === "*/" ? "* " : sign : (sign === "`" && (ticks += 1), sign !== "<!--" || ticks % 2 == 1 ? sign : (isOpen = !0, "{/**"))),
		isOpen
	};
}
// src/import/headingTexts.ts
function headingsOf(root) {
	let slugger = new BananaSlug(), entries = [];
	return visit(root, "heading", (node) => {
		let { text, id } = headingText(node);
		entries.push({
			value: text,
			id: id ?? slugger.slug(text),
			level: node.depth,
			node
		});
	}), entries;
}
/** The words of a node, as ids of headings are made of them. */
function wordsOf(node) {
	return "value" in node ? node.value : "alt" in node ? node.alt ?? "" : "children" in node ? node.children.map(wordsOf).join("") : "";
}
/** `root:root` in a heading is text, but Docusaurus leaves its end out of the id. */
function directiveIds(toc) {
	return toc.flatMap(({ node, id }) => {
		let last = node.children.at(-1);
		if (!node.children.some(({ type }) => type === "textDirective") || !last || headingText(node).id !== void 0) return [];
		let { end } = placeOf(last);
		return [{
			start: end,
			end,
			text: ` {#${id}}`
		}];
	});
}
function headingText(node) {
	let all = wordsOf(node), [, text = all, id] = (/* @__PURE__ */ RegExp("^(.*?)\\s*#([^\\s{}]+)\\}\\s*$")).exec(all) ?? [];
	return {
		text,
		id
	};
}
// src/import/admonitionKinds.ts
/** Kinds of admonitions that we have too. */
const OWN_ADMONITIONS = /* @__PURE__ */ new Set([
	"note",
	"tip",
	"info",
	"warning",
	"danger",
	"caution"
]), OTHER_ADMONITIONS = {
	secondary: "note",
	important: "info",
	success: "tip"
};
/** Our kind for an admonition of a repository, with a title that names the original kind. */
function admonitionKind(name) {
	return OWN_ADMONITIONS.has(name) ? { kind: name } : {
		kind: OTHER_ADMONITIONS[name] ?? "note",
		title: name.charAt(0).toUpperCase() + name.slice(1)
	};
}
// src/import/themeHandlers.ts
/** What the marks of the theme, elements `fg-...`, are in Markdown. */
var ThemeHandlers = class {
	host;
	constructor(host) {
		this.host = host;
	}
	all() {
		return {
			"fg-md": this.leaf,
			"fg-raw": (_, node) => html$1(text(node, "text")),
			"fg-tabs": this.tabs,
			"fg-tab": (state, node) => state.toFlow(state.all(node)),
			"fg-code": (_, node) => ({
				type: "code",
				lang: text(node, "lang") || null,
				meta: text(node, "meta") || null,
				value: text(node, "text")
			}),
			"fg-admonition": this.admonition,
			"fg-cards": () => tag("<DocCardList />"),
			"fg-themed": this.themed,
			"fg-lost": this.lost
		};
	}
	leaf = (_, node) => {
		let leaf = this.host.leaves.get(text(node, "n"));
		return leaf === void 0 ? void 0 : structuredClone(leaf);
	};
	tabs = (state, node) => {
		let { values, defaultValue, groupId, queryString } = record(node), labels = new Map((Array.isArray(values) ? values.filter(isRecord) : []).map(({ value, label }) => [String(value), label])), items = elements(node, "fg-tab");
		if (items.length === 0) return state.all(node);
		let given = [groupId ? `groupId="${escapeHtml(String(groupId))}"` : "", queryString === !0 ? "queryString" : queryString ? `queryString="${escapeHtml(String(queryString))}"` : ""], panels = items.flatMap((item, index) => {
			let { value = index, label, isDefault } = record(item), shown = escapeHtml(String(label ?? labels.get(String(value)) ?? value)), chosen = isDefault === !0 || defaultValue != null && String(defaultValue) === String(value) ? " default" : "";
			return [
				tag(`<TabItem value="${escapeHtml(String(value))}" label="${shown}"${chosen}>`),
				...state.toFlow(state.all(item)),
				tag("</TabItem>")
			];
		});
		return [
			tag(`<${["Tabs", ...given.filter(Boolean)].join(" ")}>`),
			...panels,
			tag("</Tabs>")
		];
	};
	admonition = (state, node) => {
		let { kind, title } = admonitionKind(text(node, "type") || "note"), [label] = elements(node, "fg-title"), rest = node.children.filter((child) => child !== label), children = state.toFlow(state.all({
			...node,
			children: rest
		})), words = label ? state.all(label) : title ? [{
			type: "text",
			value: title
		}] : [];
		return {
			type: "containerDirective",
			name: kind,
			attributes: {},
			children: [...words.length > 0 ? [{
				type: "paragraph",
				data: { directiveLabel: !0 },
				children: words
			}] : [], ...children]
		};
	};
	themed = (_, node) => {
		let [light, dark] = ["light", "dark"].map((mode) => this.host.address(text(node, mode)));
		return tag(`<ThemedImage light="${escapeHtml(light ?? "")}" dark="${escapeHtml(dark || light || "")}" alt="${escapeHtml(text(node, "alt"))}" />`);
	};
	/** A lost component is marked in place, and its content is kept. */
	lost = (state, node, parent) => {
		let name = text(node, "name").split(".").at(-1) || "component", children = state.all(node);
		if (children.length > 0) return children;
		let mark = {
			type: "inlineCode",
			value: `<${name} />`
		};
		return parent && isInline(parent) ? mark : {
			type: "containerDirective",
			name: "warning",
			attributes: {},
			children: [{
				type: "paragraph",
				children: [mark, {
					type: "text",
					value: " is not part of this copy."
				}]
			}]
		};
	};
};
// src/import/htmlToMarkdown.ts
/** Markdown of ours for the HTML of a part of a page. */
function htmlToMarkdown(html, host) {
	let tree = fromHtml(html, { fragment: !0 }), handlers = {
		...new ElementHandlers(host).all(),
		...new ThemeHandlers(host).all()
	}, root = toMdast(tree, {
		handlers,
		nodeHandlers: { comment: () => void 0 }
	});
	return visit(root, (node) => {
		"url" in node && typeof node.url == "string" && (node.url = host.address(node.url)), node.type === "heading" && nameHeading(node);
	}), markdownOf(root, host.math);
}
function markdownOf(root, math) {
	let writer = unified().use(remarkStringify, {
		bullet: "-",
		emphasis: "_",
		rule: "-",
		listItemIndent: "one",
		handlers: {
			fgTag: (node) => node.value,
			containerDirective: writeAdmonition
		}
	});
	return writer.use(remarkGfm), math && writer.use(remarkMath), String(writer.stringify(root)).trimEnd();
}
/** An admonition needs more colons than those nested in it. */
const writeAdmonition = (node, _, state, info) => {
	let [first, ...rest] = node.children, label = first?.type === "paragraph" && first.data && "directiveLabel" in first.data ? first : void 0, title = label ? `[${state.containerPhrasing(label, {
		...info,
		before: "[",
		after: "]"
	})}]` : "", body = state.containerFlow({
		type: "root",
		children: label ? rest : node.children
	}, info), colons = ":".repeat(Math.max(3, ...[...body.matchAll(/^[ \t>]*(:{3,})[a-z]/gm)].map(([, inner = ""]) => inner.length + 1)));
	return `${colons}${node.name}${title}\n\n${body}\n\n${colons}`;
};
/** A heading gets an explicit id if its words would give another one. */
function nameHeading(node) {
	let id = node.data && "hProperties" in node.data && isRecord(node.data.hProperties) ? node.data.hProperties.id : void 0;
	typeof id == "string" && id !== "" && id !== slug(wordsOf(node)) && node.children.push({
		type: "html",
		value: ` {#${id}}`
	});
}
// src/import/plainParts.ts
/** Inline elements that HTML and Markdown read the same way. */
const INLINE = new Set("abbr b br cite code del em i ins kbd mark q s small strong sub sup u wbr".split(" "));
/** Whether a node is nothing but a comment. */
function isComment(node) {
	return node.type !== "mdxFlowExpression" && node.type !== "mdxTextExpression" ? !1 : node.value.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "").trim() === "";
}
/** Whether a node means the same in Markdown and MDX. */
function isPlain(node, page) {
	if (!page.isMdx) return !0;
	let plain = !0;
	return visit(node, (inner, _, parent) => isComment(inner) ? SKIP : (inner.type === "mdxJsxTextElement" ? (!(inner.attributes.length === 0 && INLINE.has(inner.name ?? "")) || beginsLine(inner, page.source)) && (plain = !1) : (/^mdx/.test(inner.type) || inner.type === "paragraph" && isIndented(inner, parent, page.source)) && (plain = !1), plain ? void 0 : !1)), plain;
}
/** A tag that begins a line begins a block of HTML. */
function beginsLine(node, source) {
	let { start } = placeOf(node), line = source.slice(source.lastIndexOf("\n", start - 1) + 1, start);
	return /^[\s>]*$/.test(line);
}
/** MDX has no indented code. */
function isIndented(node, parent, source) {
	if (parent !== void 0 && parent.type !== "root") return !1;
	let { start } = placeOf(node);
	return /^(?: {4}|\t)/.test(source.slice(source.lastIndexOf("\n", start - 1) + 1, start));
}
/** Addresses and comments of a part that stays as it is. */
function readPlain(top, page, reading) {
	visit(top, (node) => {
		if (isComment(node) && reading.edits.push({
			...placeOf(node),
			text: ""
		}), node.type === "text" && page.math && !page.math.singleDollarTextMath && reading.edits.push(...dollars(node, page.source)), node.type === "containerDirective" && readDirective(node, page, reading), node.type !== "link" && node.type !== "image" && node.type !== "definition") return;
		let { start, end } = placeOf(node), at = page.source.slice(start, end).lastIndexOf(node.url);
		if (at < 0 || node.url === "") return;
		let from = start + at;
		reading.urls.push({
			start: from,
			end: from + node.url.length,
			url: node.url,
			line: node.position?.start.line ?? 1
		});
	});
}
/** Dollar signs that would start a formula in the new site, though the repository has no formulas of that form. */
function dollars(node, source) {
	let { start, end } = placeOf(node);
	return [...source.slice(start, end).matchAll(/(?<!\\)\$/g)].map(({ index }) => ({
		start: start + index,
		end: start + index,
		text: "\\"
	}));
}
function readDirective(node, { source, admonitions }, reading) {
	if (OWN_ADMONITIONS.has(node.name) || !admonitions.has(node.name)) return;
	let { start } = placeOf(node), line = source.slice(start, source.indexOf("\n", start)), at = line.indexOf(node.name), rest = line.slice(at + node.name.length).trim(), { kind, title } = admonitionKind(node.name);
	reading.edits.push({
		start: start + at,
		end: start + at + node.name.length,
		text: rest === "" ? `${kind}[${title}]` : kind
	});
}
// src/import/renderTree.ts
/** Nodes that keep their form inside of a component. */
const LEAF = /* @__PURE__ */ new Set([
	"blockquote",
	"code",
	"containerDirective",
	"heading",
	"list",
	"math",
	"table",
	"thematicBreak",
	"paragraph"
]);
/** Prepares a tree for rendering: plain parts get names, addresses become absolute, directives become elements. */
function prepareTree(root, page, { titles, leaves }) {
	let definitions = /* @__PURE__ */ new Map();
	visit(root, "definition", (node) => void definitions.set(node.identifier, node)), visit(root, (node, index, parent) => {
		if (node.type === "linkReference" || node.type === "imageReference") {
			let found = definitions.get(node.identifier);
			if (!found || !parent || index === void 0) return;
			let { url, title } = found, resolved = node.type === "linkReference" ? {
				type: "link",
				url,
				title,
				children: node.children
			} : {
				type: "image",
				url,
				title,
				alt: node.alt
			};
			parent.children[index] = {
				...resolved,
				position: node.position
			};
		}
	}), visit(root, (node, index, parent) => {
		if ("url" in node && typeof node.url == "string" && (node.url = page.absolute(node.url)), (node.type === "textDirective" || node.type === "leafDirective") && parent && index !== void 0) {
			let { start, end } = placeOf(node), text = {
				type: "text",
				value: page.source.slice(start, end)
			};
			parent.children[index] = node.type === "textDirective" ? text : {
				type: "paragraph",
				children: [text]
			};
		}
		node.type === "footnoteReference" && parent && index !== void 0 && (parent.children[index] = {
			type: "fgRaw",
			data: {
				hName: "fg-raw",
				hProperties: { text: `[^${node.label ?? node.identifier}]` }
			},
			children: []
		}), node.type === "heading" && readHeading(node), node.type === "containerDirective" && readAdmonition(node, page, titles);
	}), wrapLeaves(root, page, (node) => {
		let key = String(leaves.size);
		return leaves.set(key, node), key;
	});
}
function wrapLeaves(parent, page, keep) {
	for (let [index, node] of parent.children.entries()) {
		let isTop = parent.type === "root", isTight = parent.type === "listItem" && node.type === "paragraph";
		if (LEAF.has(node.type) && !isTight && isPlainTree(node)) {
			let leaf = {
				type: "fgLeaf",
				children: [node],
				data: {
					hName: "fg-md",
					hProperties: { n: keep(node) }
				}
			};
			parent.children[index] = leaf;
		} else "children" in node && !(isTop && node.type === "mdxjsEsm") && wrapLeaves(node, page, keep);
	}
}
function isPlainTree(node) {
	let plain = !0;
	return visit(node, ({ type }) => (/^(?:mdx|fg)/.test(type) && (plain = !1), plain ? void 0 : !1)), plain;
}
function readHeading(node) {
	let { id, text } = headingText(node), last = node.children.at(-1);
	id !== void 0 && last?.type === "text" && (last.value = last.value.replace(/* @__PURE__ */ RegExp("\\s*#[^\\s{}]+\\}\\s*$"), "")), node.data = {
		...node.data,
		hProperties: { id: id ?? slug(text) }
	};
}
function readAdmonition(node, page, titles) {
	let { start } = placeOf(node), line = page.source.lastIndexOf("\n", start - 1) + 1, written = titles.get(line), title = admonitionKind(node.name).title, hasLabel = node.children[0]?.data && "directiveLabel" in node.children[0].data, label = written ?? title;
	!hasLabel && label !== void 0 && node.children.unshift({
		type: "paragraph",
		data: { directiveLabel: !0 },
		children: [{
			type: "text",
			value: label
		}]
	}), node.data = {
		hName: "fg-admonition",
		hProperties: { type: node.name }
	}, node.name = admonitionKind(node.name).kind;
	let [first] = node.children;
	first?.data && "directiveLabel" in first.data && (first.data.hName = "fg-title");
}
// src/import/templateTexts.ts
/**
* Gives template literals their lines back as they are written: MDX takes up to two spaces from each, which breaks YAML
* and Python. Those in quotes stay, since their lines begin with what belongs to these.
*/
function restoreTemplates(node, texts) {
	if (node.type !== "blockquote" && (/^mdx/.test(node.type) && visitTemplates([node.data, Reflect.get(node, "attributes")], texts), "children" in node)) for (let child of node.children) {
		let indent = node.type === "listItem" ? (child.position?.start.column ?? 1) - 1 : texts.indent;
		restoreTemplates(child, {
			...texts,
			indent
		});
	}
}
function visitTemplates(value, texts) {
	if (Array.isArray(value)) for (let item of value) visitTemplates(item, texts);
	if (isRecord(value)) {
		if (value.type === "TemplateElement") restore(value, texts);
		else for (let own of Object.values(value)) visitTemplates(own, texts);
	}
}
function restore({ start, end, value }, { parsed, source, indent }) {
	typeof start == "number" && typeof end == "number" && isRecord(value) && bare(parsed.slice(start, end)) === bare(String(value.raw)) && (value.raw = source.slice(start, end).replace(RegExp(`\n {0,${indent}}`, "g"), "\n"));
}
function bare(text) {
	return text.replace(/\s/g, "");
}
// src/import/mdxPage.ts
/**
* Reads a page and finds what of it is code. `leaves` gets the plain Markdown inside of components.
* @throws VFileMessage for one that is not valid MDX.
*/
async function parsePage(page, leaves) {
	let ready = readyText(page.source, page.bodyStart, page.isMdx), processor = processorFor(page), file = {
		value: ready.text,
		path: page.file
	}, root = processor.parse(file);
	restoreTemplates(root, {
		parsed: ready.text,
		source: page.source,
		indent: 0
	});
	let toc = headingsOf(root), reading = {
		edits: [...ready.edits, ...directiveIds(toc)],
		blocks: [],
		urls: [],
		components: page.isMdx ? componentsOf(root) : []
	}, kept = [];
	for (let [number, node] of root.children.entries()) if (node.type === "mdxjsEsm") kept.push(node), reading.edits.push(wholeLines(node, page.source));
	else if (isComment(node)) reading.edits.push(wholeLines(node, page.source));
	else if (isPlain(node, page)) readPlain(node, page, reading), node.type === "definition" && kept.push(node);
	else {
		let { start, end } = placeOf(node);
		reading.blocks.push({
			number,
			start,
			end,
			line: node.position?.start.line ?? 1
		});
		let block = {
			type: "fgBlock",
			children: [node],
			data: {
				hName: "fg-block",
				hProperties: { n: String(number) }
			}
		};
		kept.push(block);
	}
	return reading.blocks.length === 0 || (root.children = kept, prepareTree(root, page, {
		titles: ready.titles,
		leaves
	}), reading.code = await moduleCode(root, file, page, toc, processor)), reading;
}
/** The module of a page that others import: all of it is rendered. With it the components that it uses. */
async function compilePartial(page, leaves) {
	let ready = readyText(page.source, page.bodyStart, page.isMdx), processor = processorFor(page), file = {
		value: ready.text,
		path: page.file
	}, root = processor.parse(file);
	restoreTemplates(root, {
		parsed: ready.text,
		source: page.source,
		indent: 0
	});
	let toc = headingsOf(root), components = componentsOf(root).map(({ name }) => name);
	return prepareTree(root, page, {
		titles: ready.titles,
		leaves
	}), {
		code: await moduleCode(root, file, page, toc, processor),
		components
	};
}
function processorFor({ math, isMdx }) {
	return createProcessor({
		format: isMdx ? "mdx" : "md",
		providerImportSource: "@mdx-js/react",
		remarkPlugins: [
			remarkGfm,
			remarkDirective,
			...math ? [[remarkMath, math]] : []
		]
	});
}
async function moduleCode(root, file, page, toc, processor) {
	let declared = /* @__PURE__ */ new Set();
	visit(root, "mdxjsEsm", ({ value }) => {
		for (let [, name = ""] of value.matchAll(/\b(?:const|let|var|function|class)\s+([\w$]+)/g)) declared.add(name);
		for (let [, names = ""] of value.matchAll(/^import\s+([^'"]*)/gm)) for (let [name] of names.matchAll(/[\w$]+/g)) declared.add(name);
	});
	let facts = {
		frontMatter: page.frontMatter,
		toc: toc.map(({ value, id, level }) => ({
			value,
			id,
			level
		})),
		contentTitle: toc[0]?.value ?? "",
		assets: {},
		metadata: {}
	}, lines = Object.entries(facts).filter(([name]) => !declared.has(name)).map(([name, value]) => `export const ${name} = ${JSON.stringify(value ?? {})};`), { run, stringify } = processor, tree = await run.call(processor, root, file);
	return `${stringify.call(processor, tree, file)}\n${lines.join("\n")}\n`;
}
function componentsOf(root) {
	let names = /* @__PURE__ */ new Map(), note = (name, line) => {
		/^[A-Z]/.test(name) && !names.has(name) && names.set(name, line);
	};
	return visit(root, (node) => {
		let line = node.position?.start.line ?? 1;
		"name" in node && typeof node.name == "string" && /^mdxJsx/.test(node.type) && note(node.name.split(".")[0] ?? "", line);
		let value = "value" in node && typeof node.value == "string" ? node.value : "";
		if (/^mdx/.test(node.type)) for (let [, name = ""] of value.matchAll(/<([A-Z][\w$]*)/g)) note(name, line);
	}), [...names].map(([name, line]) => ({
		name,
		line
	}));
}
/** A node with the line that it ends in. */
function wholeLines(node, source) {
	let { start, end } = placeOf(node);
	return {
		start,
		end: end + (/^[ \t]*\n(?:[ \t]*\n)?/.exec(source.slice(end))?.[0].length ?? 0),
		text: ""
	};
}
// src/import/pageWriter.ts
/** Writes pages: Markdown stays as it is, and code becomes the Markdown of what it renders. */
var PageWriter = class {
	job;
	leaves = /* @__PURE__ */ new Map();
	/** Components that imported pages use without importing them. */
	shared = /* @__PURE__ */ new Set();
	constructor(job) {
		this.job = job;
	}
	async write(pages) {
		let parsed = /* @__PURE__ */ new Map();
		for (let [index, page] of pages.entries()) index % 20 == 0 && this.job.progress(`Reading page ${index + 1} of ${pages.length}`), parsed.set(page, await this.parse(page));
		let rendered = await this.render(parsed);
		for (let [page, reading] of parsed) {
			let edits = [...reading.edits, ...this.urlEdits(page, reading)], result = rendered.get(page.file);
			result && this.reportNotes(page, reading, result);
			for (let block of reading.blocks) {
				let html = result?.blocks[block.number], text = html === void 0 ? this.unrendered(page, result) : this.markdown(html, page);
				edits.push({
					start: block.start,
					end: block.end,
					text
				});
			}
			let body = applyEdits(page.source, edits).slice(page.bodyStart);
			reportShownAsSource(page.file, body, this.job.losses);
			let frontMatter = page.frontMatter.replace(/^(image:[ \t]*(['"]?))(\S+?)(?=\2[ \t]*$)/m, (_, before, _quote, url) => before + this.job.addresses.final(url, page));
			this.job.folder.write(page.out, frontMatter + (frontMatter === "" ? body.replace(/^\n+/, "") : body));
		}
	}
	async parse(page) {
		let options = this.pageOptions(page);
		try {
			return await parsePage(options, this.leaves);
		} catch (error) {
			let { message, line } = faultOf(error);
			this.job.losses.add({
				kind: "invalid",
				what: message,
				file: page.file,
				line
			});
			let reading = await parsePage({
				...options,
				isMdx: !1
			}, this.leaves);
			return {
				...reading,
				edits: [...reading.edits, ...moduleLines(page)]
			};
		}
	}
	urlEdits(page, { urls }) {
		return urls.flatMap(({ start, end, url }) => {
			let text = this.job.addresses.final(url, page);
			return text === url ? [] : [{
				start,
				end,
				text
			}];
		});
	}
	async render(parsed) {
		let { facts, isolation, progress } = this.job, coded = [...parsed].flatMap(([page, { code, components }]) => code === void 0 ? [] : [{
			page,
			code,
			components
		}]);
		if (coded.length === 0) return /* @__PURE__ */ new Map();
		progress("Bundling the code of the pages");
		let bundled = await this.bundle(new Map(coded.map(({ page, code }) => [page.file, code]))), count = 0;
		return renderAll({
			kind: "render",
			siteConfig: facts.config,
			theme: bundled.get("theme"),
			shared: [...this.shared].sort(),
			pages: coded.flatMap(({ page, components }) => {
				let file = bundled.get(page.file);
				return file === void 0 ? [] : [{
					key: page.file,
					file,
					components: components.map(({ name }) => name)
				}];
			})
		}, isolation, () => {
			count += 1, count % 20 == 1 && progress(`Rendering page ${count} of ${coded.length}`);
		});
	}
	/** Bundles the code of pages, with the components that all of them may use as `theme`. */
	async bundle(codes) {
		let { facts, located, losses, work } = this.job, theme = [
			"js",
			"jsx",
			"ts",
			"tsx"
		].flatMap((extension) => [`MDXComponents.${extension}`, `MDXComponents/index.${extension}`]).map((name) => path.join(located.siteDir, "src/theme", name)).find(isFile);
		return bundleCode({
			entries: theme === void 0 ? codes : new Map([...codes, ["theme", theme]]),
			out: path.join(work, "pages"),
			siteDir: located.siteDir,
			docsDir: facts.docsDir,
			root: located.root,
			markdown: (file) => this.partial(file),
			lost: ({ kind, what, importer }) => losses.add({
				kind,
				what,
				file: importer
			})
		}).catch((error) => (losses.add({
			kind: "failed",
			what: asError(error).message.split("\n").slice(0, 3).join(" "),
			file: located.siteDir
		}), /* @__PURE__ */ new Map()));
	}
	async partial(file) {
		let { code, components } = await compilePartial(this.pageOptions(readSource(file)), this.leaves);
		for (let name of components) this.shared.add(name);
		return code;
	}
	pageOptions(page) {
		let { facts, addresses } = this.job, { format } = facts, asked = page.written.format, isMdx = asked === "mdx" || asked !== "md" && (format === "mdx" || format === "detect" && page.file.endsWith(".mdx"));
		return {
			file: page.file,
			source: page.source,
			bodyStart: page.bodyStart,
			frontMatter: page.written,
			isMdx,
			math: facts.math,
			admonitions: facts.admonitions,
			absolute: (url) => addresses.absolute(url, page.file)
		};
	}
	markdown(html, page) {
		let { facts, addresses, losses } = this.job;
		return htmlToMarkdown(html, {
			leaves: this.leaves,
			math: facts.math !== !1,
			address: (url) => addresses.final(url, page),
			lost: (kind, what) => losses.add({
				kind,
				what,
				file: page.file
			})
		});
	}
	unrendered(page, result) {
		return result?.fault === void 0 && this.job.losses.add({
			kind: "failed",
			what: "a part of the page",
			file: page.file
		}), ":::warning\n\nA part of this page is not part of this copy.\n\n:::";
	}
	reportNotes(page, { components, blocks }, { notes, fault, blocks: shown }) {
		let lineOf = (name) => components.find((component) => name.includes(component.name))?.line ?? blocks[0]?.line;
		fault !== void 0 && this.job.losses.add({
			kind: "failed",
			what: fault,
			file: page.file,
			line: blocks[0]?.line
		});
		for (let { kind, name } of notes) this.job.losses.add({
			kind,
			what: name,
			file: page.file,
			line: lineOf(name)
		});
		if (notes.some(({ kind }) => kind === "state")) for (let { number, start, end, line } of blocks) hidesText(page.source.slice(start, end), shown[number] ?? "") && this.job.losses.add({
			kind: "browser",
			what: "a text that opens by a click",
			file: page.file,
			line
		});
	}
};
/** Whether the first HTML of a component lacks words of a long text in its props. */
function hidesText(code, html) {
	return [...code.matchAll(/=\{`([^`]{80,})`\}|="((?!https?:|[./])[^"]{80,})"/g)].some(([, template = "", text = template]) => [...text.matchAll(/\p{L}{4,}/gu)].some(([word]) => !html.includes(word)));
}
function faultOf(error) {
	let place = error instanceof Error ? Reflect.get(error, "line") : void 0, reason = error instanceof Error ? Reflect.get(error, "reason") : void 0;
	return {
		message: typeof reason == "string" ? reason.replace(/\s*\(note:.*$/, "") : asError(error).message,
		line: typeof place == "number" ? place : void 0
	};
}
/** Lines of code in a page that is read as Markdown. */
function moduleLines({ source, bodyStart }) {
	return [...source.matchAll(/^(?:import\s[^\n]*(?:from\s+)?['"][^'"\n]+['"];?[ \t]*|import\s*\{[^}]*\}\s*from\s*['"][^'"\n]+['"];?)\n/gm)].filter(({ index }) => index >= bodyStart).map(({ 0: text, index }) => ({
		start: index,
		end: index + text.length,
		text: ""
	}));
}
// src/import/readConfig.ts
const DEFAULT_ADMONITIONS = [
	"note",
	"tip",
	"info",
	"warning",
	"danger",
	"caution",
	"secondary",
	"important",
	"success"
];
/** Runs the configuration of a website, and finds in it what the importer needs. */
async function readSiteFacts(reading, routes) {
	let { located, losses } = reading, value = located.config === void 0 ? {} : await readModule(located.config, reading, routes), config = isRecord(value) ? value : {}, parts = partsOf(config), main = (kind) => parts.filter((part) => part.kind === kind).find(({ options }) => options.id === void 0 || options.id === "default")?.options, bare = located.config === void 0 || Object.keys(config).length === 0 ? {} : void 0, docs = main("docs") ?? bare, isBare = located.config === void 0, docsDir = typeof docs?.path == "string" ? path.resolve(located.siteDir, docs.path) : located.docsDir, folders = Array.isArray(config.staticDirectories) ? config.staticDirectories.map(String) : ["static"], plugins = JSON.stringify([
		docs?.remarkPlugins,
		docs?.rehypePlugins,
		docs?.beforeDefaultRemarkPlugins
	]), markdown = isRecord(config.markdown) ? config.markdown : {};
	for (let { kind, name } of parts) kind === "unknown" && !QUIET.test(name) && losses.add({
		kind: "config",
		what: `the plugin ${path.isAbsolute(name) ? shown(path.normalize(name), located.root) : name} is not part of the copy`,
		file: shown(located.config ?? "", located.root)
	});
	for (let name of markdownPlugins([
		docs,
		main("blog"),
		main("pages")
	])) losses.add({
		kind: "config",
		what: `the Markdown plugin ${name} is not applied: what it changes on pages is as it is written`,
		file: shown(located.config ?? "", located.root)
	});
	return {
		config,
		themeConfig: isRecord(config.themeConfig) ? config.themeConfig : {},
		docs,
		blog: main("blog"),
		pages: main("pages"),
		redirects: main("redirects"),
		instances: parts.flatMap(({ kind, options }) => kind === "docs" && options.id !== void 0 && options.id !== "default" ? [String(options.id)] : []),
		docsDir,
		staticDirs: folders.map((folder) => path.resolve(located.siteDir, folder)).filter(isFolder),
		baseUrl: typeof config.baseUrl == "string" ? config.baseUrl.replace(/\/*$/, "/") : "/",
		routeBase: isBare ? "" : String(docs?.routeBasePath ?? "docs").replace(/^\/+|\/+$/g, ""),
		math: /remark-math|katex/.test(plugins) && { singleDollarTextMath: !plugins.includes("\"singleDollarTextMath\":false") },
		format: markdown.format === "md" || markdown.format === "detect" ? markdown.format : "mdx",
		admonitions: keywordsOf(docs?.admonitions)
	};
}
/** Plugins that add nothing to pages. */
const QUIET = /search|analytics|gtag|tag-manager|sitemap|pwa|svgr|debug|ideal-image|theme-mermaid|theme-classic|sass|tailwind|zoom|css-cascade|rsdoctor|vercel|faster/;
/** Plugins that the settings have for Markdown, but for those of formulas. */
function markdownPlugins(options) {
	let names = options.flatMap((own) => Object.entries(own ?? {}).flatMap(([key, list]) => /(?:remark|rehype|recma)Plugins$/i.test(key) && Array.isArray(list) ? list : [])).map((entry) => {
		let first = Array.isArray(entry) ? entry[0] : entry, plugin = isRecord(first) ? first.default : first;
		return typeof plugin == "string" && plugin.replace("stand-in:", "") || "without a name";
	});
	return [...new Set(names.filter((name) => !/math|katex/i.test(name)))];
}
function keywordsOf(setting) {
	let keywords = isRecord(setting) && Array.isArray(setting.keywords) ? setting.keywords.map(String) : [], extends_ = !isRecord(setting) || setting.extendDefaults !== !1 || keywords.length === 0;
	return /* @__PURE__ */ new Set([...extends_ ? DEFAULT_ADMONITIONS : [], ...keywords]);
}
/** A module of the website as data; undefined, with a loss reported, if it cannot be run. */
async function readModule(file, reading, routes) {
	let { located, work, isolation, losses } = reading, name = shown(file, located.root);
	if (!isFile(file)) {
		losses.add({
			kind: "config",
			what: `${name} does not exist`,
			file: name
		});
		return;
	}
	let out = path.join(work, `config-${path.basename(file).replace(/\W+/g, "-")}`);
	try {
		let entry = (await bundleCode({
			entries: /* @__PURE__ */ new Map([["config", file]]),
			out,
			siteDir: located.siteDir,
			docsDir: located.docsDir,
			root: located.root,
			lost: ({ kind, what, importer }) => losses.add({
				kind: kind === "failed" ? "config" : kind,
				what,
				file: shown(importer, located.root)
			})
		})).get("config") ?? "", first = await readExports(entry, isolation, { routes }), second = first.fault === void 0 ? void 0 : await readExports(entry, isolation, {
			routes,
			pretend: !0
		}), { value, packages, fault } = second && second.fault === void 0 ? second : first;
		second && fault === void 0 && losses.add({
			kind: "config",
			what: `${name} wants variables of the environment: ${first.fault}`,
			file: name
		}), fault !== void 0 && losses.add({
			kind: "config",
			what: `${name} does not run: ${fault}`,
			file: name
		});
		for (let one of packages) losses.add({
			kind: "package",
			what: one,
			file: name
		});
		return value;
	} catch (error) {
		losses.add({
			kind: "config",
			what: `${name} cannot be read: ${error instanceof Error ? error.message.split("\n").slice(0, 3).join(" ") : error}`,
			file: name
		});
		return;
	}
}
/** The plugins of a configuration, those of its presets among them. */
function partsOf(config) {
	let entries = (list) => (Array.isArray(list) ? list : []).flatMap((entry) => {
		if (!entry) return [];
		let [name, options] = Array.isArray(entry) ? entry : [entry, {}];
		return [[typeof name == "string" && name.replace("stand-in:", "") || "a function", isRecord(options) ? options : {}]];
	}), parts = [];
	for (let [name, options] of entries(config.presets)) {
		/classic/.test(name) || !("docs" in options) && !("blog" in options) && parts.push({
			kind: "unknown",
			name,
			options
		});
		for (let kind of [
			"docs",
			"blog",
			"pages"
		]) options[kind] !== !1 && (isRecord(options[kind]) || /classic/.test(name)) && parts.push({
			kind,
			name,
			options: isRecord(options[kind]) ? options[kind] : {}
		});
	}
	for (let [name, options] of entries(config.plugins)) {
		let [, kind] = /content-(docs|blog|pages)$/.exec(name) ?? [];
		kind === "docs" || kind === "blog" || kind === "pages" ? parts.push({
			kind,
			name,
			options
		}) : /client-redirects$/.test(name) ? parts.push({
			kind: "redirects",
			name,
			options
		}) : parts.push({
			kind: "unknown",
			name,
			options
		});
	}
	return parts;
}
// src/import/redirectRows.ts
/** The file of redirects: those of the client-redirects plugin that lead to a page. */
function redirectRows({ redirects, baseUrl }, pages) {
	let routes = new Set(pages.map(({ route }) => route)), rows = /* @__PURE__ */ new Map(), list = [...Array.isArray(redirects?.redirects) ? redirects.redirects : [], ...Array.isArray(redirects?.createRedirects) ? redirects.createRedirects : []], plain = (url) => baseUrl !== "/" && url.startsWith(baseUrl) ? url.slice(baseUrl.length - 1) : url;
	for (let entry of list.filter(isRecord)) for (let from of Array.isArray(entry.from) ? entry.from : [entry.from]) {
		let [route, hash = ""] = plain(String(entry.to)).split(/(?=[?#])/), target = normalizeRoute(route ?? "/"), source = normalizeRoute(plain(String(from)));
		/[?#\s]/.test(String(from)) || routes.has(source) || !routes.has(target) || rows.set(source, target + hash);
	}
	return `from\tto\n${[...rows].sort(([a], [b]) => a < b ? -1 : 1).map(([from, to]) => `${from}\t${to}\n`).join("")}`;
}
// src/import/settingLinks.ts
/** The links of settings and sidebars in the new site. */
function linkReader({ pages, facts, located, losses }) {
	let { baseUrl, config, staticDirs } = facts, blogBase = blogBaseOf(facts), routes = new Set(pages.map(({ route }) => route)), hasBlog = pages.some(({ kind }) => kind === "blog"), isList = (route) => hasBlog && (route === blogBase || route.startsWith(`${blogBase}tags/`) || route.startsWith(`${blogBase}page/`));
	return (given) => {
		let url = given.replace(/^pathname:\/\//, "");
		if (isExternal(url) || url.startsWith("#")) return url;
		let inside = baseUrl !== "/" && url.startsWith(baseUrl) ? url.slice(baseUrl.length - 1) : url, [target = ""] = inside.split(/[?#]/), route = normalizeRoute(target);
		if (routes.has(route) || route === "/" || isList(route) || staticDirs.some((dir) => isFile(path.join(dir, target)))) return inside;
		let file = shown(located.config ?? located.docsDir, located.root), base = typeof config.url == "string" && URL.canParse(config.url) ? new URL(config.url).origin + baseUrl : void 0;
		return losses.add({
			kind: base === void 0 ? "dead-link" : "link",
			what: url,
			file
		}), base === void 0 ? void 0 : new URL(inside.replace(/^\//, ""), base).href;
	};
}
// src/import/settingsJob.ts
/** A text of the settings; empty for one that is not known. */
function textOf(value) {
	return typeof value == "string" && !value.includes("fieldguideUnset") ? value.trim() : "";
}
/** Where an item of the bar or the footer leads. */
function hrefOf(item, job) {
	let given = textOf(item.to) || textOf(item.href);
	if (given !== "") return job.href(isExternal(given) || given.startsWith("/") ? given : `/${given}`);
}
// src/import/navbarItems.ts
/** The items of the top bar. */
function navbarItems(value, job) {
	let items = (Array.isArray(value) ? value : []).filter(isRecord).flatMap((item) => navbarItem(item, job));
	return items.some(({ type }) => type === "search") ? items : [...items, { type: "search" }];
}
function navbarItem(item, job) {
	let position = { position: item.position === "left" ? "left" : "right" }, label = textOf(item.label) || textOf(item["aria-label"]) || textOf(item.title), lost = (what) => (job.losses.add({
		kind: "config",
		what: `the navbar item ${what}`,
		file: job.configFile
	}), []), type = item.type ?? (Array.isArray(item.items) ? "dropdown" : "default");
	if (type === "search") return [{
		type,
		...position
	}];
	if (type === "localeDropdown" || type === "docsVersionDropdown" || type === "docsVersion") return [];
	if (type === "html") return typeof item.value == "string" && item.value.trim() !== "" ? [{
		type,
		value: item.value,
		...position
	}] : [];
	if (type === "doc") {
		let page = job.pages.find(({ kind, sourceId }) => kind === "docs" && sourceId === item.docId);
		return page ? [{
			type,
			docId: page.id,
			...label ? { label } : {},
			...position
		}] : lost(`"${label || String(item.docId)}" leads to a page that does not exist`);
	}
	if (type === "docSidebar") {
		let id = String(item.sidebarId);
		return job.sidebars && !(id in job.sidebars) ? lost(`"${label || id}" names a sidebar that does not exist`) : [{
			type,
			sidebarId: job.sidebars ? id : "docs",
			label: label || id,
			...position
		}];
	}
	if (type === "dropdown") {
		let entries = (Array.isArray(item.items) ? item.items : []).filter(isRecord).flatMap((entry) => {
			if (entry.type === "html") return [];
			if (entry.type === "doc") {
				let page = job.pages.find(({ sourceId }) => sourceId === entry.docId);
				return page ? [{
					type: "doc",
					docId: page.id,
					...textOf(entry.label) ? { label: textOf(entry.label) } : {}
				}] : [];
			}
			let href = hrefOf(entry, job), name = textOf(entry.label);
			return href === void 0 || name === "" ? [] : [{
				label: name,
				href
			}];
		});
		return entries.length === 0 || label === "" ? lost(`"${label}" is empty`) : [{
			type,
			label,
			items: entries,
			...position
		}];
	}
	if (type !== "default") return lost(`"${label || String(type)}" of the type ${String(type)}`);
	let href = hrefOf(item, job), name = label || nameOfHref(href);
	return href === void 0 || name === void 0 ? lost(`"${label}" leads to a page that is not part of the copy`) : [{
		type: "link",
		label: name,
		href,
		...position
	}];
}
/** What a link shows that is only an icon. */
function nameOfHref(href) {
	if (href !== void 0) return /github\.com/.test(href) ? "GitHub" : URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, "") : void 0;
}
// src/import/settings.ts
/** The settings of the new site. */
function convertSettings(job) {
	let { facts, sidebars } = job, { config, themeConfig } = facts, navbar = isRecord(themeConfig.navbar) ? themeConfig.navbar : {}, url = textOf(config.url), announcement = announcementOf(themeConfig.announcementBar, job), colorMode = isRecord(themeConfig.colorMode) ? themeConfig.colorMode : {}, toc = isRecord(themeConfig.tableOfContents) ? themeConfig.tableOfContents : {};
	return defined({
		title: textOf(config.title) || job.name,
		tagline: textOf(config.tagline) || void 0,
		titleDelimiter: textOf(config.titleDelimiter) ? ` ${textOf(config.titleDelimiter)} ` : void 0,
		url: url && URL.canParse(url) ? new URL(url).origin : void 0,
		baseUrl: facts.baseUrl === "/" ? void 0 : facts.baseUrl,
		trailingSlash: config.trailingSlash !== !1 && void 0,
		editUrl: job.editUrl,
		logo: logoOf(navbar.logo, job),
		favicon: pictureOf(config.favicon, job),
		navbar: { items: navbarItems(navbar.items, job) },
		sidebars: sidebars && Object.keys(sidebars).length > 0 ? sidebars : void 0,
		toc: tocOf(toc),
		footer: footerOf(themeConfig.footer, job),
		announcement,
		colorMode: Object.keys(colorMode).length > 0 ? {
			default: colorMode.defaultMode === "dark" ? "dark" : "light",
			switch: colorMode.disableSwitch !== !0
		} : void 0,
		search: searchOf(themeConfig.algolia),
		blog: job.hasBlog ? blogOf(facts.blog ?? {}) : void 0,
		math: facts.math ? !0 : void 0,
		docsVersion: job.version === void 0 ? void 0 : {
			name: job.version,
			label: job.version
		}
	});
}
function defined(value) {
	return Object.fromEntries(Object.entries(value).filter(([, own]) => own !== void 0));
}
function pictureOf(value, { isStatic, losses, configFile, facts }) {
	let given = textOf(value);
	if (given === "") return;
	if (isExternal(given)) return given;
	let file = `/${given.replace(/^\/+/, "")}`, inside = facts.baseUrl !== "/" && file.startsWith(facts.baseUrl) ? file.slice(facts.baseUrl.length - 1) : file;
	if (isStatic(inside)) return inside;
	losses.add({
		kind: "file",
		what: given,
		file: configFile
	});
}
function logoOf(value, job) {
	let logo = isRecord(value) ? value : {}, src = pictureOf(logo.src, job);
	if (src === void 0) return !1;
	let dark = pictureOf(logo.srcDark, job), title = textOf(job.facts.config.title), isNamed = isRecord(job.facts.themeConfig.navbar) && textOf(job.facts.themeConfig.navbar.title) !== "";
	return defined({
		src,
		dark,
		alt: title || textOf(logo.alt) || void 0,
		title: isNamed ? void 0 : !1
	});
}
function footerOf(value, job) {
	if (!isRecord(value)) return;
	let columns = [], links = [], link = (item) => {
		let href = hrefOf(item, job), label = textOf(item.label);
		return href !== void 0 && label !== "" ? [{
			label,
			href
		}] : (job.losses.add({
			kind: "config",
			what: `the footer item ${label === "" ? "of HTML" : `"${label}"`}`,
			file: job.configFile
		}), []);
	};
	for (let entry of (Array.isArray(value.links) ? value.links : []).filter(isRecord)) if (!Array.isArray(entry.items)) links.push(...link(entry));
	else {
		let inside = entry.items.filter(isRecord).flatMap(link);
		inside.length > 0 && columns.push({
			title: textOf(entry.title) || "More",
			links: inside
		});
	}
	let copyright = textOf(value.copyright);
	return /<a\s/i.test(copyright) && job.losses.add({
		kind: "config",
		what: "the links of the copyright line",
		file: job.configFile
	}), {
		columns,
		links,
		note: copyright.replace(/<br\s*\/?>/gi, " ").replace(/<[^>]*>/g, "").replace(/&copy;/g, "©").replace(/&nbsp;/g, " ").replace(/&amp;/g, "&").replace(/\s+/g, " ").trim()
	};
}
function announcementOf(value, job) {
	if (!isRecord(value) || textOf(value.content) === "") return;
	let html = textOf(value.content).replace(/\s(?:style|class|target|rel)=(?:"[^"]*"|'[^']*')/gi, "").replace(/(\shref=)(["'])(.*?)\2/gi, (_, name, quote, href) => `${name}${quote}${job.href(href) ?? "/"}${quote}`);
	return {
		id: textOf(value.id) || "announcement",
		html,
		dismissible: value.isCloseable !== !1
	};
}
function tocOf({ minHeadingLevel, maxHeadingLevel }) {
	if (typeof minHeadingLevel == "number" || typeof maxHeadingLevel == "number") return {
		minLevel: Number(minHeadingLevel ?? 2),
		maxLevel: Number(maxHeadingLevel ?? 3)
	};
}
function searchOf(value) {
	if (!isRecord(value)) return;
	let [applicationId, searchApiKey, indexName] = [
		value.appId,
		value.apiKey,
		value.indexName
	].map(textOf);
	if (/^[A-Za-z0-9]+$/.test(applicationId ?? "") && /^\S+$/.test(searchApiKey ?? "") && /^[\w.-]+$/.test(indexName ?? "")) return {
		provider: "algolia",
		applicationId: applicationId ?? "",
		searchApiKey: searchApiKey ?? "",
		indexName: indexName ?? ""
	};
}
function blogOf(options) {
	let count = options.postsPerPage;
	return defined({
		title: textOf(options.blogTitle) || void 0,
		route: `/${(textOf(options.routeBasePath) || "blog").replace(/^\/|\/$/g, "")}/`,
		postsPerPage: typeof count == "number" && count >= 1 ? count : void 0
	});
}
// src/import/settingsFile.ts
/** The settings as a file for people to edit. */
function settingsFile(settings) {
	return `/** Made by \`fieldguide import\`. The settings are described in docs/configuration.md of Fieldguide. */\nexport default ${literal(settings, "")};\n`;
}
/** A value as TypeScript, close to the format of Biome. */
function literal(value, indent) {
	let inner = `${indent}  `;
	if (typeof value == "string") return value.includes("'") || value.includes("\n") ? JSON.stringify(value) : `'${value.replaceAll("\\", "\\\\")}'`;
	if (Array.isArray(value)) return value.length === 0 ? "[]" : `[\n${value.map((item) => `${inner}${literal(item, inner)},\n`).join("")}${indent}]`;
	if (isRecord(value)) {
		let entries = Object.entries(value).filter(([, own]) => own !== void 0);
		return entries.length === 0 ? "{}" : `{\n${entries.map(([key, own]) => `${inner}${/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key)}: ${literal(own, inner)},\n`).join("")}${indent}}`;
	}
	return JSON.stringify(value);
}
// src/import/shownHosts.ts
/** Hosts that pages show pictures and frames of. */
function shownHosts(out, losses) {
	let found = /* @__PURE__ */ new Set();
	for (let kind of [
		"docs",
		"blog",
		"pages"
	]) {
		let folder = path.join(out, kind);
		if (isFolder(folder)) for (let name of filesBelow(folder, {
			root: out,
			losses
		})) {
			if (!name.endsWith(".md")) continue;
			let text = readFileSync(path.join(folder, name), "utf8");
			for (let [, url = ""] of text.matchAll(/(?:!\[(?:[^\]]|\](?!\())*\]\(\s*<?|\s(?:src|poster|light|dark)=["'])(https?:\/\/[^\s)"'>]+)/g)) URL.canParse(url) && found.add(new URL(url).origin);
			for (let [, url = ""] of text.matchAll(/^\s*\[[^\]]+\]:\s*<?(https?:\/\/\S+\.(?:png|svg|jpe?g|gif|webp))/gm)) URL.canParse(url) && found.add(new URL(url).origin);
		}
	}
	return found.size === 0 ? {} : { externalOrigins: [...found].sort() };
}
// src/import/sidebars.ts
/** Converts the sidebars of Docusaurus, in all their forms, to ours. */
function convertSidebars(value, job) {
	let given = isRecord(value) ? value : {}, reader = new SidebarReader(job), sidebars = Object.fromEntries(Object.entries(given).flatMap(([id, items]) => {
		let read = reader.items(items);
		return read.length === 0 ? [] : [[id, read]];
	}));
	return reader.finish(sidebars), sidebars;
}
var SidebarReader = class {
	job;
	byId;
	constructor(job) {
		this.job = job, this.byId = new Map(job.pages.filter(({ kind }) => kind === "docs").map((page) => [page.sourceId, page]));
	}
	/** A list of items, or the short form: labels with what is below them. */
	items(value) {
		return Array.isArray(value) ? value.flatMap((item) => this.item(item)) : value === "stand-in:cycle" ? (this.lost("a category that contains itself"), []) : isRecord(value) ? Object.entries(value).flatMap(([label, items]) => this.category({
			label,
			items
		})) : [];
	}
	item(item) {
		if (typeof item == "string") return item === "stand-in:cycle" ? this.items(item) : this.doc({ id: item });
		if (!isRecord(item)) return [];
		let { type, className } = item;
		switch (type) {
			case void 0: return this.items(item);
			case "doc": return this.doc(item);
			case "ref": return this.reference(item);
			case "link": {
				let href = this.job.href(String(item.href ?? ""));
				return href === void 0 || href === "" ? this.lost(`the link "${item.label}"`) : [{
					type: "link",
					label: String(item.label),
					href,
					...classOf(className)
				}];
			}
			case "html": return typeof item.value == "string" ? [{
				type: "html",
				value: item.value,
				...classOf(className)
			}] : [];
			case "autogenerated": return this.folder(String(item.dirName ?? "."));
			case "category": return this.category(item);
			default: return this.lost(`an item of type "${String(type)}"`);
		}
	}
	doc({ id, label, className }) {
		let page = this.pageOf(id);
		return page ? page.draft ? [] : label === void 0 && className === void 0 ? [page.id] : [{
			type: "doc",
			id: page.id,
			...label === void 0 ? {} : { label: String(label) },
			...classOf(className)
		}] : this.lost(`the page "${String(id)}", which does not exist`);
	}
	/** A link to a page whose own sidebar is another one. */
	reference({ id, label, className }) {
		let page = this.pageOf(id);
		if (!page || page.draft) return this.doc({ id });
		let shown = label ?? page.written.sidebar_label ?? titleOf(page);
		return [{
			type: "link",
			label: String(shown),
			href: page.route,
			...classOf(className)
		}];
	}
	pageOf(id) {
		return this.byId.get(String(id)) ?? this.byId.get(withoutNumbers(String(id)));
	}
	folder(dirName) {
		let folder = withoutNumbers(dirName.replace(/^\.?\/?|\/$/g, ""));
		return folder !== "" && !this.job.folders.has(folder) ? this.lost(`the folder "${dirName}", which has no pages`) : [{
			type: "autogenerated",
			dirName: [this.job.base, folder].filter(Boolean).join("/") || "."
		}];
	}
	category(item) {
		let { categories } = this.job, label = String(item.label ?? "") || "Pages", link = this.categoryLink(item.link, label), items = this.items(item.items);
		if (items.length === 0) return link?.type === "doc" ? [{
			type: "doc",
			id: link.id,
			label,
			...classOf(item.className)
		}] : this.lost(`the category "${label}", which is empty`);
		let { collapsible = categories.collapsible, collapsed = categories.collapsed } = item;
		return [{
			type: "category",
			label,
			...link ? { link } : {},
			...collapsible === !1 ? { collapsible } : {},
			...collapsed === !1 || collapsible === !1 ? { collapsed: !1 } : {},
			...classOf(item.className),
			items
		}];
	}
	categoryLink(link, label) {
		if (!isRecord(link)) return;
		if (link.type === "generated-index") return this.generatedIndex(link, label);
		let [doc] = link.type === "doc" ? this.doc({ id: link.id }) : [];
		return typeof doc == "string" ? {
			type: "doc",
			id: doc
		} : void 0;
	}
	generatedIndex({ title, slug, description }, label) {
		let path = typeof slug == "string" ? slug : `/category/${this.job.slugger.slug(label)}`;
		return {
			type: "generated-index",
			slug: `${this.job.base === "" ? "" : `/${this.job.base}`}/${path.replace(/^\//, "")}`,
			...typeof title == "string" && title !== "" ? { title } : {},
			...typeof description == "string" && description !== "" ? { description } : {}
		};
	}
	lost(what) {
		return this.job.losses.add({
			kind: "sidebar",
			what,
			file: this.job.file
		}), [];
	}
	/** Reports pages that are in two sidebars or in none. */
	finish(sidebars) {
		let { pages, losses } = this.job, docs = pages.filter(({ kind, draft, written }) => kind === "docs" && !draft && written.unlisted !== !0), places = /* @__PURE__ */ new Map(), note = (items, sidebar) => {
			for (let item of items) {
				let id = typeof item == "string" ? item : item.type === "doc" ? item.id : item.type === "category" && item.link?.type === "doc" ? item.link.id : void 0, folder = typeof item != "string" && item.type === "autogenerated" ? item.dirName : void 0;
				for (let page of docs) (page.id === id || folder !== void 0 && (folder === "." || page.out.startsWith(`docs/${folder}/`))) && places.set(page.file, (places.get(page.file) ?? /* @__PURE__ */ new Set()).add(sidebar));
				typeof item != "string" && item.type === "category" && note(item.items, sidebar);
			}
		};
		for (let [id, items] of Object.entries(sidebars)) note(items, id);
		if (Object.keys(sidebars).length !== 0) for (let page of docs) {
			let count = places.get(page.file)?.size ?? 0;
			count === 0 && losses.add({
				kind: "no-sidebar",
				what: page.id,
				file: page.file
			}), count > 1 && losses.add({
				kind: "two-sidebars",
				what: page.id,
				file: page.file
			});
		}
	}
};
function classOf(className) {
	return typeof className == "string" ? { className } : {};
}
function titleOf({ file, out, source, bodyStart, written: { title } }) {
	let frontMatter = typeof title == "string" ? { title } : {}, body = source.slice(bodyStart);
	return describePage({
		root: "",
		relative: out,
		file,
		frontMatter,
		keyLines: {},
		body
	}).title;
}
function withoutNumbers(id) {
	return id.split("/").map((part) => /^\d+[-_.]\d/.test(part) ? part : part.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, "")).join("/");
}
// src/import/siteFolder.ts
/** The folder of the new site: nothing is written outside of it. */
var SiteFolder = class {
	dir;
	constructor(dir) {
		this.dir = dir;
	}
	write(file, text) {
		writeFileSync(this.room(file), text);
	}
	copy(file, out) {
		copyFileSync(file, this.room(out));
	}
	room(file) {
		let target = path.join(this.dir, file);
		return mkdirSync(path.dirname(target), { recursive: !0 }), target;
	}
};
// src/import/versions.ts
/**
* The version that Docusaurus serves at the root of the docs, or the one that was asked for. All others are reported.
* @throws FieldguideError for a version that does not exist.
*/
function chooseVersion(facts, { siteDir, root, wanted, losses }) {
	let list = path.join(siteDir, "versions.json"), listed = existsSync(list) ? parseJson(readFileSync(list, "utf8")) : [], only = Array.isArray(facts.docs?.onlyIncludeVersions) ? facts.docs.onlyIncludeVersions.map(String) : void 0, released = (Array.isArray(listed) ? listed.map(String) : []).filter((name) => only?.includes(name) ?? !0), hasCurrent = facts.docs?.includeCurrentVersion !== !1 && (only?.includes("current") ?? !0), folderOf = (version) => path.join(siteDir, "versioned_docs", `version-${version}`), there = released.filter((version) => existsSync(folderOf(version)));
	for (let version of released) there.includes(version) || losses.add({
		kind: "version",
		what: `${version}, whose folder does not exist`,
		file: shown(list, root)
	});
	let known = [...there, ...hasCurrent ? ["current"] : []];
	if (released.length === 0 && wanted === void 0) return { docsDir: facts.docsDir };
	let last = typeof facts.docs?.lastVersion == "string" ? facts.docs.lastVersion : there[0] ?? "current", name = wanted ?? (known.includes(last) ? last : known[0] ?? "current");
	if (!known.includes(name)) throw new FieldguideError(`The documentation has no version "${name}". Its versions: ${known.join(", ")}.`);
	for (let other of known) other !== name && losses.add({
		kind: "version",
		what: other,
		file: shown(list, root)
	});
	return name === "current" ? {
		name,
		docsDir: facts.docsDir
	} : {
		name,
		docsDir: folderOf(name),
		sidebars: path.join(siteDir, "versioned_sidebars", `version-${name}-sidebars.json`)
	};
}
// src/import/importSite.ts
/**
* Reads a Docusaurus repository and writes a site folder of ours. Nothing of the repository is changed, and nothing is
* written outside of the new folder.
* @throws FieldguideError where there is nothing to import.
*/
async function importSite(options) {
	let work = path.join(options.out, ".import");
	try {
		return await new Import(options, options.located, work).run();
	} finally {
		rmSync(work, {
			recursive: !0,
			force: !0
		});
	}
}
var Import = class {
	options;
	located;
	work;
	losses = new Losses();
	folder;
	isolation;
	constructor(options, located, work) {
		this.options = options, this.located = located, this.work = work;
		let { runtime, patience } = options;
		this.folder = new SiteFolder(options.out), this.isolation = {
			runtime,
			patience,
			cwd: located.siteDir
		};
	}
	async run() {
		let { located, losses, options, work, isolation } = this, { siteDir, root } = located, reading = {
			located,
			work,
			isolation,
			losses
		};
		options.progress("Reading the settings");
		let facts = await readSiteFacts(reading), version = chooseVersion(facts, {
			siteDir,
			root,
			wanted: options.version,
			losses
		});
		if (!isFolder(version.docsDir)) throw new FieldguideError(`The docs folder "${version.docsDir}" does not exist. Name the folder with the pages.`);
		let sources = this.sources(facts, version.docsDir);
		options.reads([...sources.map(({ dir }) => dir), ...facts.staticDirs]);
		let edit = editLinks(facts, siteDir, version.docsDir), editUrl = editSetting(edit, version.docsDir, facts.routeBase), pages = this.scan(facts, sources, ownEditLink(edit, editUrl)), published = pages.filter(({ draft }) => !draft);
		facts.redirects && "createRedirects" in facts.redirects && (facts = await readSiteFacts(reading, published.map(({ route }) => route.replace(/(.)\/$/, "$1"))));
		let byFile = new Map(pages.map((page) => [page.file, page])), addresses = new Addresses({
			root,
			siteDir,
			staticDirs: facts.staticDirs,
			baseUrl: facts.baseUrl,
			sources,
			pages: byFile,
			losses
		}), { folder } = this, { progress } = options;
		await new PageWriter({
			facts,
			addresses,
			located,
			losses,
			isolation,
			work,
			folder,
			progress
		}).write(pages);
		let sidebarFile = version.sidebars ?? sidebarFileOf(facts, siteDir), sidebarValue = sidebarFile === void 0 ? void 0 : await readModule(sidebarFile, reading), links = linkReader({
			pages: published,
			facts,
			located,
			losses
		}), configFile = shown(located.config ?? located.docsDir, root), folders = new Set(published.filter(({ kind }) => kind === "docs").flatMap(({ out }) => foldersOf(out, facts.routeBase))), { docs = {} } = facts, categories = {
			collapsible: docs.sidebarCollapsible !== !1,
			collapsed: docs.sidebarCollapsed !== !1
		}, slugger = new BananaSlug(), sidebars = sidebarValue === void 0 ? void 0 : convertSidebars(sidebarValue, {
			pages,
			base: facts.routeBase,
			file: shown(sidebarFile ?? configFile, root),
			losses,
			folders,
			categories,
			slugger,
			href: links
		});
		for (let [file, text] of categoryFiles({
			dir: version.docsDir,
			base: facts.routeBase,
			pages,
			root,
			losses,
			categories,
			slugger
		})) folder.write(file, text);
		this.copyFiles(facts, addresses);
		let settings = convertSettings({
			facts,
			name: this.name(),
			pages: published,
			sidebars,
			configFile,
			editUrl,
			hasBlog: pages.some(({ kind }) => kind === "blog"),
			version: version.name,
			losses,
			href: links,
			isStatic: (file) => facts.staticDirs.some((dir) => isFile(path.join(dir, file)))
		});
		folder.write("site.config.ts", settingsFile({
			...settings,
			...shownHosts(options.out, losses)
		})), folder.write("redirects.tsv", redirectRows(facts, published)), reportNotImported(facts, located, losses);
		let url = typeof facts.config.url == "string" && URL.canParse(facts.config.url) ? new URL(facts.config.url).origin : void 0;
		for (let loss of losses.all) path.isAbsolute(loss.file) && (loss.file = shown(loss.file, root));
		return {
			name: settings.title,
			pages: pages.map(({ file }) => shown(file, root)),
			sources: new Map(pages.map(({ out, file }) => [out, shown(file, root)])),
			losses,
			liveUrl: url && url + facts.baseUrl
		};
	}
	name() {
		let base = path.basename(this.located.docsDir);
		return (/^docs?$/i.test(base) ? path.basename(path.dirname(this.located.docsDir)) : base).replace(/[-_]+/g, " ").replace(/^./, (first) => first.toUpperCase()) || "Documentation";
	}
	sources({ blog, pages, routeBase }, docsDir) {
		let { siteDir } = this.located, folder = (options, usual) => path.resolve(siteDir, typeof options?.path == "string" ? options.path : usual);
		return [
			{
				kind: "docs",
				dir: docsDir,
				base: routeBase
			},
			...blog ? [{
				kind: "blog",
				dir: folder(blog, "blog"),
				base: ""
			}] : [],
			...pages ? [{
				kind: "pages",
				dir: folder(pages, "src/pages"),
				base: ""
			}] : []
		].filter(({ dir }) => isFolder(dir));
	}
	scan(facts, sources, editUrl) {
		let { root } = this.located, own = (kind) => (kind === "docs" ? facts.docs : kind === "blog" ? facts.blog : facts.pages) ?? {};
		return sources.flatMap(({ kind, dir, base }) => {
			let options = own(kind), exclude = Array.isArray(options.exclude) ? options.exclude.map(String) : [];
			return scanPages({
				kind,
				dir,
				root,
				base,
				exclude: [...DEFAULT_EXCLUDE, ...exclude],
				include: Array.isArray(options.include) ? options.include.map(String) : ["**/*.{md,mdx}"],
				numberPrefixes: options.numberPrefixParser !== !1,
				blogBase: blogBaseOf(facts),
				editUrl,
				authors: kind === "blog" ? readAuthors(dir, options.authorsMapPath) : /* @__PURE__ */ new Map(),
				losses: this.losses
			});
		});
	}
	copyFiles({ staticDirs }, addresses) {
		let { root } = this.located;
		for (let dir of [...staticDirs].reverse()) for (let file of filesBelow(dir, {
			root,
			losses: this.losses
		})) this.folder.copy(path.join(dir, file), `static/${file}`);
		for (let [out, file] of addresses.copies) this.folder.copy(file, out);
	}
};
function foldersOf(out, base) {
	let parts = out.slice(`docs/${base === "" ? "" : `${base}/`}`.length).split("/").slice(0, -1);
	return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}
function sidebarFileOf({ docs }, siteDir) {
	return typeof docs?.sidebarPath == "string" ? path.resolve(siteDir, docs.sidebarPath) : void 0;
}
// src/import/locate.ts
const CONFIGS = [
	"ts",
	"mts",
	"cts",
	"js",
	"mjs",
	"cjs"
].map((extension) => `docusaurus.config.${extension}`);
/**
* Finds the website in what a user names: a repository, its website folder, or a folder of pages.
* @throws FieldguideError where there is none.
*/
function locate(given) {
	if (!isFolder(given)) throw new FieldguideError(`The folder "${given}" does not exist. Name a Docusaurus repository, its website folder or a docs folder.`);
	let [site, ...others] = [
		given,
		...subfolders(given),
		...subfolders(given).flatMap(subfolders)
	].flatMap((folder) => {
		let config = CONFIGS.map((name) => path.join(folder, name)).find(isFile);
		return config === void 0 ? [] : [{
			folder,
			config
		}];
	});
	if (site) {
		let docsDir = path.join(site.folder, "docs");
		return {
			root: repositoryOf(given),
			siteDir: site.folder,
			config: site.config,
			docsDir,
			others: others.map(({ folder }) => folder)
		};
	}
	let inside = path.join(given, "docs"), docsDir = isFolder(inside) && hasPages(inside) ? inside : given;
	if (!hasPages(docsDir)) throw new FieldguideError(`The folder "${given}" has no docusaurus.config and no pages (.md, .mdx). Name a Docusaurus repository, its website folder or a docs folder.`);
	return {
		root: repositoryOf(given),
		siteDir: docsDir === given ? path.dirname(given) : given,
		docsDir,
		others: []
	};
}
/** The repository around a folder, whose docs may lie anywhere in it; otherwise the folder itself. */
function repositoryOf(given) {
	let ceilings = (process.env.GIT_CEILING_DIRECTORIES ?? "").split(path.delimiter), folder = given;
	for (; !existsSync(path.join(folder, ".git"));) {
		let parent = path.dirname(folder);
		if (parent === folder || ceilings.includes(parent)) return given;
		folder = parent;
	}
	return folder;
}
function subfolders(folder) {
	return readdirSync(folder, { withFileTypes: !0 }).filter((entry) => entry.isDirectory() && !/^(?:[._]|node_modules$|examples?$|fixtures$|__|test)/.test(entry.name)).map(({ name }) => path.join(folder, name)).sort();
}
function hasPages(folder) {
	return readdirSync(folder, { recursive: !0 }).some((name) => /\.mdx?$/.test(String(name)));
}
// src/import/mend.ts
/**
* Mends what would stop a build of the new site: links, pictures, languages and diagrams that the repository has, and we do
* not. Each is reported as a loss.
* @returns How many faults were mended.
*/
function mendPages(diagnostics, job) {
	let byFile = /* @__PURE__ */ new Map();
	for (let fault of diagnostics) fault.line !== void 0 && byFile.set(fault.file, [...byFile.get(fault.file) ?? [], fault]);
	let count = 0;
	for (let [name, faults] of byFile) {
		let file = path.resolve(job.cwd, name), inside = path.relative(job.siteDir, file).replaceAll(path.sep, "/"), source = job.sources.get(inside);
		if (source === void 0) continue;
		let lines = readFileSync(file, "utf8").split("\n"), before = count;
		for (let fault of [...faults].sort((a, b) => (b.line ?? 0) - (a.line ?? 0) || (b.column ?? 0) - (a.column ?? 0))) {
			let loss = mend(lines, fault, job);
			loss !== void 0 && (count += 1, job.losses.add({
				...loss,
				file: source
			}));
		}
		count > before && writeFileSync(file, lines.join("\n"));
	}
	return count;
}
function mend(lines, { code, message, line = 1, column = 1 }, job) {
	let at = line - 1, replace = (change) => {
		let text = lines.slice(at, at + 6).join("\n"), changed = change(text);
		if (changed === text) return !1;
		let made = changed.split("\n");
		return lines.splice(at, Math.min(6, lines.length - at), ...made), !0;
	}, url = /^(?:broken link|the image) "(.*?)"(?::| )/.exec(message)?.[1];
	if (code === "broken-link" && url !== void 0) {
		let live = liveAddress(url, job.liveUrl);
		return replace(live === void 0 ? (text) => unlinked(text, url) : (text) => withUrl(text, url, live)) ? {
			kind: live === void 0 ? "dead-link" : "link",
			what: url
		} : void 0;
	}
	if (code === "broken-anchor" && url !== void 0) {
		let plain = url.replace(/#.*/s, "");
		return replace((text) => plain === "" ? unlinked(text, url) : withUrl(text, url, plain)) ? {
			kind: "anchor",
			what: url
		} : void 0;
	}
	if (code === "broken-image" && url !== void 0) return (/^image:/.test(lines[at] ?? "") ? lines.splice(at, 1).length > 0 : replace((text) => withoutPicture(text, url))) ? {
		kind: "file",
		what: url
	} : void 0;
	if (code === "no-grammar") {
		let [, language = ""] = /"([^"]*)"/.exec(message) ?? [];
		return replace((text) => text.replace(/^((?:[ \t>]|[-*+]\s|\d+[.)]\s)*(?:`{3,}|~{3,})[ \t]*)[^\s{`]+/, "$1text")) ? {
			kind: "language",
			what: language
		} : void 0;
	}
	if (code === "displayed-sidebar") {
		let [dropped] = lines.splice(at, 1);
		return {
			kind: "front-matter",
			what: dropped?.trim() ?? ""
		};
	}
	if (code === "math") return replace((text) => text.slice(0, column - 1) + asCode(text.slice(column - 1))) ? {
		kind: "formula",
		what: message.replace(/^the formula cannot be drawn: /, "")
	} : void 0;
	if (/^diagram/.test(code)) {
		let fence = lines.slice(0, at + 1).findLastIndex((text) => /^[ \t>]*(?:[-*+] |\d+[.)] )?(?:`{3,}|~{3,})[ \t]*mermaid/.test(text));
		return fence < 0 ? void 0 : (lines[fence] = (lines[fence] ?? "").replace("mermaid", "text"), {
			kind: "diagram",
			what: message
		});
	}
}
/** The formula that a text begins with, as code. */
function asCode(text) {
	return text.replace(/^\$\$[ \t]*\n([\s\S]*?)\n[ \t>]*\$\$(?=[ \t]*(?:\n|$))/, "```text\n$1\n```").replace(/^(\$+)([^$]+)\1/, (_, _marks, tex) => `\`${tex.replaceAll("`", "")}\``);
}
/** The address on the original site; undefined if it is unknown or not an address of that site. */
function liveAddress(url, live) {
	if (live !== void 0 && url.startsWith("/")) return encodeURI(decodeSafely(new URL(url.replace(/^\/+/, ""), live).href));
}
function decodeSafely(url) {
	try {
		return decodeURI(url);
	} catch {
		return url;
	}
}
function escaped(text) {
	return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function withUrl(text, url, put) {
	let written = RegExp(`(\\]\\(\\s*<?|\\]:\\s*<?|(?:href|src)=["'])${escaped(url)}(?=[\\s)>"'])`);
	return text.replace(written, (_, before) => before + put);
}
/** Replaces a link with its text. */
function unlinked(text, url) {
	let inline = RegExp(`(?<!!)\\[((?:\\\\.|[^\\]\\\\[]|\\[[^\\]]*\\](?:\\([^)]*\\))?)*)\\]\\(\\s*<?${escaped(url)}>?(?:\\s+(?:"[^"]*"|'[^']*'))?\\s*\\)`), once = text.replace(inline, "$1");
	if (once !== text) return once;
	let html = RegExp(`\\s(?:href|src|poster)=(["'])${escaped(url)}\\1`);
	return html.test(text) ? text.replace(html, "") : text.replace(RegExp(`^(\\s*\\[[^\\]]+\\]:\\s*)<?${escaped(url)}>?`, "m"), "$1#");
}
/** Replaces a picture with the name of its file. */
function withoutPicture(text, url) {
	let name = `\`${url.replace(/`/g, "")}\``, markdown = RegExp(`!\\[(?:\\\\.|[^\\]\\\\])*\\]\\(\\s*<?${escaped(url)}>?(?:\\s+(?:"[^"]*"|'[^']*'))?\\s*\\)`), html = RegExp(`<(?:img|ThemedImage)\\s[^>]*?${escaped(url)}[^>]*>`);
	return text.replace(markdown, name).replace(html, `<code>${url}</code>`);
}
// src/engine/cli/importFolder.ts
/** The file of an imported site that lists what the import wrote, with a hash of each file. */
const LIST = ".fieldguide-import";
/**
* Prepares a folder for an imported site. The site is written beside it and takes its place when it is whole. What an
* earlier import wrote goes; what the author added is kept, and a file that the author changed is a fault.
* @throws FieldguideError where the folder must not be replaced.
*/
function openImportFolder(out, { inputs, force, shown }) {
	let place = openOutput(out, inputs, LIST);
	try {
		if (!force && isFolder(out) && readdirSync(out).length > 0) throw new FieldguideError(`The folder "${shown}" exists. Choose another one, or replace its site with --force.`);
		refuseChanged(out, shown);
	} catch (error) {
		throw place.discard(), error;
	}
	let { staging, discard } = place;
	return {
		staging,
		discard,
		/** Puts the new site in the place of the old one. */
		commit() {
			rmSync(path.join(staging, MARKER), { force: !0 });
			let written = filesOf(staging), hashes = Object.fromEntries(written.map((file) => [file, hashOf(path.join(staging, file))]));
			refuseChanged(out, shown), onDisk(shown, () => {
				keepAdded(out, staging, shown), writeFileSync(path.join(staging, LIST), `${JSON.stringify(hashes, void 0, 1)}\n`);
			}), place.commit();
		}
	};
}
/** What the last import wrote to a folder. */
function listOf(dir) {
	let file = path.join(dir, LIST), listed = isFile(file) ? parseJson(readFileSync(file, "utf8")) : void 0;
	return new Map(Object.entries(isRecord(listed) ? listed : {}).map(([name, hash]) => [name, String(hash)]));
}
function refuseChanged(dir, shown) {
	let changed = [...listOf(dir)].flatMap(([name, hash]) => {
		let file = path.join(dir, name);
		return existsSync(file) && (!isFile(file) || hashOf(file) !== hash) ? [name] : [];
	});
	if (changed.length !== 0) throw new FieldguideError(`Since the last import, ${plural(changed.length, "file")} of "${shown}" changed: ${someOf(changed)}. Move what you need to another place and delete it here, or name another folder.`);
}
/** Copies what no import wrote. */
function keepAdded(from, to, shown) {
	if (!isFolder(from)) return;
	let listed = listOf(from), added = filesOf(from).filter((name) => name !== LIST && !listed.has(name)), taken = added.filter((name) => existsSync(path.join(to, name)));
	if (taken.length > 0) throw new FieldguideError(`The import would write over ${plural(taken.length, "file")} that you added to "${shown}": ${someOf(taken)}. Move it, or name another folder.`);
	for (let name of added) {
		let [source, target] = [path.join(from, name), path.join(to, name)];
		mkdirSync(path.dirname(target), { recursive: !0 }), lstatSync(source).isFile() ? copyFileSync(source, target) : cpSync(source, target, { verbatimSymlinks: !0 });
	}
}
/** Every file below a folder by its path in it, sorted; links are files. */
function filesOf(dir) {
	return readdirSync(dir, {
		recursive: !0,
		withFileTypes: !0
	}).filter((entry) => !entry.isDirectory()).map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/")).sort();
}
function hashOf(file) {
	return createHash("sha256").update(readFileSync(file)).digest("hex");
}
function someOf(names) {
	let more = names.length - 5;
	return names.slice(0, 5).join(", ") + (more > 0 ? `, and ${more} more` : "");
}
/** `fieldguide import`. */
async function runImport(context, flags) {
	flags.trust || await askForTrust(flags.from);
	let { out, cwd } = context, located = locate(flags.from), shown = path.relative(cwd, out) || out, { root, siteDir, docsDir } = located, place = openImportFolder(out, {
		inputs: [
			flags.from,
			root,
			siteDir,
			docsDir
		],
		force: flags.force,
		shown
	});
	try {
		let imported = await writeSite({
			...context,
			out: place.staging
		}, flags, {
			located,
			reads: (more) => refuseOverlap(out, more)
		});
		return place.commit(), tellOutcome(imported, shown, flags);
	} catch (error) {
		throw place.discard(), error;
	}
}
/** Writes the new site with its report to the folder of the context. */
async function writeSite(context, { version }, reading) {
	let { out, cwd, home } = context, progress = createProgress();
	try {
		let imported = await importSite({
			...reading,
			out,
			version,
			runtime: path.join(home, "importRuntime.mjs"),
			patience: 2e4,
			progress: (text) => progress.show(`${text} ...`)
		}), { losses, pages, sources, liveUrl, name } = imported;
		progress.show("Checking the new site ...");
		let job = {
			cwd,
			siteDir: out,
			sources,
			liveUrl,
			losses
		}, rest = await faultsOf(context);
		for (let round = 1; round < 4 && mendPages(rest, job) > 0; round += 1) rest = await faultsOf(context);
		for (let { file, line, message } of rest) {
			let inside = path.relative(out, path.resolve(cwd, file)).replaceAll(path.sep, "/");
			losses.add({
				kind: "config",
				what: message,
				file: sources.get(inside) ?? inside,
				line
			});
		}
		let counts = countPages(pages, losses.all);
		return writeFileSync(path.join(out, "import-report.md"), reportText(name, counts, losses.all)), imported;
	} finally {
		progress.clear();
	}
}
function tellOutcome({ pages, losses }, shown, { strict }) {
	let counts = countPages(pages, losses.all);
	console.log(`Imported ${plural(counts.found, "page")} into ${shown}: ${counts.whole} whole, ${counts.lossy} with losses, ${counts.failed} failed.`);
	for (let line of summaryLines(losses.all)) console.log(`  ${line}`);
	return console.log(`Read ${path.join(shown, "import-report.md")}, then run: fieldguide build --site ${shown}`), strict && losses.all.length > 0 ? 1 : 0;
}
/** Faults that would stop a build of the new site. */
async function faultsOf(context) {
	let { out } = context, site = {
		...context,
		siteDir: out,
		docsDir: path.join(out, "docs")
	}, tools = createTools(), project = await openProject(projectOptions(site, !1), tools), { locales, diagnostics } = await compilePages(project, tools, site), ofPages = locales.flatMap(({ contents }) => contents.flatMap(({ compiled }) => compiled.diagnostics));
	return [...diagnostics, ...ofPages].filter(isError);
}
/** @throws FieldguideError if there is no terminal to ask on, or the answer is no. */
async function askForTrust(from) {
	let warning = `Importing runs the code of ${from}: its settings and the components of its pages. Only a process without rights to write keeps it from harm, which is no sandbox.`;
	if (!process.stdin.isTTY) throw new FieldguideError(`${warning} If you trust it, add --trust.`);
	let terminal = createInterface({
		input: process.stdin,
		output: process.stdout
	}), answer = await terminal.question(`${warning}\nDo you trust it? (y/N) `);
	if (terminal.close(), !/^y(?:es)?$/i.test(answer.trim())) throw new FieldguideError("Nothing has been imported.");
}
export { runImport };
