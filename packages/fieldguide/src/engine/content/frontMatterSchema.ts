import { z } from 'zod';
import { isScriptUrl, SCRIPT_URL } from '../../shared/url.ts';

/** Marks what becomes part of an address: `{product}` is the slug there. */
const TARGET = { isTarget: true };

/** Numbers and truth values are text by now (`asWritten`); a list or a map (`{product}`) is none. */
const text = z.string('expected text');
const filled = text.min(1, 'must not be empty');
const date = z
  .string('expected a date')
  .refine((value) => !Number.isNaN(Date.parse(value)), 'expected a date')
  .transform(isoDate);
const address = z.string().refine((value) => !isScriptUrl(value), SCRIPT_URL);
const pageId = z.string().nullable();
const headingLevel = z.number().int().min(2).max(6);
const tag = z.object({ label: text, permalink: z.string().meta(TARGET) });

/** Light Markdown: inline code, labels and links. */
const lines = z.union([text.transform((only) => [only]), z.array(text)], 'expected text or a list of texts');

/** Of the page, or of the section or row with this id. */
const question = z.union(
  [
    text.transform((only) => [{ id: '', text: only }]),
    z
      .record(z.string(), text)
      .transform((ofIds) => Object.entries(ofIds).map(([id, only]) => ({ id, text: only }))),
  ],
  'expected a text, or an id with a text',
);

const helpId = z
  .string('expected an id or a list of ids')
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'use lowercase letters, digits and single hyphens');

/**
 * The front matter of pages, as Docusaurus has it, with keys of our own. The schema is validation, types and reference at
 * once. A key that may be `null` is nullable here: for all others an empty value means "not set".
 */
