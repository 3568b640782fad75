import { plural } from '../../../src/shared/text.ts';
import { drawRack, type Side } from '../drawings/drawRack.ts';
import { type RackDevice, unitsOf } from '../drawings/rackSchema.ts';
import { heightOf } from './facts.ts';
import type { DataCenter } from './types.ts';
import { count, list, share, type Table, type View } from './view.ts';

interface Mounted {
  name: string;
  u: number;
  height: number;
  rear: boolean;
  /** It fills the whole depth, so that it is seen from both sides. */
  deep: boolean;
  kind: RackDevice['kind'];
  model?: string;
}

/** What takes units of a rack, from the top. Power units that hang beside the rails take none. */
export function mountedIn(dc: DataCenter, rack: string): Mounted[] {
  const devices = Object.entries(dc.devices).map(([name, { subtype, network, hardware, ...rest }]) => {
    const kind = network ? 'network' : subtype === 'storage array' ? 'storage' : 'server';
    return { name, kind, model: hardware, ...rest } as const;
  });
  const assets = Object.entries(dc.assets).map(([name, { kind, ...rest }]) => {
    return { name, ...rest, kind: kind === 'patch panel' ? 'patch' : 'other' } as const;
  });
  return [...devices, ...assets]
    .flatMap(({ name, kind, model, face, u, ...place }) =>
      place.rack === rack && u !== undefined
        ? [
            {
              name,
              u,
              height: heightOf(dc, name) ?? 1,
              rear: face === 'back',
              kind,
              model,
              deep: isDeep(dc, model),
            },
          ]
        : [],
    )
    .sort((a, b) => b.u - a.u);
}

const isDeep = (dc: DataCenter, model = '') => dc['hardware-models'][model]?.depth === 'full';

/** The elevation of a rack: a drawing for each side that something is mounted on. */
export function rackView(dc: DataCenter, name: string, idPrefix: string): View {
  const units = dc.racks[name]?.units ?? 0;
  const mounted = mountedIn(dc, name);
  const sides: Side[] = mounted.some(({ rear }) => rear) ? ['front', 'rear'] : ['front'];
  const drawings = sides.map((side, index) => {
    const devices = mounted.map(({ name: label, u, height, kind, rear, deep }) => {
      const hidden = !deep && rear !== (side === 'rear');
      // Its units are taken on the other side, too.
      const seen = hidden
        ? ({ label: `${label}, ${rear ? 'rear' : 'front'}`, kind: 'blank' } as const)
        : { label, kind };
      return { u, height, side, ...seen };
    });
    const rack = { name, units, numbering: 'bottom', fold: true, devices } as const;
    return drawRack(rack, `${idPrefix}-${index + 1}`, [side]).svg;
  });
  const taken = unitsTaken(mounted);
  const beside = Object.entries(dc['power-units']).filter(([, unit]) => unit.rack === name);
  return {
    title: `Rack ${name}`,
    html: `<figure class="diagram racks" tabindex="0">${drawings.join('')}</figure>`,
    facts: [
      `${name} has ${plural(units, 'unit')}, counted from the bottom: ${taken} are taken, ${units - taken} are free.`,
      ...mounted.map((one) => {
        const model = one.model ? ` (${one.model})` : '';
        return `${one.name}${model}: ${unitsOf(one)}${one.rear ? ', at the rear' : ''}.${blades(dc, one.name)}`;
      }),
      ...(beside.length > 0
        ? [`Beside the rails, without a unit of the rack: ${list(beside.map(([unit]) => unit))}.`]
        : []),
    ],
  };
}

function blades(dc: DataCenter, chassis: string): string {
  const names = Object.entries(dc.devices).filter(([, device]) => device.chassis === chassis);
  const slots = names.map(([name, { slot }]) => `${name} in slot ${slot}`);
  return slots.length > 0 ? ` It holds ${list(slots)}.` : '';
}

function unitsTaken(mounted: readonly Mounted[]): number {
  return mounted.reduce((sum, { height }) => sum + height, 0);
}

/** The units of one rack from the top, or of all racks with their sums. */
export function rackUnits(dc: DataCenter, rack?: string): Table {
  if (rack === undefined) {
    const racks = Object.entries(dc.racks).map(([name, { room, units }]) => {
      const taken = unitsTaken(mountedIn(dc, name));
      return { name, room, units, taken };
    });
    const line = (name: string, room: string, units: number, taken: number) => [
      name,
      room,
      count(units),
      count(taken),
      count(units - taken),
      share(taken, units),
    ];
    const sum = (key: 'units' | 'taken') => racks.reduce((total, one) => total + one[key], 0);
    return {
      caption: 'Rack units, by rack',
      head: ['Rack', 'Room', 'Units', 'Taken', 'Free', 'Taken of all'],
      rows: racks.map(({ name, room, units, taken }) => line(name, room, units, taken)),
      sums: [line('All racks', '', sum('units'), sum('taken'))],
    };
  }
  const units = dc.racks[rack]?.units ?? 0;
  const mounted = mountedIn(dc, rack);
  const rows: string[][] = [];
  let above = units + 1;
  const free = (down: number) => {
    const height = above - down;
    if (height > 0) rows.push([range(down, height), 'free', '', '', count(height)]);
  };
  for (const { name, u, height, rear, model = '' } of mounted) {
    free(u + height);
    rows.push([range(u, height), name, model, rear ? 'rear' : 'front', count(height)]);
    above = u;
  }
  free(1);
  const taken = unitsTaken(mounted);
  return {
    caption: `Units of ${rack}, from the top`,
    head: ['Units', 'Device', 'Model', 'Side', 'Height in U'],
    rows,
    sums: [
      ['Taken', '', '', '', count(taken)],
      ['Free', '', '', '', count(units - taken)],
      ['Together', '', '', '', count(units)],
    ],
  };
}

function range(u: number, height: number): string {
  return height === 1 ? `U${u}` : `U${u} to U${u + height - 1}`;
}
