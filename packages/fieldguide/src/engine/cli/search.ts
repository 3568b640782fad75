import { serviceFault } from '../../search/hosted/fault.ts';
import { type HostedRecord, hostedRecords, INDEX_SETTINGS } from '../../search/hosted/hostedRecords.ts';
import { clientHosts } from '../../search/hosted/serviceHosts.ts';
import type { SearchPage } from '../../search/searchTypes.ts';
import { type Diagnostic, FieldguideError, isError } from '../../shared/errors.ts';
import { plural } from '../../shared/text.ts';
import type { HostedSettings } from '../config/schema.ts';
import { createTools } from '../output/compileTools.ts';
import { ownFaults } from '../output/ownFaults.ts';
import { openProject } from '../output/project.ts';
import type { Project, Tools } from '../output/projectTypes.ts';
import { writeWhole } from '../output/wholeFile.ts';
import { searchPage } from '../site/searchPage.ts';
import { type CommandContext, compileAll, projectOptions } from './commandContext.ts';
import { printDiagnostics } from './report.ts';

/** Milliseconds. The client's own two seconds for an answer to begin are short for a batch on a slow line. */
const TIMEOUTS = { connect: 15_000, read: 15_000, write: 60_000 };
const ADMIN_KEY = 'FIELDGUIDE_SEARCH_ADMIN_KEY';

interface SearchPushOptions {
  /** Prints settings and records, one JSON value a line, and sends nothing. */
  dryRun: boolean;
  /** A file to write the records to as well, one JSON value a line; for other services and for a look at them. */
  recordsFile?: string;
  /** Where the admin key comes from: `process.env`. */
  environment: Readonly<Record<string, string | undefined>>;
}

/** `fieldguide search push`: puts the site's records into the hosted index that its settings name. */
export async function runSearchPush(context: CommandContext, options: SearchPushOptions): Promise<number> {
  const tools = createTools();
  const project = await openProject(projectOptions(context, false), tools);
  const adminKey = options.dryRun ? '' : adminKeyOf(options.environment, hostedSettings(project));
  const locales = (await searchPages(project, tools, context)).map(({ project: one, pages }) => {
    const records = hostedRecords(pages, { siteUrl: siteUrl(project), urls: one.site.urls });
    const summary = `${plural(records.length, 'record')} of ${plural(pages.length, 'page')}`;
    return { settings: hostedSettings(one), records, summary, pages, project: one };
  });
  if (locales.every(({ pages }) => pages.length === 0))
    throw new FieldguideError('The site has no searchable pages. Nothing has been sent.');
  for (const { records, project: one } of locales) printDiagnostics(ownFaults(tooLong(records, one), one));
  if (options.recordsFile !== undefined) {
    const lines = locales.flatMap(({ records }) => records.map((record) => `${JSON.stringify(record)}\n`));
    writeWhole(options.recordsFile, lines.join(''), { cwd: context.cwd, option: '--records' });
  }
  for (const { settings, records, summary } of locales) {
    const { indexName } = settings;
    if (options.dryRun) {
      console.log(JSON.stringify({ indexName, settings: INDEX_SETTINGS }));
      for (const record of records) console.log(JSON.stringify(record));
      console.error(`${summary} would be pushed to the index "${indexName}". Nothing has been sent.`);
    } else {
      await push(records, settings, adminKey);
      console.log(`Pushed ${summary} to the index "${indexName}".`);
    }
  }
  return 0;
}

function hostedSettings({ config: { search } }: Project): HostedSettings {
  if (search !== false && search.provider === 'algolia') return search;
  throw new FieldguideError(
    "The site has no hosted search to push to. Set search: { provider: 'algolia', ... } in site.config.ts, or leave it out: fieldguide build creates the embedded index.",
  );
}

function siteUrl({ config: { url } }: Project): string {
  if (url !== undefined) return url;
  throw new FieldguideError(
    "The site has no address, but search records need full addresses. Set url: 'https://docs.example.com' in site.config.ts.",
  );
}

function adminKeyOf(environment: SearchPushOptions['environment'], settings: HostedSettings): string {
  const key = environment[ADMIN_KEY]?.trim() ?? '';
  if (key === '')
    throw new FieldguideError(
      `${ADMIN_KEY} is not set. Set it to a key of the search service with write access to "${settings.indexName}" (store it as a secret of your CI, not in the settings), or view the records with --dry-run.`,
    );
  if (!/^[\x21-\x7e]+$/.test(key))
    throw new FieldguideError(
      `${ADMIN_KEY} contains characters that are not allowed in a key. Copy the key again.`,
    );
  if (key === settings.searchApiKey)
    throw new FieldguideError(
      `search.searchApiKey in the settings is the same key as ${ADMIN_KEY} and is published on every page. Revoke it at the search service, and use a search-only key in the settings.`,
    );
  return key;
}

/** What search knows of each page of each locale; the same faults as in a build stop it. */
async function searchPages(
  project: Project,
  tools: Tools,
  context: CommandContext,
): Promise<{ project: Project; pages: SearchPage[] }[]> {
  const { locales, diagnostics } = await compileAll(project, tools, context);
  const errors = diagnostics.filter(isError);
  if (errors.length > 0 && !project.options.tolerant)
    throw new FieldguideError('The site cannot be built, so nothing has been sent.', errors);
  return locales.map(({ project: one, contents }) => ({
    project: one,
    pages: contents.flatMap(({ page, compiled }) => searchPage(page, compiled.records, one.site) ?? []),
  }));
}

/** The sections that are longer than a record of the service may be. */
function tooLong(records: readonly HostedRecord[], { site }: Project): Diagnostic[] {
  const parts = new Map<string, HostedRecord[]>();
  for (const record of records) parts.set(record.url, [...(parts.get(record.url) ?? []), record]);
  return [...parts.values()].flatMap((own): Diagnostic[] => {
    const [first] = own;
    if (!first || own.length < 2) return [];
    const page = site.table.pages.get(first.route);
    const anchor = first.objectID.slice(first.route.length);
    const name = anchor === '' ? 'the text before the first heading' : `the section "${anchor}"`;
    const file = page?.source?.file ?? page?.file ?? first.route;
    const message = `${name} is longer than the search service allows for one record, so it is stored in ${own.length} parts.`;
    const hint = 'Add headings so that search results lead closer to the answer.';
    return [{ severity: 'warning', code: 'search-long-section', file, message, hint }];
  });
}

/** Replaces the records of the index in one step, and sets how it ranks them. */
async function push(
  records: readonly HostedRecord[],
  settings: HostedSettings,
  adminKey: string,
): Promise<void> {
  // Loaded here: no other command needs it.
  const { algoliasearch } = await import('algoliasearch');
  const { applicationId, indexName } = settings;
  const client = algoliasearch(applicationId, adminKey, { timeouts: TIMEOUTS, ...clientHosts(settings) });
  try {
    await client.setSettings({ indexName, indexSettings: INDEX_SETTINGS });
    await client.replaceAllObjects({ indexName, objects: records.map((record) => ({ ...record })) });
  } catch (error) {
    const fault = serviceFault(error, { indexName, key: 'admin' });
    // The message of the service may contain the key in any spelling.
    const spellings = [adminKey, encodeURIComponent(adminKey), JSON.stringify(adminKey).slice(1, -1)];
    throw new FieldguideError(
      `${spellings.reduce((shown, spelling) => shown.replaceAll(spelling, '***'), fault)} Run the command again: until it succeeds, the index "${indexName}" may hold the records of an earlier push.`,
    );
  }
}
