import { escapeHtml } from '../../shared/text.ts';
import type { PageFacts, SiteFacts } from '../../shared/types.ts';

/**
 * The wrong base URL banner (specification 2.4): stands in the home page's HTML and in no other. The style
 * sheet hides it, so it shows exactly where the style sheet did not load; the app takes it away before it
 * starts. Needs no script, and no style of its own, which the site's policy would block.
 */
export function baseUrlBanner(page: Pick<PageFacts, 'kind' | 'route'>, site: SiteFacts): string {
  if (page.kind !== 'home' && page.route !== '/') return '';
  const baseUrl = escapeHtml(site.baseUrl);
  return `<div class="base-url-banner" data-nosnippet>
<h2>This site did not load its style sheet</h2>
<p>Most likely it is served from another path than it was built for: it was built with <code>baseUrl: '${baseUrl}'</code>. Set <code>baseUrl</code> in <code>site.config.ts</code> to the path in the address bar, up to and with its last slash, and build again; or serve the site from <code>${baseUrl}</code>.</p>
<hr>
</div>
`;
}
