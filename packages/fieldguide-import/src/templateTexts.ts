import { isRecord } from 'fieldguide';
import type { Nodes } from 'mdast';

interface Texts {
  /** What was parsed, as long as the page. */
  parsed: string;
  /** The page as its author wrote it. */
  source: string;
  /** Spaces before each line that belong to a list. */
  indent: number;
}

/**
 * Gives template literals their lines back as they are written: MDX takes up to two spaces from each, which breaks YAML
 * and Python. Those in quotes stay, since their lines begin with what belongs to these.
 */
export function restoreTemplates(node: Nodes, texts: Texts): void {
  if (node.type === 'blockquote') return;
  if (/^mdx/.test(node.type)) visitTemplates([node.data, Reflect.get(node, 'attributes')], texts);
  if (!('children' in node)) return;
  for (const child of node.children) {
    const indent = node.type === 'listItem' ? (child.position?.start.column ?? 1) - 1 : texts.indent;
    restoreTemplates(child, { ...texts, indent });
  }
}

function visitTemplates(value: unknown, texts: Texts): void {
  if (Array.isArray(value)) for (const item of value) visitTemplates(item, texts);
  if (!isRecord(value)) return;
  if (value.type === 'TemplateElement') restore(value, texts);
  else for (const own of Object.values(value)) visitTemplates(own, texts);
}

function restore({ start, end, value }: Record<string, unknown>, { parsed, source, indent }: Texts): void {
  if (typeof start !== 'number' || typeof end !== 'number' || !isRecord(value)) return;
  if (bare(parsed.slice(start, end)) === bare(String(value.raw)))
    value.raw = source.slice(start, end).replace(new RegExp(`\n {0,${indent}}`, 'g'), '\n');
}

function bare(text: string): string {
  return text.replace(/\s/g, '');
}
