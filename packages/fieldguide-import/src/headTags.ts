import { isRecord, type SiteConfigInput } from 'fieldguide';
import { isExternal } from 'fieldguide/sites';
import type { Data } from './configParts.ts';
import { type SettingsJob, staticFile, textOf } from './settingsJob.ts';

type HeadTag = NonNullable<SiteConfigInput['head']>[number];
type Attributes = HeadTag['attributes'] & {};

/** The tags of a head: `headTags`, `stylesheets`, `scripts` and `themeConfig.metadata`, in the order of Docusaurus. */
export function headTagsOf(job: SettingsJob): HeadTag[] | undefined {
  const { config, themeConfig } = job.facts;
  const tags = [
    ...entries(config.headTags).map(({ tagName, attributes, innerHTML }) =>
      tagOf(String(tagName), isRecord(attributes) ? attributes : {}, { text: textOf(innerHTML), job }),
    ),
    ...entries(config.stylesheets, 'href').map((own) =>
      tagOf('link', { rel: 'stylesheet', ...own }, { job }),
    ),
    ...entries(config.scripts, 'src').map((own) => tagOf('script', own, { job })),
    ...entries(themeConfig.metadata).map((own) => tagOf('meta', own, { job })),
  ].filter((tag) => tag !== undefined);
  if (tags.some(asksHosts))
    lost('scripts in the head: if they contact other hosts, list those under "hosts" of "head"', job);
  return tags.length > 0 ? tags : undefined;
}

/** The entries of a list; a text is one with this key. */
function entries(list: unknown, key?: string): Data[] {
  return (Array.isArray(list) ? list : []).flatMap((entry: unknown) =>
    isRecord(entry) ? [entry] : key !== undefined && textOf(entry) !== '' ? [{ [key]: entry }] : [],
  );
}

/** A tag as the new site writes it; undefined, with a line of the report, for one that it cannot have. */
function tagOf(
  tag: string,
  given: Data,
  { text = '', job }: { text?: string; job: SettingsJob },
): HeadTag | undefined {
  const attributes = attributesOf(given, job);
  const name = String(given.href ?? given.src ?? given.name ?? given.property ?? given.rel ?? '');
  const said = `<${tag}>${name === '' ? '' : ` ${name}`} in the head`;
  if (attributes === undefined) return undefined;
  if (tag === 'meta') return { tag, attributes };
  if (tag === 'link') {
    const { rel, href } = attributes;
    if (rel !== 'stylesheet' || typeof href !== 'string' || !isExternal(href)) return { tag, attributes };
    return lost(`${said}: the policy of the new site blocks style sheets from other hosts`, job);
  }
  const isScript = tag === 'script' && (text !== '' || attributes.src !== undefined);
  if (!isScript || /<\/script|<!--|\r/i.test(text)) return lost(said, job);
  return { tag, attributes, ...(text === '' ? {} : { text }) };
}

/** Attributes by their names in HTML, files of the static folders by their paths there; undefined where a file is missing. */
function attributesOf(given: Data, job: SettingsJob): Attributes | undefined {
  const attributes: Attributes = {};
  for (const [key, value] of Object.entries(given)) {
    const name = key.toLowerCase();
    const text = typeof value === 'number' ? String(value) : textOf(value);
    if (value === false || value === undefined || value === null) continue;
    // Listeners are against the policy of the new site.
    if (!/^(?!on)[a-z][a-z0-9:-]*$/.test(name)) lost(`the attribute ${key} of a tag in the head`, job);
    else if (value === true) attributes[name] = true;
    else if (!/^(?:href|src)$/.test(name) || isExternal(text)) attributes[name] = text;
    else {
      const file = staticFile(text, job);
      if (file === undefined) return undefined;
      attributes[name] = file;
    }
  }
  return attributes;
}

function lost(what: string, { losses, configFile }: SettingsJob): undefined {
  losses.add({ kind: 'config', what, file: configFile });
}

/** Whether a script may ask hosts that the policy of the new site does not know: one of another host, or code. */
function asksHosts(tag: HeadTag): boolean {
  if (tag.tag !== 'script') return false;
  const { type, src } = tag.attributes ?? {};
  if (typeof type === 'string' && !/^(?:module|(?:text|application)\/javascript)?$/.test(type)) return false;
  return typeof src === 'string' ? isExternal(src) : true;
}
