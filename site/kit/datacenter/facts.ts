import type { CableEnd, DataCenter } from './dataCenterModel.ts';

/** An IPv4 address as a number; nothing for any other text. */
export function ipNumber(text: string): number | undefined {
  const parts = text.split('.').map(Number);
  if (parts.length !== 4 || parts.some((part) => !Number.isInteger(part) || part < 0 || part > 255)) return;
  return parts.reduce((sum, part) => sum * 256 + part, 0);
}

export function ipText(number: number): string {
  return [24, 16, 8, 0].map((shift) => Math.floor(number / 2 ** shift) % 256).join('.');
}

/** First and last address of a subnet such as `10.10.40.0/24`, as numbers. */
export function countedRange(subnet: string): { first: number; last: number; bits: number } | undefined {
  const [network = '', bits] = subnet.split('/');
  const first = ipNumber(network);
  if (first === undefined || !bits) return;
  return { first, last: first + 2 ** (32 - Number(bits)) - 1, bits: Number(bits) };
}

/** `1-20` or `7` as first and last number. */
export function span(text: string): [number, number] {
  const [first, last] = String(text).split('-').map(Number);
  return [first ?? Number.NaN, last ?? first ?? Number.NaN];
}

/** Height in rack units of a device, asset or power unit in a rack. */
export function heightOf(dc: DataCenter, name: string): number | undefined {
  const device = dc.devices[name];
  if (device) return device.hardware ? dc['hardware-models'][device.hardware]?.size : device.size;
  const asset = dc.assets[name];
  if (asset?.model) return dc['asset-models'][asset.model]?.size;
  const unit = dc['power-units'][name];
  return unit?.model ? dc['power-models'][unit.model]?.size : undefined;
}

/** Text with the number at its end counted on: `gig0/1` and 2 is `gig0/3`. */
export function countedOn(text: string, by: number): string {
  return text.replace(/\d+$/, (digits) => String(Number(digits) + by).padStart(digits.length, '0'));
}

/** Every single cable: one with a count is as many, each with its own label and ends. */
export function singleCables(dc: DataCenter): { label: string; from: CableEnd; to: CableEnd[] }[] {
  const moved = (end: CableEnd, by: number): CableEnd =>
    end.length === 3
      ? [end[0], end[1], end[2] + by]
      : [end[0], typeof end[1] === 'number' ? end[1] + by : countedOn(end[1], by)];
  return Object.entries(dc.cables).flatMap(([label, cable]) =>
    Array.from({ length: cable.count ?? 1 }, (_, by) => ({
      label: countedOn(label, by),
      from: moved(cable.from, by),
      to: cable.to.map((end) => moved(end, by)),
    })),
  );
}
