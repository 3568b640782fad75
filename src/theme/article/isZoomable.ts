/** Smaller pictures (in pixels, both ways) are icons in the text: there is nothing to see in them. */
const SMALL = 96;

/** True for what is worth a closer look. A picture that does not tell its size gets the benefit of the doubt. */
export function isZoomable(picture: Pick<Element, 'getAttribute'>): boolean {
  const [width, height] = ['width', 'height'].map((name) => Number(picture.getAttribute(name) ?? Number.NaN));
  return !(Number(width) < SMALL && Number(height) < SMALL);
}
