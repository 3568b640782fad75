import { escapeHtml } from '../../shared/text.ts';
import * as english from '../../shared/texts/english.ts';
import type { Component } from '../component.ts';

/** What must be true before the task: a list of terms, so that it is read and printed as one. */
export const Before: Component = {
  name: 'Before',
  place: 'box',
  html({ body }, { site: { t } }) {
    const title = escapeHtml(t(english.before));
    const rows = body.items.map(
      ({ props, html }) => `<div><dt>${escapeHtml(String(props.label))}</dt><dd>${html}</dd></div>`,
    );
    return (
      `<div class="before" role="group" aria-label="${title}">` +
      `<p class="before-title">${title}</p><dl>${rows.join('')}</dl></div>`
    );
  },
};
