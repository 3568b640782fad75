/** Changes `<head>` when another page is shown. The rest of the head is the same on all pages. */
const MANAGED =
  'meta[name]:not([name="viewport"]), meta[property], link[rel="canonical"], link[rel="alternate"], ' +
  'script[type="application/ld+json"]';

/** The elements of the head that are specific to a page. */
export interface PageHead {
  title: string;
  tags: readonly Node[];
}

/** Reads a document's head. */
export function readHead(head: HTMLHeadElement): PageHead {
  return { title: head.querySelector('title')?.textContent ?? '', tags: [...head.querySelectorAll(MANAGED)] };
}

/**
 * Makes the open document's head say what the new page's head says (specification 2.4: page titles). The tags themselves
 * move in and out: Trusted Types allow no copy of a `<script>`, of data either.
 */
export function applyHead(document: Document, { title, tags }: PageHead): void {
  document.title = title;
  for (const tag of document.head.querySelectorAll(MANAGED)) tag.remove();
  document.head.append(...tags);
}
