import { escapeMarkdown } from '../../shared/markdown.ts';
import { escapeHtml } from '../../shared/text.ts';
import { type Component, dedent, textOf } from '../component.ts';
import { iconHtml } from '../icons.ts';

/** The types of the content conventions, and behind them the older names that imported pages use. */
export const ADMONITION_TYPES = [
  'note',
  'tip',
  'info',
  'warning',
  'danger',
  'caution',
  'important',
  'secondary',
  'success',
] as const;

/** `:::note`, or a tag: a coloured edge, an icon, a title and the body. */
export const Admonition: Component = {
  name: 'Admonition',
  place: 'block',
  html({ props, body }) {
    const type = ADMONITION_TYPES.find((name) => name === props.type) ?? 'note';
    const given = body.titleHtml?.trim() || escapeHtml(textOf(props, 'title') ?? '');
    const title = given || type.charAt(0).toUpperCase() + type.slice(1);
    return (
      `<div class="admonition admonition-${type}">` +
      `<p class="admonition-title">${iconHtml(type)}<span>${title}</span></p>` +
      `<div class="admonition-body">${body.html}</div></div>`
    );
  },
  /** As authors write it, with more colons than any admonition in it. */
  markdown({ props, body }) {
    const inner = dedent(body.html);
    const title = textOf(props, 'title');
    const longest = Math.max(2, ...(inner.match(/^\s*:{3,}/gm) ?? []).map((colons) => colons.trim().length));
    const colons = ':'.repeat(longest + 1);
    const label = body.titleHtml ?? (title && escapeMarkdown(title));
    const opening = `${colons}${textOf(props, 'type') ?? 'note'}${label ? `[${label}]` : ''}`;
    return [opening, ...(inner === '' ? [] : [inner]), colons].join('\n\n');
  },
};
