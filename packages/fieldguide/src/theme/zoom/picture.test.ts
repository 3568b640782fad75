import { expect, it } from 'vitest';
import { renameIds } from './ZoomDialog.tsx';

it('renames ids and all that refers to them, and nothing else', () => {
  const markup =
    '<svg aria-labelledby="a-title a-desc"><title id="a-title">url and id="x"?</title><marker id="a-arrow"/>' +
    '<path marker-end="url(#a-arrow)"/><use href="#a-arrow"/><a href="/ports/#a-arrow">Ports</a></svg>';
  expect(renameIds(markup, 'zoom-')).toBe(
    '<svg aria-labelledby="zoom-a-title zoom-a-desc"><title id="zoom-a-title">url and id="zoom-x"?</title><marker id="zoom-a-arrow"/>' +
      '<path marker-end="url(#zoom-a-arrow)"/><use href="#zoom-a-arrow"/><a href="/ports/#a-arrow">Ports</a></svg>',
  );
});
