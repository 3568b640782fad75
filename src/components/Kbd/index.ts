import type { Component } from '../component.ts';

/** `Ctrl+K`: each key a cap, the plus signs between them; a plus at the end is a key itself. */
export const Kbd: Component = {
  name: 'Kbd',
  place: 'inline',
  noProse: true,
  html({ body }) {
    const keys = body.html.trim().split(/\s*\+\s*(?=[^+\s]|\+$)/);
    const caps = keys.map((key) => `<kbd>${key}</kbd>`).join('+');
    return keys.length > 1 ? `<kbd class="keys">${caps}</kbd>` : caps;
  },
};
