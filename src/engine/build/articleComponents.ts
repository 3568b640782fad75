import { escapeHtml } from '../../shared/text.ts';
import type { TocItem } from '../../shared/types.ts';
import type { ArticleRenderer } from '../../theme/article/render.ts';
import { renderStaticPart } from '../../theme/article/staticParts.ts';
import type { ComponentCall, ResolvedImage } from '../content/compile.ts';
import { tabLabels } from '../content/jsxValues.ts';
import type { PageSource } from '../content/pageSource.ts';
import type { Site } from '../site/site.ts';
import { childPages } from './childPages.ts';
import { type DataTableContext, dataTableParts } from './dataTable.ts';
import { type GlossaryContext, glossaryParts } from './glossary.ts';
import { renderPlanner } from './planners.ts';

export interface ArticleContext {
  render: ArticleRenderer;
  page: PageSource;
  headings: readonly TocItem[];
  site: Site;
  image(url: string): ResolvedImage;
  data: DataTableContext;
  glossary: GlossaryContext;
}

/** The HTML of a component that a page uses as a tag or directive. */
export function renderArticleComponent(
  { name, index, props, body }: ComponentCall,
  context: ArticleContext,
): string {
  const text = (key: string) => (typeof props[key] === 'string' ? props[key] : undefined);
  switch (name) {
    case 'Admonition':
      return context.render.admonition({
        type: text('type') ?? 'note',
        titleHtml: body.titleHtml?.trim() || escapeHtml(text('title') ?? ''),
        bodyHtml: body.html,
      });
    case 'Tabs': {
      const labels = tabLabels(text('values') ?? '');
      const items = body.items.map((item, position) => {
        const value = String(item.props.value ?? position);
        return {
          value,
          label: String(item.props.label ?? labels.get(value) ?? value),
          html: item.html,
          isDefault: text('defaultValue') === value || 'default' in item.props,
        };
      });
      return items.length === 0
        ? body.html
        : context.render.tabs({
            id: `tabs-${index}`,
            groupId: text('groupId'),
            queryString: props.queryString,
            items,
          });
    }
    case 'TabItem':
      return body.html;
    case 'Details':
      return `<details><summary>${escapeHtml(text('summary') ?? 'Details')}</summary>${body.html}</details>`;
    case 'CodeBlock':
      return context.render.codeBlock({
        codeHtml: plainLines(body.html),
        language: text('language') ?? 'text',
        title: text('title'),
        lineNumbers: props.showLineNumbers ? 1 : false,
      });
    case 'DataTable': {
      const parts = dataTableParts(props, body.ids ?? [], context.data);
      return parts ? context.render.dataTable(parts) : '';
    }
    case 'Glossary':
      return context.render.glossary(glossaryParts(body.ids ?? [], context.glossary));
    case 'FirewallPlanner':
    case 'SizingCalculator':
      return renderPlanner(name, context.data.sets, context.render);
    case 'DocCardList':
      return cardList(context);
    case 'TOCInline':
      return `<ul class="toc-inline">${context.headings.map((heading) => `<li><a href="#${escapeHtml(encodeURIComponent(heading.id))}">${escapeHtml(heading.text)}</a></li>`).join('')}</ul>`;
    case 'ThemedImage':
      return (['light', 'dark'] as const)
        .map((theme) => themedImage(theme, text(theme), text('alt') ?? '', context))
        .join('');
    case 'Head':
      return '';
    default:
      return renderStaticPart(name, props, body) ?? body.html;
  }
}

function plainLines(html: string): string {
  const text = html.replace(/<\/?(?:p|pre|code|span)[^>]*>/g, '').replace(/^\n+|\n+$/g, '');
  return text
    .split('\n')
    .map((line) => `<span class="line">${line}</span>`)
    .join('\n');
}

function cardList({ page, site }: ArticleContext): string {
  const cards = childPages(page.route, site).map(
    (card) =>
      `<li><a href="${escapeHtml(card.href)}">${escapeHtml(card.label)}</a>${card.description ? `<p>${escapeHtml(card.description)}</p>` : ''}</li>`,
  );
  return `<ul class="card-list">${cards.join('')}</ul>`;
}

function themedImage(
  theme: 'light' | 'dark',
  url: string | undefined,
  alt: string,
  { image }: ArticleContext,
): string {
  if (!url) return '';
  const { src, width, height } = image(url);
  const size = width ? ` width="${width}" height="${height}"` : '';
  return `<img class="themed themed--${theme}" src="${escapeHtml(src)}" alt="${escapeHtml(alt)}"${size} loading="lazy">`;
}
