import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import * as DATA from '../shared/dataAttributes.ts';
import { escapeHtml } from '../shared/text.ts';

interface IslandParts {
  name: string;
  /** What its script needs to take over; travels in the page. */
  data: unknown;
  element: ReactElement;
  /** Where the code of an island of the site's own lies. */
  href?: string;
}

/** An element that scripts take over where it is, rendered as its React component would. */
export function islandHtml({ name, data, element, href }: IslandParts): string {
  const src = href === undefined ? '' : ` ${DATA.src}="${escapeHtml(href)}"`;
  // Single quotes: JSON is full of double ones, and each would be an entity.
  const props = escapeHtml(JSON.stringify(data)).replaceAll('&quot;', '"').replaceAll("'", '&#39;');
  return `<div ${DATA.island}="${name}"${src} ${DATA.props}='${props}'>${renderToString(element)}</div>`;
}
