import { renameIds } from './renameIds.ts';
import type { Size } from './view.ts';

/** A picture of an article, ready to be shown a second time. */
export type Picture = { label: string; size: Size } & (
  | { kind: 'image'; src: string }
  | { kind: 'drawing'; html: string }
);

/** Copies the picture in a `.zoom` box; undefined where it has gone. */
export function readPicture(box: Element | null): Picture | undefined {
  const picture = box?.querySelector('img, .diagram > svg');
  if (picture instanceof HTMLImageElement) {
    const { naturalWidth, naturalHeight } = picture;
    // One that has not arrived knows at least what the build wrote.
    const size = { width: naturalWidth || picture.width, height: naturalHeight || picture.height };
    return { kind: 'image', src: picture.currentSrc || picture.src, label: picture.alt, size };
  }
  if (!(picture instanceof SVGSVGElement)) return undefined;
  const drawn = picture.viewBox.baseVal;
  // Without a view box its size is what it takes on the page.
  const { width, height } = drawn && drawn.width > 0 ? drawn : picture.getBoundingClientRect();
  return {
    kind: 'drawing',
    html: renameIds(picture.outerHTML, 'zoom-'),
    label: picture.querySelector('title')?.textContent ?? '',
    size: { width, height },
  };
}
