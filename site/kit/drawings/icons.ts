import { circle, path } from './svg.ts';

/** A gear of 17 px around a point: teeth, wheel and hole. */
export function gear([x, y]: readonly [number, number]): string {
  const teeth = 'm0-8.5v3m0 11v3m-8.5-8.5h3m11 0h3m-14.5-6l2 2m8 8l2 2m0-12l-2 2m-8 8l-2 2';
  const wheel = circle([x, y], 5.5, { stroke: 'ink' }) + circle([x, y], 2, { stroke: 'ink' });
  return wheel + path(`M${x} ${y}${teeth}`, 'ink');
}
