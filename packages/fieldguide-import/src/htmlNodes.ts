import { isRecord, parseJson } from 'fieldguide';
import type { Element, Nodes as HastNodes } from 'hast';
import type { Literal, Nodes } from 'mdast';

/** A line of HTML or a tag of a component between two blocks. */
export interface TagLine extends Literal {
  type: 'fgTag';
}

declare module 'mdast' {
  interface RootContentMap {
    fgTag: TagLine;
  }
}

export function find(node: Element, matches: (element: Element) => boolean): boolean {
  return node.children.some((child) => child.type === 'element' && (matches(child) || find(child, matches)));
}

export function elements(node: Element, name: string): Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    if (child.tagName === name) return [child];
    return /^(?:div|span|fg-md|fg-lost)$/.test(child.tagName) ? elements(child, name) : [];
  });
}

/** All text of an element, as it is. */
export function textIn(node: Element): string {
  return node.children
    .map((child) => {
      if (child.type === 'text') return child.value;
      if (child.type !== 'element') return '';
      return child.tagName === 'br' ? '\n' : textIn(child);
    })
    .join('');
}

export function record(node: Element): Record<string, unknown> {
  const data = parseJson(text(node, 'data'));
  return isRecord(data) ? data : {};
}

export function text(node: Element, name: string): string {
  const value = node.properties[name];
  return value === undefined || value === null || value === false ? '' : String(value);
}

/** Labels of tabs by their values, as `<Tabs values>` gives them. */
export function tabLabels(values: unknown): Map<string, string> {
  const known = Array.isArray(values) ? values.filter(isRecord) : [];
  return new Map(
    known.flatMap(({ value, label }) => (label === undefined ? [] : [[String(value), String(label)]])),
  );
}

export function tag(value: string): TagLine {
  return { type: 'fgTag', value };
}

export function html(value: string): Extract<Nodes, { type: 'html' }> {
  return { type: 'html', value };
}

const PHRASING = new Set(
  'text emphasis strong delete inlineCode inlineMath break image link html footnoteReference'.split(' '),
);

export function isPhrasing({ type }: { type: string }): boolean {
  return PHRASING.has(type);
}

export function isInline(parent: HastNodes): boolean {
  return (
    parent.type === 'element' &&
    /^(?:p|a|span|em|strong|li|td|th|h\d|b|i|code|sub|sup|fg-title|summary)$/.test(parent.tagName)
  );
}
