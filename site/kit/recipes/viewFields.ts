import type { DataCenter, Device } from '../datacenter/dataCenterModel.ts';

/** A row of a view: what is in each of its columns. */
export type Row = Record<string, string | number | boolean | undefined>;

/** `today`, `today-200` or a plain date as `2026-04-16`. */
export function dateOf(dc: DataCenter, text: string | undefined): string | undefined {
  const [, days] = text?.match(/^today([+-]\d+)?$/) ?? [];
  if (!text?.startsWith('today')) return text;
  const date = new Date(`${dc.about.today}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + Number(days ?? 0));
  return date.toISOString().slice(0, 10);
}

/** The entries that a view has: those with a key. */
export const keyedIn = <T extends { key?: number }>(named: Record<string, T>) =>
  Object.entries(named).filter(([, { key }]) => key !== undefined);

/** All application components, one entry for each device that one runs on. */
export const viewComponents = (dc: DataCenter) =>
  Object.entries(dc['application-components']).flatMap(([name, { devices, key, category }]) => {
    const places: [device: string | undefined, key: number | undefined][] = Object.entries(devices ?? {});
    return (devices ? places : [[undefined, key] as const]).map(([device, number]) => ({
      name,
      device,
      category,
      key: number,
    }));
  });

/** A truth value as the views have it. */
export const yes = (value: unknown) => (value ? 'Yes' : 'No');

/** The key of a device, by its name. */
export const keyOf = ({ devices }: DataCenter, name: string | undefined) =>
  name ? devices[name]?.key : undefined;

/** A date with the time of day of all samples. */
export const noon = ({ about }: DataCenter, date: string | undefined) => date && `${date} ${about.clock}+00`;

/** The key of a rack, by its name. */
export const rackKey = ({ racks }: DataCenter, name: string | undefined) =>
  name ? racks[name]?.key : undefined;

/** The keys of entries that have none of their own: their numbers. */
export const numbered = (named: object) =>
  new Map(Object.keys(named).map((name, index) => [name, index + 1]));

/** All IP addresses, each with its subnet. */
export function addressesOf({ addresses }: DataCenter) {
  return Object.entries(addresses).flatMap(([subnet, some]) =>
    Object.entries(some).map(([address, facts]) => ({ subnet, address, ...facts })),
  );
}

/** The business service that a device is part of. */
export function serviceOf(dc: DataCenter, name: string | undefined): string | undefined {
  const services = Object.entries(dc['business-services']);
  return services.find(([, { devices }]) => name && devices?.includes(name))?.[0];
}

/** The rack of a device: its own, else that of its chassis, else that of its host. */
export function rackOf(dc: DataCenter, device: Device | undefined): string | undefined {
  const carrier = device?.chassis ?? device?.host;
  return device?.rack ?? (carrier ? rackOf(dc, dc.devices[carrier]) : undefined);
}

/** Where a device is: rack, room and building. */
export function fieldPlace(dc: DataCenter, device: Device): Row {
  const chassis = device.chassis ? dc.devices[device.chassis] : undefined;
  const rack = device.rack ?? chassis?.rack;
  const room = rack ? dc.racks[rack]?.room : undefined;
  const building = dc.rooms[room ?? device.storage_room ?? '']?.building ?? device.building;
  return {
    rack_name: rack,
    u_position: device.u,
    size_ru: device.hardware && dc['hardware-models'][device.hardware]?.size,
    chassis_device_name: device.chassis,
    chassis_u_location: chassis?.u,
    storage_room: device.storage_room,
    room_name: room,
    building_name: building,
    building_address: building && dc.buildings[building]?.address,
    server_location: building ?? (device.cloud && dc['cloud-accounts'][device.cloud.account]?.region),
  };
}
