import fs from 'node:fs';
import path from 'node:path';
import type { JudgedQuery } from './evaluate.ts';

/**
 * An error text or symptom as an administrator types it, from `errors.jsonl`: `message` whole, `part` of a pasted one,
 * `short`, with a `typo`, or a `symptom` in own words. Each answer is a row of a table, named by the text of its first
 * cell, so that it outlives a change of the row's anchor, or else a passage as of a question; the best comes first, and
 * any of them is right.
 */
export interface JudgedError extends JudgedQuery {
  answers: ((Place & { row: string }) | JudgedPassage)[];
}

interface Place {
  route: string;
  anchor: string;
}

type JudgedPassage = Place & { passage: string };

/**
 * A question from `answers.jsonl`, with the passages that answer it in the words of the page. The best comes first, and
 * any of them is right; the cells of a row are separated by bars. A question with `answer: 'none'` is one that the site
 * does not answer: a card above its results is wrong.
 */
export interface JudgedQuestion extends JudgedQuery {
  answers?: JudgedPassage[];
  answer?: 'none';
}

/**
 * Judged queries with their passages, of `errors.jsonl`, `answers.jsonl` or `training.jsonl`. The last has questions and
 * errors for tuning alone, many more than the others; somebody who knew nothing of the engine judged what it found for
 * them, too. Where a section answers as a whole, its passage is empty. `folder`: where the files lie.
 */
export function readPassages(file: 'errors.jsonl', folder?: string): JudgedError[];
export function readPassages(file: 'training.jsonl', folder?: string): JudgedQuestion[];
export function readPassages(file: 'answers.jsonl', folder?: string): JudgedQuestion[];
export function readPassages(file: string, folder = import.meta.dirname): JudgedQuery[] {
  const lines = fs.readFileSync(path.join(folder, file), 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line));
}

/** Folder of each set of queries that are judged over the pages as they are; its README says what may be done with it. */
const SETS = { seen: 'judged2', unseen: 'judged2', third: 'judged3', fourth: 'judged4' };

export type JudgedSet = keyof typeof SETS;

export const isJudgedSet = (name: string): name is JudgedSet => Object.hasOwn(SETS, name);

/** The queries of a set. A place with an empty anchor is the beginning of its page. */
export function readSet(name: JudgedSet, folder = import.meta.dirname): JudgedQuestion[] {
  const file = path.join(folder, SETS[name], `${name}.jsonl`);
  const lines = fs.readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line));
}
