/** What changes in `<head>` when another page is shown; everything else in there is the same site-wide. */
const MANAGED =
  'meta[name]:not([name="viewport"]), meta[property], link[rel="canonical"], link[rel="alternate"], ' +
  'script[type="application/ld+json"]';

/** What a page's head says of it alone. */
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
