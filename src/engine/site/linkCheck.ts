import type { Diagnostic } from '../../shared/errors.ts';
import { nearest } from '../../shared/text.ts';
import { decodePath } from '../../shared/url.ts';
import type { CompiledPage } from '../content/compile.ts';
import { checkFrontMatterLinks } from './pageFacts.ts';
import type { Site, SitePage } from './types.ts';

export interface CheckedPage {
  file: string;
  compiled: Pick<CompiledPage, 'links'>;
}

export interface LinkReport {
  diagnostics: Diagnostic[];
  /** Links that wait for pages still to be written, and how many pages they wait for. */
  waiting: { links: number; pages: number };
}

export interface LinkCheckWorld {
  anchorsOf: (route: string) => ReadonlySet<string> | undefined;
  /** Routes that links outside of pages wait for. */
  waiting: readonly string[];
}

/**
 * Checks every link of the site against every page's anchors: the last stage before anything is written.
 * All faults come back at once.
 */
export function checkLinks(
  pages: readonly CheckedPage[],
  { anchorsOf, waiting: outside }: LinkCheckWorld,
): LinkReport {
  const diagnostics: Diagnostic[] = [];
  const waitingFor = new Set<string>(outside);
  let waiting = outside.length;
  for (const { file, compiled } of pages) {
    for (const { url, file: written = file, line, column, target } of compiled.links) {
      const report = (fault: Pick<Diagnostic, 'severity' | 'code' | 'message' | 'hint'>) =>
        diagnostics.push({ file: written, line, column, ...fault });
      if (target.kind === 'pending') {
        waiting += 1;
        waitingFor.add(target.route);
      } else if (target.kind === 'broken') {
        report({
          severity: 'forgivable',
          code: 'broken-link',
          message: `broken link "${url}": ${target.message}`,
          hint: target.hint,
        });
      } else if (target.kind === 'page') {
        if (target.caseOnly) {
          report({
            severity: 'warning',
            code: 'link-case',
            message: `the link "${url}" differs from its page by upper and lower case.`,
            hint: `Write "${target.caseOnly}".`,
          });
        }
        const id = decodePath(target.hash.slice(1));
        const anchors = id && id !== 'top' && !id.startsWith(':~:') ? anchorsOf(target.route) : undefined;
        if (!anchors || anchors.has(id)) continue;
        const hint = () => {
          const guess = nearest(id, anchors);
          const known = [...anchors].slice(0, 5).join(', ');
          if (guess) return `Did you mean "#${guess}"?`;
          return known ? `Its ids: ${known}${anchors.size > 5 ? ', …' : ''}.` : 'The page has no headings.';
        };
        report({
          severity: 'forgivable',
          code: 'broken-anchor',
          message: `broken link "${url}": ${target.route} has no heading with the id "${id}".`,
          hint,
        });
      }
    }
  }
  return { diagnostics, waiting: { links: waiting, pages: waitingFor.size } };
}

/** The link check over the whole site: pages, anchors and front matter. */
export function checkCompiled(
  site: Site,
  contents: readonly { page: SitePage; compiled: CompiledPage }[],
): LinkReport {
  const byRoute = new Map(contents.map(({ page, compiled }) => [page.route, compiled]));
  const pages = contents.flatMap(({ page, compiled }) =>
    page.source ? [{ file: page.source.file, compiled }] : [],
  );
  // Pages without a source are generated: they have no headings to point at, and are not checked.
  const anchorsOf = (route: string) =>
    site.table.pages.get(route)?.source ? byRoute.get(route)?.anchors : undefined;
  const report = checkLinks(pages, { anchorsOf, waiting: site.waitingLinks });
  return { ...report, diagnostics: [...checkFrontMatterLinks(site), ...report.diagnostics] };
}
