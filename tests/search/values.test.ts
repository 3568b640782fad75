import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../packages/fieldguide/src/search/indexing/buildIndex.ts';
import { ask, engineFor, engineOf, pagesOf, routesOf } from './support.ts';

const engine = engineFor({
  '/mac/': { title: 'Hardware', intro: 'The port has 00:1A:2B:3C:4D:5E.' },
  '/code/': { title: 'Windows', intro: 'Access is denied (0x80070005).' },
  '/rows/': { title: 'Export', intro: 'After each 1,000,000 rows a new sheet begins.' },
  '/subnet/': { title: 'Addresses', intro: 'The gateway is 10.10.40.1, the collector 10.10.40.20.' },
  '/release/': { title: 'Release', intro: 'It installs on 19.05.10.' },
});

describe('A value is found in each of its spellings', () => {
  it.each([
    ['001a2b3c4d5e', '/mac/'],
    ['00-1A-2B-3C-4D-5E', '/mac/'],
    ['001a.2b3c.4d5e', '/mac/'],
    ['00:1a:2b', '/mac/'],
    ['80070005', '/code/'],
    ['0x80070005', '/code/'],
    ['1000000', '/rows/'],
    ['1.000.000', '/rows/'],
    ['10.10.40', '/subnet/'],
    ['10.10.40 gateway', '/subnet/'],
    ['19.05', '/release/'],
  ])('%s', async (query, route) => {
    expect(await routesOf(engine, query)).toEqual([route]);
  });
});

const many = engineFor({
  ...Object.fromEntries(
    Array.from({ length: 40 }, (_, at) => [`/d${at}/`, { title: `Page ${at}`, intro: 'A device.' }]),
  ),
  '/walrus/': { title: 'Walrus', intro: 'It eats clams, and has no device.' },
});

describe('What is not there', () => {
  it('is said, and pages with the other words follow', async () => {
    const { unknown, pages } = await ask(many, 'zabbixo walrus');
    expect([unknown, pages.map(({ route }) => route)]).toEqual([['zabbixo'], ['/walrus/']]);
  });

  it('has no answer in pages that share a common word', async () => {
    expect((await ask(many, 'zabbixo device')).total).toBe(0);
  });

  it('does not empty the list of two words that are there, however common', async () => {
    const { unknown, total } = await ask(many, 'the page of a device at christmas');
    expect([unknown, total]).toEqual([['christmas'], 40]);
  });

  it('is not cut to make a word of it', async () => {
    expect((await ask(many, 'redevice')).total).toBe(0);
  });

  it('is no misspelling where everybody knows the word', async () => {
    const site = engineOf(
      buildIndex(pagesOf({ '/maps/': { title: 'Maps', intro: 'All maps.' } }), { common: ['mars'] }),
    );
    expect((await ask(site, 'mars')).total).toBe(0);
    expect((await ask(site, 'mabs')).corrected).toBe('maps');
  });
});
