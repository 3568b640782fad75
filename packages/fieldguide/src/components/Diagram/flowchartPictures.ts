import type { NodePlace } from './elk.ts';
import type { Flowchart } from './flowchart.ts';
import { type LayeredOptions, layered, leastLength } from './layered.ts';
import { outline } from './outline.ts';
import { NARROW, type Picture, type Size, TALLEST, WIDE } from './picture.ts';

/** The layouts of a chart: for columns, and for phones where that does not fit them. */
export function flowchartPictures(chart: Flowchart, place: NodePlace): { wide: Picture; narrow?: Picture } {
  const wide = wideLayout(chart, place);
  return wide.width <= NARROW ? { wide } : { wide, narrow: narrowLayout(chart, place) };
}

/** The way the author chose, or the other one where that does not fit; else as a list with branches. */
function wideLayout(chart: Flowchart, place: NodePlace): Picture {
  const down = chart.direction === 'TD' || chart.direction === 'BT';
  const tries = [
    { down, text: 170, gap: 18 },
    { down, text: 120, gap: 10 },
    { down: !down, text: 170, gap: 18 },
    { down: !down, text: 120, gap: 10 },
  ];
  for (const options of tries) {
    const picture = fitting(chart, place, { limit: WIDE, label: 130, ...options });
    if (picture) return picture;
  }
  return outline(chart, WIDE);
}

/** From top to bottom with small boxes, or else as a list with branches. */
function narrowLayout(chart: Flowchart, place: NodePlace): Picture {
  const options = { limit: NARROW, down: true, text: 112, label: 90, gap: 12 };
  return fitting(chart, place, options) ?? outline(chart, NARROW);
}

/** The picture, if it is small enough, and no line crosses the title of a group. */
function fitting(
  chart: Flowchart,
  place: NodePlace,
  { limit, ...options }: LayeredOptions & { limit: number },
): Picture | undefined {
  const fits = ({ width, height }: Size) => width <= limit && height <= TALLEST;
  if (leastLength(chart, options) > (options.down ? TALLEST : limit)) return undefined;
  const picture = layered(chart, place, options);
  if (!fits(picture)) return undefined;
  const crossed = picture.groups.filter(({ title }) => !title).map(({ group }) => group.id);
  if (crossed.length === 0) return picture;
  const other = layered(chart, place, { ...options, below: new Set(crossed) });
  return fits(other) && other.groups.every(({ title }) => title) ? other : undefined;
}
