import { Children, createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderJob } from '../protocol.ts';
import type { Notes } from './notes.ts';

type Props = Record<string, unknown> & { children?: ReactNode };

/**
 * What Docusaurus and its classic theme offer pages, by the name of the module. Components render as elements `fg-...`, which
 * become Markdown of ours.
 */
export function themeModules(
  { siteConfig, language, messages }: Pick<RenderJob, 'siteConfig' | 'language' | 'messages'>,
  notes: Notes,
): Map<string, object> {
  const said = (id: unknown, text: unknown) => messages[String(id ?? text ?? '')] ?? String(text ?? id ?? '');
  const context = {
    siteConfig,
    siteMetadata: {},
    globalData: {},
    i18n: { currentLocale: language, defaultLocale: language, locales: [language], localeConfigs: {} },
    codeTranslations: messages,
  };
  const useDocusaurusContext = () => context;
  const BrowserOnly = ({
    children,
    fallback,
  }: {
    children?: ReactNode | (() => ReactNode);
    fallback?: ReactNode;
  }) => {
    if (typeof children !== 'function') return children;
    try {
      const shown: ReactNode = children();
      renderToStaticMarkup(createElement(Fragment, null, shown));
      return shown;
    } catch {
      notes.add('browser', 'BrowserOnly');
      return fallback ?? createElement('fg-lost', { name: 'BrowserOnly' });
    }
  };
  const location = { pathname: '/', search: '', hash: '' };
  const browser = { canUseDOM: false, canUseEventListeners: false, canUseIntersectionObserver: false };
  const modules = new Map<string, object>();
  const offer = (names: string, main: object, others: object = {}) => {
    const module = Object.assign(main, { default: main, __esModule: true }, others);
    for (const name of names.split(' ')) modules.set(name, module);
  };
  offer('@theme/Tabs', Tabs);
  offer('@theme/TabItem', TabItem);
  offer('@theme/Admonition', Admonition);
  offer('@theme/CodeBlock', CodeBlock);
  offer('@theme/CodeInline', ({ children }: Props) => createElement('code', null, children));
  offer('@theme/Details', Details);
  offer('@theme/ThemedImage @docusaurus/ThemedImage', ThemedImage);
  offer('@theme/IdealImage @docusaurus/plugin-ideal-image', IdealImage);
  offer('@theme/DocCardList', DocCardList);
  offer('@theme/DocCard', ({ item }: Props) => DocCardList({ items: [item] }));
  offer('@theme/TOCInline', TOCInline);
  offer('@theme/Heading', ({ as = 'h2', children, id }: Props) =>
    createElement(String(as), { id }, children),
  );
  // Sites whose component is older than that of Docusaurus give it a chart, or children.
  offer('@theme/Mermaid', ({ value, chart, children }: Props) =>
    createElement('fg-code', {
      lang: 'mermaid',
      text: String(value ?? chart ?? textOf(children)).replace(/^\n+|\s+$/g, ''),
    }),
  );
  offer('@theme/Layout', ({ children }: Props) => children);
  offer('@docusaurus/Head', () => {
    notes.add('head', '<Head>');
    return null;
  });
  offer('@docusaurus/Link', Link);
  offer('@docusaurus/BrowserOnly', BrowserOnly);
  offer(
    '@docusaurus/Translate @docusaurus/Interpolate',
    ({ children, id, values }: Props) =>
      typeof children === 'string' || children === undefined
        ? createElement(Fragment, null, ...interpolated(said(id, children), values))
        : children,
    {
      translate: ({ message, id }: { message?: string; id?: string }, values: unknown) =>
        interpolated(said(id, message), values).join(''),
      interpolate: (text: string, values: unknown) => interpolated(text, values).join(''),
    },
  );
  offer('@docusaurus/useBaseUrl', baseUrl, {});
  modules.set('@docusaurus/useBaseUrlUtils', { useBaseUrlUtils: () => ({ withBaseUrl: baseUrl }) });
  offer('@docusaurus/useDocusaurusContext', useDocusaurusContext);
  offer('@docusaurus/useIsBrowser', () => false);
  offer('@docusaurus/useBrokenLinks', () => ({ collectAnchor: nothing, collectLink: nothing }));
  offer('@docusaurus/ExecutionEnvironment', browser);
  offer('@docusaurus/router', {
    useLocation: () => location,
    useHistory: () => ({ location, push: nothing }),
    Redirect: ({ to }: Props) => {
      const target = String(to ?? '');
      notes.add('redirect', target);
      return createElement('p', null, 'This page has moved: ', createElement('a', { href: target }, target));
    },
  });
  offer('@docusaurus/theme-common', {
    useColorMode: () => ({ colorMode: 'light', isDarkTheme: false, setColorMode: nothing }),
    useThemeConfig: () => Reflect.get(Object(siteConfig), 'themeConfig') ?? {},
    useCurrentSidebarCategory: () => ({ items: [] }),
    ThemeClassNames: { common: {}, docs: {}, blog: {}, layout: {}, page: {}, tabs: {}, wrapper: {} },
    useWindowSize: () => 'desktop',
  });
  offer('@mdx-js/react', { MDXProvider: ({ children }: Props) => children, useMDXComponents: () => ({}) });
  offer('@theme/MDXComponents', {});
  const noClass = () => '';
  offer('clsx classnames', noClass, { clsx: noClass, classnames: noClass });
  for (const [name, module] of [...modules])
    if (name.startsWith('@theme/'))
      for (const kind of ['@theme-original/', '@theme-init/'])
        modules.set(name.replace('@theme/', kind), module);
  return modules;
}

