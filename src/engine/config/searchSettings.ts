import { z } from 'zod';

const required = z.string().min(1);

/** Address that requests go to: HTTPS, or this machine. Queries and the admin key must not travel in the open. */
const host = z.url('write a full address, such as https://search-proxy.example.com').refine((address) => {
  if (!URL.canParse(address)) return true;
  const { protocol, hostname, username, search, hash } = new URL(address);
  const local = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  const safe = protocol === 'https:' || (protocol === 'http:' && local);
  return safe && username === '' && search === '' && hash === '';
}, 'write an https address without user, query and fragment');

const expression = required.superRefine((pattern, context) => {
  try {
    new RegExp(pattern);
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^.*\/: /, '') : String(error);
    context.addIssue({ code: 'custom', message: `it is no regular expression: ${reason}` });
  }
});

/**
 * Who answers the readers' queries. `embedded`: an index that is built with the site. `algolia`: the hosted
 * service; the search key is public, the admin key never stands in the settings (see `fieldguide search push`).
 */
export const searchSettings = z
  .union([
    z.discriminatedUnion('provider', [
      z.strictObject({ provider: z.literal('embedded') }),
      z.strictObject({
        provider: z.literal('algolia'),
        applicationId: required.regex(/^[A-Za-z0-9]+$/, 'an application id has letters and digits only'),
        searchApiKey: required.regex(/^\S+$/, 'a key has no spaces'),
        indexName: required.regex(/^[\w.-]+$/, 'use letters, digits, dots, underscores and hyphens'),
        /** For proxies and tests, in place of the service's own hosts. */
        hosts: z.array(host).min(1).optional(),
        /**
         * The index holds absolute addresses; what the pattern matches in one is replaced (`$1` stands for a
         * group). Missing: the site's own address is taken off, so that results lead to the reader's host.
         */
        externalUrl: z.strictObject({ pattern: expression, replacement: z.string() }).optional(),
      }),
    ]),
    z.literal(false),
  ])
  .default({ provider: 'embedded' });
