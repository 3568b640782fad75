/** A picture of an article, ready to be shown a second time. Sizes in pixels. */
export type Picture = { label: string; width: number; height: number } & (
  | { kind: 'image'; src: string }
  | { kind: 'drawing'; html: string }
);

/** Copies the picture in a `.zoom` box; undefined where it has gone. */
export function readPicture(box: Element | null): Picture | undefined {
  const drawn = [...(box?.querySelectorAll('img, .diagram > svg') ?? [])];
  // Of two layouts the one on display; where a list stands for the picture, the picture.
  const shown = drawn.filter((one) => one.getClientRects().length > 0);
  const [picture = drawn[0]] = shown;
  if (picture instanceof HTMLImageElement) {
    const { naturalWidth, naturalHeight, currentSrc, src, alt } = picture;
    // One that has not arrived knows at least the size that the build wrote.
    const width = naturalWidth || picture.width || 1;
    const height = naturalHeight || picture.height || 1;
    return { kind: 'image', src: currentSrc || src, label: alt, width, height };
  }
  if (!(picture instanceof SVGSVGElement)) return undefined;
  const label = picture.parentElement?.ariaLabel ?? '';
  const { width, height } = sizeOf(picture);
  if (shown.length < 2)
    return { kind: 'drawing', html: renameIds(picture.outerHTML, 'zoom-'), label, width, height };
  // The sides of a rack are as large as each other.
  const sides = shown.map(({ outerHTML }, at) => outerHTML.replace('<svg', `<svg x="${at * width}"`));
  const all = width * sides.length;
  const html = `<svg viewBox="0 0 ${all} ${height}">${renameIds(sides.join(''), 'zoom-')}</svg>`;
  return { kind: 'drawing', html, label, width: all, height };
}

/** The size that a drawing was made for; without a view box, the one that it takes on the page. */
function sizeOf(drawing: SVGSVGElement): { width: number; height: number } {
  const viewBox = drawing.viewBox.baseVal;
  return viewBox && viewBox.width > 0 ? viewBox : drawing.getBoundingClientRect();
}

/**
 * Markup whose ids, and all that refers to them, carry a prefix: a copy of a drawing can then stand in the
 * document beside the original.
 */
export function renameIds(markup: string, prefix: string): string {
  return markup
    .replace(/(\s(?:id|for)=")([^"]+)"/g, `$1${prefix}$2"`)
    .replace(/(\s(?:aria-labelledby|aria-describedby)=")([^"]+)"/g, (_, start: string, ids: string) => {
      const renamed = ids.split(/\s+/).map((id) => prefix + id);
      return `${start}${renamed.join(' ')}"`;
    })
    .replace(/(\s(?:xlink:)?href="#)/g, `$1${prefix}`)
    .replace(/url\((&quot;|["'])?#/g, `url($1#${prefix}`);
}
