import { expect, it } from 'vitest';
import { rehearse } from './rehearse.ts';
import type { SearchProvider, SearchResponse } from './types.ts';

const partial: SearchResponse = {
  query: '',
  total: 0,
  pages: [],
  sections: [],
  suggestions: [],
  words: [],
  partial: true,
};

it('types some titles letter by letter and gives up each answer before texts are loaded', async () => {
  const asked: string[] = [];
  const loaded: string[] = [];
  const engine: SearchProvider = {
    async search({ query }, signal, onPartial) {
      asked.push(query);
      onPartial?.(partial);
      signal.throwIfAborted();
      loaded.push(query);
      return partial;
    },
  };
  await rehearse(engine, ['One', 'Two', 'The “so called” lamp', 'Four', 'Five']);
  expect(asked.slice(0, 4)).toEqual(['O', 'On', 'One', 'T']);
  expect(asked).toContain('The so called lamp');
  expect(loaded).toEqual([]);
});

it('does nothing for a site without pages', async () => {
  const asked: string[] = [];
  const engine: SearchProvider = {
    async search({ query }) {
      asked.push(query);
      return partial;
    },
  };
  await rehearse(engine, []);
  expect(asked).toEqual([]);
});
