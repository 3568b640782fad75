import type { Nodes } from 'mdast';
import { listed } from '../../packages/fieldguide/src/components/nodes.ts';
import { createHighlighter } from '../../packages/fieldguide/src/engine/content/highlight.ts';
import { PageFactsCollector } from '../../packages/fieldguide/src/engine/content/pageCollector.ts';
import { pageHtml } from '../../packages/fieldguide/src/engine/content/pageHtml.ts';
import { pageMarkdown } from '../../packages/fieldguide/src/engine/content/pageMarkdown.ts';
import { pageRecords } from '../../packages/fieldguide/src/engine/content/pageRecords.ts';
import { describePage } from '../../packages/fieldguide/src/engine/content/pageSource.ts';
import { prepareSource } from '../../packages/fieldguide/src/engine/content/prepare.ts';
import type { SearchRecord } from '../../packages/fieldguide/src/search/searchTypes.ts';
import { services } from './compileFixture.ts';

/** What readers get of nodes: as HTML, as Markdown and as records of search. */
export function shownNodes(nodes: readonly Nodes[]): {
  html: string;
  markdown: string;
  records: SearchRecord[];
} {
  const file = 'page.md';
  const source = describePage({ root: '/', relative: file, file, frontMatter: {}, keyLines: {}, body: '' });
  const given = services(createHighlighter());
  const prepared = prepareSource('', { components: given.components.values() });
  const page = new PageFactsCollector(source, prepared, given);
  const root = { type: 'root' as const, children: listed(nodes) };
  return {
    html: pageHtml(page, root, { badges: [], before: [] })(),
    // Without the title of the page.
    markdown: pageMarkdown(page, root, { badges: [] })('').replace(/^# .*\n\n/, ''),
    records: pageRecords(page, root, { badges: [] }),
  };
}

/** Words of the records of nodes, line by line. */
export function linesOf(nodes: readonly Nodes[]): string[] {
  return shownNodes(nodes).records.flatMap(({ heading, text, labels = '' }) =>
    [heading, ...text.split('\n'), ...labels.split('\n')].filter((line) => line !== ''),
  );
}
