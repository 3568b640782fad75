import { type ComponentType, createElement, Fragment, isValidElement, type ReactNode } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { mdxToJs } from 'satteri';
import type { Place } from '../../shared/errors.ts';
import { printable } from '../../shared/text.ts';

/** An expression or element that only code can show. */
export interface ShownByCode {
  source: string;
  place: Place;
  /** Gets the HTML between the places of its children, and the words in it. */
  take: (html: readonly string[], text: string) => void;
  /** The HTML that stands for it where it throws. */
  instead: readonly string[];
}

/** The code of an MDX page. */
export class PageCode {
  /** Exports, with the line of the page each begins at. */
  readonly modules: { line: number; source: string }[] = [];
  /** Names of components that the page itself exports. */
  readonly own: ReadonlySet<string>;
  /** What only code can show. */
  readonly shown: ShownByCode[] = [];

  constructor(text: string) {
    this.own = new Set([...text.matchAll(EXPORTED)].map((match) => match[1] ?? ''));
  }

  /**
   * Runs it; piece by piece where it does not run as a whole. MDX is code of the site's own authors, run at build only.
   * `report` gets what a piece throws, and faults of its syntax.
   */
  run(report: (error: unknown, place?: Place) => void): void {
    if (this.modules.length === 0 && this.shown.length === 0) return;
    try {
      this.show(this.shown);
      return;
    } catch {
      // Which piece it was is found out now.
    }
    try {
      this.show([]);
    } catch (error) {
      report(error);
      this.modules.length = 0;
    }
    for (const piece of this.shown) {
      try {
        this.show([piece]);
      } catch (error) {
        report(error, piece.place);
        piece.take(piece.instead, '');
      }
    }
  }

  /** Lets go of what has been run. */
  finish(): void {
    this.modules.length = 0;
    this.shown.length = 0;
  }

  private show(pieces: readonly ShownByCode[]): void {
    let source = '';
    // At their own lines, for faults in them.
    for (const module of this.modules)
      source += `${'\n'.repeat(Math.max(0, module.line - source.split('\n').length))}${module.source}\n`;
    for (const [index, { source: value }] of pieces.entries())
      source += `\n{props.show(${index}, ${value})}\n`;
    const taken: (() => void)[] = [];
    const show = (index: number, value: ReactNode) => {
      const html = printable(renderToStaticMarkup(createElement(Fragment, null, value)));
      taken.push(() => pieces[index]?.take(html.split(CHILDREN), printable(textOf(value))));
      return null;
    };
    renderToStaticMarkup(createElement(contentOf(source), { show, inner: CHILDREN }));
    // Only now: of code that throws nothing is taken, and its pieces are shown one by one.
    for (const take of taken) take();
  }
}

const EXPORTED = /^export\s+(?:async\s+)?(?:function|class|const|let|var)\s+([A-Z][\w$]*)/gm;

/** Stands for the children of an element while React renders it. */
const CHILDREN = '\uE000children\uE000';

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
