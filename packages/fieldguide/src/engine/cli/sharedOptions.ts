import type { OptionSpec } from './commandLine.ts';

/** What a command reads. */
export const INPUT = {
  site: { value: '<dir>', description: 'Folder with site.config.ts and docs/', default: 'site' },
  docs: {
    value: '<dir>',
    description: 'Build a bare folder of Markdown with default settings; ignores --site',
  },
  lenient: { description: 'Report every page error as a warning; what cannot be shown is marked in place' },
} satisfies Record<string, OptionSpec>;

/** Where the built site is. */
export const OUTPUT = {
  out: { value: '<dir>', description: 'Folder of the built site', default: 'dist' },
} satisfies Record<string, OptionSpec>;

/** How a server listens. */
export const SERVER = {
  port: { value: '<number>', description: 'Port to listen on', default: '3000' },
  host: { value: '<name>', description: 'Address to listen on', default: 'localhost' },
  'allow-host': { value: '<names>', description: 'Further host names of the server, separated by commas' },
  open: { description: 'Open a browser when ready' },
} satisfies Record<string, OptionSpec>;

/** Lists that the rules of a site can offer to its writers. */
export const LISTS = {
  style: { description: 'Count what the rules of English list, or show the places in the files of the path' },
  facts: {
    description:
      "Count what the site's rules list about its product, or show the places in the files of the path",
  },
} satisfies Record<string, OptionSpec>;
