import type { Product } from './product.ts';

/** One file of a site that is not a page. */
export interface SiteDataFile {
  text: string;
  /** Path for messages. */
  file: string;
  product?: Product;
}
