/** Tells screen readers about a change they would otherwise not notice. */
export interface Announcer {
  announce(text: string): void;
}

/**
 * Adds a polite live region to the body (issue "The shell", route changes announced). It stands outside
 * the React root, so it is there before the first change and survives a crash of the shell.
 */
export function createAnnouncer(document: Document): Announcer {
  const region = document.createElement('div');
  region.className = 'visually-hidden';
  region.dataset.announcer = '';
  region.setAttribute('aria-live', 'polite');
  region.setAttribute('aria-atomic', 'true');
  document.body.append(region);
  return {
    announce(text) {
      // The same text twice is no change to a screen reader; a no-break space makes it one.
      region.textContent = region.textContent === text ? `${text}\u00a0` : text;
    },
  };
}
