/** Something that was not imported unchanged. */
export interface Loss {
  kind: LossKind;
  /** What it is, for a list: the name of a component, the address of a link. */
  what: string;
  /** Path from the folder that is imported. */
  file: string;
  line?: number;
}

/** The kinds of losses, each with its message and what to do; those that cost readers most come first. */
export const LOSS_KINDS = {
  invalid: [
    'Pages that are not valid MDX',
    'They came over as Markdown, without their components. Correct them in the repository, or by hand.',
  ],
  large: [
    'Pages and parts of pages that are too large to be read',
    'Pages came over as they are written, parts are marked where they were. Split them in the repository, and import it again.',
  ],
  failed: [
    'Pages whose code does not run',
    'Their components are marked where they were. Replace them with Markdown.',
  ],
  page: ['Pages made of React components', 'Write them again, as Markdown or as a page of the site.'],
  version: [
    'Versions of the documentation',
    'One version is imported at a time. The others come over by these commands.',
  ],
  locale: ['Languages', 'They are not part of the copy.'],
  instance: [
    'Sets of documentation and further websites',
    'They are not part of the copy. Sets are those that `--set` leaves out; import a website by its folder.',
  ],
  'no-original': [
    'Pages that the default language does not have',
    'They are left out, as in the original site.',
  ],
  words: [
    'Words and addresses that the copies of pages lack',
    '`import-losses.tsv` has them one by one. Write them again where nothing else here says why they are missing.',
  ],
  threw: ['Components that throw an error', 'They are marked where they were. Replace them with Markdown.'],
  component: [
    'Components and names that are not known',
    'Nothing imports them. The content of components is kept, if they have any, and names stay as they are written.',
  ],
  package: [
    'Packages that are not installed',
    'What they show is missing. Install the packages of the repository, and import it again.',
  ],
  plugin: ['Parts of plugins', 'What they show is missing. Plugins of Docusaurus do not come over.'],
  import: ['Files that pages import and that do not exist', 'What they show is missing.'],
  browser: ['Components that need a browser', 'They are kept as they are before scripts run.'],
  element: ['Elements that pages of ours cannot have', 'They are left out.'],
  head: [
    'Parts of the heads of pages',
    'They are left out. Titles and descriptions belong in the front matter of their pages.',
  ],
  redirect: [
    'Pages that lead to another one',
    'They show a link. A row in `redirects.tsv` instead of the page leads readers there at once.',
  ],
  link: [
    'Links to pages that did not come over',
    'They lead to the address of the original, and nowhere once the new site is at that address. Import what they name, or change them.',
  ],
  'dead-link': ['Links that lead nowhere, in the repository too', 'They are plain text now.'],
  anchor: [
    'Links to headings that no page of the repository has',
    'They lead to the top of the page now. Correct those of headings that a plugin makes.',
  ],
  file: ['Images and files that do not exist', 'Add them, or remove what shows them.'],
  outside: ['Files outside of the repository', 'They are left out. Copy them by hand if you need them.'],
  loop: ['Symbolic links that lead nowhere, or in a circle', 'They are left out.'],
  reserved: [
    'Static files with the address of a page or file that the new site makes',
    'They are left out. Give them other names.',
  ],
  special: ['Pipes, sockets and devices', 'They are left out.'],
  unclosed: [
    'Parts that are never closed',
    'They end with their pages, as in the original. Close them where they should end.',
  ],
  formula: ['Formulas that cannot be drawn', 'Their source is shown.'],
  diagram: ['Diagrams that cannot be drawn', 'Their source is shown.'],
  'name-clash': ['Files whose names clash', 'Only the first one came over. Rename the others.'],
  'front-matter': ['Front matter that has no meaning here', 'It is left out.'],
  sidebar: ['Sidebar items', 'They are left out.'],
  config: ['Settings', 'They have no counterpart, or could not be read.'],
  state: [
    'Components that change by clicks',
    'They are kept as they are before scripts run. Compare them with the original.',
  ],
  style: ['Style sheets inside of pages', 'They are left out. Pages look like all others.'],
  language: ['Code in languages without a grammar', 'It is shown without colors, as in the original.'],
  'no-sidebar': ['Pages in no sidebar', 'They can be found by search and by links only.'],
  'two-sidebars': ['Pages in more than one sidebar', 'They show the first one.'],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;

export type LossKind = keyof typeof LOSS_KINDS;

/** Kinds of losses that change the content of a page. */
export const CONTENT_LOSSES: ReadonlySet<LossKind> = new Set<LossKind>([
  'invalid',
  'large',
  'failed',
  'words',
  'threw',
  'component',
  'package',
  'plugin',
  'import',
  'browser',
  'element',
  'file',
  'outside',
]);

export class Losses {
  readonly all: Loss[] = [];
  /** Words and targets that copies lack, one by one. */
  readonly words: Loss[] = [];
  private readonly seen = new Set<string>();

  add(loss: Loss): void {
    const key = `${loss.kind}\n${loss.what}\n${loss.file}\n${loss.line ?? ''}`;
    if (this.seen.has(key)) return;
    this.seen.add(key);
    this.all.push(loss);
  }
}

/** A replacement of a range of text, by offsets. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Applies edits; an edit inside another one is left out. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const sorted = [...edits].sort((a, b) => a.start - b.start || b.end - a.end);
  let result = '';
  let at = 0;
  for (const { start, end, text: put } of sorted) {
    if (start < at) continue;
    result += text.slice(at, start) + put;
    at = end;
  }
  return result + text.slice(at);
}
