import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Suggestions } from './hydrateSuggestions.tsx';

const data = {
  treeHref: '/docs/tree.json',
  baseUrl: '/docs/',
  homeHref: '/docs/',
  searchHref: '/docs/search/',
};

it.each([
  ['/docs/guides/instal', '<a href="/docs/search/?q=guides+instal">search for “guides instal”</a>'],
  ['/docs/404.html', '<a href="/docs/search/">search</a>'],
])('the not-found page at %s offers %s', (pathname, link) => {
  expect(renderToStaticMarkup(<Suggestions data={data} pathname={pathname} />)).toContain(link);
});
