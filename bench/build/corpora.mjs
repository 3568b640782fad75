import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { generateCorpus } from '../corpus/generate.mjs';
import { rke2Docs, work } from '../paths.mjs';
import { makeHugoSite } from './hugoSite.mjs';

/**
 * @typedef {object} Corpus
 * @property {string} name
 * @property {number} runs Measured rounds; one more goes before them.
 * @property {(folder: string) => void} write Fills the folder with Markdown.
 */

/** @type {readonly Corpus[]} */
export const CORPORA = [
  { name: 'rke2', runs: 5, write: (folder) => cpSync(rke2Docs, folder, { recursive: true }) },
  { name: '370', runs: 5, write: (folder) => generateCorpus(folder, 370) },
  { name: 'broken', runs: 5, write: (folder) => generateCorpus(folder, 370, { brokenLinks: 350 }) },
  { name: '3700', runs: 3, write: (folder) => generateCorpus(folder, 3700) },
];

/** The sample is not part of the project; where it is missing, its measurement is left out. */
export const isPresent = ({ name }) => name !== 'rke2' || existsSync(rke2Docs);

/**
 * Writes the corpus twice: as it is for us, and as a Hugo site.
 * @param {Corpus} corpus
 */
export function prepareCorpus({ name, write }) {
  const folder = path.join(work, 'corpora', name);
  const docs = path.join(folder, 'docs');
  const hugoSite = path.join(folder, 'hugo');
  rmSync(folder, { recursive: true, force: true });
  write(docs);
  makeHugoSite(docs, hugoSite);
  const pages = readdirSync(docs, { recursive: true }).filter((file) => /\.mdx?$/.test(String(file))).length;
  return { docs, hugoSite, pages };
}
