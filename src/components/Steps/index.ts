import type { Component } from '../component.ts';

/** A numbered list as steps along a line. */
export const Steps: Component = {
  name: 'Steps',
  place: 'block',
  html: ({ body }) => `<div class="steps">${body.html}</div>`,
};
