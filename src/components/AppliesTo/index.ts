import { escapeMarkdown } from '../../shared/markdown.ts';
import { escapeHtml } from '../../shared/text.ts';
import * as english from '../../shared/texts/english.ts';
import type { Component } from '../component.ts';
import { badgesText, readBadges } from './badges.ts';

/** Badges of the place where the tag stands; of a page, whose front matter has them, in a line of their own. */
export const AppliesTo: Component = {
  name: 'AppliesTo',
  place: 'inline',
  noProse: true,
  describe(props, { site }) {
    const { badges, faults } = readBadges(props, site.appliesTo);
    return {
      faults: faults.map((fault) => ({ severity: 'forgivable', code: 'applies-to', ...fault })),
      ...(badges.length > 0
        ? { text: ` ${site.t(english.appliesToBadges, { badges: badgesText(badges) })}` }
        : {}),
    };
  },
  html({ props, body }, { site }) {
    const entries =
      body.items.length > 0
        ? body.items.map((item) => ({ [String(item.props.key)]: item.props.value }))
        : [props];
    const badges = entries.flatMap((entry) => readBadges(entry, site.appliesTo).badges);
    if (badges.length === 0) return '';
    const shown = badges.map(
      ({ key, text }) => `<span class="badge badge-${escapeHtml(key)}">${escapeHtml(text)}</span>`,
    );
    const text = `<span class="applies-to"><span class="visually-hidden">${escapeHtml(site.t(english.appliesTo))} </span>${shown.join(' ')}</span>`;
    // The space keeps it apart from the last word of a heading.
    return props.page ? `<p class="applies-to-page">${text}</p>` : ` ${text}`;
  },
  markdown({ props }, { site }) {
    const { badges } = readBadges(props, site.appliesTo);
    return badges.length === 0
      ? ''
      : site.t(english.appliesToMarkdown, { badges: escapeMarkdown(badgesText(badges)) });
  },
};
