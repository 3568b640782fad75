import type { SiteFacts } from '../../packages/fieldguide/src/shared/facts.ts';

/** Facts of a small site at `/`; `more` says what a test needs otherwise. */
export function siteFactsWith(more: Partial<SiteFacts> = {}): SiteFacts {
  return {
    title: 'Beacon Docs',
    tagline: '',
    baseUrl: '/',
    trailingSlash: true,
    homeHref: '/',
    searchHref: '/search/',
    navbar: [],
    tasks: [],
    colorMode: { default: 'light', switch: true },
    feedback: { provider: 'issue', url: 'https://git.example/new' },
    treeHref: '/tree.json',
    termsHref: '',
    buildId: '1',
    locale: { label: 'English', htmlLang: 'en', direction: 'ltr', calendar: 'gregory' },
    docsVersion: { name: 'current', label: 'Next' },
    dev: false,
    ...more,
  };
}
