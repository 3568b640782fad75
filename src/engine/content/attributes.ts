import { markdownToMdast } from 'satteri';
import type { Component, ComponentFacts, ComponentProps } from '../../components/component.ts';
import type { Place } from '../../shared/errors.ts';
import { decodeEntities, hintFor } from '../../shared/text.ts';
import { isScriptUrl, mapSrcset } from '../../shared/url.ts';
import type { ComponentStart } from './pageTree.ts';

/** The value of an attribute: a text, nothing at all, or JavaScript of an MDX page. */
export type AttributeValue = string | true | { code: string };

/** What is asked of a page about the attributes of its elements. */
export interface AttributeHost {
  warn(code: string, message: string, place: Place, hint?: string): void;
  /** Final href of a link, or undefined when it must not be a link. */
  href(url: string, place: Place): string | undefined;
  /** Final attributes of an image. */
  image(url: string, place: Place): { src: string; width?: number; height?: number };
  /** Notes an id that links may point at. False where the page has it already. */
  anchor(id: string, place: Place): boolean;
}

/** What the reader of raw HTML needs from the page it reads for. */
export interface RawHtmlHost extends AttributeHost {
  /** Whether a tag stands for a component. */
  isComponent(name: string): boolean;
  openComponent(name: string, props: ComponentProps, place: Place): ComponentStart;
  /** Whether the page holds a text behind a place. */
  follows(text: string, place: Place): boolean;
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

/** Elements that play a file. */
const MEDIA = new Set(['video', 'audio', 'source', 'track']);

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
    host.warn(code, `${what} on <${name}> has been removed.`, place, hint);
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
    else if (key === 'href' && name === 'a' && text !== undefined) {
      const href = host.href(text, place);
      if (href !== undefined) kept.push(['href', href]);
    } else if (key === 'src' && MEDIA.has(name) && text !== undefined) {
      const src = host.href(text, place);
      if (src !== undefined) kept.push(['src', src]);
    } else if (lower === 'poster' && text !== undefined) kept.push([key, host.image(text, place).src]);
    else if (lower === 'srcset' && text !== undefined)
      kept.push([key, mapSrcset(text, (url) => host.image(url, place).src)]);
    else if (key === 'src' && name === 'img' && text !== undefined) {
      const { src, width, height } = host.image(text, place);
      kept.push(['src', src]);
      // In MDX, React would put a preload link in front of an image that is not lazy.
      if (!given.has('loading')) kept.push(['loading', 'lazy']);
      if (width && !given.has('width') && !given.has('height'))
        kept.push(['width', String(width)], ['height', String(height)]);
    } else kept.push([key, value]);
  }
  return kept;
}

/** `{ light: useBaseUrl('/l.png'), dark: './d.png' }` of a themed image. */
export function themedSources(source: string): Record<string, string> {
  const found = source.matchAll(/\b(light|dark)\s*:[^'"`]*(["'`])(.*?)\2/g);
  return Object.fromEntries([...found].map(([, theme = '', , file = '']) => [theme, file]));
}

/** All character references of a text: what `&eacute;` or `&nbsp;` stands for, the Markdown parser knows. */
export function decodeText(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x?[\da-f]{1,7}|[a-z][\da-z]*);/gi, (entity) => {
    const plain = decodeEntities(entity);
    if (plain !== entity) return plain;
    const root = markdownToMdast(entity);
    const block = root.type === 'root' ? root.children[0] : undefined;
    const inline = block?.type === 'paragraph' ? block.children[0] : undefined;
    return inline?.type === 'text' ? inline.value : entity;
  });
}

/** The fault of an attribute that a component does not have. */
export function unknownAttribute(
  { name, attributes }: Pick<Component, 'name' | 'attributes'>,
  props: ComponentProps,
): NonNullable<ComponentFacts['faults']>[number] | undefined {
  const unknown = attributes && Object.keys(props).find((key) => !attributes.includes(key));
  if (!attributes || unknown === undefined) return undefined;
  const hint = hintFor(unknown, attributes, `Known: ${attributes.join(', ')}.`);
  return { code: 'attribute', message: `<${name}> has no attribute "${unknown}".`, hint };
}
