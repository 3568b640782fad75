import { plural } from 'fieldguide';
import type { ShownTable } from 'fieldguide/components';
import { drawRack, type Side } from '../drawings/drawRack.ts';
import { type RackDevice, unitsOf } from '../drawings/rackSchema.ts';
import type { DataCenter } from './dataCenterModel.ts';
import { heightOf } from './facts.ts';
import { count, groupBy, listOf, share, type View } from './view.ts';

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
export function rackView(dc: DataCenter, name: string): View {
  const units = dc.racks[name]?.units ?? 0;
  const mounted = mountedIn(dc, name);
  const sides: Side[] = mounted.some(({ rear }) => rear) ? ['front', 'rear'] : ['front'];
  const drawings = sides.map((side) => {
    const devices = mounted.map(({ name: label, u, height, kind, rear, deep }) => {
      const hidden = !deep && rear !== (side === 'rear');
      // Its units are taken on the other side, too.
      const seen = hidden
        ? ({ label: `${label}, ${rear ? 'rear' : 'front'}`, kind: 'blank' } as const)
        : { label, kind };
      return { u, height, side, ...seen };
    });
    return drawRack({ name, units, devices }, [side]).svg;
  });
  const taken = unitsTaken(mounted);
  const beside = Object.entries(dc['power-units']).filter(([, unit]) => unit.rack === name);
  return {
    title: `Rack ${name}`,
    svg: drawings.join(''),
    facts: [
      `${name} has ${plural(units, 'unit')}, counted from the bottom: ${taken} are taken, ${units - taken} are free.`,
      ...mounted.map((one) => {
        const model = one.model ? ` (${one.model})` : '';
        return `${one.name}${model}: ${unitsOf(one)}${one.rear ? ', at the rear' : ''}.${blades(dc, one.name)}`;
      }),
      ...(beside.length > 0
        ? [`Mounted beside the rails, not in a rack unit: ${listOf(beside.map(([unit]) => unit))}.`]
        : []),
    ],
  };
}

function blades(dc: DataCenter, chassis: string): string {
  const names = Object.entries(dc.devices).filter(([, device]) => device.chassis === chassis);
  const slots = names.map(([name, { slot }]) => `${name} in slot ${slot}`);
  return slots.length > 0 ? ` It contains ${listOf(slots)}.` : '';
}

function unitsTaken(mounted: readonly Mounted[]): number {
  return mounted.reduce((sum, { height }) => sum + height, 0);
}

/** What takes a rack's units and what is free between them, from the top. */
function runsOf(dc: DataCenter, rack: string): { u: number; height: number; mounted?: Mounted }[] {
  let above = (dc.racks[rack]?.units ?? 0) + 1;
  const free = (u: number) => (above > u ? [{ u, height: above - u }] : []);
  const runs = mountedIn(dc, rack).flatMap((mounted) => {
    const { u, height } = mounted;
    const found = [...free(u + height), { u, height, mounted }];
    above = u;
    return found;
  });
  return [...runs, ...free(1)];
}

/** The units of one rack from the top, or those of all racks. */
export function rackUnits(dc: DataCenter, rack?: string): ShownTable {
  if (rack === undefined) return allRackUnits(dc);
  const units = dc.racks[rack]?.units ?? 0;
  const taken = unitsTaken(mountedIn(dc, rack));
  return {
    label: `Units of ${rack}, from the top`,
    head: ['Units', 'Device', 'Model', 'Side', 'Height in U'],
    rows: runsOf(dc, rack).map(({ u, height, mounted }) => {
      const side = mounted ? (mounted.rear ? 'rear' : 'front') : '';
      return [range(u, height), mounted?.name ?? 'free', mounted?.model ?? '', side, count(height)];
    }),
    sums: [
      ['Taken', '', '', '', count(taken)],
      ['Free', '', '', '', count(units - taken)],
      ['Together', '', '', '', count(units)],
    ],
  };
}

/** The units of all racks, with sums by room. */
function allRackUnits(dc: DataCenter): ShownTable {
  const racks = Object.entries(dc.racks).map(([name, { room, units }]) => {
    const free = runsOf(dc, name).filter(({ mounted }) => !mounted);
    const [largest] = free.sort((a, b) => b.height - a.height);
    const run = largest ? range(largest.u, largest.height) : '';
    return { name, room, units, taken: unitsTaken(mountedIn(dc, name)), run };
  });
  const line = (name: string, room: string, some: typeof racks) => {
    const units = some.reduce((sum, one) => sum + one.units, 0);
    const taken = some.reduce((sum, one) => sum + one.taken, 0);
    return [name, room, count(units), count(taken), count(units - taken), share(taken, units)];
  };
  const rooms = [...groupBy(racks, ({ room }) => room)];
  return {
    label: 'Rack units, by rack',
    head: ['Rack', 'Room', 'Units', 'Taken', 'Free', 'Taken of all', 'Largest free run'],
    rows: racks.map((rack) => [...line(rack.name, rack.room, [rack]), rack.run]),
    sums: [
      ...rooms.map(([room, some]) => [...line(plural(some.length, 'rack'), room, some), '']),
      [...line('All racks', '', racks), ''],
    ],
  };
}

function range(u: number, height: number): string {
  return height === 1 ? `U${u}` : `U${u} to U${u + height - 1}`;
}
