import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { invariant } from '../../../shared/errors.ts';
import type { DialogModule, DialogPart, Services } from '../../services.ts';
import { trapFocus } from '../../trapFocus.ts';
import { adoptStyles } from '../adoptStyles.ts';
import { CrashBoundary } from '../CrashBoundary.tsx';
import { focusPart, LoadError, loadPart, SPINNER_DELAY_MS, Spinner } from '../loading.tsx';

export interface DialogHostOptions {
  dialogs: Readonly<Record<string, DialogPart>>;
  /** Called when a dialog's code cannot be loaded: a deployment may have replaced it. */
  onMissing: () => Promise<void>;
  services: Services;
}

export interface DialogHost {
  /** Opens a dialog for what the reader pressed; loads its code the first time. */
  open: (name: string, trigger: HTMLElement) => void;
  /** Loads what a dialog needs that is likely to be asked for. */
  prepare: (name: string) => void;
  closeAll: () => void;
}

interface Frame {
  open: (trigger: HTMLElement) => void;
  close: () => void;
}

/** Makes each dialog when it is first asked for and keeps it, with what the reader has entered. */
export function createDialogHost(options: DialogHostOptions): DialogHost {
  const frames = new Map<string, Frame>();
  const closeAll = () => {
    for (const frame of frames.values()) frame.close();
  };
  return {
    open(name, trigger) {
      const part = options.dialogs[name];
      if (!part) {
        console.error(
          `There is no dialog named “${name}”. Dialogs: ${Object.keys(options.dialogs).join(', ')}.`,
        );
        return;
      }
      const frame = frames.get(name) ?? createFrame(name, part, options);
      frames.set(name, frame);
      for (const other of frames.values()) if (other !== frame) other.close();
      frame.open(trigger);
    },
    prepare(name) {
      options.dialogs[name]?.prepare?.(options.services);
      // What cannot be loaded now is said when it is opened.
      options.dialogs[name]?.load().catch(() => undefined);
    },
    closeAll,
  };
}

/**
 * One native modal dialog: Escape, the inert page behind it and the return of focus are the browser's; Tab stays
 * inside. It shows once its content is there, or with the spinner after its delay; one that stands in the page shows at
 * once.
 */
function createFrame(name: string, part: DialogPart, { onMissing, services }: DialogHostOptions): Frame {
  const { element, root } = createPlaces(name, part);
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
  const beside = (content: ReactNode) => (
    <div className="dialog-wait">
      {content}
      {!part.standing && (
        <button type="button" className="button button-quiet" onClick={close}>
          Close
        </button>
      )}
    </div>
  );

  /** Loads the code; shows the spinner or the error box meanwhile. */
  async function load(mine: number): Promise<void> {
    const wait = beside(<Spinner />);
    // Rendered before it shows, so that the spinner's delay counts from here.
    root.render(wait);
    const timer = setTimeout(() => mine === opening && show(wait), SPINNER_DELAY_MS);
    const result = await loadPart(part.load);
    clearTimeout(timer);
    if (result.type === 'loaded') {
      if (module === undefined && result.module.styles) adoptStyles(result.module.styles);
      module = result.module;
      return;
    }
    await onMissing();
    if (mine !== opening) return;
    const retry = () => {
      focusPart(element.querySelector('input') ?? element);
      void fill(mine);
    };
    show(beside(<LoadError subject={part.label} error={result.error} onRetry={retry} />));
  }

  async function fill(mine: number): Promise<void> {
    if (!module) await load(mine);
    if (!module || mine !== opening || trigger === undefined) return;
    const { Dialog } = module;
    show(
      <CrashBoundary resetKey={mine} kept={beside(null)}>
        <Dialog {...services.facts()} trigger={trigger} opening={mine} close={close} services={services} />
      </CrashBoundary>,
    );
  }

  listenIn(element);
  element.addEventListener('close', () => {
    opening += 1;
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

function createPlaces(
  name: string,
  { label, standing }: DialogPart,
): { element: HTMLDialogElement; root: Root } {
  const content = standing?.content() ?? createElement(name, label);
  const element = content.closest('dialog');
  invariant(element, `The dialog “${name}” stands in no <dialog>.`);
  return { element, root: createRoot(content) };
}

function createElement(name: string, label: string): HTMLDialogElement {
  const element = document.createElement('dialog');
  element.className = `dialog dialog-${name}`;
  element.setAttribute('role', 'dialog');
  element.setAttribute('aria-label', label);
  document.body.append(element);
  return element;
}

/** Keeps Tab inside, and closes on a click on the backdrop. */
function listenIn(element: HTMLDialogElement): void {
  element.addEventListener('keydown', (event) => trapFocus(element, event));
  // A press that began inside, marking text for example, is none on the backdrop.
  let pressed: EventTarget | null = null;
  element.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  element.addEventListener('click', ({ target }) => {
    if (target === element && pressed === element) element.close();
  });
}
