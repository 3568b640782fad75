import { parseYaml } from '../../../src/engine/data/readYaml.ts';
import type { YamlNode } from '../../../src/engine/data/yamlTree.ts';
import type { Place } from '../../../src/shared/errors.ts';
import { createPassage, type Passage, VALUE } from './passage.ts';

/** Keys of YAML files whose values are sentences for readers. */
const PROSE = new Set(
  'definition description summary meaning purpose notes note text about label'.split(' '),
);

/** The prose of a YAML file, each text at the place where it begins. Empty where the file cannot be read: others say so. */
export function yamlPassages(source: string): Passage[] {
  const { parsed } = parseYaml(source);
  const tree = parsed?.tree();
  return tree ? passagesIn(tree, false) : [];
}

function passagesIn(node: YamlNode, isProse: boolean): Passage[] {
  if (node.kind === 'text') return isProse && node.text !== '' ? [lightPassage(node.text, node.place)] : [];
  if (node.kind === 'list') return node.items.flatMap((item) => passagesIn(item, isProse));
  return node.entries.flatMap(({ key, value }) => passagesIn(value, PROSE.has(key)));
}

/** A text in light Markdown as prose; all of it has one place. */
export function lightPassage(text: string, place: Place): Passage {
  const builder = createPassage('matter', () => place);
  builder.add(text.replace(/`[^`]*`|\*\*[^*]*\*\*/g, VALUE).replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'), place);
  return builder.finish();
}
