// src/shared/errors.ts
/** The place of a character of a text that itself starts at `start`. */
function placeIn(text, index, start = {
	line: 1,
	column: 1
}) {
	let before = text.slice(0, index).split("\n"), column = (before.at(-1)?.length ?? 0) + 1;
	return before.length === 1 ? {
		line: start.line,
		column: start.column + column - 1
	} : {
		line: start.line + before.length - 1,
		column
	};
}
/** A fault that stops the command; carries the diagnostics that led to it. */
var FieldguideError = class extends Error {
	diagnostics;
	/** By its name: the settings of a site are bundled with a copy of this class. */
	static [Symbol.hasInstance](thrown) {
		return thrown instanceof Error && thrown.name === "FieldguideError";
	}
	constructor(message, diagnostics = [], options) {
		super(message, options), this.name = "FieldguideError", this.diagnostics = diagnostics;
	}
};
/** Whether what was thrown says at which places of which files the fault is. */
function isDataFault(thrown) {
	return thrown instanceof FieldguideError && thrown.diagnostics.length > 0;
}
/** What was thrown, as an error: anything can be thrown. */
function asError(thrown) {
	return thrown instanceof Error ? thrown : Error(String(thrown));
}
function isError({ severity }) {
	return severity !== "warning";
}
function isWarning({ severity }) {
	return severity === "warning";
}
/** What the dev server makes of faults. */
function forgiving(diagnostics) {
	return diagnostics.map((found) => found.severity === "forgivable" ? {
		...found,
		severity: "warning"
	} : found);
}
/** What `--lenient` makes of faults. */
function asWarnings(diagnostics) {
	return diagnostics.map((diagnostic) => ({
		...diagnostic,
		severity: "warning"
	}));
}
/**
* Finds the line and column of faults in one file by their `subject`, which is in quotes in its text. A subject that is
* there more than once has no place: no line is better than a wrong one.
*/
function placeSubjects(diagnostics, file, source) {
	return diagnostics.map((diagnostic) => diagnostic.file !== file || diagnostic.line !== void 0 || !diagnostic.subject ? diagnostic : {
		...diagnostic,
		...placeOfWords(diagnostic.subject, source)
	});
}
/** The place of quoted words in a text; undefined if they are not there, or more than once. */
function placeOfWords(words, source) {
	let found = [
		"'",
		"\"",
		"`"
	].flatMap((quote) => {
		let text = quote + words + quote;
		return source.includes(text) ? [source.indexOf(text), source.lastIndexOf(text)] : [];
	}), [first] = found;
	return first === void 0 || new Set(found).size !== 1 ? void 0 : placeIn(source, first);
}
/** `file:line:column`, as far as it is known. */
function formatPlace({ file, line, column }) {
	return [
		file,
		line,
		line === void 0 ? void 0 : column
	].filter((part) => part !== void 0).join(":");
}
/** One line for the terminal: `file:line:column: message. hint`. */
function formatDiagnostic(diagnostic) {
	return `${formatPlace(diagnostic)}: ${isWarning(diagnostic) ? "warning" : "error"}: ${formatFault(diagnostic)}`;
}
/** What is wrong and what to do about it. */
function formatFault({ message, hint }) {
	let text = typeof hint == "function" ? hint() : hint;
	return text ? `${message} ${text}` : message;
}
/**
* Asserts what holds unless our own code is wrong (specification 8, assertion failure). In production the
* message is "Invariant failed" and nothing else; what was expected is its cause, which the crash screen's
* chain of messages shows too.
* @throws Error where the condition does not hold.
*/
function invariant(condition, message) {
	if (!condition) throw Error("Invariant failed", message === void 0 ? void 0 : { cause: message });
}
/** The messages of an error and of its causes, outermost first (specification 4 and 8, page crash). */
function errorChain(error) {
	let messages = [], current = error;
	for (; current != null && messages.length < 10;) messages.push(messageOf(current)), current = current instanceof Error ? current.cause : void 0;
	return messages;
}
function messageOf(error) {
	return error instanceof Error ? error.message || error.name : String(error);
}
export { forgiving as a, formatPlace as c, isError as d, isWarning as f, placeSubjects as h, errorChain as i, invariant as l, placeOfWords as m, asError as n, formatDiagnostic as o, placeIn as p, asWarnings as r, formatFault as s, FieldguideError as t, isDataFault as u };
