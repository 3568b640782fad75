import { slug } from 'github-slugger';
import type { Element, ElementContent, Nodes as HastNodes, Root as HastRoot } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast';
import type { Literal, Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify, { type Options as StringifyOptions } from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { escapeHtml, isRecord, parseJson } from '../shared/text.ts';
import type { Leaves } from './mdxPage.ts';
import { admonitionKind, wordsOf } from './mdxPage.ts';

/** A line of HTML or a tag of a component that stands between blocks. */
type WriteHandle = NonNullable<NonNullable<StringifyOptions['handlers']>['text']>;

interface TagLine extends Literal {
  type: 'fgTag';
}

declare module 'mdast' {
  interface RootContentMap {
    fgTag: TagLine;
  }
}

export interface MarkdownHost {
  leaves: Leaves;
  math: boolean;
  /** The address of a link or file on the finished page. */
  address(url: string): string;
  /** A component that is lost, or an element that pages cannot have. */
  lost(kind: 'element', what: string): void;
}

/** Markdown of ours for the HTML of a part of a page. */
export function htmlToMarkdown(html: string, host: MarkdownHost): string {
  const tree: HastRoot = fromHtml(html, { fragment: true });
  const writer = new Handlers(host);
  const root = toMdast(tree, { handlers: writer.all(), nodeHandlers: { comment: () => undefined } }) as Root;
  visit(root, (node) => {
    if ('url' in node && typeof node.url === 'string') node.url = host.address(node.url);
    if (node.type === 'heading') nameHeading(node);
  });
  return markdownOf(root, host.math);
}

function markdownOf(root: Root, math: boolean): string {
  const writer = unified().use(remarkStringify, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    listItemIndent: 'one',
    handlers: { fgTag: (node: TagLine) => node.value, containerDirective: writeAdmonition },
  });
  writer.use(remarkGfm);
  if (math) writer.use(remarkMath);
  return String(writer.stringify(root)).trimEnd();
}

/** An admonition has more colons than those inside of it. */
const writeAdmonition: WriteHandle = (node: ContainerDirective, _, state, info) => {
  const [first, ...rest] = node.children;
  const label =
    first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data ? first : undefined;
  const title = label ? `[${state.containerPhrasing(label, { ...info, before: '[', after: ']' })}]` : '';
  const body = state.containerFlow({ type: 'root', children: label ? rest : node.children }, info);
  const colons = ':'.repeat(
    Math.max(3, ...[...body.matchAll(/^[ \t>]*(:{3,})[a-z]/gm)].map(([, inner = '']) => inner.length + 1)),
  );
  return `${colons}${node.name}${title}\n\n${body}\n\n${colons}`;
};

/** A heading whose id is not that of its words carries it. */
function nameHeading(node: Extract<Nodes, { type: 'heading' }>): void {
  const id =
    node.data && 'hProperties' in node.data && isRecord(node.data.hProperties)
      ? node.data.hProperties.id
      : undefined;
  if (typeof id !== 'string' || id === '' || id === slug(wordsOf(node))) return;
  node.children.push({ type: 'html', value: ` {#${id}}` });
}

const KEPT_INLINE = 'abbr cite dfn ins kbd mark q small sub sup u var samp time'.split(' ');
const RAW = 'video audio iframe svg picture object map progress meter'.split(' ');
const DROPPED = 'script style link meta title base noscript template'.split(' ');

