import { MAIN_ID } from '../../../shared/shellIds.ts';
import * as english from '../../../shared/texts/english.ts';
import { pageTexts } from '../../../shared/texts/translate.ts';
import { makeElement } from '../../../shared/ui/makeElement.ts';
import { findTarget } from './reveal.ts';

const NOTICE = 'missing-target';

/** Says above the page when its address leads to a section that the page does not have; takes back what it said. */
export function announceMissingTarget(): void {
  document.querySelector(`.${NOTICE}`)?.remove();
  if (location.hash.length <= 1 || findTarget(location.hash)) return;
  const notice = makeElement('p', { className: `notice ${NOTICE}`, role: 'status' });
  document.getElementById(MAIN_ID)?.prepend(notice);
  // Screen readers tell what changes in a region that is there.
  requestAnimationFrame(() => {
    notice.textContent = pageTexts()(english.missingSection);
  });
}
