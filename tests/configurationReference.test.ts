import { dump } from 'js-yaml';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { siteConfigSchema } from '../packages/fieldguide/src/engine/config/schema.ts';
import { frontMatterSchema } from '../packages/fieldguide/src/engine/content/frontMatterSchema.ts';

type Schema = z.core.JSONSchema.BaseSchema;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** What a value may be, in a few words: `"left" or "right"`, `list of objects`. */
function kindOf(schema: Schema): string {
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter(isSchema);
  if (branches.length > 0) return [...new Set(branches.map(kindOf))].join(' or ');
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(' or ');
  if (Array.isArray(schema.type)) return schema.type.join(' or ');
  if (schema.type === 'array') return 'list';
  return typeof schema.type === 'string' ? schema.type : 'object';
}

const code = (value: unknown) => `\`${JSON.stringify(value)}\``;

/** The keys of an object, and of what it holds, by their paths. */
function keysOf(schema: Schema, path: string, root: Schema): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
    if (!isSchema(value)) return [];
    const own = `${path}.${key}`;
    const needed = schema.required?.includes(key) && value.default === undefined ? ', required' : '';
    const standard = value.default === undefined ? '' : `; default ${code(value.default)}`;
    return [
      `- \`${own}\`: ${kindOf(value)}${needed}${standard}`,
      ...keysOf(value, own, root),
      ...itemsOf(value, own, root),
    ];
  });
}

/** What the items of a list may be. */
function itemsOf(schema: Schema, path: string, root: Schema): string[] {
  if (isSchema(schema.additionalProperties)) return itemsOf(schema.additionalProperties, `${path}.ID`, root);
  const { items } = schema;
  return isSchema(items) ? typesOf(items, `${path}[]`, root) : [];
}

/** Each type of a value with its keys; those that are needed first. */
function typesOf(schema: Schema, path: string, root: Schema): string[] {
  return branchesOf(schema, root).flatMap((branch) => {
    const keys = Object.entries(branch.properties ?? {});
    const [kind] = keys.filter(([, value]) => isSchema(value) && typeof value.const === 'string');
    const isNeeded = (key: string, value: unknown) =>
      branch.required?.includes(key) && isSchema(value) && value.default === undefined;
    const others = keys.filter(([key]) => key !== kind?.[0]);
    const needed = others.filter(([key, value]) => isNeeded(key, value)).map(([key]) => `\`${key}\``);
    const free = others.filter(([key, value]) => !isNeeded(key, value)).map(([key]) => `\`${key}\``);
    const type = kind && isSchema(kind[1]) ? ` of ${kind[0]} ${code(kind[1].const)}` : '';
    const said = [needed.join(', '), free.length > 0 && `optional ${free.join(', ')}`].filter(Boolean);
    if (keys.length === 0) return [];
    const inside = others.flatMap(([key, value]) =>
      isSchema(value) && (value.anyOf ?? value.oneOf) ? typesOf(value, `${path}.${key}`, root) : [],
    );
    return [`- \`${path}\`${type}: ${said.join('; ')}`, ...inside];
  });
}

/** The schemas that a value may follow. */
function branchesOf(schema: Schema, root: Schema): Schema[] {
  const named = schema.$ref === undefined ? undefined : root.$defs?.[schema.$ref.replace('#/$defs/', '')];
  if (named) return branchesOf(named, root);
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter(isSchema);
  return branches.length > 0 ? branches.flatMap((branch) => branchesOf(branch, root)) : [schema];
}

/** The reference of `site.config.ts`, made from its schema. */
function reference(): string {
  const schema = z.toJSONSchema(siteConfigSchema, { io: 'input', unrepresentable: 'any' });
  const keys = Object.entries(schema.properties ?? {}).map(([key, value]) => {
    if (!isSchema(value)) throw new Error(`"${key}" has no schema.`);
    const { description, examples, default: standard } = value;
    if (!description || examples?.[0] === undefined)
      throw new Error(`"${key}" needs a description and an example in its schema.`);
    const facts = schema.required?.includes(key)
      ? 'required'
      : standard === undefined
        ? 'optional'
        : `default ${code(standard)}`;
    const example = JSON.stringify({ [key]: examples[0] }, undefined, 2)
      .slice(4, -2)
      .replace(/^ {2}/gm, '');
    return [
      `## ${key}`,
      `${description} ${kindOf(value)}, ${facts}.`.replace(/^./, (first) => first.toUpperCase()),
      [...keysOf(value, key, schema), ...itemsOf(value, key, schema)].join('\n'),
      `\`\`\`json\n${example}\n\`\`\``,
    ]
      .filter((block) => block !== '')
      .join('\n\n');
  });
  return `# Configuration

The settings in \`site/site.config.ts\`. Made from the schema in \`packages/fieldguide/src/engine/config/schema.ts\`: change that, then run \`npx vitest run tests/configurationReference.test.ts -u\`. A key that nobody reads is an error. \`{product}\` may stand in every text; in addresses it becomes the slug.

${keys.join('\n\n')}
`;
}

it('docs/configuration.md says what the schema of the settings says', async () => {
  await expect(reference()).toMatchFileSnapshot('../docs/configuration.md');
});

/** The reference of front matter, made from its schema. */
function frontMatterReference(): string {
  const { properties } = z.toJSONSchema(frontMatterSchema, { io: 'input', unrepresentable: 'any' });
  const rows = Object.entries(frontMatterSchema.shape).map(([key, type]) => {
    const { description, examples } = type.unwrap().meta() ?? {};
    const schema = properties?.[key];
    if (!isSchema(schema) || !description) throw new Error(`"${key}" needs a description in its schema.`);
    const example = Array.isArray(examples) ? dump({ [key]: examples[0] }, { flowLevel: 1 }).trim() : '';
    return `| \`${key}\` | ${description.replaceAll('|', '\\|')} | ${kindOf(schema).replaceAll('|', '\\|')} | \`${example.replaceAll('|', '\\|')}\` |`;
  });
  return `# Front matter

All keys that a page may have between two lines of \`---\` at its top; all are optional. Made from the schema in \`packages/fieldguide/src/engine/content/frontMatterSchema.ts\`: change that, then run \`npx vitest run tests/configurationReference.test.ts -u\`. A key that nobody reads is a warning.

| key | what it is for | takes | example |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}

it('docs/front-matter.md says what the schema of front matter says', async () => {
  await expect(frontMatterReference()).toMatchFileSnapshot('../docs/front-matter.md');
});
