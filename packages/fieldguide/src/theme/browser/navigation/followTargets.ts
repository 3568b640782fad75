import { focusQuietly } from './focusQuietly.ts';
import { findTarget, reveal, targetIds } from './reveal.ts';

/**
 * Opens what hides the target of the address, now and for each further one, and moves the focus there. To what is
 * displayed the browser has scrolled by itself.
 */
export function followTargets(): void {
  const focusTarget = () => {
    const target = findTarget(location.hash);
    // A row's link to itself keeps the focus.
    if (target && !target.contains(document.activeElement)) focusQuietly(target);
  };
  const show = () => {
    const target = findTarget(location.hash);
    if (!target) return;
    // To a mark in it the browser scrolls without the room that the target has above it.
    const isMarked = !targetIds(location.hash).includes(target.id);
    if (reveal(target) || isMarked) target.scrollIntoView({ behavior: 'instant', block: 'start' });
    focusTarget();
  };
  show();
  // Chrome takes the focus away again when the page has loaded, if the address names a mark.
  addEventListener('load', () => {
    if (document.activeElement === document.body) focusTarget();
  });
  addEventListener('hashchange', show);
  addEventListener('click', ({ target, defaultPrevented }) => {
    // The same target once more changes no address.
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
    if (!defaultPrevented && link?.href === location.href) show();
  });
}
