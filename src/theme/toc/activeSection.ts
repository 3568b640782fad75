/** One section: where its heading starts, in pixels from the top of the document. */
export interface SectionTop {
  id: string;
  top: number;
}

export interface Viewport {
  scrollY: number;
  height: number;
  /** Height of the whole document. */
  documentHeight: number;
  /** Height of the fixed bar, which covers the top of the page. */
  covered: number;
}

/** Distance below the bar at which a heading counts as read, for headings scrolled to by their link. */
const SLACK = 32;

/**
 * The section being read: the last one that starts above the reading line. The line stands just below the
 * bar; over the last screenful it moves down to the end of the page, so that short sections there get
 * their turn too. Undefined above the first section.
 */
export function activeSection(sections: readonly SectionTop[], viewport: Viewport): string | undefined {
  const line = viewport.scrollY + readingLine(viewport);
  let active: string | undefined;
  for (const section of sections) {
    if (section.top > line) break;
    active = section.id;
  }
  return active;
}

function readingLine({ scrollY, height, documentHeight, covered }: Viewport): number {
  const resting = covered + SLACK;
  const end = documentHeight - height;
  // A page that does not scroll has no end to arrive at.
  if (end <= 0) return resting;
  const stretch = Math.min(end, height);
  const progress = Math.min(1, Math.max(0, (scrollY - (end - stretch)) / stretch));
  return resting + (height - resting) * progress ** 4;
}
