import { DATA } from '../../shared/attributes.ts';
import { isZoomable } from './isZoomable.ts';

/** Two arrows out of a corner each; drawn here, since React renders nothing inside of an article. */
const ICON =
  '<svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M15 3h6v6M9 21H3v-6M21 3l-7 7M3 21l7-7"/></svg>';

/**
 * Puts a button on each picture and diagram of an article that opens it in the zoom dialog; a click on the
 * picture does the same. Done by script, since without scripts there is no dialog.
 */
export function addZoomButtons(article: HTMLElement): void {
  for (const picture of article.querySelectorAll<HTMLElement>('img, .diagram')) {
    if (picture.closest('a, button, summary, .zoom') || !isZoomable(picture)) continue;
    const isImage = picture instanceof HTMLImageElement;
    const label = isImage ? picture.alt : picture.querySelector('title')?.textContent;
    const box = document.createElement(isImage ? 'span' : 'div');
    box.className = 'zoom';
    // Of a pair for both colour modes, one is hidden: with its button.
    for (const name of picture.classList) if (name.startsWith('themed--')) box.classList.add(name);
    box.setAttribute(DATA.dialogArea, '');
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'zoom-button';
    button.setAttribute(DATA.dialog, 'zoom');
    button.setAttribute('aria-haspopup', 'dialog');
    button.setAttribute('aria-label', label ? `Enlarge: ${label}` : 'Enlarge picture');
    button.innerHTML = ICON;
    picture.replaceWith(box);
    box.append(picture, button);
  }
}
