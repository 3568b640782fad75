import { t as FieldguideError } from "./part-errors.mjs";
import path from "node:path";
import { copyFileSync, existsSync, lstatSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
// src/engine/output/outputFolder.ts
/** Marks a folder as ours: only such a folder is ever replaced. */
const MARKER = ".fieldguide-output";
/**
* Prepares to replace `out`: a folder is written beside it and takes its place only when everything is there. An earlier
* run that was killed between its two renames is mended first.
* @throws FieldguideError when `out` is not ours to replace, overlaps a folder that holds input, or is being written by
* another build.
* @param mark A file that says of a folder that it is ours to replace.
*/
function openOutput(out, inputs, mark = MARKER) {
	let target = realPath(path.resolve(out)), old = sibling(target, "old"), staging = stagingOf(target, process.pid);
	refuseOverlap(target, inputs), onDisk(out, () => {
		mkdirSync(path.dirname(target), { recursive: !0 }), restoreLastGood(target, old), refuseForeign(target, mark), refuseMount(target), removeStaleStaging(target), mkdirSync(staging), writeFileSync(path.join(staging, MARKER), "Made by Fieldguide. The next build replaces this folder.\n");
	});
	let other = olderBuild(target);
	if (other !== void 0) throw rmSync(staging, {
		recursive: !0,
		force: !0
	}), new FieldguideError(`Another build (process ${other}) is writing to --out "${out}". Wait until it ends, or name another folder.`);
	return {
		/** Write here. */
		staging,
		/** Puts the staging folder in the place of the last output. */
		commit() {
			onDisk(out, () => {
				existsSync(target) && renameSync(target, old);
				try {
					renameSync(staging, target);
				} catch (error) {
					throw restoreLastGood(target, old), error;
				}
				rmSync(old, {
					recursive: !0,
					force: !0
				});
			});
		},
		/** Throws the staging folder away; the last output stays as it was. */
		discard() {
			rmSync(staging, {
				recursive: !0,
				force: !0
			});
		}
	};
}
function sibling(target, name) {
	return path.join(path.dirname(target), `.${path.basename(target)}.fieldguide-${name}`);
}
/** After a kill between the two renames only the old output is left: it is put back. */
function restoreLastGood(target, old) {
	existsSync(old) && (existsSync(target) ? rmSync(old, {
		recursive: !0,
		force: !0
	}) : renameSync(old, target));
}
function stagingOf(target, pid) {
	return sibling(target, `new-${pid}`);
}
/** A build takes minutes. An older folder was left by a killed build, and another process may now have its number. */
const LONGEST_BUILD = 36e5;
/**
* The process of a build that began to write to the same folder before this one. The staging folder of each is its lock:
* of two builds that begin together, both see both, and both agree which was first.
*/
function olderBuild(target) {
	let own = begun(target, process.pid) ?? Infinity;
	return stagingPids(target).find((pid) => {
		let since = pid === process.pid ? void 0 : begun(target, pid);
		return since === void 0 || Date.now() - since > LONGEST_BUILD || !isRunning(pid) ? !1 : since < own || since === own && pid < process.pid;
	});
}
/** When the build of a process began to write, in milliseconds; undefined where it has not, or not yet. */
function begun(target, pid) {
	return statSync(path.join(stagingOf(target, pid), MARKER), { throwIfNoEntry: !1 })?.mtimeMs;
}
/** The processes that have a staging folder beside a target. */
function stagingPids(target) {
	let prefix = path.basename(sibling(target, "new-"));
	return readdirSync(path.dirname(target)).filter((name) => name.startsWith(prefix)).map((name) => Number(name.slice(prefix.length))).filter(Number.isInteger);
}
function removeStaleStaging(target) {
	for (let pid of stagingPids(target)) {
		let since = begun(target, pid);
		(since !== void 0 && Date.now() - since > LONGEST_BUILD || !isRunning(pid)) && rmSync(stagingOf(target, pid), {
			recursive: !0,
			force: !0
		});
	}
}
function isRunning(pid) {
	if (pid === process.pid) return !1;
	try {
		return process.kill(pid, 0), !0;
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "EPERM";
	}
}
function refuseForeign(target, mark) {
	if (lstatSync(target, { throwIfNoEntry: !1 })?.isSymbolicLink()) throw new FieldguideError(`--out "${target}" is a broken symbolic link. Remove it, or create its target.`);
	let stat = statSync(target, { throwIfNoEntry: !1 });
	if (!stat) return;
	if (!stat.isDirectory()) throw new FieldguideError(`--out "${target}" is a file. Name a folder.`);
	let entries = readdirSync(target);
	if (!(entries.length === 0 || entries.includes(mark))) throw new FieldguideError(`--out "${target}" contains files that Fieldguide did not create, so it was left unchanged. Name an empty or new folder, or empty this one yourself.`);
}
/** Told at once: a rename would fail only when the whole site is written. */
function refuseMount(target) {
	let own = statSync(target, { throwIfNoEntry: !1 });
	if (own && own.dev !== statSync(path.dirname(target)).dev) throw new FieldguideError(`--out "${target}" is a mount point, which cannot be replaced by another folder. Name a folder inside it.`);
}
/**
* Keeps input from being written over.
* @throws FieldguideError where a folder is an input, or lies in one or around one.
*/
function refuseOverlap(target, inputs) {
	let real = realPath(target);
	for (let input of inputs) {
		let source = realPath(path.resolve(input));
		if (real === source || isInside(real, source) || isInside(source, real)) throw new FieldguideError(`--out "${target}" and the input folder "${input}" overlap. Name a folder outside of it.`);
	}
}
function isInside(inner, outer) {
	return inner.startsWith(outer.endsWith(path.sep) ? outer : outer + path.sep);
}
/** The real path as far as it exists, so that links cannot hide an overlap. */
function realPath(file) {
	if (existsSync(file)) return realpathSync(file);
	let parent = path.dirname(file);
	return parent === file ? file : path.join(realPath(parent), path.basename(file));
}
/**
* Writes files below `root`; folders are made as needed. Each file is made when its turn comes and waited for: handing
* thousands of small ones to other threads costs more than writing them, and what waits for the disk takes memory.
* @throws FieldguideError where the disk does not take a file.
*/
async function writeOutputs(outputs, root) {
	let folders = /* @__PURE__ */ new Set(), total = {
		files: 0,
		bytes: 0
	};
	for (let output of outputs) {
		let target = path.join(root, output.file), folder = path.dirname(target), content = "make" in output ? Buffer.from(await output.make()) : void 0;
		onDisk(output.file, () => {
			folders.has(folder) || mkdirSync(folder, { recursive: !0 }), folders.add(folder), content ? writeFileSync(target, content) : "source" in output && copyFileSync(output.source, target), total.bytes += content?.byteLength ?? statSync(target).size;
		}), total.files += 1;
	}
	return total;
}
const REASONS = {
	ENOSPC: "the disk is full. Free some space, or name another folder with --out.",
	EDQUOT: "the disk quota is used up. Free some space, or name another folder with --out.",
	ENAMETOOLONG: "its name is too long for this disk. Give the page a shorter slug, or its folder a shorter name.",
	EACCES: "this user has no permission to write there. Change the permissions of the folder, or name another one with --out.",
	EPERM: "this user has no permission to write there. Change the permissions of the folder, or name another one with --out.",
	EROFS: "the disk cannot be written to. Name a folder on another one with --out.",
	EBUSY: "it is a mount point, which cannot be replaced by another folder. Name a folder inside it with --out.",
	ENOTEMPTY: "another build is writing to it. Wait until that build ends, then build again.",
	ENOENT: "a file that the build needs has disappeared. Build again.",
	ENOTDIR: "part of its path is a file. Name another folder.",
	EEXIST: "part of its path is a file. Name another folder.",
	EISDIR: "a folder has the same name. Rename one of them.",
	EMFILE: "too many files are open. Raise the limit (ulimit -n)."
};
/** A fault of the disk as the reader of a terminal needs it; anything else comes back as it is. */
function diskFault(error, file) {
	let code = error instanceof Error && "code" in error ? String(error.code) : "", reason = REASONS[code];
	return reason ? new FieldguideError(`"${file}" cannot be written: ${reason}`) : error;
}
/** Does some work on a file or folder. @throws FieldguideError where the disk is what fails. */
function onDisk(file, work) {
	try {
		return work();
	} catch (error) {
		throw diskFault(error, file);
	}
}
export { writeOutputs as a, refuseOverlap as i, onDisk as n, openOutput as r, MARKER as t };
