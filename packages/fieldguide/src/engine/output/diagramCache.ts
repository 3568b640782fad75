import path from 'node:path';
import { z } from 'zod';
import type { DrawnDiagram } from '../../components/Diagram/drawDiagram.ts';
import { keepJson, keptJson } from '../config/keptJson.ts';
import { shortHash } from '../data/shortHash.ts';

const size = z.object({ width: z.number(), height: z.number() });
const schema = z.object({ html: z.string(), label: z.string(), wide: size, narrow: size.optional() });

/**
 * A drawn diagram, kept on disk: laying one out takes longer than compiling its page. `folder` lives with the bundled
 * generator: a new generator starts with an empty one. What is damaged is drawn again.
 */
export function keptDiagram(folder: string, key: string, draw: () => DrawnDiagram): DrawnDiagram {
  const file = path.join(folder, `${shortHash(key, 24)}.json`);
  const known = keptJson(file, schema);
  if (known) return known;
  const drawn = draw();
  keepJson(file, drawn);
  return drawn;
}
