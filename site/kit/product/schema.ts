import { z } from 'zod';

const words = z.union(
  [z.string().min(1), z.number().transform(String), z.boolean().transform(String)],
  'expected text',
);
/** One line for readers, in light Markdown: `code`, **labels** and links. */
const meaning = z.string().min(1);
/** One name, or several. */
const names = z.union(
  [words.transform((name) => [name]), z.array(words).min(1)],
  'expected a name, or a list of names',
);

/** What is said of a label: nothing, one line that says what it means, or more. */
function described<T extends z.ZodObject>(more: T) {
  return z.preprocess(
    (given) => (given === null ? {} : typeof given === 'string' ? { meaning: given } : given),
    more,
  );
}

export const FIELD_TYPES = ['text', 'select', 'checkbox', 'password', 'area'] as const;

const fieldKeys = z.strictObject({
  type: z.enum(FIELD_TYPES).optional(),
  required: z.boolean().optional(),
  default: words.optional(),
  /** All that can be chosen. Left out where the choices are records. */
  choices: z.array(words).min(2).optional(),
  meaning: meaning.optional(),
  /** What somebody could enter, where nothing is the default. */
  example: words.optional(),
  /** Its name in calls of the API. */
  key: words.optional(),
  /** The tab that it is on. */
  tab: words.optional(),
  /** When the form has it, where it does not always: a vendor, a type, a license. */
  when: meaning.optional(),
  /** On a screen that has variants: only those that list it have it. */
  some: z.boolean().optional(),
});

const controlKeys = z.strictObject({ meaning: meaning.optional(), primary: z.boolean().optional() });

const fields = z.record(z.string(), described(fieldKeys));
const controls = z.record(z.string(), described(controlKeys));
const texts = z.record(z.string(), described(z.strictObject({ meaning: meaning.optional() })));

/** A list, a form, a dialog or another page of the product, or of a program that pages show. */
const screen = z
  .strictObject({
    title: words,
    /** The menu path that opens it. Several where two items open the same page. */
    menu: names.optional(),
    /** The screens that a button, an action or a row of which opens it. */
    from: names.optional(),
    /** The program that it is part of, where that is not the web interface. */
    program: words.optional(),
    /** A form that changes with a choice: this one has what the form has, and what it says itself. */
    variant: z.strictObject({ of: words, field: words.default('Type'), choice: words }).optional(),
    /** It is at the edge of every page, such as the user menu. */
    everywhere: z.boolean().optional(),
    kind: z.enum(['list', 'form', 'record', 'page']),
    /** The call that writes what the form does: the keys of its fields are parameters of it. */
    call: words.optional(),
    meaning: meaning.optional(),
    tabs: texts.default({}),
    fields: fields.default({}),
    columns: texts.default({}),
    actions: controls.default({}),
    buttons: controls.default({}),
    /** Further texts on it that pages name: links, headings of its parts, icons. */
    labels: texts.default({}),
    /** What a reader needs to open it, or to save it. */
    right: meaning.optional(),
    /** The license module without which it is not there. */
    license: words.optional(),
  })
  .refine(
    ({ menu, from, program, everywhere, variant }) => menu ?? from ?? program ?? everywhere ?? variant,
    {
      message: 'nothing opens it: it needs "menu", "from", "program", "variant" or "everywhere"',
      path: ['title'],
    },
  )
  .refine(({ call, fields }) => call ?? Object.values(fields).every(({ key }) => key === undefined), {
    message: 'a field has a "key", so "call" must say which call of the API it is in',
    path: ['fields'],
  });

/** A category of the page Imports/Exports (xls). The name says what a second load does. */
const category = z.strictObject({
  /** Its call, whose parameters are the columns: `POST /api/1.0/vlans/`. Left out where the API has none. */
  call: words.optional(),
  /** The columns that find an existing record. */
  key: names.optional(),
  columns: z.record(
    z.string(),
    described(
      z.strictObject({
        required: z.boolean().optional(),
        meaning: meaning.optional(),
        example: words.optional(),
      }),
    ),
  ),
  /** The sample sheets of this site, which have some of its columns in its order. */
  sheet: names.optional(),
  meaning: meaning.optional(),
});

const download = z.strictObject({
  name: words,
  file: words.optional(),
  /** Where it is: a menu path, or the download page of the license email. */
  from: meaning,
  needs: meaning.optional(),
  for: meaning,
});

const file = z.strictObject({ name: words, place: meaning, holds: meaning, kept: meaning.optional() });

/** A limit or a default. */
const limit = z.strictObject({
  name: meaning,
  value: words,
  unit: words.optional(),
  range: words.optional(),
  /** Where it is changed; left out where it cannot be. */
  where: meaning.optional(),
  meaning: meaning.optional(),
});

/** A text that the product shows, and that pages quote. */
const message = z.strictObject({
  text: words,
  seen: meaning.optional(),
  why: meaning,
  help: meaning.optional(),
});

const account = z.strictObject({ user: words, for: meaning, password: meaning, changed: meaning });

/** The kinds of entries: each is a folder of YAML files below `site/data/product`, and is read whole. */
export const ENTRY_KINDS = {
  screens: screen,
  /** Fields that many forms share: a field of a screen without a word about it takes them from here. */
  fields: described(fieldKeys),
  imports: category,
  downloads: download,
  files: file,
  limits: limit,
  messages: message,
  accounts: account,
} as const;

/** The same for editors: which files each schema is for. */
export const productSchemas = Object.fromEntries(
  Object.entries(ENTRY_KINDS).map(([kind, schema]) => [
    kind,
    { schema: z.record(z.string(), schema), files: `data/product/${kind}/*.yaml` },
  ]),
);

export type EntryKind = keyof typeof ENTRY_KINDS;
export type Entries<K extends EntryKind> = z.output<(typeof ENTRY_KINDS)[K]>;
export type Screen = Entries<'screens'>;
export type ProductField = z.output<typeof fieldKeys>;
export type Category = Entries<'imports'>;
export type Described = { meaning?: string };
