import { codeFence } from './code.mjs';
import { ADJECTIVES, capitalize, NOUNS, paragraph, sentence, TERMS, VERBS } from './words.mjs';

/**
 * @typedef {import('./random.mjs').Random} Random
 * @typedef {{ title: string, description: string, position: number }} PageHead
 */

/** @param {Random} random */
export const pageTitle = (random) =>
  `${capitalize(random.pick(VERBS))} ${random.pick(ADJECTIVES)} ${random.pick(NOUNS)}s with ${capitalize(random.pickSkewed(TERMS))}`;

/** @param {PageHead} head */
export const frontMatter = ({ title, description, position }) =>
  `---\ntitle: ${title}\ndescription: ${JSON.stringify(description)}\nsidebar_position: ${position}\n---\n`;

/**
 * A page of about 500 words: headings, lists, a table, one or two code fences, links to other pages.
 * @param {Random} random
 * @param {PageHead} head
 * @param {string[]} links Markdown links to other pages.
 */
export function pageText(random, head, links) {
  const heading = (level) =>
    `${'#'.repeat(level)} ${capitalize(random.pick(VERBS))} the ${random.pick(ADJECTIVES)} ${random.pick(NOUNS)}`;
  const see = (link) => `${sentence(random)} See ${link}.`;
  const blocks = [
    frontMatter(head),
    paragraph(random, 40),
    '## Before you start',
    bullets(random, random.int(3, 4)),
    heading(2),
    paragraph(random, 65),
    codeFence(random),
    see(links[0]),
    heading(3),
    paragraph(random, 50),
    heading(2),
    steps(random, random.int(3, 5)),
    table(random),
    heading(3),
    paragraph(random, 45),
    ...(random.chance(0.5) ? [codeFence(random)] : []),
    heading(2),
    see(links[1]),
    paragraph(random, 40),
    '## Related pages',
    links
      .slice(2)
      .map((link) => `- ${link}`)
      .join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** @param {Random} random @param {number} count */
const bullets = (random, count) => Array.from({ length: count }, () => `- ${sentence(random)}`).join('\n');

/** @param {Random} random @param {number} count */
const steps = (random, count) =>
  Array.from({ length: count }, (_, index) => `${index + 1}. ${sentence(random)}`).join('\n');

/** @param {Random} random */
function table(random) {
  const rows = Array.from({ length: random.int(4, 6) }, () => {
    const field = `\`${random.pickSkewed(TERMS)}\``;
    return `| ${field} | ${random.pick(ADJECTIVES)} | ${capitalize(random.pick(NOUNS))} to ${random.pick(VERBS)} in ${random.pickSkewed(TERMS)} |`;
  });
  return ['| Field | Default | Meaning |', '| --- | --- | --- |', ...rows].join('\n');
}
