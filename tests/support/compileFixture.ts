import type { Component, ResolvedLink } from '../../packages/fieldguide/src/components/component.ts';
import { labelsIn } from '../../packages/fieldguide/src/components/Diagram/readDiagram.ts';
import { inlineCode, paragraph } from '../../packages/fieldguide/src/components/nodes.ts';
import { components } from '../../packages/fieldguide/src/components/registry.ts';
import { findFences } from '../../packages/fieldguide/src/engine/content/codeFence.ts';
import { compilePage } from '../../packages/fieldguide/src/engine/content/compile.ts';
import type { CompileServices } from '../../packages/fieldguide/src/engine/content/compileServices.ts';
import { readFrontMatter } from '../../packages/fieldguide/src/engine/content/frontMatter.ts';
import {
  createHighlighter,
  fenceLanguages,
  type Highlighter,
} from '../../packages/fieldguide/src/engine/content/highlight.ts';
import { describePage } from '../../packages/fieldguide/src/engine/content/pageSource.ts';
import type { SearchRecord } from '../../packages/fieldguide/src/search/searchTypes.ts';
import type { DataSet } from '../../packages/fieldguide/src/shared/dataSet.ts';
import { formatDiagnostic } from '../../packages/fieldguide/src/shared/errors.ts';
import { escapeHtml } from '../../packages/fieldguide/src/shared/text.ts';
import { createTranslate } from '../../packages/fieldguide/src/shared/texts/translate.ts';
import { screen } from '../../site/kit/drawings/index.ts';
import siteConfig from '../../site/site.config.ts';

const { kit } = siteConfig;
const product = { name: 'Acme Base', slug: 'acme-base' };

/** A world in which links below `/planned/` wait, those below `/broken/` are broken, and all others lead to pages. */
function resolveLink(url: string): ResolvedLink {
  if (url.startsWith('/planned/')) return { kind: 'pending', route: url };
  if (url.startsWith('/broken/')) return { kind: 'broken', href: url, message: 'broken.' };
  if (/^[a-z]+:/.test(url)) return { kind: 'external', href: url };
  return { kind: 'page', route: url, hash: '', href: `/base${url}` };
}

export function services(highlighter: Highlighter): CompileServices {
  return {
    resolveLink: (_, url) => resolveLink(url),
    resolveImage: (_, url) =>
      url.startsWith('./missing')
        ? { src: url, problem: { code: 'broken-image', severity: 'error', message: `no image ${url}.` } }
        : { src: `/assets/${url.replace(/^\.?\//, '')}`, width: 640, height: 480 },
    components: new Map(
      [...components, ...kit.components].map((component) => [component.name, withoutSite(component)]),
    ),
    site: {
      t: createTranslate(),
      data: new Map([['ports', PORTS]]),
      glossary: { file: 'glossary.yaml', entries: [], groups: [] },
      before: kit.before,
      appliesTo: {
        keys: kit.appliesTo,
        values: { release: ['19.05', '19.06'], component: ['Remote Collector'] },
      },
      titleOf: () => undefined,
      fileHref: (file) => `/base/${file}`,
      childPages: () => [],
      islandHref: () => undefined,
    },
    markdown: true,
    renderCode: ({ codeHtml, language, title, lineNumbers, output }) =>
      `<x-code${output ? ' output' : ''} language="${language}"${title === undefined ? '' : ` title="${escapeHtml(title)}"`}${lineNumbers === false ? '' : ` numbers="${lineNumbers}"`}>\n${codeHtml}\n</x-code>`,
    // Drawings without the site's product model.
    drawnFences: kit.fences.map((fence) => (fence.language === 'screen' ? screen : fence)),
    fences: {
      ...highlighter,
      code: (code, language) => () => highlighter.lines(code, language),
      diagram: (diagram) => () => {
        if (diagram.kind === 'other')
          throw new Error(`diagrams of the type "${diagram.type}" cannot be drawn`);
        const html = `<svg><text>${escapeHtml(labelsIn(diagram).join(' | '))}</text></svg>`;
        return { html, label: 'Diagram', wide: { width: 300, height: 100 } };
      },
    },
    placeholders: new Map(
      ['appliance', 'rc-ip'].map((name) => [name, { name, label: name, example: 'x', about: 'A "value".' }]),
    ),
    product,
  };
}

