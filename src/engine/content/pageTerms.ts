import type { Nodes } from 'mdast';
import type { Component } from '../../components/component.ts';
import { escapeHtml } from '../../shared/text.ts';
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

type Place = Pick<Nodes, 'position'>;

/** Where the tips of one page go: the first use of each term in prose. Nodes are told in the page's order. */
export class PageTerms {
  private readonly used = new Set<string>();
  /** Text before this offset is none of prose. */
  private proseFrom = 0;

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

  /** No tips in what stands in this node. */
  skip({ position }: Place): void {
    this.proseFrom = Math.max(this.proseFrom, position?.end.offset ?? 0);
  }

  /**
   * The text with its tips, each put between two marks; undefined where it has none. `isOpen` tells whether a raw
   * tag is open here, `mark` makes the text that stands for a piece of HTML.
   */
  tipped(
    { position, value }: Place & { value: string },
    isOpen: (name: string) => boolean,
    mark: (html: string) => string,
  ): string | undefined {
    const { tips, used } = this;
    if (!tips || used.size >= MOST_TIPS || (position?.start.offset ?? 0) < this.proseFrom) return undefined;
    const found = tips.find(value, used, MOST_TIPS - used.size);
    if (found.length === 0 || this.noProse.some(isOpen)) return undefined;
    let result = '';
    let last = 0;
    for (const { id, start, end } of found) {
      used.add(id);
      const open = mark(`<a class="term" href="${escapeHtml(tips.href(id))}">`);
      result += `${value.slice(last, start)}${open}${value.slice(start, end)}${mark('</a>')}`;
      last = end;
    }
    return result + value.slice(last);
  }
}
