import type { Leaves } from './parsedPage.ts';

export interface MarkdownHost {
  leaves: Leaves;
  math: boolean;
  /** The address of a link or file on the finished page. */
  address(url: string): string;
  /** A component that is lost, or an element that pages cannot have. */
  lost(kind: 'element' | 'style', what: string): void;
}
