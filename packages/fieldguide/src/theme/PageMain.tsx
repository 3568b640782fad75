import { Ellipsis, Pencil } from 'lucide';
import * as DATA from '../shared/dataAttributes.ts';
import type { Breadcrumb, PageDetails, PageLink } from '../shared/facts.ts';
import { issueUrl } from '../shared/issueUrl.ts';
import { ARTICLE_ID, TAGS_TITLE_ID } from '../shared/shellIds.ts';
import * as english from '../shared/texts/english.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import { useTexts, withNodes } from '../shared/ui/useTexts.tsx';

// Parts that no script changes, rendered only at build.

/** What a reader can do with a whole page. */
export interface PageActions {
  /** Where it is as Markdown. */
  markdown?: string;
  /** Scripts can read that: from a folder they cannot. */
  canCopy: boolean;
  /** Assistants of other hosts, asked for this page. */
  assistants: readonly PageLink[];
}

interface PageMainProps {
  page: PageDetails;
  articleHtml: string;
  menu?: PageActions;
  /** The address for feedback without scripts; absent if the site has no feedback. */
  feedbackUrl?: string;
}

/** The content of `<main>`: the article and the facts about it. */
export function PageMain({ page, articleHtml, menu, feedbackUrl }: PageMainProps) {
  return (
    <>
      {(page.breadcrumbs.length > 0 || menu) && (
        <div className="page-top">
          <Breadcrumbs trail={page.breadcrumbs} />
          {menu && <PageMenu menu={menu} />}
        </div>
      )}
      <PageNotices page={page} />
      <article
        id={ARTICLE_ID}
        className="article"
        {...languageOf(page)}
        dangerouslySetInnerHTML={{ __html: articleHtml }}
      />
      {feedbackUrl && ARTICLES.has(page.kind) && <HelpfulQuestion page={page} feedbackUrl={feedbackUrl} />}
      <PageMeta page={page} />
      <Pagination page={page} />
    </>
  );
}

/** A `<details>`, as the menus of the top bar: without scripts, its links work. */
function PageMenu({ menu: { markdown, canCopy, assistants } }: { menu: PageActions }) {
  const t = useTexts();
  return (
    <details className="dropdown page-menu" {...{ [DATA.closeOnFollow]: '' }}>
      <summary>
        <Icon node={Ellipsis} size={20} />
        <span>{t(english.pageMenu)}</span>
      </summary>
      <ul>
        {markdown && canCopy && (
          <li>
            <button type="button" {...{ [DATA.copyFile]: markdown }}>
              {t(english.copyMarkdown)}
            </button>
          </li>
        )}
        {markdown && (
          <li>
            <a href={markdown}>{t(english.viewMarkdown)}</a>
          </li>
        )}
        {assistants.map(({ label, href }) => (
          <li key={href}>
            <a href={href} rel="noopener">
              {t(english.openIn, { name: label })}
            </a>
          </li>
        ))}
        <li>
          <button type="button" {...{ [DATA.print]: '' }}>
            {t(english.printPage)}
          </button>
        </li>
      </ul>
    </details>
  );
}

/** Attributes of a text that is in another language than the page around it. */
function languageOf({ shownIn }: Pick<PageDetails, 'shownIn'>) {
  return shownIn && { lang: shownIn.htmlLang, dir: shownIn.direction };
}

/** The way from the top of the sidebar to this page. */
function Breadcrumbs({ trail }: { trail: readonly Breadcrumb[] }) {
  const t = useTexts();
  if (trail.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={t(english.breadcrumbs)}>
      <ol>
        {trail.map((crumb, index) => (
          <li key={`${crumb.href} ${crumb.label}`}>
            {crumb.href !== undefined && index < trail.length - 1 ? (
              <a href={crumb.href}>{crumb.label}</a>
            ) : (
              <span aria-current={index === trail.length - 1 ? 'page' : undefined}>{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Says above the article when a page is not a public one. */
function PageNotices({ page }: { page: PageDetails }) {
  const t = useTexts();
  return (
    <>
      {page.shownIn && <p className="notice">{t(english.notTranslated, { language: page.shownIn.label })}</p>}
      {page.draft && (
        <p className="notice">
          <strong>{t(english.draft)}</strong> {t(english.draftNotice)}
        </p>
      )}
      {page.unlisted && (
        <p className="notice">
          <strong>{t(english.unlisted)}</strong> {t(english.unlistedNotice)}
        </p>
      )}
    </>
  );
}

/** Kinds of pages that somebody wrote to be read. */
const ARTICLES: ReadonlySet<string> = new Set(['doc', 'blog-post']);

/** Opens the form of Page feedback with the answer in it; without scripts leads to the form elsewhere. */
function HelpfulQuestion({ page, feedbackUrl }: { page: PageDetails; feedbackUrl: string }) {
  const t = useTexts();
  return (
    <p className="page-helpful">
      {t(english.feedbackHelpful)}
      {[true, false].map((helpful) => (
        <a
          key={String(helpful)}
          className="button button-quiet"
          href={issueUrl(feedbackUrl, page)}
          rel="noopener"
          aria-label={t(helpful ? english.pageHelped : english.pageDidNotHelp)}
          data-dialog="feedback"
          {...{ [DATA.helpful]: helpful ? 'yes' : 'no' }}
        >
          {t(helpful ? english.feedbackYes : english.feedbackNo)}
        </a>
      ))}
    </p>
  );
}

/** The end of an article: its tags, where to edit it and when it was last changed. */
function PageMeta({ page }: { page: PageDetails }) {
  const { tags, editUrl, lastUpdated } = page;
  const t = useTexts();
  if (tags.length === 0 && !editUrl && !lastUpdated?.date && !lastUpdated?.author) return null;
  return (
    <div className="page-meta">
      {tags.length > 0 && (
        <div className="tags">
          <span id={TAGS_TITLE_ID}>{t(english.tags)}</span>
          <ul aria-labelledby={TAGS_TITLE_ID}>
            {tags.map((tag) => (
              <li key={tag.href}>
                <a href={tag.href}>{tag.label}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {editUrl && (
        <a className="edit-link" href={editUrl}>
          <Icon node={Pencil} size={16} />
          {t(english.editPage)}
        </a>
      )}
      {(lastUpdated?.date || lastUpdated?.author) && (
        <p className="last-updated">
          <LastUpdated {...lastUpdated} />
        </p>
      )}
    </div>
  );
}

/** When a page was last changed, and by whom, as far as that is known. */
function LastUpdated({ date, shown, author }: NonNullable<PageDetails['lastUpdated']>) {
  const t = useTexts();
  const time = date && <time dateTime={date}>{shown}</time>;
  if (time && author) return withNodes(t, english.lastUpdatedOnBy, { date: time, author });
  if (author) return t(english.lastUpdatedBy, { author });
  return time ? withNodes(t, english.lastUpdatedOn, { date: time }) : t(english.lastUpdated);
}

/** Links to the page before and the page after this one; in a blog, to what is newer and older. */
function Pagination({ page: { kind, previous, next } }: { page: PageDetails }) {
  const t = useTexts();
  if (!previous && !next) return null;
  const isBlog = kind.startsWith('blog-');
  return (
    <nav className="pagination" aria-label={t(english.pagination)}>
      {previous && (
        <a className="pagination-previous" rel="prev" href={previous.href}>
          <small>{t(isBlog ? english.newer : english.previous)}</small>
          {previous.label}
        </a>
      )}
      {next && (
        <a className="pagination-next" rel="next" href={next.href}>
          <small>{t(isBlog ? english.older : english.next)}</small>
          {next.label}
        </a>
      )}
    </nav>
  );
}
