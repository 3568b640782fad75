import { type ReactNode, type Ref, useMemo } from 'react';
import type { StaticHtml } from '../shared/facts.ts';
import { MAIN_ID, MENU_ID } from '../shared/shellIds.ts';
import { trustedHtml } from '../shared/ui/trusted.ts';
import { AnnouncementBar } from './AnnouncementBar.tsx';
import { BackToTop } from './BackToTop.tsx';
import { Navbar } from './navbar/Navbar.tsx';
import { ShellContext, type ShellState } from './shellContext.ts';
import { Sidebar } from './sidebar/Sidebar.tsx';
import { useSidebar } from './sidebar/useSidebar.ts';
import { TableOfContents } from './toc/TableOfContents.tsx';

export interface ShellProps {
  state: ShellState;
  html: StaticHtml;
  /** Another key makes the main part anew. */
  mainKey?: number;
  mainRef?: Ref<HTMLElement>;
  /** What the app shows over the page. */
  status?: ReactNode;
}

/** One whole page: bar, sidebar, main part, table of contents, footer. Rendered at build, hydrated in the browser. */
export function Shell({ state, html, mainKey, mainRef, status }: ShellProps) {
  const { site, page } = state;
  const sidebar = useSidebar(state);
  const hasToc = html.toc !== '';
  // The same objects each time: React 19.2 would write the first page anew for another one.
  const main = useMemo(() => trustedHtml(html.main), [html.main]);
  const footer = useMemo(() => trustedHtml(html.footer), [html.footer]);

  return (
    <ShellContext value={state}>
      {status}
      {site.announcement && <AnnouncementBar announcement={site.announcement} />}
      <Navbar sidebar={sidebar} />
      <div className={layoutClass(page.kind, sidebar !== undefined, hasToc)}>
        {sidebar && (
          <div id={MENU_ID} className="sidebar" ref={sidebar.column}>
            <Sidebar model={sidebar} />
          </div>
        )}
        <main
          key={mainKey}
          id={MAIN_ID}
          tabIndex={-1}
          ref={mainRef}
          dangerouslySetInnerHTML={main}
          suppressHydrationWarning
        />
        {hasToc && <TableOfContents html={html.toc} page={page} />}
      </div>
      <BackToTop />
      <footer className="footer" dangerouslySetInnerHTML={footer} />
    </ShellContext>
  );
}

function layoutClass(kind: string, hasSidebar: boolean, hasToc: boolean): string {
  return ['layout', `layout-${kind}`, hasSidebar && 'has-sidebar', hasToc && 'has-toc']
    .filter(Boolean)
    .join(' ');
}
