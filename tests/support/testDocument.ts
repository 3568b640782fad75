import type { PageDocument } from '../../packages/fieldguide/src/theme/browser/page.ts';
import { siteFactsWith } from './siteFacts.ts';

/** A page for tests; only what the client looks at is filled in with care. */
export function testDocument(route: string, buildId = 'build-1'): PageDocument {
  const title = `Title of ${route}`;
  return {
    html: { main: `<h1>${title}</h1>`, toc: '', footer: '' },
    head: { title, tags: [] },
    page: {
      route,
      kind: 'doc',
      title,
      documentTitle: title,
      canonical: `https://docs.example${route}`,
    },
    site: siteFactsWith({ title: 'Docs', feedback: undefined, treeHref: '/assets/tree.json', buildId }),
  };
}

/** A promise that the test settles. */
export function deferred<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
