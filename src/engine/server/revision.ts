import { REVISION_META } from '../../shared/revisionMeta.ts';

/** Tells the development client which state of the site a document was made of. */
export function revisionTag(revision: number): string {
  return `<meta name="${REVISION_META}" content="${revision}">`;
}

/** A document with its revision in the head. */
export function withRevision(html: string, revision: number): string {
  return html.replace('</head>', () => `${revisionTag(revision)}</head>`);
}
