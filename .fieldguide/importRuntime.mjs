import { r as __toESM } from "./part-rolldown-runtime.mjs";
import { n as asError } from "./part-errors.mjs";
import { s as isRecord } from "./part-text.mjs";
import { a as UNSET, i as STAND_IN_MARK, n as SAMPLE_FOLDER, r as SAMPLE_PAGE } from "./part-protocol.mjs";
import { n as require__by_require_react, t as require_server } from "./part-server.mjs";
import { pathToFileURL } from "node:url";
// src/import/runtime/missing.ts
var import__by_require_react = /* @__PURE__ */ __toESM(require__by_require_react(), 1);
const STAND_IN = Symbol("stand-in");
/**
* Replaces a missing module: it is empty, may be called, constructed, iterated and read, and calls `touched` when it
* is used.
*/
function missingModule(module, touched) {
	let whole = missing({
		module,
		name: module
	}, touched);
	return Object.create(whole, {
		default: {
			value: whole,
			enumerable: !0
		},
		__esModule: { value: !0 }
	});
}
function missing(what, touched) {
	let target = function() {}, { module, name } = what, again = () => (touched(), missing(what, touched));
	return new Proxy(target, {
		get(_, key) {
			if (key === STAND_IN) return what;
			if (key === Symbol.toPrimitive) return () => "";
			if (key === Symbol.iterator) return [][Symbol.iterator].bind([]);
			if (key === "toJSON") return () => `stand-in:${name}`;
			if (key !== "then" && key !== "$$typeof" && typeof key != "symbol") return key === "prototype" ? target.prototype : missing(key === "default" ? what : {
				module,
				name: `${name}.${key}`
			}, touched);
		},
		apply: again,
		construct: again
	});
}
/** What a value replaces; undefined for an ordinary value. */
function standsFor(value) {
	return typeof value == "function" ? Reflect.get(value, STAND_IN) : void 0;
}
// src/import/runtime/guardedReact.ts
/** An element of our own; React takes any name. */
const BROWSER_HOOKS = [
	"useEffect",
	"useLayoutEffect",
	"useInsertionEffect"
];
/** React as pages of a repository get it: accepts placeholders of missing modules, reports what needs a browser. */
function reactFor(notes, guarding) {
	let guards = /* @__PURE__ */ new WeakMap();
	function guarded(component) {
		let known = guards.get(component);
		if (known) return known;
		let name = component.name || "a component", guard = (props, ref) => {
			try {
				return component(props, ref);
			} catch (error) {
				return notes.add("threw", `<${name}>: ${error instanceof Error ? error.message : String(error)}`), (0, import__by_require_react.createElement)("fg-lost", { name });
			}
		};
		return guards.set(component, guard), guard;
	}
	function read(type, given) {
		let props = readProps(given ?? {}, type), missing = standsFor(type);
		return missing || type == null || isModule(type) ? (missing ? notes.addMissing(missing.module) : notes.add("component", "undefined"), {
			type: "fg-lost",
			props: {
				name: missing?.name ?? "undefined",
				key: props.key,
				children: props.children
			}
		}) : type === "head" ? {
			type: import__by_require_react.Fragment,
			props: {}
		} : guarding.on && isPlainFunction(type) ? {
			type: guarded(type),
			props
		} : {
			type,
			props
		};
	}
	function create(type, props, ...children) {
		let given = read(type, props);
		return children.length > 0 ? (0, import__by_require_react.createElement)(given.type, given.props, ...children) : (0, import__by_require_react.createElement)(given.type, given.props);
	}
	function jsx(type, given, key) {
		let { type: known, props } = read(type, given), { children, ...others } = props, keyed = key === void 0 ? others : {
			...others,
			key
		};
		return Array.isArray(children) ? (0, import__by_require_react.createElement)(known, keyed, ...children) : (0, import__by_require_react.createElement)(known, keyed, ..."children" in props ? [children] : []);
	}
	let hooks = Object.fromEntries(BROWSER_HOOKS.map((hook) => [hook, () => notes.add("browser", hook)])), useState = (first) => (notes.add("state", "useState"), import__by_require_react.useState(first)), react = {
		...import__by_require_react,
		...hooks,
		useState,
		createElement: create
	};
	return {
		react: {
			...react,
			default: react,
			__esModule: !0
		},
		jsxRuntime: {
			jsx,
			jsxs: jsx,
			jsxDEV: jsx,
			Fragment: import__by_require_react.Fragment,
			__esModule: !0
		}
	};
}
/** An object that is no type of React: `import X` of a module without a default export. */
function isModule(type) {
	return typeof type == "object" && !!type && !("$$typeof" in type);
}
function isPlainFunction(type) {
	return typeof type == "function" && !Object.hasOwn(Object(type.prototype), "render");
}
/** Styles have no place on our pages; React refuses them as text. An imported picture may be a component. */
function readProps(props, type) {
	if (typeof type != "string") return props;
	let { style, ...kept } = props, width = typeof style == "object" && style ? Reflect.get(style, "width") : void 0;
	type === "img" && kept.width === void 0 && /^\d+(px)?$/.test(String(width)) && (kept.width = Number.parseInt(String(width), 10));
	for (let name of ["src", "href"]) {
		let value = kept[name];
		typeof value == "function" && standsFor(value) === void 0 && (kept[name] = String(value));
	}
	return kept;
}
// src/import/runtime/notes.ts
/** Notes since the last call. */
var Notes = class {
	noted = /* @__PURE__ */ new Map();
	add(kind, name) {
		this.noted.set(`${kind} ${name}`, {
			kind,
			name
		});
	}
	/** A name of a missing module. */
	addMissing(module) {
		this.add(/^@(?:docusaurus|theme|theme-original|theme-init|generated)\//.test(module) ? "plugin" : "package", module);
	}
	take() {
		let taken = [...this.noted.values()];
		return this.noted.clear(), taken;
	}
}, import_server = require_server();
/**
* What Docusaurus and its classic theme offer pages, by the name of the module. Components render as elements `fg-...`, which
* become Markdown of ours.
*/
function themeModules(siteConfig, notes) {
	let context = {
		siteConfig,
		siteMetadata: {},
		globalData: {},
		i18n: {
			currentLocale: "en",
			defaultLocale: "en",
			locales: ["en"],
			localeConfigs: {}
		},
		codeTranslations: {}
	}, useDocusaurusContext = () => context, BrowserOnly = ({ children, fallback }) => {
		if (typeof children != "function") return children;
		try {
			let shown = children();
			return (0, import_server.renderToStaticMarkup)((0, import__by_require_react.createElement)(import__by_require_react.Fragment, null, shown)), shown;
		} catch {
			return notes.add("browser", "BrowserOnly"), fallback ?? (0, import__by_require_react.createElement)("fg-lost", { name: "BrowserOnly" });
		}
	}, location = {
		pathname: "/",
		search: "",
		hash: ""
	}, browser = {
		canUseDOM: !1,
		canUseEventListeners: !1,
		canUseIntersectionObserver: !1
	}, modules = /* @__PURE__ */ new Map(), offer = (names, main, others = {}) => {
		let module = Object.assign(main, {
			default: main,
			__esModule: !0
		}, others);
		for (let name of names.split(" ")) modules.set(name, module);
	};
	offer("@theme/Tabs", Tabs), offer("@theme/TabItem", TabItem), offer("@theme/Admonition", Admonition), offer("@theme/CodeBlock", CodeBlock), offer("@theme/CodeInline", ({ children }) => (0, import__by_require_react.createElement)("code", null, children)), offer("@theme/Details", Details), offer("@theme/ThemedImage @docusaurus/ThemedImage", ThemedImage), offer("@theme/IdealImage @docusaurus/plugin-ideal-image", IdealImage), offer("@theme/DocCardList", DocCardList), offer("@theme/DocCard", ({ item }) => DocCardList({ items: [item] })), offer("@theme/TOCInline", TOCInline), offer("@theme/Heading", ({ as = "h2", children, id }) => (0, import__by_require_react.createElement)(String(as), { id }, children)), offer("@theme/Mermaid", ({ value, chart, children }) => (0, import__by_require_react.createElement)("fg-code", {
		lang: "mermaid",
		text: String(value ?? chart ?? textOf(children)).replace(/^\n+|\s+$/g, "")
	})), offer("@theme/Layout", ({ children }) => children), offer("@docusaurus/Head", () => null), offer("@docusaurus/Link", Link), offer("@docusaurus/BrowserOnly", BrowserOnly), offer("@docusaurus/Translate @docusaurus/Interpolate", ({ children, id }) => children ?? String(id ?? ""), {
		translate: ({ message, id }) => message ?? id ?? "",
		interpolate: (text) => text
	}), offer("@docusaurus/useBaseUrl", baseUrl, {}), modules.set("@docusaurus/useBaseUrlUtils", { useBaseUrlUtils: () => ({ withBaseUrl: baseUrl }) }), offer("@docusaurus/useDocusaurusContext", useDocusaurusContext), offer("@docusaurus/useIsBrowser", () => !1), offer("@docusaurus/useBrokenLinks", () => ({
		collectAnchor: nothing,
		collectLink: nothing
	})), offer("@docusaurus/ExecutionEnvironment", browser), offer("@docusaurus/router", {
		useLocation: () => location,
		useHistory: () => ({
			location,
			push: nothing
		}),
		Redirect: () => null
	}), offer("@docusaurus/theme-common", {
		useColorMode: () => ({
			colorMode: "light",
			isDarkTheme: !1,
			setColorMode: nothing
		}),
		useThemeConfig: () => Reflect.get(Object(siteConfig), "themeConfig") ?? {},
		useCurrentSidebarCategory: () => ({ items: [] }),
		ThemeClassNames: {
			common: {},
			docs: {},
			blog: {},
			layout: {},
			page: {},
			tabs: {},
			wrapper: {}
		},
		useWindowSize: () => "desktop"
	}), offer("@mdx-js/react", {
		MDXProvider: ({ children }) => children,
		useMDXComponents: () => ({})
	}), offer("@theme/MDXComponents", {}), offer("clsx classnames", () => "");
	for (let [name, module] of [...modules]) if (name.startsWith("@theme/")) for (let kind of ["@theme-original/", "@theme-init/"]) modules.set(name.replace("@theme/", kind), module);
	return modules;
}
/** Components that every page may use without an import. */
const GLOBAL_NAMES = {
	Head: "@docusaurus/Head",
	Details: "@theme/Details",
	Admonition: "@theme/Admonition",
	Mermaid: "@theme/Mermaid",
	Tabs: "@theme/Tabs",
	TabItem: "@theme/TabItem",
	CodeBlock: "@theme/CodeBlock",
	Link: "@docusaurus/Link",
	DocCardList: "@theme/DocCardList",
	TOCInline: "@theme/TOCInline",
	ThemedImage: "@theme/ThemedImage",
	BrowserOnly: "@docusaurus/BrowserOnly",
	Translate: "@docusaurus/Translate"
};
function nothing() {}
function baseUrl(path) {
	return /^(?:[a-z][a-z+.-]*:|\/|#)/i.test(path) ? path : `/${path}`;
}
function Tabs({ children, values, defaultValue, groupId, queryString }) {
	let data = JSON.stringify({
		values,
		defaultValue,
		groupId,
		queryString
	});
	return (0, import__by_require_react.createElement)("fg-tabs", { data }, children);
}
function TabItem({ children, value, label, default: isDefault }) {
	let data = JSON.stringify({
		value,
		label,
		isDefault: isDefault === !0 || isDefault === ""
	});
	return (0, import__by_require_react.createElement)("fg-tab", { data }, children);
}
function Admonition({ children, type = "note", title }) {
	let heading = title === void 0 || title === "" ? null : (0, import__by_require_react.createElement)("fg-title", null, title);
	return (0, import__by_require_react.createElement)("fg-admonition", { type: String(type) }, heading, children);
}
function CodeBlock({ children, language, className, metastring, title, showLineNumbers }) {
	let named = /language-(\S+)/.exec(String(className ?? ""))?.[1], meta = [
		String(metastring ?? "").trim(),
		title === void 0 || /title=/.test(String(metastring)) ? "" : `title="${textOf(title)}"`,
		showLineNumbers === !0 || showLineNumbers === "" ? "showLineNumbers" : ""
	].filter(Boolean);
	return (0, import__by_require_react.createElement)("fg-code", {
		lang: String(language ?? named ?? ""),
		meta: meta.join(" "),
		text: textOf(children).replace(/^\n|\n$/g, "")
	});
}
/** The text that React would render. */
function textOf(value) {
	return typeof value == "string" || typeof value == "number" ? String(value) : Array.isArray(value) ? value.map(textOf).join("") : (0, import__by_require_react.isValidElement)(value) ? textOf(value.props.children) : "";
}
function Details({ children, summary, open }) {
	let all = import__by_require_react.Children.toArray(children), isSummary = (node) => (0, import__by_require_react.isValidElement)(node) && node.type === "summary", own = all.find(isSummary) ?? (isSummary(summary) ? summary : void 0), shown = own ?? (0, import__by_require_react.createElement)("summary", null, summary ?? "Details");
	return (0, import__by_require_react.createElement)("details", { open: open === !0 }, shown, ...all.filter((node) => node !== own));
}
function ThemedImage({ sources, alt, width, height }) {
	let { light, dark } = sources ?? {};
	return (0, import__by_require_react.createElement)("fg-themed", {
		light: String(light ?? ""),
		dark: String(dark ?? ""),
		alt,
		width,
		height
	});
}
function IdealImage({ img, alt, title, width }) {
	let source = typeof img == "object" && img ? Reflect.get(img, "src") ?? Reflect.get(img, "default") : img;
	return (0, import__by_require_react.createElement)("img", {
		src: String(source ?? ""),
		alt,
		title,
		width
	});
}
function DocCardList({ items }) {
	if (!Array.isArray(items) || items.length === 0) return (0, import__by_require_react.createElement)("fg-cards");
	let entries = items.map(({ label, href, docId, description }) => (0, import__by_require_react.createElement)("li", { key: label }, (0, import__by_require_react.createElement)("a", { href: href ?? docId }, label ?? docId), description ? `: ${description}` : null));
	return (0, import__by_require_react.createElement)("ul", null, ...entries);
}
function TOCInline({ toc, minHeadingLevel = 2, maxHeadingLevel = 3 }) {
	let entries = (toc ?? []).filter(({ level }) => level >= Number(minHeadingLevel) && level <= Number(maxHeadingLevel)).map(({ value, id }) => (0, import__by_require_react.createElement)("li", { key: id }, (0, import__by_require_react.createElement)("a", { href: `#${id}` }, value)));
	return (0, import__by_require_react.createElement)("ul", null, ...entries);
}
function Link({ to, href, children, title }) {
	return (0, import__by_require_react.createElement)("a", {
		href: to ?? href,
		title
	}, children);
}
// src/import/runtime/renderPages.ts
/** Renders page after page and reports each as soon as it is done, so a page that hangs loses only itself. */
async function renderPages({ pages, theme, shared }, tools) {
	let own = theme === void 0 ? {} : await siteComponents(theme), given = componentsFor(shared, own, tools);
	Reflect.set(tools.modules.get("@mdx-js/react") ?? {}, "useMDXComponents", () => given);
	for (let { key, file, components } of pages) {
		tools.answer({
			kind: "started",
			key
		}), tools.notes.take();
		let page = await render(file, componentsFor(components, own, tools), tools).catch((error) => ({
			blocks: {},
			notes: [],
			fault: asError(error).message
		}));
		tools.answer({
			kind: "page",
			key,
			page: {
				...page,
				notes: tools.notes.take()
			}
		});
	}
}
async function render(file, components, tools) {
	let { default: content } = await import(pathToFileURL(file).href);
	tools.guarding.on = !1;
	try {
		return {
			blocks: splitBlocks((0, import_server.renderToStaticMarkup)((0, import__by_require_react.createElement)(content, { components }))),
			notes: []
		};
	} catch {}
	tools.guarding.on = !0;
	let blocks = {};
	for (let [number, element] of topBlocks(content({ components }))) try {
		blocks[number] = (0, import_server.renderToStaticMarkup)((0, import__by_require_react.createElement)("fg-part", null, element)).slice(9, -10);
	} catch (error) {
		tools.notes.add("threw", asError(error).message), blocks[number] = "<fg-lost></fg-lost>";
	}
	return {
		blocks,
		notes: []
	};
}
/** What all pages of the repository can use. If it cannot be read, each page reports what it misses. */
async function siteComponents(file) {
	try {
		return (await import(pathToFileURL(file).href)).default;
	} catch {
		return {};
	}
}
/** What a page may use without an import, and a placeholder for each unknown name. */
function componentsFor(names, own, { modules, notes }) {
	let components = {};
	for (let name of names) components[name] = own[name] ?? modules.get(GLOBAL_NAMES[name] ?? "") ?? (({ children }) => (notes.add("component", name), (0, import__by_require_react.createElement)("fg-lost", { name }, children)));
	return components;
}
const BLOCK = /<fg-block n="(\d+)">([\s\S]*?)<\/fg-block>/g;
function splitBlocks(html) {
	return Object.fromEntries([...html.matchAll(BLOCK)].map(([, number = "", inner = ""]) => [number, inner]));
}
function topBlocks(content) {
	let found = [], look = (node) => {
		for (let child of import__by_require_react.Children.toArray(node)) (0, import__by_require_react.isValidElement)(child) && (child.type === "fg-block" ? found.push([String(child.props.n), child.props.children]) : look(child.props.children));
	};
	return look(content), found;
}
// src/import/runtime/runtimeProcess.ts
/** Runs in a separate process, which the importer starts for the code of a repository. */
async function main(job) {
	let notes = new Notes(), guarding = { on: !1 }, { react, jsxRuntime } = reactFor(notes, guarding), modules = themeModules(job.kind === "render" ? job.siteConfig : {}, notes);
	modules.set("react", react), modules.set("react/jsx-runtime", jsxRuntime), modules.set("react/jsx-dev-runtime", jsxRuntime), Reflect.set(globalThis, "fieldguideModule", (name) => modules.get(name.replace(/^@docusaurus\/core\/lib\/client\/exports\//, "@docusaurus/")) ?? missingModule(name, () => notes.addMissing(name))), silence();
	try {
		job.kind === "config" ? answer({
			kind: "config",
			value: await readConfig(job),
			notes: notes.take()
		}) : await renderPages(job, {
			modules,
			notes,
			guarding,
			answer
		});
	} catch (error) {
		answer({
			kind: "failed",
			message: asError(error).message
		});
	}
}
function answer(message) {
	process.send?.(message);
}
/** Output of the repository's code is for its own authors, and there is no network. */
function silence() {
	for (let name of [
		"log",
		"info",
		"warn",
		"error",
		"debug",
		"trace"
	]) console[name] = () => {};
	for (let name of [
		"fetch",
		"WebSocket",
		"EventSource"
	]) Reflect.set(globalThis, name, () => Promise.reject(/* @__PURE__ */ Error("there is no network while a site is imported")));
}
async function readConfig({ file, routes, pretend }) {
	pretend && (process.env = new Proxy({}, {
		get: (_, key) => key === "NODE_ENV" ? "production" : UNSET,
		has: () => !0
	}));
	let loaded = await loadSettings(pathToFileURL(file).href), value = isRecord(loaded) || typeof loaded == "object" ? Reflect.get(Object(loaded), "default") ?? loaded : loaded;
	return typeof value == "function" && (value = await value()), plain(await value, {
		routes: routes ?? [],
		above: []
	});
}
/** Settings may assign to names that they do not declare: they are scripts, but their bundle is a module. */
async function loadSettings(href, tries = 0) {
	try {
		return await import(`${href}?${tries}`);
	} catch (error) {
		let [, name] = /^([\w$]+) is not defined$/.exec(asError(error).message) ?? [];
		if (name === void 0 || name in globalThis) throw error;
		return Reflect.set(globalThis, name, void 0), loadSettings(href, tries + 1);
	}
}
/** A value as data. Functions that have a plain meaning are called; a value that holds itself is named. */
function plain(value, place) {
	if (typeof value == "function") return calledFor(value, place);
	if (typeof value == "bigint" || typeof value == "symbol") return;
	if (value instanceof RegExp) return value.source;
	if (typeof value != "object" || !value) return value;
	if (place.above.includes(value)) return `${STAND_IN_MARK}cycle`;
	let inside = (key) => ({
		...place,
		above: [...place.above, value],
		key
	});
	return Array.isArray(value) ? value.map((item, index) => plain(item, inside(String(index)))) : Object.fromEntries(Object.entries(value).map(([key, own]) => [key, plain(own, inside(key))]));
}
const SAMPLE = {
	versionDocsDirPath: SAMPLE_FOLDER,
	docPath: SAMPLE_PAGE,
	blogDirPath: "blog",
	blogPath: SAMPLE_PAGE,
	permalink: "/fg/sample",
	locale: "en",
	version: "current"
};
function calledFor(value, { key, routes }) {
	let json = Reflect.get(value, "toJSON");
	if (typeof json == "function") return json();
	try {
		if (key === "editUrl") return value(SAMPLE);
		if (key === "createRedirects") return routes.flatMap((to) => {
			let from = value(to) ?? [];
			return (Array.isArray(from) ? from : [from]).map((one) => ({
				from: one,
				to
			}));
		});
	} catch {
		return;
	}
	return `${STAND_IN_MARK}${value.name}`;
}
process.once("message", (job) => {
	main(job).finally(() => process.disconnect());
});
export {};
