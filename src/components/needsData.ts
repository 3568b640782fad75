import type { ComponentFacts, ComponentSite } from './component.ts';

/** The fault of a component whose data set is not there. */
export function needsData(name: string, set: string, { data }: Pick<ComponentSite, 'data'>): ComponentFacts {
  if (data.has(set)) return {};
  const message = `<${name}> needs the data set "${set}".`;
  return { faults: [{ code: 'planner', message, hint: `Add the file data/${set}.yaml to the site.` }] };
}

/** What only scripts can do says so to readers without them. */
export const WITHOUT_SCRIPTS =
  '<p class="without-scripts">This part needs JavaScript. The tables on this page hold the same facts.</p>';
