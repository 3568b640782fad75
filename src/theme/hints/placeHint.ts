export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface View {
  width: number;
  height: number;
  /** What lies over the top of the window. */
  covered: number;
}

/** Between link and hint: narrow, as the pointer has to cross it. */
const GAP = 4;
const EDGE = 8;

/** The line of a link that the pointer is on; the first one for the keyboard. */
export function lineUnder(lines: readonly Rect[], y: number | undefined): Rect | undefined {
  return lines.find(({ top, bottom }) => y !== undefined && y >= top && y <= bottom) ?? lines[0];
}

/** Where a hint stands in the window: below its link, or above where there is more room. */
export function placeHint(
  link: Rect,
  size: { width: number; height: number },
  { width, height, covered }: View,
): { left: number; top: number } {
  const below = height - link.bottom - GAP - EDGE;
  const above = link.top - covered - GAP - EDGE;
  const isBelow = size.height <= below || below >= above;
  const left = Math.max(EDGE, Math.min(link.left, width - EDGE - size.width));
  return { left, top: isBelow ? link.bottom + GAP : link.top - GAP - size.height };
}
