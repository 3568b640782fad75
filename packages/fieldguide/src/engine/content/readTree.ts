import type { PageSource } from './pageSource.ts';
import type { ParsedPage } from './parsePage.ts';

/**
 * Reads a page when its nodes have their notes, and the content of a component is still beside its tags. It changes
 * nothing.
 */
export type ReadTree = (page: PageSource, tree: PageTree) => void;

/** The tree of a page, whose places are those of `lines`; `originOf` leads from them to those of the file. */
export type PageTree = Pick<ParsedPage, 'root' | 'lines' | 'originOf'>;
