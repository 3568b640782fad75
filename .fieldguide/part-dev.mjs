import { G as readClient, S as treeJson, T as siteFacts, W as clientAssets, Y as isFile, at as renderPage, b as siteOutputs, d as prepareTools, dn as checkCompiled, f as ownFaults, g as generatedLinks, h as withKit, i as projectOptions, it as pageMarkdown, n as indexerOf, nt as pageContent, rt as pageFrame, tt as notFoundPage, ut as compilePage, w as shardFile } from "./part-commandContext.mjs";
import { t as createTools } from "./part-compileTools.mjs";
import { a as forgiving, c as formatPlace, d as isError, f as isWarning, n as asError, o as formatDiagnostic, s as formatFault, t as FieldguideError } from "./part-errors.mjs";
import { n as escapeHtml } from "./part-text.mjs";
import { D as routeFile, E as normalizeRoute, O as routeHref, g as fileHref, m as decodePath, o as REVISION_META } from "./part-shellIds.mjs";
import { n as openProject, t as inputFolders } from "./part-project.mjs";
import { n as searchPage, t as isSearchable } from "./part-searchPage.mjs";
import { i as sendFile, n as listen, r as redirect, t as MARKDOWN_TYPE, untilStopped } from "./part-serve.mjs";
import * as sp from "node:path";
import path, { join, resolve, sep } from "node:path";
import { readFileSync, stat, unwatchFile, watch, watchFile } from "node:fs";
import { EventEmitter } from "node:events";
import { lstat, open, readdir, realpath, stat as stat$1 } from "node:fs/promises";
import { Readable } from "node:stream";
import { type } from "node:os";
import { setImmediate } from "node:timers/promises";
// node_modules/readdirp/index.js
const EntryTypes = {
	FILE_TYPE: "files",
	DIR_TYPE: "directories",
	FILE_DIR_TYPE: "files_directories",
	EVERYTHING_TYPE: "all"
}, defaultOptions = {
	root: ".",
	fileFilter: (_entryInfo) => !0,
	directoryFilter: (_entryInfo) => !0,
	type: EntryTypes.FILE_TYPE,
	lstat: !1,
	depth: 2147483648,
	alwaysStat: !1,
	highWaterMark: 256
};
Object.freeze(defaultOptions);
const RECURSIVE_ERROR_CODE = "READDIRP_RECURSIVE_ERROR", NORMAL_FLOW_ERRORS = /* @__PURE__ */ new Set([
	"ENOENT",
	"EPERM",
	"EACCES",
	"ELOOP",
	RECURSIVE_ERROR_CODE
]), ALL_TYPES = [
	EntryTypes.DIR_TYPE,
	EntryTypes.EVERYTHING_TYPE,
	EntryTypes.FILE_DIR_TYPE,
	EntryTypes.FILE_TYPE
], DIR_TYPES = /* @__PURE__ */ new Set([
	EntryTypes.DIR_TYPE,
	EntryTypes.EVERYTHING_TYPE,
	EntryTypes.FILE_DIR_TYPE
]), FILE_TYPES = /* @__PURE__ */ new Set([
	EntryTypes.EVERYTHING_TYPE,
	EntryTypes.FILE_DIR_TYPE,
	EntryTypes.FILE_TYPE
]), isNormalFlowError = (error) => NORMAL_FLOW_ERRORS.has(error.code), wantBigintFsStats = process.platform === "win32", emptyFn = (_entryInfo) => !0, normalizeFilter = (filter) => {
	if (filter === void 0) return emptyFn;
	if (typeof filter == "function") return filter;
	if (typeof filter == "string") {
		let fl = filter.trim();
		return (entry) => entry.basename === fl;
	}
	if (Array.isArray(filter)) {
		let trItems = filter.map((item) => item.trim());
		return (entry) => trItems.some((f) => entry.basename === f);
	}
	return emptyFn;
};
var ReaddirpStream = class extends Readable {
	/**
	* Directories discovered but not yet emitted from. Listings are read
	* lazily (on pop, plus one prefetch) instead of eagerly on discovery:
	* keeping whole listings for every queued dir balloons RAM on wide trees.
	*/
	parents;
	reading;
	parent;
	_stat;
	_maxDepth;
	_wantsDir;
	_wantsFile;
	_wantsEverything;
	_root;
	_isDirent;
	_statsProp;
	_rdOptions;
	_fileFilter;
	_directoryFilter;
	_relStart;
	constructor(options = {}) {
		super({
			objectMode: !0,
			autoDestroy: !0,
			highWaterMark: options.highWaterMark ?? defaultOptions.highWaterMark
		});
		let opts = {
			...defaultOptions,
			...options
		}, root = opts.root ?? defaultOptions.root, type = opts.type ?? defaultOptions.type;
		this._fileFilter = normalizeFilter(opts.fileFilter), this._directoryFilter = normalizeFilter(opts.directoryFilter);
		let statMethod = opts.lstat ? lstat : stat$1;
		this._stat = wantBigintFsStats ? (path) => statMethod(path, { bigint: !0 }) : statMethod, this._maxDepth = opts.depth != null && Number.isSafeInteger(opts.depth) ? opts.depth : defaultOptions.depth, this._wantsDir = DIR_TYPES.has(type), this._wantsFile = FILE_TYPES.has(type), this._wantsEverything = type === EntryTypes.EVERYTHING_TYPE, this._root = resolve(root), this._relStart = this._root.endsWith(sep) ? this._root.length : this._root.length + 1, this._isDirent = !opts.alwaysStat, this._statsProp = this._isDirent ? "dirent" : "stats", this._rdOptions = {
			encoding: "utf8",
			withFileTypes: this._isDirent
		};
		let rootDir = {
			path: this._root,
			depth: 1
		};
		rootDir.pending = this._exploreDir(this._root, 1), this.parents = [rootDir], this.reading = !1, this.parent = void 0;
	}
	async _read(batch) {
		if (!this.reading) {
			this.reading = !0;
			try {
				for (; !this.destroyed && batch > 0;) {
					let par = this.parent, fil = par && par.files;
					if (fil && fil.length > 0) {
						let { path, depth } = par, slice = fil.splice(0, batch).map((dirent) => this._formatEntry(dirent, path)), awaited = this._isDirent ? slice : await Promise.all(slice);
						for (let entry of awaited) {
							if (!entry) continue;
							if (this.destroyed) return;
							let entryType = this._getEntryType(entry);
							typeof entryType != "string" && (entryType = await entryType), entryType === "directory" && this._directoryFilter(entry) ? (depth <= this._maxDepth && this.parents.push({
								path: entry.fullPath,
								depth: depth + 1
							}), this._wantsDir && (this.push(entry), batch--)) : (entryType === "file" || this._includeAsFile(entry)) && this._fileFilter(entry) && this._wantsFile && (this.push(entry), batch--);
						}
					} else {
						let parent = this.parents.pop();
						if (!parent) {
							this.push(null);
							break;
						}
						let dir = parent.pending ?? this._exploreDir(parent.path, parent.depth), next = this.parents[this.parents.length - 1];
						if (next && !next.pending && (next.pending = this._exploreDir(next.path, next.depth)), this.parent = await dir, this.destroyed) return;
					}
				}
			} catch (error) {
				this.destroy(error);
			} finally {
				this.reading = !1;
			}
		}
	}
	async _exploreDir(path, depth) {
		let files;
		try {
			files = await readdir(path, this._rdOptions);
		} catch (error) {
			this._onError(error);
		}
		return {
			files,
			depth,
			path
		};
	}
	_formatEntry(dirent, path) {
		let basename = this._isDirent ? dirent.name : dirent, fullPath = join(path, basename), entry = {
			path: fullPath.slice(this._relStart),
			fullPath,
			basename
		};
		return this._isDirent ? (entry.dirent = dirent, entry) : this._stat(fullPath).then((stats) => (entry.stats = stats, entry), (err) => {
			this._onError(err);
		});
	}
	_onError(err) {
		isNormalFlowError(err) && !this.destroyed ? this.emit("warn", err) : this.destroy(err);
	}
	_getEntryType(entry) {
		if (!entry || !(this._statsProp in entry)) return "";
		let stats = entry[this._statsProp];
		return stats.isFile() ? "file" : stats.isDirectory() ? "directory" : stats.isSymbolicLink() ? this._getSymlinkEntryType(entry) : "";
	}
	async _getSymlinkEntryType(entry) {
		let full = entry.fullPath;
		try {
			let entryRealPath = await realpath(full), entryRealPathStats = await lstat(entryRealPath);
			if (entryRealPathStats.isFile()) return "file";
			if (entryRealPathStats.isDirectory()) {
				let len = entryRealPath.length;
				if (full.startsWith(entryRealPath) && full[len] === sep) {
					let recursiveError = /* @__PURE__ */ Error(`Circular symlink detected: "${full}" points to "${entryRealPath}"`);
					return recursiveError.code = RECURSIVE_ERROR_CODE, this._onError(recursiveError), "";
				}
				return "directory";
			}
		} catch (error) {
			this._onError(error);
		}
		return "";
	}
	_includeAsFile(entry) {
		let stats = entry && entry[this._statsProp];
		return stats && this._wantsEverything && !stats.isDirectory();
	}
};
/**
* Streaming version: Reads all files and directories in given root recursively.
* Consumes ~constant small amount of RAM.
* @param root Root directory
* @param options Options to specify root (start directory), filters and recursion depth
*/
function readdirp(root, options = {}) {
	let type = options.entryType || options.type;
	if (type === "both" && (type = EntryTypes.FILE_DIR_TYPE), !root) throw Error("readdirp: root argument is required. Usage: readdirp(root, options)");
	if (typeof root != "string") throw TypeError("readdirp: root argument must be a string. Usage: readdirp(root, options)");
	if (type && !ALL_TYPES.includes(type)) throw Error(`readdirp: Invalid type passed. Use one of ${ALL_TYPES.join(", ")}`);
	let opts = {
		...options,
		root
	};
	return type && (opts.type = type), new ReaddirpStream(opts);
}
// node_modules/chokidar/handler.js
const EMPTY_FN = () => {}, pl = process.platform, isWindows = pl === "win32", isMacos = pl === "darwin", isLinux = pl === "linux", isFreeBSD = pl === "freebsd", isIBMi = type() === "OS400", EVENTS = {
	ALL: "all",
	READY: "ready",
	ADD: "add",
	CHANGE: "change",
	ADD_DIR: "addDir",
	UNLINK: "unlink",
	UNLINK_DIR: "unlinkDir",
	RAW: "raw",
	ERROR: "error"
}, EV = EVENTS, statMethods = {
	lstat,
	stat: stat$1
}, KEY_LISTENERS = "listeners", KEY_ERR = "errHandlers", KEY_RAW = "rawEmitters", HANDLER_KEYS = [
	KEY_LISTENERS,
	KEY_ERR,
	KEY_RAW
], binaryExtensions = /* @__PURE__ */ new Set(/* @__PURE__ */ "3dm.3ds.3g2.3gp.7z.a.aac.adp.afdesign.afphoto.afpub.ai.aif.aiff.alz.ape.apk.appimage.ar.arj.asf.au.avi.bak.baml.bh.bin.bk.bmp.btif.bz2.bzip2.cab.caf.cgm.class.cmx.cpio.cr2.cur.dat.dcm.deb.dex.djvu.dll.dmg.dng.doc.docm.docx.dot.dotm.dra.DS_Store.dsk.dts.dtshd.dvb.dwg.dxf.ecelp4800.ecelp7470.ecelp9600.egg.eol.eot.epub.exe.f4v.fbs.fh.fla.flac.flatpak.fli.flv.fpx.fst.fvt.g3.gh.gif.graffle.gz.gzip.h261.h263.h264.icns.ico.ief.img.ipa.iso.jar.jpeg.jpg.jpgv.jpm.jxr.key.ktx.lha.lib.lvp.lz.lzh.lzma.lzo.m3u.m4a.m4v.mar.mdi.mht.mid.midi.mj2.mka.mkv.mmr.mng.mobi.mov.movie.mp3.mp4.mp4a.mpeg.mpg.mpga.mxu.nef.npx.numbers.nupkg.o.odp.ods.odt.oga.ogg.ogv.otf.ott.pages.pbm.pcx.pdb.pdf.pea.pgm.pic.png.pnm.pot.potm.potx.ppa.ppam.ppm.pps.ppsm.ppsx.ppt.pptm.pptx.psd.pya.pyc.pyo.pyv.qt.rar.ras.raw.resources.rgb.rip.rlc.rmf.rmvb.rpm.rtf.rz.s3m.s7z.scpt.sgi.shar.snap.sil.sketch.slk.smv.snk.so.stl.suo.sub.swf.tar.tbz.tbz2.tga.tgz.thmx.tif.tiff.tlz.ttc.ttf.txz.udf.uvh.uvi.uvm.uvp.uvs.uvu.viv.vob.war.wav.wax.wbmp.wdp.weba.webm.webp.whl.wim.wm.wma.wmv.wmx.woff.woff2.wrm.wvx.xbm.xif.xla.xlam.xls.xlsb.xlsm.xlsx.xlt.xltm.xltx.xm.xmind.xpi.xpm.xwd.xz.z.zip.zipx".split(".")), isBinaryPath = (filePath) => binaryExtensions.has(sp.extname(filePath).slice(1).toLowerCase()), foreach = (val, fn) => {
	val instanceof Set ? val.forEach(fn) : fn(val);
}, addAndConvert = (main, prop, item) => {
	let container = main[prop];
	container instanceof Set || (main[prop] = container = /* @__PURE__ */ new Set([container])), container.add(item);
}, clearItem = (cont) => (key) => {
	let set = cont[key];
	set instanceof Set ? set.clear() : delete cont[key];
}, delFromSet = (main, prop, item) => {
	let container = main[prop];
	container instanceof Set ? container.delete(item) : container === item && delete main[prop];
}, isEmptySet = (val) => val instanceof Set ? val.size === 0 : !val, FsWatchInstances = /* @__PURE__ */ new Map();
/**
* Instantiates the fs_watch interface
* @param path to be watched
* @param options to be passed to fs_watch
* @param listener main event handler
* @param errHandler emits info about errors
* @param emitRaw emits raw event data
* @returns {NativeFsWatcher}
*/
function createFsWatchInstance(path, options, listener, errHandler, emitRaw) {
	let handleEvent = (rawEvent, evPath) => {
		listener(path), emitRaw(rawEvent, evPath, { watchedPath: path }), evPath && path !== evPath && fsWatchBroadcast(sp.resolve(path, evPath), KEY_LISTENERS, sp.join(path, evPath));
	};
	try {
		return watch(path, { persistent: options.persistent }, handleEvent);
	} catch (error) {
		errHandler(error);
		return;
	}
}
/**
* Helper for passing fs_watch event data to a collection of listeners
* @param fullPath absolute path bound to fs_watch instance
*/
const fsWatchBroadcast = (fullPath, listenerType, val1, val2, val3) => {
	let cont = FsWatchInstances.get(fullPath);
	cont && foreach(cont[listenerType], (listener) => {
		listener(val1, val2, val3);
	});
}, setFsWatchListener = (path, fullPath, options, handlers) => {
	let { listener, errHandler, rawEmitter } = handlers, cont = FsWatchInstances.get(fullPath), watcher;
	if (!options.persistent) return watcher = createFsWatchInstance(path, options, listener, errHandler, rawEmitter), watcher ? watcher.close.bind(watcher) : void 0;
	if (cont) addAndConvert(cont, KEY_LISTENERS, listener), addAndConvert(cont, KEY_ERR, errHandler), addAndConvert(cont, KEY_RAW, rawEmitter);
	else {
		if (watcher = createFsWatchInstance(path, options, fsWatchBroadcast.bind(null, fullPath, KEY_LISTENERS), errHandler, fsWatchBroadcast.bind(null, fullPath, KEY_RAW)), !watcher) return;
		watcher.on(EV.ERROR, async (error) => {
			let broadcastErr = fsWatchBroadcast.bind(null, fullPath, KEY_ERR);
			if (cont && (cont.watcherUnusable = !0), isWindows && error.code === "EPERM") try {
				await (await open(path, "r")).close(), broadcastErr(error);
			} catch {}
			else broadcastErr(error);
		}), cont = {
			listeners: listener,
			errHandlers: errHandler,
			rawEmitters: rawEmitter,
			watcher
		}, FsWatchInstances.set(fullPath, cont);
	}
	return () => {
		delFromSet(cont, KEY_LISTENERS, listener), delFromSet(cont, KEY_ERR, errHandler), delFromSet(cont, KEY_RAW, rawEmitter), isEmptySet(cont.listeners) && (cont.watcher.close(), FsWatchInstances.delete(fullPath), HANDLER_KEYS.forEach(clearItem(cont)), cont.watcher = void 0, Object.freeze(cont));
	};
}, FsWatchFileInstances = /* @__PURE__ */ new Map(), setFsWatchFileListener = (path, fullPath, options, handlers) => {
	let { listener, rawEmitter } = handlers, cont = FsWatchFileInstances.get(fullPath), copts = cont && cont.options;
	return copts && (copts.persistent < options.persistent || copts.interval > options.interval) && (unwatchFile(fullPath), cont = void 0), cont ? (addAndConvert(cont, KEY_LISTENERS, listener), addAndConvert(cont, KEY_RAW, rawEmitter)) : (cont = {
		listeners: listener,
		rawEmitters: rawEmitter,
		options,
		watcher: watchFile(fullPath, options, (curr, prev) => {
			foreach(cont.rawEmitters, (rawEmitter) => {
				rawEmitter(EV.CHANGE, fullPath, {
					curr,
					prev
				});
			});
			let currmtime = curr.mtimeMs;
			(curr.size !== prev.size || currmtime > prev.mtimeMs || currmtime === 0) && foreach(cont.listeners, (listener) => listener(path, curr));
		})
	}, FsWatchFileInstances.set(fullPath, cont)), () => {
		delFromSet(cont, KEY_LISTENERS, listener), delFromSet(cont, KEY_RAW, rawEmitter), isEmptySet(cont.listeners) && (FsWatchFileInstances.delete(fullPath), unwatchFile(fullPath), cont.options = cont.watcher = void 0, Object.freeze(cont));
	};
};
/**
* @mixin
*/
var NodeFsHandler = class {
	fsw;
	_boundHandleError;
	constructor(fsW) {
		this.fsw = fsW, this._boundHandleError = (error) => fsW._handleError(error);
	}
	/**
	* Watch file for changes with fs_watchFile or fs_watch.
	* @param path to file or dir
	* @param listener on fs change
	* @returns closer for the watcher instance
	*/
	_watchWithNodeFs(path, listener) {
		let opts = this.fsw.options, directory = sp.dirname(path), basename = sp.basename(path);
		this.fsw._getWatchedDir(directory).add(basename);
		let absolutePath = sp.resolve(path), options = { persistent: opts.persistent };
		listener ||= EMPTY_FN;
		let closer;
		return opts.usePolling ? (options.interval = opts.interval !== opts.binaryInterval && isBinaryPath(basename) ? opts.binaryInterval : opts.interval, closer = setFsWatchFileListener(path, absolutePath, options, {
			listener,
			rawEmitter: this.fsw._emitRaw
		})) : closer = setFsWatchListener(path, absolutePath, options, {
			listener,
			errHandler: this._boundHandleError,
			rawEmitter: this.fsw._emitRaw
		}), closer;
	}
	/**
	* Watch a file and emit add event if warranted.
	* @returns closer for the watcher instance
	*/
	_handleFile(file, stats, initialAdd) {
		if (this.fsw.closed) return;
		let dirname = sp.dirname(file), basename = sp.basename(file), parent = this.fsw._getWatchedDir(dirname), prevStats = stats;
		if (parent.has(basename)) return;
		let listener = async (path, newStats) => {
			if (this.fsw._throttle("watch", file, 5)) {
				if (!newStats || newStats.mtimeMs === 0) try {
					let newStats = await stat$1(file);
					if (this.fsw.closed) return;
					let at = newStats.atimeMs, mt = newStats.mtimeMs;
					if ((!at || at <= mt || mt !== prevStats.mtimeMs) && this.fsw._emit(EV.CHANGE, file, newStats), (isMacos || isLinux || isFreeBSD) && prevStats.ino !== newStats.ino) {
						this.fsw._closeFile(path), prevStats = newStats;
						let closer = this._watchWithNodeFs(file, listener);
						closer && this.fsw._addPathCloser(path, closer);
					} else prevStats = newStats;
				} catch {
					this.fsw._remove(dirname, basename);
				}
				else if (parent.has(basename)) {
					let at = newStats.atimeMs, mt = newStats.mtimeMs;
					(!at || at <= mt || mt !== prevStats.mtimeMs) && this.fsw._emit(EV.CHANGE, file, newStats), prevStats = newStats;
				}
			}
		}, closer = this._watchWithNodeFs(file, listener);
		if (!(initialAdd && this.fsw.options.ignoreInitial) && this.fsw._isntIgnored(file)) {
			if (!this.fsw._throttle(EV.ADD, file, 0)) return;
			this.fsw._emit(EV.ADD, file, stats);
		}
		return closer;
	}
	/**
	* Handle symlinks encountered while reading a dir.
	* @param entry returned by readdirp
	* @param directory path of dir being read
	* @param path of this item
	* @param item basename of this item
	* @returns true if no more processing is needed for this entry.
	*/
	async _handleSymlink(entry, directory, path, item) {
		if (this.fsw.closed) return;
		let full = entry.fullPath, dir = this.fsw._getWatchedDir(directory);
		if (!this.fsw.options.followSymlinks) {
			this.fsw._incrReadyCount();
			let linkPath;
			try {
				linkPath = await realpath(path);
			} catch {
				return this.fsw._emitReady(), !0;
			}
			return this.fsw.closed ? void 0 : (dir.has(item) ? this.fsw._symlinkPaths.get(full) !== linkPath && (this.fsw._symlinkPaths.set(full, linkPath), this.fsw._emit(EV.CHANGE, path, entry.stats)) : (dir.add(item), this.fsw._symlinkPaths.set(full, linkPath), this.fsw._emit(EV.ADD, path, entry.stats)), this.fsw._emitReady(), !0);
		}
		if (this.fsw._symlinkPaths.has(full)) return !0;
		this.fsw._symlinkPaths.set(full, !0);
	}
	_handleRead(directory, initialAdd, wh, target, dir, depth, throttler) {
		directory = sp.join(directory, "");
		let throttleKey = target ? `${directory}:${target}` : directory;
		if (throttler = this.fsw._throttle("readdir", throttleKey, 1e3), !throttler) return;
		let previous = this.fsw._getWatchedDir(wh.path), current = /* @__PURE__ */ new Set(), stream = this.fsw._readdirp(directory, {
			fileFilter: (entry) => wh.filterPath(entry),
			directoryFilter: (entry) => wh.filterDir(entry)
		});
		if (stream) return stream.on("data", async (entry) => {
			if (this.fsw.closed) {
				stream = void 0;
				return;
			}
			let item = entry.path, path = sp.join(directory, item);
			current.add(item), entry.stats.isSymbolicLink() && await this._handleSymlink(entry, directory, path, item) || (this.fsw.closed ? stream = void 0 : (item === target || !target && !previous.has(item)) && (this.fsw._incrReadyCount(), path = sp.join(dir, sp.relative(dir, path)), this._addToNodeFs(path, initialAdd, wh, depth + 1)));
		}).on(EV.ERROR, this._boundHandleError), new Promise((resolve, reject) => {
			if (!stream) return reject();
			stream.once("end", () => {
				if (this.fsw.closed) {
					stream = void 0;
					return;
				}
				let wasThrottled = throttler ? throttler.clear() : !1;
				resolve(void 0), previous.getChildren().filter((item) => item !== directory && !current.has(item)).forEach((item) => {
					this.fsw._remove(directory, item);
				}), stream = void 0, wasThrottled && this._handleRead(directory, !1, wh, target, dir, depth, throttler);
			});
		});
	}
	/**
	* Read directory to add / remove files from `@watched` list and re-read it on change.
	* @param dir fs path
	* @param stats
	* @param initialAdd
	* @param depth relative to user-supplied path
	* @param target child path targeted for watch
	* @param wh Common watch helpers for this path
	* @param realpath
	* @returns closer for the watcher instance.
	*/
	async _handleDir(dir, stats, initialAdd, depth, target, wh, realpath) {
		let parentDir = this.fsw._getWatchedDir(sp.dirname(dir)), tracked = parentDir.has(sp.basename(dir));
		initialAdd && this.fsw.options.ignoreInitial || target || tracked || this.fsw._emit(EV.ADD_DIR, dir, stats), parentDir.add(sp.basename(dir)), this.fsw._getWatchedDir(dir);
		let throttler, closer, oDepth = this.fsw.options.depth;
		if ((oDepth == null || depth <= oDepth) && !this.fsw._symlinkPaths.has(realpath)) {
			if (!target && (await this._handleRead(dir, initialAdd, wh, target, dir, depth, throttler), this.fsw.closed)) return;
			closer = this._watchWithNodeFs(dir, (dirPath, stats) => {
				stats && stats.mtimeMs === 0 || this._handleRead(dirPath, !1, wh, target, dir, depth, throttler);
			});
		}
		return closer;
	}
	/**
	* Handle added file, directory, or glob pattern.
	* Delegates call to _handleFile / _handleDir after checks.
	* @param path to file or ir
	* @param initialAdd was the file added at watch instantiation?
	* @param priorWh depth relative to user-supplied path
	* @param depth Child path actually targeted for watch
	* @param target Child path actually targeted for watch
	*/
	async _addToNodeFs(path, initialAdd, priorWh, depth, target) {
		let ready = this.fsw._emitReady;
		if (this.fsw._isIgnored(path) || this.fsw.closed) return ready(), !1;
		let wh = this.fsw._getWatchHelpers(path);
		priorWh && (wh.filterPath = (entry) => priorWh.filterPath(entry), wh.filterDir = (entry) => priorWh.filterDir(entry));
		try {
			let stats = await statMethods[wh.statMethod](wh.watchPath);
			if (this.fsw.closed) return;
			if (this.fsw._isIgnored(wh.watchPath, stats)) return ready(), !1;
			let follow = this.fsw.options.followSymlinks, closer;
			if (stats.isDirectory()) {
				let absPath = sp.resolve(path), targetPath = follow ? await realpath(path) : path;
				if (this.fsw.closed || (closer = await this._handleDir(wh.watchPath, stats, initialAdd, depth, target, wh, targetPath), this.fsw.closed)) return;
				absPath !== targetPath && targetPath !== void 0 && this.fsw._symlinkPaths.set(absPath, targetPath);
			} else if (stats.isSymbolicLink()) {
				let targetPath = follow ? await realpath(path) : path;
				if (this.fsw.closed) return;
				let parent = sp.dirname(wh.watchPath);
				if (this.fsw._getWatchedDir(parent).add(wh.watchPath), this.fsw._emit(EV.ADD, wh.watchPath, stats), closer = await this._handleDir(parent, stats, initialAdd, depth, path, wh, targetPath), this.fsw.closed) return;
				targetPath !== void 0 && this.fsw._symlinkPaths.set(sp.resolve(path), targetPath);
			} else closer = this._handleFile(wh.watchPath, stats, initialAdd);
			return ready(), closer && this.fsw._addPathCloser(path, closer), !1;
		} catch (error) {
			if (this.fsw._handleError(error)) return ready(), path;
		}
	}
};
// node_modules/chokidar/index.js
/*! chokidar - MIT License (c) 2012 Paul Miller (paulmillr.com) */
const BACK_SLASH_RE = /\\/g, DOUBLE_SLASH_RE = /\/\//g, DOT_RE = /\..*\.(sw[px])$|~$|\.subl.*\.tmp/, REPLACER_RE = /^\.[/\\]/;
function arrify(item) {
	return Array.isArray(item) ? item : [item];
}
const isMatcherObject = (matcher) => typeof matcher == "object" && !!matcher && !(matcher instanceof RegExp);
function createPattern(matcher) {
	return typeof matcher == "function" ? matcher : typeof matcher == "string" ? (string) => matcher === string : matcher instanceof RegExp ? (string) => matcher.test(string) : typeof matcher == "object" && matcher ? (string) => {
		if (matcher.path === string) return !0;
		if (matcher.recursive) {
			let relative = sp.relative(matcher.path, string);
			return relative ? !relative.startsWith("..") && !sp.isAbsolute(relative) : !1;
		}
		return !1;
	} : () => !1;
}
function normalizePath(path) {
	if (typeof path != "string") throw Error("string expected");
	path = sp.normalize(path), path = path.replace(/\\/g, "/");
	let prepend = !1;
	return path.startsWith("//") && (prepend = !0), path = path.replace(DOUBLE_SLASH_RE, "/"), prepend && (path = "/" + path), path;
}
function matchPatterns(patterns, testString, stats) {
	let path = normalizePath(testString);
	for (let index = 0; index < patterns.length; index++) {
		let pattern = patterns[index];
		if (pattern(path, stats)) return !0;
	}
	return !1;
}
function anymatch(matchers, testString) {
	if (matchers == null) throw TypeError("anymatch: specify first argument");
	let patterns = arrify(matchers).map((matcher) => createPattern(matcher));
	return testString == null ? (testString, stats) => matchPatterns(patterns, testString, stats) : matchPatterns(patterns, testString);
}
const unifyPaths = (paths_) => {
	let paths = arrify(paths_).flat();
	if (!paths.every((p) => typeof p == "string")) throw TypeError(`Non-string provided as watch path: ${paths}`);
	return paths.map(normalizePathToUnix);
}, toUnix = (string) => {
	let str = string.replace(BACK_SLASH_RE, "/"), prepend = !1;
	return str.startsWith("//") && (prepend = !0), str = str.replace(DOUBLE_SLASH_RE, "/"), prepend && (str = "/" + str), str;
}, normalizePathToUnix = (path) => toUnix(sp.normalize(toUnix(path))), normalizeIgnored = (cwd = "") => (path) => typeof path == "string" ? normalizePathToUnix(sp.isAbsolute(path) ? path : sp.join(cwd, path)) : path, getAbsolutePath = (path, cwd) => sp.isAbsolute(path) ? path : sp.join(cwd, path), EMPTY_SET = Object.freeze(/* @__PURE__ */ new Set());
/**
* Directory entry.
*/
var DirEntry = class {
	path;
	_removeWatcher;
	items;
	constructor(dir, removeWatcher) {
		this.path = dir, this._removeWatcher = removeWatcher, this.items = /* @__PURE__ */ new Set();
	}
	add(item) {
		let { items } = this;
		items && item !== "." && item !== ".." && items.add(item);
	}
	async remove(item) {
		let { items } = this;
		if (!items || (items.delete(item), items.size > 0)) return;
		let dir = this.path;
		try {
			await readdir(dir);
		} catch {
			this._removeWatcher && this._removeWatcher(sp.dirname(dir), sp.basename(dir));
		}
	}
	has(item) {
		let { items } = this;
		if (items) return items.has(item);
	}
	getChildren() {
		let { items } = this;
		return items ? [...items.values()] : [];
	}
	dispose() {
		this.items.clear(), this.path = "", this._removeWatcher = EMPTY_FN, this.items = EMPTY_SET, Object.freeze(this);
	}
}, WatchHelper = class {
	fsw;
	path;
	watchPath;
	fullWatchPath;
	dirParts;
	followSymlinks;
	statMethod;
	constructor(path, follow, fsw) {
		this.fsw = fsw;
		let watchPath = path;
		this.path = path = path.replace(REPLACER_RE, ""), this.watchPath = watchPath, this.fullWatchPath = sp.resolve(watchPath), this.dirParts = [], this.dirParts.forEach((parts) => {
			parts.length > 1 && parts.pop();
		}), this.followSymlinks = follow, this.statMethod = follow ? "stat" : "lstat";
	}
	entryPath(entry) {
		return sp.join(this.watchPath, sp.relative(this.watchPath, entry.fullPath));
	}
	filterPath(entry) {
		let { stats } = entry;
		if (stats && stats.isSymbolicLink()) return this.filterDir(entry);
		let resolvedPath = this.entryPath(entry);
		return this.fsw._isntIgnored(resolvedPath, stats) && this.fsw._hasReadPermissions(stats);
	}
	filterDir(entry) {
		return this.fsw._isntIgnored(this.entryPath(entry), entry.stats);
	}
}, FSWatcher = class extends EventEmitter {
	closed;
	options;
	_closers;
	_ignoredPaths;
	_throttled;
	_streams;
	_symlinkPaths;
	_watched;
	_pendingWrites;
	_pendingUnlinks;
	_readyCount;
	_emitReady;
	_closePromise;
	_userIgnored;
	_readyEmitted;
	_emitRaw;
	_boundRemove;
	_nodeFsHandler;
	constructor(_opts = {}) {
		super(), this.closed = !1, this._closers = /* @__PURE__ */ new Map(), this._ignoredPaths = /* @__PURE__ */ new Set(), this._throttled = /* @__PURE__ */ new Map(), this._streams = /* @__PURE__ */ new Set(), this._symlinkPaths = /* @__PURE__ */ new Map(), this._watched = /* @__PURE__ */ new Map(), this._pendingWrites = /* @__PURE__ */ new Map(), this._pendingUnlinks = /* @__PURE__ */ new Map(), this._readyCount = 0, this._readyEmitted = !1;
		let awf = _opts.awaitWriteFinish, DEF_AWF = {
			stabilityThreshold: 2e3,
			pollInterval: 100
		}, opts = {
			persistent: !0,
			ignoreInitial: !1,
			ignorePermissionErrors: !1,
			interval: 100,
			binaryInterval: 300,
			followSymlinks: !0,
			usePolling: !1,
			atomic: !0,
			..._opts,
			ignored: _opts.ignored ? arrify(_opts.ignored) : arrify([]),
			awaitWriteFinish: awf === !0 ? DEF_AWF : typeof awf == "object" && {
				...DEF_AWF,
				...awf
			}
		};
		isIBMi && (opts.usePolling = !0), opts.atomic === void 0 && (opts.atomic = !opts.usePolling);
		let envPoll = process.env.CHOKIDAR_USEPOLLING;
		if (envPoll !== void 0) {
			let envLower = envPoll.toLowerCase();
			opts.usePolling = envLower === "false" || envLower === "0" ? !1 : envLower === "true" || envLower === "1" || !!envLower;
		}
		let envInterval = process.env.CHOKIDAR_INTERVAL;
		envInterval && (opts.interval = Number.parseInt(envInterval, 10));
		let readyCalls = 0;
		this._emitReady = () => {
			readyCalls++, readyCalls >= this._readyCount && (this._emitReady = EMPTY_FN, this._readyEmitted = !0, process.nextTick(() => this.emit(EVENTS.READY)));
		}, this._emitRaw = (...args) => this.emit(EVENTS.RAW, ...args), this._boundRemove = this._remove.bind(this), this.options = opts, this._nodeFsHandler = new NodeFsHandler(this), Object.freeze(opts);
	}
	_addIgnoredPath(matcher) {
		if (isMatcherObject(matcher)) {
			for (let ignored of this._ignoredPaths) if (isMatcherObject(ignored) && ignored.path === matcher.path && ignored.recursive === matcher.recursive) return;
		}
		this._ignoredPaths.add(matcher);
	}
	_removeIgnoredPath(matcher) {
		if (this._ignoredPaths.delete(matcher), typeof matcher == "string") for (let ignored of this._ignoredPaths) isMatcherObject(ignored) && ignored.path === matcher && this._ignoredPaths.delete(ignored);
	}
	/**
	* Adds paths to be watched on an existing FSWatcher instance.
	* @param paths_ file or file list. Other arguments are unused
	*/
	add(paths_, _origAdd, _internal) {
		let { cwd } = this.options;
		this.closed = !1, this._closePromise = void 0;
		let paths = unifyPaths(paths_);
		return cwd && (paths = paths.map((path) => getAbsolutePath(path, cwd))), paths.forEach((path) => {
			this._removeIgnoredPath(path);
		}), this._userIgnored = void 0, this._readyCount ||= 0, this._readyCount += paths.length, Promise.all(paths.map(async (path) => {
			let res = await this._nodeFsHandler._addToNodeFs(path, !_internal, void 0, 0, _origAdd);
			return res && this._emitReady(), res;
		})).then((results) => {
			this.closed || results.forEach((item) => {
				item && this.add(sp.dirname(item), sp.basename(_origAdd || item));
			});
		}), this;
	}
	/**
	* Close watchers or start ignoring events from specified paths.
	*/
	unwatch(paths_) {
		if (this.closed) return this;
		let paths = unifyPaths(paths_), { cwd } = this.options;
		return paths.forEach((path) => {
			!sp.isAbsolute(path) && !this._closers.has(path) && (cwd && (path = sp.join(cwd, path)), path = sp.resolve(path)), this._closePath(path), this._addIgnoredPath(path), this._watched.has(path) && this._addIgnoredPath({
				path,
				recursive: !0
			}), this._userIgnored = void 0;
		}), this;
	}
	/**
	* Close watchers and remove all listeners from watched paths.
	*/
	close() {
		if (this._closePromise) return this._closePromise;
		this.closed = !0, this.removeAllListeners();
		let closers = [];
		return this._closers.forEach((closerList) => closerList.forEach((closer) => {
			let promise = closer();
			promise instanceof Promise && closers.push(promise);
		})), this._streams.forEach((stream) => stream.destroy()), this._userIgnored = void 0, this._readyCount = 0, this._readyEmitted = !1, this._watched.forEach((dirent) => dirent.dispose()), this._closers.clear(), this._watched.clear(), this._streams.clear(), this._symlinkPaths.clear(), this._throttled.clear(), this._closePromise = closers.length ? Promise.all(closers).then(() => void 0) : Promise.resolve(), this._closePromise;
	}
	/**
	* Expose list of watched paths
	* @returns for chaining
	*/
	getWatched() {
		let watchList = {};
		return this._watched.forEach((entry, dir) => {
			let index = (this.options.cwd ? sp.relative(this.options.cwd, dir) : dir) || ".";
			watchList[index] = entry.getChildren().sort();
		}), watchList;
	}
	emitWithAll(event, args) {
		this.emit(event, ...args), event !== EVENTS.ERROR && this.emit(EVENTS.ALL, event, ...args);
	}
	/**
	* Normalize and emit events.
	* Calling _emit DOES NOT MEAN emit() would be called!
	* @param event Type of event
	* @param path File or directory path
	* @param stats arguments to be passed with event
	* @returns the error if defined, otherwise the value of the FSWatcher instance's `closed` flag
	*/
	async _emit(event, path, stats) {
		if (this.closed) return;
		let opts = this.options;
		isWindows && (path = sp.normalize(path)), opts.cwd && (path = sp.relative(opts.cwd, path));
		let args = [path];
		stats != null && args.push(stats);
		let awf = opts.awaitWriteFinish, pw;
		if (awf && (pw = this._pendingWrites.get(path))) return pw.lastChange = /* @__PURE__ */ new Date(), this;
		if (opts.atomic) {
			if (event === EVENTS.UNLINK) return this._pendingUnlinks.set(path, [event, ...args]), setTimeout(() => {
				this._pendingUnlinks.forEach((entry, path) => {
					this.emit(...entry), this.emit(EVENTS.ALL, ...entry), this._pendingUnlinks.delete(path);
				});
			}, typeof opts.atomic == "number" ? opts.atomic : 100), this;
			event === EVENTS.ADD && this._pendingUnlinks.has(path) && (event = EVENTS.CHANGE, this._pendingUnlinks.delete(path));
		}
		if (awf && (event === EVENTS.ADD || event === EVENTS.CHANGE) && this._readyEmitted) return this._awaitWriteFinish(path, awf.stabilityThreshold, event, (err, stats) => {
			err ? (event = EVENTS.ERROR, args[0] = err, this.emitWithAll(event, args)) : stats && (args.length > 1 ? args[1] = stats : args.push(stats), this.emitWithAll(event, args));
		}), this;
		if (event === EVENTS.CHANGE && !this._throttle(EVENTS.CHANGE, path, 50)) return this;
		if (opts.alwaysStat && stats === void 0 && (event === EVENTS.ADD || event === EVENTS.ADD_DIR || event === EVENTS.CHANGE)) {
			let fullPath = opts.cwd ? sp.join(opts.cwd, path) : path, stats;
			try {
				stats = await stat$1(fullPath);
			} catch {}
			if (!stats || this.closed) return;
			args.push(stats);
		}
		return this.emitWithAll(event, args), this;
	}
	/**
	* Common handler for errors
	* @returns The error if defined, otherwise the value of the FSWatcher instance's `closed` flag
	*/
	_handleError(error) {
		let code = error && error.code;
		return error && code !== "ENOENT" && code !== "ENOTDIR" && (!this.options.ignorePermissionErrors || code !== "EPERM" && code !== "EACCES") && this.emit(EVENTS.ERROR, error), error || this.closed;
	}
	/**
	* Helper utility for throttling
	* @param actionType type being throttled
	* @param path being acted upon
	* @param timeout duration of time to suppress duplicate actions
	* @returns tracking object or false if action should be suppressed
	*/
	_throttle(actionType, path, timeout) {
		this._throttled.has(actionType) || this._throttled.set(actionType, /* @__PURE__ */ new Map());
		let action = this._throttled.get(actionType);
		if (!action) throw Error("invalid throttle");
		let actionPath = action.get(path);
		if (actionPath) return actionPath.count++, !1;
		let timeoutObject, clear = () => {
			let item = action.get(path), count = item ? item.count : 0;
			return action.delete(path), clearTimeout(timeoutObject), item && clearTimeout(item.timeoutObject), count;
		};
		timeoutObject = setTimeout(clear, timeout);
		let thr = {
			timeoutObject,
			clear,
			count: 0
		};
		return action.set(path, thr), thr;
	}
	_incrReadyCount() {
		return this._readyCount++;
	}
	/**
	* Awaits write operation to finish.
	* Polls a newly created file for size variations. When files size does not change for 'threshold' milliseconds calls callback.
	* @param path being acted upon
	* @param threshold Time in milliseconds a file size must be fixed before acknowledging write OP is finished
	* @param event
	* @param awfEmit Callback to be called when ready for event to be emitted.
	*/
	_awaitWriteFinish(path, threshold, event, awfEmit) {
		let awf = this.options.awaitWriteFinish;
		if (typeof awf != "object") return;
		let pollInterval = awf.pollInterval, timeoutHandler, fullPath = path;
		this.options.cwd && !sp.isAbsolute(path) && (fullPath = sp.join(this.options.cwd, path));
		let now = /* @__PURE__ */ new Date(), writes = this._pendingWrites;
		function awaitWriteFinishFn(prevStat) {
			stat(fullPath, (err, curStat) => {
				if (err || !writes.has(path)) {
					err && err.code !== "ENOENT" && awfEmit(err);
					return;
				}
				let now = Number(/* @__PURE__ */ new Date());
				prevStat && curStat.size !== prevStat.size && (writes.get(path).lastChange = now), now - writes.get(path).lastChange >= threshold ? (writes.delete(path), awfEmit(void 0, curStat)) : timeoutHandler = setTimeout(awaitWriteFinishFn, pollInterval, curStat);
			});
		}
		writes.has(path) || (writes.set(path, {
			lastChange: now,
			cancelWait: () => (writes.delete(path), clearTimeout(timeoutHandler), event)
		}), timeoutHandler = setTimeout(awaitWriteFinishFn, pollInterval));
	}
	/**
	* Determines whether user has asked to ignore this path.
	*/
	_isIgnored(path, stats) {
		if (this.options.atomic && DOT_RE.test(path)) return !0;
		if (!this._userIgnored) {
			let { cwd } = this.options, ignored = (this.options.ignored || []).map(normalizeIgnored(cwd)), list = [...[...this._ignoredPaths].map(normalizeIgnored(cwd)), ...ignored];
			this._userIgnored = anymatch(list, void 0);
		}
		return this._userIgnored(path, stats);
	}
	_isntIgnored(path, stat) {
		return !this._isIgnored(path, stat);
	}
	/**
	* Provides a set of common helpers and properties relating to symlink handling.
	* @param path file or directory pattern being watched
	*/
	_getWatchHelpers(path) {
		return new WatchHelper(path, this.options.followSymlinks, this);
	}
	/**
	* Provides directory tracking objects
	* @param directory path of the directory
	*/
	_getWatchedDir(directory) {
		let dir = sp.resolve(directory);
		return this._watched.has(dir) || this._watched.set(dir, new DirEntry(dir, this._boundRemove)), this._watched.get(dir);
	}
	/**
	* Check for read permissions: https://stackoverflow.com/a/11781404/1358405
	*/
	_hasReadPermissions(stats) {
		return this.options.ignorePermissionErrors ? !0 : !!(Number(stats.mode) & 256);
	}
	/**
	* Handles emitting unlink events for
	* files and directories, and via recursion, for
	* files and directories within directories that are unlinked
	* @param directory within which the following item is located
	* @param item      base path of item/directory
	*/
	_remove(directory, item, isDirectory) {
		let path = sp.join(directory, item), fullPath = sp.resolve(path);
		if (isDirectory ??= this._watched.has(path) || this._watched.has(fullPath), !this._throttle("remove", path, 100)) return;
		!isDirectory && this._watched.size === 1 && this.add(directory, item, !0), this._getWatchedDir(path).getChildren().forEach((nested) => this._remove(path, nested));
		let parent = this._getWatchedDir(directory), wasTracked = parent.has(item);
		parent.remove(item), this._symlinkPaths.has(fullPath) && this._symlinkPaths.delete(fullPath);
		let relPath = path;
		if (this.options.cwd && (relPath = sp.relative(this.options.cwd, path)), this.options.awaitWriteFinish && this._pendingWrites.has(relPath) && this._pendingWrites.get(relPath).cancelWait() === EVENTS.ADD) return;
		this._watched.delete(path), this._watched.delete(fullPath);
		let eventName = isDirectory ? EVENTS.UNLINK_DIR : EVENTS.UNLINK;
		wasTracked && !this._isIgnored(path) && this._emit(eventName, path), this._closePath(path);
	}
	/**
	* Closes all watchers for a path
	*/
	_closePath(path) {
		this._closeFile(path);
		let dir = sp.dirname(path);
		this._getWatchedDir(dir).remove(sp.basename(path));
	}
	/**
	* Closes only file-specific watchers
	*/
	_closeFile(path) {
		let closers = this._closers.get(path);
		closers && (closers.forEach((closer) => closer()), this._closers.delete(path));
	}
	_addPathCloser(path, closer) {
		if (!closer) return;
		let list = this._closers.get(path);
		list || (list = [], this._closers.set(path, list)), list.push(closer);
	}
	_readdirp(root, opts) {
		if (this.closed) return;
		let stream = readdirp(root, {
			type: EVENTS.ALL,
			alwaysStat: !0,
			lstat: !0,
			...opts,
			depth: 0
		});
		return this._streams.add(stream), stream.once("close", () => {
			stream = void 0;
		}), stream.once("end", () => {
			stream &&= (this._streams.delete(stream), void 0);
		}), stream;
	}
};
/**
* Instantiates watcher with paths to be tracked.
* @param paths file / directory paths
* @param options opts, such as `atomic`, `awaitWriteFinish`, `ignored`, and others
* @returns an instance of FSWatcher for chaining.
* @example
* const watcher = watch('.').on('all', (event, path) => { console.log(event, path); });
* watch('.', { atomic: true, awaitWriteFinish: true, ignored: (f, stats) => stats?.isFile() && !f.endsWith('.js') })
*/
function watch$1(paths, options = {}) {
	let watcher = new FSWatcher(options);
	return watcher.add(paths), watcher;
}
// src/engine/server/changedRoutes.ts
/** The routes of pages whose own text changed in any locale, or `all` when something changed that every page shows. */
function changedRoutes(before, after) {
	let routes = /* @__PURE__ */ new Set();
	if (before?.locales.length !== after.locales.length) return "all";
	for (let [at, project] of after.locales.entries()) {
		let changed = changedInLocale(before.locales[at], project);
		if (changed === "all") return "all";
		for (let route of changed) routes.add(route);
	}
	return [...routes];
}
/** The same for one locale. */
function changedInLocale(before, after) {
	let settings = ({ config: { kit, ...rest } }) => JSON.stringify(rest);
	if (!before || before.config.kit !== after.config.kit || settings(before) !== settings(after) || treeJson(before) !== treeJson(after)) return "all";
	let routes = [];
	for (let [route, page] of after.site.table.pages) {
		let old = before.site.table.pages.get(route);
		if (!old || old.title !== page.title || old.description !== page.description) return "all";
		if (page.source && old.source) {
			if (JSON.stringify(old.source.frontMatter) !== JSON.stringify(page.source.frontMatter)) return "all";
			old.source.body !== page.source.body && routes.push(route);
		}
	}
	return before.site.table.pages.size === after.site.table.pages.size ? routes : "all";
}
// src/engine/server/devSearch.ts
/** Output path of the index while the site is written. */
const DEV_INDEX = "assets/search-dev.txt";
/** The search files of the dev server, made when they are asked for: many saves in a row cost nothing. */
var DevSearch = class {
	startIndexer;
	project;
	files;
	/** The records of pages as they were read. */
	known = /* @__PURE__ */ new Map();
	constructor(startIndexer) {
		this.startIndexer = startIndexer;
	}
	/** Call it after a new reading of the site. `pagesOnly`: their own text is all that can make records differ. */
	changed(project, pagesOnly) {
		pagesOnly || (this.known = /* @__PURE__ */ new Map()), this.project = project, this.files = void 0;
	}
	/** The index or a shard; undefined where there is no such file. */
	async read(file) {
		if (this.project) return (await (this.files ?? this.begin(this.project))).get(file);
	}
	begin(project) {
		let making = this.make(project);
		return making.catch(() => {
			this.files === making && (this.files = void 0);
		}), this.files = making, making;
	}
	async make(project) {
		let indexer = this.startIndexer(), { known } = this, made = /* @__PURE__ */ new Map();
		try {
			for (let page of project.site.table.pages.values()) {
				if (!isSearchable(page)) continue;
				let { source } = page, key = JSON.stringify(source ?? ""), records = known.get(key) ?? (source ? compilePage(source, project.services).records : []);
				made.set(key, records);
				let found = searchPage(page, records, project.site);
				found && indexer.add(found), await setImmediate();
			}
			this.known === known && (this.known = made);
			let { index, shards } = await indexer.finish(project.synonyms);
			return new Map([[DEV_INDEX, index], ...shards.map(shardEntry)]);
		} finally {
			await indexer.close();
		}
	}
};
function shardEntry({ id, content }) {
	return [shardFile(id), content];
}
// src/engine/server/faultMessage.ts
/** A fault as open pages show it, with a few lines of its file. */
function faultMessage(diagnostic, cwd) {
	let { file, line, column } = diagnostic;
	return {
		type: "error",
		message: formatFault(diagnostic),
		place: formatPlace(diagnostic),
		frame: frameOf(path.resolve(cwd, file), line, column)
	};
}
/** A few lines of the source around a fault, with a mark below its column. */
function frameOf(file, line, column = 1) {
	if (line === void 0 || !isFile(file)) return;
	let lines = readFileSync(file, "utf8").split("\n"), start = Math.max(0, line - 3), width = String(line + 2).length;
	return lines.slice(start, line + 2).flatMap((text, index) => {
		let number = start + index + 1, row = `${number === line ? ">" : " "} ${String(number).padStart(width)} | ${text}`;
		return number === line ? [row, `${" ".repeat(width + 3)}| ${" ".repeat(Math.max(0, column - 1))}^`] : [row];
	}).join("\n");
}
// src/engine/server/devSite.ts
const FILES = {
	tree: "assets/tree-dev.json",
	terms: "assets/terms-dev.json"
};
/** The site as the dev server sees it: read at once, compiled page by page when asked. */
var DevSite = class {
	options;
	services;
	/** The last reading that went well. */
	state;
	/** The last fault, for pages that connect later. */
	fault;
	/** By the prefix of the locale's files. */
	search = /* @__PURE__ */ new Map();
	/** True when the last reading failed: what it was for is still to be shown. */
	missed = !1;
	constructor(options, services) {
		this.options = options, this.services = services;
	}
	get revision() {
		return this.state?.revision ?? 0;
	}
	/** All warnings so far: those of the site, and of each page that has been asked for. */
	warnings() {
		let locales = this.state?.locales ?? [], ofSite = locales.flatMap(({ project }) => forgiving(project.diagnostics).filter(isWarning)), ofPages = locales.flatMap(({ warnings }) => [...warnings.values()].flat()), all = [...ofSite.map(formatDiagnostic), ...ofPages];
		return {
			type: "warnings",
			warnings: [...new Set(all)]
		};
	}
	/** The file that has this path in the output folder, made when it is asked for; undefined where there is none. */
	async output(file) {
		for (let { project } of this.state?.locales ?? []) {
			let source = project.assets.files.get(file);
			if (source !== void 0) return {
				file,
				source
			};
		}
		let found = await this.searchFile(file);
		return found ? {
			file,
			make: () => found
		} : this.state?.outputs.get(file);
	}
	async searchFile(file) {
		for (let [prefix, search] of this.search) if (file.startsWith(prefix + "assets/search")) return search.read(file.slice(prefix.length));
	}
	/**
	* Reads everything again; returns the messages for open pages. `pagesOnly`: only pages were saved, so
	* those with the same text are the same.
	*/
	async refresh({ pagesOnly = !1 } = {}) {
		let { options, services, state: before } = this;
		try {
			let project = await openProject(options, services.tools), faults = project.locales.flatMap(({ diagnostics }) => diagnostics), next = this.stateOf(project, this.revision + 1), onlyPages = pagesOnly && !this.missed, routes = onlyPages ? changedRoutes(before?.project, project) : "all";
			this.state = next, this.missed = !1, this.searchAnew(project, onlyPages);
			for (let route of routes === "all" ? [] : routes) for (let locale of next.locales) {
				let page = locale.project.site.table.pages.get(route);
				if (!page) continue;
				let { compiled } = await this.content(page, locale);
				faults.push(...ownFaults(compiled.diagnostics, locale.project));
			}
			if (routes !== "all") for (let [at, locale] of next.locales.entries()) keepUnchanged(before?.locales[at], locale, routes);
			let errors = forgiving(faults).filter(isError);
			this.fault = errors[0] && faultMessage(errors[0], options.cwd);
			for (let error of errors) services.warn(formatDiagnostic(error));
			let { revision } = next;
			return [
				this.fault ?? { type: "ok" },
				this.warnings(),
				{
					type: "changed",
					routes,
					revision
				}
			];
		} catch (error) {
			this.missed = !0;
			let first = error instanceof FieldguideError ? error.diagnostics[0] : void 0, { message } = asError(error), file = options.siteDir ?? options.docsDir;
			return this.fault = first ? faultMessage(first, options.cwd) : {
				type: "error",
				message,
				place: file
			}, services.warn(first ? formatDiagnostic(first) : message), [this.fault];
		}
	}
	searchAnew({ locales }, onlyPages) {
		for (let project of locales) {
			let search = this.search.get(project.prefix) ?? new DevSearch(this.services.startIndexer);
			this.search.set(project.prefix, search), search.changed(project, onlyPages);
		}
	}
	async content(page, { project, frame }) {
		return await prepareTools([page], project, this.services.tools), pageContent(page, project, frame.site);
	}
	/** Compiled now unless it is unchanged. The site may be read again meanwhile: what is made of the old state stays with it. */
	async document(page, of, state) {
		let { project, rendered, frame } = of, { revision, outputs } = state(), known = rendered.get(page.route);
		if (known !== void 0) return withRevision(known, revision);
		let made = await this.content(page, of), html = renderPage(made, frame), generated = generatedLinks([made], project, (name) => outputs.has(name)), { diagnostics } = checkCompiled(project.site, [made], generated), faults = ownFaults([...made.compiled.diagnostics, ...diagnostics], project), lines = forgiving(faults).map(formatDiagnostic);
		for (let line of lines) this.services.warn(line);
		return rendered.set(page.route, html), of.warnings.set(page.route, lines), lines.length > 0 && state() === this.state && this.services.send(this.warnings()), withRevision(html, revision);
	}
	/** A state of the site, and the files that it is made of. */
	stateOf(project, revision) {
		let state = () => next, client = withKit(this.services.client, project.kitFiles), made = project.locales.map((one) => this.localeOf(one, client, state)), [first, ...others] = made.map(({ parts }) => parts), outputs = first ? siteOutputs(first, others) : [], byFile = new Map(outputs.map((output) => [output.file, output])), next = {
			project,
			revision,
			locales: made.map(({ locale }) => locale),
			outputs: byFile
		};
		return next;
	}
	localeOf(project, client, state) {
		let { urls } = project.site, facts = siteFacts(project, {
			treeHref: fileHref(FILES.tree, urls),
			termsHref: fileHref(FILES.terms, urls),
			indexFile: DEV_INDEX,
			buildId: this.services.buildId,
			dev: !0
		}), frame = pageFrame(project, facts, clientAssets(client, urls, !0)), locale = {
			project,
			frame,
			rendered: /* @__PURE__ */ new Map(),
			warnings: /* @__PURE__ */ new Map()
		};
		return {
			locale,
			parts: {
				project,
				client,
				files: FILES,
				document: (page) => this.document(page, locale, state),
				markdown: async (page) => pageMarkdown(page, (await this.content(page, locale)).compiled, project),
				notFound: () => withRevision(notFoundPage(project, frame), state().revision)
			}
		};
	}
};
/** The revision of the site that a document was made from, for the development client. */
function revisionTag(revision) {
	return `<meta name="${REVISION_META}" content="${revision}">`;
}
/** A document with its revision in the head. */
function withRevision(html, revision) {
	return html.replace("</head>", () => `${revisionTag(revision)}</head>`);
}
function keepUnchanged(before, after, changed) {
	for (let [file, source] of before?.project.assets.files ?? []) after.project.assets.files.has(file) || after.project.assets.files.set(file, source);
	for (let [route, html] of before?.rendered ?? []) changed.includes(route) || (after.rendered.set(route, html), after.warnings.set(route, before?.warnings.get(route) ?? []));
}
/** Serves the site while it is written: pages are compiled when asked for, a save shows in open pages. */
async function startDevServer(options) {
	let { client, tools, project } = options, buildId = `dev-${Date.now().toString(36)}`, hub = new EventHub(), site = new DevSite(project, {
		client,
		tools,
		startIndexer: options.startIndexer,
		buildId,
		warn: options.print,
		send: (message) => hub.send(message)
	});
	await site.refresh();
	let baseUrl = () => site.state?.project.site.urls.baseUrl ?? "/", running = await listen((asked) => {
		answer(asked).catch((thrown) => {
			let error = asError(thrown);
			options.print(error.stack ?? error.message), errorPage(asked.response, error);
		});
	}, options);
	async function answer({ url, request, response }) {
		let base = baseUrl();
		if (!url.pathname.startsWith(base)) {
			redirect(response, 302, base);
			return;
		}
		let inner = `/${url.pathname.slice(base.length)}`;
		if (inner === "/__fieldguide/events") {
			let { state, fault, revision } = site, hello = {
				type: "hello",
				buildId: state && buildId,
				revision
			};
			hub.add(response, hello, ...fault ? [fault] : [], site.warnings());
			return;
		}
		let current = site.state?.project;
		if (!current) {
			errorPage(response);
			return;
		}
		let name = decodePath(inner.slice(1)), found = name.endsWith(".html") || name === "" ? void 0 : await site.output(name);
		if (found) {
			await sendOutput(request, response, found);
			return;
		}
		let { prefix, site: asked } = localeAt(current, inner), { urls, table } = asked, route = normalizeRoute(inner.slice(prefix.length)), page = await site.output(prefix + routeFile(route, urls)), right = routeHref(route, urls), isPage = table.pages.has(route);
		page && isPage && decodePath(url.pathname) !== decodePath(right) ? redirect(response, 302, right + url.search) : page ? await sendOutput(request, response, page) : await sendOutput(request, response, await site.output(name) ?? await site.output(`${prefix}404.html`), 404);
	}
	/** Shown while the settings cannot be read. The overlay shows why and goes away with the next valid save. */
	function errorPage(response, error) {
		if (response.headersSent) {
			response.end();
			return;
		}
		let urls = site.state?.project.site.urls ?? {
			baseUrl: "/",
			trailingSlash: !0
		}, { fault } = site, text = error?.message ?? (fault?.type === "error" ? fault.message : "The site cannot be read."), script = clientAssets(client, urls, !0).devScript ?? "";
		send(response, 500, "text/html; charset=utf-8", `<!doctype html><html lang="en"><head><meta charset="utf-8">${revisionTag(site.revision)}<title>Error</title></head><body><h1>The page cannot be shown</h1><pre>${escapeHtml(text)}</pre><script type="module" src="${escapeHtml(script)}"><\/script></body></html>`);
	}
	let folders = inputFolders(project), around = new Set(folders.map((folder) => path.dirname(folder))), watcher = watch$1([...around], {
		ignoreInitial: !0,
		ignored: (name) => !around.has(name) && isHidden(name, folders)
	}), blind = !1;
	watcher.on("error", (error) => {
		blind || options.print(`Some saved changes will not show: ${asError(error).message}.`), blind = !0;
	});
	let timer, work = Promise.resolve(), waits = !1, pagesOnly = !0;
	return watcher.on("all", (_, file) => {
		/\.md$/.test(file) || (pagesOnly = !1), clearTimeout(timer), timer = setTimeout(() => {
			waits || (waits = !0, work = work.then(async () => {
				let saved = { pagesOnly };
				waits = !1, pagesOnly = !0;
				for (let message of await site.refresh(saved)) hub.send(message);
			}));
		}, 60);
	}), await new Promise((resolve) => watcher.once("ready", () => resolve())), {
		...running,
		baseUrl: baseUrl(),
		async close() {
			clearTimeout(timer), await watcher.close(), await work, hub.close(), await running.close();
		}
	};
}
/** The site in the language that a path below the base URL is in. */
function localeAt(project, inner) {
	return project.locales.filter(({ prefix }) => prefix !== "").find(({ prefix }) => `${inner}/`.startsWith(`/${prefix}`)) ?? project;
}
/** Server-sent events to every open page. */
var EventHub = class {
	open = /* @__PURE__ */ new Set();
	add(response, ...first) {
		response.writeHead(200, {
			"Content-Type": "text/event-stream",
			"Cache-Control": "no-store",
			Connection: "keep-alive"
		}), response.write("retry: 500\n\n");
		for (let message of first) response.write(eventOf(message));
		this.open.add(response), response.on("close", () => this.open.delete(response));
	}
	send(message) {
		for (let response of this.open) response.write(eventOf(message));
	}
	close() {
		for (let response of this.open) response.end();
		this.open.clear();
	}
};
function eventOf(message) {
	return `data: ${JSON.stringify(message)}\n\n`;
}
/**
* What lies beside the watched folders, and hidden files and packages below them; where these lie themselves does not
* matter.
*/
function isHidden(name, folders) {
	return folders.every((folder) => {
		let inside = path.relative(folder, name);
		return path.isAbsolute(inside) || /(?:^|[/\\])(?:\.[^/\\]|node_modules(?:[/\\]|$))/.test(inside);
	});
}
/** Types by the ending of a file; what a build copies is sent as a file, whose type is known. */
const TYPES = {
	".html": "text/html; charset=utf-8",
	".md": MARKDOWN_TYPE,
	".json": "application/json",
	".csv": "text/csv; charset=utf-8",
	".js": "text/javascript",
	".svg": "image/svg+xml",
	".xml": "application/xml"
};
async function sendOutput(request, response, output, status = 200) {
	if (!output) send(response, 404, "text/plain", "Not found");
	else if ("source" in output) sendFile(request, response, {
		root: path.dirname(output.source),
		pathname: `/${encodeURIComponent(path.basename(output.source))}`,
		caching: "no-cache",
		missing: () => send(response, 404, "text/plain", "Not found")
	});
	else {
		let content = await output.make();
		send(response, status, TYPES[path.extname(output.file)] ?? "text/plain; charset=utf-8", content);
	}
}
function send(response, status, type, body) {
	response.writeHead(status, {
		"Content-Type": type,
		"Cache-Control": "no-store"
	}).end(body);
}
// src/engine/cli/dev.ts
/** `fieldguide dev`: returns when the process is asked to stop. */
async function runDev(context, flags) {
	let start = performance.now(), running = await startDevServer({
		project: projectOptions(context, !0),
		client: readClient(path.join(context.home, "client")),
		tools: createTools(),
		startIndexer: () => indexerOf(context),
		port: flags.port,
		host: flags.host,
		allowHosts: flags.allowHosts,
		print: (line) => console.error(line)
	}), ready = `Ready in ${Math.round(performance.now() - start)} ms`;
	return untilStopped(running, {
		url: running.origin + running.baseUrl,
		ready,
		open: flags.open
	});
}
export { runDev };
