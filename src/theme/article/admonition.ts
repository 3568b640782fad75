import type { IconHtml } from './icons.tsx';

export const ADMONITION_TYPES = [
  'note',
  'tip',
  'info',
  'warning',
  'danger',
  'caution',
  'important',
  'secondary',
] as const;

export type AdmonitionType = (typeof ADMONITION_TYPES)[number];

export interface AdmonitionParts {
  /** One of `ADMONITION_TYPES`; anything else is shown as a note. */
  type: string;
  /** Finished HTML; default: the type's name. */
  titleHtml?: string;
  bodyHtml: string;
}

/** An admonition: a coloured edge, an icon, a title and the body. */
export function renderAdmonition({ type, titleHtml, bodyHtml }: AdmonitionParts, icon: IconHtml): string {
  const known = ADMONITION_TYPES.find((name) => name === type) ?? 'note';
  const title = titleHtml || known.charAt(0).toUpperCase() + known.slice(1);
  return (
    `<div class="admonition admonition-${known}">` +
    `<p class="admonition-title">${icon(known)}<span>${title}</span></p>` +
    `<div class="admonition-body">${bodyHtml}</div></div>`
  );
}
