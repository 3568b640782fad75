import { escapeHtml } from 'fieldguide';
import type { Handle } from 'hast-util-to-mdast';
import type { PhrasingContent, RootContent } from 'mdast';
import { admonitionKind } from './admonitionKinds.ts';
import { elements, html, isInline, record, tabLabels, tag, text } from './htmlNodes.ts';
import type { MarkdownHost } from './markdownHost.ts';

/** What the marks of the theme, elements `fg-...`, are in Markdown. */
export class ThemeHandlers {
  constructor(private readonly host: MarkdownHost) {}

  all(): Record<string, Handle> {
    return {
      'fg-md': this.leaf,
      'fg-raw': (_, node) => html(text(node, 'text')),
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

  private readonly tabs: Handle = (state, node) => {
    const { values, defaultValue, groupId, queryString } = record(node);
    const labels = tabLabels(values);
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

  /** A lost component is marked in place, and its content is kept. */
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
}
