import { z } from 'zod';
import { fullUrl, headTag, textSetting } from './settingsParts.ts';

/** Settings of feedback, and of scripts of other hosts that count visits or ask for consent. */
export const thirdPartySettings = {
  feedback: z
    .discriminatedUnion('provider', [
      z.strictObject({ provider: z.literal('issue'), url: fullUrl }),
      z.strictObject({
        provider: z.literal('endpoint'),
        endpoint: z
          .string()
          .regex(/^(?:\/(?!\/)|https:\/\/)\S*$/, 'write a path such as /feedback, or a full https address')
          .default('/feedback'),
        url: fullUrl,
        countSearches: z.boolean().default(false),
      }),
      z.strictObject({ provider: z.literal('script'), src: fullUrl, url: fullUrl }),
    ])
    .optional()
    .meta({
      description:
        'Page feedback, below each article and in the top bar. `issue`: a prefilled issue in a public repository. `endpoint`: a POST of JSON to a path below `baseUrl` or to a full address, such as `fieldguide serve --feedback FILE` takes (see `docs/feedback.md`); with `countSearches`, searches without a result are posted too, unless they contain an email or IP address. `script`: a widget of another host. The script at `src` is loaded when a reader who has agreed sends something, and sets `window.fieldguideFeedback`, a function that takes `{ page, helpful, reason, missing, address }`. `url` is a form for readers without scripts, and offered where sending fails.',
      examples: [
        { provider: 'issue', url: 'https://git.example.com/docs/issues/new' },
        { provider: 'endpoint', url: 'https://git.example.com/docs/issues/new', countSearches: true },
      ],
    }),
  head: z
    .array(headTag)
    .default([])
    .meta({
      description:
        'Tags for the head of every page: `meta`, `link` and `script`. The host of a script and those in `hosts` are in the policy of `csp.txt`, and so is the `text` of an inline script, by its hash. With `consent`, a script waits until the reader has agreed. Addresses with a slash in front are files of the static folder. `docs/feedback.md` has Plausible, Matomo and Google Analytics. A copy that opens from a folder does without them.',
      examples: [[{ tag: 'meta', attributes: { name: 'google-site-verification', content: 'abc' } }]],
    }),
  tagManager: z
    .strictObject({ id: textSetting, src: fullUrl })
    .optional()
    .meta({
      description:
        'A tag manager: the script at `src` is loaded with `?id=`, after the reader has agreed, and never by inline code. A script of another host (this one, `consent.script` or `feedback.src`) is in the policy of `csp.txt` by its host; the policy then does without Trusted Types, because such scripts write HTML in their own ways.',
      examples: [{ id: 'GTM-1', src: 'https://tags.example.com/gtm.js' }],
    }),
  consent: z
    .union([z.literal('banner'), z.strictObject({ script: fullUrl })])
    .default('banner')
    .meta({
      description:
        'How readers are asked whether content from other hosts may be loaded: a built-in banner, or a script that responds within 5 seconds with the event `fieldguide:consent` on the document (`detail` true or false) and asks again on `fieldguide:consent-open`. Do Not Track and Global Privacy Control count as no.',
      examples: [{ script: 'https://consent.example.com/ask.js' }],
    }),
};
