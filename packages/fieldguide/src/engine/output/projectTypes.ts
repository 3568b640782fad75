import type { ComponentType } from 'react';
import type { GlossaryEntry } from '../../components/Glossary/glossaryIndex.ts';
import type { DataSets } from '../../shared/dataSet.ts';
import type { Diagnostic } from '../../shared/errors.ts';
import type { PageProps } from '../../shared/facts.ts';
import type { OwnTexts } from '../../shared/texts/translate.ts';
import type { SiteConfig } from '../config/schema.ts';
import type { CompileServices } from '../content/compileServices.ts';
import type { Fences } from '../content/highlight.ts';
import type { SiteLinter } from '../content/kit.ts';
import type { PageListRow } from '../data/pageList.ts';
import type { Site } from '../site/siteTypes.ts';
import type { AssetStore } from './assets.ts';
import type { KitFiles } from './kitFiles.ts';

/** Where a build is published, if that is not what the settings say. */
export interface PublishedPlace {
  /** Protocol and host. */
  url?: string;
  baseUrl?: string;
  /** A copy to look at: it says so on each page, and asks search engines to leave it out. */
  preview: boolean;
}

export interface ProjectOptions {
  cwd: string;
  /** Folder with `site.config.ts`; absent: zero config, only `docsDir` is read. */
  siteDir?: string;
  docsDir: string;
  /** No fault of a page keeps the site from being built. */
  tolerant?: boolean;
  /** Drafts are shown (dev) or left out (build). */
  drafts: boolean;
  /** Whether to run the site's own rules: each compiled page is passed to them. */
  lint?: boolean;
  place?: PublishedPlace;
  /** For compiled copies of config and page modules. */
  cache: string;
}

/** Draws fences, and outlives a change of the content. */
export interface Tools {
  fences: Fences;
  /** Loads what these fences need: grammars, and the diagram renderer where one has a diagram. */
  prepare(languages: ReadonlySet<string>): Promise<void>;
  /** Resolves when all that was begun is done; answers may be read then. Throws when that cannot be. */
  settled(): Promise<void>;
  /** Lets go of all that drawing needs; nothing may be begun afterwards. May be called again. */
  close(): Promise<void>;
}

/** A site that has been read but not yet compiled: everything the build and the dev server share. */
export interface Project {
  options: ProjectOptions;
  config: SiteConfig;
  site: Site;
  /** The same site in each of its languages, the default one first, and this one among them. */
  locales: readonly Project[];
  /** In front of the paths of its files in the output: `ar/`; empty for the default locale. */
  prefix: string;
  /** Texts that scripts show; absent: in English. */
  texts?: OwnTexts;
  /** The locale's folder of pages; absent for the default locale. */
  translations?: string;
  assets: AssetStore;
  components: PageComponents;
  kitFiles: KitFiles;
  services: CompileServices;
  /** The rules of the site's own, for its pages in the default locale; absent where none were asked for. */
  linter?: SiteLinter;
  data: DataSets;
  /** All pages the site will have, by route. */
  pageList: ReadonlyMap<string, PageListRow>;
  staticDir?: string;
  /** What the page of downloads offers, with sizes as far as they are known yet. */
  downloads: readonly Download[];
  /** Every file of the static folder, by its path in the output folder, sorted. */
  staticFiles: readonly string[];
  /** Terms of the site's own glossary. */
  glossary: readonly GlossaryEntry[];
  diagnostics: readonly Diagnostic[];
}

/** A file to take along. */
export interface Download {
  file: string;
  label: string;
  about: string;
  bytes?: number;
}

/** Page components by route. */
export type PageComponents = ReadonlyMap<string, ComponentType<PageProps>>;

export type FileContent = string | Uint8Array;

/** One file of a finished site. The list of them is what build, portable copy, dev server and clash check read. */
export type Output = {
  /** Path in the output folder. */
  file: string;
  /** What messages call it, for files whose place the site's authors choose: `the page /a/`. */
  name?: string;
  /** Read by web servers and crawlers alone: a copy that opens from a folder does without it. */
  forServers?: boolean;
} & (
  | {
      /** Absolute path of the file that it is a copy of. */
      source: string;
    }
  | {
      /** Makes the content, when it is written or asked for. */
      make(): FileContent | Promise<FileContent>;
    }
);
