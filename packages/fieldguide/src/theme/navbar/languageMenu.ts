import { ARTICLE_ID } from '../../shared/shellIds.ts';
import { isRecord, parseJson } from '../../shared/text.ts';
import { readStored, writeStored } from '../../shared/ui/storage.ts';

const PLACE_KEY = 'fieldguide.language-place';

/**
 * The menu of languages leads to the same query, hash and place of the page: loaded where a site has several languages.
 * The place is the section, since the same text has another length in another language.
 */
export function installLanguageMenu(): void {
  goToPlace();
  // Captured: the address must be whole when the browser follows the link.
  const takeAlong = ({ target }: Event) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('.dropdown a[hreflang]') : null;
    if (!link) return;
    const { search, hash } = location;
    link.search = search;
    link.hash = hash;
    writeStored('sessionStorage', PLACE_KEY, JSON.stringify({ path: link.pathname, ...place() }));
  };
  for (const type of ['click', 'auxclick']) document.addEventListener(type, takeAlong, { capture: true });
}

/** Tops of the sections of the article, in pixels from the top of the document, and its end. */
function sectionTops(): number[] {
  const headings = [...document.querySelectorAll(`#${ARTICLE_ID} :is(h2, h3, h4, h5, h6)[id]`)];
  const end = document.documentElement.scrollHeight;
  return [0, ...headings.map((heading) => heading.getBoundingClientRect().top + scrollY), end];
}

/** How many sections the reader is past, and how much of the next. */
function place(): { section: number; part: number } {
  const tops = sectionTops();
  const section = Math.max(
    0,
    tops.findLastIndex((top) => top <= scrollY),
  );
  const [top = 0, next = top] = tops.slice(section);
  return { section, part: next > top ? (scrollY - top) / (next - top) : 0 };
}

/** Puts the reader where they were in the other language, unless they have gone on meanwhile. */
function goToPlace(): void {
  const left = parseJson(readStored('sessionStorage', PLACE_KEY));
  writeStored('sessionStorage', PLACE_KEY, '');
  if (!isRecord(left) || left.path !== location.pathname) return;
  if (location.hash === '' && scrollY > 0) return;
  const { section, part } = left;
  if (typeof section !== 'number' || typeof part !== 'number' || section + part === 0) return;
  const [top, next] = sectionTops().slice(section);
  if (top !== undefined && next !== undefined)
    window.scrollTo({ top: top + part * (next - top), behavior: 'instant' });
}
