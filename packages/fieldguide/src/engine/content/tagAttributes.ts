import type { Component, ComponentFault, ComponentProps } from '../../components/component.ts';
import type { Diagnostic, Place } from '../../shared/errors.ts';
import { decodeEntities, hintFor } from '../../shared/text.ts';
import { foreignOrigin, isScriptUrl, mapSrcset } from '../../shared/url.ts';
import type { PageText } from './pageText.ts';
import type { ComponentStart } from './pageTree.ts';
import { decodeReference } from './parseMarkdown.ts';

/** The value of an attribute: a text, or nothing at all. */
type AttributeValue = string | true;

/** What the attributes of elements need from the page. */
interface AttributeHost {
  warn(fault: Pick<Diagnostic, 'code' | 'message' | 'hint'>, place: Place): void;
  /** Final href of a link, or undefined when it must not be a link. */
  href(url: string, place: Place): string | undefined;
  /** Final attributes of an image. */
  image(url: string, place: Place): { src: string; width?: number; height?: number };
  /** Whether the settings allow pages to load from another host. */
  mayLoad(origin: string): boolean;
  /** Notes an id that links may point at. False where the page has it already. */
  anchor(id: string, place: Place): boolean;
}

/** What the reader of raw HTML needs from the page it reads for. */
export interface RawHtmlHost extends AttributeHost {
  /** Whether a tag is that of a component. */
  isComponent(name: string): boolean;
  openComponent(name: string, props: ComponentProps, place: Place): ComponentStart;
  report(fault: Omit<Diagnostic, 'file' | 'line' | 'column'>, place: Place): void;
  /** The page that the HTML is on. */
  text: Pick<PageText, 'follows' | 'isInOpen' | 'isSwallowed'>;
  /** Text between tags, which is no Markdown. */
  literalText(text: string, place: Place): void;
}

interface Element {
  name: string;
  /** Names as their author wrote them, values without entities, in their order. */
  attributes: Iterable<readonly [string, AttributeValue]>;
  place: Place;
  /** The name of an attribute as it is written on the page. */
  spell: (name: string) => string;
}

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** React's names, in lower case, and those of HTML. */
const ATTRIBUTE_NAMES = new Map(Object.entries({ classname: 'class', to: 'href', htmlfor: 'for' }));

/** The name of an attribute in HTML, which ignores its case; SVG does not (`viewBox`). */
export function spellAttribute(attribute: string, inSvg: boolean): string {
  const lower = attribute.toLowerCase();
  return ATTRIBUTE_NAMES.get(lower) ?? (inSvg ? attribute : lower);
}

/** Addresses, and what animations of SVG set them to. */
const URLS = new Set(
  'href src action formaction data xlink:href poster background to from by values'.split(' '),
);

