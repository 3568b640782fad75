/** Reads built pages in tests. The pages are our own renderer's, so simple patterns are exact enough. */

/** Everything inside the article of a page. */
export function articleOf(html: string): string {
  return /<article[^>]*>([\s\S]*?)<\/article>/.exec(html)?.[1] ?? '';
}

/** What stands in `<head>`, without scripts' text. */
export function headOf(html: string): string {
  return /<head>([\s\S]*?)<\/head>/.exec(html)?.[1] ?? '';
}

/** Values of one attribute on all elements of one name. */
export function attributes(html: string, element: string, attribute: string): string[] {
  const tags = html.matchAll(new RegExp(`<${element}(?=[\\s>])[^>]*?\\s${attribute}="([^"]*)"`, 'g'));
  return [...tags].map((tag) => unescapeHtml(tag[1] ?? ''));
}

/** The content of a `<meta>` by its name or property. */
export function meta(html: string, key: string): string | undefined {
  const content = new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)">`).exec(html)?.[1];
  return content === undefined ? undefined : unescapeHtml(content);
}

export function titleOf(html: string): string {
  return unescapeHtml(/<title>([\s\S]*?)<\/title>/.exec(html)?.[1] ?? '');
}

/** Ids that stand more than once in a page. */
export function repeatedIds(html: string): string[] {
  const markup = html.replace(/<script[\s\S]*?<\/script>/g, '');
  const ids = [...markup.matchAll(/<[a-zA-Z][^>]*?\sid="([^"]*)"/g)].map((match) => match[1] ?? '');
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

/** The JSON a page carries in a script element. */
export function jsonOf(html: string, id: string): Record<string, unknown> {
  const text = new RegExp(`<script type="application/json" id="${id}">([\\s\\S]*?)</script>`).exec(html)?.[1];
  if (text === undefined) throw new Error(`the page has no "${id}"`);
  return JSON.parse(text);
}

/** The page's JSON-LD. */
export function jsonLdOf(html: string): unknown {
  const text = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1];
  return text === undefined ? undefined : JSON.parse(text);
}

/** Texts of the links of the sidebar, or of any part of a page, in order. */
export function linkTexts(html: string): string[] {
  return [...html.matchAll(/<a\s[^>]*>([\s\S]*?)<\/a>/g)].map((match) =>
    unescapeHtml((match[1] ?? '').replace(/<[^>]*>/g, '')),
  );
}

function unescapeHtml(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&');
}
