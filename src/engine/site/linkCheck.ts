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
      const report = (code: string, fault: Pick<Diagnostic, 'severity' | 'message' | 'hint'>) =>
        diagnostics.push({ file: written, line, column, code, severity: 'forgivable', ...fault });
      if (target.kind === 'pending') {
        waiting += 1;
        waitingFor.add(target.route);
      } else if (target.kind === 'broken') {
        const message = `broken link "${url}": ${target.message}`;
        report('broken-link', { message, hint: target.hint });
      } else if (target.kind === 'page') {
        const { route, caseOnly } = target;
        if (caseOnly) {
          const message = `the link "${url}" differs from its page in uppercase and lowercase letters.`;
          report('link-case', { severity: 'warning', message, hint: `Write "${caseOnly}".` });
        }
        const id = decodePath(target.hash.slice(1));
        const anchors = id && id !== 'top' && !id.startsWith(':~:') ? anchorsOf(route) : undefined;
        if (!anchors || anchors.has(id)) continue;
        const message = `broken link "${url}": ${route} has no heading with the id "${id}".`;
        report('broken-anchor', { message, hint: () => anchorHint(id, anchors) });
      }
    }
  }
  return { diagnostics, waiting: { links: waiting, pages: waitingFor.size } };
}

function anchorHint(id: string, anchors: ReadonlySet<string>): string {
  const known = [...anchors].slice(0, 5).join(', ');
  const listed = `Its ids: ${known}${anchors.size > 5 ? ', …' : ''}.`;
  const guess = nearest(id, anchors);
  if (guess) return `Did you mean "#${guess}"?`;
  return known ? listed : 'The page has no headings.';
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
