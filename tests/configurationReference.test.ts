import { expect, it } from 'vitest';
import { z } from 'zod';
import { siteConfigSchema } from '../packages/fieldguide/src/engine/config/schema.ts';

type Schema = z.core.JSONSchema.BaseSchema;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** What a value may be, in a few words: `"left" or "right"`, `list of objects`. */
function kindOf(schema: Schema): string {
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter(isSchema);
  if (branches.length > 0) return [...new Set(branches.map(kindOf))].join(' or ');
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(' or ');
  if (schema.type === 'array') return 'list';
  return typeof schema.type === 'string' ? schema.type : 'object';
}

const code = (value: unknown) => `\`${JSON.stringify(value)}\``;

/** The keys of an object, and of what it holds, by their paths. */
function keysOf(schema: Schema, path: string): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
    if (!isSchema(value)) return [];
    const own = `${path}.${key}`;
    const needed = schema.required?.includes(key) && value.default === undefined ? ', required' : '';
    const standard = value.default === undefined ? '' : `; default ${code(value.default)}`;
    return [`- \`${own}\`: ${kindOf(value)}${needed}${standard}`, ...keysOf(value, own)];
  });
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
      keysOf(value, key).join('\n'),
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
