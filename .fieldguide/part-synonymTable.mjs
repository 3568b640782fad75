import { m as remembering } from "./part-text.mjs";
// node_modules/stemmer/index.js
/** @type {Record<string, string>} */
const step2list = {
	ational: "ate",
	tional: "tion",
	enci: "ence",
	anci: "ance",
	izer: "ize",
	bli: "ble",
	alli: "al",
	entli: "ent",
	eli: "e",
	ousli: "ous",
	ization: "ize",
	ation: "ate",
	ator: "ate",
	alism: "al",
	iveness: "ive",
	fulness: "ful",
	ousness: "ous",
	aliti: "al",
	iviti: "ive",
	biliti: "ble",
	logi: "log"
}, step3list = {
	icate: "ic",
	ative: "",
	alize: "al",
	iciti: "ic",
	ical: "ic",
	ful: "",
	ness: ""
}, vowel = "[aeiouy]", consonants = "([^aeiou][^aeiouy]*)", vowels = "([aeiouy][aeiou]*)", gt0 = RegExp("^" + consonants + "?" + vowels + consonants), eq1 = RegExp("^" + consonants + "?" + vowels + consonants + vowels + "?$"), gt1 = RegExp("^" + consonants + "?(" + vowels + consonants + "){2,}"), vowelInStem = RegExp("^" + consonants + "?" + vowel), consonantLike = RegExp("^" + consonants + vowel + "[^aeiouwxy]$"), sfxLl = /ll$/, sfxE = /^(.+?)e$/, sfxY = /^(.+?)y$/, sfxIon = /^(.+?(s|t))(ion)$/, sfxEdOrIng = /^(.+?)(ed|ing)$/, sfxAtOrBlOrIz = /(at|bl|iz)$/, sfxEED = /^(.+?)eed$/, sfxS = /^.+?[^s]s$/, sfxSsesOrIes = /^.+?(ss|i)es$/, sfxMultiConsonantLike = /([^aeiouylsz])\1$/, step2 = /^(.+?)(ational|tional|enci|anci|izer|bli|alli|entli|eli|ousli|ization|ation|ator|alism|iveness|fulness|ousness|aliti|iviti|biliti|logi)$/, step3 = /^(.+?)(icate|ative|alize|iciti|ical|ful|ness)$/, step4 = /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$/;
/**
* Get the stem from a given value.
*
* @param {string} value
*   Value to stem.
* @returns {string}
*   Stem for `value`
*/
function stemmer(value) {
	let result = String(value).toLowerCase();
	if (result.length < 3) return result;
	/** @type {boolean} */
	let firstCharacterWasLowerCaseY = !1;
	result.codePointAt(0) === 121 && (firstCharacterWasLowerCaseY = !0, result = "Y" + result.slice(1)), sfxSsesOrIes.test(result) ? result = result.slice(0, -2) : sfxS.test(result) && (result = result.slice(0, -1));
	/** @type {RegExpMatchArray|null} */
	let match;
	return (match = sfxEED.exec(result)) ? gt0.test(match[1]) && (result = result.slice(0, -1)) : (match = sfxEdOrIng.exec(result)) && vowelInStem.test(match[1]) && (result = match[1], sfxAtOrBlOrIz.test(result) ? result += "e" : sfxMultiConsonantLike.test(result) ? result = result.slice(0, -1) : consonantLike.test(result) && (result += "e")), (match = sfxY.exec(result)) && vowelInStem.test(match[1]) && (result = match[1] + "i"), (match = step2.exec(result)) && gt0.test(match[1]) && (result = match[1] + step2list[match[2]]), (match = step3.exec(result)) && gt0.test(match[1]) && (result = match[1] + step3list[match[2]]), (match = step4.exec(result)) ? gt1.test(match[1]) && (result = match[1]) : (match = sfxIon.exec(result)) && gt1.test(match[1]) && (result = match[1]), (match = sfxE.exec(result)) && (gt1.test(match[1]) || eq1.test(match[1]) && !consonantLike.test(match[1])) && (result = match[1]), sfxLl.test(result) && gt1.test(result) && (result = result.slice(0, -1)), firstCharacterWasLowerCaseY && (result = "y" + result.slice(1)), result;
}
// src/search/analysis/stem.ts
/** English forms that no rule about endings finds, of words in technical documentation: `base form form`. */
const WHOLE = new Set("news bias atlas cosmos canvas alias exceed proceed succeed general community ldaps imaps".split(" ")), FORMS_OF = new Map("\nbegin began begun, bind bound, break broke broken, bring brought, build built, buy bought, catch caught,\nchoose chose chosen, come came, cut cutting, deal dealt, die died dies dying, draw drew drawn,\ndrive drove driven, fall fell fallen, feed fed, find found, forget forgot forgotten, freeze froze frozen,\ngive gave given, go went gone goes, grow grew grown, hide hid hidden, hold held, keep kept, know knew known,\nlead led, leave left, lie lying, lose lost, make made, meet met, mean meant, overwrite overwrote overwritten,\npay paid, rebuild rebuilt, rewrite rewrote rewritten, rise rose risen, run ran running, say said, see saw seen,\nseek sought, sell sold, send sent, show shown showed, shrink shrank shrunk, speak spoke spoken, spend spent,\nspin spun, split splitting, stick stuck, take took taken, teach taught, tell told, think thought,\nthrow threw thrown, tie tied ties tying, understand understood, undo undid undone, wear wore worn,\nwithdraw withdrew withdrawn, write wrote written,\nanalysis analyses, appendix appendices, axis axes, child children, criterion criteria, datum data,\nindex indices indexes, man men, matrix matrices matrixes, medium media, mouse mice, person people,\nschema schemata, sky skies, vertex vertices,\nad ads, ci cis, cpu cpus, db dbs, gpu gpus, id ids, ip ips, os oses, pc pcs, pdu pdus, vm vms\n".split(",").map((line) => {
	let [base = "", ...forms] = line.trim().split(/\s+/);
	return [base, forms];
})), IRREGULAR = new Map([...FORMS_OF].flatMap(([base, forms]) => forms.map((form) => [form, base])));
/** The irregular forms of a word: `wrote` and `written` of `write`. */
function irregularForms(base) {
	return FORMS_OF.get(base) ?? [];
}
/**
* The root of an English word: Porter's rules, with lists of what they get wrong. Words with digits or letters beyond a
* to z are their own root, and so are those without a vowel: `https` is no plural.
*/
function stem(word) {
	let base = IRREGULAR.get(word);
	if (base) return stem(base);
	if (!/^[a-z]{3,}$/.test(word) || !/[aeiouy]/.test(word) || WHOLE.has(word)) return word;
	let singular = word.replace(/(?:ies|s|ed|ing|ly)$/, "");
	for (let ending of ["", "y"]) if (WHOLE.has(singular + ending)) return singular + ending;
	return word.length === 3 && word.endsWith("s") ? word : stemmer(word);
}
/** Makes a stemmer that remembers: a site's words are asked for many times. */
function createStemmer() {
	return remembering(stem);
}
// src/search/analysis/tokens.ts
const NUMBER = /^\d+(?:\.\d+)?$/, UNIT = /^(?:[kmgtp]i?b|[kmgtp]?bps|[kmgtp]bit|[kmg]?hz|mb\/s|ms|sec|min|hrs?|[kmg]?w|kva|va|amps?|volts?)$/;
/** Makes an analyzer that remembers the pieces it has seen: most words of a site are repeated many times. */
function createAnalyzer() {
	let tokensOf = remembering((chunk) => chunkTokens(chunk.slice(0, 400)), 1e5);
	return { tokens(text) {
		let tokens = [], words = 0;
		for (let { 0: chunk, index } of text.matchAll(/\S+/g)) {
			let own = tokensOf(chunk), before = tokens.at(-1), position = words;
			for (let { key, start, end, position: at, span } of own) tokens.push({
				key,
				start: index + start,
				end: index + end,
				position: position + at,
				span
			}), words = Math.max(words, position + at + span);
			let [unit] = own;
			unit && before?.position === position - 1 && NUMBER.test(before.key) && UNIT.test(unit.key) && tokens.push({
				...before,
				key: before.key + unit.key,
				end: index + unit.end,
				span: 2
			});
		}
		return tokens;
	} };
}
/** Scripts that are written without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u, PLAIN = /^[("'[*]*([A-Z]?[a-z]+|[A-Z]+s?)[)"'\]*.,:;!?]*$/, LETTER_OR_DIGIT = "[\\p{L}\\p{M}\\p{N}\\u00ad\\u200b-\\u200d\\u2060]", WORD = RegExp(`(?<![\\p{L}\\p{N}:])[\\da-fA-F]{0,4}(?::[\\da-fA-F]{0,4}){2,7}(?![\\p{L}\\p{N}:])|(?<![\\p{L}\\p{N}])v?\\d+(?:\\.\\d+)+[\\p{L}\\p{N}]*|${LETTER_OR_DIGIT}+(?:['’ʼ＇]\\p{L}+)*`, "gu"), COMPOUND = RegExp(`${LETTER_OR_DIGIT}+(?:[._‐‑-]+${LETTER_OR_DIGIT}+)+`, "gu"), EXACT = [
	/(?<![\p{L}\p{N}/_-])--[\p{L}\p{N}][\p{L}\p{N}_-]*/gu,
	/(?<![\p{L}\p{N}])(?:\d{1,3}\.){3}\d{1,3}\/\d{1,2}(?!\d)/gu,
	/(?:(?<![\p{L}\p{N}])(?:~|[a-z]:|\.{1,2})|(?<![\p{L}\p{N}}>/\\.]))(?:[/\\][\p{L}\p{N}_.@%{}*+-]+)+/giu,
	/(?<=[>}])(?:\/[\p{L}\p{N}_.@%{}*+-]+){2,}/giu,
	/(?<![\p{L}\p{N}])[a-z](?:\+\+|#)(?![\p{L}\p{N}])/giu
], MAY_BE_EXACT = /--|[/\\+#]/, MAY_BE_COMPOUND = /[._‐‑-]/, CAMEL = /(?<=[\p{Ll}\p{N}]{2})(?=\p{Lu}\p{Ll}{2,})|(?<=\p{Lu}{2})(?=\p{Lu}\p{Ll}{3,})/u, THOUSANDS = /(?<=\d),(?=\d{3}(?!\d))/g;
/** The form in which tokens are compared: folded, hyphens left out except the two before a flag. */
function keyOf(form) {
	let folded = fold(form);
	return (folded.startsWith("--") ? `--${folded.slice(2).replaceAll("-", "")}` : folded.replaceAll("-", "")).slice(0, 64);
}
/**
* Words and exact tokens of one piece of text without spaces. Offsets and positions count within the piece.
* A whole comes right before its parts.
*/
function chunkTokens(chunk) {
	let plain = PLAIN.exec(chunk)?.[1];
	if (plain) {
		let start = chunk.indexOf(plain);
		return [{
			key: plain.toLowerCase().slice(0, 64),
			start,
			end: start + plain.length,
			position: 0,
			span: 1
		}];
	}
	let words = wordsOf(chunk);
	return [...wholesOf(chunk, words), ...words].sort((a, b) => a.position - b.position || b.span - a.span || b.end - a.end);
}
function wordsOf(chunk) {
	let words = [], add = (form, start) => {
		let key = keyOf(form.replace(/^v(?=\d+\.\d)/i, ""));
		key && words.push({
			key,
			start,
			end: start + form.length,
			position: words.length,
			span: 1
		});
	}, text = chunk.replace(THOUSANDS, "­");
	for (let { 0: found, index } of text.matchAll(WORD)) if (/[\p{L}\p{N}]/u.test(found)) {
		if (UNSPACED.test(found)) for (let part of segment(found)) add(part.text, index + part.start);
		else /['’ʼ＇]s$/iu.test(found) ? add(found.slice(0, -2), index) : addCamel(found, index, add);
	}
	return words;
}
/** Cuts text of a script without spaces into words, by the platform's dictionaries. */
function segment(text) {
	return [...new Intl.Segmenter("und", { granularity: "word" }).segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment, index }) => ({
		text: segment,
		start: index
	}));
}
function addCamel(word, index, add) {
	let start = index;
	for (let part of word.split(CAMEL)) add(part, start), start += part.length;
}
function wholesOf(chunk, words) {
	let wholes = [], add = (form, start) => {
		let end = start + form.length, covered = words.filter((word) => word.start < end && word.end > start), [first] = covered, key = form.startsWith("/") || form.startsWith("\\") ? pathKey(form) : keyOf(form.replaceAll("\\", "/"));
		first && key && !wholes.some((whole) => whole.key === key && whole.start === start) && (covered.length !== 1 || first.key !== key) && wholes.push({
			key,
			start,
			end,
			position: first.position,
			span: covered.length
		});
	}, text = chunk.replace(THOUSANDS, "­");
	for (let pattern of MAY_BE_EXACT.test(text) ? EXACT : []) for (let { 0: found, index } of text.matchAll(pattern)) {
		let form = found.replace(/[.\-_:*]+$/u, "");
		/[\p{L}\p{N}]/u.test(form) && add(form, index);
	}
	for (let { 0: found, index } of MAY_BE_COMPOUND.test(text) ? text.matchAll(COMPOUND) : []) /^[\d-]+$/.test(found) || add(found, index);
	for (let { 0: found, index } of CAMEL.test(text) ? text.matchAll(WORD) : []) CAMEL.test(found) && add(found, index);
	return wholes;
}
function pathKey(form) {
	return keyOf(form.replaceAll("\\", "/").replace(/\/+$/, ""));
}
/** Letters that Unicode does not decompose, though readers type them without the mark. */
const LETTERS = {
	ß: "ss",
	æ: "ae",
	œ: "oe",
	ø: "o",
	ł: "l",
	đ: "d",
	ð: "d",
	þ: "th",
	ı: "i",
	ς: "σ"
}, LETTERS_PATTERN = /[ßæœøłđðþıς]/g, ASCII = /^[\0-\x7f]*$/, MARKS = /[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f\u0670]/g, INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
/** Writes a word as it is compared: lower case, full-width and ligatures plain, no accents, apostrophes or invisible characters. */
function fold(word) {
	return ASCII.test(word) ? word.toLowerCase().replaceAll("'", "") : word.normalize("NFKD").replace(MARKS, "").replace(INVISIBLE, "").replace(/['’ʼ＇]/g, "").replace(/[\u2010\u2011]/g, "-").toLowerCase().normalize("NFC").replace(LETTERS_PATTERN, (letter) => LETTERS[letter] ?? letter);
}
// src/search/indexing/encoding.ts
/** No quote, backslash or `<`: they would have to be escaped in JSON and in scripts. */
const ALPHABET = Array.from({ length: 92 }, (_, index) => String.fromCharCode(35 + index)).filter((letter) => letter !== "\\" && letter !== "<").join("");
/** Writes whole numbers, small ones in one character. */
function encodeNumbers(numbers) {
	let letters = [];
	for (let number of numbers) {
		let rest = number;
		for (; rest >= 45; rest = Math.floor(rest / 45)) letters.push(ALPHABET[45 + rest % 45]);
		letters.push(ALPHABET[rest]);
	}
	return letters.join("");
}
/** Reads what `encodeNumbers` wrote. `count` is how many there are. */
function decodeNumbers(text, count) {
	let values = /* @__PURE__ */ new Uint8Array(128);
	for (let index = 0; index < ALPHABET.length; index++) values[ALPHABET.charCodeAt(index)] = index;
	let numbers = new Uint32Array(count), at = 0;
	for (let index = 0; index < count; index++) {
		let scale = 1, number = 0, digit = values[text.charCodeAt(at++)] ?? 0;
		for (; digit >= 45;) number += (digit - 45) * scale, scale *= 45, digit = values[text.charCodeAt(at++)] ?? 0;
		numbers[index] = number + digit * scale;
	}
	return numbers;
}
/** One value a line. */
function encodeLines(values) {
	return values.map((value) => value.replace(/\s+/g, " ")).join("\n");
}
// src/search/analysis/stopWords.ts
/** Words that say nothing about the subject, and the words questions are made of. They count when nothing else is left. */
const STOP_WORDS = new Set("a an the this that these those some any each every such\nand or but nor so than then too very just also only both either neither\ni me my mine we us our you your he she it its they them their there here one ones\nam is are was were be been being do does did doing done has have had having\ncan could may might must shall should will would cannot\ndont doesnt didnt cant couldnt wont wouldnt shouldnt isnt arent wasnt werent hasnt havent im ive id youre theres thats whats hows wheres\nof in on at by for from to with without into onto about as if while because via per\nhow what why when where which who whom whose whether\nnot no\nplease want need like get gets getting got tell know let lets\ne.g i.e eg ie etc vs".split(/\s+/)), WEAK_WORDS = new Set("see show shows showing find finds finding look looking use uses using used make makes making work works working\nhappen happens mean means go goes going give take takes put keep try trying tried\nright now currently already still again always never often first last next new old other another many much more most\nway ways thing things something anything everything nothing best good better possible able help\nfew several couple hundred hundreds thousand thousands two three four five six seven eight nine ten\ntogether instead else ever same different certain whole entire real really actually somehow somewhere\nsomeone somebody anyone anybody nobody yet later today\nseen saw say says said told lives living sits fits seem seems seemed happened started begin began suffer\nwhatever whichever anywhere everywhere nowhere maybe perhaps quite rather almost enough away along ago lately\nown kind kinds sort sorts bunch stuff lot lots plenty piece pieces bit bits\nbig small large little huge nice easy easier hard simple proper ready sure\nproblem problems issue issues question reason difference between during after before all out off back".split(/\s+/)), FAULT_WORDS = new Set("not no nothing none never nobody cannot without\ndont doesnt didnt cant couldnt wont wouldnt isnt arent wasnt werent hasnt havent\nfail fails failed failing failure error errors wrong missing broken breaks empty blank stuck hangs slow\nrefused refuses denied rejected lost disappeared gone stops stopped crashes crashed twice instead unknown\nstill although though only too".split(/\s+/));
/** True for a word that is less specific than its frequency suggests. */
function isWeakWord(key) {
	return WEAK_WORDS.has(key);
}
/** True for a word that matters only when nothing else is left of a query. */
function isStopWord(key) {
	return STOP_WORDS.has(key);
}
/** True for a word that readers use to describe a fault. */
function isFaultWord(key) {
	return FAULT_WORDS.has(key);
}
// src/search/analysis/negation.ts
const NEGATIONS = /* @__PURE__ */ new Set([
	"no",
	"not",
	"without",
	"cannot"
]);
/** True for a word that a negation turns: `agent` in "without an agent". `words` follow one another. */
function isNegated(words, at) {
	if (isStopWord(words[at] ?? "")) return !1;
	let before = words.slice(Math.max(0, at - 5), at).findLast((word) => !isStopWord(word) || NEGATIONS.has(word)) ?? "";
	return NEGATIONS.has(before);
}
/** The mark of a negated word in the index; no text contains it. */
function negatedKey(word, rootOf) {
	return `!${rootOf(word)}`;
}
// src/search/analysis/compound.ts
/** Stop words that begin compounds: `on-premises`, `up-to-date`. Others would make `inactive` of "in Active Directory". */
const OPENERS = /* @__PURE__ */ new Set([
	"on",
	"off",
	"out",
	"up"
]);
/**
* What a word may be at the beginning of a compound, to be followed by the word after it: `back` for back up, `log`
* for logging in. Nothing where it begins none.
*/
function compoundOpenings(first, rootOf) {
	if (first.length < 2 || isStopWord(first) && !OPENERS.has(first)) return [];
	let root = rootOf(first);
	return root === first || root.length < 2 ? [first] : [first, root];
}
/** What two neighbouring words may be as one. Whether the site knows such a word is for the caller to find out. */
function compoundsOf(first, second, rootOf) {
	return second.length < 2 ? [] : compoundOpenings(first, rootOf).map((opening) => opening + second).filter((compound) => !isStopWord(compound));
}
// src/search/indexing/synonymTable.ts
/**
* The form in which terms are compared, from the keys of their words: `log in`, `log-in` and `login` are one, and so
* are `active directory` and `active directories`.
*/
function termForm(keys, rootOf) {
	return keys.map(rootOf).join("");
}
/** Terms by the words they are made of, each form once: `log in` means `login` too. */
function termGroups(groups, rootOf) {
	let analyzer = createAnalyzer(), distinct = (terms) => {
		let found = /* @__PURE__ */ new Map();
		for (let term of terms) {
			let keys = analyzer.tokens(term).filter(({ span }) => span === 1).map(({ key }) => key), form = termForm(keys, rootOf);
			form && keys.length > (found.get(form)?.keys.length ?? 0) && found.set(form, {
				keys,
				form
			});
		}
		return [...found.values()];
	};
	return groups.map(({ from, to }) => {
		let terms = distinct(to);
		return {
			to: terms,
			from: from === to ? terms : distinct(from)
		};
	});
}
/** Terms that pages are searched for: places that have all its words together are listed under them as one. */
function targetTerms(groups) {
	return groups.flatMap(({ to }) => to.map(({ keys }) => keys));
}
/**
* Groups as the index has them: `sso,single sign on` or, one way, `box>host,appliance`. Sorted by what they lead
* to, which compresses better. Groups that lead to nothing on the site are left out.
*/
function shippedSynonyms(groups, words, rootOf) {
	let stems = new Set(words.map(rootOf)), textOf = (terms) => terms.map(({ keys }) => keys.join(" ")).join(","), equal = /* @__PURE__ */ new Set(), oneWay = /* @__PURE__ */ new Map();
	for (let { from, to } of groups) {
		let standing = to.filter(({ keys }) => stems.has(rootOf(keys.join(""))));
		if (standing.some((target) => from.some(({ form }) => form !== target.form))) {
			if (from === to) equal.add(textOf(from));
			else {
				let targets = textOf(standing), known = oneWay.get(targets) ?? /* @__PURE__ */ new Set();
				for (let term of from) known.add(textOf([term]));
				oneWay.set(targets, known);
			}
		}
	}
	let sorted = [...oneWay].sort(([a], [b]) => a < b ? -1 : 1);
	return [...[...equal].sort(), ...sorted.map(([to, from]) => `${[...from].sort().join(",")}>${to}`)];
}
export { irregularForms as _, compoundOpenings as a, negatedKey as c, isWeakWord as d, decodeNumbers as f, createStemmer as g, createAnalyzer as h, termGroups as i, isFaultWord as l, encodeNumbers as m, targetTerms as n, compoundsOf as o, encodeLines as p, termForm as r, isNegated as s, shippedSynonyms as t, isStopWord as u };
