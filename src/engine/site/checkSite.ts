import type { Diagnostic } from '../../shared/errors.ts';
import type { CompiledPage } from '../content/compile.ts';
import { checkLinks, type LinkReport } from './linkCheck.ts';
import { checkFrontMatterLinks } from './pageFacts.ts';
import type { Site } from './site.ts';
import type { SitePage } from './types.ts';

/** The link check over the whole site: pages, anchors and front matter. `--lenient` makes its faults warnings. */
export function checkCompiled(
  site: Site,
  contents: readonly { page: SitePage; compiled: CompiledPage }[],
  lenient: boolean,
): LinkReport {
  const severity: Diagnostic['severity'] = lenient ? 'warning' : 'error';
  const byRoute = new Map(contents.map(({ page, compiled }) => [page.route, compiled]));
  const pages = contents.flatMap(({ page, compiled }) =>
    page.source ? [{ file: page.source.file, compiled }] : [],
  );
  // Pages without a source are generated: they have no headings to point at, and are not checked.
  const anchorsOf = (route: string) =>
    site.table.pages.get(route)?.source ? byRoute.get(route)?.anchors : undefined;
  const report = checkLinks(pages, { anchorsOf, severity, waiting: site.waitingLinks });
  return { ...report, diagnostics: [...checkFrontMatterLinks(site, severity), ...report.diagnostics] };
}
