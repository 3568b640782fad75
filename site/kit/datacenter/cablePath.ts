import type { CableEnd, DataCenter } from './dataCenterModel.ts';
import { singleCables } from './facts.ts';
import { type ChartEdge, flowchart } from './flowchart.ts';
import { groupBy, listOf, type View } from './view.ts';

interface Port {
  name: string;
  port: string;
}

interface Step {
  from: Port;
  to: Port;
  cable: string;
}

const portOf = ([name, ...port]: CableEnd): Port => ({ name, port: port.join(' ') });
const isSame = (one: Port, other: Port) => one.name === other.name && one.port === other.port;

/** Names that cables end at. */
export function cabledNames(dc: DataCenter): string[] {
  return [...new Set(singleCables(dc).flatMap(({ from, to }) => [from, ...to].map(([name]) => name)))];
}

/** The ports of a device or panel that have a cable. */
export function cabledPorts(dc: DataCenter, name: string): string[] {
  const ends = singleCables(dc).flatMap(({ from, to }) => [from, ...to].map(portOf));
  return ends.flatMap((end) => (end.name === name ? [end.port] : []));
}

/** Cable by cable from a port on; a panel or wall jack is passed from one side to the other. */
export function trace(dc: DataCenter, start: Port): Step[] {
  const cables = singleCables(dc).map(({ label, from, to }) => ({
    label,
    from: portOf(from),
    to: to.map(portOf),
  }));
  const follow = (from: Port, seen: readonly string[]): Step[] =>
    cables.flatMap(({ label, ...cable }) => {
      if (seen.includes(label)) return [];
      const isFrom = isSame(cable.from, from);
      if (!isFrom && !cable.to.some((end) => isSame(end, from))) return [];
      return (isFrom ? cable.to : [cable.from]).flatMap((to) => [
        { from, to, cable: label },
        ...follow({ ...to, port: otherSide(to.port) }, [...seen, label]),
      ]);
    });
  return follow(start, []);
}

/** `front 1` for `back 1`; nothing passes through a port of a device. */
function otherSide(port: string): string {
  const [side, number] = port.split(' ');
  if (number === undefined) return '';
  return `${side === 'front' ? 'back' : 'front'} ${number}`;
}

/** The way from a port to what it ends at. */
export function cablePath(dc: DataCenter, start: Port): View {
  const steps = trace(dc, start);
  // The many ends of one cable are one node.
  const ends = groupBy(steps, ({ from, cable }) => `${from.name} ${cable}`);
  const nodes = new Map([[start.name, [start.name]]]);
  const edges = [...ends.values()].flatMap((same): ChartEdge[] => {
    const [{ from, to, cable } = { from: start, to: start, cable: '' }] = same;
    nodes.set(from.name, [...(nodes.get(from.name) ?? []), from.port]);
    const lines =
      same.length === 1 ? [to.name, to.port] : same.map((step) => `${step.to.name} ${step.to.port}`);
    nodes.set(to.name, lines);
    return [{ from: from.name, to: to.name, label: cable }];
  });
  const starts = new Set(steps.map(({ from }) => from.name));
  const last = steps.filter(({ to }) => !starts.has(to.name)).map(({ to }) => `${to.name} ${to.port}`);
  const title = `Cable path from ${start.name} ${start.port}`;
  const description = `It ends at ${listOf(last)}.`;
  const facts = steps.map(
    ({ from, to, cable }) => `Cable ${cable} joins ${from.name} ${from.port} with ${to.name} ${to.port}.`,
  );
  return {
    title,
    facts: [description, ...facts],
    chart: flowchart({
      title,
      description,
      nodes: [...nodes].map(([id, lines]) => ({ id, lines })),
      edges,
    }),
  };
}
