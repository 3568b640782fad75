import { D as routeFile, E as normalizeRoute, O as routeHref, j as splitLink, m as decodePath } from "./part-shellIds.mjs";
import { m as remembering, u as nearest } from "./part-text.mjs";
import { _ as irregularForms, a as compoundOpenings, c as negatedKey, d as isWeakWord, f as decodeNumbers, g as createStemmer, h as createAnalyzer, l as isFaultWord, o as compoundsOf, r as termForm, s as isNegated, u as isStopWord } from "./part-synonymTable.mjs";
import { a as readShard, c as FIELD, f as countOf, g as SearchUnavailable, h as KINDS, l as NAMES, o as rowAnchorOf, p as readIndex, t as anchorOf, u as NAMING } from "./part-sections.mjs";
import { t as topSection } from "./part-topSection.mjs";
import { t as FieldguideError } from "./part-errors.mjs";
import path from "node:path";
import { existsSync, readFileSync } from "node:fs";
// src/search/indexing/decode.ts
/**
* Opens an index file, with the rest of the index where that is here. @throws SearchUnavailable, see `readIndex`; also
* where the rest is not the one that was written with the index.
*/
function openIndex(file, restFile) {
	let data = readIndex(file), rest = restFile === void 0 ? void 0 : readShard(data.rest, restFile), routes = data.routes.split("\n"), titles = data.titles.split("\n"), labels = data.labels.split("\n"), firstSection = sums(decodeNumbers(data.sectionCounts, routes.length)), pageOfSection = groupOfEach(firstSection), firstInShard = sums(decodeNumbers(data.shardSections, data.shards.length)), headings = data.headings.split("\n"), anchors = data.anchors.split("\n"), kinds = decodeNumbers(data.kinds, headings.length), rows = decodeNumbers(data.rows, data.rowCount);
	rise(rows, 0, rows.length);
	let [rowHeadings = [], rowAnchors = []] = rest ? [rest.headings, rest.anchors].map(linesOf) : [];
	for (let [at, section] of rows.entries()) headings[section] = rowHeadings[at] ?? "", anchors[section] = rowAnchors[at] || rowAnchorOf(rowHeadings[at] ?? "");
	let named = placesOf(data, linesOf(data.words)), places = rest ? together(named, placesOf(rest, merged$1(named.words, linesOf(rest.words)))) : named;
	return {
		rest: data.rest,
		pages: routes.map((route, page) => ({
			route,
			title: titles[page] ?? "",
			label: labels[page] ?? "",
			breadcrumbs: data.breadcrumbs[page] ?? []
		})),
		shards: data.shards,
		shardOfSection: groupOfEach(firstInShard),
		firstInShard,
		headings,
		kindOfSection: (section) => KINDS[kinds[section] ?? 0] ?? "page",
		anchorOfSection: (section) => anchors[section] || anchorOf(headings[section] ?? ""),
		firstSection,
		pageOfSection,
		...places,
		...lengthsOf(places, pageOfSection, routes.length),
		synonyms: [data.synonyms, rest?.synonyms].flatMap((groups) => groups ? groups.split(";") : [])
	};
}
const linesOf = (text) => text === "" ? [] : text.split("\n");
/** Turns distances into what they lead to, in place. */
function rise(numbers, from, to) {
	let before = -1;
	for (let at = from; at < to; at++) before += (numbers[at] ?? 0) + 1, numbers[at] = before;
}
function placesOf(data, words) {
	let postingStart = sums(decodeNumbers(data.wordCounts, words.length)), sections = decodeNumbers(data.gaps, postingStart.at(-1) ?? 0);
	for (let word = 0; word < words.length; word++) rise(sections, postingStart[word] ?? 0, postingStart[word + 1] ?? 0);
	return {
		words,
		postingStart,
		sections,
		codes: decodeNumbers(data.codes, sections.length)
	};
}
/** Two sorted lists as one. */
function merged$1(some, others) {
	return [...some, ...others].sort();
}
/** The places of both halves. `rest` has all words. */
function together(named, rest) {
	let { words } = rest, sections = [], codes = [], counts = new Uint32Array(words.length), other = 0;
	for (let word = 0; word < words.length; word++) {
		let isNamed = named.words[other] === words[word], a = isNamed ? named.postingStart[other] ?? 0 : 0, aEnd = isNamed ? named.postingStart[other + 1] ?? 0 : 0, b = rest.postingStart[word] ?? 0, bEnd = rest.postingStart[word + 1] ?? 0;
		isNamed && other++;
		let before = sections.length;
		for (; a < aEnd || b < bEnd;) {
			let inNamed = a < aEnd ? named.sections[a] ?? 0 : Infinity, inRest = b < bEnd ? rest.sections[b] ?? 0 : Infinity, section = Math.min(inNamed, inRest);
			sections.push(section), codes.push((inNamed === section ? named.codes[a++] ?? 0 : 0) | (inRest === section ? rest.codes[b++] ?? 0 : 0));
		}
		counts[word] = sections.length - before;
	}
	return {
		words,
		postingStart: sums(counts),
		sections: Uint32Array.from(sections),
		codes: Uint32Array.from(codes)
	};
}
/** For each member the number of its group, from where each group begins. */
function groupOfEach(first) {
	let groups = new Uint32Array(first.at(-1) ?? 0);
	for (let group = 0; group + 1 < first.length; group++) groups.fill(group, first[group], first[group + 1]);
	return groups;
}
/** Lengths follow from the postings, so they need not be stored. */
function lengthsOf({ sections, codes }, pageOfSection, pages) {
	let sectionLength = new Float32Array(pageOfSection.length), pageLength = new Float32Array(pages);
	for (let [at, section] of sections.entries()) {
		let page = pageOfSection[section] ?? 0, code = codes[at] ?? 0, count = countOf(code) + (code & FIELD.code ? 1 : 0);
		sectionLength[section] = (sectionLength[section] ?? 0) + count, pageLength[page] = (pageLength[page] ?? 0) + count;
	}
	return {
		sectionLength,
		pageLength
	};
}
/** Running sums, from 0. */
function sums(numbers) {
	let result = new Uint32Array(numbers.length + 1);
	for (let index = 0; index < numbers.length; index++) result[index + 1] = (result[index] ?? 0) + (numbers[index] ?? 0);
	return result;
}
// src/search/query/indexWords.ts
function createVocabulary({ words, postingStart }) {
	let rootOf = createStemmer(), lowerBound = (key) => {
		let low = 0, high = words.length;
		for (; low < high;) {
			let middle = low + high >> 1;
			(words[middle] ?? "") < key ? low = middle + 1 : high = middle;
		}
		return low;
	}, numberOf = (key) => {
		let at = lowerBound(key);
		return words[at] === key ? at : -1;
	}, beginning = (prefix) => [lowerBound(prefix), lowerBound(`${prefix}\uffff`)], within = (root, fits) => {
		let [from, to] = beginning(root.slice(0, Math.max(2, root.length - 1))), found = [];
		for (let at = from; at < to; at++) fits(words[at] ?? "") && found.push(at);
		return found;
	}, ends = /* @__PURE__ */ new Map();
	for (let [number, word] of words.entries()) {
		let end = word.slice(-5), known = ends.get(end) ?? [];
		known.push(number), ends.set(end, known);
	}
	return {
		words,
		rootOf,
		numberOf,
		beginning,
		withStem(root) {
			let regular = within(root, (word) => rootOf(word) === root), irregular = irregularForms(root).map(numberOf);
			return [.../* @__PURE__ */ new Set([...regular, ...irregular])].filter((word) => word >= 0);
		},
		endingWith: (key) => ends.get(key.slice(-5))?.filter((number) => words[number]?.endsWith(key)) ?? [],
		sectionCount: (word) => (postingStart[word + 1] ?? 0) - (postingStart[word] ?? 0)
	};
}
// src/search/query/concept.ts
/** All ways the site may express one thing that was typed. */
function conceptOf(unit, { unfinished, certain, emphasis }, tools) {
	let { weights, vocabulary } = tools, { key, typed } = unit, own = ownForms(key, tools), values = tools.values(key, unfinished), completed = unfinished ? completionsOf(key, tools) : void 0, concept = {
		typed,
		emphasis: emphasis * (isWeakWord(key) ? weights.weakWord : 1) * (completed?.ripeness ?? 1),
		exact: unit.parts.length > 0 || /\d/.test(key),
		known: !0
	}, typedForms = [{
		forms: own,
		weight: 1,
		origin: "typed"
	}];
	if (unit.stop && completed) return {
		...concept,
		expressions: completed.expressions,
		emphasis: weights.weakWord * completed.ripeness
	};
	if (unit.stop) return {
		...concept,
		expressions: typedForms
	};
	let compounds = compoundForms(key, tools), [alone = unfinished ? tools.synonyms.beginning(key) : void 0] = tools.synonyms.at([unit], 0), expressions = [
		...completed?.expressions ?? typedForms,
		{
			forms: values,
			weight: 1,
			origin: "typed"
		},
		{
			forms: compounds,
			weight: weights.compoundPart
		},
		...(alone?.targets ?? []).map((target) => synonymExpression(target, 1, tools))
	].filter(({ forms }) => forms.length), targets = alone?.targets.filter(({ backwards }) => !backwards) ?? [], isThere = certain || values.length > 0 || compounds.length > 0 || (completed?.expressions ?? typedForms).some(({ forms }) => forms.length > 0) || targets.some(({ joined }) => ownForms(joined, tools).length > 0);
	if (expressions.length || certain) return {
		...concept,
		known: isThere,
		expressions
	};
	let near = tools.correct(key, !1), corrections = near.length || !unfinished ? near : tools.correct(key, !0), [best] = corrections;
	return {
		...concept,
		known: best !== void 0,
		expressions: corrections.map((word) => ({
			forms: ownForms(vocabulary.words[word] ?? "", tools),
			weight: 1
		})),
		...best !== void 0 && { corrected: vocabulary.words[best] }
	};
}
/** Another term for what was typed; `share`: how much of that was typed. */
function synonymExpression({ joined, backwards }, share, tools) {
	let { weights } = tools, weight = share * (backwards ? weights.synonymBackwards : weights.synonym), unnamedWeight = backwards ? weight : weight * weights.synonymUnnamed;
	return {
		forms: synonymForms(joined, tools),
		weight,
		unnamedWeight,
		origin: "synonym"
	};
}
/** The word itself and its other forms. */
function ownForms(key, { vocabulary }) {
	let own = vocabulary.numberOf(key), others = vocabulary.withStem(vocabulary.rootOf(key)).filter((word) => word !== own);
	return equalForms(own < 0 ? others : [own, ...others]);
}
/** Another word for what was typed. Its forms may mean something else (`supported` for support), its plural does not. */
function synonymForms(key, tools) {
	let { vocabulary, weights } = tools;
	return ownForms(key, tools).map(({ word, weight }) => {
		let form = vocabulary.words[word] ?? "";
		return {
			word,
			weight: form === key || form === `${key}s` || `${form}s` === key ? weight : weight * weights.synonymInflection
		};
	});
}
/** Words that are equally certain. */
function equalForms(words) {
	return words.map((word) => ({
		word,
		weight: 1
	}));
}
/**
* What an unfinished word may become, itself among them: the oftener the site has a word, the likelier it is meant, so
* that `win` is Windows before anybody wins. `ripeness`: how far it is clear what is meant, 0 to 1.
*/
function completionsOf(key, tools) {
	let { vocabulary, weights } = tools, [from, to] = vocabulary.beginning(key), own = vocabulary.rootOf(key), groups = /* @__PURE__ */ new Map([[own, ownForms(key, tools)]]);
	for (let word = from; word < to; word++) {
		let root = vocabulary.rootOf(vocabulary.words[word] ?? "");
		root !== own && groups.set(root, [...groups.get(root) ?? [], {
			word,
			weight: 1
		}]);
	}
	let counted = [...groups].map(([root, forms]) => ({
		isOwn: root === own,
		forms,
		count: forms.reduce((sum, { word }) => sum + vocabulary.sectionCount(word), 0)
	}));
	counted.sort((a, b) => b.count - a.count);
	let most = counted[0]?.count || 1, kept = counted.filter(({ isOwn }, at) => isOwn || at < 20), share = key.length === 2 && vocabulary.numberOf(key) >= 0 ? .45 : 1, isClear = counted[0]?.isOwn || key.length >= 4;
	return {
		expressions: kept.map(({ isOwn, forms, count }) => ({
			forms,
			weight: isOwn && share < 1 ? 1 : share * (count / most) ** weights.completion,
			...isOwn && { origin: "typed" }
		})),
		ripeness: isClear ? 1 : (key.length / 4) ** weights.ripeness
	};
}
/** Compounds that end with the word (`autodiscovery`), and the end of one that was typed, where both parts are words. */
function compoundForms(key, tools) {
	let { vocabulary } = tools, isWord = (part) => part.length > 2 && vocabulary.numberOf(part) >= 0;
	if (key.length < 5 || !/^[a-z]+$/.test(key)) return [];
	let longer = vocabulary.endingWith(key).filter((word) => isWord((vocabulary.words[word] ?? "").slice(0, -key.length))), ends = Array.from({ length: Math.max(0, key.length - 5 - 2) }, (_, at) => at + 3).filter((at) => isWord(key.slice(0, at)) && isWord(key.slice(at))).slice(0, 1).flatMap((at) => ownForms(key.slice(at), tools));
	return [...equalForms(longer), ...ends];
}
// src/search/query/runs.ts
/** Terms of several words that the synonyms know, with what else they are called. */
function termRuns(units, tools) {
	return units.flatMap((_, at) => tools.synonyms.at(units, at)).filter(({ places }) => places.length > 1).flatMap((use) => runsOf(use, 1, tools));
}
/** Terms whose words are in the query in another order, or with others between them. */
function looseTermRuns(units, tools) {
	return tools.synonyms.loose(units).flatMap((use) => {
		let targets = use.targets.filter(({ backwards }) => !backwards);
		return runsOf({
			...use,
			targets
		}, tools.weights.synonymLoose, tools);
	});
}
function runsOf({ places, share, targets }, weight, tools) {
	return targets.map((target) => ({
		units: places,
		expression: synonymExpression(target, weight * share, tools)
	}));
}
/** Neighbours that are one word on this site: `auto discovery`, `backing up`. */
function compoundRuns(units, tools) {
	return units.slice(1).flatMap(({ key: next }, at) => {
		let forms = compoundsOf(units[at]?.key ?? "", next, tools.vocabulary.rootOf).map((key) => ownForms(key, tools)).find(({ length }) => length);
		return forms ? [{
			units: [at, at + 1],
			expression: {
				forms,
				weight: 1
			}
		}] : [];
	});
}
/**
* Works out what a query means on this site. Its last word may be unfinished, wherever the query comes from: the dialog,
* the search page and a shared address must show the same results for the same words.
*/
function planQuery(parsed, tools) {
	let { vocabulary, weights } = tools, isWord = (key) => vocabulary.numberOf(key) >= 0, units = parsed.units.flatMap((unit) => takeApart(unit, tools)), terms = termRuns(units, tools), keys = units.map(({ key }) => key), onlyStopWords = units.every(({ stop }) => stop), isSentence = units.some(({ stop }) => stop) && units.length >= 5, planned = units.map((unit, at) => {
		let certain = terms.some((run) => run.units.includes(at)), unfinished = unit.last && !(unit.stop && (certain || onlyStopWords)), own = conceptOf(unit, {
			unfinished,
			certain,
			emphasis: isSentence && /^\d+$/.test(unit.key) && !unit.last ? weights.weakWord : 1
		}, tools), concept = isNegated(keys, at) ? negatedConcept(own, unit.key, tools) : own;
		return {
			at,
			unit,
			concept,
			tells: concept.corrected ? !isStopWord(concept.corrected) : !unit.stop || unfinished
		};
	}), telling = planned.filter(({ tells }) => tells), isQuiet = units.length > 1 && telling.every(({ unit }) => unit.last && unit.key.length < (isWord(unit.key) ? 2 : 3)), kept = (telling.length && !isQuiet ? telling : planned.slice(0, 1)).filter(({ unit }, at, all) => all.findIndex((other) => other.unit.key === unit.key) === at), runs = [
		...terms,
		...looseTermRuns(units, tools),
		...compoundRuns(units, tools)
	], places = kept.map(({ at }) => at);
	return {
		concepts: kept.map(({ concept, at }) => runs.some((run) => run.units.includes(at)) ? {
			...concept,
			known: !0
		} : concept),
		spans: runs.flatMap((run) => spanOf(run, places)),
		phrases: parsed.phrases,
		fault: keys.some(isFaultWord),
		corrected: planned.some(({ concept }) => concept.corrected) ? planned.map(({ unit, concept }) => concept.corrected ?? unit.typed).join(" ") : ""
	};
}
/** A word after a negation: pages with it rank below pages that negate it too. */
function negatedConcept(concept, key, { vocabulary, weights }) {
	let word = vocabulary.numberOf(negatedKey(key, vocabulary.rootOf)), less = concept.expressions.map((expression) => ({
		...expression,
		weight: expression.weight * weights.negated,
		unnamedWeight: (expression.unnamedWeight ?? expression.weight) * weights.negated
	}));
	return word < 0 ? concept : {
		...concept,
		expressions: [{
			forms: [{
				word,
				weight: 1
			}],
			weight: 1
		}, ...less]
	};
}
/** An exact token that no page has is searched by its words. */
function takeApart(unit, tools) {
	if (!unit.parts.length || ownForms(unit.key, tools).length || tools.values(unit.key, unit.last).length) return [unit];
	let [from, to] = tools.vocabulary.beginning(unit.key);
	return unit.last && from < to ? [unit] : unit.parts.map((key, index) => ({
		key,
		typed: key,
		parts: [],
		stop: isStopWord(key),
		last: unit.last && index === unit.parts.length - 1
	}));
}
/** The concepts that a run of units covers, without stop words. */
function spanOf({ units, expression }, places) {
	let concepts = places.flatMap((place, concept) => units.includes(place) ? [concept] : []);
	return concepts.length && expression.forms.length ? [{
		concepts,
		expression
	}] : [];
}
/** Makes a look-up of the synonyms of an index; they are read when the first query comes. */
function createSynonymLookup(synonyms, rootOf) {
	let read, terms = () => (read ??= readTerms(synonyms, rootOf), read);
	return {
		at(units, at) {
			let uses = [];
			for (let length = Math.min(5, units.length - at); length > 0; length--) {
				let form = termForm(units.slice(at, at + length).flatMap(wordsOf), rootOf), targets = terms().byForm.get(form)?.targets, places = Array.from({ length }, (_, index) => at + index);
				targets && uses.push({
					places,
					share: 1,
					targets
				});
			}
			return uses;
		},
		beginning(key) {
			if (key.length < 4) return;
			let [, shortest] = [...terms().byForm].filter(([form, { roots }]) => roots.length === 1 && form.startsWith(key)).sort(([a], [b]) => a.length - b.length)[0] ?? [];
			return shortest && {
				places: [0],
				share: 1,
				targets: shortest.targets
			};
		},
		loose(units) {
			let { byForm, byRoot } = terms(), placeOf = new Map(units.flatMap((unit, at) => unit.stop ? [] : [[rootOf(unit.key), at]])), telling = (roots) => roots.reduce((sum, root) => sum + Math.log(1 + byForm.size / (byRoot.get(root)?.length ?? 1)), 0);
			return [...new Set([...placeOf.keys()].flatMap((root) => byRoot.get(root) ?? []))].flatMap(({ roots, targets }) => {
				let own = roots.filter((root) => placeOf.has(root)), share = telling(own) / telling(roots), places = own.map((root) => placeOf.get(root) ?? 0).sort((a, b) => a - b);
				return share < .6 ? [] : [{
					places,
					share,
					targets
				}];
			});
		}
	};
}
const wordsOf = ({ key, parts }) => parts.length ? parts : [key];
/**
* Reads the synonyms as an index ships them: `sso,single sign on` or, one way, `box>host,appliance`. `byRoot` has the
* terms of at least two telling words, by each of them.
*/
function readTerms(synonyms, rootOf) {
	let byForm = /* @__PURE__ */ new Map(), addTerms = (from, to, backwards) => {
		let targets = to.map((term) => ({
			target: {
				joined: term.replaceAll(" ", ""),
				backwards
			},
			form: termForm(term.split(" "), rootOf)
		}));
		for (let term of from) {
			let keys = term.split(" "), form = termForm(keys, rootOf), roots = [...new Set(keys.filter((key) => !isStopWord(key)).map(rootOf))], known = byForm.get(form) ?? {
				roots,
				targets: []
			};
			known.targets.push(...targets.filter((other) => other.form !== form).map(({ target }) => target)), byForm.set(form, known);
		}
	};
	for (let group of synonyms) {
		let [from = [], to] = group.split(">").map((terms) => terms.split(","));
		addTerms(from, to ?? from, !1);
		let back = from.filter((term) => !term.includes(" "));
		to && addTerms(to, back, !0);
	}
	let byRoot = /* @__PURE__ */ new Map();
	for (let term of byForm.values()) if (!(term.roots.length < 2)) for (let root of term.roots) {
		let known = byRoot.get(root) ?? [];
		known.push(term), byRoot.set(root, known);
	}
	return {
		byForm,
		byRoot
	};
}
/** How many letters may be wrong: none in short words, and none in names with digits, dots or slashes. */
function allowedErrors(typed) {
	return typed.length < 4 || !/^\p{L}+$/u.test(typed) ? 0 : typed.length < 7 ? 1 : 2;
}
function createCorrector({ words, sectionCount }) {
	return (typed, prefix) => {
		let limit = allowedErrors(typed);
		if (!limit) return [];
		let found = words.flatMap((form, word) => {
			let longer = form.length - typed.length;
			if (longer < -limit || !prefix && longer > limit + 1 || !startsAlike(typed, form)) return [];
			let forms = !prefix && form.endsWith("s") ? [form, form.slice(0, -1)] : [form], mistakes = Math.min(...forms.map((form) => mistakesIn(typed, form, {
				limit,
				prefix
			})));
			return mistakes <= limit ? [{
				word,
				mistakes
			}] : [];
		}), fewest = Math.min(...found.map(({ mistakes }) => mistakes));
		return found.filter(({ mistakes }) => mistakes === fewest).map(({ word }) => word).sort((a, b) => sectionCount(b) - sectionCount(a) || a - b).slice(0, 6);
	};
}
/** First letters are seldom wrong: the same, swapped with the second, or one of the two left out. */
function startsAlike(typed, word) {
	return typed[0] === word[0] || typed[1] === word[0] || typed[0] === word[1];
}
/**
* How many letters of `typed` were left out, added, exchanged or swapped with the next, to be `word`; with `prefix`, to
* be the beginning of `word` that is nearest. Infinite above `limit`.
*/
function mistakesIn(typed, word, { limit, prefix }) {
	let width = Math.min(word.length, typed.length + limit), before = [], row = Array.from({ length: width + 1 }, (_, column) => column);
	for (let i = 1; i <= typed.length; i++) {
		let next = [i];
		for (let j = 1; j <= width; j++) {
			let same = typed[i - 1] === word[j - 1] ? 0 : 1, cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
			i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1] && (cost = Math.min(cost, (before[j - 2] ?? 0) + 1)), next.push(cost);
		}
		if (Math.min(...next) > limit) return Infinity;
		before = row, row = next;
	}
	let mistakes = prefix ? Math.min(...row) : width < word.length ? limit + 1 : row[width] ?? 0;
	return mistakes <= limit ? mistakes : Infinity;
}
/** Splits a query. Any text is a query. */
function parseQuery(query, analyzer) {
	let text = query.slice(0, 400), phrases = [...text.matchAll(/["“”„]([^"“”„]+)["“”„]/g)].map((match) => unitsOf(match[1] ?? "", analyzer).map(({ key }) => key)).filter((keys) => keys.length);
	return {
		units: unitsOf(text.replace(/["“”„]/g, " "), analyzer),
		phrases
	};
}
function unitsOf(text, analyzer) {
	let tokens = analyzer.tokens(text), units = [], covered = 0;
	for (let token of tokens) {
		if (token.position < covered) continue;
		let whole = widest(tokens, token);
		covered = whole.position + whole.span;
		let parts = tokens.filter(({ span, position }) => whole.span > 1 && span === 1 && position >= whole.position && position < covered);
		if (units.push({
			key: whole.key,
			typed: text.slice(whole.start, whole.end),
			parts: parts.map(({ key }) => key),
			stop: isStopWord(whole.key),
			last: whole.end === text.trimEnd().length
		}), units.length === 32) break;
	}
	return units;
}
function widest(tokens, first) {
	return tokens.filter(({ position }) => position === first.position).reduce((best, token) => token.span > best.span || token.span === best.span && token.key.startsWith("--") ? token : best, first);
}
// src/search/query/valueForms.ts
const SIGNS = /[^\p{L}\p{N}]/gu, plainOf = (key) => key.replace(/^0x(?=[\da-f]{4,}$)/, "").replace(SIGNS, "");
/**
* Addresses, codes and numbers are written with signs or without them: `00:1a:2b:3c:4d:5e`, `0x80070005`, `1.000.000`.
* They are found either way, and by the part before one of their signs: `10.10.0` finds `10.10.0.5`.
*/
function createValueForms({ words }) {
	let values, read = () => words.flatMap((key, word) => {
		if (!/\d/.test(key)) return [];
		let cuts = new Set([...key.matchAll(SIGNS)].map(({ index }) => plainOf(key.slice(0, index)).length));
		return [{
			word,
			plain: plainOf(key),
			cuts
		}];
	});
	return (key, unfinished) => {
		let typed = plainOf(key);
		return !/\d/.test(key) || typed.length < 4 ? [] : (values ??= read(), values.flatMap(({ word, plain, cuts }) => plain === typed ? [{
			word,
			weight: 1
		}] : plain.startsWith(typed) && (unfinished || cuts.has(typed.length)) ? [{
			word,
			weight: .6
		}] : []));
	};
}
// src/search/ranking/match.ts
/** Inverse page frequency of a word that `count` of all pages have. */
function rarity(count, pages) {
	return count ? Math.log(1 + (pages - count + .5) / (count + .5)) : 0;
}
/** The same of a match; what is uncertain counts in part. */
function rarityOf(certainty) {
	return rarity(certainty.reduce((sum, value) => sum + value, 0), certainty.length);
}
/** What names a section; the first one has the names of its page. */
const OF_SECTION = FIELD.heading | FIELD.questions;
/** Makes a function that matches ways to express something with all pages and sections. */
function createScorer(index, weights) {
	let sections = index.pageOfSection.length, pages = index.pages.length, sectionNorm = norms(index.sectionLength, weights.lengthNorm).map((norm) => Math.max(1, norm)), pageNorm = norms(index.pageLength, weights.lengthNorm), headings = headingNorms(index), naming = namingWeights(weights), least = Math.min(weights.field.heading, weights.field.description), body = new Float32Array(sections), named = new Float32Array(sections), headed = new Float32Array(sections), ofPage = new Float32Array(pages), isNamed = new Uint8Array(pages);
	/** Fills `body` and `named`; gives the sections where there is anything. */
	function addForms(forms) {
		let touched = [];
		for (let { word, weight } of forms) {
			let end = index.postingStart[word + 1] ?? 0;
			for (let at = index.postingStart[word] ?? 0; at < end; at++) {
				let section = index.sections[at] ?? 0, code = index.codes[at] ?? 0, inBody = countOf(code) * weights.field.body + (code & FIELD.code ? weights.field.code : 0);
				!body[section] && !named[section] && touched.push(section), body[section] = (body[section] ?? 0) + weight * inBody, named[section] = (named[section] ?? 0) + weight * (naming[code & NAMING] ?? 0), headed[section] = (headed[section] ?? 0) + weight * (naming[code & OF_SECTION] ?? 0);
			}
		}
		return touched;
	}
	return (expressions) => {
		let match = {
			page: new Float32Array(pages),
			section: new Float32Array(sections),
			own: new Float32Array(sections),
			certainty: new Float32Array(pages),
			sectionCertainty: new Float32Array(sections),
			pages: [],
			sections: []
		}, typedRarity = 0;
		for (let { forms, weight, unnamedWeight = weight, origin } of expressions) {
			let touched = addForms(forms), own = origin ? rarity(new Set(touched.map((at) => index.pageOfSection[at])).size, pages) : 0;
			origin === "typed" && (typedRarity = own);
			let isOther = origin === "synonym" && typedRarity > 0, telling = isOther ? Math.min(1, own / typedRarity) : 1, needed = isOther ? (typedRarity / rarity(1, pages)) ** weights.synonymKnown : 1;
			addBest(match, touched, {
				weight: weight * telling ** weights.synonymRarity * needed,
				unnamedWeight: unnamedWeight * telling * needed
			});
		}
		return match;
	};
	/** Takes over what is better than what is there, and clears `body` and `named`. */
	function addBest(match, touched, { weight, unnamedWeight }) {
		for (let section of touched) {
			let page = index.pageOfSection[section] ?? 0, own = named[section] ?? 0, text = body[section] ?? 0, ofAll = section === index.firstSection[page] ? own : own / (headings[page] ?? 1);
			ofPage[page] = (ofPage[page] ?? 0) + ofAll + text / (pageNorm[page] ?? 1);
			let said = text / (sectionNorm[section] ?? 1), sure = own >= least ? weight : unnamedWeight;
			ofAll >= least && (isNamed[page] = 1), match.sectionCertainty[section] || match.sections.push(section), raise(match.section, section, sure * saturated(own + said, weights.sectionSaturation));
			let heading = section === index.firstSection[page] ? 0 : headed[section] ?? 0;
			raise(match.own, section, sure * saturated(heading + said, weights.sectionSaturation)), raise(match.sectionCertainty, section, sure);
		}
		for (let section of touched) {
			body[section] = named[section] = headed[section] = 0;
			let page = index.pageOfSection[section] ?? 0, strength = ofPage[page] ?? 0;
			if (!strength) continue;
			let sure = isNamed[page] ? weight : unnamedWeight;
			match.certainty[page] || match.pages.push(page), raise(match.page, page, sure * saturated(strength, weights.pageSaturation)), raise(match.certainty, page, sure), ofPage[page] = isNamed[page] = 0;
		}
	}
}
const saturated = (strength, half) => strength / (half + strength);
function raise(values, at, value) {
	value > (values[at] ?? 0) && (values[at] = value);
}
/** The weight of all combinations of fields that name something, by their bits. */
function namingWeights({ field }) {
	return Float32Array.from({ length: NAMING + 1 }, (_, bits) => NAMES.reduce((sum, name) => sum + (bits & FIELD[name] ? field[name] : 0), 0));
}
/** One of many headings says less of its page than one of few: how many each page has, against the average. */
function headingNorms({ pages, firstSection }) {
	let counts = pages.map((_, page) => (firstSection[page + 1] ?? 0) - (firstSection[page] ?? 0) - 1);
	return norms(Float32Array.from(counts, (count) => Math.max(1, count)), 1);
}
/** Each length against the average, as far as it shall count. */
function norms(lengths, share) {
	let average = averageOf(lengths);
	return lengths.map((length) => 1 - share + length / average * share);
}
function averageOf(lengths) {
	return lengths.reduce((sum, length) => sum + length, 0) / (lengths.length || 1) || 1;
}
/** Where words together answer better than one by one, they count as found. */
function takeBetter(matches, span, importance) {
	let total = importance.reduce((sum, weight) => sum + weight, 0), take = (kind, where) => {
		for (let at of span[where]) {
			let value = span[kind][at] ?? 0, known = matches.reduce((sum, match, place) => sum + (importance[place] ?? 0) * (match[kind][at] ?? 0), 0);
			if (value * total > known) for (let match of matches) match[kind][at] = value;
		}
	};
	for (let match of matches) match.pages = [.../* @__PURE__ */ new Set([...match.pages, ...span.pages])], match.sections = [.../* @__PURE__ */ new Set([...match.sections, ...span.sections])];
	take("page", "pages"), take("certainty", "pages"), take("section", "sections"), take("own", "sections"), take("sectionCertainty", "sections");
}
// src/search/ranking/pageNames.ts
/** Words that say what kind of page it is, by their roots: readers who look for `servicenow` leave them out. */
const GENERIC = [
	"integration",
	"connector",
	"autodiscovery",
	"discovery",
	"overview",
	"guide"
];
/**
* Reads the names of all pages when the first query comes. Names are compared as one word, so that `service now` is
* ServiceNow; of a title such as `Puppet and Chef Integrations`, each part is a name.
*/
function createPageNames({ pages }, { tokens }, rootOf) {
	let generic = new Set(GENERIC.map(rootOf)), formsOf = (text) => {
		let keys = tokens(text).flatMap(({ key, span }) => span === 1 ? [key] : []), words = keys.filter((key) => !isStopWord(key)), isGeneric = (at) => {
			let [root = "", before = "", next = ""] = [
				at,
				at - 1,
				at + 1
			].map((one) => rootOf(words[one] ?? ""));
			return generic.has(root) || generic.has(before + root) || root === "auto" && generic.has(root + next);
		}, bare = words.filter((_, at) => !isGeneric(at)), [whole, rest] = [words.length ? words : keys, bare].map((list) => formOf(list, rootOf));
		return {
			whole: whole ?? "",
			bare: rest ?? "",
			roots: words.map(rootOf).join("")
		};
	}, readNames = () => pages.flatMap(({ title, label }, page) => [title, label].filter(Boolean).flatMap((text) => {
		let own = {
			page,
			...formsOf(text)
		};
		return [own, ...(own.bare === own.whole ? text.split(/:\s/).slice(0, 1) : text.split(/,? and |, |: /)).map((part) => ({
			page,
			whole: "",
			bare: formsOf(part).bare,
			roots: ""
		}))];
	})), names;
	return { find(query) {
		names ??= readNames();
		let { whole, bare, roots } = formsOf(query), known = names, pagesOf = (fits) => new Set(known.flatMap((name) => fits(name) ? [name.page] : [])), isNear = (typed, name) => name.length >= 6 && Math.abs(typed.length - name.length) <= 1 && mistakesIn(typed, name, {
			limit: 1,
			prefix: !1
		}) <= 1;
		if (!whole) return /* @__PURE__ */ new Set();
		let ways = [
			(name) => name.whole === whole,
			(name) => bare !== "" && name.bare === bare,
			(name) => roots !== "" && name.roots === roots,
			(name) => isNear(whole, name.whole),
			(name) => isNear(bare, name.bare)
		];
		for (let way of ways) {
			let found = pagesOf(way);
			if (found.size) return found;
		}
		return /* @__PURE__ */ new Set();
	} };
}
/** Words as one, in the form in which names are compared: only the last can be recognized as a plural. */
function formOf(words, rootOf) {
	return words.map((word) => word.length > 3 ? word.replace(/s$/, "") : rootOf(word)).join("");
}
// src/search/results/matcher.ts
/** How much of each of `count` concepts there is. `meaning`: what a word that only means the same counts. */
function coverageOf(matches, count, meaning = 1) {
	let values = Array(count).fill(0);
	for (let { concepts, weight, isSynonym } of matches) for (let concept of concepts) values[concept] = Math.max(values[concept] ?? 0, isSynonym ? meaning * weight : weight);
	return values;
}
/** Words of a text that were found. */
function wordsIn(matches) {
	return new Set(matches.flatMap(({ position, span }) => Array.from({ length: span }, (_, at) => position + at))).size;
}
function createMatcher(plan, { words, rootOf }, analyzer) {
	let known = /* @__PURE__ */ new Map(), addMeaning = ({ forms, weight, origin }, concepts) => {
		let isSynonym = origin === "synonym";
		for (let form of forms) {
			let key = words[form.word] ?? "", all = known.get(key) ?? [], before = all.find((meaning) => meaning.isSynonym === isSynonym), news = {
				concepts: [.../* @__PURE__ */ new Set([...before?.concepts ?? [], ...concepts])],
				weight: Math.max(before?.weight ?? 0, weight * form.weight),
				isSynonym
			};
			known.set(key, [...all.filter((meaning) => meaning !== before), news]);
		}
	};
	plan.concepts.forEach(({ expressions }, concept) => {
		for (let expression of expressions) addMeaning(expression, [concept]);
	});
	for (let { concepts, expression } of plan.spans) addMeaning(expression, concepts);
	let joinedWords = createJoinedWords(known.keys(), rootOf);
	return {
		find: remembering((text) => {
			let tokens = analyzer.tokens(text), matches = [];
			for (let { key, start, end, position, span } of [...joinedWords(tokens), ...tokens]) for (let meaning of known.get(key) ?? []) matches.push({
				start,
				end,
				position,
				span,
				...meaning
			});
			return matches.sort((a, b) => a.position - b.position);
		}),
		hasPhrase(keys, text) {
			let tokens = analyzer.tokens(text), goesOn = (position, at) => at === keys.length || tokens.some((token) => token.position === position && token.key === keys[at] && goesOn(position + token.span, at + 1));
			return tokens.some((token) => token.key === keys[0] && goesOn(token.position + token.span, 1));
		},
		wordCount: (text) => analyzer.tokens(text).filter(({ key, span }) => span === 1 && !isStopWord(key)).length
	};
}
/** Longest term that is looked for. */
const LETTERS = /^[a-z]{4,}$/;
/**
* Makes a function that finds neighbouring words which are one of the searched words together: `back up` where `backup`
* is searched, and all words of a term. It gives each as one token.
*/
function createJoinedWords(words, rootOf) {
	let byStart = /* @__PURE__ */ new Map();
	for (let word of words) {
		if (!LETTERS.test(word)) continue;
		let start = word.slice(0, 2);
		byStart.set(start, [...byStart.get(start) ?? [], word]);
	}
	/** The searched words that may begin with a token. */
	let begunBy = remembering((token) => {
		let openings = compoundOpenings(token, rootOf);
		return (byStart.get(token.slice(0, 2)) ?? []).filter((word) => word.startsWith(token.slice(0, 3)) && openings.some((opening) => word.startsWith(opening)));
	}), lastOf = (word, single, at) => {
		for (let opening of compoundOpenings(single[at]?.key ?? "", rootOf)) {
			let made = opening;
			for (let next = at + 1; next < at + 5 && word.startsWith(made); next++) {
				let token = single[next];
				if (!token) break;
				if (made += token.key, made === word || made.startsWith(word.slice(0, -2)) && rootOf(made) === rootOf(word)) return token;
			}
		}
	};
	return (tokens) => {
		let single = tokens.filter(({ span }) => span === 1), joined = [];
		for (let [at, first] of single.entries()) for (let key of begunBy(first.key)) {
			let last = lastOf(key, single, at);
			last && joined.push({
				...first,
				key,
				end: last.end,
				span: last.position - first.position + 1
			});
		}
		return joined;
	};
}
// src/search/ranking/names.ts
/** How far a title or heading is what was typed. */
function nameMatch(name, { matcher, importance, total }) {
	let matches = name ? matcher.find(name) : [];
	if (!matches.length) return {
		same: 0,
		typed: 0,
		phrase: 0
	};
	let share = (meaning) => coverageOf(matches, importance.length, meaning).reduce((sum, value, concept) => sum + value * (importance[concept] ?? 0), 0) / total, words = matcher.wordCount(name) || 1;
	return {
		same: share(1) * Math.min(1, wordsIn(matches) / words),
		typed: share(0),
		phrase: longestRun(matches, {
			importance,
			total,
			words
		})
	};
}
/** How much of a query, or of a name of so many words, the longest run of consecutive concepts is. */
function longestRun(matches, { importance, total, words }) {
	let best = 0, run = 0, length = 0, last;
	for (let { concepts, position, weight } of matches) {
		let next = last && position > last.position && position - last.position <= 3 ? last.concept + 1 : -1, follows = concepts.includes(next), concept = follows ? next : concepts[0] ?? 0;
		(follows || last?.position !== position) && (run = (follows ? run : 0) + weight * (importance[concept] ?? 0), length = follows ? length + 1 : 1, length >= 3 && (best = Math.max(best, run / total, Math.min(1, length / words))), last = {
			concept,
			position
		});
	}
	return best;
}
/** Ranks all pages and their sections by what the index knows. */
function rankPages(plan, score, context) {
	let { index } = context, { matches, importance, guessed } = matchConcepts(plan, score, context), total = importance.reduce((sum, weight) => sum + weight, 0);
	if (!total) return {
		pages: [],
		importance,
		guessed
	};
	let sums = sumUp(matches, importance.map((weight) => weight / total), index), average = averageOf(index.pageLength), ranked = index.pages.flatMap((_, page) => sums.coverage[page] ? [rankPage(page, sums, {
		...context,
		average
	})] : []).sort(byScore), widest = ranked.reduce((most, { coverage }) => Math.max(most, coverage), 0), shared = {
		...context,
		matches,
		sums,
		importance,
		total,
		fault: plan.fault
	};
	return {
		pages: ranked.filter(({ score, coverage }) => coverage > .99 || score >= (ranked[0]?.score ?? 0) * .12 && coverage >= widest * .35).map((page, at) => finish(page, {
			...shared,
			read: at < 30
		})).sort(byScore).filter(({ coverage }, at) => at < 10 || coverage >= widest * .7),
		importance,
		guessed
	};
}
const byScore = (a, b) => b.score - a.score || a.page - b.page;
/** The places of each concept, and how telling it is. */
function matchConcepts(plan, score, { weights }) {
	let matches = plan.concepts.map(({ expressions }) => score(expressions)), importance = plan.concepts.map(({ emphasis, exact }, at) => emphasis * rarityOf(matches[at]?.certainty ?? /* @__PURE__ */ new Float32Array()) ** (exact ? 1 : weights.rarity)), guessed = /* @__PURE__ */ new Set();
	for (let { concepts, expression } of plan.spans) {
		let span = score([expression]), covered = concepts.flatMap((concept) => matches[concept] ?? []), own = rarityOf(span.certainty) ** weights.rarity, absent = concepts.filter((concept) => !importance[concept]);
		if (absent.length < concepts.length) for (let concept of absent) guessed.add(concept);
		for (let concept of absent) importance[concept] = own / concepts.length;
		takeBetter(covered, span, concepts.map((concept) => importance[concept] ?? 0));
	}
	return {
		matches,
		importance,
		guessed
	};
}
function sumUp(matches, shares, index) {
	let ofPages = () => new Float32Array(index.pages.length), ofSections = () => new Float32Array(index.pageOfSection.length), sums = {
		page: ofPages(),
		coverage: ofPages(),
		section: ofSections(),
		sectionCoverage: ofSections(),
		own: ofSections(),
		beyondFirst: ofSections()
	}, add = (to, at, value) => {
		to[at] = (to[at] ?? 0) + value;
	};
	for (let [at, match] of matches.entries()) {
		let share = shares[at] ?? 0;
		for (let page of match.pages) add(sums.page, page, share * (match.page[page] ?? 0)), add(sums.coverage, page, share * (match.certainty[page] ?? 0));
		for (let section of match.sections) {
			let sure = match.sectionCertainty[section] ?? 0, first = index.firstSection[index.pageOfSection[section] ?? 0] ?? 0;
			add(sums.section, section, share * (match.section[section] ?? 0)), add(sums.sectionCoverage, section, share * sure), add(sums.own, section, share * (match.own[section] ?? 0)), add(sums.beyondFirst, section, share * Math.max(0, sure - (match.sectionCertainty[first] ?? 0)));
		}
	}
	return sums;
}
/** A page by its words alone. `average`: the length of a page, in words. */
function rankPage(page, sums, { index, weights, average }) {
	let first = index.firstSection[page] ?? 0, best = 0, together = 0, sections = [];
	for (let section = first; section < (index.firstSection[page + 1] ?? first); section++) {
		let value = sums.section[section] ?? 0;
		if (!value) continue;
		let covered = sums.sectionCoverage[section] ?? 0;
		best = Math.max(best, value * Math.sqrt(covered)), together = Math.max(together, (sums.sectionCoverage[first] ?? 0) + (sums.beyondFirst[section] ?? 0));
		let own = sums.own[section] ?? 0;
		own && sections.push({
			section,
			score: own * covered
		});
	}
	let coverage = sums.coverage[page] ?? 0, near = coverage - (1 - Math.min(1, average / (index.pageLength[page] ?? 1))) * (coverage - together);
	return {
		page,
		score: ((sums.page[page] ?? 0) + weights.section * best) * near ** weights.pageCoverage,
		coverage,
		named: !1,
		sections
	};
}
const sumOf = (shares, of) => shares.reduce((sum, share, at) => sum + share * of(at), 0);
/** A page with its best sections; higher where its title or a heading is what was typed. */
function finish(ranked, context) {
	let { index, weights, matcher, matches, importance, total, sums, read, fault } = context, first = index.firstSection[ranked.page] ?? 0, name = read ? index.pages[ranked.page]?.title ?? "" : "", title = nameMatch(name, context), inTitle = coverageOf(matcher.find(name), importance.length), shares = importance.map((own, at) => (own / total) ** weights.sectionRarity * (1 - (1 - weights.titleWord) * (inTitle[at] ?? 0))), named = title.same > .75 || title.typed > .99, best = 0, most = 0, [top, ...others] = ranked.sections.map(({ section, score: said }) => {
		let { same, typed, phrase } = nameMatch(read && (sums.sectionCoverage[section] ?? 0) >= .2 ? index.headings[section] ?? "" : "", context), heading = weights.headingMatch * same + weights.phrase * phrase ** 2;
		best = Math.max(best, heading), most = Math.max(most, said * (1 + heading));
		let strength = (fault || Math.max(typed, phrase) >= .5 || index.kindOfSection(section) !== "error" ? 1 : weights.row) * (1 + heading) * (read ? sumOf(shares, (at) => matches[at]?.own[section] ?? 0) : said);
		return {
			section,
			strength,
			score: strength * (read ? sumOf(shares, (at) => matches[at]?.sectionCertainty[section] ?? 0) : 1)
		};
	}).sort((a, b) => b.score - a.score || a.section - b.section), further = others.sort((a, b) => b.strength - a.strength || a.section - b.section), sections = [...top ? [top] : [], ...further].map(({ section, strength }) => ({
		section,
		score: most * Math.min(1, strength / (top?.strength || 1))
	})), start = {
		section: first,
		score: sections[0]?.score ?? 0
	}, shown = sections.length && !named ? sections : [start, ...sections.filter(({ section }) => section !== first)], factor = (1 + weights.titleMatch * title.same) * (1 + best);
	return {
		...ranked,
		score: ranked.score * factor,
		named,
		sections: shown.slice(0, 4)
	};
}
// src/search/ranking/weights.ts
const WEIGHTS = {
	field: {
		title: 11,
		heading: 2,
		keywords: 6,
		questions: 6,
		description: 3,
		breadcrumbs: .6,
		code: .5,
		body: .9
	},
	pageSaturation: 2.7,
	sectionSaturation: 1.2,
	lengthNorm: .7,
	section: .7,
	rarity: .75,
	pageCoverage: .75,
	titleMatch: .5,
	headingMatch: .3,
	completion: .3,
	ripeness: 3,
	compoundPart: .4,
	titleWord: .2,
	sectionRarity: .5,
	row: .5,
	negated: .75,
	phrase: .4,
	synonym: .87,
	synonymUnnamed: .75,
	synonymRarity: .35,
	synonymKnown: .1,
	synonymInflection: .3,
	synonymLoose: .8,
	synonymBackwards: .33,
	weakWord: .2
}, ASKS_NUMBER = /^(?:(?:after |up to )?how (?:many|much|long|often|large|big|far)|(?:which|what) (?:tcp |udp )?ports?|default)\b/i, NUMBER = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|(?<!at )once|twice|hundred|thousand|never|daily|hourly|nightly)\b/i;
/** Sections that may answer, best first, with their ranks from 1 down. */
function candidates(pages) {
	let best = pages[0]?.score || 1, ranked = pages.flatMap(({ page, score, sections }) => sections.map(({ section, score: own }) => ({
		page,
		section,
		rank: own * Math.sqrt(score / best)
	}))).sort((a, b) => b.rank - a.rank), first = ranked[0]?.rank || 1;
	return ranked.slice(0, 16).map((one) => ({
		...one,
		rank: one.rank / first
	}));
}
/** Share of the telling words of a text that were typed. */
function typedShare(text, matcher) {
	let isTelling = ({ start, end }) => !isStopWord(text.slice(start, end).toLowerCase()), typed = matcher.find(text).filter((match) => !match.isSynonym && isTelling(match));
	return Math.min(1, wordsIn(typed) / (matcher.wordCount(text) || 1));
}
/** The lines of the likeliest sections that could answer by themselves, best first. Needs the sections' texts. */
function passagesOf(asked, index, texts) {
	let { query, importance, matcher } = asked, tells = asked.plan.concepts.map(({ typed }) => !isWeakWord(typed.toLowerCase())), most = Math.max(...importance), weights = importance.map((weight) => weight || most), total = weights.reduce((sum, weight) => sum + weight, 0), share = (values) => values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0) / total, of = (text) => coverageOf(matcher.find(text), weights.length, .5);
	return candidates(asked.pages).flatMap(({ page, section, rank }) => {
		let kind = index.kindOfSection(section), heading = index.headings[section] ?? "", [inTitle, inHeading] = [of(index.pages[page]?.title ?? ""), of(heading)], named = typedShare(heading, matcher), [text = "", , rows = {}] = texts.of(section) ?? [];
		return text.split("\n").flatMap((line, at) => {
			if (!speaks(line, {
				kind,
				at,
				isRow: at in rows,
				query
			})) return [];
			let inText = of(line).map((value, concept) => Math.max(value, inHeading[concept] ?? 0)), anywhere = inText.map((value, concept) => Math.max(value, .8 * (inTitle[concept] ?? 0))), [own, covered, density] = [
				share(inText),
				share(anywhere),
				typedShare(line, matcher)
			];
			return [{
				section,
				kind,
				covered,
				own,
				named,
				density,
				text: line,
				anchor: rows[at] ?? index.anchorOfSection(section),
				least: Math.min(...anywhere.filter((_, concept) => tells[concept])),
				same: share(inHeading) * named,
				score: covered + .3 * own + .3 * rank + .1 * density
			}];
		});
	}).sort((a, b) => b.score - a.score);
}
/** Whether a line of a section can answer by itself. */
function speaks(line, { kind, at, isRow, query }) {
	return line === "" ? !1 : kind === "error" ? !0 : line.endsWith(":") ? !1 : kind === "question" ? at === 0 && !isRow : ASKS_NUMBER.test(query) && !NUMBER.test(line) ? !1 : line.split(/\s+/).length >= 5;
}
/**
* The stretch of a text that has most of the query together, marked. The beginning of the text where nothing
* of it does. `importance` is that of each concept.
*/
function snippetOf(text, matches, importance) {
	let plain = text.replace(/\s/g, " "), start = matches.length ? startOf(text, densest(matches, importance)) : 0, end = endOf(plain, start + 160), inside = matches.filter((match) => match.start >= start && match.end <= end).map(({ isSynonym, ...match }) => ({
		start: match.start - start,
		end: match.end - start,
		isSynonym
	})), fragments = markText(plain.slice(start, end), inside);
	return end < plain.trimEnd().length && fragments.push({
		text: " …",
		marked: !1
	}), start > 0 && !/[\n.!?]\s*$/.test(text.slice(0, start)) ? [{
		text: "… ",
		marked: !1
	}, ...fragments] : fragments;
}
/** The match where the best window begins: most of the query is near it. */
function densest(matches, importance) {
	let best = -1, from = 0;
	return matches.forEach((first, index) => {
		let seen = /* @__PURE__ */ new Map(), repeated = 0;
		for (let at = index; at < matches.length; at++) {
			let match = matches[at];
			if (!match || match.end - first.start > 130) break;
			for (let concept of match.concepts) seen.set(concept, Math.max(seen.get(concept) ?? 0, match.weight));
			repeated++;
		}
		let worth = [...seen].reduce((sum, [concept, weight]) => sum + (importance[concept] ?? 0) * weight, repeated * .01);
		worth > best + 1e-9 && ([best, from] = [worth, first.start]);
	}), from;
}
/** Begins with the line or sentence of the match where that is near, else with a word. */
function startOf(text, at) {
	let offset = Math.max(0, at - 60), before = text.slice(offset, at), sentence = Math.max(before.lastIndexOf("\n"), /.*[.!?]\s/s.exec(before)?.[0].length ?? -1);
	if (offset === 0 && sentence < 0) return 0;
	if (sentence >= 0) return offset + sentence + +(before[sentence] === "\n");
	let word = text.slice(Math.max(0, at - 30), at).search(/\s/);
	return word < 0 ? at : Math.max(0, at - 30) + word + 1;
}
function endOf(text, limit) {
	if (text.length <= limit) return text.length;
	let space = text.lastIndexOf(" ", limit);
	return space > limit - 40 ? space : limit;
}
/** A text in stretches, with what was looked for marked. */
function markText(text, matches) {
	let fragments = [], at = 0;
	for (let { start, end, isSynonym } of merged(matches)) start > at && fragments.push({
		text: text.slice(at, start),
		marked: !1
	}), fragments.push({
		text: text.slice(start, end),
		marked: !0,
		...isSynonym ? { isSynonym } : {}
	}), at = end;
	return at < text.length && fragments.push({
		text: text.slice(at),
		marked: !1
	}), fragments;
}
function merged(matches) {
	let stretches = [];
	for (let { start, end, isSynonym } of [...matches].sort((a, b) => a.start - b.start)) {
		let last = stretches.at(-1);
		last && start < last.end ? (last.end = Math.max(last.end, end), last.isSynonym &&= isSynonym) : stretches.push({
			start,
			end,
			isSynonym
		});
	}
	return stretches;
}
// src/search/results/answer.ts
/**
* How much of the heading must be typed so that the row or question matches, and from where it certainly does. Two
* or three plain words (`failed logins`) name a row as a question is named.
*/
const NAMED = {
	error: .35,
	question: .6
}, OF_NAMED = {
	covered: .4,
	margin: .04
}, FACT = {
	covered: .85,
	own: .8,
	least: .6,
	margin: .1,
	density: .2,
	named: .8,
	pages: {
		asking: 99,
		naming: 2
	}
}, FEWEST = {
	asking: 3,
	naming: 4
}, ASKS = /^(?:how|what|which|where|when|who|why|is|are|can|does|do|may|will|should|must)\b|\?\s*$/i;
/** Makes an answerer for one index. */
function createAnswerer(context) {
	let { index, analyzer, vocabulary, terms, texts, hrefOf } = context, ofPages = (asked) => ({
		...asked,
		pages: asked.pages.filter(({ page }) => !terms.isGlossary(page))
	});
	/** The last word may become another. */
	function isUnfinished({ query, plan }) {
		let key = analyzer.tokens(query).findLast(({ span }) => span === 1)?.key ?? "";
		return !(isStopWord(key) || vocabulary.withStem(vocabulary.rootOf(key)).length > 0) && !plan.corrected && !/\s$/.test(query);
	}
	function card(text, place, { matcher }) {
		let { section, anchor } = place, { route = "", title = "", breadcrumbs = [] } = index.pages[index.pageOfSection[section] ?? 0] ?? {}, heading = index.headings[section] || title;
		return {
			kind: index.kindOfSection(section),
			href: hrefOf(route, anchor),
			heading: markText(heading, matcher.find(heading)),
			text: markText(text, matcher.find(text)),
			title,
			breadcrumbs
		};
	}
	return {
		sections(asked) {
			let term = terms.find(asked.query);
			if (term !== void 0) return [term];
			if (isUnfinished(asked)) return [];
			let likely = candidates(ofPages(asked).pages).map(({ section }) => section);
			return asked.matcher.wordCount(asked.query) >= fewest(asked.query) || likely.some((section) => {
				let kind = index.kindOfSection(section), least = kind === "error" || kind === "question" ? NAMED[kind] : Infinity;
				return typedShare(index.headings[section] ?? "", asked.matcher) >= least;
			}) ? likely : [];
		},
		find(asked) {
			let term = terms.find(asked.query);
			if (term !== void 0) {
				let definition = texts.of(term)?.[0].split("\n")[0], place = {
					section: term,
					anchor: index.anchorOfSection(term)
				};
				return definition === "" ? void 0 : card(shortened(definition ?? ""), place, asked);
			}
			if (isUnfinished(asked)) return;
			let all = passagesOf(ofPages(asked), index, texts), [best] = all, second = all.find(({ section }) => section !== best?.section)?.score ?? 0, place = asked.pages.findIndex(({ page }) => page === index.pageOfSection[best?.section ?? -1]);
			if (!best || !isSure(best, {
				...asked,
				place,
				margin: best.score - second
			})) return;
			let isNamed = best.kind === "error" || best.kind === "question", text = shortened(best.text, isNamed ? void 0 : asked.matcher);
			if (!text) return;
			let titleOf = ({ section }) => index.pages[index.pageOfSection[section] ?? 0]?.title ?? "", titles = best.kind === "error" ? all.filter(({ kind, same }) => kind === "error" && same >= best.same - OF_NAMED.margin).map(titleOf) : [], also = [...new Set(titles)].filter((title) => title !== titleOf(best));
			return {
				...card(text, best, asked),
				...also.length ? { also } : {}
			};
		}
	};
}
const fewest = (query) => ASKS.test(query.trimStart()) ? FEWEST.asking : FEWEST.naming;
/** `place`: that of the passage's page among the results, from 0; `margin`: how far it is ahead of the next. */
function isSure(best, { query, plan, importance, place, margin }) {
	let { kind, same, covered } = best;
	if (kind === "error" || kind === "question") {
		let least = plan.concepts.length >= FEWEST.naming || plan.concepts.some(({ exact }) => exact) ? NAMED[kind] : NAMED.question;
		return (same >= .8 || same >= least && margin >= OF_NAMED.margin) && covered >= OF_NAMED.covered;
	}
	return place < (ASKS.test(query.trimStart()) ? FACT.pages.asking : FACT.pages.naming) && importance.every(Boolean) && plan.concepts.filter(({ typed }) => !isWeakWord(typed.toLowerCase())).length >= fewest(query) && covered >= FACT.covered && best.own >= FACT.own && best.least >= FACT.least && margin >= FACT.margin && (best.density >= FACT.density || best.named >= FACT.named);
}
/** Whole sentences of a text, at most `MOST_WORDS`; from the one that has the most of the query on. Empty where one is too long. */
function shortened(text, matcher) {
	let count = (part) => part.trim().split(/\s+/).length;
	if (count(text) <= 60) return text;
	let sentences = text.match(/.+?(?:[.!?](?=\s|$)|$)\s*/gs) ?? [], worth = (sentence) => new Set(matcher?.find(sentence).flatMap(({ concepts }) => concepts)).size, from = matcher ? sentences.reduce((best, one, at) => worth(one) > worth(sentences[best] ?? "") ? at : best, 0) : 0, taken = "";
	for (let sentence of sentences.slice(from)) {
		if (count(taken + sentence) > 60) break;
		taken += sentence;
	}
	return taken.trim();
}
/** A page as it is shown, with its best sections. */
function pageHit(ranked, context) {
	let { index, matcher, hrefOf } = context, { route = "", title = "", breadcrumbs = [] } = index.pages[ranked.page] ?? {};
	return {
		route,
		href: hrefOf(route, ""),
		title: markText(title, matcher.find(title)),
		breadcrumbs,
		section: sectionLabel(index, ranked.page),
		hits: shownSections(ranked).map(({ section }) => sectionHit(section, ranked, context))
	};
}
/** The sections of a page that are shown. */
function shownSections({ sections }) {
	let best = sections[0]?.score ?? 0;
	return sections.filter(({ score }, at) => at === 0 || score >= best * .5);
}
/** A page whose place that answers says so itself, and shows the answer in the room of its snippet. */
function withAnswer(page, { href, text }) {
	let hits = page.hits.map((hit) => hit.href === href ? {
		...hit,
		snippet: text,
		answers: !0
	} : hit);
	return {
		...page,
		hits
	};
}
function sectionHit(section, { page, named }, context) {
	let { index, matcher, importance, texts, hrefOf } = context, { route = "", title = "" } = index.pages[page] ?? {}, heading = index.headings[section] || title, [text = "", code = "", rows = {}] = texts.of(section) ?? [], inText = matcher.find(text), inCode = inText.length ? [] : matcher.find(code), row = inText.length ? rowAt(text, densest(inText, importance)) : void 0, anchor = row && rows[row.line], kind = index.kindOfSection(section), own = { heading: markText(heading, matcher.find(heading)) };
	if (row && anchor !== void 0 && !(named && section === index.firstSection[page])) {
		let snippet = snippetOf(row.text, matcher.find(row.text), importance);
		return {
			...own,
			href: hrefOf(route, anchor),
			kind,
			snippet
		};
	}
	return {
		...own,
		href: hrefOf(route, index.anchorOfSection(section)),
		kind,
		snippet: inCode.length ? snippetOf(code, inCode, importance) : snippetOf(text || code, inText, importance)
	};
}
/** The line at a place of a text, and its number. */
function rowAt(text, place) {
	let line = text.slice(0, place).split("\n").length - 1;
	return {
		line,
		text: text.split("\n")[line] ?? ""
	};
}
/** Label of the top-level section a page belongs to. */
function sectionLabel(index, page) {
	let own = index.pages[page];
	return own ? topSection(own, index.pages[page + 1]) : "";
}
function sectionCounts(index, pages) {
	let counts = /* @__PURE__ */ new Map();
	for (let { page } of pages) {
		let label = sectionLabel(index, page);
		counts.set(label, (counts.get(label) ?? 0) + 1);
	}
	return [...counts].map(([label, count]) => ({
		label,
		count
	})).sort((a, b) => b.count - a.count);
}
function kindCounts(index, pages) {
	let counts = /* @__PURE__ */ new Map();
	for (let { sections } of pages) {
		let own = new Set(sections.map(({ section }) => index.kindOfSection(section)));
		for (let kind of own) counts.set(kind, (counts.get(kind) ?? 0) + 1);
	}
	return KINDS.flatMap((kind) => {
		let count = counts.get(kind);
		return count === void 0 ? [] : [{
			kind,
			count
		}];
	});
}
/** A page with its places of a kind only. */
function ofKind(page, index, kind) {
	return kind === void 0 ? page : {
		...page,
		sections: page.sections.filter(({ section }) => index.kindOfSection(section) === kind)
	};
}
/** What is marked in the results, each once: the typed words, or words of the same meaning if it has none of them. */
function shownWords(pages, answer) {
	let marked = [...answer ? [answer.heading, answer.text] : [], ...pages.flatMap(({ title, hits }) => [title, ...hits.flatMap(({ heading, snippet }) => [heading, snippet])])].flat().filter((fragment) => fragment.marked), typed = marked.filter(({ isSynonym }) => !isSynonym), words = (typed.length ? typed : marked).map(({ text }) => text.toLowerCase());
	return [...new Set(words)].slice(0, 40);
}
/** Queries worth trying: the corrected spelling first, then titles of pages near the words where little was found. */
function suggest(plan, pages, index) {
	let suggestions = plan.corrected ? [plan.corrected] : [];
	if (pages.length >= 3) return suggestions;
	let near = pages.map(({ page }) => index.pages[page]?.title ?? ""), begun = titlesNear(plan.concepts.map(({ typed }) => typed), index);
	return [.../* @__PURE__ */ new Set([
		...suggestions,
		...near,
		...begun
	])].filter(Boolean).slice(0, 4);
}
/** Titles that hold words with the same beginning as what was typed. */
function titlesNear(typed, index) {
	let beginnings = typed.filter((word) => word.length > 3).map((word) => word.slice(0, 3).toLowerCase()), worth = (title) => beginnings.filter((beginning) => title.toLowerCase().split(/\W+/).some((word) => word.startsWith(beginning))).length;
	return index.pages.map(({ title }) => ({
		title,
		worth: worth(title)
	})).filter((found) => found.worth > 0).sort((a, b) => b.worth - a.worth || a.title.length - b.title.length).slice(0, 4).map(({ title }) => title);
}
// src/search/results/terms.ts
/** Words around a term in a question about its meaning. */
const DEFINE = /^(?:what(?:['’]?s| is| are| does| do)|define|explain|definition of|meaning of)\s+(?:(?:an?|the)\s+)?|\s+(?:means?|stands? for|do|show|definition|meaning)(?=\s*\??$)|[?\s]+$/gi;
/** Reads the terms of an index. */
function createTerms(index, { rootOf }, analyzer) {
	let terms = /* @__PURE__ */ new Map(), glossaries = /* @__PURE__ */ new Set(), rootsOf = (text) => analyzer.tokens(text).flatMap(({ key, span }) => span === 1 ? [rootOf(key)] : []).join(" ");
	return index.headings.forEach((heading, section) => {
		if (index.kindOfSection(section) === "term") {
			glossaries.add(index.pageOfSection[section] ?? 0);
			for (let name of heading.split(/ \(|\)$/)) name && terms.set(rootsOf(name), section);
		}
	}), {
		find: (query) => terms.get(rootsOf(query)) ?? terms.get(rootsOf(query.replace(DEFINE, ""))),
		asksMeaning: (query) => query.replace(DEFINE, "") !== query.replace(/[?\s]+$/, ""),
		isGlossary: (page) => glossaries.has(page)
	};
}
// src/search/results/texts.ts
/** Keeps all text it has loaded. What could not be loaded is asked for again by the next query. */
function createTexts({ shards, shardOfSection, firstInShard }, load) {
	let kept = /* @__PURE__ */ new Map(), loading = /* @__PURE__ */ new Map();
	async function read(shard, id) {
		try {
			kept.set(shard, readShard(id, await load(id)));
		} catch {}
		loading.delete(shard);
	}
	return {
		of(section) {
			let shard = shardOfSection[section] ?? -1;
			return kept.get(shard)?.[section - (firstInShard[shard] ?? 0)];
		},
		async load(sections) {
			let reading = [...new Set(sections.map((section) => shardOfSection[section] ?? -1))].map((shard) => {
				let id = shards[shard];
				if (id === void 0 || kept.has(shard)) return;
				let known = loading.get(shard) ?? read(shard, id);
				return loading.set(shard, known), known;
			});
			await Promise.all(reading);
		}
	};
}
/**
* Opens an index for searching.
* @throws OtherIndexVersion, SearchUnavailable: see `readIndex`.
*/
function createEngine({ index: file, rest, loadShard, hrefOf, pause, weights = WEIGHTS }) {
	let index = openIndex(file, rest), analyzer = { tokens: remembering(createAnalyzer().tokens, 1e4) }, vocabulary = createVocabulary(index), tools = {
		vocabulary,
		correct: createCorrector(vocabulary),
		values: createValueForms(vocabulary),
		synonyms: createSynonymLookup(index.synonyms, vocabulary.rootOf),
		weights
	}, names = createPageNames(index, analyzer, vocabulary.rootOf), score = createScorer(index, weights), many = .15 * index.pages.length, common = many < 5 ? 0 : rarity(many, index.pages.length) ** weights.rarity, texts = createTexts(index, loadShard), terms = createTerms(index, vocabulary, analyzer), answerer = createAnswerer({
		index,
		analyzer,
		vocabulary,
		terms,
		texts,
		hrefOf
	});
	/** The pages that contain all quoted phrases, which only their text shows. */
	async function withPhrases(pages, { phrases }, { hasPhrase }) {
		let candidates = pages.slice(0, 30);
		return await texts.load(sectionsOf(candidates)), candidates.filter(({ page, sections }) => {
			let title = index.pages[page]?.title ?? "", places = sections.flatMap(({ section }) => {
				let [text = "", code = ""] = texts.of(section) ?? [];
				return [
					index.headings[section] ?? "",
					text,
					code
				];
			});
			return phrases.every((phrase) => [title, ...places].some((text) => hasPhrase(phrase, text)));
		});
	}
	/** The query has words of the page's title. */
	let isNamed = (page, { find }) => find(index.pages[page]?.title ?? "").length > 0, placeOf = (page) => page?.sections[0]?.section;
	/** What is on display at the first place stays there where none is clearly better: while a word is typed, many come close. */
	function keepFirst(ranked, place = "") {
		let least = .6 * (ranked[0]?.score ?? 0), addressOf = ({ page }, anchor) => hrefOf(index.pages[page]?.route ?? "", anchor), [route] = place.split("#"), kept = ranked.find((page) => addressOf(page, "") === route && page.score >= least);
		if (!kept) return ranked;
		let enough = .5 * (kept.sections[0]?.score ?? 0), section = kept.sections.find((one) => addressOf(kept, index.anchorOfSection(one.section)) === place && one.score >= enough);
		return [section ? withFirst(kept, section.section) : kept, ...ranked.filter((page) => page !== kept)];
	}
	/** Puts pages that the query names first, each at its start. */
	function namedFirst(ranked, found) {
		let score = ranked[0]?.score ?? 1, known = ranked.filter(({ page }) => found.has(page)), missing = [...found].filter((page) => !known.some((one) => one.page === page)), start = (page) => withFirst(page, index.firstSection[page.page] ?? 0);
		return [
			...known.map((page) => ({
				...start(page),
				named: !0
			})),
			...missing.map((page) => start({
				page,
				score,
				coverage: 1,
				named: !0,
				sections: []
			})),
			...ranked.filter(({ page }) => !found.has(page))
		];
	}
	return {
		rest: index.rest,
		async search(request, signal, onPartial) {
			let plan = planQuery(parseQuery(request.query, analyzer), tools);
			await pause?.(), signal.throwIfAborted();
			let matcher = createMatcher(plan, vocabulary, analyzer), { pages: ranked, importance, guessed } = rankPages(plan, score, {
				index,
				weights,
				matcher
			}), typed = names.find(request.query), withNames = typed.size || !plan.corrected ? typed : names.find(plan.corrected), pages = namedFirst(keepFirst(ranked, request.first), withNames), isKept = placeOf(pages[0]) !== placeOf(namedFirst(ranked, withNames)[0]);
			await pause?.();
			let all = plan.phrases.length ? await withPhrases(pages, plan, matcher) : pages;
			signal.throwIfAborted();
			let term = terms.find(request.query), isBelow = ({ kind }, first) => kind === "term" && first?.named === !0 && !terms.asksMeaning(request.query), named = all.flatMap((page) => !terms.isGlossary(page.page) || isNamed(page.page, matcher) ? [page] : term !== void 0 && index.pageOfSection[term] === page.page ? [withFirst(page, term)] : []), unknown = plan.concepts.flatMap(({ known, typed }, at) => known && importance[at] && !guessed.has(at) ? [] : [typed]), tells = guessed.size > 0 || plan.concepts.some(({ known }, at) => known && (importance[at] ?? 0) > common), found = unknown.length && !tells && !withNames.size ? [] : named.length ? named : all, isIn = ({ page }) => !request.section || sectionLabel(index, page) === request.section, ofAllSections = found.map((page) => ofKind(page, index, request.kind)).filter(({ sections }) => sections.length), chosen = ofAllSections.filter(isIn), shown = chosen.slice(request.offset, request.offset + request.limit).map((page, at) => at + request.offset ? {
				...page,
				sections: page.sections.slice(0, 2)
			} : page), asked = {
				query: request.query,
				plan,
				matcher,
				importance,
				pages: found
			}, forAnswer = !request.offset && !request.section && !request.kind && (term !== void 0 || !withNames.size) ? answerer.sections(asked) : [], ofRows = shown.flatMap(shownSections).map(({ section }) => section), wanted = [...ofRows, ...forAnswer], isMissing = (sections) => sections.some((section) => !texts.of(section)), isInSteps = onPartial !== void 0 && isMissing(wanted), loading = texts.load(wanted), answer = (step) => {
				let hits = shown.map((page) => pageHit(page, {
					index,
					matcher,
					importance,
					texts,
					hrefOf
				})), best = forAnswer.length > 0 && (term !== void 0 || step !== "list") ? answerer.find(asked) : void 0, known = best && isBelow(best, found[0]) ? {
					...best,
					below: !0
				} : best, late = term === void 0 && step === "texts" ? known : void 0, card = late ? void 0 : known, pages = late ? hits.map((page) => withAnswer(page, late)) : hits;
				return {
					query: request.query,
					total: chosen.length,
					pages,
					...card ? { answer: card } : {},
					sections: sectionCounts(index, ofAllSections),
					kinds: kindCounts(index, found.filter(isIn)),
					suggestions: suggest(plan, chosen, index),
					...plan.corrected && hits.length ? { corrected: plan.corrected } : {},
					...unknown.length && hits.length ? { unknown } : {},
					...isKept ? { kept: !0 } : {},
					words: shownWords(pages, card),
					...step ? { partial: step === "list" } : {}
				};
			};
			isInSteps && (onPartial(answer("list")), signal.throwIfAborted()), await loading, signal.throwIfAborted(), await pause?.();
			let lacks = isMissing(term === void 0 ? ofRows : wanted);
			return {
				...answer(isInSteps ? "texts" : void 0),
				...lacks ? { textsMissing: !0 } : {}
			};
		}
	};
}
/** A page that leads to this section. */
function withFirst(page, section) {
	let others = page.sections.filter((one) => one.section !== section);
	return {
		...page,
		sections: [{
			section,
			score: page.sections[0]?.score ?? 0
		}, ...others]
	};
}
function sectionsOf(pages) {
	return pages.flatMap(({ sections }) => sections.map(({ section }) => section));
}
// src/search/browser/embeddedProvider.ts
/**
* Queries the index that the build made. Its first half answers while the rest is on its way. Each is loaded once; a load
* that failed is tried again by the next query.
*/
function createEmbeddedProvider({ facts, fetch, pause }) {
	let opening, failed = !1;
	async function text(address) {
		let response = await fetch(address, failed ? { cache: "reload" } : {});
		if (!response.ok) throw new SearchUnavailable(`${address} answers with status ${response.status}.`);
		return response.text();
	}
	let loadShard = (id) => text(facts.shard.replace("[id]", id)), hrefOf = (route, anchor) => routeHref(route, facts.urls, anchor === "" ? "" : `#${encodeURIComponent(anchor)}`);
	async function open() {
		try {
			let index = await text(facts.index), names = createEngine({
				index,
				loadShard: async (id) => (await opened.whole.then(leave, () => void 0), loadShard(id)),
				hrefOf,
				pause
			}), whole = readRest(names.rest, index).then((engine) => (opened.isWhole = !0, engine)), opened = {
				names,
				whole,
				isWhole: !1
			};
			return whole.catch(() => {
				failed = !0, opening = void 0;
			}), opened;
		} catch (error) {
			throw opening = void 0, failed = !0, error;
		}
	}
	async function readRest(id, index) {
		let engine = createEngine({
			index,
			rest: await loadShard(id),
			loadShard,
			hrefOf,
			pause
		});
		return failed = !1, engine;
	}
	return {
		async search(request, signal, onPartial) {
			opening ??= open();
			let { names, whole, isWhole } = await opening;
			signal.throwIfAborted();
			let waiting = new AbortController();
			!isWhole && onPartial && names.search(request, AbortSignal.any([signal, waiting.signal]), (response) => {
				response.pages.length > 0 && onPartial(ofNames(response));
			}).catch(() => void 0);
			let engine;
			try {
				engine = await whole;
			} catch (error) {
				signal.throwIfAborted();
				let response = await names.search(request, signal);
				if (response.pages.length === 0) throw error;
				return ofNames(response);
			} finally {
				waiting.abort();
			}
			return signal.throwIfAborted(), engine.search(request, signal, onPartial);
		},
		prepare() {
			opening ??= open(), opening.catch(() => void 0);
		}
	};
}
function leave() {
	throw new SearchUnavailable("All is here.");
}
/** An answer of the first half, which does not know which words are missing everywhere or how a word is spelled. */
function ofNames({ unknown, corrected, suggestions, ...response }) {
	return {
		...response,
		suggestions: [],
		namesOnly: !0
	};
}
// src/engine/server/builtSite.ts
/** A question that cannot be answered, with a message for the caller. */
var CannotAnswer = class extends Error {
	name = "CannotAnswer";
};
/**
* Opens the site in a folder, and again after each build: the same folder may hold another one at the next call.
* @throws CannotAnswer while there is none.
*/
function siteOpener(root) {
	let last;
	return () => {
		let facts = readFacts(root);
		return last?.id !== facts.buildId && (last = {
			id: facts.buildId,
			site: openSite(root, facts)
		}), last.site;
	};
}
/** @throws FieldguideError where a folder holds no site that can be asked, and none is on its way. */
function checkBuiltSite(root, shown) {
	if (!existsSync(path.join(root, "404.html"))) throw new FieldguideError(`There is no built site in "${shown}". Build it first: fieldguide build --out ${shown}`);
	if (!existsSync(path.join(root, "llms.txt"))) throw new FieldguideError(`The site in "${shown}" has no Markdown of its pages, so there is nothing to read. Remove "markdown: false" from its settings, and build it again.`);
}
function readFacts(root) {
	let html = readFile(root, "404.html"), [, json] = (/* @__PURE__ */ RegExp("id=\"Shell-site-facts\">([\\s\\S]*?)<\/script>")).exec(html) ?? [];
	if (json === void 0) throw new CannotAnswer("The 404.html of the site was not made by Fieldguide.");
	return JSON.parse(json);
}
/** While a build replaces the folder, it is missing for a moment. */
function readFile(root, file) {
	try {
		return readFileSync(path.join(root, file), "utf8");
	} catch {
		throw new CannotAnswer(`The site is being built, or was removed: ${file} is missing. Try again in a moment.`);
	}
}
function openSite(root, facts) {
	let read = (file) => readFile(root, file);
	return {
		facts,
		pages: readPageList(read("llms.txt"), facts),
		search: searchOf(facts, read),
		read
	};
}
function searchOf({ search, baseUrl, trailingSlash }, read) {
	if (search?.provider !== "embedded") return;
	let fetch = async (href) => {
		let text = read(decodePath(href.slice(baseUrl.length)));
		return {
			ok: !0,
			status: 200,
			text: async () => text
		};
	}, urls = {
		baseUrl,
		trailingSlash
	};
	return createEmbeddedProvider({
		facts: {
			index: search.index,
			shard: search.shard,
			urls
		},
		fetch
	});
}
const PAGE_LINE = /^- \[((?:\\.|[^\]\\])*)\]\((\S+?)\)(?:: (.*))?$/;
/** The pages of `llms.txt`, as the build writes it, by their routes. */
function readPageList(text, { baseUrl }) {
	let pages = /* @__PURE__ */ new Map(), section = "";
	for (let line of text.split("\n")) {
		let [, title, address = "", description = ""] = PAGE_LINE.exec(line) ?? [];
		if (line.startsWith("## ") && (section = line.slice(3)), title === void 0) continue;
		let { pathname } = new URL(address, "http://site"), file = decodePath(pathname.slice(baseUrl.length)), route = normalizeRoute(file.replace(/(^|\/)index\.md$|\.md$/, "$1"));
		pages.set(route, {
			route,
			title: title.replace(/\\(.)/g, "$1"),
			description,
			section,
			address,
			file
		});
	}
	return pages;
}
/**
* The page that a route or an address means.
* @throws CannotAnswer with the nearest one where there is none.
*/
function findPage({ pages, facts }, asked) {
	let { path: given } = splitLink(asked.replace(/^https?:\/\/[^/]+/i, "")), inner = given.startsWith(facts.baseUrl) ? given.slice(facts.baseUrl.length) : given, route = normalizeRoute(inner.replace(/(^|\/)index\.md$|\.md$/, "$1")), page = pages.get(route) ?? pages.get(route.toLowerCase());
	if (page) return page;
	let near = nearest(route, pages.keys()), hint = near ? `Did you mean ${near}?` : "Find it with the tool \"search\".";
	throw new CannotAnswer(`There is no page ${route.slice(0, 200)}. ${hint}`);
}
/** The HTML file of a page: it knows the ids of headings, which Markdown does not. */
function htmlOf(site, { route }) {
	return site.read(routeFile(route, site.facts));
}
export { siteOpener as a, htmlOf as i, checkBuiltSite as n, findPage as r, CannotAnswer as t };
