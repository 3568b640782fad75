/**
 * The messages between the importer and the process that runs the repository's code. The job is the input of the process;
 * its answers come as lines of JSON by a pipe of their own.
 */
export const ANSWER_PIPE = 3;

/** Reads a configuration or sidebars: runs a module and returns its exports as data. */
export interface ConfigJob {
  kind: 'config';
  /** Absolute path of the bundled module. */
  file: string;
  /** Routes of all pages, for redirects that the configuration computes from them. */
  routes?: readonly string[];
  /** Each variable of the environment has a value, `UNSET`. */
  pretend?: boolean;
}

/** Renders the parts of pages that are code. */
export interface RenderJob {
  kind: 'render';
  pages: readonly { key: string; file: string; components: readonly string[] }[];
  /** Names of components that pages which others import use. */
  shared: readonly string[];
  /** What `useDocusaurusContext` gives. */
  siteConfig: unknown;
  /** The code of the language, and what `Translate` shows in it, by ids. */
  language: string;
  messages: Readonly<Record<string, string>>;
  /** The bundled module of components that all pages of the repository may use. */
  theme?: string;
}

export type Job = ConfigJob | RenderJob;

export const NOTE_KINDS = [
  'package',
  'plugin',
  'component',
  'browser',
  'state',
  'threw',
  'head',
  'redirect',
] as const;

/** A missing module that was used, or code that needs a browser. */
export interface Note {
  kind: (typeof NOTE_KINDS)[number];
  /** The module, component or hook; for what threw, its message. */
  name: string;
}

export interface RenderedPage {
  /** HTML of each part, by its number. */
  blocks: Readonly<Record<string, string>>;
  notes: readonly Note[];
  /** Why the page's code did not run. */
  fault?: string;
}

export type Answer =
  | { kind: 'started'; key: string }
  | { kind: 'page'; key: string; page: RenderedPage }
  | { kind: 'config'; value: unknown; notes: readonly Note[] }
  | { kind: 'failed'; message: string };

/** The value of each variable, where a configuration wants some. */
export const UNSET = 'fieldguideUnset';
/** Prefix of an absolute path whose address is not yet known. */
export const FILE_MARK = 'fg-file:';
/** Sample page and docs folder, used to call an `editUrl` function. */
export const SAMPLE_PAGE = 'fg/sample.md';
export const SAMPLE_FOLDER = 'fg/folder';
/** Replaces a missing module in a configuration that is returned as data. */
export const STAND_IN_MARK = 'stand-in:';
