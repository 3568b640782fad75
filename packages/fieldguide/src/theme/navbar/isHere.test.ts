import { expect, it } from 'vitest';
import { isHere } from '../sidebar/navNodes.ts';

it.each([
  ['its own page', '/react/', undefined, '/react/', '/', true],
  ['a page below', '/react/', undefined, '/react/hooks/', '/', true],
  ['another segment with the same beginning', '/react/', undefined, '/react-native/', '/', false],
  ['home is lit at home', '/', undefined, '/', '/', true],
  ['home is not lit elsewhere', '/', undefined, '/react/', '/', false],
  ['an active base of its own', '/start/', 'react', '/react/hooks/', '/', true],
  ['the whole site as active base', '/start/', '/', '/react/', '/', true],
  ['under a base path', '/docs/react/', undefined, '/react/', '/docs/', true],
])('%s', (_, href, activeBase, route, baseUrl, expected) => {
  expect(isHere({ href, external: false, activeBase }, { route, baseUrl })).toBe(expected);
});

it('never lights an external link', () => {
  expect(isHere({ href: '/react/', external: true }, { route: '/react/', baseUrl: '/' })).toBe(false);
});
