import { HAND_OVER, scriptOf } from '../../shared/fileScript.ts';
import { decodePath } from '../../shared/url.ts';
import { siteFolder } from './siteFolder.ts';

/** Files by their path from the site's root. */
type Files = Map<string, Promise<string>>;

/** Where what a script hands over is waited for. */
interface Desk {
  files: Files;
  waiting: Map<string, (text: string) => void>;
}

declare global {
  interface Window {
    fieldguideDesk?: Desk;
    [HAND_OVER]?: (file: string, text: string) => void;
  }
}

/**
 * Stands for the browser's `fetch`: a page in a folder may read no file, but may load scripts, and the build has made
 * one of each file that pages ask for. Rejects with a `TypeError` where there is none, as `fetch` does. A file is
 * loaded once; one that failed, or is asked for with `cache: 'reload'`, anew.
 */
export async function fetchFile(address: string, init: RequestInit = {}): Promise<Response> {
  const url = new URL(address, location.href);
  const folder = siteFolder();
  if (!url.href.startsWith(folder.href)) return window.fetch(address, init);
  const file = decodePath(url.href.slice(folder.href.length));
  const { files, waiting } = desk();
  if (init.cache === 'reload') files.delete(file);
  const loading = files.get(file) ?? load(url, file, waiting);
  files.set(file, loading);
  loading.catch(() => files.delete(file));
  const text = await loading;
  init.signal?.throwIfAborted();
  return new Response(text);
}

/** The window keeps it: scripts hand over to a function of the window. */
function desk(): Desk {
  if (window.fieldguideDesk) return window.fieldguideDesk;
  const made: Desk = { files: new Map(), waiting: new Map() };
  window.fieldguideDesk = made;
  window[HAND_OVER] = (file, text) => made.waiting.get(file)?.(text);
  return made;
}

function load(url: URL, file: string, waiting: Desk['waiting']): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new TypeError(`Failed to load ${file}.`));
    // Pages are no scripts, and asking for what is not there would leave an error in the console.
    if (!/\.(?:json|txt)$/.test(file)) return fail();
    waiting.set(file, resolve);
    const script = document.createElement('script');
    const end = () => {
      waiting.delete(file);
      script.remove();
      // A script that has handed its file over has settled this already.
      fail();
    };
    script.addEventListener('load', end);
    script.addEventListener('error', end);
    script.src = scriptOf(url.href);
    document.head.append(script);
  });
}
