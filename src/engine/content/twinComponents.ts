import {
  destination,
  escapeMarkdown,
  fenceFor,
  indentLines,
  linkMarkdown,
  listMarkdown,
  titleLine,
} from '../../shared/markdown.ts';
import type { ComponentCall } from './compile.ts';
import { tabLabels } from './jsxValues.ts';
import { appliesText } from './pageBoxes.ts';
import type { PageFactsCollector } from './pageCollector.ts';
import type { ComponentBody, ComponentProps } from './slots.ts';
import { outsideHref } from './twinNotes.ts';

/** What a component shows, in Markdown. Its body is Markdown too; it stands as far in as its tag. */
export function componentTwin(page: PageFactsCollector, call: ComponentCall): string {
  const { indent = '' } = call.body;
  // Nothing in a quote is moved: its marks stand in front of each line already.
  return indentLines(shown(page, call), indent.includes('>') ? '' : indent);
}

function shown(page: PageFactsCollector, call: ComponentCall): string {
  const { name, props, body } = call;
  const inner = dedent(body.html);
  const text = (key: string) => (typeof props[key] === 'string' ? props[key] : undefined);
  switch (name) {
    case 'Head':
      return '';
    case 'Tabs':
      return body.items.length === 0 ? inner : panels(body.items, tabLabels(text('values') ?? ''));
    case 'Details':
      return `${titleLine(text('summary') ?? 'Details')}\n\n${inner}`;
    case 'Admonition':
      return admonition(text('type') ?? 'note', text('title'), inner);
    case 'CodeBlock': {
      const title = text('title');
      const fence = fenceFor(inner);
      const above = title === undefined ? '' : `${titleLine(title)}\n\n`;
      return `${above}${fence}${text('language') ?? ''}\n${inner}\n${fence}`;
    }
    case 'Cards':
      return body.items.length === 0 ? inner : listMarkdown(body.items.map((item) => card(page, item)));
    case 'Card':
      return listMarkdown([card(page, { props, html: body.html })]);
    case 'AppliesTo': {
      const applies = appliesText(props);
      return applies === '' ? '' : `(applies to ${escapeMarkdown(applies)})`;
    }
    case 'TOCInline':
      return listMarkdown(
        page.headings.map(({ id, text }) =>
          linkMarkdown(escapeMarkdown(text), outsideHref(page, `#${encodeURIComponent(id)}`)),
        ),
      );
    case 'ThemedImage': {
      const url = text('light') ?? text('dark');
      if (url === undefined) return '';
      const { src } = page.services.resolveImage(page.page, url);
      return `![${escapeMarkdown(text('alt') ?? '')}](${destination(src)})`;
    }
    default:
      return page.services.renderMarkdown?.(call, page.page) ?? inner;
  }
}

function panels(items: ComponentBody['items'], labels: ReadonlyMap<string, string>): string {
  return items
    .map(({ props, html }, position) => {
      const value = String(props.value ?? position);
      return `${titleLine(String(props.label ?? labels.get(value) ?? value))}\n\n${dedent(html)}`;
    })
    .join('\n\n');
}

/** As authors write it, with more colons than any admonition in it. */
function admonition(type: string, title: string | undefined, inner: string): string {
  const longest = Math.max(2, ...(inner.match(/^\s*:{3,}/gm) ?? []).map((colons) => colons.trim().length));
  const colons = ':'.repeat(longest + 1);
  return `${colons}${type}${title === undefined ? '' : `[${escapeMarkdown(title)}]`}\n\n${inner}\n\n${colons}`;
}

function card(page: PageFactsCollector, { props, html }: { props: ComponentProps; html: string }): string {
  const title = escapeMarkdown(String(props.title ?? ''));
  const { href } = props;
  const name = typeof href === 'string' ? linkMarkdown(title, outsideHref(page, href)) : `**${title}**`;
  const inner = dedent(html);
  if (inner === '') return name;
  return /\n/.test(inner) ? `${name}\n\n${inner}` : `${name}: ${inner}`;
}

/** A body without the lines around it and the indentation that all its lines share. */
function dedent(body: string): string {
  const lines = body
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd()
    .split('\n');
  const widths = lines
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length);
  const shared = Math.min(...widths);
  return shared > 0 && Number.isFinite(shared)
    ? lines.map((line) => line.slice(shared)).join('\n')
    : lines.join('\n');
}
