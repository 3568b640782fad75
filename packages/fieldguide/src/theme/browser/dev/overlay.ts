/** A fault in the site's sources, as the development server reports it. */
export interface SourceFault {
  message: string;
  /** `file:line:column`, as far as it is known. */
  place?: string;
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
export function createOverlay(): Overlay {
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
    const dialog = buildDialog(shown);
    fault = mount(dialog);
    // Modal: the browser closes it on Escape, keeps focus inside and gives it back.
    dialog.addEventListener('close', hide);
    dialog.showModal();
  }

  function warn(warnings: readonly string[]): void {
    const open = list?.shadowRoot?.querySelector('details')?.open ?? false;
    list?.remove();
    list = warnings.length > 0 ? mount(buildList(warnings, open)) : undefined;
  }

  return { show, hide, warn };
}

function buildList(warnings: readonly string[], open: boolean): HTMLElement {
  const aside = document.createElement('aside');
  aside.ariaLabel = 'Warnings of the development server';
  const details = add(aside, 'details');
  details.open = open;
  // Not "1 warning": the helper for that comes with the app, for which a writer's page shall not wait.
  add(details, 'summary', `Warnings: ${warnings.length}`);
  const list = add(details, 'ul');
  for (const warning of warnings) add(list, 'li', warning);
  return aside;
}

function buildDialog({ message, frame, place }: SourceFault): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.role = 'alertdialog';
  dialog.setAttribute('aria-labelledby', 'title');
  dialog.setAttribute('aria-describedby', 'message');
  add(dialog, 'h2', 'This page could not be built').id = 'title';
  add(dialog, 'p', message).id = 'message';
  if (place) add(add(dialog, 'p'), 'code', place);
  if (frame) add(dialog, 'pre', frame).tabIndex = 0;
  add(dialog, 'button', 'Close').onclick = () => dialog.close();
  return dialog;
}

/** Adds an element with a text. Not `makeElement`: what pages share with this client would be one more file for each. */
function add<Tag extends keyof HTMLElementTagNameMap>(
  to: HTMLElement,
  tag: Tag,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.textContent = text;
  to.append(element);
  return element;
}
