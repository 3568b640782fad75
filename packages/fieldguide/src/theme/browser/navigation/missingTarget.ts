import { MAIN_ID } from '../../../shared/shellIds.ts';
import * as english from '../../../shared/texts/english.ts';
import { pageTexts } from '../../../shared/texts/translate.ts';
import { makeElement } from '../../../shared/ui/makeElement.ts';
import { findTarget } from './reveal.ts';

const NOTICE = 'missing-target';

/** Shows a note above the page if its address leads to a missing section, and removes an old note. */
export function announceMissingTarget(): void {
  document.querySelector(`.${NOTICE}`)?.remove();
  if (location.hash.length <= 1 || findTarget(location.hash)) return;
  const notice = makeElement('p', { className: `notice ${NOTICE}`, role: 'status' });
  document.getElementById(MAIN_ID)?.prepend(notice);
  // Screen readers announce changes only in an existing region.
  requestAnimationFrame(() => {
    notice.textContent = pageTexts()(english.missingSection);
  });
}
