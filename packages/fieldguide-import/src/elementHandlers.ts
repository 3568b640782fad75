import { escapeHtml } from 'fieldguide';
import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { defaultHandlers, type Handle } from 'hast-util-to-mdast';
import type { Link, Nodes, PhrasingContent, RootContent } from 'mdast';
import { cleanHtml, DROPPED } from './cleanHtml.ts';
import { find, html, isInline, isPhrasing, tag, text, textIn } from './htmlNodes.ts';
import type { MarkdownHost } from './markdownHost.ts';

const KEPT_INLINE = 'abbr cite dfn ins kbd mark q small sub sup u var samp time'.split(' ');
const RAW = 'video audio iframe svg picture object map progress meter'.split(' ');

/** Markdown for HTML elements. */
export class ElementHandlers {
  constructor(private readonly host: MarkdownHost) {}

  all(): Record<string, Handle> {
    return {
      ...Object.fromEntries(KEPT_INLINE.map((name) => [name, this.inline])),
      ...Object.fromEntries(RAW.map((name) => [name, this.raw])),
      ...Object.fromEntries(DROPPED.map((name) => [name, this.dropped])),
      a: this.anchor,
      img: this.image,
      table: this.table,
      details: this.details,
      div: this.box,
      section: this.box,
      span: this.box,
      button: (state, node) => state.all(node),
      form: this.dropped,
      input: this.dropped,
      select: this.dropped,
      textarea: this.dropped,
      ...Object.fromEntries('h1 h2 h3 h4 h5 h6'.split(' ').map((name) => [name, this.heading])),
      pre: this.pre,
      code: this.code,
    } as Record<string, Handle>;
  }

  private readonly inline: Handle = (state, node) => {
    const { title } = node.properties;
    const named = node.tagName === 'abbr' && title ? ` title="${escapeHtml(String(title))}"` : '';
    return [
      html(`<${node.tagName}${named}>`),
      ...(state.all(node) as PhrasingContent[]),
      html(`</${node.tagName}>`),
    ];
  };

  private readonly raw: Handle = (_, node, parent) => {
    const clean = cleanHtml(node, this.host);
    if (clean === undefined) return undefined;
    const value = toHtml(clean).replace(/\n\s*\n/g, '\n');
    return parent && isInline(parent) ? html(value) : tag(value);
  };

  private readonly dropped: Handle = (_, node) => {
    if (node.tagName === 'style') this.host.lost('style', '<style>');
    else if (!/^(?:meta|title|link|base|noscript|template)$/.test(node.tagName))
      this.host.lost('element', `<${node.tagName}>`);
    return undefined;
  };

  private readonly anchor: Handle = (state, node) => {
    const { href, id, name } = node.properties;
    const children = state.all(node);
    const target = String(id ?? name ?? '');
    const marked = target === '' ? [] : [html(`<a id="${escapeHtml(target)}"></a>`)];
    if (href === undefined || href === null) return [...marked, ...children] as PhrasingContent[];
    if (children.some((child) => !isPhrasing(child))) {
      const flow = state.toFlow(children) as RootContent[];
      if (!linkFirst(flow, String(href)))
        flow.push({
          type: 'paragraph',
          children: [linkTo(String(href), [{ type: 'text', value: String(href) }])],
        });
      return flow;
    }
    return [
      ...marked,
      {
        type: 'link',
        url: String(href),
        title: text(node, 'title') || null,
        children: children as PhrasingContent[],
      },
    ];
  };

  private readonly image: Handle = (state, node) => {
    const { src, alt, width, height } = node.properties;
    if (!src) return undefined;
    if (width === undefined && height === undefined) return defaultHandlers.img(state, node);
    const address = this.host.address(String(src));
    const size = [
      ['width', width],
      ['height', height],
    ].flatMap(([key, value]) =>
      /^\d+(?:px|%)?$/.test(String(value)) ? [` ${key}="${String(value).replace('px', '')}"`] : [],
    );
    return html(
      `<img src="${escapeHtml(address)}" alt="${escapeHtml(String(alt ?? ''))}"${size.join('')} />`,
    );
  };

