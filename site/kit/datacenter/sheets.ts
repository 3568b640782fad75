import { toCsv } from 'fieldguide';
import type { Model } from '../product/model.ts';
import type { CableEnd, DataCenter } from './dataCenterModel.ts';
import { countedRange, heightOf, singleCables, span } from './facts.ts';

/** One line of a sheet, its cells by their columns. All lines of a sheet have the same columns. */
type Line = Record<string, string | number | undefined>;

/** The sheets for download that are wholly records of the data center: their paths on the site, and what makes them. */
export function sheetFiles(
  data: () => DataCenter,
  imports: () => Model['imports'] = () => new Map(),
): Record<string, () => string> {
  const files = Object.entries(SHEETS).map(([name, linesOf]) => {
    const make = () => {
      const lines = linesOf(data());
      const columns = columnsOf(name, Object.keys(lines[0] ?? {}), imports());
      return toCsv([columns, ...lines.map((line) => columns.map((column) => String(line[column] ?? '')))]);
    };
    return [`samples/${name}.csv`, make];
  });
  return Object.fromEntries(files);
}

/** The lines of every sheet, by its name. */
export function sheetLines(dc: DataCenter): Record<string, Line[]> {
  return Object.fromEntries(Object.entries(SHEETS).map(([name, linesOf]) => [name, linesOf(dc)]));
}

/** The columns that are filled; those of an import in its order. */
function columnsOf(sheet: string, filled: readonly string[], imports: Model['imports']): readonly string[] {
  const category = [...imports.values()].find(({ value }) => value.sheet?.includes(sheet));
  return category ? Object.keys(category.value.columns).filter((name) => filled.includes(name)) : filled;
}

