import { escapeHtml } from '../../shared/text.ts';
import type { Component } from '../component.ts';

/** What must be true before the task: a list of terms, so that it is read and printed as one. */
export const Before: Component = {
  name: 'Before',
  place: 'box',
  html({ body }) {
    const rows = body.items.map(
      ({ props, html }) => `<div><dt>${escapeHtml(String(props.label))}</dt><dd>${html}</dd></div>`,
    );
    return (
      '<div class="before" role="group" aria-label="Before you start">' +
      `<p class="before-title">Before you start</p><dl>${rows.join('')}</dl></div>`
    );
  },
};
