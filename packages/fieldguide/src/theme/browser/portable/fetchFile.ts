import { HAND_OVER, scriptOf } from '../../../shared/portable.ts';
import { loadScript } from '../../../shared/ui/tasks.ts';
import { trustedScript } from '../../../shared/ui/trusted.ts';
import { decodePath } from '../../../shared/url.ts';
import { siteFolder } from './relocate.ts';

declare global {
  interface Window {
    fieldguideReader?: FolderReader;
    [HAND_OVER]?: FolderReader['handOver'];
  }
}

/** Stands for the browser's `fetch`: files of the site come through scripts, all else as ever. */
export async function fetchFile(address: string, init?: RequestInit): Promise<Response> {
  const url = new URL(address, location.href);
  const folder = siteFolder();
  return url.href.startsWith(folder.href) ? reader(folder).fetch(url, init) : window.fetch(address, init);
}

/** The window keeps it: scripts hand over to a function of the window. */
function reader(folder: URL): FolderReader {
  const run = (address: string) => loadScript(trustedScript(address), `${address} could not be loaded.`);
  const made = window.fieldguideReader ?? createFolderReader({ folder, run });
  window.fieldguideReader = made;
  window[HAND_OVER] = made.handOver;
  return made;
}

interface FolderReaderOptions {
  /** The folder that holds the site. */
  folder: URL;
  /** Runs the script at an address; rejects where it cannot be had. */
  run: (address: string) => Promise<void>;
}

/** Reads files through scripts that hand their text over: a page in a folder may load nothing else. */
interface FolderReader {
  /**
   * A `fetch` for files below the folder: rejects with a `TypeError` where the build has made no script of one. A file
   * is loaded once; one that failed, or is asked for with `cache: 'reload'`, again.
   */
  fetch(url: URL, init?: Pick<RequestInit, 'cache' | 'signal'>): Promise<Response>;
  /** What the scripts call. */
  handOver(file: string, text: string): void;
}

export function createFolderReader({ folder, run }: FolderReaderOptions): FolderReader {
  const texts = new Map<string, Promise<string>>();
  const waiting = new Map<string, (text: string) => void>();

  async function load(url: URL, file: string): Promise<string> {
    // Pages are no scripts, and asking for what is not there would leave an error in the console.
    if (!/\.(?:json|txt)$/.test(file)) throw new TypeError(`${file} cannot be read from a folder.`);
    let text: string | undefined;
    waiting.set(file, (handed) => {
      text = handed;
    });
    // A script that cannot be had hands nothing over.
    await run(scriptOf(url.href)).catch(() => undefined);
    waiting.delete(file);
    if (text === undefined) throw new TypeError(`${file} could not be loaded.`);
    return text;
  }

  return {
    async fetch(url, { cache, signal } = {}) {
      const file = decodePath(url.href.slice(folder.href.length));
      const loading = (cache === 'reload' ? undefined : texts.get(file)) ?? load(url, file);
      texts.set(file, loading);
      loading.catch(() => texts.delete(file));
      const text = await loading;
      signal?.throwIfAborted();
      return new Response(text);
    },
    handOver: (file, text) => waiting.get(file)?.(text),
  };
}
