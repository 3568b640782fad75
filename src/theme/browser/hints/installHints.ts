import { ARTICLE_ID } from '../../../shared/shellIds.ts';
import type { SiteFacts } from '../../../shared/types.ts';
import type { HintPlace } from '../../hints/hintTarget.ts';
import { adoptStyles } from '../adoptStyles.ts';
import { loadPart } from '../islands/loadPart.ts';
import type { HintHost } from './hintHost.ts';

export interface HintOptions {
  site: () => Pick<SiteFacts, 'cardsHref'>;
  /** True for links to other pages of the site. */
  leadsToPage: (link: HTMLAnchorElement) => boolean;
  /** How the site reads its addresses. */
  routeOf: HintPlace['routeOf'];
  decode: HintPlace['decode'];
  /** The reader wants little to be loaded: no cards then. */
  savesData: () => boolean;
}

/** What the lazily loaded part is given: a part that imports from another makes the bundler split more files off. */
export interface HintHostOptions extends HintOptions {
  linkOf: (target: EventTarget | null) => HTMLAnchorElement | undefined;
  adoptStyles: typeof adoptStyles;
}

/** Loads tips and cards when the reader first comes to a link of an article; until then links are links. */
export function installHints(options: HintOptions): void {
  const off = new AbortController();
  let host: Promise<HintHost | undefined> | undefined;
  let byTouch = false;

  function load(): Promise<HintHost | undefined> {
    host ??= loadPart(() => import('./hintHost.ts')).then((part) => {
      off.abort();
      return part.type === 'loaded' ? part.module.startHints({ ...options, linkOf, adoptStyles }) : undefined;
    });
    return host;
  }

  function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
    const link = articleLink(target);
    return link && (link.matches('a.term') || options.leadsToPage(link)) ? link : undefined;
  }

  async function meet(event: Event): Promise<void> {
    const link = linkOf(event.target);
    if (link) (await load())?.meet(link, event);
  }

  /** A tap on a word shows its tip, also where that is still to be loaded. */
  async function tap(event: Event): Promise<void> {
    const link = linkOf(event.target);
    if (!byTouch || !link?.matches('a.term')) return;
    event.preventDefault();
    event.stopPropagation();
    const loaded = await load();
    if (loaded) loaded.tap(link);
    else location.assign(link.href);
  }

  const { signal } = off;
  const press = (event: PointerEvent) => {
    byTouch = event.pointerType === 'touch';
    void meet(event);
  };
  document.addEventListener('pointerover', (event) => void meet(event), { signal, passive: true });
  document.addEventListener('focusin', (event) => void meet(event), { signal });
  document.addEventListener('pointerdown', press, { signal, passive: true });
  document.addEventListener('click', (event) => void tap(event), { signal, capture: true });
  // The reader may have come to a link while this was loading.
  const resting = linkOf(document.querySelector(`#${ARTICLE_ID} a:hover`));
  if (resting) void load().then((loaded) => resting.matches(':hover') && loaded?.rest(resting));
}

/** The link of an article that an event happened in; signs beside headings are no links to read about. */
function articleLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest(`#${ARTICLE_ID} a[href]:not(.hash-link)`) : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}
