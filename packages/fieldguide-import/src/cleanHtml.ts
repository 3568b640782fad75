import type { Element, ElementContent } from 'hast';
import { text } from './htmlNodes.ts';
import type { MarkdownHost } from './markdownHost.ts';

/** Elements that pages may not have. */
export const DROPPED = 'script style link meta title base noscript template'.split(' ');

/** An element without what pages may not have; marks inside of it become HTML or go. */
export function cleanHtml(node: Element, host: MarkdownHost): Element | undefined {
  if (DROPPED.includes(node.tagName)) return undefined;
  const properties = Object.fromEntries(
    Object.entries(node.properties).filter(
      ([key]) => !/^(?:style|className|on[A-Z].*|dataSlate.*|ref)$/.test(key),
    ),
  );
  for (const key of ['src', 'href', 'poster'])
    if (typeof properties[key] === 'string') properties[key] = host.address(properties[key]);
  const children = node.children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return child.type === 'text' ? [child] : [];
    const inner = cleanHtml(child, host);
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
