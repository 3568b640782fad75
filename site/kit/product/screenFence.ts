import { type DrawnFence, type DrawnResult, nearest, type ReadYaml } from 'fieldguide';
import { z } from 'zod';
import { drawScreen, screenLines } from '../drawings/drawScreen.ts';
import type { DrawnScreen as Drawn, ScreenField } from '../drawings/screenSchema.ts';
import type { Entry, Model } from './model.ts';
import type { Screen } from './schema.ts';
import { fieldOf, isPrimary, pathTo, pressedOn, usualButtons } from './screens.ts';

const words = z.union(
  [z.string(), z.number().transform(String), z.boolean().transform(String)],
  'expected text',
);
/** A mark with a number; its text is beside the drawing or below it. */
const note = words.optional();
/** The element that the step is about. One with a note is marked anyway. */
const marked = z.boolean().default(false);

/** A value alone, or with more. */
const shown = z.preprocess(
  (given) => (typeof given === 'object' && given !== null ? given : { value: given ?? '' }),
  z.strictObject({ value: words.default(''), marked, note }),
);
const pressed = z.preprocess(
  (given) => (typeof given === 'object' ? given : { label: given }),
  z.strictObject({ label: words, marked, note }),
);

/** What a `screen` fence may say: which screen of the product it shows, and what is in it. */
const fenceSchema = z.strictObject({
  screen: z.string(),
  /** Where it has the name of a record. */
  title: words.optional(),
  description: words.optional(),
  /** One of its menu paths; the first where it is not said. */
  menu: words.optional(),
  /** What the product says to the step, such as a message of success. */
  message: words.optional(),
  /** The tab that is open; the first one where it is not said. */
  tab: words.optional(),
  /** Only the fields that the step is about. */
  part: z.boolean().default(false),
  fields: z.record(z.string(), shown).default({}),
  /** `columns`: those that are shown; all where it is not said. */
  table: z
    .strictObject({
      columns: z.array(words).min(1).optional(),
      rows: z.array(z.array(words)).default([]),
      note,
    })
    .optional(),
  /** Left out: those of the screen. */
  buttons: z.array(pressed).optional(),
});

type Fence = z.output<typeof fenceSchema>;

/** A drawing of a screen of the model: the fence names it, and gives values. */
export function screenFence(model: () => Model): DrawnFence {
  return {
    language: 'screen',
    draw({ text }, readYaml) {
      const known = model();
      const named = readYaml(text, namedIn(known));
      const screen = named.value && known.screens.get(named.value.screen);
      return screen ? draw(screen, { model: known, text, readYaml }) : { faults: named.faults };
    },
  };
}

function namedIn({ screens }: Model) {
  return z.looseObject({ screen: z.string() }).superRefine(({ screen }, context) => {
    if (screens.has(screen)) return;
    const guess = nearest(screen, screens.keys());
    const message = `the product model has no screen "${screen}"; ${guess ? `did you mean "${guess}"?` : 'add it to site/data/product/screens'}`;
    context.addIssue({ code: 'custom', path: ['screen'], message });
  });
}

interface Source {
  model: Model;
  text: string;
  readYaml: ReadYaml;
}

function draw(screen: Entry<Screen>, { model, text, readYaml }: Source): DrawnResult {
  const schema = fenceSchema.superRefine((fence, context) => {
    for (const { path, message } of faultsOf(fence, { screen, model }))
      context.addIssue({ code: 'custom', path, message });
  });
  const { value, faults } = readYaml(text, schema);
  if (value === undefined) return { faults };
  const drawn = drawnOf(value, { screen, model });
  return { drawing: { ...drawScreen(drawn), lines: screenLines(drawn) } };
}

interface Known {
  screen: Entry<Screen>;
  model: Model;
}

interface FenceFault {
  path: (string | number)[];
  message: string;
}

