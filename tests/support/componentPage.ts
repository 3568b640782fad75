import type { ComponentPage } from '../../packages/fieldguide/src/components/component.ts';
import { createTranslate } from '../../packages/fieldguide/src/shared/texts/translate.ts';

/** A page of a site that has nothing, for components. */
export const componentPage: ComponentPage = {
  route: '/a/',
  href: '/a/',
  site: {
    data: new Map(),
    glossary: { file: '', entries: [], groups: [] },
    before: {},
    appliesTo: {
      keys: { release: { text: (value) => `Release ${value}` }, deployment: {} },
      values: {},
    },
    t: createTranslate(),
    titleOf: () => undefined,
    fileHref: (file) => file,
    childPages: () => [],
    islandHref: () => undefined,
  },
  report: () => {},
  takeId: () => true,
  lookUpLink: (url) => ({ kind: 'external', href: url }),
  resolveLink: (url) => ({ kind: 'external', href: url }),
  image: (url) => ({ src: url }),
};
