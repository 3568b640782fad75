import href from '../styles/late.css?url';

/** The address of the style sheet for elements that only scripts show. */
export function lateStylesHref(): string {
  return href;
}
