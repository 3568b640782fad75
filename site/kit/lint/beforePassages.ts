import type { PageSource } from 'fieldguide/rules';
import { lightPassage } from './dataTexts.ts';
import type { LintPassage } from './passage.ts';

/** The texts of the Before you start box as prose; names of ports are none. Their place is the line of `before`. */
export function beforePassages({ frontMatter, keyLines }: PageSource): LintPassage[] {
  const place = { line: keyLines.before ?? 1, column: 1 };
  return Object.entries(frontMatter.before ?? {})
    .filter(([key]) => key !== 'ports')
    .flatMap(([, texts]) => texts)
    .map((text) => lightPassage(text, place));
}
