const words = (list: string) => new Set(list.trim().split(/\s+/));

/** HTML elements of an article; any other tag in a `.md` page is text. */
export const HTML_ELEMENTS = words(`
  a abbr acronym address area article aside audio b base bdi bdo big blockquote br button canvas caption
  center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset
  figcaption figure font footer form h1 h2 h3 h4 h5 h6 header hgroup hr i iframe img
  input ins kbd label legend li link main map mark math menu meta meter nav object ol optgroup option
  output p param picture pre progress q rp rt ruby s samp script search section select slot small source span
  strike strong style sub summary sup svg table tbody td textarea tfoot th thead time tr track
  tt u ul var video wbr`);

/** Elements for the page around an article. Inside an article they would break the page or hide what follows. */
export const DOCUMENT_ELEMENTS = words('body frame frameset head html noscript plaintext template title');

/** Elements whose words are on a separate line in search records. Table cells are handled elsewhere. */
export const BLOCK_ELEMENTS = words(`
  address article aside blockquote body caption center dd desc details dialog dir div dl dt fieldset figcaption
  figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html iframe legend li main menu nav ol optgroup option p
  search section select summary table tbody text textarea tfoot thead title tr ul`);

/** Elements without content or closing tag. */
export const VOID_ELEMENTS = words(
  'area base br col embed frame hr img input link meta param source track wbr',
);

/** Elements whose closing tag HTML lets an author leave out. */
export const OPTIONAL_END = words(
  'p li dt dd tr td th thead tbody tfoot colgroup caption option optgroup rp rt html head body',
);

/** SVG elements, elements only inside `<svg>`: outside they are text (`<path>`, `<filter>`). */
export const SVG_ELEMENTS = words(`
  a animate animateMotion animateTransform circle clipPath defs desc ellipse feBlend feColorMatrix feComposite
  feDropShadow feFlood feGaussianBlur feMerge feMergeNode feOffset filter foreignObject g image line
  linearGradient marker mask metadata mpath path pattern polygon polyline radialGradient rect script set stop
  style svg switch symbol text textPath title tspan use view`);

/**
 * Removed with all they hold: scripts and styles, which a strict policy would block, and what would change the document
 * around the article or load what no page may.
 */
export const REMOVED = words('script style base meta link object embed');

/** The HTML element of a tag; undefined if the tag is text. */
export function elementName(rawName: string, inSvg: boolean): string | undefined {
  if (inSvg && SVG_ELEMENTS.has(rawName)) return rawName;
  const lower = rawName.toLowerCase();
  // `<Label>` or `<IP>` is somebody's placeholder or component, not the element <label>.
  const spelled = rawName === lower || rawName === rawName.toUpperCase();
  return HTML_ELEMENTS.has(lower) && spelled ? lower : undefined;
}

/** Whether a tag is named as components are. */
export function isCapital(name: string): boolean {
  return /^[A-Z][A-Za-z.]*$/.test(name);
}
