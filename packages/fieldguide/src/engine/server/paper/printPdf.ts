import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { asError, FieldguideError } from '../../../shared/errors.ts';

/** Where systems have the browser. */
const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium-headless-shell',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser that prints: the one that `CHROME` names, or that of the system. @throws FieldguideError where there is none. */
export function findBrowser(environment: Readonly<Record<string, string | undefined>>): string {
  const named = environment.CHROME;
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new FieldguideError(`CHROME names "${named}", which does not exist. Set it to Chromium or Chrome.`);
  }
  const found = BROWSERS.find((file) => existsSync(file));
  if (found) return found;
  throw new FieldguideError('Printing needs Chromium or Chrome. Install one, or set CHROME to it.');
}

/** The browser did not write a PDF. */
export class PrintFailed extends Error {
  override name = 'PrintFailed';
}

interface PrintOptions {
  browser: string;
  /** Milliseconds, after which the browser is stopped. */
  patience: number;
}

/**
 * Prints an HTML document: tagged, with an outline of its headings, on the paper and with the margins of its style sheet.
 * Out: the bytes of the PDF.
 * @throws PrintFailed where the browser crashes, takes too long or writes no PDF.
 * @throws FieldguideError where there is no room for temporary files.
 */
export async function printPdf(html: string, { browser, patience }: PrintOptions): Promise<Uint8Array> {
  const folder = inTemporary(() => mkdtempSync(path.join(tmpdir(), 'fieldguide-pdf-')));
  try {
    const source = path.join(folder, 'guide.html');
    const made = path.join(folder, 'guide.pdf');
    inTemporary(() => writeFileSync(source, html));
    const output = await run(browser, patience, [
      '--headless',
      '--disable-gpu',
      '--disable-extensions',
      '--disable-dev-shm-usage',
      '--no-first-run',
      `--user-data-dir=${path.join(folder, 'profile')}`,
      // In containers there is only root, who may not have the sandbox. The policy of the document lets nothing run.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--no-pdf-header-footer',
      '--export-tagged-pdf',
      '--generate-pdf-document-outline',
      `--print-to-pdf=${made}`,
      pathToFileURL(source).href,
    ]);
    const pdf = existsSync(made) ? readFileSync(made) : Buffer.of();
    if (pdf.subarray(0, 5).toString() !== '%PDF-')
      throw new PrintFailed(`the browser wrote no PDF${output === '' ? '' : `: ${output}`}`);
    return pdf;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function inTemporary<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new FieldguideError(
      `The folder for temporary files, "${tmpdir()}", cannot be used: ${asError(error).message}. Set TMPDIR to another one.`,
    );
  }
}

/** Runs the browser until it exits; returns the last line of standard error. */
function run(browser: string, patience: number, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(browser, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let output = '';
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(
        new PrintFailed(`the browser took longer than ${Math.round(patience / 1000)} s and was stopped`),
      );
    }, patience);
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-500);
    });
    child.once('error', (error) => {
      clearTimeout(timer);
      reject(new PrintFailed(error.message));
    });
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      if (code === 0) resolve(output.trim().split('\n').at(-1) ?? '');
      else reject(new PrintFailed(`the browser ended with ${signal ?? code}`));
    });
  });
}
