import { type Diagnostic, hintFor } from 'fieldguide';
import type { Entry, Model } from './model.ts';
import type { ProductField, Screen } from './schema.ts';

type Screens = Model['screens'];

/** The screens, each variant with the parts of the form that it is a variant of. */
export function withVariants(screens: Screens): { screens: Screens; faults: Diagnostic[] } {
  const faults = [...screens.values()].flatMap((screen) => variantFaults(screen, screens));
  const whole = [...screens].map(([id, screen]): [string, Entry<Screen>] => [
    id,
    { ...screen, value: wholeOf(screen, screens) },
  ]);
  return { screens: faults.length > 0 ? screens : new Map(whole), faults };
}

function wholeOf({ id, value }: Entry<Screen>, screens: Screens): Screen {
  const { variant } = value;
  const base = screens.get(variant?.of ?? '')?.value;
  if (!variant || !base) return { ...value, fields: withConditions(value.fields, variantsOf(id, screens)) };
  const shared = Object.entries(base.fields).filter(([label, { some }]) => !some || label in value.fields);
  const own = Object.entries(value.fields).map(([label, field]) => [
    label,
    { ...base.fields[label], some: undefined, ...field },
  ]);
  const fields: Screen['fields'] = { ...Object.fromEntries(shared), ...Object.fromEntries(own) };
  const chosen = { ...fields[variant.field], choices: [variant.choice] };
  return {
    ...value,
    from: value.from ?? base.from,
    fields: { ...fields, [variant.field]: chosen },
    buttons: { ...base.buttons, ...value.buttons },
    actions: { ...base.actions, ...value.actions },
    labels: { ...base.labels, ...value.labels },
  };
}

/** On the form itself, a field of some variants says which. */
function withConditions(fields: Screen['fields'], variants: readonly Screen[]): Screen['fields'] {
  const entries = Object.entries(fields).map(([label, field]): [string, ProductField] => {
    if (!field.some) return [label, field];
    const choices = variants.flatMap(({ variant, fields: own }) =>
      variant && label in own ? [variant.choice] : [],
    );
    return [label, { ...field, when: `for ${new Intl.ListFormat('en').format(choices)}` }];
  });
  return Object.fromEntries(entries);
}

function variantsOf(id: string, screens: Screens): Screen[] {
  return [...screens.values()].flatMap(({ value }) => (value.variant?.of === id ? [value] : []));
}

/** A variant of no screen, or of a choice that its form does not have. */
function variantFaults({ file, placeOf, value: { variant } }: Entry<Screen>, screens: Screens): Diagnostic[] {
  if (!variant) return [];
  const fault = (message: string, hint: string): Diagnostic[] => [
    { code: 'product', file, ...placeOf('variant'), message, hint },
  ];
  const base = screens.get(variant.of);
  if (!base)
    return fault(
      `there is no screen "${variant.of}".`,
      hintFor(variant.of, screens.keys(), 'Name the id of a screen.'),
    );
  const choices = base.value.fields[variant.field]?.choices ?? [];
  if (choices.includes(variant.choice)) return [];
  const hint = hintFor(variant.choice, choices, `Known: ${choices.join(', ') || 'none'}.`);
  return fault(`"${variant.field}" of "${variant.of}" has no choice "${variant.choice}".`, hint);
}
