import { ARTICLE_ID } from '../../shared/shellIds.ts';
import type { PageDetails } from '../../shared/types.ts';
import { TocList } from '../toc/TocList.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { PageMeta } from './PageMeta.tsx';
import { PageNotices } from './PageNotices.tsx';
import { Pagination } from './Pagination.tsx';

/** What stands in `<main>`: the article and what is said about it. Rendered at build alone (design decision 1). */
export function PageMain({ page, articleHtml }: { page: PageDetails; articleHtml: string }) {
  return (
    <>
      <Breadcrumbs trail={page.breadcrumbs} />
      <PageNotices page={page} />
      {page.toc.length > 0 && (
        <details className="toc-fold" data-close-on-follow="">
          <summary>On this page</summary>
          <TocList toc={page.toc} />
        </details>
      )}
      <article id={ARTICLE_ID} className="article" dangerouslySetInnerHTML={{ __html: articleHtml }} />
      <PageMeta page={page} />
      <Pagination kind={page.kind} previous={page.previous} next={page.next} />
    </>
  );
}
