import { n as asError } from "./part-errors.mjs";
import { t as createTools } from "./part-compileTools.mjs";
import { parentPort, workerData } from "node:worker_threads";
// src/engine/output/fenceWorker.ts
const tools = createTools({ remember: !1 });
let keep, ready = Promise.resolve();
parentPort?.on("message", (message) => {
	ready = ready.then(async () => {
		message.type === "prepare" ? await prepare(new Set(message.languages)) : parentPort?.postMessage({ answers: message.jobs.map(draw) });
	});
});
async function prepare(languages) {
	await tools.prepare(languages), languages.has("mermaid") && (keep ??= (await import("./part-diagramCache.mjs")).keptDiagram);
}
function draw(job) {
	try {
		if (job.type === "code") return {
			id: job.id,
			lines: tools.fences.code(job.code, job.language)()
		};
		let { id, diagram, options } = job, draw = () => tools.fences.diagram(diagram, options)(), key = JSON.stringify([options, diagram]);
		return {
			id,
			drawn: keep ? keep(String(workerData), key, draw) : draw()
		};
	} catch (error) {
		return {
			id: job.id,
			fault: asError(error).message
		};
	}
}
export {};
