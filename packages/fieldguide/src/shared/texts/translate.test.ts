import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as english from './english.ts';

const { GROUPS, ...constants } = english;

import { createTranslate } from './translate.ts';
import { withHtml } from './withHtml.ts';

const program = path.resolve(import.meta.dirname, '../../../scripts/texts.mjs');
const sources = path.resolve(import.meta.dirname, '../..');

describe('the English texts', () => {
  it('are those of en.yaml: run node packages/fieldguide/scripts/texts.mjs after a change', () => {
    const made = readFileSync(path.join(import.meta.dirname, 'english.ts'), 'utf8');
    expect(made).toBe(execFileSync(process.execPath, [program, '--print'], { encoding: 'utf8' }));
  });

  it('are all shown somewhere', () => {
    const code = readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => readFileSync(path.join(sources, name), 'utf8'))
      .join('\n');
    const used = new Set(code.match(/(?<=\benglish\.)\w+/g));
    expect(Object.keys(constants).filter((name) => !used.has(name))).toEqual([]);
  });

  it('that say the same differ in their names, so that another language can tell them apart', () => {
    const texts = Object.values(constants);
    expect(new Set(texts).size).toBe(texts.length);
    expect(Object.values(GROUPS).flatMap(Object.values)).toHaveLength(texts.length);
    const t = createTranslate();
    expect([t(english.done), t(english.feedbackDone)]).toEqual(['Done', 'Done']);
  });
});

describe('a text', () => {
  it('has its gaps filled, and the form that goes with the number', () => {
    const t = createTranslate();
    expect(t(english.pagesIn, { category: '$& and {count}' })).toBe('Pages in $& and {count}');
    expect([0, 1, 2].map((count) => t(english.pages, { count }))).toEqual(['0 pages', '1 page', '2 pages']);
  });

  it('is that of the language, with as many forms as the language has, and English where there is none', () => {
    const own = {
      [english.retry]: 'أعد المحاولة',
      [english.pages]: { one: 'صفحة', two: 'صفحتان', few: '{count} صفحات', other: '{count} صفحة' },
    };
    const t = createTranslate(own, 'ar');
    expect(t(english.retry)).toBe('أعد المحاولة');
    expect([1, 2, 5, 100].map((count) => t(english.pages, { count }))).toEqual([
      'صفحة',
      'صفحتان',
      '5 صفحات',
      '100 صفحة',
    ]);
    expect(t(english.close)).toBe('Close');
  });

  it('is escaped as HTML around the HTML in its gaps', () => {
    const t = createTranslate({ [english.readMore]: '<Mehr> {link}' });
    expect(withHtml(t, english.readMore, { link: '<a>$1</a>' })).toBe('&lt;Mehr&gt; <a>$1</a>');
  });
});
