import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** What a browser makes of a built page, as far as hostile Markdown could change it. */
export interface PageParts {
  /** Parts of the shell, each with the elements it lies in: `main` of `html > body > div#Shell-root`. */
  shell: Record<string, string>;
  repeatedIds: string[];
  /** What would run, load or redirect by itself, in the article. */
  active: string[];
}

/** Parts by which every page is known; others come and go with what a page says. */
const SHELL = ['header', 'main', 'article', 'footer'];

/** Parses a page as a browser does. */
export function pageParts(html: string): PageParts {
  const parts: PageParts = { shell: {}, repeatedIds: [], active: [] };
  const ids = new Set<string>();
  const walk = (node: Node, path: readonly string[], inArticle: boolean) => {
    if (!('childNodes' in node)) return;
    const own = 'tagName' in node ? [...path, nameOf(node)] : path;
    let within = inArticle;
    if ('tagName' in node) {
      const id = attribute(node, 'id');
      if (id !== undefined && ids.has(id)) parts.repeatedIds.push(id);
      if (id !== undefined) ids.add(id);
      if (SHELL.includes(node.tagName) && !inArticle) parts.shell[nameOf(node)] = path.join(' > ');
      if (inArticle) parts.active.push(...activeIn(node));
      within ||= node.tagName === 'article';
    }
    for (const child of node.childNodes) walk(child, own, within);
  };
  walk(parse(html), [], false);
  return parts;
}

function nameOf(element: Element): string {
  const id = attribute(element, 'id');
  const name = attribute(element, 'class');
  return `${element.tagName}${id ? `#${id}` : ''}${name ? `.${name.split(' ')[0]}` : ''}`;
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((given) => given.name === name)?.value;
}

function activeIn(element: Element): string[] {
  const { tagName, attrs } = element;
  const data = tagName === 'script' && attribute(element, 'type') === 'application/json';
  const found = /^(?:script|style|base|meta|link|object|embed|frame|frameset|portal)$/.test(tagName);
  return [
    ...(found && !data ? [`<${tagName}>`] : []),
    ...attrs
      .filter(
        ({ name, value }) =>
          /^on|^srcdoc$|^style$/.test(name) ||
          // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers pass over them
          /^(?:javascript|vbscript|data:text)/i.test(value.replace(/[\u0000-\u0020]/g, '')),
      )
      .map(({ name, value }) => `<${tagName} ${name}="${value}">`),
  ];
}
