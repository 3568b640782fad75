/** `fieldguide/sites`: for programs that write a site folder, such as `fieldguide-import`. */
export { isFile, isFolder } from '../engine/content/disk.ts';
export { readFrontMatter } from '../engine/content/frontMatter.ts';
export { describePage } from '../engine/content/pageSource.ts';
export { decodePath, encodePath, isExternal, normalizeRoute } from '../shared/url.ts';
