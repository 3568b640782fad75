import type { Diagnostic } from 'fieldguide';
import { hintFor } from 'fieldguide';
import type { Entry, Model } from './model.ts';
import type { Screen } from './schema.ts';

/** What is wrong between entries that are each right. */
export function faultsBetween({ screens }: Model): Diagnostic[] {
  return [...pathFaults(screens), ...spellingFaults(screens)];
}

/** Two screens of one path, a screen that is opened from none, and what is wrong within each. */
function pathFaults(screens: Model['screens']): Diagnostic[] {
  const taken = new Map<string, Entry<Screen>>();
  return [...screens.values()].flatMap((screen) => {
    const { menu = [], from = [], title, program = '' } = screen.value;
    const ways = [
      ...menu,
      ...from.map((id) => `${id} > ${title}`),
      ...(program ? [`${program} > ${title}`] : []),
    ];
    const twice = ways.flatMap((way) => {
      const first = taken.get(way);
      taken.set(way, first ?? screen);
      if (!first || first === screen) return [];
      const message = `two screens have the path "${way}": "${screen.id}", and "${first.id}" in ${first.file}:${first.line}.`;
      return [
        faultAt(screen, [menu.length > 0 ? 'menu' : 'title'], {
          message,
          hint: 'Make one screen of both, or name how a reader tells them apart in the title.',
        }),
      ];
    });
    const unknown = from
      .filter((id) => !screens.has(id))
      .map((id) => {
        const hint = hintFor(id, screens.keys(), 'Name the id of a screen.');
        return faultAt(screen, ['from'], { message: `there is no screen "${id}".`, hint });
      });
    return [...twice, ...unknown, ...fieldFaults(screen)];
  });
}

/** A label that another screen of the product writes with other capitals: pages would write it in both ways. */
function spellingFaults(screens: Model['screens']): Diagnostic[] {
  const first = new Map<string, { label: string; screen: string }>();
  return [...screens.values()].flatMap((screen) => {
    if (screen.value.program) return [];
    return (['tabs', 'fields', 'actions', 'buttons', 'labels'] as const).flatMap((part) =>
      Object.keys(screen.value[part]).flatMap((label) => {
        const known = first.get(label.toLowerCase());
        if (!known) first.set(label.toLowerCase(), { label, screen: screen.id });
        if (!known || known.label === label) return [];
        const message = `"${label}" is "${known.label}" on the screen "${known.screen}".`;
        return [faultAt(screen, [part, label], { message, hint: 'Write it in one way.' })];
      }),
    );
  });
}

/** A tab that the screen does not have, and a default that is none of the choices. */
function fieldFaults(screen: Entry<Screen>): Diagnostic[] {
  const tabs = Object.keys(screen.value.tabs);
  return Object.entries(screen.value.fields).flatMap(([label, { tab, default: value, choices }]) => {
    const at = (key: 'tab' | 'default', message: string, known: readonly string[]) => {
      const hint = hintFor(
        screen.value.fields[label]?.[key] ?? '',
        known,
        `Known: ${known.join(', ') || 'none'}.`,
      );
      return faultAt(screen, ['fields', label, key], { message, hint });
    };
    return [
      ...(tab !== undefined && !tabs.includes(tab)
        ? [at('tab', `the screen "${screen.id}" has no tab "${tab}".`, tabs)]
        : []),
      ...(value !== undefined && choices && !choices.includes(value)
        ? [at('default', `the default "${value}" of "${label}" is none of its choices.`, choices)]
        : []),
    ];
  });
}

function faultAt(entry: Entry<unknown>, keys: string[], said: { message: string; hint: string }): Diagnostic {
  return { code: 'product', file: entry.file, ...entry.placeOf(...keys), ...said };
}
