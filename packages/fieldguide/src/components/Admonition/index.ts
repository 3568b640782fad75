import {
  CircleAlert,
  CircleCheck,
  type IconNode,
  Info,
  Lightbulb,
  OctagonAlert,
  Pin,
  TriangleAlert,
} from 'lucide';
import * as english from '../../shared/texts/english.ts';
import { type Component, textOf } from '../component.ts';
import { iconHtml } from '../iconHtml.ts';
import { decoration, directive, h, text } from '../nodes.ts';

/** The types of the content conventions, and after them the older names that imported pages use. */
const TYPES = {
  note: { icon: Pin, title: english.admonitionNote },
  tip: { icon: Lightbulb, title: english.admonitionTip },
  info: { icon: Info, title: english.admonitionInfo },
  warning: { icon: TriangleAlert, title: english.admonitionWarning },
  danger: { icon: OctagonAlert, title: english.admonitionDanger },
  caution: { icon: TriangleAlert, title: english.admonitionCaution },
  important: { icon: CircleAlert, title: english.admonitionImportant },
  secondary: { icon: Info, title: english.admonitionSecondary },
  success: { icon: CircleCheck, title: english.admonitionSuccess },
} as const satisfies Record<string, { icon: IconNode; title: string }>;

export const ADMONITION_TYPES: readonly string[] = Object.keys(TYPES);

/** `:::note`, or a tag: a coloured edge, an icon, a title and the body. */
export const Admonition: Component = {
  name: 'Admonition',
  place: 'block',
  expand({ props, title, children }, { site }) {
    const asked = textOf(props, 'type') ?? '';
    const type = isType(asked) ? asked : 'note';
    const { icon, title: standard } = TYPES[type];
    const given = textOf(props, 'title');
    const named = title ?? (given ? [text(given)] : []);
    const shown = named.length > 0 ? named : [text(site.t(standard))];
    const html = h(
      'div',
      { class: `admonition admonition-${type}` },
      h('p', { class: 'admonition-title' }, decoration(iconHtml(icon)), h('span', {}, ...shown)),
      h('div', { class: 'admonition-body' }, ...children),
    );
    return [{ ...directive(type, named, children), data: { looks: [html] } }];
  },
};

function isType(name: string): name is keyof typeof TYPES {
  return Object.hasOwn(TYPES, name);
}
