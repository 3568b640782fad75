import { readBadges } from './appliesTo.ts';
import type { PageFactsCollector } from './pageCollector.ts';
import type { Place } from './place.ts';
import type { ComponentProps } from './slots.ts';

/**
 * The attributes of a component as its renderer gets them: links are final, and what is wrong with them has been
 * reported at the place of the tag.
 */
export function finalProps(
  page: PageFactsCollector,
  { name, props }: { name: string; props: ComponentProps },
  place: Place,
): ComponentProps {
  if (name === 'Card') return cardProps(page, props, place);
  if (name === 'AppliesTo')
    for (const fault of readBadges(props, page.services.appliesTo).faults) page.reportAppliesTo(fault, place);
  return props;
}

function cardProps(page: PageFactsCollector, props: ComponentProps, place: Place): ComponentProps {
  const { href, ...rest } = props;
  if (typeof props.title !== 'string') {
    const hint = 'Write <Card title="..." href="...">.';
    page.report({ severity: 'error', code: 'card', message: 'this card has no title.', hint }, place);
  }
  if (typeof href !== 'string') return rest;
  const target = page.link(href, place);
  return target.kind === 'pending' ? rest : { ...rest, href: target.href };
}
