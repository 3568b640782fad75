import { plural } from 'fieldguide';
import { CONTENT_LOSSES, LOSS_KINDS, type Loss, type LossKind } from './types.ts';

export interface PageCounts {
  found: number;
  whole: number;
  lossy: number;
  failed: number;
  /** Pages with losses, but not failed, that need a package or plugin of the repository. */
  wanting: number;
}

const FAILS: readonly LossKind[] = ['invalid', 'large', 'failed'];

/** How pages were imported. A page fails if it is not valid MDX, too large, or its code does not run. */
export function countPages(files: readonly string[], losses: readonly Loss[]): PageCounts {
  const kinds = new Map<string, Set<LossKind>>();
  for (const { kind, file } of losses)
    if (CONTENT_LOSSES.has(kind)) kinds.set(file, (kinds.get(file) ?? new Set()).add(kind));
  const isFailed = (file: string) => FAILS.some((kind) => kinds.get(file)?.has(kind));
  const failed = files.filter(isFailed).length;
  const lossy = files.filter((file) => kinds.has(file)).length - failed;
  const wanting = files.filter((file) => {
    const own = kinds.get(file);
    return (own?.has('package') || own?.has('plugin')) && !isFailed(file);
  }).length;
  return { found: files.length, whole: files.length - lossy - failed, lossy, failed, wanting };
}

/** Kinds of losses that readers of the new site meet. */
const MATTERS: ReadonlySet<LossKind> = new Set<LossKind>([
  ...CONTENT_LOSSES,
  'instance',
  'locale',
  'version',
  'page',
  'link',
]);

/** Kinds that say nothing but which pages. */
const LISTS: ReadonlySet<LossKind> = new Set<LossKind>(['no-sidebar', 'two-sidebars']);

/** More places of one item are only counted. */
const MOST_PLACES = 5;

/** The report of what was imported and what was lost, as Markdown. */
export function reportText(name: string, counts: PageCounts, losses: readonly Loss[]): string {
  const lines = [
    `# Import of ${name}`,
    '',
    '| Pages | Number |',
    '| --- | --- |',
    `| Found | ${counts.found} |`,
    `| Whole | ${counts.whole} |`,
    `| With losses | ${counts.lossy} |`,
    ...(counts.wanting > 0 ? [`| Of them, in want of a package or plugin | ${counts.wanting} |`] : []),
    `| Failed | ${counts.failed} |`,
    '',
  ];
  const matter = losses.filter(({ kind }) => MATTERS.has(kind));
  if (matter.length > 0) lines.push(`What readers notice first: ${summaryLines(matter).join('; ')}.`, '');
  for (const kind of Object.keys(LOSS_KINDS) as LossKind[]) {
    const own = losses.filter((loss) => loss.kind === kind);
    if (own.length === 0) continue;
    const [title, toDo] = LOSS_KINDS[kind];
    lines.push(`## ${title} (${own.length})`, '', toDo, '');
    if (LISTS.has(kind)) lines.push(`- ${own.map(({ file }) => file).join(', ')}`);
    for (const [what, places] of LISTS.has(kind) ? [] : byWhat(own)) {
      const listed = places.slice(0, MOST_PLACES).join(', ');
      const more =
        places.length > MOST_PLACES ? `, and ${plural(places.length - MOST_PLACES, 'more place')}` : '';
      const count = places.length > 1 ? ` (${places.length})` : '';
      lines.push(`- ${code(what)}${count}: ${listed}${more}`);
    }
    lines.push('');
  }
  return `${lines.join('\n').trimEnd()}\n`;
}

/** The words and targets that copies lack, one a line. */
export function lossRows(words: readonly Loss[]): string {
  const rows = words.map(({ file, line, what }) => `${file}\t${line ?? ''}\t${what.replace(/\n/g, ' ')}`);
  return `${['file\tline\tkind\tmissing', ...rows].join('\n')}\n`;
}

/** One line for each kind. */
export function summaryLines(losses: readonly Loss[]): string[] {
  return (Object.keys(LOSS_KINDS) as LossKind[]).flatMap((kind) => {
    const own = losses.filter((loss) => loss.kind === kind);
    return own.length === 0 ? [] : [`${LOSS_KINDS[kind][0]}: ${own.length}`];
  });
}

function byWhat(losses: readonly Loss[]): [string, string[]][] {
  const groups = new Map<string, string[]>();
  for (const { what, file, line } of losses) {
    const place = line === undefined ? file : `${file}:${line}`;
    groups.set(what, [...(groups.get(what) ?? []), place]);
  }
  return [...groups].sort(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1));
}

function code(text: string): string {
  const line = text.replace(/\s+/g, ' ').slice(0, 200);
  return line.includes('`') ? `\`\` ${line} \`\`` : `\`${line}\``;
}
