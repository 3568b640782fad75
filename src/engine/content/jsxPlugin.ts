import type {
  MdastPluginInstance,
  MdastVisitorContext,
  MdxFlowExpression,
  MdxJsxAttributeUnion,
  MdxJsxFlowElement,
  MdxJsxTextElement,
  MdxTextExpression,
} from 'satteri';
import type { ComponentProps } from '../../components/component.ts';
import { themedSources } from './jsxValues.ts';
import { READ_ALOUD } from './mdx.ts';
import type { PageFactsCollector } from './pageCollector.ts';
import { placeOf } from './place.ts';
import { isScriptUrl, URL_ATTRIBUTES } from './rawAttributes.ts';
import { REMOVED } from './rawHtml.ts';
import { HIDE, LINE, type Read, readsOfElement, readsOfPicture, SHOW } from './reading.ts';
import { WRAPPER } from './slots.ts';
import { htmlTag, noteElement, noteWhole } from './twinNotes.ts';
import { HTML_ELEMENTS, SVG_ELEMENTS, VOID_ELEMENTS } from './vocabulary.ts';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** JSX in `.mdx` pages: known components become slots, imports of Docusaurus modules are dropped. */
export function jsxPlugin(page: PageFactsCollector): MdastPluginInstance {
  const own = ownComponents(page.text);
  return {
    mdxJsxFlowElement: (node, context) => element(page, node, context, own),
    mdxJsxTextElement: (node, context) => element(page, node, context, own),
    mdxFlowExpression: (node, context) => expression(page, node, context),
    mdxTextExpression: (node, context) => expression(page, node, context),
    mdxjsEsm(node, context) {
      noteWhole(page, node);
      const rest = node.value
        .replace(/^import\s[^;]*?from\s+['"]@(?:theme|docusaurus|site)\/?[^'"]*['"];?[ \t]*$/gm, '')
        .trim();
      if (/^import\s/m.test(rest)) {
        page.report(
          {
            severity: 'error',
            code: 'mdx-import',
            message: `this import cannot be resolved: ${rest.split('\n')[0]}.`,
            hint: 'Pages may import from @theme, @docusaurus and @site only.',
          },
          placeOf(node),
        );
        context.removeNode(node);
      } else if (rest !== node.value.trim()) {
        if (rest) context.setProperty(node, 'value', rest);
        else context.removeNode(node);
      }
    },
  };
}

/** Components that the page itself exports. */
function ownComponents(text: string): ReadonlySet<string> {
  const names = text.matchAll(/^export\s+(?:async\s+)?(?:function|class|const|let|var)\s+([A-Z][\w$]*)/gm);
  return new Set([...names].map((match) => match[1] ?? ''));
}

