import * as DATA from '../shared/dataAttributes.ts';
import { closestWith } from '../shared/dataAttributes.ts';
import { ARTICLE_ID } from '../shared/shellIds.ts';
import * as english from '../shared/texts/english.ts';
import { pageTexts } from '../shared/texts/translate.ts';
import { makeElement } from '../shared/ui/makeElement.ts';
import { copyText, downloadText } from '../shared/ui/takeAlong.ts';
import { focusQuietly } from './browser/navigation/focusQuietly.ts';

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
  installPageMenu();
}

/** Marks `<html>` while the reader works by keyboard: on after Tab, off after a mouse press (specification 4). */
function installKeyboardMode(): void {
  const root = document.documentElement;
  // Browsers do not scroll to an entry that the edge of a sideways list half covers.
  const bringIntoView = ({ target }: FocusEvent) => {
    if (root.hasAttribute(DATA.keyboard) && target instanceof Element && target.matches('a, [role=button]'))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const on = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    root.setAttribute(DATA.keyboard, '');
    document.addEventListener('focusin', bringIntoView, { once: true });
  };
  // Captured: a component that stops the event must not keep the mode from changing.
  document.addEventListener('keydown', on, { capture: true });
  document.addEventListener('mousedown', () => root.removeAttribute(DATA.keyboard), {
    capture: true,
  });
}

/**
 * What paper needs: open `<details>`, since they cannot be clicked; the public address after each link, whichever host
 * serves the page; and the texts of the margins, which style sheets read as custom properties.
 */
function installPrinting(): void {
  const closed = new Set<HTMLDetailsElement>();
  const foot = makeElement('p', { className: 'print-foot' });
  window.addEventListener('beforeprint', () => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>(
      `#${ARTICLE_ID} details:not([open])`,
    )) {
      closed.add(details);
      details.open = true;
    }
    const address = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`#${ARTICLE_ID} a[href]`))
      link.setAttribute(DATA.printed, new URL(link.getAttribute('href') ?? '', address).href);
    foot.textContent = address;
    document.body.append(foot);
    const texts = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join(' · ');
    const t = pageTexts();
    const margins = {
      '--print-title': texts(`#${ARTICLE_ID} h1`),
      '--print-section': texts('.breadcrumbs li:nth-child(2):not(:last-child)'),
      '--print-edition': [
        texts('.footer-end > p'),
        t(english.printed, { date: new Date().toLocaleDateString('en-CA') }),
      ]
        .filter(Boolean)
        .join(' · '),
    };
    // A JSON string is a string of CSS, too.
    for (const [name, text] of Object.entries(margins))
      document.documentElement.style.setProperty(name, JSON.stringify(text));
  });
  window.addEventListener('afterprint', () => {
    foot.remove();
    for (const details of closed) details.open = false;
    closed.clear();
  });
}

/** Menus that cover what is below them: dropdowns, and the table of contents on phones. */
const MENU = `details[${DATA.closeOnFollow}][open]`;

/**
 * Closes the open menus on a click elsewhere and on Escape (specification 4). When one of their links is followed, the
 * script in the head closes them.
 */
function installClosing(): void {
  document.addEventListener('click', ({ target, isTrusted }) => {
    if (!(target instanceof Element)) return;
    // What is done late (`replayActs`) the reader has done before they opened the menu.
    for (const menu of isTrusted ? openMenus(MENU) : []) if (!menu.contains(target)) menu.open = false;
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const menu of openMenus(MENU)) {
      menu.open = false;
      // In the side menu, this Escape is the dropdown's and not the dialog's.
      event.preventDefault();
      if (menu.contains(document.activeElement))
        menu.querySelector('summary')?.focus({ preventScroll: true });
    }
  });
  // Leaving one by Tab closes it, because it would cover the focused element.
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const menu of openMenus(`:is(.navbar-nav, #${ARTICLE_ID}) ${MENU}`))
      if (!menu.contains(target)) menu.open = false;
  });
}

