import * as DATA from '../../shared/dataAttributes.ts';
import type { HeadScript, SiteFacts } from '../../shared/facts.ts';
import * as english from '../../shared/texts/english.ts';
import { pageTexts } from '../../shared/texts/translate.ts';
import { makeElement } from '../../shared/ui/makeElement.ts';
import { CONSENT_KEY, readStored, watchStored, writeStored } from '../../shared/ui/storage.ts';
import { loadScript } from '../../shared/ui/tasks.ts';

type ThirdParties = NonNullable<SiteFacts['thirdParties']>;

/** Milliseconds that a consent script may take to answer. */
const ANSWER_MS = 5_000;

/** The event by which a consent script reports the choice, on the document: `detail` is true or false. */
const ANSWER_EVENT = 'fieldguide:consent';
/** The event that asks a consent script to show its choice again. */
const OPEN_EVENT = 'fieldguide:consent-open';

/** True where the browser says for its reader that nobody may follow them: that counts as no, and nothing is asked. */
function refusesAll(): boolean {
  return navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true;
}

/** True where the reader has agreed to other hosts. The attribute is the truth: storage may be blocked. */
export function hasAgreed(): boolean {
  return document.documentElement.getAttribute(DATA.consent) === 'yes';
}

/**
 * Asks the reader whether parts of other hosts may be loaded, and loads them then. Ours or the site's consent script asks;
 * a button in the footer (`data-consent-choice`) asks again.
 */
export function installThirdParties({ consent, tagManager, scripts }: ThirdParties): void {
  const root = document.documentElement;
  const stored = readStored('localStorage', CONSENT_KEY);
  let banner: HTMLElement | undefined;

  function decide(agreed: boolean): void {
    banner?.remove();
    banner = undefined;
    const before = hasAgreed();
    root.setAttribute(DATA.consent, agreed ? 'yes' : 'no');
    if (agreed && !before) {
      if (tagManager) loadTagManager(tagManager);
      for (const script of scripts) addScript(script);
    }
    // A script that runs cannot be stopped: the page is loaded again without it.
    if (before && !agreed) location.reload();
  }

  function choose(agreed: boolean): void {
    writeStored('localStorage', CONSENT_KEY, agreed ? 'yes' : 'no');
    decide(agreed);
  }

  function ask(): void {
    if (consent !== 'banner') {
      document.dispatchEvent(new CustomEvent(OPEN_EVENT));
      return;
    }
    banner ??= createBanner(choose);
    document.body.append(banner);
  }

  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest(`[${DATA.consentChoice}]`)) return;
    ask();
    banner?.querySelector('button')?.focus();
  });
  if (refusesAll()) {
    decide(false);
    return;
  }
  if (consent !== 'banner') {
    const silent = window.setTimeout(() => decide(false), ANSWER_MS);
    document.addEventListener(ANSWER_EVENT, (event) => {
      clearTimeout(silent);
      decide(event instanceof CustomEvent && event.detail === true);
    });
    loadForeign(consent.script).catch(console.warn);
    return;
  }
  watchStored(CONSENT_KEY, (value) => {
    if (value === 'yes' || value === 'no') decide(value === 'yes');
  });
  if (stored === 'yes' || stored === 'no') decide(stored === 'yes');
  else ask();
}

/** The tag manager's own way in, without the inline code that the site's policy forbids. */
function loadTagManager({ id, src }: NonNullable<ThirdParties['tagManager']>): void {
  Reflect.set(window, 'dataLayer', [{ 'gtm.start': Date.now(), event: 'gtm.js' }]);
  const address = new URL(src);
  address.searchParams.set('id', id);
  loadForeign(address.href).catch(console.warn);
}

/** A script of the settings, as it would stand in the head of the page. */
function addScript({ attributes, text }: HeadScript): void {
  const script = makeElement('script', {}, text);
  for (const [name, value] of Object.entries(attributes))
    script.setAttribute(name, value === true ? '' : value);
  document.head.append(script);
}

/** Runs a script of another host. Rejects where it cannot be loaded. */
export function loadForeign(src: string): Promise<void> {
  return loadScript(src, `${new URL(src).host} cannot be reached.`);
}

/** The question of our own: a region at the end of the page that covers no dialog and holds no focus. */
function createBanner(choose: (agreed: boolean) => void): HTMLElement {
  const t = pageTexts();
  const button = (text: string, className: string, agreed: boolean) =>
    makeElement('button', { type: 'button', className, onclick: () => choose(agreed) }, text);
  return makeElement(
    'section',
    { className: 'consent', ariaLabel: t(english.privacyChoices) },
    makeElement('p', {}, t(english.consent)),
    button(t(english.allow), 'button', true),
    button(t(english.notAllow), 'button button-quiet', false),
  );
}
