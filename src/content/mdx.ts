import { type ComponentType, createElement, Fragment } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';

type MdxModule = { default: ComponentType<{ components?: Record<string, unknown> }> };

/**
 * Runs a compiled MDX page and returns its HTML. MDX is code of the site's own authors, run at build only.
 * @throws whatever the page's expressions throw.
 */
export function evaluateMdx(code: string): string {
  const run = new Function(code) as (runtime: object) => MdxModule;
  const module = run({ Fragment, jsx, jsxs });
  return renderToStaticMarkup(createElement(module.default));
}