export const frontMatterSchema = z
  .strictObject({
    id: text.meta({
      ...TARGET,
      description: 'The page in sidebars and paths, in place of its file name.',
      examples: ['install'],
    }),
    title: text.meta({
      description: 'The title, in place of the first heading of the page.',
      examples: ['Install {product}'],
    }),
    slug: z.string().meta({
      ...TARGET,
      description: 'The address of the page, from its folder or, with a slash in front, from the root.',
      examples: ['/install/'],
    }),
    description: text.meta({
      description: 'A sentence on the page for search engines, previews and lists of pages.',
      examples: ['Install {product} on a virtual machine.'],
    }),
    keywords: z
      .union([z.array(text), z.string().transform((list) => list.split(/\s*,\s*/))])
      .meta({ description: 'More words by which search finds the page.', examples: [['setup', 'OVA']] }),
    questions: z
      .array(question)
      .transform((list) => list.flat())
      .meta({
        description:
          'What readers ask that this page answers, or would call it; search knows it by them. With an id, they are those of that section or row.',
        examples: [['How do I install it?', { sizing: 'How much memory does it need?' }]],
      }),
    image: address.meta({
      ...TARGET,
      description: 'The picture that is shown where the page is shared.',
      examples: ['/img/install.png'],
    }),
    sidebar_position: z.number().meta({
      description: 'The position among its neighbors in the sidebar; the smallest number comes first.',
      examples: [2],
    }),
    sidebar_label: text.meta({ description: 'A shorter title for the sidebar.', examples: ['Install'] }),
    sidebar_class_name: z
      .string()
      .meta({ description: 'A class of its item in the sidebar.', examples: ['is-new'] }),
    sidebar_caption: text.meta({
      description: 'A caption above this item and its neighbors, up to the next one with a caption.',
      examples: ['Set up'],
    }),
    sidebar_custom_props: z
      .record(z.string(), z.unknown())
      .meta({ description: 'Values of any type for the kit of the site.', examples: [{ level: 2 }] }),
    displayed_sidebar: pageId.meta({
      description: 'The sidebar that is shown with the page; `null` for none.',
      examples: ['guide', null],
    }),
    hide_title: z
      .boolean()
      .meta({ description: 'The title is only there for screen readers.', examples: [true] }),
    hide_table_of_contents: z
      .boolean()
      .meta({ description: 'The page has no table of contents.', examples: [true] }),
    toc_min_heading_level: headingLevel.meta({
      description: 'The highest level of headings in the table of contents.',
      examples: [2],
    }),
    toc_max_heading_level: headingLevel.meta({
      description: 'The lowest level of headings in the table of contents.',
      examples: [3],
    }),
    pagination_prev: pageId.meta({
      ...TARGET,
      description: 'The id of the page that "Previous" leads to; `null` for none.',
      examples: ['guide/start', null],
    }),
    pagination_next: pageId.meta({
      ...TARGET,
      description: 'The id of the page that "Next" leads to; `null` for none.',
      examples: ['guide/start', null],
    }),
    pagination_label: text.meta({
      description: 'The title in the links "Previous" and "Next" of other pages.',
      examples: ['Install'],
    }),
    custom_edit_url: address.nullable().meta({
      ...TARGET,
      description: 'The address where the page can be edited; `null` for none.',
      examples: ['https://git.example.com/install.md', null],
    }),
    tags: z
      .array(z.union([text, tag]))
      .meta({ description: 'The tags of the page, each with a page of its own.', examples: [['linux']] }),
    draft: z.boolean().meta({
      description: 'The page is only there while the site is written, and left out of every build.',
      examples: [true],
    }),
    date: date.meta({ description: 'The date of a blog post.', examples: ['2026-11-21'] }),
    authors: z
      .union([text, z.array(z.union([text, z.object({ name: text })]))])
      .meta({ description: 'The authors of a blog post.', examples: [['Ada Lovelace']] }),
    unlisted: z.boolean().meta({
      description: 'The page is only found by its address: it is in no list and in no search.',
      examples: [true],
    }),
    search: z.boolean().meta({ description: '`false`: search does not find the page.', examples: [false] }),
    term_tips: z
      .boolean()
      .meta({ description: '`false`: the page does not explain terms of the glossary.', examples: [false] }),
    last_update: z.object({ date: date.optional(), author: text.optional() }).meta({
      description: 'Date and author, in place of those of git.',
      examples: [{ date: '2026-11-21' }],
    }),
    before: z.record(z.string(), lines).meta({
      description:
        'What must be true before the reader begins, and what the page is about: see [components](components.md#before-you-start).',
      examples: [{ role: 'Administrator' }],
    }),
    anchors: z.record(z.string(), text).meta({
      description: 'Ids that the page had, each with the one that is in its place now.',
      examples: [{ setup: 'install' }],
    }),
    help_id: z
      .preprocess((given) => (typeof given === 'string' ? [given] : given), z.array(helpId))
      .meta({
        description:
          'Ids by which the context help of the product finds the page; one or a list. Other releases keep them.',
        examples: ['install', ['install', 'install-ova']],
      }),
    applies_to: z
      .preprocess((given) => (Array.isArray(given) ? given : [given]), z.array(z.record(z.string(), filled)))
      .meta({
        description: 'The releases, components or deployments that the page is for; one map or a list.',
        examples: [{ release: '19.06' }],
      }),
  })
  // One schema for all pages: making it costs more than using it.
  .partial();

export type FrontMatter = z.infer<typeof frontMatterSchema>;

/** The keys, at any depth, whose texts become part of an address. */
export const TARGET_KEYS: ReadonlySet<string> = new Set(
  Object.entries({ ...frontMatterSchema.shape, ...tag.shape }).flatMap(([key, type]) =>
    (type instanceof z.ZodOptional ? type.unwrap() : type).meta()?.isTarget ? [key] : [],
  ),
);

/** `2026-11-21`. A date without a time is read in no time zone, so that it is the same day everywhere. */
function isoDate(value: string): string {
  const written = /^\d{4}-\d{2}-\d{2}/.exec(value)?.[0];
  if (written) return written;
  const parsed = new Date(value);
  return [parsed.getFullYear(), parsed.getMonth() + 1, parsed.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