const SHEETS: Record<string, (dc: DataCenter) => Line[]> = {
  'asset-numbers': ({ devices }) =>
    Object.entries(devices).flatMap(([name, { asset_number: asset_no }]) =>
      asset_no ? [{ name, asset_no }] : [],
    ),
  assets: ({ assets, 'asset-models': models }) =>
    Object.entries(assets).flatMap(([name, { kind, model = '', asset_number: asset_no }]) => {
      const type = ASSET_TYPES[kind];
      return type ? [{ type, name, vendor: models[model]?.vendor, asset_no }] : [];
    }),
  'assets-to-racks': (dc) =>
    Object.entries(dc.assets).flatMap(([name, { kind, rack, u: start_at, face: orientation }]) => {
      const type = ASSET_TYPES[kind];
      const rack_id = dc.racks[rack ?? '']?.key;
      return type && rack_id
        ? [{ type, name, rack_id, start_at, size: heightOf(dc, name), orientation }]
        : [];
    }),
  blades: (dc) =>
    deviceLines(dc)
      .filter(({ is_it_blade_host, blade_host }) => is_it_blade_host || blade_host)
      .map(({ name, type, hardware, is_it_blade_host, blade_host, slot_no, is_it_virtual_host }) => {
        return { name, type, hardware, is_it_blade_host, blade_host, slot_no, is_it_virtual_host };
      }),
  buildings: ({ buildings }) =>
    Object.entries(buildings).map(([name, { address, role: notes }]) => ({ name, address, notes })),
  // A cable that represents several is shown by the first.
  'cable-plan': (dc) =>
    Object.entries(dc.cables).flatMap(([cable, { from, to, connector, length_m, color }]) => {
      const [origin_type, origin, origin_port] = endOf(dc, from);
      return to.map((one) => {
        const [end_type, end, end_port] = endOf(dc, one);
        const ends = { origin_type, origin, origin_port, end_type, end, end_port };
        return { cable, ...ends, connector, length_m, color };
      });
    }),
  devices: deviceLines,
  // Without a model the appliance does not know how high a device is.
  'devices-in-racks': ({ devices, racks, rooms }) =>
    Object.entries(devices)
      .flatMap(([device, { u: start_at = 0, rack, hardware, face: orientation = 'front' }]) => {
        if (!rack || !hardware) return [];
        const room = racks[rack]?.room ?? '';
        return [{ device, start_at, rack, building: rooms[room]?.building, room, orientation, hardware }];
      })
      .sort((a, b) => a.rack.localeCompare(b.rack) || a.start_at - b.start_at),
  'dns-records': ({ dns }) =>
    Object.entries(dns).flatMap(([domain, { records }]) =>
      records.map(({ type, name, content }) => ({ domain, type, name, content })),
    ),
  'hardware-models': (dc) =>
    Object.entries(dc['hardware-models']).map(([name, { vendor: manufacturer, watts, ...model }]) => {
      const type = { regular: 1, blade: 2 }[model.type];
      const depth = model.depth && { full: 1, half: 2 }[model.depth];
      return { name, type, size: model.size, depth, blade_size: model.blade_size, manufacturer, watts };
    }),
  'ip-addresses': ({ addresses, devices, subnets }) =>
    ['10.10.40.0/24', '10.10.50.0/24'].flatMap((network) =>
      Object.entries(addresses[network] ?? {}).map(([ipaddress, { device = '' }]) => {
        const macaddress = devices[device]?.mac?.address;
        return { ipaddress, subnet: subnets[network]?.name, device, macaddress };
      }),
    ),
  'license-purchases': ({ licenses }) =>
    Object.values(licenses).flatMap(({ order: order_no, start, end, bought, customer }) => {
      if (!order_no) return [];
      const line = { order_no, line_no: 1, line_type: 'contract', line_contract_type: 'license' };
      return [{ ...line, line_start_date: start, line_end_date: end, line_quantity: bought, customer }];
    }),
  'outlet-plan': (dc) =>
    Object.entries(dc['power-units']).flatMap(([power_unit, { model = '', feed, outlets = {} }]) => {
      const kinds = Object.entries(dc['power-models'][model]?.outlets ?? {});
      if (kinds.length === 0) return [];
      return Object.entries(outlets).map(([outlet, content]) => {
        const [, kind] = kinds.find(([range]) => Number(outlet) <= span(range)[1]) ?? [];
        const [content_type, object, override_watts] =
          typeof content === 'string'
            ? ['Device', content]
            : ['Power Unit', content.unit, String(content.watts)];
        const { power_supplies = 0 } = dc['hardware-models'][dc.devices[object]?.hardware ?? ''] ?? {};
        const psu_label = power_supplies > 1 ? `PSU${feed === 'A' ? 1 : 2}` : '';
        const type = `IEC ${kind}`;
        return { power_unit, outlet, type, content_type, object, psu_label, override_watts };
      });
    }),
  'power-outlets': (dc) =>
    Object.entries(dc['power-units']).flatMap(([unit, { model = '', feed, outlets = {} }]) =>
      Object.entries(outlets).flatMap(([outlet, device]) => {
        const isDevice = typeof device === 'string' && dc['power-models'][model]?.outlets;
        return isDevice ? [{ unit, outlet, device, feed }] : [];
      }),
    ),
  'part-models': ({ parts: { models, stock } }) =>
    Object.entries(models).flatMap(([name, { type }]) =>
      stock.some(({ model }) => model === name) ? [{ type, name }] : [],
    ),
  'patch-panel-ports-devices': (dc) =>
    patched(dc, false).map(({ device, port: obj_label1, ...front }) => ({ ...front, device, obj_label1 })),
  'patch-panel-ports-switch': (dc) =>
    patched(dc, true).map(({ device, port: switchport, ...front }) => {
      return { ...front, switch: device, switchport };
    }),
  'power-units': (dc) =>
    Object.entries(dc['power-units']).map(([name, { kind: type, model, rack, feed }]) => {
      const addresses = Object.values(dc.addresses).flatMap((some) => Object.entries(some));
      const [ip_address] = addresses.find(([, { power_unit }]) => power_unit === name) ?? [];
      return { name, type, model, rack, feed, ip_address };
    }),
  'power-units-in-racks': (dc) =>
    Object.entries(dc['power-units']).flatMap(([power_unit, { rack, where, u: start_at, orientation }]) =>
      where
        ? [
            {
              power_unit,
              rack,
              where: where.replace(/^./, (letter) => letter.toUpperCase()),
              start_at,
              orientation,
            },
          ]
        : [],
    ),
  purchases: ({ purchases }) =>
    Object.entries(purchases).flatMap(([order_no, { vendor, customer, cost_center, lines }]) =>
      lines.flatMap(({ line: line_no, devices, quantity, unit_cost, contract, start, end }) => {
        if (!devices) return []; // freight is entered on the form
        const order = { order_no, vendor, customer, cost_center, line_no };
        const bought = { line_quantity: quantity, line_cost: unit_cost, line_devices: devices.join(',') };
        const term = { line_contract_type: contract, line_start_date: start, line_end_date: end };
        return [{ ...order, line_type: contract ? 'contract' : 'device', ...bought, ...term }];
      }),
    ),
  racks: ({ racks, rooms }) =>
    Object.entries(racks).map(([name, { units: size, room, use: notes }]) => {
      return { name, size, room, building: rooms[room]?.building, notes };
    }),
  rooms: ({ rooms }) =>
    Object.entries(rooms).map(([name, { building, raised_floor }]) => {
      return { name, building, notes: raised_floor ? 'raised floor' : '' };
    }),
  subnets: ({ subnets }) =>
    Object.entries(subnets).flatMap(([subnet, { vrf: vrf_group, name, gateway }]) => {
      const [network, mask_bits] = subnet.split('/');
      return countedRange(subnet) ? [{ network, mask_bits, name, gateway, vrf_group }] : [];
    }),
  'switch-ports': ({ cables, devices }) =>
    Object.values(cables).flatMap(({ from: [remote_device, remote_port], to }) =>
      to.flatMap(([name, port]) =>
        devices[name]?.network && devices[remote_device]?.network
          ? [{ port, switch: name, vlan_ids: '', remote_device, remote_port }]
          : [],
      ),
    ),
  vlans: ({ vlans }) =>
    Object.entries(vlans).map(([number, { name, switches }]) => {
      return { number, name, switches: switches?.join(',') };
    }),
};

