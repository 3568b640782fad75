import type {
  MdxFlowExpression,
  MdxJsxAttributeUnion,
  MdxJsxFlowElement,
  MdxJsxTextElement,
  MdxjsEsm,
  MdxTextExpression,
} from 'satteri';
import type { ComponentProps } from '../../components/component.ts';
import { type Place, placeIn } from '../../shared/errors.ts';
import { escapeHtml } from '../../shared/text.ts';
import { HTML_ELEMENTS, REMOVED, SVG_ELEMENTS, VOID_ELEMENTS } from './htmlVocabulary.ts';
import type { PageFactsCollector } from './pageCollector.ts';
import type { JsxFacts } from './pageTree.ts';
import { placeOf } from './place.ts';
import { EMPTY_IMPORT } from './prepare.ts';
import { type AttributeValue, isEmptyFrame, keptAttributes, themedSources } from './tagAttributes.ts';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

const EMPTY_IMPORTS = new RegExp(`^${EMPTY_IMPORT}[ \\t]*$`, 'gm');

/** Code of an MDX page; imports of Docusaurus modules mean nothing here, others cannot be resolved. */
export function readEsm(page: PageFactsCollector, node: MdxjsEsm): void {
  // Their lines stay, for faults below them.
  const source = node.value.replace(EMPTY_IMPORTS, (text) => text.replace(/.+/g, ''));
  const unknown = /^import\s.*/m.exec(source);
  if (unknown) {
    const message = `this import cannot be resolved: ${unknown[0]}.`;
    const hint = 'Pages can import only from @theme, @docusaurus and @site.';
    page.report({ code: 'mdx-import', message, hint }, placeIn(source, unknown.index, placeOf(node)));
    if (page.services.tolerant)
      node.data = { shown: { html: `<p>${faultHtml(source.trim())}</p>`, text: '' } };
  } else if (source.trim() !== '') page.code.modules.push({ line: placeOf(node).line, source });
}

/** What an expression shows is known when the page's code has run; a comment shows nothing. */
export function readExpression(page: PageFactsCollector, node: MdxFlowExpression | MdxTextExpression): void {
  if (node.value.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').trim() === '') {
    node.data = { shown: { html: '', text: '' } };
    return;
  }
  page.code.shown.push({
    source: `(${node.value}\n)`,
    place: placeOf(node),
    instead: [faultHtml(`{${node.value}}`)],
    take: (html, text) => {
      node.data = { shown: { html: page.finalLinks(html.join(''), placeOf(node)), text } };
    },
  });
}

/** Finds out what an element or component is. Undefined for a fragment. */
export function readJsx(page: PageFactsCollector, node: JsxElement): JsxFacts | undefined {
  const name = node.name === 'Link' ? 'a' : (node.name ?? '');
  const place = placeOf(node);
  if (name === '') return undefined;
  if (REMOVED.has(name)) {
    page.warn(
      'raw-html-removed',
      `<${name}> has been removed.`,
      place,
      'Pages cannot contain their own scripts or styles.',
    );
    return { hidden: true, html: [] };
  }
  if (HTML_ELEMENTS.has(name) || SVG_ELEMENTS.has(name)) return element(page, node, name);
  if (page.code.own.has(name.split('.')[0] ?? name)) {
    // What the page's own code makes of it cannot be known here.
    const facts: JsxFacts = { html: [], twin: { open: '', close: '' } };
    const attributes = node.attributes.map((attribute) =>
      attribute.type === 'mdxJsxAttribute'
        ? attributeCode(attribute.name, attributeValue(attribute))
        : `{${attribute.value}}`,
    );
    const isEmpty = node.children.length === 0;
    show(page, facts, { name, attributes, place, isEmpty, isOwn: true });
    return facts;
  }
  if (page.isComponent(name))
    return { component: page.openComponent(name, propsOf(node.attributes), place), html: [] };
  page.warn('unknown-component', `unknown component <${name}>; only its children are kept.`, place);
  return { html: ['', ''], twin: { open: '', close: '' } };
}

