import { line, rect, svg, svgText } from '../drawings/svg.ts';
import type { DataCenter } from './dataCenterModel.ts';
import { listOf, type View } from './view.ts';

/** Room for a tile in pixels: twelve of them fit a phone. */
const TILE = 26;
const EDGE = 24;

/** The names of rooms that have a grid. */
export function roomsWithGrid(dc: DataCenter): string[] {
  return Object.entries(dc.rooms).flatMap(([name, { grid }]) => (grid ? [name] : []));
}

/** A room from above: its grid of tiles, and the racks on them. */
export function floorPlan(dc: DataCenter, room: string): View {
  const { grid, building = '' } = dc.rooms[room] ?? {};
  const { columns, rows, tile_mm } = grid ?? { columns: 0, rows: 0, tile_mm: 0 };
  const racks = Object.entries(dc.racks).flatMap(([name, { start_col, start_row, tiles, ...rack }]) =>
    rack.room === room && start_col && start_row
      ? [
          {
            name,
            use: rack.use,
            column: start_col,
            row: start_row,
            wide: tiles?.[0] ?? 1,
            deep: tiles?.[1] ?? 1,
          },
        ]
      : [],
  );
  const [width, height] = [columns * TILE, rows * TILE];
  const quiet = { fill: 'ink-quiet', anchor: 'middle' } as const;
  const parts = [rect({ x: EDGE, y: EDGE, width, height }, { fill: 'surface-sunk', stroke: 'line-strong' })];
  for (let column = 1; column <= columns; column++) {
    const x = EDGE + column * TILE;
    parts.push(svgText(String(column), [x - TILE / 2, EDGE / 2], quiet));
    if (column < columns) parts.push(line([x, EDGE], [x, EDGE + height], 'line'));
  }
  for (let row = 1; row <= rows; row++) {
    const y = EDGE + row * TILE;
    parts.push(svgText(String(row), [EDGE / 2, y - TILE / 2], quiet));
    if (row < rows) parts.push(line([EDGE, y], [EDGE + width, y], 'line'));
  }
  for (const { name, column, row, wide, deep } of racks) {
    const box = {
      x: EDGE + (column - 1) * TILE + 1.5,
      y: EDGE + (row - 1) * TILE + 1.5,
      width: wide * TILE - 3,
      height: deep * TILE - 3,
    };
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    // Names are longer than a tile is wide, and at full size than two.
    const label = svgText(name, [x, y], { size: 13, anchor: 'middle', room: box.height });
    parts.push(rect(box, { fill: 'accent-soft', stroke: 'line-strong' }));
    parts.push(`<g transform="rotate(-90 ${x} ${y})">${label}</g>`);
  }
  const metres = (tiles: number) => `${(tiles * tile_mm) / 1000} m`;
  const others = [...Object.entries(dc['power-units']), ...Object.entries(dc.assets)].filter(
    ([, one]) => one.room === room && one.rack === undefined,
  );
  const facts = [
    `${room} in ${building} has ${columns} columns and ${rows} rows of tiles of ${tile_mm} mm: ${metres(columns)} by ${metres(rows)}. Columns are numbered from the left, rows from the top.`,
    ...racks.map(({ name, use, column, row, wide, deep }) => {
      const place = `column ${column}${wide > 1 ? ` to ${column + wide - 1}` : ''}, row ${row}${deep > 1 ? ` to ${row + deep - 1}` : ''}`;
      return `${name}${use ? ` (${use})` : ''}: ${place}.`;
    }),
    ...(others.length > 0
      ? [`In the room, but not on the grid: ${listOf(others.map(([name]) => name))}.`]
      : []),
  ];
  const frame = { width: width + EDGE + 2, height: height + EDGE + 2, name: 'floor-plan' };
  const drawn = svg({ ...frame, description: facts[0] ?? '' }, parts.join(''));
  return { title: `Floor plan of ${room}`, facts, svg: drawn };
}
