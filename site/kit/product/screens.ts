import type { Entry, Model } from './model.ts';
import type { ProductField, Screen } from './schema.ts';

type Screens = Model['screens'];

const SAVE = 'Save';

/** What every screen of a kind has beside what the model says of it. */
const COMMON: Record<Screen['kind'], readonly string[]> = {
  list: ['Create', 'Edit', 'Delete', 'Actions', 'Search', 'More Filters', 'Clear Conditions', 'Advanced'],
  form: ['Save', 'Save and continue editing', 'Save and add another', 'Cancel', 'Delete'],
  record: ['Edit', 'Delete', 'History (Audit Logs)'],
  page: [],
};

/** Menu paths of the product, each with the screen that it opens. */
export function menuOf(screens: Screens): Map<string, Entry<Screen>> {
  return new Map(
    [...screens.values()].flatMap((screen) => (screen.value.menu ?? []).map((path) => [path, screen])),
  );
}

/** The screens from which others are opened, with all of those, however far. */
export function reachable(screens: Screens, opened: Iterable<string>): Set<string> {
  const known = new Set(opened);
  for (const id of known)
    for (const [other, { value }] of screens) if (value.from?.includes(id)) known.add(other);
  return known;
}

/** The screens that a reader came through, however far. */
export function above(screens: Screens, opened: Iterable<string>): Set<string> {
  const known = new Set(opened);
  for (const id of known) for (const from of screens.get(id)?.value.from ?? []) known.add(from);
  return known;
}

/** What can be pressed on a screen: its own buttons and actions, and those that every screen of its kind has. */
export function pressedOn({ value: { buttons, actions, kind, program } }: Entry<Screen>): string[] {
  return [...Object.keys(buttons), ...Object.keys(actions), ...(program === undefined ? COMMON[kind] : [])];
}

/** The buttons below a drawing that does not name any: a form can be saved. */
export function usualButtons({ value: { buttons, kind } }: Entry<Screen>): string[] {
  const own = Object.keys(buttons);
  return own.length > 0 || kind !== 'form' ? own : [SAVE];
}

export function isPrimary({ value: { buttons } }: Entry<Screen>, label: string): boolean {
  return buttons[label]?.primary ?? (label === SAVE && buttons[SAVE] === undefined);
}

/** Every text on a screen that a page may have in bold. */
export function labelsOf({ value }: Entry<Screen>): string[] {
  const { title, tabs, fields, columns, actions, buttons, labels, kind, program } = value;
  const choices = Object.values(fields).flatMap(({ choices = [] }) => choices);
  const own = [tabs, fields, columns, actions, buttons, labels].flatMap((part) => Object.keys(part));
  return [title, ...own, ...choices, ...(program === undefined ? COMMON[kind] : [])];
}

/** A field of a screen; what the screen does not say of it is as for all forms that share it. */
export function fieldOf({ fields }: Model, { value }: Entry<Screen>, label: string): ProductField {
  return { ...fields.get(label)?.value, ...value.fields[label] };
}

/** The menu path that a drawing shows: its own, or that of the first screen that it is opened from. */
export function pathTo(screens: Screens, id: string): string | undefined {
  for (const one of above(screens, [id])) {
    const [menu] = screens.get(one)?.value.menu ?? [];
    if (menu !== undefined) return menu;
  }
  return undefined;
}
