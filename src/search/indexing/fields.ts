/** Where in a section a word stands: one bit a field. Above them stands the count in the body. */
export const FIELD = {
  title: 1,
  heading: 2,
  keywords: 4,
  description: 8,
  breadcrumbs: 16,
  code: 32,
} as const;

export type Field = keyof typeof FIELD;

/** Counts in the body are rounded down to one of these: what lies between says no more, and few numbers compress well. */
const COUNTS = [0, 1, 2, 3, 5, 8, 13];
const COUNT_SHIFT = 6;

/** One number for the fields and the count of a word in a section. */
export function codeOf(fields: number, count: number): number {
  const rounded = COUNTS.findLast((step) => step <= count) ?? 0;
  return (rounded << COUNT_SHIFT) | fields;
}

export function countOf(code: number): number {
  return code >> COUNT_SHIFT;
}
