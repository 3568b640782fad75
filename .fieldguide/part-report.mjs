import { d as isError, f as isWarning, o as formatDiagnostic, t as FieldguideError } from "./part-errors.mjs";
import { f as plural } from "./part-text.mjs";
/** Prints a fault for the person at the terminal. A fault of ours keeps its stack: it is a bug. */
function reportFault(error) {
	if (!(error instanceof FieldguideError)) {
		console.error(error);
		return;
	}
	printDiagnostics(error.diagnostics);
	let errors = error.diagnostics.filter(isError).length;
	console.error(errors > 0 ? `${error.message} ${plural(errors, "error")}.` : error.message);
}
/** Errors all, warnings up to a number that still can be read; of the others how many of each kind there are. */
function printDiagnostics(diagnostics, mostWarnings = 40) {
	let sorted = [...diagnostics].sort(byPlace), warnings = sorted.filter(isWarning);
	for (let warning of warnings.slice(0, mostWarnings)) console.error(formatDiagnostic(warning));
	let others = warnings.slice(mostWarnings);
	others.length > 0 && console.error(`... and ${plural(others.length, "more warning")} (${countsByKind(others)}).`);
	for (let error of sorted.filter(isError)) console.error(formatDiagnostic(error));
}
function countsByKind(diagnostics) {
	let counts = /* @__PURE__ */ new Map();
	for (let { code } of diagnostics) counts.set(code, (counts.get(code) ?? 0) + 1);
	return [...counts].sort(([, a], [, b]) => b - a).map(([code, count]) => `${code} ${count}`).join(", ");
}
function byPlace(a, b) {
	return a.file < b.file ? -1 : a.file > b.file ? 1 : (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
/** `1 link is waiting`, `2 links are waiting`. */
function waits(count, noun) {
	return `${plural(count, noun)} ${count === 1 ? "is" : "are"} waiting`;
}
export { reportFault as n, waits as r, printDiagnostics as t };
