import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import * as DATA from '../../shared/dataAttributes.ts';
import { closestWith } from '../../shared/dataAttributes.ts';
import { invariant } from '../../shared/errors.ts';
import { SEARCH_DIALOG_ID } from '../../shared/shellIds.ts';
import * as english from '../../shared/texts/english.ts';
import { pageTexts } from '../../shared/texts/translate.ts';
import { guardDialog } from '../../shared/ui/focusKeys.ts';
import { makeElement } from '../../shared/ui/makeElement.ts';
import type { DialogModule, DialogPart, Services } from '../services.ts';
import { adoptStyles } from './adoptStyles.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import { importAgain } from './importAgain.ts';
import { LoadError, loadPart, SPINNER_DELAY_MS, Spinner } from './loading.tsx';
import { focusQuietly } from './navigation/focusQuietly.ts';
import { isModified } from './navigation/links.ts';
import { savesData } from './navigation/prefetch.ts';

interface DialogOptions {
  dialogs: Readonly<Record<string, DialogPart>>;
  /** Called when a dialog's code cannot be loaded: a deployment may have replaced it. */
  onMissing: () => Promise<void>;
  services: Services;
}

/**
 * Opens dialogs: on a press of what names one, and on a click anywhere in an area that holds such a thing. A link
 * among them opens its address where the reader asks for a new tab; a text field opens its dialog as soon as there is
 * text in it. What is approached is prepared. Each dialog is made when it is first asked for and kept, with what the
 * reader has entered.
 */
