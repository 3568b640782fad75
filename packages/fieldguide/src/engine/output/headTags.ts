import type { HeadScript } from '../../shared/facts.ts';
import { escapeHtml } from '../../shared/text.ts';
import { foreignOrigin, sharedHref, type UrlSettings } from '../../shared/url.ts';
import type { SiteConfig } from '../config/schema.ts';

type HeadTag = SiteConfig['head'][number];
type Scripted = Extract<HeadTag, { tag: 'script' }>;

/** The tags of the settings that every page has in its head; those that wait for the reader's consent are none of them. */
export function ownHeadTags({ head }: SiteConfig, urls: UrlSettings): string {
  return head
    .filter((one) => !(one.tag === 'script' && one.consent))
    .map((one) => {
      const attributes = Object.entries(finalAttributes(one, urls))
        .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
        .join('');
      const end = one.tag === 'script' ? `${one.text}</script>` : '';
      return `\n<${one.tag}${attributes}>${end}`;
    })
    .join('');
}

/** The scripts of the settings that wait for the reader's consent. */
export function consentScripts({ head }: SiteConfig, urls: UrlSettings): HeadScript[] {
  return headScripts(head).flatMap((one) =>
    one.consent ? [{ attributes: finalAttributes(one, urls), text: one.text }] : [],
  );
}

/** What the policy has to allow for the tags: hosts, and the texts of inline scripts. */
export function headPolicy({ head }: SiteConfig): { hosts: string[]; inline: string[] } {
  const scripts = headScripts(head);
  const hosts = scripts.flatMap(({ attributes: { src }, hosts }) => [
    ...(typeof src === 'string' ? [foreignOrigin(src)] : []),
    ...hosts,
  ]);
  return {
    hosts: hosts.filter((host) => host !== undefined),
    inline: scripts.flatMap(({ text }) => (text === '' ? [] : [text])),
  };
}

function headScripts(head: SiteConfig['head']): Scripted[] {
  return head.filter((one) => one.tag === 'script');
}

/** Addresses that begin with a slash are files of the static folder. */
function finalAttributes({ attributes }: HeadTag, urls: UrlSettings): HeadTag['attributes'] {
  const final = Object.entries(attributes).map(([name, value]) => {
    const isOwn = /^(?:src|href)$/.test(name) && typeof value === 'string' && /^\/(?!\/)/.test(value);
    return [name, isOwn ? sharedHref(value.slice(1), urls) : value] as const;
  });
  return Object.fromEntries(final);
}
