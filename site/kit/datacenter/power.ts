import type { ShownTable } from 'fieldguide/components';
import type { DataCenter, PowerUnit } from './dataCenterModel.ts';
import { type ChartEdge, type ChartNode, flowchart } from './flowchart.ts';
import { count, groupBy, listOf, share, type View } from './view.ts';

type Outlet = string | { unit: string; watts: number };

/** Watts on one outlet: what is stated, or the nameplate of the device. */
export function outletWatts(dc: DataCenter, content: Outlet): number {
  if (typeof content !== 'string') return content.watts;
  const hardware = dc.devices[content]?.hardware;
  return (hardware && dc['hardware-models'][hardware]?.watts) || 0;
}

const consumerOf = (content: Outlet) => (typeof content === 'string' ? content : content.unit);
const feederOf = (source: string | [string, number]) => (typeof source === 'string' ? source : source[0]);

interface Load {
  outlets: { outlet: string; consumer: string; watts: number }[];
  watts: number;
  rated?: number;
  /** Number of its outlets, where its model is known. */
  count?: number;
}

/** What hangs on a power unit. */
export function loadOf(dc: DataCenter, name: string): Load {
  const unit = dc['power-units'][name];
  const model = unit?.model ? dc['power-models'][unit.model] : undefined;
  const outlets = Object.entries(unit?.outlets ?? {}).map(([outlet, content]) => ({
    outlet,
    consumer: consumerOf(content),
    watts: outletWatts(dc, content),
  }));
  const last = Object.keys(model?.outlets ?? {}).map((range) => Number(range.split('-').at(-1)));
  return {
    outlets,
    watts: outlets.reduce((sum, { watts }) => sum + watts, 0),
    rated: model?.rated_watts,
    count: model && Math.max(...last),
  };
}

/** The power units that a chain may be drawn of: by rack, unit or device. */
export function poweredNames(dc: DataCenter): string[] {
  const units = Object.entries(dc['power-units']);
  const racks = units.flatMap(([, { rack }]) => (rack ? [rack] : []));
  const consumers = units.flatMap(([, { outlets = {} }]) => Object.values(outlets).map(consumerOf));
  return [...new Set([...racks, ...units.map(([name]) => name), ...consumers])];
}

/** From the breaker panel to the devices: of a rack, of a power unit or of a device. */
export function powerChain(dc: DataCenter, of: string): View {
  const all = dc['power-units'];
  const isRack = of in dc.racks;
  const own = Object.keys(all).filter((name) => {
    if (isRack) return all[name]?.rack === of;
    return name === of || loadOf(dc, name).outlets.some(({ consumer }) => consumer === of);
  });
  const units = new Set(own.flatMap((name) => [...feedersAbove(dc, name), name]));
  const nodes: ChartNode[] = [...units].map((name) => ({ id: name, lines: unitLines(dc, name) }));
  const edges: ChartEdge[] = [...units].flatMap((name) =>
    feedersOf(all[name]).map((from) => ({ from, to: name })),
  );
  const feeds = new Map<string, { watts: number; from: string[] }>();
  for (const from of own)
    for (const { consumer, watts } of loadOf(dc, from).outlets) {
      const wanted = of === consumer || isRack || of === from;
      if (units.has(consumer) || !wanted) continue;
      feeds.set(consumer, { watts, from: [...(feeds.get(consumer)?.from ?? []), from] });
    }
  // Devices on the same feeds are one node.
  for (const [key, names] of groupBy(feeds.keys(), (name) => feeds.get(name)?.from.join(' ') ?? '')) {
    const lines = names.map((name) => `${name}: ${count(feeds.get(name)?.watts ?? 0)} W`);
    const shown = lines.length > 7 ? [...lines.slice(0, 6), `and ${lines.length - 6} more`] : lines;
    nodes.push({ id: `on ${key}`, lines: shown, shape: 'round' });
    for (const from of feeds.get(names[0] ?? '')?.from ?? []) edges.push({ from, to: `on ${key}` });
  }
  const facts = [...chainFacts(dc, own), ...(isRack ? redundancy(dc, own) : [])];
  const title = `Power chain of ${of}`;
  const description = `${listOf([...units])} feed ${listOf([...feeds.keys()])}.`;
  return { title, facts: [description, ...facts], chart: flowchart({ title, description, nodes, edges }) };
}

const feedersOf = (unit: PowerUnit | undefined) => [...new Set((unit?.fed_by ?? []).map(feederOf))];

/** All that a power unit gets its power through, the farthest first. */
function feedersAbove(dc: DataCenter, name: string): string[] {
  return feedersOf(dc['power-units'][name]).flatMap((feeder) => [...feedersAbove(dc, feeder), feeder]);
}

function unitLines(dc: DataCenter, name: string): string[] {
  const unit = dc['power-units'][name];
  const { watts, rated } = loadOf(dc, name);
  const feed = unit?.feed ? [`feed ${unit.feed}`] : [unit?.kind ?? dc.assets[name]?.kind ?? ''];
  if (watts === 0) return [name, ...feed];
  return [name, ...feed, rated ? `${count(watts)} W, ${share(watts, rated)}` : `${count(watts)} W`];
}

