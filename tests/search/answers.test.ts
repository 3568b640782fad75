import { beforeAll, describe, expect, it } from 'vitest';
import { buildIndex, type SearchFiles } from '../../packages/fieldguide/src/search/indexing/buildIndex.ts';
import type {
  SearchPage,
  SearchProvider,
  SearchResponse,
} from '../../packages/fieldguide/src/search/searchTypes.ts';
import { recordsOf } from '../support/compileFixture.ts';
import { ask, engineOf, pagesOf } from './support.ts';

const HELP = `---
title: Help
---

All about collectors.

## Questions

### How many collectors may I install?

As many as you like. Plan one for each site.

### Which ports are open?

| Port | Use |
| --- | --- |
| 443 | web |

## Limits

The zebra file holds 100 characters and cuts off the rest. 

Quagga names help all readers there.

## Troubleshooting

| What you see | Why | What to do |
| --- | --- | --- |
| The RPC server is unavailable | a firewall is in the way | open the port |
| Access is denied (0x80070005) | a right is missing | grant it |
`;

/** A glossary as its component records it. */
const [glossary] = pagesOf({
  '/glossary/': { title: 'Glossary', intro: 'All terms, collectors and others.' },
});
const terms = [
  ['collector', 'Remote Collector (RC)', 'A Remote Collector discovers one site.\nAlso called: probe'],
  ['run', 'Run', 'A run is one pass of a job.'],
].map(([anchor = '', heading = '', text = '']) => ({
  ...{ route: '/glossary/', title: 'Glossary', level: 3, code: '', kind: 'term' as const },
  ...{ anchor, heading, text },
}));

const textOf = (fragments: readonly { text: string }[] = []) => fragments.map(({ text }) => text).join('');

describe('A card above the results', () => {
  let files: SearchFiles;
  let engine: SearchProvider;
  const cardOf = async (query: string) => {
    const { answer } = await ask(engine, query);
    return answer && `${answer.kind} ${answer.href} ${textOf(answer.text)}`;
  };
  beforeAll(async () => {
    const page = { route: '/help/', title: 'Help', description: '', keywords: [], questions: [] };
    const help = { ...page, breadcrumbs: [], records: await recordsOf(HELP, 'help.md') } satisfies SearchPage;
    const others = pagesOf({
      '/jobs/': {
        title: 'Jobs',
        intro: 'A job runs on a collector.',
        sections: { Limits: 'A file of jobs.' },
      },
      '/sites/': { title: 'Sites', intro: 'Install at each site. A run takes minutes.' },
    });
    files = buildIndex([
      help,
      ...others,
      ...(glossary ? [{ ...glossary, records: [...glossary.records, ...terms] }] : []),
    ]);
    engine = engineOf(files);
  });

  it.each([
    ['remote collector', 'term /glossary/#collector A Remote Collector discovers one site.'],
    ['What is an RC?', 'term /glossary/#collector A Remote Collector discovers one site.'],
    ['what does rc stand for', 'term /glossary/#collector A Remote Collector discovers one site.'],
    ['how many collectors may I install', /^question .* As many as you like\. Plan one for each site\.$/],
    ['the rpc server is unavailable', /^error .*A firewall is in the way\. Open the port\.$/],
    ['access denied 0x80070005', /^error .*#access-is-denied-0x80070005 A right is missing\. Grant it\.$/],
    [
      'how many characters does the zebra file hold',
      /^page \/help\/#limits The zebra file holds 100 characters/,
    ],
  ])('answers: %s', async (query, expected) => {
    expect(await cardOf(query)).toMatch(expected);
  });

  it.each([
    ['a word of a term', 'remote'],
    ['a term among other words', 'install remote collector'],
    ['a word that stands nowhere', 'how many unicorns does the zebra file hold'],
    ['a question for a number, where the passage has none', 'how many quagga names help readers'],
    ['three words of which a row says two', 'rpc server port'],
    ['three words that ask nothing', 'zebra file characters'],
    ['a question whose answer is a table', 'which ports are open'],
    ['a part of a message', 'server is'],
    ['an unfinished word', 'the rpc server is unav'],
    ['stop words', 'what is the'],
  ])('is not shown for %s', async (_, query) => {
    expect(await cardOf(query)).toBeUndefined();
  });

  it('names the other pages that know the same error', async () => {
    const pages = pagesOf({ '/oracle/': { title: 'Oracle' }, '/jdbc/': { title: 'JDBC' } }).map((page) => {
      const row = { heading: 'ORA-28000: the account is locked', text: `Unlock it for ${page.title}.` };
      const place = { route: page.route, title: page.title, anchor: 'ora-28000', code: '' };
      return { ...page, records: [...page.records, { ...place, ...row, level: 7, kind: 'error' as const }] };
    });
    const { answer } = await ask(engineOf(buildIndex(pages)), 'ora-28000 the account is locked');
    expect([answer?.title, ...(answer?.also ?? [])].sort()).toEqual(['JDBC', 'Oracle']);
  });

  it('is not shown with a filter, or above later pages', async () => {
    expect((await ask(engine, 'remote collector', { kind: 'page' })).answer).toBeUndefined();
    expect((await ask(engine, 'remote collector', { offset: 10 })).answer).toBeUndefined();
  });

  describe('after the list was drawn', () => {
    const inSteps = async (query: string) => {
      const steps: SearchResponse[] = [];
      const request = { query, offset: 0, limit: 10 };
      const cold = engineOf(files);
      const signal = new AbortController().signal;
      steps.push(await cold.search(request, signal, (list) => steps.push(list)));
      const [list, whole] = steps;
      const again = await ask(cold, query);
      return { list, whole, again };
    };
    const saying = (response?: SearchResponse) =>
      response?.pages.flatMap(({ hits }) => hits.filter(({ answers }) => answers));

    it('stands in its row, and above the list of the next key', async () => {
      const { list, whole, again } = await inSteps('how many collectors may i install');
      for (const { answer } of [list ?? {}, whole ?? {}]) expect(answer).toBeUndefined();
      expect(saying(list)).toEqual([]);
      const [row, ...others] = saying(whole) ?? [];
      expect(others).toEqual([]);
      expect(row).toMatchObject({ kind: 'question', href: again.answer?.href, snippet: again.answer?.text });
      expect(textOf(row?.snippet)).toBe('As many as you like. Plan one for each site.');
    });

    it('a term has its card from the beginning: only its text comes later', async () => {
      const { list, whole, again } = await inSteps('remote collector');
      expect(list?.answer).toEqual({ ...again.answer, text: [] });
      expect(whole?.answer).toEqual(again.answer);
      expect(saying(whole)).toEqual([]);
    });
  });

  it('results are narrowed by kind, and counted', async () => {
    const { kinds } = await ask(engine, 'open');
    expect(kinds).toEqual([
      { kind: 'error', count: 1 },
      { kind: 'port', count: 1 },
    ]);
    const { pages, total } = await ask(engine, 'open', { kind: 'error' });
    expect(total).toBe(1);
    expect(pages.flatMap(({ hits }) => hits.map(({ kind }) => kind))).toEqual(['error']);
  });
});
