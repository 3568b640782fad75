import type { ReactNode } from 'react';

interface Props {
  homeHref: string;
  searchHref: string;
  /** Words of the address, where scripts know it: the search page gets them. */
  words?: string;
}

/** The line of the not-found page that leads on. */
export function StartAgain({ homeHref, searchHref, words = '' }: Props): ReactNode {
  return (
    <p>
      Start again from the <a href={homeHref}>home page</a>,{' '}
      {words === '' ? (
        <a href={searchHref}>search</a>
      ) : (
        <a href={`${searchHref}?${new URLSearchParams({ q: words })}`}>search for “{words}”</a>
      )}{' '}
      or pick a page below.
    </p>
  );
}
