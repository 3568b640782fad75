import type { PageDetails } from '../../shared/types.ts';

/** Says above the article when a page is not a public one. */
export function PageNotices({ page }: { page: PageDetails }) {
  return (
    <>
      {page.draft && (
        <p className="notice">
          <strong>Draft.</strong> Only the development server shows this page; a build leaves it out.
        </p>
      )}
      {page.unlisted && (
        <p className="notice">
          <strong>Unlisted.</strong> The sidebar and search engines leave this page out; a link to it works.
        </p>
      )}
    </>
  );
}
