import path from 'node:path';
import { FieldguideError } from '../../shared/errors.ts';
import { plural } from '../../shared/text.ts';
import { writeWhole } from '../output/wholeFile.ts';
import {
  type BuiltPage,
  type BuiltSite,
  CannotAnswer,
  checkBuiltSite,
  findPage,
  siteOpener,
} from '../server/builtSite.ts';
import { BrokenPage, paperDocument } from '../server/paper/paperDocument.ts';
import { findBrowser, PrintFailed, printPdf } from '../server/paper/printPdf.ts';
import type { CommandContext } from './commandContext.ts';

interface PdfOptions {
  /** Route of a page, printed with all pages below it; absent: the whole guide. */
  page?: string;
  /** Only that page. */
  alone: boolean;
  file: string;
  environment: Readonly<Record<string, string | undefined>>;
}

/** Milliseconds for a whole guide; ours takes one or two minutes. */
const PATIENCE = 600_000;

/** `fieldguide pdf`: a built site, a section or a page of it as one PDF. */
export async function runPdf(context: CommandContext, options: PdfOptions): Promise<number> {
  const { out, cwd } = context;
  checkBuiltSite(out, path.relative(cwd, out) || out);
  const browser = findBrowser(options.environment);
  const start = performance.now();
  const site = siteOpener(out)();
  const { title, pages } = choosePages(site, options);
  const print = (some: readonly BuiltPage[]) =>
    printPdf(paperDocument(site, some, { root: out, title }), { browser, patience: PATIENCE });
  try {
    writeWhole(options.file, await print(pages), { cwd, option: '--file' });
  } catch (error) {
    if (error instanceof BrokenPage || error instanceof CannotAnswer)
      throw new FieldguideError(error.message);
    if (!(error instanceof PrintFailed)) throw error;
    const broken = await findBroken(pages, print);
    const where = broken ? ` It fails on the page ${broken.route}.` : '';
    throw new FieldguideError(`The PDF could not be made: ${error.message}.${where}`);
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`Printed ${plural(pages.length, 'page')} into ${options.file} in ${seconds} s.`);
  return 0;
}

function choosePages(site: BuiltSite, { page, alone }: PdfOptions): { title: string; pages: BuiltPage[] } {
  const all = [...site.pages.values()];
  if (page === undefined || (page === '/' && !alone)) return { title: site.facts.title, pages: all };
  try {
    const found = findPage(site, page);
    const pages = alone ? [found] : all.filter(({ route }) => route.startsWith(found.route));
    return {
      title: `${found.title}${site.facts.title === found.title ? '' : ` | ${site.facts.title}`}`,
      pages,
    };
  } catch (error) {
    if (error instanceof CannotAnswer)
      throw new FieldguideError(error.message.replace(' Find it with the tool "search".', ''));
    throw error;
  }
}

/** The page that cannot be printed, by printing ever smaller halves; undefined where each half can. */
async function findBroken(
  pages: readonly BuiltPage[],
  print: (pages: readonly BuiltPage[]) => Promise<unknown>,
): Promise<BuiltPage | undefined> {
  const fails = async (some: readonly BuiltPage[]) => {
    try {
      await print(some);
      return false;
    } catch (error) {
      if (error instanceof PrintFailed) return true;
      throw error;
    }
  };
  if (pages.length < 2) return pages[0];
  const middle = Math.ceil(pages.length / 2);
  for (const half of [pages.slice(0, middle), pages.slice(middle)])
    if (await fails(half)) return findBroken(half, print);
  return undefined;
}
