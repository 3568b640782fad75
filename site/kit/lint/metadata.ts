import { nearest, plural } from 'fieldguide';
import { atKey, type LintFault, type Rule } from './rule.ts';

const DESCRIPTION = { min: 110, max: 160 };
const KEYWORDS = 5;
const QUESTIONS = { most: 3, shortest: 15, longest: 90 };
const SECTION_LINES = { most: 2, shortest: 8, longest: 90 };

export const descriptionLength: Rule = (page) => {
  const { description = '' } = page.source.frontMatter;
  if (description.length >= DESCRIPTION.min && description.length <= DESCRIPTION.max) return [];
  const message = `the description has ${plural(description.length, 'character')}.`;
  const hint = `Write ${DESCRIPTION.min} to ${DESCRIPTION.max}.`;
  return [atKey(page, 'description', { code: 'description-length', message, hint })];
};

/** Keywords help search only where they are not words of the title. */
export const keywordCount: Rule = (page) => {
  const { title = '', keywords = [] } = page.source.frontMatter;
  const inTitle = new Set(wordsOf(title));
  const repeated = keywords.filter((keyword) => wordsOf(keyword).every((word) => inTitle.has(word)));
  const count = keywords.length - repeated.length;
  if (count >= KEYWORDS) return [];
  const known = repeated.length > 0 ? ` that the title lacks (it has "${repeated.join('", "')}")` : '';
  const message = `the page has ${plural(count, 'keyword')}${known}.`;
  const hint = `Add at least ${KEYWORDS} other words that readers would type.`;
  return [atKey(page, 'keywords', { code: 'keywords', message, hint })];
};

/** Search matches the questions of a page, and lines on its sections, with what readers type: few, short and whole. */
export const questionForm: Rule = (page) => {
  const { questions = [] } = page.source.frontMatter;
  const faults: [message: string, hint: string][] = [];
  for (const id of new Set(questions.map((question) => question.id))) {
    const texts = questions.flatMap((question) => (question.id === id ? [question.text] : []));
    const { most, shortest, longest } = id === '' ? QUESTIONS : SECTION_LINES;
    const owner = id === '' ? 'the page' : `the section "${id}"`;
    if (texts.length > most)
      faults.push([
        `${owner} has ${plural(texts.length, 'question')}.`,
        `Keep the ${most} that readers ask most.`,
      ]);
    for (const text of texts) {
      const said = `the question "${text}" has`;
      const { length } = text;
      if (id === '' && !text.endsWith('?'))
        faults.push([`${said} no question mark at the end.`, 'Write a whole question.']);
      else if (length < shortest || length > longest)
        faults.push([`${said} ${plural(length, 'character')}.`, `Write ${shortest} to ${longest}.`]);
    }
  }
  return faults.map(([message, hint]) => atKey(page, 'questions', { code: 'questions', message, hint }));
};

/** Title, label and position of a page are those of the page list. */
export const pageListAgrees: Rule = (page, { list }) => {
  const { route, frontMatter } = page.source;
  const row = list.get(route);
  if (!row) return list.size === 0 ? [] : notListed(page, [...list.values()]);
  const pairs = [
    ['title', frontMatter.title, row.title],
    ['sidebar_label', frontMatter.sidebar_label, row.label],
    ['sidebar_position', frontMatter.sidebar_position, row.position],
  ] as const;
  return pairs.flatMap(([key, written, wanted]): LintFault[] => {
    if (wanted === undefined || written === wanted) return [];
    const shown = written === undefined ? 'missing' : `"${written}"`;
    const message = `the ${key} is ${shown}, but the page list has "${wanted}".`;
    const hint = 'Write it as it is in site/planned-routes.tsv.';
    return [atKey(page, key, { code: 'page-list', message, hint })];
  });
};

/** Who follows a label of the menu knows the page by its title: both have a main word in common. */
export const labelOfTitle: Rule = (page) => {
  const { title, sidebar_label: label } = page.source.frontMatter;
  if (!title || !label) return [];
  const known = [...mainWords(title), initialsOf(title)];
  if (mainWords(label).some((word) => known.some((other) => isAlike(word, other)))) return [];
  const message = `the label "${label}" shares no main word with the title "${title}".`;
  return [
    atKey(page, 'sidebar_label', { code: 'label', message, hint: 'Use one that readers will recognize.' }),
  ];
};

const SMALL_WORDS = new Set('a an and as at by for from in is it of on or the to use using with'.split(' '));

function mainWords(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? []).filter((word) => !SMALL_WORDS.has(word));
}

/** `ipam` of "IP Address Management". */
function initialsOf(title: string): string {
  const words = title.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .map((word) => (word === word.toUpperCase() ? word : word.charAt(0)))
    .join('')
    .toLowerCase();
}

/** The same word in another form: "port" and "ports", "environment" and "environmental". */
function isAlike(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length);
  const start = Math.max(3, Math.min(5, length));
  return one === other || (length >= 3 && one.slice(0, start) === other.slice(0, start));
}

const notListed = (
  page: Parameters<Rule>[0],
  list: readonly { route: string; title: string }[],
): LintFault[] => {
  const { route, frontMatter } = page.source;
  const sameTitle = list.find(({ title }) => title === frontMatter.title)?.route;
  const guess =
    sameTitle ??
    nearest(
      route,
      list.map((row) => row.route),
    );
  const message = `the page list has no route ${route}.`;
  const hint = guess
    ? `Did you mean ${guess}? Otherwise, add the page to site/planned-routes.tsv.`
    : 'Add the page to site/planned-routes.tsv.';
  return [atKey(page, 'slug', { code: 'page-list', message, hint })];
};

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
