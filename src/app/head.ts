/** What changes in `<head>` when another page is shown; everything else in there is the same site-wide. */

/** Value by selector; `<title>` apart. A missing key means the page has no such tag. */
export interface HeadTags {
  title: string;
  tags: Record<string, string>;
}

interface ManagedTag {
  element: 'meta' | 'link';
  /** The attribute and value that name the tag. */
  name: [attribute: string, value: string];
  content: string;
}

const MANAGED: ManagedTag[] = [
  { element: 'meta', name: ['name', 'description'], content: 'content' },
  { element: 'meta', name: ['name', 'robots'], content: 'content' },
  { element: 'link', name: ['rel', 'canonical'], content: 'href' },
  { element: 'meta', name: ['property', 'og:title'], content: 'content' },
  { element: 'meta', name: ['property', 'og:description'], content: 'content' },
  { element: 'meta', name: ['property', 'og:url'], content: 'content' },
];

function selectorOf({ element, name: [attribute, value] }: ManagedTag): string {
  return `${element}[${attribute}="${value}"]`;
}

/** Reads the managed tags of a document's head. */
export function readHead(head: HTMLHeadElement): HeadTags {
  const tags: Record<string, string> = {};
  for (const tag of MANAGED) {
    const value = head.querySelector(selectorOf(tag))?.getAttribute(tag.content);
    if (value !== null && value !== undefined) tags[selectorOf(tag)] = value;
  }
  return { title: head.querySelector('title')?.textContent ?? '', tags };
}

/** Makes the open document's head say what the new page's head says (specification 2.4: page titles). */
export function applyHead(document: Document, { title, tags }: HeadTags): void {
  document.title = title;
  for (const tag of MANAGED) {
    const selector = selectorOf(tag);
    const existing = document.head.querySelector(selector);
    const value = tags[selector];
    if (value === undefined) existing?.remove();
    else (existing ?? addTag(document, tag)).setAttribute(tag.content, value);
  }
}

function addTag(document: Document, { element, name: [attribute, value] }: ManagedTag): Element {
  const added = document.createElement(element);
  added.setAttribute(attribute, value);
  document.head.append(added);
  return added;
}
