import type { SiteConfigInput } from 'fieldguide';

type Kit = Required<Pick<NonNullable<SiteConfigInput['kit']>, 'components' | 'fences'>>;

interface KitOptions {
  /** Calculators, planners, forms that build calls, and queries to change and run. Without them pages say the same. */
  tools: boolean;
}

/** Components that are tools and nothing else; others have one beside what they say. */
const WHOLE = new Set(['FirewallPlanner', 'SizingCalculator']);

/** The kit as it is, or without what readers enter something into: then a site is for reading only. */
export function ownKit<Own extends Kit>(kit: Own, { tools }: KitOptions): Omit<Own, keyof Kit> & Kit {
  if (tools) return kit;
  return {
    ...kit,
    components: kit.components.map(({ island: _, islandProps: __, expand, ...component }) => ({
      ...component,
      expand: (use, context) =>
        WHOLE.has(component.name)
          ? []
          : expand(use, { ...context, site: { ...context.site, islandHref: () => undefined } }),
    })),
    fences: kit.fences.map(({ browser: _, ...fence }) => fence),
  };
}
