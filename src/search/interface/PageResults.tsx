import type { ReactNode } from 'react';
import type { PageHit } from '../types.ts';
import { Marked } from './Marked.tsx';
import { resultGroups } from './resultOptions.ts';
import { Trail } from './Trail.tsx';

/** The results of the search page, numbered over all of its pages. */
export function PageResults({ pages, first }: { pages: readonly PageHit[]; first: number }): ReactNode {
  return (
    <ol className="search-results" start={first}>
      {resultGroups(pages).map(({ page, options: [own, ...sections] }) => (
        <li key={page.href} className="search-result">
          <Trail labels={page.breadcrumbs} />
          <h2>
            <a href={page.href} dir="auto">
              <Marked fragments={page.title} />
            </a>
          </h2>
          {own?.snippet && (
            <p dir="auto">
              <Marked fragments={own.snippet} />
            </p>
          )}
          {sections.length > 0 && (
            <ul className="search-places">
              {sections.map(({ href, label, snippet }) => (
                <li key={href}>
                  <a href={href} dir="auto">
                    <Marked fragments={label} />
                  </a>
                  {snippet && (
                    <p dir="auto">
                      <Marked fragments={snippet} />
                    </p>
                  )}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
