/**
 * Ids of the parts of a page around its article. The capital letter keeps them apart from the ids of headings,
 * which are made in lower case.
 */
export const ROOT_ID = 'Shell-root';
export const MENU_ID = 'Shell-menu';
export const MAIN_ID = 'Shell-main';
/** The search dialog, which is there before its code. */
export const SEARCH_DIALOG_ID = 'Shell-search';
export const ARTICLE_ID = 'Shell-article';
export const TOC_TITLE_ID = 'Shell-toc-title';
export const TAGS_TITLE_ID = 'Shell-tags-title';
export const PAGE_FACTS_ID = 'Shell-page-facts';
export const SITE_FACTS_ID = 'Shell-site-facts';
/** The texts of the interface, on pages that are not in English. */
export const TEXTS_ID = 'Shell-texts';
/** The script of a page that opens from a folder; its place says where the folder is. */
export const PORTABLE_SCRIPT_ID = 'Shell-portable-script';

/** Name of the meta element with the revision of the site that a page of the development server was made from. */
export const REVISION_META = 'fieldguide-revision';
