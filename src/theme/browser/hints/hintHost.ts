import {
  CARD_DELAY_MS,
  CLOSED,
  type HintEvent,
  type HintState,
  nextHint,
  shownTarget,
  TIP_DELAY_MS,
} from '../../hints/hintState.ts';
import styles from '../../hints/hints.css?inline';
import { type HintTarget, hintTarget, hintText } from '../../hints/hintTarget.ts';
import { createCardFiles } from './cardFiles.ts';
import { createHintBox } from './hintBox.ts';
import type { HintHostOptions } from './installHints.ts';

export interface HintHost {
  /** Takes the event that made this load. */
  meet(link: HTMLAnchorElement, event: Event): void;
  /** The pointer rests on a link already. */
  rest(link: HTMLAnchorElement): void;
  /** Shows the tip of a word that was tapped. */
  tap(link: HTMLAnchorElement): void;
}

interface Shown {
  link: HTMLAnchorElement;
  target: HintTarget;
  /** Where the pointer came onto the link: it may run over two lines. */
  y?: number;
}

/** Tips on terms and cards on links, one at a time (WCAG 1.4.13: they wait, stay, and go by Escape). */
export function startHints({
  site,
  adoptStyles,
  linkOf,
  savesData,
  routeOf,
  decode,
}: HintHostOptions): HintHost {
  adoptStyles(styles);
  const cards = createCardFiles(() => site().cardsHref);
  const box = createHintBox();
  let state: HintState<Shown> = CLOSED;
  let timer: number | undefined;
  let byTouch = false;

  function send(event: HintEvent<Shown>): void {
    const before = shownTarget(state);
    const next = nextHint(state, event);
    if (next === state) return;
    state = next;
    clearTimeout(timer);
    if ('wait' in state) timer = window.setTimeout(() => send({ type: 'elapsed' }), state.wait);
    const shown = shownTarget(state);
    if (shown === before) return;
    box.hide();
    if (shown) void show(shown, state.phase === 'open' && state.by === 'tap');
  }

  async function show(shown: Shown, tapped: boolean): Promise<void> {
    const { link, target, y } = shown;
    const known = await cards(target.kind);
    const text = known && hintText(target, known);
    if (!text || shownTarget(state) !== shown || !link.isConnected) return;
    box.show(link, y, { ...text, ...(tapped ? { more: 'Tap the word again to open the glossary.' } : {}) });
  }

  function describe(link: HTMLAnchorElement, y?: number): Shown | undefined {
    if (shownTarget(state)?.link === link) return shownTarget(state);
    if (state.phase === 'waiting' && state.target.link === link) return state.target;
    const place = { href: location.href, routeOf, decode };
    const target = hintTarget({ href: link.href, isTerm: link.matches('a.term') }, place);
    const saves = savesData() || matchMedia('(prefers-reduced-data: reduce)').matches;
    return !target || (target.kind === 'page' && saves) ? undefined : { link, target, y };
  }

  function over(link: HTMLAnchorElement, y?: number): void {
    const target = describe(link, y);
    if (!target) return;
    void cards(target.target.kind);
    send({ type: 'enter', target, delay: target.target.kind === 'term' ? TIP_DELAY_MS : CARD_DELAY_MS });
  }

  function onPointerOver({ target, pointerType, clientY }: PointerEvent): void {
    if (pointerType === 'touch') return;
    const link = linkOf(target);
    if (link) over(link, clientY);
    else if (box.holds(target)) send({ type: 'enter-hint' });
    else send({ type: 'leave' });
  }

  function onFocus({ target }: Event): void {
    const link = linkOf(target);
    if (byTouch || !link?.matches('a.term:focus-visible')) return;
    const shown = describe(link);
    if (shown) send({ type: 'focus', target: shown });
  }

  function tap(link: HTMLAnchorElement): void {
    const shown = describe(link);
    if (shown) send({ type: 'tap', target: shown });
  }

  function onClick(event: Event): void {
    const link = linkOf(event.target);
    const isTapped = state.phase === 'open' && state.by === 'tap' && state.target.link === link;
    if (byTouch && link?.matches('a.term') && !isTapped) {
      event.preventDefault();
      event.stopPropagation();
      tap(link);
    } else if (!box.holds(event.target)) send({ type: 'dismiss' });
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') send({ type: 'dismiss' });
    // The key that opens what belongs to a control everywhere else.
    const link = event.altKey && event.key === 'ArrowDown' ? linkOf(event.target) : undefined;
    const shown = link && describe(link);
    if (!shown) return;
    event.preventDefault();
    send({ type: 'focus', target: shown });
  }

  document.addEventListener('pointerover', onPointerOver, { passive: true });
  document.addEventListener(
    'pointerout',
    ({ relatedTarget }) => relatedTarget === null && send({ type: 'leave' }),
  );
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', () => send({ type: 'blur' }));
  document.addEventListener('keydown', onKey);
  document.addEventListener(
    'pointerdown',
    (event) => {
      byTouch = event.pointerType === 'touch';
      if (!linkOf(event.target) && !box.holds(event.target)) send({ type: 'dismiss' });
    },
    { passive: true },
  );
  document.addEventListener('click', onClick, { capture: true });
  window.addEventListener('popstate', () => send({ type: 'dismiss' }));

  return {
    meet(link, event) {
      if (event instanceof PointerEvent) {
        byTouch = event.pointerType === 'touch';
        if (!byTouch && link.matches(':hover')) over(link, event.clientY);
      } else if (link.matches(':focus')) onFocus(event);
    },
    rest: (link) => over(link),
    tap(link) {
      byTouch = true;
      tap(link);
    },
  };
}
