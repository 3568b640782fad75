import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildIndex } from '../../packages/fieldguide/src/search/indexing/buildIndex.ts';
import {
  queryText,
  readSearchPlace,
  searchPageHref,
} from '../../packages/fieldguide/src/search/interface/searchPlace.ts';
import type { SearchProvider } from '../../packages/fieldguide/src/search/searchTypes.ts';
import { readJudgedCorpus } from './judgedCorpus.ts';
import { ask, engineOf, readWords, routesOf } from './support.ts';

const root = path.join(import.meta.dirname, '../..');

const FRAMES = Array.from(
  { length: 60 },
  (_, at) =>
    `    at com.example.inventory.sync.Worker$${at}.run(Worker.java:${at * 37 + 11}) [sync-1.4.2.jar:?]`,
);
const TRACE = `ORA-28000: the account is locked\n${FRAMES.join('\n')}`.slice(0, 5000);

const LOG_LINE =
  'Nov 28 12:01:11 hb-app-01 sudo: pam_unix(sudo:auth): authentication failure; logname= uid=1001 euid=0 tty=/dev/pts/0 '
    .repeat(20)
    .slice(0, 2_000);

const TYPED: [what: string, query: string][] = [
  ['a pasted stack trace of 5,000 characters', TRACE],
  ['signs of regular expressions', '^(a+)+$ [\\d{1,9}]*?|(?<=x).*\\ (((((('],
  ['nested quantifiers', '('.repeat(2000)],
  ['one word of 5,000 letters', 'restore'.repeat(715)],
  ['right-to-left text', 'כיצד לשחזר גיבוי של המכשיר'],
  ['emoji', '👩‍💻 restore 🎉 backup 🏳️‍🌈'],
  ['quotes that never close', '"restore a backup "" “of the'],
  ['another language', 'wie stelle ich eine Sicherung des Geräts wieder her'],
  ['a language without spaces', '如何从备份还原设备'],
  ['stop words alone', 'how do i do it when there is not any of that'],
  ['one stop word', 'the'],
  ['Cyrillic', 'сервер не отвечает'],
  ['a path', 'C:\\Windows\\System32\\drivers\\etc\\hosts'],
  ['a pasted line of a log', LOG_LINE],
  ['the same word 400 times', 'port '.repeat(400)],
  ['400 letters', 'qx'.repeat(200)],
  ['a phrase in quotes', '"access is denied"'],
  ['code points that are half of a pair', '\ud83d restore \udc00'],
];

/** Milliseconds of processor time for an answer. A frame or two where nothing else runs; a busy machine takes longer. */
const LIMIT = 400;

describe('Over our own pages', () => {
  let engine: SearchProvider;
  beforeAll(() => {
    engine = engineOf(buildIndex(readJudgedCorpus(root), readWords(root)));
  }, 120_000);

  it.each(TYPED)('%s is answered at once, letter by letter too', async (_what, query) => {
    await ask(engine, query);
    const before = process.cpuUsage();
    const start = performance.now();
    const { pages, total } = await ask(engine, query);
    const { user } = process.cpuUsage(before);
    expect(Math.min(user / 1000, performance.now() - start)).toBeLessThan(LIMIT);
    expect(pages.length).toBe(Math.min(10, total));
    for (const { hits } of pages) expect(hits.length).toBeGreaterThan(0);
  });

  it.each(TYPED)('%s finds the same in the dialog and on the search page', async (_what, typed) => {
    const inDialog = queryText(typed);
    const { search } = new URL(searchPageHref('/search/', { query: inDialog }), 'https://docs.example.com');
    const onPage = readSearchPlace(search).query;
    expect(await routesOf(engine, onPage)).toEqual(await routesOf(engine, inDialog));
  });

  it.each([
    ['easter', 'easier'],
    ['tower', 'toward'],
    ['anymore', 'anyone'],
  ])('%s is a word and does not become %s', async (query, other) => {
    expect((await ask(engine, query)).corrected ?? '').not.toContain(other);
  });

  it('the error at the beginning of a pasted stack trace is among the first results, as its row', async () => {
    const first = (await ask(engine, TRACE, { limit: 3 })).pages.map(({ hits }) => hits[0]?.href);
    expect(first).toContain('/auto-discovery/database-discovery/#ora-28000-the-account-is-locked');
  });

  it.each([
    ['"restore a backup', '/administration/appliance-manager/restore/'],
    ['👩‍💻 restore 🎉', '/administration/appliance-manager/restore/'],
  ])('%s is read without its signs', async (query, route) => {
    expect((await routesOf(engine, query))[0]).toBe(route);
  });

  it.each([
    ['wmi access denied', '/how-to-videos/wmi-authentication-testing-tool-how-to/'],
    ['firewall ports', '/getstarted/installation/discovery-port-configurations/'],
    ['restore', '/administration/appliance-manager/restore/'],
    ['connect ticket system', '/integration/external-integrations/'],
    ['AccessDenied on sts:AssumeRole', '/auto-discovery/cloud-auto-discovery/aws-autodiscovery/'],
    ['must have a tty to run', '/auto-discovery/linux-unix-server-auto-discovery/'],
  ])('%s leads to %s', async (query, route) => {
    expect((await routesOf(engine, query))[0]).toBe(route);
  });

  it.each([
    ['win', /Windows/],
    ['wind', /Windows/],
    ['age', /Agent/],
    ['time z', /Time Zone/],
  ])('%s is completed, though it is a word', async (query, title) => {
    const [first] = (await ask(engine, query)).pages;
    expect(first?.title.map(({ text }) => text).join('')).toMatch(title);
  });
});
