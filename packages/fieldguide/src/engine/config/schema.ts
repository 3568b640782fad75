import { z } from 'zod';
import { normalizeBaseUrl } from '../../shared/url.ts';
import type { Kit } from '../content/kit.ts';
import { navigationSettings } from './navigationSettings.ts';
import { publishedSettings } from './publishedSettings.ts';
import {
  checkLocales,
  fullUrl,
  href,
  locales,
  nameLocales,
  origin,
  searchSettings,
  shownOrNone,
  shownSetting,
  textSetting,
} from './settingsParts.ts';
import { thirdPartySettings } from './thirdPartySettings.ts';

const NO_KIT: Kit = {};
/** Segments that every browser and host spells alike; those of dots alone lead elsewhere. */
const BASE_URL = /^\/*(?:(?!\.+(?:\/|$))[\w.~{}-]+(?:\/+(?!\.+(?:\/|$))[\w.~{}-]+)*\/*)?$/;

/**
 * Settings of a site, in `site/site.config.ts`. Each area is strict: a key nobody reads is an error.
 * The schema is validation, types and reference at once: `docs/configuration.md` is made from it.
 */
export const siteConfigSchema = z.strictObject({
  title: shownSetting.meta({
    description: 'The name of the site, shown after the title of each page.',
    examples: ['{product}'],
  }),
  product: z
    .strictObject({
      name: textSetting,
      slug: z.string().regex(/^[a-z0-9-]+$/, 'use lowercase letters, digits and hyphens'),
    })
    .optional()
    .meta({
      description: 'What `{product}` stands for: the name in text, the slug in addresses.',
      examples: [{ name: 'Acme', slug: 'acme' }],
    }),
  titleDelimiter: z
    .string()
    .default(' | ')
    .meta({ description: 'Separator between the page title and the site title.', examples: [' - '] }),
  tagline: shownOrNone
    .default('')
    .meta({ description: 'One line on what the site is for.', examples: ['The field guide to {product}'] }),
  url: z
    .url({
      error: 'write the full address of the site, such as https://docs.example.com',
      abort: true,
    })
    .regex(
      /^[^:]+:\/\/[^/?#]+\/?$/,
      'write only the protocol and the host; a folder of the host goes into "baseUrl"',
    )
    .optional()
    .meta({
      description:
        'Protocol and host of the public site, for canonical links, sitemap, feeds and Open Graph tags.',
      examples: ['https://docs.example.com'],
    }),
  baseUrl: z
    .string()
    .regex(BASE_URL, 'write a path of letters, digits, ".", "_" and "-", such as /docs/')
    .default('/')
    .meta({ description: 'The folder of the host where the site is published.', examples: ['/docs/'] })
    .transform(normalizeBaseUrl),
  trailingSlash: z
    .boolean()
    .default(true)
    .meta({
      description: 'Addresses end in a slash; otherwise pages are files such as `a.html`.',
      examples: [false],
    }),
  editUrl: fullUrl.optional().meta({
    description:
      'Address where pages can be edited; the path of the page below the docs folder is appended to it.',
    examples: ['https://git.example.com/docs/edit/main/site/docs/'],
  }),
  logo: z
    .union([
      z.literal(false),
      z.strictObject({
        src: href,
        dark: href.optional(),
        alt: shownOrNone.default(''),
        title: z.boolean().default(true),
      }),
    ])
    .optional()
    .meta({
      description:
        'The picture next to the title in the top bar, and one for dark mode: files of the static folder. With `title: false` it is shown without the title; `alt` then says it. `false`: the title alone. If left out, it is the mark of Fieldguide.',
      examples: [{ src: '/img/logo.svg', dark: '/img/logo-dark.svg' }],
    }),
  favicon: href.optional().meta({
    description: 'The icon of the site in tabs of browsers: a file of the static folder.',
    examples: ['/img/favicon.ico'],
  }),
  ...navigationSettings,
  announcement: z
    .strictObject({ id: textSetting, html: shownSetting, dismissible: z.boolean().default(true) })
    .optional()
    .meta({
      description: 'A bar above the top bar; readers can dismiss it until its id changes.',
      examples: [{ id: 'release-2', html: '<a href="/release-notes/">Version 2</a> is out.' }],
    }),
  colorMode: z
    .strictObject({ default: z.enum(['light', 'dark']).default('light'), switch: z.boolean().default(true) })
    .default({ default: 'light', switch: true })
    .meta({
      description: 'The default color mode, and whether readers can change it.',
      examples: [{ default: 'dark' }],
    }),
  ...thirdPartySettings,
  search: searchSettings.meta({
    description: 'Search: a built-in index, a hosted service, or `false` for none.',
    examples: [
      { provider: 'algolia', applicationId: 'APP1', searchApiKey: 'search-only', indexName: 'docs' },
    ],
  }),
  tasks: z
    .array(z.strictObject({ label: shownSetting, href }))
    .default([])
    .meta({
      description:
        'Common tasks: the empty search dialog lists them, and a home page can list `site.tasks`. A task is shown once its page exists.',
      examples: [[{ label: 'Install the appliance', href: '/getstarted/installation/' }]],
    }),
  ...publishedSettings,
  externalOrigins: z
    .array(origin)
    .default([])
    .meta({
      description:
        'Other hosts that pages may load pictures, videos and frames from, and send forms to. Raw HTML that asks any other host is removed with a warning; the security policy is made from the same list.',
      examples: [['https://videos.example.com']],
    }),
  externalExceptions: z
    .array(fullUrl)
    .default([])
    .meta({
      description:
        'Addresses that `fieldguide check --external` does not ask, such as those that answer people only: all that begin with one of these.',
      examples: [['https://support.example.com/private/']],
    }),
  math: z
    .boolean()
    .default(false)
    .meta({
      description:
        'Formulas between dollar signs (`$E = mc^2$`, `$$` on lines above and below) and in `math` fences are drawn, as MathML by KaTeX. Otherwise they are shown as they are written. Prices such as `$5 and $10` stay text.',
      examples: [true],
    }),
  kit: z
    .custom<Kit>((value) => typeof value === 'object' && value !== null, 'expected lists of parts')
    // One and the same for all readings of a site: the dev server asks whether it is another.
    .default(() => NO_KIT)
    .meta({
      description:
        'What belongs to this site and not to the generator: its own components, fences, data sets, vocabularies and rules. See `docs/components.md`.',
      examples: [{}],
    }),
  locales: locales
    .meta({
      description:
        'The languages of the site. The first one is the default: it is at the base URL, each other one below its `path`. `site/i18n/<code>/docs` has the pages of a locale, `site/i18n/<code>/texts.yaml` the texts of the interface. See `docs/writing.md`.',
      examples: [
        [
          { code: 'en', label: 'English' },
          { code: 'ar', label: 'العربية', direction: 'rtl' },
        ],
      ],
    })
    .transform(nameLocales)
    .superRefine(checkLocales),
  mainDocId: z
    .string()
    .optional()
    .meta({
      description: 'The main document of the version.',
      examples: ['what-is-{product}'],
    }),
  docsVersion: z
    .strictObject({ name: z.string().default('current'), label: shownOrNone.default('Next') })
    .default({ name: 'current', label: 'Next' })
    .meta({
      description: 'The one version of the documents.',
      examples: [{ name: 'current', label: '2.0' }],
    }),
});

/** What a writer may put into `site.config.ts`. */
export type SiteConfigInput = z.input<typeof siteConfigSchema>;
/** The same with all defaults filled in. */
export type SiteConfig = z.output<typeof siteConfigSchema>;
type SearchSettings = SiteConfig['search'];
/** Settings of the hosted search service. */
export type HostedSettings = Extract<SearchSettings, { provider: 'algolia' }>;
/** One language of the site. */
export type Locale = SiteConfig['locales'][number];
export type NavbarConfigItem = SiteConfig['navbar']['items'][number];
