import { d as object, h as string, u as number } from "./part-schemas.mjs";
import { n as keptJson, t as keepJson } from "./part-keptJson.mjs";
import path from "node:path";
import { createHash } from "node:crypto";
// src/engine/output/diagramCache.ts
const size = object({
	width: number(),
	height: number()
}), schema = object({
	html: string(),
	label: string(),
	wide: size,
	narrow: size.optional()
});
/**
* A drawn diagram, kept on disk: laying one out takes longer than compiling its page. `folder` lives with the bundled
* generator: a new generator starts with an empty one. What is damaged is drawn again.
*/
function keptDiagram(folder, key, draw) {
	let file = path.join(folder, `${createHash("sha256").update(key).digest("hex").slice(0, 24)}.json`), known = keptJson(file, schema);
	if (known) return known;
	let drawn = draw();
	return keepJson(file, drawn), drawn;
}
export { keptDiagram };
