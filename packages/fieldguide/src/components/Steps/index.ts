import type { Component } from '../component.ts';
import { h } from '../nodes.ts';

/** A numbered list as steps along a line. */
export const Steps: Component = {
  name: 'Steps',
  place: 'block',
  expand: ({ children }) => [h('div', { class: 'steps' }, ...children)],
};
