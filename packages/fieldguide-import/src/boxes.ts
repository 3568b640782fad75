import type { Element, ElementContent, Root, RootContent, Text } from 'hast';

const INLINE =
  /^(?:a|abbr|b|br|button|cite|code|del|dfn|em|i|img|ins|kbd|label|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr|fg-raw)$/;
/** Elements whose content has no blocks in Markdown. */
const LINES = /^(?:td|th|h[1-6]|summary|fg-title)$/;
const BOXES = /^(?:div|section|article|header|footer|figure|figcaption|center)$/;

/**
 * Boxes without a meaning of their own are dropped, but what stands in two of them must not run into one word: a box of
 * words becomes a paragraph, or a line where there can be none. Labels beside each other get a space.
 */
export function separateBoxes(parent: Root | Element, inLine = false): void {
  const isLine = inLine || (parent.type === 'element' && LINES.test(parent.tagName));
  for (const child of parent.children) {
    if (child.type !== 'element' || child.tagName === 'pre') continue;
    separateBoxes(child, isLine);
    if (!isLine && child.tagName === 'div' && isWords(child)) toParagraph(child);
  }
  if (parent.type === 'root') {
    parent.children = withSpaces(parent.children);
    return;
  }
  parent.children = withSpaces(parent.children);
  if (isLine) parent.children = withBreaks(parent.children);
}

function isWords(box: Element): boolean {
  return box.children.every(isInlineOnly) && box.children.some(hasContent);
}

function isInlineOnly(node: ElementContent): boolean {
  if (node.type !== 'element') return true;
  return INLINE.test(node.tagName) && node.children.every(isInlineOnly);
}

function hasContent(node: ElementContent): boolean {
  return node.type === 'text' ? node.value.trim() !== '' : node.type === 'element';
}

function toParagraph(box: Element): void {
  const { id } = box.properties;
  box.tagName = 'p';
  if (id === undefined || id === null) return;
  box.properties = { ...box.properties, id: undefined };
  box.children.unshift({ type: 'element', tagName: 'a', properties: { id }, children: [] });
}

/** Children with a break beside each box that has a neighbor. */
function withBreaks(children: readonly ElementContent[]): ElementContent[] {
  const shown = children.filter(hasContent);
  if (!shown.some(isBox)) return [...children];
  return shown.flatMap((child, index) => {
    const before = shown[index - 1];
    const parts = before !== undefined && (isBox(child) || isBox(before));
    return parts
      ? [{ type: 'element' as const, tagName: 'br', properties: {}, children: [] }, child]
      : [child];
  });
}

function isBox(node: ElementContent): boolean {
  return node.type === 'element' && BOXES.test(node.tagName);
}

/** Children with a space between labels that a style keeps apart: `<span>Mode</span><span>Stream</span>`. */
function withSpaces<Child extends RootContent>(children: readonly Child[]): (Child | Text)[] {
  return children.flatMap((child, index) => {
    const before = children[index - 1];
    const runsOn =
      before && /[\p{L}\p{N}]{2}$/u.test(labelOf(before)) && /^[\p{L}\p{N}]{2}/u.test(labelOf(child));
    return runsOn ? [{ type: 'text' as const, value: ' ' }, child] : [child];
  });
}

/** The words of a label; of anything else none. */
function labelOf(node: RootContent): string {
  return node.type === 'element' && /^(?:span|a|button)$/.test(node.tagName) ? wordsOf(node) : '';
}

function wordsOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(wordsOf).join('') : '';
}
