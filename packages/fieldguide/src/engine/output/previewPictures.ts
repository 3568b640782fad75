import { wrapText } from '../../components/Diagram/picture.ts';
import { asError, type Diagnostic } from '../../shared/errors.ts';
import { escapeHtml } from '../../shared/text.ts';
import { fileHref } from '../../shared/url.ts';
import type { SiteConfig } from '../config/schema.ts';
import { shortHash } from '../data/shortHash.ts';
import type { SitePage } from '../site/siteTypes.ts';
import type { PreviewImage } from './document.ts';
import { NoRenderer, PICTURE_FONT, type Pictures } from './pictures.ts';
import type { Output, Project } from './projectTypes.ts';

/** The drawing: twice as wide as high, nearly, as other sites show them. */
const [WIDTH, HEIGHT] = [800, 420];
/** Pixels of the picture, as other sites want them. */
const SIZE = { width: 1200, height: 630 };
const SCALE = SIZE.width / WIDTH;
const MARGIN = 56;
/** Where the words of a page begin: above them and below them all pictures are the same. */
const WORDS_TOP = 60;
const TITLE = { size: 50, line: 60, most: 3 };
const SMALL = 26;
/** Colors of the theme in light mode (`tokens.css`). */
const COLORS = { surface: '#fbfaf6', ink: '#1d2427', quiet: '#566062', accent: '#3d6128' };
/** Pictures that are drawn at the same time: as many as Node has threads for. */
const AT_ONCE = 4;

/** Pictures that other sites show with a link to a page (Open Graph). */
export interface PreviewPictures {
  /** A page's picture; undefined where it has none. */
  of(page: SitePage): PreviewImage | undefined;
  outputs: Output[];
  /** Pages whose picture cannot be drawn. */
  diagnostics: Diagnostic[];
}

/** Whether the pages of a site get pictures: other sites need full addresses of these. */
export function hasPreviews({ url, previewImages }: SiteConfig): boolean {
  return url !== undefined && previewImages;
}

/**
 * Draws the picture of each page that names none: its title, its section, and the site's mark. `mark`: the site's own, as SVG.
 */
