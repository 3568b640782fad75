import type { CableEnd, DataCenter } from '../../site/kit/datacenter/dataCenterModel.ts';
import { countedRange, heightOf, ipNumber, singleCables, span } from '../../site/kit/datacenter/facts.ts';
import { outletWatts } from '../../site/kit/datacenter/power.ts';

/** What is wrong with the data, each as `file: entry: what`. */
type Rule = (dc: DataCenter) => string[];

/** A fault when `name` is none of the names of `file`. */
function missing(dc: DataCenter, at: string, name: string | undefined, file: keyof DataCenter): string[] {
  return name === undefined || name in dc[file] ? [] : [`${at}: ${name} is not in ${file}.yaml`];
}

/** A fault for every value that stands at more than one place. */
function doubled(at: string, values: [value: string, place: string][]): string[] {
  const first = new Map<string, string>();
  return values.flatMap(([value, place]) => {
    const before = first.get(value);
    if (before === undefined) first.set(value, place);
    return before === undefined ? [] : [`${at}: ${place}: ${value} is taken by ${before}`];
  });
}

/** The ports that a device or asset has: of its model, or its own interfaces. */
function portsOf(dc: DataCenter, name: string): string[] {
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const device = dc.devices[name];
  if (device) {
    const model = device.hardware ? dc['hardware-models'][device.hardware] : undefined;
    const ports = model?.ports?.flatMap(({ prefix, count }) => numbers(count).map((n) => `${prefix}${n}`));
    return [...(ports ?? []), ...(device.interfaces ?? [])];
  }
  const asset = dc.assets[name];
  const model = asset?.model ? dc['asset-models'][asset.model] : undefined;
  const count = numbers(model?.ports ?? 0);
  return asset?.kind === 'unmanaged switch'
    ? count.map(String)
    : count.flatMap((n) => [`front ${n}`, `back ${n}`]);
}

/** Racks stand in rooms, inside the grid, each on tiles of its own. */
export const racksInRooms: Rule = (dc) => {
  const tiles: [string, string][] = [];
  const faults = Object.entries(dc.rooms).flatMap(([name, { building }]) =>
    missing(dc, `rooms: ${name}`, building, 'buildings'),
  );
  for (const [name, rack] of Object.entries(dc.racks)) {
    faults.push(...missing(dc, `racks: ${name}`, rack.room, 'rooms'));
    const grid = dc.rooms[rack.room]?.grid;
    if (rack.start_row === undefined || rack.start_col === undefined || !rack.tiles) continue;
    const lastRow = rack.start_row + rack.tiles[1] - 1;
    const lastColumn = rack.start_col + rack.tiles[0] - 1;
    if (!grid || lastRow > grid.rows || lastColumn > grid.columns)
      faults.push(`racks: ${name}: is outside the grid of ${rack.room}`);
    for (let row = rack.start_row; row <= lastRow; row++)
      for (let column = rack.start_col; column <= lastColumn; column++)
        tiles.push([`${rack.room} row ${row} column ${column}`, name]);
  }
  return [...faults, ...doubled('racks', tiles)];
};

/** Every device and asset in a rack fits it, and no two share a unit. */
export const unitsInRacks: Rule = (dc) => {
  const taken: [string, string][] = [];
  const faults: string[] = [];
  for (const file of ['devices', 'assets'] as const)
    for (const [name, { rack, u }] of Object.entries(dc[file])) {
      if (rack === undefined) continue;
      faults.push(...missing(dc, `${file}: ${name}`, rack, 'racks'));
      const height = heightOf(dc, name);
      if (u === undefined || height === undefined) {
        faults.push(`${file}: ${name}: is in ${rack} without a unit or a height`);
        continue;
      }
      const top = u + height - 1;
      if (u < 1 || top > (dc.racks[rack]?.units ?? 0))
        faults.push(`${file}: ${name}: U${u} to U${top} are outside ${rack}`);
      for (let unit = u; unit <= top; unit++) taken.push([`${rack} U${unit}`, name]);
    }
  for (const [name, { kind, rack, u, where }] of Object.entries(dc['power-units'])) {
    faults.push(...missing(dc, `power-units: ${name}`, rack, 'racks'));
    if (kind !== 'PDU' || !rack) continue;
    const top = (u ?? 1) + (heightOf(dc, name) ?? 0) - 1;
    if (top > (dc.racks[rack]?.units ?? 0)) faults.push(`power-units: ${name}: ends above ${rack}`);
    taken.push([`${rack} ${where}`, name]);
  }
  return [...faults, ...doubled('racks', taken)];
};

