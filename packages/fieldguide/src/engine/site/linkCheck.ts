import type { Diagnostic } from '../../shared/errors.ts';
import { nearest } from '../../shared/text.ts';
import { decodePath } from '../../shared/url.ts';
import { type CompiledPage, compilePage } from '../content/compile.ts';
import type { CompileServices, LinkFact } from '../content/compileServices.ts';
import { checkFrontMatterLinks } from './pageFacts.ts';
import type { SettingsAnchor, Site, SitePage } from './siteTypes.ts';

export interface CheckedPage {
  file: string;
  links: readonly LinkFact[];
  /** What else is wrong with it. */
  faults?: readonly Diagnostic[];
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
  for (const { file, links, faults = [] } of pages) {
    diagnostics.push(...faults);
    for (const { url, file: written = file, line, column, target } of links) {
      const report = (code: string, fault: Pick<Diagnostic, 'severity' | 'message' | 'hint'>) =>
        diagnostics.push({ file: written, line, column, code, severity: 'forgivable', ...fault });
      if (target.kind === 'pending') {
        waiting += 1;
        waitingFor.add(target.route);
      } else if (target.kind === 'broken') {
        const message = `broken link "${url}": ${target.message}`;
        report('broken-link', { message, hint: target.hint });
      } else if (target.kind === 'page') {
        const { route, hash, caseOnly } = target;
        if (caseOnly) {
          const message = `the link "${url}" differs from its page in uppercase and lowercase letters.`;
          report('link-case', { severity: 'warning', message, hint: `Write "${caseOnly}".` });
        }
        const fault = anchorFault({ url, route, hash }, anchorsOf);
        if (fault) diagnostics.push({ file: written, line, column, ...fault });
      }
    }
  }
  return { diagnostics, waiting: { links: waiting, pages: waitingFor.size } };
}

/** The fault of a link to a place that its page does not have. */
function anchorFault(
  { url, route, hash }: Pick<SettingsAnchor, 'url' | 'route' | 'hash'>,
  anchorsOf: LinkCheckWorld['anchorsOf'],
): Omit<Diagnostic, 'file'> | undefined {
  const id = decodePath(hash.slice(1));
  const anchors = id && id !== 'top' && !id.startsWith(':~:') ? anchorsOf(route) : undefined;
  if (!anchors || anchors.has(id)) return undefined;
  const message = `broken link "${url}": ${route} has no heading with the id "${id}".`;
  const hint = () => anchorHint(id, anchors);
  return { severity: 'forgivable', code: 'broken-anchor', message, hint };
}

function anchorHint(id: string, anchors: ReadonlySet<string>): string {
  const known = [...anchors].slice(0, 5).join(', ');
  const listed = `Its ids: ${known}${anchors.size > 5 ? ', …' : ''}.`;
  const guess = nearest(id, anchors);
  if (guess) return `Did you mean "#${guess}"?`;
  return known ? listed : 'The page has no headings.';
}

/**
 * The link check over compiled pages: their links, and those of settings and front matter. `generated`: the links of pages
 * that components make. Pages that are linked to and not among them are compiled here.
 */
export function checkCompiled(
  site: Site,
  contents: readonly { page: SitePage; compiled: CompiledPage }[],
  { generated, services }: { generated: readonly CheckedPage[]; services: CompileServices },
): LinkReport {
  const anchors = new Map<string, ReadonlySet<string>>(
    contents.map(({ page, compiled }) => [page.route, compiled.anchors]),
  );
  const pages = contents.flatMap(({ page, compiled }) =>
    page.source ? [{ file: page.source.file, links: compiled.links }] : [],
  );
  // Pages without a source are generated: they have no headings to point at.
  const anchorsOf = (route: string) => {
    const source = site.table.pages.get(route)?.source;
    if (!source) return undefined;
    const known = anchors.get(route) ?? compilePage(source, services).anchors;
    anchors.set(route, known);
    return known;
  };
  const { diagnostics, waiting } = checkLinks([...pages, ...generated], {
    anchorsOf,
    waiting: site.waitingLinks,
  });
  const settings = site.anchorLinks.flatMap(({ url, route, hash, ...place }) => {
    const fault = anchorFault({ url, route, hash }, anchorsOf);
    return fault ? [{ ...place, ...fault }] : [];
  });
  return { waiting, diagnostics: [...checkFrontMatterLinks(site), ...settings, ...diagnostics] };
}
