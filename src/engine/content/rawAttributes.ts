import type { ComponentProps } from '../../components/component.ts';
import { decodeEntities, escapeHtml } from '../../shared/text.ts';
import type { Place } from './place.ts';
import type { RawHtmlHost } from './rawHtml.ts';

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** React's names, in lower case, and those of HTML. */
const ATTRIBUTE_NAMES: Record<string, string> = { classname: 'class', to: 'href', htmlfor: 'for' };

export const URL_ATTRIBUTES = new Set(['href', 'src', 'action', 'formaction', 'data', 'xlink:href']);

/** A URL that runs a script or brings a page of its own; browsers pass over white space and control characters in it. */
export function isScriptUrl(url: string): boolean {
  const visible = url.replace(/[^!-\uffff]/g, '');
  return /^(?:javascript:|vbscript:|data:(?!image\/(?:png|jpe?g|gif|webp|avif)[;,]))/i.test(visible);
}

/** Attributes of a tag as written, in their order. */
export function readProps(source: string): ComponentProps {
  const props: ComponentProps = {};
  for (const [, name = '', double, single, bare] of source.matchAll(ATTRIBUTE)) {
    props[name] = double ?? single ?? bare ?? true;
  }
  return props;
}

interface Tag {
  /** As HTML spells the element. */
  name: string;
  /** Its attributes as written. */
  attributes: string;
  inSvg: boolean;
  place: Place;
}

/**
 * The attributes of an element as a page may have them: links and images are final, and what a strict Content
 * Security Policy forbids is gone, with a warning.
 */
export function keptAttributes({ name, attributes, inSvg, place }: Tag, host: RawHtmlHost): string {
  let result = '';
  const props = readProps(attributes);
  for (const [attribute, value] of Object.entries(props)) {
    // HTML ignores the case of attributes; SVG does not (`viewBox`).
    const lower = attribute.toLowerCase();
    const key = ATTRIBUTE_NAMES[lower] ?? (inSvg || name === 'svg' ? attribute : lower);
    const plain = value === true ? undefined : decodeEntities(value);
    if (plain && (key === 'id' || (key === 'name' && name === 'a'))) host.anchor(plain, place);
    if (lower.startsWith('on')) {
      host.warn(
        'raw-html-handler',
        `the attribute ${attribute} on <${name}> is removed.`,
        place,
        'Pages carry no scripts.',
      );
    } else if (lower === 'style') {
      host.warn(
        'raw-html-style',
        `the style attribute on <${name}> is removed.`,
        place,
        'Use a class, or width and height.',
      );
    } else if (
      lower === 'srcdoc' ||
      (plain !== undefined && URL_ATTRIBUTES.has(key) && name !== 'img' && isScriptUrl(plain))
    ) {
      host.warn('raw-html-script-url', `a script in ${key} on <${name}> is removed.`, place);
    } else if (key === 'href' && name === 'a' && plain !== undefined) {
      const href = host.link(plain, place);
      if (href !== undefined) result += ` href="${escapeHtml(href)}"`;
    } else if (key === 'src' && name === 'img' && plain !== undefined) {
      const image = host.image(plain, place);
      result += ` src="${escapeHtml(image.src)}"`;
      if (!('loading' in props)) result += ' loading="lazy"';
      if (image.width && !('width' in props || 'height' in props))
        result += ` width="${image.width}" height="${image.height}"`;
    } else result += plain === undefined ? ` ${key}` : ` ${key}="${escapeHtml(plain)}"`;
  }
  return result;
}
