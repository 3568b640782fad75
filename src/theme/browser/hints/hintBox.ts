import type { HintText } from '../../hints/hintTarget.ts';
import { lineUnder, placeHint } from '../../hints/placeHint.ts';

/** The one box that tips and cards share. */
export interface HintBox {
  /** Shows the text beside the line of the link at `y`; screen readers get it as the link's description. */
  show(link: HTMLAnchorElement, y: number | undefined, text: HintText & { more?: string }): void;
  hide(): void;
  holds(target: EventTarget | null): boolean;
}

const ID = 'fieldguide-hint';

/** Creates the box, empty and hidden. */
export function createHintBox(): HintBox {
  const element = document.createElement('div');
  element.id = ID;
  element.className = 'hint';
  element.setAttribute('role', 'tooltip');
  element.hidden = true;
  let described: HTMLAnchorElement | undefined;

  return {
    show(link, y, { title, section, text, more }) {
      element.replaceChildren(
        ...line('hint-title', title),
        ...line('hint-quiet', section),
        ...line('hint-text', text),
        ...line('hint-quiet', more),
      );
      // Beside the article, so that it stands within the page's main part.
      (link.closest('main') ?? document.body).append(element);
      element.hidden = false;
      const rect = lineUnder([...link.getClientRects()], y);
      if (!rect) return;
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      const covered = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
      const { left, top } = placeHint(rect, element.getBoundingClientRect(), { width, height, covered });
      // In the page, not in the window: it moves along when the reader scrolls.
      element.style.left = `${left + window.scrollX}px`;
      element.style.top = `${top + window.scrollY}px`;
      link.setAttribute('aria-describedby', ID);
      described = link;
    },
    hide() {
      element.hidden = true;
      described?.removeAttribute('aria-describedby');
      described = undefined;
    },
    holds: (target) => target instanceof Node && element.contains(target),
  };
}

function line(className: string, text: string | undefined): HTMLElement[] {
  if (!text) return [];
  const paragraph = document.createElement('p');
  paragraph.className = className;
  paragraph.textContent = text;
  return [paragraph];
}