function openMenus(selector: string): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll<HTMLDetailsElement>(selector);
}

/** Lines of a code block that are copied: no output. */
const COPIED_LINES = '.line:not(.line--output)';

/** The text of a code block as it was written: lines by line breaks, however the HTML parts them. */
function codeText(code: Element): string {
  const lines = [...code.querySelectorAll(COPIED_LINES)];
  return lines.length > 0 ? lines.map((line) => line.textContent ?? '').join('\n') : (code.textContent ?? '');
}

/** Milliseconds for which the button shows that it copied. */
const FEEDBACK = 2_000;

/** Copy buttons of code blocks, and heading links, which copy their address while the browser goes there. */
function installCopying(): void {
  const region = makeElement('div', { className: 'visually-hidden', role: 'status' });
  document.body.append(region);

  const copy = async (text: string | Promise<string>, pressed: Element) => {
    const result = await copyText(text);
    region.textContent = pageTexts()(result);
    if (result === english.copied) flash(pressed, pageTexts()(result));
    setTimeout(() => {
      region.textContent = '';
    }, FEEDBACK);
  };

  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const button = closestWith(event.target, DATA.copy);
    const code = button?.closest('.code')?.querySelector('code');
    if (button && code) void copy(codeText(code), button);
    const whole = closestWith(event.target, DATA.copyFile);
    if (whole) void copy(fileText(whole), whole);
    const hashLink = event.target.closest<HTMLAnchorElement>('a.hash-link');
    if (hashLink && !event.metaKey && !event.ctrlKey) void copy(hashLink.href, hashLink);
  });
  // Nothing is hovered on a screen to touch: a tap on a heading or a row offers its address.
  document.addEventListener('pointerup', ({ target, pointerType }) => {
    const isTap = pointerType === 'touch' && target instanceof Element;
    const place = isTap ? target.closest<HTMLElement>(ADDRESSED) : null;
    if (place?.querySelector('.hash-link')) focusQuietly(place);
  });
}

/** The text of the file that a button copies. */
async function fileText(button: HTMLElement): Promise<string> {
  const response = await fetch(button.getAttribute(DATA.copyFile) ?? '');
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return response.text();
}

function installPageMenu(): void {
  document.addEventListener('click', ({ target }) => {
    const button = closestWith(target, DATA.print);
    if (!button) return;
    const menu = button.closest('details');
    // It would be on the paper.
    if (menu) menu.open = false;
    window.print();
  });
}

/** Elements with an address that a reader can copy. */
const ADDRESSED = 'article :is(h2, h3, h4, h5, h6, tr)[id]';

function flash(element: Element, text: string): void {
  element.setAttribute(DATA.copied, text);
  setTimeout(() => element.removeAttribute(DATA.copied), FEEDBACK);
}

/** Buttons of code blocks other than the copy button. */
function installCodeTools(): void {
  document.addEventListener('click', ({ target }) => {
    const button = closestWith(target, DATA.codeTool);
    const block = button?.closest<HTMLElement>('.code');
    if (button && block) runCodeTool(button, block);
  });
}

/** Does what a button of a code block says: wraps long lines, shows all lines, or saves the code as a file. */
function runCodeTool(button: HTMLElement, block: HTMLElement): void {
  const tool = button.getAttribute(DATA.codeTool);
  const { name = 'code.txt', lines = '' } = button.dataset;
  if (tool === 'wrap') {
    button.setAttribute('aria-pressed', String(block.toggleAttribute(DATA.wrap)));
  } else if (tool === 'fold') {
    const folded = block.toggleAttribute(DATA.folded);
    button.setAttribute('aria-expanded', String(!folded));
    const t = pageTexts();
    button.textContent = folded ? t(english.showAllLines, { count: lines }) : t(english.showFewerLines);
    if (folded) block.scrollIntoView({ block: 'nearest' });
  } else if (tool === 'download') {
    const code = block.querySelector('code');
    if (code) downloadText(name, `${codeText(code)}\n`, 'text/plain');
  }
}
