import { type ComponentType, createElement, Fragment, isValidElement, type ReactNode } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { mdxToJs } from 'satteri';

/** The code of an MDX page. */
export class PageCode {
  /** Exports, with the line of the page each begins at. */
  readonly modules: { line: number; source: string }[] = [];
  /** Names of components that the page itself exports. */
  readonly own: ReadonlySet<string>;
  /** Expressions and elements that only code can show. `take` gets the HTML between the places of its children. */
  readonly shown: { source: string; take: (html: readonly string[], text: string) => void }[] = [];

  constructor(text: string) {
    this.own = new Set([...text.matchAll(EXPORTED)].map((match) => match[1] ?? ''));
  }

  /**
   * Runs it. MDX is code of the site's own authors, run at build only.
   * @throws whatever the page's expressions throw, and faults of their syntax.
   */
  run(): void {
    if (this.modules.length === 0 && this.shown.length === 0) return;
    let source = '';
    // At their own lines, for faults in them.
    for (const module of this.modules)
      source += `${'\n'.repeat(Math.max(0, module.line - source.split('\n').length))}${module.source}\n`;
    for (const [index, { source: value }] of this.shown.entries())
      source += `\n{props.show(${index}, ${value})}\n`;
    const show = (index: number, value: ReactNode) => {
      const html = renderToStaticMarkup(createElement(Fragment, null, value));
      this.shown[index]?.take(html.split(CHILDREN), textOf(value));
      return null;
    };
    renderToStaticMarkup(createElement(contentOf(source), { show, inner: CHILDREN }));
  }
}

const EXPORTED = /^export\s+(?:async\s+)?(?:function|class|const|let|var)\s+([A-Z][\w$]*)/gm;

/** Stands for the children of an element while React renders it: no page holds this character. */
const CHILDREN = '\u0001';

type Content = ComponentType<{ show: (index: number, value: ReactNode) => null; inner: string }>;

function contentOf(source: string): Content {
  const compiled = mdxToJs(source, { features: { frontmatter: false }, outputFormat: 'function-body' });
  if (compiled instanceof Promise) throw new Error('the Markdown parser is asynchronous');
  const run = new Function(compiled.code) as (runtime: object) => { default: Content };
  return run({ Fragment, jsx, jsxs }).default;
}

/** The words of what React would show. What a component makes of its properties is not known here. */
function textOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(textOf).join(' ');
  return isValidElement<{ children?: ReactNode }>(value) ? textOf(value.props.children) : '';
}
