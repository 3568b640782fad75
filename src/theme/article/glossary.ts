import { escapeHtml } from '../../shared/text.ts';

export interface GlossaryPartsItem {
  /** Left out where the page has given the id to something else. */
  id?: string;
  name: string;
  abbreviation?: string;
  definition: string;
  synonyms: readonly string[];
  /** The page that tells more. */
  more?: { label: string; href: string };
  /** An abbreviation leads to its term. */
  see?: { label: string; href: string };
}

export interface GlossaryParts {
  groups: readonly { id: string; letter: string; items: readonly GlossaryPartsItem[] }[];
}

/** The glossary from A to Z, complete without scripts. */
export function renderGlossary({ groups }: GlossaryParts): string {
  const letters = groups.map(({ id, letter }) => `<a href="#${id}">${letter}</a>`).join(' ');
  const sections = groups.map(
    ({ id, letter, items }) =>
      `<h2 id="${id}">${letter}${link(id, letter)}</h2><dl>${items.map(item).join('')}</dl>`,
  );
  return `<nav aria-label="Letters of the glossary"><p>${letters}</p></nav>${sections.join('')}`;
}

function item({ id, name, abbreviation, definition, synonyms, more, see }: GlossaryPartsItem): string {
  const short = abbreviation === undefined ? '' : ` (${escapeHtml(abbreviation)})`;
  const own = id === undefined ? '' : ` id="${escapeHtml(id)}"`;
  const head = `<dt${own}>${escapeHtml(name)}${short}${id === undefined ? '' : link(id, name)}</dt>`;
  if (see) return `${head}<dd>See <a href="${escapeHtml(see.href)}">${escapeHtml(see.label)}</a>.</dd>`;
  const also =
    synonyms.length > 0 ? `<p><small>Also called: ${escapeHtml(synonyms.join(', '))}</small></p>` : '';
  const page = more
    ? `<p>Read more: <a href="${escapeHtml(more.href)}">${escapeHtml(more.label)}</a></p>`
    : '';
  return `${head}<dd><p>${escapeHtml(definition)}</p>${also}${page}</dd>`;
}

function link(id: string, name: string): string {
  const label = escapeHtml(`Direct link to ${name}`);
  return `<a class="hash-link" href="#${escapeHtml(encodeURIComponent(id))}" aria-label="${label}" title="${label}"></a>`;
}
