import * as english from '../../shared/texts/english.ts';
import { type Component, textOf } from '../component.ts';
import { iconHtml } from '../icons.ts';
import { decoration, directive, h, text } from '../nodes.ts';

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

const TITLES = {
  note: english.admonitionNote,
  tip: english.admonitionTip,
  info: english.admonitionInfo,
  warning: english.admonitionWarning,
  danger: english.admonitionDanger,
  caution: english.admonitionCaution,
  important: english.admonitionImportant,
  secondary: english.admonitionSecondary,
  success: english.admonitionSuccess,
} as const satisfies Record<(typeof ADMONITION_TYPES)[number], string>;

/** `:::note`, or a tag: a coloured edge, an icon, a title and the body. */
export const Admonition: Component = {
  name: 'Admonition',
  place: 'block',
  expand({ props, title, children }, { site }) {
    const type = ADMONITION_TYPES.find((name) => name === props.type) ?? 'note';
    const given = textOf(props, 'title');
    const named = title ?? (given ? [text(given)] : []);
    const shown = named.length > 0 ? named : [text(site.t(TITLES[type]))];
    const html = h(
      'div',
      { class: `admonition admonition-${type}` },
      h('p', { class: 'admonition-title' }, decoration(iconHtml(type)), h('span', {}, ...shown)),
      h('div', { class: 'admonition-body' }, ...children),
    );
    return [{ ...directive(type, named, children), data: { looks: [html] } }];
  },
};
