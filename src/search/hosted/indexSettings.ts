import type { IndexSettings } from 'algoliasearch';

/**
 * How the service ranks our records: names before text, the page's own beginning before its sections, and questions
 * find something though not every word stands in one place. Numbers (ports, versions) are not corrected.
 */
export const INDEX_SETTINGS = {
  searchableAttributes: [
    'unordered(title)',
    'unordered(heading)',
    'unordered(keywords)',
    'unordered(description)',
    'unordered(breadcrumbs)',
    'unordered(text)',
    'unordered(code)',
  ],
  attributesForFaceting: ['afterDistinct(section)'],
  attributeForDistinct: 'route',
  distinct: 1,
  customRanking: ['asc(level)', 'asc(position)'],
  queryLanguages: ['en'],
  indexLanguages: ['en'],
  ignorePlurals: true,
  removeStopWords: true,
  removeWordsIfNoResults: 'allOptional',
  allowTyposOnNumericTokens: false,
} satisfies IndexSettings;