/** Elements with attributes are left to React, which knows how HTML spells each. */
function element(page: PageFactsCollector, node: JsxElement, name: string): JsxFacts {
  const place = placeOf(node);
  const isVoid = VOID_ELEMENTS.has(name);
  const end = isVoid ? '' : `</${name}>`;
  if (node.attributes.length === 0)
    return { element: name, html: [`<${name}>`, end], twin: { open: `<${name}>`, close: end } };
  const given = node.attributes.flatMap((attribute): [string, AttributeValue][] =>
    attribute.type === 'mdxJsxAttribute' ? [[attribute.name, attributeValue(attribute)]] : [],
  );
  const hasSpread = given.length < node.attributes.length;
  const spell = (attribute: string) => (name === 'a' && attribute === 'to' ? 'href' : attribute);
  const kept = keptAttributes({ name, attributes: given, place, spell }, page);
  if (isEmptyFrame(name, kept) && !hasSpread) return { hidden: true, html: [] };
  const { alt } = propsOf(node.attributes);
  const facts: JsxFacts = { element: name, html: [], twin: { open: htmlTag(name, kept), close: end } };
  if (typeof alt === 'string') facts.alt = alt;
  const spread = node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' ? [] : [`{${attribute.value}}`],
  );
  const attributes = [...kept.map(([key, value]) => attributeCode(key, value)), ...spread];
  show(page, facts, { name, attributes, place, isEmpty: isVoid });
  return facts;
}

/**
 * Leaves an element to the page's code, which tells the HTML around its children. `isOwn`: it is a component of the page's
 * own, whose links nobody has seen yet.
 */
function show(
  page: PageFactsCollector,
  facts: JsxFacts,
  {
    name,
    attributes,
    place,
    isEmpty,
    isOwn = false,
  }: { name: string; attributes: readonly string[]; place: Place; isEmpty: boolean; isOwn?: boolean },
): void {
  const tag = [name, ...attributes].join(' ');
  page.code.shown.push({
    place,
    instead: isEmpty ? [faultHtml(`<${tag} />`)] : ['', ''],
    source: isEmpty ? `<${tag} />` : `<${tag}>{props.inner}</${name}>`,
    take: (html) => {
      facts.html = isOwn ? html.map((part) => page.finalLinks(part, place)) : [...html];
    },
  });
}

/** Code that cannot be run, marked where its result would stand. */
function faultHtml(source: string): string {
  return `<code class="fault">${escapeHtml(source)}</code>`;
}

function attributeCode(name: string, value: AttributeValue): string {
  if (value === true) return name;
  return `${name}={${typeof value === 'string' ? JSON.stringify(value) : value.code}}`;
}

/** A tag in HTML, for the Markdown twin. What only code knows of it is left out. */
function htmlTag(name: string, attributes: readonly [string, AttributeValue][]): string {
  const shown = attributes.flatMap(([key, value]) => {
    const spelled = key === 'className' ? 'class' : key;
    if (value === true) return [` ${spelled}`];
    return typeof value === 'string' ? [` ${spelled}="${escapeHtml(value)}"`] : [];
  });
  return `<${name}${shown.join('')}>`;
}

/** A text in quotes, `require('./x.png').default` and `useBaseUrl('x.png')` too. */
const PLAIN = /^(?:require\(|useBaseUrl\()?\s*(["'`])((?:(?!\1|\$\{|\\).)*)\1\s*\)?(?:\.default)?$/s;

function attributeValue({
  value,
}: Extract<MdxJsxAttributeUnion, { type: 'mdxJsxAttribute' }>): AttributeValue {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  const code = value.value.trim();
  return PLAIN.exec(code)?.[2] ?? { code };
}

/** The attributes of a component as texts. */
function propsOf(attributes: readonly MdxJsxAttributeUnion[]): ComponentProps {
  const props: ComponentProps = {};
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const value = attributeValue(attribute);
    const code = typeof value === 'object' ? value.code : '';
    if (attribute.name === 'sources') Object.assign(props, themedSources(code));
    props[attribute.name] = typeof value !== 'object' ? value : code === 'true' ? true : code;
  }
  return props;
}
