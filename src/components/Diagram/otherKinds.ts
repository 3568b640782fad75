import { escapeHtml } from '../../shared/text.ts';

/** The kinds that we leave to a package, with the arrows that it can draw: it passes over lines with others, without a word. */
const ARROWS: Record<string, string> = {
  stateDiagram: '-->',
  classDiagram: String.raw`--(?:\|?>|\*|o)?|\.\.\|?>|(?:<\|?|\*|o)--|<\|?\.\.`,
  erDiagram: String.raw`(?:\|o|\|\||}\||o\||\|{)(?:--|\.\.)(?:o[|{]|\|[|{o]|{o)`,
  xychart: '',
};

const KINDS = Object.keys(ARROWS).join('|');
const FIRST = new RegExp(String.raw`^\s*(?:%%.*\n\s*)*(${KINDS})`);
const ANYWHERE = new RegExp(String.raw`^[\s>]*(?:${KINDS})`, 'm');

/** True for the Markdown of a page that has such a diagram. */
export function hasOtherKinds(markdown: string): boolean {
  return ANYWHERE.test(markdown);
}

/** Draws a Mermaid text; undefined for kinds that the package does not know either. */
export type DrawOther = (
  text: string,
  names: { idPrefix: string; description: string },
) => { html: string; wide: { width: number; height: number } } | undefined;

/**
 * Loads the package that draws other kinds than flowchart and sequence: it is large and brings a second ELK, and most
 * sites have no use for it. What it returns throws an Error for what cannot be drawn whole.
 */
export async function loadOtherKinds(): Promise<DrawOther> {
  const { renderMermaidSVG } = await import('beautiful-mermaid');
  return (text, names) => {
    const arrows = ARROWS[FIRST.exec(text)?.[1] ?? ''];
    if (arrows === undefined) return undefined;
    const statements = arrows ? withBlanks(text, arrows) : text;
    const arrow = arrows && undrawnArrow(statements, arrows);
    if (arrow) throw new Error(`the arrow "${arrow}" cannot be drawn`);
    const svg = renderMermaidSVG(statements, {
      bg: 'var(--surface)',
      fg: 'var(--ink)',
      transparent: true,
      padding: 12,
    });
    const [width = 0, height = 0] = ['width', 'height'].map((name) =>
      Math.round(Number(new RegExp(`<svg[^>]*\\s${name}="([\\d.]+)`).exec(svg)?.[1] ?? 0)),
    );
    if (width === 0 || height === 0) throw new Error('the diagram is empty');
    return { html: cleanSvg(svg, names), wide: { width, height } };
  };
}

/** Puts blanks around arrows that have none: the package passes over those, too. */
function withBlanks(text: string, arrows: string): string {
  const close = new RegExp(String.raw`^( *[\w\]]+) *(${arrows}|[-=.~<>|*]{2,}) *(?=[\w["])`, 'gm');
  return text.replace(close, '$1 $2 ');
}

/** The first sign between two names that is none of these arrows. */
function undrawnArrow(text: string, arrows: string): string | undefined {
  const known = new RegExp(`^(?:${arrows})$`);
  const signs = text.matchAll(/^ *[\w[\]*]+(?: +"[^"]*")? +([-=.~<>|*o(){}]{2,})(?: +"[^"]*")? +[\w[\]*]/gm);
  return [...signs].map(([, sign = '']) => sign).find((sign) => !known.test(sign));
}

/**
 * Makes the renderer's SVG fit a page under a strict policy: no `<style>`, `style` attribute or `@import`,
 * ids unique on the page, named and described for screen readers. Colours come from the theme's variables.
 */
export function cleanSvg(
  svg: string,
  { idPrefix, description }: { idPrefix: string; description: string },
): string {
  return svg
    .replace(/<\?xml[^>]*>|<!--[\s\S]*?-->|<style[\s>][\s\S]*?<\/style>/g, '')
    .replace(/\s(?:style|font-family)="[^"]*"/g, '')
    .replace(/\sdata-(?!node|edge)[\w-]+="[^"]*"/g, '')
    .replace(/\bid="([^"]+)"/g, `id="${idPrefix}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${idPrefix}-$1)`)
    .replace(/\bhref="#([^"]+)"/g, `href="#${idPrefix}-$1"`)
    .replace(/(\d+\.\d\d)\d+/g, '$1')
    .replace(/>\s+</g, '><')
    .replace(/^\s*<svg/, () => `<svg role="img" aria-label="${escapeHtml(description)}"`)
    .trim();
}
