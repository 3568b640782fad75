import type { Component } from '../component.ts';
import { h } from '../nodes.ts';

/** `Ctrl+K`: each key a cap, the plus signs between them; a plus at the end is a key itself. */
export const Kbd: Component = {
  name: 'Kbd',
  place: 'inline',
  noProse: true,
  expand({ children }) {
    const keys = children.map((node) => (node.type === 'text' ? node.value : undefined));
    if (keys.includes(undefined)) return [h('kbd', {}, ...children)];
    const caps = keys
      .join('')
      .trim()
      .split(/\s*\+\s*(?=[^+\s]|\+$)/)
      .flatMap((key, index) => [...(index > 0 ? ['+'] : []), h('kbd', {}, key)]);
    const [only] = caps;
    return caps.length === 1 && typeof only === 'object' ? [only] : [h('kbd', { class: 'keys' }, ...caps)];
  },
};
