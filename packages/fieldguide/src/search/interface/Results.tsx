import { Fragment as Both, type MouseEvent, memo, type ReactNode } from 'react';
import * as english from '../../shared/texts/english.ts';
import { type HandedWords, WORDS_KEY, writeStored } from '../../shared/ui/storage.ts';
import { useTexts } from '../../shared/ui/useTexts.tsx';
import type { Answer, Fragment, Kind, PageHit, SectionHit } from '../searchTypes.ts';

/** A page that answers as it is listed: the section that answers best, then others. */
export interface ListedPage {
  page: PageHit;
  /** Its name is not that of the page. */
  best: SectionHit & { isSection: boolean };
  sections: SectionHit[];
}

/** The pages as they are listed: each leads to its best section. What the card above leads to is not listed again. */
export function listedPages(pages: readonly PageHit[], answer?: Answer): ListedPage[] {
  return pages.flatMap((page) => {
    const [best, ...sections] = page.hits.filter(({ href }) => href !== answer?.href);
    if (!best) return [];
    const isSection = best.href !== page.href && hitText(best.heading) !== hitText(page.title);
    return [{ page, best: { ...best, isSection }, sections }];
  });
}

export function hitText(fragments: readonly Fragment[]): string {
  return fragments.map(({ text }) => text).join('');
}

