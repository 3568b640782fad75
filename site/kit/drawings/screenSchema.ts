import { z } from 'zod';

const words = z.union(
  [z.string(), z.number().transform(String), z.boolean().transform(String)],
  'expected text',
);
/** A mark with a number; its text is beside the drawing or below it. */
const note = words.optional();
/** The element that the step next to the drawing is about. One with a note is marked anyway. */
const marked = z.boolean().default(false);

const FIELD_TYPES = ['text', 'select', 'checkbox', 'password', 'area'] as const;

const field = z.strictObject({
  label: words,
  value: words.default(''),
  type: z.enum(FIELD_TYPES).default('text'),
  required: z.boolean().default(false),
  marked,
  note,
});

const button = z.strictObject({ label: words, primary: z.boolean().default(false), marked, note });

/** A screen of the product, as written in a `screen` fence. */
export const screenSchema = z
  .strictObject({
    title: words,
    description: words.optional(),
    /** Path through the menu: `Discovery > SNMP`. */
    menu: words.optional(),
    /** What the product answers to the step, such as a message of success. */
    message: words.optional(),
    tabs: z.array(words).default([]),
    /** The tab that is open; the first one where it is not said. */
    tab: words.optional(),
    fields: z.array(field).default([]),
    table: z
      .strictObject({ columns: z.array(words).min(1), rows: z.array(z.array(words)).default([]), note })
      .optional(),
    buttons: z.array(z.union([words.transform((label) => button.parse({ label })), button])).default([]),
  })
  .superRefine(({ tabs, tab, table }, context) => {
    if (tab !== undefined && !tabs.includes(tab))
      context.addIssue({
        code: 'custom',
        path: ['tab'],
        message: `there is no tab "${tab}"; tabs: ${tabs.join(', ') || 'none'}`,
      });
    for (const [index, row] of table?.rows.entries() ?? [])
      if (row.length !== table?.columns.length)
        context.addIssue({
          code: 'custom',
          path: ['table', 'rows', index],
          message: `${row.length} cells do not match ${table?.columns.length} columns`,
        });
  });

export type DrawnScreen = z.output<typeof screenSchema>;
export type ScreenField = DrawnScreen['fields'][number];