export function installDialogs(options: DialogOptions): void {
  const frames = new Map<string, Frame>();
  const closeAll = (but?: Frame) => {
    for (const frame of frames.values()) if (frame !== but) frame.close();
  };
  const open = (trigger: HTMLElement) => {
    const name = nameOf(trigger);
    const part = options.dialogs[name];
    if (!part) {
      console.error(
        `There is no dialog named “${name}”. Dialogs: ${Object.keys(options.dialogs).join(', ')}.`,
      );
      return;
    }
    const frame = frames.get(name) ?? createFrame(name, part, options);
    frames.set(name, frame);
    closeAll(frame);
    frame.open(trigger);
  };
  const prepareNear = (target: EventTarget | null) => {
    if (savesData()) return;
    const near = closestWith(target, DATA.dialog);
    const part = near && options.dialogs[nameOf(near)];
    part?.prepare?.(options.services);
    // A failure to load is shown when the dialog is opened.
    part?.load().catch(() => undefined);
  };

  // Captured, so that the navigation does not follow the link as well.
  document.addEventListener(
    'click',
    (event) => {
      const trigger = triggerOf(event.target);
      if (!trigger || isModified(event) || event.defaultPrevented) return;
      event.preventDefault();
      open(trigger);
    },
    { capture: true },
  );
  document.addEventListener('keydown', (event) => {
    const { target, key } = event;
    // What acts as a button is pressed like one: a link by the space bar too, other elements by both keys.
    if (!(target instanceof HTMLElement) || !target.matches(`[${DATA.dialog}]:is(a, [role=button])`)) return;
    if (key !== ' ' && (key !== 'Enter' || target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    target.click();
  });
  const typed = (event: Event) => {
    const { target } = event;
    // It would interrupt the composition of an input method.
    if (event instanceof InputEvent && event.isComposing) return;
    if (isField(target) && target.value !== '') open(target);
  };
  document.addEventListener('input', typed);
  document.addEventListener('compositionend', typed);
  document.addEventListener('submit', (event) => {
    const field = event.target instanceof Element && event.target.querySelector(`input[${DATA.dialog}]`);
    if (!isField(field)) return;
    event.preventDefault();
    open(field);
  });
  for (const approach of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(approach, ({ target }) => prepareNear(target), { passive: true });
  // The pointer may have come near while this was loading.
  prepareNear(document.querySelector(`[${DATA.dialog}]:hover`));
  window.addEventListener('popstate', () => closeAll());
  // Opened while this was loading, by the script in `<head>`.
  if (document.querySelector(`#${SEARCH_DIALOG_ID}[open]`)) {
    const link = document.querySelector<HTMLElement>(`a[${DATA.dialog}=search]`);
    if (link) open(link);
  }
}

function nameOf(trigger: HTMLElement): string {
  return trigger.getAttribute(DATA.dialog) ?? '';
}

function isField(target: unknown): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.hasAttribute(DATA.dialog);
}

function triggerOf(target: EventTarget | null): HTMLElement | undefined {
  const own = closestWith(target, DATA.dialog);
  if (own) return own;
  // A link in a diagram is a link.
  const area = target instanceof Element && target.closest('a') ? null : closestWith(target, DATA.dialogArea);
  return area?.querySelector<HTMLElement>(`[${DATA.dialog}]`) ?? undefined;
}

interface Frame {
  open: (trigger: HTMLElement) => void;
  close: () => void;
}

/**
 * One native modal dialog: Escape, the inert page behind it and the return of focus are the browser's; Tab stays
 * inside. It shows once its content is there, or with the spinner after its delay; one that is in the page already shows at
 * once.
 */
function createFrame(name: string, part: DialogPart, { onMissing, services }: DialogOptions): Frame {
  const t = pageTexts();
  const label = t(part.label);
  const place = part.standing?.content() ?? addDialog(name, label);
  const element = place.closest('dialog');
  invariant(element, `The dialog “${name}” is not inside a <dialog>.`);
  const root = createRoot(place);
  let module: DialogModule | undefined;
  let trigger: HTMLElement | undefined;
  /** Changes with each opening and closing: what an earlier one was waiting for does not count any more. */
  let opening = 0;

  const close = () => element.close();
  const show = (shown: ReactNode) => {
    // Shown first: content that measures itself or takes the focus needs its place.
    if (!element.open) element.showModal();
    flushSync(() => root.render(shown));
  };

  /** What a dialog shows that has no content: in its own place (specification 4), with a way out. */
  const withWayOut = (content: ReactNode) => (
    <div className="dialog-wait">
      {content}
      {!part.standing && (
        <button type="button" className="button button-quiet" onClick={close}>
          {t(english.close)}
        </button>
      )}
    </div>
  );

  /** Loads the code; shows the spinner or the error box meanwhile. */
  const load = async (mine: number): Promise<void> => {
    const wait = withWayOut(<Spinner />);
    // Rendered before it shows, so that the spinner's delay counts from here.
    root.render(wait);
    const timer = setTimeout(() => mine === opening && show(wait), SPINNER_DELAY_MS);
    const loaded = await loadPart(() => importAgain(part.load));
    clearTimeout(timer);
    if (!(loaded instanceof Error)) {
      if (module === undefined && loaded.styles) adoptStyles(loaded.styles);
      module = loaded;
      return;
    }
    await onMissing();
    if (mine !== opening) return;
    const retry = () => {
      focusQuietly(element.querySelector('input') ?? element);
      void fill(mine);
    };
    show(withWayOut(<LoadError subject={label} offline={part.offline} error={loaded} onRetry={retry} />));
  };

  async function fill(mine: number): Promise<void> {
    if (!module) await load(mine);
    if (!module || mine !== opening || trigger === undefined) return;
    const { Dialog } = module;
    show(
      <CrashBoundary resetKey={mine} kept={withWayOut(null)}>
        <Dialog {...services.facts()} trigger={trigger} opening={mine} close={close} services={services} />
      </CrashBoundary>,
    );
  }

  guardDialog(element);
  element.addEventListener('close', () => {
    // It comes late: the reader may have opened the dialog again.
    if (!element.open) opening += 1;
  });
  return {
    open(pressed) {
      trigger = pressed;
      opening += 1;
      // Not every browser focuses what is pressed, and closing gives the focus back to what had it.
      if (document.activeElement === document.body) pressed.focus({ preventScroll: true });
      part.standing?.show(pressed);
      part.prepare?.(services);
      void fill(opening);
    },
    close,
  };
}

function addDialog(name: string, label: string): HTMLDialogElement {
  const className = `dialog dialog-${name}`;
  const element = makeElement('dialog', { className, role: 'dialog', ariaLabel: label });
  document.body.append(element);
  return element;
}
