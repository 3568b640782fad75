/** What the global setup of the browser suite hands to the tests. */
declare module 'vitest' {
  export interface ProvidedContext {
    /** Where to reach the one browser of the run. */
    browser: string;
    /** The test site, served by `fieldguide dev`. */
    dev: string;
    /** The test site, built and served by `fieldguide serve`. */
    build: string;
    /** Folder of the built test site. */
    buildFolder: string;
    /** The site with every component, built and served. */
    componentsBuild: string;
    /** The site in English and Arabic, by `fieldguide dev`, and built and served. */
    localesDev: string;
    localesBuild: string;
    localesFolder: string;
    /** Our own site, built and served. */
    ownSite: string;
    ownSiteFolder: string;
  }
}

export {};
