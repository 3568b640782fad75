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

/** What a page says around its article, as a reader finds it there, with the facts it carries for its scripts. */
export function shownAround(html: string): Record<string, unknown> {
  const part = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  const links = (part: string) =>
    [...part.matchAll(/<(?:a [^>]*?href="([^"]*)"|span)[^>]*>(.*?)<\/(?:a|span)>/g)].map(
      ([, href, label]) => ({
        label: unescapeHtml(label ?? ''),
        ...(href === undefined ? {} : { href: unescapeHtml(href) }),
      }),
    );
  const neighbour = (rel: string) =>
    links(part(new RegExp(`(<a [^>]*rel="${rel}".*?</a>)`)).replace(/<small>.*?<\/small>/, ''))[0];
  const updated = part(/<p class="last-updated">(.*?)<\/p>/);
  const edit = part(/<a class="edit-link" href="([^"]*)"/);
  const found = {
    breadcrumbs: links(part(/<nav class="breadcrumbs"[^>]*>(.*?)<\/nav>/)),
    toc: [
      ...part(/<nav class="toc"[^>]*>(.*?)<\/nav>/).matchAll(
        /<li class="toc-(\d)"><a href="#([^"]*)">(.*?)<\/a>/g,
      ),
    ].map(([, indent, id, text = '']) => ({ id, indent: Number(indent), text: unescapeHtml(text.replaceAll('<wbr/>', '')) })),
    tags: links(part(/<div class="tags">.*?<ul[^>]*>(.*?)<\/ul>/)),
    previous: neighbour('prev'),
    next: neighbour('next'),
    editUrl: edit === '' ? undefined : unescapeHtml(edit),
    lastUpdated:
      updated === ''
        ? undefined
        : { date: /dateTime="([^"]*)"/.exec(updated)?.[1], author: / by (.*)$/.exec(updated)?.[1] },
    unlisted: html.includes('<strong>Unlisted.</strong>') ? true : undefined,
  };
  const given = Object.entries(found).filter(([, value]) => value !== undefined);
  return { ...jsonOf(html, 'Shell-page-facts'), ...Object.fromEntries(given) };
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
