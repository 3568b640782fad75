import { type Rack, type RackDevice, unitsOf } from './rackSchema.ts';
import { circle, line, path, rect, svg, svgText, type TextBox, type ThemeToken } from './svg.ts';

const UNIT = 24;
const RAIL = 34;
const BAY = 230;
const HEAD = 56;
const EDGE = 8;
/** Where the bay begins. */
const LEFT = EDGE + RAIL;

export type Side = 'front' | 'rear';

/** Elevations of a rack with its unit numbers: a drawing for each side that shows something of its own. */
export function drawRack(
  rack: Rack,
  sides: readonly Side[] = sidesOf(rack),
): { svg: string; width: number; height: number } {
  const width = EDGE * 2 + RAIL * 2 + BAY;
  const height = HEAD + rowsOf(rack).length * UNIT + EDGE * 2 + 10;
  const name = svgText(rack.name, [EDGE, 16], { size: 16, bold: true, room: width - EDGE * 2 });
  const views = sides.map((side) => {
    const frame = { width, height, description: describe(rack, side), name: 'rack' };
    return svg(frame, name + elevation(rack, side));
  });
  return { svg: views.join(''), width, height };
}

/** What can be read in the drawing, one line each. */
export function rackLines(rack: Rack): string[] {
  const own = rack.description === undefined ? [] : [rack.description];
  return [rack.name, ...own, ...fromTop(rack).map((device) => `${device.label}: ${placeOf(device)}`)];
}

function sidesOf({ devices }: Rack): Side[] {
  return devices.every(({ side }) => side === 'front') ? ['front'] : ['front', 'rear'];
}

/** Each side says only what it shows; what the author says of the rack is said once, at the front. */
function describe(rack: Rack, side: Side): string {
  const devices = fromTop(rack)
    .filter((device) => device.side === side)
    .map((device) => `${device.label} (${device.kind}), ${unitsOf(device)}`);
  const list = devices.length > 0 ? `From the top: ${devices.join('; ')}.` : 'It is empty.';
  if (side === 'rear') return `Rear. ${list}`;
  return [rack.description, `Rack with ${rack.units} units. Front. ${list}`].filter(Boolean).join(' ');
}

function placeOf(device: RackDevice): string {
  return `${unitsOf(device)}${device.side === 'rear' ? ', rear' : ''}`;
}

function fromTop({ devices }: Rack): RackDevice[] {
  return [...devices].sort((a, b) => b.u - a.u);
}

/** Fewer empty units than this are not worth folding. */
const FOLDED = 4;

/** The units in each row of the drawing, from the top: one, or those that are folded. */
function rowsOf({ units, devices }: Rack): number[][] {
  const all = Array.from({ length: units }, (_, row) => units - row);
  const isFree = (unit: number) => devices.every(({ u, height }) => unit < u || unit >= u + height);
  const runs: number[][] = [];
  for (const unit of all) {
    const last = runs.at(-1);
    if (last && isFree(unit) && isFree(last[0] ?? 0)) last.push(unit);
    else runs.push([unit]);
  }
  return runs.flatMap((run) => (run.length >= FOLDED ? [run] : run.map((unit) => [unit])));
}

function elevation(rack: Rack, side: Side): string {
  const rows = rowsOf(rack);
  const height = rows.length * UNIT;
  const quiet = { fill: 'ink-quiet', anchor: 'middle' } as const;
  const title = svgText(side === 'front' ? 'Front' : 'Rear', [LEFT + BAY / 2, HEAD - 16], quiet);
  const outer = { x: EDGE, y: HEAD - 5, width: RAIL * 2 + BAY, height: height + 10 };
  const parts = [title, rect(outer, { fill: 'surface-sunk', stroke: 'line-strong' })];
  parts.push(rect({ x: LEFT, y: HEAD, width: BAY, height }, { fill: 'surface', stroke: 'line-strong' }));
  for (const [row, units] of rows.entries()) {
    const y = HEAD + row * UNIT;
    const middle = y + UNIT / 2;
    const [first = 0, last = first] = [units[0], units.at(-1)];
    if (first === last) {
      parts.push(svgText(String(first), [EDGE + RAIL / 2, middle], quiet));
      parts.push(svgText(String(first), [LEFT + BAY + RAIL / 2, middle], quiet));
    } else {
      parts.push(svgText(`${first} to ${last}: ${units.length} free`, [LEFT + BAY / 2, middle], quiet));
    }
    if (row > 0) parts.push(line([LEFT, y], [LEFT + BAY, y], 'line'));
  }
  for (const device of rack.devices) if (device.side === side) parts.push(drawDevice(rack, device));
  return `<g>${parts.join('')}</g>`;
}

const FILLS: Record<RackDevice['kind'], ThemeToken | undefined> = {
  server: 'surface-sunk',
  network: 'accent-soft',
  storage: 'surface-sunk',
  patch: 'accent-soft',
  blank: undefined,
  other: 'surface-sunk',
};

function drawDevice(rack: Rack, device: RackDevice): string {
  const { u, height, kind, label } = device;
  const row = rowsOf(rack).findIndex(([unit]) => unit === u + height - 1);
  const box = {
    x: LEFT + 2,
    y: HEAD + row * UNIT + 1.5,
    width: BAY - 4,
    height: height * UNIT - 3,
  };
  const middle = box.y + box.height / 2;
  const body = rect(box, { fill: FILLS[kind], stroke: 'line-strong', dashed: kind === 'blank' });
  const fill = kind === 'blank' ? 'ink-quiet' : 'ink';
  return `<g>${body}${svgText(label, [box.x + 10, middle], { fill, room: 146 })}${sign(kind, { ...box, x: box.x + box.width - 62, width: 52 })}</g>`;
}

/** A few strokes that tell the kinds apart without their colours. */
function sign(kind: RackDevice['kind'], { x, y, width, height }: TextBox): string {
  const middle = y + height / 2;
  const stroke = 'line-strong';
  const many = (count: number, draw: (left: number) => string) =>
    Array.from({ length: count }, (_, index) => draw(Math.round(x + (index * width) / count))).join('');
  switch (kind) {
    case 'server':
      return many(3, (left) => path(`M${left + 2} ${middle - 4}h12M${left + 2} ${middle + 4}h12`, stroke));
    case 'network':
      return many(6, (left) => rect({ x: left + 1, y: middle - 3, width: 6, height: 6 }, { stroke }));
    case 'storage':
      return many(8, (left) => path(`M${left + 3} ${middle - 6}v12`, stroke));
    case 'patch':
      return many(8, (left) => circle([left + 3, middle], 1.75, { stroke }));
    default:
      return '';
  }
}
