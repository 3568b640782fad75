/** The browser's own line about a document that was not found. */
export const NOT_FOUND_LINE = /^error: Failed to load resource: the server responded with a status of 404/;

export interface TestPage {
  /** In words, for the names of tests. */
  kind: string;
  /** Below the base of the test site. */
  path: string;
  /** Its first-level heading. */
  title: string;
  /** Console messages that the page provokes. */
  provokes?: readonly RegExp[];
}

/** One page of the test site for each kind of page and of content. */
export const PAGES: readonly TestPage[] = [
  { kind: 'the home page', path: '', title: 'How to keep the lights on with Beacon' },
  { kind: 'a docs page', path: 'guide/install/', title: 'Install the lamp' },
  { kind: 'an index page', path: 'guide/', title: 'Guide' },
  { kind: 'a category page', path: 'guide/advanced/', title: 'Advanced' },
  { kind: 'the search page', path: 'search/?q=lamp', title: 'Search' },
  { kind: 'the not-found page', path: 'no/such/page/', title: 'Page not found', provokes: [NOT_FOUND_LINE] },
  { kind: 'an MDX page', path: 'guide/components/', title: 'Components' },
  { kind: 'a page with tabs', path: 'guide/tabs/', title: 'Tabs' },
  { kind: 'a page with a diagram', path: 'guide/diagram/', title: 'Diagram' },
  { kind: 'a page with code', path: 'guide/code/', title: 'Commands' },
  { kind: 'a page with admonitions', path: 'guide/admonitions/', title: 'Admonitions' },
  { kind: 'an unlisted page', path: 'guide/secret/', title: 'Hidden lamp' },
  { kind: 'a long page', path: 'guide/long/#section-7', title: 'Long page' },
  { kind: 'a list of blog posts', path: 'blog/', title: 'Workshop notes' },
  { kind: 'a blog post', path: 'blog/longer-nights/', title: 'Lamps for longer nights' },
  { kind: 'the list of blog tags', path: 'blog/tags/', title: 'Tags' },
  { kind: 'a blog tag page', path: 'blog/tags/lamps/', title: '2 posts tagged with “Lamps”' },
];