  /** The id of a box is kept. The box is dropped, because it has no meaning without its style sheet. */
  private readonly box: Handle = (state, node) => {
    const children = state.all(node);
    const id = text(node, 'id');
    if (id === '') return children as RootContent[];
    const mark = html(`<a id="${escapeHtml(id)}"></a>`);
    return children.every(isPhrasing)
      ? ([mark, ...children] as RootContent[])
      : ([tag(mark.value), ...children] as RootContent[]);
  };

  private readonly heading: Handle = (state, node) => {
    const made = defaultHandlers.h2(state, node) as Extract<Nodes, { type: 'heading' }>;
    const id = text(node, 'id');
    return id === '' ? made : { ...made, data: { hProperties: { id } } as never };
  };

  private readonly pre: Handle = (state, node, parent) => {
    const inner =
      node.children.find((child): child is Element => child.type === 'element' && child.tagName === 'code') ??
      node;
    const classes = [inner, node].flatMap(({ properties }) =>
      Array.isArray(properties.className) ? properties.className.map(String) : [],
    );
    const lang = classes.map((name) => /^language-(\S+)/.exec(name)?.[1]).find(Boolean) ?? null;
    void state;
    void parent;
    return { type: 'code', lang, meta: null, value: textIn(node).replace(/\n$/, '') };
  };

  private readonly code: Handle = (_, node, parent) => {
    const classes = Array.isArray(node.properties.className) ? node.properties.className : [];
    const value = textIn(node);
    if (classes.includes('math-inline')) return { type: 'inlineMath', value } as never;
    const lines = value.trim().replace(/\s*\n\s*/g, '\n');
    // One of several lines by itself is a block: as a text, its lines would become one.
    if (lines.includes('\n') && parent && !isInline(parent))
      return { type: 'code', lang: null, value: lines };
    return { type: 'inlineCode', value };
  };

  private readonly table: Handle = (state, node) => {
    const isSimple = !find(
      node,
      ({ tagName, properties }) =>
        Number(properties.rowSpan ?? 1) > 1 ||
        Number(properties.colSpan ?? 1) > 1 ||
        (/^(?:ul|ol|pre|table|blockquote|h\d|p|fg-(?!raw|lost).*)$/.test(tagName) &&
          !isOnlyParagraph(tagName, node)),
    );
    if (isSimple) return defaultHandlers.table(state, node);
    return this.raw(state, node, undefined);
  };

  private readonly details: Handle = (state, node) => {
    const [summary] = node.children.filter(
      (child): child is Element => child.type === 'element' && child.tagName === 'summary',
    );
    const shown = summary
      ? toHtml((cleanHtml(summary, this.host)?.children ?? []) as ElementContent[])
          .replace(/\n+/g, ' ')
          .trim()
      : 'Details';
    const children = state.toFlow(
      state.all({ ...node, children: node.children.filter((child) => child !== summary) }),
    );
    const open = node.properties.open ? ' open' : '';
    return [
      tag(`<details${open}>\n<summary>${shown}</summary>`),
      ...children,
      tag('</details>'),
    ] as RootContent[];
  };
}

function linkTo(url: string, children: PhrasingContent[]): Link {
  return { type: 'link', url, title: null, children };
}

/** Markdown has no links around blocks: the first heading or paragraph becomes the link. */
function linkFirst(nodes: readonly Nodes[], url: string): boolean {
  return nodes.some((node) => {
    if (node.type !== 'heading' && node.type !== 'paragraph')
      return 'children' in node && linkFirst(node.children, url);
    const label = node.data && 'directiveLabel' in node.data;
    if (label || node.children.length === 0 || node.children.some(({ type }) => type === 'link'))
      return false;
    node.children = [linkTo(url, node.children)];
    return true;
  });
}

function isOnlyParagraph(tagName: string, table: Element): boolean {
  if (tagName !== 'p') return false;
  return !find(
    table,
    ({ tagName: name, children }) =>
      /^t[dh]$/.test(name) &&
      children.filter((child) => child.type === 'element' && child.tagName === 'p').length > 1,
  );
}
