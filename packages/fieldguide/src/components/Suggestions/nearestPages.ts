import { distance } from 'fastest-levenshtein';
import type { NavNode, NavTree, PageLink } from '../../shared/facts.ts';
import { foldText } from '../../shared/text.ts';
import { routeOfPath, splitLink } from '../../shared/url.ts';

/** Words that say nothing about a page. */
const NOISE = new Set(['index', 'html', 'htm', 'md', 'mdx', 'php', 'the', 'and', 'of', 'to', 'a']);

/** Below this, a page is no more like the address than any other. */
const LEAST_LIKENESS = 0.45;

const MOST_PAGES = 5;

/** The words of a path, for the search page: `/auto-discovery/SNMP_v3/` -> auto, discovery, snmp, v3. */
export function pathWords(path: string): string[] {
  const words = foldText(path).split(/[^\p{L}\p{N}]+/u);
  return [...new Set(words)].filter((word) => word !== '' && !NOISE.has(word));
}

/**
 * The pages of the tree whose routes and labels are most like a route that does not exist, best first. Unlisted pages
 * are not among them.
 */
export function nearestPages(route: string, tree: NavTree, baseUrl: string): PageLink[] {
  const wanted = weigh(route);
  const found = new Map<string, { page: PageLink; likeness: number }>();
  for (const page of pagesOf(Object.values(tree).flat())) {
    const target = routeOfPath(splitLink(page.href).path, { baseUrl });
    if (target === undefined || found.has(target)) continue;
    found.set(target, { page, likeness: likenessOf(wanted, target, page.label) });
  }
  return [...found.values()]
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MOST_PAGES)
    .map(({ page }) => page);
}

interface Wanted {
  /** The last segment says most about a page: its words count twice. */
  words: { word: string; weight: number }[];
  last: string;
  whole: string;
}

function weigh(route: string): Wanted {
  const segments = route.split('/').filter(Boolean);
  const last = segments.at(-1) ?? '';
  const lastWords = new Set(pathWords(last));
  const words = pathWords(route).map((word) => ({ word, weight: lastWords.has(word) ? 2 : 1 }));
  return { words, last: letters(last), whole: letters(route) };
}

function likenessOf({ words, last, whole }: Wanted, route: string, label: string): number {
  const own = new Set([...pathWords(route), ...pathWords(label)]);
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return 0;
  let matched = 0;
  const used = new Set<string>();
  for (const { word, weight } of words) {
    const [best, similarity] = bestMatch(word, own);
    matched += weight * similarity;
    if (best !== undefined) used.add(best);
  }
  // Of two pages with all the words, the one with few others is meant.
  const byWords = (0.8 * matched) / total + 0.2 * (used.size / own.size);
  // `gettingstarted` for `get-started`: no word is alike, the letters in a row are.
  const segment = letters(route.split('/').filter(Boolean).at(-1) ?? '');
  const byLetters = Math.max(0.9 * similarityOf(last, segment), 0.98 * closeness(whole, letters(route)));
  return Math.max(byWords, byLetters >= 0.6 ? byLetters : 0);
}

function bestMatch(word: string, candidates: ReadonlySet<string>): [string | undefined, number] {
  if (candidates.has(word)) return [word, 1];
  let best: [string | undefined, number] = [undefined, 0];
  for (const candidate of candidates) {
    const similarity = similarityOf(word, candidate);
    if (similarity >= 0.7 && similarity > best[1]) best = [candidate, similarity];
  }
  return best;
}

function similarityOf(a: string, b: string): number {
  if (a === '' || b === '') return 0;
  // `port` and `ports`, `config` and `configuration`.
  if (Math.min(a.length, b.length) >= 4 && (a.startsWith(b) || b.startsWith(a))) return 0.85;
  return closeness(a, b);
}

/** 1 for equal texts, 0 for those that have nothing in common. */
function closeness(a: string, b: string): number {
  return 1 - distance(a, b) / Math.max(a.length, b.length, 1);
}

function pagesOf(nodes: readonly NavNode[]): PageLink[] {
  return nodes.flatMap((node): PageLink[] => {
    if (node.type === 'html') return [];
    if (node.type === 'link')
      return node.external || node.unlisted ? [] : [{ label: node.label, href: node.href }];
    const own = node.href === undefined ? [] : [{ label: node.label, href: node.href }];
    return [...own, ...pagesOf(node.items ?? [])];
  });
}

function letters(segment: string): string {
  return foldText(segment).replace(/[^\p{L}\p{N}]+/gu, '');
}
