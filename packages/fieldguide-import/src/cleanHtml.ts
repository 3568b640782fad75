import type { Element, ElementContent } from 'hast';
import { admonitionKind } from './admonitionKinds.ts';
import { elements, record, tabLabels, text } from './htmlNodes.ts';
import type { MarkdownHost } from './markdownHost.ts';

/** Elements that pages may not have. */
export const DROPPED = 'script style link meta title base noscript template'.split(' ');

/** An element without what pages may not have; marks inside of it become HTML or go. */
export function cleanHtml(
  node: Element,
  host: MarkdownHost,
  given: ReadonlyMap<string, string> = new Map(),
): Element | undefined {
  if (DROPPED.includes(node.tagName)) return undefined;
  const properties = Object.fromEntries(
    Object.entries(node.properties).filter(
      ([key]) => !/^(?:style|className|on[A-Z].*|dataSlate.*|ref)$/.test(key),
    ),
  );
  for (const key of ['src', 'href', 'poster'])
    if (typeof properties[key] === 'string') properties[key] = host.address(properties[key]);
  const labels = node.tagName === 'fg-tabs' ? tabLabels(record(node).values) : given;
  const children = node.children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return child.type === 'text' ? [child] : [];
    const inner = cleanHtml(child, host, labels);
    if (inner === undefined) return [];
    if (child.tagName === 'fg-code')
      return [
        {
          type: 'element',
          tagName: 'pre',
          properties: {},
          children: [
            {
              type: 'element',
              tagName: 'code',
              properties: {},
              children: [{ type: 'text', value: text(child, 'text') }],
            },
          ],
        },
      ];
    const title = titleOf(child, labels);
    if (title !== undefined) return [boldLine(title), ...inner.children];
    if (child.tagName === 'fg-title') return [boldLine(inner.children)];
    if (child.tagName === 'fg-raw') return [{ type: 'text', value: text(child, 'text') }];
    if (child.tagName === 'fg-themed')
      return [
        {
          type: 'element',
          tagName: 'img',
          properties: { src: host.address(text(child, 'light')), alt: text(child, 'alt') },
          children: [],
        },
      ];
    if (child.tagName === 'fg-lost' && inner.children.length === 0)
      return [
        {
          type: 'element',
          tagName: 'code',
          properties: {},
          children: [{ type: 'text', value: `<${text(child, 'name')} />` }],
        },
      ];
    return child.tagName.startsWith('fg-') ? inner.children : [inner];
  });
  return { ...node, properties, children };
}

/** The title that a mark has where it becomes HTML: that of a tab, or of an admonition without one of its own. */
function titleOf(node: Element, labels: ReadonlyMap<string, string>): string | undefined {
  if (node.tagName === 'fg-tab') {
    const { value, label } = record(node);
    return String(label ?? labels.get(String(value)) ?? value ?? '') || undefined;
  }
  if (node.tagName !== 'fg-admonition' || elements(node, 'fg-title').length > 0) return undefined;
  const { kind, title } = admonitionKind(text(node, 'type') || 'note');
  return title ?? kind.replace(/^./, (first) => first.toUpperCase());
}

function boldLine(words: string | ElementContent[]): Element {
  const children: ElementContent[] = typeof words === 'string' ? [{ type: 'text', value: words }] : words;
  const strong: Element = { type: 'element', tagName: 'strong', properties: {}, children };
  return { type: 'element', tagName: 'p', properties: {}, children: [strong] };
}
