import { type Ref, useContext, useEffect, useMemo, useRef } from 'react';
import { ARTICLE_ID, MAIN_ID, MENU_ID } from '../shared/shellIds.ts';
import { AnnouncementBar } from './announcement/AnnouncementBar.tsx';
import { enhanceArticle } from './article/enhanceArticle.ts';
import { LateContext, ShellContext, type ShellState } from './context.ts';
import { BackToTop } from './footer/BackToTop.tsx';
import { Footer } from './footer/Footer.tsx';
import { Navbar } from './navbar/Navbar.tsx';
import { Breadcrumbs } from './page/Breadcrumbs.tsx';
import { PageMeta } from './page/PageMeta.tsx';
import { PageNotices } from './page/PageNotices.tsx';
import { Pagination } from './page/Pagination.tsx';
import { Sidebar } from './sidebar/Sidebar.tsx';
import { useSidebar } from './sidebar/useSidebar.ts';
import { TableOfContents, TableOfContentsFold } from './toc/TableOfContents.tsx';

export interface ShellProps {
  state: ShellState;
  /** Finished HTML of the article, the `<h1>` included; in the browser, what stands in the document. */
  articleHtml: string;
  articleRef?: Ref<HTMLElement>;
}

/** One whole page: bar, sidebar, article, table of contents, footer. Rendered at build, hydrated in the browser. */
export function Shell({ state, articleHtml, articleRef }: ShellProps) {
  const { site, page } = state;
  const sidebar = useSidebar(state);
  const main = useRef<HTMLElement>(null);
  const toc = useRef<HTMLElement>(null);
  const hasToc = page.toc.length > 0;
  // The same object each time: React 19.2 would write the first page's article anew for another one.
  const article = useMemo(() => ({ __html: articleHtml }), [articleHtml]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another article has other tables and pictures
  useEffect(() => (main.current ? enhanceArticle(main.current) : undefined), [articleHtml]);

  return (
    <ShellContext value={state}>
      <a className="skip-link" href={`#${MAIN_ID}`}>
        Skip to main content
      </a>
      <Status />
      {site.announcement && <AnnouncementBar announcement={site.announcement} />}
      <Navbar sidebar={sidebar} />
      <div className={layoutClass(page.kind, sidebar !== undefined, hasToc)}>
        {sidebar && (
          <div id={MENU_ID} className="sidebar" ref={sidebar.column}>
            <Sidebar model={sidebar} />
          </div>
        )}
        <main id={MAIN_ID} tabIndex={-1} ref={main}>
          <Breadcrumbs trail={page.breadcrumbs} />
          <PageNotices page={page} />
          {hasToc && <TableOfContentsFold key={page.route} toc={page.toc} />}
          <article
            id={ARTICLE_ID}
            className="article"
            ref={articleRef}
            dangerouslySetInnerHTML={article}
            suppressHydrationWarning
          />
          <PageMeta page={page} />
          <Pagination kind={page.kind} previous={page.previous} next={page.next} />
        </main>
        {hasToc && <TableOfContents toc={page.toc} column={toc} />}
      </div>
      <BackToTop />
      <Footer footer={site.footer} title={site.title} />
    </ShellContext>
  );
}

/** What the app shows over the page. */
function Status() {
  return useContext(LateContext).status;
}

function layoutClass(kind: string, hasSidebar: boolean, hasToc: boolean): string {
  return ['layout', `layout-${kind}`, hasSidebar && 'has-sidebar', hasToc && 'has-toc']
    .filter(Boolean)
    .join(' ');
}
