import { expect, it } from 'vitest';
import { feedbackHref } from './feedbackHref.ts';

const page = { title: 'Ports & <rules>', canonical: 'https://docs.example/ports/' };

it('fills in title and page, and keeps what the URL brings along', () => {
  const url = new URL(feedbackHref('https://git.example/new?labels=docs', page));
  expect(url.searchParams.get('labels')).toBe('docs');
  expect(url.searchParams.get('title')).toBe('Page feedback: Ports & <rules>');
  expect(url.searchParams.get('body')).toContain('https://docs.example/ports/');
});

it('leaves a URL alone that it cannot read', () => {
  expect(feedbackHref('/feedback', page)).toBe('/feedback');
});
