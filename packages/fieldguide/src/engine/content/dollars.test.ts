import { describe, expect, it } from 'vitest';
import { parsePage } from './parsePage.ts';

/** The formulas of a text, and the rest of it as readers see it, each formula as `_`. */
function read(body: string, math: boolean): { formulas: string[]; text: string } {
  const formulas: string[] = [];
  const textOf = (node: { type: string; value?: string; children?: readonly object[] }): string => {
    if (node.type === 'inlineMath') {
      formulas.push(node.value ?? '');
      return '_';
    }
    return (
      node.value ??
      (node.children ?? []).map((child) => textOf(child as Parameters<typeof textOf>[0])).join('')
    );
  };
  const text = textOf(parsePage(body, { math }).root);
  return { formulas, text };
}

describe('On a site with formulas', () => {
  it.each([
    'Racks cost $5 and $7 each.',
    'From $1.50/month to $20/month; US$5 and US$6, $5–$10, ($5) or ($6).',
    '"$5" to "$6"',
    '5$ or 6$, 5$/month, 6$/year, 7$.',
    '$HOME and $PATH, $HOME/$USER, $HOME:$PATH',
    'with blanks $ x $ and $x $',
    'one $ alone, two $$ in a row',
    '$5 at the end of a line\n$6 at the beginning of the next',
  ])('%j has none', (text) => {
    expect(read(text, true)).toEqual({ formulas: [], text });
  });

  it.each([
    ['$x^2$ and $y$', ['x^2', 'y'], '_ and _'],
    ['$5 for $x$, $6 for $y$', ['x', 'y'], '$5 for _, $6 for _'],
    ['$n$th, 2$x$, ($x$), "$x$".', ['n', 'x', 'x', 'x'], '_th, 2_, (_), "_".'],
    ['**$5** or *$6*, then **$x$**', ['x'], '$5 or $6, then _'],
    ['$\\{a\\}$ and \\$5, \\$6', ['\\{a\\}'], '_ and $5, $6'],
    ['$x*y*z$', ['x*y*z'], '_'],
    ['a $5 `$b$` and `$6`', [], 'a $5 $b$ and $6'],
    ['$$5$$ and $6', ['5'], '_ and $6'],
    ['$5 [a](https://x.example/$y) $6', [], '$5 a $6'],
    ['> $5 and\n> $6 or $x$', ['x'], '$5 and\n$6 or _'],
    ['| a | b |\n|---|---|\n| $5 | $6 $x$ |', ['x'], 'ab$5$6 _'],
    ['# For $5 or $6', [], 'For $5 or $6'],
  ])('%j has %j', (body, formulas, text) => {
    expect(read(body, true)).toEqual({ formulas, text });
  });
});

describe('On a site without', () => {
  it.each([
    ['$x^2$, $\\alpha$ and $5 or $6', [], '$x^2$, $\\alpha$ and $5 or $6'],
    ['$\\{a\\}$, $a\\_b$ and $x$, $5', ['\\{a\\}', 'a\\_b'], '_, _ and $x$, $5'],
    ['\\\\\\\\host\\\\C$\\\\a and \\\\\\\\host\\\\D$', [], '\\\\host\\C$\\a and \\\\host\\D$'],
    ['for \\$5 \\& $6', [], 'for $5 & $6'],
  ])('%j has only those that would lose a backslash: %j', (body, formulas, text) => {
    expect(read(body, false)).toEqual({ formulas, text });
  });
});
