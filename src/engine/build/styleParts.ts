/** What a class begins with, and the style sheets of `src/theme/styles/parts` that it asks for. */
const SHEETS: Readonly<Record<string, readonly string[]>> = {
  admonition: ['admonitions'],
  'applies-to': ['blocks'],
  before: ['before'],
  'card-list': ['sections'],
  cards: ['blocks'],
  code: ['code', 'tools'],
  diagram: ['figures', 'tools'],
  'file-tree': ['blocks'],
  'home-': ['home'],
  planner: ['planner', 'table-tools', 'code', 'tools'],
  'section-list': ['sections'],
  'table-box': ['table-tools'],
  tabs: ['tabs'],
  'toc-inline': ['sections'],
};

// One look at the page for all of them: it is long, and a site has many.
const CLASSES = new RegExp(`class="(${Object.keys(SHEETS).join('|')})`, 'g');
const KNOWN = new Set(Object.values(SHEETS).flat());

/** The names of the style sheets that a page needs besides the one of all pages. */
export function stylePartsOf(html: string, names: readonly string[]): string[] {
  const asked = new Set([...html.matchAll(CLASSES)].flatMap(([, start = '']) => SHEETS[start] ?? []));
  if (html.includes('<img ')) asked.add('figures').add('tools');
  if (html.includes('<pre')) asked.add('code').add('tools');
  // One that nobody knows is better there than missing.
  return names.filter((name) => asked.has(name) || !KNOWN.has(name));
}
