import type { PageSource } from '../../../src/engine/content/pageSource.ts';
import { createPassage, type Passage, VALUE } from './passage.ts';

/** The texts of the Before you start box as prose; names of ports are none. Their place is the line of `before`. */
export function beforePassages({ frontMatter, keyLines }: PageSource): Passage[] {
  const place = { line: keyLines.before ?? 1, column: 1 };
  return Object.entries(frontMatter.before ?? {})
    .filter(([key]) => key !== 'ports')
    .flatMap(([, texts]) => texts)
    .map((text) => {
      const builder = createPassage('matter', () => place);
      builder.add(plainLine(text), place);
      return builder.finish();
    });
}

/** Light Markdown without its marks. */
function plainLine(text: string): string {
  return text.replace(/`[^`]*`|\*\*[^*]*\*\*/g, VALUE).replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}