class Handlers {
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
      'fg-md': this.leaf,
      'fg-raw': (_, node) => ({ type: 'html', value: text(node, 'text') }),
      'fg-tabs': this.tabs,
      'fg-tab': (state, node) => state.toFlow(state.all(node)) as RootContent[],
      'fg-code': (_, node) => ({
        type: 'code',
        lang: text(node, 'lang') || null,
        meta: text(node, 'meta') || null,
        value: text(node, 'text'),
      }),
      'fg-admonition': this.admonition,
      'fg-cards': () => tag('<DocCardList />'),
      'fg-themed': this.themed,
      'fg-lost': this.lost,
    } as Record<string, Handle>;
  }

  private readonly leaf: Handle = (_, node) => {
    const leaf = this.host.leaves.get(text(node, 'n'));
    return leaf === undefined ? undefined : structuredClone(leaf);
  };

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
    const clean = this.clean(node);
    if (clean === undefined) return undefined;
    const value = toHtml(clean).replace(/\n\s*\n/g, '\n');
    return parent && isInline(parent) ? html(value) : tag(value);
  };

  private readonly dropped: Handle = (_, node) => {
    if (!/^(?:meta|title|link|base|noscript|template)$/.test(node.tagName))
      this.host.lost('element', `<${node.tagName}>`);
    return undefined;
  };

  private readonly anchor: Handle = (state, node) => {
    const { href, id, name } = node.properties;
    const children = state.all(node);
    const target = String(id ?? name ?? '');
    const marked = target === '' ? [] : [html(`<a id="${escapeHtml(target)}"></a>`)];
    if (href === undefined || href === null) return [...marked, ...children] as PhrasingContent[];
    if (children.some((child) => !isPhrasing(child))) return children;
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

  /** An id of a box keeps its place; the box itself means nothing without its style sheet. */
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

  private readonly code: Handle = (_, node) => {
    const classes = Array.isArray(node.properties.className) ? node.properties.className : [];
    const value = textIn(node);
    if (classes.includes('math-inline')) return { type: 'inlineMath', value } as never;
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
      ? toHtml((this.clean(summary)?.children ?? []) as ElementContent[])
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

  private readonly tabs: Handle = (state, node) => {
    const { values, defaultValue, groupId, queryString } = record(node);
    const labels = new Map(
      (Array.isArray(values) ? values.filter(isRecord) : []).map(({ value, label }) => [
        String(value),
        label,
      ]),
    );
    const items = elements(node, 'fg-tab');
    if (items.length === 0) return state.all(node) as RootContent[];
    const given = [
      groupId ? `groupId="${escapeHtml(String(groupId))}"` : '',
      queryString === true
        ? 'queryString'
        : queryString
          ? `queryString="${escapeHtml(String(queryString))}"`
          : '',
    ];
    const panels = items.flatMap((item, index) => {
      const { value = index, label, isDefault } = record(item);
      const shown = escapeHtml(String(label ?? labels.get(String(value)) ?? value));
      const chosen =
        isDefault === true ||
        (defaultValue !== undefined && defaultValue !== null && String(defaultValue) === String(value))
          ? ' default'
          : '';
      return [
        tag(`<TabItem value="${escapeHtml(String(value))}" label="${shown}"${chosen}>`),
        ...state.toFlow(state.all(item)),
        tag('</TabItem>'),
      ];
    });
    return [
      tag(`<${['Tabs', ...given.filter(Boolean)].join(' ')}>`),
      ...panels,
      tag('</Tabs>'),
    ] as RootContent[];
  };

  private readonly admonition: Handle = (state, node) => {
    const { kind, title } = admonitionKind(text(node, 'type') || 'note');
    const [label] = elements(node, 'fg-title');
    const rest = node.children.filter((child) => child !== label);
    const children = state.toFlow(state.all({ ...node, children: rest })) as RootContent[];
    const words = label
      ? (state.all(label) as PhrasingContent[])
      : title
        ? [{ type: 'text' as const, value: title }]
        : [];
    const heading =
      words.length > 0 ? [{ type: 'paragraph', data: { directiveLabel: true }, children: words }] : [];
    return {
      type: 'containerDirective',
      name: kind,
      attributes: {},
      children: [...heading, ...children],
    } as never;
  };

  private readonly themed: Handle = (_, node) => {
    const [light, dark] = ['light', 'dark'].map((mode) => this.host.address(text(node, mode)));
    return tag(
      `<ThemedImage light="${escapeHtml(light ?? '')}" dark="${escapeHtml(dark || light || '')}" alt="${escapeHtml(text(node, 'alt'))}" />`,
    );
  };

  /** What is lost is marked where it was; what it held is kept. */
  private readonly lost: Handle = (state, node, parent) => {
    const name = text(node, 'name').split('.').at(-1) || 'component';
    const children = state.all(node);
    if (children.length > 0) return children as RootContent[];
    const mark = { type: 'inlineCode' as const, value: `<${name} />` };
    if (parent && isInline(parent)) return mark;
    const said = { type: 'text' as const, value: ' is not part of this copy.' };
    const body = [{ type: 'paragraph' as const, children: [mark, said] }];
    return { type: 'containerDirective', name: 'warning', attributes: {}, children: body } as never;
  };

  /** An element without what pages may not have; marks inside of it become HTML or go. */
  private clean(node: Element): Element | undefined {
    if (DROPPED.includes(node.tagName)) return undefined;
    const properties = Object.fromEntries(
      Object.entries(node.properties).filter(
        ([key]) => !/^(?:style|className|on[A-Z].*|dataSlate.*|ref)$/.test(key),
      ),
    );
    for (const key of ['src', 'href', 'poster'])
      if (typeof properties[key] === 'string') properties[key] = this.host.address(properties[key]);
    const children = node.children.flatMap((child): ElementContent[] => {
      if (child.type !== 'element') return child.type === 'text' ? [child] : [];
      const inner = this.clean(child);
      if (inner === undefined) return [];
      if (child.tagName === 'fg-code')
        return [
          {
            type: 'element',
            tagName: 'pre',
            properties: {},
            children: [
              {
                type: 'element',
                tagName: 'code',
                properties: {},
                children: [{ type: 'text', value: text(child, 'text') }],
              },
            ],
          },
        ];
      if (child.tagName === 'fg-lost' && inner.children.length === 0)
        return [
          {
            type: 'element',
            tagName: 'code',
            properties: {},
            children: [{ type: 'text', value: `<${text(child, 'name')} />` }],
          },
        ];
      return child.tagName.startsWith('fg-') ? inner.children : [inner];
    });
    return { ...node, properties, children };
  }
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

function find(node: Element, meant: (element: Element) => boolean): boolean {
  return node.children.some((child) => child.type === 'element' && (meant(child) || find(child, meant)));
}

function elements(node: Element, name: string): Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    if (child.tagName === name) return [child];
    return /^(?:div|span|fg-md|fg-lost)$/.test(child.tagName) ? elements(child, name) : [];
  });
}

/** All text of an element, as it is. */
function textIn(node: Element): string {
  return node.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textIn(child) : ''))
    .join('');
}

function record(node: Element): Record<string, unknown> {
  const data = parseJson(text(node, 'data'));
  return isRecord(data) ? data : {};
}

function text(node: Element, name: string): string {
  const value = node.properties[name];
  return value === undefined || value === null || value === false ? '' : String(value);
}

function tag(value: string): TagLine {
  return { type: 'fgTag', value };
}

function html(value: string): Extract<Nodes, { type: 'html' }> {
  return { type: 'html', value };
}

const PHRASING = new Set(
  'text emphasis strong delete inlineCode inlineMath break image link html footnoteReference'.split(' '),
);

function isPhrasing({ type }: { type: string }): boolean {
  return PHRASING.has(type);
}

function isInline(parent: HastNodes): boolean {
  return (
    parent.type === 'element' &&
    /^(?:p|a|span|em|strong|li|td|th|h\d|b|i|code|sub|sup|fg-title|summary)$/.test(parent.tagName)
  );
}
