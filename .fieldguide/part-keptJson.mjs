import path from "node:path";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
// src/engine/config/keptJson.ts
/**
* A value that was kept by `keepJson`; undefined where there is none, or where the file is not as it was written: a copy
* that broke off, a damaged disk. Then it is made anew.
*/
function keptJson(file, schema) {
	try {
		let [hash = "", text = ""] = readFileSync(file, "utf8").split("\n", 2);
		return hashOf(text) === hash ? schema.parse(JSON.parse(text)) : void 0;
	} catch {
		return;
	}
}
/** Keeps a value for later runs, with its hash in front. What cannot be written is no fault: it only costs time. */
function keepJson(file, value) {
	let text = JSON.stringify(value);
	try {
		mkdirSync(path.dirname(file), { recursive: !0 }), writeFileSync(file, `${hashOf(text)}\n${text}`);
	} catch {}
}
function hashOf(text) {
	return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
export { keptJson as n, keepJson as t };
