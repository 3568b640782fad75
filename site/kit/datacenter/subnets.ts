import { escapeHtml, plural } from 'fieldguide';
import type { ShownTable } from 'fieldguide/components';
import type { DataCenter } from './dataCenterModel.ts';
import { countedRange } from './facts.ts';
import { count, share, type View } from './view.ts';

interface Use {
  size: number;
  usable: number;
  /** Addresses in use, the gateway among them. */
  used: number;
  children: string[];
  /** Addresses that its children take. */
  inChildren: number;
}

/** How many addresses a subnet has, and how many of them are taken. */
function useOf(dc: DataCenter, name: string): Use {
  const sizeOf = (subnet: string) => 2 ** (32 - (countedRange(subnet)?.bits ?? 32));
  const { gateway } = dc.subnets[name] ?? {};
  const used = new Set([...Object.keys(dc.addresses[name] ?? {}), ...(gateway ? [gateway] : [])]);
  const children = Object.entries(dc.subnets).flatMap(([child, { parent }]) =>
    parent === name ? [child] : [],
  );
  const size = sizeOf(name);
  return {
    size,
    usable: Math.max(size - 2, 0),
    used: used.size,
    children,
    inChildren: children.reduce((sum, child) => sum + sizeOf(child), 0),
  };
}

/** A subnet with all below it, as a tree. */
export function subnetTree(dc: DataCenter, of: string): View {
  const facts: string[] = [];
  const lines: string[] = [];
  const branch = (name: string): string => {
    const { name: label, vlans = [], gateway } = dc.subnets[name] ?? {};
    const { size, usable, used, children, inChildren } = useOf(dc, name);
    const filled = children.length > 0 ? inChildren : used;
    const whole = children.length > 0 ? size : usable;
    const taken =
      children.length > 0
        ? `${plural(children.length, 'subnet')} with ${count(inChildren)} of ${count(size)} addresses (${share(inChildren, size)})`
        : `${count(used)} of ${count(usable)} addresses in use (${share(used, usable)})`;
    const more = [
      ...(vlans.length > 0 ? [`VLAN ${vlans.join(', ')}`] : []),
      ...(gateway ? [`gateway ${gateway}`] : []),
    ];
    const known = label ? `${name} ${label}` : name;
    facts.push(`${known}: ${[taken, ...more].join(', ')}.`);
    lines.push([known, taken, ...more].join(' '));
    const rest = more.map((text) => ` <span>${escapeHtml(text)}</span>`).join('');
    const meter = `<meter min="0" max="${whole}" value="${filled}" aria-label="${escapeHtml(`Used in ${name}`)}"></meter>`;
    const below = children.length > 0 ? `<ul>${children.map(branch).join('')}</ul>` : '';
    return `<li><div><code>${escapeHtml(name)}</code> <b>${escapeHtml(label ?? '')}</b> <span>${taken}</span>${rest}${meter}</div>${below}</li>`;
  };
  const html = `<ul class="subnet-tree">${branch(of)}</ul>`;
  return { title: `Subnet ${of}`, facts, drawing: { type: 'drawing', draw: () => html, labels: lines } };
}

/** The sizes of a subnet and those right below it, or of all. */
export function subnetSizes(dc: DataCenter, of?: string): ShownTable {
  const names = Object.keys(dc.subnets).filter(
    (name) => countedRange(name) && (of === undefined || name === of || dc.subnets[name]?.parent === of),
  );
  const leaves = names.filter((name) => useOf(dc, name).children.length === 0);
  const sum = (key: 'usable' | 'used') => leaves.reduce((total, name) => total + useOf(dc, name)[key], 0);
  return {
    label: of === undefined ? 'Subnets and their addresses' : `${of} and the subnets in it`,
    head: ['Subnet', 'Name', 'VRF group', 'VLANs', 'Gateway', 'Usable', 'In use', 'Share of usable'],
    rows: names.map((name) => {
      const { name: label = '', vrf, vlans = [], gateway = '' } = dc.subnets[name] ?? { vrf: '' };
      const { usable, used, children } = useOf(dc, name);
      // Addresses in use are listed in the subnets below.
      const use = children.length > 0 ? ['', ''] : [count(used), share(used, usable)];
      return [name, label, vrf, vlans.join(', '), gateway, count(usable), ...use];
    }),
    sums: [
      [
        'Together',
        '',
        '',
        '',
        '',
        count(sum('usable')),
        count(sum('used')),
        share(sum('used'), sum('usable')),
      ],
    ],
  };
}
