import * as React from 'react';
import { createElement, type ElementType, Fragment, type ReactNode } from 'react';
import { standsFor } from './missing.ts';
import type { Notes } from './notes.ts';

type Props = Record<string, unknown>;
type FunctionComponent = (props: Props, ref?: unknown) => ReactNode;

/** Whether to replace each component that throws. Components are then wrapped and not identical to the originals. */
export interface Guarding {
  on: boolean;
}

/** An element of our own; React takes any name. */
const LOST = 'fg-lost' as ElementType;

/** Hooks that do nothing where there is no browser. */
const BROWSER_HOOKS = ['useEffect', 'useLayoutEffect', 'useInsertionEffect'] as const;

/** React as pages of a repository get it: accepts placeholders of missing modules, reports what needs a browser. */
export function reactFor(notes: Notes, guarding: Guarding): { react: object; jsxRuntime: object } {
  const guards = new WeakMap<FunctionComponent, FunctionComponent>();

  function guarded(component: FunctionComponent): FunctionComponent {
    const known = guards.get(component);
    if (known) return known;
    const name = component.name || 'a component';
    const guard: FunctionComponent = (props, ref) => {
      try {
        return component(props, ref);
      } catch (error) {
        notes.add('threw', `<${name}>: ${error instanceof Error ? error.message : String(error)}`);
        return createElement('fg-lost', { name });
      }
    };
    guards.set(component, guard);
    return guard;
  }

  function read(type: unknown, given: Props | null | undefined): { type: ElementType; props: Props } {
    const props = readProps(given ?? {}, type);
    const missing = standsFor(type);
    if (missing || type === undefined || type === null || isModule(type)) {
      if (missing) notes.addMissing(missing.module);
      else notes.add('component', 'undefined');
      const name = missing?.name ?? 'undefined';
      return { type: LOST, props: { name, key: props.key, children: props.children } };
    }
    // The head of a page is not part of its article.
    if (type === 'head') {
      notes.add('head', '<head>');
      return { type: Fragment, props: {} };
    }
    if (guarding.on && isPlainFunction(type)) return { type: guarded(type), props };
    return { type: type as ElementType, props };
  }

  function create(type: unknown, props: Props | null, ...children: ReactNode[]) {
    const given = read(type, props);
    return children.length > 0
      ? createElement(given.type, given.props, ...children)
      : createElement(given.type, given.props);
  }

  function jsx(type: unknown, given: Props, key?: string) {
    const { type: known, props } = read(type, given);
    const { children, ...others } = props;
    const keyed = key === undefined ? others : { ...others, key };
    return Array.isArray(children)
      ? createElement(known, keyed, ...children)
      : createElement(known, keyed, ...('children' in props ? [children as ReactNode] : []));
  }

  const hooks = Object.fromEntries(BROWSER_HOOKS.map((hook) => [hook, () => notes.add('browser', hook)]));
  const useState = (first: unknown) => {
    notes.add('state', 'useState');
    return React.useState(first);
  };
  const react = { ...React, ...hooks, useState, createElement: create };
  return {
    react: { ...react, default: react, __esModule: true },
    jsxRuntime: { jsx, jsxs: jsx, jsxDEV: jsx, Fragment, __esModule: true },
  };
}

/** An object that is no type of React: `import X` of a module without a default export. */
function isModule(type: unknown): boolean {
  return typeof type === 'object' && type !== null && !('$$typeof' in type);
}

function isPlainFunction(type: unknown): type is FunctionComponent {
  return typeof type === 'function' && !Object.hasOwn(Object(type.prototype), 'render');
}

/** Styles have no place on our pages; React refuses them as text. An imported picture may be a component. */
function readProps(props: Props, type: unknown): Props {
  if (typeof type !== 'string') return props;
  const { style, ...kept } = props;
  const width = typeof style === 'object' && style !== null ? Reflect.get(style, 'width') : undefined;
  if (type === 'img' && kept.width === undefined && /^\d+(px)?$/.test(String(width)))
    kept.width = Number.parseInt(String(width), 10);
  for (const name of ['src', 'href']) {
    const value = kept[name];
    if (typeof value === 'function' && standsFor(value) === undefined) kept[name] = String(value);
  }
  return kept;
}
