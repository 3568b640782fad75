import path from 'node:path';
import { asError } from 'fieldguide';
import { isFile } from 'fieldguide/sites';
import type { Addresses } from './addresses.ts';
import { bundleCode } from './bundler.ts';
import { keywordsOf } from './configParts.ts';
import { expectedOfHtml } from './expectedWords.ts';
import { htmlToMarkdown } from './htmlToMarkdown.ts';
import { type IsolationOptions, renderAll } from './isolated.ts';
import type { Located } from './locate.ts';
import { magicComments } from './magicComments.ts';
import { compilePartial, parsePage } from './mdxPage.ts';
import { reportShownAsSource } from './notImported.ts';
import { faultOf, hidesText, moduleLines } from './pageFaults.ts';
import { beyondLimit } from './pageLimit.ts';
import { type Block, type Leaves, type PageOptions, type ParsedPage, unreadPage } from './parsedPage.ts';
import type { RenderedPage } from './protocol.ts';
import type { SiteFacts } from './readConfig.ts';
import type { SiteFolder } from './siteFolder.ts';
import { type PageSource, readSource, type SourcePage } from './sourcePages.ts';
import { applyEdits, type Edit, type Losses } from './types.ts';
import type { UnknownName } from './unknownNames.ts';
import type { PlacedSet } from './versions.ts';
import { missingWords } from './wordCheck.ts';

export interface PageJob {
  facts: SiteFacts;
  sets: readonly PlacedSet[];
  addresses: Addresses;
  located: Located;
  losses: Losses;
  isolation: IsolationOptions;
  /** Folder for what only the import needs. */
  work: string;
  folder: SiteFolder;
  progress(text: string): void;
  /** The language of the pages, and what `Translate` shows in it. */
  language: string;
  messages: Readonly<Record<string, string>>;
}

/** The module of a file that is too large to be part of pages: it says so on each of them. */
const TOO_LARGE = `export default () => { throw new Error('a part of it is too large to be read'); };\n`;

/** Writes pages: Markdown stays as it is, and code becomes the Markdown of what it renders. */
export class PageWriter {
  private readonly leaves: Leaves = new Map();
  /** Components that imported pages use without importing them. */
  private readonly shared = new Set<string>();

  constructor(private readonly job: PageJob) {}

