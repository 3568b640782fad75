import { type ComponentType, createElement, Fragment, isValidElement, type ReactNode } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';

type MdxProps = { [READ_ALOUD]: <T>(slot: number, value: T) => T };
type MdxModule = { default: ComponentType<MdxProps> };

/** Property of a page's content, through which its expressions pass what they show. */
export const READ_ALOUD = 'readAloud';

/**
 * Runs a compiled MDX page and returns its HTML. MDX is code of the site's own authors, run at build only.
 * `heard` gets the text that an expression of the page shows, with the number of its slot.
 * @throws whatever the page's expressions throw.
 */
export function evaluateMdx(code: string, heard: (slot: number, text: string) => void): string {
  const run = new Function(code) as (runtime: object) => MdxModule;
  const module = run({ Fragment, jsx, jsxs });
  const readAloud: MdxProps[typeof READ_ALOUD] = (slot, value) => {
    heard(slot, textOf(value));
    return value;
  };
  return renderToStaticMarkup(createElement(module.default, { [READ_ALOUD]: readAloud }));
}

/** The words of what React would show. What a component makes of its properties is not known here. */
function textOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(textOf).join(' ');
  return isValidElement<{ children?: ReactNode }>(value) ? textOf(value.props.children) : '';
}