/** A device names models, hosts, chassis, owners, systems and rooms that exist. */
export const devicesHaveParents: Rule = (dc) => {
  const slots: [string, string][] = [];
  const faults = Object.entries(dc.devices).flatMap(([name, device]) => {
    const at = `devices: ${name}`;
    const [os, version] = device.os ?? [];
    const found = [
      ...missing(dc, at, device.hardware, 'hardware-models'),
      ...missing(dc, at, device.customer, 'customers'),
      ...missing(dc, at, device.storage_room, 'rooms'),
      ...missing(dc, at, device.building, 'buildings'),
      ...missing(dc, at, os, 'operating-systems'),
      ...missing(dc, at, device.cloud?.account, 'cloud-accounts'),
      ...(device.members ?? []).flatMap((member) => missing(dc, at, member, 'devices')),
      ...[device.host, device.chassis, device.vm_manager].flatMap((other) =>
        missing(dc, at, other, 'devices'),
      ),
      ...Object.keys(device.custom_fields ?? {}).flatMap((field) => missing(dc, at, field, 'custom-fields')),
    ];
    if (os && version && !dc['operating-systems'][os]?.[version])
      found.push(`${at}: ${os} has no ${version}`);
    if (device.host && !dc.devices[device.host]?.virtual_host)
      found.push(`${at}: ${device.host} is not a virtual host`);
    if (device.host && device.type !== 'virtual') found.push(`${at}: has a host and is not virtual`);
    if (device.type === 'virtual' && device.rack) found.push(`${at}: is virtual and in a rack`);
    if (device.chassis) {
      const chassis = dc.devices[device.chassis];
      const model = chassis?.hardware ? dc['hardware-models'][chassis.hardware]?.blade_slots : undefined;
      if (!model) found.push(`${at}: ${device.chassis} is not a chassis`);
      else if (!device.slot || device.slot > model.rows * model.columns)
        found.push(`${at}: ${device.chassis} has no slot ${device.slot}`);
      slots.push([`${device.chassis} slot ${device.slot}`, name]);
    }
    if (device.mac) {
      const [host, port] = device.mac.switch_port;
      found.push(...missing(dc, at, String(device.mac.vlan), 'vlans'));
      if (!portsOf(dc, host).includes(port)) found.push(`${at}: ${host} has no port ${port}`);
    }
    return found;
  });
  const of = (value: 'key' | 'serial' | 'asset_number') =>
    Object.entries(dc.devices).flatMap(([name, device]): [string, string][] =>
      device[value] === undefined ? [] : [[`${value} ${device[value]}`, name]],
    );
  const models = Object.entries(dc['hardware-models']).flatMap(([name, { vendor }]) =>
    missing(dc, `hardware-models: ${name}`, vendor, 'vendors'),
  );
  return [
    ...faults,
    ...models,
    ...doubled('devices', [...slots, ...of('key'), ...of('serial'), ...of('asset_number')]),
  ];
};

/** Subnets lie in their parents and beside their siblings; VLANs and VRF groups exist; the gateway is inside. */
export const subnetsNest: Rule = (dc) => {
  const all = Object.entries(dc.subnets);
  const faults = all.flatMap(([subnet, { vrf, parent, vlans, gateway }]) => {
    const at = `subnets: ${subnet}`;
    const found = [
      ...missing(dc, at, vrf, 'vrf-groups'),
      ...missing(dc, at, parent, 'subnets'),
      ...(vlans ?? []).flatMap((vlan) => missing(dc, at, String(vlan), 'vlans')),
    ];
    const range = countedRange(subnet);
    if (!range) return found;
    if (range.first % (range.last - range.first + 1) !== 0)
      found.push(`${at}: does not begin at its network address`);
    const above = parent ? countedRange(parent) : undefined;
    if (
      above &&
      (range.first < above.first || range.last > above.last || dc.subnets[parent ?? '']?.vrf !== vrf)
    )
      found.push(`${at}: is not inside ${parent}`);
    const number = gateway === undefined ? undefined : ipNumber(gateway);
    if (gateway && (number === undefined || number <= range.first || number >= range.last))
      found.push(`${at}: the gateway ${gateway} is outside`);
    if (gateway && !dc.addresses[subnet]?.[gateway])
      found.push(`${at}: the gateway ${gateway} is not in addresses.yaml`);
    for (const [other, { vrf: group, parent: itsParent }] of all) {
      const its = countedRange(other);
      if (other > subnet && its && group === vrf && itsParent === parent)
        if (its.first <= range.last && range.first <= its.last) found.push(`${at}: overlaps ${other}`);
    }
    return found;
  });
  const vlans = Object.entries(dc.vlans).flatMap(([vlan, { switches }]) =>
    (switches ?? []).flatMap((name) => missing(dc, `vlans: ${vlan}`, name, 'devices')),
  );
  return [...faults, ...vlans];
};

