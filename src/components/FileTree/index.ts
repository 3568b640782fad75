import type { Component } from '../component.ts';

const ENTRY = /(<li>\s*(?:<p>)?)(<(?:strong|code)>[^<]*<\/(?:strong|code)>|[^\s<]+)([^<\n]*)/g;

/** A nested list of names; what stands behind a name is said about it. */
export const FileTree: Component = {
  name: 'FileTree',
  place: 'block',
  noProse: true,
  html({ body }) {
    const tree = body.html.replace(ENTRY, (_, start: string, name: string, rest: string) => {
      const note = rest.replace(/^\s+(?:[-–—:]\s+)?/, '').trim();
      const folder = /\/(?:<|$)/.test(name) ? ' file-folder' : '';
      return `${start}<span class="file-name${folder}">${name}</span>${note ? ` <span class="file-note">${note}</span>` : ''}`;
    });
    return `<div class="file-tree">${tree}</div>`;
  },
};
