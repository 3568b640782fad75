import { z } from 'zod';

/** A schema as editors read it. */
export type EditorSchema = z.core.JSONSchema.BaseSchema;

/** The JSON schema of a value that is written in code, such as the settings. */
export function codeSchema(schema: z.ZodType): EditorSchema {
  return toEditorSchema(schema, () => {});
}

/**
 * The JSON schema of YAML that is checked by a schema of Zod. It does not refuse what the check takes: numbers and truth
 * values are texts (`title: 2024`), one value may stand for a list of it, and a key without a value is as good as none.
 */
export function yamlSchema(schema: z.ZodType): EditorSchema {
  return toEditorSchema(schema, (node, isPrepared) => {
    takeTexts(node);
    if (isPrepared) takeShort(node);
    const optional = Object.entries(node.properties ?? {}).filter(([key]) => !node.required?.includes(key));
    for (const [, value] of optional) if (isSchema(value)) takeNothing(value);
  });
}

/** `change` gets each part, the innermost first; `isPrepared`: the check changes it before it looks. */
function toEditorSchema(
  schema: z.ZodType,
  change: (node: EditorSchema, isPrepared: boolean) => void,
): EditorSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({ jsonSchema, zodSchema }) => {
      // Marks of the generator's own, which some editors call a fault.
      for (const mark of ['isTarget', 'isShown']) delete jsonSchema[mark];
      const { def } = zodSchema._zod;
      change(jsonSchema, def.type === 'pipe' && def.in._zod.def.type === 'transform');
    },
  });
}

const TEXT = ['string', 'number', 'boolean', 'null'];

/** Takes what YAML reads as another type than the text that the check makes of it. */
function takeTexts(schema: EditorSchema): void {
  const { enum: values, const: only, propertyNames } = schema;
  if (values) {
    schema.enum = [...new Set(values.flatMap(written))];
    delete schema.type;
  } else if (only !== undefined) delete schema.type;
  else if (schema.type === 'string') Object.assign(schema, { type: TEXT });
  // Names of keys are texts.
  if (isSchema(propertyNames) && Array.isArray(propertyNames.type)) delete propertyNames.type;
}

function written(value: string | number | boolean | null): (string | number | boolean | null)[] {
  if (value === '') return ['', null];
  if (value === 'true' || value === 'false') return [value, value === 'true'];
  return typeof value === 'string' && String(Number(value)) === value ? [value, Number(value)] : [value];
}

/** Takes one item in place of a list, and a text in place of a map. */
function takeShort(schema: EditorSchema): void {
  const { $schema, description, examples, default: standard, ...value } = schema;
  const others = isSchema(value.items) ? [value.items] : value.properties ? [{ type: TEXT }] : [];
  if (others.length === 0) return;
  for (const key of Object.keys(value)) delete schema[key];
  Object.assign(schema, { anyOf: [value, ...others] });
}

function takeNothing(schema: EditorSchema): void {
  if (typeof schema.type === 'string') Object.assign(schema, { type: [schema.type, 'null'] });
  else if (schema.enum) schema.enum = [...new Set([...schema.enum, null])];
  else if (schema.anyOf) schema.anyOf.push({ type: 'null' });
}

function isSchema(value: unknown): value is EditorSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
