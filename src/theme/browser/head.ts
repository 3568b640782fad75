/** What changes in `<head>` when another page is shown; everything else in there is the same site-wide. */

/** Value by selector; `<title>` apart. A missing key means the page has no such tag. */
export interface HeadTags {
  title: string;
  tags: Record<string, string>;
}

interface ManagedTag {
  element: 'meta' | 'link' | 'script';
  /** The attribute and value that name the tag. */
  name: [attribute: string, value: string];
  /** Another attribute that it has on every page. */
  also?: [attribute: string, value: string];
  /** The attribute that holds its value; without one, its text does. */
  content?: string;
}

const MANAGED: ManagedTag[] = [
  ...['description', 'keywords', 'robots', 'twitter:card'].map((name) => metaTag('name', name)),
  ...['og:title', 'og:description', 'og:type', 'og:url', 'og:image'].map((name) => metaTag('property', name)),
  { element: 'link', name: ['rel', 'canonical'], content: 'href' },
  { element: 'link', name: ['type', 'text/markdown'], also: ['rel', 'alternate'], content: 'href' },
  { element: 'script', name: ['type', 'application/ld+json'] },
];

function metaTag(attribute: 'name' | 'property', value: string): ManagedTag {
  return { element: 'meta', name: [attribute, value], content: 'content' };
}

function selectorOf({ element, name: [attribute, value] }: ManagedTag): string {
  return `${element}[${attribute}="${value}"]`;
}

/** Reads the managed tags of a document's head. */
export function readHead(head: HTMLHeadElement): HeadTags {
  const tags: Record<string, string> = {};
  for (const tag of MANAGED) {
    const found = head.querySelector(selectorOf(tag));
    const value = tag.content === undefined ? found?.textContent : found?.getAttribute(tag.content);
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
    if (value === undefined) {
      existing?.remove();
      continue;
    }
    const element = existing ?? addTag(document, tag);
    if (tag.content === undefined) element.textContent = value;
    else element.setAttribute(tag.content, value);
  }
}

function addTag(document: Document, { element, name: [attribute, value], also }: ManagedTag): Element {
  const added = document.createElement(element);
  if (also) added.setAttribute(...also);
  added.setAttribute(attribute, value);
  document.head.append(added);
  return added;
}
