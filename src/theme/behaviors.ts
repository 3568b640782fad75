import { DATA } from '../shared/attributes.ts';
import { ARTICLE_ID } from '../shared/shellIds.ts';
import { installClosing } from './behaviors/closing.ts';
import { installCodeTools, installCopying } from './behaviors/code.ts';

/**
 * What static HTML can do with scripts: each behaviour listens on the document, so it also holds for articles that
 * come in later.
 */
export function installBehaviors(): void {
  installCopying();
  installCodeTools();
  installClosing();
  installKeyboardMode();
  installPrinting();
}

/** Marks `<html>` while the reader works by keyboard: on after Tab, off after a mouse press (specification 4). */
function installKeyboardMode(): void {
  const root = document.documentElement;
  const on = (event: KeyboardEvent) => {
    if (event.key === 'Tab') root.setAttribute(DATA.keyboard, '');
  };
  // Captured: a component that stops the event must not keep the mode from changing.
  document.addEventListener('keydown', on, { capture: true });
  document.addEventListener('mousedown', () => root.removeAttribute(DATA.keyboard), {
    capture: true,
  });
}

/**
 * What paper needs: open `<details>`, since they cannot be clicked; whole addresses behind links; and a line that says
 * where and when the page was printed.
 */
function installPrinting(): void {
  const closed = new Set<HTMLDetailsElement>();
  const foot = document.createElement('p');
  foot.className = 'print-foot';
  window.addEventListener('beforeprint', () => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>(
      `#${ARTICLE_ID} details:not([open])`,
    )) {
      closed.add(details);
      details.open = true;
    }
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`#${ARTICLE_ID} a[href]`))
      link.setAttribute(DATA.printed, link.href);
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
    const version = document.querySelector('.footer-note')?.textContent ?? '';
    foot.textContent = [canonical ?? location.href, version, new Date().toLocaleDateString('en-CA')]
      .filter(Boolean)
      .join(' · ');
    document.body.append(foot);
  });
  window.addEventListener('afterprint', () => {
    foot.remove();
    for (const details of closed) details.open = false;
    closed.clear();
  });
}
