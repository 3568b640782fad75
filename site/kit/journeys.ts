import { checkYaml } from 'fieldguide/components';
import { z } from 'zod';
import { faultIn, readParts } from './yamlFiles.ts';

const text = z.string().min(1);
const step = z.strictObject({
  page: z.string().regex(/^\/(?:[\w-]+\/)+$/, 'expected the route of a page, such as "/reports/"'),
  /** The id of the heading that the reader stops at. */
  heading: z.string().regex(/^[\p{L}\p{N}-]+$/u, 'expected the id of a heading'),
  /** Words that the reader types; without them, the page is linked from the text of the one before. */
  search: text.optional(),
});
const schema = z.strictObject({
  journeys: z.array(z.strictObject({ question: text, steps: z.array(step).min(2), holds: text })).min(1),
});

export type Journey = z.output<typeof schema>['journeys'][number];

/**
 * The journeys of a file.
 * @throws FieldguideError at the place of a fault.
 */
export function readJourneys(file: string): Journey[] {
  const { value, faults } = checkYaml(readParts(file), schema);
  if (value) return value.journeys;
  throw faultIn(file, faults[0] ?? { line: 1, column: 1, message: 'the file has no journeys.' });
}
