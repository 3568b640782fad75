import { parseYaml } from '../../../src/engine/data/readYaml.ts';
import type { YamlNode } from '../../../src/engine/data/yamlTree.ts';
import type { Place } from '../../../src/shared/errors.ts';
import { createPassage, type Passage, VALUE } from './passage.ts';

/** Lists of what people type, and what no sentence is in. */
const NO_PROSE = /^(?:synonyms|related|id|key|page|\$ref)$/;

/** The texts of a YAML file, each at the place where it begins. Empty where the file cannot be read: others say so. */
export function yamlPassages(source: string): Passage[] {
  const tree = parseYaml(source).parsed?.tree();
  return tree ? passagesIn(tree) : [];
}

function passagesIn(node: YamlNode): Passage[] {
  if (node.kind === 'text') return node.text === '' ? [] : [lightPassage(node.text, node.place)];
  if (node.kind === 'list') return node.items.flatMap(passagesIn);
  return node.entries.flatMap(({ key, value }) => (NO_PROSE.test(key) ? [] : passagesIn(value)));
}

/** A text in light Markdown as prose; all of it has one place. */
export function lightPassage(text: string, place: Place): Passage {
  const builder = createPassage('matter', () => place);
  builder.add(text.replace(/`[^`]*`|\*\*[^*]*\*\*/g, VALUE).replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'), place);
  return builder.finish();
}
