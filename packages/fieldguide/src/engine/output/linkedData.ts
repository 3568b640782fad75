import type { SearchRecord } from '../../search/searchTypes.ts';
import type { PageDetails, SiteFacts } from '../../shared/facts.ts';

/** A question that a page answers, with its answer as plain text. */
export interface Question {
  question: string;
  answer: string;
}

/** A page with fewer of them answers some questions, and is no list of questions. */
const FEWEST = 3;

/** The questions of a page that is a list of questions: at least half of its sections are; none of any other page. */
export function questionsOf(records: readonly SearchRecord[]): Question[] {
  const sections = records.filter(({ level, text }) => level > 1 && level < 7 && text !== '');
  const questions = sections.filter(({ kind }) => kind === 'question');
  if (questions.length < FEWEST || questions.length * 2 < sections.length) return [];
  return questions.map(({ heading, text }) => ({ question: heading, answer: opening(text) }));
}

/** Characters of an answer: as many as results show of one, so that the page is not sent twice. */
const MOST = 240;

/** The beginning of a text, up to the end of a sentence or word. */
function opening(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MOST) return line;
  const cut = line.slice(0, MOST);
  return /^.{80,}[.!?](?=\s)/.exec(cut)?.[0] ?? `${cut.replace(/\s+\S*$/, '')}…`;
}

interface LinkedDataParts {
  facts: PageDetails;
  site: SiteFacts;
  questions: readonly Question[];
  /** Absolute URL of the page's preview image. */
  image?: string;
}

/**
 * Data for search engines about a page, as JSON-LD (schema.org): documents are articles, breadcrumbs are a list, and a
 * list of questions is one. All of it needs absolute URLs, so only sites that know theirs have it.
 */
export function linkedData(parts: LinkedDataParts): object | undefined {
  const { facts } = parts;
  if (!facts.canonical || facts.kind === 'not-found' || facts.kind === 'search') return undefined;
  const nodes = [article(parts), breadcrumbs(facts), questionList(parts.questions)].filter(Boolean);
  return nodes.length > 0 ? { '@context': 'https://schema.org', '@graph': nodes } : undefined;
}

function article({ facts, site, image }: LinkedDataParts): object | undefined {
  if (facts.kind !== 'doc' && facts.kind !== 'blog-post') return undefined;
  const { date, author } = facts.lastUpdated ?? {};
  return {
    '@type': facts.kind === 'doc' ? 'TechArticle' : 'BlogPosting',
    headline: facts.title,
    description: facts.description || undefined,
    url: facts.canonical,
    image,
    inLanguage: site.locale.htmlLang,
    dateModified: date,
    author: author && { '@type': 'Person', name: author },
    isPartOf: { '@type': 'WebSite', name: site.title, url: new URL(site.homeHref, facts.canonical).href },
  };
}

function breadcrumbs({ breadcrumbs, canonical }: PageDetails): object | undefined {
  if (breadcrumbs.length < 2) return undefined;
  const itemListElement = breadcrumbs.map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.label,
    ...(crumb.href ? { item: new URL(crumb.href, canonical).href } : {}),
  }));
  return { '@type': 'BreadcrumbList', itemListElement };
}

function questionList(questions: readonly Question[]): object | undefined {
  if (questions.length === 0) return undefined;
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return { '@type': 'FAQPage', mainEntity };
}