/** Addresses lie in their subnet, once in a VRF group, and belong to something that exists. */
export const addressesInSubnets: Rule = (dc) => {
  const used: [string, string][] = [];
  const faults = Object.entries(dc.addresses).flatMap(([subnet, addresses]) => {
    const range = countedRange(subnet);
    return [
      ...missing(dc, 'addresses', subnet, 'subnets'),
      ...Object.entries(addresses).flatMap(([address, { device, power_unit }]) => {
        const at = `addresses: ${address}`;
        used.push([`${address} in ${dc.subnets[subnet]?.vrf}`, subnet]);
        const number = ipNumber(address);
        const inside = range && number !== undefined && number > range.first && number < range.last;
        return [
          ...(inside || (number !== undefined && subnet === 'undefined')
            ? []
            : [`${at}: is no address of ${subnet}`]),
          ...missing(dc, at, device, 'devices'),
          ...missing(dc, at, power_unit, 'power-units'),
        ];
      }),
    ];
  });
  return [...faults, ...doubled('addresses', used)];
};

const addressBook = (dc: DataCenter) =>
  new Map(Object.values(dc.addresses).flatMap((some) => Object.entries(some)));

/** Names and translations lead to addresses that are known. */
export const namesLeadToAddresses: Rule = (dc) => {
  const known = addressBook(dc);
  const names = Object.entries(dc.dns).flatMap(([zone, { nameserver, vrf, subnet, records }]) => [
    ...missing(dc, `dns: ${zone}`, vrf, 'vrf-groups'),
    ...missing(dc, `dns: ${zone}`, subnet, 'subnets'),
    ...(nameserver && !known.has(nameserver) ? [`dns: ${zone}: ${nameserver} is not in addresses.yaml`] : []),
    ...records.flatMap(({ name, type, content, address }) => {
      const at = `dns: ${zone}: ${name} ${type}`;
      const target = type === 'A' ? content : address;
      const device = known.get(target ?? '')?.device;
      if (target && !known.has(target)) return [`${at}: ${target} is not in addresses.yaml`];
      if (type === 'A' && name in dc.devices && device !== name)
        return [`${at}: ${content} is not of ${name}`];
      if (type !== 'PTR') return [];
      const back = `${zone.replace('.in-addr.arpa', '').split('.').reverse().join('.')}.${name}`;
      const host = known.get(back)?.device;
      return content === `${host}.${dc.about.domain}` ? [] : [`${at}: ${back} is not of ${content}`];
    }),
  ]);
  const nat = Object.entries(dc.nat).flatMap(([name, { source, source_end, target, target_end }]) => {
    const within = Object.keys(dc.subnets).some((subnet) => {
      const range = countedRange(subnet);
      const [first, last] = [ipNumber(source), ipNumber(source_end ?? source)];
      return range && first !== undefined && last !== undefined && first > range.first && last < range.last;
    });
    const length = (from: string, to = from) => (ipNumber(to) ?? 0) - (ipNumber(from) ?? 0);
    return [
      ...(within ? [] : [`nat: ${name}: ${source} is in no subnet`]),
      ...(length(source, source_end) === length(target, target_end)
        ? []
        : [`nat: ${name}: its two sides differ in length`]),
      ...(target_end || known.has(target) ? [] : [`nat: ${name}: ${target} is not in addresses.yaml`]),
    ];
  });
  return [...names, ...nat];
};

