import { HAND_OVER } from '../../../shared/portable.ts';
import { createFileReader, type FileReader } from './fileReader.ts';
import { siteFolder } from './relocate.ts';

declare global {
  interface Window {
    fieldguideReader?: FileReader;
    [HAND_OVER]?: FileReader['handOver'];
  }
}

/** Stands for the browser's `fetch`: files of the site come through scripts, all else as ever. */
export async function fetchFile(address: string, init?: RequestInit): Promise<Response> {
  const url = new URL(address, location.href);
  const folder = siteFolder();
  return url.href.startsWith(folder.href) ? reader(folder).fetch(url, init) : window.fetch(address, init);
}

/** The window keeps it: scripts hand over to a function of the window. */
function reader(folder: URL): FileReader {
  const made = window.fieldguideReader ?? createFileReader({ folder, run: runScript });
  window.fieldguideReader = made;
  window[HAND_OVER] = made.handOver;
  return made;
}

function runScript(address: string): Promise<void> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    const end = () => {
      script.remove();
      resolve();
    };
    script.addEventListener('load', end);
    script.addEventListener('error', end);
    script.src = address;
    document.head.append(script);
  });
}
