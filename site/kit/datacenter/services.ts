import type { ShownTable } from 'fieldguide/components';
import type { DataCenter } from './dataCenterModel.ts';
import { type ChartEdge, type ChartNode, flowchart } from './flowchart.ts';
import { count, listOf, share, type View } from './view.ts';

/** A business service: its devices, and which of them asks which. */
export function serviceMap(dc: DataCenter, name: string): View {
  const service = dc['business-services'][name];
  const { devices = [], lines = [], children = [], components = [] } = service ?? {};
  const asked = new Set(lines.map(({ to }) => to));
  const nodes: ChartNode[] = [
    { id: ' ', lines: [name, 'business service'], shape: 'round' },
    ...devices.map((device) => ({ id: device, lines: [device, ...listening(dc, device)] })),
  ];
  const edges: ChartEdge[] = [
    // What nobody in it asks is where users come in.
    ...devices.filter((device) => !asked.has(device)).map((to) => ({ from: ' ', to, dotted: true })),
    ...lines.map(({ from, to, label }) => ({ from, to, label })),
  ];
  const people = [
    ...(service?.owner ? [`its owner is ${service.owner}`] : []),
    ...(service?.customer ? [`it is for ${service.customer}`] : []),
  ];
  const title = `Map of the business service ${name}`;
  const description = `${name} consists of ${listOf(devices) || 'no devices'}.`;
  const facts = [
    description,
    ...lines.map(({ from, to, label }) => `${from} connects to ${to} on port ${label}.`),
    ...(children.length > 0 ? [`Services in it: ${listOf(children)}.`] : []),
    ...(components.length > 0 ? [`Application components in it: ${listOf(components)}.`] : []),
    ...(people.length > 0 ? [`${name}: ${listOf(people)}.`] : []),
  ];
  return { title, facts, chart: flowchart({ title, description, nodes, edges }) };
}

/** The services of a device that listen on a port. */
function listening(dc: DataCenter, device: string): string[] {
  return Object.entries(dc.services).flatMap(([name, { instances }]) => {
    const port = instances[device]?.port;
    return port === undefined ? [] : [`${name} :${port}`];
  });
}

/** What is bought and what is used, license by license. */
export function licensePositions(dc: DataCenter): ShownTable {
  return {
    label: 'License positions',
    head: ['License', 'Model', 'Bought', 'In use', 'Left', 'Share of purchased'],
    rows: Object.entries(dc.licenses).map(([name, license]) => {
      const { model, bought, in_use, sockets, cores_per_socket, core_factor } = license;
      const cores = sockets && cores_per_socket && core_factor;
      const used = cores
        ? `${sockets} sockets x ${cores_per_socket} cores x ${core_factor} = ${count(in_use)}`
        : count(in_use);
      const position = bought ? [count(bought - in_use), share(in_use, bought)] : ['', ''];
      return [name, model, bought ? count(bought) : '', used, ...position];
    }),
  };
}
