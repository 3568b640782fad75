import { cabledPorts, trace } from './cablePath.ts';
import type { DataCenter } from './dataCenterModel.ts';
import { type ChartEdge, flowchart } from './flowchart.ts';
import { loadOf } from './power.ts';
import { mountedIn } from './rackView.ts';
import { groupBy, listOf, type View } from './view.ts';

/** What depends on a thing directly, and as what: its virtual machines, those who ask it, the services it is part of. */
interface Dependent {
  name: string;
  as: string;
}

/** The things whose impact can be drawn. */
export function impactNames(dc: DataCenter): string[] {
  const { racks, devices, 'power-units': units, 'application-components': components } = dc;
  return [racks, devices, units, components].flatMap((kind) => Object.keys(kind));
}

/** Levels that are drawn: more are read by nobody. */
const DEEPEST = 5;

/** Nodes beside each other that a phone has room for. */
const WIDEST = 2;

/** What stops, and what stops then, when a rack, power unit, device or application component fails. */
export function impact(dc: DataCenter, of: string): View {
  const level = new Map([[of, 0]]);
  const links: (Dependent & { from: string })[] = [];
  let front = [of];
  for (let depth = 1; depth <= DEEPEST && front.length > 0; depth++) {
    const next = front.flatMap((from) => dependentsOf(dc, from).map((one) => ({ ...one, from })));
    const found = next.filter(({ name }) => (level.get(name) ?? depth) === depth);
    for (const { name } of found) level.set(name, depth);
    links.push(...found);
    front = [...new Set(found.map(({ name }) => name))];
  }
  const above = (name: string) => links.filter((link) => link.name === name);
  const asOf = (name: string) => above(name)[0]?.as ?? '';
  // Things of one kind below the same things are one node; where that makes a row too wide, all of it is one.
  const groups = [...groupBy(level.keys(), (name) => String(level.get(name))).values()].flatMap((row) => {
    const close = groupBy(row, (name) =>
      [asOf(name), ...new Set(above(name).map(({ from }) => from))].join(),
    );
    const kinds = close.size > WIDEST ? groupBy(row, asOf) : close;
    return kinds.size > WIDEST ? [row] : [...kinds.values()];
  });
  const nodes = groups.map((names, index) => {
    const kinds = [...groupBy(names, asOf)].map(([as, same]) =>
      as === '' ? same.join(', ') : `${few(same).join(', ')} (${as})`,
    );
    return { id: String(index), lines: kinds, shape: index === 0 ? 'round' : 'box' } as const;
  });
  const groupOf = new Map(
    groups.flatMap((names, index) => names.map((name) => [name, String(index)] as const)),
  );
  const edges = new Map<string, ChartEdge>();
  for (const { from, name } of links) {
    const [start = '', end = ''] = [groupOf.get(from), groupOf.get(name)];
    edges.set(`${start}>${end}`, { from: start, to: end });
  }
  const title = `Impact of ${of}`;
  const direct = [...level].filter(([, depth]) => depth === 1).map(([name]) => name);
  const description =
    direct.length > 0
      ? `If ${of} fails, ${listOf(direct)} ${direct.length === 1 ? 'is' : 'are'} affected directly.`
      : `Nothing depends on ${of}.`;
  const facts = [
    description,
    ...[...groupBy(links, ({ from, as }) => `${from} ${as}`).values()].map((same) => {
      const [{ from, as } = { from: '', as: '' }] = same;
      return `${from}: ${listOf([...new Set(same.map(({ name }) => name))])} (${as}).`;
    }),
  ];
  const chart = flowchart({ title, description, nodes, edges: [...edges.values()] });
  return { title, facts, chart };
}

function few(names: readonly string[]): string[] {
  return names.length > 6 ? [...names.slice(0, 5), `and ${names.length - 5} more`] : [...names];
}

function dependentsOf(dc: DataCenter, name: string): Dependent[] {
  const keys = <T>(kind: Record<string, T>, holds: (one: T) => boolean | undefined) =>
    Object.entries(kind).flatMap(([key, one]) => (holds(one) ? [key] : []));
  const { devices, 'power-units': units, 'application-components': components } = dc;
  const asked = dc.communications.filter(({ listener }) => listener === name);
  const found: [as: string, names: readonly string[]][] = [
    ['in the rack', name in dc.racks ? mountedIn(dc, name).map((one) => one.name) : []],
    ['power', loadOf(dc, name).outlets.map(({ consumer }) => consumer)],
    ['power', keys(units, ({ fed_by }) => fed_by?.flat().includes(name))],
    ['blade', keys(devices, ({ chassis }) => chassis === name)],
    ['virtual machine', keys(devices, ({ host }) => host === name)],
    ['cable', networkEnds(dc, name)],
    [
      'component',
      keys(components, (one) => (one.devices && name in one.devices) || one.depends_on?.includes(name)),
    ],
    ['client', asked.flatMap(({ client }) => client ?? [])],
    [
      'business service',
      keys(dc['business-services'], (one) => [one.devices, one.components].flat().includes(name)),
    ],
  ];
  return found.flatMap(([as, names]) => names.map((one) => ({ name: one, as })));
}

/** The devices at the other ends of the cables of a switch, but not the switch that it hangs on itself. */
function networkEnds(dc: DataCenter, name: string): string[] {
  if (!dc.devices[name]?.network) return [];
  return cabledPorts(dc, name).flatMap((port) =>
    trace(dc, { name, port }).flatMap(({ to, cable }) => {
      const device = dc.devices[to.name];
      const isAbove = device?.network && dc.cables[cable]?.from[0] !== name;
      return device && !isAbove ? [to.name] : [];
    }),
  );
}
