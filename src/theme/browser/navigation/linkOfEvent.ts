import type { ClickFacts, LinkFacts } from './shouldIntercept.ts';

/** The link an event happened in, or undefined. SVG links have no plain `href` and stay the browser's. */
export function linkOfEvent(event: Event): HTMLAnchorElement | undefined {
  const target = event.target;
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}

/** Reads the facts of a link from the DOM. */
export function linkFacts(link: HTMLAnchorElement): LinkFacts {
  return { href: link.href, target: link.target, rel: link.rel, hasDownload: link.hasAttribute('download') };
}

/** Reads the facts of a click from its event. */
export function clickFacts(event: MouseEvent): ClickFacts {
  return {
    button: event.button,
    modified: event.metaKey || event.ctrlKey || event.shiftKey || event.altKey,
    defaultPrevented: event.defaultPrevented,
  };
}
