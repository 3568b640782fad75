/** The address of a style sheet. */
declare module '*.css?url' {
  const href: string;
  export default href;
}

/** A style sheet as text, for parts that load on intent and bring their own. */
declare module '*.css?inline' {
  const css: string;
  export default css;
}

/** Vite's: the modules that match a pattern, each loaded when it is called. */
interface ImportMeta {
  glob<Module>(pattern: string): Record<string, () => Promise<Module>>;
}

/** A worker whose code is part of the script that starts it. */
declare module '*?worker&inline' {
  const InlineWorker: new () => Worker;
  export default InlineWorker;
}

/** The address of a worker, which is bundled for itself. */
declare module '*?worker&url' {
  const href: string;
  export default href;
}
