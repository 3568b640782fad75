import { slug } from 'github-slugger';
import type { Heading, Nodes } from 'mdast';
import { readBadges } from '../../components/AppliesTo/badges.ts';
import { badgeLine } from '../../components/AppliesTo/index.ts';
import type { Place } from '../../shared/errors.ts';
import { type HeadingMarks, takeHeadingMarks } from './headingMarks.ts';
import type { PageFactsCollector } from './pageCollector.ts';
import { placeOf } from './place.ts';
import { oneLine, plainText } from './plainText.ts';
import { readProps } from './tagAttributes.ts';

/** Gives a heading its id and its badges. */
export function readHeading(page: PageFactsCollector, node: Heading): Heading['data'] {
  const place = placeOf(node);
  const marks = takeHeadingMarks(node);
  const written = plainText(node, page);
  const text = oneLine(written);
  if (text === '' && node.children.every(({ type }) => type === 'text')) {
    page.warn(
      {
        code: 'heading-empty',
        message: 'the heading is empty.',
        hint: 'Write its text, or remove the line.',
      },
      place,
    );
    return { isEmpty: true };
  }
  const badges = badgesOf(page, marks, place);
  const isTitle = node.depth === 1 && !page.hasTitle && !page.hasSection;
  // Each of several spaces counts, as in Docusaurus, so that links from elsewhere still lead here.
  const id = node.data?.id
    ? page.ids.next(node.data.id)
    : headingId(page, { text: written.trim(), written: marks.id, place });
  if (isTitle) page.hasTitle = true;
  else if (node.depth > 1) page.hasSection = true;
  return { ...node.data, id, text, badges, isTitle };
}

/** The id of a heading: written by the author, or made from its text and unique on the page. */
function headingId(
  page: PageFactsCollector,
  { text, written, place }: { text: string; written: string | undefined; place: Place },
): string {
  if (written === undefined) return page.ids.next(slug(text) || 'section');
  if (page.ids.isTaken(written)) page.repeated(written, place);
  return page.ids.next(written);
}

/** The badges of a heading: `{applies release="19.05"}`. */
function badgesOf(page: PageFactsCollector, { applies }: HeadingMarks, place: Place): Nodes[] {
  if (applies === undefined) return [];
  const { t, appliesTo } = page.services.site;
  const { badges, faults } = readBadges(readProps(applies), appliesTo);
  for (const fault of faults) page.report({ severity: 'forgivable', code: 'applies-to', ...fault }, place);
  return badgeLine(badges, t);
}
