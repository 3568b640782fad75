/** The renderers of components inside articles, for the build: parts in, an HTML string out, no disk. */
export {
  ADMONITION_TYPES,
  type AdmonitionParts,
  type AdmonitionType,
  renderAdmonition,
} from './admonition.ts';
export { type CodeBlockParts, codeBlockHtml } from './codeBlock.ts';
export { renderTabs, type TabsParts } from './tabs.tsx';
