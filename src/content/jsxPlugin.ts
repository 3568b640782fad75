import type {
  MdastPluginInstance,
  MdastVisitorContext,
  MdxJsxAttributeUnion,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'satteri';
import type { PageFactsCollector, Place } from './pageCollector.ts';
import { type ComponentProps, WRAPPER } from './slots.ts';
import { HTML_ELEMENTS, isComponent, SVG_ELEMENTS } from './vocabulary.ts';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** JSX in `.mdx` pages: known components become slots, imports of Docusaurus modules are dropped. */
export function jsxPlugin(page: PageFactsCollector): MdastPluginInstance {
  return {
    mdxJsxFlowElement: (node, context) => element(page, node, context),
    mdxJsxTextElement: (node, context) => element(page, node, context),
    mdxjsEsm(node, context) {
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

function element(page: PageFactsCollector, node: Readonly<JsxElement>, context: MdastVisitorContext): void {
  const name = node.name === 'Link' ? 'a' : (node.name ?? '');
  if (name === '' || HTML_ELEMENTS.has(name) || SVG_ELEMENTS.has(name)) {
    if (name === 'a' || name === 'img') resolveTargets(page, node, context, name);
    const id = readProps(node.attributes).id;
    if (typeof id === 'string') page.anchors.add(id);
    return;
  }
  if (isComponent(name)) {
    context.insertBefore(node, page.mark({ type: 'open', name, props: readProps(node.attributes) }));
    context.insertAfter(node, page.mark({ type: 'close', name }));
  } else {
    page.report(
      {
        severity: 'warning',
        code: 'unknown-component',
        message: `unknown component <${name}>; only its children are kept.`,
      },
      placeOf(node),
    );
  }
  changeElement(node, context, { name: WRAPPER, attributes: [] });
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

function resolveTargets(
  page: PageFactsCollector,
  node: Readonly<JsxElement>,
  context: MdastVisitorContext,
  name: 'a' | 'img',
): void {
  const place = placeOf(node);
  const attributes = node.attributes.map((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return attribute;
    if (name === 'a' && (attribute.name === 'href' || attribute.name === 'to')) {
      const target = page.link(attribute.value, place);
      return { ...attribute, name: 'href', value: target.kind === 'pending' ? undefined : target.href };
    }
    if (name === 'img' && attribute.name === 'src')
      return { ...attribute, value: page.image(attribute.value, place).src };
    return attribute;
  });
  changeElement(node, context, { name, attributes });
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
      props[name] =
        text === 'true'
          ? true
          : (/^(?:require\(|useBaseUrl\()?\s*(["'`])(.*?)\1\s*\)?(?:\.default)?$/s.exec(text)?.[2] ?? text);
    }
  }
  return props;
}

function placeOf(node: { position?: { start: Place } }): Place {
  return node.position?.start ?? { line: 1, column: 1 };
}
