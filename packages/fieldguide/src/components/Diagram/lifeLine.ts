import type { Rect } from './picture.ts';

/** A line of life from its head to the end, without the parts where words are. */
export function lifeLine(
  x: number,
  { from, to, words }: { from: number; to: number; words: readonly Rect[] },
): string {
  const across = words.filter((rect) => rect.x - 3 < x && x < rect.x + rect.width + 3);
  let path = '';
  let y = from;
  for (const rect of across.sort((a, b) => a.y - b.y)) {
    if (rect.y > y) path += `M${x}.5 ${Math.round(y)}V${Math.round(rect.y)}`;
    y = Math.max(y, rect.y + rect.height);
  }
  return y < to ? `${path}M${x}.5 ${Math.round(y)}V${to}` : path;
}