function chainFacts(dc: DataCenter, own: readonly string[]): string[] {
  return own.map((name) => {
    const unit = dc['power-units'][name];
    const { outlets, watts, rated, count: outletCount } = loadOf(dc, name);
    const about = [unit?.kind, unit?.feed && `feed ${unit.feed}`].filter(Boolean).join(', ');
    const from = feedersOf(unit);
    const fed = from.length > 0 ? `, fed by ${listOf(from)}` : '';
    const holds = outlets.map(
      ({ outlet, consumer, watts }) => `outlet ${outlet} ${consumer}, ${count(watts)} W`,
    );
    const sum = rated ? ` of ${count(rated)} W (${share(watts, rated)})` : '';
    const taken = outletCount ? ` ${outlets.length} of ${outletCount} outlets in use.` : '';
    const measured = unit?.measured ? ` At the last poll, it supplied ${count(unit.measured.watts)} W.` : '';
    return `${name} (${about}${fed}): ${holds.join('; ') || 'nothing'}. Total: ${count(watts)} W${sum}.${taken}${measured}`;
  });
}

/** The two feeds of a rack: what each carries, and what is without power when it fails. */
function feedsOf(dc: DataCenter, own: readonly string[]) {
  const fed = own.filter((name) => dc['power-units'][name]?.feed);
  if (fed.length !== 2) return [];
  const loads = fed.map((name) => ({ name, ...loadOf(dc, name) }));
  return loads.map((load, index) => {
    const kept = new Set(loads[1 - index]?.outlets.map(({ consumer }) => consumer));
    const lost = load.outlets.flatMap(({ consumer }) => (kept.has(consumer) ? [] : [consumer]));
    return { ...load, share: share(load.watts, load.rated ?? 0), lost };
  });
}

/** What is left when one of the two feeds of a rack fails. */
function redundancy(dc: DataCenter, own: readonly string[]): string[] {
  const feeds = feedsOf(dc, own);
  return feeds.flatMap(({ name, lost }, index) => {
    const other = feeds[1 - index];
    if (!other) return [];
    const off = lost.length > 0 ? `; ${listOf(lost)} ${lost.length === 1 ? 'is' : 'are'} without power` : '';
    return `If ${name} fails, ${other.name} carries up to ${count(other.watts)} W, ${other.share} of its ${count(other.rated ?? 0)} W${off}.`;
  });
}

/** The racks with two feeds: what one carries alone, and what goes dark with the other. */
export function feedTable(dc: DataCenter): ShownTable {
  const byRack = groupBy(Object.keys(dc['power-units']), (name) => dc['power-units'][name]?.rack ?? '');
  const rows = [...byRack].flatMap(([rack, own]) => {
    const feeds = feedsOf(dc, own);
    const carried = feeds.map(({ watts, share }) => `${count(watts)} W, ${share}`);
    return feeds.length > 0
      ? [[rack, ...carried, ...feeds.map(({ lost }) => listOf(lost) || 'nothing')]]
      : [];
  });
  return {
    label: 'Load of one feed if the other fails, in nameplate watts',
    head: [
      'Rack',
      'Load on A if B fails',
      'Load on B if A fails',
      'Without power if A fails',
      'Without power if B fails',
    ],
    rows,
  };
}

/** The outlets of a rack or power unit, or the sums of all units. */
export function powerTable(dc: DataCenter, of?: string): ShownTable {
  const names = Object.entries(dc['power-units']).flatMap(([name, { rack, model }]) =>
    of === undefined ? (model ? [name] : []) : of === name || of === rack ? [name] : [],
  );
  const loads = names.map((name) => ({ name, unit: dc['power-units'][name], ...loadOf(dc, name) }));
  if (of !== undefined)
    return {
      label: `Outlets of ${of}, nameplate watts`,
      head: ['Power unit', 'Outlet', 'Connected', 'Watts'],
      rows: loads.flatMap(({ name, outlets }) =>
        outlets.map(({ outlet, consumer, watts }) => [name, outlet, consumer, count(watts)]),
      ),
      sums: loads.map(({ name, outlets, watts, rated, count: outletCount }) => [
        `${name}, together`,
        outletCount ? `${outlets.length} of ${outletCount}` : '',
        rated ? `${share(watts, rated)} of ${count(rated)} W` : '',
        count(watts),
      ]),
    };
  const total = loads.reduce((sum, { watts }) => sum + watts, 0);
  const rated = loads.reduce((sum, one) => sum + (one.rated ?? 0), 0);
  const taken = loads.reduce((sum, { outlets }) => sum + outlets.length, 0);
  const all = loads.reduce((sum, one) => sum + (one.count ?? 0), 0);
  return {
    label: 'Power units, nameplate watts connected to them',
    head: ['Power unit', 'Rack', 'Feed', 'Outlets in use', 'Watts', 'Share of rated'],
    rows: loads.map(({ name, unit, outlets, watts, rated = 0, count: outletCount }) => [
      name,
      unit?.rack ?? '',
      unit?.feed ?? '',
      `${outlets.length} of ${outletCount}`,
      count(watts),
      `${share(watts, rated)} of ${count(rated)} W`,
    ]),
    sums: [
      [
        'All units',
        '',
        '',
        `${taken} of ${all}`,
        count(total),
        `${share(total, rated)} of ${count(rated)} W`,
      ],
    ],
  };
}
