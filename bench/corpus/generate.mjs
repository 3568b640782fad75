import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { frontMatter, pageText, pageTitle } from './page.mjs';
import { Random } from './random.mjs';
import { paragraph } from './words.mjs';

const SECTIONS = [
  'Getting started',
  'Installation',
  'Autodiscovery',
  'Infrastructure',
  'Applications',
  'Networks',
  'Power',
  'Reports',
  'Integration',
  'Administration',
  'Security',
  'Release notes',
];

/**
 * Writes a folder of Markdown with `count` pages in twelve sections, the same for the same number every time.
 * @param {string} folder Replaced.
 * @param {number} count Pages, the index pages of the sections included.
 * @param {{ brokenLinks?: number }} options So many pages have a link that leads nowhere, misspelled by a letter.
 */
export function generateCorpus(folder, count, { brokenLinks = 0 } = {}) {
  const random = new Random(count);
  const pages = Array.from({ length: count - SECTIONS.length }, (_, index) => {
    const section = SECTIONS[index % SECTIONS.length];
    const title = pageTitle(random);
    const position = Math.floor(index / SECTIONS.length) + 1;
    return { title, position, folder: slug(section), file: `${slug(title)}-${index}.md` };
  });
  rmSync(folder, { recursive: true, force: true });
  SECTIONS.forEach((section, index) => {
    mkdirSync(path.join(folder, slug(section)), { recursive: true });
    const head = { title: section, description: `All about ${section.toLowerCase()}.`, position: index + 1 };
    const text = `${frontMatter(head)}\n${paragraph(random, 80)}\n\n## In this section\n\n${paragraph(random, 60)}\n`;
    writeFileSync(path.join(folder, slug(section), 'index.md'), text);
  });
  for (const [index, page] of pages.entries()) {
    const links = Array.from({ length: random.int(4, 6) }, () => linkTo(random.pick(pages), page, random));
    if (index < brokenLinks) links.push(`[${page.title}](../${page.folder}/x${page.file})`);
    const head = {
      title: page.title,
      description: paragraph(random, 12).replaceAll(/[`*]/g, ''),
      position: page.position,
    };
    writeFileSync(path.join(folder, page.folder, page.file), pageText(random, head, links));
  }
}

/** A link as writers make it: a path relative to the file, sometimes with an anchor. */
function linkTo(target, from, random) {
  const file = target.folder === from.folder ? target.file : `../${target.folder}/${target.file}`;
  return `[${target.title}](${file}${random.chance(0.3) ? '#before-you-start' : ''})`;
}

/** @param {string} text */
const slug = (text) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