/** Attributes whose address is asked for when the page is shown, or when something on it is pressed. */
const LOADED = new Set(
  'src srcset data poster background action formaction ping attributionsrc href xlink:href from to by values'.split(
    ' ',
  ),
);
const SENT = new Set(['action', 'formaction', 'ping', 'attributionsrc']);
/** Attributes of SVG that may name what they are painted with; as JSX writes them too. */
const PAINTED = /^(?:fill|stroke|filter|mask|clip-?path|marker(?:-?(?:start|mid|end))?|cursor)$/i;
const PAINT = /url\(\s*["']?([^"')]+)/gi;

/**
 * The attributes of HTML and SVG that name a page or a file, with the elements that have them: all are resolved as links
 * and pictures of Markdown are. `srcset` names several.
 */
const FILES: Readonly<Record<string, { link?: readonly string[]; image?: readonly string[] }>> = {
  href: { link: ['a', 'area'], image: ['image', 'feImage', 'use'] },
  'xlink:href': { link: ['a'], image: ['image', 'feImage', 'use'] },
  src: { link: ['video', 'audio', 'source', 'track', 'iframe'], image: ['img', 'input'] },
  poster: { image: ['video'] },
  background: { image: ['table', 'tbody', 'thead', 'tfoot', 'tr', 'td', 'th'] },
  action: { link: ['form'] },
  formaction: { link: ['button', 'input'] },
  cite: { link: ['blockquote', 'q', 'del', 'ins'] },
  longdesc: { link: ['img', 'iframe'] },
};

/** The attributes in a tag of raw HTML, in their order. */
export function readProps(source: string): ComponentProps {
  const props: ComponentProps = {};
  for (const [, name = '', double, single, bare] of source.matchAll(ATTRIBUTE)) {
    const value = double ?? single ?? bare;
    props[name] = value === undefined ? true : decodeEntities(value);
  }
  return props;
}

/**
 * The attributes of an HTML element as a page may have them: links and images are final, and what a strict Content
 * Security Policy forbids is gone, with a warning.
 */
export function keptAttributes(element: Element, host: AttributeHost): [string, AttributeValue][] {
  const { name, place, spell } = element;
  const given = new Map(element.attributes);
  const kept: [string, AttributeValue][] = [];
  const removed = (code: string, what: string, hint?: string) =>
    host.warn({ code, message: `${what} on <${name}> has been removed.`, hint }, place);
  const foreign = (element: string, attribute: string, text: string) =>
    loadedOrigins(element, attribute.toLowerCase(), text).find((origin) => !host.mayLoad(origin));
  for (const [written, value] of given) {
    const lower = written.toLowerCase();
    const key = spell(written);
    const text = typeof value === 'string' ? value : undefined;
    const isId = key === 'id' || (key === 'name' && name === 'a');
    if (text && isId && !host.anchor(text, place) && key === 'id') continue;
    if (lower.startsWith('on'))
      removed('raw-html-handler', `the attribute ${written}`, 'Pages cannot contain scripts.');
    else if (lower === 'style')
      removed('raw-html-style', 'the style attribute', 'Use a class, or width and height.');
    else if (
      lower === 'srcdoc' ||
      lower === 'dangerouslysetinnerhtml' ||
      (text !== undefined && URLS.has(key.toLowerCase()) && name !== 'img' && isScriptUrl(text))
    )
      removed('raw-html-script-url', `a script in ${key}`);
    else if (text !== undefined && foreign(name, key, text)) {
      const attribute = key.toLowerCase();
      const does = SENT.has(attribute) ? 'send to' : 'load from';
      const message = `${written} on <${name}> would ${does} ${foreign(name, key, text)}, and has been removed.`;
      const hint =
        'Link to it, put the file into the static folder, or allow the host in the settings ("externalOrigins").';
      host.warn({ code: 'raw-html-external', message, hint }, place);
    } else if (text !== undefined && FILES[key.toLowerCase()]?.link?.includes(name)) {
      const href = host.href(text, place);
      if (href !== undefined) kept.push([key, href]);
    } else if (text !== undefined && lower === 'srcset')
      kept.push([key, mapSrcset(text, (url) => host.image(url, place).src)]);
    else if (text !== undefined && FILES[key.toLowerCase()]?.image?.includes(name) && !text.startsWith('#')) {
      const { src, width, height } = host.image(text, place);
      kept.push([key, src]);
      if (name !== 'img') continue;
      // In MDX, React would put a preload link in front of an image that is not lazy.
      if (!given.has('loading')) kept.push(['loading', 'lazy']);
      if (width && !given.has('width') && !given.has('height'))
        kept.push(['width', String(width)], ['height', String(height)]);
    } else kept.push([key, value]);
  }
  return kept;
}

/** The addresses in finished HTML that name a file or where a form is sent, in their order: all but links. */
export function namedFiles(html: string): string[] {
  const found: string[] = [];
  const keep = (url: string) => {
    found.push(url);
    return url;
  };
  for (const [tag, name = ''] of html.matchAll(/<([a-z][\w-]*)\s(?:[^>"']|"[^"]*"|'[^']*')*>/gi))
    for (const [attribute, value] of Object.entries(readProps(tag))) {
      const kinds = FILES[attribute.toLowerCase()];
      if (typeof value !== 'string' || value.startsWith('#') || LINKS.has(name)) continue;
      if (attribute.toLowerCase() === 'srcset') mapSrcset(value, keep);
      else if (kinds?.link?.includes(name) || kinds?.image?.includes(name)) keep(value);
    }
  return found;
}

/** Elements that lead to another page when a reader follows them. */
const LINKS = new Set(['a', 'area']);

/** The other hosts that an attribute makes the browser ask. */
function loadedOrigins(element: string, attribute: string, text: string): string[] {
  const isLink = LINKS.has(element) && attribute.endsWith('href');
  const urls: string[] = [];
  if (PAINTED.test(attribute)) for (const [, url = ''] of text.matchAll(PAINT)) urls.push(url);
  else if (attribute === 'srcset')
    mapSrcset(text, (url) => {
      urls.push(url);
      return url;
    });
  else if (attribute === 'values' || attribute === 'ping') urls.push(...text.split(/[;\s]+/));
  else if (LOADED.has(attribute) && !isLink) urls.push(text);
  return urls.map(foreignOrigin).filter((origin) => origin !== undefined);
}

/** Whether an element is an empty box now: what it would frame has been removed. */
export function isEmptyFrame(name: string, kept: readonly (readonly [string, AttributeValue])[]): boolean {
  return name === 'iframe' && !kept.some(([key]) => key === 'src');
}

/** All character references of a text: the Markdown parser knows what `&eacute;` or `&nbsp;` means. */
export function decodeText(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x?[\da-f]{1,7}|[a-z][\da-z]*);/gi, (entity) => {
    const plain = decodeEntities(entity);
    if (plain !== entity) return plain;
    return decodeReference(entity);
  });
}

/** The fault of an attribute that a component does not have. */
export function unknownAttribute(
  { name, attributes }: Pick<Component, 'name' | 'attributes'>,
  props: ComponentProps,
): ComponentFault | undefined {
  const unknown = attributes && Object.keys(props).find((key) => !attributes.includes(key));
  if (!attributes || unknown === undefined) return undefined;
  const hint = hintFor(unknown, attributes, `Known: ${attributes.join(', ')}.`);
  return { code: 'attribute', message: `<${name}> has no attribute "${unknown}".`, hint };
}
