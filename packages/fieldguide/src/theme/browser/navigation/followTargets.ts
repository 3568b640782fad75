import { focusQuietly } from './focusQuietly.ts';
import { findNamed, findTarget, reveal } from './reveal.ts';

/**
 * Opens what hides the target of the address, now and for each further one, and moves the focus there. To what is
 * displayed the browser has scrolled by itself.
 */
export function followTargets(): void {
  const focusTarget = () => {
    const target = findTarget(location.hash);
    const focused = document.activeElement;
    // A row's link to itself keeps the focus.
    const isInside = target?.contains(focused) && focused !== findNamed(location.hash);
    if (target && !isInside) focusQuietly(target);
  };
  const show = () => {
    const target = findTarget(location.hash);
    if (!target) return;
    const named = findNamed(location.hash);
    const isMark = named !== undefined && named !== target;
    // To a mark the browser scrolls without the room that the target has above it.
    if (reveal(target) || isMark) target.scrollIntoView({ behavior: 'instant', block: 'start' });
    // Some time after the page has loaded, Chrome focuses what the address names, or takes the focus from everything if
    // that cannot have it. So a mark can, and hands it on.
    if (isMark && !named.hasAttribute('tabindex')) {
      named.tabIndex = -1;
      named.addEventListener('focus', focusTarget);
    }
    focusTarget();
  };
  show();
  addEventListener('hashchange', show);
  addEventListener('click', ({ target, defaultPrevented }) => {
    // The same target once more changes no address.
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
    if (!defaultPrevented && link?.href === location.href) show();
  });
}
