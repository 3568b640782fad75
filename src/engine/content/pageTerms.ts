import type { Component } from '../../components/component.ts';
import type { Tip } from './pageTree.ts';
import type { FindTerms } from './termMatcher.ts';

/** The terms of the site's glossary that pages explain where they first use them. */
export interface TermTips {
  find: FindTerms;
  /** Route of the glossary: it explains all there is anyway. */
  route: string;
  /** Final address of a term's entry. */
  href(id: string): string;
}

/** A page with more underlined words reads badly. */
const MOST_TIPS = 10;

/** Raw HTML whose text is no prose: links, headings, code, labels. */
const NO_PROSE = `
  a button code kbd samp pre summary th h1 h2 h3 h4 h5 h6 label abbr dfn dt caption figcaption option textarea
  svg`
  .trim()
  .split(/\s+/);

/** Where the tips of one page go: the first use of each term in prose. Texts are told in the page's order. */
export class PageTerms {
  private readonly used = new Set<string>();
  private readonly noProse: readonly string[];

  constructor(
    private readonly tips: TermTips | undefined,
    components: Iterable<Component>,
  ) {
    this.noProse = [...NO_PROSE, ...[...components].filter(({ noProse }) => noProse).map(({ name }) => name)];
  }

  /** Whether tips may stand within an element or a component. */
  isProse(name: string): boolean {
    return !this.noProse.includes(name);
  }

  /** The tips of a text. `isOpen` tells whether a raw tag is open here. */
  find(text: string, isOpen: (name: string) => boolean): readonly Tip[] {
    const { tips, used } = this;
    if (!tips || used.size >= MOST_TIPS) return [];
    const found = tips.find(text, used, MOST_TIPS - used.size);
    if (found.length === 0 || this.noProse.some(isOpen)) return [];
    for (const { id } of found) used.add(id);
    return found.map(({ id, start, end }) => ({ start, end, href: tips.href(id) }));
  }
}
