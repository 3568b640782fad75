import { z } from 'zod';

/** Light Markdown: inline code and links. A number is what the author wrote (`time: 10`). */
const line = z.union([z.string(), z.number().transform(String)], 'expected text');
const lines = z.union([line.transform((text) => [text]), z.array(line)], 'expected text or a list of texts');

/** What must be true before the task of a page is begun: the `before` of its front matter. */
export const beforeSchema = z
  .strictObject({
    role: lines,
    license: lines,
    /** Names of features in `site/data/ports.yaml`. */
    ports: lines,
    credentials: lines,
    impact: lines,
    time: lines,
  })
  .partial();

export type Before = z.infer<typeof beforeSchema>;

/** What a reader sees of each key, in the order of the box. */
export const BEFORE_LABELS: Record<keyof Before, string> = {
  role: 'Role or permission',
  license: 'License',
  ports: 'Ports',
  credentials: 'Credentials',
  impact: 'Impact',
  time: 'Time',
};

export const BEFORE_KEYS = beforeSchema.keyof().options;
