import { expect, it } from 'vitest';
import { topSections } from './topSection.ts';

it('the top-level section of a page is named by the sidebar', () => {
  const page = (route: string, title: string, ...breadcrumbs: string[]) => ({ route, title, breadcrumbs });
  const pages = [
    page('/start/install/aws/', 'AWS', 'Getting started', 'Install'),
    page('/', 'Home'),
    page('/start/', 'Getting Started'),
    page('/start/install/', 'Install', 'Getting started'),
    page('/start-over/', 'Start Over'),
    page('/support/', 'Support'),
  ];
  expect(Object.fromEntries(topSections(pages))).toEqual({
    '/': 'Home',
    '/start/': 'Getting started',
    '/start/install/': 'Getting started',
    '/start/install/aws/': 'Getting started',
    '/start-over/': 'Start Over',
    '/support/': 'Support',
  });
});
