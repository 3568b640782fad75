import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { DrawnDiagram } from '../../components/Diagram/drawDiagram.ts';

const size = z.object({ width: z.number(), height: z.number() });
const schema = z.object({ html: z.string(), label: z.string(), wide: size, narrow: size.optional() });

/**
 * A drawn diagram, kept on disk: laying one out takes longer than compiling its page. `folder` lives with the bundled
 * generator: a new generator starts with an empty one. What cannot be read is drawn again; what cannot be written is no
 * fault.
 */
export function keptDiagram(folder: string, key: string, draw: () => DrawnDiagram): DrawnDiagram {
  const file = path.join(folder, `${createHash('sha256').update(key).digest('hex').slice(0, 24)}.json`);
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    const drawn = draw();
    try {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, JSON.stringify(drawn));
    } catch {
      // A folder that may not be written (a read-only install) only costs time.
    }
    return drawn;
  }
}