/** Outlets exist, hold what stands in the same rack, and their watts add up to the sum stated. */
export const powerAddsUp: Rule = (dc) => {
  const cords = new Map<string, string[]>();
  const faults: string[] = [];
  for (const [name, model] of Object.entries(dc['power-models'])) {
    const { count, volts, amps } = model.infeed;
    if (count * volts * amps !== model.rated_watts)
      faults.push(`power-models: ${name}: ${volts} V x ${amps} A`);
    faults.push(...missing(dc, `power-models: ${name}`, model.vendor, 'vendors'));
  }
  for (const [name, unit] of Object.entries(dc['power-units'])) {
    const at = `power-units: ${name}`;
    faults.push(...missing(dc, at, unit.model, 'power-models'), ...missing(dc, at, unit.room, 'rooms'));
    const model = unit.model ? dc['power-models'][unit.model] : undefined;
    const last = Math.max(...Object.keys(model?.outlets ?? {}).map((range) => span(range)[1]), 0);
    let sum = 0;
    for (const [outlet, content] of Object.entries(unit.outlets ?? {})) {
      if (model && Number(outlet) > last) faults.push(`${at}: has no outlet ${outlet}`);
      const consumer = typeof content === 'string' ? content : content.unit;
      faults.push(
        ...missing(
          dc,
          `${at}: outlet ${outlet}`,
          consumer,
          typeof content === 'string' ? 'devices' : 'power-units',
        ),
      );
      const rack = dc.devices[consumer]?.rack ?? dc['power-units'][consumer]?.rack;
      if (rack !== unit.rack) faults.push(`${at}: outlet ${outlet}: ${consumer} is not in ${unit.rack}`);
      cords.set(consumer, [...(cords.get(consumer) ?? []), `${name} outlet ${outlet}`]);
      sum += outletWatts(dc, content);
    }
    if (unit.stated !== undefined && sum !== unit.stated)
      faults.push(`${at}: its outlets add up to ${sum} W, stated are ${unit.stated} W`);
    if (model && sum > model.rated_watts) faults.push(`${at}: ${sum} W are more than ${model.rated_watts} W`);
    const { watts, amps, power_factor } = unit.measured ?? {};
    if (watts && amps && power_factor && Math.abs(amps * dc.about.voltage * power_factor - watts) > 1)
      faults.push(`${at}: ${amps} A x ${dc.about.voltage} V x ${power_factor} is not ${watts} W`);
    for (const source of unit.fed_by ?? []) {
      const [feeder, outlet] = typeof source === 'string' ? [source] : source;
      if (outlet === undefined) {
        if (!(feeder in dc['power-units'] || feeder in dc.assets))
          faults.push(`${at}: ${feeder} does not exist`);
        continue;
      }
      const content = dc['power-units'][feeder]?.outlets?.[outlet];
      if (typeof content !== 'object' || content.unit !== name)
        faults.push(`${at}: is not on outlet ${outlet} of ${feeder}`);
    }
  }
  for (const [name, places] of cords) {
    const hardware = dc.devices[name]?.hardware;
    const supplies = hardware ? dc['hardware-models'][hardware]?.power_supplies : undefined;
    if (supplies !== undefined && places.length > supplies)
      faults.push(`power-units: ${name} has ${supplies} cords and hangs on ${places.join(', ')}`);
  }
  return faults;
};

const endText = (end: CableEnd) => `${end[0]} ${end.slice(1).join(' ')}`;

/** Cables end at ports that exist, and no port takes two; what is known of a switch port agrees with its cable. */
export const cablesEndAtPorts: Rule = (dc) => {
  const cables = singleCables(dc);
  const ends = cables.flatMap(({ label, from, to }) => [from, ...to].map((end) => ({ label, end })));
  const faults = ends.flatMap(({ label, end }) => {
    const port = end.slice(1).join(' ');
    return portsOf(dc, end[0]).includes(port) ? [] : [`cables: ${label}: ${end[0]} has no port ${port}`];
  });
  for (const [label, { from }] of Object.entries(dc.circuits))
    if (from.port) ends.push({ label, end: [from.device, from.port] });
  const facts = Object.entries(dc['switch-ports']).flatMap(([name, { up, ports }]) => [
    ...Object.entries(up).flatMap(([prefix, range]) =>
      portsOf(dc, name).includes(`${prefix}${span(range)[1]}`)
        ? []
        : [`switch-ports: ${name}: has no ${prefix}${range}`],
    ),
    ...Object.entries(ports).flatMap(([port, { vlan, device }]) => {
      const at = `switch-ports: ${name}: ${port}`;
      const cable = cables.find(({ from }) => from[0] === name && from[1] === port);
      return [
        ...missing(dc, at, vlan === undefined ? vlan : String(vlan), 'vlans'),
        ...(vlan === undefined || dc.vlans[vlan]?.switches?.includes(name)
          ? []
          : [`${at}: VLAN ${vlan} is not on ${name}`]),
        ...(device && cable?.to[0]?.[0] !== device ? [`${at}: no cable leads to ${device}`] : []),
      ];
    }),
  ]);
  return [
    ...faults,
    ...facts,
    ...doubled(
      'cables',
      ends.map(({ label, end }): [string, string] => [endText(end), label]),
    ),
    ...doubled(
      'cables',
      cables.map(({ label }): [string, string] => [label, label]),
    ),
  ];
};

