import { formatPlace } from '../../../shared/errors.ts';

/** A fault in the site's sources, as the development server reports it. */
export interface SourceFault {
  message: string;
  file?: string;
  line?: number;
  column?: number;
  /** The lines around the fault. */
  frame?: string;
}

export interface Overlay {
  show(fault: SourceFault): void;
  hide(): void;
  /** Lists warnings, a line each, folded at the foot of the window; none takes the list away. */
  warn(warnings: readonly string[]): void;
}

const STYLES = `
aside { position: fixed; inset-block-end: 0; inset-inline-start: 0; z-index: 1000; max-width: min(60rem, 100vw);
  background: #1b1f22; color: #f1efe9; font: .875rem/1.5 system-ui, sans-serif; }
summary { padding: .25rem .75rem; cursor: pointer; }
ul { max-height: 40vh; overflow: auto; margin: 0; padding: 0 .75rem .5rem 2rem; overflow-wrap: anywhere; }
@media print { aside { display: none; } }
dialog { box-sizing: border-box; width: min(72rem, 100vw - 2rem); max-height: 90vh; overflow: auto; padding: 1.5rem;
  border: 0; border-top: 4px solid #c0392b; background: #1b1f22; color: #f1efe9; font: 1rem/1.5 system-ui, sans-serif; }
dialog::backdrop { background: rgb(0 0 0 / 50%); }
h2 { margin: 0 0 .5rem; font-size: 1.125rem; }
p { margin: 0 0 1rem; white-space: pre-wrap; overflow-wrap: anywhere; }
code, pre { font: .875rem/1.6 ui-monospace, monospace; }
pre { margin: 0 0 1rem; overflow: auto; padding: .75rem; background: #0f1214; }
button { min-height: 2rem; padding: 0 1rem; font: inherit; }
`;

/**
 * The development overlay: a dialog for a fault in the sources, with message, `file:line:column` and the lines around
 * it, and a folded list of warnings. Each lives in a shadow root, so that the theme's styles and ours leave each other
 * alone.
 */
export function createOverlay(document: Document): Overlay {
  let fault: HTMLElement | undefined;
  let list: HTMLElement | undefined;

  function mount(content: HTMLElement): HTMLElement {
    const host = document.createElement('div');
    host.dataset.devOverlay = '';
    const root = host.attachShadow({ mode: 'open' });
    // A constructed sheet, since a strict CSP blocks `<style>`.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLES);
    root.adoptedStyleSheets = [sheet];
    root.append(content);
    document.body.append(host);
    return host;
  }

  function hide(): void {
    fault?.remove();
    fault = undefined;
  }

  function show(shown: SourceFault): void {
    hide();
    const dialog = buildDialog(document, shown);
    fault = mount(dialog);
    // Modal: the browser closes it on Escape, keeps focus inside and gives it back.
    dialog.addEventListener('close', hide);
    dialog.showModal();
  }

  function warn(warnings: readonly string[]): void {
    const open = list?.shadowRoot?.querySelector('details')?.open ?? false;
    list?.remove();
    list = warnings.length > 0 ? mount(buildList(document, warnings, open)) : undefined;
  }

  return { show, hide, warn };
}

function buildList(document: Document, warnings: readonly string[], open: boolean): HTMLElement {
  const aside = document.createElement('aside');
  aside.setAttribute('aria-label', 'Warnings of the development server');
  const details = document.createElement('details');
  details.open = open;
  const summary = document.createElement('summary');
  // Not "1 warning": the helper for that comes with React, for which no page under work shall wait.
  summary.textContent = `Warnings: ${warnings.length}`;
  const list = document.createElement('ul');
  for (const warning of warnings) list.appendChild(document.createElement('li')).textContent = warning;
  details.append(summary, list);
  aside.append(details);
  return aside;
}

function buildDialog(
  document: Document,
  { message, frame, file, line, column }: SourceFault,
): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('role', 'alertdialog');
  dialog.setAttribute('aria-labelledby', 'title');
  dialog.setAttribute('aria-describedby', 'message');

  const add = (tag: string, text: string, id?: string): HTMLElement => {
    const element = document.createElement(tag);
    element.textContent = text;
    if (id) element.id = id;
    dialog.append(element);
    return element;
  };
  add('h2', 'This page could not be built', 'title');
  add('p', message, 'message');
  if (file) add('p', '').append(codeOf(document, formatPlace({ file, line, column })));
  if (frame) add('pre', frame).tabIndex = 0;
  add('button', 'Close').addEventListener('click', () => dialog.close());
  return dialog;
}

function codeOf(document: Document, text: string): HTMLElement {
  const code = document.createElement('code');
  code.textContent = text;
  return code;
}
