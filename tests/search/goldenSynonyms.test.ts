import { expect, it } from 'vitest';
import type { SynonymGroup } from '../../packages/fieldguide/src/search/synonyms.ts';
import { ask, engineFor, routesOf } from './support.ts';

/** So many pages hold a word that it says little. */
const many = (text: string) =>
  Object.fromEntries(
    Array.from({ length: 12 }, (_, number) => [`/page-${number}/`, { title: `Page ${number}`, intro: text }]),
  );

const oneWay = (from: string[], to: string[]): SynonymGroup[] => [{ from, to }];

it('weighs a synonym by its own rarity: one that stands everywhere does not bury the typed word', async () => {
  const site = engineFor(
    {
      ...many('Each network has a name.'),
      '/network/': { title: 'Network', intro: 'The network reaches each desk.' },
      '/jack/': { title: 'Wall Jacks', intro: 'An ethernet jack at the desk.' },
    },
    oneWay(['ethernet'], ['network']),
  );
  expect((await routesOf(site, 'ethernet desk'))[0]).toBe('/jack/');
});

it('takes the synonym itself before other forms of it, which may mean something else', async () => {
  const site = engineFor(
    {
      '/vendors/': {
        title: 'Supported Vendors',
        intro: 'Vendors that are supported, and those not supported.',
      },
      '/help/': { title: 'How to Reach the Support', intro: 'Write or call.' },
    },
    oneWay(['assistance'], ['support']),
  );
  expect(await routesOf(site, 'assistance')).toEqual(['/help/', '/vendors/']);
});

const alerts = engineFor(
  {
    '/alerts/': { title: 'Alert Rules', intro: 'An alert rule sends a message.' },
    '/expiry/': { title: 'Dates', intro: 'The expiry of all contracts.' },
  },
  oneWay(['warn before contract expiry'], ['alert rule']),
);

it('knows a term as it is written', async () => {
  expect((await routesOf(alerts, 'warn before contract expiry'))[0]).toBe('/alerts/');
});

it('knows no term by one everyday word of it', async () => {
  expect(await routesOf(alerts, 'expiry')).toEqual(['/expiry/']);
});

it('finds the page a frequent synonym names before a page that says the rare typed word in passing', async () => {
  const site = engineFor(
    {
      ...Object.fromEntries(
        Array.from({ length: 40 }, (_, number) => [
          `/page-${number}/`,
          { title: `Page ${number}`, intro: number < 20 ? 'It stands in a rack.' : 'It is short.' },
        ]),
      ),
      '/racks/': { title: 'Racks', intro: 'Where there is room, and what each may weigh.' },
      '/keys/': { title: 'Keys', intro: 'The cabinet of each room has a key. Lock the cabinet.' },
    },
    oneWay(['cabinet'], ['rack']),
  );
  expect((await routesOf(site, 'room in a cabinet'))[0]).toBe('/racks/');
});

it('finds a term of which no page has one word, and says which word that is', async () => {
  const site = engineFor(
    {
      ...many('A server in a rack.'),
      '/collectors/': { title: 'Collectors', intro: 'What a collector does.' },
    },
    oneWay(['mid server'], ['collector']),
  );
  const { pages, unknown } = await ask(site, 'mid server');
  expect([pages[0]?.route, unknown]).toEqual(['/collectors/', ['mid']]);
});

it('takes a page by another form of its name', async () => {
  const site = engineFor({
    '/licensing/': { title: 'Licensing', sections: { Keys: 'A license has a key. License, license.' } },
    '/models/': {
      title: 'License Models for a License',
      description: 'A license.',
      keywords: ['license'],
      intro: 'How a license is counted.',
      sections: { License: 'A license.' },
    },
  });
  expect((await ask(site, 'license')).pages[0]?.hits[0]?.href).toBe('/licensing/');
});

const rooms = {
  ...many('A rack in a room.'),
  '/racks/': {
    title: 'Racks',
    sections: { Add: 'Enter its height.', Shelf: 'A cupboard beside it, with a key.' },
  },
};

it('opens the section that has the typed word, where only another term for it names the page', async () => {
  const site = engineFor(rooms, oneWay(['cupboard'], ['racks']));
  expect((await ask(site, 'cupboard')).pages[0]?.hits[0]?.href).toBe('/racks/#shelf');
});

it('opens the page that another term names, where no page has the typed word', async () => {
  const site = engineFor(rooms, oneWay(['wardrobe'], ['racks']));
  const { pages, unknown, instead } = await ask(site, 'wardrobe');
  expect([pages[0]?.hits[0]?.href, unknown, instead]).toEqual(['/racks/', ['wardrobe'], 'racks']);
});

it.each([
  ['colour', 'color', undefined],
  ['centre', 'center', undefined],
  ['snat', 'nat', ['snat']],
  ['containerd', 'container', ['containerd']],
])('%s for %s: only another spelling is nothing that no page has', async (typed, term, unknown) => {
  const pages = { ...rooms, '/other/': { title: 'Other', intro: `It has a ${term}.` } };
  const answer = await ask(engineFor(pages, oneWay([typed], [term])), `${typed} `);
  expect([answer.pages[0]?.route, answer.unknown]).toEqual(['/other/', unknown]);
});

it('does not take a term that leads to nothing here for another word misspelt', async () => {
  const site = engineFor(rooms, oneWay(['shelp'], ['pantry']));
  expect((await ask(site, 'shelp ')).total).toBe(0);
  expect((await ask(site, 'shelb ')).corrected).toBe('shelf');
});
