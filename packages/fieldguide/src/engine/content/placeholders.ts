import type { Place } from '../../shared/errors.ts';
import { escapeHtml, nearest } from '../../shared/text.ts';
import type { PageFactsCollector } from './pageCollector.ts';
import { isShell } from './session.ts';

const TAG = /<([a-z][a-z0-9]*(?:-[a-z0-9]+)*)>/g;

/** Languages whose own tags look like placeholders. */
const MARKUP = new Set('html xml svg jsx tsx vue svelte astro mdx markdown md'.split(' '));

/** Each placeholder is one private character while code is highlighted, which no grammar can split. */
const FIRST = 0xe100;
const LAST = 0xe1ff;
const MARK = /[\ue100-\ue1ff]/g;

interface MarkedCode {
  /** The code with marks in the place of placeholders. */
  code: string;
  /** True where it has fields. */
  used: boolean;
  /** Puts the placeholders back, into the HTML that was made of the code. */
  show(html: string): string;
}

/**
 * Finds the placeholders of the site in a piece of code. A name that is nearly one of them is a fault; any other
 * `<word>` is text, which the grammars of shells must not take for a redirection.
 */
export function markPlaceholders(
  page: PageFactsCollector,
  { code, language }: { code: string; language: string },
  place: Place,
): MarkedCode {
  const known = page.services.placeholders ?? new Map<string, unknown>();
  const shell = isShell(language);
  const names: string[] = [];
  if (!(known.size || shell) || !code.includes('<')) return { code, used: false, show: (html) => html };
  const markup = MARKUP.has(language);
  const marked = code.replace(MARK, '\ufffd').replace(TAG, (tag, name: string) => {
    if (markup && code.includes(`</${name}>`)) return tag;
    if (!known.has(name)) {
      if (!markup) reportUnknown(page, { name, known: known.keys() }, place);
      if (!shell) return tag;
    } else page.placeholders.add(name);
    const index = names.includes(name) ? names.indexOf(name) : names.push(name) - 1;
    return index > LAST - FIRST ? tag : String.fromCharCode(FIRST + index);
  });
  return {
    code: marked,
    used: names.some((name) => known.has(name)),
    show: (html) =>
      names.length === 0
        ? html
        : html.replace(MARK, (mark) => {
            const name = names[mark.charCodeAt(0) - FIRST] ?? '';
            return known.has(name) ? fieldHtml(name) : `<span class="tk-parameter">&lt;${name}&gt;</span>`;
          }),
  };
}

/** As written, for all who read without scripts; those make a field of it. */
function fieldHtml(name: string): string {
  return `<span class="placeholder" data-placeholder="${name}">&lt;${name}&gt;</span>`;
}

function reportUnknown(
  page: PageFactsCollector,
  { name, known }: { name: string; known: Iterable<string> },
  place: Place,
): void {
  const guess = nearest(name, known);
  if (guess === undefined) return;
  const message = `unknown placeholder <${name}>.`;
  const hint = `Did you mean <${guess}>? Placeholders are declared in data/placeholders.yaml.`;
  page.report({ severity: 'forgivable', code: 'unknown-placeholder', message, hint }, place);
}

/** What scripts need to know of the placeholders of a page, as HTML that shows nothing. */
export function placeholderList(page: PageFactsCollector): string {
  const used = [...page.placeholders].flatMap((name) => page.services.placeholders?.get(name) ?? []);
  if (used.length === 0) return '';
  return `<template data-placeholders="${escapeHtml(JSON.stringify(used))}"></template>`;
}
