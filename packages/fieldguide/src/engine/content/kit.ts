import type { Nodes } from 'mdast';
import type { z } from 'zod';
import type { BadgeKeys } from '../../components/AppliesTo/badges.ts';
import type { BeforeKeys } from '../../components/Before/before.ts';
import type { Component } from '../../components/component.ts';
import type { Role } from '../../components/Diagram/flowchart.ts';
import type { ReadDiagram } from '../../components/Diagram/readDiagram.ts';
import type { DataSets } from '../../shared/dataSet.ts';
import type { Diagnostic, PlacedFault } from '../../shared/errors.ts';
import type { PageListRow } from '../data/pageList.ts';
import type { Product } from '../data/product.ts';
import type { DataSchema } from '../data/readDataSet.ts';
import type { YamlResult } from '../data/readYaml.ts';
import type { PageSource } from './pageSource.ts';
import type { ReadTree } from './readTree.ts';

/** The extensions of one site, as lists under `kit` in its settings. */
export interface Kit {
  /** Components beside those of the generator. */
  components?: readonly SiteComponent[];
  /** Fences that are drawn. */
  fences?: readonly DrawnFence[];
  /** Data sets whose columns are set, by the names of their files. */
  dataSets?: Readonly<Record<string, DataSchema>>;
  /** Schemas of further YAML files of the site, by names: editors check these files by them (`fieldguide editor`). */
  schemas?: Readonly<Record<string, FilesSchema>>;
  /** Files beside the pages, by their paths in the output; pages may link to them. They may throw as `draw` of fences does. */
  files?: Readonly<Record<string, () => string>>;
  /** Tools that `fieldguide mcp` offers beside its own. */
  tools?: readonly SiteTool[];
  /** The keys that `before` may have in front matter. */
  before?: BeforeKeys;
  /** The keys that `applies_to` may have. */
  appliesTo?: BadgeKeys;
  /** Absolute paths of style sheets; every page has them. */
  styles?: readonly string[];
  /** Labels that set the kind of a box in a diagram if its author does not. */
  roles?: Partial<Record<Role, RegExp>>;
  /** Codes of warnings that `fieldguide check` counts as errors. */
  refuses?: readonly string[];
  /** The rules for the site's own pages, for `fieldguide check`; a linter for each run. */
  lint?(): Promise<SiteLinter>;
}

/** What some YAML files of a site may hold. */
interface FilesSchema {
  schema: z.ZodType;
  /** The files, as a pattern below the site's folder: `data/product/*.yaml`. */
  files: string;
}

/** A tool that a language model can call. */
export interface SiteTool {
  name: string;
  /** Its name for people; if left out, it is made of `name`. */
  title?: string;
  description: string;
  input: z.ZodObject;
  /**
   * @param input as its schema has it.
   * @param readPage the Markdown of a page by its route or address; throws where there is none.
   */
  run(
    input: Readonly<Record<string, unknown>>,
    readPage: (page: string) => string,
  ): Promise<{ text: string } | { fault: string }>;
}

export interface SiteComponent extends Component {
  /** Absolute path of a module whose default export is the island: a React component. */
  island?: string;
  /** Props that its island has wherever it is: they come with its code, not with each page. */
  islandProps?(data: DataSets): Readonly<Record<string, unknown>>;
}

/** What a mark with a number says of a part of a drawing. */
export interface DrawingNote {
  /** The name of that part, where it has one: not everybody sees where the number is. */
  name?: string;
  text: string;
  /** How far below the top of the drawing for columns the mark is, in pixels. */
  level: number;
}

/** A drawing made of a few lines of YAML. */
export interface Drawing {
  /** The name of its figure: for readers who do not see it, the drawing adds a description only. */
  title: string;
  /** One drawing, one for columns (`dg-wide`) and one for phones (`dg-narrow`), or some side by side. */
  svg: string;
  /** Size in pixels of the widest, and of the tallest. */
  width: number;
  height: number;
  /** What its numbered marks say. */
  notes: readonly DrawingNote[];
  /** What can be read in it, one line each: for search. */
  lines: readonly string[];
}

/** Reads YAML by a schema; faults come with their places. */
export type ReadYaml = <T>(text: string, schema: z.ZodType<T>) => YamlResult<T>;

/** What a fence shows. */
export interface ShownFence {
  /** A diagram above the rest, drawn as that of a `mermaid` fence. */
  chart?: ReadDiagram;
  /** Drawings above the rest, in the figure that every drawing has. */
  picture?: Pick<Drawing, 'title' | 'svg'>;
  nodes: readonly Nodes[];
}

export type DrawnResult = { drawing: Drawing } | ShownFence | { faults: readonly PlacedFault[] };

/** A fence that is drawn, by its language. */
export interface DrawnFence {
  language: string;
  /** A word after the language. Only fences with it match; they stay code, with the drawing below. */
  mark?: string;
  /** Languages of fences that it makes use of. */
  uses?: readonly string[];
  /** Slow work before the fences with these texts are drawn. `cache`: a folder for its results. */
  prepare?(texts: readonly string[], cache: string): Promise<void>;
  /**
   * @throws FieldguideError with diagnostics where the data it is made of is faulty: the same ones each time, since the build
   * reports them once and shows the source of the fence.
   */
  draw(source: FenceSource, readYaml: ReadYaml): DrawnResult;
  /** What it needs in the browser; made for sites that have such a fence. */
  browser?: FenceBrowser;
}

/** Parts of a fence in the browser, each by the name that `fileOf` finds it by. Paths are absolute. */
interface FenceBrowser {
  /** Modules whose default export is an island: a React component. */
  islands?: Readonly<Record<string, string>>;
  /** Modules that run in a worker, where WebAssembly may be compiled. */
  workers?: Readonly<Record<string, string>>;
  /** Files to be fetched: what they are copies of, or what makes their text. */
  files?: Readonly<Record<string, string | (() => string)>>;
}

/** A file of a kit on the finished site. */
export interface KitFile {
  href: string;
  bytes: number;
}

export interface FenceSource {
  text: string;
  /** What follows its language. */
  meta: string;
  /** A part of the fence in the browser, by its name; undefined where the site has none. */
  fileOf?(name: string): KitFile | undefined;
}

/** Holds the pages of a site to rules. */
export interface SiteLinter {
  /** Reads a page while it is compiled; its tree is gone afterwards. */
  read: ReadTree;
  /** What the rules find, when all pages have been read. */
  findings(site: LintedSite): Promise<Diagnostic[]>;
  /** What writers can have listed and counted beside that, by the option of `fieldguide check` that asks for it. */
  lists?: Readonly<Record<string, RuleList>>;
}

/** A list of findings that writers can ask for. */
export interface RuleList {
  /** The codes that are counted, also where there are none. */
  codes: readonly string[];
  find(site: LintedSite): Promise<Diagnostic[]>;
}

/** What a site's linter knows of the site. */
export interface LintedSite {
  siteDir: string;
  /** Folder that paths in messages are relative to. */
  cwd: string;
  product?: Product;
  /** The written pages, each with the routes that its text links to. */
  pages: readonly { source: PageSource; links: readonly string[] }[];
  data: DataSets;
  /** All pages that the site will have, by route. */
  pageList: ReadonlyMap<string, PageListRow>;
}