/** Orders, parts and licenses: names exist and sums are right. */
export const purchasesAddUp: Rule = (dc) => [
  ...Object.entries(dc.purchases).flatMap(([name, order]) => {
    const at = `purchases: ${name}`;
    const once = order.lines.filter(({ contract }) => !contract);
    return [
      ...missing(dc, at, order.vendor, 'vendors'),
      ...missing(dc, at, order.customer, 'customers'),
      ...order.lines.flatMap(({ line, devices, quantity, unit_cost, months, yearly, total }) => [
        ...(devices ?? []).flatMap((device) => missing(dc, `${at}: line ${line}`, device, 'devices')),
        ...(devices && devices.length !== quantity
          ? [`${at}: line ${line}: ${quantity} is not its devices`]
          : []),
        ...(quantity * unit_cost * (months === undefined ? 1 : months / 12) === total
          ? []
          : [`${at}: line ${line}: ${total} is not ${quantity} x ${unit_cost}`]),
        ...(yearly === undefined || yearly === quantity * unit_cost
          ? []
          : [`${at}: line ${line}: ${yearly} a year`]),
      ]),
      ...(once.reduce((sum, { total }) => sum + total, 0) === order.total_non_recurring
        ? []
        : [`${at}: its lines do not add up to ${order.total_non_recurring}`]),
    ];
  }),
  ...Object.entries(dc.licenses).flatMap(([name, { bought, in_use, percent, device }]) => [
    ...missing(dc, `licenses: ${name}`, device, 'devices'),
    ...(bought === undefined || Math.round((100 * in_use) / bought) === percent
      ? []
      : [`licenses: ${name}: ${in_use} of ${bought} is not ${percent} %`]),
  ]),
  ...dc.parts.stock.flatMap(({ model, room }) => [
    ...missing(dc, 'parts: stock', room, 'rooms'),
    ...(model in dc.parts.models ? [] : [`parts: stock: ${model} has no model`]),
  ]),
  ...Object.entries(dc.parts.installed).flatMap(([device, slots]) => [
    ...missing(dc, 'parts: installed', device, 'devices'),
    ...Object.entries(slots).flatMap(([slot, model]) =>
      model in dc.parts.models ? [] : [`parts: ${device}: slot ${slot}: ${model} has no model`],
    ),
  ]),
];

