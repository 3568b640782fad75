import { a as hintFor, n as escapeHtml, u as nearest } from "./part-text.mjs";
import { p as placeIn } from "./part-errors.mjs";
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
// src/shared/texts/english.ts
const admonitionCaution = "Caution", admonitionDanger = "Danger", admonitionImportant = "Important", admonitionInfo = "Info", admonitionNote = "Note", admonitionSecondary = "Secondary", admonitionSuccess = "Success", admonitionWarning = "Warning", allRows = "All rows: {links}", allTags = "All tags", alsoCalled = "Also called: {names}", appliesTo = "Applies to", appliesToBadges = "Applies to {badges}", appliesToMarkdown = "(applies to {badges})", backToReference = "Back to reference {number}", baseUrlAdvice = "Most likely it is served from another path than it was built for: it was built with {built}. Set {setting} in {file} to the path in the address bar, up to and with its last slash, and build again; or serve the site from {path}.", baseUrlTitle = "This site did not load its style sheet", before = "Before you start", blogPage = "Page {number}", blogPageTitle = "{blog}, page {number}", breadcrumbs = "Breadcrumbs", code = "Code", copyCode = "Copy code", copyMarkdown = "Copy as Markdown", diagram = "Diagram", directLink = "Direct link to {name}", docsTagTitle = "{count} page tagged with “{tag}”\n{count} pages tagged with “{tag}”", done = "Done", download = "Download {file}", downloadsDescription = "Take this documentation along, for reading without a network and for tools.", downloadsRelease = "The files belong to release {release}.", downloadsTitle = "Downloads", draft = "Draft.", draftNotice = "This page is shown only by the development server and is left out of builds.", editPage = "Edit this page", feedbackPrompt = "Tell us what you looked for, or what is wrong on this page.", feedbackSend = "Send feedback", feedbackTitle = "Missing something?", footnotes = "Footnotes", glossaryLetters = "Glossary letters", home = "Home", inEachRow = "In each row: {texts}", languageCode = "{language} code", lastUpdated = "Last updated", lastUpdatedBy = "Last updated by {author}", lastUpdatedOn = "Last updated on {date}", lastUpdatedOnBy = "Last updated on {date} by {author}", linkToRow = "Link to row: {name}", menuThen = "then", notTranslated = "This page is not translated yet. You are reading it in {language}.", moved = "This page has moved", movedTo = "It is at {link} now.", newer = "Newer", noSearch = "This site has no search.", notFoundAdvice = "There is no page at this address. It may have been moved or renamed; check the address for typos.", notFoundSections = "Sections", notFoundTitle = "Page not found", older = "Older", onThisPage = "On this page", openIn = "Open in {name}", output = "Output", pageMenu = "Page actions", pageDidNotHelp = "No, this page did not help", pageHelped = "Yes, this page helped", pagination = "Pages", postTagTitle = "{count} post tagged with “{tag}”\n{count} posts tagged with “{tag}”", posts = "{count} post\n{count} posts", printPage = "Print", readMore = "Read more: {link}", searchDescription = "Search {site}", searchNeedsScripts = "Search needs JavaScript, which is turned off in this browser.", searchSections = "These are the sections of the documentation. Each one lists its pages.", see = "See {link}.", skipToMain = "Skip to main content", tableOf = "Table: {names}", tags = "Tags", toDo = "To do", unlisted = "Unlisted.", unlistedNotice = "This page is not listed in the sidebar or in search engines, but links to it work.", viewMarkdown = "View as Markdown", wholeTable = "The whole table: {links}", wrapLines = "Wrap long lines", announcement = "Announcement", backToMainMenu = "Back to main menu", backToTop = "Back to top", clear = "Clear", close = "Close", closeMenu = "Close menu", crashSearch = "search", dismiss = "Dismiss", docsSidebar = "Docs sidebar", documentationPages = "Documentation pages", feedback = "Page feedback", feedbackHelpful = "Was this page helpful?", filterNone = "No page matches.", filterPages = "Filter pages", homePage = "home page", listOfPages = "The list of pages", loading = "Loading", main = "Main", menu = "Menu", next = "Next", notLoaded = "{subject} could not be loaded.", notStated = "not stated", openMenu = "Open menu", pages = "{count} page\n{count} pages", pagesIn = "Pages in {category}", partCrashed = "This part crashed.", previous = "Previous", privacyChoices = "Privacy choices", quoted = "“{text}”", retry = "Retry", rows = "{count} row\n{count} rows", search = "Search", searchPlaceholder = "Search the documentation", showAllLines = "Show all {count} lines", startAgain = "Start again from the {home}, {search} or pick a page below.", startAgainSearch = "search for {query}", table = "Table", toDark = "Switch to dark mode", toLight = "Switch to light mode", tryAgain = "Try again", GROUPS = {
	build: {
		admonitionCaution,
		admonitionDanger,
		admonitionImportant,
		admonitionInfo,
		admonitionNote,
		admonitionSecondary,
		admonitionSuccess,
		admonitionTip: "Tip",
		admonitionWarning,
		allRows,
		allTags,
		alsoCalled,
		appliesTo,
		appliesToBadges,
		appliesToMarkdown,
		backToReference,
		baseUrlAdvice,
		baseUrlTitle,
		before,
		blogPage,
		blogPageTitle,
		breadcrumbs,
		code,
		copyCode,
		copyMarkdown,
		diagram,
		diagramOr: "or",
		diagramTo: "to",
		directLink,
		docsTagTitle,
		done,
		download,
		downloadsDescription,
		downloadsRelease,
		downloadsTitle,
		draft,
		draftNotice,
		editPage,
		feedbackPrompt,
		feedbackSend,
		feedbackTitle,
		footnotes,
		glossaryLetters,
		home,
		inEachRow,
		languageCode,
		lastUpdated,
		lastUpdatedBy,
		lastUpdatedOn,
		lastUpdatedOnBy,
		linkToRow,
		menuThen,
		notTranslated,
		moved,
		movedTo,
		newer,
		noSearch,
		notFoundAdvice,
		notFoundSections,
		notFoundTitle,
		older,
		onThisPage,
		openIn,
		output,
		pageMenu,
		pageDidNotHelp,
		pageHelped,
		pagination,
		postTagTitle,
		posts,
		printPage,
		readMore,
		searchDescription,
		searchNeedsScripts,
		searchSections,
		see,
		skipToMain,
		tableOf,
		tags,
		toDo,
		unlisted,
		unlistedNotice,
		viewMarkdown,
		wholeTable,
		wrapLines
	},
	browser: {
		allColumn: "{column}: all",
		allKinds: "All kinds",
		allRowsAs: "All rows as {format}",
		allSections: "All sections",
		allow: "Allow",
		alsoOn: "Also on {pages}",
		announcement,
		answer: "Answer",
		backToMainMenu,
		backToTop,
		cancel: "Cancel",
		clear,
		clearValues: "Clear all values",
		close,
		closeMenu,
		columnFilter: "{column}: {table}",
		commonTasks: "Common tasks",
		consent: "May this site load content from other hosts that measures how the site is used? You can read every page either way.",
		controlsNotLoaded: "The controls of this page could not be loaded.",
		copied: "Copied",
		copyCsv: "Copy as CSV",
		copyFailed: "Could not copy",
		crashHome: "Home page",
		crashOr: "{home} or {search}",
		crashSearch,
		definition: "Definition",
		dismiss,
		docsSidebar,
		documentationPages,
		downloadCsv: "Download CSV",
		enlarge: "Enlarge: {picture}",
		enlargePicture: "Enlarge picture",
		enlargedPicture: "Enlarged picture",
		errorCard: "Cause and remedy",
		feedback,
		feedbackAddress: "Email address for an answer (optional)",
		feedbackAddressNote: "Leave it empty if you need no answer. It is used for nothing else.",
		feedbackBack: "Back to the text",
		feedbackDone: "Done¦feedbackDone",
		feedbackEndpointNote: "This sends your answers, your text and the address of this page to the writers of this documentation.",
		feedbackEndpointSent: "Your text has arrived. Thank you.",
		feedbackFailed: "Your text was not sent ({reason}). It stays here; try again, or use the form.",
		feedbackForm: "Open the form",
		feedbackHelpful,
		feedbackIssueAction: "Continue in a new tab",
		feedbackIssueNote: "This opens a prefilled issue in the public repository of this documentation. Nothing is sent until you submit it there. After that, anyone can read it.",
		feedbackIssueSent: "The form is open in a new tab. Submit it there to send it to us.",
		feedbackMissing: "What was missing?",
		feedbackNo: "No",
		feedbackNoSearchResult: "The search for “{query}” returns no results.",
		feedbackNoConnection: "no connection",
		feedbackNotAllowed: "You have not allowed content from {host}. Change this under “Privacy choices” at the end of the page; your text stays here.",
		feedbackNotAccepted: "{host} cannot accept your text right now.",
		feedbackOffline: "You are offline, so the form cannot be opened. Your text stays here.",
		feedbackPage: "On the page “{page}”",
		feedbackReason: "Why not?",
		feedbackReasonMissing: "I did not find what I need",
		feedbackReasonOther: "Another reason",
		feedbackReasonUnclear: "It is hard to understand",
		feedbackReasonWrong: "Something is wrong or out of date",
		feedbackSendAction: "Send",
		feedbackSendNote: "This sends your text and the address of the page to {host}.",
		feedbackSent: "Your text is on its way. Thank you.",
		feedbackTabBlocked: "The browser did not open the new tab. Allow it for this site, or use the link.",
		feedbackTooMany: "There are too many messages right now. Your text stays here; send it again in a minute.",
		feedbackTooLong: "The text is too long for the form. Shorten it a little.",
		feedbackYes: "Yes",
		filterNone,
		filterPages,
		filterRows: "Filter rows",
		filterRowsOf: "Filter rows: {table}",
		filters: "Filters",
		fit: "Fit",
		found: "{results} for {query}",
		homePage,
		inGlossary: "In the glossary",
		kindErrors: "Errors",
		kindGuides: "Guides",
		kindPorts: "Ports",
		kindQuestions: "Questions",
		kindSettings: "Settings",
		kindTerms: "Terms",
		kinds: "Kind",
		kindsOfResult: "Kind of result",
		listOfPages,
		loading,
		loadingPage: "Loading page",
		main,
		markOf: "{current} of {count}",
		marks: "Your search terms on this page",
		menu,
		missingSection: "This page has no section with this address. The section may have been renamed.",
		newTab: "in a new tab",
		nextMatch: "Next match",
		nextResults: "Next page of results",
		next,
		noExcerpts: "The excerpts of some results could not be loaded.",
		noPageHas: "No page has {words}. Pages with the other words:",
		noResults: "No results for {query}",
		notAllow: "Do not allow",
		notLoaded,
		notStated,
		onlyTitles: "Only titles and headings were searched: the rest of the index could not be loaded.",
		openMenu,
		options: "Options",
		originalOrder: "Original order",
		page: "The page {path}",
		pageCrashed: "This page crashed.",
		pages,
		pagesIn,
		partCrashed,
		partOfPage: "This part of the page ({name})",
		picture: "Picture",
		pictureKeys: "{picture}. Plus and minus zoom, 0 fits it, arrow keys move.",
		previous,
		previousMatch: "Previous match",
		previousResults: "Previous page of results",
		printed: "printed {date}",
		printedNothing: "Nothing was chosen or entered for this printout.",
		privacyChoices,
		quoted,
		recentSearches: "Recent searches",
		removeHighlights: "Remove highlights",
		removeSearch: "Remove: {query}",
		restComes: "Titles and headings first. The texts of the pages are on their way …",
		results: "Results",
		resultCount: "{count} result\n{count} results",
		resultPages: "Pages of results",
		resultsByKind: "Results by kind",
		resultsBySection: "Results by section",
		retry,
		rows,
		rowsOf: "{shown} of {count} row\n{shown} of {count} rows",
		search,
		searchChoose: "choose",
		searchFailed: "Unable to fetch results",
		searchHint: "Ask in your own words, or type a port, a setting or a command.",
		searchNetwork: "You might want to check your network connection.",
		searchOpen: "open",
		searchPlaceholder,
		searchPrivate: "What you type stays in this browser.",
		searchReport: "Believe this query should return results? {link}",
		searchReportLink: "Let us know.",
		searchTitle: "Search results for {query}",
		searching: "Searching …",
		section: "Section",
		seeResults: "See the one result\nSee all {count} results",
		showAll: "Show all kinds and sections",
		showAllLines,
		showFewerLines: "Show fewer lines",
		showAtFullSize: "{percent}, show at 100%",
		showingFor: "Showing results for {query}.",
		similarAddresses: "Pages with a similar address",
		sortedAscending: "Sorted by {column}, ascending",
		sortedDescending: "Sorted by {column}, descending",
		startAgain,
		startAgainSearch,
		table,
		toDark,
		toLight,
		tryAgain,
		trySearching: "Try searching for",
		values: "Your values",
		valueOf: "Your value: {name}",
		valuesNote: "These values appear in every sample and in what its button copies. They stay in this browser and are not sent anywhere.",
		zoomIn: "Make larger",
		zoomOut: "Make smaller"
	}
};
/** The box of a node whose text is at most so wide; its place is not known yet. */
function boxOf(node, limit) {
	let lines = wrapText(node.label, limit, 13), text = widthOf(lines), round = node.shape === "decision" || node.shape === "round", side = (round ? 16 : 11) + (lines.length > 1 && round ? 4 : 0);
	return {
		node,
		lines,
		x: 0,
		y: 0,
		width: Math.max(44, text + 2 * side + (node.hasIcon ? 22 : 0)),
		height: lines.length * 17 + 16
	};
}
/** The width of the longest of some lines of text. */
function widthOf(lines) {
	return Math.max(...lines.map((line) => textWidth(line, 13)));
}
/** The room that a text beside a line takes. */
function rectOf({ x, y, lines }) {
	return {
		x,
		y,
		width: widthOf(lines),
		height: lines.length * 17
	};
}
/** The width of a text in bold, such as a group's title. */
function titleWidth(title) {
	return Math.ceil(textWidth(title, 13) * 1.07);
}
const TABLE = new Map([
	[260, " 'ijl|"],
	[290, ".,:;!I"],
	[345, "ftr()[]-`\""],
	[400, "/\\{}*^°"],
	[480, "Jczs?"],
	[530, "kvxyL"],
	[580, "aegbdhnopqu0123456789_#$+=<>~F"],
	[620, "ETZSYPXBVRKk"],
	[680, "ACUH&"],
	[750, "DGNOQ"],
	[900, "wmM%W@"]
].flatMap(([width, letters]) => [...letters].map((letter) => [letter, width])));
/** The width of a line of text in pixels, at a font size in pixels. */
function textWidth(text, size) {
	let sum = 0;
	for (let letter of text) sum += TABLE.get(letter) ?? otherWidth(letter);
	return Math.ceil(sum * size * 1.04 / 1e3);
}
function otherWidth(letter) {
	return /\p{M}|\p{Cf}/u.test(letter) ? 0 : /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{So}/u.test(letter) ? 1050 : /\p{Ll}/u.test(letter) ? 620 : 760;
}
/** Words up to this width, in pixels, are not parted. */
const PARTS = /(?<=[./:_@,&?=-])/;
/**
* A text in lines of at most `limit` pixels, all about as long as each other. A word that is longer makes its line
* longer; one that is much longer is parted: behind a point, slash or the like, or anywhere if it has none.
*/
function wrapText(text, wanted, size) {
	let widths = text.split(/\s+/).flatMap((word) => word.split(PARTS)).map((part) => textWidth(part, size)), whole = Math.max(0, ...widths.filter((width) => width <= 220)), limit = Math.max(wanted, whole);
	return text.split("\n").flatMap((line) => {
		let lines = fill(line, limit, size), best = lines;
		for (let width = limit - 8; lines.length > 1 && width >= Math.max(whole, limit / 2); width -= 8) {
			let tried = fill(line, width, size);
			if (tried.length > lines.length) break;
			best = tried;
		}
		return best;
	});
}
function fill(text, limit, size) {
	let lines = [""], last = () => lines.at(-1) ?? "", fits = (line) => textWidth(line.trim(), size) <= limit;
	for (let word of text.trim().split(/(?<=\s)/)) if (fits(last() + word)) lines[lines.length - 1] += word;
	else if (fits(word)) lines.push(word);
	else for (let piece of word.split(PARTS).flatMap((part) => fits(part) ? [part] : [...part])) fits(last() + piece) ? lines[lines.length - 1] += piece : lines.push(piece);
	return lines.map((line) => line.trim()).filter((line, index) => line !== "" || index === 0 && lines.length === 1);
}
// src/components/Diagram/drawFlowchart.ts
/** Icons of 16 pixels that show the kind of a box. */
const ICONS = {
	part: "M5.5 3.3a2.5 1.6 0 1 0 5 0a2.5 1.6 0 1 0-5 0zM3.5 7.7a4.5 1.8 0 1 0 9 0a4.5 1.8 0 1 0-9 0zM1.5 12.6a6.5 2 0 1 0 13 0a6.5 2 0 1 0-13 0z",
	target: "M2 2.5h12v4.5H2zM2 9h12v4.5H2zM5 4.7h.1M5 11.2h.1",
	person: "M8 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2 14.5c0-3 2.5-4.5 6-4.5s6 1.5 6 4.5z",
	outside: "M4.5 13a3.3 3.3 0 0 1-.3-6.5A4.3 4.3 0 0 1 12.5 7a3 3 0 0 1-.2 6z",
	store: "M2 4c0-1.3 2.7-2 6-2s6 .7 6 2v8c0 1.3-2.7 2-6 2s-6-.7-6-2zM2 4c0 1.3 2.7 2 6 2s6-.7 6-2"
};
/** The inner markup of the SVG of a flowchart: integers, no ids, no styles. */
function flowchartSvg(picture) {
	return [
		...picture.groups.map(({ group, title = {
			x: 0,
			y: 0
		}, ...rect }) => `<rect class="dg-group"${rectAttributes(rect)}/>${textSvg([group.title], {
			...title,
			name: "dg-title"
		})}`),
		...linePaths(picture),
		...picture.texts.map(({ lines, x, y }) => textSvg(lines, {
			x,
			y,
			name: "dg-label"
		})),
		...picture.boxes.map(boxSvg)
	].join("");
}
/** A box with its icon and text. */
function boxSvg(box) {
	let { node, lines, x, y, width, height } = box, icon = node.hasIcon && ICONS[node.role ?? "store"], round = node.shape === "decision" || node.shape === "round", side = round ? 14 : 9, mark = icon ? `<path transform="translate(${int(x + side)} ${int(y + height / 2 - 8)})" d="${icon}"/>` : "", middle = icon ? x + (width + 22 + side - 11) / 2 : x + width / 2, name = [
		"dg-box",
		node.role ?? "",
		node.shape === "decision" ? "asks" : ""
	].filter(Boolean).join(" "), corner = round ? Math.min(height / 2, 20) : 5;
	return `<g class="${name}"><rect${rectAttributes(box)} rx="${int(corner)}"/>${mark}${textSvg(lines, {
		x: middle,
		y: y + (height - lines.length * 17) / 2
	})}</g>`;
}
/** Lines of text below each other, from their upper edge on. */
function textSvg(lines, { x, y, name }) {
	let base = y + 15 - 2, rest = lines.slice(1).map((line) => `<tspan x="${int(x)}" dy="17">${escapeHtml(line)}</tspan>`);
	return `<text${name ? ` class="${name}"` : ""} x="${int(x)}" y="${int(base)}">${escapeHtml(lines[0] ?? "")}${rest.join("")}</text>`;
}
/** Place and size of an SVG rectangle. */
function rectAttributes({ x, y, width, height }) {
	return ` x="${int(x)}.5" y="${int(y)}.5" width="${int(width)}" height="${int(height)}"`;
}
function int(value) {
	return Math.round(value);
}
/** Lines of one kind are one path, all heads another. */
function linePaths({ lines }) {
	let paths = /* @__PURE__ */ new Map(), add = (name, path) => paths.set(name, (paths.get(name) ?? "") + path);
	for (let { edge, points } of lines) if (!(points.length < 2)) {
		add(LINES[edge.line], roundedPath(points));
		for (let [head, from, tip] of [[
			edge.start,
			points[1],
			points[0]
		], [
			edge.end,
			points.at(-2),
			points.at(-1)
		]]) from && tip && head !== "none" && add(head === "cross" ? "dg-line" : "dg-head", headPath(head, from, tip));
	}
	return [...paths].map(([name, path]) => `<path class="${name}" d="${path}"/>`);
}
const LINES = {
	solid: "dg-line",
	dotted: "dg-line dotted",
	thick: "dg-line thick"
};
/** A path along the points with its corners rounded. */
function roundedPath(points) {
	let [start, ...rest] = points.map(({ x, y }) => ({
		x: int(x),
		y: int(y)
	})), path = start ? `M${start.x} ${start.y}` : "", from = start;
	for (let [index, corner] of rest.entries()) {
		let to = rest[index + 1];
		if (!from || !to) path += `L${corner.x} ${corner.y}`;
		else {
			let radius = Math.min(6, distance(from, corner) / 2, distance(corner, to) / 2), before = toward(corner, from, radius), after = toward(corner, to, radius);
			path += `L${before.x} ${before.y}Q${corner.x} ${corner.y} ${after.x} ${after.y}`;
		}
		from = corner;
	}
	return path;
}
function distance(a, b) {
	return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
}
function toward(from, to, by) {
	return {
		x: int(from.x + Math.sign(to.x - from.x) * by),
		y: int(from.y + Math.sign(to.y - from.y) * by)
	};
}
/** The mark at the end of a line that comes from a point. */
function headPath(head, from, tip) {
	let [x, y] = [int(tip.x), int(tip.y)], dx = Math.sign(x - int(from.x)), dy = Math.sign(y - int(from.y));
	return head === "circle" ? `M${x - dx * 4 - 4} ${y - dy * 4}a4 4 0 1 0 8 0a4 4 0 1 0-8 0z` : head === "cross" ? `M${x - dx * 4 - 4} ${y - dy * 4 - 4}l8 8m0-8l-8 8` : dx === 0 ? `M${x} ${y}l-4${signed(-8 * dy)}h8z` : `M${x} ${y}l${-8 * dx}-4v8z`;
}
function signed(value) {
	return value < 0 ? String(value) : ` ${value}`;
}
// src/components/Diagram/drawSequence.ts
/** Room between a text and the lines beside it, and between lines of life at least. */
const TEXT_WIDTHS = [
	190,
	150,
	120,
	96,
	80
];
/** Draws a sequence: participants beside each other, what they say below. `limit`: how wide it should be. */
function sequenceSvg(sequence, limit) {
	let items = flat(sequence.items), heads = [], columns = [];
	for (let width of TEXT_WIDTHS) if (heads = sequence.participants.map((participant) => boxOf({
		...participant,
		shape: "box"
	}, Math.min(width, 140))), columns = columnsOf(sequence, {
		heads,
		items,
		width
	}), rightOf(sequence, {
		heads,
		columns,
		items
	}) <= limit) break;
	let top = Math.max(0, ...heads.map(({ height }) => height)), sheet = {
		sequence,
		heads,
		columns,
		y: top + 14,
		svg: [],
		number: 0
	};
	drawItems(sheet, sequence.items, 0);
	let lives = columns.map((x) => `M${x}.5 ${top + 1}V${sheet.y}`).join(""), boxes = heads.map((head, index) => boxSvg({
		...head,
		x: Math.round((columns[index] ?? 0) - head.width / 2),
		y: top - head.height
	})), width = rightOf(sequence, {
		heads,
		columns,
		items
	});
	return {
		svg: `<path class="dg-life" d="${lives}"/>${sheet.svg.join("")}${boxes.join("")}`,
		size: {
			width,
			height: sheet.y + 2
		}
	};
}
/** Messages and notes, those in blocks too. */
function flat(items) {
	return items.flatMap((item) => item.kind === "block" ? item.parts.flatMap((part) => flat(part.items)) : [item]);
}
function columnsOf(sequence, { heads, items, width }) {
	let at = indexOf(sequence), apart = heads.slice(1).map((head, index) => Math.max(96, ((heads[index]?.width ?? 0) + head.width) / 2 + 12)), widths = items.flatMap((item) => {
		if (item.kind === "note") return item.side === "right" ? [[
			at(item.of[0]),
			at(item.of[0]) + 1,
			widest(item.text, width) + 40
		]] : [];
		let [from, to] = [at(item.from), at(item.to)].sort((a, b) => a - b), text = widest(numbered(item.text, sequence, 10), width);
		return [from === to ? [
			from,
			(from ?? 0) + 1,
			text + 26 + 24
		] : [
			from,
			to,
			text + 24 + 4
		]];
	});
	widths.sort(([a = 0, b = 0], [c = 0, d = 0]) => b - a - (d - c));
	for (let [from = 0, to = 0, needed = 0] of widths) {
		let more = (needed - apart.slice(from, to).reduce((sum, one) => sum + one, 0)) / (to - from);
		if (more > 0) for (let index = from; index < Math.min(to, apart.length); index += 1) apart[index] = (apart[index] ?? 0) + more;
	}
	let columns = [Math.ceil((heads[0]?.width ?? 0) / 2) + 14];
	for (let one of apart) columns.push(Math.round((columns.at(-1) ?? 0) + one));
	return columns;
}
/** The right edge: heads, notes, texts beside the last line of life. */
function rightOf(sequence, { heads, columns, items }) {
	let at = indexOf(sequence), ends = heads.map((head, index) => (columns[index] ?? 0) + head.width / 2 + 14), beside = items.flatMap((item) => {
		if (item.kind === "note") {
			let { x, width } = noteAt(sequence, columns, item);
			return [x + width + 1];
		}
		return at(item.from) === columns.length - 1 && item.from === item.to ? [(columns.at(-1) ?? 0) + 26 + 12 + widest(item.text, 140)] : [];
	});
	return Math.ceil(Math.max(...ends, ...beside)) + 1;
}
function indexOf({ participants }) {
	return (id) => Math.max(0, participants.findIndex((one) => one.id === id));
}
function widest(text, limit) {
	return widthOf(wrapText(text, limit, 13));
}
function numbered(text, { isNumbered }, number) {
	return isNumbered ? `${number}. ${text}` : text;
}
function drawItems(sheet, items, depth) {
	for (let item of items) item.kind === "message" ? drawMessage(sheet, item) : item.kind === "note" ? drawNote(sheet, item) : drawBlock(sheet, item, depth);
}
function drawMessage(sheet, message) {
	let at = indexOf(sheet.sequence), [from, to] = [at(message.from), at(message.to)], [start = 0, end = 0] = [sheet.columns[from], sheet.columns[to]];
	sheet.number += 1;
	let says = numbered(message.text, sheet.sequence, sheet.number), name = message.isDotted ? "dg-line dotted" : "dg-line";
	if (from === to) {
		let next = sheet.columns[from + 1], lines = wrapText(says, next === void 0 ? 140 : next - start - 26 - 12 - 6, 13), height = Math.max(18, lines.length * 17 - 4), path = `M${start + 1} ${sheet.y + 3}h20q6 0 6 6v${height - 12}q0 6-6 6h-20`, tip = {
			x: start + 1,
			y: sheet.y + 3 + height
		};
		sheet.svg.push(`<path class="${name}" d="${path}"/>`, head(message.end, {
			x: tip.x + 9,
			y: tip.y
		}, tip)), sheet.svg.push(textSvg(lines, {
			x: start + 26 + 8,
			y: sheet.y + 3 + (height - lines.length * 17) / 2,
			name: "dg-label"
		})), sheet.y += height + 20;
		return;
	}
	let right = end > start, lines = wrapText(says, Math.abs(end - start) - 24, 13);
	sheet.svg.push(textSvg(lines, {
		x: (start + end) / 2,
		y: sheet.y,
		name: "dg-says"
	})), sheet.y += lines.length * 17 + 5;
	let tip = {
		x: end + (right ? -1 : 2),
		y: sheet.y
	}, tail = {
		x: start + (right ? 2 : -1),
		y: sheet.y
	};
	sheet.svg.push(`<path class="${name}" d="M${tail.x} ${sheet.y}H${tip.x}"/>`, head(message.end, tail, tip), head(message.start, tip, tail)), sheet.y += 14;
}
function head(kind, from, tip) {
	return kind === "none" ? "" : `<path class="${kind === "cross" ? "dg-line" : "dg-head"}" d="${headPath(kind, from, tip)}"/>`;
}
/** Where a note begins, how wide it is, and its text in lines. */
function noteAt(sequence, columns, { side, of, text }) {
	let at = indexOf(sequence), own = of.map((id) => columns[at(id)] ?? 0), [first, last] = [Math.min(...own), Math.max(...own)], lines = wrapText(text, Math.max(150, last - first), 13), width = widthOf(lines) + 24, middle = (first + last) / 2, x = side === "over" ? middle - width / 2 : side === "right" ? last + 10 : first - 10 - width;
	return {
		x: Math.max(1, Math.round(x)),
		width,
		lines
	};
}
function drawNote(sheet, note) {
	let { x, width, lines } = noteAt(sheet.sequence, sheet.columns, note), height = lines.length * 17 + 8;
	sheet.svg.push(`<rect class="dg-note"${rectAttributes({
		x,
		y: sheet.y,
		width,
		height
	})}/>`, textSvg(lines, {
		x: x + width / 2,
		y: sheet.y + 4
	})), sheet.y += height + 12;
}
/** A frame around its rows; each part begins with its condition. */
function drawBlock(sheet, { word, parts }, depth) {
	let at = indexOf(sheet.sequence), inside = parts.flatMap((part) => flat(part.items)), own = inside.flatMap((item) => item.kind === "note" ? item.of : [item.from, item.to]).map((id) => sheet.columns[at(id)] ?? 0), columns = own.length > 0 ? own : sheet.columns, widthOfAll = rightOf(sheet.sequence, {
		heads: sheet.heads,
		columns: sheet.columns,
		items: inside
	}), inset = 44 - Math.min(4, depth) * 10, x = Math.max(1 + depth * 4, Math.min(...columns) - inset), right = Math.min(widthOfAll - 2 - depth * 4, Math.max(...columns) + Math.max(inset, widest(inside.find((item) => item.kind === "message" && item.from === item.to)?.text ?? "", 140))), top = sheet.y, frame = sheet.svg.push("") - 1;
	for (let [index, { title, items }] of parts.entries()) {
		index > 0 && sheet.svg.push(`<path class="dg-life" d="M${Math.round(x)} ${sheet.y}.5H${Math.round(right)}"/>`);
		let lines = wrapText(index === 0 ? `${word} ${title}`.trim() : title, right - x - 20, 13);
		sheet.svg.push(textSvg(lines, {
			x: x + 10,
			y: sheet.y + 5,
			name: "dg-title"
		})), sheet.y += lines.length * 17 + 12, drawItems(sheet, items, depth + 1);
	}
	sheet.svg[frame] = `<rect class="dg-frame"${rectAttributes({
		x,
		y: top,
		width: right - x,
		height: sheet.y - top
	})}/>`, sheet.y += 12;
}
// src/components/Diagram/elk.ts
/**
* Loads ELK, without the promise and timers that its usual interface puts around each layout: drawing is a
* plain function here.
*/
function loadElk() {
	let { Worker } = createRequire(import.meta.url)("elkjs/lib/elk-worker.min.js"), worker = new Worker(), ask = (message) => {
		let placed;
		return worker.onmessage = ({ data }) => {
			if (data.error) throw Error(`ELK cannot lay out the diagram: ${data.error.message ?? "no reason given"}`);
			placed = data.data;
		}, worker.dispatcher.saveDispatch({ data: {
			id: 0,
			...message
		} }), placed;
	};
	return ask({
		cmd: "register",
		algorithms: ["layered"]
	}), (graph) => {
		let placed = ask({
			cmd: "layout",
			graph,
			layoutOptions: {},
			options: {}
		});
		if (!placed) throw Error("ELK did not respond");
		return placed;
	};
}
// src/components/Diagram/flowchart.ts
/** The kind of a box, which a picture shows by color and icon. */
const ROLES = [
	"part",
	"target",
	"person",
	"outside"
];
/** Indices of the lines that lead back to where one comes from. */
function backEdges(edges) {
	let back = /* @__PURE__ */ new Set(), state = /* @__PURE__ */ new Map(), visit = (node) => {
		state.set(node, "open");
		for (let [index, { from, to }] of edges.entries()) from === node && (state.get(to) === "open" ? back.add(index) : state.has(to) || visit(to));
		state.set(node, "done");
	};
	for (let { from } of edges) state.has(from) || visit(from);
	return back;
}
/**
* Takes small steps aside out of lines, right before they meet a box: the line goes straight on and meets the box a
* little beside its old place, where nothing else is or ends.
*/
function straighten({ boxes, lines, texts }) {
	let ends = () => lines.flatMap(({ points }) => [points[0], points.at(-1)]), standing = [...boxes, ...texts.map(rectOf)], isFree = (from, to) => !standing.some(({ x, y, width, height }) => Math.max(from.x, to.x) > x - 2 && Math.min(from.x, to.x) < x + width + 2 && Math.max(from.y, to.y) > y - 2 && Math.min(from.y, to.y) < y + height + 2), straight = (points, box) => {
		let [before, far, bend, tip] = points.slice(-4);
		if (!box || !before || !far || !bend || !tip) return;
		let across = bend.x === tip.x ? "x" : "y", along = across === "x" ? "y" : "x", step = Math.abs(far[across] - tip[across]);
		if (far[along] !== bend[along] || step > 10) return;
		let end = across === "x" ? {
			x: far.x,
			y: tip.y
		} : {
			x: tip.x,
			y: far.y
		}, [low, size] = across === "x" ? [box.x, box.width] : [box.y, box.height], margin = (box.node.shape === "decision" || box.node.shape === "round") && across === "y" ? size / 2 - 5 : 8;
		if (end[across] < low + margin || end[across] > low + size - margin) return;
		let [first, last] = [end[across], tip[across]].sort((a, b) => a - b), crowded = ends().filter((other) => other && other !== tip && other[along] === tip[along]).some((other) => other && other[across] > (first ?? 0) - 8 && other[across] < (last ?? 0) + 8), near = {
			...end,
			[along]: end[along] - Math.sign(end[along] - far[along]) * 3
		};
		return crowded || !isFree(far, near) ? void 0 : [...points.slice(0, -3), end];
	}, boxAt = (id) => boxes.find(({ node }) => node.id === id);
	for (let line of lines) line.points = straight(line.points, boxAt(line.edge.to)) ?? line.points, line.points = straight([...line.points].reverse(), boxAt(line.edge.from))?.reverse() ?? line.points;
}
/** Lays a chart out in layers, by ELK. */
function layered(chart, place, options) {
	let boxes = new Map(chart.nodes.map((node) => [node.id, boxOf(node, options.text)])), ports = portsOf(chart), labels = new Map(chart.edges.flatMap((edge, index) => edge.label === void 0 ? [] : [[`e${index}`, wrapText(edge.label, options.label, 13)]])), inside = (group) => [...chart.nodes.filter((node) => node.group === group).map((node) => elkNode(node, boxes, ports)), ...chart.groups.filter((one) => one.group === group).map((one) => ({
		id: one.id,
		layoutOptions: {
			"elk.padding": options.below?.has(one.id) ? "[top=14,left=14,bottom=30,right=14]" : "[top=30,left=14,bottom=14,right=14]",
			"elk.nodeSize.constraints": "MINIMUM_SIZE",
			"elk.nodeSize.minimum": `(${titleWidth(one.title) + 28},56)`
		},
		children: inside(one.id)
	}))], edges = chart.edges.map((edge, index) => {
		let id = `e${index}`, lines = labels.get(id);
		return {
			id,
			sources: [ports.get(`${id} from`)?.id ?? edge.from],
			targets: [ports.get(`${id} to`)?.id ?? edge.to],
			labels: lines ? [{
				text: id,
				...sizeOf$1(lines)
			}] : []
		};
	});
	return pictureOf(chart, {
		placed: place({
			id: "(all)",
			layoutOptions: optionsOf(chart, options),
			children: inside(void 0),
			edges
		}),
		boxes,
		labels,
		below: options.below
	});
}
function sizeOf$1(lines) {
	return {
		width: widthOf(lines) + 8,
		height: lines.length * 17 + 2
	};
}
function optionsOf(chart, { down, gap }) {
	let back = chart.direction === "RL" || chart.direction === "BT";
	return {
		"elk.algorithm": "layered",
		"elk.direction": down ? back ? "UP" : "DOWN" : back ? "LEFT" : "RIGHT",
		"elk.hierarchyHandling": chart.groups.length > 0 ? "INCLUDE_CHILDREN" : "SEPARATE_CHILDREN",
		"elk.json.shapeCoords": "ROOT",
		"elk.json.edgeCoords": "ROOT",
		"elk.padding": "[top=2,left=2,bottom=2,right=2]",
		"elk.randomSeed": "1",
		"elk.layered.thoroughness": "4",
		"elk.edgeRouting": "ORTHOGONAL",
		"elk.spacing.nodeNode": String(gap),
		"elk.spacing.edgeNode": "12",
		"elk.spacing.edgeEdge": "12",
		"elk.spacing.edgeLabel": "2",
		"elk.spacing.labelNode": "6",
		"elk.spacing.componentComponent": String(gap + 8),
		"elk.layered.spacing.nodeNodeBetweenLayers": "26",
		"elk.layered.spacing.edgeNodeBetweenLayers": "13",
		"elk.layered.spacing.edgeEdgeBetweenLayers": "12",
		"elk.layered.considerModelOrder.strategy": "NODES_AND_EDGES",
		"elk.layered.nodePlacement.strategy": "NETWORK_SIMPLEX",
		"elk.layered.nodePlacement.favorStraightEdges": "true",
		"elk.layered.edgeLabels.sideSelection": down ? "ALWAYS_UP" : "ALWAYS_DOWN",
		"elk.layered.unnecessaryBendpoints": "false"
	};
}
function elkNode(node, boxes, ports) {
	let own = [...new Set(ports.values())].filter(({ id }) => id.startsWith(`${node.id} `)), { width = 0, height = 0 } = boxes.get(node.id) ?? {};
	return {
		id: node.id,
		width,
		height,
		ports: own
	};
}
/**
* Lines of one kind that leave a box for several others begin as one, and those that only meet at a box end as
* one. A line never does both: what is joined must be read in one way only. Keys: edge and end.
*/
function portsOf({ nodes, edges }) {
	let names = new Set(nodes.map(({ id }) => id)), back = backEdges(edges), shareable = edges.map((edge, index) => ({
		edge,
		index
	})).filter(({ edge, index }) => !back.has(index) && names.has(edge.from) && names.has(edge.to)), ports = /* @__PURE__ */ new Map(), kind = ({ line, start, end }) => `${line} ${start} ${end}`;
	for (let [end, key] of [["from", (edge) => `${edge.from} out ${kind(edge)}`], ["to", (edge) => `${edge.to} in ${kind(edge)}`]]) for (let { edge, index } of shareable) {
		if (end === "to" && ports.has(`e${index} from`)) continue;
		let id = key(edge);
		shareable.filter((other) => key(other.edge) === id && !(end === "to" && ports.has(`e${other.index} from`))).length > 1 && ports.set(`e${index} ${end}`, {
			id,
			width: 0,
			height: 0
		});
	}
	return ports;
}
/** Where the title of a group is: in its strip, beside the lines that cross it. */
function titlePlace({ group, isBelow, x, y, width, height }, lines) {
	let top = isBelow ? y + height - 26 : y, crossed = lines.flatMap(({ points }) => points.slice(1).flatMap((end, at) => {
		let start = points[at] ?? end, [upper, lower] = [Math.min(start.y, end.y), Math.max(start.y, end.y)];
		return start.x === end.x && upper < top + 26 && lower > top && start.x > x && start.x < x + width ? [start.x] : [];
	})), needed = titleWidth(group.title), free = [x + 12, ...crossed.map((line) => line + 10)].sort((a, b) => a - b).find((place) => place + needed <= x + width - 6 && !crossed.some((line) => line > place - 8 && line < place + needed + 8));
	return free === void 0 ? void 0 : {
		x: free,
		y: top + (isBelow ? 2 : 7)
	};
}
/** What a layout takes at least along its direction, in pixels: its longest way. Spares layouts that cannot fit. */
function leastLength({ nodes, edges }, { down, text, label }) {
	let back = backEdges(edges), known = /* @__PURE__ */ new Map(), along = (size) => down ? size.height : size.width, from = (node) => {
		let found = known.get(node.id);
		if (found !== void 0) return found;
		let onward = edges.flatMap((edge, index) => {
			let next = back.has(index) || edge.from !== node.id ? void 0 : nodes.find(({ id }) => id === edge.to), words = edge.label === void 0 ? 0 : along(sizeOf$1(wrapText(edge.label, label, 13)));
			return next ? [26 + words + from(next)] : [];
		}), length = along(boxOf(node, text)) + Math.max(0, ...onward);
		return known.set(node.id, length), length;
	};
	return Math.max(0, ...nodes.map(from));
}
function pictureOf(chart, { placed, boxes, labels, below }) {
	let all = /* @__PURE__ */ new Map(), note = (node) => {
		all.set(node.id, node);
		for (let child of node.children ?? []) note(child);
	};
	note(placed);
	let rect = (id) => {
		let { x = 0, y = 0, width = 0, height = 0 } = all.get(id) ?? {};
		return {
			x,
			y,
			width,
			height
		};
	}, texts = [], lines = chart.edges.map((edge, index) => {
		let found = placed.edges?.find(({ id }) => id === `e${index}`), [label] = found?.labels ?? [], lines = labels.get(`e${index}`);
		return label && lines && texts.push({
			x: (label.x ?? 0) + 4,
			y: (label.y ?? 0) + 1,
			lines
		}), {
			edge,
			points: (found?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
				startPoint,
				...bendPoints,
				endPoint
			])
		};
	}), drawn = chart.nodes.map((node) => ({
		...boxes.get(node.id) ?? boxOf(node, 200),
		...rect(node.id)
	}));
	straighten({
		boxes: drawn,
		lines,
		texts
	});
	let groups = chart.groups.map((group) => ({
		group,
		isBelow: below?.has(group.id) ?? !1,
		...rect(group.id)
	}));
	return {
		width: placed.width ?? 0,
		height: placed.height ?? 0,
		boxes: drawn,
		groups: groups.map((group) => ({
			...group,
			title: titlePlace(group, lines)
		})),
		lines,
		texts
	};
}
/**
* Lays a chart out as a list: a box a row, branches indented, lines that join or lead back in lanes at the
* right. It fits nearly any width, whatever leads where.
*/
function outline(chart, width) {
	let edges = chart.edges.map((edge) => betweenNodes(edge, chart)), { rows, groups } = groupRows(rowsOf(chart, edges), chart.groups), rowOf = new Map(rows.map((row) => [row.node.id, row])), joins = lanesOf(edges.filter((edge) => !rows.some(({ from }) => from?.edge === edge)), rows), lanes = Math.max(0, ...joins.map(({ lane }) => lane + 1)), limit = width - 1 - (lanes > 0 ? lanes * 13 + 8 : 0) - (groups.length > 0 ? 9 : 0), picture = {
		width,
		height: 0,
		boxes: [],
		groups: [],
		lines: [],
		texts: []
	}, y = 1;
	for (let [index, row] of rows.entries()) {
		let x = row.depth * 24 + 1 + (groups.length > 0 ? 9 : 0), own = joins.filter(({ edge }) => edge.from === row.node.id && edge.label), beside = own.flatMap(({ edge }) => {
			let to = own.length > 1 ? ` → ${rowOf.get(edge.to)?.node.label}` : "";
			return wrapText(`${edge.label}${to}`, 96, 13);
		}), besideWidth = Math.max(0, ...beside.map((line) => textWidth(line, 13) + 12)), label = row.from?.edge.label === void 0 ? [] : wrapText(row.from.edge.label, limit - x - 10 - 12, 13);
		row.from ? y += row.from.isStraight ? 20 - (label.length > 0 ? 16 : 0) : 12 - (label.length > 0 ? 6 : 0) : index > 0 && (y += 18);
		for (let { group } of groups.filter(({ first }) => first === index)) {
			index > 0 && (y += 6);
			let title = {
				x: x + (row.from?.isStraight ? 18 : 4),
				y: y + 5
			};
			picture.groups.push({
				group,
				title,
				x: x - 9,
				y,
				width: titleWidth(group.title) + 40,
				height: 0
			}), y += 28;
		}
		label.length > 0 && (picture.texts.push({
			x: x + (row.from?.isStraight ? 18 : 2),
			y,
			lines: label
		}), y += label.length * 17 + (row.from?.isStraight ? 12 : 2));
		let text = Math.max(60, limit - x - besideWidth - extraWidth(row.node));
		row.box = {
			...boxOf(row.node, text),
			x,
			y
		}, picture.boxes.push(row.box);
		let { height } = row.box;
		beside.length > 0 && picture.texts.push({
			x: x + row.box.width + 8,
			y: y + height / 2 + 4,
			lines: beside
		}), y += Math.max(height, height / 2 + 4 + beside.length * 17), row.from && picture.lines.push({
			edge: row.from.edge,
			points: branch(row, row.from)
		});
		for (let { group, first } of groups.filter(({ last }) => last === index)) {
			let box = picture.groups.find((one) => one.group === group), inside = [...picture.boxes.slice(first), ...picture.texts.filter((one) => box && one.y > box.y).map(rectOf)];
			box && (box.width = Math.max(box.width, ...inside.map((one) => one.x + one.width + 9 - box.x))), y += 9, box && (box.height = y - box.y);
		}
	}
	picture.height = y + 1;
	let ends = [
		...picture.boxes,
		...picture.groups,
		...picture.texts.map(rectOf)
	].map((one) => one.x + one.width), right = Math.max(...ends);
	for (let { edge, lane } of joins) {
		let [from, to] = [rowOf.get(edge.from)?.box, rowOf.get(edge.to)?.box];
		from && to && picture.lines.push({
			edge,
			points: joined([from, to], right + 13 + lane * 13)
		});
	}
	return picture.width = right + (lanes > 0 ? lanes * 13 + 8 : 0) + 1, picture;
}
/** A link to a group leads to the first box in it. */
function betweenNodes(edge, { nodes, groups }) {
	let nodeOf = (id) => {
		if (nodes.some((node) => node.id === id)) return id;
		let inside = nodes.find(({ group }) => group === id)?.id, deeper = groups.find(({ group }) => group === id)?.id;
		return inside ?? (deeper === void 0 ? id : nodeOf(deeper));
	};
	return {
		...edge,
		from: nodeOf(edge.from),
		to: nodeOf(edge.to)
	};
}
/** Groups whose boxes are rows below each other get a frame; the others are named in their boxes. */
function groupRows(rows, groups) {
	let framed = groups.flatMap((group) => {
		let own = rows.flatMap(({ node }, index) => node.group === group.id ? [index] : []), [first = 0, last = 0] = [Math.min(...own), Math.max(...own)];
		return group.group === void 0 && !groups.some((one) => one.group === group.id) && own.length > 0 && last - first + 1 === own.length ? [{
			group,
			first,
			last
		}] : [];
	});
	for (let row of rows) {
		let group = groups.find(({ id }) => id === row.node.group);
		group && !framed.some((one) => one.group === group) && (row.node = {
			...row.node,
			label: `${row.node.label}\n(${group.title})`
		});
	}
	return {
		rows,
		groups: framed
	};
}
/** The space around the text of a box, plus one pixel. */
function extraWidth(node) {
	let label = "mmmm";
	return boxOf({
		...node,
		label
	}, 100).width - textWidth(label, 13) + 9;
}
function branch({ box }, from) {
	let parent = from.row.box, start = {
		x: parent.x + 10,
		y: parent.y + parent.height
	};
	if (from.isStraight) return [start, {
		x: start.x,
		y: box.y
	}];
	let middle = box.y + box.height / 2;
	return [
		start,
		{
			x: start.x,
			y: middle
		},
		{
			x: box.x,
			y: middle
		}
	];
}
function joined([from, to], x) {
	let leaves = from.y + from.height / 2 + 2, enters = to.y + to.height / 2 - 6;
	return [
		{
			x: from.x + from.width,
			y: leaves
		},
		{
			x,
			y: leaves
		},
		{
			x,
			y: enters
		},
		{
			x: to.x + to.width,
			y: enters
		}
	];
}
/** Places each node after all nodes that lead to it, as a child of the last one. */
function rowsOf(chart, edges) {
	let back = backEdges(edges), names = new Set(chart.nodes.map(({ id }) => id)), forward = edges.filter((edge, index) => !back.has(index) && names.has(edge.from) && names.has(edge.to)), waiting = new Map(chart.nodes.map(({ id }) => [id, forward.filter(({ to }) => to === id).length])), rows = [], visit = (node, depth, from) => {
		let row = {
			node,
			depth,
			from,
			box: boxOf(node, 300)
		};
		rows.push(row);
		let next = [];
		for (let edge of forward.filter(({ from }) => from === node.id)) {
			let left = (waiting.get(edge.to) ?? 0) - 1;
			waiting.set(edge.to, left);
			let node = chart.nodes.find(({ id }) => id === edge.to);
			left === 0 && node && next.push({
				node,
				edge
			});
		}
		let on = next.filter(({ node }) => forward.some(({ from }) => from === node.id)), trunk = next.length === 1 ? next[0] : on.length === 1 ? on[0] : void 0, order = trunk ? [...next.filter((one) => one !== trunk), trunk] : next;
		for (let one of order) visit(one.node, one === trunk ? depth : depth + 1, {
			row,
			edge: one.edge,
			isStraight: one === trunk
		});
	}, roots = chart.nodes.filter(({ id }) => waiting.get(id) === 0);
	for (let node of roots) visit(node, 0);
	return rows;
}
/** A lane at the right for the lines to each box; lines to one box share it. */
function lanesOf(edges, rows) {
	let index = new Map(rows.map(({ node }, at) => [node.id, at])), at = (id) => index.get(id) ?? 0, known = edges.filter(({ from, to }) => index.has(from) && index.has(to)), targets = [...new Set(known.map(({ to }) => to))].map((to) => {
		let own = known.filter((edge) => edge.to === to), ends = own.flatMap(({ from }) => [at(from), at(to)]);
		return {
			own,
			first: Math.min(...ends),
			last: Math.max(...ends)
		};
	}), taken = [];
	return targets.sort((a, b) => a.last - a.first - (b.last - b.first)).flatMap(({ own, first, last }) => {
		let lane = taken.findIndex((spans) => spans.every((span) => span.last < first || span.first > last));
		return lane < 0 && (lane = taken.push([]) - 1), taken[lane]?.push({
			first,
			last
		}), own.map((edge) => ({
			edge,
			lane
		}));
	});
}
// src/components/Diagram/statements.ts
/** The fault at its place in the source. */
function placed(statement, { message, hint, at = 0 }) {
	return {
		...placeIn(statement.text, at, statement),
		message,
		hint
	};
}
/**
* The statements of a diagram, comments left out. Lines are joined while a text in quotes or a
* description in braces goes on.
*/
function statementsOf(source) {
	let statements = [], lines = source.split("\n");
	for (let index = headerLines(lines); index < lines.length; index += 1) {
		let start = index, text = lines[index] ?? "", isSequence = statements[0]?.text.startsWith("sequenceDiagram") ?? !1;
		for (; index + 1 < lines.length && goesOn(text, isSequence);) index += 1, text += `\n${lines[index]}`;
		let trimmed = text.trim();
		if (trimmed === "" || trimmed.startsWith("%%")) continue;
		let column = text.length - text.trimStart().length + 1;
		statements.push({
			text: trimmed,
			line: start + 1,
			column
		});
	}
	return statements;
}
/** Lines of the front matter of a diagram. */
function headerLines(lines) {
	if (lines[0]?.trim() !== "---") return 0;
	let end = lines.findIndex((line, index) => index > 0 && line.trim() === "---");
	return end < 0 ? 0 : end + 1;
}
function goesOn(text, isSequence) {
	if (/^\s*%%/.test(text)) return /^\s*%%\{/.test(text) && !text.includes("}%%");
	if (/^\s*accDescr\s*\{/.test(text)) return !text.includes("}");
	if (isSequence || /^\s*acc(?:Title|Descr)\s*:/.test(text)) return !1;
	let quotes = [...text.matchAll(/"/g)], open = quotes.length % 2 == 1 ? quotes.at(-1)?.index : void 0;
	return open !== void 0 && !/[\])}]/.test(text.slice(open));
}
/** Parts a line at semicolons outside of quotes and brackets. */
function splitStatements({ text, line, column }) {
	if (!text.includes(";")) return [{
		text,
		line,
		column
	}];
	let parts = [], depth = 0, quoted = !1, start = 0, take = (end) => {
		let part = text.slice(start, end), lead = part.length - part.trimStart().length;
		part.trim() !== "" && parts.push({
			text: part.trim(),
			line,
			column: column + start + lead
		}), start = end + 1;
	};
	for (let [index, character] of text.split("").entries()) if (character === "\"") quoted = !quoted;
	else if (quoted) continue;
	else "[({".includes(character) ? depth += 1 : "])}".includes(character) ? --depth : character === ";" && depth <= 0 && !/#\w+$/.test(text.slice(0, index)) && take(index);
	return take(text.length), parts;
}
/** A label without quotes and marks, its breaks as line breaks, its entities as what they mean. */
function labelText(source) {
	return source.trim().replace(/^"([\s\S]*)"$/, "$1").replace(/^`([\s\S]*)`$/, (_, text) => text.replace(/\*\*?|__?/g, "")).replace(/\s*(?:<br\s*\/?>|\n|\\n)\s*/gi, "\n").replace(/[#&](quot|amp|lt|gt|apos|nbsp|#?\d+);/g, (whole, name) => {
		let code = Number(name.replace("#", ""));
		return ENTITIES[name] ?? (code > 31 && code < 1114112 ? String.fromCodePoint(code) : whole);
	}).trim();
}
const ENTITIES = {
	quot: "\"",
	amp: "&",
	lt: "<",
	gt: ">",
	apos: "'",
	nbsp: " "
}, DIRECTIONS = [
	"TB",
	"TD",
	"BT",
	"LR",
	"RL"
];
/** A statement that the kind of diagram does not have. */
function unknownStatement(text, keywords) {
	let [word = ""] = text.split(/[\s:[({]/), guess = word.length > 2 ? nearest(word, keywords) : void 0;
	return {
		message: `"${short(text)}" is not a statement of this diagram type.`,
		hint: guess && guess !== word ? `Did you mean "${guess}"?` : "Check its brackets, arrows and keywords."
	};
}
function unknownArrow(arrow, known, at) {
	return {
		message: `"${arrow}" is not an arrow of this diagram type.`,
		hint: `Did you mean "${nearest(arrow, known) ?? known[0]}"?`,
		at
	};
}
function unknownDirection(word, at) {
	let hint = hintFor(word.toUpperCase(), DIRECTIONS, `Use one of ${DIRECTIONS.join(", ")}.`);
	return {
		message: `unknown direction "${word}".`,
		hint,
		at
	};
}
/** The fault of a `direction` statement; null where it is none. */
function directionFault(text) {
	let match = /^direction\s+(\S+)\s*$/.exec(text);
	if (!match) return null;
	let word = match[1] ?? "";
	return DIRECTIONS.includes(word.toUpperCase()) ? void 0 : unknownDirection(word, text.indexOf(word, 9));
}
/** A quote that is not closed; texts in quotes may hold anything else. */
function quoteFault(text) {
	let quotes = [...text.matchAll(/"/g)];
	if (quotes.length % 2 != 0) return openQuote(quotes.at(-1)?.index ?? 0);
}
/** A quote at that character has no partner. */
function openQuote(at) {
	return {
		message: "a quote is not closed.",
		hint: "Close it on the same line; write #quot; inside a text.",
		at
	};
}
function short(text) {
	let [line = ""] = text.split("\n");
	return line.length > 60 ? `${line.slice(0, 57)}...` : line;
}
/** Keeps count of blocks, each from its keyword to its `end`. */
var Blocks = class {
	faults = [];
	open = [];
	push(statement, name, block) {
		this.open.push({
			statement,
			name,
			block
		});
	}
	/** The innermost open block. */
	get current() {
		return this.open.at(-1);
	}
	pop(statement) {
		this.open.pop() || this.faults.push(placed(statement, {
			message: "this \"end\" has no block to close.",
			hint: "Remove it, or open a block above it."
		}));
	}
	finish() {
		let left = this.open.map(({ statement, name }) => placed(statement, {
			message: `"${name}" is not closed.`,
			hint: "Write \"end\" after its last line."
		}));
		return [...this.faults, ...left];
	}
};
// src/components/Diagram/readLink.ts
/** Links as a whole, and the first half of links with a text in them. */
const WHOLE = /(?:[<xo]?--+[-xo>]|[<xo]?==+[=xo>]|[<xo]?-?\.+-[xo>]?)(?:\s*\|(?:"[^"]*"|[^|"])*\|)?/y, HALVES = [
	[/[<xo]?--(?=[^-])/y, /\s*--+[-xo>]/g],
	[/[<xo]?==(?=[^=])/y, /\s*==+[=xo>]/g],
	[/[<xo]?-\.(?=[^-.])/y, /\s*\.+-[xo>]?/g]
];
/** Reads a link from `at` on; undefined where none is. */
function readLink(text, at) {
	if (WHOLE.lastIndex = at, WHOLE.test(text)) {
		let end = WHOLE.lastIndex, [, arrow = "", label] = /^([^|]*)(?:\|([\s\S]*)\|)?$/.exec(text.slice(at, end)) ?? [];
		return {
			end,
			edge: edgeOf(arrow, label)
		};
	}
	for (let [start, finish] of HALVES) {
		if (start.lastIndex = at, !start.test(text)) continue;
		finish.lastIndex = afterQuotes(text, start.lastIndex);
		let close = finish.exec(text);
		if (!close) continue;
		let arrow = text.slice(at, start.lastIndex) + close[0], label = text.slice(start.lastIndex, close.index);
		return {
			end: finish.lastIndex,
			edge: edgeOf(arrow, label)
		};
	}
}
function edgeOf(source, label) {
	let arrow = source.replace(/\s/g, ""), line = arrow.includes("=") ? "thick" : arrow.includes(".") ? "dotted" : "solid", text = label === void 0 ? "" : labelText(label);
	return {
		line,
		start: HEADS[arrow[0] ?? ""] ?? "none",
		end: HEADS[arrow.at(-1) ?? ""] ?? "none",
		...text === "" ? {} : { label: text }
	};
}
const HEADS = {
	"<": "arrow",
	">": "arrow",
	o: "circle",
	x: "cross"
};
/** A text in quotes may hold what looks like the end of the link. */
function afterQuotes(text, at) {
	return at + (/^\s*"[^"]*"/.exec(text.slice(at))?.[0].length ?? 0);
}
// src/components/Diagram/readFlowchart.ts
const KEYWORDS$1 = [
	"subgraph",
	"end",
	"direction",
	"style",
	"linkStyle",
	"classDef",
	"class",
	"click"
], ARROWS$1 = [
	"-->",
	"---",
	"-.->",
	"-.-",
	"==>",
	"===",
	"<-->",
	"--o",
	"--x"
], LOOKS = /^(?:style|linkStyle|classDef|class|click)\s+[\p{L}\p{N}_]/u;
/** Reads nodes, links and groups; what cannot be read is a fault. */
function readFlowchart(lines, direction) {
	let chart = {
		direction,
		nodes: [],
		edges: [],
		groups: []
	}, groups = new Blocks(), found = [];
	for (let statement of lines.flatMap((line) => splitStatements(line))) {
		let { text } = statement;
		if (/^subgraph\b/.test(text)) {
			found.push(...faultOf(statement, groupFault(text)));
			let group = readGroup(text, chart.groups.length);
			chart.groups.some(({ id }) => id === group.id) || chart.groups.push({
				...group,
				group: groups.current?.block
			}), groups.push(statement, "subgraph", group.id);
		} else if (text === "end") groups.pop(statement);
		else if (LOOKS.test(text)) setRoles(text, chart.nodes);
		else {
			let direction = directionFault(text), group = groups.current?.block;
			found.push(...faultOf(statement, direction === null ? readLinks(text, chart, group) : direction));
		}
	}
	let filled = new Set([...chart.nodes, ...chart.groups].map(({ group }) => group));
	chart.groups = chart.groups.filter(({ id }) => filled.has(id));
	let names = new Set(chart.groups.map(({ id }) => id));
	return chart.nodes = chart.nodes.filter(({ id }) => !names.has(id)), {
		chart,
		faults: [...found, ...groups.finish()]
	};
}
/** `subgraph id [Title]`, `subgraph "Title"`, `subgraph Title`. */
function readGroup(text, index) {
	let rest = text.slice(8).trim(), named = /^([^\s["]+)\s*\[([\s\S]*)\]$/.exec(rest), title = labelText(named?.[2] ?? rest);
	return {
		id: named?.[1] ?? (/^[^\s"]+$/.test(rest) ? rest : `group ${index}`),
		title
	};
}
/** `class A,B person`; the other statements about looks change nothing. */
function setRoles(text, nodes) {
	let [word, names = "", role] = text.replace(/;$/, "").split(/\s+/);
	if (word === "class") for (let node of nodes) names.split(",").includes(node.id) && (node.role = roleOf(role) ?? node.role);
}
function roleOf(name) {
	return ROLES.find((role) => role === name);
}
function faultOf(statement, fault) {
	return fault ? [placed(statement, fault)] : [];
}
function groupFault(text) {
	let quote = quoteFault(text);
	if (quote) return quote;
	let plain = text.replace(/"[^"]*"/g, "");
	if ((plain.match(/\[/g)?.length ?? 0) !== (plain.match(/\]/g)?.length ?? 0)) return {
		message: "a bracket in the title is not closed.",
		hint: "Write: subgraph name [\"Title\"]"
	};
}
/** Nodes with links between them, `A & B --> C["x"] -.-> D`, into the chart; returns what is wrong with them. */
function readLinks(text, chart, group) {
	let at = 0, from = [], to = [], link, skip = () => {
		at += /^\s*/.exec(text.slice(at))?.[0].length ?? 0;
	}, join = () => {
		for (let first of from) for (let second of to) link && chart.edges.push({
			...link.edge,
			from: first,
			to: second
		});
	};
	for (;;) {
		let node = readNode(text, at);
		if ("fault" in node) return at === 0 && !node.isBracket ? unknownStatement(text, KEYWORDS$1) : node.fault;
		if (to.push(addNode(chart, text.slice(at, node.end), group)), at = node.end, skip(), at >= text.length) {
			join();
			return;
		}
		if (text[at] === "&") at += 1;
		else {
			if (join(), link = readLink(text, at), !link) {
				let arrow = /^[-=<>.~|)]+[ox]?(?![\p{L}\p{N}])/u.exec(text.slice(at))?.[0];
				return arrow ? unknownArrow(arrow, ARROWS$1, at) : {
					...unknownStatement(text, KEYWORDS$1),
					at: 0
				};
			}
			from = to, to = [], at = link.end;
		}
		if (skip(), at >= text.length) return {
			message: "the link has no target node.",
			hint: "Name the node.",
			at: text.length - 1
		};
	}
}
/** Notes a node by its source, or what this mention of it adds; returns its id. */
function addNode({ nodes }, source, group) {
	NAME.lastIndex = 0;
	let id = NAME.exec(source)?.[0] ?? source, role = roleOf(/:::([\w-]+)$/.exec(source)?.[1]), text = source.slice(id.length).replace(/:::[\w-]+$/, ""), node = nodes.find((known) => known.id === id);
	if (node || (node = {
		id,
		label: id,
		shape: "box",
		group
	}, nodes.push(node)), node.group ??= group, node.role = role ?? node.role, text !== "") {
		let open = /^(?:\(\(\(|\[\[|\[\(|\(\[|\(\(|\{\{|\[[/\\]|[[({>])/.exec(text)?.[0] ?? "";
		node.label = labelText(text.slice(open.length, text.length - open.length)) || id, node.shape = SHAPES[open] ?? "box";
	}
	return id;
}
const SHAPES = {
	"{": "decision",
	"(": "round",
	"([": "round",
	"((": "round",
	"(((": "round",
	"[(": "store"
}, NAME = /(?:[^\s[\](){}<>|;&"@:~=.-]|[-.=](?=[\p{L}\p{N}_])|:(?!::))+/uy, CLASS = /:::[\w-]+/y, CLOSES = {
	"[": "]",
	"(": ")",
	"{": "}"
};
/** Reads one node with its label from `at` on: `name`, `name["label"]`, `name:::class`. */
function readNode(text, at) {
	if (NAME.lastIndex = at, !NAME.test(text)) return {
		fault: {
			message: `expected the name of a node before "${text.slice(at, at + 20)}".`,
			hint: "Start with a name: name[\"Label\"].",
			at
		},
		isBracket: !1
	};
	let end = NAME.lastIndex;
	if ("[({>".includes(text[end] ?? " ")) {
		let label = readBrackets(text, end);
		if ("fault" in label) return label;
		end = label.end;
	}
	return CLASS.lastIndex = end, { end: CLASS.test(text) ? CLASS.lastIndex : end };
}
/** From an opening bracket to its partner; what is in quotes does not count. */
function readBrackets(text, start) {
	let open = [], at = start;
	for (text[at] === ">" && open.push("]"), at += open.length; at < text.length; at += 1) {
		let character = text[at] ?? "";
		if (character === "\"") {
			let close = text.indexOf("\"", at + 1);
			if (close < 0) return {
				fault: openQuote(at),
				isBracket: !0
			};
			at = close;
		} else if (CLOSES[character]) open.push(CLOSES[character]);
		else if (open.at(-1) === character) open.pop();
		else if ("])}".includes(character)) return {
			fault: {
				message: `found "${character}" where "${open.at(-1)}" is expected.`,
				hint: "Put a label with brackets in quotes.",
				at
			},
			isBracket: !0
		};
		if (open.length === 0) return { end: at + 1 };
	}
	return {
		fault: {
			message: `the bracket "${text[start]}" is not closed.`,
			hint: `Write "${open.at(-1)}" after the label.`,
			at: start
		},
		isBracket: !0
	};
}
// src/components/Diagram/readSequence.ts
const BLOCKS = [
	"loop",
	"alt",
	"opt",
	"par",
	"critical",
	"break",
	"rect",
	"box"
], DIVIDERS = {
	else: ["alt"],
	and: ["par"],
	option: ["critical"]
}, PLAIN$1 = [
	/^(?:create\s+)?(?:participant|actor)\s+\S/,
	/^destroy\s+\S/,
	/^(?:de)?activate\s+\S/,
	/^autonumber\b/,
	/^title\b/,
	/^note\s+(?:left of|right of|over)\s+[^:]+:/i
], SIDES = {
	"left of": "left",
	"right of": "right"
}, ARROWS = [
	"->>",
	"-->>",
	"->",
	"-->",
	"-)",
	"--)",
	"-x",
	"--x",
	"<<->>",
	"<<-->>"
], MESSAGE = /^(.+?)\s*(<<-->>|<<->>|-->>|->>|--x|-x|--\)|-\)|-->|->)(?![>)])\s*[+-]?\s*([^\s:-][^:]*?)\s*(:.*)?$/s, WORDS = "end participant actor activate deactivate autonumber title Note destroy create".split(" "), KEYWORDS = [
	...BLOCKS,
	...Object.keys(DIVIDERS),
	...WORDS
];
/** Reads messages, participants, notes and blocks; what cannot be read is a fault. */
function readSequence(statements) {
	let blocks = new Blocks(), found = [], sequence = {
		participants: [],
		items: [],
		isNumbered: !1
	}, items = () => blocks.current?.block.parts.at(-1)?.items ?? sequence.items;
	for (let statement of statements) {
		let text = statement.text.replace(/;$/, "").trim(), [, word = "", rest = ""] = /^(\w*)\s*(.*)$/s.exec(text) ?? [], message = MESSAGE.exec(text);
		if (text === "end") blocks.pop(statement);
		else if (BLOCKS.includes(word) && !message) {
			let block = {
				kind: "block",
				word,
				parts: [{
					title: labelText(rest),
					items: []
				}]
			};
			word === "rect" || word === "box" ? block.parts = [{
				title: "",
				items: items()
			}] : items().push(block), blocks.push(statement, word, block);
		} else if (Object.hasOwn(DIVIDERS, word) && !message) {
			let owners = DIVIDERS[word] ?? [], { name = "", block } = blocks.current ?? {};
			if (block && owners.includes(name)) block.parts.push({
				title: labelText(rest),
				items: []
			});
			else {
				let message = `"${word}" is not inside a block that starts with "${owners[0]}".`;
				found.push(placed(statement, {
					message,
					hint: `Open "${owners[0]}" above it.`
				}));
			}
		} else if (PLAIN$1.some((pattern) => pattern.test(text))) readPlain(text, sequence, items());
		else {
			let fault = messageFault(text, message);
			fault ? found.push(placed(statement, fault)) : message && items().push(readMessage(message, sequence));
		}
	}
	return {
		sequence,
		faults: [...found, ...blocks.finish()]
	};
}
/** A statement other than a message: a participant or a note, if readers see it. */
function readPlain(text, sequence, items) {
	let named = /^(?:create\s+)?(participant|actor)\s+(.+?)(?:\s+as\s+(.+))?$/s.exec(text), note = /^note\s+(left of|right of|over)\s+([^:]+):(.*)$/is.exec(text);
	if (/^autonumber\b(?!\s+off)/.test(text) && (sequence.isNumbered = !0), named) {
		let [, word, source = "", label] = named, id = labelText(source.replace(/@\{.*$/s, "")), known = participant(sequence, id);
		word === "actor" && (known.role = "person"), known.label = label === void 0 ? id : labelText(label);
	}
	if (note) {
		let [, side = "", of = "", says = ""] = note, names = of.split(",").map((name) => participant(sequence, name.trim()).id);
		items.push({
			kind: "note",
			side: SIDES[side.toLowerCase()] ?? "over",
			of: names,
			text: labelText(says)
		});
	}
}
function readMessage([, from = "", arrow = "", to = "", says = ""], sequence) {
	let end = arrow.endsWith("x") ? "cross" : /[>)]$/.test(arrow) && !/^--?>$/.test(arrow) ? "arrow" : "none";
	return {
		kind: "message",
		from: participant(sequence, from.trim()).id,
		to: participant(sequence, to.trim()).id,
		text: labelText(says.slice(1)),
		isDotted: arrow.includes("--"),
		start: arrow.startsWith("<<") ? "arrow" : "none",
		end
	};
}
/** The participant of this name; who speaks without being declared takes part, too. */
function participant({ participants }, id) {
	let known = participants.find((one) => one.id === id);
	if (known) return known;
	let added = {
		id,
		label: id
	};
	return participants.push(added), added;
}
function messageFault(text, message) {
	if (!message) {
		let arrow = /^[\p{L}\p{N}_]+\s*([-=<>.~)x]*[-=<>~][-=<>.~)]+x?)\s*[\p{L}\p{N}_]/u.exec(text);
		return arrow ? unknownArrow(arrow[1] ?? "", ARROWS, text.indexOf(arrow[1] ?? "")) : unknownStatement(text, KEYWORDS);
	}
	let [, , , to = "", says] = message, second = text.indexOf("->", text.indexOf(to));
	if (to.includes("->")) return {
		message: "the message has a second arrow.",
		hint: "Write each message on its own line.",
		at: second
	};
	if (says === void 0) return {
		message: "the message has no text.",
		hint: "Add a text: A->>B: text",
		at: text.length - 1
	};
}
// src/components/Diagram/readDiagram.ts
const FLOWCHARTS = ["graph", "flowchart"], OTHERS = "stateDiagram stateDiagram-v2 classDiagram classDiagram-v2 erDiagram xychart xychart-beta pie gantt journey gitGraph mindmap timeline quadrantChart requirementDiagram requirement C4Context C4Container C4Component C4Dynamic C4Deployment sankey sankey-beta block block-beta packet packet-beta kanban architecture architecture-beta radar-beta treemap treemap-beta zenuml info".split(" ");
/** Reads a Mermaid diagram; its faults come in the order of its lines. */
function readDiagram(source) {
	let all = statementsOf(source), names = namesOf(source, all), [first, ...rest] = all.filter(({ text }) => !ACCESSIBLE.test(text)), [type = ""] = first?.text.split(/\s/) ?? [], other = (faults = []) => ({
		diagram: {
			kind: "other",
			type,
			...names
		},
		faults
	});
	if (!first) return other();
	let word = /^[\w-]+/.exec(first.text)?.[0] ?? "", [head = first, ...sameLine] = splitStatements(first), lines = [...sameLine, ...rest];
	if (word === "sequenceDiagram") {
		let { sequence, faults } = readSequence(lines);
		return {
			diagram: {
				kind: "sequence",
				sequence,
				...names
			},
			faults: inOrder(faults)
		};
	}
	if (FLOWCHARTS.includes(word)) {
		let direction = /^\S+\s+(\S+)$/.exec(head.text)?.[1] ?? "TD", known = DIRECTION_OF[direction], wrong = known ? [] : [placed(head, unknownDirection(direction, head.text.indexOf(direction, word.length)))], { chart, faults } = readFlowchart(lines, known ?? "TD");
		return {
			diagram: {
				kind: "flowchart",
				chart,
				...names
			},
			faults: inOrder([...wrong, ...faults])
		};
	}
	let guess = OTHERS.includes(word) ? void 0 : nearest(word, [
		...FLOWCHARTS,
		"sequenceDiagram",
		...OTHERS
	]);
	return guess ? other([placed(first, {
		message: `unknown diagram type "${word}".`,
		hint: `Did you mean "${guess}"?`
	})]) : other();
}
const ACCESSIBLE = /^acc(Title|Descr)\b\s*(?::\s*(.*)|\{([^}]*)\}?)?$/s;
/** The names that its lines for screen readers give, or its front matter. */
function namesOf(source, statements) {
	let names = {}, header = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(source)?.[1], title = header && /^title:\s*(.+)$/m.exec(header)?.[1]?.trim();
	title && (names.title = title);
	for (let { text } of statements) {
		let [, kind, line, block = ""] = ACCESSIBLE.exec(text) ?? [], said = (line ?? block).replace(/\s+/g, " ").trim();
		kind !== void 0 && said !== "" && (kind === "Title" ? names.title = said : names.description = said);
	}
	return names;
}
/** The boxes or participants of a diagram; undefined for kinds that are not read here. */
function shownIn(diagram) {
	return diagram.kind === "flowchart" ? diagram.chart.nodes : diagram.kind === "sequence" ? diagram.sequence.participants : void 0;
}
/** The words in a diagram: of boxes, participants, lines, groups and notes; each once. */
function labelsIn(diagram) {
	let labels = (shownIn(diagram) ?? []).map(({ label }) => label);
	if (diagram.kind === "flowchart") {
		let { edges, groups } = diagram.chart;
		labels.push(...edges.map(({ label = "" }) => label), ...groups.map(({ title }) => title));
	}
	diagram.kind === "sequence" && labels.push(...diagram.sequence.items.flatMap(wordsIn));
	let words = labels.map((label) => label.replace(/\s+/g, " ").trim()).filter((label) => label !== "");
	return [...new Set(words)];
}
function wordsIn(item) {
	return item.kind === "block" ? item.parts.flatMap(({ title, items }) => [title, ...items.flatMap(wordsIn)]) : [item.text];
}
const DIRECTION_OF = {
	TB: "TD",
	TD: "TD",
	BT: "BT",
	LR: "LR",
	RL: "RL"
};
function inOrder(faults) {
	return faults.sort((a, b) => a.line - b.line || a.column - b.column);
}
// src/components/Diagram/drawDiagram.ts
const ENGLISH = {
	diagram,
	or: "or",
	to: "to"
};
/**
* Loads what draws and returns a function that draws at build, without a browser. The function throws an Error for
* other kinds of diagrams than flowchart and sequence, and for an empty one.
*/
async function loadDiagrams() {
	let elk, place = (graph) => (elk ??= loadElk(), elk(graph));
	return (given, { roles, texts = ENGLISH } = {}) => {
		let diagram = structuredClone(given), { title = texts.diagram, description } = diagram, shown = shownIn(diagram);
		if (shown?.length === 0) throw Error("the diagram is empty");
		let names = {
			label: title,
			description: description ?? title
		}, roleOf = new Map(roles);
		for (let one of shown ?? []) one.role ??= roleOf.get(one.id);
		let hasIcon = shown?.every((one) => one.role ?? ("shape" in one && one.shape === "store"));
		for (let one of shown ?? []) one.hasIcon = hasIcon;
		if (diagram.kind === "flowchart") return drawFlowchart(diagram.chart, place, names);
		if (diagram.kind === "sequence") {
			let { svg, size } = sequenceSvg(diagram.sequence, 672), list = sequenceList(diagram.sequence, texts);
			return {
				html: svgTag(svg, size, {
					...names,
					name: "dg-wide"
				}) + list,
				label: title,
				wide: size
			};
		}
		throw Error(`diagrams of the type "${diagram.type}" cannot be drawn`);
	};
}
function drawFlowchart(chart, place, names) {
	let { wide, narrow } = flowchartPictures(chart, place), { label } = names;
	return narrow ? {
		html: svgTag(flowchartSvg(wide), wide, {
			...names,
			name: "dg-wide"
		}) + svgTag(flowchartSvg(narrow), narrow, {
			...names,
			name: "dg-narrow"
		}),
		label,
		wide: sizeOf(wide),
		narrow: sizeOf(narrow)
	} : {
		html: svgTag(flowchartSvg(wide), wide, names),
		label,
		wide: sizeOf(wide)
	};
}
function sizeOf({ width, height }) {
	return {
		width: Math.ceil(width),
		height: Math.ceil(height)
	};
}
/** The layouts of a chart: for columns, and for phones where that does not fit them. */
function flowchartPictures(chart, place) {
	let wide = wideLayout(chart, place);
	return wide.width <= 340 ? { wide } : {
		wide,
		narrow: narrowLayout(chart, place)
	};
}
/** The way the author chose, or the other one where that does not fit; else as a list with branches. */
function wideLayout(chart, place) {
	let down = chart.direction === "TD" || chart.direction === "BT", tries = [
		{
			down,
			text: 170,
			gap: 18
		},
		{
			down,
			text: 120,
			gap: 10
		},
		{
			down: !down,
			text: 170,
			gap: 18
		},
		{
			down: !down,
			text: 120,
			gap: 10
		}
	];
	for (let options of tries) {
		let picture = fitting(chart, place, {
			limit: 672,
			label: 130,
			...options
		});
		if (picture) return picture;
	}
	return outline(chart, 672);
}
/** From top to bottom with small boxes, or else as a list with branches. */
function narrowLayout(chart, place) {
	return fitting(chart, place, {
		limit: 340,
		down: !0,
		text: 112,
		label: 90,
		gap: 12
	}) ?? outline(chart, 340);
}
/** The picture, if it is small enough, and no line crosses the title of a group. */
function fitting(chart, place, { limit, ...options }) {
	let fits = ({ width, height }) => width <= limit && height <= 700;
	if (leastLength(chart, options) > (options.down ? 700 : limit)) return;
	let picture = layered(chart, place, options);
	if (!fits(picture)) return;
	let crossed = picture.groups.filter(({ title }) => !title).map(({ group }) => group.id);
	if (crossed.length === 0) return picture;
	let other = layered(chart, place, {
		...options,
		below: new Set(crossed)
	});
	return fits(other) && other.groups.every(({ title }) => title) ? other : void 0;
}
/** The SVG around drawn markup. */
function svgTag(inner, size, { label, description, name }) {
	let { width, height } = sizeOf(size);
	return `<svg class="dg${name ? ` ${name}` : ""}" role="img" aria-label="${escapeHtml(description || label)}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`;
}
/** A sequence for phones: a list of who says what to whom, numbered through; blocks and remarks have no number. */
function sequenceList({ participants, items }, texts) {
	let names = new Map(participants.map(({ id, label }) => [id, escapeHtml(label.replace(/\n/g, " "))])), name = (id) => `<b>${names.get(id) ?? ""}</b>`, number = 0, entry = (item) => {
		if (item.kind === "note") return `<li class="dg-remark">${item.of.map(name).join(", ")}: ${escapeHtml(item.text)}</li>`;
		if (item.kind === "block") return item.parts.map(({ title, items }, index) => {
			let words = index === 0 ? `${item.word} ${title}` : title || texts.or;
			return `<li class="dg-remark">${escapeHtml(words.trim())}<ol>${items.map(entry).join("")}</ol></li>`;
		}).join("");
		number += 1;
		let to = item.from === item.to ? "" : ` <span role="img" aria-label="${escapeHtml(texts.to)}">→</span> ${name(item.to)}`;
		return `<li value="${number}">${name(item.from)}${to}<br>${escapeHtml(item.text)}</li>`;
	};
	return `<ol class="dg-narrow dg-talk">${items.map(entry).join("")}</ol>`;
}
// src/engine/content/session.ts
const SHELLS = /* @__PURE__ */ new Set([
	"bash",
	"sh",
	"shell",
	"zsh"
]), NONE = /* @__PURE__ */ new Set(), PROMPTS = [
	{
		pattern: /^\$ +/,
		language: "bash",
		alsoIn: SHELLS
	},
	{
		pattern: /^(?:\[[\w.-]+@[^\]\n]*\] ?|[\w.-]+@[\w.-]+(?::\S*)? ?)?[$#%] +/,
		language: "bash",
		alsoIn: NONE
	},
	{
		pattern: /^PS(?: [A-Za-z]:\\[^>\n]*)?> ?/,
		language: "powershell",
		alsoIn: /* @__PURE__ */ new Set([
			"powershell",
			"ps1",
			"ps"
		])
	},
	{
		pattern: /^[A-Za-z]:\\[^>\n]*> ?/,
		language: "bat",
		alsoIn: /* @__PURE__ */ new Set([
			"bat",
			"cmd",
			"batch"
		])
	},
	{
		pattern: /^(?:(?:mysql|sqlite|sql)>|MariaDB \[[^\]\n]*\]>|[\w.-]+=[#>]) +/,
		language: "sql",
		alsoIn: /* @__PURE__ */ new Set(["sql"])
	},
	{
		pattern: /^>>> /,
		language: "python",
		alsoIn: /* @__PURE__ */ new Set(["python", "py"])
	},
	{
		pattern: /^[\w.-]+(?:\([\w-]+\))?[#>] +/,
		language: "text",
		alsoIn: NONE
	}
], SESSIONS = /* @__PURE__ */ new Set([
	"console",
	"shell-session",
	"shellsession",
	"sh-session",
	"terminal"
]);
/** True for the languages in which lines without a prompt are output. */
function isSession(language) {
	return SESSIONS.has(language);
}
/** Languages whose grammars the sessions of a text may need. */
function sessionLanguages(text) {
	let found = /* @__PURE__ */ new Set();
	for (let line of text.split("\n")) {
		let prompt = promptOf(line.trimStart(), "console");
		prompt && found.add(prompt.language);
	}
	return [...found];
}
/** True for the languages of command lines, in which `<name>` would be a redirection. */
function isShell(language) {
	return SHELLS.has(language) || isSession(language);
}
/**
* Splits the lines of a code block into prompt and command, and in a session also finds the output. Undefined if no
* line begins with a prompt: the code is then shown unchanged.
*/
function readSession(code, language) {
	let lines = code.split("\n"), first = lines.map((line) => promptOf(line, language)).find((prompt) => prompt !== void 0);
	if (!first) return;
	let session = isSession(language), command, shell = "";
	return {
		lines: lines.map((line) => {
			let own = promptOf(line, language);
			if (own) return command = line.slice(own.text.length), shell = own.language, {
				prompt: own.text,
				text: command,
				output: !1
			};
			let mark = command === void 0 ? void 0 : continuation({
				command,
				shell
			}, line);
			return command !== void 0 && mark !== void 0 ? (command += `\n${line.slice(mark.length)}`, {
				prompt: mark,
				text: line.slice(mark.length),
				output: !1
			}) : (command = void 0, {
				prompt: "",
				text: line,
				output: session
			});
		}),
		language: session ? first.language : language
	};
}
function promptOf(line, language) {
	for (let prompt of PROMPTS) {
		if (!isSession(language) && !prompt.alsoIn.has(language)) continue;
		let text = prompt.pattern.exec(line)?.[0];
		if (text !== void 0) return {
			text,
			language: prompt.language
		};
	}
}
/** The mark before a line that continues a command (it may be empty); undefined where the line is another thing. */
function continuation(open, line) {
	let sure = /^(?:\s*(?:->|'>|">) |>> ?|\.\.\. ?)/.exec(line)?.[0];
	if (sure !== void 0) return sure;
	if (isOpen(open)) return /^(?:> ?|More\? )/.exec(line)?.[0] ?? "";
}
/** What ends a line that goes on, by language. */
const LINE_END = {
	bash: /(?:^|[^\\])(?:\\\\)*\\$/,
	python: /\\$/,
	powershell: /`$/,
	bat: /\^$/
}, CLOSED = {
	bash: /\\.|"(?:\\.|[^"\\])*"|'[^']*'|(?<!\S)#.*/g,
	python: /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|#.*/g,
	powershell: /`.|"(?:`.|[^"`])*"|'[^']*'|(?<!\S)#.*/g,
	sql: /"[^"]*"|'(?:\\.|[^'\\])*'|--.*/g
};
/** True for a command that goes on in the next line: an escaped line break, an open quote, a here-document. */
function isOpen({ command, shell }) {
	let last = command.slice(command.lastIndexOf("\n") + 1);
	if (LINE_END[shell]?.test(last)) return !0;
	let document = shell === "bash" && /(?<!<)<<-?\s*(["']?)([A-Za-z_]\w*)\1/.exec(command);
	if (document) return !command.split("\n").slice(1).some((line) => line.trim() === document[2]);
	let closed = CLOSED[shell];
	return closed !== void 0 && /["']/.test(command.replace(closed, ""));
}
// src/engine/content/highlight.ts
/** Languages that have no grammar because they need none. */
const PLAIN = /* @__PURE__ */ new Set([
	"",
	"text",
	"plain",
	"plaintext",
	"txt",
	"none",
	"output"
]), ALIASES = {
	"shell-session": "shellsession",
	"sh-session": "shellsession",
	terminal: "shellsession",
	golang: "go",
	dotenv: "ini"
};
/** True for languages that are shown as they are. */
function isPlainLanguage(language) {
	return PLAIN.has(language);
}
/**
* Highlights code as HTML lines whose colours are classes, so that a strict policy and both themes work.
* Loads no grammar and no engine before the first page needs one: until `prepare`, only plain text is known.
* `remember`: repeated code is highlighted once.
*/
function createHighlighter({ remember = !0 } = {}) {
	let cache = /* @__PURE__ */ new Map(), loaded = /* @__PURE__ */ new Set(), names = /* @__PURE__ */ new Set(), tokenizer;
	return {
		/** Names and aliases that have a grammar, for hints. */
		languages: () => [...names, ...PLAIN].filter(Boolean).sort(),
		has: (language) => PLAIN.has(language) || names.has(language),
		/** Loads the grammars of these languages; unknown names are ignored. */
		async prepare(languages) {
			let { bundledLanguages } = await import("shiki/langs"), grammars = bundledLanguages;
			names = /* @__PURE__ */ new Set([...Object.keys(grammars), ...Object.keys(ALIASES)]);
			let wanted = [...new Set(languages)].filter((name) => names.has(name) && !loaded.has(name));
			if (wanted.length !== 0) {
				tokenizer ??= await startTokenizer(), await tokenizer.loadLanguage(...wanted.flatMap((name) => grammars[ALIASES[name] ?? name] ?? []));
				for (let name of wanted) loaded.add(name);
			}
		},
		/** One HTML string for each line. The language must be prepared, or be plain text. */
		lines(code, language) {
			if (!tokenizer || !loaded.has(language) || code.length > 2e5) return code.split("\n").map(escapeHtml);
			let key = `${language}\n${code}`, known = cache.get(key);
			if (known) return known;
			let lines = tokenizer.tokens(code, ALIASES[language] ?? language).map(mergeTokens);
			return remember && cache.set(key, lines), lines;
		}
	};
}
/** Takes from Shiki what makes tokens: all that makes HTML of them is left out of the bundle. */
async function startTokenizer() {
	let { codeToTokensBase, createCssVariablesTheme, createShikiPrimitiveAsync } = await import("./part-core.mjs"), { createJavaScriptRegexEngine } = await import("./part-engine-javascript.mjs"), theme = createCssVariablesTheme({
		name: "classes",
		variablePrefix: "tk-",
		fontStyle: !1
	}), engine = createJavaScriptRegexEngine({ forgiving: !0 }), primitive = await createShikiPrimitiveAsync({
		themes: [theme],
		engine
	});
	return {
		loadLanguage: primitive.loadLanguage,
		tokens: (code, lang) => codeToTokensBase(primitive, code, {
			lang,
			tokenizeMaxLineLength: 2e3,
			tokenizeTimeLimit: 0
		})
	};
}
/** Neighbors of one color become one element; plain text gets none. */
function mergeTokens(tokens) {
	let html = "", text = "", current = "", flush = () => {
		text && (html += current ? `<span class="${current}">${escapeHtml(text)}</span>` : escapeHtml(text)), text = "";
	};
	for (let token of tokens) {
		let name = token.content.trim() === "" ? current : tokenClass(token.color);
		name !== current && flush(), current = name, text += token.content;
	}
	return flush(), html;
}
/** `var(tk-token-string-expression)` -> `tk-string-expression`; the foreground has no class. */
function tokenClass(color) {
	let name = /token-([\w-]+)/.exec(color ?? "")?.[1];
	return name ? `tk-${name}` : "";
}
/** The languages that a fence needs grammars of. */
function fenceLanguages({ language, text }) {
	return isSession(language) ? [language, ...sessionLanguages(text)] : [language];
}
// src/engine/output/compileTools.ts
/** Tools that work in this thread: for the dev server and for checks, where pages come one by one. See `createHighlighter`. */
function createTools(options) {
	let highlighter = createHighlighter(options), diagrams;
	return {
		fences: {
			has: highlighter.has,
			languages: highlighter.languages,
			code: (code, language) => () => highlighter.lines(code, language),
			diagram: (diagram, options) => () => {
				if (!diagrams) throw Error("the diagram renderer is not loaded");
				return diagrams(diagram, options);
			}
		},
		async prepare(languages) {
			languages.has("mermaid") && (diagrams ??= await loadDiagrams()), await highlighter.prepare([...languages].filter((language) => !language.startsWith("mermaid")));
		},
		settled: async () => {},
		close: async () => {}
	};
}
/**
* Tools that highlight and draw in a second thread: more than half of a build's work, and independent of
* all else. Equal blocks are drawn once; diagrams are kept in `cache` from build to build.
*/
function createWorkerTools(workerFile, cache) {
	let worker = new Worker(workerFile, { workerData: cache }), names = createHighlighter(), answers = /* @__PURE__ */ new Map(), known = /* @__PURE__ */ new Map(), waiting = [], sent = 0, fault, wake = () => {}, post = (message) => worker.postMessage(message), flush = () => {
		waiting.length > 0 && post({
			type: "draw",
			jobs: waiting
		}), sent += waiting.length, waiting = [];
	};
	worker.on("message", (message) => {
		for (let answer of message.answers) answers.set(answer.id, answer);
		wake();
	}), worker.on("error", (error) => {
		fault = error, wake();
	});
	/** Sends a job, unless it has been sent; returns what reads its answer. */
	function begin(key, job) {
		let id = known.get(key) ?? known.size;
		return known.has(key) || (known.set(key, id), waiting.push({
			...job,
			id
		}), waiting.length >= 24 && flush()), () => {
			let found = answers.get(id);
			if (!found) throw Error("a fence was read before it was drawn");
			if (found.fault !== void 0) throw Error(found.fault);
			return found;
		};
	}
	return {
		fences: {
			has: names.has,
			languages: names.languages,
			code(code, language) {
				if (isPlainLanguage(language)) return () => code.split("\n").map(escapeHtml);
				let answer = begin(`${language}\n${code}`, {
					type: "code",
					code,
					language
				});
				return () => answer().lines ?? [];
			},
			diagram(diagram, options) {
				let answer = begin(`diagram ${JSON.stringify([options, diagram])}`, {
					type: "diagram",
					diagram,
					options
				});
				return () => {
					let { drawn } = answer();
					if (!drawn) throw Error("the drawn fence is not a diagram");
					return drawn;
				};
			}
		},
		async prepare(languages) {
			post({
				type: "prepare",
				languages: [...languages]
			}), await names.prepare([]);
		},
		async settled() {
			for (flush(); answers.size < sent;) {
				if (fault) throw fault;
				await new Promise((resolve) => {
					wake = resolve;
				});
			}
		},
		async close() {
			await worker.terminate();
		}
	};
}
export { downloadsTitle as $, privacyChoices as $t, baseUrlAdvice as A, noSearch as At, copyCode as B, openMenu as Bt, announcement as C, viewMarkdown as Cn, main as Ct, backToMainMenu as D, movedTo as Dt, appliesToMarkdown as E, moved as Et, breadcrumbs as F, notStated as Ft, dismiss as G, pages as Gt, crashSearch as H, pageDidNotHelp as Ht, clear as I, notTranslated as It, documentationPages as J, partCrashed as Jt, docsSidebar as K, pagesIn as Kt, close as L, older as Lt, before as M, notFoundSections as Mt, blogPage as N, notFoundTitle as Nt, backToReference as O, newer as Ot, blogPageTitle as P, notLoaded as Pt, downloadsRelease as Q, printPage as Qt, closeMenu as R, onThisPage as Rt, alsoCalled as S, unlistedNotice as Sn, loading as St, appliesToBadges as T, wrapLines as Tn, menuThen as Tt, diagram as U, pageHelped as Ut, copyMarkdown as V, output as Vt, directLink as W, pageMenu as Wt, download as X, posts as Xt, done as Y, postTagTitle as Yt, downloadsDescription as Z, previous as Zt, admonitionSecondary as _, toDark as _n, lastUpdatedBy as _t, readSession as a, searchDescription as an, feedbackPrompt as at, allRows as b, tryAgain as bn, linkToRow as bt, shownIn as c, searchSections as cn, filterNone as ct, GROUPS as d, skipToMain as dn, glossaryLetters as dt, quoted as en, draft as et, admonitionCaution as f, startAgain as fn, home as ft, admonitionNote as g, tags as gn, lastUpdated as gt, admonitionInfo as h, tableOf as hn, languageCode as ht, isShell as i, search as in, feedbackHelpful as it, baseUrlTitle as j, notFoundAdvice as jt, backToTop as k, next as kt, ROLES as l, see as ln, filterPages as lt, admonitionImportant as m, table as mn, inEachRow as mt, createWorkerTools as n, retry as nn, editPage as nt, labelsIn as o, searchNeedsScripts as on, feedbackSend as ot, admonitionDanger as p, startAgainSearch as pn, homePage as pt, docsTagTitle as q, pagination as qt, fenceLanguages as r, rows as rn, feedback as rt, readDiagram as s, searchPlaceholder as sn, feedbackTitle as st, createTools as t, readMore as tn, draftNotice as tt, wrapText as u, showAllLines as un, footnotes as ut, admonitionSuccess as v, toDo as vn, lastUpdatedOn as vt, appliesTo as w, wholeTable as wn, menu as wt, allTags as x, unlisted as xn, listOfPages as xt, admonitionWarning as y, toLight as yn, lastUpdatedOnBy as yt, code as z, openIn as zt };
