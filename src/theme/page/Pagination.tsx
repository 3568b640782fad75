import type { PageKind, PageLink } from '../../shared/types.ts';

interface PaginationProps {
  kind: PageKind;
  previous?: PageLink;
  next?: PageLink;
}

/** Links to the page before and the page after this one; in a blog, to what is newer and older. */
export function Pagination({ kind, previous, next }: PaginationProps) {
  if (!previous && !next) return null;
  const [before, after] = kind.startsWith('blog-') ? ['Newer', 'Older'] : ['Previous', 'Next'];
  return (
    <nav className="pagination" aria-label="Pages">
      {previous && (
        <a className="pagination-previous" rel="prev" href={previous.href}>
          <small>{before}</small>
          {previous.label}
        </a>
      )}
      {next && (
        <a className="pagination-next" rel="next" href={next.href}>
          <small>{after}</small>
          {next.label}
        </a>
      )}
    </nav>
  );
}
