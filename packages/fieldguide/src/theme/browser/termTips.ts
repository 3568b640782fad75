import type { TermDefinitions } from '../../shared/facts.ts';
import { ARTICLE_ID } from '../../shared/shellIds.ts';
import * as english from '../../shared/texts/english.ts';
import { pageTexts } from '../../shared/texts/translate.ts';
import { makeElement } from '../../shared/ui/makeElement.ts';
import { decodePath } from '../../shared/url.ts';
import { lazily } from './loading.tsx';

/** The pointer stays on a word for this long before its tip shows. */
const SHOW_MS = 120;
/** Time for the pointer to move from the word onto its tip, or back. */
const LEAVE_MS = 250;
const TIP_ID = 'fieldguide-tip';

interface Shown {
  term: HTMLAnchorElement;
  /** A leaving pointer closes the tip, unless it has focus. A tip opened by a tap stays until the next tap. */
  by: 'pointer' | 'focus' | 'tap';
}

/**
 * Tips on the terms of an article, one at a time (WCAG 1.4.13: they wait, stay while pointed at, and go by Escape).
 * `href`: the file of definitions, which is loaded once, when the first tip is asked for.
 */
export function installTermTips(href: () => string): void {
  const tip = makeElement('div', { id: TIP_ID, className: 'tip', hidden: true });
  const definitions = lazily(async (): Promise<TermDefinitions> => (await fetch(href())).json());
  let shown: Shown | undefined;
  let byTouch = false;
  /** What happens when the pointer has rested for a while. */
  let pending: { target: HTMLAnchorElement | 'close'; timer: number } | undefined;

  function wait(target?: HTMLAnchorElement | 'close', action = close): void {
    if (target !== undefined && target === pending?.target) return;
    clearTimeout(pending?.timer);
    const milliseconds = target === 'close' ? LEAVE_MS : SHOW_MS;
    pending = target && { target, timer: window.setTimeout(action, milliseconds) };
  }

  function close(): void {
    wait();
    tip.hidden = true;
    shown?.term.removeAttribute('aria-describedby');
    shown = undefined;
  }

  /** `y`: where the pointer is, since a term may run over two lines. */
  async function show(term: HTMLAnchorElement, by: Shown['by'], y?: number): Promise<void> {
    close();
    const mine: Shown = { term, by };
    shown = mine;
    const all = await definitions().catch(() => undefined);
    const id = decodePath(term.hash.slice(1));
    const found = all && Object.hasOwn(all, id) ? all[id] : undefined;
    if (shown !== mine || !term.isConnected) return;
    if (!found) {
      // Without its file the word is still a link to the glossary.
      byTouch = false;
      if (by === 'tap') term.click();
      return;
    }
    tip.replaceChildren(...found.map((text) => makeElement('p', {}, text)));
    // A tap on the word opens the tip, which contains the link. Nothing is focused, so it is read out.
    if (by === 'tap') tip.append(makeElement('a', { href: term.href }, pageTexts()(english.inGlossary)));
    tip.role = by === 'tap' ? 'status' : 'tooltip';
    // In the page's main part, and not in the window: it moves along when the reader scrolls.
    (term.closest('main') ?? document.body).append(tip);
    tip.hidden = false;
    place(tip, term, y);
    term.setAttribute('aria-describedby', TIP_ID);
  }

  function point(target: EventTarget | null, y?: number): void {
    const term = termOf(target);
    if (shown && (shown.term === term || contains(tip, target))) wait();
    else if (shown && shown.by !== 'pointer') return;
    else if (term) wait(term, () => void show(term, 'pointer', y));
    else if (shown) wait('close');
    else wait();
  }

  document.addEventListener(
    'pointerover',
    ({ target, pointerType, clientY }) => pointerType !== 'touch' && point(target, clientY),
    { passive: true },
  );
  document.addEventListener('pointerout', ({ relatedTarget }) => relatedTarget === null && point(null));
  document.addEventListener(
    'pointerdown',
    ({ target, pointerType }) => {
      byTouch = pointerType === 'touch';
      if (!termOf(target) && !contains(tip, target)) close();
    },
    { passive: true },
  );
  document.addEventListener('focusin', ({ target }) => {
    const term = termOf(target);
    if (!byTouch && term?.matches(':focus-visible')) void show(term, 'focus');
  });
  document.addEventListener('focusout', () => shown?.by === 'focus' && close());
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  // Captured: a tap on a word must not follow it to the glossary.
  document.addEventListener(
    'click',
    (event) => {
      const term = termOf(event.target);
      if (byTouch && term) {
        event.preventDefault();
        event.stopPropagation();
        if (shown?.by === 'tap' && shown.term === term) close();
        else void show(term, 'tap');
        // What is done late (`replayActs`) the reader has done before.
      } else if (event.isTrusted && !contains(tip, event.target)) close();
    },
    { capture: true },
  );
  window.addEventListener('popstate', close);
  // The reader may have come to a term while this was loading.
  const focused = termOf(document.activeElement);
  if (focused?.matches(':focus-visible')) void show(focused, 'focus');
  else point(document.querySelector('a.term:hover'));
}

function place(tip: HTMLElement, term: HTMLElement, y: number | undefined): void {
  const lines: Rect[] = [...term.getClientRects()];
  const pointed = lines.find(({ top, bottom }) => y !== undefined && y >= top && y <= bottom);
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const covered = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  const { left, top } = placeTip(pointed ?? term.getBoundingClientRect(), tip.getBoundingClientRect(), {
    width,
    height,
    covered,
  });
  tip.style.left = `${left + window.scrollX}px`;
  tip.style.top = `${top + window.scrollY}px`;
}

function termOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const term = target instanceof Element ? target.closest(`#${ARTICLE_ID} a.term[href]`) : null;
  return term instanceof HTMLAnchorElement ? term : undefined;
}

function contains(tip: HTMLElement, target: EventTarget | null): boolean {
  return target instanceof Node && tip.contains(target);
}

interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Pixels between word and tip: few, as the pointer has to cross them. */
const GAP = 4;
/** Pixels between tip and the edge of the window. */
const EDGE = 8;

/**
 * The place of a tip in the window: below its word, or above where there is more room. `covered`: pixels at the top
 * of the window that the page's bar takes.
 */
export function placeTip(
  word: Rect,
  size: { width: number; height: number },
  { width, height, covered }: { width: number; height: number; covered: number },
): { left: number; top: number } {
  const below = height - word.bottom - GAP - EDGE;
  const above = word.top - covered - GAP - EDGE;
  const isBelow = size.height <= below || below >= above;
  const left = Math.max(EDGE, Math.min(word.left, width - EDGE - size.width));
  return { left, top: isBelow ? word.bottom + GAP : word.top - GAP - size.height };
}