/** Text with what the reader looked for marked in it. */
function Marked({ fragments }: { fragments: readonly Fragment[] }): ReactNode {
  return fragments.map(({ text, marked, isSynonym }, index) =>
    marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: fragments have no names and keep their order
      <mark key={index} className={isSynonym ? 'search-synonym' : undefined}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

interface LineProps {
  as?: 'span' | 'p';
  name?: string;
  id?: string;
  fragments: readonly Fragment[];
  /** What it is. */
  label?: string;
}

/** An isolated text, which may run from right to left whatever is around it: by its style, which costs less than `dir`. */
function Line({ as: Tag = 'span', name, id, fragments, label }: LineProps): ReactNode {
  return (
    <Tag className={name} id={id}>
      {label && <bdi className="search-kind">{label}</bdi>}
      {label && ' '}
      <Marked fragments={fragments} />
    </Tag>
  );
}

/** What a place says; where that is the answer, it is named so. */
function Snippet({ hit, as }: { hit: SectionHit; as?: 'p' }): ReactNode {
  const t = useTexts();
  const label = hit.answers ? t(CARD[hit.kind]) : undefined;
  return <Line as={as} name="search-snippet" fragments={hit.snippet} label={label} />;
}

/** The place of a page: the labels above it. */
function Trail({ labels }: { labels: readonly string[] }): ReactNode {
  if (labels.length === 0) return null;
  return <span className="search-trail">{labels.join(' › ')}</span>;
}

/** What a card says it is. */
const CARD = {
  page: english.answer,
  error: english.errorCard,
  question: english.answer,
  setting: english.answer,
  port: english.answer,
  term: english.definition,
} as const satisfies Record<Kind, string>;

/** What a query names, word for word. */
function Card({ answer: { kind, heading, text, breadcrumbs, title, also } }: { answer: Answer }): ReactNode {
  const t = useTexts();
  return (
    <>
      <span className="search-kind">{t(CARD[kind])}</span>
      <Line name="search-label" fragments={heading} />
      <Line name="search-passage" fragments={text} />
      <Trail labels={[...breadcrumbs, title]} />
      {also && <span className="search-trail">{t(english.alsoOn, { pages: also.join(', ') })}</span>}
    </>
  );
}

/** A card below the page that was named is quieter than that page. */
const cardStyle = ({ below }: Answer): string => (below ? 'search-card search-aside' : 'search-card');

/** A card on the search page. */
function AnswerCard({ answer }: { answer: Answer }): ReactNode {
  return (
    <a href={answer.href} className={cardStyle(answer)}>
      <Card answer={answer} />
    </a>
  );
}

interface ListProps {
  id: string;
  answer?: Answer;
  pages: readonly ListedPage[];
  /** Number of the active option, counted over all pages and their sections. */
  active: number | undefined;
}

/** The results in the dialog: options for the box above. Each is a link, so it can be opened in a tab. */
export const ResultList = memo(function ResultList({ id, answer, pages, active }: ListProps): ReactNode {
  const t = useTexts();
  let next = 0;
  const option = (style: string, href: string, texts: (number: number) => ReactNode) => {
    const number = next++;
    return (
      <a
        key={href}
        role="option"
        id={`${id}-${number}`}
        href={href}
        className={`search-option ${style}`}
        tabIndex={-1}
        aria-selected={number === active}
        // Enter opens it, although the reader is still in the text.
        data-best={(number === 0 && active === undefined) || undefined}
      >
        {texts(number)}
      </a>
    );
  };
  const cardPlace = answer?.below && pages.length ? 0 : -1;
  const card = () => answer && option(cardStyle(answer), answer.href, () => <Card answer={answer} />);
  const place = (style: string, hit: SectionHit, page?: ListedPage) =>
    option(style, hit.href, (number) => (
      <>
        <Line name="search-label" id={`${id}-${number}-label`} fragments={page?.page.title ?? hit.heading} />
        {page && <Trail labels={page.page.breadcrumbs} />}
        {page?.best.isSection && <Line name="search-place" fragments={hit.heading} />}
        <Snippet hit={hit} />
      </>
    ));
  return (
    <div className="search-list" role="listbox" id={id} aria-label={t(english.results)}>
      {cardPlace === -1 && card()}
      {pages.map((listed, at) => (
        <Both key={listed.page.href}>
          {/* biome-ignore lint/a11y/useSemanticElements: a list box groups its options by this role */}
          <div className="search-group" role="group" aria-labelledby={`${id}-${next}-label`}>
            {place('search-top', listed.best, listed)}
            {listed.sections.map((section) => place('search-section', section))}
          </div>
          {cardPlace === at && card()}
        </Both>
      ))}
    </div>
  );
});

interface PageProps {
  answer?: Answer;
  pages: readonly PageHit[];
  first: number;
}

/** The results of the search page, numbered over all of its pages. */
export function PageResults({ answer, pages, first }: PageProps): ReactNode {
  const listed = listedPages(pages, answer);
  const cardPlace = answer?.below && listed.length ? 0 : -1;
  const card = answer && (
    <li>
      <AnswerCard answer={answer} />
    </li>
  );
  return (
    <ol className="search-results" start={first}>
      {cardPlace === -1 && card}
      {listed.map(({ page, best, sections }, at) => (
        <Both key={page.href}>
          <li className="search-result">
            <Trail labels={page.breadcrumbs} />
            <h2>
              <Place href={best.href} label={page.title} />
            </h2>
            {best.isSection && <Line as="p" name="search-place" fragments={best.heading} />}
            <Snippet as="p" hit={best} />
            {sections.length > 0 && (
              <ul className="search-places">
                {sections.map((hit) => (
                  <li key={hit.href}>
                    <Place href={hit.href} label={hit.heading} />
                    <Snippet as="p" hit={hit} />
                  </li>
                ))}
              </ul>
            )}
          </li>
          {cardPlace === at && card}
        </Both>
      ))}
    </ol>
  );
}

function Place({ href, label }: { href: string; label: readonly Fragment[] }): ReactNode {
  return (
    <a href={href} dir="auto">
      <Marked fragments={label} />
    </a>
  );
}

/** The link that was clicked, if the selector means it. */
export function followedLink(event: MouseEvent, selector: string): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest(selector) : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}

/** True where the click opens the link in this tab. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** Hands the words over to the page of a result; true where that page is the one on display. */
export function handOver(link: HTMLAnchorElement, words: readonly string[]): boolean {
  if (link.origin !== location.origin) return false;
  const handed: HandedWords = { path: link.pathname, words };
  writeStored('sessionStorage', WORDS_KEY, JSON.stringify(handed));
  return link.pathname === location.pathname;
}
