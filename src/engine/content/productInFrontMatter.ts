import type { BeforeTexts } from '../../components/Before/before.ts';
import type { FrontMatter } from './frontMatter.ts';
import { type Product, replaceProduct, replaceProductInLine } from './product.ts';

/** The product in every text of the front matter; in slugs and links its slug. */
export function productInFrontMatter(data: FrontMatter, product: Product): FrontMatter {
  const targets = new Set(['slug', 'image', 'custom_edit_url', 'pagination_prev', 'pagination_next', 'id']);
  const replace = (value: unknown, key: string): unknown => {
    if (typeof value === 'string')
      return replaceProduct(value, product, targets.has(key) ? 'target' : 'text');
    return Array.isArray(value) ? value.map((entry) => replace(entry, key)) : value;
  };
  const texts = Object.fromEntries(Object.entries(data).map(([key, value]) => [key, replace(value, key)]));
  return data.before ? { ...texts, before: productInBefore(data.before, product) } : texts;
}

/** Light Markdown: the name, and in the targets of links the slug. */
function productInBefore(before: BeforeTexts, product: Product): Record<string, string[]> {
  const inLine = (text: string) => replaceProductInLine(text, product).line;
  return Object.fromEntries(Object.entries(before).map(([key, texts]) => [key, texts.map(inLine)]));
}
