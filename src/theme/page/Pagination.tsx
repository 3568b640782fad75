import type { PageLink } from '../../shared/types.ts';

/** Links to the page before and the page after this one. */
export function Pagination({ previous, next }: { previous?: PageLink; next?: PageLink }) {
  if (!previous && !next) return null;
  return (
    <nav className="pagination" aria-label="Pages">
      {previous && (
        <a className="pagination-previous" rel="prev" href={previous.href}>
          <small>Previous</small>
          {previous.label}
        </a>
      )}
      {next && (
        <a className="pagination-next" rel="next" href={next.href}>
          <small>Next</small>
          {next.label}
        </a>
      )}
    </nav>
  );
}