  async write(pages: readonly SourcePage[]): Promise<void> {
    const parsed = new Map<SourcePage, ParsedPage>();
    for (const [index, page] of pages.entries()) {
      if (index % 20 === 0) this.job.progress(`Reading page ${index + 1} of ${pages.length}`);
      parsed.set(page, await this.parse(page));
    }
    const rendered = await this.render(parsed);
    for (const [page, reading] of parsed) {
      const edits = [...reading.edits, ...this.urlEdits(page, reading)];
      const result = rendered.get(page.file);
      if (result) this.reportNotes(page, reading, result);
      for (const block of reading.blocks) {
        const html = withHidden(result, block);
        if (html !== undefined) reading.expected.push(...expectedOfHtml(html, this.leaves, block));
        const text = html === undefined ? this.unrendered(page, result) : this.markdown(html, page);
        edits.push({ start: block.start, end: block.end, text });
      }
      const body = applyEdits(page.source, edits).slice(page.bodyStart);
      reportShownAsSource(page, body, this.job.losses);
      const frontMatter = page.frontMatter.replace(
        /^(image:[ \t]*(['"]?))(\S+?)(?=\2[ \t]*$)/m,
        (...[, before = '', , url = '']: string[]) => before + this.job.addresses.final(url, page),
      );
      const text = frontMatter + (frontMatter === '' ? body.replace(/^\n+/, '') : body);
      this.job.folder.write(page.out, text);
      this.reportMissing(page, reading, text);
    }
  }

  private reportMissing(page: SourcePage, { expected }: ParsedPage, copy: string): void {
    const { addresses, losses } = this.job;
    const { file } = page;
    for (const { kind, line, words } of missingWords(expected, copy, (url) => addresses.final(url, page))) {
      losses.add({ kind: 'words', what: `${kind}: ${words.join(' ')}`, file, line });
      for (const word of words) losses.words.push({ kind: 'words', what: `${kind}\t${word}`, file, line });
    }
  }

  private async parse(page: SourcePage): Promise<ParsedPage> {
    if (this.isTooLarge(page)) return unreadPage();
    const options = this.pageOptions(page);
    try {
      const reading = await parsePage(options, this.leaves);
      this.reportUnknown(page.file, reading.unknown);
      return reading;
    } catch (error) {
      const { message, line } = faultOf(error);
      this.job.losses.add({ kind: 'invalid', what: message, file: page.file, line });
      const reading = await parsePage({ ...options, isMdx: false }, this.leaves);
      const modules = moduleLines(page, reading);
      const expected = reading.expected.filter(
        ({ start }) => !modules.some((edit) => edit.start <= start && start < edit.end),
      );
      return { ...reading, expected, edits: [...reading.edits, ...modules] };
    }
  }

  private isTooLarge({ file, source }: PageSource): boolean {
    const limit = beyondLimit(source);
    if (limit) this.job.losses.add({ kind: 'large', what: limit.reason, file, line: limit.line });
    return limit !== undefined;
  }

  private reportUnknown(file: string, unknown: readonly UnknownName[]): void {
    for (const { name, line } of unknown) this.job.losses.add({ kind: 'component', what: name, file, line });
  }

  private urlEdits(page: SourcePage, { urls }: ParsedPage): Edit[] {
    return urls.flatMap(({ start, end, url }) => {
      const text = this.job.addresses.final(url, page);
      return text === url ? [] : [{ start, end, text }];
    });
  }

  private async render(parsed: ReadonlyMap<SourcePage, ParsedPage>): Promise<Map<string, RenderedPage>> {
    const { facts, isolation, progress } = this.job;
    const coded = [...parsed].flatMap(([page, { code, components }]) =>
      code === undefined ? [] : [{ page, code, components }],
    );
    if (coded.length === 0) return new Map();
    progress('Bundling the code of the pages');
    const bundled = await this.bundle(new Map(coded.map(({ page, code }) => [page.file, code])));
    let count = 0;
    const job = {
      kind: 'render' as const,
      siteConfig: facts.config,
      language: this.job.language,
      messages: this.job.messages,
      theme: bundled.get('theme'),
      shared: [...this.shared].sort(),
      pages: coded.flatMap(({ page, components }) => {
        const file = bundled.get(page.file);
        return file === undefined
          ? []
          : [{ key: page.file, file, components: components.map(({ name }) => name) }];
      }),
    };
    return renderAll(job, isolation, () => {
      count += 1;
      if (count % 20 === 1) progress(`Rendering page ${count} of ${coded.length}`);
    });
  }

  /** Bundles the code of pages, with the components that all of them may use as `theme`. */
  private async bundle(codes: ReadonlyMap<string, string>): Promise<Map<string, string>> {
    const { facts, sets, located, losses, work } = this.job;
    const theme = ['js', 'jsx', 'ts', 'tsx']
      .flatMap((extension) => [`MDXComponents.${extension}`, `MDXComponents/index.${extension}`])
      .map((name) => path.join(located.siteDir, 'src/theme', name))
      .find(isFile);
    return bundleCode({
      entries: theme === undefined ? codes : new Map([...codes, ['theme', theme]]),
      out: path.join(work, 'pages'),
      siteDir: located.siteDir,
      docsDir: sets[0]?.dir ?? located.docsDir,
      staticDirs: facts.staticDirs,
      root: located.root,
      markdown: (file) => this.partial(file),
      lost: ({ kind, what, importer }) => losses.add({ kind, what, file: importer }),
    }).catch((error: unknown) => {
      losses.add({
        kind: 'failed',
        what: asError(error).message.split('\n').slice(0, 3).join(' '),
        file: located.siteDir,
      });
      return new Map<string, string>();
    });
  }

  private async partial(file: string): Promise<string> {
    const page = readSource(file, magicComments(this.job.facts.themeConfig));
    if (this.isTooLarge(page)) return TOO_LARGE;
    const options = this.pageOptions({ ...page, set: this.setOf(file) });
    const { code, components, unknown } = await compilePartial(options, this.leaves);
    this.reportUnknown(file, unknown);
    for (const name of components) this.shared.add(name);
    return code;
  }

  /** The set whose folder holds a file that is part of pages. */
  private setOf(file: string): string | undefined {
    return this.job.sets.find(({ dir }) => file.startsWith(`${dir}${path.sep}`))?.id;
  }

  private pageOptions(page: PageSource & { set?: string }): PageOptions {
    const { facts, addresses, sets } = this.job;
    const set = sets.find(({ id }) => id === page.set) ?? sets[0];
    const { format } = facts;
    const asked = page.written.format;
    const isMdx =
      asked === 'mdx' ||
      (asked !== 'md' && (format === 'mdx' || (format === 'detect' && page.file.endsWith('.mdx'))));
    return {
      file: page.file,
      source: page.source,
      bodyStart: page.bodyStart,
      frontMatter: page.written,
      isMdx,
      math: set?.math ?? false,
      admonitions: set?.admonitions ?? keywordsOf(undefined),
      absolute: (url) => addresses.absolute(url, page.file),
    };
  }

  private markdown(html: string, page: SourcePage): string {
    const { sets, addresses, losses } = this.job;
    return htmlToMarkdown(html, {
      leaves: this.leaves,
      math: sets.some(({ math }) => math !== false),
      address: (url) => addresses.final(url, page),
      lost: (kind, what) => losses.add({ kind, what, file: page.file }),
    });
  }

  private unrendered(page: SourcePage, result: RenderedPage | undefined): string {
    // The reason of a failed page has already been reported.
    if (result?.fault === undefined)
      this.job.losses.add({ kind: 'failed', what: 'a part of the page', file: page.file });
    return ':::warning\n\nA part of this page is not part of this copy.\n\n:::';
  }

  private reportNotes(
    page: SourcePage,
    { components, blocks }: ParsedPage,
    { notes, fault, blocks: shown }: RenderedPage,
  ): void {
    const lineOf = (name: string) =>
      components.find((component) => name.includes(component.name))?.line ?? blocks[0]?.line;
    if (fault !== undefined)
      this.job.losses.add({ kind: 'failed', what: fault, file: page.file, line: blocks[0]?.line });
    for (const { kind, name } of notes)
      this.job.losses.add({ kind, what: name, file: page.file, line: lineOf(name) });
    if (!notes.some(({ kind }) => kind === 'state')) return;
    for (const { number, start, end, line } of blocks)
      if (hidesText(page.source.slice(start, end), shown[number] ?? ''))
        this.job.losses.add({ kind: 'browser', what: 'a text that opens by a click', file: page.file, line });
  }
}

/** The HTML of a block; what a component shows only after a click is behind what it shows at first. */
function withHidden(result: RenderedPage | undefined, { number, leaves }: Block): string | undefined {
  const html = result?.blocks[number];
  if (html === undefined || !result?.notes.some(({ kind }) => kind === 'state')) return html;
  const hidden = leaves
    .map((key) => `<fg-md n="${key}"></fg-md>`)
    .filter((mark) => !html.includes(mark.slice(0, -9)));
  return html + hidden.join('');
}
