import { p as printable } from "./part-text.mjs";
import { a as boolean, c as email, h as string, l as literal, m as strictObject, n as _enum, s as discriminatedUnion } from "./part-schemas.mjs";
// src/shared/feedback.ts
/** Why a page did not help. */
const REASONS = [
	"missing",
	"wrong",
	"unclear",
	"other"
], LONGEST = {
	text: 4e3,
	address: 200,
	query: 300,
	route: 500
}, PERSONAL = /[^\s@]+@[^\s@]+|(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])|(?<![\w:])(?:[\da-f]{1,4}:{1,2}|::){2,}[\da-f]{0,4}(?![\w:])|(?<![\w:])[\da-f]{1,4}::[\da-f]{0,4}(?![\w:])/i;
/** Whether a query may be counted: it holds no email or IP address. */
function isCountable(query) {
	return query.trim() !== "" && query.length <= LONGEST.query && !PERSONAL.test(query);
}
// src/engine/server/feedbackEntry.ts
const text = (longest) => string().max(longest).transform(printable), query = text(LONGEST.query), feedbackPost = discriminatedUnion("kind", [strictObject({
	kind: literal("page"),
	route: text(LONGEST.route).refine((route) => route.startsWith("/")),
	helpful: boolean(),
	reason: _enum(REASONS).optional(),
	text: text(LONGEST.text).optional(),
	address: email().max(LONGEST.address).optional(),
	query: query.optional()
}), strictObject({
	kind: literal("search"),
	query: query.refine(isCountable)
})]);
/** Reads a line; undefined for one that no server has written whole. */
function readEntry(line) {
	try {
		let { time, ...post } = JSON.parse(line), read = feedbackPost.safeParse(post);
		return read.success && !Number.isNaN(Date.parse(time)) ? {
			...read.data,
			time
		} : void 0;
	} catch {
		return;
	}
}
export { readEntry as n, REASONS as r, feedbackPost as t };
