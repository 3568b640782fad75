// node_modules/zod/v4/core/util.js
function getEnumValues(entries) {
	let numericValues = Object.values(entries).filter((v) => typeof v == "number");
	return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
}
function joinValues(array, separator = "|") {
	return array.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
	return typeof value == "bigint" ? value.toString() : value;
}
var Cached = class {
	constructor(getter) {
		this._getter = getter, this._value = void 0;
	}
	get value() {
		let getter = this._getter;
		return getter !== void 0 && (this._value = getter(), this._getter = void 0), this._value;
	}
};
function cached(getter) {
	return new Cached(getter);
}
function nullish(input) {
	return input == null;
}
function cleanRegex(source) {
	let start = +!!source.startsWith("^"), end = source.endsWith("$") ? source.length - 1 : source.length;
	return source.slice(start, end);
}
function floatSafeRemainder(val, step) {
	let ratio = val / step, roundedRatio = Math.round(ratio), tolerance = 4 * 2 ** -52 * Math.max(Math.abs(ratio), 1);
	return Math.abs(ratio - roundedRatio) < tolerance ? 0 : ratio - roundedRatio;
}
function assignProp(target, prop, value) {
	Object.defineProperty(target, prop, {
		value,
		writable: !0,
		enumerable: !0,
		configurable: !0
	});
}
/**
* Whichever object a def's `shape` currently answers from: the one the caller passed until the first read, the frozen copy after it.
*
* Its keys and descriptors read without invoking anything, which is what lets a discriminated union check its discriminator, and the cycle walk read a shape, without resolving a getter that references the schema being constructed. A def that answers `shape` from an accessor of its own has none.
*/
function rawShape(def) {
	let desc = Object.getOwnPropertyDescriptor(def, "shape");
	return desc?.get ? desc.get.raw : desc?.value;
}
function sourceShape(schema) {
	return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
function deferProp(target, key, getter) {
	Object.defineProperty(target, key, {
		get() {
			let value = getter();
			return assignProp(this, key, value), value;
		},
		enumerable: !0,
		configurable: !0
	});
}
function putProp(target, key, value) {
	key in target ? assignProp(target, key, value) : target[key] = value;
}
/**
* Copies `keys` of `source`'s shape onto `target`, each value passed through `wrap`.
*
* A key the source has resolved is copied through now, so the derived shape states it outright and nothing has to resolve it to learn what it holds. A key the source still defers stays deferred, and reads back through the source's own `shape`, so it resolves once and both shapes get that one schema.
*/
function mirrorShape(target, source, keys, wrap) {
	let raw = sourceShape(source);
	for (let key of keys) {
		let desc = Object.getOwnPropertyDescriptor(raw, key);
		desc.enumerable && (desc.get ? deferProp(target, key, () => {
			let value = source._zod.def.shape[key];
			return wrap ? wrap(value, key) : value;
		}) : putProp(target, key, wrap ? wrap(desc.value, key) : desc.value));
	}
}
function mirrorProps(target, source) {
	for (let key of Reflect.ownKeys(source)) {
		let desc = Object.getOwnPropertyDescriptor(source, key);
		desc.enumerable && (desc.get ? deferProp(target, key, () => source[key]) : putProp(target, key, desc.value));
	}
}
function mergeDefs(...defs) {
	let mergedDescriptors = {};
	for (let def of defs) {
		let descriptors = Object.getOwnPropertyDescriptors(def);
		Object.assign(mergedDescriptors, descriptors);
	}
	return Object.defineProperties({}, mergedDescriptors);
}
function esc(str) {
	return JSON.stringify(str);
}
function slugify(input) {
	return input.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
}
const captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
function isObject(data) {
	return typeof data == "object" && !!data && !Array.isArray(data);
}
const allowsEval = /* @__PURE__*/ cached(() => {
	if (globalConfig.jitless || typeof navigator < "u" && navigator?.userAgent?.includes("Cloudflare")) return !1;
	try {
		return Function(""), !0;
	} catch {
		return !1;
	}
});
function isPlainObject(o) {
	if (isObject(o) === !1) return !1;
	let ctor = o.constructor;
	if (ctor === void 0 || typeof ctor != "function") return !0;
	let prot = ctor.prototype;
	return isObject(prot) !== !1 && Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") !== !1;
}
function shallowClone(o) {
	return isPlainObject(o) ? { ...o } : Array.isArray(o) ? [...o] : o instanceof Map ? new Map(o) : o instanceof Set ? new Set(o) : o;
}
const propertyKeyTypes = /* @__PURE__*/ new Set([
	"string",
	"number",
	"symbol"
]);
function escapeRegex(str) {
	return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
	let cl = new inst._zod.constr(def ?? inst._zod.def);
	return (!def || params?.parent) && (cl._zod.parent = inst), cl;
}
function normalizeParams(_params) {
	let params = _params;
	if (!params) return {};
	if (typeof params == "string") return { error: () => params };
	if (params?.message !== void 0) {
		if (params?.error !== void 0) throw Error("Cannot specify both `message` and `error` params");
		params.error = params.message;
	}
	return delete params.message, typeof params.error == "string" ? {
		...params,
		error: () => params.error
	} : params;
}
function stringifyPrimitive(value) {
	return typeof value == "bigint" ? value.toString() + "n" : typeof value == "string" ? `"${value}"` : `${value}`;
}
function optionalKeys(shape) {
	return Object.keys(shape).filter((k) => shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional");
}
const NUMBER_FORMAT_RANGES = {
	safeint: [-(2 ** 53 - 1), 2 ** 53 - 1],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}, BIGINT_FORMAT_RANGES = {
	int64: [/* @__PURE__*/ BigInt("-9223372036854775808"), /* @__PURE__*/ BigInt("9223372036854775807")],
	uint64: [/* @__PURE__*/ BigInt(0), /* @__PURE__*/ BigInt("18446744073709551615")]
};
function pick(schema, mask) {
	let currDef = schema._zod.def, checks = currDef.checks;
	if (checks && checks.length > 0) throw Error(".pick() cannot be used on object schemas containing refinements");
	let newShape = {};
	return mirrorShape(newShape, schema, maskedKeys(schema, mask)), clone(schema, mergeDefs(currDef, {
		shape: newShape,
		checks: []
	}));
}
function maskedKeys(schema, mask) {
	let raw = sourceShape(schema), keys = [];
	for (let key of Reflect.ownKeys(mask)) {
		if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) throw Error(`Unrecognized key: "${String(key)}"`);
		mask[key] && keys.push(key);
	}
	return keys;
}
function omit(schema, mask) {
	let currDef = schema._zod.def, checks = currDef.checks;
	if (checks && checks.length > 0) throw Error(".omit() cannot be used on object schemas containing refinements");
	let omitted = new Set(maskedKeys(schema, mask)), newShape = {};
	return mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key))), clone(schema, mergeDefs(currDef, {
		shape: newShape,
		checks: []
	}));
}
function extend(schema, shape) {
	if (!isPlainObject(shape)) throw Error("Invalid input to extend: expected a plain object");
	let checks = schema._zod.def.checks;
	if (checks && checks.length > 0) {
		let existingShape = sourceShape(schema);
		for (let key of Reflect.ownKeys(shape)) if (Object.getOwnPropertyDescriptor(existingShape, key) !== void 0) throw Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
	}
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function extended(schema, shape) {
	let newShape = {};
	return mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema))), mirrorProps(newShape, shape), newShape;
}
function safeExtend(schema, shape) {
	if (!isPlainObject(shape)) throw Error("Invalid input to safeExtend: expected a plain object");
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function merge(a, b) {
	if (!b?._zod?.def) throw Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
	if (a._zod.def.checks?.length) throw Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
	let newShape = {};
	return mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a))), mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b))), clone(a, mergeDefs(a._zod.def, {
		shape: newShape,
		get catchall() {
			return b._zod.def.catchall;
		},
		checks: b._zod.def.checks ?? []
	}));
}
function partial(Class, schema, mask, name = "partial") {
	let checks = schema._zod.def.checks;
	if (checks && checks.length > 0) throw Error(`.${name}() cannot be used on object schemas containing refinements`);
	let selected = mask ? new Set(maskedKeys(schema, mask)) : void 0, newShape = {};
	return mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class && ((value, key) => selected && !selected.has(key) ? value : new Class({
		type: "optional",
		innerType: value
	}))), clone(schema, mergeDefs(schema._zod.def, {
		shape: newShape,
		checks: []
	}));
}
function required(Class, schema, mask) {
	let selected = mask ? new Set(maskedKeys(schema, mask)) : void 0, newShape = {};
	return mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => selected && !selected.has(key) ? value : new Class({
		type: "nonoptional",
		innerType: value
	})), clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
}
function aborted(x, startIndex = 0) {
	if (x.aborted === !0) return !0;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== !0) return !0;
	return !1;
}
function explicitlyAborted(x, startIndex = 0) {
	if (x.aborted === !0) return !0;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === !1) return !0;
	return !1;
}
function prefixIssues(path, issues) {
	return issues.map((iss) => {
		var _a;
		return (_a = iss).path ?? (_a.path = []), iss.path.unshift(path), iss;
	});
}
function unwrapMessage(message) {
	return typeof message == "string" ? message : message?.message;
}
/** The leading size checks of `defChecks` that set an upper bound, each paired with it. */
function sizeCaps(defChecks) {
	let caps = [];
	for (let ch of defChecks ?? []) {
		let d = ch._zod.def;
		if (!/_(length|size)$|_equals$/.test(d.check)) break;
		let max = d.maximum ?? d.length ?? d.size;
		max >= 0 && caps.push([max, ch]);
	}
	return caps;
}
function attachSchema(issues, start, inst) {
	var _a;
	for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
}
function finalizeIssue(iss, ctx, config) {
	var _a;
	let traits = iss.inst?._zod?.traits;
	traits?.has("$ZodType") && (traits.has("$ZodCheck") ? (_a = iss).schema ?? (_a.schema = iss.inst) : iss.schema = iss.inst);
	let schemaError = iss.schema === iss.inst ? void 0 : iss.schema?._zod.def?.error, message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input", full = {};
	for (let k of Object.keys(iss)) k !== "inst" && k !== "schema" && k !== "continue" && k !== "input" && k !== "__proto__" && (full[k] = iss[k]);
	return full.path ??= [], full.message = message, ctx?.reportInput && (full.input = iss.input), full;
}
const highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
	let units = str.length;
	if (!highSurrogate.test(str)) return units;
	let count = units;
	for (let i = 0; i < units - 1; i++) (str.charCodeAt(i) & 64512) == 55296 && (str.charCodeAt(i + 1) & 64512) == 56320 && (count--, i++);
	return count;
}
function getLengthableOrigin(input) {
	return Array.isArray(input) ? "array" : typeof input == "string" ? "string" : "unknown";
}
function parsedType(data) {
	let t = typeof data;
	switch (t) {
		case "number": return Number.isNaN(data) ? "nan" : "number";
		case "object": {
			if (data === null) return "null";
			if (Array.isArray(data)) return "array";
			let obj = data;
			if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) return obj.constructor.name;
		}
	}
	return t;
}
function issue(...args) {
	let [iss, input, inst] = args;
	return typeof iss == "string" ? {
		message: iss,
		code: "custom",
		input,
		inst
	} : { ...iss };
}
/**
* Installs a trait's members on its prototype. Each value builds that member for the instance on first read; the built value shadows the accessor as an own property, so a detached `const { parse } = schema` keeps working.
*
* Call this from a `proto` initializer, which runs once per prototype — never per instance.
*/
function members(proto, table) {
	for (let key in table) {
		let desc = Object.getOwnPropertyDescriptor(table, key);
		desc.get ? Object.defineProperty(proto, key, {
			...desc,
			enumerable: !1
		}) : defineBound(proto, key, desc.value);
	}
}
/** Shadows a prototype member with an own value, so a getter that builds from the instance runs once. */
function own(inst, key, value, enumerable = !0) {
	return Object.defineProperty(inst, key, {
		configurable: !0,
		writable: !0,
		enumerable,
		value
	}), value;
}
/** Like {@link own}, for a member that was never an own data property and has to stay out of `Object.keys`. */
function hide(inst, key, value) {
	return own(inst, key, value, !1);
}
/** Adds members a table derives from the instance: each builds on first read and shadows as own data, and assignment shadows the same way, as when these were own properties. */
/* @__NO_SIDE_EFFECTS__ */
function derived(computes, table) {
	for (let key in computes) {
		let compute = computes[key];
		Object.defineProperty(table, key, {
			configurable: !0,
			enumerable: !0,
			get() {
				return own(this, key, compute(this));
			},
			set(value) {
				own(this, key, value);
			}
		});
	}
	return table;
}
function defineBound(proto, key, fn) {
	Object.defineProperty(proto, key, {
		configurable: !0,
		get() {
			return this == null ? fn : own(this, key, fn.bind(this));
		},
		set(value) {
			own(this, key, value);
		}
	});
}
/** Returns the prototype to install on, or `undefined` if this group is already installed on it. */
function claim(inst, sentinel) {
	let proto = Object.getPrototypeOf(inst);
	return sentinel in proto ? void 0 : proto;
}
let installing, broke = !1;
const breaker = {
	configurable: !0,
	get() {
		broke = !0;
	}
};
/**
* Installs a lazily-derived internal on the `_zod` prototype of `inst`'s
* constructor, computed from the internals object itself and cached there on
* first read. One accessor per constructor rather than one per instance.
*/
function defineLazyInternal(inst, key, compute) {
	let proto = Object.getPrototypeOf(inst._zod);
	key in proto && installing !== inst._zod ? installing = void 0 : (installing = inst._zod, Object.defineProperty(proto, key, {
		configurable: !0,
		get() {
			Object.defineProperty(this, key, breaker);
			let outer = broke;
			broke = !1;
			try {
				let value = compute(this);
				return broke ? delete this[key] : Object.defineProperty(this, key, {
					configurable: !0,
					writable: !0,
					value
				}), broke ||= outer, value;
			} catch (err) {
				throw delete this[key], broke ||= outer, err;
			}
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: !0,
				writable: !0,
				value
			});
		}
	}));
}
/**
* Installs `key` on `inst`'s prototype, computed by `make` on first read and cached there as an own
* data property. One accessor per constructor rather than one per instance, because an own accessor
* puts every instance after the first into v8 dictionary mode. The key doubles as the sentinel.
*/
function installLazyProp(inst, key, make, enumerable) {
	let proto = claim(inst, key);
	proto && Object.defineProperty(proto, key, {
		configurable: !0,
		get() {
			let desc = {
				configurable: !0,
				writable: !0,
				enumerable,
				value: void 0
			};
			return Object.defineProperty(this, key, desc), desc.value = make(this), Object.defineProperty(this, key, desc), desc.value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: !0,
				writable: !0,
				enumerable,
				value
			});
		}
	});
}
/** Wraps a constant catch value in a thunk tagged with {@link CONSTANT_CATCH}. */
function constantCatch(value) {
	let fn = () => value;
	return fn["~constantCatch"] = !0, fn;
}
// node_modules/zod/v4/core/core.js
var _a$1;
const _zodDesc = {
	value: void 0,
	enumerable: !1
};
let _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
	let E = _E;
	if (E) {
		let saved = E.stackTraceLimit;
		if (typeof saved == "number") {
			try {
				E.stackTraceLimit = 0;
			} catch {
				return _E = null, new Definition();
			}
			try {
				return new Definition();
			} finally {
				E.stackTraceLimit = saved;
			}
		}
	}
	return new Definition();
}
/* @__NO_SIDE_EFFECTS__ */
function $constructor(name, initializer, proto, params) {
	let zodProto = {};
	function Internals(def) {
		this.def = def, this.constr = _, this.traits = /* @__PURE__ */ new Set();
	}
	Internals.prototype = zodProto;
	let protoMembers = proto, initialized = protoMembers && /* @__PURE__ */ new WeakSet();
	function init(inst, def) {
		if (!inst._zod) {
			_zodDesc.value = new Internals(def);
			try {
				Object.defineProperty(inst, "_zod", _zodDesc);
			} finally {
				_zodDesc.value = void 0;
			}
		} else if (inst._zod.traits.has(name)) return;
		if (inst._zod.traits.add(name), initializer(inst, def), initialized) {
			let own = Object.getPrototypeOf(inst), ctorProto = inst._zod.constr.prototype, up = own;
			for (; up && up !== ctorProto;) up = Object.getPrototypeOf(up);
			let target = up ?? own;
			initialized.has(target) || (initialized.add(target), members(target, protoMembers));
		}
		let proto = _.prototype;
		for (let k in proto) Object.prototype.hasOwnProperty.call(proto, k) && (k in inst || (inst[k] = proto[k].bind(inst)));
	}
	let Parent = params?.Parent ?? Object;
	class Definition extends Parent {}
	Object.defineProperty(Definition, "name", { value: name });
	function _(def) {
		let inst = params?.Parent ? newError(Definition) : this;
		init(inst, def);
		let deferred = inst._zod.deferred;
		if (deferred) {
			for (let fn of deferred) fn();
			inst._zod.deferred = void 0;
		}
		let pp = globalThis.__zod_globalConfig?.postProcessor;
		return pp && pp(inst), inst;
	}
	return Object.defineProperty(_, "init", { value: init }), Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => params?.Parent && inst instanceof params.Parent ? !0 : inst?._zod?.traits?.has(name) }), Object.defineProperty(_, "name", { value: name }), _;
}
var $ZodAsyncError = class extends Error {
	constructor() {
		super("Encountered Promise during synchronous parse. Use .parseAsync() instead.");
	}
}, $ZodEncodeError = class extends Error {
	constructor(name) {
		super(`Encountered unidirectional transform during encode: ${name}`), this.name = "ZodEncodeError";
	}
};
(_a$1 = globalThis).__zod_globalConfig ?? (_a$1.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
	return newConfig && Object.assign(globalConfig, newConfig), globalConfig;
}
// node_modules/zod/v4/core/errors.js
function _getMessage() {
	let internals = this._zod;
	return internals.message ??= JSON.stringify(internals.def, jsonStringifyReplacer, 2), internals.message;
}
function _setMessage(value) {
	this._zod.message = value;
}
const _messageDesc = {
	get: _getMessage,
	set: _setMessage,
	enumerable: !0,
	configurable: !0
}, _issuesDesc = {
	value: void 0,
	enumerable: !1
}, _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]), $ZodError = /* @__PURE__ */ $constructor("$ZodError", (inst, def) => {
	inst.name = "$ZodError", _issuesDesc.value = def, Object.defineProperty(inst, "issues", _issuesDesc), _issuesDesc.value = void 0, Object.defineProperty(inst, "message", _messageDesc);
	let proto = Object.getPrototypeOf(inst);
	_installedToString.has(proto) || (_installedToString.add(proto), Object.defineProperty(proto, "toString", {
		configurable: !0,
		enumerable: !1,
		get() {
			let value = () => this.message;
			return Object.defineProperty(this, "toString", {
				value,
				configurable: !0,
				writable: !0
			}), value;
		},
		set(value) {
			Object.defineProperty(this, "toString", {
				value,
				configurable: !0,
				writable: !0
			});
		}
	}));
});
/** Get-or-create `obj[key]` as an own data property. A path segment naming an inherited member
* ("toString", "constructor") would otherwise read through to the prototype, and assigning
* "__proto__" would hit the setter instead of creating a key. */
function node(obj, key, make) {
	return Object.prototype.hasOwnProperty.call(obj, key) || (key === "__proto__" ? Object.defineProperty(obj, key, {
		value: make(),
		writable: !0,
		enumerable: !0,
		configurable: !0
	}) : obj[key] = make()), obj[key];
}
function flattenError(error, mapper = (issue) => issue.message) {
	let fieldErrors = {}, formErrors = [];
	for (let sub of error.issues) sub.path.length > 0 ? node(fieldErrors, sub.path[0], () => []).push(mapper(sub)) : formErrors.push(mapper(sub));
	return {
		formErrors,
		fieldErrors
	};
}
function formatError(error, mapper = (issue) => issue.message) {
	let fieldErrors = { _errors: [] }, processError = (error, path = []) => {
		for (let issue of error.issues) if (issue.code === "invalid_union" && issue.errors.length) issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
		else if (issue.code === "invalid_key") processError({ issues: issue.issues }, [...path, ...issue.path]);
		else if (issue.code === "invalid_element") processError({ issues: issue.issues }, [...path, ...issue.path]);
		else {
			let fullpath = [...path, ...issue.path];
			if (fullpath.length === 0) fieldErrors._errors.push(mapper(issue));
			else {
				let curr = fieldErrors, i = 0;
				for (; i < fullpath.length;) {
					let el = fullpath[i], terminal = i === fullpath.length - 1;
					if (el === "_errors") {
						terminal && curr._errors.push(mapper(issue)), i++;
						continue;
					}
					Object.prototype.hasOwnProperty.call(curr, el) || Object.defineProperty(curr, el, {
						value: { _errors: [] },
						enumerable: !0,
						writable: !0,
						configurable: !0
					});
					let node = curr[el];
					terminal && node._errors.push(mapper(issue)), curr = node, i++;
				}
			}
		}
	};
	return processError(error), fieldErrors;
}
/** Format a ZodError as a human-readable string in the following form.
*
* From
*
* ```ts
* ZodError {
*   issues: [
*     {
*       expected: 'string',
*       code: 'invalid_type',
*       path: [ 'username' ],
*       message: 'Invalid input: expected string'
*     },
*     {
*       expected: 'number',
*       code: 'invalid_type',
*       path: [ 'favoriteNumbers', 1 ],
*       message: 'Invalid input: expected number'
*     }
*   ];
* }
* ```
*
* to
*
* ```
* username
*   ✖ Expected number, received string at "username
* favoriteNumbers[0]
*   ✖ Invalid input: expected number
* ```
*/
function toDotPath(_path) {
	let segs = [], path = _path.map((seg) => typeof seg == "object" ? seg.key : seg);
	for (let seg of path) typeof seg == "number" ? segs.push(`[${seg}]`) : typeof seg == "symbol" ? segs.push(`[${JSON.stringify(String(seg))}]`) : /[^\w$]/.test(seg) ? segs.push(`[${JSON.stringify(seg)}]`) : (segs.length && segs.push("."), segs.push(seg));
	return segs.join("");
}
function prettifyError(error) {
	let lines = [], issues = [...error.issues].sort((a, b) => (a.path ?? []).length - (b.path ?? []).length);
	for (let issue of issues) lines.push(`✖ ${issue.message}`), issue.path?.length && lines.push(`  → at ${toDotPath(issue.path)}`);
	return lines.join("\n");
}
// node_modules/zod/v4/core/parse.js
function finalizeParams(callee, params) {
	return {
		callee: params?.callee ?? callee,
		Err: params?.Err
	};
}
const _parse = (_Err) => {
	let fn = (schema, value, _ctx, _params) => {
		let ctx = _ctx ? {
			..._ctx,
			async: !1
		} : { async: !1 }, result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) throw new $ZodAsyncError();
		if (result.issues.length) {
			let e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			throw captureStackTrace(e, _params?.callee ?? fn), e;
		}
		return result.value;
	};
	return fn;
}, _parseAsync = (_Err) => {
	let fn = async (schema, value, _ctx, params) => {
		let ctx = _ctx ? {
			..._ctx,
			async: !0
		} : { async: !0 }, result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise && (result = await result), result.issues.length) {
			let e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			throw captureStackTrace(e, params?.callee ?? fn), e;
		}
		return result.value;
	};
	return fn;
}, _safeParse = (_Err) => (schema, value, _ctx) => {
	let ctx = _ctx ? {
		..._ctx,
		async: !1
	} : { async: !1 }, result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: !0,
		data: result.value
	};
};
function failure(Err, issues, ctx) {
	let error;
	return {
		success: !1,
		get error() {
			return error || (error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config()))), issues = void 0, ctx = void 0), error;
		},
		set error(e) {
			error = e, issues = void 0, ctx = void 0;
		}
	};
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
	let ctx = _ctx ? {
		..._ctx,
		async: !0
	} : { async: !0 }, result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	return result instanceof Promise && (result = await result), result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: !0,
		data: result.value
	};
}, COMPILE_INVALID = /* @__PURE__ */ Symbol.for("zod.compile.invalid"), COMPILE_FALLBACK = /* @__PURE__ */ Symbol.for("zod.compile.fallback"), validate = ((schema, value, _ctx) => {
	let validator = schema._zod.bag.validator;
	if (validator !== void 0) {
		if (validator(value) !== COMPILE_INVALID) return !0;
		if (validator.definite === !0 && _ctx === void 0) return !1;
	}
	return validateFallback(schema, value, _ctx);
});
function validateFallback(schema, value, _ctx) {
	let ctx = _ctx ? {
		..._ctx,
		async: !1,
		abortEarly: !0
	} : {
		async: !1,
		abortEarly: !0
	}, fallbackRun = schema._zod.bag.fallbackRun, result;
	if (fallbackRun ? (ctx[COMPILE_FALLBACK] = !0, result = fallbackRun({
		value,
		issues: []
	}, ctx)) : result = schema._zod.run({
		value,
		issues: []
	}, ctx), result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length === 0;
}
const validateAsync$1 = async (schema, value, _ctx) => {
	let ctx = _ctx ? {
		..._ctx,
		async: !0,
		abortEarly: !0
	} : {
		async: !0,
		abortEarly: !0
	}, result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	return result instanceof Promise && (result = await result), result.issues.length === 0;
}, _encode = (_Err) => {
	let parse = _parse(_Err), fn = (schema, value, _ctx, _params) => {
		let ctx = _ctx ? {
			..._ctx,
			direction: "backward"
		} : { direction: "backward" };
		return parse(schema, value, ctx, finalizeParams(fn, _params));
	};
	return fn;
}, _decode = (_Err) => {
	let parse = _parse(_Err), fn = (schema, value, _ctx, _params) => parse(schema, value, _ctx, finalizeParams(fn, _params));
	return fn;
}, _encodeAsync = (_Err) => {
	let parseAsync = _parseAsync(_Err), fn = async (schema, value, _ctx, _params) => {
		let ctx = _ctx ? {
			..._ctx,
			direction: "backward"
		} : { direction: "backward" };
		return await parseAsync(schema, value, ctx, finalizeParams(fn, _params));
	};
	return fn;
}, _decodeAsync = (_Err) => {
	let parseAsync = _parseAsync(_Err), fn = async (schema, value, _ctx, _params) => await parseAsync(schema, value, _ctx, finalizeParams(fn, _params));
	return fn;
}, _safeEncode = (_Err) => (schema, value, _ctx) => {
	let ctx = _ctx ? {
		..._ctx,
		direction: "backward"
	} : { direction: "backward" };
	return _safeParse(_Err)(schema, value, ctx);
}, _safeDecode = (_Err) => (schema, value, _ctx) => _safeParse(_Err)(schema, value, _ctx), _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
	let ctx = _ctx ? {
		..._ctx,
		direction: "backward"
	} : { direction: "backward" };
	return _safeParseAsync(_Err)(schema, value, ctx);
}, _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => _safeParseAsync(_Err)(schema, value, _ctx), cuid = /^[cC][0-9a-z]{6,}$/, cuid2 = /^[0-9a-z]+$/, ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/, xid = /^[0-9a-vA-V]{20}$/, ksuid = /^[A-Za-z0-9]{27}$/, nanoid = /^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(length) {
	return RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
}
/** ISO 8601-1 duration regex. Does not support the 8601-2 extensions like negative durations or fractional/negative components. */
const duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/, guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/, uuid = (version) => version ? RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`) : /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/, email$1 = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
function emoji() {
	return RegExp("^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$", "u");
}
const ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/, ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/, cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/, cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/, base64$1 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/, base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/, httpProtocol = /^https?$/, e164 = /^\+[1-9]\d{6,14}$/, dateSource = "(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";
/** Anchors a pattern source. The interpolation lives here rather than at the call site because
* esbuild will not drop a `@__PURE__` call whose own argument interpolates a variable, but it
* will drop `anchor(dateSource)`. Keeping it inline pinned `date` into every bundle. */
function anchor(source) {
	return RegExp(`^${source}$`);
}
const date = /*@__PURE__*/ anchor(dateSource);
function timeSource(args) {
	let hhmm = "(?:[01]\\d|2[0-3]):[0-5]\\d";
	return typeof args.precision == "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function time(args) {
	return RegExp(`^${timeSource(args)}$`);
}
function datetime(args) {
	let opts = ["Z"];
	args.offset && opts.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");
	let qualified = `${timeSource({
		precision: args.precision,
		seconds: !0
	})}(?:${opts.join("|")})`, timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
	return RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
const anyString = /^[\s\S]{0,}$/, integer = /^-?\d+$/, number$1 = /^-?\d+(?:\.\d+)?$/, boolean$1 = /^(?:true|false)$/i, lowercase = /^[^A-Z]*$/, uppercase = /^[^a-z]*$/, $ZodCheck = /*@__PURE__*/ $constructor("$ZodCheck", (inst, def) => {
	var _a;
	inst._zod ??= {}, inst._zod.def = def, (_a = inst._zod).onattach ?? (_a.onattach = []);
}), _whenHasLength = (payload) => {
	let val = payload.value;
	return !nullish(val) && val.length !== void 0;
}, numericOriginMap = {
	number: "number",
	bigint: "bigint",
	object: "date"
}, $ZodCheckLessThan = /*@__PURE__*/ $constructor("$ZodCheckLessThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	let origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		(def.inclusive ? payload.value <= def.value : payload.value < def.value) || payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_big",
			maximum: typeof def.value == "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
}), $ZodCheckGreaterThan = /*@__PURE__*/ $constructor("$ZodCheckGreaterThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	let origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		(def.inclusive ? payload.value >= def.value : payload.value > def.value) || payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_small",
			minimum: typeof def.value == "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
}), $ZodCheckMultipleOf = /*@__PURE__*/ $constructor("$ZodCheckMultipleOf", (inst, def) => {
	$ZodCheck.init(inst, def), inst._zod.check = (payload) => {
		if (typeof payload.value != typeof def.value) throw Error("Cannot mix number and bigint in multiple_of check.");
		(typeof payload.value == "bigint" ? def.value !== BigInt(0) && payload.value % def.value === BigInt(0) : floatSafeRemainder(payload.value, def.value) === 0) || payload.issues.push({
			origin: typeof payload.value,
			code: "not_multiple_of",
			divisor: def.value,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
}), $ZodCheckNumberFormat = /*@__PURE__*/ $constructor("$ZodCheckNumberFormat", (inst, def) => {
	$ZodCheck.init(inst, def), def.format = def.format || "float64";
	let isInt = def.format?.includes("int"), origin = isInt ? "int" : "number", [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
	inst._zod.check = (payload) => {
		let input = payload.value;
		if (isInt) {
			if (!Number.isInteger(input)) {
				payload.issues.push({
					expected: origin,
					format: def.format,
					code: "invalid_type",
					continue: !1,
					input,
					inst
				});
				return;
			}
			if (!Number.isSafeInteger(input)) {
				input > 0 ? payload.issues.push({
					input,
					code: "too_big",
					maximum: 2 ** 53 - 1,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: !0,
					continue: !def.abort
				}) : payload.issues.push({
					input,
					code: "too_small",
					minimum: -(2 ** 53 - 1),
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: !0,
					continue: !def.abort
				});
				return;
			}
		}
		input < minimum && payload.issues.push({
			origin: "number",
			input,
			code: "too_small",
			minimum,
			inclusive: !0,
			inst,
			continue: !def.abort
		}), input > maximum && payload.issues.push({
			origin: "number",
			input,
			code: "too_big",
			maximum,
			inclusive: !0,
			inst,
			continue: !def.abort
		});
	};
}), $ZodCheckMaxLength = /*@__PURE__*/ $constructor("$ZodCheckMaxLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def), (_a = inst._zod.def).when ?? (_a.when = _whenHasLength), inst._zod.check = (payload) => {
		let input = payload.value, units = input.length;
		if ((typeof input == "string" && units > def.maximum ? codePointLength(input) : units) <= def.maximum) return;
		let origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_big",
			maximum: def.maximum,
			inclusive: !0,
			input,
			inst,
			continue: !def.abort
		});
	};
}), $ZodCheckMinLength = /*@__PURE__*/ $constructor("$ZodCheckMinLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def), (_a = inst._zod.def).when ?? (_a.when = _whenHasLength), inst._zod.check = (payload) => {
		let input = payload.value, units = input.length;
		if ((typeof input == "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units) >= def.minimum) return;
		let origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_small",
			minimum: def.minimum,
			inclusive: !0,
			input,
			inst,
			continue: !def.abort
		});
	};
}), $ZodCheckLengthEquals = /*@__PURE__*/ $constructor("$ZodCheckLengthEquals", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def), (_a = inst._zod.def).when ?? (_a.when = _whenHasLength), inst._zod.check = (payload) => {
		let input = payload.value, units = input.length, length = typeof input == "string" && units >= def.length && units <= def.length * 2 ? codePointLength(input) : units;
		if (length === def.length) return;
		let origin = getLengthableOrigin(input), tooBig = length > def.length;
		payload.issues.push({
			origin,
			...tooBig ? {
				code: "too_big",
				maximum: def.length
			} : {
				code: "too_small",
				minimum: def.length
			},
			inclusive: !0,
			exact: !0,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
}), $ZodCheckStringFormat = /*@__PURE__*/ $constructor("$ZodCheckStringFormat", (inst, def) => {
	var _a, _b;
	$ZodCheck.init(inst, def), def.pattern ? (_a = inst._zod).check ?? (_a.check = (payload) => {
		def.pattern.lastIndex = 0, def.pattern.test(payload.value) || payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: def.format,
			input: payload.value,
			...def.pattern ? { pattern: def.pattern.toString() } : {},
			inst,
			continue: !def.abort
		});
	}) : (_b = inst._zod).check ?? (_b.check = () => {});
}), $ZodCheckRegex = /*@__PURE__*/ $constructor("$ZodCheckRegex", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def), inst._zod.check = (payload) => {
		def.pattern.lastIndex = 0, def.pattern.test(payload.value) || payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "regex",
			input: payload.value,
			pattern: def.pattern.toString(),
			inst,
			continue: !def.abort
		});
	};
}), $ZodCheckLowerCase = /*@__PURE__*/ $constructor("$ZodCheckLowerCase", (inst, def) => {
	def.pattern ??= lowercase, $ZodCheckStringFormat.init(inst, def);
}), $ZodCheckUpperCase = /*@__PURE__*/ $constructor("$ZodCheckUpperCase", (inst, def) => {
	def.pattern ??= uppercase, $ZodCheckStringFormat.init(inst, def);
}), $ZodCheckIncludes = /*@__PURE__*/ $constructor("$ZodCheckIncludes", (inst, def) => {
	$ZodCheck.init(inst, def);
	let escapedRegex = escapeRegex(def.includes);
	def.pattern = new RegExp(typeof def.position == "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex), inst._zod.check = (payload) => {
		payload.value.includes(def.includes, def.position) || payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "includes",
			includes: def.includes,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
}), $ZodCheckStartsWith = /*@__PURE__*/ $constructor("$ZodCheckStartsWith", (inst, def) => {
	$ZodCheck.init(inst, def);
	let pattern = RegExp(`^${escapeRegex(def.prefix)}.*`);
	def.pattern ??= pattern, inst._zod.check = (payload) => {
		payload.value.startsWith(def.prefix) || payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "starts_with",
			prefix: def.prefix,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
}), $ZodCheckEndsWith = /*@__PURE__*/ $constructor("$ZodCheckEndsWith", (inst, def) => {
	$ZodCheck.init(inst, def);
	let pattern = RegExp(`.*${escapeRegex(def.suffix)}$`);
	def.pattern ??= pattern, inst._zod.check = (payload) => {
		payload.value.endsWith(def.suffix) || payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "ends_with",
			suffix: def.suffix,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
}), $ZodCheckOverwrite = /*@__PURE__*/ $constructor("$ZodCheckOverwrite", (inst, def) => {
	$ZodCheck.init(inst, def), inst._zod.check = (payload) => {
		payload.value = def.tx(payload.value);
	};
});
// node_modules/zod/v4/core/doc.js
var Doc = class {
	constructor(args = [], closed = {}) {
		this.content = [], this.indent = 0, this.args = args, this.closed = closed;
	}
	indented(fn) {
		this.indent += 1;
		try {
			fn(this);
		} finally {
			--this.indent;
		}
	}
	write(arg) {
		if (typeof arg == "function") {
			arg(this, { execution: "sync" }), arg(this, { execution: "async" });
			return;
		}
		let lines = arg.split("\n").filter((x) => x), minIndent = Math.min(...lines.map((x) => x.length - x.trimStart().length)), dedented = lines.map((x) => x.slice(minIndent)).map((x) => " ".repeat(this.indent * 2) + x);
		for (let line of dedented) this.content.push(line);
	}
	compile() {
		let F = Function, content = this?.content ?? [""];
		return new F(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {\n${content.join("\n")}\n};`)(...Object.values(this.closed));
	}
};
// node_modules/zod/v4/core/versions.js
const version = {
	major: 4,
	minor: 6,
	patch: 7
}, $ZodType = /*@__PURE__*/ $constructor("$ZodType", (inst, def) => {
	var _a;
	inst ??= {}, inst._zod.def = def, inst._zod.bag = inst._zod.bag || {}, inst._zod.version = version;
	let defChecks = inst._zod.def.checks, checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
	for (let ch of checks) for (let fn of ch._zod.onattach) fn(inst);
	if (checks.length === 0) (_a = inst._zod).deferred ?? (_a.deferred = []), inst._zod.deferred?.push(() => {
		inst._zod.run = inst._zod.parse;
	});
	else {
		let runChecks = (payload, checks, ctx) => {
			if (payload.memo) return payload;
			let isAborted = aborted(payload), asyncResult;
			for (let ch of checks) {
				if (ch._zod.def.when) {
					if (explicitlyAborted(payload) || !ch._zod.def.when(payload)) continue;
				} else if (isAborted) continue;
				let currLen = payload.issues.length, _ = ch._zod.check(payload);
				if (_ instanceof Promise && ctx?.async === !1) throw new $ZodAsyncError();
				if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
					await _, payload.issues.length !== currLen && (attachSchema(payload.issues, currLen, inst), isAborted ||= aborted(payload, currLen));
				});
				else {
					if (payload.issues.length === currLen) continue;
					attachSchema(payload.issues, currLen, inst), isAborted ||= aborted(payload, currLen);
				}
			}
			return asyncResult ? asyncResult.then(() => payload) : payload;
		}, handleCanaryResult = (canary, payload, ctx) => {
			if (aborted(canary)) return canary.aborted = !0, canary;
			let checkResult = runChecks(payload, checks, ctx);
			if (checkResult instanceof Promise) {
				if (ctx.async === !1) throw new $ZodAsyncError();
				return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
			}
			return inst._zod.parse(checkResult, ctx);
		};
		inst._zod.run = (payload, ctx) => {
			if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
			if (ctx.direction === "backward") {
				let canary = inst._zod.parse({
					value: payload.value,
					issues: []
				}, {
					...ctx,
					skipChecks: !0
				});
				return canary instanceof Promise ? canary.then((canary) => handleCanaryResult(canary, payload, ctx)) : handleCanaryResult(canary, payload, ctx);
			}
			let result = inst._zod.parse(payload, ctx);
			if (result instanceof Promise) {
				if (ctx.async === !1) throw new $ZodAsyncError();
				return result.then((result) => runChecks(result, checks, ctx));
			}
			return runChecks(result, checks, ctx);
		};
	}
}, {
	get "~standard"() {
		return hide(this, "~standard", standardProps(this));
	},
	set "~standard"(value) {
		own(this, "~standard", value);
	}
}), toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
	let ctx = { async: !0 };
	return toStandardResult(await inst._zod.run({
		value,
		issues: []
	}, ctx), ctx);
}
function standardProps(inst) {
	return {
		validate: (value) => {
			let ctx = { async: !1 };
			try {
				let r = inst._zod.run({
					value,
					issues: []
				}, ctx);
				if (!(r instanceof Promise)) return toStandardResult(r, ctx);
			} catch {}
			return validateAsync(inst, value);
		},
		vendor: "zod",
		version: 1
	};
}
const $ZodString = /*@__PURE__*/ $constructor("$ZodString", (inst, def) => {
	$ZodType.init(inst, def), inst._zod.pattern = def.pattern ?? anyString, inst._zod.parse = (payload, _) => {
		if (def.coerce) try {
			payload.value = String(payload.value);
		} catch {}
		return typeof payload.value == "string" || payload.issues.push({
			expected: "string",
			code: "invalid_type",
			input: payload.value,
			inst
		}), payload;
	};
}), $ZodStringFormat = /*@__PURE__*/ $constructor("$ZodStringFormat", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def), $ZodString.init(inst, def);
}), $ZodGUID = /*@__PURE__*/ $constructor("$ZodGUID", (inst, def) => {
	def.pattern ??= guid, $ZodStringFormat.init(inst, def);
}), $ZodUUID = /*@__PURE__*/ $constructor("$ZodUUID", (inst, def) => {
	if (def.version) {
		let v = {
			v1: 1,
			v2: 2,
			v3: 3,
			v4: 4,
			v5: 5,
			v6: 6,
			v7: 7,
			v8: 8
		}[def.version];
		if (v === void 0) throw Error(`Invalid UUID version: "${def.version}"`);
		def.pattern ??= uuid(v);
	} else def.pattern ??= uuid();
	$ZodStringFormat.init(inst, def);
}), $ZodEmail = /*@__PURE__*/ $constructor("$ZodEmail", (inst, def) => {
	def.pattern ??= email$1, $ZodStringFormat.init(inst, def);
});
function canParseURL(input) {
	try {
		return typeof URL < "u" && typeof URL.canParse == "function" ? URL.canParse(input) : (new URL(input), !0);
	} catch {
		return !1;
	}
}
function validateURL(trimmed, def) {
	return !("normalize" in def) && !("hostname" in def) && !("protocol" in def) ? canParseURL(trimmed) || 2 : parseURLObject(trimmed, def);
}
/** Parses a URL while preserving the non-normalizing HTTP guard. */
function parseURLObject(trimmed, def) {
	if (!def.normalize && def.protocol?.source === httpProtocol.source && !/^https?:\/\//i.test(trimmed)) return 1;
	try {
		if (typeof URL < "u") {
			let URLStatic = URL;
			if (typeof URLStatic.parse == "function") return URLStatic.parse(trimmed) ?? 2;
		}
		return new URL(trimmed);
	} catch {
		return 2;
	}
}
const asciiTabOrNewline = /[\t\n\r]/g;
/** The URL parser deletes every ASCII tab, LF and CR from its input before it parses, so `new URL("https://exa\nmple.com")` reports on `example.com`. Applying the same deletion to the returned value closes the half of that divergence which can move the host; the parser's other rewrite, stripping C0 controls at the edges, cannot. */
function stripTabAndNewline(value) {
	return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url, hostname) {
	return hostname.lastIndex = 0, hostname.test(url.hostname);
}
function urlProtocolOk(url, protocol) {
	return protocol.lastIndex = 0, protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
}
const $ZodURL = /*@__PURE__*/ $constructor("$ZodURL", (inst, def) => {
	$ZodStringFormat.init(inst, def), inst._zod.check = (payload) => {
		try {
			let trimmed = payload.value.trim(), url = validateURL(trimmed, def);
			if (url === 1) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					note: "Invalid URL format",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === 2) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === !0) {
				payload.value = stripTabAndNewline(trimmed);
				return;
			}
			def.hostname && !urlHostnameOk(url, def.hostname) && payload.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid hostname",
				pattern: def.hostname.source,
				input: payload.value,
				inst,
				continue: !def.abort
			}), def.protocol && !urlProtocolOk(url, def.protocol) && payload.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid protocol",
				pattern: def.protocol.source,
				input: payload.value,
				inst,
				continue: !def.abort
			}), payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
			return;
		} catch {
			payload.issues.push({
				code: "invalid_format",
				format: "url",
				input: payload.value,
				inst,
				continue: !def.abort
			});
		}
	};
}), $ZodEmoji = /*@__PURE__*/ $constructor("$ZodEmoji", (inst, def) => {
	def.pattern ??= emoji(), $ZodStringFormat.init(inst, def);
}), $ZodNanoID = /*@__PURE__*/ $constructor("$ZodNanoID", (inst, def) => {
	if (def.length !== void 0 && (!Number.isInteger(def.length) || def.length < 1)) throw Error(`Invalid nanoid length: ${def.length}`);
	def.pattern ??= def.length === void 0 ? nanoid : nanoidOfLength(def.length), $ZodStringFormat.init(inst, def);
}), $ZodCUID = /*@__PURE__*/ $constructor("$ZodCUID", (inst, def) => {
	def.pattern ??= cuid, $ZodStringFormat.init(inst, def);
}), $ZodCUID2 = /*@__PURE__*/ $constructor("$ZodCUID2", (inst, def) => {
	def.pattern ??= cuid2, $ZodStringFormat.init(inst, def);
}), $ZodULID = /*@__PURE__*/ $constructor("$ZodULID", (inst, def) => {
	def.pattern ??= ulid, $ZodStringFormat.init(inst, def);
}), $ZodXID = /*@__PURE__*/ $constructor("$ZodXID", (inst, def) => {
	def.pattern ??= xid, $ZodStringFormat.init(inst, def);
}), $ZodKSUID = /*@__PURE__*/ $constructor("$ZodKSUID", (inst, def) => {
	def.pattern ??= ksuid, $ZodStringFormat.init(inst, def);
}), $ZodISODateTime = /*@__PURE__*/ $constructor("$ZodISODateTime", (inst, def) => {
	def.pattern ??= datetime(def), $ZodStringFormat.init(inst, def);
}), $ZodISODate = /*@__PURE__*/ $constructor("$ZodISODate", (inst, def) => {
	def.pattern ??= date, $ZodStringFormat.init(inst, def);
}), $ZodISOTime = /*@__PURE__*/ $constructor("$ZodISOTime", (inst, def) => {
	def.pattern ??= time(def), $ZodStringFormat.init(inst, def);
}), $ZodISODuration = /*@__PURE__*/ $constructor("$ZodISODuration", (inst, def) => {
	def.pattern ??= duration, $ZodStringFormat.init(inst, def);
}), $ZodIPv4 = /*@__PURE__*/ $constructor("$ZodIPv4", (inst, def) => {
	def.pattern ??= ipv4, $ZodStringFormat.init(inst, def);
}), ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(value) {
	return ipv6Alphabet.test(value) ? canParseURL(`http://[${value}]`) : !1;
}
const $ZodIPv6 = /*@__PURE__*/ $constructor("$ZodIPv6", (inst, def) => {
	def.pattern ??= ipv6, $ZodStringFormat.init(inst, def), inst._zod.check = (payload) => {
		isValidIPv6(payload.value) || payload.issues.push({
			code: "invalid_format",
			format: "ipv6",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
}), $ZodCIDRv4 = /*@__PURE__*/ $constructor("$ZodCIDRv4", (inst, def) => {
	def.pattern ??= cidrv4, $ZodStringFormat.init(inst, def);
});
function isValidCIDRv6(value) {
	let parts = value.split("/");
	if (parts.length !== 2) return !1;
	let [address, prefix] = parts;
	if (!prefix) return !1;
	let prefixNum = Number(prefix);
	return `${prefixNum}` !== prefix || prefixNum < 0 || prefixNum > 128 ? !1 : isValidIPv6(address);
}
const $ZodCIDRv6 = /*@__PURE__*/ $constructor("$ZodCIDRv6", (inst, def) => {
	def.pattern ??= cidrv6, $ZodStringFormat.init(inst, def), inst._zod.check = (payload) => {
		isValidCIDRv6(payload.value) || payload.issues.push({
			code: "invalid_format",
			format: "cidrv6",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
function isValidBase64(data) {
	if (data === "") return !0;
	if (/\s/.test(data) || data.length % 4 != 0) return !1;
	try {
		return atob(data), !0;
	} catch {
		return !1;
	}
}
const base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/, $ZodBase64 = /*@__PURE__*/ $constructor("$ZodBase64", (inst, def) => {
	def.pattern ??= base64Charset, $ZodStringFormat.init(inst, def), inst._zod.check = (payload) => {
		isValidBase64(payload.value) || payload.issues.push({
			code: "invalid_format",
			format: "base64",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
}), base64urlCharset = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(data) {
	if (!base64urlCharset.test(data)) return !1;
	let base64 = data.replace(/[-_]/g, (c) => c === "-" ? "+" : "/");
	return isValidBase64(base64.padEnd(Math.ceil(base64.length / 4) * 4, "="));
}
const $ZodBase64URL = /*@__PURE__*/ $constructor("$ZodBase64URL", (inst, def) => {
	def.pattern ??= base64urlCharset, $ZodStringFormat.init(inst, def), inst._zod.check = (payload) => {
		isValidBase64URL(payload.value) || payload.issues.push({
			code: "invalid_format",
			format: "base64url",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
}), $ZodE164 = /*@__PURE__*/ $constructor("$ZodE164", (inst, def) => {
	def.pattern ??= e164, $ZodStringFormat.init(inst, def);
});
function isValidJWT(token, algorithm = null) {
	try {
		let tokensParts = token.split(".");
		if (tokensParts.length !== 3) return !1;
		let [header] = tokensParts;
		if (!header) return !1;
		let parsedHeader = JSON.parse(atob(header));
		return !("typ" in parsedHeader && parsedHeader?.typ !== "JWT" || !parsedHeader.alg || algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm));
	} catch {
		return !1;
	}
}
const $ZodJWT = /*@__PURE__*/ $constructor("$ZodJWT", (inst, def) => {
	$ZodStringFormat.init(inst, def), inst._zod.check = (payload) => {
		isValidJWT(payload.value, def.alg) || payload.issues.push({
			code: "invalid_format",
			format: "jwt",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
}), $ZodNumber = /*@__PURE__*/ $constructor("$ZodNumber", (inst, def) => {
	$ZodType.init(inst, def), inst._zod.pattern = number$1, inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Number(payload.value);
		} catch {}
		let input = payload.value;
		if (typeof input == "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
		let received = typeof input == "number" ? Number.isNaN(input) ? "NaN" : Number.isFinite(input) ? void 0 : String(input) : void 0;
		return payload.issues.push({
			expected: "number",
			code: "invalid_type",
			input,
			inst,
			...received ? { received } : {}
		}), payload;
	};
}), $ZodNumberFormat = /*@__PURE__*/ $constructor("$ZodNumberFormat", (inst, def) => {
	$ZodCheckNumberFormat.init(inst, def), $ZodNumber.init(inst, def);
}), $ZodBoolean = /*@__PURE__*/ $constructor("$ZodBoolean", (inst, def) => {
	$ZodType.init(inst, def), inst._zod.pattern = boolean$1, inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = !!payload.value;
		} catch {}
		let input = payload.value;
		return typeof input == "boolean" || payload.issues.push({
			expected: "boolean",
			code: "invalid_type",
			input,
			inst
		}), payload;
	};
}), $ZodUnknown = /*@__PURE__*/ $constructor("$ZodUnknown", (inst, def) => {
	$ZodType.init(inst, def), inst._zod.parse = (payload) => payload;
}), $ZodNever = /*@__PURE__*/ $constructor("$ZodNever", (inst, def) => {
	$ZodType.init(inst, def), inst._zod.parse = (payload, _ctx) => (payload.issues.push({
		expected: "never",
		code: "invalid_type",
		input: payload.value,
		inst
	}), payload);
});
function capSize(inst, size) {
	let caps = sizeCaps(inst._zod.def.checks);
	if (!caps.length) return;
	let cap = Math.min(...caps.map((c) => c[0])), parse = inst._zod.parse;
	inst._zod.parse = (payload, ctx) => {
		let n = size(payload.value);
		if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
			for (let [max, ch] of sizeCaps(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
				let start = payload.issues.length;
				return ch._zod.check(payload), payload.issues[start].continue = !1, attachSchema(payload.issues, start, inst), payload;
			}
		}
		return parse(payload, ctx);
	};
}
const arraySize = (input) => Array.isArray(input) ? input.length : -1;
function handleArrayResult(result, final, index) {
	result.issues.length && final.issues.push(...prefixIssues(index, result.issues)), final.value[index] = result.value;
}
const $ZodArray = /*@__PURE__*/ $constructor("$ZodArray", (inst, def) => {
	$ZodType.init(inst, def);
	let memo = globalConfig.memoizer;
	memo?.attach(inst), inst._zod.parse = (payload, ctx) => {
		let input = payload.value;
		if (!Array.isArray(input)) return payload.issues.push({
			expected: "array",
			code: "invalid_type",
			input,
			inst
		}), payload;
		payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
		let proms = [], abortEarly = ctx?.abortEarly;
		for (let i = 0; i < input.length; i++) {
			let item = input[i], result = def.element._zod.run({
				value: item,
				issues: []
			}, ctx);
			if (result instanceof Promise) proms.push(result.then((result) => handleArrayResult(result, payload, i)));
			else if (handleArrayResult(result, payload, i), abortEarly && result.issues.length !== 0 && aborted(result)) break;
		}
		return proms.length ? Promise.all(proms).then(() => payload) : payload;
	}, capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
	let isPresent = key in input, isOptionalOut = optout === "optional";
	if (isPresent || !isOptionalOut || optin !== "optional") {
		if (result.issues.length) {
			if (optin !== void 0 && isOptionalOut && !isPresent) return;
			final.issues.push(...prefixIssues(key, result.issues));
		}
		!isPresent && optin === void 0 ? result.issues.length || final.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [key]
		}) : result.value === void 0 ? (isPresent || optin === "defaulted" && !isOptionalOut) && (final.value[key] = void 0) : final.value[key] = result.value;
	}
}
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
	let keys = Object.keys(def.shape), ownSymbols = Object.getOwnPropertySymbols(def.shape), symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS, allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
	for (let k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
	let okeys = optionalKeys(def.shape);
	return {
		...def,
		allKeys,
		symbolKeys,
		keySet: new Set(keys),
		numKeys: keys.length,
		optionalKeys: new Set(okeys)
	};
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
	let unrecognized = [], keySet = def.keySet, _catchall = def.catchall._zod, t = _catchall.def.type, optin = _catchall.optin, optout = _catchall.optout, seen = 0;
	for (let key in input) {
		if (abortEarly && payload.issues.length !== seen) {
			if (aborted(payload, seen)) break;
			seen = payload.issues.length;
		}
		if (keySet.has(key)) continue;
		if (key === "__proto__") {
			t === "never" && unrecognized.push(key);
			continue;
		}
		if (t === "never") {
			unrecognized.push(key);
			continue;
		}
		let r = _catchall.run({
			value: input[key],
			issues: []
		}, ctx);
		r instanceof Promise ? proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout))) : handlePropertyResult(r, payload, key, input, optin, optout);
	}
	return unrecognized.length && payload.issues.push({
		code: "unrecognized_keys",
		keys: unrecognized,
		input,
		inst,
		continue: !0
	}), proms.length ? Promise.all(proms).then(() => payload) : payload;
}
const $ZodObject = /*@__PURE__*/ $constructor("$ZodObject", (inst, def) => {
	$ZodType.init(inst, def);
	let desc = Object.getOwnPropertyDescriptor(def, "shape"), sh = desc?.get ? desc.get.raw : def.shape ?? {};
	if (sh) {
		let get = () => {
			let newSh = { ...sh };
			return Object.defineProperty(def, "shape", { value: newSh }), get.raw = newSh, newSh;
		};
		get.raw = sh, Object.defineProperty(def, "shape", { get });
	}
	let _normalized = cached(() => normalizeDef(def));
	defineLazyInternal(inst, "propValues", (zod) => {
		let shape = zod.def.shape, propValues = {};
		for (let key in shape) {
			let field = shape[key]._zod;
			if (field.values) {
				Object.prototype.hasOwnProperty.call(propValues, key) || assignProp(propValues, key, /* @__PURE__ */ new Set());
				for (let v of field.values) propValues[key].add(v);
				field.optin !== void 0 && propValues[key].add(void 0);
			}
		}
		return propValues;
	});
	let isObject$1 = isObject, catchall = def.catchall, value, memo = globalConfig.memoizer;
	memo?.attach(inst), inst._zod.parse = (payload, ctx) => {
		value ??= _normalized.value;
		let input = payload.value;
		if (!isObject$1(input)) return payload.issues.push({
			expected: "object",
			code: "invalid_type",
			input,
			inst
		}), payload;
		payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
		let proms = [], shape = value.shape, abortEarly = ctx?.abortEarly, seen = payload.issues.length;
		for (let key of value.allKeys) {
			if (abortEarly && payload.issues.length !== seen) {
				if (aborted(payload, seen)) break;
				seen = payload.issues.length;
			}
			if (key === "__proto__") continue;
			let el = shape[key], optin = el._zod.optin, optout = el._zod.optout, r = el._zod.run({
				value: input[key],
				issues: []
			}, ctx);
			r instanceof Promise ? proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout))) : handlePropertyResult(r, payload, key, input, optin, optout);
		}
		return catchall ? handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === !0) : proms.length ? Promise.all(proms).then(() => payload) : payload;
	};
}), $ZodObjectJIT = /*@__PURE__*/ $constructor("$ZodObjectJIT", (inst, def) => {
	$ZodObject.init(inst, def);
	let superParse = inst._zod.parse, _normalized = cached(() => normalizeDef(def)), memo = globalConfig.memoizer, generateFastpass = (shape) => {
		let normalized = _normalized.value, syms = normalized.symbolKeys, doc = new Doc(["payload", "ctx"], {
			shape,
			inst,
			memo,
			syms
		}), parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`, prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
		doc.write("const input = payload.value;");
		let ids = Object.create(null), counter = 0;
		for (let key of normalized.allKeys) ids[key] = `key_${counter++}`;
		doc.write(memo ? "const newResult = memo.alloc(inst, payload, {}, ctx);" : "const newResult = {};");
		for (let key of normalized.allKeys) {
			if (key === "__proto__") continue;
			let id = ids[key], k = typeof key == "symbol" ? `syms[${syms.indexOf(key)}]` : esc(key), isPresent = `${k} in input`, schema = shape[key], optin = schema?._zod?.optin, isOptionalIn = optin !== void 0, isOptionalOut = schema?._zod?.optout === "optional";
			if (doc.write(`const ${id} = ${parseStr(k)};`), isOptionalIn && isOptionalOut) {
				let assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
				doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
			} else isOptionalIn ? (doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `), optin === "defaulted" ? doc.write(`newResult[${k}] = ${id}.value;`) : doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `)) : doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
		}
		return doc.write("payload.value = newResult;"), doc.write("return payload;"), doc.compile();
	}, fastpass, isObject$2 = isObject, jit = !globalConfig.jitless, fastEnabled = jit && allowsEval.value, catchall = def.catchall, value;
	inst._zod.parse = (payload, ctx) => {
		value ??= _normalized.value;
		let input = payload.value;
		return isObject$2(input) ? jit && fastEnabled && ctx?.async === !1 && ctx.jitless !== !0 ? (fastpass ||= generateFastpass(def.shape), payload = fastpass(payload, ctx), catchall ? handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === !0) : payload) : superParse(payload, ctx) : (payload.issues.push({
			expected: "object",
			code: "invalid_type",
			input,
			inst
		}), payload);
	};
});
function handleUnionResults(results, final, inst, ctx) {
	for (let result of results) if (result.issues.length === 0) return final.value = result.value, final;
	let nonaborted = results.filter((r) => !aborted(r));
	return nonaborted.length === 1 ? (final.value = nonaborted[0].value, nonaborted[0]) : (final.issues.push({
		code: "invalid_union",
		input: final.value,
		inst,
		errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
	}), final);
}
const $ZodUnion = /*@__PURE__*/ $constructor("$ZodUnion", (inst, def) => {
	$ZodType.init(inst, def), defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0), defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0), defineLazyInternal(inst, "values", (zod) => {
		if (zod.def.options.every((o) => o._zod.values)) return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
	}), defineLazyInternal(inst, "pattern", (zod) => {
		if (zod.def.options.every((o) => o._zod.pattern)) {
			let patterns = zod.def.options.map((o) => o._zod.pattern);
			return RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
		}
	});
	let first = def.options.length === 1 ? def.options[0]._zod.run : null;
	inst._zod.parse = (payload, ctx) => {
		if (first) return first(payload, ctx);
		let async = !1, results = [];
		for (let option of def.options) {
			let result = option._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) results.push(result), async = !0;
			else {
				if (result.issues.length === 0) return result;
				results.push(result);
			}
		}
		return async ? Promise.all(results).then((results) => handleUnionResults(results, payload, inst, ctx)) : handleUnionResults(results, payload, inst, ctx);
	};
});
function discriminatorMap(def) {
	let map = /* @__PURE__ */ new Map();
	for (let option of def.options) {
		let values = option._zod.propValues?.[def.discriminator];
		if (!values || values.size === 0) throw Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
		for (let value of values) if (map.has(value)) {
			if (value !== void 0) throw Error(`Duplicate discriminator value "${String(value)}"`);
			map.set(value, null);
		} else map.set(value, option);
	}
	return map;
}
const $ZodDiscriminatedUnion = /*@__PURE__*/ $constructor("$ZodDiscriminatedUnion", (inst, def) => {
	def.inclusive = !1, $ZodUnion.init(inst, def);
	let _super = inst._zod.parse;
	defineLazyInternal(inst, "propValues", (zod) => {
		let propValues = {}, undefinedCount = 0;
		for (let option of zod.def.options) {
			let pv = option._zod.propValues;
			if (!pv || Object.keys(pv).length === 0) throw Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
			pv[zod.def.discriminator]?.has(void 0) && undefinedCount++;
			for (let [k, v] of Object.entries(pv)) {
				Object.prototype.hasOwnProperty.call(propValues, k) || assignProp(propValues, k, /* @__PURE__ */ new Set());
				for (let val of v) propValues[k].add(val);
			}
		}
		return !zod.def.unionFallback && undefinedCount > 1 && propValues[zod.def.discriminator]?.delete(void 0), propValues;
	}), def.options.forEach((option, i) => {
		let propShape = rawShape(option._zod.def);
		if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) throw Error(`Invalid discriminated union option at index "${i}"`);
	});
	let disc = cached(() => discriminatorMap(def));
	inst._zod.parse = (payload, ctx) => {
		let input = payload.value;
		if (!isObject(input)) return payload.issues.push({
			code: "invalid_type",
			expected: "object",
			input,
			inst
		}), payload;
		let value = input?.[def.discriminator], opt = disc.value.get(value);
		return opt && (value !== void 0 || ctx.direction !== "backward") ? opt._zod.run(payload, ctx) : def.unionFallback || ctx.direction === "backward" ? _super(payload, ctx) : (payload.issues.push({
			code: "invalid_union",
			errors: [],
			note: "No matching discriminator",
			discriminator: def.discriminator,
			options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
			input,
			path: [def.discriminator],
			inst
		}), payload);
	};
}), $ZodIntersection = /*@__PURE__*/ $constructor("$ZodIntersection", (inst, def) => {
	$ZodType.init(inst, def), inst._zod.parse = (payload, ctx) => {
		let input = payload.value, left = def.left._zod.run({
			value: input,
			issues: []
		}, ctx), right = def.right._zod.run({
			value: input,
			issues: []
		}, ctx);
		return left instanceof Promise || right instanceof Promise ? Promise.all([left, right]).then(([left, right]) => handleIntersectionResults(payload, left, right)) : handleIntersectionResults(payload, left, right);
	};
});
function mergeValues(a, b) {
	if (a === b || a instanceof Date && b instanceof Date && +a == +b) return {
		valid: !0,
		data: a
	};
	if (isPlainObject(a) && isPlainObject(b)) {
		let bKeys = Object.keys(b), sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1), newObj = {
			...a,
			...b
		};
		Object.prototype.hasOwnProperty.call(newObj, "__proto__") && delete newObj.__proto__;
		for (let key of sharedKeys) {
			if (key === "__proto__") continue;
			let sharedValue = mergeValues(a[key], b[key]);
			if (!sharedValue.valid) return {
				valid: !1,
				mergeErrorPath: [key, ...sharedValue.mergeErrorPath]
			};
			newObj[key] = sharedValue.data;
		}
		return {
			valid: !0,
			data: newObj
		};
	}
	if (Array.isArray(a) && Array.isArray(b)) {
		if (a.length !== b.length) return {
			valid: !1,
			mergeErrorPath: []
		};
		let newArray = [];
		for (let index = 0; index < a.length; index++) {
			let itemA = a[index], itemB = b[index], sharedValue = mergeValues(itemA, itemB);
			if (!sharedValue.valid) return {
				valid: !1,
				mergeErrorPath: [index, ...sharedValue.mergeErrorPath]
			};
			newArray.push(sharedValue.data);
		}
		return {
			valid: !0,
			data: newArray
		};
	}
	return {
		valid: !1,
		mergeErrorPath: []
	};
}
function handleIntersectionResults(result, left, right) {
	let unrecKeys = /* @__PURE__ */ new Map(), unrecIssue, keyIssues = /* @__PURE__ */ new Map(), collect = (iss, side) => {
		let keys;
		if (iss.code === "unrecognized_keys" && !iss.path?.length) unrecIssue ??= iss, keys = iss.keys;
		else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
			let k = String(iss.path[0]);
			keyIssues.has(k) || keyIssues.set(k, iss), keys = [k];
		} else return !1;
		for (let k of keys) unrecKeys.has(k) || unrecKeys.set(k, {}), unrecKeys.get(k)[side] = !0;
		return !0;
	};
	for (let iss of left.issues) collect(iss, "l") || result.issues.push(iss);
	for (let iss of right.issues) collect(iss, "r") || result.issues.push(iss);
	let bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
	if (bothKeys.length) {
		let aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
		aggregated.length && result.issues.push({
			...unrecIssue,
			keys: aggregated
		});
		for (let k of bothKeys) !aggregated.includes(k) && keyIssues.has(k) && result.issues.push(keyIssues.get(k));
	}
	let merged = mergeValues(left.value, right.value);
	if (!merged.valid) {
		if (aborted(result)) return result;
		throw Error(`Unmergable intersection. Error path: ${JSON.stringify(merged.mergeErrorPath)}`);
	}
	return result.value = merged.data, result;
}
const $ZodRecord = /*@__PURE__*/ $constructor("$ZodRecord", (inst, def) => {
	$ZodType.init(inst, def);
	let memo = globalConfig.memoizer;
	memo?.attach(inst), inst._zod.parse = (payload, ctx) => {
		let input = payload.value;
		if (!isPlainObject(input)) return payload.issues.push({
			expected: "record",
			code: "invalid_type",
			input,
			inst
		}), payload;
		let proms = [], values = def.keyType._zod.values;
		if (values && !def.partial) {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			let recordKeys = /* @__PURE__ */ new Set();
			for (let key of values) if (typeof key == "string" || typeof key == "number" || typeof key == "symbol") {
				if (recordKeys.add(typeof key == "number" ? key.toString() : key), key === "__proto__") continue;
				let keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw Error("Async schemas not supported in object keys currently");
				if (keyResult.issues.length) {
					payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				let outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				let result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				result instanceof Promise ? proms.push(result.then((result) => {
					result.issues.length && payload.issues.push(...prefixIssues(key, result.issues)), payload.value[outKey] = result.value;
				})) : (result.issues.length && payload.issues.push(...prefixIssues(key, result.issues)), payload.value[outKey] = result.value);
			}
			let unrecognized;
			for (let key in input) if (!recordKeys.has(key)) {
				if (def.mode === "loose") {
					if (key === "__proto__") continue;
					payload.value[key] = input[key];
				} else unrecognized ??= [], unrecognized.push(key);
			}
			unrecognized && unrecognized.length > 0 && payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: !0
			});
		} else {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			let unrecognized;
			for (let key of Reflect.ownKeys(input)) {
				if (key === "__proto__" || !Object.prototype.propertyIsEnumerable.call(input, key)) continue;
				let keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw Error("Async schemas not supported in object keys currently");
				if (typeof key == "string" && number$1.test(key) && keyResult.issues.length) {
					let retryResult = def.keyType._zod.run({
						value: Number(key),
						issues: []
					}, ctx);
					if (retryResult instanceof Promise) throw Error("Async schemas not supported in object keys currently");
					retryResult.issues.length === 0 && (keyResult = retryResult);
				}
				if (keyResult.issues.length) {
					def.mode === "loose" ? payload.value[key] = input[key] : values ? (unrecognized ??= [], unrecognized.push(key)) : payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				let outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				let result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				result instanceof Promise ? proms.push(result.then((result) => {
					result.issues.length && payload.issues.push(...prefixIssues(key, result.issues)), payload.value[outKey] = result.value;
				})) : (result.issues.length && payload.issues.push(...prefixIssues(key, result.issues)), payload.value[outKey] = result.value);
			}
			unrecognized && unrecognized.length > 0 && payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: !0
			});
		}
		return proms.length ? Promise.all(proms).then(() => payload) : payload;
	};
}), $ZodEnum = /*@__PURE__*/ $constructor("$ZodEnum", (inst, def) => {
	$ZodType.init(inst, def);
	let values = getEnumValues(def.entries), valuesSet = new Set(values);
	inst._zod.values = valuesSet, defineLazyInternal(inst, "pattern", (zod) => {
		let patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
		return RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
	}), inst._zod.parse = (payload, _ctx) => {
		let input = payload.value;
		return valuesSet.has(input) || payload.issues.push({
			code: "invalid_value",
			values,
			input,
			inst
		}), payload;
	};
}), $ZodLiteral = /*@__PURE__*/ $constructor("$ZodLiteral", (inst, def) => {
	$ZodType.init(inst, def);
	let values = new Set(def.values);
	inst._zod.values = values, defineLazyInternal(inst, "pattern", (zod) => {
		let vals = zod.def.values;
		return RegExp(vals.length ? `^(${vals.map((o) => typeof o == "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
	}), inst._zod.parse = (payload, _ctx) => {
		let input = payload.value;
		return values.has(input) || payload.issues.push({
			code: "invalid_value",
			values: def.values,
			input,
			inst
		}), payload;
	};
}), $ZodTransform = /*@__PURE__*/ $constructor("$ZodTransform", (inst, def) => {
	$ZodType.init(inst, def), inst._zod.optin = "optional", globalConfig.memoizer?.guard(inst), inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
		let _out = def.transform(payload.value, payload);
		if (ctx.async) return (_out instanceof Promise ? _out : Promise.resolve(_out)).then((output) => (payload.value = output, payload));
		if (_out instanceof Promise) throw new $ZodAsyncError();
		return payload.value = _out, payload;
	};
});
function handleOptionalResult(payload, result) {
	return payload.value = result.issues.length ? void 0 : result.value, payload;
}
const $ZodOptional = /*@__PURE__*/ $constructor("$ZodOptional", (inst, def) => {
	$ZodType.init(inst, def), defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional"), inst._zod.optout = "optional", defineLazyInternal(inst, "values", (zod) => {
		let values = zod.def.innerType._zod.values;
		return values ? /* @__PURE__ */ new Set([...values, void 0]) : void 0;
	}), defineLazyInternal(inst, "pattern", (zod) => {
		let pattern = zod.def.innerType._zod.pattern;
		return pattern ? RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
	}), inst._zod.parse = (payload, ctx) => {
		if (payload.value === void 0) {
			if (def.innerType._zod.optin !== "defaulted") return payload;
			let result = def.innerType._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			return result instanceof Promise ? result.then((result) => handleOptionalResult(payload, result)) : handleOptionalResult(payload, result);
		}
		return def.innerType._zod.run(payload, ctx);
	};
}), $ZodExactOptional = /*@__PURE__*/ $constructor("$ZodExactOptional", (inst, def) => {
	$ZodOptional.init(inst, def), defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values), defineLazyInternal(inst, "pattern", (zod) => zod.def.innerType._zod.pattern), inst._zod.parse = (payload, ctx) => def.innerType._zod.run(payload, ctx);
}), $ZodNullable = /*@__PURE__*/ $constructor("$ZodNullable", (inst, def) => {
	$ZodType.init(inst, def), defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin), defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout), defineLazyInternal(inst, "pattern", (zod) => {
		let pattern = zod.def.innerType._zod.pattern;
		return pattern ? RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
	}), defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values ? /* @__PURE__ */ new Set([...zod.def.innerType._zod.values, null]) : void 0), inst._zod.parse = (payload, ctx) => payload.value === null ? payload : def.innerType._zod.run(payload, ctx);
}), $ZodDefault = /*@__PURE__*/ $constructor("$ZodDefault", (inst, def) => {
	$ZodType.init(inst, def), inst._zod.optin = "defaulted", defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values), inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		if (payload.value === void 0)
 /**
		* $ZodDefault returns the default value immediately in forward direction.
		* It doesn't pass the default value into the validator ("prefault"). There's no reason to pass the default value through validation. The validity of the default is enforced by TypeScript statically. Otherwise, it's the responsibility of the user to ensure the default is valid. In the case of pipes with divergent in/out types, you can specify the default on the `in` schema of your ZodPipe to set a "prefault" for the pipe.   */
		return payload.value = def.defaultValue, payload;
		let result = def.innerType._zod.run(payload, ctx);
		return result instanceof Promise ? result.then((result) => handleDefaultResult(result, def)) : handleDefaultResult(result, def);
	};
});
function handleDefaultResult(payload, def) {
	return payload.value === void 0 && (payload.value = def.defaultValue), payload;
}
const $ZodPrefault = /*@__PURE__*/ $constructor("$ZodPrefault", (inst, def) => {
	$ZodType.init(inst, def), inst._zod.optin = "defaulted", defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values), inst._zod.parse = (payload, ctx) => (ctx.direction === "backward" || payload.value === void 0 && (payload.value = def.defaultValue), def.innerType._zod.run(payload, ctx));
}), $ZodNonOptional = /*@__PURE__*/ $constructor("$ZodNonOptional", (inst, def) => {
	$ZodType.init(inst, def), defineLazyInternal(inst, "values", (zod) => {
		let v = zod.def.innerType._zod.values;
		return v ? new Set([...v].filter((x) => x !== void 0)) : void 0;
	}), inst._zod.parse = (payload, ctx) => {
		let result = def.innerType._zod.run(payload, ctx);
		return result instanceof Promise ? result.then((result) => handleNonOptionalResult(result, inst)) : handleNonOptionalResult(result, inst);
	};
});
function handleNonOptionalResult(payload, inst) {
	return !payload.issues.length && payload.value === void 0 && payload.issues.push({
		code: "invalid_type",
		expected: "nonoptional",
		input: payload.value,
		inst
	}), payload;
}
function handleCatchResult(payload, result, def, ctx) {
	return result.issues.length ? (payload.value = def.catchValue({
		...result,
		value: payload.value,
		error: { issues: result.issues.map((iss) => finalizeIssue(iss, ctx, config())) },
		input: payload.value
	}), payload) : (payload.value = result.value, result.memo && (payload.memo = !0), payload);
}
const $ZodCatch = /*@__PURE__*/ $constructor("$ZodCatch", (inst, def) => {
	$ZodType.init(inst, def), defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional"), defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout), defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values), inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		let result = def.innerType._zod.run({
			value: payload.value,
			issues: []
		}, ctx);
		return result instanceof Promise ? result.then((result) => handleCatchResult(payload, result, def, ctx)) : handleCatchResult(payload, result, def, ctx);
	};
}), $ZodPipe = /*@__PURE__*/ $constructor("$ZodPipe", (inst, def) => {
	$ZodType.init(inst, def), defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values), defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin), defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout), defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues), inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			let right = def.out._zod.run(payload, ctx);
			return right instanceof Promise ? right.then((right) => handlePipeResult(right, def.in, ctx)) : handlePipeResult(right, def.in, ctx);
		}
		let left = def.in._zod.run(payload, ctx);
		return left instanceof Promise ? left.then((left) => handlePipeResult(left, def.out, ctx)) : handlePipeResult(left, def.out, ctx);
	};
});
function handlePipeResult(left, next, ctx) {
	return left.issues.some((iss) => iss.code !== "unrecognized_keys") ? (left.aborted = !0, left) : next._zod.run({
		value: left.value,
		issues: left.issues
	}, ctx);
}
const $ZodPreprocess = /*@__PURE__*/ $constructor("$ZodPreprocess", (inst, def) => {
	$ZodPipe.init(inst, def);
}), $ZodReadonly = /*@__PURE__*/ $constructor("$ZodReadonly", (inst, def) => {
	$ZodType.init(inst, def), defineLazyInternal(inst, "propValues", (zod) => zod.def.innerType._zod.propValues), defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values), defineLazyInternal(inst, "optin", (zod) => zod.def.innerType?._zod?.optin), defineLazyInternal(inst, "optout", (zod) => zod.def.innerType?._zod?.optout), inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		let result = def.innerType._zod.run(payload, ctx);
		return result instanceof Promise ? result.then(handleReadonlyResult) : handleReadonlyResult(result);
	};
});
function handleReadonlyResult(payload) {
	return payload.memo || (payload.value = Object.freeze(payload.value)), payload;
}
const $ZodCustom = /*@__PURE__*/ $constructor("$ZodCustom", (inst, def) => {
	$ZodCheck.init(inst, def), $ZodType.init(inst, def), inst._zod.parse = (payload, _) => payload, inst._zod.check = (payload) => {
		let input = payload.value, r = def.fn(input);
		if (r instanceof Promise) return r.then((r) => handleRefineResult(r, payload, input, inst));
		handleRefineResult(r, payload, input, inst);
	};
});
function handleRefineResult(result, payload, input, inst) {
	if (!result) {
		let _iss = {
			code: "custom",
			input,
			inst,
			path: [...inst._zod.def.path ?? []],
			continue: !inst._zod.def.abort
		};
		inst._zod.def.params && (_iss.params = inst._zod.def.params), payload.issues.push(issue(_iss));
	}
}
// node_modules/zod/v4/core/memoizer.js
var $ZodCyclicError = class extends Error {
	constructor() {
		super("Cannot parse a reference cycle that closes through a transform"), this.name = "ZodCyclicError";
	}
};
/** Keyed off the context object every schema in one parse call already shares. */
const STATE = "~memo", NO_ISSUES = [];
function isRef(value) {
	return typeof value == "object" && !!value;
}
function cloneIssues(issues) {
	return issues.map((iss) => iss.path ? {
		...iss,
		path: iss.path.slice()
	} : { ...iss });
}
const recursive = /*@__PURE__*/ new WeakMap();
/** Whether this schema's subtree contains a cycle, so one parse can re-enter it. */
function isRecursive(inst, stack, resolve) {
	let cached = recursive.get(inst);
	if (cached !== void 0) return cached ? 2 : 0;
	if (stack.has(inst)) return 2;
	stack.add(inst);
	let result = 0, check = (child) => {
		if (result !== 2 && child?._zod) {
			let answer = isRecursive(child, stack, resolve);
			answer > result && (result = answer);
		}
	}, shape = (sh, spread) => {
		let answer = 0;
		for (let key of Reflect.ownKeys(sh)) {
			let desc = Object.getOwnPropertyDescriptor(sh, key);
			if (spread && !desc.enumerable) continue;
			let child = desc.get ? 1 : desc.value?._zod ? isRecursive(desc.value, stack, resolve) : 0;
			child > answer && (answer = child);
		}
		return answer;
	}, merge = (answer) => {
		answer > result && (result = answer);
	}, def = inst._zod.def;
	switch (def.type) {
		case "object": {
			let raw = rawShape(def);
			merge(raw ? shape(raw, !0) : 1), check(def.catchall);
			break;
		}
		case "array":
			check(def.element);
			break;
		case "tuple":
			for (let el of def.items) check(el);
			check(def.rest);
			break;
		case "record":
		case "map":
			check(def.keyType), check(def.valueType);
			break;
		case "set":
			check(def.valueType);
			break;
		case "union":
			for (let el of def.options) check(el);
			break;
		case "intersection":
			check(def.left), check(def.right);
			break;
		case "optional":
		case "nullable":
		case "default":
		case "prefault":
		case "catch":
		case "readonly":
		case "nonoptional":
		case "promise":
		case "success":
			check(def.innerType);
			break;
		case "pipe":
			check(def.in), check(def.out);
			break;
		case "function":
			check(def.input), check(def.output);
			break;
		case "lazy": {
			let inner = def._cachedInner ?? (resolve ? inst._zod.innerType : void 0);
			merge(inner ? isRecursive(inner, stack, !1) : 1);
			break;
		}
		case "template_literal":
		case "string":
		case "number":
		case "int":
		case "boolean":
		case "bigint":
		case "symbol":
		case "undefined":
		case "null":
		case "void":
		case "never":
		case "any":
		case "unknown":
		case "date":
		case "nan":
		case "enum":
		case "literal":
		case "file":
		case "transform":
		case "custom": break;
		default: for (let key in def) {
			let desc = Object.getOwnPropertyDescriptor(def, key);
			if (!desc || desc.get) continue;
			let value = desc.value;
			if (value && typeof value == "object") {
				if (value._zod) check(value);
				else if (Array.isArray(value)) for (let el of value) check(el);
			}
		}
	}
	return stack.delete(inst), settle(inst, result);
}
/** An assumed answer must not outlive the resolution that settles it, so only a certain one is cached. */
function settle(inst, answer) {
	return answer !== 1 && recursive.set(inst, answer === 2), answer;
}
function bucketFor(state, inst) {
	let bucket = state.buckets.get(inst);
	return bucket || (bucket = /* @__PURE__ */ new WeakMap(), state.buckets.set(inst, bucket)), bucket;
}
let handoff;
const open = [], memo = {
	alloc(_inst, payload, empty) {
		let bucket = handoff;
		if (!bucket) return empty;
		handoff = void 0;
		let entry = {
			value: empty,
			issues: null
		};
		return bucket.set(payload.value, entry), open.push(entry), empty;
	},
	guard(inst) {
		var _a;
		(_a = inst._zod).deferred ?? (_a.deferred = []), inst._zod.deferred.push(() => {
			let base = inst._zod.parse, wrapped = (payload, ctx) => {
				if (ctx.direction !== "backward" && isBackEdge(ctx, payload.value)) throw new $ZodCyclicError();
				return base(payload, ctx);
			};
			inst._zod.parse = wrapped, inst._zod.run === base && (inst._zod.run = wrapped);
		});
	},
	attach(inst) {
		var _a;
		let isRecursiveInst, rechecked = !1, lastCtx, lastBucket;
		(_a = inst._zod).deferred ?? (_a.deferred = []), inst._zod.deferred.push(() => {
			let base = inst._zod.parse, wrapped = (payload, ctx) => {
				if (isRecursiveInst === void 0) {
					let walked = isRecursive(inst, /* @__PURE__ */ new Set(), !1);
					if (walked === 0) return inst._zod.parse = base, inst._zod.run === wrapped && (inst._zod.run = base), base(payload, ctx);
					walked === 2 || rechecked ? isRecursiveInst = !0 : rechecked = !0;
				}
				let input = payload.value;
				if (!isRef(input)) return base(payload, ctx);
				let state = ctx[STATE];
				state || (state = {
					buckets: /* @__PURE__ */ new WeakMap(),
					backEdges: void 0
				}, ctx[STATE] = state);
				let bucket;
				lastCtx === ctx ? bucket = lastBucket : (bucket = bucketFor(state, inst), lastCtx = ctx, lastBucket = bucket);
				let hit = bucket.get(input);
				if (hit) return payload.value = hit.value, hit.issues ? hit.issues.length && payload.issues.push(...cloneIssues(hit.issues)) : (payload.memo = !0, state.backEdges ?? (state.backEdges = /* @__PURE__ */ new WeakSet()), state.backEdges.add(hit.value)), payload;
				handoff = bucket;
				let depth = open.length, result = base(payload, ctx);
				handoff = void 0;
				let entry = open.length > depth ? open.pop() : void 0;
				return result instanceof Promise ? result.then((r) => (entry && (entry.issues = r.issues.length ? cloneIssues(r.issues) : NO_ISSUES), r)) : (entry && (entry.issues = result.issues.length ? cloneIssues(result.issues) : NO_ISSUES), result);
			};
			inst._zod.parse = wrapped, inst._zod.run === base && (inst._zod.run = wrapped);
		});
	}
};
/** The memoizer that gives containers cycle support. `zod` installs it by default; `zod/mini` opts in with `config({ memoizer: memoizer() })`. */
function memoizer() {
	return memo;
}
/** Whether this value is a node a back-edge resolved to before it finished. */
function isBackEdge(ctx, value) {
	let backEdges = ctx[STATE]?.backEdges;
	return backEdges !== void 0 && isRef(value) && backEdges.has(value);
}
// node_modules/zod/v4/locales/en.js
const error = () => {
	let Sizable = {
		string: {
			unit: "characters",
			verb: "to have"
		},
		file: {
			unit: "bytes",
			verb: "to have"
		},
		array: {
			unit: "items",
			verb: "to have"
		},
		set: {
			unit: "items",
			verb: "to have"
		},
		map: {
			unit: "entries",
			verb: "to have"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	let FormatDictionary = {
		regex: "input",
		email: "email address",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO datetime",
		date: "ISO date",
		time: "ISO time",
		duration: "ISO duration",
		ipv4: "IPv4 address",
		ipv6: "IPv6 address",
		mac: "MAC address",
		cidrv4: "IPv4 range",
		cidrv6: "IPv6 range",
		base64: "base64-encoded string",
		base64url: "base64url-encoded string",
		json_string: "JSON string",
		e164: "E.164 number",
		currency_code: "currency code",
		credit_card: "credit card number",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "input"
	}, TypeDictionary = { nan: "NaN" };
	function getTypeName(type, input) {
		return type === "number" && typeof input == "number" && !Number.isFinite(input) ? String(input) : TypeDictionary[type] ?? type;
	}
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": return `Invalid input: expected ${getTypeName(issue.expected)}, received ${getTypeName(parsedType(issue.input), issue.input)}`;
			case "invalid_value": return issue.values.length === 1 ? `Invalid input: expected ${stringifyPrimitive(issue.values[0])}` : `Invalid option: expected one of ${joinValues(issue.values, "|")}`;
			case "too_big": {
				let adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<", sizing = getSizing(issue.origin);
				return sizing ? `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}` : `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				let adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">", sizing = getSizing(issue.origin);
				return sizing ? `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}` : `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				let _issue = issue;
				return _issue.format === "starts_with" ? `Invalid string: must start with "${_issue.prefix}"` : _issue.format === "ends_with" ? `Invalid string: must end with "${_issue.suffix}"` : _issue.format === "includes" ? `Invalid string: must include "${_issue.includes}"` : _issue.format === "regex" ? `Invalid string: must match pattern ${_issue.pattern}` : `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `Invalid number: must be a multiple of ${issue.divisor}`;
			case "unrecognized_keys": return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `Invalid key in ${issue.origin}`;
			case "invalid_union": return issue.options && Array.isArray(issue.options) && issue.options.length > 0 ? `Invalid discriminator value. Expected ${issue.options.map((o) => `'${o}'`).join(" | ")}` : issue.inclusive === !1 ? "Invalid input: more than one option matched" : "Invalid input";
			case "invalid_element": return `Invalid value in ${issue.origin}`;
			default: return "Invalid input";
		}
	};
};
function en_default() {
	return { localeError: error() };
}
// node_modules/zod/v4/core/registries.js
var _a, $ZodRegistry = class {
	constructor() {
		this._map = /* @__PURE__ */ new WeakMap(), this._idmap = /* @__PURE__ */ new Map();
	}
	add(schema, ..._meta) {
		let meta = _meta[0];
		return this._map.set(schema, meta), meta && typeof meta == "object" && "id" in meta && this._idmap.set(meta.id, schema), this;
	}
	clear() {
		return this._map = /* @__PURE__ */ new WeakMap(), this._idmap = /* @__PURE__ */ new Map(), this;
	}
	remove(schema) {
		let meta = this._map.get(schema);
		return meta && typeof meta == "object" && "id" in meta && this._idmap.delete(meta.id), this._map.delete(schema), this;
	}
	get(schema) {
		let p = schema._zod.parent;
		if (p) {
			let pm = { ...this.get(p) ?? {} };
			delete pm.id;
			let f = {
				...pm,
				...this._map.get(schema)
			};
			return Object.keys(f).length ? f : void 0;
		}
		return this._map.get(schema);
	}
	has(schema) {
		return this._map.has(schema);
	}
};
function registry() {
	return new $ZodRegistry();
}
(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
const globalRegistry = globalThis.__zod_globalRegistry;
// node_modules/zod/v4/core/api.js
function snapshotChecks(def) {
	return def.checks &&= [...def.checks], def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class, params) {
	return new Class(snapshotChecks({
		type: "string",
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _email(Class, params) {
	return new Class({
		type: "string",
		format: "email",
		check: "string_format",
		abort: !1,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _guid(Class, params) {
	return new Class({
		type: "string",
		format: "guid",
		check: "string_format",
		abort: !1,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuid(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuidv4(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		version: "v4",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuidv6(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		version: "v6",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuidv7(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		version: "v7",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _url(Class, params) {
	return new Class({
		type: "string",
		format: "url",
		check: "string_format",
		abort: !1,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _emoji(Class, params) {
	return new Class({
		type: "string",
		format: "emoji",
		check: "string_format",
		abort: !1,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _nanoid(Class, params) {
	return new Class({
		type: "string",
		format: "nanoid",
		check: "string_format",
		abort: !1,
		...normalizeParams(params)
	});
}
/**
* @deprecated CUID v1 is deprecated by its authors due to information leakage
* (timestamps embedded in the id). Use {@link _cuid2} instead.
* See https://github.com/paralleldrive/cuid.
*/
// @__NO_SIDE_EFFECTS__
function _cuid(Class, params) {
	return new Class({
		type: "string",
		format: "cuid",
		check: "string_format",
		abort: !1,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _cuid2(Class, params) {
	return new Class({
		type: "string",
		format: "cuid2",
		check: "string_format",
		abort: !1,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ulid(Class, params) {
	return new Class({
		type: "string",
		format: "ulid",
		check: "string_format",
		abort: !1,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _xid(Class, params) {
	return new Class({
		type: "string",
		format: "xid",
		check: "string_format",
		abort: !1,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ksuid(Class, params) {
	return new Class({
		type: "string",
		format: "ksuid",
		check: "string_format",
		abort: !1,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ipv4(Class, params) {
	return new Class({
		type: "string",
		format: "ipv4",
		check: "string_format",
		abort: !1,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ipv6(Class, params) {
	return new Class({
		type: "string",
		format: "ipv6",
		check: "string_format",
		abort: !1,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _cidrv4(Class, params) {
	return new Class({
		type: "string",
		format: "cidrv4",
		check: "string_format",
		abort: !1,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _cidrv6(Class, params) {
	return new Class({
		type: "string",
		format: "cidrv6",
		check: "string_format",
		abort: !1,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _base64(Class, params) {
	return new Class({
		type: "string",
		format: "base64",
		check: "string_format",
		abort: !1,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _base64url(Class, params) {
	return new Class({
		type: "string",
		format: "base64url",
		check: "string_format",
		abort: !1,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _e164(Class, params) {
	return new Class({
		type: "string",
		format: "e164",
		check: "string_format",
		abort: !1,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _jwt(Class, params) {
	return new Class({
		type: "string",
		format: "jwt",
		check: "string_format",
		abort: !1,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDateTime(Class, params) {
	return new Class({
		type: "string",
		format: "datetime",
		check: "string_format",
		offset: !1,
		local: !1,
		precision: null,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDate(Class, params) {
	return new Class({
		type: "string",
		format: "date",
		check: "string_format",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoTime(Class, params) {
	return new Class({
		type: "string",
		format: "time",
		check: "string_format",
		precision: null,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDuration(Class, params) {
	return new Class({
		type: "string",
		format: "duration",
		check: "string_format",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _number(Class, params) {
	return new Class(snapshotChecks({
		type: "number",
		checks: [],
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _int(Class, params) {
	return new Class({
		type: "number",
		check: "number_format",
		abort: !1,
		format: "safeint",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class, params) {
	return new Class({
		type: "boolean",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _unknown(Class) {
	return new Class({ type: "unknown" });
}
// @__NO_SIDE_EFFECTS__
function _never(Class, params) {
	return new Class({
		type: "never",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _lt(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: !1
	});
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: !0
	});
}
// @__NO_SIDE_EFFECTS__
function _gt(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: !1
	});
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: !0
	});
}
// @__NO_SIDE_EFFECTS__
function _multipleOf(value, params) {
	return new $ZodCheckMultipleOf({
		check: "multiple_of",
		...normalizeParams(params),
		value
	});
}
// @__NO_SIDE_EFFECTS__
function _maxLength(maximum, params) {
	return new $ZodCheckMaxLength({
		check: "max_length",
		...normalizeParams(params),
		maximum
	});
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
	return new $ZodCheckMinLength({
		check: "min_length",
		...normalizeParams(params),
		minimum
	});
}
// @__NO_SIDE_EFFECTS__
function _length(length, params) {
	return new $ZodCheckLengthEquals({
		check: "length_equals",
		...normalizeParams(params),
		length
	});
}
// @__NO_SIDE_EFFECTS__
function _regex(pattern, params) {
	return new $ZodCheckRegex({
		check: "string_format",
		format: "regex",
		...normalizeParams(params),
		pattern
	});
}
// @__NO_SIDE_EFFECTS__
function _lowercase(params) {
	return new $ZodCheckLowerCase({
		check: "string_format",
		format: "lowercase",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uppercase(params) {
	return new $ZodCheckUpperCase({
		check: "string_format",
		format: "uppercase",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _includes(includes, params) {
	return new $ZodCheckIncludes({
		check: "string_format",
		format: "includes",
		...normalizeParams(params),
		includes
	});
}
// @__NO_SIDE_EFFECTS__
function _startsWith(prefix, params) {
	return new $ZodCheckStartsWith({
		check: "string_format",
		format: "starts_with",
		...normalizeParams(params),
		prefix
	});
}
// @__NO_SIDE_EFFECTS__
function _endsWith(suffix, params) {
	return new $ZodCheckEndsWith({
		check: "string_format",
		format: "ends_with",
		...normalizeParams(params),
		suffix
	});
}
// @__NO_SIDE_EFFECTS__
function _overwrite(tx) {
	return new $ZodCheckOverwrite({
		check: "overwrite",
		tx
	});
}
// @__NO_SIDE_EFFECTS__
function _normalize(form) {
	return /* @__PURE__ */ _overwrite((input) => input.normalize(form));
}
// @__NO_SIDE_EFFECTS__
function _trim() {
	return /* @__PURE__ */ _overwrite((input) => input.trim());
}
// @__NO_SIDE_EFFECTS__
function _toLowerCase() {
	return /* @__PURE__ */ _overwrite((input) => input.toLowerCase());
}
// @__NO_SIDE_EFFECTS__
function _toUpperCase() {
	return /* @__PURE__ */ _overwrite((input) => input.toUpperCase());
}
// @__NO_SIDE_EFFECTS__
function _slugify() {
	return /* @__PURE__ */ _overwrite((input) => slugify(input));
}
// @__NO_SIDE_EFFECTS__
function _array(Class, element, params) {
	return new Class({
		type: "array",
		element,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _custom(Class, fn, _params) {
	let norm = normalizeParams(_params);
	return norm.abort ??= !0, new Class({
		type: "custom",
		check: "custom",
		fn,
		...norm
	});
}
// @__NO_SIDE_EFFECTS__
function _refine(Class, fn, _params) {
	return new Class({
		type: "custom",
		check: "custom",
		fn,
		...normalizeParams(_params)
	});
}
// @__NO_SIDE_EFFECTS__
function _superRefine(fn, params) {
	let ch = /* @__PURE__ */ _check((payload) => (payload.addIssue = (issue$2) => {
		if (typeof issue$2 == "string") payload.issues.push(issue(issue$2, payload.value, ch._zod.def));
		else {
			let _issue = issue$2;
			_issue.fatal && (_issue.continue = !1), _issue.code ??= "custom", "input" in _issue || (_issue.input = payload.value), _issue.inst ??= ch, _issue.continue ??= !ch._zod.def.abort, payload.issues.push(issue(_issue));
		}
	}, fn(payload.value, payload)), params);
	return ch;
}
// @__NO_SIDE_EFFECTS__
function _check(fn, params) {
	let ch = new $ZodCheck({
		check: "custom",
		...normalizeParams(params)
	});
	return ch._zod.check = fn, ch;
}
// node_modules/zod/v4/core/to-json-schema.js
function assignProps(target, ...sources) {
	for (let source of sources) for (let key of Reflect.ownKeys(source)) Object.prototype.propertyIsEnumerable.call(source, key) && assignProp(target, key, source[key]);
	return target;
}
function initializeContext(params) {
	let target = params?.target ?? "draft-2020-12";
	return target === "draft-4" && (target = "draft-04"), target === "draft-7" && (target = "draft-07"), {
		processors: params.processors ?? {},
		metadataRegistry: params?.metadata ?? globalRegistry,
		target,
		unrepresentable: params?.unrepresentable ?? "throw",
		override: params?.override ?? (() => {}),
		io: params?.io ?? "output",
		counter: 0,
		seen: /* @__PURE__ */ new Map(),
		sharedDefsExtractedFor: void 0,
		sharedEmitDoneFor: void 0,
		cycles: params?.cycles ?? "ref",
		reused: params?.reused ?? "inline",
		intersections: [],
		deferred: [],
		external: params?.external ?? void 0
	};
}
/**
* Applies the `unrepresentable` setting at a site that has no JSON Schema equivalent. Throws
* `message` unless the setting (or the handler's return value) says otherwise. Returns `true` if a
* custom JSON Schema was written into `json`, in which case the caller must not write its own.
*/
function handleUnrepresentable(schema, ctx, json, params, message) {
	let result = typeof ctx.unrepresentable == "function" ? ctx.unrepresentable({
		zodSchema: schema,
		path: params.path,
		message
	}) : ctx.unrepresentable;
	if (result === "any") return !1;
	if (result === void 0 || result === "throw") throw Error(message);
	return Object.assign(json, result), !0;
}
function processSchema(schema, ctx, _params = {
	path: [],
	schemaPath: []
}) {
	var _a;
	let def = schema._zod.def, seen = ctx.seen.get(schema);
	if (seen) return seen.count++, _params.schemaPath.includes(schema) && (seen.cycle = _params.path), seen.schema;
	let result = {
		schema: {},
		count: 1,
		cycle: void 0,
		path: _params.path
	};
	ctx.seen.set(schema, result), ctx.sharedDefsExtractedFor = void 0, ctx.sharedEmitDoneFor = void 0;
	let overrideSchema = schema._zod.toJSONSchema?.();
	if (overrideSchema) result.schema = overrideSchema;
	else {
		let params = {
			..._params,
			schemaPath: [..._params.schemaPath, schema],
			path: _params.path
		};
		if (schema._zod.processJSONSchema) schema._zod.processJSONSchema(ctx, result.schema, params);
		else {
			let _json = result.schema, processor = ctx.processors[def.type];
			if (!processor) throw Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
			processor(schema, ctx, _json, params);
		}
		let parent = schema._zod.parent;
		parent && (result.ref ||= parent, processSchema(parent, ctx, params), ctx.seen.get(parent).isParent = !0);
	}
	let meta = ctx.metadataRegistry.get(schema);
	return meta && assignProps(result.schema, meta), ctx.io === "input" && isTransforming(schema) && (delete result.schema.examples, delete result.schema.default), ctx.io === "input" && "_prefault" in result.schema && ((_a = result.schema).default ?? (_a.default = result.schema._prefault)), delete result.schema._prefault, ctx.seen.get(schema).schema;
}
function encodeJSONPointerSegment(segment) {
	return segment.replace(/~/g, "~0").replace(/\//g, "~1");
}
function extractDefs(ctx, schema) {
	let root = ctx.seen.get(schema);
	if (!root) throw Error("Unprocessed schema. This is a bug in Zod.");
	if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external) return;
	let idToSchema = /* @__PURE__ */ new Map();
	for (let entry of ctx.seen.entries()) {
		let id = ctx.metadataRegistry.get(entry[0])?.id;
		if (id) {
			let existing = idToSchema.get(id);
			if (existing && existing !== entry[0]) throw Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
			idToSchema.set(id, entry[0]);
		}
	}
	let makeURI = (entry) => {
		let defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
		if (ctx.external) {
			let externalId = ctx.external.registry.get(entry[0])?.id, uriGenerator = ctx.external.uri ?? ((id) => id);
			if (externalId) return { ref: uriGenerator(externalId) };
			let id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
			return entry[1].defId = id, {
				defId: id,
				ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}`
			};
		}
		let defUriPrefix = `#/${defsSegment}/`;
		if (entry[1] === root && !entry[1].schema.id) return { ref: "#" };
		let defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
		return {
			defId,
			ref: defUriPrefix + encodeJSONPointerSegment(defId)
		};
	}, extractToDef = (entry) => {
		if (entry[1].schema.$ref) return;
		let seen = entry[1], { ref, defId } = makeURI(entry);
		seen.def = { ...seen.schema }, defId && (seen.defId = defId);
		let schema = seen.schema;
		for (let key in schema) delete schema[key];
		schema.$ref = ref;
	};
	if (ctx.cycles === "throw") for (let entry of ctx.seen.entries()) {
		let seen = entry[1];
		if (seen.cycle) throw Error(`Cycle detected: #/${seen.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
	}
	for (let entry of ctx.seen.entries()) {
		let seen = entry[1];
		if (schema === entry[0]) extractToDef(entry);
		else {
			if (ctx.external) {
				let ext = ctx.external.registry.get(entry[0])?.id;
				if (schema !== entry[0] && ext) {
					extractToDef(entry);
					continue;
				}
			}
			(ctx.metadataRegistry.get(entry[0])?.id || seen.cycle || seen.count > 1 && ctx.reused === "ref") && extractToDef(entry);
		}
	}
	ctx.external && (ctx.sharedDefsExtractedFor = ctx.external);
}
/** Rewrites `anyOf: [{type: "a"}, {type: "b"}]` to `type: ["a", "b"]`, which every JSON Schema draft treats as equivalent and most consumers render far better for the nullable case. Only branches that are a bare type assertion qualify — anything carrying a constraint, `$ref`, `const` or metadata is left alone. Runs after `flattenRef`, so a branch an override decorated or `$defs` extraction turned into a `$ref` is no longer bare and correctly stays in `anyOf`. `oneOf` is excluded: `integer` and `number` overlap, so "exactly one" and "at least one" are not the same there. OpenAPI 3.0 is excluded: its `type` must be a single string. */
function compactTypeUnion(schema) {
	let options = schema.anyOf;
	if (!Array.isArray(options) || options.length === 0 || schema.type !== void 0) return;
	let types = [];
	for (let option of options) {
		if (!option || typeof option != "object") return;
		compactTypeUnion(option);
		let keys = Object.keys(option);
		if (keys.length !== 1 || keys[0] !== "type") return;
		let type = option.type;
		for (let member of Array.isArray(type) ? type : [type]) {
			if (typeof member != "string") return;
			types.includes(member) || types.push(member);
		}
	}
	delete schema.anyOf, schema.type = types.length === 1 ? types[0] : types;
}
/** Keywords `foldIntersection` knows how to combine. Anything else — `$ref`, `patternProperties`,
* an annotation like `description` — makes a member unfoldable, so a constraint this does not
* understand leaves the `allOf` alone instead of being silently dropped or misattributed. */
const FOLDABLE_KEYS = /* @__PURE__ */ new Set([
	"type",
	"properties",
	"required",
	"additionalProperties"
]), UNION_KEYS = ["oneOf", "anyOf"];
/** A member's constraint on a key it does not declare itself. A `catchall` states one; `false`, an absent `additionalProperties`, and the empty schema a loose object emits state nothing. */
function undeclaredConstraint(member) {
	let extra = member.additionalProperties;
	return extra === void 0 || extra === !1 || typeof extra != "object" || !extra ? null : Object.keys(extra).length ? extra : null;
}
/** Combines object members into the single object they describe together, or returns `null` if any of them carries a keyword outside {@link FOLDABLE_KEYS}. */
function foldObjects(members) {
	let objects = [];
	for (let member of members) {
		if (typeof member != "object" || member.type !== "object") return null;
		for (let key in member) if (!FOLDABLE_KEYS.has(key)) return null;
		objects.push(member);
	}
	let properties = {}, required = /* @__PURE__ */ new Set();
	for (let object of objects) {
		for (let key in object.properties) {
			if (Object.prototype.hasOwnProperty.call(properties, key)) continue;
			let parts = [];
			for (let other of objects) {
				let part = other.properties?.[key] ?? undeclaredConstraint(other);
				part != null && (parts.some((seen) => JSON.stringify(seen) === JSON.stringify(part)) || parts.push(part));
			}
			assignProp(properties, key, parts.length === 1 ? parts[0] : foldObjects(parts) ?? { allOf: parts });
		}
		for (let key of object.required ?? []) required.add(key);
	}
	let folded = {
		type: "object",
		properties
	};
	if (required.size && (folded.required = [...required]), objects.every((object) => object.additionalProperties === !1)) folded.additionalProperties = !1;
	else {
		let constraints = [];
		for (let object of objects) {
			let constraint = undeclaredConstraint(object);
			constraint && !constraints.some((seen) => JSON.stringify(seen) === JSON.stringify(constraint)) && constraints.push(constraint);
		}
		constraints.length === 1 ? folded.additionalProperties = constraints[0] : constraints.length > 1 && (folded.additionalProperties = { allOf: constraints });
	}
	return folded;
}
/** `additionalProperties` in an `allOf` member sees only that member's own `properties`, so two
* closed object members reject each other's keys and the schema validates nothing. Zod's parser
* pools the key sets instead — `handleIntersectionResults` reports a key as unrecognized only when
* *every* side rejects it — so the emitted schema has to pool them too, and folding the members
* into one object is the encoding that says so on every target.
*
* This runs from `finalize`, after `extractDefs`, which is what keeps it clear of the `$ref`
* machinery: a member extracted into `$defs` is already a `$ref` by now and declines to fold, so it
* keeps its reference and its own closedness rather than being inlined as a stale copy. */
function foldIntersection(json) {
	let allOf = json.allOf;
	if (!Array.isArray(allOf) || allOf.length < 2) return;
	for (let key of FOLDABLE_KEYS) if (key in json) return;
	let unions = allOf.filter((m) => UNION_KEYS.some((k) => Array.isArray(m[k]))), folded = null;
	if (!unions.length) folded = foldObjects(allOf);
	else {
		let union = unions[0], keyword = UNION_KEYS.find((k) => Array.isArray(union[k]));
		if (Object.keys(union).length !== 1) return;
		let rest = allOf.filter((m) => m !== union), branches = union[keyword].map((branch) => foldObjects([...rest, branch]));
		if (branches.some((b) => !b)) return;
		folded = { [keyword]: branches };
	}
	folded && (delete json.allOf, assignProps(json, folded));
}
function finalize(ctx, schema) {
	let root = ctx.seen.get(schema);
	if (!root) throw Error("Unprocessed schema. This is a bug in Zod.");
	let flattenRef = (zodSchema) => {
		let seen = ctx.seen.get(zodSchema);
		if (seen.ref === null) return;
		let schema = seen.def ?? seen.schema, _cached = { ...schema }, ref = seen.ref;
		if (seen.ref = null, ref) {
			flattenRef(ref);
			let refSeen = ctx.seen.get(ref), refSchema = refSeen.schema;
			if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0") ? (schema.allOf = schema.allOf ?? [], schema.allOf.push(refSchema)) : assignProps(schema, refSchema), assignProps(schema, _cached), zodSchema._zod.parent === ref) for (let key in schema) key !== "$ref" && key !== "allOf" && (key in _cached || delete schema[key]);
			if (refSchema.$ref && refSeen.def) for (let key in schema) key !== "$ref" && key !== "allOf" && key in refSeen.def && JSON.stringify(schema[key]) === JSON.stringify(refSeen.def[key]) && delete schema[key];
		}
		let parent = zodSchema._zod.parent;
		if (parent && parent !== ref) {
			flattenRef(parent);
			let parentSeen = ctx.seen.get(parent);
			if (parentSeen?.schema.$ref && (schema.$ref = parentSeen.schema.$ref, parentSeen.def)) for (let key in schema) key !== "$ref" && key !== "allOf" && key in parentSeen.def && JSON.stringify(schema[key]) === JSON.stringify(parentSeen.def[key]) && delete schema[key];
		}
		ctx.override({
			zodSchema,
			jsonSchema: schema,
			path: seen.path ?? []
		});
	};
	if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
		for (let entry of [...ctx.seen.entries()].reverse()) flattenRef(entry[0]);
		if (ctx.target !== "openapi-3.0") for (let entry of ctx.seen.entries()) compactTypeUnion(entry[1].def ?? entry[1].schema);
		for (let rewrite of ctx.deferred) rewrite();
		if (ctx.intersections.length) {
			let carriers = /* @__PURE__ */ new Map();
			for (let seen of ctx.seen.values()) for (let json of [seen.schema, seen.def]) {
				let allOf = json?.allOf;
				if (!Array.isArray(allOf)) continue;
				let existing = carriers.get(allOf);
				existing ? existing.push(json) : carriers.set(allOf, [json]);
			}
			for (let allOf of ctx.intersections) for (let json of carriers.get(allOf) ?? []) foldIntersection(json);
		}
	}
	let result = {};
	if (ctx.target === "draft-2020-12" ? result.$schema = "https://json-schema.org/draft/2020-12/schema" : ctx.target === "draft-07" ? result.$schema = "http://json-schema.org/draft-07/schema#" : ctx.target === "draft-04" ? result.$schema = "http://json-schema.org/draft-04/schema#" : ctx.target, ctx.external?.uri) {
		let id = ctx.external.registry.get(schema)?.id;
		if (!id) throw Error("Schema is missing an `id` property");
		result.$id = ctx.external.uri(id);
	}
	assignProps(result, root.defId ? root.schema : root.def ?? root.schema);
	let rootMetaId = ctx.metadataRegistry.get(schema)?.id;
	rootMetaId !== void 0 && result.id === rootMetaId && delete result.id;
	let defs = ctx.external?.defs ?? {};
	if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) for (let entry of ctx.seen.entries()) {
		let seen = entry[1];
		seen.def && seen.defId && (seen.def.id === seen.defId && delete seen.def.id, assignProp(defs, seen.defId, seen.def));
	}
	ctx.external && (ctx.sharedEmitDoneFor = ctx.external), ctx.external || Object.keys(defs).length > 0 && (ctx.target === "draft-2020-12" ? result.$defs = defs : result.definitions = defs);
	try {
		let finalized = JSON.parse(JSON.stringify(result));
		return Object.defineProperty(finalized, "~standard", {
			value: {
				...schema["~standard"],
				jsonSchema: {
					input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
					output: createStandardJSONSchemaMethod(schema, "output", ctx.processors)
				}
			},
			enumerable: !1,
			writable: !1
		}), finalized;
	} catch {
		throw Error("Error converting schema to JSON.");
	}
}
function isTransforming(_schema, _ctx) {
	let ctx = _ctx ?? { seen: /* @__PURE__ */ new Set() };
	if (ctx.seen.has(_schema)) return !1;
	ctx.seen.add(_schema);
	let def = _schema._zod.def;
	if (def.type === "transform") return !0;
	if (def.type === "array") return isTransforming(def.element, ctx);
	if (def.type === "set") return isTransforming(def.valueType, ctx);
	if (def.type === "lazy") return isTransforming(def.getter(), ctx);
	if (def.type === "promise" || def.type === "optional" || def.type === "nonoptional" || def.type === "nullable" || def.type === "readonly" || def.type === "default" || def.type === "prefault" || def.type === "catch") return isTransforming(def.innerType, ctx);
	if (def.type === "intersection") return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
	if (def.type === "record" || def.type === "map") return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
	if (def.type === "pipe") return _schema._zod.traits.has("$ZodCodec") ? !0 : isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
	if (def.type === "object") {
		for (let key in def.shape) if (isTransforming(def.shape[key], ctx)) return !0;
		return !1;
	}
	if (def.type === "union") {
		for (let option of def.options) if (isTransforming(option, ctx)) return !0;
		return !1;
	}
	if (def.type === "tuple") {
		for (let item of def.items) if (isTransforming(item, ctx)) return !0;
		return !!(def.rest && isTransforming(def.rest, ctx));
	}
	return !1;
}
/**
* Creates a toJSONSchema method for a schema instance.
* This encapsulates the logic of initializing context, processing, extracting defs, and finalizing.
*/
const createToJSONSchemaMethod = (schema, processors = {}) => (params) => {
	let ctx = initializeContext({
		...params,
		processors
	});
	return processSchema(schema, ctx), extractDefs(ctx, schema), finalize(ctx, schema);
}, createStandardJSONSchemaMethod = (schema, io, processors = {}) => (params) => {
	let { libraryOptions, target } = params ?? {}, ctx = initializeContext({
		...libraryOptions ?? {},
		target,
		io,
		processors
	});
	return processSchema(schema, ctx), extractDefs(ctx, schema), finalize(ctx, schema);
}, narrowMin = (agg, key, value) => {
	(agg[key] === void 0 || value > agg[key]) && (agg[key] = value);
}, narrowMax = (agg, key, value) => {
	(agg[key] === void 0 || value < agg[key]) && (agg[key] = value);
}, narrowBoth = (agg, value) => {
	narrowMin(agg, "minimum", value), narrowMax(agg, "maximum", value);
}, addDivisor = (agg, value) => {
	agg.multipleOf ??= [], agg.multipleOf.includes(value) || agg.multipleOf.push(value);
}, addPattern = (agg, pattern) => {
	agg.patterns ??= /* @__PURE__ */ new Set(), agg.patterns.add(pattern);
}, intersectMime = (agg, mime) => {
	agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
}, setFormat = (agg, format) => {
	agg.format = format, format.includes("int") && (agg.isInt = !0);
}, minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum), maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum), formatContributor = (ranges) => (agg, def) => {
	setFormat(agg, def.format);
	let [minimum, maximum] = ranges[def.format];
	narrowMin(agg, "minimum", minimum), narrowMax(agg, "maximum", maximum);
}, contributors = {
	greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
	less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
	multiple_of: (agg, def) => addDivisor(agg, def.value),
	number_format: formatContributor(NUMBER_FORMAT_RANGES),
	bigint_format: formatContributor(BIGINT_FORMAT_RANGES),
	min_length: minContributor,
	max_length: maxContributor,
	length_equals: (agg, def) => narrowBoth(agg, def.length),
	min_size: minContributor,
	max_size: maxContributor,
	size_equals: (agg, def) => narrowBoth(agg, def.size),
	string_format: (agg, def) => {
		setFormat(agg, def.format), def.pattern && addPattern(agg, def.pattern), (def.format === "base64" || def.format === "base64url") && (agg.contentEncoding = def.format), (def.local || def.precision === -1) && (agg.laxFormat = !0);
	},
	mime_type: (agg, def) => intersectMime(agg, def.mime)
};
function aggregateChecks(schema) {
	let agg = {}, def = schema._zod.def, list = schema._zod.traits.has("$ZodCheck") ? [schema, ...def.checks ?? []] : def.checks ?? [];
	for (let ch of list) contributors[ch._zod.def.check]?.(agg, ch._zod.def);
	let bag = schema._zod.bag;
	bag.minimum !== void 0 && narrowMin(agg, "minimum", bag.minimum), bag.exclusiveMinimum !== void 0 && narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum), bag.maximum !== void 0 && narrowMax(agg, "maximum", bag.maximum), bag.exclusiveMaximum !== void 0 && narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum), bag.multipleOf !== void 0 && addDivisor(agg, bag.multipleOf), bag.format !== void 0 && (agg.format ??= bag.format, bag.format.includes("int") && (agg.isInt = !0)), bag.mime && intersectMime(agg, bag.mime);
	for (let pattern of bag.patterns ?? []) addPattern(agg, pattern);
	return agg;
}
const formatMap = {
	guid: "uuid",
	url: "uri",
	datetime: "date-time",
	json_string: "json-string",
	regex: ""
}, exactPatterns = /* @__PURE__ */ new Map([[base64Charset, base64$1], [base64urlCharset, base64url]]), exactPattern = (p) => exactPatterns.get(p) ?? p, stringProcessor = (schema, ctx, _json, _params) => {
	let json = _json;
	json.type = "string";
	let { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
	if (typeof minimum == "number" && (json.minLength = minimum), typeof maximum == "number" && (json.maxLength = maximum), format && (json.format = formatMap[format] ?? format, json.format === "" && delete json.format, (format === "time" || laxFormat) && delete json.format), contentEncoding && (json.contentEncoding = contentEncoding), patterns && patterns.size > 0) {
		let patternList = [...patterns].map(exactPattern);
		patternList.length === 1 ? json.pattern = patternList[0].source : patternList.length > 1 && (json.allOf = [...patternList.map((regex) => ({
			...ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0" ? { type: "string" } : {},
			pattern: regex.source
		}))]);
	}
}, numberProcessor = (schema, ctx, _json, params) => {
	let json = _json, { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
	json.type = isInt ? "integer" : "number";
	let exMin = typeof exclusiveMinimum == "number" && exclusiveMinimum >= (minimum ?? -Infinity), exMax = typeof exclusiveMaximum == "number" && exclusiveMaximum <= (maximum ?? Infinity), legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
	if (exMin ? legacy ? (json.minimum = exclusiveMinimum, json.exclusiveMinimum = !0) : json.exclusiveMinimum = exclusiveMinimum : typeof minimum == "number" && (json.minimum = minimum), exMax ? legacy ? (json.maximum = exclusiveMaximum, json.exclusiveMaximum = !0) : json.exclusiveMaximum = exclusiveMaximum : typeof maximum == "number" && (json.maximum = maximum), multipleOf) {
		let divisors = /* @__PURE__ */ new Set();
		for (let divisor of multipleOf) Number.isFinite(divisor) && divisor !== 0 ? divisors.add(Math.abs(divisor)) : handleUnrepresentable(schema, ctx, json, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
		let [first, ...rest] = divisors;
		first !== void 0 && (json.multipleOf = first), rest.length && (json.allOf = [...json.allOf ?? [], ...rest.map((m) => ({ multipleOf: m }))]);
	}
}, booleanProcessor = (_schema, _ctx, json, _params) => {
	json.type = "boolean";
}, bigintProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "BigInt cannot be represented in JSON Schema");
}, symbolProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Symbols cannot be represented in JSON Schema");
}, nullProcessor = (_schema, ctx, json, _params) => {
	ctx.target === "openapi-3.0" ? (json.type = "string", json.nullable = !0, json.enum = [null]) : json.type = "null";
}, undefinedProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Undefined cannot be represented in JSON Schema");
}, voidProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Void cannot be represented in JSON Schema");
}, neverProcessor = (_schema, _ctx, json, _params) => {
	json.not = {};
}, anyProcessor = (_schema, _ctx, _json, _params) => {}, unknownProcessor = (_schema, _ctx, _json, _params) => {}, dateProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Date cannot be represented in JSON Schema");
}, enumProcessor = (schema, _ctx, json, _params) => {
	let def = schema._zod.def, values = getEnumValues(def.entries);
	values.length === 0 ? json.not = {} : (values.every((v) => typeof v == "number") && (json.type = "number"), values.every((v) => typeof v == "string") && (json.type = "string"), json.enum = values);
}, literalProcessor = (schema, ctx, json, params) => {
	let def = schema._zod.def;
	if (def.values.length === 0) {
		json.not = {};
		return;
	}
	let vals = [];
	for (let val of def.values) if (val === void 0) {
		if (handleUnrepresentable(schema, ctx, json, params, "Literal `undefined` cannot be represented in JSON Schema")) return;
	} else if (typeof val == "bigint") {
		if (handleUnrepresentable(schema, ctx, json, params, "BigInt literals cannot be represented in JSON Schema")) return;
		vals.push(Number(val));
	} else vals.push(val);
	if (vals.length !== 0) {
		if (vals.length === 1) {
			let val = vals[0];
			json.type = val === null ? "null" : typeof val, ctx.target === "draft-04" || ctx.target === "openapi-3.0" ? json.enum = [val] : json.const = val;
		} else vals.every((v) => typeof v == "number") && (json.type = "number"), vals.every((v) => typeof v == "string") && (json.type = "string"), vals.every((v) => typeof v == "boolean") && (json.type = "boolean"), vals.every((v) => v === null) && (json.type = "null"), json.enum = vals;
	}
}, nanProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "NaN cannot be represented in JSON Schema");
}, templateLiteralProcessor = (schema, _ctx, json, _params) => {
	let _json = json, pattern = schema._zod.pattern;
	if (!pattern) throw Error("Pattern not found in template literal");
	_json.type = "string", _json.pattern = pattern.source;
}, fileProcessor = (schema, _ctx, json, _params) => {
	let _json = json;
	_json.type = "string", _json.format = "binary", _json.contentEncoding = "binary";
	let { minimum, maximum, mime } = aggregateChecks(schema);
	minimum !== void 0 && (_json.minLength = minimum), maximum !== void 0 && (_json.maxLength = maximum), mime && (mime.length === 0 ? _json.not = {} : mime.length === 1 ? _json.contentMediaType = mime[0] : _json.anyOf = mime.map((m) => ({ contentMediaType: m })));
}, successProcessor = (_schema, _ctx, json, _params) => {
	json.type = "boolean";
}, customProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Custom types cannot be represented in JSON Schema");
}, functionProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Function types cannot be represented in JSON Schema");
}, transformProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Transforms cannot be represented in JSON Schema");
}, mapProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Map cannot be represented in JSON Schema");
}, setProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Set cannot be represented in JSON Schema");
}, arrayProcessor = (schema, ctx, _json, params) => {
	let json = _json, def = schema._zod.def, { minimum, maximum } = aggregateChecks(schema);
	typeof minimum == "number" && (json.minItems = minimum), typeof maximum == "number" && (json.maxItems = maximum), json.type = "array", json.items = processSchema(def.element, ctx, {
		...params,
		path: [...params.path, "items"]
	});
};
function inputOptin(schema) {
	let def = schema._zod.def;
	return def.type === "pipe" && def.in._zod.traits.has("$ZodTransform") ? inputOptin(def.out) : def.type === "catch" ? inputOptin(def.innerType) : schema._zod.optin;
}
const objectProcessor = (schema, ctx, _json, params) => {
	let json = _json, def = schema._zod.def, shape = def.shape;
	if (Object.getOwnPropertySymbols(shape).length && handleUnrepresentable(schema, ctx, json, params, "Symbol keys cannot be represented in JSON Schema")) return;
	json.type = "object", json.properties = {};
	for (let key in shape) assignProp(json.properties, key, processSchema(shape[key], ctx, {
		...params,
		path: [
			...params.path,
			"properties",
			key
		]
	}));
	let requiredKeys = [];
	for (let key of Object.keys(shape)) {
		let field = def.shape[key];
		(ctx.io === "input" ? inputOptin(field) === void 0 : field._zod.optout === void 0) && requiredKeys.push(key);
	}
	requiredKeys.length > 0 && (json.required = requiredKeys), def.catchall?._zod.def.type === "never" ? json.additionalProperties = !1 : def.catchall ? def.catchall && (json.additionalProperties = processSchema(def.catchall, ctx, {
		...params,
		path: [...params.path, "additionalProperties"]
	})) : ctx.io === "output" && (json.additionalProperties = !1);
}, unionProcessor = (schema, ctx, json, params) => {
	let def = schema._zod.def, isExclusive = def.inclusive === !1, options = def.options.map((x, i) => processSchema(x, ctx, {
		...params,
		path: [
			...params.path,
			isExclusive ? "oneOf" : "anyOf",
			i
		]
	}));
	isExclusive ? json.oneOf = options : json.anyOf = options;
}, intersectionProcessor = (schema, ctx, json, params) => {
	let def = schema._zod.def, a = processSchema(def.left, ctx, {
		...params,
		path: [
			...params.path,
			"allOf",
			0
		]
	}), b = processSchema(def.right, ctx, {
		...params,
		path: [
			...params.path,
			"allOf",
			1
		]
	}), isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1, allOf = [...isSimpleIntersection(a) ? a.allOf : [a], ...isSimpleIntersection(b) ? b.allOf : [b]];
	json.allOf = allOf, ctx.intersections.push(allOf);
}, tupleProcessor = (schema, ctx, _json, params) => {
	let json = _json, def = schema._zod.def;
	json.type = "array";
	let prefixPath = ctx.target === "draft-2020-12" ? "prefixItems" : "items", restPath = ctx.target === "draft-2020-12" || ctx.target === "openapi-3.0" ? "items" : "additionalItems", prefixItems = def.items.map((x, i) => processSchema(x, ctx, {
		...params,
		path: [
			...params.path,
			prefixPath,
			i
		]
	})), rest = def.rest ? processSchema(def.rest, ctx, {
		...params,
		path: [
			...params.path,
			restPath,
			...ctx.target === "openapi-3.0" ? [def.items.length] : []
		]
	}) : null, minItems = def.items.length;
	for (; minItems > 0;) {
		let item = def.items[minItems - 1];
		if (!(ctx.io === "input" ? inputOptin(item) !== void 0 : item._zod.optout === "optional")) break;
		minItems--;
	}
	let maxItems = def.items.length, isClosed = !def.rest;
	ctx.target === "draft-2020-12" ? (json.prefixItems = prefixItems, isClosed ? json.items = !1 : rest && (json.items = rest), minItems > 0 && (json.minItems = minItems), isClosed && (json.maxItems = maxItems)) : ctx.target === "openapi-3.0" ? (json.items = { anyOf: prefixItems }, rest && json.items.anyOf.push(rest), minItems > 0 && (json.minItems = minItems), isClosed && (json.maxItems = maxItems)) : (json.items = prefixItems, isClosed ? json.additionalItems = !1 : rest && (json.additionalItems = rest), minItems > 0 && (json.minItems = minItems), isClosed && (json.maxItems = maxItems));
	let { minimum, maximum } = aggregateChecks(schema);
	typeof minimum == "number" && (json.minItems = minimum), typeof maximum == "number" && (json.maxItems = maximum);
};
/** JSON object keys are always strings, so a numeric record key schema is re-expressed over the
* numeric-string form the record parser matches. Deferred to `finalize`, after the flatten: a key
* behind a wrapper only carries its own `type` before then, and a union key only has its branches.
*
* A numeric bound cannot apply to a property name, so `minimum` and its siblings are dropped rather
* than carried over: keeping them beside `type: "string"` reproduces the match-nothing schema this
* exists to fix. A key that carries one therefore emits wider than the record parses — `z.record(z.number().min(5), V)`
* accepts `"3"` — which is the deliberate trade, since throwing on it would reject an ordinary schema
* outright. */
function stringifyKeyNames(bySchema, json, visited) {
	if (json.$ref) {
		if (visited.has(json)) return json;
		visited.add(json);
		let def = bySchema.get(json)?.def;
		if (!def) return json;
		let inlined = stringifyKeyNames(bySchema, def, visited);
		return inlined === def ? json : inlined;
	}
	for (let keyword of ["anyOf", "oneOf"]) {
		let branches = json[keyword];
		if (!Array.isArray(branches)) continue;
		let mapped = branches.map((branch) => stringifyKeyNames(bySchema, branch, visited));
		mapped.some((branch, i) => branch !== branches[i]) && (json = {
			...json,
			[keyword]: mapped
		});
	}
	let types = Array.isArray(json.type) ? json.type : [json.type], numericType = !types.includes("string") && types.some((t) => t === "number" || t === "integer"), values = json.enum ?? (json.const === void 0 ? void 0 : [json.const]);
	if (!numericType && !values?.some((v) => typeof v == "number")) return json;
	let { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format, id, ...rest } = json;
	return rest.enum ? rest.enum = rest.enum.map((v) => typeof v == "number" ? String(v) : v) : typeof rest.const == "number" && (rest.const = String(rest.const)), numericType && (rest.type = "string", values || (rest.pattern = (types.includes("number") ? number$1 : integer).source)), rest;
}
/** Every record of one conversion, so the carriers are found in a single pass rather than once per record. */
const pendingRecords = /* @__PURE__ */ new WeakMap();
function rewriteKeyNames(ctx) {
	let bySchema = /* @__PURE__ */ new Map();
	for (let entry of ctx.seen.values()) entry.def && !bySchema.has(entry.schema) && bySchema.set(entry.schema, entry);
	let rewrites = /* @__PURE__ */ new Map();
	for (let record of pendingRecords.get(ctx) ?? []) {
		let seen = ctx.seen.get(record), names = (seen?.def ?? seen?.schema)?.propertyNames;
		if (!names || names === !0 || rewrites.has(names)) continue;
		let rewritten = stringifyKeyNames(bySchema, names, /* @__PURE__ */ new Set());
		rewritten !== names && rewrites.set(names, rewritten);
	}
	if (rewrites.size) for (let entry of ctx.seen.values()) for (let carrier of [entry.schema, entry.def]) {
		let rewritten = carrier && rewrites.get(carrier.propertyNames);
		rewritten && (carrier.propertyNames = rewritten);
	}
}
const recordProcessor = (schema, ctx, _json, params) => {
	let json = _json, def = schema._zod.def;
	json.type = "object";
	let keyType = def.keyType, patterns = aggregateChecks(keyType).patterns;
	if (def.mode === "loose" && patterns && patterns.size > 0) {
		let valueSchema = processSchema(def.valueType, ctx, {
			...params,
			path: [
				...params.path,
				"patternProperties",
				"*"
			]
		});
		json.patternProperties = {};
		for (let pattern of patterns) assignProp(json.patternProperties, exactPattern(pattern).source, valueSchema);
	} else {
		if (ctx.target === "draft-07" || ctx.target === "draft-2020-12") {
			json.propertyNames = processSchema(def.keyType, ctx, {
				...params,
				path: [...params.path, "propertyNames"]
			});
			let pending = pendingRecords.get(ctx);
			pending || (pending = [], pendingRecords.set(ctx, pending), ctx.deferred.push(() => rewriteKeyNames(ctx))), pending.push(schema);
		}
		json.additionalProperties = processSchema(def.valueType, ctx, {
			...params,
			path: [...params.path, "additionalProperties"]
		});
	}
	let keyValues = keyType._zod.values, omittableOnInput = ctx.io === "input" && inputOptin(def.valueType) !== void 0;
	if (keyValues && !def.partial && !omittableOnInput) {
		let validKeyValues = [...keyValues].filter((v) => typeof v == "string" || typeof v == "number");
		validKeyValues.length > 0 && (json.required = validKeyValues.map(String));
	}
}, nullableProcessor = (schema, ctx, json, params) => {
	let def = schema._zod.def, inner = processSchema(def.innerType, ctx, params), seen = ctx.seen.get(schema);
	ctx.target === "openapi-3.0" ? (seen.ref = def.innerType, json.nullable = !0) : json.anyOf = [inner, { type: "null" }];
}, nonoptionalProcessor = (schema, ctx, _json, params) => {
	let def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	let seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
}, UNREPRESENTABLE_DEFAULT = Symbol();
function serializeDefaultValue(value, schema, ctx, json, params) {
	let unrepresentable = !1, serialized = JSON.stringify(value, (_, val) => typeof val == "bigint" ? (unrepresentable = !0, null) : val);
	return unrepresentable ? (handleUnrepresentable(schema, ctx, json, params, "BigInt defaults cannot be represented in JSON Schema"), UNREPRESENTABLE_DEFAULT) : JSON.parse(serialized);
}
const defaultProcessor = (schema, ctx, json, params) => {
	let def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	let seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	let value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
	value !== UNREPRESENTABLE_DEFAULT && (json.default = value);
}, prefaultProcessor = (schema, ctx, json, params) => {
	let def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	let seen = ctx.seen.get(schema);
	if (seen.ref = def.innerType, ctx.io !== "input") return;
	let value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
	value !== UNREPRESENTABLE_DEFAULT && (json._prefault = value);
}, catchProcessor = (schema, ctx, json, params) => {
	let def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	let seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	let catchValue;
	try {
		catchValue = def.catchValue(void 0);
	} catch {
		handleUnrepresentable(schema, ctx, json, params, "Dynamic catch values are not supported in JSON Schema");
		return;
	}
	json.default = catchValue;
}, pipeProcessor = (schema, ctx, _json, params) => {
	let def = schema._zod.def, inIsTransform = def.in._zod.traits.has("$ZodTransform"), innerType = ctx.io === "input" ? inIsTransform ? def.out : def.in : def.out;
	processSchema(innerType, ctx, params);
	let seen = ctx.seen.get(schema);
	seen.ref = innerType;
}, readonlyProcessor = (schema, ctx, json, params) => {
	let def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	let seen = ctx.seen.get(schema);
	seen.ref = def.innerType, json.readOnly = !0;
}, promiseProcessor = (schema, ctx, _json, params) => {
	let def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	let seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
}, optionalProcessor = (schema, ctx, _json, params) => {
	let def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	let seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
}, allProcessors = {
	string: stringProcessor,
	number: numberProcessor,
	boolean: booleanProcessor,
	bigint: bigintProcessor,
	symbol: symbolProcessor,
	null: nullProcessor,
	undefined: undefinedProcessor,
	void: voidProcessor,
	never: neverProcessor,
	any: anyProcessor,
	unknown: unknownProcessor,
	date: dateProcessor,
	enum: enumProcessor,
	literal: literalProcessor,
	nan: nanProcessor,
	template_literal: templateLiteralProcessor,
	file: fileProcessor,
	success: successProcessor,
	custom: customProcessor,
	function: functionProcessor,
	transform: transformProcessor,
	map: mapProcessor,
	set: setProcessor,
	array: arrayProcessor,
	object: objectProcessor,
	union: unionProcessor,
	intersection: intersectionProcessor,
	tuple: tupleProcessor,
	record: recordProcessor,
	nullable: nullableProcessor,
	nonoptional: nonoptionalProcessor,
	default: defaultProcessor,
	prefault: prefaultProcessor,
	catch: catchProcessor,
	pipe: pipeProcessor,
	readonly: readonlyProcessor,
	promise: promiseProcessor,
	optional: optionalProcessor,
	lazy: (schema, ctx, _json, params) => {
		let innerType = schema._zod.innerType;
		processSchema(innerType, ctx, params);
		let seen = ctx.seen.get(schema);
		seen.ref = innerType;
	}
};
function toJSONSchema(input, params) {
	if ("_idmap" in input) {
		let registry = input, ctx = initializeContext({
			...params,
			processors: allProcessors
		}), defs = {};
		for (let entry of registry._idmap.entries()) {
			let [_, schema] = entry;
			processSchema(schema, ctx);
		}
		let schemas = {};
		ctx.external = {
			registry,
			uri: params?.uri,
			defs
		};
		for (let entry of registry._idmap.entries()) {
			let [key, schema] = entry;
			extractDefs(ctx, schema), assignProp(schemas, key, finalize(ctx, schema));
		}
		return Object.keys(defs).length > 0 && (schemas.__shared = { [ctx.target === "draft-2020-12" ? "$defs" : "definitions"]: defs }), { schemas };
	}
	let ctx = initializeContext({
		...params,
		processors: allProcessors
	});
	return processSchema(input, ctx), extractDefs(ctx, input), finalize(ctx, input);
}
// node_modules/zod/v4/classic/errors.js
const _installedErrorProtos = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
function _lazyMethod(proto, key, make) {
	Object.defineProperty(proto, key, {
		configurable: !0,
		enumerable: !1,
		get() {
			let value = make(this);
			return Object.defineProperty(this, key, {
				value,
				configurable: !0,
				writable: !0
			}), value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				value,
				configurable: !0,
				writable: !0
			});
		}
	});
}
const ZodRealError = /*@__PURE__*/ $constructor("ZodError", (inst, issues) => {
	$ZodError.init(inst, issues), inst.name = "ZodError";
	let proto = Object.getPrototypeOf(inst);
	_installedErrorProtos.has(proto) || (_installedErrorProtos.add(proto), _lazyMethod(proto, "format", (self) => (mapper) => formatError(self, mapper)), _lazyMethod(proto, "flatten", (self) => (mapper) => flattenError(self, mapper)), _lazyMethod(proto, "addIssue", (self) => (issue) => {
		self.issues.push(issue), self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
	}), _lazyMethod(proto, "addIssues", (self) => (issues) => {
		self.issues.push(...issues), self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
	}), Object.defineProperty(proto, "isEmpty", {
		configurable: !0,
		enumerable: !1,
		get() {
			return this.issues.length === 0;
		}
	}));
}, void 0, { Parent: Error }), parse = /* @__PURE__ */ _parse(ZodRealError), parseAsync = /* @__PURE__ */ _parseAsync(ZodRealError), safeParse = /* @__PURE__ */ _safeParse(ZodRealError), safeParseAsync = /* @__PURE__ */ _safeParseAsync(ZodRealError), encode = /* @__PURE__ */ _encode(ZodRealError), decode = /* @__PURE__ */ _decode(ZodRealError), encodeAsync = /* @__PURE__ */ _encodeAsync(ZodRealError), decodeAsync = /* @__PURE__ */ _decodeAsync(ZodRealError), safeEncode = /* @__PURE__ */ _safeEncode(ZodRealError), safeDecode = /* @__PURE__ */ _safeDecode(ZodRealError), safeEncodeAsync = /* @__PURE__ */ _safeEncodeAsync(ZodRealError), safeDecodeAsync = /* @__PURE__ */ _safeDecodeAsync(ZodRealError);
// node_modules/zod/v4/classic/schemas.js
function _ensureDefaultLocale() {
	globalConfig.localeError || config(en_default());
}
function _ensureDefaultMemoizer() {
	globalConfig.memoizer || config({ memoizer: memoizer() });
}
const ZodType = /*@__PURE__*/ $constructor("ZodType", (inst, def) => (_ensureDefaultLocale(), $ZodType.init(inst, def), inst.def = def, inst.type = def.type, inst), {
	check(...chks) {
		let def = this.def;
		return this.clone(mergeDefs(def, { checks: [...def.checks ?? [], ...chks.map((ch) => typeof ch == "function" ? { _zod: {
			check: ch,
			def: { check: "custom" },
			onattach: []
		} } : ch)] }), { parent: !0 });
	},
	with(...chks) {
		return this.check(...chks);
	},
	clone(def, params) {
		return clone(this, def, params);
	},
	brand() {
		return this;
	},
	register(reg, meta) {
		return reg.add(this, meta), this;
	},
	refine(check, params) {
		return this.check(refine(check, params));
	},
	superRefine(refinement, params) {
		return this.check(superRefine(refinement, params));
	},
	overwrite(fn) {
		return this.check(/* @__PURE__ */ _overwrite(fn));
	},
	optional() {
		return optional(this);
	},
	exactOptional() {
		return exactOptional(this);
	},
	nullable() {
		return nullable(this);
	},
	nullish() {
		return optional(nullable(this));
	},
	nonoptional(params) {
		return nonoptional(this, params);
	},
	array() {
		return array(this);
	},
	or(arg) {
		return union([this, arg]);
	},
	and(arg) {
		return intersection(this, arg);
	},
	transform(tx) {
		return pipe(this, transform(tx));
	},
	default(d) {
		return _default(this, d);
	},
	prefault(d) {
		return prefault(this, d);
	},
	catch(params) {
		return _catch(this, params);
	},
	pipe(target) {
		return pipe(this, target);
	},
	readonly() {
		return readonly(this);
	},
	describe(description) {
		let cl = this.clone();
		return globalRegistry.add(cl, { description }), cl;
	},
	meta(...args) {
		if (args.length === 0) return globalRegistry.get(this);
		let cl = this.clone();
		return globalRegistry.add(cl, args[0]), cl;
	},
	isOptional() {
		return this.safeParse(void 0).success;
	},
	isNullable() {
		return this.safeParse(null).success;
	},
	apply(fn, ...args) {
		return args.length === 0 ? fn(this) : fn(this, ...args);
	},
	get "~standard"() {
		return hide(this, "~standard", {
			...standardProps(this),
			jsonSchema: {
				input: createStandardJSONSchemaMethod(this, "input"),
				output: createStandardJSONSchemaMethod(this, "output")
			}
		});
	},
	set "~standard"(value) {
		own(this, "~standard", value);
	},
	parse: function _parse(data, params) {
		return parse(this, data, params, { callee: _parse });
	},
	parseAsync: async function _parseAsync(data, params) {
		return await parseAsync(this, data, params, { callee: _parseAsync });
	},
	safeParse(data, params) {
		return safeParse(this, data, params);
	},
	async safeParseAsync(data, params) {
		return safeParseAsync(this, data, params);
	},
	get spa() {
		return this?.safeParseAsync;
	},
	set spa(value) {
		own(this, "spa", value);
	},
	validate(data, params) {
		return validate(this, data, params);
	},
	validateAsync(data, params) {
		return validateAsync$1(this, data, params);
	},
	encode: function _encode(data, params) {
		return encode(this, data, params, { callee: _encode });
	},
	decode: function _decode(data, params) {
		return decode(this, data, params, { callee: _decode });
	},
	encodeAsync: async function _encodeAsync(data, params) {
		return await encodeAsync(this, data, params, { callee: _encodeAsync });
	},
	decodeAsync: async function _decodeAsync(data, params) {
		return await decodeAsync(this, data, params, { callee: _decodeAsync });
	},
	safeEncode(data, params) {
		return safeEncode(this, data, params);
	},
	safeDecode(data, params) {
		return safeDecode(this, data, params);
	},
	async safeEncodeAsync(data, params) {
		return safeEncodeAsync(this, data, params);
	},
	async safeDecodeAsync(data, params) {
		return safeDecodeAsync(this, data, params);
	},
	toJSONSchema(params) {
		return createToJSONSchemaMethod(this, {})(params);
	},
	get description() {
		return globalRegistry.get(this)?.description;
	},
	get _def() {
		return this._zod.def;
	}
}), _ZodString = /*@__PURE__*/ $constructor("_ZodString", (inst, def) => {
	$ZodString.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => stringProcessor(inst, ctx, json, params);
}, /*@__PURE__*/ derived({
	format: (inst) => aggregateChecks(inst).format ?? null,
	minLength: (inst) => aggregateChecks(inst).minimum ?? null,
	maxLength: (inst) => aggregateChecks(inst).maximum ?? null
}, {
	regex(...args) {
		return this.check(/* @__PURE__ */ _regex(...args));
	},
	includes(...args) {
		return this.check(/* @__PURE__ */ _includes(...args));
	},
	startsWith(...args) {
		return this.check(/* @__PURE__ */ _startsWith(...args));
	},
	endsWith(...args) {
		return this.check(/* @__PURE__ */ _endsWith(...args));
	},
	min(...args) {
		return this.check(/* @__PURE__ */ _minLength(...args));
	},
	max(...args) {
		return this.check(/* @__PURE__ */ _maxLength(...args));
	},
	length(...args) {
		return this.check(/* @__PURE__ */ _length(...args));
	},
	nonempty(...args) {
		return this.check(/* @__PURE__ */ _minLength(1, ...args));
	},
	lowercase(params) {
		return this.check(/* @__PURE__ */ _lowercase(params));
	},
	uppercase(params) {
		return this.check(/* @__PURE__ */ _uppercase(params));
	},
	trim() {
		return this.check(/* @__PURE__ */ _trim());
	},
	normalize(...args) {
		return this.check(/* @__PURE__ */ _normalize(...args));
	},
	toLowerCase() {
		return this.check(/* @__PURE__ */ _toLowerCase());
	},
	toUpperCase() {
		return this.check(/* @__PURE__ */ _toUpperCase());
	},
	slugify() {
		return this.check(/* @__PURE__ */ _slugify());
	}
})), ZodString = /*@__PURE__*/ $constructor("ZodString", (inst, def) => {
	$ZodString.init(inst, def), _ZodString.init(inst, def);
}, {
	email(params) {
		return this.check(/* @__PURE__ */ _email(ZodEmail, params));
	},
	url(params) {
		return this.check(/* @__PURE__ */ _url(ZodURL, params));
	},
	jwt(params) {
		return this.check(/* @__PURE__ */ _jwt(ZodJWT, params));
	},
	emoji(params) {
		return this.check(/* @__PURE__ */ _emoji(ZodEmoji, params));
	},
	guid(params) {
		return this.check(/* @__PURE__ */ _guid(ZodGUID, params));
	},
	uuid(params) {
		return this.check(/* @__PURE__ */ _uuid(ZodUUID, params));
	},
	uuidv4(params) {
		return this.check(/* @__PURE__ */ _uuidv4(ZodUUID, params));
	},
	uuidv6(params) {
		return this.check(/* @__PURE__ */ _uuidv6(ZodUUID, params));
	},
	uuidv7(params) {
		return this.check(/* @__PURE__ */ _uuidv7(ZodUUID, params));
	},
	nanoid(params) {
		return this.check(/* @__PURE__ */ _nanoid(ZodNanoID, params));
	},
	cuid(params) {
		return this.check(/* @__PURE__ */ _cuid(ZodCUID, params));
	},
	cuid2(params) {
		return this.check(/* @__PURE__ */ _cuid2(ZodCUID2, params));
	},
	ulid(params) {
		return this.check(/* @__PURE__ */ _ulid(ZodULID, params));
	},
	base64(params) {
		return this.check(/* @__PURE__ */ _base64(ZodBase64, params));
	},
	base64url(params) {
		return this.check(/* @__PURE__ */ _base64url(ZodBase64URL, params));
	},
	xid(params) {
		return this.check(/* @__PURE__ */ _xid(ZodXID, params));
	},
	ksuid(params) {
		return this.check(/* @__PURE__ */ _ksuid(ZodKSUID, params));
	},
	ipv4(params) {
		return this.check(/* @__PURE__ */ _ipv4(ZodIPv4, params));
	},
	ipv6(params) {
		return this.check(/* @__PURE__ */ _ipv6(ZodIPv6, params));
	},
	cidrv4(params) {
		return this.check(/* @__PURE__ */ _cidrv4(ZodCIDRv4, params));
	},
	cidrv6(params) {
		return this.check(/* @__PURE__ */ _cidrv6(ZodCIDRv6, params));
	},
	e164(params) {
		return this.check(/* @__PURE__ */ _e164(ZodE164, params));
	},
	datetime(params) {
		return this.check(/* @__PURE__ */ _isoDateTime(ZodISODateTime, params));
	},
	date(params) {
		return this.check(/* @__PURE__ */ _isoDate(ZodISODate, params));
	},
	time(params) {
		return this.check(/* @__PURE__ */ _isoTime(ZodISOTime, params));
	},
	duration(params) {
		return this.check(/* @__PURE__ */ _isoDuration(ZodISODuration, params));
	}
});
function string(params) {
	return /* @__PURE__ */ _string(ZodString, params);
}
const ZodStringFormat = /*@__PURE__*/ $constructor("ZodStringFormat", (inst, def) => {
	$ZodStringFormat.init(inst, def), _ZodString.init(inst, def);
}), ZodISODateTime = /*@__PURE__*/ $constructor("ZodISODateTime", (inst, def) => {
	$ZodISODateTime.init(inst, def), ZodStringFormat.init(inst, def);
}), ZodISODate = /*@__PURE__*/ $constructor("ZodISODate", (inst, def) => {
	$ZodISODate.init(inst, def), ZodStringFormat.init(inst, def);
}), ZodISOTime = /*@__PURE__*/ $constructor("ZodISOTime", (inst, def) => {
	$ZodISOTime.init(inst, def), ZodStringFormat.init(inst, def);
}), ZodISODuration = /*@__PURE__*/ $constructor("ZodISODuration", (inst, def) => {
	$ZodISODuration.init(inst, def), ZodStringFormat.init(inst, def);
}), ZodEmail = /*@__PURE__*/ $constructor("ZodEmail", (inst, def) => {
	$ZodEmail.init(inst, def), ZodStringFormat.init(inst, def);
});
function email(params) {
	return /* @__PURE__ */ _email(ZodEmail, params);
}
const ZodGUID = /*@__PURE__*/ $constructor("ZodGUID", (inst, def) => {
	$ZodGUID.init(inst, def), ZodStringFormat.init(inst, def);
}), ZodUUID = /*@__PURE__*/ $constructor("ZodUUID", (inst, def) => {
	$ZodUUID.init(inst, def), ZodStringFormat.init(inst, def);
}), ZodURL = /*@__PURE__*/ $constructor("ZodURL", (inst, def) => {
	$ZodURL.init(inst, def), ZodStringFormat.init(inst, def);
});
function url(params) {
	return /* @__PURE__ */ _url(ZodURL, params);
}
const ZodEmoji = /*@__PURE__*/ $constructor("ZodEmoji", (inst, def) => {
	$ZodEmoji.init(inst, def), ZodStringFormat.init(inst, def);
}), ZodNanoID = /*@__PURE__*/ $constructor("ZodNanoID", (inst, def) => {
	$ZodNanoID.init(inst, def), ZodStringFormat.init(inst, def);
}), ZodCUID = /*@__PURE__*/ $constructor("ZodCUID", (inst, def) => {
	$ZodCUID.init(inst, def), ZodStringFormat.init(inst, def);
}), ZodCUID2 = /*@__PURE__*/ $constructor("ZodCUID2", (inst, def) => {
	$ZodCUID2.init(inst, def), ZodStringFormat.init(inst, def);
}), ZodULID = /*@__PURE__*/ $constructor("ZodULID", (inst, def) => {
	$ZodULID.init(inst, def), ZodStringFormat.init(inst, def);
}), ZodXID = /*@__PURE__*/ $constructor("ZodXID", (inst, def) => {
	$ZodXID.init(inst, def), ZodStringFormat.init(inst, def);
}), ZodKSUID = /*@__PURE__*/ $constructor("ZodKSUID", (inst, def) => {
	$ZodKSUID.init(inst, def), ZodStringFormat.init(inst, def);
}), ZodIPv4 = /*@__PURE__*/ $constructor("ZodIPv4", (inst, def) => {
	$ZodIPv4.init(inst, def), ZodStringFormat.init(inst, def);
}), ZodIPv6 = /*@__PURE__*/ $constructor("ZodIPv6", (inst, def) => {
	$ZodIPv6.init(inst, def), ZodStringFormat.init(inst, def);
}), ZodCIDRv4 = /*@__PURE__*/ $constructor("ZodCIDRv4", (inst, def) => {
	$ZodCIDRv4.init(inst, def), ZodStringFormat.init(inst, def);
}), ZodCIDRv6 = /*@__PURE__*/ $constructor("ZodCIDRv6", (inst, def) => {
	$ZodCIDRv6.init(inst, def), ZodStringFormat.init(inst, def);
}), ZodBase64 = /*@__PURE__*/ $constructor("ZodBase64", (inst, def) => {
	$ZodBase64.init(inst, def), ZodStringFormat.init(inst, def);
});
function base64(params) {
	return /* @__PURE__ */ _base64(ZodBase64, params);
}
const ZodBase64URL = /*@__PURE__*/ $constructor("ZodBase64URL", (inst, def) => {
	$ZodBase64URL.init(inst, def), ZodStringFormat.init(inst, def);
}), ZodE164 = /*@__PURE__*/ $constructor("ZodE164", (inst, def) => {
	$ZodE164.init(inst, def), ZodStringFormat.init(inst, def);
}), ZodJWT = /*@__PURE__*/ $constructor("ZodJWT", (inst, def) => {
	$ZodJWT.init(inst, def), ZodStringFormat.init(inst, def);
}), ZodNumber = /*@__PURE__*/ $constructor("ZodNumber", (inst, def) => {
	$ZodNumber.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => numberProcessor(inst, ctx, json, params), inst.isFinite = !0;
}, /*@__PURE__*/ derived({
	minValue: (inst) => {
		let { minimum, exclusiveMinimum } = aggregateChecks(inst);
		return Math.max(minimum ?? -Infinity, exclusiveMinimum ?? -Infinity);
	},
	maxValue: (inst) => {
		let { maximum, exclusiveMaximum } = aggregateChecks(inst);
		return Math.min(maximum ?? Infinity, exclusiveMaximum ?? Infinity);
	},
	isInt: (inst) => {
		let { isInt, multipleOf } = aggregateChecks(inst);
		return !!isInt || !!multipleOf?.some(Number.isSafeInteger);
	},
	format: (inst) => aggregateChecks(inst).format ?? null
}, {
	gt(value, params) {
		return this.check(/* @__PURE__ */ _gt(value, params));
	},
	gte(value, params) {
		return this.check(/* @__PURE__ */ _gte(value, params));
	},
	min(value, params) {
		return this.check(/* @__PURE__ */ _gte(value, params));
	},
	lt(value, params) {
		return this.check(/* @__PURE__ */ _lt(value, params));
	},
	lte(value, params) {
		return this.check(/* @__PURE__ */ _lte(value, params));
	},
	max(value, params) {
		return this.check(/* @__PURE__ */ _lte(value, params));
	},
	int(params) {
		return this.check(int(params));
	},
	safe(params) {
		return this.check(int(params));
	},
	positive(params) {
		return this.check(/* @__PURE__ */ _gt(0, params));
	},
	nonnegative(params) {
		return this.check(/* @__PURE__ */ _gte(0, params));
	},
	negative(params) {
		return this.check(/* @__PURE__ */ _lt(0, params));
	},
	nonpositive(params) {
		return this.check(/* @__PURE__ */ _lte(0, params));
	},
	multipleOf(value, params) {
		return this.check(/* @__PURE__ */ _multipleOf(value, params));
	},
	step(value, params) {
		return this.check(/* @__PURE__ */ _multipleOf(value, params));
	},
	finite() {
		return this;
	}
}));
function number(params) {
	return /* @__PURE__ */ _number(ZodNumber, params);
}
const ZodNumberFormat = /*@__PURE__*/ $constructor("ZodNumberFormat", (inst, def) => {
	$ZodNumberFormat.init(inst, def), ZodNumber.init(inst, def);
});
function int(params) {
	return /* @__PURE__ */ _int(ZodNumberFormat, params);
}
const ZodBoolean = /*@__PURE__*/ $constructor("ZodBoolean", (inst, def) => {
	$ZodBoolean.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => booleanProcessor(inst, ctx, json, params);
});
function boolean(params) {
	return /* @__PURE__ */ _boolean(ZodBoolean, params);
}
const ZodUnknown = /*@__PURE__*/ $constructor("ZodUnknown", (inst, def) => {
	$ZodUnknown.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => void 0;
});
function unknown() {
	return /* @__PURE__ */ _unknown(ZodUnknown);
}
const ZodNever = /*@__PURE__*/ $constructor("ZodNever", (inst, def) => {
	$ZodNever.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => neverProcessor(inst, ctx, json, params);
});
function never(params) {
	return /* @__PURE__ */ _never(ZodNever, params);
}
const ZodArray = /*@__PURE__*/ $constructor("ZodArray", (inst, def) => {
	_ensureDefaultMemoizer(), $ZodArray.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => arrayProcessor(inst, ctx, json, params), inst.element = def.element;
}, {
	min(n, params) {
		return this.check(/* @__PURE__ */ _minLength(n, params));
	},
	nonempty(params) {
		return this.check(/* @__PURE__ */ _minLength(1, params));
	},
	max(n, params) {
		return this.check(/* @__PURE__ */ _maxLength(n, params));
	},
	length(n, params) {
		return this.check(/* @__PURE__ */ _length(n, params));
	},
	unwrap() {
		return this.element;
	}
});
function array(element, params) {
	return /* @__PURE__ */ _array(ZodArray, element, params);
}
const ZodObject = /*@__PURE__*/ $constructor("ZodObject", (inst, def) => {
	_ensureDefaultMemoizer(), $ZodObjectJIT.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => objectProcessor(inst, ctx, json, params), installLazyProp(inst, "shape", (self) => self._zod.def.shape, !1);
}, {
	keyof() {
		return _enum(Object.keys(this._zod.def.shape));
	},
	catchall(catchall) {
		return this.clone(mergeDefs(this._zod.def, { catchall }));
	},
	passthrough() {
		return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
	},
	loose() {
		return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
	},
	strict() {
		return this.clone(mergeDefs(this._zod.def, { catchall: never() }));
	},
	strip() {
		return this.clone(mergeDefs(this._zod.def, { catchall: void 0 }));
	},
	extend(incoming) {
		return extend(this, incoming);
	},
	safeExtend(incoming) {
		return safeExtend(this, incoming);
	},
	merge(other) {
		return merge(this, other);
	},
	pick(mask) {
		return pick(this, mask);
	},
	omit(mask) {
		return omit(this, mask);
	},
	partial(...args) {
		return partial(ZodOptional, this, args[0]);
	},
	exactPartial(...args) {
		return partial(ZodExactOptional, this, args[0], "exactPartial");
	},
	required(...args) {
		return required(ZodNonOptional, this, args[0]);
	}
});
function object(shape, params) {
	let def = {
		type: "object",
		shape: shape ?? {},
		...normalizeParams(params)
	};
	return new ZodObject(def);
}
function strictObject(shape, params) {
	return new ZodObject({
		type: "object",
		shape,
		catchall: never(),
		...normalizeParams(params)
	});
}
const ZodUnion = /*@__PURE__*/ $constructor("ZodUnion", (inst, def) => {
	$ZodUnion.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => unionProcessor(inst, ctx, json, params), inst.options = def.options;
});
function union(options, params) {
	return new ZodUnion({
		type: "union",
		options,
		...normalizeParams(params)
	});
}
const ZodDiscriminatedUnion = /*@__PURE__*/ $constructor("ZodDiscriminatedUnion", (inst, def) => {
	ZodUnion.init(inst, def), $ZodDiscriminatedUnion.init(inst, def);
});
function discriminatedUnion(discriminator, options, params) {
	return new ZodDiscriminatedUnion({
		type: "union",
		options,
		discriminator,
		...normalizeParams(params)
	});
}
const ZodIntersection = /*@__PURE__*/ $constructor("ZodIntersection", (inst, def) => {
	$ZodIntersection.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => intersectionProcessor(inst, ctx, json, params);
});
function intersection(left, right) {
	return new ZodIntersection({
		type: "intersection",
		left,
		right
	});
}
const ZodRecord = /*@__PURE__*/ $constructor("ZodRecord", (inst, def) => {
	_ensureDefaultMemoizer(), $ZodRecord.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => recordProcessor(inst, ctx, json, params), inst.keyType = def.keyType, inst.valueType = def.valueType;
});
function record(keyType, valueType, params) {
	return !valueType || !valueType._zod ? new ZodRecord({
		type: "record",
		keyType: string(),
		valueType: keyType,
		...normalizeParams(valueType)
	}) : new ZodRecord({
		type: "record",
		keyType,
		valueType,
		...normalizeParams(params)
	});
}
const ZodEnum = /*@__PURE__*/ $constructor("ZodEnum", (inst, def) => {
	$ZodEnum.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => enumProcessor(inst, ctx, json, params), inst.enum = def.entries, inst.options = [...inst._zod.values];
	let keys = new Set(Object.keys(def.entries));
	inst.extract = (values, params) => {
		let newEntries = {};
		for (let value of values) if (keys.has(value)) newEntries[value] = def.entries[value];
		else throw Error(`Key ${value} not found in enum`);
		return new ZodEnum({
			...def,
			checks: [],
			...normalizeParams(params),
			entries: newEntries
		});
	}, inst.exclude = (values, params) => {
		let newEntries = { ...def.entries };
		for (let value of values) if (keys.has(value)) delete newEntries[value];
		else throw Error(`Key ${value} not found in enum`);
		return new ZodEnum({
			...def,
			checks: [],
			...normalizeParams(params),
			entries: newEntries
		});
	};
});
function _enum(values, params) {
	let entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
	return new ZodEnum({
		type: "enum",
		entries,
		...normalizeParams(params)
	});
}
const ZodLiteral = /*@__PURE__*/ $constructor("ZodLiteral", (inst, def) => {
	$ZodLiteral.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => literalProcessor(inst, ctx, json, params), inst.values = new Set(def.values), Object.defineProperty(inst, "value", { get() {
		if (def.values.length > 1) throw Error("This schema contains multiple valid literal values. Use `.values` instead.");
		return def.values[0];
	} });
});
function literal(value, params) {
	return new ZodLiteral({
		type: "literal",
		values: Array.isArray(value) ? value : [value],
		...normalizeParams(params)
	});
}
const ZodTransform = /*@__PURE__*/ $constructor("ZodTransform", (inst, def) => {
	_ensureDefaultMemoizer(), $ZodTransform.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => transformProcessor(inst, ctx, json, params), inst._zod.parse = (payload, _ctx) => {
		if (_ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
		payload.addIssue = (issue$1) => {
			if (typeof issue$1 == "string") payload.issues.push(issue(issue$1, payload.value, def));
			else {
				let _issue = issue$1;
				_issue.fatal && (_issue.continue = !1), _issue.code ??= "custom", "input" in _issue || (_issue.input = payload.value), _issue.inst ??= inst, payload.issues.push(issue(_issue));
			}
		};
		let output = def.transform(payload.value, payload);
		return output instanceof Promise ? output.then((output) => (payload.value = output, payload)) : (payload.value = output, payload);
	};
});
function transform(fn) {
	return new ZodTransform({
		type: "transform",
		transform: fn
	});
}
const ZodOptional = /*@__PURE__*/ $constructor("ZodOptional", (inst, def) => {
	$ZodOptional.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params), inst.unwrap = () => inst._zod.def.innerType;
});
function optional(innerType) {
	return new ZodOptional({
		type: "optional",
		innerType
	});
}
const ZodExactOptional = /*@__PURE__*/ $constructor("ZodExactOptional", (inst, def) => {
	$ZodExactOptional.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params), inst.unwrap = () => inst._zod.def.innerType;
});
function exactOptional(innerType) {
	return new ZodExactOptional({
		type: "optional",
		innerType
	});
}
const ZodNullable = /*@__PURE__*/ $constructor("ZodNullable", (inst, def) => {
	$ZodNullable.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => nullableProcessor(inst, ctx, json, params), inst.unwrap = () => inst._zod.def.innerType;
});
function nullable(innerType) {
	return new ZodNullable({
		type: "nullable",
		innerType
	});
}
const ZodDefault = /*@__PURE__*/ $constructor("ZodDefault", (inst, def) => {
	$ZodDefault.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => defaultProcessor(inst, ctx, json, params), inst.unwrap = () => inst._zod.def.innerType, inst.removeDefault = inst.unwrap;
});
function _default(innerType, defaultValue) {
	return new ZodDefault({
		type: "default",
		innerType,
		get defaultValue() {
			return typeof defaultValue == "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
const ZodPrefault = /*@__PURE__*/ $constructor("ZodPrefault", (inst, def) => {
	$ZodPrefault.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => prefaultProcessor(inst, ctx, json, params), inst.unwrap = () => inst._zod.def.innerType;
});
function prefault(innerType, defaultValue) {
	return new ZodPrefault({
		type: "prefault",
		innerType,
		get defaultValue() {
			return typeof defaultValue == "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
const ZodNonOptional = /*@__PURE__*/ $constructor("ZodNonOptional", (inst, def) => {
	$ZodNonOptional.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => nonoptionalProcessor(inst, ctx, json, params), inst.unwrap = () => inst._zod.def.innerType;
});
function nonoptional(innerType, params) {
	return new ZodNonOptional({
		type: "nonoptional",
		innerType,
		...normalizeParams(params)
	});
}
const ZodCatch = /*@__PURE__*/ $constructor("ZodCatch", (inst, def) => {
	$ZodCatch.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => catchProcessor(inst, ctx, json, params), inst.unwrap = () => inst._zod.def.innerType, inst.removeCatch = inst.unwrap;
});
function _catch(innerType, catchValue) {
	return new ZodCatch({
		type: "catch",
		innerType,
		catchValue: typeof catchValue == "function" ? catchValue : constantCatch(catchValue)
	});
}
const ZodPipe = /*@__PURE__*/ $constructor("ZodPipe", (inst, def) => {
	$ZodPipe.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => pipeProcessor(inst, ctx, json, params), inst.in = def.in, inst.out = def.out;
});
function pipe(in_, out) {
	return new ZodPipe({
		type: "pipe",
		in: in_,
		out
	});
}
const ZodPreprocess = /*@__PURE__*/ $constructor("ZodPreprocess", (inst, def) => {
	ZodPipe.init(inst, def), $ZodPreprocess.init(inst, def);
}), ZodReadonly = /*@__PURE__*/ $constructor("ZodReadonly", (inst, def) => {
	$ZodReadonly.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => readonlyProcessor(inst, ctx, json, params), inst.unwrap = () => inst._zod.def.innerType;
});
function readonly(innerType) {
	return new ZodReadonly({
		type: "readonly",
		innerType
	});
}
const ZodCustom = /*@__PURE__*/ $constructor("ZodCustom", (inst, def) => {
	$ZodCustom.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => customProcessor(inst, ctx, json, params);
});
function custom(fn, _params) {
	return /* @__PURE__ */ _custom(ZodCustom, fn ?? (() => !0), _params);
}
function refine(fn, _params = {}) {
	return /* @__PURE__ */ _refine(ZodCustom, fn, _params);
}
function superRefine(fn, params) {
	return /* @__PURE__ */ _superRefine(fn, params);
}
function preprocess(fn, schema) {
	return new ZodPreprocess({
		type: "pipe",
		in: transform(fn),
		out: schema
	});
}
export { unknown as _, boolean as a, _isoDateTime as b, email as c, object as d, preprocess as f, union as g, string as h, base64 as i, literal as l, strictObject as m, _enum as n, custom as o, record as p, array as r, discriminatedUnion as s, ZodISODateTime as t, number as u, url as v, prettifyError as x, toJSONSchema as y };
