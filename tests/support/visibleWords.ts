import {
  DOCUMENT_ELEMENTS,
  HTML_ELEMENTS,
} from '../../packages/fieldguide/src/engine/content/htmlVocabulary.ts';
import { decodeReference } from '../../packages/fieldguide/src/engine/content/parseMarkdown.ts';

/** Elements within a line of text: a word may go on behind their tags. */
const INLINE = new Set(
  'a abbr b bdi bdo big cite code data del dfn em i ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

/** What the generator adds to an article. */
const GENERATED = [
  /<details class="(?:toc|lead|before|ahead)-fold"[\s\S]*?<\/details>/g,
  // Each panel says its label again, for print and without scripts.
  /<div class="tabs-list"[\s\S]*?<\/div>/g,
  /<button type="button"[\s\S]*?<\/button>/g,
  /<span class="menu-gap"[\s\S]*?<\/span><span class="menu-then[\s\S]*?<\/span>/g,
  // Tables of the page say the same.
  /<div data-island="(?:FirewallPlanner|SizingCalculator)"[\s\S]*?<p class="without-scripts">[\s\S]*?<\/p>/g,
  /<ul class="card-list">[\s\S]*?<\/ul>/g,
  /<h2 class="visually-hidden" id="footnote-label">Footnotes<\/h2>/g,
  // What the colors of a drawing mean.
  /<p class="dg-key"[\s\S]*?<\/p>/g,
  /<title [^>]*>Diagram<\/title>/g,
  /<figcaption class="code-title"><span>Output<\/span><\/figcaption>/g,
  /<small>[^<]*<\/small>(?=<\/figcaption><pre )/g,
  // Notes of a screen begin with the name of what they explain, which is drawn.
  /<li>(?:<svg class="level"[^>]*><\/svg>)?<b>[^<]*:<\/b>/g,
  /<p class="before-title">Before you start<\/p>/g,
  /<div class="table-tools"[^>]*>(?:<p class="tool-title">.*?<\/p>)?<p>\d+ rows<\/p><\/div>/g,
  /<p class="table-downloads">[\s\S]*?<\/p>/g,
  // The glossary's ways to other entries and pages: a record is what an entry says itself.
  /<nav class="letters" aria-label="Glossary letters">[\s\S]*?<\/nav>/g,
  /<h2 [^>]*>(?:\p{L}|0-9)<a class="hash-link"[^>]*><\/a><\/h2>/gu,
  /<dt(?: [^>]*)?>[^<]*(?:<a class="hash-link"[^>]*><\/a>)?<\/dt><dd>See <a [\s\S]*?<\/dd>/g,
  /<p>Read more: <a [\s\S]*?<\/p>/g,
  /<sup><a [^>]*data-footnote-ref[\s\S]*?<\/sup>/g,
];

/** What the generator says in drawings: the parts of screens and racks, their units and the kinds of blocks. */
export const DRAWN =
  /^(?:\d+|Menu|Tabs?|Fields?|Buttons?|Message|Table|columns?|on|off|true|Rack|units|Front|Rear|rear|free|to|From|top|server|network|storage|power|patch|blank|other|alt|opt|loop|par|Diagram)$/;

export interface VisibleWords {
  /** In their order, alternative texts of pictures included. */
  text: string[];
  /** Words in diagrams; one may be drawn several times for one name. */
  diagrams: Set<string>;
}

/** The words of an article as a reader sees them. */
export function visibleWords(articleHtml: string): VisibleWords {
  let html = articleHtml.replace(/<table[\s\S]*?<\/table>/g, withEachRow);
  for (const pattern of GENERATED) html = html.replace(pattern, ' ');
  html = withoutRepeatedSamples(html);
  const diagrams: string[] = [];
  const rest = html
    .replace(/<span data-prompt="([^"]*)"><\/span>/g, '$1 ')
    // A sequence is a list as well; a picture's name and description are read instead of it.
    .replace(/<svg[\s\S]*?<\/svg>|<ol class="dg-narrow[\s\S]*?(?=<\/figure>)|<figure[^>]*>/g, (drawn) => {
      diagrams.push(drawn.replace(/<[^>]*?(?:aria-label="([^"]*)"[^>]*)?>/g, ' $1 '));
      return ' ';
    });
  return {
    text: wordsOf(plainText(rest)),
    // A word that a drawing cuts short is no word.
    diagrams: new Set(wordsOf(plainText(diagrams.join(' ')).replace(/[\p{L}\p{M}\p{N}]+…/gu, ' '))),
  };
}

/** Python and PowerShell say how to sign in at the first call of a page: only those samples are in its records. */
function withoutRepeatedSamples(html: string): string {
  const [before = '', first = '', ...others] = html.split('<div class="api-shown">');
  const repeated = /<p class="tabs-label">(?:Python|PowerShell 7)<\/p>[\s\S]*?<\/pre>/g;
  return [before, first, ...others.map((shown) => shown.replace(repeated, ' '))].join(' ');
}

/** A value that is the same in each row is read once, above the table; the record of each row has it. */
function withEachRow(table: string): string {
  const rows = table.match(/<tr[ >]/g)?.length ?? 1;
  // The record of a recipe's result has the line itself.
  if (!/^<table class="[^"]*\brows\b/.test(table)) return table.replace('<span class="each-row">', ' $&');
  return table.replace(/<span class="each-row">([\s\S]*?)<\/span>(?=<\/caption>)/g, (_, line: string) => {
    const values = [...line.matchAll(/<b>([\s\S]*?)<\/b>/g)].map(([, value = '']) => value).join(' ');
    // The head is a row, too, and the first row's values are in the line itself.
    return ` ${line.replace('In each row:', '')} ${`${values} `.repeat(Math.max(0, rows - 2))}`;
  });
}

function plainText(html: string): string {
  return html
    .replace(
      // The title of an admonition that has none; an author may write the same.
      /<p class="admonition-title">\s*<span>(?:Note|Tip|Info|Warning|Danger|Caution|Important|Secondary)<\/span><\/p>/g,
      ' ',
    )
    .replace(/<img\s[^>]*?alt="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<\/?([a-z][a-z\d]*)[^>]*>/g, (tag, name: string) =>
      INLINE.has(name) ? '' : HTML_ELEMENTS.has(name) || DOCUMENT_ELEMENTS.has(name) ? ' ' : tag,
    )
    .replace(/&(?:#x?[\da-f]+|\w+);/gi, decodeReference);
}

/** Words and numbers, in their order. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
