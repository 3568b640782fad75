import type { Place } from 'fieldguide';
import { type LightPart, parseLight, parseYaml, partsText, type YamlNode } from 'fieldguide/components';
import { createPassage, type LintPassage } from './passage.ts';

/** Lists of what people type, and what no sentence is in. */
const NO_PROSE = /^(?:synonyms|related|id|key|page|choices|default|example|menu|from|title|program|\$ref)$/;

/** The texts of a YAML file, each at the place where it begins. Empty where the file cannot be read: others say so. */
export function yamlPassages(source: string): LintPassage[] {
  const tree = parseYaml(source).parsed?.tree();
  return tree ? passagesIn(tree) : [];
}

function passagesIn(node: YamlNode): LintPassage[] {
  if (node.kind === 'text') return node.text === '' ? [] : [lightPassage(node.text, node.place)];
  if (node.kind === 'list') return node.items.flatMap(passagesIn);
  return node.entries.flatMap(({ key, value }) => (NO_PROSE.test(key) ? [] : passagesIn(value)));
}

/** A text in light Markdown as prose; all of it has one place. */
export function lightPassage(text: string, place: Place): LintPassage {
  const builder = createPassage('matter', () => place);
  const add = (parts: readonly LightPart[]) => {
    for (const part of parts)
      if (part.type === 'link') add(part.parts);
      else if (part.type === 'text') builder.add(part.text, place);
      else if (part.type === 'code') builder.addValue({ type: 'code', text: part.text }, place);
      else builder.addValue({ type: 'label', text: partsText(part.parts) }, place);
  };
  add(parseLight(text));
  return builder.finish();
}
