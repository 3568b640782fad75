// src/engine/output/stageClock.ts
/** Times the stages of a build, for progress and for the summary. */
var StageClock = class {
	onStart;
	/** Milliseconds by stage, in order; a stage that is gone on with later counts as one. */
	stages = [];
	constructor(onStart = () => {}) {
		this.onStart = onStart;
	}
	async time(stage, work) {
		this.onStart(stage);
		let start = performance.now(), result = await work(), ms = performance.now() - start, before = this.stages.find((other) => other.stage === stage);
		return before ? before.ms += ms : this.stages.push({
			stage,
			ms
		}), result;
	}
};
function createProgress(stream = process.stderr) {
	if (!stream.isTTY) return {
		show: () => {},
		clear: () => {}
	};
	let blank = "\r\x1B[2K";
	return {
		show: (text) => stream.write(`${blank}${text.slice(0, (stream.columns ?? 80) - 1)}`),
		clear: () => stream.write(blank)
	};
}
export { createProgress as n, StageClock as t };
