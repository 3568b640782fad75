import { z } from 'zod';
import { fullUrl, href, shownOrNone, shownSetting, textSetting } from './settingsParts.ts';

/** Settings of what is published besides the pages of the documentation. */
export const publishedSettings = {
  blog: z
    .union([
      z.literal(false),
      z.strictObject({
        title: shownSetting.default('Blog'),
        route: z.string().default('/blog/'),
        postsPerPage: z.number().int().min(1).default(10),
      }),
    ])
    .default(false)
    .meta({
      description: 'Posts of the site\u2019s `blog` folder.',
      examples: [{ title: 'News', route: '/news/' }],
    }),
  feeds: z
    .array(
      z.strictObject({
        section: href,
        title: shownSetting,
        pages: z.enum(['dated', 'changed']).default('dated'),
      }),
    )
    .default([])
    .meta({
      description:
        'RSS feeds. `dated`: `feed.xml` in a section, of its pages that have a `date` in front matter, or in the name of their file in the blog. `changed`: `changes.xml` in a section, of its 50 pages that changed last. Needs `url`.',
      examples: [
        [
          { section: '/release-notes/', title: 'Releases of {product}' },
          { section: '/', title: 'Changed pages', pages: 'changed' },
        ],
      ],
    }),
  security: z
    .strictObject({
      contact: z
        .array(fullUrl.regex(/^(?:https|mailto|tel):/, 'write an https, mailto or tel address'))
        .min(1),
      expires: z.iso.datetime('write a date and time in UTC, such as 2027-11-30T00:00:00Z'),
      policy: fullUrl.optional(),
      acknowledgments: fullUrl.optional(),
    })
    .optional()
    .meta({
      description:
        '`.well-known/security.txt` (RFC 9116): who to tell about a vulnerability, and until when that is valid. The build warns when it has expired.',
      examples: [{ contact: ['mailto:security@example.com'], expires: '2027-11-30T00:00:00Z' }],
    }),
  markdown: z
    .boolean()
    .default(true)
    .meta({
      description:
        'A Markdown file next to each page, for readers and tools, and all of them as `llms.txt`, `llms-full.txt` and `docs.zip`.',
      examples: [false],
    }),
  downloads: z
    .array(z.strictObject({ file: textSetting, label: shownSetting, about: shownOrNone.default('') }))
    .default([])
    .meta({
      description:
        'The page `/downloads/`: files to take along, with their size and the release they belong to. `file` is `docs.zip` or a path in the static folder; one that is not there is left out, and the build says so. A copy that opens from a folder offers only `docs.zip`.',
      examples: [
        [
          { file: 'docs.zip', label: 'All pages as Markdown' },
          { file: 'downloads/guide.pdf', label: 'The guide as a PDF' },
        ],
      ],
    }),
  assistants: z
    .array(
      z.strictObject({
        name: shownSetting,
        url: fullUrl.refine(
          (url) => url.includes('{page}'),
          'write {page} where the address of the page belongs',
        ),
      }),
    )
    .default([])
    .meta({
      description:
        'Assistants that the menu of each page offers: the reader is sent to `url`, with the address of the page’s Markdown in place of `{page}`. Needs the address of the site in `url`. Nothing is loaded from these hosts.',
      examples: [[{ name: 'Example Assistant', url: 'https://assistant.example.com/?q=Read%20{page}' }]],
    }),
  previewImages: z
    .boolean()
    .default(true)
    .meta({
      description:
        'A picture for each page that other sites show with a link to it: title, section and the mark of the site. A page that names an `image` in its front matter keeps that. Needs `url`.',
      examples: [false],
    }),
};
