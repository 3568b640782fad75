import { z } from 'zod';
import { GROUPS } from '../../../shared/texts/english.ts';
import { siteConfigSchema } from '../../config/schema.ts';
import { categorySchema } from '../../content/categoryFile.ts';
import { frontMatterSchema } from '../../content/frontMatterSchema.ts';
import type { Kit } from '../../content/kit.ts';
import { appliesSchema, glossarySchema, placeholdersSchema } from '../../content/siteData.ts';
import type { DataSchema } from '../../data/readDataSet.ts';
import { codeSchema, type EditorSchema, yamlSchema } from './writtenSchema.ts';

export interface FileSchema {
  schema: EditorSchema;
  /** The YAML files that it is for, as patterns below the site; none: for tools that write settings. */
  files: readonly string[];
}

/** The schemas of all files that writers of a site may write, by names. */
export function fileSchemas({ dataSets = {}, appliesTo = {}, schemas = {} }: Kit): Map<string, FileSchema> {
  const ofYaml = (schema: z.ZodType, ...files: string[]): FileSchema => ({
    schema: yamlSchema(schema),
    files,
  });
  return new Map([
    ['settings', { schema: codeSchema(siteConfigSchema), files: [] }],
    ['front-matter', ofYaml(frontMatterSchema, 'docs/**/*.md', 'i18n/*/docs/**/*.md')],
    ['category', ofYaml(categorySchema, 'docs/**/_category_.yml', 'docs/**/_category_.yaml')],
    ['glossary', ofYaml(glossarySchema, 'glossary.yaml')],
    ['placeholders', ofYaml(placeholdersSchema, 'data/placeholders.yaml')],
    ['applies-to', ofYaml(appliesSchema(Object.keys(appliesTo)), 'data/applies-to.yaml')],
    ['texts', { schema: textsSchema(), files: ['i18n/*/texts.yaml'] }],
    ['data', { schema: ownDataSchema(), files: ['data/*.yaml', 'data/*.yml'] }],
    ...Object.entries(dataSets).map(([name, set]): [string, FileSchema] => [
      `data-${name}`,
      { schema: dataSchema(set), files: [`data/${set.file ?? `${name}.yaml`}`] },
    ]),
    ...Object.entries(schemas).map(([name, { schema, files }]): [string, FileSchema] => [
      `kit-${name}`,
      ofYaml(schema, files),
    ]),
  ]);
}

/** A data set that names its columns. The other files of its folder are let through: they have schemas of their own. */
function ownDataSchema(): EditorSchema {
  const text = z.string();
  const { $schema, ...own } = yamlSchema(
    z.strictObject({
      title: text.optional().meta({ description: 'What the table is called.' }),
      columns: z.record(z.string(), text).meta({ description: 'A line "key: Label" for each column.' }),
      rows: z
        .array(z.object({ id: text }).catchall(text))
        .meta({ description: 'An id and a cell for each column, as text.' }),
    }),
  );
  return { $schema, anyOf: [own, { not: { type: 'object', required: ['columns'] } }] };
}

/** A data set whose columns the kit sets. */
function dataSchema({ columns, row }: DataSchema): EditorSchema {
  const set = yamlSchema(z.strictObject({ title: z.string().optional(), rows: z.array(z.unknown()) }));
  const { $schema: _, ...rows } = yamlSchema(row);
  const optional = columns.filter((column) => column.optional).map(({ key }) => key);
  const properties = Object.entries(rows.properties ?? {}).map(([key, schema]) => {
    const column = columns.find((one) => one.key === key);
    return [key, column && typeof schema === 'object' ? { description: column.label, ...schema } : schema];
  });
  const items = {
    ...rows,
    properties: Object.fromEntries(properties),
    required: rows.required?.filter((key) => !optional.includes(key)),
  };
  return { ...set, properties: { ...set.properties, rows: { type: 'array', items } } };
}

/** The texts of a language, each with the English one. */
function textsSchema(): EditorSchema {
  const groups = Object.entries(GROUPS).map(([name, texts]): [string, EditorSchema] => {
    const properties = Object.entries(texts).map(([key, english]): [string, EditorSchema] => {
      const [text = '', ...forms] = english.replace(/¦.*/, '').split('\n');
      const description = [text, ...forms].join(' / ');
      // A text with a number has a form for each kind of number in its language.
      return [
        key,
        forms.length > 0
          ? { description, type: 'object', additionalProperties: { type: 'string' } }
          : { description, type: 'string' },
      ];
    });
    return [
      name,
      { type: 'object', properties: Object.fromEntries(properties), additionalProperties: false },
    ];
  });
  const settings: EditorSchema = {
    description: 'Texts of the settings: that of the default language, and its translation.',
    type: 'object',
    additionalProperties: { type: 'string' },
  };
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    type: 'object',
    properties: { ...Object.fromEntries(groups), settings },
    additionalProperties: false,
  };
}
