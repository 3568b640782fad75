// node_modules/@shikijs/types/dist/index.mjs
var ShikiError = class extends Error {
	constructor(message) {
		super(message), this.name = "ShikiError";
	}
};
// node_modules/@shikijs/vscode-textmate/dist/index.js
function clone(something) {
	return doClone(something);
}
function doClone(something) {
	return Array.isArray(something) ? cloneArray(something) : something instanceof RegExp ? something : typeof something == "object" ? cloneObj(something) : something;
}
function cloneArray(arr) {
	let r = [];
	for (let i = 0, len = arr.length; i < len; i++) r[i] = doClone(arr[i]);
	return r;
}
function cloneObj(obj) {
	let r = {};
	for (let key in obj) r[key] = doClone(obj[key]);
	return r;
}
function mergeObjects(target, ...sources) {
	return sources.forEach((source) => {
		for (let key in source) target[key] = source[key];
	}), target;
}
function basename(path) {
	let idx = ~path.lastIndexOf("/") || ~path.lastIndexOf("\\");
	return idx === 0 ? path : ~idx === path.length - 1 ? basename(path.substring(0, path.length - 1)) : path.substr(~idx + 1);
}
var CAPTURING_REGEX_SOURCE = /\$(\d+)|\${(\d+):\/(downcase|upcase)}/g, RegexSource = class {
	static hasCaptures(regexSource) {
		return regexSource !== null && (CAPTURING_REGEX_SOURCE.lastIndex = 0, CAPTURING_REGEX_SOURCE.test(regexSource));
	}
	static replaceCaptures(regexSource, captureSource, captureIndices) {
		return regexSource.replace(CAPTURING_REGEX_SOURCE, (match, index, commandIndex, command) => {
			let capture = captureIndices[parseInt(index || commandIndex, 10)];
			if (capture) {
				let result = captureSource.substring(capture.start, capture.end);
				for (; result[0] === ".";) result = result.substring(1);
				switch (command) {
					case "downcase": return result.toLowerCase();
					case "upcase": return result.toUpperCase();
					default: return result;
				}
			} else return match;
		});
	}
};
function strcmp(a, b) {
	return a < b ? -1 : +(a > b);
}
function strArrCmp(a, b) {
	if (a === null && b === null) return 0;
	if (!a) return -1;
	if (!b) return 1;
	let len1 = a.length, len2 = b.length;
	if (len1 === len2) {
		for (let i = 0; i < len1; i++) {
			let res = strcmp(a[i], b[i]);
			if (res !== 0) return res;
		}
		return 0;
	}
	return len1 - len2;
}
function isValidHexColor(hex) {
	return !!(/^#[0-9a-f]{6}$/i.test(hex) || /^#[0-9a-f]{8}$/i.test(hex) || /^#[0-9a-f]{3}$/i.test(hex) || /^#[0-9a-f]{4}$/i.test(hex));
}
function escapeRegExpCharacters(value) {
	return value.replace(/[\-\\\{\}\*\+\?\|\^\$\.\,\[\]\(\)\#\s]/g, "\\$&");
}
var CachedFn = class {
	constructor(fn) {
		this.fn = fn;
	}
	fn;
	cache = /* @__PURE__ */ new Map();
	get(key) {
		if (this.cache.has(key)) return this.cache.get(key);
		let value = this.fn(key);
		return this.cache.set(key, value), value;
	}
}, Theme = class {
	constructor(_colorMap, _defaults, _root) {
		this._colorMap = _colorMap, this._defaults = _defaults, this._root = _root;
	}
	_colorMap;
	_defaults;
	_root;
	static createFromRawTheme(source, colorMap) {
		return this.createFromParsedTheme(parseTheme(source), colorMap);
	}
	static createFromParsedTheme(source, colorMap) {
		return resolveParsedThemeRules(source, colorMap);
	}
	_cachedMatchRoot = new CachedFn((scopeName) => this._root.match(scopeName));
	getColorMap() {
		return this._colorMap.getColorMap();
	}
	getDefaults() {
		return this._defaults;
	}
	match(scopePath) {
		if (scopePath === null) return this._defaults;
		let scopeName = scopePath.scopeName, effectiveRule = this._cachedMatchRoot.get(scopeName).find((v) => _scopePathMatchesParentScopes(scopePath.parent, v.parentScopes));
		return effectiveRule ? new StyleAttributes(effectiveRule.fontStyle, effectiveRule.foreground, effectiveRule.background) : null;
	}
}, ScopeStack = class _ScopeStack {
	constructor(parent, scopeName) {
		this.parent = parent, this.scopeName = scopeName;
	}
	parent;
	scopeName;
	static push(path, scopeNames) {
		for (let name of scopeNames) path = new _ScopeStack(path, name);
		return path;
	}
	static from(...segments) {
		let result = null;
		for (let i = 0; i < segments.length; i++) result = new _ScopeStack(result, segments[i]);
		return result;
	}
	push(scopeName) {
		return new _ScopeStack(this, scopeName);
	}
	getSegments() {
		let item = this, result = [];
		for (; item;) result.push(item.scopeName), item = item.parent;
		return result.reverse(), result;
	}
	toString() {
		return this.getSegments().join(" ");
	}
	extends(other) {
		return this === other || this.parent !== null && this.parent.extends(other);
	}
	getExtensionIfDefined(base) {
		let result = [], item = this;
		for (; item && item !== base;) result.push(item.scopeName), item = item.parent;
		return item === base ? result.reverse() : void 0;
	}
};
function _scopePathMatchesParentScopes(scopePath, parentScopes) {
	if (parentScopes.length === 0) return !0;
	for (let index = 0; index < parentScopes.length; index++) {
		let scopePattern = parentScopes[index], scopeMustMatch = !1;
		if (scopePattern === ">") {
			if (index === parentScopes.length - 1) return !1;
			scopePattern = parentScopes[++index], scopeMustMatch = !0;
		}
		for (; scopePath && !_matchesScope(scopePath.scopeName, scopePattern);) {
			if (scopeMustMatch) return !1;
			scopePath = scopePath.parent;
		}
		if (!scopePath) return !1;
		scopePath = scopePath.parent;
	}
	return !0;
}
function _matchesScope(scopeName, scopePattern) {
	return scopePattern === scopeName || scopeName.startsWith(scopePattern) && scopeName[scopePattern.length] === ".";
}
var StyleAttributes = class {
	constructor(fontStyle, foregroundId, backgroundId) {
		this.fontStyle = fontStyle, this.foregroundId = foregroundId, this.backgroundId = backgroundId;
	}
	fontStyle;
	foregroundId;
	backgroundId;
};
function parseTheme(source) {
	if (!source || !source.settings || !Array.isArray(source.settings)) return [];
	let settings = source.settings, result = [], resultLen = 0;
	for (let i = 0, len = settings.length; i < len; i++) {
		let entry = settings[i];
		if (!entry.settings) continue;
		let scopes;
		if (typeof entry.scope == "string") {
			let _scope = entry.scope;
			_scope = _scope.replace(/^[,]+/, ""), _scope = _scope.replace(/[,]+$/, ""), scopes = _scope.split(",");
		} else scopes = Array.isArray(entry.scope) ? entry.scope : [""];
		let fontStyle = -1;
		if (typeof entry.settings.fontStyle == "string") {
			fontStyle = 0;
			let segments = entry.settings.fontStyle.split(" ");
			for (let j = 0, lenJ = segments.length; j < lenJ; j++) switch (segments[j]) {
				case "italic":
					fontStyle |= 1;
					break;
				case "bold":
					fontStyle |= 2;
					break;
				case "underline":
					fontStyle |= 4;
					break;
				case "strikethrough": fontStyle |= 8;
			}
		}
		let foreground = null;
		typeof entry.settings.foreground == "string" && isValidHexColor(entry.settings.foreground) && (foreground = entry.settings.foreground);
		let background = null;
		typeof entry.settings.background == "string" && isValidHexColor(entry.settings.background) && (background = entry.settings.background);
		for (let j = 0, lenJ = scopes.length; j < lenJ; j++) {
			let segments = scopes[j].trim().split(" "), scope = segments[segments.length - 1], parentScopes = null;
			segments.length > 1 && (parentScopes = segments.slice(0, segments.length - 1), parentScopes.reverse()), result[resultLen++] = new ParsedThemeRule(scope, parentScopes, i, fontStyle, foreground, background);
		}
	}
	return result;
}
var ParsedThemeRule = class {
	constructor(scope, parentScopes, index, fontStyle, foreground, background) {
		this.scope = scope, this.parentScopes = parentScopes, this.index = index, this.fontStyle = fontStyle, this.foreground = foreground, this.background = background;
	}
	scope;
	parentScopes;
	index;
	fontStyle;
	foreground;
	background;
}, FontStyle = /* @__PURE__ */ ((FontStyle2) => (FontStyle2[FontStyle2.NotSet = -1] = "NotSet", FontStyle2[FontStyle2.None = 0] = "None", FontStyle2[FontStyle2.Italic = 1] = "Italic", FontStyle2[FontStyle2.Bold = 2] = "Bold", FontStyle2[FontStyle2.Underline = 4] = "Underline", FontStyle2[FontStyle2.Strikethrough = 8] = "Strikethrough", FontStyle2))(FontStyle || {});
function resolveParsedThemeRules(parsedThemeRules, _colorMap) {
	parsedThemeRules.sort((a, b) => {
		let r = strcmp(a.scope, b.scope);
		return r !== 0 || (r = strArrCmp(a.parentScopes, b.parentScopes), r !== 0) ? r : a.index - b.index;
	});
	let defaultFontStyle = 0, defaultForeground = "#000000", defaultBackground = "#ffffff";
	for (; parsedThemeRules.length >= 1 && parsedThemeRules[0].scope === "";) {
		let incomingDefaults = parsedThemeRules.shift();
		incomingDefaults.fontStyle !== -1 && (defaultFontStyle = incomingDefaults.fontStyle), incomingDefaults.foreground !== null && (defaultForeground = incomingDefaults.foreground), incomingDefaults.background !== null && (defaultBackground = incomingDefaults.background);
	}
	let colorMap = new ColorMap(_colorMap), defaults = new StyleAttributes(defaultFontStyle, colorMap.getId(defaultForeground), colorMap.getId(defaultBackground)), root = new ThemeTrieElement(new ThemeTrieElementRule(0, null, -1, 0, 0), []);
	for (let i = 0, len = parsedThemeRules.length; i < len; i++) {
		let rule = parsedThemeRules[i];
		root.insert(0, rule.scope, rule.parentScopes, rule.fontStyle, colorMap.getId(rule.foreground), colorMap.getId(rule.background));
	}
	return new Theme(colorMap, defaults, root);
}
var ColorMap = class {
	_isFrozen;
	_lastColorId;
	_id2color;
	_color2id;
	constructor(_colorMap) {
		if (this._lastColorId = 0, this._id2color = [], this._color2id = /* @__PURE__ */ Object.create(null), Array.isArray(_colorMap)) {
			this._isFrozen = !0;
			for (let i = 0, len = _colorMap.length; i < len; i++) this._color2id[_colorMap[i]] = i, this._id2color[i] = _colorMap[i];
		} else this._isFrozen = !1;
	}
	getId(color) {
		if (color === null) return 0;
		color = color.toUpperCase();
		let value = this._color2id[color];
		if (value) return value;
		if (this._isFrozen) throw Error(`Missing color in color map - ${color}`);
		return value = ++this._lastColorId, this._color2id[color] = value, this._id2color[value] = color, value;
	}
	getColorMap() {
		return this._id2color.slice(0);
	}
}, emptyParentScopes = Object.freeze([]), ThemeTrieElementRule = class _ThemeTrieElementRule {
	scopeDepth;
	parentScopes;
	fontStyle;
	foreground;
	background;
	constructor(scopeDepth, parentScopes, fontStyle, foreground, background) {
		this.scopeDepth = scopeDepth, this.parentScopes = parentScopes || emptyParentScopes, this.fontStyle = fontStyle, this.foreground = foreground, this.background = background;
	}
	clone() {
		return new _ThemeTrieElementRule(this.scopeDepth, this.parentScopes, this.fontStyle, this.foreground, this.background);
	}
	static cloneArr(arr) {
		let r = [];
		for (let i = 0, len = arr.length; i < len; i++) r[i] = arr[i].clone();
		return r;
	}
	acceptOverwrite(scopeDepth, fontStyle, foreground, background) {
		this.scopeDepth > scopeDepth ? console.log("how did this happen?") : this.scopeDepth = scopeDepth, fontStyle !== -1 && (this.fontStyle = fontStyle), foreground !== 0 && (this.foreground = foreground), background !== 0 && (this.background = background);
	}
}, ThemeTrieElement = class _ThemeTrieElement {
	constructor(_mainRule, rulesWithParentScopes = [], _children = {}) {
		this._mainRule = _mainRule, this._children = _children, this._rulesWithParentScopes = rulesWithParentScopes;
	}
	_mainRule;
	_children;
	_rulesWithParentScopes;
	static _cmpBySpecificity(a, b) {
		if (a.scopeDepth !== b.scopeDepth) return b.scopeDepth - a.scopeDepth;
		let aParentIndex = 0, bParentIndex = 0;
		for (; a.parentScopes[aParentIndex] === ">" && aParentIndex++, b.parentScopes[bParentIndex] === ">" && bParentIndex++, !(aParentIndex >= a.parentScopes.length || bParentIndex >= b.parentScopes.length);) {
			let parentScopeLengthDiff = b.parentScopes[bParentIndex].length - a.parentScopes[aParentIndex].length;
			if (parentScopeLengthDiff !== 0) return parentScopeLengthDiff;
			aParentIndex++, bParentIndex++;
		}
		return b.parentScopes.length - a.parentScopes.length;
	}
	match(scope) {
		if (scope !== "") {
			let dotIndex = scope.indexOf("."), head, tail;
			if (dotIndex === -1 ? (head = scope, tail = "") : (head = scope.substring(0, dotIndex), tail = scope.substring(dotIndex + 1)), this._children.hasOwnProperty(head)) return this._children[head].match(tail);
		}
		let rules = this._rulesWithParentScopes.concat(this._mainRule);
		return rules.sort(_ThemeTrieElement._cmpBySpecificity), rules;
	}
	insert(scopeDepth, scope, parentScopes, fontStyle, foreground, background) {
		if (scope === "") {
			this._doInsertHere(scopeDepth, parentScopes, fontStyle, foreground, background);
			return;
		}
		let dotIndex = scope.indexOf("."), head, tail;
		dotIndex === -1 ? (head = scope, tail = "") : (head = scope.substring(0, dotIndex), tail = scope.substring(dotIndex + 1));
		let child;
		this._children.hasOwnProperty(head) ? child = this._children[head] : (child = new _ThemeTrieElement(this._mainRule.clone(), ThemeTrieElementRule.cloneArr(this._rulesWithParentScopes)), this._children[head] = child), child.insert(scopeDepth + 1, tail, parentScopes, fontStyle, foreground, background);
	}
	_doInsertHere(scopeDepth, parentScopes, fontStyle, foreground, background) {
		if (parentScopes === null) this._mainRule.acceptOverwrite(scopeDepth, fontStyle, foreground, background);
		else {
			for (let i = 0, len = this._rulesWithParentScopes.length; i < len; i++) {
				let rule = this._rulesWithParentScopes[i];
				if (strArrCmp(rule.parentScopes, parentScopes) === 0) {
					rule.acceptOverwrite(scopeDepth, fontStyle, foreground, background);
					return;
				}
			}
			fontStyle === -1 && (fontStyle = this._mainRule.fontStyle), foreground === 0 && (foreground = this._mainRule.foreground), background === 0 && (background = this._mainRule.background), this._rulesWithParentScopes.push(new ThemeTrieElementRule(scopeDepth, parentScopes, fontStyle, foreground, background));
		}
	}
}, EncodedTokenMetadata = class _EncodedTokenMetadata {
	static toBinaryStr(encodedTokenAttributes) {
		return encodedTokenAttributes.toString(2).padStart(32, "0");
	}
	static print(encodedTokenAttributes) {
		let languageId = _EncodedTokenMetadata.getLanguageId(encodedTokenAttributes), tokenType = _EncodedTokenMetadata.getTokenType(encodedTokenAttributes), fontStyle = _EncodedTokenMetadata.getFontStyle(encodedTokenAttributes), foreground = _EncodedTokenMetadata.getForeground(encodedTokenAttributes), background = _EncodedTokenMetadata.getBackground(encodedTokenAttributes);
		console.log({
			languageId,
			tokenType,
			fontStyle,
			foreground,
			background
		});
	}
	static getLanguageId(encodedTokenAttributes) {
		return (encodedTokenAttributes & 255) >>> 0;
	}
	static getTokenType(encodedTokenAttributes) {
		return (encodedTokenAttributes & 768) >>> 8;
	}
	static containsBalancedBrackets(encodedTokenAttributes) {
		return !!(encodedTokenAttributes & 1024);
	}
	static getFontStyle(encodedTokenAttributes) {
		return (encodedTokenAttributes & 30720) >>> 11;
	}
	static getForeground(encodedTokenAttributes) {
		return (encodedTokenAttributes & 16744448) >>> 15;
	}
	static getBackground(encodedTokenAttributes) {
		return (encodedTokenAttributes & 4278190080) >>> 24;
	}
	/**
	* Updates the fields in `metadata`.
	* A value of `0`, `NotSet` or `null` indicates that the corresponding field should be left as is.
	*/
	static set(encodedTokenAttributes, languageId, tokenType, containsBalancedBrackets, fontStyle, foreground, background) {
		let _languageId = _EncodedTokenMetadata.getLanguageId(encodedTokenAttributes), _tokenType = _EncodedTokenMetadata.getTokenType(encodedTokenAttributes), _containsBalancedBracketsBit = +!!_EncodedTokenMetadata.containsBalancedBrackets(encodedTokenAttributes), _fontStyle = _EncodedTokenMetadata.getFontStyle(encodedTokenAttributes), _foreground = _EncodedTokenMetadata.getForeground(encodedTokenAttributes), _background = _EncodedTokenMetadata.getBackground(encodedTokenAttributes);
		return languageId !== 0 && (_languageId = languageId), tokenType !== 8 && (_tokenType = fromOptionalTokenType(tokenType)), containsBalancedBrackets !== null && (_containsBalancedBracketsBit = +!!containsBalancedBrackets), fontStyle !== -1 && (_fontStyle = fontStyle), foreground !== 0 && (_foreground = foreground), background !== 0 && (_background = background), (_languageId | 0 | _tokenType << 8 | _containsBalancedBracketsBit << 10 | _fontStyle << 11 | _foreground << 15 | _background << 24) >>> 0;
	}
};
function toOptionalTokenType(standardType) {
	return standardType;
}
function fromOptionalTokenType(standardType) {
	return standardType;
}
function createMatchers(selector, matchesName) {
	let results = [], tokenizer = newTokenizer(selector), token = tokenizer.next();
	for (; token !== null;) {
		let priority = 0;
		if (token.length === 2 && token.charAt(1) === ":") {
			switch (token.charAt(0)) {
				case "R":
					priority = 1;
					break;
				case "L":
					priority = -1;
					break;
				default: console.log(`Unknown priority ${token} in scope selector`);
			}
			token = tokenizer.next();
		}
		let matcher = parseConjunction();
		if (results.push({
			matcher,
			priority
		}), token !== ",") break;
		token = tokenizer.next();
	}
	return results;
	function parseOperand() {
		if (token === "-") {
			token = tokenizer.next();
			let expressionToNegate = parseOperand();
			return (matcherInput) => !!expressionToNegate && !expressionToNegate(matcherInput);
		}
		if (token === "(") {
			token = tokenizer.next();
			let expressionInParents = parseInnerExpression();
			return token === ")" && (token = tokenizer.next()), expressionInParents;
		}
		if (isIdentifier(token)) {
			let identifiers = [];
			do
				identifiers.push(token), token = tokenizer.next();
			while (isIdentifier(token));
			return (matcherInput) => matchesName(identifiers, matcherInput);
		}
		return null;
	}
	function parseConjunction() {
		let matchers = [], matcher = parseOperand();
		for (; matcher;) matchers.push(matcher), matcher = parseOperand();
		return (matcherInput) => matchers.every((matcher2) => matcher2(matcherInput));
	}
	function parseInnerExpression() {
		let matchers = [], matcher = parseConjunction();
		for (; matcher && (matchers.push(matcher), token === "|" || token === ",");) {
			do
				token = tokenizer.next();
			while (token === "|" || token === ",");
			matcher = parseConjunction();
		}
		return (matcherInput) => matchers.some((matcher2) => matcher2(matcherInput));
	}
}
function isIdentifier(token) {
	return !!token && !!token.match(/[\w\.:]+/);
}
function newTokenizer(input) {
	let regex = /([LR]:|[\w\.:][\w\.:\-]*|[\,\|\-\(\)])/g, match = regex.exec(input);
	return { next: () => {
		if (!match) return null;
		let res = match[0];
		return match = regex.exec(input), res;
	} };
}
function disposeOnigString(str) {
	typeof str.dispose == "function" && str.dispose();
}
var TopLevelRuleReference = class {
	constructor(scopeName) {
		this.scopeName = scopeName;
	}
	scopeName;
	toKey() {
		return this.scopeName;
	}
}, TopLevelRepositoryRuleReference = class {
	constructor(scopeName, ruleName) {
		this.scopeName = scopeName, this.ruleName = ruleName;
	}
	scopeName;
	ruleName;
	toKey() {
		return `${this.scopeName}#${this.ruleName}`;
	}
}, ExternalReferenceCollector = class {
	_references = [];
	_seenReferenceKeys = /* @__PURE__ */ new Set();
	get references() {
		return this._references;
	}
	visitedRule = /* @__PURE__ */ new Set();
	add(reference) {
		let key = reference.toKey();
		this._seenReferenceKeys.has(key) || (this._seenReferenceKeys.add(key), this._references.push(reference));
	}
}, ScopeDependencyProcessor = class {
	constructor(repo, initialScopeName) {
		this.repo = repo, this.initialScopeName = initialScopeName, this.seenFullScopeRequests.add(this.initialScopeName), this.Q = [new TopLevelRuleReference(this.initialScopeName)];
	}
	repo;
	initialScopeName;
	seenFullScopeRequests = /* @__PURE__ */ new Set();
	seenPartialScopeRequests = /* @__PURE__ */ new Set();
	Q;
	processQueue() {
		let q = this.Q;
		this.Q = [];
		let deps = new ExternalReferenceCollector();
		for (let dep of q) collectReferencesOfReference(dep, this.initialScopeName, this.repo, deps);
		for (let dep of deps.references) if (dep instanceof TopLevelRuleReference) {
			if (this.seenFullScopeRequests.has(dep.scopeName)) continue;
			this.seenFullScopeRequests.add(dep.scopeName), this.Q.push(dep);
		} else {
			if (this.seenFullScopeRequests.has(dep.scopeName) || this.seenPartialScopeRequests.has(dep.toKey())) continue;
			this.seenPartialScopeRequests.add(dep.toKey()), this.Q.push(dep);
		}
	}
};
function collectReferencesOfReference(reference, baseGrammarScopeName, repo, result) {
	let selfGrammar = repo.lookup(reference.scopeName);
	if (!selfGrammar) {
		if (reference.scopeName === baseGrammarScopeName) throw Error(`No grammar provided for <${baseGrammarScopeName}>`);
		return;
	}
	let baseGrammar = repo.lookup(baseGrammarScopeName);
	reference instanceof TopLevelRuleReference ? collectExternalReferencesInTopLevelRule({
		baseGrammar,
		selfGrammar
	}, result) : collectExternalReferencesInTopLevelRepositoryRule(reference.ruleName, {
		baseGrammar,
		selfGrammar,
		repository: selfGrammar.repository
	}, result);
	let injections = repo.injections(reference.scopeName);
	if (injections) for (let injection of injections) result.add(new TopLevelRuleReference(injection));
}
function collectExternalReferencesInTopLevelRepositoryRule(ruleName, context, result) {
	if (context.repository && context.repository[ruleName]) {
		let rule = context.repository[ruleName];
		collectExternalReferencesInRules([rule], context, result);
	}
}
function collectExternalReferencesInTopLevelRule(context, result) {
	context.selfGrammar.patterns && Array.isArray(context.selfGrammar.patterns) && collectExternalReferencesInRules(context.selfGrammar.patterns, {
		...context,
		repository: context.selfGrammar.repository
	}, result), context.selfGrammar.injections && collectExternalReferencesInRules(Object.values(context.selfGrammar.injections), {
		...context,
		repository: context.selfGrammar.repository
	}, result);
}
function collectExternalReferencesInRules(rules, context, result) {
	for (let rule of rules) {
		if (result.visitedRule.has(rule)) continue;
		result.visitedRule.add(rule);
		let patternRepository = rule.repository ? mergeObjects({}, context.repository, rule.repository) : context.repository;
		Array.isArray(rule.patterns) && collectExternalReferencesInRules(rule.patterns, {
			...context,
			repository: patternRepository
		}, result);
		let include = rule.include;
		if (!include) continue;
		let reference = parseInclude(include);
		switch (reference.kind) {
			case 0:
				collectExternalReferencesInTopLevelRule({
					...context,
					selfGrammar: context.baseGrammar
				}, result);
				break;
			case 1:
				collectExternalReferencesInTopLevelRule(context, result);
				break;
			case 2:
				collectExternalReferencesInTopLevelRepositoryRule(reference.ruleName, {
					...context,
					repository: patternRepository
				}, result);
				break;
			case 3:
			case 4:
				let selfGrammar = reference.scopeName === context.selfGrammar.scopeName ? context.selfGrammar : reference.scopeName === context.baseGrammar.scopeName ? context.baseGrammar : void 0;
				if (selfGrammar) {
					let newContext = {
						baseGrammar: context.baseGrammar,
						selfGrammar,
						repository: patternRepository
					};
					reference.kind === 4 ? collectExternalReferencesInTopLevelRepositoryRule(reference.ruleName, newContext, result) : collectExternalReferencesInTopLevelRule(newContext, result);
				} else reference.kind === 4 ? result.add(new TopLevelRepositoryRuleReference(reference.scopeName, reference.ruleName)) : result.add(new TopLevelRuleReference(reference.scopeName));
		}
	}
}
var BaseReference = class {
	kind = 0;
}, SelfReference = class {
	kind = 1;
}, RelativeReference = class {
	constructor(ruleName) {
		this.ruleName = ruleName;
	}
	ruleName;
	kind = 2;
}, TopLevelReference = class {
	constructor(scopeName) {
		this.scopeName = scopeName;
	}
	scopeName;
	kind = 3;
}, TopLevelRepositoryReference = class {
	constructor(scopeName, ruleName) {
		this.scopeName = scopeName, this.ruleName = ruleName;
	}
	scopeName;
	ruleName;
	kind = 4;
};
function parseInclude(include) {
	if (include === "$base") return new BaseReference();
	if (include === "$self") return new SelfReference();
	let indexOfSharp = include.indexOf("#");
	return indexOfSharp === -1 ? new TopLevelReference(include) : indexOfSharp === 0 ? new RelativeReference(include.substring(1)) : new TopLevelRepositoryReference(include.substring(0, indexOfSharp), include.substring(indexOfSharp + 1));
}
var HAS_BACK_REFERENCES = /\\(\d+)/, BACK_REFERENCING_END = /\\(\d+)/g, endRuleId = -1, whileRuleId = -2;
function ruleIdFromNumber(id) {
	return id;
}
function ruleIdToNumber(id) {
	return id;
}
var Rule = class {
	$location;
	id;
	_nameIsCapturing;
	_name;
	_contentNameIsCapturing;
	_contentName;
	constructor($location, id, name, contentName) {
		this.$location = $location, this.id = id, this._name = name || null, this._nameIsCapturing = RegexSource.hasCaptures(this._name), this._contentName = contentName || null, this._contentNameIsCapturing = RegexSource.hasCaptures(this._contentName);
	}
	get debugName() {
		let location = this.$location ? `${basename(this.$location.filename)}:${this.$location.line}` : "unknown";
		return `${this.constructor.name}#${this.id} @ ${location}`;
	}
	getName(lineText, captureIndices) {
		return !this._nameIsCapturing || this._name === null || lineText === null || captureIndices === null ? this._name : RegexSource.replaceCaptures(this._name, lineText, captureIndices);
	}
	getContentName(lineText, captureIndices) {
		return !this._contentNameIsCapturing || this._contentName === null ? this._contentName : RegexSource.replaceCaptures(this._contentName, lineText, captureIndices);
	}
}, CaptureRule = class extends Rule {
	retokenizeCapturedWithRuleId;
	constructor($location, id, name, contentName, retokenizeCapturedWithRuleId) {
		super($location, id, name, contentName), this.retokenizeCapturedWithRuleId = retokenizeCapturedWithRuleId;
	}
	dispose() {}
	collectPatterns(grammar, out) {
		throw Error("Not supported!");
	}
	compile(grammar, endRegexSource) {
		throw Error("Not supported!");
	}
	compileAG(grammar, endRegexSource, allowA, allowG) {
		throw Error("Not supported!");
	}
}, MatchRule = class extends Rule {
	_match;
	captures;
	_cachedCompiledPatterns;
	constructor($location, id, name, match, captures) {
		super($location, id, name, null), this._match = new RegExpSource(match, this.id), this.captures = captures, this._cachedCompiledPatterns = null;
	}
	dispose() {
		this._cachedCompiledPatterns &&= (this._cachedCompiledPatterns.dispose(), null);
	}
	get debugMatchRegExp() {
		return `${this._match.source}`;
	}
	collectPatterns(grammar, out) {
		out.push(this._match);
	}
	compile(grammar, endRegexSource) {
		return this._getCachedCompiledPatterns(grammar).compile(grammar);
	}
	compileAG(grammar, endRegexSource, allowA, allowG) {
		return this._getCachedCompiledPatterns(grammar).compileAG(grammar, allowA, allowG);
	}
	_getCachedCompiledPatterns(grammar) {
		return this._cachedCompiledPatterns || (this._cachedCompiledPatterns = new RegExpSourceList(), this.collectPatterns(grammar, this._cachedCompiledPatterns)), this._cachedCompiledPatterns;
	}
}, IncludeOnlyRule = class extends Rule {
	hasMissingPatterns;
	patterns;
	_cachedCompiledPatterns;
	constructor($location, id, name, contentName, patterns) {
		super($location, id, name, contentName), this.patterns = patterns.patterns, this.hasMissingPatterns = patterns.hasMissingPatterns, this._cachedCompiledPatterns = null;
	}
	dispose() {
		this._cachedCompiledPatterns &&= (this._cachedCompiledPatterns.dispose(), null);
	}
	collectPatterns(grammar, out) {
		for (let pattern of this.patterns) grammar.getRule(pattern).collectPatterns(grammar, out);
	}
	compile(grammar, endRegexSource) {
		return this._getCachedCompiledPatterns(grammar).compile(grammar);
	}
	compileAG(grammar, endRegexSource, allowA, allowG) {
		return this._getCachedCompiledPatterns(grammar).compileAG(grammar, allowA, allowG);
	}
	_getCachedCompiledPatterns(grammar) {
		return this._cachedCompiledPatterns || (this._cachedCompiledPatterns = new RegExpSourceList(), this.collectPatterns(grammar, this._cachedCompiledPatterns)), this._cachedCompiledPatterns;
	}
}, BeginEndRule = class extends Rule {
	_begin;
	beginCaptures;
	_end;
	endHasBackReferences;
	endCaptures;
	applyEndPatternLast;
	hasMissingPatterns;
	patterns;
	_cachedCompiledPatterns;
	constructor($location, id, name, contentName, begin, beginCaptures, end, endCaptures, applyEndPatternLast, patterns) {
		super($location, id, name, contentName), this._begin = new RegExpSource(begin, this.id), this.beginCaptures = beginCaptures, this._end = new RegExpSource(end || "￿", -1), this.endHasBackReferences = this._end.hasBackReferences, this.endCaptures = endCaptures, this.applyEndPatternLast = applyEndPatternLast || !1, this.patterns = patterns.patterns, this.hasMissingPatterns = patterns.hasMissingPatterns, this._cachedCompiledPatterns = null;
	}
	dispose() {
		this._cachedCompiledPatterns &&= (this._cachedCompiledPatterns.dispose(), null);
	}
	get debugBeginRegExp() {
		return `${this._begin.source}`;
	}
	get debugEndRegExp() {
		return `${this._end.source}`;
	}
	getEndWithResolvedBackReferences(lineText, captureIndices) {
		return this._end.resolveBackReferences(lineText, captureIndices);
	}
	collectPatterns(grammar, out) {
		out.push(this._begin);
	}
	compile(grammar, endRegexSource) {
		return this._getCachedCompiledPatterns(grammar, endRegexSource).compile(grammar);
	}
	compileAG(grammar, endRegexSource, allowA, allowG) {
		return this._getCachedCompiledPatterns(grammar, endRegexSource).compileAG(grammar, allowA, allowG);
	}
	_getCachedCompiledPatterns(grammar, endRegexSource) {
		if (!this._cachedCompiledPatterns) {
			this._cachedCompiledPatterns = new RegExpSourceList();
			for (let pattern of this.patterns) grammar.getRule(pattern).collectPatterns(grammar, this._cachedCompiledPatterns);
			this.applyEndPatternLast ? this._cachedCompiledPatterns.push(this._end.hasBackReferences ? this._end.clone() : this._end) : this._cachedCompiledPatterns.unshift(this._end.hasBackReferences ? this._end.clone() : this._end);
		}
		return this._end.hasBackReferences && (this.applyEndPatternLast ? this._cachedCompiledPatterns.setSource(this._cachedCompiledPatterns.length() - 1, endRegexSource) : this._cachedCompiledPatterns.setSource(0, endRegexSource)), this._cachedCompiledPatterns;
	}
}, BeginWhileRule = class extends Rule {
	_begin;
	beginCaptures;
	whileCaptures;
	_while;
	whileHasBackReferences;
	hasMissingPatterns;
	patterns;
	_cachedCompiledPatterns;
	_cachedCompiledWhilePatterns;
	constructor($location, id, name, contentName, begin, beginCaptures, _while, whileCaptures, patterns) {
		super($location, id, name, contentName), this._begin = new RegExpSource(begin, this.id), this.beginCaptures = beginCaptures, this.whileCaptures = whileCaptures, this._while = new RegExpSource(_while, whileRuleId), this.whileHasBackReferences = this._while.hasBackReferences, this.patterns = patterns.patterns, this.hasMissingPatterns = patterns.hasMissingPatterns, this._cachedCompiledPatterns = null, this._cachedCompiledWhilePatterns = null;
	}
	dispose() {
		this._cachedCompiledPatterns &&= (this._cachedCompiledPatterns.dispose(), null), this._cachedCompiledWhilePatterns &&= (this._cachedCompiledWhilePatterns.dispose(), null);
	}
	get debugBeginRegExp() {
		return `${this._begin.source}`;
	}
	get debugWhileRegExp() {
		return `${this._while.source}`;
	}
	getWhileWithResolvedBackReferences(lineText, captureIndices) {
		return this._while.resolveBackReferences(lineText, captureIndices);
	}
	collectPatterns(grammar, out) {
		out.push(this._begin);
	}
	compile(grammar, endRegexSource) {
		return this._getCachedCompiledPatterns(grammar).compile(grammar);
	}
	compileAG(grammar, endRegexSource, allowA, allowG) {
		return this._getCachedCompiledPatterns(grammar).compileAG(grammar, allowA, allowG);
	}
	_getCachedCompiledPatterns(grammar) {
		if (!this._cachedCompiledPatterns) {
			this._cachedCompiledPatterns = new RegExpSourceList();
			for (let pattern of this.patterns) grammar.getRule(pattern).collectPatterns(grammar, this._cachedCompiledPatterns);
		}
		return this._cachedCompiledPatterns;
	}
	compileWhile(grammar, endRegexSource) {
		return this._getCachedCompiledWhilePatterns(grammar, endRegexSource).compile(grammar);
	}
	compileWhileAG(grammar, endRegexSource, allowA, allowG) {
		return this._getCachedCompiledWhilePatterns(grammar, endRegexSource).compileAG(grammar, allowA, allowG);
	}
	_getCachedCompiledWhilePatterns(grammar, endRegexSource) {
		return this._cachedCompiledWhilePatterns || (this._cachedCompiledWhilePatterns = new RegExpSourceList(), this._cachedCompiledWhilePatterns.push(this._while.hasBackReferences ? this._while.clone() : this._while)), this._while.hasBackReferences && this._cachedCompiledWhilePatterns.setSource(0, endRegexSource || "￿"), this._cachedCompiledWhilePatterns;
	}
}, RuleFactory = class _RuleFactory {
	static createCaptureRule(helper, $location, name, contentName, retokenizeCapturedWithRuleId) {
		return helper.registerRule((id) => new CaptureRule($location, id, name, contentName, retokenizeCapturedWithRuleId));
	}
	static getCompiledRuleId(desc, helper, repository) {
		return desc.id || helper.registerRule((id) => {
			if (desc.id = id, desc.match) return new MatchRule(desc.$vscodeTextmateLocation, desc.id, desc.name, desc.match, _RuleFactory._compileCaptures(desc.captures, helper, repository));
			if (desc.begin === void 0) {
				desc.repository && (repository = mergeObjects({}, repository, desc.repository));
				let patterns = desc.patterns;
				return patterns === void 0 && desc.include && (patterns = [{ include: desc.include }]), new IncludeOnlyRule(desc.$vscodeTextmateLocation, desc.id, desc.name, desc.contentName, _RuleFactory._compilePatterns(patterns, helper, repository));
			}
			return desc.while ? new BeginWhileRule(desc.$vscodeTextmateLocation, desc.id, desc.name, desc.contentName, desc.begin, _RuleFactory._compileCaptures(desc.beginCaptures || desc.captures, helper, repository), desc.while, _RuleFactory._compileCaptures(desc.whileCaptures || desc.captures, helper, repository), _RuleFactory._compilePatterns(desc.patterns, helper, repository)) : new BeginEndRule(desc.$vscodeTextmateLocation, desc.id, desc.name, desc.contentName, desc.begin, _RuleFactory._compileCaptures(desc.beginCaptures || desc.captures, helper, repository), desc.end, _RuleFactory._compileCaptures(desc.endCaptures || desc.captures, helper, repository), desc.applyEndPatternLast, _RuleFactory._compilePatterns(desc.patterns, helper, repository));
		}), desc.id;
	}
	static _compileCaptures(captures, helper, repository) {
		let r = [];
		if (captures) {
			let maximumCaptureId = 0;
			for (let captureId in captures) {
				if (captureId === "$vscodeTextmateLocation") continue;
				let numericCaptureId = parseInt(captureId, 10);
				numericCaptureId > maximumCaptureId && (maximumCaptureId = numericCaptureId);
			}
			for (let i = 0; i <= maximumCaptureId; i++) r[i] = null;
			for (let captureId in captures) {
				if (captureId === "$vscodeTextmateLocation") continue;
				let numericCaptureId = parseInt(captureId, 10), retokenizeCapturedWithRuleId = 0;
				captures[captureId].patterns && (retokenizeCapturedWithRuleId = _RuleFactory.getCompiledRuleId(captures[captureId], helper, repository)), r[numericCaptureId] = _RuleFactory.createCaptureRule(helper, captures[captureId].$vscodeTextmateLocation, captures[captureId].name, captures[captureId].contentName, retokenizeCapturedWithRuleId);
			}
		}
		return r;
	}
	static _compilePatterns(patterns, helper, repository) {
		let r = [];
		if (patterns) for (let i = 0, len = patterns.length; i < len; i++) {
			let pattern = patterns[i], ruleId = -1;
			if (pattern.include) {
				let reference = parseInclude(pattern.include);
				switch (reference.kind) {
					case 0:
					case 1:
						ruleId = _RuleFactory.getCompiledRuleId(repository[pattern.include], helper, repository);
						break;
					case 2:
						let localIncludedRule = repository[reference.ruleName];
						localIncludedRule && (ruleId = _RuleFactory.getCompiledRuleId(localIncludedRule, helper, repository));
						break;
					case 3:
					case 4:
						let externalGrammarName = reference.scopeName, externalGrammarInclude = reference.kind === 4 ? reference.ruleName : null, externalGrammar = helper.getExternalGrammar(externalGrammarName, repository);
						if (externalGrammar) {
							if (externalGrammarInclude) {
								let externalIncludedRule = externalGrammar.repository[externalGrammarInclude];
								externalIncludedRule && (ruleId = _RuleFactory.getCompiledRuleId(externalIncludedRule, helper, externalGrammar.repository));
							} else ruleId = _RuleFactory.getCompiledRuleId(externalGrammar.repository.$self, helper, externalGrammar.repository);
						}
				}
			} else ruleId = _RuleFactory.getCompiledRuleId(pattern, helper, repository);
			if (ruleId !== -1) {
				let rule = helper.getRule(ruleId), skipRule = !1;
				if ((rule instanceof IncludeOnlyRule || rule instanceof BeginEndRule || rule instanceof BeginWhileRule) && rule.hasMissingPatterns && rule.patterns.length === 0 && (skipRule = !0), skipRule) continue;
				r.push(ruleId);
			}
		}
		return {
			patterns: r,
			hasMissingPatterns: (patterns ? patterns.length : 0) !== r.length
		};
	}
}, RegExpSource = class _RegExpSource {
	source;
	ruleId;
	hasAnchor;
	hasBackReferences;
	_anchorCache;
	constructor(regExpSource, ruleId) {
		if (regExpSource && typeof regExpSource == "string") {
			let len = regExpSource.length, lastPushedPos = 0, output = [], hasAnchor = !1;
			for (let pos = 0; pos < len; pos++) if (regExpSource.charAt(pos) === "\\" && pos + 1 < len) {
				let nextCh = regExpSource.charAt(pos + 1);
				nextCh === "z" ? (output.push(regExpSource.substring(lastPushedPos, pos)), output.push("$(?!\\n)(?<!\\n)"), lastPushedPos = pos + 2) : (nextCh === "A" || nextCh === "G") && (hasAnchor = !0), pos++;
			}
			this.hasAnchor = hasAnchor, lastPushedPos === 0 ? this.source = regExpSource : (output.push(regExpSource.substring(lastPushedPos, len)), this.source = output.join(""));
		} else this.hasAnchor = !1, this.source = regExpSource;
		this._anchorCache = this.hasAnchor ? this._buildAnchorCache() : null, this.ruleId = ruleId, this.hasBackReferences = typeof this.source == "string" && HAS_BACK_REFERENCES.test(this.source);
	}
	clone() {
		return new _RegExpSource(this.source, this.ruleId);
	}
	setSource(newSource) {
		this.source !== newSource && (this.source = newSource, this.hasAnchor && (this._anchorCache = this._buildAnchorCache()));
	}
	resolveBackReferences(lineText, captureIndices) {
		if (typeof this.source != "string") throw Error("This method should only be called if the source is a string");
		let capturedValues = captureIndices.map((capture) => lineText.substring(capture.start, capture.end));
		return BACK_REFERENCING_END.lastIndex = 0, this.source.replace(BACK_REFERENCING_END, (match, g1) => escapeRegExpCharacters(capturedValues[parseInt(g1, 10)] || ""));
	}
	_buildAnchorCache() {
		if (typeof this.source != "string") throw Error("This method should only be called if the source is a string");
		let A0_G0_result = [], A0_G1_result = [], A1_G0_result = [], A1_G1_result = [], pos, len, ch, nextCh;
		for (pos = 0, len = this.source.length; pos < len; pos++) ch = this.source.charAt(pos), A0_G0_result[pos] = ch, A0_G1_result[pos] = ch, A1_G0_result[pos] = ch, A1_G1_result[pos] = ch, ch === "\\" && pos + 1 < len && (nextCh = this.source.charAt(pos + 1), nextCh === "A" ? (A0_G0_result[pos + 1] = "￿", A0_G1_result[pos + 1] = "￿", A1_G0_result[pos + 1] = "A", A1_G1_result[pos + 1] = "A") : nextCh === "G" ? (A0_G0_result[pos + 1] = "￿", A0_G1_result[pos + 1] = "G", A1_G0_result[pos + 1] = "￿", A1_G1_result[pos + 1] = "G") : (A0_G0_result[pos + 1] = nextCh, A0_G1_result[pos + 1] = nextCh, A1_G0_result[pos + 1] = nextCh, A1_G1_result[pos + 1] = nextCh), pos++);
		return {
			A0_G0: A0_G0_result.join(""),
			A0_G1: A0_G1_result.join(""),
			A1_G0: A1_G0_result.join(""),
			A1_G1: A1_G1_result.join("")
		};
	}
	resolveAnchors(allowA, allowG) {
		return !this.hasAnchor || !this._anchorCache || typeof this.source != "string" ? this.source : allowA ? allowG ? this._anchorCache.A1_G1 : this._anchorCache.A1_G0 : allowG ? this._anchorCache.A0_G1 : this._anchorCache.A0_G0;
	}
}, RegExpSourceList = class {
	_items;
	_hasAnchors;
	_cached;
	_anchorCache;
	constructor() {
		this._items = [], this._hasAnchors = !1, this._cached = null, this._anchorCache = {
			A0_G0: null,
			A0_G1: null,
			A1_G0: null,
			A1_G1: null
		};
	}
	dispose() {
		this._disposeCaches();
	}
	_disposeCaches() {
		this._cached &&= (this._cached.dispose(), null), this._anchorCache.A0_G0 && (this._anchorCache.A0_G0.dispose(), this._anchorCache.A0_G0 = null), this._anchorCache.A0_G1 && (this._anchorCache.A0_G1.dispose(), this._anchorCache.A0_G1 = null), this._anchorCache.A1_G0 && (this._anchorCache.A1_G0.dispose(), this._anchorCache.A1_G0 = null), this._anchorCache.A1_G1 && (this._anchorCache.A1_G1.dispose(), this._anchorCache.A1_G1 = null);
	}
	push(item) {
		this._items.push(item), this._hasAnchors = this._hasAnchors || item.hasAnchor;
	}
	unshift(item) {
		this._items.unshift(item), this._hasAnchors = this._hasAnchors || item.hasAnchor;
	}
	length() {
		return this._items.length;
	}
	setSource(index, newSource) {
		this._items[index].source !== newSource && (this._disposeCaches(), this._items[index].setSource(newSource));
	}
	compile(onigLib) {
		if (!this._cached) {
			let regExps = this._items.map((e) => e.source);
			this._cached = new CompiledRule(onigLib, regExps, this._items.map((e) => e.ruleId));
		}
		return this._cached;
	}
	compileAG(onigLib, allowA, allowG) {
		return this._hasAnchors ? allowA ? allowG ? (this._anchorCache.A1_G1 || (this._anchorCache.A1_G1 = this._resolveAnchors(onigLib, allowA, allowG)), this._anchorCache.A1_G1) : (this._anchorCache.A1_G0 || (this._anchorCache.A1_G0 = this._resolveAnchors(onigLib, allowA, allowG)), this._anchorCache.A1_G0) : allowG ? (this._anchorCache.A0_G1 || (this._anchorCache.A0_G1 = this._resolveAnchors(onigLib, allowA, allowG)), this._anchorCache.A0_G1) : (this._anchorCache.A0_G0 || (this._anchorCache.A0_G0 = this._resolveAnchors(onigLib, allowA, allowG)), this._anchorCache.A0_G0) : this.compile(onigLib);
	}
	_resolveAnchors(onigLib, allowA, allowG) {
		return new CompiledRule(onigLib, this._items.map((e) => e.resolveAnchors(allowA, allowG)), this._items.map((e) => e.ruleId));
	}
}, CompiledRule = class {
	constructor(onigLib, regExps, rules) {
		this.regExps = regExps, this.rules = rules, this.scanner = onigLib.createOnigScanner(regExps);
	}
	regExps;
	rules;
	scanner;
	dispose() {
		typeof this.scanner.dispose == "function" && this.scanner.dispose();
	}
	toString() {
		let r = [];
		for (let i = 0, len = this.rules.length; i < len; i++) r.push("   - " + this.rules[i] + ": " + this.regExps[i]);
		return r.join("\n");
	}
	findNextMatchSync(string, startPosition, options) {
		let result = this.scanner.findNextMatchSync(string, startPosition, options);
		return result ? {
			ruleId: this.rules[result.index],
			captureIndices: result.captureIndices
		} : null;
	}
}, BasicScopeAttributes = class {
	constructor(languageId, tokenType) {
		this.languageId = languageId, this.tokenType = tokenType;
	}
	languageId;
	tokenType;
}, BasicScopeAttributesProvider = class _BasicScopeAttributesProvider {
	_defaultAttributes;
	_embeddedLanguagesMatcher;
	constructor(initialLanguageId, embeddedLanguages) {
		this._defaultAttributes = new BasicScopeAttributes(initialLanguageId, 8), this._embeddedLanguagesMatcher = new ScopeMatcher(Object.entries(embeddedLanguages || {}));
	}
	getDefaultAttributes() {
		return this._defaultAttributes;
	}
	getBasicScopeAttributes(scopeName) {
		return scopeName === null ? _BasicScopeAttributesProvider._NULL_SCOPE_METADATA : this._getBasicScopeAttributes.get(scopeName);
	}
	static _NULL_SCOPE_METADATA = new BasicScopeAttributes(0, 0);
	_getBasicScopeAttributes = new CachedFn((scopeName) => new BasicScopeAttributes(this._scopeToLanguage(scopeName), this._toStandardTokenType(scopeName)));
	/**
	* Given a produced TM scope, return the language that token describes or null if unknown.
	* e.g. source.html => html, source.css.embedded.html => css, punctuation.definition.tag.html => null
	*/
	_scopeToLanguage(scope) {
		return this._embeddedLanguagesMatcher.match(scope) || 0;
	}
	_toStandardTokenType(scopeName) {
		let m = scopeName.match(_BasicScopeAttributesProvider.STANDARD_TOKEN_TYPE_REGEXP);
		if (!m) return 8;
		switch (m[1]) {
			case "comment": return 1;
			case "string": return 2;
			case "regex": return 3;
			case "meta.embedded": return 0;
		}
		throw Error("Unexpected match for standard token type!");
	}
	static STANDARD_TOKEN_TYPE_REGEXP = /\b(comment|string|regex|meta\.embedded)\b/;
}, ScopeMatcher = class {
	values;
	scopesRegExp;
	constructor(values) {
		if (values.length === 0) this.values = null, this.scopesRegExp = null;
		else {
			this.values = new Map(values);
			let escapedScopes = values.map(([scopeName, value]) => escapeRegExpCharacters(scopeName));
			escapedScopes.sort(), escapedScopes.reverse(), this.scopesRegExp = RegExp(`^((${escapedScopes.join(")|(")}))($|\\.)`, "");
		}
	}
	match(scope) {
		if (!this.scopesRegExp) return;
		let m = scope.match(this.scopesRegExp);
		if (m) return this.values.get(m[1]);
	}
};
typeof process < "u" && process.env.VSCODE_TEXTMATE_DEBUG;
var TokenizeStringResult = class {
	constructor(stack, stoppedEarly) {
		this.stack = stack, this.stoppedEarly = stoppedEarly;
	}
	stack;
	stoppedEarly;
};
function _tokenizeString(grammar, lineText, isFirstLine, linePos, stack, lineTokens, checkWhileConditions, timeLimit) {
	let lineLength = lineText.content.length, STOP = !1, anchorPosition = -1;
	if (checkWhileConditions) {
		let whileCheckResult = _checkWhileConditions(grammar, lineText, isFirstLine, linePos, stack, lineTokens);
		stack = whileCheckResult.stack, linePos = whileCheckResult.linePos, isFirstLine = whileCheckResult.isFirstLine, anchorPosition = whileCheckResult.anchorPosition;
	}
	let startTime = Date.now();
	for (; !STOP;) {
		if (timeLimit !== 0 && Date.now() - startTime > timeLimit) return new TokenizeStringResult(stack, !0);
		scanNext();
	}
	return new TokenizeStringResult(stack, !1);
	function scanNext() {
		let r = matchRuleOrInjections(grammar, lineText, isFirstLine, linePos, stack, anchorPosition);
		if (!r) {
			lineTokens.produce(stack, lineLength), STOP = !0;
			return;
		}
		let captureIndices = r.captureIndices, matchedRuleId = r.matchedRuleId, hasAdvanced = captureIndices && captureIndices.length > 0 ? captureIndices[0].end > linePos : !1;
		if (matchedRuleId === endRuleId) {
			let poppedRule = stack.getRule(grammar);
			lineTokens.produce(stack, captureIndices[0].start), stack = stack.withContentNameScopesList(stack.nameScopesList), handleCaptures(grammar, lineText, isFirstLine, stack, lineTokens, poppedRule.endCaptures, captureIndices), lineTokens.produce(stack, captureIndices[0].end);
			let popped = stack;
			if (stack = stack.parent, anchorPosition = popped.getAnchorPos(), !hasAdvanced && popped.getEnterPos() === linePos) {
				stack = popped, lineTokens.produce(stack, lineLength), STOP = !0;
				return;
			}
		} else {
			let _rule = grammar.getRule(matchedRuleId);
			lineTokens.produce(stack, captureIndices[0].start);
			let beforePush = stack, scopeName = _rule.getName(lineText.content, captureIndices), nameScopesList = stack.contentNameScopesList.pushAttributed(scopeName, grammar);
			if (stack = stack.push(matchedRuleId, linePos, anchorPosition, captureIndices[0].end === lineLength, null, nameScopesList, nameScopesList), _rule instanceof BeginEndRule) {
				let pushedRule = _rule;
				handleCaptures(grammar, lineText, isFirstLine, stack, lineTokens, pushedRule.beginCaptures, captureIndices), lineTokens.produce(stack, captureIndices[0].end), anchorPosition = captureIndices[0].end;
				let contentName = pushedRule.getContentName(lineText.content, captureIndices), contentNameScopesList = nameScopesList.pushAttributed(contentName, grammar);
				if (stack = stack.withContentNameScopesList(contentNameScopesList), pushedRule.endHasBackReferences && (stack = stack.withEndRule(pushedRule.getEndWithResolvedBackReferences(lineText.content, captureIndices))), !hasAdvanced && beforePush.hasSameRuleAs(stack)) {
					stack = stack.pop(), lineTokens.produce(stack, lineLength), STOP = !0;
					return;
				}
			} else if (_rule instanceof BeginWhileRule) {
				let pushedRule = _rule;
				handleCaptures(grammar, lineText, isFirstLine, stack, lineTokens, pushedRule.beginCaptures, captureIndices), lineTokens.produce(stack, captureIndices[0].end), anchorPosition = captureIndices[0].end;
				let contentName = pushedRule.getContentName(lineText.content, captureIndices), contentNameScopesList = nameScopesList.pushAttributed(contentName, grammar);
				if (stack = stack.withContentNameScopesList(contentNameScopesList), pushedRule.whileHasBackReferences && (stack = stack.withEndRule(pushedRule.getWhileWithResolvedBackReferences(lineText.content, captureIndices))), !hasAdvanced && beforePush.hasSameRuleAs(stack)) {
					stack = stack.pop(), lineTokens.produce(stack, lineLength), STOP = !0;
					return;
				}
			} else if (handleCaptures(grammar, lineText, isFirstLine, stack, lineTokens, _rule.captures, captureIndices), lineTokens.produce(stack, captureIndices[0].end), stack = stack.pop(), !hasAdvanced) {
				stack = stack.safePop(), lineTokens.produce(stack, lineLength), STOP = !0;
				return;
			}
		}
		captureIndices[0].end > linePos && (linePos = captureIndices[0].end, isFirstLine = !1);
	}
}
function _checkWhileConditions(grammar, lineText, isFirstLine, linePos, stack, lineTokens) {
	let anchorPosition = stack.beginRuleCapturedEOL ? 0 : -1, whileRules = [];
	for (let node = stack; node; node = node.pop()) {
		let nodeRule = node.getRule(grammar);
		nodeRule instanceof BeginWhileRule && whileRules.push({
			rule: nodeRule,
			stack: node
		});
	}
	for (let whileRule = whileRules.pop(); whileRule; whileRule = whileRules.pop()) {
		let { ruleScanner, findOptions } = prepareRuleWhileSearch(whileRule.rule, grammar, whileRule.stack.endRule, isFirstLine, linePos === anchorPosition), r = ruleScanner.findNextMatchSync(lineText, linePos, findOptions);
		if (r) {
			if (r.ruleId !== whileRuleId) {
				stack = whileRule.stack.pop();
				break;
			}
			r.captureIndices && r.captureIndices.length && (lineTokens.produce(whileRule.stack, r.captureIndices[0].start), handleCaptures(grammar, lineText, isFirstLine, whileRule.stack, lineTokens, whileRule.rule.whileCaptures, r.captureIndices), lineTokens.produce(whileRule.stack, r.captureIndices[0].end), anchorPosition = r.captureIndices[0].end, r.captureIndices[0].end > linePos && (linePos = r.captureIndices[0].end, isFirstLine = !1));
		} else {
			stack = whileRule.stack.pop();
			break;
		}
	}
	return {
		stack,
		linePos,
		anchorPosition,
		isFirstLine
	};
}
function matchRuleOrInjections(grammar, lineText, isFirstLine, linePos, stack, anchorPosition) {
	let matchResult = matchRule(grammar, lineText, isFirstLine, linePos, stack, anchorPosition), injections = grammar.getInjections();
	if (injections.length === 0) return matchResult;
	let injectionResult = matchInjections(injections, grammar, lineText, isFirstLine, linePos, stack, anchorPosition);
	if (!injectionResult) return matchResult;
	if (!matchResult) return injectionResult;
	let matchResultScore = matchResult.captureIndices[0].start, injectionResultScore = injectionResult.captureIndices[0].start;
	return injectionResultScore < matchResultScore || injectionResult.priorityMatch && injectionResultScore === matchResultScore ? injectionResult : matchResult;
}
function matchRule(grammar, lineText, isFirstLine, linePos, stack, anchorPosition) {
	let { ruleScanner, findOptions } = prepareRuleSearch(stack.getRule(grammar), grammar, stack.endRule, isFirstLine, linePos === anchorPosition), r = ruleScanner.findNextMatchSync(lineText, linePos, findOptions);
	return r ? {
		captureIndices: r.captureIndices,
		matchedRuleId: r.ruleId
	} : null;
}
function matchInjections(injections, grammar, lineText, isFirstLine, linePos, stack, anchorPosition) {
	let bestMatchRating = Number.MAX_VALUE, bestMatchCaptureIndices = null, bestMatchRuleId, bestMatchResultPriority = 0, scopes = stack.contentNameScopesList.getScopeNames();
	for (let i = 0, len = injections.length; i < len; i++) {
		let injection = injections[i];
		if (!injection.matcher(scopes)) continue;
		let { ruleScanner, findOptions } = prepareRuleSearch(grammar.getRule(injection.ruleId), grammar, null, isFirstLine, linePos === anchorPosition), matchResult = ruleScanner.findNextMatchSync(lineText, linePos, findOptions);
		if (!matchResult) continue;
		let matchRating = matchResult.captureIndices[0].start;
		if (!(matchRating >= bestMatchRating) && (bestMatchRating = matchRating, bestMatchCaptureIndices = matchResult.captureIndices, bestMatchRuleId = matchResult.ruleId, bestMatchResultPriority = injection.priority, bestMatchRating === linePos)) break;
	}
	return bestMatchCaptureIndices ? {
		priorityMatch: bestMatchResultPriority === -1,
		captureIndices: bestMatchCaptureIndices,
		matchedRuleId: bestMatchRuleId
	} : null;
}
function prepareRuleSearch(rule, grammar, endRegexSource, allowA, allowG) {
	return {
		ruleScanner: rule.compileAG(grammar, endRegexSource, allowA, allowG),
		findOptions: 0
	};
}
function prepareRuleWhileSearch(rule, grammar, endRegexSource, allowA, allowG) {
	return {
		ruleScanner: rule.compileWhileAG(grammar, endRegexSource, allowA, allowG),
		findOptions: 0
	};
}
function handleCaptures(grammar, lineText, isFirstLine, stack, lineTokens, captures, captureIndices) {
	if (captures.length === 0) return;
	let lineTextContent = lineText.content, len = Math.min(captures.length, captureIndices.length), localStack = [], maxEnd = captureIndices[0].end;
	for (let i = 0; i < len; i++) {
		let captureRule = captures[i];
		if (captureRule === null) continue;
		let captureIndex = captureIndices[i];
		if (captureIndex.length === 0) continue;
		if (captureIndex.start > maxEnd) break;
		for (; localStack.length > 0 && localStack[localStack.length - 1].endPos <= captureIndex.start;) lineTokens.produceFromScopes(localStack[localStack.length - 1].scopes, localStack[localStack.length - 1].endPos), localStack.pop();
		if (localStack.length > 0 ? lineTokens.produceFromScopes(localStack[localStack.length - 1].scopes, captureIndex.start) : lineTokens.produce(stack, captureIndex.start), captureRule.retokenizeCapturedWithRuleId) {
			let scopeName = captureRule.getName(lineTextContent, captureIndices), nameScopesList = stack.contentNameScopesList.pushAttributed(scopeName, grammar), contentName = captureRule.getContentName(lineTextContent, captureIndices), contentNameScopesList = nameScopesList.pushAttributed(contentName, grammar), stackClone = stack.push(captureRule.retokenizeCapturedWithRuleId, captureIndex.start, -1, !1, null, nameScopesList, contentNameScopesList), onigSubStr = grammar.createOnigString(lineTextContent.substring(0, captureIndex.end));
			_tokenizeString(grammar, onigSubStr, isFirstLine && captureIndex.start === 0, captureIndex.start, stackClone, lineTokens, !1, 0), disposeOnigString(onigSubStr);
			continue;
		}
		let captureRuleScopeName = captureRule.getName(lineTextContent, captureIndices);
		if (captureRuleScopeName !== null) {
			let captureRuleScopesList = (localStack.length > 0 ? localStack[localStack.length - 1].scopes : stack.contentNameScopesList).pushAttributed(captureRuleScopeName, grammar);
			localStack.push(new LocalStackElement(captureRuleScopesList, captureIndex.end));
		}
	}
	for (; localStack.length > 0;) lineTokens.produceFromScopes(localStack[localStack.length - 1].scopes, localStack[localStack.length - 1].endPos), localStack.pop();
}
var LocalStackElement = class {
	scopes;
	endPos;
	constructor(scopes, endPos) {
		this.scopes = scopes, this.endPos = endPos;
	}
};
function createGrammar(scopeName, grammar, initialLanguage, embeddedLanguages, tokenTypes, balancedBracketSelectors, grammarRepository, onigLib) {
	return new Grammar(scopeName, grammar, initialLanguage, embeddedLanguages, tokenTypes, balancedBracketSelectors, grammarRepository, onigLib);
}
function collectInjections(result, selector, rule, ruleFactoryHelper, grammar) {
	let matchers = createMatchers(selector, nameMatcher), ruleId = RuleFactory.getCompiledRuleId(rule, ruleFactoryHelper, grammar.repository);
	for (let matcher of matchers) result.push({
		debugSelector: selector,
		matcher: matcher.matcher,
		ruleId,
		grammar,
		priority: matcher.priority
	});
}
function nameMatcher(identifers, scopes) {
	if (scopes.length < identifers.length) return !1;
	let lastIndex = 0;
	return identifers.every((identifier) => {
		for (let i = lastIndex; i < scopes.length; i++) if (scopesAreMatching(scopes[i], identifier)) return lastIndex = i + 1, !0;
		return !1;
	});
}
function scopesAreMatching(thisScopeName, scopeName) {
	if (!thisScopeName) return !1;
	if (thisScopeName === scopeName) return !0;
	let len = scopeName.length;
	return thisScopeName.length > len && thisScopeName.substr(0, len) === scopeName && thisScopeName[len] === ".";
}
var Grammar = class {
	constructor(_rootScopeName, grammar, initialLanguage, embeddedLanguages, tokenTypes, balancedBracketSelectors, grammarRepository, _onigLib) {
		if (this._rootScopeName = _rootScopeName, this.balancedBracketSelectors = balancedBracketSelectors, this._onigLib = _onigLib, this._basicScopeAttributesProvider = new BasicScopeAttributesProvider(initialLanguage, embeddedLanguages), this._rootId = -1, this._lastRuleId = 0, this._ruleId2desc = [null], this._includedGrammars = {}, this._grammarRepository = grammarRepository, this._grammar = initGrammar(grammar, null), this._injections = null, this._tokenTypeMatchers = [], tokenTypes) for (let selector of Object.keys(tokenTypes)) {
			let matchers = createMatchers(selector, nameMatcher);
			for (let matcher of matchers) this._tokenTypeMatchers.push({
				matcher: matcher.matcher,
				type: tokenTypes[selector]
			});
		}
	}
	_rootScopeName;
	balancedBracketSelectors;
	_onigLib;
	_rootId;
	_lastRuleId;
	_ruleId2desc;
	_includedGrammars;
	_grammarRepository;
	_grammar;
	_injections;
	_basicScopeAttributesProvider;
	_tokenTypeMatchers;
	get themeProvider() {
		return this._grammarRepository;
	}
	dispose() {
		for (let rule of this._ruleId2desc) rule && rule.dispose();
	}
	createOnigScanner(sources) {
		return this._onigLib.createOnigScanner(sources);
	}
	createOnigString(sources) {
		return this._onigLib.createOnigString(sources);
	}
	getMetadataForScope(scope) {
		return this._basicScopeAttributesProvider.getBasicScopeAttributes(scope);
	}
	_collectInjections() {
		let grammarRepository = {
			lookup: (scopeName2) => scopeName2 === this._rootScopeName ? this._grammar : this.getExternalGrammar(scopeName2),
			injections: (scopeName2) => this._grammarRepository.injections(scopeName2)
		}, result = [], scopeName = this._rootScopeName, grammar = grammarRepository.lookup(scopeName);
		if (grammar) {
			let rawInjections = grammar.injections;
			if (rawInjections) for (let expression in rawInjections) collectInjections(result, expression, rawInjections[expression], this, grammar);
			let injectionScopeNames = this._grammarRepository.injections(scopeName);
			injectionScopeNames && injectionScopeNames.forEach((injectionScopeName) => {
				let injectionGrammar = this.getExternalGrammar(injectionScopeName);
				if (injectionGrammar) {
					let selector = injectionGrammar.injectionSelector;
					selector && collectInjections(result, selector, injectionGrammar, this, injectionGrammar);
				}
			});
		}
		return result.sort((i1, i2) => i1.priority - i2.priority), result;
	}
	getInjections() {
		return this._injections === null && (this._injections = this._collectInjections()), this._injections;
	}
	registerRule(factory) {
		let id = ++this._lastRuleId, result = factory(ruleIdFromNumber(id));
		return this._ruleId2desc[id] = result, result;
	}
	getRule(ruleId) {
		return this._ruleId2desc[ruleIdToNumber(ruleId)];
	}
	getExternalGrammar(scopeName, repository) {
		if (this._includedGrammars[scopeName]) return this._includedGrammars[scopeName];
		if (this._grammarRepository) {
			let rawIncludedGrammar = this._grammarRepository.lookup(scopeName);
			if (rawIncludedGrammar) return this._includedGrammars[scopeName] = initGrammar(rawIncludedGrammar, repository && repository.$base), this._includedGrammars[scopeName];
		}
	}
	tokenizeLine(lineText, prevState, timeLimit = 0) {
		let r = this._tokenize(lineText, prevState, !1, timeLimit);
		return {
			tokens: r.lineTokens.getResult(r.ruleStack, r.lineLength),
			ruleStack: r.ruleStack,
			stoppedEarly: r.stoppedEarly
		};
	}
	tokenizeLine2(lineText, prevState, timeLimit = 0) {
		let r = this._tokenize(lineText, prevState, !0, timeLimit);
		return {
			tokens: r.lineTokens.getBinaryResult(r.ruleStack, r.lineLength),
			ruleStack: r.ruleStack,
			stoppedEarly: r.stoppedEarly
		};
	}
	_tokenize(lineText, prevState, emitBinaryTokens, timeLimit) {
		this._rootId === -1 && (this._rootId = RuleFactory.getCompiledRuleId(this._grammar.repository.$self, this, this._grammar.repository), this.getInjections());
		let isFirstLine;
		if (!prevState || prevState === StateStackImpl.NULL) {
			isFirstLine = !0;
			let rawDefaultMetadata = this._basicScopeAttributesProvider.getDefaultAttributes(), defaultStyle = this.themeProvider.getDefaults(), defaultMetadata = EncodedTokenMetadata.set(0, rawDefaultMetadata.languageId, rawDefaultMetadata.tokenType, null, defaultStyle.fontStyle, defaultStyle.foregroundId, defaultStyle.backgroundId), rootScopeName = this.getRule(this._rootId).getName(null, null), scopeList;
			scopeList = rootScopeName ? AttributedScopeStack.createRootAndLookUpScopeName(rootScopeName, defaultMetadata, this) : AttributedScopeStack.createRoot("unknown", defaultMetadata), prevState = new StateStackImpl(null, this._rootId, -1, -1, !1, null, scopeList, scopeList);
		} else isFirstLine = !1, prevState.reset();
		lineText += "\n";
		let onigLineText = this.createOnigString(lineText), lineLength = onigLineText.content.length, lineTokens = new LineTokens(emitBinaryTokens, lineText, this._tokenTypeMatchers, this.balancedBracketSelectors), r = _tokenizeString(this, onigLineText, isFirstLine, 0, prevState, lineTokens, !0, timeLimit);
		return disposeOnigString(onigLineText), {
			lineLength,
			lineTokens,
			ruleStack: r.stack,
			stoppedEarly: r.stoppedEarly
		};
	}
};
function initGrammar(grammar, base) {
	return grammar = clone(grammar), grammar.repository = grammar.repository || {}, grammar.repository.$self = {
		$vscodeTextmateLocation: grammar.$vscodeTextmateLocation,
		patterns: grammar.patterns,
		name: grammar.scopeName
	}, grammar.repository.$base = base || grammar.repository.$self, grammar;
}
var AttributedScopeStack = class _AttributedScopeStack {
	/**
	* Invariant:
	* ```
	* if (parent && !scopePath.extends(parent.scopePath)) {
	* 	throw new Error();
	* }
	* ```
	*/
	constructor(parent, scopePath, tokenAttributes) {
		this.parent = parent, this.scopePath = scopePath, this.tokenAttributes = tokenAttributes;
	}
	parent;
	scopePath;
	tokenAttributes;
	static fromExtension(namesScopeList, contentNameScopesList) {
		let current = namesScopeList, scopeNames = namesScopeList?.scopePath ?? null;
		for (let frame of contentNameScopesList) scopeNames = ScopeStack.push(scopeNames, frame.scopeNames), current = new _AttributedScopeStack(current, scopeNames, frame.encodedTokenAttributes);
		return current;
	}
	static createRoot(scopeName, tokenAttributes) {
		return new _AttributedScopeStack(null, new ScopeStack(null, scopeName), tokenAttributes);
	}
	static createRootAndLookUpScopeName(scopeName, tokenAttributes, grammar) {
		let rawRootMetadata = grammar.getMetadataForScope(scopeName), scopePath = new ScopeStack(null, scopeName), rootStyle = grammar.themeProvider.themeMatch(scopePath), resolvedTokenAttributes = _AttributedScopeStack.mergeAttributes(tokenAttributes, rawRootMetadata, rootStyle);
		return new _AttributedScopeStack(null, scopePath, resolvedTokenAttributes);
	}
	get scopeName() {
		return this.scopePath.scopeName;
	}
	toString() {
		return this.getScopeNames().join(" ");
	}
	equals(other) {
		return _AttributedScopeStack.equals(this, other);
	}
	static equals(a, b) {
		do {
			if (a === b || !a && !b) return !0;
			if (!a || !b || a.scopeName !== b.scopeName || a.tokenAttributes !== b.tokenAttributes) return !1;
			a = a.parent, b = b.parent;
		} while (1);
	}
	static mergeAttributes(existingTokenAttributes, basicScopeAttributes, styleAttributes) {
		let fontStyle = -1, foreground = 0, background = 0;
		return styleAttributes !== null && (fontStyle = styleAttributes.fontStyle, foreground = styleAttributes.foregroundId, background = styleAttributes.backgroundId), EncodedTokenMetadata.set(existingTokenAttributes, basicScopeAttributes.languageId, basicScopeAttributes.tokenType, null, fontStyle, foreground, background);
	}
	pushAttributed(scopePath, grammar) {
		if (scopePath === null) return this;
		if (scopePath.indexOf(" ") === -1) return _AttributedScopeStack._pushAttributed(this, scopePath, grammar);
		let scopes = scopePath.split(/ /g), result = this;
		for (let scope of scopes) result = _AttributedScopeStack._pushAttributed(result, scope, grammar);
		return result;
	}
	static _pushAttributed(target, scopeName, grammar) {
		let rawMetadata = grammar.getMetadataForScope(scopeName), newPath = target.scopePath.push(scopeName), scopeThemeMatchResult = grammar.themeProvider.themeMatch(newPath), metadata = _AttributedScopeStack.mergeAttributes(target.tokenAttributes, rawMetadata, scopeThemeMatchResult);
		return new _AttributedScopeStack(target, newPath, metadata);
	}
	getScopeNames() {
		return this.scopePath.getSegments();
	}
	getExtensionIfDefined(base) {
		let result = [], self = this;
		for (; self && self !== base;) result.push({
			encodedTokenAttributes: self.tokenAttributes,
			scopeNames: self.scopePath.getExtensionIfDefined(self.parent?.scopePath ?? null)
		}), self = self.parent;
		return self === base ? result.reverse() : void 0;
	}
}, StateStackImpl = class _StateStackImpl {
	/**
	* Invariant:
	* ```
	* if (contentNameScopesList !== nameScopesList && contentNameScopesList?.parent !== nameScopesList) {
	* 	throw new Error();
	* }
	* if (this.parent && !nameScopesList.extends(this.parent.contentNameScopesList)) {
	* 	throw new Error();
	* }
	* ```
	*/
	constructor(parent, ruleId, enterPos, anchorPos, beginRuleCapturedEOL, endRule, nameScopesList, contentNameScopesList) {
		this.parent = parent, this.ruleId = ruleId, this.beginRuleCapturedEOL = beginRuleCapturedEOL, this.endRule = endRule, this.nameScopesList = nameScopesList, this.contentNameScopesList = contentNameScopesList, this.depth = this.parent ? this.parent.depth + 1 : 1, this._enterPos = enterPos, this._anchorPos = anchorPos;
	}
	parent;
	ruleId;
	beginRuleCapturedEOL;
	endRule;
	nameScopesList;
	contentNameScopesList;
	_stackElementBrand = void 0;
	static NULL = new _StateStackImpl(null, 0, 0, 0, !1, null, null, null);
	/**
	* The position on the current line where this state was pushed.
	* This is relevant only while tokenizing a line, to detect endless loops.
	* Its value is meaningless across lines.
	*/
	_enterPos;
	/**
	* The captured anchor position when this stack element was pushed.
	* This is relevant only while tokenizing a line, to restore the anchor position when popping.
	* Its value is meaningless across lines.
	*/
	_anchorPos;
	/**
	* The depth of the stack.
	*/
	depth;
	equals(other) {
		return other !== null && _StateStackImpl._equals(this, other);
	}
	static _equals(a, b) {
		return a === b ? !0 : this._structuralEquals(a, b) ? AttributedScopeStack.equals(a.contentNameScopesList, b.contentNameScopesList) : !1;
	}
	/**
	* A structural equals check. Does not take into account `scopes`.
	*/
	static _structuralEquals(a, b) {
		do {
			if (a === b || !a && !b) return !0;
			if (!a || !b || a.depth !== b.depth || a.ruleId !== b.ruleId || a.endRule !== b.endRule) return !1;
			a = a.parent, b = b.parent;
		} while (1);
	}
	clone() {
		return this;
	}
	static _reset(el) {
		for (; el;) el._enterPos = -1, el._anchorPos = -1, el = el.parent;
	}
	reset() {
		_StateStackImpl._reset(this);
	}
	pop() {
		return this.parent;
	}
	safePop() {
		return this.parent ? this.parent : this;
	}
	push(ruleId, enterPos, anchorPos, beginRuleCapturedEOL, endRule, nameScopesList, contentNameScopesList) {
		return new _StateStackImpl(this, ruleId, enterPos, anchorPos, beginRuleCapturedEOL, endRule, nameScopesList, contentNameScopesList);
	}
	getEnterPos() {
		return this._enterPos;
	}
	getAnchorPos() {
		return this._anchorPos;
	}
	getRule(grammar) {
		return grammar.getRule(this.ruleId);
	}
	toString() {
		let r = [];
		return this._writeString(r, 0), "[" + r.join(",") + "]";
	}
	_writeString(res, outIndex) {
		return this.parent && (outIndex = this.parent._writeString(res, outIndex)), res[outIndex++] = `(${this.ruleId}, ${this.nameScopesList?.toString()}, ${this.contentNameScopesList?.toString()})`, outIndex;
	}
	withContentNameScopesList(contentNameScopeStack) {
		return this.contentNameScopesList === contentNameScopeStack ? this : this.parent.push(this.ruleId, this._enterPos, this._anchorPos, this.beginRuleCapturedEOL, this.endRule, this.nameScopesList, contentNameScopeStack);
	}
	withEndRule(endRule) {
		return this.endRule === endRule ? this : new _StateStackImpl(this.parent, this.ruleId, this._enterPos, this._anchorPos, this.beginRuleCapturedEOL, endRule, this.nameScopesList, this.contentNameScopesList);
	}
	hasSameRuleAs(other) {
		let el = this;
		for (; el && el._enterPos === other._enterPos;) {
			if (el.ruleId === other.ruleId) return !0;
			el = el.parent;
		}
		return !1;
	}
	toStateStackFrame() {
		return {
			ruleId: ruleIdToNumber(this.ruleId),
			beginRuleCapturedEOL: this.beginRuleCapturedEOL,
			endRule: this.endRule,
			nameScopesList: this.nameScopesList?.getExtensionIfDefined(this.parent?.nameScopesList ?? null) ?? [],
			contentNameScopesList: this.contentNameScopesList?.getExtensionIfDefined(this.nameScopesList) ?? []
		};
	}
	static pushFrame(self, frame) {
		let namesScopeList = AttributedScopeStack.fromExtension(self?.nameScopesList ?? null, frame.nameScopesList);
		return new _StateStackImpl(self, ruleIdFromNumber(frame.ruleId), frame.enterPos ?? -1, frame.anchorPos ?? -1, frame.beginRuleCapturedEOL, frame.endRule, namesScopeList, AttributedScopeStack.fromExtension(namesScopeList, frame.contentNameScopesList));
	}
}, BalancedBracketSelectors = class {
	balancedBracketScopes;
	unbalancedBracketScopes;
	allowAny = !1;
	constructor(balancedBracketScopes, unbalancedBracketScopes) {
		this.balancedBracketScopes = balancedBracketScopes.flatMap((selector) => selector === "*" ? (this.allowAny = !0, []) : createMatchers(selector, nameMatcher).map((m) => m.matcher)), this.unbalancedBracketScopes = unbalancedBracketScopes.flatMap((selector) => createMatchers(selector, nameMatcher).map((m) => m.matcher));
	}
	get matchesAlways() {
		return this.allowAny && this.unbalancedBracketScopes.length === 0;
	}
	get matchesNever() {
		return this.balancedBracketScopes.length === 0 && !this.allowAny;
	}
	match(scopes) {
		for (let excluder of this.unbalancedBracketScopes) if (excluder(scopes)) return !1;
		for (let includer of this.balancedBracketScopes) if (includer(scopes)) return !0;
		return this.allowAny;
	}
}, LineTokens = class {
	constructor(emitBinaryTokens, lineText, tokenTypeOverrides, balancedBracketSelectors) {
		this.balancedBracketSelectors = balancedBracketSelectors, this._emitBinaryTokens = emitBinaryTokens, this._tokenTypeOverrides = tokenTypeOverrides, this._lineText = null, this._tokens = [], this._binaryTokens = [], this._lastTokenEndIndex = 0;
	}
	balancedBracketSelectors;
	_emitBinaryTokens;
	/**
	* defined only if `false`.
	*/
	_lineText;
	/**
	* used only if `_emitBinaryTokens` is false.
	*/
	_tokens;
	/**
	* used only if `_emitBinaryTokens` is true.
	*/
	_binaryTokens;
	_lastTokenEndIndex;
	_tokenTypeOverrides;
	produce(stack, endIndex) {
		this.produceFromScopes(stack.contentNameScopesList, endIndex);
	}
	produceFromScopes(scopesList, endIndex) {
		if (this._lastTokenEndIndex >= endIndex) return;
		if (this._emitBinaryTokens) {
			let metadata = scopesList?.tokenAttributes ?? 0, containsBalancedBrackets = !1;
			if (this.balancedBracketSelectors?.matchesAlways && (containsBalancedBrackets = !0), this._tokenTypeOverrides.length > 0 || this.balancedBracketSelectors && !this.balancedBracketSelectors.matchesAlways && !this.balancedBracketSelectors.matchesNever) {
				let scopes2 = scopesList?.getScopeNames() ?? [];
				for (let tokenType of this._tokenTypeOverrides) tokenType.matcher(scopes2) && (metadata = EncodedTokenMetadata.set(metadata, 0, toOptionalTokenType(tokenType.type), null, -1, 0, 0));
				this.balancedBracketSelectors && (containsBalancedBrackets = this.balancedBracketSelectors.match(scopes2));
			}
			if (containsBalancedBrackets && (metadata = EncodedTokenMetadata.set(metadata, 0, 8, containsBalancedBrackets, -1, 0, 0)), this._binaryTokens.length > 0 && this._binaryTokens[this._binaryTokens.length - 1] === metadata) {
				this._lastTokenEndIndex = endIndex;
				return;
			}
			this._binaryTokens.push(this._lastTokenEndIndex), this._binaryTokens.push(metadata), this._lastTokenEndIndex = endIndex;
			return;
		}
		let scopes = scopesList?.getScopeNames() ?? [];
		this._tokens.push({
			startIndex: this._lastTokenEndIndex,
			endIndex,
			scopes
		}), this._lastTokenEndIndex = endIndex;
	}
	getResult(stack, lineLength) {
		return this._tokens.length > 0 && this._tokens[this._tokens.length - 1].startIndex === lineLength - 1 && this._tokens.pop(), this._tokens.length === 0 && (this._lastTokenEndIndex = -1, this.produce(stack, lineLength), this._tokens[this._tokens.length - 1].startIndex = 0), this._tokens;
	}
	getBinaryResult(stack, lineLength) {
		this._binaryTokens.length > 0 && this._binaryTokens[this._binaryTokens.length - 2] === lineLength - 1 && (this._binaryTokens.pop(), this._binaryTokens.pop()), this._binaryTokens.length === 0 && (this._lastTokenEndIndex = -1, this.produce(stack, lineLength), this._binaryTokens[this._binaryTokens.length - 2] = 0);
		let result = new Uint32Array(this._binaryTokens.length);
		for (let i = 0, len = this._binaryTokens.length; i < len; i++) result[i] = this._binaryTokens[i];
		return result;
	}
}, SyncRegistry = class {
	constructor(theme, _onigLib) {
		this._onigLib = _onigLib, this._theme = theme;
	}
	_onigLib;
	_grammars = /* @__PURE__ */ new Map();
	_rawGrammars = /* @__PURE__ */ new Map();
	_injectionGrammars = /* @__PURE__ */ new Map();
	_theme;
	dispose() {
		for (let grammar of this._grammars.values()) grammar.dispose();
	}
	setTheme(theme) {
		this._theme = theme;
	}
	getColorMap() {
		return this._theme.getColorMap();
	}
	/**
	* Add `grammar` to registry and return a list of referenced scope names
	*/
	addGrammar(grammar, injectionScopeNames) {
		this._rawGrammars.set(grammar.scopeName, grammar), injectionScopeNames && this._injectionGrammars.set(grammar.scopeName, injectionScopeNames);
	}
	/**
	* Lookup a raw grammar.
	*/
	lookup(scopeName) {
		return this._rawGrammars.get(scopeName);
	}
	/**
	* Returns the injections for the given grammar
	*/
	injections(targetScope) {
		return this._injectionGrammars.get(targetScope);
	}
	/**
	* Get the default theme settings
	*/
	getDefaults() {
		return this._theme.getDefaults();
	}
	/**
	* Match a scope in the theme.
	*/
	themeMatch(scopePath) {
		return this._theme.match(scopePath);
	}
	/**
	* Lookup a grammar.
	*/
	grammarForScopeName(scopeName, initialLanguage, embeddedLanguages, tokenTypes, balancedBracketSelectors) {
		if (!this._grammars.has(scopeName)) {
			let rawGrammar = this._rawGrammars.get(scopeName);
			if (!rawGrammar) return null;
			this._grammars.set(scopeName, createGrammar(scopeName, rawGrammar, initialLanguage, embeddedLanguages, tokenTypes, balancedBracketSelectors, this, this._onigLib));
		}
		return this._grammars.get(scopeName);
	}
}, Registry$1 = class {
	_options;
	_syncRegistry;
	_ensureGrammarCache;
	constructor(options) {
		this._options = options, this._syncRegistry = new SyncRegistry(Theme.createFromRawTheme(options.theme, options.colorMap), options.onigLib), this._ensureGrammarCache = /* @__PURE__ */ new Map();
	}
	dispose() {
		this._syncRegistry.dispose();
	}
	/**
	* Change the theme. Once called, no previous `ruleStack` should be used anymore.
	*/
	setTheme(theme, colorMap) {
		this._syncRegistry.setTheme(Theme.createFromRawTheme(theme, colorMap));
	}
	/**
	* Returns a lookup array for color ids.
	*/
	getColorMap() {
		return this._syncRegistry.getColorMap();
	}
	/**
	* Load the grammar for `scopeName` and all referenced included grammars asynchronously.
	* Please do not use language id 0.
	*/
	loadGrammarWithEmbeddedLanguages(initialScopeName, initialLanguage, embeddedLanguages) {
		return this.loadGrammarWithConfiguration(initialScopeName, initialLanguage, { embeddedLanguages });
	}
	/**
	* Load the grammar for `scopeName` and all referenced included grammars asynchronously.
	* Please do not use language id 0.
	*/
	loadGrammarWithConfiguration(initialScopeName, initialLanguage, configuration) {
		return this._loadGrammar(initialScopeName, initialLanguage, configuration.embeddedLanguages, configuration.tokenTypes, new BalancedBracketSelectors(configuration.balancedBracketSelectors || [], configuration.unbalancedBracketSelectors || []));
	}
	/**
	* Load the grammar for `scopeName` and all referenced included grammars asynchronously.
	*/
	loadGrammar(initialScopeName) {
		return this._loadGrammar(initialScopeName, 0, null, null, null);
	}
	_loadGrammar(initialScopeName, initialLanguage, embeddedLanguages, tokenTypes, balancedBracketSelectors) {
		let dependencyProcessor = new ScopeDependencyProcessor(this._syncRegistry, initialScopeName);
		for (; dependencyProcessor.Q.length > 0;) dependencyProcessor.Q.map((request) => this._loadSingleGrammar(request.scopeName)), dependencyProcessor.processQueue();
		return this._grammarForScopeName(initialScopeName, initialLanguage, embeddedLanguages, tokenTypes, balancedBracketSelectors);
	}
	_loadSingleGrammar(scopeName) {
		this._ensureGrammarCache.has(scopeName) || (this._doLoadSingleGrammar(scopeName), this._ensureGrammarCache.set(scopeName, !0));
	}
	_doLoadSingleGrammar(scopeName) {
		let grammar = this._options.loadGrammar(scopeName);
		if (grammar) {
			let injections = typeof this._options.getInjections == "function" ? this._options.getInjections(scopeName) : void 0;
			this._syncRegistry.addGrammar(grammar, injections);
		}
	}
	/**
	* Adds a rawGrammar.
	*/
	addGrammar(rawGrammar, injections = [], initialLanguage = 0, embeddedLanguages = null) {
		return this._syncRegistry.addGrammar(rawGrammar, injections), this._grammarForScopeName(rawGrammar.scopeName, initialLanguage, embeddedLanguages);
	}
	/**
	* Get the grammar for `scopeName`. The grammar must first be created via `loadGrammar` or `addGrammar`.
	*/
	_grammarForScopeName(scopeName, initialLanguage = 0, embeddedLanguages = null, tokenTypes = null, balancedBracketSelectors = null) {
		return this._syncRegistry.grammarForScopeName(scopeName, initialLanguage, embeddedLanguages, tokenTypes, balancedBracketSelectors);
	}
}, INITIAL = StateStackImpl.NULL;
// node_modules/@shikijs/primitive/dist/index.mjs
function resolveColorReplacements(theme, options) {
	let replacements = typeof theme == "string" ? {} : { ...theme.colorReplacements }, themeName = typeof theme == "string" ? theme : theme.name;
	for (let [key, value] of Object.entries(options?.colorReplacements || {})) typeof value == "string" ? replacements[key] = value : key === themeName && Object.assign(replacements, value);
	return replacements;
}
function applyColorReplacements(color, replacements) {
	return color && (replacements?.[color?.toLowerCase()] || color);
}
function toArray(x) {
	return Array.isArray(x) ? x : [x];
}
/**
* Normalize a getter to a promise.
*/
async function normalizeGetter(p) {
	return Promise.resolve(typeof p == "function" ? p() : p).then((r) => r.default || r);
}
/**
* Check if the language is plaintext that is ignored by Shiki.
*
* Hard-coded plain text languages: `plaintext`, `txt`, `text`, `plain`.
*/
function isPlainLang(lang) {
	return !lang || [
		"plaintext",
		"txt",
		"text",
		"plain"
	].includes(lang);
}
/**
* Check if the language is specially handled or bypassed by Shiki.
*
* Hard-coded languages: `ansi` and plaintexts like `plaintext`, `txt`, `text`, `plain`.
*/
function isSpecialLang(lang) {
	return lang === "ansi" || isPlainLang(lang);
}
/**
* Check if the theme is specially handled or bypassed by Shiki.
*
* Hard-coded themes: `none`.
*/
function isNoneTheme(theme) {
	return theme === "none";
}
/**
* Check if the theme is specially handled or bypassed by Shiki.
*
* Hard-coded themes: `none`.
*/
function isSpecialTheme(theme) {
	return isNoneTheme(theme);
}
/**
* Split a string into lines, each line preserves the line ending.
*
* @param code - The code string to split into lines
* @param preserveEnding - Whether to preserve line endings in the result
* @returns Array of tuples containing [line content, offset index]
*
* @example
* ```ts
* splitLines('hello\nworld', false)
* // => [['hello', 0], ['world', 6]]
*
* splitLines('hello\nworld', true)
* // => [['hello\n', 0], ['world', 6]]
* ```
*/
const RE_NEWLINE = /(\r?\n)/g;
function splitLines(code, preserveEnding = !1) {
	if (code.length === 0) return [["", 0]];
	let parts = code.split(RE_NEWLINE), index = 0, lines = [];
	for (let i = 0; i < parts.length; i += 2) {
		let line = preserveEnding ? parts[i] + (parts[i + 1] || "") : parts[i];
		lines.push([line, index]), index += parts[i].length, index += parts[i + 1]?.length || 0;
	}
	return lines;
}
/**
* https://github.com/microsoft/vscode/blob/f7f05dee53fb33fe023db2e06e30a89d3094488f/src/vs/platform/theme/common/colorRegistry.ts#L258-L268
*/
const VSCODE_FALLBACK_EDITOR_FG = {
	light: "#333333",
	dark: "#bbbbbb"
}, VSCODE_FALLBACK_EDITOR_BG = {
	light: "#fffffe",
	dark: "#1e1e1e"
}, RESOLVED_KEY = "__shiki_resolved";
/**
* Normalize a textmate theme to shiki theme
*/
function normalizeTheme(rawTheme) {
	if (rawTheme?.[RESOLVED_KEY]) return rawTheme;
	let theme = { ...rawTheme };
	theme.tokenColors && !theme.settings && (theme.settings = theme.tokenColors, delete theme.tokenColors), theme.type ||= "dark", theme.colorReplacements = { ...theme.colorReplacements }, theme.settings ||= [];
	let { bg, fg } = theme;
	if (!bg || !fg) {
		/**
		* First try:
		* Theme might contain a global `tokenColor` without `name` or `scope`
		* Used as default value for foreground/background
		*/
		let globalSetting = theme.settings ? theme.settings.find((s) => !s.name && !s.scope) : void 0;
		globalSetting?.settings?.foreground && (fg = globalSetting.settings.foreground), globalSetting?.settings?.background && (bg = globalSetting.settings.background), !fg && theme?.colors?.["editor.foreground"] && (fg = theme.colors["editor.foreground"]), !bg && theme?.colors?.["editor.background"] && (bg = theme.colors["editor.background"]), fg ||= theme.type === "light" ? VSCODE_FALLBACK_EDITOR_FG.light : VSCODE_FALLBACK_EDITOR_FG.dark, bg ||= theme.type === "light" ? VSCODE_FALLBACK_EDITOR_BG.light : VSCODE_FALLBACK_EDITOR_BG.dark, theme.fg = fg, theme.bg = bg;
	}
	theme.settings[0] && theme.settings[0].settings && !theme.settings[0].scope || theme.settings.unshift({ settings: {
		foreground: theme.fg,
		background: theme.bg
	} });
	let replacementCount = 0, replacementMap = /* @__PURE__ */ new Map();
	function getReplacementColor(value) {
		if (replacementMap.has(value)) return replacementMap.get(value);
		replacementCount += 1;
		let hex = `#${replacementCount.toString(16).padStart(8, "0").toLowerCase()}`;
		return theme.colorReplacements?.[`#${hex}`] ? getReplacementColor(value) : (replacementMap.set(value, hex), hex);
	}
	theme.settings = theme.settings.map((setting) => {
		let replaceFg = setting.settings?.foreground && !setting.settings.foreground.startsWith("#"), replaceBg = setting.settings?.background && !setting.settings.background.startsWith("#");
		if (!replaceFg && !replaceBg) return setting;
		let clone = {
			...setting,
			settings: { ...setting.settings }
		};
		if (replaceFg) {
			let replacement = getReplacementColor(setting.settings.foreground);
			theme.colorReplacements[replacement] = setting.settings.foreground, clone.settings.foreground = replacement;
		}
		if (replaceBg) {
			let replacement = getReplacementColor(setting.settings.background);
			theme.colorReplacements[replacement] = setting.settings.background, clone.settings.background = replacement;
		}
		return clone;
	});
	for (let key of Object.keys(theme.colors || {})) if ((key === "editor.foreground" || key === "editor.background" || key.startsWith("terminal.ansi")) && !theme.colors[key]?.startsWith("#")) {
		let replacement = getReplacementColor(theme.colors[key]);
		theme.colorReplacements[replacement] = theme.colors[key], theme.colors[key] = replacement;
	}
	return Object.defineProperty(theme, RESOLVED_KEY, {
		enumerable: !1,
		writable: !1,
		value: !0
	}), theme;
}
/**
* Resolve
*/
async function resolveLangs(langs) {
	return [...new Set((await Promise.all(langs.filter((l) => !isSpecialLang(l)).map(async (lang) => await normalizeGetter(lang).then((r) => Array.isArray(r) ? r : [r])))).flat())];
}
async function resolveThemes(themes) {
	return (await Promise.all(themes.map(async (theme) => isSpecialTheme(theme) ? null : normalizeTheme(await normalizeGetter(theme))))).filter((i) => !!i);
}
function resolveLangAlias(name, alias) {
	if (!alias) return name;
	if (alias[name]) {
		let resolved = /* @__PURE__ */ new Set([name]);
		for (; alias[name];) {
			if (name = alias[name], resolved.has(name)) throw new ShikiError(`Circular alias \`${[...resolved].join(" -> ")} -> ${name}\``);
			resolved.add(name);
		}
	}
	return name;
}
var Registry = class extends Registry$1 {
	_resolver;
	_themes;
	_langs;
	_alias;
	_resolvedThemes = /* @__PURE__ */ new Map();
	_resolvedGrammars = /* @__PURE__ */ new Map();
	_langMap = /* @__PURE__ */ new Map();
	_langGraph = /* @__PURE__ */ new Map();
	_textmateThemeCache = /* @__PURE__ */ new WeakMap();
	_loadedThemesCache = null;
	_loadedLanguagesCache = null;
	constructor(_resolver, _themes, _langs, _alias = {}) {
		super(_resolver), this._resolver = _resolver, this._themes = _themes, this._langs = _langs, this._alias = _alias, this._themes.map((t) => this.loadTheme(t)), this.loadLanguages(this._langs);
	}
	getTheme(theme) {
		return typeof theme == "string" ? this._resolvedThemes.get(theme) : this.loadTheme(theme);
	}
	loadTheme(theme) {
		let _theme = normalizeTheme(theme);
		return _theme.name && (this._resolvedThemes.set(_theme.name, _theme), this._loadedThemesCache = null), _theme;
	}
	getLoadedThemes() {
		return this._loadedThemesCache ||= [...this._resolvedThemes.keys()], this._loadedThemesCache;
	}
	setTheme(theme) {
		let textmateTheme = this._textmateThemeCache.get(theme);
		textmateTheme || (textmateTheme = Theme.createFromRawTheme(theme), this._textmateThemeCache.set(theme, textmateTheme)), this._syncRegistry.setTheme(textmateTheme);
	}
	getGrammar(name) {
		return name = resolveLangAlias(name, this._alias), this._resolvedGrammars.get(name);
	}
	loadLanguage(lang) {
		if (this.getGrammar(lang.name)) return;
		let embeddedLazilyBy = new Set([...this._langMap.values()].filter((i) => i.embeddedLangsLazy?.includes(lang.name)));
		this._resolver.addLanguage(lang);
		let grammarConfig = {
			balancedBracketSelectors: lang.balancedBracketSelectors || ["*"],
			unbalancedBracketSelectors: lang.unbalancedBracketSelectors || []
		};
		this._syncRegistry._rawGrammars.set(lang.scopeName, lang);
		let g = this.loadGrammarWithConfiguration(lang.scopeName, 1, grammarConfig);
		g.name = lang.name, this._resolvedGrammars.set(lang.name, g), lang.aliases && lang.aliases.forEach((alias) => {
			this._alias[alias] = lang.name;
		}), this._loadedLanguagesCache = null;
		for (let e of embeddedLazilyBy) this.reloadLanguage(e);
		if (lang.injectTo) {
			let targets = [...this._langMap.values()].filter((i) => i !== lang && this._resolvedGrammars.has(i.name) && lang.injectTo.some((scope) => i.scopeName === scope || i.scopeName.startsWith(`${scope}.`)) && !this.hasCurrentInjections(i.scopeName));
			for (let target of targets) this.reloadLanguage(target);
		}
	}
	hasCurrentInjections(scopeName) {
		let loaded = this._syncRegistry?._injectionGrammars?.get(scopeName) || [], current = this._resolver.getInjections(scopeName) || [];
		return loaded.length === current.length && loaded.every((s, i) => s === current[i]);
	}
	reloadLanguage(lang) {
		this._syncRegistry?._grammars?.get(lang.scopeName)?.dispose(), this._resolvedGrammars.delete(lang.name), this._loadedLanguagesCache = null, this._syncRegistry?._grammars?.delete(lang.scopeName), this._syncRegistry?._injectionGrammars?.set(lang.scopeName, this._resolver.getInjections(lang.scopeName) || []), this.loadLanguage(this._langMap.get(lang.name) || lang);
	}
	dispose() {
		super.dispose(), this._resolvedThemes.clear(), this._resolvedGrammars.clear(), this._langMap.clear(), this._langGraph.clear(), this._loadedThemesCache = null;
	}
	loadLanguages(langs) {
		for (let lang of langs) this.resolveEmbeddedLanguages(lang);
		let langsGraphArray = [...this._langGraph.entries()], missingLangs = langsGraphArray.filter(([_, lang]) => !lang);
		if (missingLangs.length) {
			let dependents = langsGraphArray.filter(([_, lang]) => lang ? (lang.embeddedLanguages || lang.embeddedLangs)?.some((l) => missingLangs.map(([name]) => name).includes(l)) : !1).filter((lang) => !missingLangs.includes(lang));
			throw new ShikiError(`Missing languages ${missingLangs.map(([name]) => `\`${name}\``).join(", ")}, required by ${dependents.map(([name]) => `\`${name}\``).join(", ")}`);
		}
		for (let [_, lang] of langsGraphArray) this._resolver.addLanguage(lang);
		for (let [_, lang] of langsGraphArray) this.loadLanguage(lang);
	}
	getLoadedLanguages() {
		return this._loadedLanguagesCache ||= [.../* @__PURE__ */ new Set([...this._resolvedGrammars.keys(), ...Object.keys(this._alias)])], this._loadedLanguagesCache;
	}
	resolveEmbeddedLanguages(lang) {
		this._langMap.set(lang.name, lang), this._langGraph.set(lang.name, lang);
		let embedded = lang.embeddedLanguages ?? lang.embeddedLangs;
		if (embedded) for (let embeddedLang of embedded) this._langGraph.set(embeddedLang, this._langMap.get(embeddedLang));
	}
}, Resolver = class {
	_langs = /* @__PURE__ */ new Map();
	_scopeToLang = /* @__PURE__ */ new Map();
	_injections = /* @__PURE__ */ new Map();
	_onigLib;
	constructor(engine, langs) {
		this._onigLib = {
			createOnigScanner: (patterns) => engine.createScanner(patterns),
			createOnigString: (s) => engine.createString(s)
		}, langs.forEach((i) => this.addLanguage(i));
	}
	get onigLib() {
		return this._onigLib;
	}
	getLangRegistration(langIdOrAlias) {
		return this._langs.get(langIdOrAlias);
	}
	loadGrammar(scopeName) {
		return this._scopeToLang.get(scopeName);
	}
	addLanguage(l) {
		this._langs.set(l.name, l), l.aliases && l.aliases.forEach((a) => {
			this._langs.set(a, l);
		}), this._scopeToLang.set(l.scopeName, l), l.injectTo && l.injectTo.forEach((i) => {
			this._injections.get(i) || this._injections.set(i, []), this._injections.get(i).includes(l.scopeName) || this._injections.get(i).push(l.scopeName);
		});
	}
	getInjections(scopeName) {
		let scopeParts = scopeName.split("."), injections = [];
		for (let i = 1; i <= scopeParts.length; i++) {
			let subScopeName = scopeParts.slice(0, i).join(".");
			injections = [...injections, ...this._injections.get(subScopeName) || []];
		}
		return injections;
	}
};
let instancesCount = 0;
/**
* Get the minimal shiki primitive instance.
*
* Requires to provide the engine and all themes and languages upfront.
*/
function createShikiPrimitive(options) {
	instancesCount += 1, options.warnings !== !1 && instancesCount >= 10 && instancesCount % 10 == 0 && console.warn(`[Shiki] ${instancesCount} instances have been created. Shiki is supposed to be used as a singleton, consider refactoring your code to cache your highlighter instance; Or call \`highlighter.dispose()\` to release unused instances.`);
	let isDisposed = !1;
	if (!options.engine) throw new ShikiError("`engine` option is required for synchronous mode");
	let langs = (options.langs || []).flat(1), themes = (options.themes || []).flat(1).map(normalizeTheme), _registry = new Registry(new Resolver(options.engine, langs), themes, langs, options.langAlias), _lastTheme;
	function resolveLangAlias$1(name) {
		return resolveLangAlias(name, options.langAlias);
	}
	function getLanguage(name) {
		ensureNotDisposed();
		let _lang = _registry.getGrammar(typeof name == "string" ? name : name.name);
		if (!_lang) throw new ShikiError(`Language \`${name}\` not found, you may need to load it first`);
		return _lang;
	}
	function getTheme(name) {
		if (name === "none") return {
			bg: "",
			fg: "",
			name: "none",
			settings: [],
			type: "dark"
		};
		ensureNotDisposed();
		let _theme = _registry.getTheme(name);
		if (!_theme) throw new ShikiError(`Theme \`${name}\` not found, you may need to load it first`);
		return _theme;
	}
	function setTheme(name) {
		ensureNotDisposed();
		let theme = getTheme(name);
		return _lastTheme !== name && (_registry.setTheme(theme), _lastTheme = name), {
			theme,
			colorMap: _registry.getColorMap()
		};
	}
	function getLoadedThemes() {
		return ensureNotDisposed(), _registry.getLoadedThemes();
	}
	function getLoadedLanguages() {
		return ensureNotDisposed(), _registry.getLoadedLanguages();
	}
	function loadLanguageSync(...langs) {
		ensureNotDisposed(), _registry.loadLanguages(langs.flat(1));
	}
	async function loadLanguage(...langs) {
		return loadLanguageSync(await resolveLangs(langs));
	}
	function loadThemeSync(...themes) {
		ensureNotDisposed();
		for (let theme of themes.flat(1)) _registry.loadTheme(theme);
	}
	async function loadTheme(...themes) {
		return ensureNotDisposed(), loadThemeSync(await resolveThemes(themes));
	}
	function ensureNotDisposed() {
		if (isDisposed) throw new ShikiError("Shiki instance has been disposed");
	}
	function dispose() {
		isDisposed || (isDisposed = !0, _registry.dispose(), --instancesCount);
	}
	return {
		setTheme,
		getTheme,
		getLanguage,
		getLoadedThemes,
		getLoadedLanguages,
		resolveLangAlias: resolveLangAlias$1,
		loadLanguage,
		loadLanguageSync,
		loadTheme,
		loadThemeSync,
		dispose,
		[Symbol.dispose]: dispose
	};
}
/**
* Get the minimal shiki primitive instance.
*/
async function createShikiPrimitiveAsync(options) {
	options.engine || console.warn("`engine` option is required. Use `createOnigurumaEngine` or `createJavaScriptRegexEngine` to create an engine.");
	let [themes, langs, engine] = await Promise.all([
		resolveThemes(options.themes || []),
		resolveLangs(options.langs || []),
		options.engine
	]);
	return createShikiPrimitive({
		...options,
		themes,
		langs,
		engine
	});
}
const _grammarStateMap = /* @__PURE__ */ new WeakMap();
function setLastGrammarStateToMap(keys, state) {
	_grammarStateMap.set(keys, state);
}
/**
* GrammarState is a special reference object that holds the state of a grammar.
*
* It's used to highlight code snippets that are part of the target language.
*/
var GrammarState = class GrammarState {
	/**
	* Theme to Stack mapping
	*/
	_stacks = {};
	lang;
	get themes() {
		return Object.keys(this._stacks);
	}
	get theme() {
		return this.themes[0];
	}
	get _stack() {
		return this._stacks[this.theme];
	}
	/**
	* Static method to create a initial grammar state.
	*/
	static initial(lang, themes) {
		return new GrammarState(Object.fromEntries(toArray(themes).map((theme) => [theme, INITIAL])), lang);
	}
	constructor(...args) {
		if (args.length === 2) {
			let [stacksMap, lang] = args;
			this.lang = lang, this._stacks = stacksMap;
		} else {
			let [stack, lang, theme] = args;
			this.lang = lang, this._stacks = { [theme]: stack };
		}
	}
	/**
	* Get the internal stack object.
	* @internal
	*/
	getInternalStack(theme = this.theme) {
		return this._stacks[theme];
	}
	getScopes(theme = this.theme) {
		return getScopes(this._stacks[theme]);
	}
	toJSON() {
		return {
			lang: this.lang,
			theme: this.theme,
			themes: this.themes,
			scopes: this.getScopes()
		};
	}
};
function getScopes(stack) {
	let scopes = [], visited = /* @__PURE__ */ new Set();
	function pushScope(stack) {
		if (visited.has(stack)) return;
		visited.add(stack);
		let name = stack?.nameScopesList?.scopeName;
		name && scopes.push(name), stack.parent && pushScope(stack.parent);
	}
	return pushScope(stack), scopes;
}
function getGrammarStack(state, theme) {
	if (!(state instanceof GrammarState)) throw new ShikiError("Invalid grammar state");
	return state.getInternalStack(theme);
}
const RE_COMMA = /,/, RE_SPACE = / /;
/**
* Code to tokens, with a simple theme.
*/
function codeToTokensBase$1(primitive, code, options = {}) {
	let { theme: themeName = primitive.getLoadedThemes()[0] } = options;
	if (isPlainLang(primitive.resolveLangAlias(options.lang || "text")) || isNoneTheme(themeName)) return splitLines(code).map((line) => [{
		content: line[0],
		offset: line[1]
	}]);
	let { theme, colorMap } = primitive.setTheme(themeName), _grammar = primitive.getLanguage(options.lang || "text");
	if (options.grammarState) {
		if (options.grammarState.lang !== _grammar.name) throw new ShikiError(`Grammar state language "${options.grammarState.lang}" does not match highlight language "${_grammar.name}"`);
		if (!options.grammarState.themes.includes(theme.name)) throw new ShikiError(`Grammar state themes "${options.grammarState.themes}" do not contain highlight theme "${theme.name}"`);
	}
	return tokenizeWithTheme(code, _grammar, theme, colorMap, options);
}
function tokenizeWithTheme(code, grammar, theme, colorMap, options) {
	let result = _tokenizeWithTheme(code, grammar, theme, colorMap, options), grammarState = new GrammarState(result.stateStack, grammar.name, theme.name);
	return setLastGrammarStateToMap(result.tokens, grammarState), result.tokens;
}
function _tokenizeWithTheme(code, grammar, theme, colorMap, options) {
	let colorReplacements = resolveColorReplacements(theme, options), { tokenizeMaxLineLength = 0, tokenizeTimeLimit = 500, includeExplanation = !1 } = options, lines = splitLines(code), stateStack = options.grammarState ? getGrammarStack(options.grammarState, theme.name) ?? INITIAL : options.grammarContextCode == null ? INITIAL : _tokenizeWithTheme(options.grammarContextCode, grammar, theme, colorMap, {
		...options,
		grammarState: void 0,
		grammarContextCode: void 0
	}).stateStack, actual = [], final = [];
	for (let i = 0, len = lines.length; i < len; i++) {
		let [line, lineOffset] = lines[i];
		if (line === "") {
			actual = [], final.push([]);
			continue;
		}
		if (tokenizeMaxLineLength > 0 && line.length >= tokenizeMaxLineLength) {
			actual = [], final.push([{
				content: line,
				offset: lineOffset,
				color: "",
				fontStyle: 0
			}]);
			continue;
		}
		let resultWithScopes, tokensWithScopes, tokensWithScopesIndex;
		includeExplanation && includeExplanation !== "tokenType" && (resultWithScopes = grammar.tokenizeLine(line, stateStack, tokenizeTimeLimit), tokensWithScopes = resultWithScopes.tokens, tokensWithScopesIndex = 0);
		let result = grammar.tokenizeLine2(line, stateStack, tokenizeTimeLimit), tokensLength = result.tokens.length / 2;
		for (let j = 0; j < tokensLength; j++) {
			let startIndex = result.tokens[2 * j], nextStartIndex = j + 1 < tokensLength ? result.tokens[2 * j + 2] : line.length;
			if (startIndex === nextStartIndex) continue;
			let metadata = result.tokens[2 * j + 1], color = applyColorReplacements(colorMap[EncodedTokenMetadata.getForeground(metadata)], colorReplacements), fontStyle = EncodedTokenMetadata.getFontStyle(metadata), token = {
				content: line.substring(startIndex, nextStartIndex),
				offset: lineOffset + startIndex,
				color,
				fontStyle
			};
			if (includeExplanation === "tokenType") token.type = EncodedTokenMetadata.getTokenType(metadata);
			else if (includeExplanation) {
				let themeSettingsSelectors = [];
				if (includeExplanation !== "scopeName") for (let setting of theme.settings) {
					let selectors;
					switch (typeof setting.scope) {
						case "string":
							selectors = setting.scope.split(RE_COMMA).map((scope) => scope.trim());
							break;
						case "object":
							selectors = setting.scope;
							break;
						default: continue;
					}
					themeSettingsSelectors.push({
						settings: setting,
						selectors: selectors.map((selector) => selector.split(RE_SPACE))
					});
				}
				token.explanation = [];
				let offset = 0;
				for (; startIndex + offset < nextStartIndex;) {
					let tokenWithScopes = tokensWithScopes[tokensWithScopesIndex], tokenWithScopesText = line.substring(tokenWithScopes.startIndex, tokenWithScopes.endIndex);
					offset += tokenWithScopesText.length, token.explanation.push({
						content: tokenWithScopesText,
						scopes: includeExplanation === "scopeName" ? explainThemeScopesNameOnly(tokenWithScopes.scopes) : explainThemeScopesFull(themeSettingsSelectors, tokenWithScopes.scopes)
					}), tokensWithScopesIndex += 1;
				}
			}
			actual.push(token);
		}
		final.push(actual), actual = [], stateStack = result.ruleStack;
	}
	return {
		tokens: final,
		stateStack
	};
}
function explainThemeScopesNameOnly(scopes) {
	return scopes.map((scope) => ({ scopeName: scope }));
}
function explainThemeScopesFull(themeSelectors, scopes) {
	let result = [];
	for (let i = 0, len = scopes.length; i < len; i++) {
		let scope = scopes[i];
		result[i] = {
			scopeName: scope,
			themeMatches: explainThemeScope(themeSelectors, scope, scopes.slice(0, i))
		};
	}
	return result;
}
function matchesOne(selector, scope) {
	return selector === scope || scope.substring(0, selector.length) === selector && scope[selector.length] === ".";
}
function matches(selectors, scope, parentScopes) {
	if (!matchesOne(selectors.at(-1), scope)) return !1;
	let selectorParentIndex = selectors.length - 2, parentIndex = parentScopes.length - 1;
	for (; selectorParentIndex >= 0 && parentIndex >= 0;) matchesOne(selectors[selectorParentIndex], parentScopes[parentIndex]) && --selectorParentIndex, --parentIndex;
	return selectorParentIndex === -1;
}
function explainThemeScope(themeSettingsSelectors, scope, parentScopes) {
	let result = [];
	for (let { selectors, settings } of themeSettingsSelectors) for (let selectorPieces of selectors) if (matches(selectorPieces, scope, parentScopes)) {
		result.push(settings);
		break;
	}
	return result;
}
// node_modules/@shikijs/core/dist/index.mjs
var namedColors = [
	"black",
	"red",
	"green",
	"yellow",
	"blue",
	"magenta",
	"cyan",
	"white",
	"brightBlack",
	"brightRed",
	"brightGreen",
	"brightYellow",
	"brightBlue",
	"brightMagenta",
	"brightCyan",
	"brightWhite"
], decorations = {
	1: "bold",
	2: "dim",
	3: "italic",
	4: "underline",
	7: "reverse",
	8: "hidden",
	9: "strikethrough"
};
function findSequence(value, position) {
	let nextEscape = value.indexOf("\x1B", position);
	if (nextEscape !== -1 && value[nextEscape + 1] === "[") {
		let nextClose = value.indexOf("m", nextEscape);
		if (nextClose !== -1) return {
			sequence: value.substring(nextEscape + 2, nextClose).split(";"),
			startPosition: nextEscape,
			position: nextClose + 1
		};
	}
	return { position: value.length };
}
function parseColor(sequence) {
	let colorMode = sequence.shift();
	if (colorMode === "2") {
		let rgb = sequence.splice(0, 3).map((x) => Number.parseInt(x));
		return rgb.length !== 3 || rgb.some((x) => Number.isNaN(x)) ? void 0 : {
			type: "rgb",
			rgb
		};
	}
	if (colorMode === "5") {
		let index = sequence.shift();
		if (index) return {
			type: "table",
			index: Number(index)
		};
	}
}
function parseSequence(sequence) {
	let commands = [];
	for (; sequence.length > 0;) {
		let code = sequence.shift();
		if (!code) continue;
		let codeInt = Number.parseInt(code);
		if (!Number.isNaN(codeInt)) {
			if (codeInt === 0) commands.push({ type: "resetAll" });
			else if (codeInt <= 9) decorations[codeInt] && commands.push({
				type: "setDecoration",
				value: decorations[codeInt]
			});
			else if (codeInt <= 29) {
				let decoration = decorations[codeInt - 20];
				decoration && (commands.push({
					type: "resetDecoration",
					value: decoration
				}), decoration === "dim" && commands.push({
					type: "resetDecoration",
					value: "bold"
				}));
			} else if (codeInt <= 37) commands.push({
				type: "setForegroundColor",
				value: {
					type: "named",
					name: namedColors[codeInt - 30]
				}
			});
			else if (codeInt === 38) {
				let color = parseColor(sequence);
				color && commands.push({
					type: "setForegroundColor",
					value: color
				});
			} else if (codeInt === 39) commands.push({ type: "resetForegroundColor" });
			else if (codeInt <= 47) commands.push({
				type: "setBackgroundColor",
				value: {
					type: "named",
					name: namedColors[codeInt - 40]
				}
			});
			else if (codeInt === 48) {
				let color = parseColor(sequence);
				color && commands.push({
					type: "setBackgroundColor",
					value: color
				});
			} else codeInt === 49 ? commands.push({ type: "resetBackgroundColor" }) : codeInt === 53 ? commands.push({
				type: "setDecoration",
				value: "overline"
			}) : codeInt === 55 ? commands.push({
				type: "resetDecoration",
				value: "overline"
			}) : codeInt >= 90 && codeInt <= 97 ? commands.push({
				type: "setForegroundColor",
				value: {
					type: "named",
					name: namedColors[codeInt - 90 + 8]
				}
			}) : codeInt >= 100 && codeInt <= 107 && commands.push({
				type: "setBackgroundColor",
				value: {
					type: "named",
					name: namedColors[codeInt - 100 + 8]
				}
			});
		}
	}
	return commands;
}
function createAnsiSequenceParser() {
	let foreground = null, background = null, decorations2 = /* @__PURE__ */ new Set();
	return { parse(value) {
		let tokens = [], position = 0;
		do {
			let findResult = findSequence(value, position), text = findResult.sequence ? value.substring(position, findResult.startPosition) : value.substring(position);
			if (text.length > 0 && tokens.push({
				value: text,
				foreground,
				background,
				decorations: new Set(decorations2)
			}), findResult.sequence) {
				let commands = parseSequence(findResult.sequence);
				for (let styleToken of commands) styleToken.type === "resetAll" ? (foreground = null, background = null, decorations2.clear()) : styleToken.type === "resetForegroundColor" ? foreground = null : styleToken.type === "resetBackgroundColor" ? background = null : styleToken.type === "resetDecoration" && decorations2.delete(styleToken.value);
				for (let styleToken of commands) styleToken.type === "setForegroundColor" ? foreground = styleToken.value : styleToken.type === "setBackgroundColor" ? background = styleToken.value : styleToken.type === "setDecoration" && decorations2.add(styleToken.value);
			}
			position = findResult.position;
		} while (position < value.length);
		return tokens;
	} };
}
var defaultNamedColorsMap = {
	black: "#000000",
	red: "#bb0000",
	green: "#00bb00",
	yellow: "#bbbb00",
	blue: "#0000bb",
	magenta: "#ff00ff",
	cyan: "#00bbbb",
	white: "#eeeeee",
	brightBlack: "#555555",
	brightRed: "#ff5555",
	brightGreen: "#00ff00",
	brightYellow: "#ffff55",
	brightBlue: "#5555ff",
	brightMagenta: "#ff55ff",
	brightCyan: "#55ffff",
	brightWhite: "#ffffff"
};
function createColorPalette(namedColorsMap = defaultNamedColorsMap) {
	function namedColor(name) {
		return namedColorsMap[name];
	}
	function rgbColor(rgb) {
		return `#${rgb.map((x) => Math.max(0, Math.min(x, 255)).toString(16).padStart(2, "0")).join("")}`;
	}
	let colorTable;
	function getColorTable() {
		if (colorTable) return colorTable;
		colorTable = [];
		for (let i = 0; i < namedColors.length; i++) colorTable.push(namedColor(namedColors[i]));
		let levels = [
			0,
			95,
			135,
			175,
			215,
			255
		];
		for (let r = 0; r < 6; r++) for (let g = 0; g < 6; g++) for (let b = 0; b < 6; b++) colorTable.push(rgbColor([
			levels[r],
			levels[g],
			levels[b]
		]));
		let level = 8;
		for (let i = 0; i < 24; i++, level += 10) colorTable.push(rgbColor([
			level,
			level,
			level
		]));
		return colorTable;
	}
	function tableColor(index) {
		return getColorTable()[index];
	}
	function value(color) {
		switch (color.type) {
			case "named": return namedColor(color.name);
			case "rgb": return rgbColor(color.rgb);
			case "table": return tableColor(color.index);
		}
	}
	return { value };
}
const RE_HEX_COLOR = /#([0-9a-f]{3,8})/i, RE_CSS_VAR_ANSI = /var\((--[\w-]+-ansi-[\w-]+)\)/, defaultAnsiColors = {
	black: "#000000",
	red: "#cd3131",
	green: "#0DBC79",
	yellow: "#E5E510",
	blue: "#2472C8",
	magenta: "#BC3FBC",
	cyan: "#11A8CD",
	white: "#E5E5E5",
	brightBlack: "#666666",
	brightRed: "#F14C4C",
	brightGreen: "#23D18B",
	brightYellow: "#F5F543",
	brightBlue: "#3B8EEA",
	brightMagenta: "#D670D6",
	brightCyan: "#29B8DB",
	brightWhite: "#FFFFFF"
};
function tokenizeAnsiWithTheme(theme, fileContents, options) {
	let colorReplacements = resolveColorReplacements(theme, options), lines = splitLines(fileContents), colorPalette = createColorPalette(Object.fromEntries(namedColors.map((name) => {
		let key = `terminal.ansi${name[0].toUpperCase()}${name.substring(1)}`;
		return [name, theme.colors?.[key] || defaultAnsiColors[name]];
	}))), parser = createAnsiSequenceParser();
	return lines.map((line) => parser.parse(line[0]).map((token) => {
		let color, bgColor;
		token.decorations.has("reverse") ? (color = token.background ? colorPalette.value(token.background) : theme.bg, bgColor = token.foreground ? colorPalette.value(token.foreground) : theme.fg) : (color = token.foreground ? colorPalette.value(token.foreground) : theme.fg, bgColor = token.background ? colorPalette.value(token.background) : void 0), color = applyColorReplacements(color, colorReplacements), bgColor = applyColorReplacements(bgColor, colorReplacements), token.decorations.has("dim") && (color = dimColor(color));
		let fontStyle = FontStyle.None;
		return token.decorations.has("bold") && (fontStyle |= FontStyle.Bold), token.decorations.has("italic") && (fontStyle |= FontStyle.Italic), token.decorations.has("underline") && (fontStyle |= FontStyle.Underline), token.decorations.has("strikethrough") && (fontStyle |= FontStyle.Strikethrough), {
			content: token.value,
			offset: line[1],
			color,
			bgColor,
			fontStyle
		};
	}));
}
/**
* Adds 50% alpha to a hex color string or the "-dim" postfix to a CSS variable
*/
function dimColor(color) {
	let hexMatch = color.match(RE_HEX_COLOR);
	if (hexMatch) {
		let hex = hexMatch[1];
		if (hex.length === 8) {
			let alpha = Math.round(Number.parseInt(hex.slice(6, 8), 16) / 2).toString(16).padStart(2, "0");
			return `#${hex.slice(0, 6)}${alpha}`;
		}
		if (hex.length === 6) return `#${hex}80`;
		if (hex.length === 4) {
			let r = hex[0], g = hex[1], b = hex[2], a = hex[3];
			return `#${r}${r}${g}${g}${b}${b}${Math.round(Number.parseInt(`${a}${a}`, 16) / 2).toString(16).padStart(2, "0")}`;
		}
		if (hex.length === 3) {
			let r = hex[0], g = hex[1], b = hex[2];
			return `#${r}${r}${g}${g}${b}${b}80`;
		}
	}
	let cssVarMatch = color.match(RE_CSS_VAR_ANSI);
	return cssVarMatch ? `var(${cssVarMatch[1]}-dim)` : color;
}
/**
* Code to tokens, with a simple theme.
* This wraps the tokenizer's implementation to add ANSI support.
*/
function codeToTokensBase(primitive, code, options = {}) {
	let lang = primitive.resolveLangAlias(options.lang || "text"), { theme: themeName = primitive.getLoadedThemes()[0] } = options;
	if (!isPlainLang(lang) && !isNoneTheme(themeName) && lang === "ansi") {
		let { theme } = primitive.setTheme(themeName);
		return tokenizeAnsiWithTheme(theme, code, options);
	}
	return codeToTokensBase$1(primitive, code, options);
}
/**
* A factory function to create a css-variable-based theme
*
* @see https://shiki.style/guide/theme-colors#css-variables-theme
*/
function createCssVariablesTheme(options = {}) {
	let { name = "css-variables", variablePrefix = "--shiki-", fontStyle = !0 } = options, variable = (name) => options.variableDefaults?.[name] ? `var(${variablePrefix}${name}, ${options.variableDefaults[name]})` : `var(${variablePrefix}${name})`, theme = {
		name,
		type: "dark",
		colors: {
			"editor.foreground": variable("foreground"),
			"editor.background": variable("background"),
			"terminal.ansiBlack": variable("ansi-black"),
			"terminal.ansiRed": variable("ansi-red"),
			"terminal.ansiGreen": variable("ansi-green"),
			"terminal.ansiYellow": variable("ansi-yellow"),
			"terminal.ansiBlue": variable("ansi-blue"),
			"terminal.ansiMagenta": variable("ansi-magenta"),
			"terminal.ansiCyan": variable("ansi-cyan"),
			"terminal.ansiWhite": variable("ansi-white"),
			"terminal.ansiBrightBlack": variable("ansi-bright-black"),
			"terminal.ansiBrightRed": variable("ansi-bright-red"),
			"terminal.ansiBrightGreen": variable("ansi-bright-green"),
			"terminal.ansiBrightYellow": variable("ansi-bright-yellow"),
			"terminal.ansiBrightBlue": variable("ansi-bright-blue"),
			"terminal.ansiBrightMagenta": variable("ansi-bright-magenta"),
			"terminal.ansiBrightCyan": variable("ansi-bright-cyan"),
			"terminal.ansiBrightWhite": variable("ansi-bright-white")
		},
		tokenColors: [
			{
				scope: [
					"keyword.operator.accessor",
					"meta.group.braces.round.function.arguments",
					"meta.template.expression",
					"markup.fenced_code meta.embedded.block"
				],
				settings: { foreground: variable("foreground") }
			},
			{
				scope: "emphasis",
				settings: { fontStyle: "italic" }
			},
			{
				scope: [
					"strong",
					"markup.heading.markdown",
					"markup.bold.markdown"
				],
				settings: { fontStyle: "bold" }
			},
			{
				scope: ["markup.italic.markdown"],
				settings: { fontStyle: "italic" }
			},
			{
				scope: "meta.link.inline.markdown",
				settings: {
					fontStyle: "underline",
					foreground: variable("token-link")
				}
			},
			{
				scope: [
					"string",
					"markup.fenced_code",
					"markup.inline"
				],
				settings: { foreground: variable("token-string") }
			},
			{
				scope: ["comment", "string.quoted.docstring.multi"],
				settings: { foreground: variable("token-comment") }
			},
			{
				scope: [
					"constant.numeric",
					"constant.language",
					"constant.other.placeholder",
					"constant.character.format.placeholder",
					"variable.language.this",
					"variable.other.object",
					"variable.other.class",
					"variable.other.constant",
					"meta.property-name",
					"meta.property-value",
					"support"
				],
				settings: { foreground: variable("token-constant") }
			},
			{
				scope: [
					"keyword",
					"storage.modifier",
					"storage.type",
					"storage.control.clojure",
					"entity.name.function.clojure",
					"entity.name.tag.yaml",
					"support.function.node",
					"support.type.property-name.json",
					"punctuation.separator.key-value",
					"punctuation.definition.template-expression"
				],
				settings: { foreground: variable("token-keyword") }
			},
			{
				scope: "variable.parameter.function",
				settings: { foreground: variable("token-parameter") }
			},
			{
				scope: [
					"support.function",
					"entity.name.type",
					"entity.other.inherited-class",
					"meta.function-call",
					"meta.instance.constructor",
					"entity.other.attribute-name",
					"entity.name.function",
					"constant.keyword.clojure"
				],
				settings: { foreground: variable("token-function") }
			},
			{
				scope: [
					"entity.name.tag",
					"string.quoted",
					"string.regexp",
					"string.interpolated",
					"string.template",
					"string.unquoted.plain.out.yaml",
					"keyword.other.template"
				],
				settings: { foreground: variable("token-string-expression") }
			},
			{
				scope: [
					"punctuation.definition.arguments",
					"punctuation.definition.dict",
					"punctuation.separator",
					"meta.function-call.arguments"
				],
				settings: { foreground: variable("token-punctuation") }
			},
			{
				scope: ["markup.underline.link", "punctuation.definition.metadata.markdown"],
				settings: { foreground: variable("token-link") }
			},
			{
				scope: ["beginning.punctuation.definition.list.markdown"],
				settings: { foreground: variable("token-string") }
			},
			{
				scope: [
					"punctuation.definition.string.begin.markdown",
					"punctuation.definition.string.end.markdown",
					"string.other.link.title.markdown",
					"string.other.link.description.markdown"
				],
				settings: { foreground: variable("token-keyword") }
			},
			{
				scope: [
					"markup.inserted",
					"meta.diff.header.to-file",
					"punctuation.definition.inserted"
				],
				settings: { foreground: variable("token-inserted") }
			},
			{
				scope: [
					"markup.deleted",
					"meta.diff.header.from-file",
					"punctuation.definition.deleted"
				],
				settings: { foreground: variable("token-deleted") }
			},
			{
				scope: ["markup.changed", "punctuation.definition.changed"],
				settings: { foreground: variable("token-changed") }
			}
		]
	};
	return fontStyle || (theme.tokenColors = theme.tokenColors?.map((tokenColor) => (tokenColor.settings?.fontStyle && delete tokenColor.settings.fontStyle, tokenColor))), theme;
}
export { codeToTokensBase, createCssVariablesTheme, createShikiPrimitiveAsync };