/** Software, services, traffic, components, business services, certificates, jobs and circuits name what exists. */
export const applicationsNameWhatExists: Rule = (dc) => {
  const known = addressBook(dc);
  const devices = (at: string, names: (string | undefined)[]) =>
    names.flatMap((name) => missing(dc, at, name, 'devices'));
  return [
    ...Object.entries(dc.software).flatMap(([name, { installed }]) =>
      devices(`software: ${name}`, Object.keys(installed)),
    ),
    ...Object.entries(dc.services).flatMap(([name, { instances }]) => [
      ...devices(`services: ${name}`, Object.keys(instances)),
      ...Object.entries(instances).flatMap(([device, { user, software }]) => [
        ...missing(dc, `services: ${name}`, user, 'end-users'),
        ...missing(dc, `services: ${name}`, software, 'software'),
        ...(software && !dc.software[software]?.installed[device]
          ? [`services: ${name}: ${software} is not on ${device}`]
          : []),
      ]),
    ]),
    ...dc.communications.flatMap(({ listener, component, port, client, ip }, index) => {
      const at = `communications: ${index + 1} (${listener} ${port})`;
      const listens = Object.values(dc.services).some(({ instances }) => instances[listener]?.port === port);
      const owner = known.get(ip.replace('::ffff:', ''))?.device;
      return [
        ...devices(at, [listener, client]),
        ...missing(dc, at, component, 'application-components'),
        ...(listens ? [] : [`${at}: no service of ${listener} listens there`]),
        ...(owner && owner !== client ? [`${at}: ${ip} is of ${owner}`] : []),
      ];
    }),
    ...Object.entries(dc['application-components']).flatMap(([name, { devices: on, depends_on }]) => [
      ...devices(`application-components: ${name}`, Object.keys(on ?? {})),
      ...(depends_on ?? []).flatMap((other) =>
        other in dc['application-components'] || other in dc.devices
          ? []
          : [`application-components: ${name}: ${other} does not exist`],
      ),
    ]),
    ...Object.entries(dc['application-groups']).flatMap(([name, { rule, members }]) =>
      devices(`application-groups: ${name}`, [...members, ...rule.starting_points]),
    ),
    ...Object.entries(dc['business-services']).flatMap(([name, service]) => {
      const at = `business-services: ${name}`;
      const ends = (service.lines ?? []).flatMap(({ from, to }) => [from, to]);
      return [
        ...devices(at, service.devices ?? []),
        ...ends.flatMap((end) => (service.devices?.includes(end) ? [] : [`${at}: ${end} is no member`])),
        ...(service.children ?? []).flatMap((child) => missing(dc, at, child, 'business-services')),
        ...(service.components ?? []).flatMap((one) => missing(dc, at, one, 'application-components')),
        ...[service.owner, service.technical_owner].flatMap((user) => missing(dc, at, user, 'end-users')),
        ...missing(dc, at, service.customer, 'customers'),
      ];
    }),
    ...Object.entries(dc.certificates).flatMap(([name, { instances }]) =>
      devices(`certificates: ${name}`, instances ?? []),
    ),
    ...devices(
      'mount-points',
      dc['mount-points'].map(({ device }) => device),
    ),
    ...Object.entries(dc.jobs).flatMap(([name, { collector, windows_service }]) =>
      devices(`jobs: ${name}`, [collector, windows_service]),
    ),
    ...Object.entries(dc.circuits).flatMap(([name, { vendor, customer, from, to }]) => {
      const at = `circuits: ${name}`;
      return [
        ...missing(dc, at, vendor, 'vendors'),
        ...missing(dc, at, customer, 'customers'),
        ...devices(at, [from.device, to?.device]),
        ...(!from.port || portsOf(dc, from.device).includes(from.port)
          ? []
          : [`${at}: ${from.device} has no ${from.port}`]),
      ];
    }),
  ];
};

/** Rows of views agree with the records they speak of. */
export const rowsAgree: Rule = (dc) => {
  const known = addressBook(dc);
  return [
    ...dc.rows.view_dbb_adm_businessapp_composition_v2.flatMap(
      ({ service, object, port, device, reason }, index) => {
        const at = `rows: composition ${index + 1} (${object})`;
        const through = reason.startsWith('Client on Host') ? dc.devices[device]?.host : device;
        const agrees = reason.endsWith('PDU')
          ? dc['power-units'][object]?.outlets?.[port?.replace('Outlet ', '') ?? ''] === through
          : reason === 'Client on Host'
            ? object === through
            : reason === 'Application Component'
              ? device in (dc['application-components'][object]?.devices ?? {})
              : dc['switch-ports'][object]?.ports[port ?? '']?.device === device;
        return [
          ...(dc['business-services'][service]?.devices?.includes(device)
            ? []
            : [`${at}: ${device} is not of ${service}`]),
          ...(agrees ? [] : [`${at}: ${reason} does not hold for ${device}`]),
        ];
      },
    ),
    ...dc.rows.view_dbb_security_v2.flatMap(({ device, ip }) =>
      known.get(ip) && known.get(ip)?.device === device ? [] : [`rows: security: ${ip} is not of ${device}`],
    ),
    ...dc.rows.view_netport_v1.flatMap(({ netport_pk, device, remote_netport_fk }) => {
      const at = `rows: netport ${netport_pk}`;
      const remote = dc.rows.view_netport_v1.find((other) => other.netport_pk === remote_netport_fk);
      return [
        ...missing(dc, at, device, 'devices'),
        ...(remote_netport_fk === undefined || remote?.remote_netport_fk === netport_pk
          ? []
          : [`${at}: ${remote_netport_fk} does not lead back`]),
      ];
    }),
    ...Object.entries(dc.views).flatMap(([name, { key, columns }]) => [
      ...(key && Object.keys(columns).length > 0 && !(key in columns)
        ? [`views: ${name}: has no column ${key}`]
        : []),
      ...Object.entries(columns).flatMap(([column, { to }]) => {
        const [view = '', target = ''] = to?.split('.') ?? [];
        const there = dc.views[view];
        return !to || (there && (target in there.columns || there.key === target))
          ? []
          : [`views: ${name}.${column}: ${to} does not exist`];
      }),
    ]),
  ];
};