/** The page's code tells what it shows when it runs; it is passed through a function that listens. */
function expression(
  page: PageFactsCollector,
  node: Readonly<MdxFlowExpression | MdxTextExpression>,
  context: MdastVisitorContext,
): void {
  // A comment shows nothing.
  if (node.value.replace(/\/\*[\s\S]*?\*\//g, '').trim() === '') {
    noteWhole(page, node);
    return;
  }
  const slot = page.addSlot({ type: 'html', html: '' });
  page.reading.add(node, slotRead(slot));
  noteWhole(page, node, slot);
  context.setProperty(node, 'value', `props.${READ_ALOUD}(${slot}, (${node.value}\n))`);
}

function element(
  page: PageFactsCollector,
  node: Readonly<JsxElement>,
  context: MdastVisitorContext,
  own: ReadonlySet<string>,
): void {
  const name = node.name === 'Link' ? 'a' : (node.name ?? '');
  if (name === '') return;
  if (!page.terms.isProse(name)) page.terms.skip(node);
  if (REMOVED.has(name)) {
    const hint = 'Pages carry no scripts or styles of their own.';
    page.report(
      { severity: 'warning', code: 'raw-html-removed', message: `<${name}> is removed.`, hint },
      placeOf(node),
    );
    page.reading.around(node, [HIDE], [SHOW]);
    noteWhole(page, node);
    context.removeNode(node);
    return;
  }
  if (HTML_ELEMENTS.has(name) || SVG_ELEMENTS.has(name)) {
    const { id, alt } = readProps(node.attributes);
    const { before, after } = readsOfElement(name);
    const line = node.type === 'mdxJsxFlowElement' ? [LINE] : [];
    page.reading.around(node, [...line, ...(name === 'img' ? readsOfPicture(alt) : before)], after);
    if (typeof id === 'string') page.anchor(id, placeOf(node));
    const attributes = node.attributes.flatMap((attribute) => kept(page, node, name, attribute));
    if (
      name !== node.name ||
      attributes.some((attribute, index) => attribute !== node.attributes[index]) ||
      attributes.length !== node.attributes.length
    )
      changeElement(node, context, { name, attributes });
    const close = VOID_ELEMENTS.has(name) ? '' : `</${name}>`;
    if (node.attributes.length > 0) noteElement(page, node, { open: htmlTag(name, attributes), close });
    return;
  }
  if (own.has(name.split('.')[0] ?? name)) {
    // What the page's own code makes of it cannot be known here.
    noteElement(page, node, { open: '', close: '' });
    return;
  }
  if (page.componentOf(name)) {
    const open = page.addSlot(page.openComponent(name, readProps(node.attributes), placeOf(node)));
    const close = page.addSlot({ type: 'close', name });
    page.reading.around(node, [slotRead(open)], [slotRead(close)]);
    noteElement(page, node, { open, close });
    context.insertBefore(node, { type: 'text', value: page.markOf(open) });
    context.insertAfter(node, { type: 'text', value: page.markOf(close) });
  } else {
    page.report(
      {
        severity: 'warning',
        code: 'unknown-component',
        message: `unknown component <${name}>; only its children are kept.`,
      },
      placeOf(node),
    );
    noteElement(page, node, { open: '', close: '' });
  }
  changeElement(node, context, { name: WRAPPER, attributes: [] });
}

function slotRead(slot: number): Read {
  return { type: 'slot', slot };
}

/** Puts a changed element in the place of `node`: satteri sets no `attributes` on one that stands. */
function changeElement(
  node: Readonly<JsxElement>,
  context: MdastVisitorContext,
  change: Pick<JsxElement, 'name' | 'attributes'>,
): void {
  if (node.type === 'mdxJsxFlowElement')
    context.replaceNode(node, { type: node.type, ...change, children: [...node.children] });
  else context.replaceNode(node, { type: node.type, ...change, children: [...node.children] });
}

/** An attribute of an element as it may stand on a page: with its final target, or not at all. */
function kept(
  page: PageFactsCollector,
  node: Readonly<JsxElement>,
  element: string,
  attribute: MdxJsxAttributeUnion,
): MdxJsxAttributeUnion[] {
  if (attribute.type !== 'mdxJsxAttribute') return [attribute];
  const place = placeOf(node);
  const { name, value } = attribute;
  const lower = name.toLowerCase();
  const removed = (code: string, what: string, hint?: string) => {
    page.report({ severity: 'warning', code, message: `${what} on <${element}> is removed.`, hint }, place);
    return [];
  };
  if (lower.startsWith('on'))
    return removed('raw-html-handler', `the attribute ${name}`, 'Pages carry no scripts.');
  if (lower === 'style')
    return removed('raw-html-style', 'the style attribute', 'Use a class, or width and height.');
  if (lower === 'srcdoc' || lower === 'dangerouslysetinnerhtml')
    return removed('raw-html-script-url', `a script in ${name}`);
  if (typeof value !== 'string') return [attribute];
  if (element !== 'img' && URL_ATTRIBUTES.has(lower) && isScriptUrl(value))
    return removed('raw-html-script-url', `a script in ${name}`);
  if (element === 'a' && (lower === 'href' || lower === 'to')) {
    const target = page.link(value, place);
    return target.kind === 'pending' ? [] : [{ ...attribute, name: 'href', value: target.href }];
  }
  if (element === 'img' && lower === 'src') {
    const image = page.image(value, place);
    const given = new Set(
      node.attributes.map((other) => (other.type === 'mdxJsxAttribute' ? other.name : '')),
    );
    const more = {
      loading: 'lazy',
      ...(given.has('width') || given.has('height') ? {} : { width: image.width, height: image.height }),
    };
    return [
      { ...attribute, value: image.src },
      // React would put a preload link in front of an image that is not lazy.
      ...Object.entries(more).flatMap(([key, text]): MdxJsxAttributeUnion[] =>
        text === undefined || given.has(key)
          ? []
          : [{ type: 'mdxJsxAttribute', name: key, value: String(text) }],
      ),
    ];
  }
  return [attribute];
}

/** Attributes as strings; `{true}`, `{"x"}` and `{require('./x.png').default}` have a plain meaning too. */
function readProps(attributes: readonly MdxJsxAttributeUnion[]): ComponentProps {
  const props: ComponentProps = {};
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const { name, value } = attribute;
    if (value === null || value === undefined) props[name] = true;
    else if (typeof value === 'string') props[name] = value;
    else {
      const text = value.value.trim();
      if (name === 'sources') Object.assign(props, themedSources(text));
      props[name] =
        text === 'true'
          ? true
          : (/^(?:require\(|useBaseUrl\()?\s*(["'`])(.*?)\1\s*\)?(?:\.default)?$/s.exec(text)?.[2] ?? text);
    }
  }
  return props;
}
