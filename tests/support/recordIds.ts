import { addressesOf, keyOf, numbered, viewComponents } from '../../site/kit/recipes/viewFields.ts';
import { readDataCenter } from './dataCenter.ts';

type Ids = ReadonlyMap<string, number | undefined>;

/**
 * The numbers of the records of the sample data center, by the path of the call that writes them, then by the name that
 * its answer shows. A name that is not among them is a new record.
 */
export function recordIds(): ReadonlyMap<string, Ids> {
  const dc = readDataCenter();
  const keyed = (named: Record<string, { key?: number }>): Ids =>
    new Map(Object.entries(named).map(([name, { key }]) => [name, key]));
  const devices = new Map(Object.keys(dc.devices).map((name) => [name, keyOf(dc, name)]));
  const vlans = Object.entries(dc.vlans).map(([number, { name }]) => name ?? number);
  const addresses = addressesOf(dc).map(({ address }, index) => [address, index + 1] as const);
  const ofDevices = ['', 'rack/', 'cpu/', 'ram/', 'hdd/', 'custom_field/'].map(
    (part) => [`/api/1.0/device/${part}`, devices] as const,
  );
  return new Map<string, Ids>([
    ...ofDevices,
    ['/api/1.0/devices/bulk/', devices],
    ['/api/1.0/switches/', devices],
    ['/api/1.0/buildings/', keyed(dc.buildings)],
    ['/api/1.0/rooms/', keyed(dc.rooms)],
    ['/api/1.0/racks/', keyed(dc.racks)],
    ['/api/1.0/hardwares/', numbered(dc['hardware-models'])],
    ['/api/1.0/assets/', new Map(Object.entries(dc.assets).map(([name, { id }]) => [name, id]))],
    ['/api/1.0/vrfgroup/', numbered(dc['vrf-groups'])],
    ['/api/1.0/subnets/', numbered(dc.subnets)],
    ['/api/1.0/ips/', new Map(addresses)],
    ['/api/1.0/vlans/', new Map(vlans.map((name, index) => [name, index + 1]))],
    ['/api/1.0/dns/zones/', numbered(dc.dns)],
    ['/api/1.0/appcomps/', new Map(viewComponents(dc).map(({ name, key }) => [name, key]))],
    ['/api/1.0/vendors/', numbered(dc.vendors)],
    ['/api/1.0/customers/', keyed(dc.customers)],
    ['/api/1.0/endusers/', keyed(dc['end-users'])],
  ]);
}
