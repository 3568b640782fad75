import { pathToFileURL } from 'node:url';
import { asError } from 'fieldguide';
import { Children, type ComponentType, createElement, isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Answer, RenderedPage, RenderJob } from '../protocol.ts';
import type { Guarding } from './guardedReact.ts';
import type { Notes } from './notes.ts';
import { GLOBAL_NAMES } from './theme.ts';

interface Tools {
  modules: ReadonlyMap<string, object>;
  notes: Notes;
  guarding: Guarding;
  answer(message: Answer): void;
}

type Components = Record<string, unknown>;
type Content = (props: { components: Components }) => ReactNode;

/** Renders page after page and reports each as soon as it is done, so a page that hangs loses only itself. */
export async function renderPages({ pages, theme, shared }: RenderJob, tools: Tools): Promise<void> {
  const own = theme === undefined ? {} : await siteComponents(theme);
  const given = componentsFor(shared, own, tools);
  Reflect.set(tools.modules.get('@mdx-js/react') ?? {}, 'useMDXComponents', () => given);
  for (const { key, file, components } of pages) {
    tools.answer({ kind: 'started', key });
    tools.notes.take();
    const page = await render(file, componentsFor(components, own, tools), tools).catch(
      (error: unknown): RenderedPage => ({ blocks: {}, notes: [], fault: asError(error).message }),
    );
    tools.answer({ kind: 'page', key, page: { ...page, notes: tools.notes.take() } });
  }
}

async function render(file: string, components: Components, tools: Tools): Promise<RenderedPage> {
  const { default: content } = (await import(pathToFileURL(file).href)) as { default: Content };
  tools.guarding.on = false;
  try {
    const html = renderToStaticMarkup(
      createElement(content as ComponentType<{ components: Components }>, { components }),
    );
    return { blocks: splitBlocks(html), notes: [] };
  } catch {
    // The parts are rendered one by one to find the one that failed.
  }
  tools.guarding.on = true;
  const blocks: Record<string, string> = {};
  for (const [number, element] of topBlocks(content({ components }))) {
    try {
      blocks[number] = renderToStaticMarkup(createElement('fg-part', null, element)).slice(9, -10);
    } catch (error) {
      tools.notes.add('threw', asError(error).message);
      blocks[number] = '<fg-lost></fg-lost>';
    }
  }
  return { blocks, notes: [] };
}

/** What all pages of the repository can use. If it cannot be read, each page reports what it misses. */
async function siteComponents(file: string): Promise<Components> {
  try {
    return ((await import(pathToFileURL(file).href)) as { default: Components }).default;
  } catch {
    return {};
  }
}

/** What a page may use without an import, and a placeholder for each unknown name. */
function componentsFor(names: readonly string[], own: Components, { modules, notes }: Tools): Components {
  const components: Components = {};
  for (const name of names) {
    const known = own[name] ?? modules.get(GLOBAL_NAMES[name] ?? '');
    components[name] =
      known ??
      (({ children }: { children?: ReactNode }) => {
        notes.add('component', name);
        return createElement('fg-lost', { name }, children);
      });
  }
  return components;
}

const BLOCK = /<fg-block n="(\d+)">([\s\S]*?)<\/fg-block>/g;

function splitBlocks(html: string): Record<string, string> {
  return Object.fromEntries([...html.matchAll(BLOCK)].map(([, number = '', inner = '']) => [number, inner]));
}

function topBlocks(content: ReactNode): [string, ReactNode][] {
  const found: [string, ReactNode][] = [];
  const look = (node: ReactNode) => {
    for (const child of Children.toArray(node)) {
      if (!isValidElement<{ n?: string; children?: ReactNode }>(child)) continue;
      if (child.type === 'fg-block') found.push([String(child.props.n), child.props.children]);
      else look(child.props.children);
    }
  };
  look(content);
  return found;
}
