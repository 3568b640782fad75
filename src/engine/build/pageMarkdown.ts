import { cardsMarkdown } from '../../components/Docusaurus/index.ts';
import { escapeMarkdown } from '../../shared/markdown.ts';
import { longDate } from '../../shared/text.ts';
import { markdownFile } from '../../shared/url.ts';
import type { CompiledPage } from '../content/compile.ts';
import type { SitePage } from '../site/types.ts';
import { childPages, entryCards } from './childPages.ts';
import type { Project } from './types.ts';

/**
 * The file of a page's Markdown twin in the output; undefined where it has none: pages that a component makes, search,
 * and every page of a site that wants none.
 */
export function twinFile(page: SitePage, { config, site, components }: TwinProject): string | undefined {
  if (!config.markdown || page.kind === 'search' || components.has(page.route)) return undefined;
  const isWritten = page.source !== undefined;
  const isList = page.kind === 'category' || page.entries !== undefined;
  return isWritten || isList ? markdownFile(page.route, site.urls) : undefined;
}

type TwinProject = Pick<Project, 'config' | 'site' | 'components'>;

/** A page as Markdown: what its author wrote, or for a generated page what it lists. */
export function pageMarkdown(page: SitePage, compiled: CompiledPage, { site }: Project): string {
  if (page.source) return compiled.markdown(bylineText(page));
  const cards = page.entries ? entryCards(page.entries, site) : childPages(page.route, site);
  const blocks = [`# ${escapeMarkdown(page.title)}`, escapeMarkdown(page.description), cardsMarkdown(cards)];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** Date and authors of a blog post. */
function bylineText({ byline }: SitePage): string {
  const parts = [byline?.date ? longDate(byline.date) : '', byline?.authors.join(', ') ?? ''];
  return parts.filter((part) => part !== '').join(' · ');
}