/** What a fence says that its screen does not have, and what it leaves out. */
function faultsOf(fence: Fence, known: Known): FenceFault[] {
  const { screen, model } = known;
  const { value, id } = screen;
  const unknown = (what: string, name: string, names: readonly string[]) => {
    const guess = nearest(name, names);
    return `the screen "${id}" has no ${what} "${name}"${guess ? `; did you mean "${guess}"?` : `; known: ${names.join(', ') || 'none'}`}`;
  };
  const missing = (
    what: string,
    names: readonly string[],
    given: readonly (readonly [string, (string | number)[]])[],
  ): FenceFault[] =>
    given
      .filter(([name]) => !names.includes(name))
      .map(([name, path]) => ({ path, message: unknown(what, name, names) }));
  const { table, tab, menu } = fence;
  const { menu: menus = [] } = value;
  const [tabs, fields, all] = [value.tabs, value.fields, value.columns].map((part) => Object.keys(part));
  const columns = table?.columns ?? all ?? [];
  return [
    ...missing('tab', tabs ?? [], tab === undefined ? [] : [[tab, ['tab']]]),
    ...missing('menu path', menus, menu === undefined ? [] : [[menu, ['menu']]]),
    ...missing(
      'field',
      fields ?? [],
      Object.keys(fence.fields).map((label) => [label, ['fields', label]]),
    ),
    ...missing(
      'column',
      all ?? [],
      (table?.columns ?? []).map((name, at) => [name, ['table', 'columns', at]]),
    ),
    ...missing(
      'button or action',
      pressedOn(screen),
      (fence.buttons ?? []).map(({ label }, at) => [label, ['buttons', at]]),
    ),
    ...(table?.rows ?? []).flatMap((row, at) =>
      row.length === columns.length
        ? []
        : [
            {
              path: ['table', 'rows', at],
              message: `${row.length} cells do not match ${columns.length} columns`,
            },
          ],
    ),
    ...Object.entries(fence.fields).flatMap(([label, { value: given }]) => {
      const { choices } = screen.value.fields[label] ? fieldOf(model, screen, label) : {};
      if (!choices || given === '' || choices.includes(given)) return [];
      return [{ path: ['fields', label], message: unknown(`choice for "${label}" named`, given, choices) }];
    }),
    ...requiredFaults(fence, known),
  ];
}

/** A form that is drawn whole has every field that must be filled in on its open tab. */
function requiredFaults({ fields, part, tab }: Fence, { screen, model }: Known): FenceFault[] {
  const { value, id } = screen;
  if (part || value.kind !== 'form') return [];
  const open = tab ?? Object.keys(value.tabs)[0];
  return Object.keys(value.fields).flatMap((label) => {
    const field = fieldOf(model, screen, label);
    const isHere = field.tab === undefined || field.tab === open;
    if (!field.required || field.when !== undefined || !isHere || label in fields) return [];
    const message = `the form "${id}" cannot be saved without "${label}"; give it a value, or write "part: true" if the step is about some fields only`;
    return [{ path: ['fields'], message }];
  });
}

/** The drawing's own words: labels of the model with the values of the fence. */
function drawnOf(fence: Fence, { screen, model }: Known): Drawn {
  const { value } = screen;
  const { table } = fence;
  const buttons = fence.buttons ?? usualButtons(screen).map((label) => ({ label, marked: false }));
  return {
    title: fence.title ?? value.title,
    description: fence.description,
    menu: fence.menu ?? pathTo(model.screens, screen.id),
    message: fence.message,
    tabs: Object.keys(value.tabs),
    tab: fence.tab,
    fields: Object.entries(fence.fields).map(([label, given]): ScreenField => {
      const { type = 'text', required = false } = fieldOf(model, screen, label);
      return { label, type, required, ...given };
    }),
    table: table && { columns: Object.keys(value.columns), ...table },
    buttons: buttons.map((button) => ({ primary: isPrimary(screen, button.label), ...button })),
  };
}