/** Components that show something of the site around them. */
const FROM_SITE = new Set(['DataTable', 'DocCardList', 'FirewallPlanner', 'Glossary', 'SizingCalculator']);

const PORTS: DataSet = {
  name: 'ports',
  title: 'Ports',
  file: 'data/ports.yaml',
  columns: [],
  rows: [
    {
      id: 'snmp',
      line: 1,
      cells: {
        feature: 'snmp',
        source: 'RC',
        destination: 'Switch',
        port: '161',
        protocol: 'UDP',
        service: 'SNMP',
      },
    },
    { id: 'ssh', line: 2, cells: { feature: 'ssh', source: 'RC', destination: 'Server' } },
  ],
};

/** One that shows something of the site says what it was asked for. */
function withoutSite(component: Component): Component {
  const { name } = component;
  if (!FROM_SITE.has(name)) return component;
  return {
    ...component,
    attributes: undefined,
    expand: ({ props }) => [paragraph(inlineCode(`<${name}> ${JSON.stringify(props)}`))],
  };
}

/** Compiles a source as the build would. */
export async function compile(source: string, file: string, highlighter = createHighlighter()) {
  const { data, body, keyLines, diagnostics } = readFrontMatter(source, file);
  const page = describePage(
    { root: '/docs', relative: file, file, frontMatter: data, keyLines, body },
    { product, components },
  );
  await highlighter.prepare(findFences(body).flatMap(fenceLanguages));
  return { page, diagnostics, compiled: compilePage(page, services(highlighter)) };
}

/** The search records of a source. */
export async function recordsOf(source: string, file = 'page.md'): Promise<SearchRecord[]> {
  return (await compile(source, file)).compiled.records;
}

/** Compiles a source, and writes down everything the compiler says about it. */
export async function compileFixture(
  source: string,
  file: string,
): Promise<{ html: string; records: string; copy: string }> {
  const { page, diagnostics, compiled } = await compile(source, file);
  const { html, hasTitle, headings, anchors, links, diagnostics: faults } = compiled;
  const headingIds = new Set(headings.map(({ id }) => id));
  const facts = [
    `title ${page.title}`,
    ...(hasTitle ? ['brings its own title'] : []),
    ...headings.map(({ level, id, text }) => `h${level} #${id} ${text}`),
    ...[...anchors].filter((id) => !headingIds.has(id)).map((id) => `anchor #${id}`),
    ...links.map(({ line, column, url, target }) => `link ${line}:${column} ${url} is ${target.kind}`),
    ...[...diagnostics, ...faults].map(formatDiagnostic),
  ];
  return {
    html: `${html.trim()}\n${facts.length > 0 ? `\n<!--\n${facts.join('\n').replaceAll('--', '- -')}\n-->\n` : ''}`,
    records: `${compiled.records.map(shownRecord).join('\n\n')}\n`,
    copy: compiled.markdown(),
  };
}

/** Heading and anchor, then the text, then the labels of drawings and tables and the code behind margins. */
function shownRecord({ heading, anchor, level, text, code, labels }: SearchRecord): string {
  const head = anchor === '' ? '(before the first heading)' : `${'#'.repeat(level)} ${heading} {#${anchor}}`;
  const lines = code.split('\n').map((line) => `    | ${line}`.trimEnd());
  const drawn = labels?.split('\n').map((line) => `    ~ ${line}`) ?? [];
  return [head, ...(text === '' ? [] : [text]), ...drawn, ...(code === '' ? [] : lines)].join('\n');
}
