import { isRecord } from 'fieldguide';
import type { Data } from './configParts.ts';
import { magicClasses } from './magicComments.ts';

/** Settings that come over, or that only steer how Docusaurus builds. */
const KNOWN =
  wordsOf(`title tagline titleDelimiter url baseUrl trailingSlash favicon presets plugins themes staticDirectories
  i18n themeConfig markdown onBrokenLinks onBrokenAnchors onBrokenMarkdownLinks onDuplicateRoutes organizationName projectName
  deploymentBranch githubHost githubPort future customFields webpack baseUrlIssueBanner storage noIndex default headTags scripts stylesheets`);
const KNOWN_OF_THEME = wordsOf(
  'navbar footer metadata announcementBar colorMode tableOfContents algolia prism mermaid zoom imageZoom docs liveCodeBlock',
);
/** Parts of the classic preset that are read, or that do not change pages. */
const KNOWN_OF_PRESET = wordsOf('docs blog pages sitemap svgr debug theme id');
/** Themes whose work the generator does. */
const DONE_THEMES = /theme-(?:classic|mermaid)|search/;

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}

/** Settings that have no counterpart, each in words for one line of the report. */
export function quietSettings(config: Data): string[] {
  const theme = isRecord(config.themeConfig) ? config.themeConfig : {};
  const presets = (Array.isArray(config.presets) ? config.presets : []).flatMap((entry: unknown) => {
    const options: unknown = Array.isArray(entry) ? entry[1] : undefined;
    return isRecord(options) ? [options] : [];
  });
  const colorMode = isRecord(theme.colorMode) ? theme.colorMode : {};
  return [
    ...(config.noIndex === true ? ['noIndex: search engines may read the new site'] : []),
    ...namesOf(config, KNOWN),
    ...namesOf(theme, KNOWN_OF_THEME).map((name) => `themeConfig.${name}`),
    ...(colorMode.respectPrefersColorScheme === true
      ? ['themeConfig.colorMode.respectPrefersColorScheme']
      : []),
    ...magicClasses(theme).map(
      (name) => `themeConfig.prism.magicComments: lines of ${name} look like highlighted ones`,
    ),
    ...(isRecord(theme.docs) ? namesOf(theme.docs, new Set()).map((name) => `themeConfig.docs.${name}`) : []),
    ...presets.flatMap((options) => [
      ...namesOf(options, KNOWN_OF_PRESET),
      ...(isRecord(options.theme) && isSet(options.theme.customCss)
        ? ['theme.customCss: style sheets of the site']
        : []),
    ]),
    ...themesOf(config.themes),
    ...(hasVersionMenu(theme.navbar) ? ['the menu of versions: the new site has one version'] : []),
  ];
}

function namesOf(settings: Data, known: ReadonlySet<string>): string[] {
  return Object.entries(settings).flatMap(([name, value]) =>
    known.has(name) || !isSet(value) ? [] : [name],
  );
}

function isSet(value: unknown): boolean {
  if (value === undefined || value === null || value === false || value === '') return false;
  return typeof value !== 'object' || Object.keys(value).length > 0;
}

function themesOf(themes: unknown): string[] {
  return (Array.isArray(themes) ? themes : []).flatMap((entry: unknown) => {
    const name: unknown = Array.isArray(entry) ? entry[0] : entry;
    if (!name) return [];
    const shown =
      typeof name === 'string'
        ? name.replace(/^stand-in:/, '').replace(/^.*\/node_modules\//, '')
        : 'a function';
    return DONE_THEMES.test(shown) ? [] : [`the theme ${shown} is not part of the copy`];
  });
}

function hasVersionMenu(navbar: unknown): boolean {
  const items = isRecord(navbar) && Array.isArray(navbar.items) ? navbar.items : [];
  return items.some((item: unknown) => isRecord(item) && item.type === 'docsVersionDropdown');
}
