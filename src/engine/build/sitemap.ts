import { escapeHtml } from '../../shared/text.ts';

export interface SitemapEntry {
  /** Absolute URL. */
  url: string;
  /** ISO date. */
  lastModified?: string;
}

/** `sitemap.xml` by sitemaps.org 0.9; the npm library for it needs a newer Node than we support. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(
    ({ url, lastModified }) =>
      `<url><loc>${escapeHtml(url)}</loc>${lastModified ? `<lastmod>${lastModified}</lastmod>` : ''}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** `robots.txt`: everything may be read; names the sitemap where the site knows its address. */
export function robotsTxt(sitemapUrl: string | undefined): string {
  return `User-agent: *\nAllow: /\n${sitemapUrl ? `\nSitemap: ${sitemapUrl}\n` : ''}`;
}