/** What the form of assets calls the kinds that it knows. */
const ASSET_TYPES: Record<string, string> = {
  'patch panel': 'Patch Panel',
  'wall jack': 'Patch Panel',
  'breaker panel': 'Breaker Panel',
};

/** The devices that somebody may enter: no cluster, nothing of a cloud, nothing that discovery has yet to define. */
function deviceLines({ devices }: DataCenter): Line[] {
  const yes = (flag?: boolean) => (flag ? 'yes' : '');
  return Object.entries(devices).flatMap(([name, device]) => {
    if (device.cloud || !['physical', 'virtual'].includes(device.type)) return [];
    return [
      {
        name,
        type: device.chassis ? 'blade' : device.type,
        hardware: device.hardware,
        serial_no: device.serial,
        service_level: device.service_level,
        customer: device.customer,
        aliases: device.alias,
        is_it_switch: yes(device.network),
        is_it_blade_host: yes(device.blade_chassis),
        is_it_virtual_host: yes(device.virtual_host),
        blade_host: device.chassis,
        slot_no: device.slot,
        virtual_host: device.host,
      },
    ];
  });
}

/** Kind, name and port of an end of a cable. */
function endOf(dc: DataCenter, [name, ...port]: CableEnd): [string, string, string] {
  const isSwitch = dc.devices[name]?.network || dc.assets[name]?.kind === 'unmanaged switch';
  const kind = isSwitch ? 'switch port' : name in dc.devices ? 'device' : 'patch panel port';
  return [kind, name, port.join(' ')];
}

/** The fronts of patch panels that lead to switches, or to other devices. */
function patched(dc: DataCenter, toSwitch: boolean) {
  return singleCables(dc).flatMap(({ from, to }) => {
    const [panel, side, number] = [from, ...to].find(([name]) => dc.assets[name]?.id) ?? [];
    const [device, port] = [from, ...to].find(([name]) => name in dc.devices) ?? [];
    if (!panel || side !== 'front' || !device || Boolean(dc.devices[device]?.network) !== toSwitch) return [];
    return [{ number, patch_panel_id: dc.assets[panel]?.id, device, port }];
  });
}
