import { PORTABLE_SCRIPT_ID } from '../../../shared/shellIds.ts';

/** The address of the folder that holds the site, with a slash at its end: the page's script lies in `assets/`. */
export function siteFolder(): URL {
  const script = document.getElementById(PORTABLE_SCRIPT_ID);
  if (script instanceof HTMLScriptElement) return new URL('..', script.src);
  throw new Error('This page does not say where its site lies. Build the site anew.');
}
