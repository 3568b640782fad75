import { expect, it } from 'vitest';
import { folderHref } from './folderHref.ts';

const urls = { baseUrl: '/media/stick/', trailingSlash: true };

it.each([
  ['a page', '/guide/', '', '/media/stick/guide/index.html'],
  ['a place on it', '/guide/', 'café', '/media/stick/guide/index.html#caf%C3%A9'],
  ['the home page', '/', '', '/media/stick/index.html'],
])('Search in a folder leads to the file of %s', (_, route, anchor, href) => {
  expect(folderHref(route, anchor, urls)).toBe(href);
});