export async function drawPreviews(
  project: Project,
  mark: string,
  pictures: Pictures,
): Promise<PreviewPictures> {
  const { config, site } = project;
  const pages = [...site.table.pages.values()].filter(
    ({ kind, source }) => kind !== 'search' && source?.frontMatter.image === undefined,
  );
  const ground = groundSvg(config.title, mark);
  const drawn = new Map<SitePage, { file: string; png: Uint8Array }>();
  const diagnostics: Diagnostic[] = [];
  const waiting = [...pages];
  const drawNext = async () => {
    for (let page = waiting.shift(); page; page = waiting.shift()) {
      try {
        const rows = { svg: wordsSvg(page, project), top: WORDS_TOP * SCALE };
        const missing = pictures.missing(`${page.title}${sectionOf(page, project)}${config.title}`);
        if (missing.length > 0) throw new Error(`its font has no ${missing.slice(0, 5).join(' ')}`);
        const file = `assets/previews/page-${shortHash(`${pictures.id} ${SIZE.width} ${ground} ${rows.svg}`)}.png`;
        drawn.set(page, { file, png: await pictures.png(ground, SIZE.width, rows) });
      } catch (error) {
        if (error instanceof NoRenderer) waiting.length = 0;
        diagnostics.push(undrawn(page, asError(error).message));
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, drawNext));
  const files = new Map([...drawn.values()].map(({ file, png }) => [file, png]));
  return {
    of(page) {
      const file = drawn.get(page)?.file;
      if (file === undefined) return undefined;
      const words = [page.title.trim(), sectionOf(page, project), config.title];
      const alt = [...new Set(words.filter((word) => word !== ''))].join(' | ');
      return { href: new URL(fileHref(file, site.urls), config.url).href, ...SIZE, alt };
    },
    outputs: [...files].sort(byName).map(([file, png]) => ({ file, forServers: true, make: () => png })),
    diagnostics: diagnostics.sort((a, b) => (a.file < b.file ? -1 : 1)),
  };
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}

function undrawn({ source, file, route }: SitePage, reason: string): Diagnostic {
  const message = `the preview picture of this page cannot be drawn: ${reason.replace(/\.$/, '')}.`;
  const hint = 'Name a picture in its front matter (image: ./picture.png).';
  const place = source ? { file: source.file, line: 1, column: 1 } : { file: file ?? route };
  return { severity: 'warning', code: 'preview-picture', ...place, message, hint };
}

/** The label of the section that a page is in; of all others the tagline. */
function sectionOf({ route, trail }: SitePage, { site, config }: Project): string {
  const chain = site.placeOf(route)?.chain ?? [];
  const [first] = chain;
  if (chain.length > 1 && first && 'label' in first) return first.label;
  return trail?.[0]?.label ?? config.tagline;
}

/** What all pictures share: the colored edge, and the site's mark and title at the foot. */
function groundSvg(title: string, mark: string): string {
  const foot = HEIGHT - MARGIN;
  const image = Buffer.from(mark).toString('base64');
  return svgOf({ top: 0, height: HEIGHT }, [
    `<rect width="${WIDTH}" height="10" fill="${COLORS.accent}"/>`,
    `<image x="${MARGIN}" y="${foot - 36}" width="44" height="44" href="data:image/svg+xml;base64,${image}"/>`,
    text(title, { x: MARGIN + 60, y: foot - 4, size: SMALL, color: COLORS.ink }),
  ]);
}

/** The section and the title of a page. */
function wordsSvg(page: SitePage, project: Project): string {
  const title = page.title.trim() || project.config.title;
  const limit = WIDTH - 2 * MARGIN;
  const wrapped = wrapText(title, limit * 0.92, TITLE.size);
  const lines = wrapped.slice(0, TITLE.most);
  const last = lines.length - 1;
  if (wrapped.length > TITLE.most) lines[last] = `${lines[last]?.replace(/[\s,.;:]+$/, '')}…`;
  const section = sectionOf(page, project);
  return svgOf({ top: WORDS_TOP, height: 64 + TITLE.line * lines.length }, [
    section === '' ? '' : text(section, { x: MARGIN, y: 92, size: SMALL, color: COLORS.quiet }),
    ...lines.map((line, index) =>
      text(line, { x: MARGIN, y: 164 + TITLE.line * index, size: TITLE.size, color: COLORS.ink }),
    ),
  ]);
}

function text(content: string, at: { x: number; y: number; size: number; color: string }): string {
  return `<text x="${at.x}" y="${at.y}" font-size="${at.size}" fill="${at.color}">${escapeHtml(content)}</text>`;
}

/** A part of the drawing, as wide as all of it. */
function svgOf({ top, height }: { top: number; height: number }, parts: readonly string[]): string {
  const ground = `<rect y="${top}" width="${WIDTH}" height="${height}" fill="${COLORS.surface}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 ${top} ${WIDTH} ${height}" font-family="${PICTURE_FONT}" font-weight="600">${ground}${parts.join('')}</svg>`;
}

/** Square pictures of the site's mark for home screens, by their width in pixels. */
export const ICON_SIZES = { touch: 180, large: 512 };
export const iconFile = (size: number) =>
  size === ICON_SIZES.touch ? 'apple-touch-icon.png' : `icon-${size}.png`;

/**
 * The mark on a plain ground, since home screens fill what is transparent with black. None where pictures cannot be drawn:
 * `drawPreviews` says so.
 */
export async function drawIcons(mark: string, pictures: Pictures): Promise<Output[]> {
  const image = Buffer.from(mark).toString('base64');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect width="100" height="100" fill="${COLORS.surface}"/><image x="15" y="15" width="70" height="70" href="data:image/svg+xml;base64,${image}"/></svg>`;
  const icons = Object.values(ICON_SIZES).map(async (size) => {
    const png = await pictures.png(svg, size);
    return { file: iconFile(size), forServers: true, make: () => png };
  });
  return Promise.all(icons).catch(() => []);
}