/** Components that every page may use without an import. */
export const GLOBAL_NAMES: Readonly<Record<string, string>> = {
  Head: '@docusaurus/Head',
  Details: '@theme/Details',
  Admonition: '@theme/Admonition',
  Mermaid: '@theme/Mermaid',
  // What pages of Docusaurus 2 and of many sites use without an import.
  Tabs: '@theme/Tabs',
  TabItem: '@theme/TabItem',
  CodeBlock: '@theme/CodeBlock',
  Link: '@docusaurus/Link',
  DocCardList: '@theme/DocCardList',
  TOCInline: '@theme/TOCInline',
  ThemedImage: '@theme/ThemedImage',
  BrowserOnly: '@docusaurus/BrowserOnly',
  Translate: '@docusaurus/Translate',
};

function nothing(): void {}

/** A text whose names in braces are replaced by their values. */
function interpolated(text: string, values: unknown): ReactNode[] {
  const given = Object(values) as Record<string, ReactNode>;
  return text.split(/(\{\w+\})/).map((part) => given[/^\{(\w+)\}$/.exec(part)?.[1] ?? ''] ?? part);
}

function baseUrl(path: string): string {
  return /^(?:[a-z][a-z+.-]*:|\/|#)/i.test(path) ? path : `/${path}`;
}

function Tabs({ children, values, defaultValue, groupId, queryString }: Props) {
  const data = JSON.stringify({ values, defaultValue, groupId, queryString });
  return createElement('fg-tabs', { data }, children);
}

function TabItem({ children, value, label, default: isDefault }: Props) {
  const data = JSON.stringify({ value, label, isDefault: isDefault === true || isDefault === '' });
  return createElement('fg-tab', { data }, children);
}

function Admonition({ children, type = 'note', title }: Props) {
  const heading =
    title === undefined || title === '' ? null : createElement('fg-title', null, title as ReactNode);
  return createElement('fg-admonition', { type: String(type) }, heading, children);
}

function CodeBlock({ children, language, className, metastring, title, showLineNumbers }: Props) {
  const named = /language-(\S+)/.exec(String(className ?? ''))?.[1];
  const meta = [
    String(metastring ?? '').trim(),
    title === undefined || /title=/.test(String(metastring)) ? '' : `title="${textOf(title as ReactNode)}"`,
    showLineNumbers === true || showLineNumbers === '' ? 'showLineNumbers' : '',
  ].filter(Boolean);
  const lang = String(language ?? named ?? '');
  return createElement('fg-code', {
    lang,
    meta: meta.join(' '),
    text: textOf(children).replace(/^\n|\n$/g, ''),
  });
}

/** The text that React would render. */
function textOf(value: ReactNode): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(textOf).join('');
  if (!isValidElement<Props>(value)) return '';
  return value.type === 'br' ? '\n' : textOf(value.props.children);
}

function Details({ children, summary, open }: Props) {
  const all = Children.toArray(children);
  const isSummary = (node: ReactNode) => isValidElement<Props>(node) && node.type === 'summary';
  const own = all.find(isSummary) ?? (isSummary(summary as ReactNode) ? (summary as ReactNode) : undefined);
  const shown = own ?? createElement('summary', null, (summary as ReactNode) ?? 'Details');
  return createElement('details', { open: open === true }, shown, ...all.filter((node) => node !== own));
}

function ThemedImage({ sources, alt, width, height }: Props) {
  const { light, dark } = (sources ?? {}) as { light?: unknown; dark?: unknown };
  return createElement('fg-themed', {
    light: String(light ?? ''),
    dark: String(dark ?? ''),
    alt,
    width,
    height,
  });
}

function IdealImage({ img, alt, title, width }: Props) {
  const source =
    typeof img === 'object' && img !== null ? (Reflect.get(img, 'src') ?? Reflect.get(img, 'default')) : img;
  return createElement('img', { src: String(source ?? ''), alt, title, width });
}

interface Card {
  label?: string;
  href?: string;
  docId?: string;
  description?: string;
}

function DocCardList({ items }: Props): ReactElement {
  if (!Array.isArray(items) || items.length === 0) return createElement('fg-cards');
  const entries = (items as Card[]).map(({ label, href, docId, description }) =>
    createElement(
      'li',
      { key: label },
      createElement('a', { href: href ?? docId }, label ?? docId),
      description ? `: ${description}` : null,
    ),
  );
  return createElement('ul', null, ...entries);
}

function TOCInline({ toc, minHeadingLevel = 2, maxHeadingLevel = 3 }: Props) {
  const shown = ((toc ?? []) as { value: string; id: string; level: number }[]).filter(
    ({ level }) => level >= Number(minHeadingLevel) && level <= Number(maxHeadingLevel),
  );
  const entries = shown.map(({ value, id }) =>
    createElement('li', { key: id }, createElement('a', { href: `#${id}` }, value)),
  );
  return createElement('ul', null, ...entries);
}

function Link({ to, href, children, title }: Props) {
  return createElement('a', { href: to ?? href, title }, children);
}
