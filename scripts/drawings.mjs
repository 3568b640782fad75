import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Beyond this many pixels off the middle of a side, an arrow is seen to miss it. */
const OFF = 6;

/** What a person would otherwise have to find by eye in all drawings of the site in the folder `dist`, as lines of text. */
export function drawings(_browser, { dist }) {
  const pages = readdirSync(dist, { recursive: true })
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => readFileSync(path.join(dist, file), 'utf8'));
  const pictures = pages.flatMap((html) => html.match(/<svg class="dg.*?<\/svg>/gs) ?? []);
  const arrows = pictures.filter((svg) => svg.startsWith('<svg class="dg dg-wide"')).flatMap(lonelyArrows);
  const missed = arrows.filter((off) => off > OFF).length;
  const screens = pictures.filter((svg) => svg.startsWith('<svg class="dg-narrow"')).map(leftEdges);
  const mixed = screens.filter((edges) => edges.size > 1).length;
  return [
    `${missed} of ${arrows.length} arrows that are the only line on top of a box are more than ${OFF} px off its middle.`,
    `${mixed} of ${screens.length} screens on a phone have fields at two or more left edges.`,
  ].join('\n');
}

/** How far arrows that point down are off the middle of the box that each enters as the only one. */
function lonelyArrows(svg) {
  const heads = [
    ...(/class="dg-head" d="([^"]*)"/.exec(svg)?.[1] ?? '').matchAll(/M([\d.]+) ([\d.]+)l-4-8/g),
  ];
  const tips = new Set(heads.map(([, x, y]) => `${x} ${y}`));
  const boxes = svg.matchAll(/class="dg-box[^"]*"><rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)"/g);
  // Lines without a head, or that leave there, share the side with an arrow.
  const ends = [...svg.matchAll(/class="dg-line[^"]*" d="([^"]*)"/g)].flatMap(([, d]) =>
    d.split(/(?=M)/).flatMap((path) => {
      const points = [...path.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
      return points.length > 1 ? [points[0], points.at(-1)] : [];
    }),
  );
  return [...boxes].flatMap((box) => {
    const [left, top, width] = box.slice(1).map(Number);
    const entering = [...tips]
      .map((tip) => tip.split(' ').map(Number))
      .filter(([x, y]) => Math.abs(y - top) < 3 && x > left && x < left + width);
    const sharing = ends.filter(([x, y]) => Math.abs(y - top) < 3 && x > left && x < left + width);
    return entering.length === 1 && sharing.length < 2 ? [Math.abs(entering[0][0] - left - width / 2)] : [];
  });
}

/** Where the fields of a drawn screen begin, from the left. */
function leftEdges(svg) {
  const fields = svg.matchAll(
    /<rect x="([\d.]+)" y="[\d.]+" width="[\d.]+" height="26" fill="var\(--surface-raised\)"/g,
  );
  return new Set([...fields].map(([, x]) => x));
}
