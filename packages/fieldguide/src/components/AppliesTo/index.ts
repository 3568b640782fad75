import type { Nodes } from 'mdast';
import * as english from '../../shared/texts/english.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import type { Component } from '../component.ts';
import { h, paragraph, text } from '../nodes.ts';
import { type Badge, badgesText, readBadges } from './badges.ts';

/** Badges of the place where the tag is. */
export const AppliesTo: Component = {
  name: 'AppliesTo',
  place: 'inline',
  noProse: true,
  expand({ props }, { site, report }) {
    const { badges, faults } = readBadges(props, site.appliesTo);
    for (const fault of faults) report({ severity: 'forgivable', code: 'applies-to', ...fault });
    if (badges.length === 0) return [];
    const said = site.t(english.appliesToMarkdown, { badges: badgesText(badges) });
    return [{ ...text(said), data: { looks: badgeLooks(badges, site.t) } }];
  },
};

/** Badges of a heading, or with `looks` of another place: a paragraph that says what applies. */
export function badgeLine(
  badges: readonly Badge[],
  t: Translate,
  looks: readonly Nodes[] = badgeLooks(badges, t),
): Nodes[] {
  if (badges.length === 0) return [];
  const said = t(english.appliesToBadges, { badges: badgesText(badges) });
  return [{ ...paragraph(said), data: { looks } }];
}

/** Badges of a page, on a separate line. */
export function pageBadges(badges: readonly Badge[], t: Translate): Nodes[] {
  return badgeLine(badges, t, [h('p', { class: 'applies-to-page' }, ...badgeLooks(badges, t).slice(1))]);
}

/** The space separates them from the last word of a heading. */
function badgeLooks(badges: readonly Badge[], t: Translate): Nodes[] {
  const shown = badges.flatMap(({ key, text }, index) => [
    ...(index > 0 ? [' '] : []),
    h('span', { class: `badge badge-${key}` }, text),
  ]);
  const hidden = h('span', { class: 'visually-hidden' }, `${t(english.appliesTo)} `);
  return [text(' '), h('span', { class: 'applies-to' }, hidden, ...shown)];
}
