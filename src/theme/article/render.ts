import type { PortRow } from '../islands/firewall/plan.ts';
import type { SizeRow } from '../islands/sizing/sizes.ts';
import { type AdmonitionParts, renderAdmonition } from './admonition.ts';
import { type CodeBlockParts, codeBlockHtml } from './codeBlock.ts';
import { type DataTableParts, renderDataTable } from './dataTable.ts';
import { type GlossaryParts, renderGlossary } from './glossary.ts';
import { createIcons } from './icons.tsx';
import { renderFirewallPlanner, renderSizingCalculator } from './planners.tsx';
import { renderTabs, type TabsParts } from './tabs.tsx';

export { ADMONITION_TYPES } from './admonition.ts';

/** The renderers of components inside articles, for the build: parts in, an HTML string out, no disk. */
export interface ArticleRenderer {
  admonition(parts: AdmonitionParts): string;
  codeBlock(parts: CodeBlockParts): string;
  tabs(parts: TabsParts): string;
  dataTable(parts: DataTableParts): string;
  glossary(parts: GlossaryParts): string;
  firewallPlanner(rows: readonly PortRow[]): string;
  sizingCalculator(rows: readonly SizeRow[]): string;
}

/** One for a build: it keeps the icons it has drawn. */
export function createArticleRenderer(): ArticleRenderer {
  const icon = createIcons();
  return {
    admonition: (parts) => renderAdmonition(parts, icon),
    codeBlock: (parts) => codeBlockHtml(parts, icon),
    tabs: renderTabs,
    dataTable: renderDataTable,
    glossary: renderGlossary,
    firewallPlanner: renderFirewallPlanner,
    sizingCalculator: renderSizingCalculator,
  };
}
