import { z } from 'zod';
import { isRecord } from '../../shared/text.ts';
import { type SiteConfig, siteConfigSchema } from './schema.ts';

/** The keys of each part of the settings whose values readers see: those that the schema marks with `SHOWN`. */
function shownKeys(): Map<string, ReadonlySet<string>> {
  const schema = z.toJSONSchema(siteConfigSchema, { io: 'input', unrepresentable: 'any' });
  const definitions = schema.$defs ?? {};
  return new Map(
    Object.entries(schema.properties ?? {}).map(([part, value]) => {
      const keys = new Set<string>();
      const seen = new Set<string>();
      const visit = (node: unknown, key: string) => {
        if (!isRecord(node)) return;
        if (node.isShown === true) keys.add(key);
        // A category holds categories.
        if (typeof node.$ref === 'string' && !seen.has(node.$ref)) {
          seen.add(node.$ref);
          visit(definitions[node.$ref.split('/').at(-1) ?? ''], key);
        }
        for (const [name, inner] of Object.entries(isRecord(node.properties) ? node.properties : {}))
          visit(inner, name);
        for (const inner of [node.items, node.additionalProperties]) visit(inner, key);
        for (const branches of [node.anyOf, node.oneOf, node.allOf])
          if (Array.isArray(branches)) for (const branch of branches) visit(branch, key);
      };
      visit(value, part);
      return [part, keys];
    }),
  );
}

type MapText = (text: string) => string;

/** The settings with each text for readers as `map` gives it. */
export function mapReaderTexts(config: SiteConfig, map: MapText): SiteConfig {
  const parts = [...shownKeys()].flatMap(([part, keys]) =>
    keys.size > 0 && Object.hasOwn(config, part)
      ? [[part, mapTexts(Reflect.get(config, part), part, { keys, map })]]
      : [],
  );
  return { ...config, ...Object.fromEntries(parts) };
}

/** All texts for readers in the settings. */
export function readerTexts(config: SiteConfig): string[] {
  const texts: string[] = [];
  mapReaderTexts(config, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}

function mapTexts(value: unknown, key: string, how: { keys: ReadonlySet<string>; map: MapText }): unknown {
  if (typeof value === 'string') return how.keys.has(key) ? how.map(value) : value;
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, key, how));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapTexts(inner, name, how)]));
}
