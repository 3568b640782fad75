import path from 'node:path';
import { type SiteConfig, siteConfigSchema } from '../config/schema.ts';
import { replaceProduct } from '../content/product.ts';

/** Settings for a bare folder of Markdown: a neutral title from the folder's name. */
export function zeroConfig(docsDir: string): SiteConfig {
  const absolute = path.resolve(docsDir);
  const base = path.basename(absolute);
  const name = /^docs?$/i.test(base) ? path.basename(path.dirname(absolute)) : base;
  return siteConfigSchema.parse({
    title: name.replace(/[-_]+/g, ' ').replace(/^./, (first) => first.toUpperCase()) || 'Documentation',
    navbar: { items: [{ type: 'search' }] },
  });
}

/** The product in every text of the settings; addresses and routes get its slug. */
export function productInConfig(config: SiteConfig): SiteConfig {
  const { product } = config;
  if (!product) return config;
  const targets = new Set([
    'href',
    'url',
    'editUrl',
    'slug',
    'docId',
    'id',
    'mainDocId',
    'activeBase',
    'dirName',
    'indexName',
    'pattern',
    'replacement',
  ]);
  const replace = (value: unknown, key: string): unknown => {
    if (typeof value === 'string')
      return replaceProduct(value, product, targets.has(key) ? 'target' : 'text');
    if (Array.isArray(value)) return value.map((entry) => replace(entry, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, replace(entry, name)]));
  };
  // Its parts are code, and see the product in what they are given.
  const { kit, ...settings } = config;
  return { ...siteConfigSchema.parse(replace(settings, '')), kit };
}

/** The product in a page list: its slug in the routes, the first column, and its name in what follows. */
export function productInPageList(list: string, product: SiteConfig['product']): string {
  const routed = list.replace(/^[^\t\n]+/gm, (route) => replaceProduct(route, product, 'target'));
  return replaceProduct(routed, product);
}
