import { escapeHtml } from '../../shared/text.ts';

/** An SVG element that is safe to stand in a page, and its natural width in pixels. */
export interface DrawnDiagram {
  svg: string;
  width: number;
}

export type RenderDiagram = (source: string, idPrefix: string) => DrawnDiagram;

/** Diagrams up to this width (pixels) stand in the text column without being made small. */
export const COLUMN_WIDTH = 700;

/** Room around a diagram: on a phone, the renderer's own would push its nodes out of view. */
const EDGE = 12;

const SUPPORTED =
  /^\s*(?:%%.*\n\s*)*(?:graph|flowchart|sequenceDiagram|stateDiagram|classDiagram|erDiagram|xychart)/;

/**
 * Loads the renderer (on first use only: it is large) and returns a function that draws at build, without
 * a browser. The function throws an Error for diagram kinds the library does not know, and for bad syntax.
 */
export async function loadMermaid(): Promise<RenderDiagram> {
  const { renderMermaidSVG } = await import('beautiful-mermaid');
  return (source, idPrefix) => {
    const { text, title, description } = takeAccessibleText(source);
    if (!SUPPORTED.test(text))
      throw new Error(`the diagram kind "${text.trim().split(/\s/)[0] ?? ''}" cannot be drawn at build`);
    const known = knownArrows(text);
    const draw = (source: string) =>
      renderMermaidSVG(source, { bg: 'var(--surface)', fg: 'var(--ink)', transparent: true, padding: EDGE });
    const svg = narrower(draw, known);
    return { svg: cleanSvg(svg, { idPrefix, title: title ?? 'Diagram', description }), width: widthOf(svg) };
  };
}

/** Mermaid's spellings of links that the renderer would pass over, in those it knows: no link may be lost. */
function knownArrows(text: string): string {
  if (!/^\s*(?:%%.*\n\s*)*(?:graph|flowchart)\b/.test(text)) return text;
  return outsideQuotes(text, shortLinks)
    .replace(/-\.[ \t]+([^\n|>]+?)[ \t]+\.-(?!>)/g, '-.-|$1|')
    .replace(/(?<=\s)(--|==)([ox])(?=\s)/g, (_, line: string) => (line === '==' ? '===' : '---'));
}

/** Links that more dashes make longer, in the spelling that is drawn. They stand between spaces. */
export function shortLinks(text: string): string {
  return text.replace(LONG_LINK, (link) => SHORT[link.replace(/(.)\1*/g, '$1')] ?? link);
}

const LONG_LINK = /(?<=\s)(?:-{3,}>|-{4,}|={3,}>|={4,}|-\.{2,}->|-\.{2,}-)(?=[\s|])/g;
const SHORT: Record<string, string> = {
  '->': '-->',
  '-': '---',
  '=>': '==>',
  '=': '===',
  '-.->': '-.->',
  '-.-': '-.-',
};

function outsideQuotes(text: string, change: (piece: string) => string): string {
  return text.replace(/("[^"\n]*")|[^"]+|"/g, (piece, quoted?: string) => (quoted ? piece : change(piece)));
}

/** A flowchart too wide for the text column is drawn in the other direction, if that makes it narrower. */
function narrower(draw: (source: string) => string, text: string): string {
  const svg = draw(text);
  if (widthOf(svg) <= COLUMN_WIDTH) return svg;
  const turned = text.replace(
    /^(\s*(?:graph|flowchart)\s+)(LR|RL|TD|TB|BT)\b/,
    (_, head: string, direction: string) => head + TURNED[direction],
  );
  if (turned === text) return svg;
  const other = draw(turned);
  return widthOf(other) < widthOf(svg) * 0.75 ? other : svg;
}

const TURNED: Record<string, string> = { LR: 'TD', RL: 'BT', TD: 'LR', TB: 'LR', BT: 'RL' };

function widthOf(svg: string): number {
  return Math.round(Number(/<svg[^>]*\swidth="([\d.]+)/.exec(svg)?.[1] ?? 0));
}

/** Mermaid's own accessibility lines, which the renderer does not read. */
export function takeAccessibleText(source: string): { text: string; title?: string; description?: string } {
  let title: string | undefined;
  let description: string | undefined;
  const text = source
    .replace(/^---\n[\s\S]*?\n---\n/, (head) => {
      title = /^title:\s*(.+)$/m.exec(head)?.[1]?.trim();
      return '';
    })
    .replace(/^[ \t]*accTitle[ \t]*:[ \t]*(.+)\n?/m, (_, value: string) => {
      title = value.trim();
      return '';
    })
    .replace(/^[ \t]*accDescr[ \t]*(?::[ \t]*(.+)|\{([^}]*)\})\n?/m, (_, line?: string, block?: string) => {
      description = (line ?? block ?? '').replace(/\s+/g, ' ').trim();
      return '';
    });
  return { text, title, description };
}

interface SvgText {
  idPrefix: string;
  title: string;
  description?: string;
}

/**
 * Makes the renderer's SVG fit a page under a strict policy: no `<style>`, `style` attribute or `@import`,
 * ids unique on the page, named and described for screen readers. Colours come from the theme's variables.
 */
export function cleanSvg(svg: string, { idPrefix, title, description }: SvgText): string {
  const titleId = `${idPrefix}-title`;
  const descriptionId = `${idPrefix}-desc`;
  const labelledBy = description ? `${titleId} ${descriptionId}` : titleId;
  const text = `<title id="${titleId}">${escapeHtml(title)}</title>${description ? `<desc id="${descriptionId}">${escapeHtml(description)}</desc>` : ''}`;
  return svg
    .replace(/<\?xml[^>]*>|<!--[\s\S]*?-->|<style[\s>][\s\S]*?<\/style>/g, '')
    .replace(/\s(?:style|font-family)="[^"]*"/g, '')
    .replace(/\sdata-(?!node|edge)[\w-]+="[^"]*"/g, '')
    .replace(/\bid="([^"]+)"/g, `id="${idPrefix}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${idPrefix}-$1)`)
    .replace(/\bhref="#([^"]+)"/g, `href="#${idPrefix}-$1"`)
    .replace(/(\d+\.\d\d)\d+/g, '$1')
    .replace(/>\s+</g, '><')
    .replace(/^\s*<svg/, `<svg role="img" aria-labelledby="${labelledBy}"`)
    .replace(/<svg[^>]*>/, (tag) => tag + text)
    .trim();
}
